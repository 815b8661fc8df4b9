"""The door of the house: HTTP to open a table, a socket to sit down at it."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.core import Refused, canonical, fair, fingerprint
from parlour.core.record import Record, write_record
from parlour.server.keeper import Chair, Keeper, read_event
from parlour.server.lobby import Lobby, Wanted
from parlour.server.table import AnyRoom
from parlour.server.wire import May, Say, Sit
from parlour.store import Journal

BAD_FRAME, NO_SUCH_SEAT, TOO_SLOW = 1007, 4004, 4008  # why a socket is closed
FRAME = 8 * 1024  # bytes, at most, that a chair may say at once


def door(rooms: Mapping[str, AnyRoom], url: str) -> Starlette:
    """The whole house behind one port."""

    @asynccontextmanager
    async def evening(app: Starlette) -> AsyncIterator[None]:
        journal = Journal(url)
        app.state.lobby = Lobby(rooms, journal)
        yield
        await app.state.lobby.close()
        journal.close()

    routes = [
        Route("/api/tables", open_table, methods=["POST"]),
        Route("/api/matches/{match}", show_record),
        WebSocketRoute("/api/play", play),
    ]
    return Starlette(routes=routes, lifespan=evening)


async def open_table(request: Request) -> Response:
    lobby: Lobby = request.app.state.lobby
    try:
        wanted = msgspec.json.decode(await request.body(), type=Wanted)
        return answer(await lobby.open(wanted))
    except msgspec.DecodeError as reason:
        return answer({"wrong": str(reason)}, 400)
    except KeyError as game:
        known = ", ".join(lobby.rooms)
        return answer({"wrong": f"there is no game {game}; there are {known}"}, 404)
    except Refused as no:
        return answer({"refusal": no.refusal}, 409)


async def show_record(request: Request) -> Response:
    """A finished match, to be read and verified by anybody; a running one is nobody's business."""
    lobby: Lobby = request.app.state.lobby
    head = lobby.journal.head(request.path_params["match"])
    if head is None or head.entropies is None:
        return answer({"wrong": "there is no such match"}, 404)
    keeper = lobby.keepers.get(head.id) or Keeper(lobby.rooms[head.game], head, lobby.journal)
    if not keeper.over:
        return answer({"wrong": "this match is not over; its record is kept until then"}, 409)
    return Response(write_record(keeper.room, record_of(keeper)), media_type="text/plain")


def record_of(keeper: Keeper) -> Record[Any, Any]:
    head, table = keeper.head, keeper.table
    events = (read_event(keeper.room, kept) for kept in keeper.journal.events(head.id))
    proof = fair.Proof(head.id, fair.commit(head.id, head.seed), head.entropies or (), head.seed)
    options = msgspec.json.decode(head.options, type=keeper.room.options)
    return Record(
        head.game,
        head.edition,
        head.seats,
        options,
        tuple(events),
        table.law.outcome(table.state),
        fingerprint(table.state),
        proof,
    )


async def play(socket: WebSocket) -> None:
    """One chair's connection, from sitting down to leaving."""
    await socket.accept()
    lobby: Lobby = socket.app.state.lobby
    with suppress(WebSocketDisconnect):
        try:
            sit = msgspec.json.decode(await said(socket), type=Sit)
            found = await lobby.sit(sit.secret, sit.entropy)
            if found is None:
                await socket.close(NO_SUCH_SEAT)
            else:
                await converse(socket, found[0], Chair(found[1], reads=sit.reads))
        except msgspec.DecodeError:
            await socket.close(BAD_FRAME)


async def converse(socket: WebSocket, keeper: Keeper, chair: Chair) -> None:
    """Both ways at once, until either ends."""
    keeper.welcome(chair)
    talking = asyncio.create_task(talk(socket, chair))
    try:
        while True:
            say = msgspec.json.decode(await said(socket), type=Say | May)
            await keeper.inbox.put((chair, say))
    finally:
        keeper.chairs.discard(chair)
        talking.cancel()


async def talk(socket: WebSocket, chair: Chair) -> None:
    while (frame := await chair.outbox.get()) is not None:
        await socket.send_text(frame.decode())
        if chair.dropped:
            await socket.close(TOO_SLOW)
            return


async def said(socket: WebSocket) -> str:
    text = await socket.receive_text()
    if len(text) > FRAME:
        raise msgspec.DecodeError(f"a frame has {FRAME} bytes at most")
    return text


def answer(body: Any, status: int = 200) -> Response:
    return Response(canonical(body), status, media_type="application/json")
