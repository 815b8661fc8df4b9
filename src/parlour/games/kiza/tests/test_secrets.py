"""Nobody can tell two worlds apart that differ only in other hands, in the pile or in a choice."""

from itertools import chain
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.catalogue import KIZA
from parlour.core import DEALER, Dice, Phrase, Refusal, Seat, Wait, canonical
from parlour.games.kiza import rules
from parlour.games.kiza.pieces import (
    DECK,
    Bid,
    Bidding,
    Move,
    Options,
    Pass,
    Present,
    Ready,
    Reveal,
    State,
)
from parlour.games.kiza.rules.auctions import matching, total
from parlour.games.kiza.rules.rounds import pile
from parlour.games.kiza.tests import worlds
from parlour.games.kiza.tests.tables import allowed
from tests import two_worlds
from tests.two_worlds import caught, leaks, leaky
from tests.walks import Match, viewers, walk

TABLES = [
    Options(),
    Options(leftovers="topup", discard_log="hidden", short_deal="equal"),
    Options(losing_bids="return", donor_open_pass="may_reenter"),
    Options(first_donor="random", end="round", stalemate_rounds=1),
]
ALONE = [frozenset({card}) for card in DECK[::9]]
MATCHES = [
    Match(KIZA, seats, allowed(seats, options), seed)
    for seats in KIZA.seats
    for options in TABLES
    for seed in range(9)
]


