"""What the steps have told for good: the pile, what is gone, what each hand holds for certain."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from parlour.core import Seat
from parlour.core import Step as AnyStep

from ..pieces import Cards, Kind
from ..views import Heard, Laid, Shown, Took, View

Step: TypeAlias = AnyStep[View, Heard]


class Memory(Struct):
    pile: list[Kind]
    gone: list[Kind]
    holds: list[Counter[Kind]]  # of each hand: what was picked up or exchanged in sight, and kept


def remembered(steps: Sequence[Step]) -> Memory:
    memory = Memory([], [], [Counter[Kind]() for _ in steps[-1].view.held])
    for before, step in pairwise(steps):
        match step.heard:
            case Shown(opened):
                exchanged(memory, before.view.opened, opened)
            case Laid():
                laid(memory, step.heard, before.view)
            case Took(who, _, turned):
                memory.holds[who].update([*memory.pile, *([turned] if turned else [])])
                memory.pile = []
            case _:
                pass
    return memory


def exchanged(memory: Memory, before: tuple[Cards, ...], now: tuple[Cards, ...]) -> None:
    """What lay open and lies there no more has been taken in hand."""
    for seat, cards in enumerate(before):
        memory.holds[seat] += Counter(cards) - Counter(now[seat])


def laid(memory: Memory, lay: Laid, before: View) -> None:
    memory.pile += [lay.kind] * lay.count
    if lay.how != "closed" and before.held[lay.who]:
        memory.holds[lay.who] -= Counter({lay.kind: lay.count})
    if lay.removed:
        memory.gone += memory.pile
        memory.pile = []


def dimmed(memory: Memory, keep: int, seed: int, me: Seat) -> None:
    """Of each hundred cards in other hands only so many are remembered, the same ones each time."""
    for seat, cards in enumerate(memory.holds):
        if seat != me:
            kept = {
                kind: n for kind, n in cards.items() if (hash_of(kind, seat) + seed) % 100 < keep
            }
            memory.holds[seat] = Counter(kept)


def hash_of(kind: Kind, seat: int) -> int:
    return 37 * seat + 11 * sum(map(ord, kind))
