"""Every lay that a seat may make, lazily and each once: the choices behind `moves` and `pick`."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from parlour.core import Dice

from ..pieces import Lay, Table, Turn
from .beginning import begun
from .changes import apart, changed
from .growing import enlarged
from .hands import Hand, Order, as_they_come, hand_of
from .lays import judged
from .rearranging import rearrangements
from .series import agreed

SELDOM = 3  # of so many picks that move tiles of the table, one may move all of them
FEW = 4  # series that the others may lay anew


def lays(turn: Turn, order: Order = as_they_come) -> Iterator[Lay]:
    """Every lay; where anything may move, those that leave all series together come first."""
    found = grown(turn, order)
    if agreed(turn.options).manipulation == "full":
        found = chain(found, laid_anew(turn, order, turn.table))
    return lawful(turn, found, order)


def picked(turn: Turn, dice: Dice) -> Lay | None:
    """A lay at random; nothing where none was found that leaves enough of the table alone."""
    if agreed(turn.options).manipulation != "full" or dice.below(2):
        return next(lawful(turn, grown(turn, dice.shuffled), dice.shuffled), None) or forced(
            turn, dice
        )
    loose = turn.table
    if dice.below(SELDOM):
        loose = dice.some(loose, min(len(loose), 1 + dice.below(FEW)))
    return anew(turn, dice, loose) or forced(turn, dice)


def forced(turn: Turn, dice: Dice) -> Lay | None:
    """Where there is nothing to do but to lay, tiles of the table may have to be moved for it."""
    if turn.draw or turn.stop:
        return None
    return anew(turn, dice, turn.table)


def anew(turn: Turn, dice: Dice, loose: Table) -> Lay | None:
    found = laid_anew(turn, dice.shuffled, loose)
    return next(lawful(turn, found, dice.shuffled), None)


@lru_cache(maxsize=64)
def able(turn: Turn) -> bool:
    return any(True for _ in lays(turn))


def lawful(turn: Turn, found: Iterator[tuple[Table, Hand]], order: Order) -> Iterator[Lay]:
    """What is found and is no lay against §3.6 or §4.8, with every choice of freed jokers taken."""
    own, seen = hand_of(turn.rack).jokers, set[Lay]()
    for table, left in found:
        for taken in order(range(max(0, left.jokers - own), min(left.freed, left.jokers) + 1)):
            lay = Lay(table, taken)
            if lay not in seen and permitted(turn, lay):
                seen.add(lay)
                yield lay


def permitted(turn: Turn, lay: Lay) -> bool:
    change = changed(turn.options, turn.table, turn.rack, lay)
    return judged(change, turn.opened).refusal is None


def grown(turn: Turn, order: Order) -> Iterator[tuple[Table, Hand]]:
    """Tables on which every old series is still together, and maybe joined or longer."""
    options = turn.options
    for olds, left in enlarged(options, turn.table, hand_of(turn.rack), order):
        for news, last in begun(options, left, order):
            yield (*olds, *news), last


def laid_anew(turn: Turn, order: Order, loose: Table) -> Iterator[tuple[Table, Hand]]:
    """Tables on which some old series have made place for others, and the rest are as they were."""
    fixed = apart(turn.table, loose)
    for table, left in rearrangements(turn.options, loose, hand_of(turn.rack), order):
        yield (*fixed, *table), left
