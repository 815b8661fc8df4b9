"""Why a move is a good one, in words that are true of the table."""

from collections.abc import Sequence

from parlour.core import Phrase, Thought

from ..pieces import Draw, Lay, Move
from ..rules import advise, offer
from .guessing import Step
from .looking import Sight, best_seen
from .weighing import left_of


def reasons(steps: Sequence[Step], thought: Thought[Move]) -> tuple[Phrase, ...]:
    view = steps[-1].view
    match thought.move:
        case Lay() as lay:
            verdict = advise(view, lay)
            if verdict.refusal:
                return ()
            said = []
            if verdict.out:
                said.append(Phrase("because-out"))
            if verdict.series:
                said.append(Phrase("because-new", {"count": verdict.series}))
            chips = verdict.tiles + verdict.series + verdict.out
            said.append(Phrase("because-chips", {"chips": chips}))
            if lay.taken:
                said.append(Phrase("because-joker", {"count": lay.taken}))
            if left := len(left_of(view.rack, view.table, lay)):
                said.append(Phrase("because-left", {"count": left}))
            return tuple(said)
        case Draw():
            turn = offer(view)
            can = turn is not None and best_seen(turn, Sight.ALL) is not None
            if any(isinstance(one.move, Lay) for one in thought.weighed):
                return (Phrase("because-waits"),)
            return () if can else (Phrase("because-nothing"),)
        case _:
            return ()
