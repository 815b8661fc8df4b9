"""Guessed truths: hands for the others, as likely as each other, that fit all that was noticed."""

from array import array
from collections.abc import Sequence

from parlour.core import Dice, Seat

from ..pieces import Cards, State, View, in_order
from ..swift.dealing import M32, scatter
from ..swift.habits import lots
from ..swift.layout import CHOSEN, HAND, HELD, KINDS, READY, SEATS, Ints, numbers
from ..swift.translate import cards_of, position
from .clues import Clues, Step, ages, needs, noticed, own, unseen
from .weights import tuned


def guess(steps: Sequence[Step], dice: Dice) -> State:
    """Cards that others hold were dealt evenly from all that nobody has shown; what they have
    chosen in secret is what somebody with such a hand would choose."""
    view, clues, rng = steps[-1].view, noticed(steps), luck(dice)
    assert view.me is not None, "a watcher does not guess"
    s, pool = known(view, clues), unseen(clues, view)
    scatter(s, pool, len(pool), ages(clues), needs(clues, view.me), rng)
    hands = tuple(cards_of(s, HAND + KINDS * seat) for seat in range(len(view.held)))
    return stated(
        view, hands, tuple(chosen(view, s, Seat(seat), rng) for seat in range(len(hands)))
    )


def luck(dice: Dice) -> Ints:
    """A thread of luck for those that count in whole numbers."""
    return array("q", [1 + dice.below(M32)])


def known(view: View, clues: Clues) -> Ints:
    """The position as far as it is known: other hands have the cards only that they took back."""
    hands = [in_order(cards) for cards in clues.holds]
    if view.me is not None:
        hands[view.me] = own(view)
    return position(view, hands)


def chosen(view: View, s: Ints, seat: Seat, rng: Ints) -> Cards | None:
    if not s[READY + seat]:
        return None
    if seat == view.me:
        return view.mine or ()
    cards = numbers(KINDS)
    if s[HELD + seat]:
        lots(s, seat, array("q", tuned(len(view.held))), rng, cards)
    return cards_of(cards)


def stated(view: View, hands: tuple[Cards, ...], chosen: tuple[Cards | None, ...]) -> State:
    return State(
        options=view.options,
        hands=hands,
        rows=view.rows,
        gains=view.gains,
        donor=view.donor,
        presented=chosen if view.presenting else (),
        auction=view.auction,
        draws=view.draws,
        discards=view.discards,
        dry=view.dry,
    )


def before_choosing(s: Ints) -> None:
    """Nobody has chosen yet, as nobody knows what the others have chosen."""
    for place in range(READY, READY + s[SEATS]):
        s[place] = int(not s[HELD + place - READY])
    for place in range(CHOSEN, CHOSEN + KINDS * s[SEATS]):
        s[place] = 0
