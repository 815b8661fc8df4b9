"""KSAR's fifth level against OpenSpiel's MCTS (its Python bot), on our game and with equal time.

Each opening of two random blocks is played twice, with the seats changed. OpenSpiel's bot counts
simulations, so it is granted as many as it made in that time before, and a tenth more, as matches
grow shorter; what both really took is said. Its positions are our sets of spots, which are copied
for nothing. `make bench ONLY=ksar_spiel ARGS="200 0.1"`: matches, seconds, and the first opening.
"""

import os
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any

from bench.peers import HOME, PINNED, ROOT, run
from parlour.bots.budget import Seconds
from parlour.bots.sitter import Sitter
from parlour.catalogue import KSAR
from parlour.core import DEALER, Dice, Seat, Step
from parlour.games.ksar import rules
from parlour.games.ksar.pieces import KINDS, First, Move, Options, Place, State
from parlour.games.ksar.rules.geometry import frame, members
from parlour.games.ksar.solve import Ending, counted, ending, placed
from parlour.research.intervals import wilson

MATCHES, SECONDS, OPENING = 200, 0.1, 2
FIRST_RATE = 1_500.0  # simulations a second, before any was measured


class Position:
    """An ending of ours, as OpenSpiel's search asks for it."""

    def __init__(self, now: Ending, size: int) -> None:
        self.now, self.size = now, size

    def clone(self) -> "Position":
        return Position(self.now, self.size)

    def is_terminal(self) -> bool:
        return self.now.over

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return self.now.mover

    def legal_actions(self, player: int | None = None) -> list[int]:
        spots = members(self.now.ground.free)
        return [2 * spot + KINDS.index(kind) for kind in self.now.kinds for spot in spots]

    def apply_action(self, chosen: int) -> None:
        spot, kind = divmod(int(chosen), 2)  # its random choices come as numpy's numbers
        after = self.now.ground.after(frame(self.size).blocks[spot])
        self.now = placed(self.now, after, KINDS[kind], 1 << spot)

    def returns(self) -> list[float]:
        sign = 1.0 if counted(frame(self.size), self.now, 0) > 0 else -1.0
        return [sign, -sign] if self.now.mover == 0 else [-sign, sign]

    def action_to_string(self, *said: int) -> str:
        return str(said[-1])


class Theirs:
    """OpenSpiel's bot, asked for about so many seconds a move."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.mcts: Any = import_module("open_spiel.python.algorithms.mcts")
        numpy: Any = import_module("numpy")
        self.seconds, self.rate = seconds, FIRST_RATE
        self.luck = numpy.random.RandomState(seed)
        self.evaluator = self.mcts.RandomRolloutEvaluator(1, self.luck)
        self.took: list[float] = []
        self.made: list[int] = []

    def move(self, state: State) -> Move:
        size, count = state.options.frame, max(2, int(1.1 * self.rate * self.seconds))
        bot = self.mcts.MCTSBot(
            TwoSeats(), 2, count, self.evaluator, solve=True, random_state=self.luck
        )
        begun = process_time()
        chosen = bot.step(Position(ending(state), size))
        self.took.append(process_time() - begun)
        self.made.append(count)
        self.rate = count / self.took[-1]
        spot, kind = divmod(int(chosen), 2)
        return Place(KINDS[kind], frame(size).spots[spot])


class TwoSeats:
    """What OpenSpiel wants to know of a game before it searches it."""

    def get_type(self) -> Any:
        spiel: Any = import_module("pyspiel")
        return spiel.load_game("tic_tac_toe").get_type()

    def max_utility(self) -> float:
        return 1.0

    def num_players(self) -> int:
        return 2


class Ours:
    def __init__(self, seconds: float, seat: Seat, seed: int) -> None:
        self.sitter, self.seconds = Sitter(KSAR, "5", seat, seed), seconds
        self.took: list[float] = []

    def move(self, state: State) -> Move:
        offer = rules.offer(rules.view(state, self.sitter.steps[-1].view.me))
        begun = process_time()
        thought = self.sitter.think(offer, Seconds(self.seconds, process_time))
        self.took.append(process_time() - begun)
        return thought.move  # type: ignore[no-any-return]


def match(opening: int, seat: Seat, seconds: float) -> tuple[bool, Ours, Theirs]:
    """Whether ours won from this seat."""
    ours, theirs = Ours(seconds, seat, opening), Theirs(seconds, opening)
    dice, state = Dice(Random(opening).randrange), State(Options())
    ours.sitter.see(Step(DEALER, None, rules.view(state, seat)))
    while turn := rules.turn(state):
        mover = min(turn)
        move: Move
        if mover == DEALER:
            move = First(Seat(0))
        elif len(state.placed) < OPENING:
            offer = rules.offer(rules.view(state, mover))
            assert offer is not None
            move = rules.pick(offer, dice)
        else:
            move = ours.move(state) if mover == seat else theirs.move(state)
        assert not rules.refuse(state, mover, move)
        state = rules.play(state, mover, move)
        ours.sitter.see(Step(mover, move, rules.view(state, seat)))
    outcome = rules.outcome(state)
    assert outcome
    return outcome.places[seat] == 1, ours, theirs


def contest(matches: int, seconds: float, first: int) -> None:
    match(first, Seat(0), 0.02)  # compiled code is fetched, and not counted
    won, made = 0, list[int]()
    mine, other = list[float](), list[float]()
    for number in range(matches):
        victory, ours, theirs = match(first + number // 2, Seat(number % 2), seconds)
        won += victory
        mine, other, made = mine + ours.took, other + theirs.took, made + theirs.made
        if number % 10 == 9 or number == matches - 1:
            least, most = wilson(won / (number + 1), number + 1)
            print(
                f"{won} of {number + 1} won, {least:.1%} to {most:.1%}; seconds a move: "
                f"ours {told(mine)}, theirs {told(other)}; {median(made):,.0f} simulations granted "
                "to theirs in the middle of all moves",
                flush=True,
            )


def told(seconds: list[float]) -> str:
    """On average, and the slowest but one in twenty."""
    return f"{fmean(seconds):.3f} ({sorted(seconds)[int(0.95 * len(seconds))]:.3f})"


def main() -> None:
    if find_spec("pyspiel") is None:
        python = HOME / "bin/python"
        if not python.exists():
            run(sys.executable, "-m", "venv", str(HOME))
        run(str(python), "-m", "pip", "install", "-qq", "--no-input", *PINNED, "numba")
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        words = [str(python), "-m", "bench.ksar_spiel", *sys.argv[1:]]
        sys.exit(subprocess.run(words, cwd=ROOT, env=env, check=False).returncode)
    matches, seconds, first = (*sys.argv[1:], *("",) * 3)[:3]
    contest(int(matches or MATCHES), float(seconds or SECONDS), int(first or 0))


if __name__ == "__main__":
    main()
