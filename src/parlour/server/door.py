"""The door of the house: every page and the socket behind one port, and what is answered when
something cannot be done."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from parlour.core import Refused
from parlour.server.admin import Guard, behind_password
from parlour.server.careful import Careful
from parlour.server.hours import Hours
from parlour.server.limits import Limits
from parlour.server.lobby import Lobby
from parlour.server.map_of_pages import PAGES
from parlour.server.means import Means, Unable
from parlour.server.neighbours import by_neighbour, leased, passed_on
from parlour.server.openapi import asyncapi, openapi
from parlour.server.pages import Moving, Refusing
from parlour.server.play import play
from parlour.server.setup import Setup
from parlour.server.sockets import Sockets, asker
from parlour.server.statics import at_hand
from parlour.server.table import AnyRoom
from parlour.server.visit import Page, Visit, body_of, key_of, language_of, sent_to
from parlour.store import Elsewhere, Journal, Taken, Unwritten
from parlour.words import Speaker

NOT_REACHED = Unwritten("the process that keeps this table does not answer")
GUESSED = ("wrong-key", "code-used")
PATIENCE = 30.0  # seconds within which what is asked must have come
TIDY = 60.0  # seconds between two looks for tables that nobody needs open


def door(rooms: Mapping[str, AnyRoom], setup: Setup) -> Starlette:
    """The whole house behind one port."""

    @asynccontextmanager
    async def evening(app: Starlette) -> AsyncIterator[None]:
        journal = Journal(setup.url, setup.address)
        hours = Hours(asyncio.get_running_loop(), setup.speed)
        means = Means(rooms, journal, hours, setup.pause)
        lobby = Lobby(means)
        means.metrics.follow(lobby)
        means.log.note("opened", test_mode=setup.test_mode, shared=journal.node is not None)
        app.state.lobby, app.state.setup = lobby, setup
        app.state.limits = Limits(hours.now, setup.generous)
        app.state.sockets = Sockets(setup)
        app.state.guard = Guard(journal, app.state.limits)
        chores = [asyncio.create_task(chore) for chore in (tidied(lobby), leased(lobby))]
        yield
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        hours.close()
        lobby.close()
        journal.close()
        means.log.note("closed")

    secure = setup.public_url.startswith("https://")
    return Starlette(
        routes=routes(), lifespan=evening, middleware=[Middleware(Careful, secure=secure)]
    )


async def tidied(lobby: Lobby) -> None:
    """Every minute: close what nobody needs, note how late it is, and open where clocks run."""
    while True:
        with suppress(Unwritten):
            await lobby.resume()
        await asyncio.sleep(TIDY)
        lobby.tidy()
        lobby.mark()


def routes() -> list[BaseRoute]:
    pages = [Route(page.path, answering(page), methods=[page.method]) for page in PAGES]
    described = [
        Route("/api/openapi.json", described_by(openapi(PAGES))),
        Route("/api/asyncapi.json", described_by(asyncapi())),
    ]
    return [
        *pages,
        *described,
        WebSocketRoute("/api/play", play),
        *behind_password(),
        *at_hand(),
    ]


def described_by(document: Any) -> Any:
    written = msgspec.json.format(msgspec.json.encode(document))

    async def show(request: Request) -> Response:
        return Response(written, media_type="application/json")

    return show


def answering(page: Page) -> Any:
    async def answer(request: Request) -> Response:
        sent = b""
        try:
            key = key_of(request, page.key)
            if not by_neighbour(request):
                check_limits(request, page)
            async with asyncio.timeout(PATIENCE):
                sent = await sent_to(request, page)
            visit = Visit(request, request.app.state.lobby, body_of(sent, page), key)
            if "table" in visit.path:
                visit.kept = await visit.lobby.find(visit.path["table"])
            return written(await page.answering(visit), page.status)
        except ClientDisconnect:
            return Response(status_code=400)
        except Elsewhere as other:
            return await passed_on(request, sent, other.url) or refused(request, NOT_REACHED)
        except Exception as reason:
            note_guess(request, reason)
            return refused(request, reason)

    return answer


def note_guess(request: Request, reason: Exception) -> None:
    """Whoever tries keys and codes that open nothing has to wait after a while."""
    if isinstance(reason, Unable) and reason.why in GUESSED and not by_neighbour(request):
        request.app.state.limits.spend("wrong-key", asker(request))


def written(answer: Any, status: int) -> Response:
    if isinstance(answer, Response):
        return answer
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


def check_limits(request: Request, page: Page) -> None:
    """Raises `Unable` with 429 for whoever asks too often."""
    limits: Limits = request.app.state.limits
    guesses = page.key != "no" or page.body is Moving
    if guesses and (wait := limits.empty("wrong-key", asker(request))):
        raise Unable("too-often", 429, seconds=wait)
    for what in page.limit.split():
        if wait := limits.spend(what, asker(request)):
            raise Unable("too-often", 429, seconds=wait)


def refused(request: Request, reason: Exception) -> Response:
    """What is expected has a sentence and a status; anything else is a bug, and goes its way."""
    language = language_of(request)
    match reason:
        case Unable():
            text = Speaker(language).say(reason.phrase)
            wait = reason.phrase.parts.get("seconds")
            retry = wait if isinstance(wait, int) and reason.status == 429 else None
            return refusal(Refusing(reason.why, text, retry_after_s=retry), reason.status)
        case Refused():
            return refusal(by_clause(language, reason), 409)
        case msgspec.DecodeError():
            text = Speaker(language).word("cannot-read", reason=str(reason)[:300])
            return refusal(Refusing("unreadable", text), 400)
        case Unwritten() | Taken() | TimeoutError():
            text = Speaker(language).word("cannot-write")
            return refusal(Refusing("unwritten", text, retry_after_s=5), 503)
        case _:
            raise reason


def by_clause(language: str, refused: Refused) -> Refusing:
    refusal = refused.refusal
    text = Speaker(language).refusal(refusal) if refusal.clause.startswith("house.") else ""
    return Refusing(refusal.clause, text)


def refusal(body: Refusing, status: int) -> Response:
    headers = {"retry-after": str(body.retry_after_s)} if body.retry_after_s else None
    return Response(msgspec.json.encode(body), status, headers, "application/json")
