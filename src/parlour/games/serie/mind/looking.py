"""What somebody sees in a turn: the best lay, as far as they look."""

from collections.abc import Sequence
from enum import IntEnum
from itertools import islice

from msgspec.structs import replace

from parlour.core import Dice, Means, Thought
from parlour.core.mind import Chooser, Steps

from ..pieces import JOKER, Draw, Lay, Move, Offer, Pass, Turn, View
from ..rules import advise, moves, pick
from ..solve import best

FINE = 1 << 20  # how finely lapses are told apart
LISTED = 12  # lays that come to mind besides the best


class Sight(IntEnum):
    """How far somebody looks."""

    OWN = 1  # series of the own rack
    ENDS = 2  # and what can be added to those on the table
    JOKERS = 3  # and what jokers could be, here and there
    ALL = 4  # and every table that could be made of this one


def seen(turn: Turn, sight: Sight) -> Turn:
    """The same turn, as somebody sees it who looks so far."""
    if sight == Sight.ALL:
        return turn
    whole = turn.options
    if whole.manipulation != "jokers":
        whole = replace(whole, manipulation="extend")
    if sight == Sight.JOKERS:
        return replace(turn, options=whole)
    natural = tuple(tile for tile in turn.rack if tile != JOKER)
    blind = replace(whole, free_before_first_lay=False)
    table = () if sight == Sight.OWN else turn.table
    return replace(turn, options=blind, rack=natural, table=table, opened=False)


def best_seen(turn: Turn, sight: Sight) -> Lay | None:
    found = best(seen(turn, sight)) if turn.lay and turn.rack else None
    if found is None:
        return None
    if sight == Sight.OWN:
        return Lay((*turn.table, *found.lay.table))
    return found.lay


def lays(view: View, turn: Turn) -> list[Lay]:
    """The best lay of each sight, those with the farthest first, each once and all legal."""
    found = dict.fromkeys(best_seen(turn, sight) for sight in reversed(Sight))
    return [lay for lay in found if lay is not None and not advise(view, lay).refusal]


def habits(view: View, offer: Offer) -> Sequence[tuple[Move, float]]:
    """To lay what earns most, or something else that can be laid; else to draw, or to pass."""
    weighed: dict[Move, float] = {}
    if offer.lay:
        for k, lay in enumerate(lays(view, offer)):
            weighed[lay] = 8.0 / (k + 1)
    for move in islice(moves(offer), LISTED):
        weighed.setdefault(move, 1.0 if isinstance(move, Lay) else 0.5)
    return [*weighed.items()]


def chips_now(steps: Steps, offer: Offer, means: Means) -> Thought[Move]:
    """The most chips now, exactly; a draw where there is no lay."""
    return Thought(as_far_as(steps[-1].view, offer, Sight.ALL, means.dice))


def by_sight(sight: Sight, lapses: float) -> Chooser:
    def choose(steps: Steps, offer: Offer, means: Means) -> Thought[Move]:
        view, dice = steps[-1].view, means.dice
        if dice.below(FINE) < lapses * FINE and (waiting := waits(offer)):
            return Thought(waiting)  # overlooked
        return Thought(as_far_as(view, offer, sight, dice))

    return choose


def as_far_as(view: View, offer: Offer, sight: Sight, dice: Dice) -> Move:
    lay = best_seen(offer, sight)
    if lay is not None and not advise(view, lay).refusal:
        return lay
    return waits(offer) or pick(offer, dice)


def waits(offer: Offer) -> Move | None:
    """What to do without a lay, if there is anything."""
    if offer.draw:
        return Draw()
    return Pass() if offer.stop else None
