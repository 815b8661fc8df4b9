"""Level 5 at two seats: nobody has an answer to it, and what it reads off the shelf is true."""

from itertools import product
from math import isclose
from operator import sub
from random import Random
from typing import Any

import pytest

from parlour.games.batasaurus.pieces import SET, Options
from parlour.games.batasaurus.solve import (
    Equilibrium,
    Meeting,
    compared,
    equilibrium_for,
    response,
    solve,
)
from parlour.games.batasaurus.solve.matrix import CLOSE as EXACT
from parlour.games.batasaurus.solve.matrix import maximin, minimax, mixed
from parlour.games.batasaurus.solve.response import answered
from parlour.games.batasaurus.solve.shelf import name, shelved
from parlour.games.batasaurus.solve.words import (
    Game,
    finish,
    lay_out,
    leads_by,
    make_room,
    value_at,
)

CLOSE = 1e-9
ENDS = [*product([False, True], repeat=2)]
ends = pytest.mark.parametrize(("leader_takes", "last"), ENDS)


def solved(cards: int, leader_takes: bool = False, last: bool = False) -> Game:
    unresolved: Any = "leader" if leader_takes else "return"
    return solve(cards, "matches", unresolved, last=last).game


@ends
def test_nobody_has_an_answer_to_it(leader_takes: bool, last: bool) -> None:
    for cards in range(1, 6):
        answer = answered(solved(cards, leader_takes, last))
        assert abs(answer.gain(SET[:cards], SET[:cards])) < CLOSE
        assert 0 <= answer.most() < CLOSE


@pytest.mark.parametrize("part", ["best_row", "replying"])
def test_there_is_an_answer_to_a_player_who_errs(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who always leads, or lays, the strongest card is found out; so the answer is one."""
    monkeypatch.setattr(response, part, lambda *asked: asked[1] - 1)
    answer = answered(solved(5))
    assert answer.gain(SET[:5], SET[:5]) > 0.05
    assert answer.most() > 0.5


def test_there_is_an_answer_to_wars_without_a_mix(monkeypatch: pytest.MonkeyPatch) -> None:
    def boldly(room: Any, side: int, rows: Any, columns: Any) -> float:
        for place in range(side):
            rows[place] = columns[place] = place == side - 1
        return 0.0

    monkeypatch.setattr(response, "fighting", boldly)
    assert answered(solved(5)).most() > 0.2


def test_whoever_leads_takes_what_is_worth_most() -> None:
    solution = solve(5, "matches")
    known, random = Equilibrium(solution.game), Random(3)
    for _ in range(60):
        mine, theirs = (tuple(random.sample(SET[:5], 3)) for _ in range(2))
        ahead = random.choice((-4, 0, 4))
        advice = known.advise(Meeting(mine, theirs, leads=True, lies=0, ties=0, ahead=ahead))
        assert advice.worth == solution.leads(mine, theirs, ahead)
        (card,) = advice.often
        assert isclose(advice.worth[card], max(advice.worth.values()))


def test_whoever_follows_leaves_the_leader_no_more_than_its_card_is_worth() -> None:
    solution = solve(5, "matches")
    known, random = Equilibrium(solution.game), Random(4)
    for _ in range(60):
        mine, theirs = (tuple(random.sample(SET[:5], 3)) for _ in range(2))
        leads = solution.leads(theirs, mine)
        lies = random.choice(theirs)
        advice = known.advise(Meeting(mine, theirs, leads=False, lies=lies, ties=0, ahead=0))
        (card,) = advice.often
        assert isclose(advice.worth[card], -leads[lies], abs_tol=CLOSE)
        assert max(advice.worth.values()) == advice.worth[card]


def test_in_a_war_all_that_is_laid_is_worth_the_same_and_nothing_is_worth_more() -> None:
    known, random, mixes = Equilibrium(solved(7)), Random(6), 0
    for _ in range(200):
        ties = random.randint(1, 3)
        pool, held = SET[: 7 - ties], random.randint(2, 7 - ties)
        mine, theirs = (tuple(random.sample(pool, held)) for _ in range(2))
        pairs = random.choice(range(ties + held - 7, 8 - ties - held, 2))
        at = Meeting(mine, theirs, leads=pairs > 0, lies=0, ties=ties, ahead=2 * pairs)
        advice = known.advise(at)
        assert isclose(sum(advice.often.values()), 1)
        value = max(advice.worth.values())
        assert all(isclose(advice.worth[card], value, abs_tol=CLOSE) for card in advice.often)
        mixes += len(advice.often) > 1
    assert mixes > 20


def test_the_card_that_beats_at_least_cost_is_laid_where_all_are_as_good() -> None:
    """So far ahead that nothing matters: still the trick is taken, and cheaply."""
    known = equilibrium_for(Options())
    at = Meeting((2, 7, 9, 12), (1, 3, 4, 8), leads=False, lies=4, ties=0, ahead=12)
    assert known.advise(at).often == {7: 1}
    lost = Meeting((1, 2, 3, 6), (5, 7, 8, 9), leads=False, lies=5, ties=0, ahead=-12)
    assert known.advise(lost).often == {6: 1}


@ends
def test_what_is_on_the_shelf_is_true(leader_takes: bool, last: bool) -> None:
    """Every end; and of the rest some hundred, each after what it leads to, which is a proof of
    all of them when it holds for all: `test_the_shelf_holds_what_is_solved` asks that."""
    game, room, random = shelved(leader_takes, last), make_room(), Random(name(leader_takes, last))
    ended = game._replace(values=game.values[:])
    finish(ended, leader_takes=leader_takes, last=last)
    assert ended.values == game.values
    for _ in range(150):
        held = random.randint(1, 12)
        word = compared(random.sample(SET, held), random.sample(SET, held))
        ties = random.randint(0, 12 - word.length)
        for ahead in leads_by(game, word, ties):
            lay_out(game, room, word, ties, ahead)
            value = maximin(room.matrix, held)
            if ties and minimax(room.matrix, held) > value + EXACT:
                value = mixed(room.matrix, held)
            assert isclose(value, value_at(game, word, ties, ahead), abs_tol=CLOSE)


def test_the_whole_game_off_the_shelf_is_worth_what_is_published() -> None:
    known = equilibrium_for(Options())
    advice = known.advise(Meeting(SET, SET, leads=True, lies=0, ties=0, ahead=0))
    assert advice.often == {5: 1}
    assert round((1 + advice.worth[5]) / 2, 6) == 0.386509
    assert equilibrium_for(Options(unresolved="void")).game is known.game
    assert equilibrium_for(Options(final_tie="last_trick_winner")).game is not known.game
    assert equilibrium_for(Options(unresolved="leader")).game is not known.game


@pytest.mark.long
def test_the_shelf_holds_what_is_solved() -> None:
    """All 886,807 numbers of one game; compiled, or it takes an hour."""
    game, shelf = solved(12), shelved(False, False)
    assert game.starts == shelf.starts
    assert max(map(abs, map(sub, game.values, shelf.values))) < CLOSE
