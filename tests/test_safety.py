"""What a stranger may try at the door: each limit at its edge, each key in another lock."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from time import monotonic
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from parlour.server.chair import BAD_FRAME, LOGGED_OUT, NO_TICKET, TOO_MUCH
from parlour.server.front import HEAD
from parlour.server.play import FRAME
from parlour.server.visit import BODY, DEPTH, RECORD
from tests.houses import HERE, House, gathered, house

WANTED = {"game": "petitwhist", "seats": 2}


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Generous: what is tried here has nothing to do with how often."""
    with house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


@pytest.fixture
def strict(tmp_path: Any) -> Iterator[House]:
    """With the limits of every house."""
    with house(tmp_path, generous=1) as opened:
        yield opened


def refused(at: House, path: str, body: Any = None, **how: Any) -> tuple[int, dict[str, Any]]:
    with pytest.raises(HTTPError) as no:
        at.ask(path, body, **how)
    with no.value:
        said = no.value.read()
        return no.value.code, msgspec.json.decode(said) if said else {}


def line(at: House, **how: Any) -> ClientConnection:
    where = f"ws://{HERE}:{at.port}/api/play"
    opened: ClientConnection = connect(where, compression=None, legacy=True, **how)
    return opened


def seated(
    at: House, table: str, key: str | None, seat: int | None, **how: Any
) -> ClientConnection:
    opened = line(at, **how)
    sit = {"type": "Sit", "ticket": at.ticket(table, key, seat)}
    opened.send(msgspec.json.encode(sit).decode())
    return opened


def closed(opened: ClientConnection) -> int:
    """Why it was closed, once everything before has been heard."""
    try:
        while True:
            opened.recv(timeout=20)
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd else 1006


def table_of(at: House) -> tuple[str, list[str]]:
    return gathered(at, "petitwhist", 2)


# Sockets: whose page opens them, and with what.


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example"]
)
def test_a_page_of_somebody_else_opens_no_socket(at: House, origin: str) -> None:
    with pytest.raises(InvalidStatus) as no:
        line(at, origin=origin)
    assert no.value.response.status_code == 403


def test_a_page_of_ours_and_a_program_open_one(at: House, tmp_path: Any) -> None:
    line(at, origin=f"http://{HERE}:{at.port}").close()
    line(at).close()
    with house(tmp_path, public_url="https://play.example.org/") as proxied:
        line(proxied, origin="https://play.example.org").close()


def test_a_ticket_opens_one_socket_and_only_its_seat(at: House) -> None:
    table, keys = table_of(at)
    ticket = at.ticket(table, keys[1], 1)
    sit = msgspec.json.encode({"type": "Sit", "ticket": ticket}).decode()
    with line(at) as first, line(at) as second:
        first.send(sit)
        frame = msgspec.json.decode(first.recv(timeout=5))
        while "mine" not in frame:
            frame = msgspec.json.decode(first.recv(timeout=5))
        assert frame["mine"] == [1]
        second.send(sit)
        assert closed(second) == NO_TICKET
    assert refused(at, f"/api/tables/{table}/tickets", {"seat": 0}, key=keys[1])[0] == 403
    assert refused(at, f"/api/tables/{table}/tickets", {"seat": None})[0] == 403


@pytest.mark.parametrize(
    "frame",
    [
        b"\x00\x01",
        "",
        "{}",
        "[1, 2]",
        '{"type":"Sit"}',
        '{"type":"Sit","ticket":"x","extra":1}',
        '{"type":"Sit","ticket":NaN}',
        '{"type":"Sit","ticket":"' + "x" * FRAME + '"}',
        "\ufeff{}",
    ],
)
def test_nonsense_closes_a_socket_with_a_reason(at: House, frame: str | bytes) -> None:
    with line(at) as opened:
        opened.send(frame)
        assert closed(opened) == BAD_FRAME


def said_as(size: int) -> str:
    """A frame of so many bytes that is one of ours, and wants nothing."""
    empty = '{"type":"Wave","emote":"hello"%s}'
    return empty % (" " * (size - len(empty) + 2))


