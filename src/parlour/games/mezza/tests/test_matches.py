"""What holds in every match, whatever was agreed: no card is lost, and the end comes in time.

The rulebook (§1.5) says how many turns a match can have. A turn brings something closer to an end
or is counted as idle, and what can be brought closer to an end runs out.
"""

from collections import Counter
from itertools import chain, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from parlour.catalogue import MEZZA
from parlour.core import DEALER, Clause, Dice, Event, Seat, advance, begin
from parlour.core.rulebook import read_rulebook, rulebook_path
from parlour.games.mezza import rules
from parlour.games.mezza.pieces import (
    DECK,
    HALF,
    Deal,
    Kind,
    LetBe,
    Options,
    PickUp,
    Play,
    PlayClosed,
    State,
)
from parlour.games.mezza.rules.opening import deck
from parlour.games.mezza.tests.tables import after, ended, luck, table
from tests.walks import Match, matches, walk

unhurried = settings(max_examples=20)  # a match at random has some hundred turns

LONGEST_LAY = 4  # a lay, and three times one more: then four equal cards have gone


def path(match: Match) -> list[State]:
    """Every state of a match, the last one too."""
    moments = [*walk(match)]
    end = moments[-1]
    last = advance(rules, end.state, end.event.seat, end.event.move)
    return [*(moment.state for moment in moments), last]


def everything(state: State) -> Counter[Kind]:
    closed = (kind for slots in state.closed for kind in slots if kind)
    zones = chain(*state.hands, *state.opened, state.stock, state.pile.cards, state.removed)
    return Counter(zones) + Counter(closed)


def still_to_do(state: State) -> int:
    """What a match can use up: stock, table cards, cards not removed, seats not out."""
    on_table = sum(map(len, state.opened)) + sum(map(bool, chain(*state.closed)))
    kept = len(deck(state.options)) - len(state.removed)
    return len(state.stock) + on_table + kept + state.seats - len(state.out)


def turns(seats: int, options: Options) -> int:
    """At most so many turns, as the rulebook says; without a limit there is no such number."""
    assert options.stall_turns is not None
    return options.stall_turns * (2 * len(deck(options)) + seats)


def longest(seats: int, options: Options) -> int:
    """A bound for all moves: to the first lay, and then for each turn its lay and what is added,
    each with a refill, a window that each seat answers, and its award; orders are taken back once.
    """
    opening = 3 + 2 * seats
    return opening + turns(seats, options) * (1 + LONGEST_LAY * (3 + seats))


@unhurried
@given(matches(MEZZA))
def test_no_card_is_ever_lost_or_found(match: Match) -> None:
    whole = Counter(deck(match.options))
    for state in path(match):
        assert not state.opened or everything(state) == whole


@unhurried
@given(matches(MEZZA))
def test_what_is_to_be_done_never_grows_and_shrinks_or_is_counted(match: Match) -> None:
    for before, now in pairwise(path(match)):
        if not before.opened or before.swaps:
            continue
        assert still_to_do(now) <= still_to_do(before)
        # A draw counts for the lay that calls for it, one move before it is made.
        draws = rules.turn(now) == {DEALER} and bool(now.stock)
        nearer = still_to_do(now) < still_to_do(before) or draws
        assert now.idle >= before.idle or nearer
        assert now.idle <= before.idle + 1


@unhurried
@given(matches(MEZZA))
def test_every_match_ends_within_its_bound(match: Match) -> None:
    if match.options.stall_turns is None:
        return
    said = path(match)
    assert len(said) <= longest(match.seats, match.options)
    assert max(state.idle for state in said) <= match.options.stall_turns
    lays = sum(is_turn(event) for _, event in walk(match))
    assert lays <= turns(match.seats, match.options)


def is_turn(event: Event[object]) -> bool:
    return isinstance(event.move, Play | PlayClosed | PickUp)


def test_the_rulebook_prints_the_bound() -> None:
    said = read_rulebook(rulebook_path(MEZZA.folder, "en").read_text())[Clause("1.5")]
    assert "the number agreed times twice the cards of the deck and the seats" in said
    assert turns(2, Options()) == 150 * (2 * len(DECK) + 2)
    assert turns(3, Options(deck="short", stall_turns=60)) == 60 * (2 * 56 + 3)


# Two seats that lay 7s, cannot beat them and take them again: the print has no end for that.

CYCLE = "hands 2 7 / 3 7; closed 5 . . / 5 . ."


def cycled(options: Options, most: int) -> list[State]:
    """Each seat leads a 7, has the next turn again, and takes the pile back."""
    state = replace(table(CYCLE), options=options)
    states = [state]
    while rules.turn(state) and len(states) < most:
        seat = state.mover
        state = after(state, f"{seat} {'pickup' if state.pile.cards else 'play 7'}")
        states.append(state)
    return states


def test_without_a_limit_play_never_ends() -> None:
    states = cycled(Options(stall_turns=None), 3_000)
    assert len(states) == 3_000
    assert len({(state.hands, state.mover, state.pile) for state in states}) == 4


@pytest.mark.parametrize("limit", [60, 150, 400])
def test_with_a_limit_it_is_blocked_and_the_fewest_cards_win(limit: int) -> None:
    states = cycled(Options(stall_turns=limit), 3_000)
    assert states[-1].idle == limit
    assert len(states) == limit + 1
    assert ended(states[-1]).places == (1, 1)
    unequal = replace(states[-1], hands=(("7",), ("2", "3", "7")))
    assert ended(unequal).places == (1, 2)


# Somebody who wants a match to last: nothing is laid that brings it closer to an end, if it can
# be helped, and nobody steals.


def stalling(state: State, seat: Seat, random: Random) -> object:
    offer = rules.offer(rules.view(state, seat))
    assert offer is not None
    said = [*rules.moves(offer)]
    if LetBe() in said:
        return LetBe()
    quiet = [move for move in said if progress(state, seat, move) == 0]
    return random.choice(quiet or said)


def progress(state: State, seat: Seat, move: object) -> int:
    after = rules.play(state, seat, move)  # type: ignore[arg-type]
    return still_to_do(state) - still_to_do(after)


def stalled(seats: int, options: Options, seed: int) -> tuple[int, State]:
    state, random, moves = begin(rules, seats, options), Random(seed), 0
    while turn := rules.turn(state):
        seat = min(turn - {DEALER}, default=DEALER)
        if seat == DEALER:
            move = rules.chance(state, Dice(random.randrange), None)
        else:
            move = stalling(state, seat, random)  # type: ignore[assignment]
        state, moves = advance(rules, state, seat, move), moves + 1
    return moves, state


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_who_stalls_goes_no_further_than_the_bound(seats: int) -> None:
    options = Options(stall_turns=60, swap_mode="off")
    for seed in range(3):
        moves, state = stalled(seats, options, seed)
        assert 60 < moves <= longest(seats, options)
        assert rules.outcome(state) is not None


def test_a_deal_gives_three_times_three_to_everybody() -> None:
    for seats in MEZZA.seats:
        deal = rules.chance(begin(rules, seats, Options()), luck(), None)
        assert isinstance(deal, Deal)
        state = after(begin(rules, seats, Options()))
        state = rules.play(state, DEALER, deal)
        assert len(state.stock) == (50, 41, 32, 23, 14)[seats - 2]
        assert everything(state)[HALF] == 12
