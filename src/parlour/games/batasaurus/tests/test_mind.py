"""Those who play BATASAURUS: what they remember, what they may know, and why they say so."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.bots.budget import Nodes
from parlour.bots.sitter import Sitter
from parlour.catalogue import BATASAURUS
from parlour.core import DEALER, LEVELS, Dice, Phrase, Seat, Step, Thought, advance, begin, settle
from parlour.games.batasaurus import rules
from parlour.games.batasaurus.mind import guess, reasons
from parlour.games.batasaurus.mind.levels import players
from parlour.games.batasaurus.mind.memory import (
    PERFECT,
    Memory,
    believed,
    beside,
    remembered,
)
from parlour.games.batasaurus.mind.seen import Seen, seen
from parlour.games.batasaurus.mind.sets import Counting, Heads, hand_of
from parlour.games.batasaurus.mind.worths import Worths, exactly, meeting
from parlour.games.batasaurus.notation import read_move, read_state
from parlour.games.batasaurus.pieces import SET, Commit, Flip, Move, Options, Slot, State, Strength
from parlour.games.batasaurus.tests.tables import EAST, LAYOUTS, NORTH, SOUTH, allowed, luck
from parlour.games.batasaurus.tests.test_oracle import CHOICES
from tests.thinkers import Asked, asked
from tests.walks import Match, walk

PAIR = " / ".join(LAYOUTS.split(" / ")[:2])
MEMORISING = "ready none; cards "

# 5 1 12 7 3 9 2 11 8 4 10 6, as a seat has seen them
OPEN = {
    Slot(slot): Strength(int(card)) for slot, card in enumerate(LAYOUTS.split(" / ")[0].split())
}
SLOTS = tuple(OPEN)


def followed(start: State | str, seat: Seat, *said: str) -> list[Step[Any, Any]]:
    """All that a seat is told, from this table on; the dealer does what follows of itself."""
    state = read_state(start) if isinstance(start, str) else start
    steps: list[Step[Any, Any]] = [Step(DEALER, None, rules.view(state, seat))]
    for words in said:
        who, _, move = words.partition(" ")
        speaker = DEALER if who == "dealer" else Seat(int(who))
        wish = read_move(move)
        after = advance(rules, state, speaker, wish)
        happened = [(speaker, wish, after)]
        happened += [(DEALER, what, then) for what, then in settle(rules, after, 1, luck)]
        for mover, what, then in happened:
            heard = rules.hear(state, mover, what, seat)
            steps.append(Step(mover, heard, rules.view(then, seat)))
            state = then
    return steps


def card_of(moment: Asked, move: Move) -> Strength:
    assert isinstance(move, Flip | Commit)
    seat = moment.steps[-1].view.me
    return Strength(moment.state.layouts[seat][move.slot])


# Memory


def knowing(tricks: int = 0) -> Seen:
    return Seen([dict(OPEN), {}], [{}, {}], tricks=tricks)


def right(memory: Memory, tricks: int = 0, seconds: int = 30, tempers: int = 400) -> float:
    """The share of the cards that are remembered where they are."""
    found = knowing(tricks)
    kept = [remembered(memory, found, NORTH, seconds, luck(seed)) for seed in range(tempers)]
    return sum(one.get(slot) == OPEN[slot] for one in kept for slot in OPEN) / tempers / len(OPEN)


def test_who_forgets_nothing_believes_what_is_true() -> None:
    for tricks in (0, 5, 11):
        belief = believed(PERFECT, knowing(tricks), NORTH, SLOTS, 10, luck())
        assert belief == {slot: {strength: 1.0} for slot, strength in OPEN.items()}


def test_so_much_is_taken_in_and_more_in_longer_time() -> None:
    memory = Memory(recall=0.4, fading=0, confusion=0)
    short, usual, long = (right(memory, seconds=seconds) for seconds in (10, 30, 120))
    assert 0.46 < usual < 0.54  # 0.4 of eight cards, and 0.7 of the four that strike
    assert short < usual - 0.1 < usual + 0.1 < long


def test_what_strikes_stays() -> None:
    memory, kept = Memory(recall=0.4, fading=0, confusion=0), Counter[int]()
    for seed in range(400):
        kept.update(remembered(memory, knowing(), NORTH, 30, luck(seed)).values())
    assert min(kept[card] for card in (1, 2, 11, 12)) > max(kept[card] for card in range(3, 11))


def test_memory_fades_with_every_trick_and_nothing_comes_back() -> None:
    memory = Memory(recall=1, fading=0.1, confusion=0)
    shares = [right(memory, tricks) for tricks in range(0, 12, 3)]
    for tricks, share in zip(range(0, 12, 3), shares, strict=True):
        assert abs(share - 0.9**tricks) < 0.03
    for seed in range(30):
        kept = [remembered(memory, knowing(n), NORTH, 30, luck(seed)) for n in range(12)]
        assert all(later.items() <= before.items() for before, later in pairwise(kept))


def test_what_is_confused_is_taken_for_its_neighbour() -> None:
    memory, confused = Memory(recall=0.5, fading=0, confusion=0.8), 0
    place = {strength: slot for slot, strength in OPEN.items()}
    for seed in range(60):
        kept = remembered(replace(memory, confusion=1), knowing(), NORTH, 30, luck(seed))
        confused += sum(kept[slot] != OPEN[slot] for slot in kept)
        one_step = [slot for slot in kept if beside(slot, place[kept[slot]])]
        assert len(one_step) >= sum(kept[slot] != OPEN[slot] for slot in kept) // 2
    assert confused > 100
    assert beside(Slot(0), Slot(1))
    assert beside(Slot(2), Slot(8))
    assert not beside(Slot(5), Slot(6))
    assert not beside(Slot(0), Slot(0))


def test_nobody_believes_in_a_card_that_has_been_turned_elsewhere() -> None:
    memory = Memory(recall=0.3, fading=0, confusion=1)
    for seed in range(40):
        found = knowing()
        found.turned[NORTH] = {Slot(0): OPEN[Slot(0)], Slot(7): OPEN[Slot(7)]}
        belief = believed(memory, found, NORTH, SLOTS[1:7] + SLOTS[8:], 30, luck(seed))
        for one in belief.values():
            assert not {5, 11} & set(one)
            assert abs(sum(one.values()) - 1) < 1e-9


def test_a_level_remembers_the_same_all_match_long_and_another_match_otherwise() -> None:
    memory = Memory(recall=0.5, fading=0.05, confusion=0.5)
    kept = [str(remembered(memory, knowing(), NORTH, 30, luck(seed))) for seed in (1, 1, 2, 3)]
    assert kept[0] == kept[1]
    assert len({*kept}) == 3


# Counting: the model in which searches play is the law, but for places


@pytest.mark.parametrize("seats", BATASAURUS.seats)
def test_sets_play_as_the_law_does(seats: int) -> None:
    random, moves = Random(seats), 0
    for number in range(60):
        chosen = {
            name: random.choice(CHOICES[name]) for name in ("short_war", "unresolved", "end_rule")
        }
        tie: Any = random.choice(["share", "last_trick_winner"])
        options = allowed(seats, Options(**chosen, final_tie=tie))
        moves += in_step(Match(BATASAURUS, seats, options, number), Counting(options, NORTH))
    assert moves > 1_200


def in_step(match: Match, model: Counting) -> int:
    """One match, move by move, in both; how many moves seats made."""
    heads, dice, moves = None, luck(), 0
    for state, event in walk(match):
        if not state.memorising and state.piles and heads is None:
            heads = Heads([hand_of(SET)] * match.seats, [0] * match.seats, state.leader)
            heads.playing = match.seats
        if heads is not None and event.seat != DEALER:
            assert isinstance(event.move, Flip | Commit)
            if isinstance(event.move, Flip):
                assert model.mover(heads) == event.seat
            else:
                assert event.seat in heads.fighters
                model.me = event.seat
            assert heads.piles == list(state.piles)
            heads = model.play(heads, state.layouts[event.seat][event.move.slot], dice)
            moves += 1
        end = state, event
    last = advance(rules, end[0], end[1].seat, end[1].move)
    outcome = rules.outcome(last)
    assert outcome
    assert heads is not None
    assert heads.over
    assert tuple(heads.piles) == outcome.scores
    first = [worth > 0.2 for worth in model.worth(heads)]
    assert first == [place == 1 for place in outcome.places]
    return moves


# Level 5 at two seats


def by_five(moment: Asked, seat: Seat, seed: int) -> Thought[Move]:
    sitter = Sitter(BATASAURUS, "5", seat, seed)
    for step in moment.steps:
        sitter.see(step)
    return sitter.think(moment.offer, Nodes(1))


@pytest.mark.parametrize("unresolved", ["return", "leader"])
def test_at_two_seats_level_5_lays_what_the_solved_game_says(unresolved: Any) -> None:
    for seed in range(4):
        match = Match(BATASAURUS, 2, Options(unresolved=unresolved, memorise_view="own"), seed)
        for moment in asked(match, NORTH):
            view, found = moment.steps[-1].view, seen(moment.steps)
            if view.memorising:
                continue
            exact = exactly(view, found, None)  # type: ignore[arg-type]
            assert exact
            assert exact.often
            said = by_five(moment, NORTH, seed)
            assert card_of(moment, said.move) in exact.often
            assert said.proven


MIXED = ("0 flip a", "1 flip b", "0 flip l", "1 flip d")  # the second trick ends in a war


def test_in_a_war_level_5_mixes_as_often_as_it_should() -> None:
    steps = followed(f"{MEMORISING}{PAIR}; leader 0", NORTH, "dealer cover", *MIXED)
    offer = rules.offer(steps[-1].view)
    exact: Worths | None = exactly(steps[-1].view, seen(steps), None)  # type: ignore[arg-type]
    assert exact
    assert exact.often
    assert len(exact.often) > 1
    laid, times = Counter[int](), 600
    for seed in range(times):
        sitter = Sitter(BATASAURUS, "5", NORTH, seed)
        for step in steps:
            sitter.see(step)
        move = sitter.think(offer, Nodes(1)).move
        laid[OPEN[move.slot]] += 1
    assert {*laid} <= {*exact.often}
    for card, share in exact.often.items():
        assert abs(laid[card] / times - share) < 0.07


def test_it_counts_a_card_that_lies_there_as_its_owners() -> None:
    steps = followed(f"{MEMORISING}{PAIR}; leader 1", NORTH, "dealer cover", "1 flip b")
    at = meeting(steps[-1].view, seen(steps))
    assert at
    assert (at.leads, at.lies, at.ties) == (False, 2, 0)
    assert sorted(at.theirs) == list(SET)


def test_who_came_late_plays_on_with_what_it_has_seen() -> None:
    said = ("dealer cover", "0 flip a", "1 flip a", "1 flip b", "0 flip b", "1 flip c")
    for level in LEVELS:
        steps = followed(f"{MEMORISING}{PAIR}; leader 0", NORTH, *said)[-2:]
        sitter = Sitter(BATASAURUS, level, NORTH, 1)
        for step in steps:
            sitter.see(step)
        offer = rules.offer(steps[-1].view)
        move = sitter.think(offer, Nodes(20)).move
        assert move in rules.moves(offer)  # type: ignore[arg-type]
        assert rules.view(guess(steps, luck()), NORTH) == steps[-1].view


# Fair: who cannot tell two worlds apart plays alike in both


def worlds_apart(view: Any, seed: int) -> tuple[list[Asked], list[Asked]]:
    """The same match twice, as one seat is told of it: the second seat's cards lie otherwise, and
    it turns the same strengths from other slots that nobody could tell from the first."""
    options = Options(memorise_view=view)
    match = Match(BATASAURUS, 2, options, seed)
    return [*asked(match, NORTH)], [*asked_elsewhere(match)]


def asked_elsewhere(match: Match) -> Sequence[Asked]:
    """Until the second seat turns its first card, its layout may be any."""
    found = list[Asked]()
    steps, state = list[Step[Any, Any]](), begin(rules, match.seats, match.options)
    for k, (_, event) in enumerate(walk(match)):
        if event.seat == EAST and isinstance(event.move, Flip):
            break
        move = event.move
        if hasattr(move, "layouts"):
            mirrored = (move.layouts[0], move.layouts[1][::-1])
            move = replace(move, layouts=mirrored)
        steps = steps or [Step(DEALER, None, rules.view(state, NORTH))]
        offer = rules.offer(rules.view(state, NORTH))
        if offer is not None:
            found.append(Asked(k, state, offer, tuple(steps)))
        after = rules.play(state, event.seat, move)
        steps.append(
            Step(event.seat, rules.hear(state, event.seat, move, NORTH), rules.view(after, NORTH))
        )
        state = after
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_in_worlds_it_cannot_tell_apart_a_level_plays_each_card_as_often(level: str) -> None:
    compared = 0
    for seed in range(12):
        one, other = worlds_apart("own", seed)
        for here, there in zip(one, other, strict=False):
            assert here.steps == there.steps
            assert here.state != there.state
            assert often(level, here) == often(level, there)
            compared += 1
    assert compared >= 15


def often(level: str, moment: Asked) -> Counter[str]:
    """How often each move is made, by forty who are equally bright and differ in temper."""
    said = Counter[str]()
    for seed in range(40 if level < "4" else 12):
        sitter = Sitter(BATASAURUS, level, NORTH, seed)
        for step in moment.steps:
            sitter.see(step)
        said[str(sitter.think(moment.offer, Nodes(15)).move)] += 1
    return said


def test_where_a_seat_sees_its_cards_otherwise_it_plays_otherwise() -> None:
    """Or the test above could not fail."""
    one = followed(f"{MEMORISING}{PAIR}; leader 0", NORTH, "dealer cover")
    turned = " ".join(PAIR.split(" / ")[0].split()[::-1])
    other = followed(
        f"{MEMORISING}{turned} / {PAIR.split(' / ')[1]}; leader 0", NORTH, "dealer cover"
    )
    offer = rules.offer(one[-1].view)
    worlds = [Asked(0, None, offer, tuple(steps)) for steps in (one, other)]
    assert one[-1].view == other[-1].view
    for level in LEVELS:
        assert often(level, worlds[0]) != often(level, worlds[1])


def test_a_guess_has_every_set_whole_and_every_face_where_it_was_seen() -> None:
    for seats in BATASAURUS.seats:
        match = Match(BATASAURUS, seats, Options(memorise_view="own"), 3)
        for moment in asked(match, SOUTH if seats > 2 else EAST):
            view = moment.steps[-1].view
            guessed = guess(moment.steps, Dice(Random(1).randrange))
            assert all(sorted(layout) == list(SET) for layout in guessed.layouts)
            assert view.me is not None
            assert guessed.layouts[view.me] == moment.state.layouts[view.me]


# Why

FIVE = ("0 flip a",)
TWELVES = (
    *("0 flip e", "1 flip g", "2 flip h"),  # the second seat takes it with a twelve
    *("1 flip h", "2 flip e", "0 flip b"),  # the third
    *("2 flip b", "0 flip c"),  # and the first lays its own on an eleven
)
SCENES: list[tuple[tuple[str, ...], Seat, str, list[str]]] = [
    ((), NORTH, "flip b", ["because-little"]),
    ((), NORTH, "flip c", []),
    ((), NORTH, "flip f", []),
    (FIVE, EAST, "flip h", ["because-spares"]),
    (FIVE, EAST, "flip d", ["because-cheapest"]),
    (FIVE, EAST, "flip g", ["because-beats"]),
    (FIVE, EAST, "flip j", ["because-war"]),
    (("0 flip e", "1 flip d"), SOUTH, "flip l", ["because-cheapest", "because-last"]),
    (("0 flip a", "1 flip j", "2 flip g"), EAST, "commit g", ["because-strongest"]),
    (("0 flip a", "1 flip j", "2 flip g"), EAST, "commit f", []),
    (TWELVES, EAST, "flip b", ["because-weakest"]),
    (TWELVES, EAST, "flip j", []),
    ((*TWELVES, "1 flip l"), NORTH, "flip h", ["because-unbeaten"]),
    ((*TWELVES, "1 flip b"), NORTH, "flip h", []),
    ((), NORTH, "ready", []),
]


def why(said: tuple[str, ...], seat: Seat, move: str) -> list[Phrase]:
    steps = followed(f"{MEMORISING}{LAYOUTS}; leader 0", seat, "dealer cover", *said)
    return [*reasons(steps, Thought(read_move(move)))]


@pytest.mark.parametrize(("said", "seat", "move", "ids"), SCENES)
def test_a_reason_is_true_of_the_table(
    said: tuple[str, ...], seat: Seat, move: str, ids: list[str]
) -> None:
    assert [phrase.id for phrase in why(said, seat, move)] == ids


def test_who_has_not_seen_the_card_has_no_reason() -> None:
    steps = followed(f"cards {LAYOUTS}; leader 0", EAST, "0 flip a")
    assert reasons(steps, Thought(Flip(Slot(3)))) == ()


def of_level_5() -> list[Phrase]:
    steps = followed(f"{MEMORISING}{PAIR}; leader 0", NORTH, "dealer cover")
    sitter = Sitter(BATASAURUS, "5", NORTH, 1)
    for step in steps:
        sitter.see(step)
    return [*reasons(steps, sitter.think(rules.offer(steps[-1].view), Nodes(1)))]


def test_what_is_proven_is_said_as_a_number() -> None:
    """To begin is worth 38.65 of 100 matches, as bench/results.md has it."""
    assert of_level_5() == [Phrase("because-exact", {"percent": 39})]


def every_reason() -> list[Phrase]:
    return [*(phrase for scene in SCENES for phrase in why(*scene[:3])), *of_level_5()]


def test_there_is_a_player_to_be_measured_against() -> None:
    assert {*players} == {*LEVELS, "tuned"}
