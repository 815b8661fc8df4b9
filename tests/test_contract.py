"""What every game promises, asked of every room in the catalogue."""

import os
import subprocess
import sys
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.catalogue import CATALOGUE, AnyRoom
from parlour.core import DEALER, Dice, Refused, advance, begin, canonical, replay
from parlour.core.record import Record, read_record, write_record
from parlour.core.rulebook import read_rulebook, rulebook_path
from tests.walks import (
    ROOMS,
    Match,
    everybody,
    matches,
    moments_to_list,
    offered,
    some_moments,
    viewers,
    walk,
)

rooms = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
unhurried = settings(
    deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)


def any_match(data: st.DataObject, room: AnyRoom) -> Match:
    return data.draw(matches(room))


@rooms
@unhurried
@given(data=st.data())
def test_what_is_offered_is_accepted(room: AnyRoom, data: st.DataObject) -> None:
    law, match = room.law, any_match(data, room)
    for state, _ in moments_to_list(match):
        for seat in everybody(match):
            offer = law.offer(law.view(state, seat))
            assert (offer is not None) == (seat in law.turn(state))
            if offer is None:
                continue
            some = list(islice(law.moves(offer), 50))
            assert some, "a seat whose turn it is has something to do"
            assert len(set(some)) == len(some)
            assert not any(law.refuse(state, seat, move) for move in some)


