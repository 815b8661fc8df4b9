"""What is known about playing KIZA: guesses that forget nothing, habits that are legal, thoughts
that are the same by hand and by machine, and reasons that are true."""

from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, islice, pairwise
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from parlour.bots.budget import Nodes
from parlour.catalogue import KIZA
from parlour.core import DEALER, Phrase, Seat, Step, Thought, Who, advance, begin
from parlour.games.kiza import mind, rules
from parlour.games.kiza.mind import clues, guessing, searching
from parlour.games.kiza.mind.choosing import choices, habit, seen, spread
from parlour.games.kiza.mind.players import players
from parlour.games.kiza.mind.weights import but, prospects, tuned
from parlour.games.kiza.notation import read_move, read_state
from parlour.games.kiza.pieces import (
    DECK,
    GOAL,
    PLACE,
    Bid,
    Bidding,
    Card,
    Heard,
    Move,
    Offer,
    Options,
    Pass,
    Present,
    Presenting,
    State,
    View,
)
from parlour.games.kiza.rules.auctions import matching, total
from parlour.games.kiza.swift import habits
from parlour.games.kiza.swift.search import WHOLE
from parlour.games.kiza.tests.tables import after, allowed, luck
from parlour.words.messages import Messages
from tests.thinkers import Asked, asked, thought
from tests.walks import Match

MESSAGES = Messages("en", KIZA.folder / "text")
AGREED = [
    Options(),
    Options(leftovers="topup", discard_log="hidden", losing_bids="return"),
    Options(leftovers="topup", short_deal="equal", end="round"),
    Options(losing_bids="return", donor_open_pass="may_reenter", discard_log="hidden"),
]


class Moment(NamedTuple):
    """Where a seat may speak: the truth, and all that this seat has noticed."""

    state: State
    seat: Seat
    offer: Offer
    steps: tuple[Step[View, Heard], ...]


def first(state: State, seat: Seat) -> Step[View, Heard]:
    return Step(DEALER, None, rules.view(state, seat))


def played(seats: int, options: Options, seed: int) -> Iterator[Moment]:
    """A match of people with habits and whims, from each seat in turn: hands are kept, cards are
    taken back, rounds end without a capture."""
    dice, state = luck(seed), begin(rules, seats, options)
    steps = [[first(state, Seat(seat))] for seat in range(seats)]
    weights = but(tuned(seats), lots=1000 + 1000 * (seed % 3), zeal=500, whim=500, fancy=50)
    while turn := rules.turn(state):
        seat = dice.one(sorted(turn))
        if seat == DEALER:
            move: Move = rules.chance(state, dice, None)
        else:
            view = rules.view(state, seat)
            offer = rules.offer(view)
            assert offer is not None
            yield Moment(state, seat, offer, tuple(steps[seat]))
            move = habit(view, offer, weights, guessing.luck(dice))
        for listener, noticed in enumerate(steps):
            heard = rules.hear(state, seat, move, Seat(listener))
            assert heard is not None
            view = rules.view(rules.play(state, seat, move), Seat(listener))
            noticed.append(Step(seat, heard, view))
        state = advance(rules, state, seat, move)


@cache
def of_matches() -> tuple[Moment, ...]:
    """Over all seat counts, and options that leave traces."""
    tables = [
        (seats, allowed(seats, AGREED[(seats + k) % 4])) for seats in KIZA.seats for k in (0, 1)
    ]
    return tuple(
        moment
        for seed, (seats, options) in enumerate(tables)
        for moment in islice(played(seats, options, seed), 150)
    )


def moments(every: int, first: int = 0) -> Sequence[Moment]:
    return of_matches()[first::every]


def hidden(state: State, me: Seat) -> list[tuple[Card, ...]]:
    return [() if seat == me else hand for seat, hand in enumerate(state.hands)]


def told(state: State, seat: Seat, *said: str) -> list[Step[View, Heard]]:
    """What a seat noticed of all that was said at a table, from this state on."""
    steps = [first(state, seat)]
    for words in said:
        who, _, text = words.partition(" ")
        speaker, move = DEALER if who == "dealer" else Seat(int(who)), read_move(text)
        heard, state = rules.hear(state, speaker, move, seat), after(state, words)
        if heard is not None:
            steps.append(Step(speaker, heard, rules.view(state, seat)))
    return steps


