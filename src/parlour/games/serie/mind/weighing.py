"""What a turn is worth beyond its chips: what the rack may still become, and what others gain.

At the end of a round chips are start + dealt + new series - 2 for each tile left + 1 for who is
out. So a tile is worth nothing for being laid early; what counts is series of one's own, and to
have few tiles when somebody is out.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from parlour.core import Means, Thought, Weighed
from parlour.core.mind import Steps

from ..pieces import (
    COLOURS,
    JOKER,
    Draw,
    Lay,
    Move,
    Offer,
    State,
    Table,
    Tile,
    Tiles,
    Turn,
    View,
)
from ..rules import advise, pick
from .guessing import unseen
from .looking import Sight, best_seen, lays, waits

STRANGE = Tile(0, "?")  # a tile that is not known yet
FAR = 12  # chips that nobody is ahead by
LEFT = 0.4  # how many of the tiles on a rack will not be laid, as it mostly ends


class Weights(NamedTuple):
    """What each thing is worth, in chips."""

    caught: float = 0.25  # how likely a tile that is kept is never laid, while all racks are full
    nearly: float = 0.8  # and how much likelier, the fewer tiles the next to go out has
    joker: float = 0.3  # kept on the rack
    pair: float = 0.8  # of tiles that a tile not seen yet would make a series
    opening: float = 0.02  # a tile not seen yet that could be added to the table


USUAL = Weights()


def worth(state: State) -> Sequence[float]:
    """Chips, and the tiles that are still to be paid for."""
    chips = state.chips or (0,) * state.seats
    ends = [
        mine + (1 - 2 * LEFT) * len(rack) for mine, rack in zip(chips, state.racks, strict=True)
    ]
    return [
        min(1.0, max(0.0, 0.5 + (mine - best_of_others(ends, seat)) / 2 / FAR))
        for seat, mine in enumerate(ends)
    ]


def best_of_others(ends: Sequence[float], seat: int) -> float:
    return max(other for k, other in enumerate(ends) if k != seat)


def by_weight(steps: Steps, offer: Offer, means: Means) -> Thought[Move]:
    """The move after which chips, rack and table look best together."""
    return weighing(steps[-1].view, offer, USUAL) or Thought(pick(offer, means.dice))


def weighing(view: View, offer: Offer, weights: Weights) -> Thought[Move] | None:
    held = min(count for seat, count in enumerate(view.held) if seat != view.me)
    hidden = frozenset(unseen(view))
    found: list[tuple[float, Move]] = []
    for lay in thinkable(view, offer) if offer.lay else ():
        found.append((after_lay(view, lay, hidden, held, weights), lay))
    if waiting := waits(offer):
        drawn = isinstance(waiting, Draw)
        rest = promise((*view.rack, STRANGE) if drawn else view.rack, hidden, held, weights)
        rest -= weights.opening * openings(view.table, hidden, view.options.colours)
        found.append((rest - view.options.draw_cost * drawn, waiting))
    if not found:
        return None
    found.sort(key=lambda one: -one[0])
    weighed = tuple(Weighed(move, as_share(value - found[0][0])) for value, move in found)
    return Thought(found[0][1], weighed)


def thinkable(view: View, turn: Turn) -> list[Lay]:
    """The lays of each sight, and the best of all that keep a tile of the best."""
    found = lays(view, turn)
    if found:
        kept = set(view.rack) - set(left_of(view.rack, view.table, found[0]))
        for tile in sorted(kept):
            rest = list(view.rack)
            rest.remove(tile)
            lay = best_seen(replace(turn, rack=tuple(rest)), Sight.ALL)
            if lay is not None and lay not in found and not advise(view, lay).refusal:
                found.append(lay)
    return found


def as_share(behind: float) -> float:
    return min(1.0, max(0.0, 0.5 + behind / 2 / FAR))


def after_lay(view: View, lay: Lay, hidden: frozenset[Tile], held: int, weights: Weights) -> float:
    verdict = advise(view, lay)
    chips = verdict.tiles + verdict.series + verdict.out
    rest = left_of(view.rack, view.table, lay)
    if verdict.out:
        return chips + 2 * LEFT * held  # what is left elsewhere is paid for
    openness = openings(lay.table, hidden, view.options.colours)
    return chips + promise(rest, hidden, held, weights) - weights.opening * openness


def left_of(rack: Tiles, before: Table, lay: Lay) -> Tiles:
    """The rack after a lay."""
    left = list(rack)
    there = [tile for series in before for tile in series if not tile.joker]
    for tile in [tile for series in lay.table for tile in series if not tile.joker]:
        if tile in there:
            there.remove(tile)
        elif tile in left:
            left.remove(tile)
    own = left.count(JOKER) - count(lay.table) + count(before)
    return tuple(sorted([tile for tile in left if tile != JOKER] + [JOKER] * own))


def count(table: Iterable[Tiles]) -> int:
    return sum(tile.joker for series in table for tile in series)


def promise(rack: Tiles, hidden: frozenset[Tile], held: int, weights: Weights) -> float:
    """What a rack may still become: a tile earns its chip later, or costs one in the end."""
    natural = {tile for tile in rack if tile != JOKER}
    pairs = sum(
        any(third in hidden or third in natural for third in thirds(one, other))
        for one in natural
        for other in natural
        if one.colour == other.colour and 0 < other.number - one.number < 3
    )
    caught = min(1.0, weights.caught + weights.nearly / max(1, held))
    later = (1 - caught) * (weights.pair * pairs + weights.joker * rack.count(JOKER))
    return (1 - 2 * caught) * len(rack) + later


@cache
def thirds(one: Tile, other: Tile) -> tuple[Tile, ...]:
    """The tiles that make a run of two near tiles of a colour."""
    low, high = one.number, other.number
    numbers = (low + 1,) if high - low == 2 else (low - 1, high + 1)
    return tuple(Tile(number, one.colour) for number in numbers)


def openings(table: Table, hidden: frozenset[Tile], colours: int) -> int:
    """How many kinds of tiles not seen yet could be added to what lies there."""
    ends: set[Tile] = set()
    for series in table:
        if len({tile.colour for tile in series}) == 1:
            ends |= {Tile(series[0].number - 1, series[0].colour)}
            ends |= {Tile(series[-1].number + 1, series[0].colour)}
        elif len(series) < colours:
            there = {tile.colour for tile in series}
            number = series[0].number
            ends |= {Tile(number, colour) for colour in COLOURS[:colours] if colour not in there}
    return len(ends & hidden)