def nested(depth: int) -> str:
    draft = "[" * (depth - 1) + "]" * (depth - 1)
    return f'{{"type":"May","ref":"a","draft":{draft}}}'


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (said_as(FRAME), None),
        (said_as(FRAME + 1), BAD_FRAME),
        (said_as(FRAME * 10), 1009),
        ('{"type":"Talk","text":"' + "[" * 40 + '"}', None),
        (nested(DEPTH + 1), BAD_FRAME),
        (nested(FRAME // 2 - 30), BAD_FRAME),
        (b"\x01\x02", BAD_FRAME),
        ('{"type":"Say","ref":"a","at":1e400,"move":{}}', BAD_FRAME),
        ('{"type":"Say","ref":"a","at":' + "9" * 4000 + ',"move":{}}', BAD_FRAME),
        ('{"type":"Say","ref":"a","at":0,"move":{"type":"Cheat"}}', BAD_FRAME),
        ('{"type":"Say","ref":"a","at":0,"seat":1,"move":{}}', BAD_FRAME),
        ('{"type":"Talk","text":"\\ud800"}', BAD_FRAME),
    ],
)
def test_a_frame_at_the_edge(at: House, frame: str | bytes, code: int | None) -> None:
    table, keys = table_of(at)
    before = at.ask(f"/api/tables/{table}/now?seat=0", key=keys[0])
    with seated(at, table, keys[0], 0) as opened:
        opened.send(frame)
        if code is None:
            opened.send('{"type":"Choose","ref":"still here"}')
            while msgspec.json.decode(opened.recv(timeout=5)).get("ref") != "still here":
                pass
        else:
            assert closed(opened) == code
    assert at.ask(f"/api/tables/{table}/now?seat=0", key=keys[0]) == before


def test_no_compression_is_agreed_on(at: House) -> None:
    with connect(f"ws://{HERE}:{at.port}/api/play", compression="deflate") as opened:
        assert opened.response is not None
        assert "sec-websocket-extensions" not in opened.response.headers


def test_who_logs_out_leaves_on_every_device(at: House) -> None:
    table, keys = table_of(at)
    with seated(at, table, keys[0], 0) as one, seated(at, table, keys[0], 0) as other:
        new = at.say(f"/api/tables/{table}/keys", key=keys[0], method="DELETE")["key"]
        assert (closed(one), closed(other)) == (LOGGED_OUT, LOGGED_OUT)
    assert refused(at, f"/api/tables/{table}", key=keys[0])[0] == 401
    assert at.say(f"/api/tables/{table}", key=new, method="GET")["mine"] == [0]


def shout(opened: ClientConnection) -> None:
    for _ in range(2_000):
        opened.send('{"type":"Choose","ref":"%s"}' % ("x" * 4000))


def test_who_does_not_read_is_let_go_and_nobody_else_notices(at: House) -> None:
    table, keys = table_of(at)
    deaf = seated(at, table, keys[0], 0, max_queue=1)
    with suppress(ConnectionClosed, OSError):
        shout(deaf)
    until = monotonic() + 20
    while at.say(f"/api/tables/{table}", key=keys[1], method="GET")["seats"][0]["here"]:
        assert monotonic() < until, "it still holds what nobody reads"
    deaf.socket.close()
    with seated(at, table, keys[1], 1) as other:
        other.send('{"type":"Choose","ref":"still here"}')
        while msgspec.json.decode(other.recv(timeout=5)).get("ref") != "still here":
            pass


# How often, how much, how slowly.


def test_a_seat_says_so_many_frames_and_no_more(strict: House) -> None:
    table, keys = table_of(strict)
    with seated(strict, table, keys[0], 0) as opened:
        for _ in range(20):
            opened.send('{"type":"Choose","ref":"a"}')
        while msgspec.json.decode(opened.recv(timeout=5)).get("ref") != "a":
            pass
        for _ in range(20):
            opened.send('{"type":"Choose","ref":"a"}')
        assert closed(opened) == TOO_MUCH


def test_pings_are_bounded_too(strict: House) -> None:
    with line(strict) as opened:
        with suppress(ConnectionClosed):
            for _ in range(200):
                opened.ping()
        assert closed(opened) == TOO_MUCH


