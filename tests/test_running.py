"""A house that somebody runs: how it says that it is well, what it notes, and how it stops."""

import asyncio
import signal
import socket
import stat
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest

from parlour.catalogue import CATALOGUE
from parlour.cli import arguments
from parlour.cli.main import main
from parlour.core import Seat
from parlour.core.record import read_record
from parlour.server.admin import hashed_password
from parlour.server.log import Log
from parlour.server.running import Insecure, run
from parlour.server.setup import Setup, url_of
from parlour.store.settings import put
from tests.history import faults
from tests.houses import House, Player, free_port, gathered, house
from tests.stores import both_stores
from tests.storm import ended
from tests.test_full_disk import let_write
from tests.tree import ROOT

Said = pytest.CaptureFixture[str]
PASSWORD = "correct horse battery staple"


def refused(at: House, path: str, **how: Any) -> tuple[int, bytes]:
    with pytest.raises(HTTPError) as no:
        at.ask(path, **how)
    with no.value:
        return no.value.code, no.value.read()


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def test_a_house_says_that_it_is_well_and_that_this_one_is_for_tests(at: House) -> None:
    for path in ("/api/health", "/api/ready"):
        assert at.say(path, method="GET") == {"status": "ok", "test_mode": True}


def test_a_house_that_cannot_write_is_not_ready_but_stands(at: House) -> None:
    at.say("/api/ready", method="GET")
    let_write(at, 0)
    assert refused(at, "/api/ready")[0] == 503
    assert b"ok" in at.ask("/api/health")
    let_write(at, -1)
    assert b"ok" in at.ask("/api/ready")


def test_what_happens_is_counted(at: House) -> None:
    before = counted(at)
    gathered(at, "batasaurus", 2)
    after = counted(at)
    assert after['parlour_moves_total{by="dealer"}'] > before['parlour_moves_total{by="dealer"}']
    assert after["parlour_playing"] == before["parlour_playing"] + 1
    assert after["parlour_write_seconds_count"] > before["parlour_write_seconds_count"]
    assert after["process_resident_memory_bytes"] > 1_000_000


def counted(at: House) -> dict[str, float]:
    lines = at.ask("/metrics").decode().splitlines()
    return {
        name: float(value)
        for name, _, value in (line.rpartition(" ") for line in lines if line[:1] != "#")
    }


def test_nobody_sees_the_admin_page_before_a_password_is_set(tmp_path: Path) -> None:
    with house(tmp_path) as at:
        code, said = refused(at, "/admin")
        assert code == 403
        assert b"parlour password" in said
        code, _ = refused(at, "/admin", key="")
        assert code == 403


@both_stores
def test_the_admin_page_opens_with_the_password_alone(store: str) -> None:
    with house(store) as at:
        put(url_of(store), "admin-password", hashed_password(PASSWORD))
        assert refused(at, "/admin")[0] == 401
        assert refused(at, "/admin", key="correct horse battery")[0] == 401
        page = at.ask("/admin?language=de", key=PASSWORD).decode()
        assert "Dieses Haus" in page
        assert "<strong>TESTBETRIEB" in page
        assert "<script" not in page
        assert url_of(store).partition("+")[0].partition(":")[0] in page


def test_a_password_that_is_guessed_at_is_not_asked_for_a_while(tmp_path: Path) -> None:
    store = str(tmp_path / "house.sqlite3")
    with house(tmp_path, generous=1) as at:
        put(url_of(store), "admin-password", hashed_password(PASSWORD))
        codes = [refused(at, "/admin", key=f"guess {n}")[0] for n in range(12)]
        assert codes == [401] * 10 + [429] * 2
        assert refused(at, "/admin", key=PASSWORD)[0] == 429


def test_a_proxy_does_not_speak_for_this_machine(at: House) -> None:
    said = b"GET /metrics HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.7\r\n\r\n"
    with socket.create_connection(("127.0.0.1", at.port)) as line:
        line.sendall(said)
        assert line.recv(100).startswith(b"HTTP/1.1 403")


