"""The same functions as machine code, where Numba is installed; else as they are."""

from array import array
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from . import dealing, habits, law, layout, play, search

PARTS = (*layout.PARTS, *law.PARTS, *dealing.PARTS, *habits.PARTS, *play.PARTS, *search.PARTS)


def imagining(worth_while: bool) -> Any:
    """`imagine`: compiled, if it has been already or if that is worth while now."""
    if find_spec("numba") and (worth_while or compiled.cache_info().currsize):
        return compiled()
    return search.imagine


@cache
def compiled() -> Any:
    import numpy

    machine = kept(stamp())

    def numbers(word: Any) -> Any:
        if not isinstance(word, array):
            return word
        return numpy.frombuffer(word, numpy.int64) if word else numpy.zeros(0, numpy.int64)

    return lambda *words: machine(*map(numbers, words))


def stamp() -> int:
    """Changes with every file that is compiled: what was kept for others is not used."""
    seen = sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        seen.update(path.read_bytes())
    return int(seen.hexdigest()[:15], 16)


def kept(stamp: int) -> Any:
    """The machine code, kept on disk for the next process."""
    from numba import njit

    prepare()

    # Numba keeps code by this file and by what the function closes over, not by what it calls.
    # Numba cannot count on words that are not spelt out.
    def entry(
        root: Any,
        seat: int,
        pool: Any,
        since: Any,
        needs: Any,
        choices: Any,
        alive: Any,
        weights: Any,
        prospects: Any,
        rng: Any,
        truths: int,
        worths: Any,
        squares: Any,
    ) -> None:
        if stamp:
            about = (root, seat, pool, since, needs, choices, alive)
            search.imagine(*about, weights, prospects, rng, truths, worths, squares)

    return njit(cache=True, nogil=True)(entry)


@cache
def prepare() -> None:
    """Numba learns of every function of this folder."""
    import numpy
    from numba.extending import overload, register_jitable

    for part in PARTS:
        register_jitable(part)
    overload(layout.numbers)(lambda count: lambda count: numpy.zeros(count, numpy.int64))
