"""A visit over HTTP: who asks for what, in which language; and what every page is made of."""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from starlette.requests import Request

from parlour.core.rulebook import LANGUAGES
from parlour.server.keeper import Keeper
from parlour.server.lobby import Lobby
from parlour.server.means import Unable

KeyNeed: TypeAlias = Literal["no", "may", "must"]

BODY, RECORD = 64 * 1024, 2 * 1024 * 1024  # bytes, at most


class Visit(Struct):
    """One request, read as far as its page needs it."""

    request: Request
    lobby: Lobby
    body: Any
    key: str | None
    kept: Keeper | None = None  # of the table that the path names

    @property
    def path(self) -> Mapping[str, str]:
        return self.request.path_params

    @property
    def keeper(self) -> Keeper:
        assert self.kept is not None, "the path of this page names a table"
        return self.kept

    @property
    def person(self) -> int | None:
        return self.lobby.who(self.path["table"], self.key)

    @property
    def someone(self) -> int:
        """The person whose key this is; a page that needs one is not reached without."""
        person = self.person
        if person is None:
            raise Unable("no-key", 401)
        return person

    @property
    def seat(self) -> int:
        given = self.path["seat"]
        return int(given) if given.isdecimal() and len(given) < 4 else -1

    def asked(self, name: str) -> str | None:
        return self.request.query_params.get(name)


Answering: TypeAlias = Callable[[Visit], Awaitable[Any]]


class Page(Struct, frozen=True):
    """A page as it is served and as it is documented: one is made from the other."""

    method: Literal["GET", "POST", "PUT", "DELETE"]
    path: str
    about: str
    answering: Answering
    answer: Any
    body: Any = None
    key: KeyNeed = "no"
    status: int = 200
    refusals: tuple[int, ...] = ()
    asks: tuple[str, ...] = ()  # what may stand in the query
    most: int = BODY
    media: str = "application/json"
    limit: str = ""  # what is counted, by whoever asks


def language_of(request: Request) -> str:
    """The first of the asked languages that the house speaks, or English."""
    named = request.query_params.get("language")
    if named in LANGUAGES:
        return str(named)
    for part in request.headers.get("accept-language", "").split(","):
        if (spoken := part.split(";")[0].strip()[:2].lower()) in LANGUAGES:
            return spoken
    return "en"


def key_of(request: Request, need: KeyNeed) -> str | None:
    """The key that a visit brings, if its page asks for one."""
    kind, _, key = request.headers.get("authorization", "").partition(" ")
    if need == "no":
        return None
    if kind.lower() == "bearer" and key.strip():
        return key.strip()
    if need == "must" or kind:
        raise Unable("no-key", 401)
    return None


async def sent_to(request: Request, page: Page) -> bytes:
    """What was sent, if it is not too much."""
    sent = bytearray()
    if page.body is not None:
        async for part in request.stream():
            sent += part
            if len(sent) > page.most:
                raise Unable("too-large", 413, most=page.most // 1024)
    return bytes(sent)


def body_of(sent: bytes, page: Page) -> Any:
    """What is asked, as its type; the record of a match is plain text."""
    if page.body is None:
        return None
    if page.body is str:
        return text_of(sent)
    check_depth(sent)
    return msgspec.json.decode(sent or b"{}", type=page.body)


def text_of(sent: bytes) -> str:
    try:
        return sent.decode()
    except UnicodeDecodeError:
        raise Unable("unreadable", 400, reason="not UTF-8") from None


DEPTH = 16
SAID = re.compile(r'"(?:[^"\\]|\\.)*"')  # what stands in quotes opens nothing


def check_depth(sent: bytes | str) -> None:
    """Nothing that is asked lies deeper than this; counted before it is decoded."""
    text = sent if isinstance(sent, str) else sent.decode("latin-1")  # a byte for a byte
    if text.count("[") + text.count("{") <= DEPTH:
        return
    depth = 0
    for sign in SAID.sub("", text):
        if sign in "[{":
            depth += 1
            if depth > DEPTH:
                raise msgspec.DecodeError(f"deeper than {DEPTH}")
        elif sign in "]}":
            depth -= 1
