"""How KSAR's own players think: what they are told is the match, and what they say is true."""

from collections.abc import Iterator
from random import Random

import pytest

from parlour.bots.budget import Nodes
from parlour.bots.sitter import Sitter
from parlour.catalogue import KSAR
from parlour.core import DEALER, LEVELS, Dice, Phrase, Thought, Weighed
from parlour.core.mind import Step
from parlour.core.rulebook import LANGUAGES
from parlour.games.ksar import mind, rules
from parlour.games.ksar.mind.reasons import because, free, joins
from parlour.games.ksar.mind.telling import told
from parlour.games.ksar.notation import read_place
from parlour.games.ksar.pieces import First, Keep, Move, Options, Place, Placing, State, Swap
from parlour.games.ksar.rules.building import building, standing
from parlour.games.ksar.solve import winning, wins
from parlour.games.ksar.tests.courts import ONE, S14, TWO, board
from parlour.games.ksar.tests.test_solve import endings
from parlour.words import Speaker
from tests.walks import Match, walk


def sitter(state: State, level: str, seed: int = 1) -> Sitter:
    """A player that has seen this court come about."""
    assert state.first is not None
    now = State(state.options)
    seat = min(rules.turn(state))
    found = Sitter(KSAR, level, seat, seed)
    found.see(Step(DEALER, None, rules.view(now, seat)))
    answer: Move = Swap() if state.swapped else Keep()
    moves: list[Move] = [First(state.first), *state.placed]
    if state.swapped is not None:
        moves.insert(2, answer)
    for move in moves:
        mover = min(rules.turn(now))
        now = rules.play(now, mover, move)
        found.see(Step(mover, move, rules.view(now, seat)))
    assert now == state
    return found


def thought(state: State, level: str, nodes: int = 64, seed: int = 1) -> Thought[Move]:
    player = sitter(state, level, seed)
    offer = rules.offer(rules.view(state, player.steps[-1].view.me))
    return player.think(offer, Nodes(nodes))


def test_what_was_told_is_the_match() -> None:
    for played in (Match(KSAR, 2, Options(pie=True), 2), Match(KSAR, 2, Options(frame=8), 3)):
        for state, _ in walk(played):
            if state.first is not None:
                assert told(sitter(state, "1").steps) == state


@pytest.mark.long
def test_few_spots_are_always_played_exactly() -> None:
    """However short it may think, level 5 wins what can be won, and says so."""
    won = 0
    for state in endings(10, range(24)):
        said = thought(state, "5", nodes=1)
        assert said.proven
        assert (max(one.worth for one in said.weighed) == 1) == wins(state)
        if wins(state):
            assert said.move in winning(state)
            won += 1
    assert won > 6


@pytest.mark.long
def test_ten_spots_and_one_node_are_enough() -> None:
    for state in endings(6, range(6)):
        said = thought(state, "5", nodes=1)
        assert said.proven
        assert not wins(state) or said.move in winning(state)


def lines(state: State, move: Move, proven: float | None = None) -> dict[str, Phrase]:
    weighed = () if proven is None else (Weighed(move, proven),)
    said = Thought(move, weighed, proven=proven is not None)
    seat = min(rules.turn(state))
    return {phrase.id: phrase for phrase in because(state, seat, said)}


def placing(text: str) -> Place:
    return read_place(text)


def test_a_block_that_joins_two_series_says_so() -> None:
    two = board("c2x3@0,0 c1x2@9,8 c2x3@3,0 c1x2@9,0")
    found = lines(two, placing("c1x3@2,0"))
    assert found["because-joins"].parts == {"count": 2, "blocks": 3}
    assert joins(two, ONE, placing("c1x3@2,0")) == [1, 1]


def test_a_block_that_keeps_the_other_s_series_apart_says_so() -> None:
    state = board("c2x3@0,0 c1x2@9,8 c2x3@3,0")
    found = lines(state, placing("c1x3@2,0"))
    assert found["because-apart"].parts == {"count": 2}
    assert "because-apart" not in lines(state, placing("n1x3@2,0"))


def test_a_neutral_block_says_what_it_saves() -> None:
    assert "because-neutral" in lines(board(S14), placing("n3x2@2,3"))
    assert "because-neutral" not in lines(board(S14), placing("c3x2@2,3"))


