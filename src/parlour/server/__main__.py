"""`python -m parlour.server PORT FILE`: a house for tests and figures, which hurries nobody."""

import sys

from parlour.catalogue import CATALOGUE
from parlour.server.running import run
from parlour.server.setup import Setup


def main(port: str, store: str, *rest: str) -> None:
    setup = Setup(
        store=store,
        host="127.0.0.1",
        port=int(port),
        pause=0.0,
        generous=1000,
        test_mode="--insecure-test-mode" in rest,
    )
    run(CATALOGUE, setup, lambda: None)


if __name__ == "__main__":
    main(*sys.argv[1:])
