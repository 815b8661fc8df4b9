"""What the solver says of an ending is what the law comes to, whatever anybody does.

The brute force knows the law and nothing of the solver: it plays out every match that can follow,
without bounds or sets of spots, and asks the law how it ended. It remembers courts it has seen, by
the blocks that stand.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from parlour.core import Dice, Seat
from parlour.games.ksar import rules
from parlour.games.ksar.pieces import Block, Options, Placing, State
from parlour.games.ksar.rules.building import mover
from parlour.games.ksar.solve import POINT, Unsolved, solve, winning, wins
from parlour.games.ksar.tests.courts import ONE, S26, TWO, board, played_out


class Best(NamedTuple):
    """What a seat can reach at best: whether it wins, by how many points, the longer series."""

    wins: bool
    lead: int
    longer: int
    last: bool

    def __neg__(self) -> "Best":
        return Best(not self.wins, -self.lead, -self.longer, not self.last)

    @property
    def merit(self) -> tuple[int, int, bool]:
        """A lead first; then, where it was agreed on, the longer series; then the last block."""
        return self.lead, self.longer, self.last


class Brute:
    def __init__(self) -> None:
        self.seen: dict[frozenset[Block], Best] = {}

    def best(self, state: State) -> Best:
        """For the seat that is to place; at the end, for the one that cannot."""
        key = frozenset(rules.view(state, None).blocks)
        if key not in self.seen:
            self.seen[key] = self.looked_through(state)
        return self.seen[key]

    def looked_through(self, state: State) -> Best:
        seat = mover(state, len(state.placed))
        if outcome := rules.outcome(state):
            lead = outcome.scores[seat] - outcome.scores[1 - seat]
            series = rules.view(state, None).series
            longer = (len(series[seat]) - len(series[1 - seat])) * state.options.en_tiebreak
            return Best(outcome.places[seat] == 1, lead, longer, last=False)
        moves = rules.moves(offered(state, seat))
        after = (-self.best(rules.play(state, seat, move)) for move in moves)
        return max(after, key=lambda one: one.merit)


def offered(state: State, seat: Seat) -> Placing:
    offer = rules.offer(rules.view(state, seat))
    assert isinstance(offer, Placing)
    return offer


def endings(spots: int, seeds: range) -> Iterator[State]:
    """The first court of each random match in which no more than so many spots are free."""
    for seed in seeds:
        dice = Dice(Random(seed).randrange)
        options = Options(frame=8 + seed % 5, en_tiebreak=seed % 2 == 1)  # type: ignore[arg-type]
        state = State(options, Seat(seed % 2))
        while rules.turn(state):
            offer = offered(state, min(rules.turn(state)))
            if len(offer.spots) <= spots:
                yield state
                break
            state = rules.play(state, min(rules.turn(state)), rules.pick(offer, dice))


def agree(state: State) -> bool:
    seat = min(rules.turn(state))
    solution, brute = solve(state), Brute()
    moves = rules.moves(offered(state, seat))
    found = {move: -brute.best(rules.play(state, seat, move)) for move in moves}
    assert solution.seat == seat
    assert solution.worths == {move: worth(best) for move, best in found.items()}
    assert {*solution.winning} == {move for move, best in found.items() if best.wins}
    assert {*winning(state)} == {*solution.winning}
    assert wins(state) == any(best.wins for best in found.values())
    assert solution.lead == max(found.values(), key=lambda best: best.merit).lead
    return True


def worth(best: Best) -> int:
    return POINT * best.lead + 2 * best.longer + (1 if best.last else -1)


def test_few_spots_are_played_out_as_the_law_does() -> None:
    assert sum(agree(state) for state in endings(4, range(20))) >= 15


@pytest.mark.long
def test_a_hundred_endings_are_played_out_as_the_law_does() -> None:
    assert sum(agree(state) for state in endings(6, range(130))) >= 100


def test_who_is_last_decides_an_even_court() -> None:
    """One spot is left between two who stand even: whoever takes it is the last."""
    for state in endings(1, range(60)):
        solution = solve(state)
        assert (solution.worth % POINT == 1) or state.options.en_tiebreak


def test_a_scenario_one_block_before_its_end() -> None:
    state = played_out(S26.rsplit(" ", 1)[0], 6)
    assert rules.turn(state) == {TWO}
    assert wins(state)
    assert solve(state).lead == 1


def test_it_says_when_it_was_granted_too_little() -> None:
    with pytest.raises(Unsolved):
        wins(board("2x3@0,0"), granted=50)


def test_there_is_nothing_to_solve_when_it_is_over_or_colours_are_chosen() -> None:
    with pytest.raises(AssertionError):
        solve(played_out(S26, 6))
    with pytest.raises(AssertionError):
        solve(State(Options(pie=True), ONE, board("2x3@0,0").placed))


def test_a_move_that_is_placed_is_worth_what_was_said() -> None:
    """The solver follows its own line to the end, and ends where it said."""
    for state in endings(8, range(8)):
        first = solve(state)
        now = state
        while rules.turn(now):
            seat, best = min(rules.turn(now)), solve(now)
            move = max(best.worths, key=best.worths.__getitem__)
            now = rules.play(now, seat, move)
        outcome = rules.outcome(now)
        assert outcome
        assert outcome.scores[first.seat] - outcome.scores[1 - first.seat] == first.lead
        assert (outcome.places[first.seat] == 1) == (first.worth > 0)
