"""What one seat can know of cards that it does not see, from all that it has noticed."""

from array import array
from collections.abc import Iterable, Sequence
from itertools import chain, pairwise
from typing import TypeAlias

from msgspec import Struct

from parlour.core import Step as AnyStep

from ..pieces import DECK, PLACE, Captured, Card, Cards, Dealt, Heard, Shown, Unsold, View
from ..swift.layout import SEATS_AT_MOST, Ints, numbers

Step: TypeAlias = AnyStep[View, Heard]


class Clues(Struct):
    """What the steps have told.

    Cards in hands may be old where hands are kept (§7.4): no card that was seen to go to the pile
    before a deal has been in a hand for longer than that.
    """

    gone: set[Card]  # seen to go to the pile since the last deal
    holds: list[set[Card]]  # of each seat: what it took back before all eyes, and holds still
    since: dict[Card, int]  # the deal that a card may have come to a hand with, at the earliest
    old: list[list[int]]  # for each deal, how many cards each seat holds at least from before it


def noticed(steps: Sequence[Step]) -> Clues:
    view = steps[-1].view
    clues = Clues(set(), [set() for _ in view.held], dict.fromkeys(DECK, 0), [])
    for before, step in pairwise(steps):
        match step.heard:
            case Dealt():
                dealt(clues, before.view)
            case Shown(rows):
                for seat, row in enumerate(rows):
                    leave(clues, seat, row)
            case Captured() | Unsold():
                settled(clues, before.view, step.heard)
            case _:
                pass
    if view.auction:
        for seat, cards in enumerate(view.auction.laid):
            leave(clues, seat, cards)
    return clues


def dealt(clues: Clues, before: View) -> None:
    if before.options.leftovers == "return":
        clues.holds = [set() for _ in before.held]
    else:
        clues.old.append(list(before.held))
        clues.since.update(dict.fromkeys(clues.gone, len(clues.old)))
    clues.gone = set()


def leave(clues: Clues, seat: int, cards: Iterable[Card], times: int = 1) -> None:
    """A hand has fewer of the cards that it may have kept; or it has them back."""
    for card in cards:
        clues.holds[seat].discard(card)
        for deal, counts in enumerate(clues.old, 1):
            counts[seat] -= times * (clues.since[card] < deal)


def settled(clues: Clues, before: View, heard: Captured | Unsold) -> None:
    """What became of the cards laid, and of a KIZA card that nobody wanted."""
    auction = before.auction
    assert auction, "only while a card lies in the centre"
    if isinstance(heard, Unsold):
        clues.gone.add(heard.card)
        return
    for seat, cards in enumerate(auction.laid):
        if seat == heard.taker or before.options.losing_bids == "discard":
            leave(clues, seat, cards)
            clues.gone.update(cards)
        else:
            clues.holds[seat].update(cards)


def own(view: View) -> Cards:
    """All that one holds, what one has chosen included."""
    return (*view.hand, *(view.mine or ()))


def unseen(clues: Clues, view: View) -> Ints:
    """The cards that may lie anywhere: in hands of others, or in the pile."""
    laid = (view.auction.card, *chain(*view.auction.laid)) if view.auction else ()
    open_now = {*own(view), *laid, *chain(*view.rows, *view.gains)}
    known = open_now.union(clues.gone, *clues.holds)
    return array("q", [PLACE[card] for card in DECK if card not in known])


def ages(clues: Clues) -> Ints:
    return array("q", [clues.since[card] for card in DECK])


def needs(clues: Clues, me: int) -> Ints:
    """For each deal, how many cards the others must hold from before it."""
    found = numbers(SEATS_AT_MOST * len(clues.old))
    for deal, counts in enumerate(clues.old):
        for seat, count in enumerate(counts):
            if seat != me:
                found[SEATS_AT_MOST * deal + seat] = max(0, count)
    return found