@rooms
@unhurried
@given(data=st.data())
def test_nothing_else_is_accepted(room: AnyRoom, data: st.DataObject) -> None:
    """Whatever is said, by whomever, the law answers; and what it accepts, it had offered."""
    law, match = room.law, any_match(data, room)
    said = {event.move for _, event in some_moments(match._replace(seed=match.seed + 1))}
    said |= {event.move for _, event in some_moments(match)}
    pool = sorted(said, key=canonical)[:: max(1, len(said) // 60)]
    looked_at = moments_to_list(match)
    for state, _ in looked_at[:: max(1, len(looked_at) // 60)]:
        for seat in (DEALER, *everybody(match)):
            accepted = {move for move in pool if not law.refuse(state, seat, move)}
            if seat != DEALER and seat in law.turn(state):
                listed = offered(room, state, seat)
                assert listed is None or accepted <= set(listed)


@rooms
@unhurried
@given(data=st.data())
def test_a_pick_is_one_of_the_moves(room: AnyRoom, data: st.DataObject) -> None:
    law, match = room.law, any_match(data, room)
    for state, event in moments_to_list(match):
        if event.seat != DEALER:
            listed = offered(room, state, event.seat)
            assert listed is None or event.move in listed
            assert not law.refuse(state, event.seat, event.move)


@rooms
@unhurried
@given(data=st.data())
def test_every_pick_can_come(room: AnyRoom, data: st.DataObject) -> None:
    """Where few moves are on offer, drawing often enough brings each of them."""
    law, match = room.law, any_match(data, room)
    for state, event in moments_to_list(match, 120):
        listed = offered(room, state, event.seat, 6) if event.seat != DEALER else None
        if listed and len(listed) > 1:
            offer, dice = law.offer(law.view(state, event.seat)), seeded(match.seed)
            drawn = {law.pick(offer, dice) for _ in range(400)}
            assert drawn == set(listed)


@rooms
@unhurried
@given(data=st.data())
def test_a_turn_ends_exactly_with_an_outcome(room: AnyRoom, data: st.DataObject) -> None:
    law, match = room.law, any_match(data, room)
    moment = None
    for moment in walk(match):
        assert law.turn(moment.state)
        assert law.outcome(moment.state) is None
    assert moment
    last = advance(law, moment.state, moment.event.seat, moment.event.move)
    outcome = law.outcome(last)
    assert not law.turn(last)
    assert outcome is not None
    assert len(outcome.scores) == len(outcome.places) == match.seats
    assert sorted(outcome.places) == sorted(
        1 + sum(other < place for other in outcome.places) for place in outcome.places
    )


@rooms
@unhurried
@given(data=st.data())
def test_a_log_is_the_whole_match(room: AnyRoom, data: st.DataObject) -> None:
    match = any_match(data, room)
    path = some_moments(match)
    events = [event for _, event in path]
    for i in range(0, len(path), max(1, len(path) // 8)):
        assert replay(room.law, match.seats, match.options, events[:i]) == path[i].state


@rooms
@unhurried
@given(data=st.data())
def test_who_hears_nothing_sees_nothing_change(room: AnyRoom, data: st.DataObject) -> None:
    law, match = room.law, any_match(data, room)
    for state, event in some_moments(match):
        after = law.play(state, event.seat, event.move)
        for viewer in viewers(match):
            if law.hear(state, event.seat, event.move, viewer) is None:
                assert law.view(state, viewer) == law.view(after, viewer)


@rooms
@unhurried
@given(data=st.data())
def test_advice_and_refusal_agree(room: AnyRoom, data: st.DataObject) -> None:
    law, match = room.law, any_match(data, room)
    path = some_moments(match)
    pool = [event.move for _, event in path]
    for k, (state, _) in enumerate(moments_to_list(match)):
        for seat in law.turn(state) - {DEALER}:
            seen = law.view(state, seat)
            for draft in pool[k % 7 :: 1 + len(pool) // 9]:
                assert law.advise(seen, draft).refusal == law.refuse(state, seat, draft)


@rooms
@unhurried
@given(data=st.data())
def test_an_absent_seat_plays_by_the_rules(room: AnyRoom, data: st.DataObject) -> None:
    law, match = room.law, any_match(data, room)
    for state, event in some_moments(match):
        for seat in law.turn(state) - {DEALER}:
            move = law.absent(law.view(state, seat), seeded(event.n))
            assert not law.refuse(state, seat, move)
            assert move == law.absent(law.view(state, seat), seeded(event.n))


@rooms
@unhurried
@given(data=st.data())
def test_every_refusal_cites_a_clause_that_exists(room: AnyRoom, data: st.DataObject) -> None:
    law, match = room.law, any_match(data, room)
    clauses = read_rulebook(rulebook_path(room.folder, "en").read_text())
    path = some_moments(match)
    pool = [event.move for _, event in path][:: 1 + len(path) // 25]
    for state, _ in path[:: 1 + len(path) // 25]:
        for seat in (DEALER, *everybody(match)):
            for refusal in (law.refuse(state, seat, move) for move in pool):
                assert refusal is None or refusal.clause in clauses


@rooms
@unhurried
@given(data=st.data())
def test_everything_survives_the_wire(room: AnyRoom, data: st.DataObject) -> None:
    law, match = room.law, any_match(data, room)
    for state, event in some_moments(match):
        comes_back(state, room.state)
        comes_back(event.move, room.move)
        for viewer in viewers(match):
            comes_back(law.view(state, viewer), room.view)
            heard = law.hear(state, event.seat, event.move, viewer)
            if heard is not None:
                comes_back(heard, room.heard)


@rooms
@unhurried
@given(data=st.data())
def test_notation_reads_back_what_it_writes(room: AnyRoom, data: st.DataObject) -> None:
    match = any_match(data, room)
    path = some_moments(match)
    for state, event in path:
        assert room.notation.read_move(room.notation.write_move(event.move)) == event.move
        assert room.notation.read_state(room.notation.write_state(state)) == state
    events = tuple(event for _, event in path)
    record = Record(room.name, room.edition, match.seats, match.options, events)
    assert read_record(room, write_record(room, record)) == record


@rooms
@unhurried
@given(data=st.data())
def test_what_cannot_be_is_refused_with_its_clause(room: AnyRoom, data: st.DataObject) -> None:
    """A number of seats no game is made for is refused before there is a table."""
    options = any_match(data, room).options
    for seats in (room.seats.start - 1, room.seats.stop, 0, 99):
        with pytest.raises(Refused):
            begin(room.law, seats, options)


@rooms
def test_a_match_is_the_same_in_every_process(room: AnyRoom) -> None:
    """Neither the seed of Python's hashes nor the process has a say in any move, view or order."""
    told = {
        subprocess.run(
            [sys.executable, "-m", "tests.tell", room.name],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(told) == 1
    assert len(told.pop()) > 60


def comes_back(value: Any, kind: Any) -> None:
    frame = canonical(value)
    assert canonical(msgspec.json.decode(frame, type=kind)) == frame
    assert msgspec.json.decode(frame, type=kind) == value


def seeded(seed: int) -> Dice:
    return Dice(Random(seed).randrange)


def test_the_catalogue_knows_every_room() -> None:
    """A folder with a rulebook is a room, under its own name."""
    folders = {
        path.parent.name
        for path in next(iter(CATALOGUE.values())).folder.parent.glob("*/RULEBOOK.md")
    }
    assert folders == set(CATALOGUE)
