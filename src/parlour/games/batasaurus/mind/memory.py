"""How somebody remembers where its own dinosaurs lie: the stated model of forgetting.

Each card is taken in while it lies open, or it is not: the likelier, the longer the table
memorises; the weakest and the strongest stay in mind best. One that was not taken in may be
confused with a neighbour, and then both are remembered, wrongly. With every trick some of what is
remembered fades. A card that turns up where another was believed corrects what was believed.

Whatever is forgotten might be any of the cards that are not remembered elsewhere. All of it follows
from the steps and from the temper: somebody asked twice has forgotten the same.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final, TypeAlias

from msgspec import Struct

from parlour.core import Dice
from parlour.core.mind import FINE

from ..pieces import Slot, Slots, Strength
from .seen import Faces, Seen

ROW: Final = 6  # how people lay their cards: two rows (§2.3)
USUAL: Final = 30  # seconds
STRIKING: Final = (1, 2, 11, 12)

Belief: TypeAlias = Mapping[Slot, Mapping[Strength, float]]  # what may lie in each slot


class Memory(Struct, frozen=True):
    recall: float  # how likely a card is taken in, within the usual time
    fading: float  # how likely a card that is remembered is lost with each trick
    confusion: float  # how likely one that was not taken in is taken for its neighbour


PERFECT: Final = Memory(recall=1, fading=0, confusion=0)


def believed(
    memory: Memory, found: Seen, seat: int, slots: Slots, seconds: int, dice: Dice
) -> Belief:
    """What a seat believes of its slots: each with the strengths that may lie there."""
    known = remembered(memory, found, seat, seconds, dice)
    mine = found.left(seat)
    sure = {slot: known[slot] for slot in slots if known.get(slot) in mine}
    rest = [card for card in mine if card not in sure.values()] or mine
    share = 1 / len(rest)
    return {
        slot: {sure[slot]: 1.0} if slot in sure else dict.fromkeys(rest, share) for slot in slots
    }


def remembered(memory: Memory, found: Seen, seat: int, seconds: int, dice: Dice) -> Faces:
    """Which strength is remembered where, right or wrong, after so many tricks."""
    faces = found.open[seat]
    kept, missed = Faces(), list[Slot]()
    for slot, strength in sorted(faces.items()):
        luck, fate = likelihood(dice), lasting(memory.fading, dice)
        if luck >= taken_in(memory, strength, seconds):
            missed.append(slot)
        elif fate > found.tricks:
            kept[slot] = strength
    for one in missed:
        luck, fate = likelihood(dice), lasting(memory.fading, dice)
        other = dice.one([slot for slot in faces if beside(slot, one)] or [one])
        if luck < memory.confusion and fate > found.tricks and one not in kept:
            kept |= {one: faces[other], other: faces[one]}
    return kept


def taken_in(memory: Memory, strength: Strength, seconds: int) -> float:
    missed = (1 - memory.recall) * sqrt(USUAL / seconds)
    return 1 - min(0.95, missed / 2 if strength in STRIKING else missed)


def lasting(fading: float, dice: Dice) -> int:
    """For how many tricks; the dice fall as often for one who forgets nothing."""
    luck = likelihood(dice)
    tricks, left = 1, 1.0 - fading
    while fading and tricks < 99 and luck < left:
        tricks, left = tricks + 1, left * (1 - fading)
    return tricks if fading else 99


def beside(one: Slot, other: Slot) -> bool:
    """Neighbours in a row, or one above the other."""
    same = one // ROW == other // ROW
    return (same and abs(one - other) == 1) or abs(one - other) == ROW


def likelihood(dice: Dice) -> float:
    return dice.below(FINE) / FINE


def averaged(belief: Mapping[Strength, float], worth: Mapping[Strength, float]) -> float:
    """What a slot is worth, by what may lie in it."""
    return sum(share * worth[card] for card, share in belief.items())


def surely(belief: Belief, strengths: Sequence[Strength]) -> dict[Strength, Slot]:
    """Where these strengths lie, for those of which the place is certain."""
    found = {next(iter(one)): slot for slot, one in belief.items() if len(one) == 1}
    return {card: found[card] for card in strengths if card in found}