def test_the_truth_fits_all_clues() -> None:
    """Else no guess could ever be right."""
    olds = 0
    for moment in moments(every=3):
        seat = moment.seat
        found, view = clues.noticed(moment.steps), moment.steps[-1].view
        unseen = {DECK[place] for place in clues.unseen(found, view)}
        for other, hand in enumerate(hidden(moment.state, seat)):
            assert found.holds[other] <= {*moment.state.hands[other]}
            assert {*hand} - found.holds[other] <= unseen
            for deal, counts in enumerate(found.old, 1):
                olds += counts[other] > 0
                older = sum(found.since[card] < deal for card in hand)
                assert other == seat or older >= counts[other]
    assert olds > 20


def test_a_guess_forgets_nothing() -> None:
    """Not what was seen to go to the pile, nor what somebody took back, nor what hands kept."""
    dice = luck(3)
    for moment in moments(every=9, first=5):
        seat = moment.seat
        state, found = mind.guess(moment.steps, dice), clues.noticed(moment.steps)
        assert rules.view(state, seat) == moment.steps[-1].view
        for other, hand in enumerate(hidden(state, seat)):
            assert not found.gone & {*hand}
            assert other == seat or found.holds[other] <= {*hand}
            for deal, counts in enumerate(found.old, 1):
                older = sum(found.since[card] < deal for card in hand)
                assert other == seat or older >= counts[other]


def test_cards_that_went_to_the_pile_are_remembered_where_nobody_may_look() -> None:
    table = read_state(
        'options {"discard_log":"hidden"}; hands Rt1 Gx2 / Rt2 Gx3 / Rt3 Gx5; rows Rc10 / Yx1 / ; '
        "donor 0; dry 1"
    )
    steps = told(table, Seat(0), "0 choose Rc10", "0 bid Rt1", "1 bid Rt2", "2 pass", "0 pass")
    steps = [
        *steps,
        *told(
            after(table, "0 choose Rc10", "0 bid Rt1", "1 bid Rt2", "2 pass", "0 pass"),
            Seat(0),
            "dealer award 1",
        )[1:],
    ]
    found = clues.noticed(steps)
    assert {PLACE[card] for card in found.gone} == {PLACE[c] for c in cards("Rt1 Rt2")}


def cards(text: str) -> list[Card]:
    move = read_move(f"present {text}")
    assert isinstance(move, Present)
    return sorted(move.cards)


def test_what_a_seat_took_back_it_holds() -> None:
    table = read_state(
        'options {"losing_bids":"return"}; hands Rt1 Gx2 / Rt2 Gx3 / Rt3 Gx5; rows Rc10 / Yx1 / ; '
        "donor 0; dry 1"
    )
    said = ["0 choose Rc10", "0 bid Rt1", "1 bid Rt2", "2 bid Rt3", "0 pass", "1 pass"]
    steps = told(table, Seat(0), *said, "dealer award 2")
    assert clues.noticed(steps).holds == [{*cards("Rt1")}, {*cards("Rt2")}, set()]
    for seed in range(5):
        assert {*cards("Rt2")} <= {*mind.guess(steps, luck(seed)).hands[1]}


def test_every_card_that_nobody_has_seen_is_guessed_as_often() -> None:
    match = Match(KIZA, 4, Options(), 3)
    moment = next(one for one in asked(match, Seat(0)) if isinstance(one.offer, Presenting))
    found, guesses = Counter[tuple[int, Card]](), 1_500
    for seed in range(guesses):
        state = mind.guess(moment.steps, luck(seed))
        found.update((seat, card) for seat in (1, 2, 3) for card in state.hands[seat])
    mine = {*moment.state.hands[0]}
    expected = guesses * 18 / (len(DECK) - 18)
    assert not any(card in mine for _, card in found)
    off = [abs(found[s, card] - expected) for s in (1, 2, 3) for card in DECK if card not in mine]
    assert max(off) < 5 * expected**0.5


