"""What each page about tables does: people open, join, arrange, begin and leave them."""

import asyncio
from typing import Any, Final

import msgspec

from parlour.core.rulebook import read_rulebook, rulebook_path
from parlour.server import sitting
from parlour.server.company import TableNow, seated
from parlour.server.keys import CODE, TICKET, Admitted, table_of
from parlour.server.lobby import agreed
from parlour.server.means import Unable
from parlour.server.pages import (
    Clause,
    Device,
    GamePage,
    Health,
    Listed,
    Opened,
    Seated,
    Ticket,
)
from parlour.server.showing import shown
from parlour.server.table import AnyRoom
from parlour.server.visit import Visit, language_of

READY: Final = 3.0  # seconds within which a store must have written


async def health(visit: Visit) -> Health:
    return Health(test_mode=visit.request.app.state.setup.test_mode)


async def ready(visit: Visit) -> Health:
    async with asyncio.timeout(READY):
        await visit.lobby.journal.look()
    return await health(visit)


async def games(visit: Visit) -> list[GamePage]:
    return [game_page(room) for room in visit.lobby.rooms.values()]


def game_page(room: AnyRoom) -> GamePage:
    _, parts = msgspec.json.schema_components([room.options])
    schema: dict[str, Any] = next(iter(parts.values()))
    return GamePage(
        room.name, room.edition, room.seats[0], room.seats[-1], schema, agreed(room.name)
    )


async def rules(visit: Visit) -> list[Clause]:
    room = visit.lobby.rooms.get(visit.path["game"])
    if room is None:
        raise Unable("no-such-game", 404, known=", ".join(visit.lobby.rooms))
    page = rulebook_path(room.folder, language_of(visit.request)).read_text(encoding="utf-8")
    return [Clause(clause, sentence) for clause, sentence in read_rulebook(page).items()]


async def tables(visit: Visit) -> list[Listed]:
    return visit.lobby.listed()


async def open_table(visit: Visit) -> Opened:
    return await visit.lobby.open(visit.body)


async def show_table(visit: Visit) -> TableNow:
    keeper, person = visit.keeper, visit.person
    visit.lobby.admit(keeper, person, None, visit.asked("invite") or "")
    return shown(keeper, person)


async def sit(visit: Visit) -> Seated:
    keeper, person = visit.keeper, visit.person
    if person is None:
        visit.lobby.check_invited(keeper, visit.body.invite)
    held: Seated = await keeper.ask(lambda kept: sitting.sit(kept, visit.body, person, visit.key))
    return held


async def rise(visit: Visit) -> TableNow:
    keeper, person, seat = visit.keeper, visit.person, visit.seat
    await keeper.ask(lambda kept: sitting.rise(kept, person, seat))
    if person is not None and keeper.table is None and not seated(keeper.company, person):
        keeper.log_out(person)
    return shown(keeper, person)


async def arrange(visit: Visit) -> TableNow:
    keeper, person, seat = visit.keeper, visit.person, visit.seat
    await keeper.ask(lambda kept: sitting.arrange(kept, person, seat, visit.body))
    return shown(keeper, person)


async def start(visit: Visit) -> TableNow:
    keeper, person = visit.keeper, visit.person
    await keeper.ask(lambda kept: sitting.start(kept, person))
    return shown(keeper, person)


async def ticket(visit: Visit) -> Ticket:
    lobby, keeper = visit.lobby, visit.keeper
    admitted = lobby.admit(keeper, visit.person, visit.body.seat, visit.body.invite)
    return Ticket(lobby.tickets.hand_out(keeper.head.id, admitted), TICKET)


async def device(visit: Visit) -> Device:
    admitted = Admitted(visit.keeper.head.id, visit.someone)
    code = visit.lobby.codes.hand_out(admitted.table, admitted)
    return Device(code, f"/d#{code}", CODE)


async def move_in(visit: Visit) -> Seated:
    code = visit.body.code
    try:
        keeper = await visit.lobby.find(table_of(code))
    except Unable:
        raise Unable("code-used", 403) from None
    admitted = visit.lobby.codes.take(code)
    if admitted is None or admitted.person is None:
        raise Unable("code-used", 403)
    person = admitted.person
    held: Seated = await keeper.ask(lambda kept: sitting.add_device(kept, person))
    return held


async def log_out(visit: Visit) -> Seated:
    """Every key of this person opens nothing any more, and every socket is closed."""
    keeper, person = visit.keeper, visit.someone
    held: Seated = await keeper.ask(lambda kept: sitting.change_keys(kept, person))
    keeper.log_out(person)
    return held


async def rematch(visit: Visit) -> Seated:
    person = visit.someone
    assert visit.key is not None, "a person has a key"
    return await visit.lobby.rematch(visit.keeper, person, visit.key, visit.body)
