"""What every mind promises, asked of every room that has one."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from parlour.bots.cast import AnyRoom, names
from parlour.core import LEVELS, Dice, Seat, canonical
from tests.thinkers import THINKING, Asked, asked, thought, told, worlds_of
from tests.walks import Match, walk

minded = pytest.mark.parametrize("room", THINKING, ids=lambda room: room.name)
HIDING = [room for room in THINKING if worlds_of(room)]  # where there are no secrets, none is told
secretive = pytest.mark.parametrize("room", HIDING, ids=lambda room: room.name)

Thinks = Callable[[AnyRoom, Seat, Asked, Any], bytes]


def some(room: AnyRoom, seed: int, most: int) -> Iterator[tuple[Match, Seat, Asked]]:
    """Moments of matches at random, over all seat counts, each from one of its seats."""
    for seats in room.seats:
        match, seat = Match(room, seats, room.options(), seed), Seat(seed % seats)
        moments = list(asked(match, seat))
        for moment in moments[seed % 3 :: 1 + len(moments) // most]:
            yield match, seat, moment


@minded
def test_there_is_a_player_for_each_level(room: AnyRoom) -> None:
    assert room.mind
    assert set(LEVELS) <= set(room.mind().players)
    assert names(room)[-len(LEVELS) :] == LEVELS


@minded
def test_what_is_said_may_be_said(room: AnyRoom) -> None:
    for match, seat, moment in some(room, 1, 6):
        for name in names(room):
            said = thought(room, name, seat, moment.steps, moment.offer)
            assert not room.law.refuse(moment.state, seat, said.move), (match, name)
            assert all(0 <= one.worth <= 1 for one in said.weighed)


@minded
def test_the_same_seed_and_nodes_give_the_same_thought(room: AnyRoom) -> None:
    for _, seat, moment in some(room, 2, 3):
        for name in names(room):
            one, other = (
                thought(room, name, seat, moment.steps, moment.offer, seed=7) for _ in range(2)
            )
            assert one == other


@minded
def test_habits_are_legal_and_never_none(room: AnyRoom) -> None:
    assert room.mind
    for match, seat, moment in some(room, 3, 12):
        found = room.mind().habits(moment.steps[-1].view, moment.offer)
        assert found, match
        assert len({move for move, _ in found}) == len(found)
        for move, weight in found:
            assert weight > 0
            assert not room.law.refuse(moment.state, seat, move), match


@minded
def test_a_guess_looks_to_the_seat_as_the_truth_does(room: AnyRoom) -> None:
    assert room.mind
    mind, dice = room.mind(), Dice(Random(5).randrange)
    for match, seat, moment in some(room, 4, 12):
        guessed = mind.guess(moment.steps, dice)
        assert room.law.view(guessed, seat) == moment.steps[-1].view, match
        assert len(mind.worth(guessed)) == match.seats
        assert all(0 <= worth <= 1 for worth in mind.worth(guessed))


@minded
def test_reasons_can_be_told(room: AnyRoom) -> None:
    """In the four languages, each as a whole sentence."""
    from parlour.core.rulebook import LANGUAGES
    from parlour.words import Speaker

    assert room.mind
    for _, seat, moment in some(room, 5, 8):
        best = thought(room, LEVELS[-1], seat, moment.steps, moment.offer)
        for phrase in room.mind().reasons(moment.steps, best):
            for language in LANGUAGES:
                assert Speaker(language, room).say(phrase)


def honest(name: str) -> Thinks:
    def think(room: AnyRoom, seat: Seat, moment: Asked, state: Any) -> bytes:
        seeds = range(2)
        said = [thought(room, name, seat, moment.steps, moment.offer, seed) for seed in seeds]
        return canonical([(one.move, one.weighed) for one in said])

    return think


def peeking(room: AnyRoom, seat: Seat, moment: Asked, state: Any) -> bytes:
    """A player that somebody has handed the state."""
    return canonical((moment.offer, state))


def told_apart(room: AnyRoom, thinks: Thinks, seed: int, tries: int) -> tuple[int, int]:
    """How often a seat thought in two worlds that look alike to it, and thought differently."""
    worlds, law, dice = worlds_of(room), room.law, Dice(Random(seed).randrange)
    alike = differently = 0
    for seats in room.seats:
        match = Match(room, seats, room.options(), seed)
        path, seat = list(islice(walk(match), 400)), Seat(dice.below(seats))
        moments = {moment.k: moment for moment in asked(match, seat)}
        for _ in range(tries):
            begun = dice.below(len(path))
            swap = worlds and worlds.swap(path[begun].state, seat, dice)
            if not worlds or not swap:
                continue
            other = swap.state
            for k in range(begun, len(path)):
                state, event = path[k]
                if k in moments:
                    alike += 1
                    two = moments[k]._replace(state=other, offer=law.offer(law.view(other, seat)))
                    here, there = (
                        thinks(room, seat, moments[k], state),
                        thinks(room, seat, two, other),
                    )
                    differently += here != there
                    break
                shown = worlds.shows(state, event.seat, event.move, seat, swap.things)
                if shown or law.refuse(other, event.seat, event.move):
                    break
                assert told(law, state, path[k], seat) == told(law, other, path[k], seat)
                other = law.play(other, event.seat, event.move)
    return alike, differently


@secretive
@pytest.mark.parametrize("name", [LEVELS[0], LEVELS[2], LEVELS[4]])
def test_in_two_worlds_that_look_alike_the_same_is_thought(room: AnyRoom, name: str) -> None:
    """The same moves from the same dice, so the same distribution of them."""
    alike, differently = told_apart(room, honest(name), seed=3, tries=8)
    assert alike >= 5
    assert not differently


@secretive
def test_a_player_that_peeks_is_found(room: AnyRoom) -> None:
    alike, differently = told_apart(room, peeking, seed=3, tries=8)
    assert alike >= 5
    assert differently >= 3
