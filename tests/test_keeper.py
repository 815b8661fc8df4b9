"""A keeper whose disk is slow or full: nobody is late for it, and nothing is forgotten."""

from parlour.catalogue import PETITWHIST
from parlour.core import Seat
from parlour.games.petitwhist.pieces import Award, Knock, Options
from parlour.server.company import Agreement
from tests.quiet import Evening

RACE = Options(exchange=0)  # begins with a race: who knocks first leads


def race(*ways: float) -> Evening:
    return Evening(PETITWHIST, RACE, Agreement(), *ways)


def test_a_claim_counts_from_when_it_came_though_the_disk_is_slow() -> None:
    evening = race(0.0, 0.1)
    evening.hours.until(0.5)
    evening.journal.slow = True
    evening.say(0, Knock())
    evening.hours.until(0.55)
    evening.say(1, Knock())  # made before the other: its way was longer
    evening.hours.until(0.9)
    evening.journal.wake()
    evening.journal.slow = False
    evening.hours.until(10)
    north, east, award = evening.journal.written[-3:]
    assert [(event.at, event.lag) for event in (north, east)] == [(500, 0), (550, 100)]
    assert (award.move, award.order) == (Award(Seat(1)), (1, 0))


def test_a_tick_that_could_not_be_written_comes_again() -> None:
    evening = race(0.0, 0.0)
    evening.journal.full = True
    evening.hours.until(60)
    assert evening.keeper.table
    assert evening.keeper.table.n == 1  # dealt, and no more
    evening.journal.full = False
    evening.hours.until(62)
    assert isinstance(evening.journal.written[-1].move, Award)
