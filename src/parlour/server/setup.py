"""How a house is set up: where its file is, at which address it stands, whom it trusts."""

import os
import socket
from pathlib import Path
from typing import Final

from msgspec import Struct

PORT: Final = 8765
FILE: Final = "parlour.sqlite3"


class Setup(Struct, frozen=True, kw_only=True):
    """Everything that can be chosen when a house is opened."""

    store: str = ""  # the path of a file, or the address of a PostgreSQL database
    host: str = "0.0.0.0"
    port: int = PORT
    pause: float = 0.8  # seconds a bot lets pass
    generous: int = 1  # by how much the house's limits are multiplied
    proxies: tuple[str, ...] = ()  # whose word about addresses is taken
    public_url: str = ""  # where people reach this house, if not at its own address
    node_url: str = ""  # where other processes of this house reach this one
    test_mode: bool = False  # without it, nothing of what follows may be set
    speed: float = 1.0  # of the tables' time
    armed: tuple[str, ...] = ()  # failpoints, as `before-commit:3:crash`

    @property
    def address(self) -> str:
        """Where other processes that share our store find us."""
        anywhere = self.host in ("0.0.0.0", "::", "")
        host = socket.gethostname() if anywhere else self.host
        return self.node_url.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def url(self) -> str:
        """The store as a database's address."""
        return url_of(self.store)


def url_of(store: str) -> str:
    if store.startswith("postgresql://"):
        return store.replace("postgresql://", "postgresql+psycopg://", 1)
    if "://" in store:
        return store
    return f"sqlite:///{Path(store) if store else usual_file()}"


def file_of(url: str) -> Path | None:
    """The file of a store that is one."""
    kind, _, path = url.partition(":///")
    return Path(path) if kind == "sqlite" else None


def usual_file() -> Path:
    """Where a person's data belong, by the custom of the system."""
    share = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(share).expanduser() / "parlour" / FILE