def unseen(seats: int, every: int) -> int:
    """How many swaps were tried by all viewers at tables of so many seats; none was noticed."""
    played = [match for match in MATCHES if match.seats == seats][::every]
    return two_worlds.unseen(rules, worlds, played, 90 // seats)


@pytest.mark.long
@pytest.mark.parametrize("seats", KIZA.seats)
def test_hundreds_of_swaps_show_nobody_anything(seats: int) -> None:
    """More than two thousand are tried by `make bench ONLY=kiza_secrets`."""
    assert unseen(seats, every=8) > 300


def test_a_few_swaps_show_nobody_anything() -> None:
    for match in MATCHES[::13]:
        assert not any([*leaks(rules, worlds, match, viewer, 4)] for viewer in viewers(match))


@pytest.mark.parametrize("match", MATCHES[::20], ids=str)
def test_whatever_is_hidden_may_lie_in_any_order(match: Match) -> None:
    """All of it shuffled at once, at every moment: only how many cards a seat holds is known."""
    dice = Dice(Random(match.seed).randrange)
    for state, event in walk(match):
        for viewer in viewers(match):
            other = reshuffled(state, viewer, dice)
            assert told(state, viewer) == told(other, viewer)
            if isinstance(event.move, Pass | Present) and event.seat != viewer:
                here = rules.hear(state, event.seat, event.move, viewer)
                assert here == rules.hear(other, event.seat, event.move, viewer)


def reshuffled(state: State, viewer: Seat | None, dice: Dice) -> State:
    cards = worlds.hidden(state, viewer)
    return worlds.exchanged(state, dict(zip(cards, dice.shuffled(cards), strict=True)))


def told(state: State, viewer: Seat | None) -> bytes:
    view = rules.view(state, viewer)
    tried: list[Move] = [Pass(), *map(Bid, ALONE), *map(Present, ALONE)]
    refusals = [rules.refuse(state, viewer, move) for move in tried if viewer is not None]
    return canonical([view, rules.offer(view), rules.wait(state), refusals])


def test_what_somebody_presents_is_heard_by_nobody_else() -> None:
    choices = 0
    for match in MATCHES[::11]:
        for state, event in walk(match):
            if isinstance(event.move, Present):
                choices += 1
                hand = state.hands[event.seat]
                said = [event.move, Present(frozenset(hand)), Present(frozenset(hand[:1]))]
                for viewer in set(viewers(match)) - {event.seat}:
                    heard = {rules.hear(state, event.seat, move, viewer) for move in said}
                    assert heard == {Ready()}
    assert choices > 60


def early_count(state: Any, seat: Seat | None) -> Any:
    """A hand is counted without the cards that were chosen, before they are turned."""
    counts = zip(state.hands, state.presented or [()] * state.seats, strict=True)
    held = tuple(len(hand) - len(cards or ()) for hand, cards in counts)
    return replace(rules.view(state, seat), held=held)


def early_row(state: Any, seat: Seat | None) -> Any:
    """What was chosen first is turned at once."""
    first = [cards if s == 0 else () for s, cards in enumerate(state.presented)]
    view = rules.view(state, seat)
    return replace(view, rows=tuple(cards or () for cards in first)) if state.presented else view


def pile_order(state: Any, seat: Seat | None) -> Any:
    """Whoever asks how the pile lies is told its lowest card."""
    view = rules.view(state, seat)
    lying = [card for card in pile(state) if not any(card in hand for hand in state.hands)]
    return replace(view, discards=(*view.discards, *lying[:1]))


def neighbours_hand(state: Any, seat: Seat | None) -> Any:
    """A watcher looks over the first seat's shoulder."""
    view = rules.view(state, seat)
    return replace(view, hand=state.hands[0]) if seat is None else view


def strongest_mark(state: Any, seat: Seat | None) -> Any:
    """The donor's mark moves to the seat with the strongest hand."""
    strength = [sum(card.value for card in hand) for hand in state.hands]
    return replace(rules.view(state, seat), donor=Seat(strength.index(max(strength))))


def knowing_offer(state: Any, seat: Seat | None) -> Any:
    """A view that counts among the rivals only those who could outbid."""
    view = rules.view(state, seat)
    if state.auction is None:
        return view
    able = [total(matching(hand, state.auction.card)) for hand in state.hands]
    return replace(view, points=tuple(map(min, able, view.points)))


def loud_choice(state: Any, seat: Seat, move: Any, listener: Seat | None) -> Any:
    """Others hear how many cards were chosen: those who choose many are heard choosing."""
    if isinstance(move, Reveal):
        return rules.hear(state, seat, move, listener)
    chosen = sum(map(len, filter(None, state.presented)))
    return [rules.hear(state, seat, move, listener), chosen] if chosen else None


def sorting_deal(state: Any, seat: Seat, move: Any, listener: Seat | None) -> Any:
    """Whoever passes is heard fumbling for a card that matches."""
    if isinstance(move, Pass) and state.auction:
        return len(matching(state.hands[seat], state.auction.card))
    return rules.hear(state, seat, move, listener)


def hasty_wait(state: Any) -> Any:
    """A seat that cannot bid is not waited for."""
    auction = state.auction
    if auction is None or auction.bidder is None:
        return None
    able = matching(state.hands[auction.bidder], auction.card)
    return Wait(30 if able else 1, len(able))


def helpful_refusal(state: Any, seat: Seat, move: Any) -> Any:
    """Whoever bids a card it does not hold learns whether anybody does."""
    refusal = rules.refuse(state, seat, move)
    if refusal and seat != DEALER and isinstance(move, Bid | Present):
        held = sorted(move.cards & {*chain(*state.hands)}, key=str)
        return Refusal(refusal.clause, {**refusal.parts, "held": Phrase(str(held))})
    return refusal


def offered_to_all(view: Any) -> Any:
    """An offer that knows of no turn: it tells what a hand could bid, and whose hand it is."""
    offer = rules.offer(view)
    return offer or (Bidding(view.hand, sum(view.held), 0, ()) if view.presenting else None)


LEAKS = {
    "a hand is counted too early": {"view": early_count},
    "a choice is turned too early": {"view": early_row},
    "the lowest card of the pile is seen": {"view": pile_order},
    "a watcher sees a hand": {"view": neighbours_hand},
    "a mark shows the strongest hand": {"view": strongest_mark},
    "points tell who could outbid": {"view": knowing_offer},
    "others hear how many cards were chosen": {"hear": loud_choice},
    "a pass sounds different with cards that match": {"hear": sorting_deal},
    "a seat that cannot bid is not waited for": {"wait": hasty_wait},
    "a refusal knows who holds a card": {"refuse": helpful_refusal},
}


@pytest.mark.parametrize("answers", LEAKS.values(), ids=LEAKS.keys())
def test_a_leak_is_found(answers: dict[str, Any]) -> None:
    assert caught(leaky(rules, **answers), worlds, MATCHES, 12)