def test_a_password_is_kept_as_argon2_makes_it(
    tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = tmp_path / "house.sqlite3"
    for typed, status in (("short", 2), (PASSWORD, 0)):
        monkeypatch.setattr("builtins.input", lambda typed=typed: typed)
        assert main(["password", "--store", str(store)]) == status
    kept = store.read_bytes() + b"".join(path.read_bytes() for path in tmp_path.glob("*-wal"))
    assert b"$argon2id$" in kept
    assert PASSWORD.encode() not in kept
    assert PASSWORD not in capsys.readouterr().out


def test_the_log_tells_of_a_failure_but_not_its_words(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w+") as stream:
        log = Log(stream)
        try:
            raise ValueError("the seven of clubs, and the key is k-9")
        except ValueError as failure:
            log.failed("evening", 7, failure)
        stream.seek(0)
        line = msgspec.json.decode(stream.read())
    assert (line["what"], line["match"], line["n"]) == ("table-failed", "evening", 7)
    assert line["failure"] == "ValueError"
    assert line["way"]
    assert "clubs" not in str(line)


def test_no_secret_is_in_the_log(tmp_path: Path) -> None:
    """After an evening with refusals, wrong keys, nonsense and a fault of the disk."""
    with house(tmp_path) as at:
        table, keys = gathered(at, "petitwhist", 2)
        ticket = at.ticket(table, keys[0], 0)
        refused(at, f"/api/tables/{table}?invite=nonsense")
        refused(at, f"/api/tables/{table}", key="wrong" * 5)
        refused(at, "/api/tables", body={"game": "petitwhist", "seats": 99})
        let_write(at, 0)
        refused(at, "/api/tables", body={"game": "petitwhist", "seats": 2})
        let_write(at, -1)
        invite = at.say(f"/api/tables/{table}", key=keys[0], method="GET")["invite"]
        at.process.send_signal(signal.SIGTERM)
        at.process.wait(30)
        written = str(at.noted)
        assert [line["what"] for line in at.noted] == ["opened", "closed"]
        for secret in (*keys, ticket, invite, "wrongwrong"):
            assert secret not in written


@both_stores
def test_a_house_that_is_asked_to_stop_says_goodbye_and_loses_nothing(store: str) -> None:
    async def stopped(at: House) -> tuple[float, list[Player]]:
        table, keys = gathered(at, "kiza", 3)
        room = CATALOGUE["kiza"]
        players = [Player(at, room, table, Seat(s), key, 0.02) for s, key in enumerate(keys)]
        nowhere: Any = None
        players += [Player(at, room, table, nowhere, key) for key in keys]  # who only listen
        tasks = [asyncio.create_task(player.play()) for player in players]
        while not all(player.frames for player in players):
            await asyncio.sleep(0.01)
        begun = monotonic()
        at.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(at.process.wait, 20) == 0
        took = monotonic() - begun
        at.process = await asyncio.to_thread(at.start)
        while not any(ended(player) for player in players):
            await asyncio.sleep(0.02)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return took, players

    with house(store, speed=100) as at:
        took, players = asyncio.run(stopped(at))
        told = [
            line.frame["retry_ms"]
            for player in players[3:]
            for line in player.history.lines
            if line.frame.get("type") == "Closing"
        ]
        record = read_record(CATALOGUE["kiza"], at.ask(f"/api/matches/{players[0].table}").decode())
    assert took < 15
    assert len(told) == 3
    assert all(500 <= ms <= 3000 for ms in told)
    assert len(set(told)) > 1
    assert [*faults(CATALOGUE["kiza"], record, [player.history for player in players])] == []


@pytest.mark.parametrize("faulty", [{"armed": ("before-tell:1:crash",)}, {"speed": 2.0}])
def test_nothing_can_be_made_to_fail_outside_of_the_test_mode(faulty: Any, tmp_path: Path) -> None:
    with pytest.raises(Insecure):
        run(CATALOGUE, Setup(store=str(tmp_path / "x.sqlite3"), **faulty), lambda: None)


@contextmanager
def proxied(port: int, *, upgrades: bool = True) -> Iterator[int]:
    """A proxy in front of a house; one that knows no WebSockets drops what asks for them."""
    front = socket.create_server(("127.0.0.1", 0))

    def carry(near: socket.socket) -> None:
        head = near.recv(65536)
        with near, socket.create_connection(("127.0.0.1", port)) as far:
            if not upgrades:
                head = head.replace(b"Upgrade: websocket\r\n", b"")
            far.sendall(head)
            back = Thread(target=pour, args=(far, near), daemon=True)
            back.start()
            pour(near, far)
            back.join(5)

    def pour(one: socket.socket, other: socket.socket) -> None:
        try:
            while part := one.recv(65536):
                other.sendall(part)
            other.shutdown(socket.SHUT_WR)
        except OSError:
            pass

    def accept() -> None:
        while True:
            try:
                near, _ = front.accept()
            except OSError:
                return
            Thread(target=carry, args=(near,), daemon=True).start()

    Thread(target=accept, daemon=True).start()
    yield front.getsockname()[1]
    front.close()


def doctor(*words: str, capsys: Said) -> list[str]:
    """What the doctor says is ill."""
    status = main(["doctor", "--language=en", *words])
    said = capsys.readouterr().out.splitlines()
    ill = [line for line in said if line.startswith("✗")]
    assert status == (1 if ill else 0)
    return ill


def test_the_doctor_finds_a_house_to_be_well(tmp_path: Path, capsys: Said) -> None:
    where = ["--host", "127.0.0.1", "--port", str(free_port())]
    assert doctor(*where, "--store", str(tmp_path / "new.sqlite3"), capsys=capsys) == []


@pytest.mark.long
def test_the_doctor_asks_a_database(database: str, capsys: Said) -> None:
    main(["migrate", "--store", database])
    assert doctor("--store", database, "--port", str(free_port()), capsys=capsys) == []


def test_the_doctor_looks_through_a_proxy(at: House, tmp_path: Path, capsys: Said) -> None:
    store = ["--store", str(tmp_path / "new.sqlite3"), "--port", str(at.port)]
    with proxied(at.port) as good, proxied(at.port, upgrades=False) as bad:
        url = f"http://127.0.0.1:{good}"
        ill = doctor(*store, "--public-url", url, capsys=capsys)
        assert ["TEST MODE" in line for line in ill] == [True, False, True]
        assert "https" in ill[1]
        ill = doctor(*store, "--public-url", f"http://127.0.0.1:{bad}", capsys=capsys)
        assert "WebSockets do not get through" in ill[-1]


def test_the_doctor_names_what_is_ill(tmp_path: Path, capsys: Said) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = ["--port", str(other.getsockname()[1]), "--host", "127.0.0.1"]
        other.settimeout(0.1)
        (ill,) = doctor(*taken, "--store", str(tmp_path / "x.sqlite3"), capsys=capsys)
    assert "is taken by something else" in ill
    no_store = ["--port", str(free_port()), "--store", "postgresql://nobody@127.0.0.1:1/nothing"]
    (ill,) = doctor(*no_store, capsys=capsys)
    assert "does not answer" in ill
    outside = ["--port", str(free_port()), "--store", str(tmp_path / "x.sqlite3")]
    ills = doctor(*outside, "--public-url", "https://127.0.0.1:1", capsys=capsys)
    assert len(ills) == 2


def test_the_unit_and_the_container_open_a_house_that_exists() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "deploy/parlour.service")
    program, command, *words = unit["Service"]["ExecStart"].split()
    assert program.endswith("/parlour")
    asked = arguments.parsed(command, words)
    assert asked.no_browser
    assert asked.proxy == ["127.0.0.1"]
    assert int(unit["Service"]["TimeoutStopSec"]) > 15
    page = (ROOT / "deploy/Containerfile").read_text()
    (words,) = (msgspec.json.decode(line[4:]) for line in page.splitlines() if line[:4] == "CMD ")
    assert arguments.parsed(words[0], words[1:]).no_browser
    copied = [line.split()[1:-1] for line in page.splitlines() if line[:5] == "COPY "]
    sources = [path for paths in copied for path in paths if not paths[0].startswith("--from")]
    assert all((ROOT / path).exists() for path in sources)
    assert "USER parlour" in page


def test_a_store_is_nobody_elses_to_read(tmp_path: Path) -> None:
    with house(tmp_path):
        pass
    for file in tmp_path.glob("house.sqlite3*"):
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file
