"""`python -m parlour.server PORT STORE`: a house for tests and figures, which hurries nobody.

What else is chosen follows as `name=value`, such as `pause=0.1`, `speed=20` or
`arm=before-commit:3:crash`, which makes a failpoint strike on its third passing.
"""

import sys
from typing import Any

import msgspec

from parlour.catalogue import CATALOGUE
from parlour.server.running import run
from parlour.server.setup import Setup

QUIET = {"host": "127.0.0.1", "pause": 0.0, "generous": 1000, "test_mode": True}


def main(port: str, store: str, *rest: str) -> None:
    chosen: dict[str, Any] = {**QUIET, "port": port, "store": store, "armed": [], "proxies": []}
    for word in rest:
        name, _, value = word.partition("=")
        if name == "arm":
            chosen["armed"].append(value)
        elif name == "proxy":
            chosen["proxies"].append(value)
        else:
            chosen[name] = value
    run(CATALOGUE, msgspec.convert(chosen, Setup, strict=False), lambda: None)


if __name__ == "__main__":
    main(*sys.argv[1:])
