"""A table on a virtual clock: who is told what, who is waited for, and what is never lost."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from parlour.catalogue import PETITWHIST, AnyRoom
from parlour.core import DEALER, STALE, Dice, Event, Refused, Seat, Wait, fair
from parlour.core import replay as fold
from parlour.games.petitwhist import rules
from parlour.games.petitwhist.notation import read_move
from parlour.games.petitwhist.pieces import Award, Cover, LetBe, Options, State
from parlour.server.sight import Viewer
from parlour.server.table import Batch, Table
from parlour.server.wire import Steps
from tests.two_worlds import leaky
from tests.walks import ROOMS

NORTH, EAST, SOUTH = map(Seat, range(3))
SEED = bytes(range(32))


class Evening:
    """Owns a table as a server would: asks, writes, lets it become, and keeps what is told."""

    def __init__(self, room: AnyRoom, seats: int, options: Any, *, timed: bool = True) -> None:
        self.table = Table(room, seats, options, lambda n: fair.dice(SEED, n), timed=timed)
        self.room, self.seats, self.options, self.now = room, seats, options, 0.0
        self.journal: list[Event[Any]] = []
        self.told: dict[Viewer, list[Steps]] = {viewer: [] for viewer in self.table.eyes}
        self.keep(self.table.open(self.now))

    def keep(self, batch: Batch) -> None:
        self.journal += batch.events
        for viewer, frame in self.table.become(batch, self.now).items():
            self.told[viewer].append(frame)

    def say(self, seat: Seat, move: Any, *, at: int | None = None, ref: str | None = None) -> None:
        at = self.table.eyes[seat].steps if at is None else at
        ref = ref or f"{seat}:{len(self.journal)}"
        self.keep(self.table.say(seat, ref, at, msgspec.json.encode(move), self.now))

    def wait(self, seconds: float) -> None:
        self.now += seconds
        while (batch := self.table.tick(self.now)).played:
            self.keep(batch)

    def frames(self, viewer: Viewer) -> int:
        return len(self.told[viewer])

    def last(self, viewer: Viewer) -> Steps:
        return self.told[viewer][-1]


@pytest.fixture
def evening() -> Evening:
    return Evening(PETITWHIST, 3, Options())


def set_aside(evening: Evening, seat: Seat) -> None:
    evening.say(seat, next(PETITWHIST.law.moves(evening.last(seat).offer)))


def to_the_race(evening: Evening) -> None:
    for seat in (NORTH, EAST, SOUTH):
        set_aside(evening, seat)
    for seat in (NORTH, EAST, SOUTH):
        evening.say(seat, read_move("look"))
    assert evening.last(NORTH).offer == evening.last(EAST).offer


def test_every_viewer_is_told_of_the_deal_in_its_own_way(evening: Evening) -> None:
    hands = [evening.last(seat).steps[0].heard.hand for seat in (NORTH, EAST, SOUTH)]
    assert len(set(hands)) == 3
    assert evening.last(None).steps[0].heard.hand == ()
    assert all(evening.last(viewer).steps[0].n == 1 for viewer in evening.told)


def test_a_secret_move_is_heard_by_others_as_no_more_than_ready(evening: Evening) -> None:
    set_aside(evening, EAST)
    assert evening.last(NORTH).steps[0].heard == evening.last(None).steps[0].heard
    assert evening.last(EAST).steps[0].heard.cards


def test_a_move_that_nobody_hears_makes_no_step_and_no_frame(evening: Evening) -> None:
    to_the_race(evening)
    before = {viewer: evening.frames(viewer) for viewer in evening.told}
    evening.say(EAST, read_move("knock"))
    assert evening.frames(EAST) == before[EAST] + 1
    assert all(evening.frames(viewer) == before[viewer] for viewer in (None, NORTH, SOUTH))
    evening.wait(3)
    assert steps(evening, NORTH) == list(range(1, len(steps(evening, NORTH)) + 1))
    assert len(steps(evening, EAST)) == len(steps(evening, NORTH)) + 1


def test_a_wish_is_stale_only_if_the_seats_own_offer_has_changed(evening: Evening) -> None:
    seen = evening.table.eyes[NORTH].steps
    set_aside(evening, EAST)
    assert evening.table.eyes[NORTH].steps == seen + 1
    aside = next(PETITWHIST.law.moves(evening.last(NORTH).offer))
    evening.say(NORTH, aside, at=seen)
    with pytest.raises(Refused) as no:
        evening.say(NORTH, aside, at=seen)
    assert no.value.refusal.clause == STALE


def test_a_wish_said_twice_is_done_once(evening: Evening) -> None:
    aside = next(PETITWHIST.law.moves(evening.last(EAST).offer))
    evening.say(EAST, aside, ref="once")
    written, heard = len(evening.journal), evening.frames(NORTH)
    evening.say(EAST, aside, ref="once", at=0)
    assert len(evening.journal) == written
    assert evening.frames(NORTH) == heard
    assert evening.last(EAST) == Steps((), None, "once")


def test_a_refused_wish_changes_nothing(evening: Evening) -> None:
    state, told = evening.table.state, {viewer: evening.frames(viewer) for viewer in evening.told}
    with pytest.raises(Refused):
        evening.say(NORTH, read_move("knock"))
    assert evening.table.state is state
    assert told == {viewer: evening.frames(viewer) for viewer in evening.told}


def test_what_is_no_move_of_the_game_never_reaches_the_law(evening: Evening) -> None:
    with pytest.raises(msgspec.ValidationError):
        evening.say(NORTH, {"type": "Cheat"})


def test_a_batch_that_was_not_written_never_happened(evening: Evening) -> None:
    state, n = evening.table.state, evening.table.n
    move = next(PETITWHIST.law.moves(evening.last(EAST).offer))
    evening.table.say(EAST, "lost", evening.table.eyes[EAST].steps, msgspec.json.encode(move), 0.0)
    assert (evening.table.state, evening.table.n) == (state, n)
    evening.say(EAST, move, ref="lost")
    assert evening.table.n == n + 1


def test_the_dealer_beside_seats_speaks_when_the_wait_is_over(evening: Evening) -> None:
    for seat in (NORTH, EAST, SOUTH):
        set_aside(evening, seat)
    evening.wait(4.9)
    assert evening.last(NORTH).steps[-1].view.shown
    evening.wait(0.1)
    assert evening.journal[-1].move == Cover()
    assert not evening.last(NORTH).steps[-1].view.shown


def test_a_clock_runs_on_while_others_speak_and_starts_anew_for_the_next_wait(
    evening: Evening,
) -> None:
    for seat in (NORTH, EAST, SOUTH):
        set_aside(evening, seat)
    begun = evening.now + 5
    assert evening.table.deadline == begun
    evening.wait(2)
    evening.say(NORTH, read_move("look"))
    assert evening.table.deadline == begun
    assert evening.last(SOUTH).seconds == 3
    evening.wait(3)
    assert evening.table.deadline == begun + 3


def test_a_race_lasts_equally_long_though_all_have_spoken(evening: Evening) -> None:
    to_the_race(evening)
    for seat in (NORTH, EAST, SOUTH):
        evening.say(seat, read_move("knock"))
    assert evening.journal[-1].seat == SOUTH
    evening.wait(3)
    assert isinstance(evening.journal[-1].move, Award)


def test_the_first_to_knock_leads_and_who_knocks_at_once_is_drawn(evening: Evening) -> None:
    to_the_race(evening)
    evening.wait(0.5)
    evening.say(SOUTH, read_move("knock"))
    evening.wait(0.1)
    evening.say(NORTH, read_move("knock"))
    evening.wait(2.4)
    assert evening.journal[-1].move == Award(SOUTH)
    assert evening.journal[-1].order == (SOUTH, NORTH)


def test_claims_made_at_the_same_time_are_drawn_evenly() -> None:
    first = dict.fromkeys((NORTH, EAST), 0)
    for n in range(400):
        one = Evening(PETITWHIST, 2, Options(exchange=0))
        one.table.dice = partial(fair.dice, SEED[2:] + n.to_bytes(2, "big"))
        for seat in (NORTH, EAST):
            one.say(seat, read_move("knock"))
        one.wait(3)
        assert one.journal[-1].order
        first[one.journal[-1].order[0]] += 1
    assert 160 <= first[NORTH] <= 240  # two in a hundred thousand fall outside; the seeds are fixed


def a_minute_a_card(state: State) -> Wait | None:
    played = 10 * sum(state.tricks) + len(state.trick)
    return None if DEALER in rules.turn(state) else Wait(60, 100 + played)


def test_somebody_absent_is_played_for() -> None:
    room = replace(PETITWHIST, laws={1: leaky(rules, wait=a_minute_a_card)})
    evening = Evening(room, 2, Options(exchange=0, lead="seat0"))
    evening.wait(60)
    assert [(event.seat, event.absent) for event in evening.journal] == [
        (DEALER, False),
        (NORTH, True),
    ]
    evening.say(EAST, next(PETITWHIST.law.moves(evening.last(EAST).offer)))
    assert (evening.journal[2].seat, evening.journal[2].absent) == (EAST, False)


def test_a_race_that_nobody_answers_is_still_settled(evening: Evening) -> None:
    to_the_race(evening)
    evening.wait(3)
    assert evening.journal[-1].move == Award(NORTH)
    assert LetBe() not in [event.move for event in evening.journal]


def test_who_comes_back_is_shown_the_table_of_now_and_nothing_covered(evening: Evening) -> None:
    for seat in (NORTH, EAST, SOUTH):
        set_aside(evening, seat)
    shown = evening.last(None).steps[-1].view.shown
    assert shown
    evening.wait(5)
    back = evening.table.catch_up(None, evening.now)
    assert back.steps[0].n == evening.table.eyes[None].steps
    assert back.steps[0].view.shown == ()
    frame = msgspec.json.encode(back).decode()
    assert not any(f'["{c.suit}",{c.rank}]' in frame for cards in shown for c in cards)


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
@pytest.mark.parametrize("timed", [True, False], ids=["timed", "untimed"])
def test_a_match_from_the_deal_to_the_end(room: AnyRoom, timed: bool) -> None:
    """Seats that know no more than their frames play a match; now and then nobody speaks."""
    for seats in room.seats:
        evening = Evening(room, seats, room.options(), timed=timed)
        for seat, move in wishes(evening, Dice(Random(seats).randrange)):
            if move is None:
                evening.wait(600)
            else:
                evening.say(seat, move)
        assert room.law.outcome(evening.table.state)
        assert fold(room.law, seats, room.options(), evening.journal) == evening.table.state
        assert all(steps(evening, viewer) for viewer in evening.told)
        for viewer in evening.told:
            assert steps(evening, viewer) == list(range(1, len(steps(evening, viewer)) + 1))


def wishes(evening: Evening, dice: Dice) -> Iterator[tuple[Seat, Any]]:
    """What somebody says next, by its last frame alone; None is a silence."""
    law = evening.room.law
    while law.outcome(evening.table.state) is None:
        offers = {
            viewer: frames[-1].offer
            for viewer, frames in evening.told.items()
            if viewer is not None and frames and frames[-1].offer is not None
        }
        if not offers or (evening.table.waiting.clock and not dice.below(12)):
            yield NORTH, None
        else:
            seat = dice.one(sorted(offers))
            yield seat, law.pick(offers[seat], dice)


def steps(evening: Evening, viewer: Viewer) -> list[int]:
    return [step.n for frame in evening.told[viewer] for step in frame.steps]
