"""The pile (chapter 6): what fits, what a lay makes of it, when it leaves the game."""

from functools import cache
from typing import NamedTuple

from ..pieces import (
    FOUR,
    HALF,
    KINDS,
    QUAD,
    SEVEN,
    TEN,
    VALUES,
    X_HALVES,
    Halves,
    Kind,
    Options,
    Pile,
)

JOKERS = frozenset[Kind]({"J0", "J*"})
EMPTY = Pile()


class Landed(NamedTuple):
    """What a lay has made of the pile."""

    pile: Pile
    skips: bool = False  # the next seat loses its turn (§6.10)
    made: Halves | None = None  # a 4, 7 or 10 out of halves (§6.4)

    @property
    def removes(self) -> bool:
        return not self.pile.cards


@cache
def fitting(top: Kind | None, value: Halves, low: bool, comb: bool) -> frozenset[Kind]:
    """All kinds that may be laid on such a pile."""
    if top is None:
        return frozenset(KINDS)  # §4.11
    fits = {kind for kind in VALUES if (VALUES[kind] <= FOUR if low else VALUES[kind] >= value)}
    if top in X_HALVES or comb:
        fits.add(HALF)  # §6.4, §7.5
    return frozenset(fits | JOKERS)  # §6.1, §6.2


def fits(pile: Pile, kind: Kind) -> bool:
    return kind in fitting(pile.top, pile.value, pile.low, pile.comb)


def completes(top: Kind | None, kind: Kind) -> bool:
    """Whether it makes one number with what it is laid on (§6.4), and never reversed (§6.6)."""
    return kind == HALF and top in X_HALVES


def landed(pile: Pile, kind: Kind, count: int, options: Options) -> Landed:
    """What so many of a kind, laid together, make of a pile they fit on."""
    cards = pile.cards + (kind,) * count
    if quad(cards, options):
        return Landed(EMPTY)  # §6.14, §6.18, §6.19
    if kind == "J*":
        low = pile.low and options.joker_on_four == "keep"  # §6.9
        return Landed(Pile(cards, pile.value, low))  # §6.1
    if completes(pile.top, kind):
        return completed(pile, cards)
    if kind == HALF and pile.comb:
        return Landed(extended(pile, cards, options))
    value = VALUES[kind]
    return Landed(Pile(cards, value, low=value == FOUR), skips=value == SEVEN)


def completed(pile: Pile, cards: tuple[Kind, ...]) -> Landed:
    made = Halves(pile.value + 1)
    if made == TEN:
        return Landed(EMPTY, made=made)  # §6.12
    return Landed(Pile(cards, made, made == FOUR, comb=True), made == SEVEN, made)  # §6.5


def extended(pile: Pile, cards: tuple[Kind, ...], options: Options) -> Pile:
    """Another half on a number made of halves (§7.5, §7.7)."""
    if pile.value != FOUR or options.extra_half_on_four == "ge4":
        return Pile(cards, pile.value, comb=True)
    if options.extra_half_on_four == "le4":
        return Pile(cards, FOUR, low=True, comb=True)
    return Pile(cards, VALUES[HALF])


def enlarged(pile: Pile, count: int, options: Options) -> Landed:
    """So many more of what lies on top, as part of the lay that has just been made (§8.2)."""
    cards = pile.cards + pile.cards[-1:] * count
    if quad(cards, options):
        return Landed(EMPTY)
    return Landed(Pile(cards, pile.value, pile.low, pile.comb))


def quad(cards: tuple[Kind, ...], options: Options) -> bool:
    """Four or more equal cards in a row, with nothing between them (§6.14, §6.17)."""
    top = cards[-1]
    if cards[-QUAD:] != (top,) * QUAD:
        return False
    return options.joker_quads or top not in JOKERS  # §6.21
