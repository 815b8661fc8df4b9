"""`python -m parlour.server PORT FILE`: the house behind one port, its journal in one file."""

import sys

import uvicorn

from parlour.catalogue import CATALOGUE
from parlour.server.door import Line, door


def main(port: str, file: str, pause: str = "0.8") -> None:
    app = door(CATALOGUE, f"sqlite:///{file}", pause=float(pause), generous=1000)
    uvicorn.run(
        app,
        host="127.0.0.1",
        port=int(port),
        log_level="warning",
        ws=Line,
        ws_per_message_deflate=False,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
