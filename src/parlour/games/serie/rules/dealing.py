"""The deal: who begins, and what lies on whose rack."""

from collections import Counter
from itertools import chain

from msgspec.structs import replace

from parlour.core import Dice, Seat

from ..pieces import COLOURS, JOKER, Deal, Options, State, Tiles
from .rounds import decided, next_first
from .series import agreed, in_order, whole


def lot_tiles(options: Options) -> Tiles:
    """What is drawn to see who begins: each numbered tile once, so that no two are alike (§2.4)."""
    return tuple(dict.fromkeys(tile for tile in whole(options) if tile != JOKER))


def draws_lots(state: State) -> bool:
    return state.options.first_player == "highest" and not state.rounds


def highest(lots: Tiles) -> Seat:
    """Whose tile has the highest number; of equal ones, the colour that comes first (§2.4)."""
    best = max(lots, key=lambda tile: (tile.number, -COLOURS.find(tile.colour)))
    return Seat(lots.index(best))


def firsts(state: State, lots: Tiles) -> tuple[Seat, ...]:
    """Who may begin the round that is dealt now (§2.4, §8.2)."""
    seats = tuple(map(Seat, range(state.seats)))
    if state.rounds:
        return (next_first(state.rounds[-1]),)
    if lots:
        return (highest(lots),)
    named = [seat for seat in seats if state.options.first_player == f"seat{seat}"]
    return tuple(named) or seats


def drawn_deal(state: State, dice: Dice) -> Deal:
    seats, many = state.seats, agreed(state.options).deal
    lots = dice.some(lot_tiles(state.options), seats) if draws_lots(state) else ()
    tiles = dice.some(whole(state.options), seats * many)
    racks = tuple(in_order(tiles[many * seat : many * (seat + 1)]) for seat in range(seats))
    return Deal(racks, dice.one(firsts(state, lots)), lots)


def dealable(state: State, deal: Deal) -> bool:
    """Whether the dealer may deal so: as many tiles for each seat, and no tile twice (§2.3)."""
    many = [agreed(state.options).deal] * state.seats
    dealt = Counter(chain(*deal.racks))
    right = [*map(len, deal.racks)] == many and dealt <= Counter(whole(state.options))
    now = not state.chips and not decided(state)
    return now and right and fair_lots(state, deal.lots) and deal.first in firsts(state, deal.lots)


def fair_lots(state: State, lots: Tiles) -> bool:
    due = state.seats if draws_lots(state) else 0
    return len(lots) == due == len({*lots} & {*lot_tiles(state.options)})


def dealt(state: State, deal: Deal) -> State:
    """Every round begins afresh (§2.1, §8.1)."""
    return replace(
        state,
        racks=tuple(map(in_order, deal.racks)),
        chips=(agreed(state.options).start_chips,) * state.seats,
        table=(),
        first=deal.first,
        mover=deal.first,
        done="nothing",
        opened=frozenset(),
        passes=0,
        turns=0,
    )
