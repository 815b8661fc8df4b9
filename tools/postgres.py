"""A PostgreSQL of our own for the tests that need one: found or installed, and thrown away.

It never touches a server that runs already: its data lie in a folder of their own, it listens on a
free port of this machine, and it ends with whoever started it.
"""

import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.venv import Missing

HERE = "127.0.0.1"
DEBIAN = Path("/usr/lib/postgresql")
NONE = (
    "The tests of the store need PostgreSQL: install it "
    "(on Debian and Ubuntu: apt-get install postgresql), then run this again."
)


class Server:
    """One PostgreSQL, which can be stopped in every way and started again."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs, self.folder = programs, folder
        self.port = free_port()
        self.who = servant()
        if self.who:
            shutil.chown(folder, self.who)
        self.run("initdb", "--auth=trust", "--username=house", "--encoding=UTF8", "--locale=C")
        self.start()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://house@{HERE}:{self.port}/{database}"

    def start(self) -> None:
        chosen = f"-p {self.port} -c listen_addresses={HERE} -k {self.folder}"
        self.run("pg_ctl", "--wait", "--silent", f"--log={self.folder}/log", "-o", chosen, "start")

    def stop(self, how: str = "fast") -> None:
        self.run("pg_ctl", "--wait", "--silent", f"--mode={how}", "stop")

    def say(self, statement: str) -> None:
        """One statement to the whole server, such as `create database evening`."""
        self.run("psql", "--quiet", "--dbname", self.url(), "--command", statement, of_data=False)

    def run(self, program: str, *words: str, of_data: bool = True) -> None:
        data = [f"--pgdata={self.folder}/data"] if of_data else []
        subprocess.run(
            [self.programs / program, *data, *words],
            user=self.who,
            group=pwd.getpwnam(self.who).pw_gid if self.who else None,
            extra_groups=[] if self.who else None,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            check=True,
        )


@contextmanager
def server() -> Iterator[Server]:
    with TemporaryDirectory(prefix="parlour-postgres-") as folder:
        running = Server(programs(), Path(folder))
        try:
            yield running
        finally:
            running.stop("immediate")


def programs() -> Path:
    """The folder with the newest initdb, pg_ctl and psql of this machine."""
    if place := found() or installed():
        return place
    raise Missing(NONE)


def found() -> Path | None:
    known = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda file: int(file.parts[-3]))
    if known:
        return known[-1].parent
    elsewhere = shutil.which("initdb")
    return Path(elsewhere).resolve().parent if elsewhere else None


def installed() -> Path | None:
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", "--quiet", *words], env=quiet, check=False)
    return found()


def servant() -> str | None:
    """PostgreSQL refuses to run as root; then its own user does, or nobody."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])