def test_force_is_spoken_of_only_when_it_is_proven() -> None:
    move = placing("c1x3@2,0")
    assert "because-wins" not in lines(board("c2x3@0,0"), move)
    assert "because-wins" in lines(board("c2x3@0,0"), move, proven=1.0)
    assert "because-lost" in lines(board("c2x3@0,0"), move, proven=0.0)


def moments(seeds: range) -> Iterator[tuple[State, Place]]:
    for seed in seeds:
        for state, event in walk(Match(KSAR, 2, Options(frame=8 + seed % 5), seed)):  # type: ignore[arg-type]
            if isinstance(event.move, Place):
                yield state, event.move


def true_of(state: State, move: Place, phrase: Phrase) -> bool:
    """What a sentence says, looked up once more in the two courts."""
    seat = min(rules.turn(state))
    after = rules.play(state, seat, move)
    before, then = building(state).longest, building(after).longest
    match phrase.id:
        case "because-joins":
            mine = (one.blocks for one in standing(after).series[seat])
            whole = [len(blocks) for blocks in mine if len(state.placed) in blocks]
            return whole == [phrase.parts["blocks"]]
        case "because-longer":
            longer = len(then[seat]) > len(before[seat])
            return longer and phrase.parts["blocks"] == len(then[seat])
        case "because-apart":
            return then[1 - seat] == before[1 - seat] and move.kind == "coloured"
        case "because-closes":
            return free(state) - free(after) == phrase.parts["count"]
        case "because-neutral":
            return building(after).left[seat][1] == building(state).left[seat][1] - 1
        case _:
            return False


def test_every_reason_is_true() -> None:
    met = set()
    for state, move in moments(range(40)):
        for phrase in because(state, min(rules.turn(state)), Thought(move)):
            assert true_of(state, move, phrase), (phrase, state)
            met.add(phrase.id)
    kinds = ("joins", "longer", "apart", "closes", "neutral")
    assert met == {f"because-{kind}" for kind in kinds}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_worded(language: str) -> None:
    speaker = Speaker(language, KSAR)
    parts = {"count": 2, "blocks": 5}
    said = {
        speaker.say(Phrase(f"because-{kind}", {name: parts[name] for name in names}))
        for kind, names in REASONS.items()
    }
    assert len(said) == len(REASONS)


REASONS = {
    **{"wins": (), "lost": (), "neutral": ()},
    **{"joins": ("count", "blocks"), "longer": ("blocks",)},
    **{"apart": ("count",), "closes": ("count",)},
}


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_the_pie_rule(level: str) -> None:
    state = board("2x3@0,0", options=Options(pie=True))
    assert isinstance(thought(state, level).move, Keep | Swap)
    swapped = State(Options(pie=True), ONE, state.placed, swapped=True)
    assert isinstance(thought(swapped, level).move, Place)


@pytest.mark.long
def test_colours_are_weighed_against_each_other() -> None:
    said = thought(board("2x3@0,0", options=Options(pie=True)), "5", nodes=200)
    assert {type(one.move) for one in said.weighed} == {Keep, Swap}
    assert said.weighed[0].worth >= said.weighed[1].worth
    assert said.move == said.weighed[0].move


def test_habits_prefer_what_hangs_together() -> None:
    state = board("c2x3@0,0 c1x2@9,8")
    view = rules.view(state, ONE)
    offer = rules.offer(view)
    assert isinstance(offer, Placing)
    weights = dict(mind.habits(view, offer))
    assert weights[placing("c1x3@2,0")] > weights[placing("c1x3@9,0")]
    assert len(weights) == 2 * len(offer.spots)


def test_the_first_level_sees_little_and_the_second_more() -> None:
    state = board("c2x3@0,0 c1x2@9,8")
    seen = [max(thought(state, level, seed=s).nodes for s in range(9)) for level in ("1", "2")]
    assert seen == [12, 32]


def test_worth_is_shared() -> None:
    dice = Dice(Random(1).randrange)
    for state, _ in moments(range(3)):
        one, two = mind.worth(state)
        assert one + two == pytest.approx(1)
    assert mind.guess(sitter(board("2x3@0,0"), "1").steps, dice) == board("2x3@0,0")
    assert sitter(board("2x3@0,0"), "1").steps[-1].view.me == TWO