def test_so_many_sockets_from_one_address_and_no_more(strict: House) -> None:
    opened = [line(strict) for _ in range(100)]
    with pytest.raises(InvalidStatus) as no:
        line(strict)
    assert no.value.response.status_code == 429
    opened.pop().close()
    until = monotonic() + 5
    while monotonic() < until:
        try:
            opened.append(line(strict))
            break
        except InvalidStatus:
            pass
    assert len(opened) == 100
    for one in opened:
        one.close()


def test_so_many_tables_a_minute_and_no_more(strict: House) -> None:
    codes = [refused_or_not(strict, n) for n in range(11)]
    assert codes == [201] * 10 + [429]
    code, said = refused(strict, "/api/tables", WANTED)
    assert (code, said["why"]) == (429, "too-often")
    assert 1 <= said["retry_after_s"] <= 60
    assert str(said["retry_after_s"]) in said["text"]


def refused_or_not(at: House, n: int) -> int:
    """Each says that it comes from elsewhere; nobody has asked a proxy."""
    body, url = msgspec.json.encode(WANTED), f"http://{HERE}:{at.port}/api/tables"
    asked = Request(url, body, {"x-forwarded-for": f"203.0.113.{n}"})
    try:
        with urlopen(asked, timeout=10) as answer:
            return int(answer.status)
    except HTTPError as no:
        with no:
            return no.code


def test_a_proxy_that_was_named_speaks_for_others(tmp_path: Any) -> None:
    with house(tmp_path, generous=1, proxy=HERE) as proxied:
        assert [refused_or_not(proxied, n) for n in range(12)] == [201] * 12


def test_who_tries_keys_has_to_wait(strict: House) -> None:
    table, keys = table_of(strict)
    codes = [refused(strict, f"/api/tables/{table}", key=f"guess{n}")[0] for n in range(11)]
    assert codes == [401] * 10 + [429]
    code, said = refused(strict, f"/api/tables/{table}", key=keys[0])
    assert code == 429
    assert said["retry_after_s"] > 30
    with line(strict) as opened:
        opened.send('{"type":"Sit","ticket":"guess"}')
        assert closed(opened) == TOO_MUCH


def sent(at: House, said: bytes, wait: float = 20.0) -> bytes:
    with socket.create_connection((HERE, at.port), wait) as raw:
        try:
            raw.sendall(said)
            return b"".join(iter(lambda: raw.recv(65536), b""))
        except ConnectionError:
            return b""


def headed(size: int) -> bytes:
    """A request whose lines before the body have so many bytes."""
    start = b"GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx: "
    return start + b"x" * (size - len(start) - 4) + b"\r\n\r\n"


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (headed(HEAD - 100), b"200"),
        (headed(HEAD + 100), b"431"),
        (headed(HEAD * 10), b"431"),
        (b"GET /api/health HTTP/1.1\r\nhost: x\r\n" + b"x: y\r\n" * 20_000, b"431"),
        (b"GET /" + b"x" * HEAD * 2, b"431"),
        (b"nonsense\r\n\r\n", b"400"),
    ],
)
def test_what_stands_before_a_request_is_bounded(at: House, said: bytes, status: bytes) -> None:
    answer = sent(at, said)
    assert answer[9:12] in (status, b""), answer[:100]
    assert at.ask("/api/health")


@pytest.mark.parametrize(
    ("path", "most"), [("/api/tables", BODY), ("/api/records", RECORD)], ids=["body", "record"]
)
@pytest.mark.parametrize("over", [0, 1, 100_000])
def test_a_body_at_the_edge(at: House, path: str, most: int, over: int) -> None:
    body = b'{"game":"petitwhist","seats":2}'.ljust(most + over)
    said = f"POST {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {len(body)}"
    answer = sent(at, said.encode() + b"\r\n\r\n" + body)
    code = answer[9:12]  # nothing, if it was cut off while it still talked
    assert code in (b"413", b"") if over else code != b"413", answer[:200]


