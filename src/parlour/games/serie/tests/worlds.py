"""What is secret in SERIE: the racks, and the pot, of which nobody knows a tile."""

from typing import Any

from msgspec.structs import replace

from parlour.core import Dice, Seat
from parlour.games.serie.pieces import Deal, Give, Lay, Pay, State, Tile, Tiles
from parlour.games.serie.rules.changes import added, changed
from parlour.games.serie.rules.rounds import pot
from parlour.games.serie.rules.series import in_order
from tests.two_worlds import Swap


def swap(state: State, viewer: Seat | None, dice: Dice) -> Swap | None:
    """A tile of another rack for one of the pot, or of a third rack."""
    others = [seat for seat in map(Seat, range(state.seats)) if seat != viewer]
    if not state.chips or not others:
        return None
    seat = dice.one(others)
    elsewhere = [tile for tile in hidden(state, viewer) if tile not in state.racks[seat]]
    if not state.racks[seat] or not elsewhere:
        return None
    one, other = dice.one(state.racks[seat]), dice.one(elsewhere)
    return Swap(exchanged(state, viewer, seat, one, other), frozenset({one, other}))


def hidden(state: State, viewer: Seat | None) -> Tiles:
    racks = [rack for seat, rack in enumerate(state.racks) if seat != viewer]
    return (*pot(state), *(tile for rack in racks for tile in rack))


def exchanged(state: State, viewer: Seat | None, seat: Seat, one: Tile, other: Tile) -> State:
    """The same world, but that these two lie in each other's places; the pot needs no word."""
    racks = list(state.racks)
    racks[seat] = instead(racks[seat], one, other)
    if other not in pot(state):
        third = next(s for s, r in enumerate(state.racks) if s not in (viewer, seat) and other in r)
        racks[third] = instead(racks[third], other, one)
    return replace(state, racks=tuple(racks))


def instead(rack: Tiles, one: Tile, other: Tile) -> Tiles:
    place = rack.index(one)
    return in_order((*rack[:place], other, *rack[place + 1 :]))


def shows(
    state: State, seat: Seat, move: Any, viewer: Seat | None, things: frozenset[Tile]
) -> bool:
    """Laid tiles are seen by all, a drawn one by who drew it; all are, when a round is paid."""
    match move:
        case Lay():
            change = changed(state.options, state.table, state.racks[seat], move)
            return not things.isdisjoint({*added(change), *jokers(things)})
        case Give(tile):
            return tile in things and viewer == state.mover
        case Deal() | Pay():
            return True
        case _:
            return False


def jokers(things: frozenset[Tile]) -> frozenset[Tile]:
    """A joker may be laid with any lay: then it is not followed any further."""
    return frozenset(tile for tile in things if tile.joker)
