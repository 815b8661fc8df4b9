"""The numbers gone through from the lowest to the highest, with all that may still come of it.

What matters at a number is which runs of each colour are open, and how many jokers are left; of all
ways to get there the best is kept. So the work grows with the numbers and not with the lays.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from .groups import Number, Parting, partings
from .runs import BOUND, CHIP, LENGTH, LONG, OLD_IN, TILE, Cell, Runs, Step, Ways, may_close, steps

Path: TypeAlias = "tuple[Path, Step | Parting] | None"  # what was done, the last thing first
Open: TypeAlias = tuple[tuple[Runs, ...], int, int]  # by colour; jokers left, freed ones left
Layer: TypeAlias = dict[Open, tuple[int, Path]]  # what it is worth to have come so far, and how


class Question(NamedTuple):
    """A table to be left, as the tiles there are for it."""

    numbers: tuple[Number, ...]  # from 1 on
    ways: Ways
    jokers: int = 0  # of the rack, to be laid or not
    freed: int = 0  # to be laid, all of them


def ends(question: Question, least: int) -> Layer:
    """The best way through all numbers, for each number of jokers that may be left; what is worth
    less than the least need not be among them."""
    layer: Layer = {start(question): (0, None)}
    numbers = question.numbers
    to_come = [sum(cell.spare for cell in number.cells) for number in numbers]
    for at, number in enumerate(numbers):
        supply = tuple(zip(ahead(numbers, at + 1), ahead(numbers, at + 2), strict=True))
        further = beyond(layer, number, supply, question.ways)
        rest = sum(to_come[at + 1 :])
        layer = {
            open_: got for open_, got in further.items() if got[0] + hope(open_, rest) >= least
        }
    return {open_: reached for open_, reached in layer.items() if done(open_[0])}


def start(question: Question) -> Open:
    return ((),) * len(question.numbers[0].cells), question.jokers, question.freed


def done(runs: tuple[Runs, ...]) -> bool:
    return all(may_close(run) for colour in runs for run in colour)


def hope(open_: Open, rest: int) -> int:
    """More than this cannot be won any more with so many tiles of the rack still to come."""
    runs, jokers, freed = open_
    begun = sum(map(young, runs))
    return (CHIP + TILE) * (rest + jokers) + CHIP * (begun + (rest + jokers + freed) // LONG)


@lru_cache(maxsize=1 << 14)
def young(runs: Runs) -> int:
    """How many of these may still become new series."""
    return sum(run & LENGTH < LONG and not run & OLD_IN for run in runs)


def ahead(numbers: Sequence[Number], at: int) -> tuple[int, ...]:
    """How many tiles of each colour there are of a number that is still to come."""
    if at >= len(numbers):
        return (-99,) * len(numbers[0].cells)  # no joker stands for a number that is none
    return tuple(len(cell.must) + cell.spare for cell in numbers[at].cells)


def beyond(layer: Layer, number: Number, supply: tuple[tuple[int, int], ...], ways: Ways) -> Layer:
    """One number further."""
    jokers, freed = (max((open_[k] for open_ in layer), default=0) for k in (1, 2))
    all_ = partings(number, jokers, freed, ways)
    far: Layer = {}
    for parting, reached in through(layer, all_, 0, supply, ways):
        for (runs, jokers, freed), (worth, path) in reached.items():
            left = jokers - parting.jokers, freed - parting.freed
            if min(left) >= 0:
                keep(far, (runs, *left), worth + parting.worth, path, parting)
    return far


def through(
    layer: Layer,
    all_: Sequence[Parting],
    colour: int,
    supply: Sequence[tuple[int, int]],
    ways: Ways,
) -> Iterator[tuple[Parting, Layer]]:
    """Every parting, and what its runs come to; what several leave alike is worked out once."""
    if colour == len(supply):
        yield from ((parting, layer) for parting in all_)
        return
    alike: dict[Cell, list[Parting]] = {}
    for parting in all_:
        alike.setdefault(parting.cells[colour], []).append(parting)
    for cell, some in alike.items():
        further = one_colour(layer, colour, cell, supply[colour], ways)
        if further:
            yield from through(further, some, colour + 1, supply, ways)


def one_colour(layer: Layer, colour: int, cell: Cell, supply: tuple[int, int], ways: Ways) -> Layer:
    further: Layer = {}
    known: dict[tuple[Runs, int, int], list[tuple[Runs, int, int, int, Step]]] = {}
    for (runs, jokers, freed), (worth, path) in layer.items():
        before, own, behind = runs[:colour], runs[colour], runs[colour + 1 :]
        asked = own, jokers, freed
        if asked not in known:
            known[asked] = hopeful(own, cell._replace(jokers=jokers, freed=freed), supply, ways)
        for after, jokers_left, freed_left, more, step in known[asked]:
            key = ((*before, after, *behind), jokers_left, freed_left)
            there = further.get(key)
            if there is None or there[0] < worth + more:
                further[key] = worth + more, (path, step)
    return further


def hopeful(
    own: Runs, cell: Cell, supply: tuple[int, int], ways: Ways
) -> list[tuple[Runs, int, int, int, Step]]:
    """The steps after which there are jokers enough for runs that are too short."""
    return [
        (step.runs, cell.jokers - step.jokers, cell.freed - step.freed, step.worth, step)
        for step in steps(own, cell, ways)
        if short(step.runs, supply) <= cell.jokers - step.jokers + cell.freed - step.freed
    ]


def keep(layer: Layer, key: Open, worth: int, path: Path, step: Step | Parting) -> None:
    if key not in layer or layer[key][0] < worth:
        layer[key] = worth, (path, step)


@lru_cache(maxsize=1 << 14)
def short(runs: Runs, supply: tuple[int, int]) -> int:
    """How many jokers at least it takes to make these runs long enough."""
    need = [run for run in runs if run & LENGTH < LONG or run & BOUND]
    twice = [run for run in need if run & LENGTH == 1]
    missing = [(need, supply[0]), (twice, supply[1])]
    return sum(max(0, len(some) - there) for some, there in missing if some)
