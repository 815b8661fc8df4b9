"""What only whoever runs the house may see: its state on one page, and its counts for Prometheus.

Both are shut until a password has been set (`parlour password`); it is kept as argon2 makes it. The
counts may also be read from this very machine, unless a proxy speaks for somebody else.
"""

import asyncio
import binascii
from base64 import b64decode, b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import escape
from importlib.metadata import version
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from parlour.server.limits import Limits
from parlour.server.lobby import Lobby
from parlour.server.visit import language_of
from parlour.store import Journal, Unwritten
from parlour.words import Speaker

PASSWORD: Final = "admin-password"  # the setting that holds what argon2 made of it
LEAST: Final = 10  # signs of a password
STYLE: Final = "body{font:16px system-ui;margin:2em}td{padding:.2em 1em}strong{color:#c00}"
ALLOWED: Final = b64encode(sha256(STYLE.encode()).digest()).decode()
SHUT: Final = {"www-authenticate": 'Basic realm="Parlour", charset="UTF-8"'}
CAREFUL: Final = {
    "content-security-policy": f"default-src 'none'; style-src 'sha256-{ALLOWED}'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cache-control": "no-store",
}


def behind_password() -> list[BaseRoute]:
    return [Route("/admin", admin), Route("/metrics", metrics)]


def hashed_password(password: str) -> str:
    return PasswordHasher().hash(password)


class Guard(Struct):
    """Knows the last password that was right, so that not every visit costs what argon2 costs."""

    journal: Journal
    limits: Limits
    right: tuple[str, bytes] | None = None  # what was kept, and the fingerprint of what opened it

    async def shut(self, request: Request) -> Response | None:
        """Why whoever asks may not come in, or nothing."""
        says = Speaker(language_of(request))
        who = request.client.host if request.client else "?"
        kept = self.journal.setting(PASSWORD)
        if kept is None:
            return plain(says.word("admin-no-password"), 403)
        if wait := self.limits.empty("password", who):
            later = {"retry-after": str(wait)}
            return plain(says.word("cannot-too-often", seconds=wait), 429, later)
        given = password_of(request)
        if given is not None and await self.opens(kept, given):
            return None
        if given is not None:
            self.limits.spend("password", who)
        return plain(says.word("admin-password"), 401, SHUT)

    async def opens(self, kept: str, given: str) -> bool:
        shown = kept, sha256(given.encode()).digest()
        if shown != self.right and await asyncio.to_thread(verified, kept, given):
            self.right = shown
        return shown == self.right


def verified(kept: str, given: str) -> bool:
    try:
        return PasswordHasher().verify(kept, given)
    except (Argon2Error, InvalidHashError):
        return False


def password_of(request: Request) -> str | None:
    """From a browser's question, or from a program's `Bearer`; the name beside it is nothing."""
    kind, _, sent = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return sent.strip()
    if kind.lower() != "basic":
        return None
    try:
        return b64decode(sent, validate=True).decode().partition(":")[2]
    except (binascii.Error, UnicodeDecodeError):
        return None


async def metrics(request: Request) -> Response:
    if not at_this_machine(request) and (shut := await guard(request).shut(request)):
        return shut
    counted = lobby(request).means.metrics.page()
    return Response(counted, media_type="text/plain; version=0.0.4; charset=utf-8")


def at_this_machine(request: Request) -> bool:
    spoken_for = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))
    here = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    return here and not spoken_for


async def admin(request: Request) -> Response:
    if shut := await guard(request).shut(request):
        return shut
    says = Speaker(language_of(request))
    try:
        rows = "".join(f"<tr><td>{escape(a)}<td>{b}" for a, b in told(request, says))
    except Unwritten:
        return plain(says.word("cannot-write"), 503)
    title = escape(says.word("admin-title"))
    page = f"<!doctype html><meta charset=utf-8><title>{title}</title><style>{STYLE}</style>"
    return Response(f"{page}<h1>{title}</h1><table>{rows}</table>", 200, CAREFUL, "text/html")


def told(request: Request, says: Speaker) -> Iterator[tuple[str, str]]:
    """What stands on the page: a word and a value in HTML."""
    kept, journal = lobby(request), lobby(request).journal
    yield says.word("admin-version"), escape(version("parlour"))
    if request.app.state.setup.test_mode:
        yield says.word("admin-mode"), f"<strong>{escape(says.word('admin-test-mode'))}</strong>"
    yield says.word("admin-store"), escape(journal.engine.dialect.name)
    for stage, count in journal.stages().items():
        yield says.word(f"admin-{stage}"), str(count)
    yield says.word("admin-open"), str(len(kept.keepers))
    yield says.word("admin-chairs"), str(sum(len(one.chairs) for one in kept.keepers.values()))
    yield says.word("admin-waiting"), str(journal.writer.waiting.qsize())
    for url, seconds in journal.node.all() if journal.node else ():
        yield escape(url), says.word("admin-lease", seconds=round(seconds))


def guard(request: Request) -> Guard:
    found: Guard = request.app.state.guard
    return found


def lobby(request: Request) -> Lobby:
    found: Lobby = request.app.state.lobby
    return found


def plain(text: str, status: int, headers: dict[str, str] | None = None) -> Response:
    return Response(text + "\n", status, headers, "text/plain; charset=utf-8")
