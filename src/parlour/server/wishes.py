"""What a chair may want, judged: each wish becomes a change, an answer, or a refusal."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from parlour.core import OUT_OF_TURN, Clause, Refusal, Refused, Seat
from parlour.core.house import (
    GIVING_TIME,
    GIVING_UP,
    STANDING_IN,
    TAKING_BACK,
    GaveTime,
    GaveUp,
    HouseMove,
    Returned,
    StoodIn,
    TookBack,
)
from parlour.server.chair import Chair
from parlour.server.change import Change
from parlour.server.company import Company, Place, placed
from parlour.server.table import Batch, Table
from parlour.server.wire import Agree, MoreTime, Resign, Return, Say, StandIn, TakeBack

if TYPE_CHECKING:
    from parlour.server.keeper import Deed, Keeper

AWAY = 30.0  # seconds after which others may hand a seat to a bot


class Asking(Struct):
    """A take-back that waits for the others: who wants it, and who has agreed."""

    seat: Seat
    agreed: set[int]


def nothing() -> Change:
    return Change()


def no(clause: Clause) -> Refused:
    return Refused(Refusal(clause))


def deed(chair: Chair, wish: Any) -> "Deed":
    return lambda keeper: judged(keeper, chair, wish)


def judged(keeper: "Keeper", chair: Chair, wish: Any) -> Change:
    seat = chair.viewer
    if seat is None or keeper.table is None:
        raise no(OUT_OF_TURN)
    match wish:
        case Say(ref, at, move):
            lag = chair.lag if hurried(keeper.table) else 0.0
            return moved(keeper, seat, ref, at, bytes(move), lag)
        case Resign(ref):
            return gave_up(keeper, seat, ref)
        case TakeBack(ref):
            return asked_back(keeper, seat, ref)
        case Agree(ref, yes):
            return answered(keeper, seat, ref, yes)
        case MoreTime(ref, other):
            return gave_time(keeper, seat, ref, other)
        case StandIn(ref, other, level):
            return stood_in(keeper, chair, ref, other, level)
        case Return(ref):
            return returned(keeper, seat, ref)
        case _:
            raise AssertionError(f"{wish!r} is answered at once")


def hurried(table: Table) -> bool:
    """Whether it matters how long a move is on its way."""
    return table.waiting.clock is not None or table.clocks.run


def begun(keeper: "Keeper") -> Table:
    if keeper.table is None:
        raise no(OUT_OF_TURN)
    return keeper.table


def moved(keeper: "Keeper", seat: Seat, ref: str, at: int, move: bytes, lag: float) -> Change:
    return ended(keeper, begun(keeper).say(seat, ref, at, move, keeper.at, lag))


def ticked(keeper: "Keeper") -> Change:
    batch = begun(keeper).tick(keeper.at)
    if batch.events and isinstance(batch.events[0].move, GaveUp):
        return ended(keeper, batch, lost(keeper, batch.events[0].seat))
    return ended(keeper, batch)


def ended(keeper: "Keeper", batch: Batch, company: Company | None = None) -> Change:
    """A change by these moves; with the last of them the match is over for the journal too."""
    change = Change(batch, company)
    if batch.played and begun(keeper).ends(batch):
        change.head = replace(keeper.head, stage="over")
    return change


def by_house(
    keeper: "Keeper", seat: Seat, ref: str, move: HouseMove, company: Company | None = None
) -> Change:
    return ended(keeper, begun(keeper).house(seat, ref, move, keeper.at), company)


def gave_up(keeper: "Keeper", seat: Seat, ref: str) -> Change:
    if keeper.over or keeper.company.places[seat].gave_up:
        raise no(GIVING_UP)
    return by_house(keeper, seat, ref, GaveUp(), lost(keeper, seat))


def lost(keeper: "Keeper", seat: Seat) -> Company:
    """With more than two at the table a bot plays on for who gave up."""
    place = replace(keeper.company.places[seat], gave_up=True)
    if len(keeper.company.places) > 2:
        place = replace(place, bot=keeper.company.agreement.level)
    return placed(keeper.company, seat, place)


def asked_back(keeper: "Keeper", seat: Seat, ref: str) -> Change:
    if keeper.over or begun(keeper).past.last_of(seat) is None:
        raise no(TAKING_BACK)
    keeper.asked = Asking(seat, set())
    return taken_back(keeper, ref) or acknowledged(seat, ref)


def answered(keeper: "Keeper", seat: Seat, ref: str, yes: bool) -> Change:
    if keeper.asked is None or keeper.asked.seat == seat:
        raise no(TAKING_BACK)
    if not yes:
        keeper.asked = None
        return acknowledged(seat, ref)
    keeper.asked.agreed.add(seat)
    return taken_back(keeper, None) or acknowledged(seat, ref)


def acknowledged(seat: Seat, ref: str) -> Change:
    return Change(Batch(by=seat, ref=ref, house=True))


def taken_back(keeper: "Keeper", ref: str | None) -> Change | None:
    """Once every other person agrees, and if there is still a way back."""
    asked, places = keeper.asked, keeper.company.places
    assert asked is not None, "somebody has asked"
    asker = places[asked.seat].person
    if not all(agrees(place, seat, asker, asked) for seat, place in enumerate(places)):
        return None
    keeper.asked = None
    to = begun(keeper).past.last_of(asked.seat)
    if to is None:
        raise no(TAKING_BACK)
    return Change(begun(keeper).house(asked.seat, ref, TookBack(to), keeper.at))


def agrees(place: Place, seat: int, asker: int | None, asked: Asking) -> bool:
    bystander = place.person is None or place.person == asker or place.bot is not None
    return bystander or seat in asked.agreed


def gave_time(keeper: "Keeper", seat: Seat, ref: str, other: int) -> Change:
    places = keeper.company.places
    playing = 0 <= other < len(places) and not places[other].gave_up
    if keeper.over or not playing or other == seat or not begun(keeper).clocks.run:
        raise no(GIVING_TIME)
    return by_house(keeper, seat, ref, GaveTime(Seat(other)))


def stood_in(keeper: "Keeper", chair: Chair, ref: str, other: int, level: int) -> Change:
    places = keeper.company.places
    if keeper.over or not 0 <= other < len(places) or not 1 <= level <= 5:
        raise no(STANDING_IN)
    place = places[other]
    if place.person is None or place.bot is not None:
        raise no(STANDING_IN)
    if place.person != chair.person and not long_away(keeper, place.person):
        raise no(STANDING_IN)
    company = placed(keeper.company, other, replace(place, bot=level))
    return by_house(keeper, Seat(other), ref, StoodIn(level), company)


def long_away(keeper: "Keeper", person: int) -> bool:
    """After a restart everybody is away, but nobody has been so for long."""
    if keeper.here(person):
        return False
    since = keeper.away.setdefault(person, keeper.means.now())
    return keeper.means.now() - since >= AWAY


def returned(keeper: "Keeper", seat: Seat, ref: str) -> Change:
    place = keeper.company.places[seat]
    if keeper.over or place.bot is None or place.gave_up:
        raise no(STANDING_IN)
    company = placed(keeper.company, seat, replace(place, bot=None))
    return by_house(keeper, seat, ref, Returned(), company)