def test_what_is_laid_makes_what_was_meant() -> None:
    """And is in hand, and matches: for every sum that can be made."""
    for moment in moments(every=5, first=2):
        seat = moment.seat
        if isinstance(moment.offer, Bidding):
            s = seen(moment.steps[-1].view)
            sums = [total - moment.offer.mine for total in moment.offer.totals]
            for wanted in [one for one in sums if one <= habits.SUMS]:
                laid = array("q", [0] * 16)
                habits.pay(s, seat, wanted, laid)
                bid = cards_laid(laid)
                assert total(bid) == wanted
                assert {*bid} <= {*moment.offer.cards}


def cards_laid(laid: Sequence[int]) -> list[Card]:
    return [card for place, card in enumerate(DECK) if laid[place // 7] >> place % 7 & 1]


def test_the_cards_that_are_useful_later_are_kept() -> None:
    """Bt5 and Rs5 fit Rt10 alike, but a card that is still to come is blue."""
    state = after("hands Bt5 Rs5 / Yx1 Yx2; rows Rt10 Bx15 / ; donor 0; dry 1", "0 choose Rt10")
    laid = array("q", [0] * 16)
    habits.pay(seen(rules.view(state, Seat(0))), 0, 5, laid)
    assert cards_laid(laid) == cards("Rs5")


def test_choices_are_the_habit_first_and_each_once() -> None:
    for moment in moments(every=11, first=4):
        view, rng = moment.steps[-1].view, array("q", [9])
        found = choices(view, moment.offer, tuned(len(view.held)), rng)
        assert len({*found}) == len(found)
        for move in found:
            assert not rules.refuse(moment.state, moment.seat, move)
        if isinstance(moment.offer, Bidding):
            assert Pass() in found


def test_sums_are_tried_from_the_least_to_the_greatest() -> None:
    assert spread([4, 5]) == [4, 5]
    assert spread([1, 2, 3, 9]) == [1, 2, 3, 9, 9, 9, 9]
    assert spread([*range(1, 40)]) == [1, 2, 3, 12, 21, 30, 39]


WINNING = "hands Rt7 Rs5 / Yx1 Bt2; rows Rc10 / Gs1; donor 0; gains Bc15 Bx15 Gc10 / Gt15; dry 1"


def test_who_can_win_at_once_does() -> None:
    state = after(WINNING, "0 choose Rc10")
    said = think(state, Seat(0), "5")
    assert isinstance(said.move, Bid)
    assert "because-wins" in [phrase.id for phrase in why(state, Seat(0), said)]
    later = replace(state, options=Options(end="round"))
    assert "because-wins" not in [phrase.id for phrase in why(later, Seat(0), said)]


def think(state: State, seat: Seat, name: str, nodes: int = 600) -> Thought[Move]:
    offer = rules.offer(rules.view(state, seat))
    return thought(KIZA, name, seat, told(state, seat), offer, nodes=nodes)


def why(state: State, seat: Seat, said: Thought[Move]) -> tuple[Phrase, ...]:
    return mind.reasons(told(state, seat), said)


def test_nobody_is_let_win_who_can_be_outbid() -> None:
    """One more than the others can bid is enough, and nothing else is left to buy."""
    state = after(
        "hands Rt15 Rs10 / Rx5 Rs1; rows / Rc10; donor 1; gains Bc15 / Bx15 Gc15 Gt10; dry 1",
        "1 choose Rc10",
        "1 bid Rx5 Rs1",
    )
    said = think(state, Seat(0), "5")
    assert isinstance(said.move, Bid)
    found = {phrase.id: phrase for phrase in why(state, Seat(0), said)}
    assert found["because-denies"].parts["who"] == Who(1)
    assert "because-last" in found


def test_reasons_are_true() -> None:
    """Each is worked out once more, from the rules alone."""
    said = Counter[str]()
    for moment in moments(every=4, first=1):
        view = moment.steps[-1].view
        for move in choices(view, moment.offer, tuned(len(view.held)), array("q", [5])):
            for phrase in mind.reasons(moment.steps, Thought(move)):
                assert true(moment.state, moment.seat, move, phrase), phrase
                said[phrase.id] += 1
    rare = {"because-wins", "because-denies", "because-last"}  # said above
    reasons = {key for key in MESSAGES.patterns if key.startswith("because-")}
    assert {*said} | rare == reasons


def true(state: State, seat: Seat, move: Move, phrase: Phrase) -> bool:
    auction, parts = state.auction, phrase.parts
    if auction is None:
        hand = state.hands[seat]
        given = move.cards if isinstance(move, Present) else {move.card}  # type: ignore[union-attr]
        able = [total(matching(tuple(c for c in hand if c not in given), card)) for card in given]
        return parts["total"] == max(able)
    bids = rules.view(state, seat).bids
    able_now, mine = total(matching(state.hands[seat], auction.card)), bids[seat]
    left = total(chain(*state.rows))
    match phrase.id:
        case "because-wins":
            at_once = state.options.end == "immediate"
            return at_once and total((*state.gains[seat], auction.card)) >= GOAL
        case "because-denies":
            who = parts["who"]
            assert isinstance(who, Who)
            return total((*state.gains[who.seat], auction.card)) >= GOAL
        case "because-last":
            return not left
        case "because-cheap":
            assert isinstance(move, Bid)
            return parts["total"] == mine + total(move.cards) < auction.card.value
        case "because-short":
            return mine + able_now <= max(bids) and parts["total"] == able_now
        case "because-spares":
            return mine + able_now > max(bids) and parts["left"] == left > 0
        case _:
            return False


def test_machine_and_plain_python_think_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    some = moments(every=150, first=6)

    def thoughts() -> list[Thought[Move]]:
        return [
            searching.thought(moment.steps, moment.offer, Nodes(200), luck(int(moment.seat)))
            for moment in some
        ]

    compiled = thoughts()
    monkeypatch.setattr(searching, "imagining", lambda worth_while: plain)
    assert thoughts() == compiled


def plain(*words: object) -> None:
    from parlour.games.kiza.swift.search import imagine

    imagine(*words)  # type: ignore[arg-type]


def test_a_race_keeps_the_habit_unless_another_is_surely_better() -> None:
    race = searching.Race([Pass(), *map(Bid, [frozenset(DECK[:1]), frozenset(DECK[1:2])])])
    whole, tries = WHOLE, 400
    for which, worth in enumerate((0.50, 0.51, 0.40)):
        race.worths[which] = round(worth * whole * tries)
        race.squares[which] = round(0.1 * whole * whole * tries) if which else 0
    race.count(tries)
    assert [*race.alive] == [1, 1, 0]
    assert race.first() == 0
    race.worths[1] = round(0.58 * whole * tries)
    assert race.first() == 1
    assert [one.tries for one in race.weighed()] == [400, 400, 400]


def test_points_are_worth_more_the_more_there_are() -> None:
    for seats in KIZA.seats:
        found = prospects(seats)
        assert len(found) == GOAL
        assert all(less < more for less, more in pairwise(found))


def test_weights_are_changed_by_name() -> None:
    usual = tuned(4)
    other = but(usual, lots=9, sunk=-8)
    assert (other[habits.LOTS], other[habits.SUNK]) == (9, -8)
    assert sum(one != two for one, two in zip(usual, other, strict=True)) == 2


def test_a_beginner_shows_more_cards_than_it_can_bid_for() -> None:
    match = Match(KIZA, 4, Options(), 2)
    moment = next(one for one in asked(match, Seat(1)) if isinstance(one.offer, Presenting))
    shown = {name: len(presented(moment, name)) for name in ("1", "tuned")}
    assert shown["1"] >= 4 > shown["tuned"]


def presented(moment: Asked, name: str) -> frozenset[Card]:
    said = thought(KIZA, name, Seat(1), moment.steps, moment.offer)
    assert isinstance(said.move, Present)
    return said.move.cards


def test_levels_and_the_one_to_beat() -> None:
    assert [*players] == ["tuned", "1", "2", "3", "4", "5"]


@pytest.mark.parametrize("options", AGREED)
def test_worth_follows_points_and_strength(options: Options) -> None:
    rich = read_state("hands Rt1 / Rt1; gains Bc15 Bt15 / Gc1; donor 0")
    assert mind.worth(replace(rich, options=options))[0] > 0.9
    strong = read_state("hands Rt15 Rs15 / Bt1; rows Rc10 / ; donor 0")
    assert mind.worth(strong)[0] > 0.6
    standing = after("hands Rt1 Rt2 / Rs1 Rs2; rows Rc10 / ; donor 0", "0 choose Rc10", "0 bid Rt1")
    assert mind.worth(standing)[0] > 0.5
