"""Our rooms and other people's libraries in one run: random play, moves a second.

The libraries are installed into `.cache/peers`, apart from what Parlour needs, the first time this
is asked. A move of ours is one through the whole contract; of theirs, what their own examples do:
list what is legal, draw, apply, until the end. Moves of dealers and of chance are not counted.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from parlour.bots.pace import match, rate
from parlour.catalogue import CATALOGUE

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".cache/peers"
PINNED = ["msgspec==0.22.0", "open_spiel==2.0.2", "rlcard==1.2.0", "numpy<3"]

SECONDS, TRIES = 1.0, 3
OPEN_SPIEL = ["python_block_dominoes", "python_liars_poker", "gin_rummy", "hearts", "crazy_eights"]
RLCARD = ["leduc-holdem", "uno", "gin-rummy", "mahjong", "doudizhu"]

Match = Callable[[int], int]  # plays one match from a seed, and says how many moves it took


def ours() -> Iterator[tuple[str, Match]]:
    for name, room in CATALOGUE.items():
        seats = room.seats[-1]
        yield (
            f"parlour: {name}, {seats} seats",
            partial(match, room, seats, room.options(), dealers=0),
        )


def open_spiel(name: str, *, seen: bool) -> Match:
    """With what a player sees of every state, as our views are, or without."""
    pyspiel: Any = import_module("pyspiel")
    import_module("open_spiel.python.games")
    game = pyspiel.load_game(name)
    observed = game.get_type().provides_observation_tensor

    def play(seed: int) -> int:
        random, state, moves = Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                if seen:
                    look(state, observed)
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def look(state: Any, observed: bool) -> None:
    """Some games offer an observation, others the whole information of a player."""
    state.observation_tensor() if observed else state.information_state_tensor()


def rlcard(name: str) -> Match:
    library: Any = import_module("rlcard")
    agents: Any = import_module("rlcard.agents")
    env = library.make(name)
    env.set_agents([agents.RandomAgent(num_actions=env.num_actions)] * env.num_players)

    def play(seed: int) -> int:
        env.seed(seed)
        trajectories, _ = env.run(is_training=False)
        return sum(len(each) // 2 for each in trajectories)

    return play


def theirs() -> Iterator[tuple[str, Match]]:
    for name in OPEN_SPIEL:
        yield f"open_spiel: {name}", open_spiel(name, seen=False)
        yield f"open_spiel: {name}, with what a player sees", open_spiel(name, seen=True)
    yield from ((f"rlcard: {name}", rlcard(name)) for name in RLCARD)


def furnished() -> Path:
    """A Python that knows the libraries."""
    python = HOME / "bin/python"
    if not python.exists():
        run(sys.executable, "-m", "venv", str(HOME))
        run(str(python), "-m", "pip", "install", "-qq", "--no-input", *PINNED)
    return python


def run(*command: str) -> None:
    if subprocess.run(command, check=False).returncode:
        sys.exit(f"The peers could not be installed: `{' '.join(command)}` says why above.")


def main() -> None:
    if find_spec("pyspiel") is None:
        words = [str(furnished()), "-m", "bench.peers"]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        done = subprocess.run(words, cwd=ROOT, env=env, check=False)
        sys.exit(done.returncode)
    print(f"open_spiel {version('open_spiel')}, rlcard {version('rlcard')}")
    for make in (ours, theirs):
        for name, play in make():
            print(f"{name}: {rate(play, SECONDS, TRIES):,.0f} moves a second", flush=True)


if __name__ == "__main__":
    main()
