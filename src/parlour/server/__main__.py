"""`python -m parlour.server PORT FILE`: the house behind one port, its journal in one file."""

import sys

import uvicorn

from parlour.catalogue import CATALOGUE
from parlour.server.door import door


def main(port: str, file: str) -> None:
    app = door(CATALOGUE, f"sqlite:///{file}")
    uvicorn.run(app, host="127.0.0.1", port=int(port), log_level="warning", ws="websockets-sansio")


if __name__ == "__main__":
    main(*sys.argv[1:3])
