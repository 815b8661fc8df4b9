"""Players that look and do not search: they see some of the spots, and judge a block by what it
does to the series at once.
"""

from collections.abc import Sequence

from parlour.core import Dice, Means, Seat, Step, Thought, Weighed
from parlour.core.mind import Chooser, swayed

from ..pieces import Answering, Heard, Keep, Move, Offer, Place, Placing, State, Swap, View
from ..rules import play
from ..rules.building import building
from ..rules.geometry import touching
from .telling import told

NEAR = 3  # blocks placed last, beside which one looks first
POINTS = 16.0  # a judgement in points becomes a worth by this


def by_sight(seen: int, heat: float, rival: float, lapses: float) -> Chooser:
    """Looks at so many spots; minds the other seat's score as much as said; and now and then
    places the first block that comes to hand."""

    def choose(steps: Sequence[Step[View, Heard]], offer: Offer, means: Means) -> Thought[Move]:
        state, view = told(steps), steps[-1].view
        assert view.me is not None, "a watcher does not choose"
        if isinstance(offer, Answering):
            return Thought(answer(means.dice))
        moves = noticed(view, offer, seen, means.dice)
        if means.dice.below(1000) < 1000 * lapses:
            return Thought(means.dice.one(moves))
        weighed = [Weighed[Move](move, judged(state, view.me, move, rival)) for move in moves]
        weighed.sort(key=lambda one: -one.worth)
        chosen = swayed(weighed, heat / POINTS, means.dice)
        return Thought(chosen.move, tuple(weighed), nodes=len(moves))

    return choose


def answer(dice: Dice) -> Move:
    """A block in a corner is much like another: one likes it, or not."""
    either: tuple[Move, ...] = (Keep(), Swap())
    return dice.one(either)


def noticed(view: View, offer: Placing, seen: int, dice: Dice) -> list[Move]:
    """The spots beside the blocks placed last, and some others, as many as are seen at once. Of the
    kinds, one takes coloured blocks first, and thinks of a neutral one now and then."""
    last = [block.spot for block in view.blocks[-NEAR:]]
    order = dice.shuffled(offer.spots)
    near = [spot for spot in order if any(touching(spot, other) for other in last)]
    far = [spot for spot in order if spot not in near]
    spots = [*near[: (seen + 1) // 2], *far, *near[(seen + 1) // 2 :]][:seen]
    return [Place(kind, spot) for spot in spots for kind in offer.kinds]


def judged(state: State, me: Seat, move: Move, rival: float) -> float:
    """How the scores would stand, as a worth."""
    after = play(state, me, move)
    lead = score(after, me) - rival * score(after, Seat(1 - me))
    return min(1.0, max(0.0, 0.5 + lead / 2 / POINTS))


def score(state: State, seat: int) -> int:
    """What a seat would have if the match ended now (§4.3)."""
    built = building(state)
    return len(built.longest[seat]) - built.left[seat][1]
