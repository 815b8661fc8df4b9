"""Autobahn's cases against the line of the house: `make bench ONLY=autobahn`.

The suite runs under Python 2.7 alone; `PYTHON2` says where that is. It asks for an echo,
which our house is not: so an echo stands behind the same line with the same settings, but for the
limit of a frame, and hears and speaks as a chair does. Sections 1 to 7 and 10; 9 asks for frames of
sixteen megabytes, 12 and 13 for compression, and the house has neither.
"""

import asyncio
import json
import os
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any
from unittest.mock import patch

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from parlour.catalogue import CATALOGUE
from parlour.server.line import Line
from parlour.server.running import configured
from parlour.server.setup import Setup
from tests.houses import HERE, free_port

SUITE = Path(__file__).resolve().parent.parent / ".cache/autobahn"
PYTHON2 = os.environ.get("PYTHON2", "python2.7")
CASES = ["1.*", "2.*", "3.*", "4.*", "5.*", "6.*", "7.*", "10.*"]
RUN = "from autobahntestsuite.wstest import run; run()"
LARGE = 16 * 1024 * 1024


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    line: Line = socket.scope["state"]["line"]

    def ear(text: str) -> None:
        line.tell(text.encode())

    line.listen(ear)
    while (message := await socket.receive())["type"] != "websocket.disconnect":
        await socket.send_bytes(message["bytes"])  # only what is not text comes this way


def served(port: int) -> uvicorn.Server:
    config = configured(CATALOGUE, Setup(store="sqlite://", host=HERE, port=port))
    config.app = Starlette(routes=[WebSocketRoute("/", echo)])
    config.ws_max_size = LARGE
    return uvicorn.Server(config)


def furnished() -> dict[str, str]:
    """Where the suite is, for a Python of its time."""
    if not (SUITE / "autobahntestsuite").exists():
        install = [PYTHON2, "-m", "pip", "install", "-q", "--target", str(SUITE)]
        subprocess.run([*install, "autobahntestsuite"], check=True)
        (SUITE / "zope/__init__.py").touch()  # a folder of its own must say that it is a package
    return {**os.environ, "PYTHONPATH": str(SUITE)}


def asked(port: int, folder: Path) -> dict[str, Any]:
    """What the suite makes of a server, case by case."""
    wanted = {
        "outdir": str(folder),
        "servers": [{"agent": "parlour", "url": f"ws://{HERE}:{port}"}],
        "cases": CASES,
        "exclude-cases": [],
        "exclude-agent-cases": {},
    }
    (folder / "spec.json").write_text(json.dumps(wanted))
    words = [PYTHON2, "-c", RUN, "-m", "fuzzingclient", "-s", str(folder / "spec.json")]
    subprocess.run(words, env=furnished(), stdout=subprocess.DEVNULL, check=True)
    found: dict[str, Any] = json.loads((folder / "index.json").read_text())["parlour"]
    return found


def answering(python: str) -> bool:
    """Whether there is one: what is found by name may still be an empty shell."""
    asked = [python, "--version"]
    found = shutil.which(python)
    return found is not None and not subprocess.run(asked, capture_output=True).returncode


def main() -> None:
    if not answering(PYTHON2):
        print(f"There is no {PYTHON2} here: say in PYTHON2 where one is.")
        return
    port = free_port()
    with patch("parlour.server.line.FULL", LARGE), TemporaryDirectory() as folder:
        server = served(port)
        Thread(target=lambda: asyncio.run(server.serve()), daemon=True).start()
        found = asked(port, Path(folder))
        server.should_exit = True
    behaved = Counter(case["behavior"] for case in found.values())
    closed = Counter(case["behaviorClose"] for case in found.values())
    print(f"{len(found)} cases: {dict(behaved)}; closing: {dict(closed)}")
    bad = [
        f"{name}: {case['behavior']}, closing {case['behaviorClose']}"
        for name, case in found.items()
        if "FAILED" in (case["behavior"], case["behaviorClose"])
    ]
    print(*bad, sep="\n")


if __name__ == "__main__":
    main()
