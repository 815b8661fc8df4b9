"""The socket of a chair, from its ticket to its leaving."""

import asyncio
from contextlib import suppress
from typing import Any

from msgspec import DecodeError, json
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.core import Seat
from parlour.server.chair import BAD_FRAME, COME_BACK, NO_TICKET, TOO_MUCH, Chair, Wire
from parlour.server.hearing import hear
from parlour.server.keeper import Keeper
from parlour.server.keys import table_of
from parlour.server.limits import Credit
from parlour.server.line import Line
from parlour.server.lobby import Lobby
from parlour.server.means import Unable
from parlour.server.neighbours import FarLine, by_neighbour, carried
from parlour.server.sockets import Sockets, asker
from parlour.server.visit import check_depth
from parlour.server.wire import Sit
from parlour.store import Elsewhere, Unwritten

FRAME = 8 * 1024  # bytes, at most, that a chair may say at once
PATIENCE = 10.0  # seconds within which a ticket must be shown
CHAIRS = 8  # of one person at one seat, at once


async def play(socket: WebSocket) -> None:
    sockets: Sockets = socket.app.state.sockets
    neighbour = by_neighbour(socket)
    if not neighbour and (refusal := sockets.refuse(socket)):
        await socket.send_denial_response(refusal)
        line_of(socket).handshake_complete = True  # uvicorn takes a refusal for a fault of ours
        return
    with sockets.counted("a neighbour" if neighbour else asker(socket)):
        await accepted(socket)


async def accepted(socket: WebSocket) -> None:
    await socket.accept()
    line = line_of(socket)
    with suppress(WebSocketDisconnect, TimeoutError):
        try:
            first = await asyncio.wait_for(said(socket), PATIENCE)
            sit = json.decode(first, type=Sit)
        except (DecodeError, KeyError):
            line.hang_up(BAD_FRAME)
            return
        if socket.app.state.limits.empty("wrong-key", asker(socket)):
            line.hang_up(TOO_MUCH)
            return
        try:
            keeper = await socket.app.state.lobby.find(table_of(sit.ticket))
        except Elsewhere as other:
            await carried(socket, line, first, other.url)
        except Unable:
            without_ticket(socket)
        except Unwritten:
            line.hang_up(COME_BACK)
        else:
            await seated(socket, keeper, sit, line)


async def seated(socket: WebSocket, keeper: Keeper, sit: Sit, line: Line) -> None:
    far = FarLine(line) if by_neighbour(socket) else None
    chair = admitted(socket.app.state.lobby, keeper, sit, far or line)
    if chair is None:
        without_ticket(socket)
    else:
        await converse(socket, line, far, keeper, chair)


def without_ticket(socket: WebSocket) -> None:
    """Guessing is counted, and after a while not even looked at."""
    if not by_neighbour(socket):
        socket.app.state.limits.spend("wrong-key", asker(socket))
    line_of(socket).hang_up(NO_TICKET)


def line_of(socket: WebSocket) -> Line:
    line: Line = socket.scope["state"]["line"]
    return line


async def said(socket: WebSocket) -> str:
    text = (await socket.receive()).get("text")
    if text is None or len(text.encode()) > FRAME:
        raise DecodeError(f"a frame is text of {FRAME} bytes at most")
    return str(text)


def admitted(lobby: Lobby, keeper: Keeper, sit: Sit, line: Wire) -> Chair | None:
    found = lobby.tickets.take(sit.ticket)
    if found is None:
        return None
    seat = None if found.seat is None else Seat(found.seat)
    chair = Chair(line, seat, found.person, sit.reads, sit.language)
    mine = [other for other in keeper.chairs if same_place(other, chair)]
    if len(mine) >= CHAIRS:
        mine[0].drop(TOO_MUCH)
    return chair


def same_place(one: Chair, other: Chair) -> bool:
    return other.person is not None and (one.viewer, one.person) == (other.viewer, other.person)


async def converse(
    socket: WebSocket, line: Line, far: FarLine | None, keeper: Keeper, chair: Chair
) -> None:
    """What the chair says is heard in the call that reads it; here we only wait for its end."""
    generous = socket.app.state.setup.generous
    credits = Credit.of_chair(chair.viewer is not None, keeper.means.now, generous)

    def ear(text: str) -> None:
        if chair.dropped or (far and far.measured(text)):
            return
        if not all(credit.spend() for credit in credits):
            chair.drop(TOO_MUCH)
        elif wrong(keeper, chair, text):
            chair.drop(BAD_FRAME)

    line.measure()
    keeper.welcome(chair)
    line.listen(ear)
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            chair.drop(BAD_FRAME)  # only what is not text comes this way
    finally:
        line.ear = None
        keeper.left(chair)


def wrong(keeper: Keeper, chair: Chair, text: str) -> Any:
    """Why a frame is none, or nothing; a good one has been heard."""
    if len(text) > FRAME or len(text.encode()) > FRAME:
        return "too long"
    try:
        check_depth(text)
    except DecodeError as reason:
        return str(reason)
    return hear(keeper, chair, text)