@pytest.mark.long
def test_who_is_slow_at_the_door_is_let_go(at: House) -> None:
    """A head that never ends, one that never begins, and a socket that never says its ticket."""
    ends: dict[str, float] = {}

    def wait(name: str, said: bytes) -> None:
        begun = monotonic()
        with socket.create_connection((HERE, at.port), 20) as raw:
            raw.sendall(said)
            while raw.recv(65536):
                pass
        ends[name] = monotonic() - begun

    def silent() -> None:
        begun = monotonic()
        with line(at) as opened:
            closed(opened)
        ends["socket"] = monotonic() - begun

    threads = [
        threading.Thread(target=wait, args=("head", b"GET /api/health HTTP/1.1\r\nhost: x\r\n")),
        threading.Thread(target=wait, args=("nothing", b"")),
        threading.Thread(target=silent),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert sorted(ends) == ["head", "nothing", "socket"]
    assert all(9 < seconds < 16 for seconds in ends.values()), ends


# Whose seat, whose table.


def test_a_key_opens_nothing_at_another_table(at: House) -> None:
    (one, mine), (other, _) = table_of(at), table_of(at)
    for path, method in [
        (f"/api/tables/{other}", "GET"),
        (f"/api/tables/{other}/now?seat=0", "GET"),
        (f"/api/tables/{other}/tickets", "POST"),
        (f"/api/tables/{other}/seats/0", "DELETE"),
        (f"/api/tables/{other}/keys", "DELETE"),
        (f"/api/tables/{other}/devices", "POST"),
        (f"/api/tables/{other}/rematch", "POST"),
        (f"/api/tables/{other}/start", "POST"),
    ]:
        body: Any = {} if method == "POST" else None
        assert refused(at, path, body, key=mine[0], method=method)[0] == 401, path
    assert refused(at, f"/api/tables/{one}/now?seat=1", key=mine[0])[0] == 403
    assert refused(at, f"/api/tables/{one}/seats/1", key=mine[0], method="DELETE")[0] == 403
    assert refused(at, f"/api/tables/{one}/now")[0] == 403


def test_a_private_table_is_in_no_list_and_a_running_match_in_no_archive(at: House) -> None:
    table, _ = table_of(at)
    assert table not in at.ask("/api/tables").decode()
    for path in ("", "/json", "/replay"):
        assert refused(at, f"/api/matches/{table}{path}")[0] == 409


MORE: list[dict[str, Any]] = [
    {"host": 0},
    {"agreement": {"admin": True}},
    {"options": {"hand": 5, "secret": 1}},
    {"seats": 10**30},
    {"seats": True},
    {"name": "x" * 201},
    {"animal": "dragon"},
]


@pytest.mark.parametrize("more", MORE, ids=str)
def test_what_nobody_knows_is_not_taken(at: House, more: dict[str, Any]) -> None:
    code, said = refused(at, "/api/tables", {**WANTED, **more})
    assert (code, said["why"]) == (400, "unreadable")
    assert said["text"]


def test_of_ten_who_want_one_seat_one_gets_it(at: House) -> None:
    opened = at.say("/api/tables", WANTED)
    table, sitting = opened["table"], {"invite": opened["invite"], "seat": 1}

    def sit() -> int:
        try:
            at.say(f"/api/tables/{table}/seats", sitting)
        except HTTPError as no:
            with no:
                return no.code
        return 201

    async def all_at_once() -> list[int]:
        return await asyncio.gather(*(asyncio.to_thread(sit) for _ in range(10)))

    assert sorted(asyncio.run(all_at_once())) == [201] + [409] * 9


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables", "/api/nothing", "/admin"])
def test_every_answer_says_what_may_be_done_with_it(at: House, path: str) -> None:
    try:
        answer = urlopen(f"http://{HERE}:{at.port}{path}", timeout=10)
    except HTTPError as no:
        answer = no
    with answer:
        headers = answer.headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["access-control-allow-origin"] is None
    assert headers["server"] is None
    assert headers["set-cookie"] is None
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"


def test_a_house_behind_tls_says_so(tmp_path: Any) -> None:
    with (
        house(tmp_path, public_url="https://play.example.org/") as at,
        urlopen(f"http://{HERE}:{at.port}/api/health", timeout=10) as answer,
    ):
        assert answer.headers["strict-transport-security"]


def test_a_file_is_not_asked_for_in_a_thousand_pieces(at: House) -> None:
    pieces = ",".join(f"{n}-{n + 1}" for n in range(0, 2000, 2))
    begun = monotonic()
    said = f"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\nrange: bytes={pieces}\r\n\r\n"
    assert sent(at, said.encode())[9:10] in b"24"
    assert monotonic() - begun < 2
