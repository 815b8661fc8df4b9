"""What is known about playing KSAR well: what to think of, how a court stands, and five players.

The first sees few spots and likes its own series; the second also sees what the other seat gains.
The others search: a little, more, and as long as they may, and the last of them plays every court
with few spots left exactly.
"""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from parlour.core import Dice, Phrase, Thought
from parlour.core import Step as AnyStep
from parlour.core.mind import Chooser

from ..pieces import Answering, Heard, Move, Offer, Place, Placing, State, View
from ..rules import moves
from ..rules.building import building
from ..rules.geometry import frame
from .looking import by_sight, score
from .reasons import because
from .searching import by_search
from .telling import told

Step: TypeAlias = AnyStep[View, Heard]

FAR: Final = 24  # a lead in points that nobody has seen lost
JOINING: Final = (
    3.0  # how much more readily one thinks of a block that hangs together with one's own
)


def worth(state: State) -> Sequence[float]:
    """The scores as they stand now, against each other."""
    lead = score(state, 0) - score(state, 1)
    share = min(1.0, max(0.0, 0.5 + lead / 2 / FAR))
    return share, 1 - share


def habits(view: View, offer: Offer) -> Sequence[tuple[Move, float]]:
    """All that may be done; blocks that touch one's own series come to mind first."""
    match offer:
        case Answering():
            return [(move, 1.0) for move in moves(offer)]
        case Placing():
            board, touched = frame(view.options.frame), 0
            for block in view.blocks:
                if block.owner == view.me or block.kind == "neutral":
                    touched |= board.touching[board.number[block.spot]]
            near = {spot: bool(touched >> board.number[spot] & 1) for spot in offer.spots}
            return [(move, weight(move, near[move.spot])) for move in placings(offer)]


def placings(offer: Placing) -> list[Place]:
    return [move for move in moves(offer) if isinstance(move, Place)]


def weight(move: Place, near: bool) -> float:
    return (JOINING if near else 1.0) * (1.0 if move.kind == "coloured" else 0.8)


def guess(steps: Sequence[Step], dice: Dice) -> State:
    """Nothing is hidden, so there is nothing to draw."""
    return told(steps)


def reasons(steps: Sequence[Step], thought: Thought[Move]) -> tuple[Phrase, ...]:
    state, me = told(steps), steps[-1].view.me
    assert me is not None, "a watcher gives no reasons"
    return because(state, me, thought) if building(state).awaited == me else ()


players: Final[Mapping[str, Chooser]] = {
    "1": by_sight(seen=6, heat=0.4, rival=0.0, lapses=0.2),
    "2": by_sight(seen=16, heat=0.15, rival=0.8, lapses=0.05),
    "3": by_search(300, heat=0.6),
    "4": by_search(700, heat=0.4),
    "5": by_search(1 << 40, exact=True),
}
