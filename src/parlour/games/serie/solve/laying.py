"""From a question to the series of its best answer."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from ..pieces import COLOURS, Series, Tile
from .groups import Group, Parting
from .runs import NATURALS, Kind, Run, Step, Ways, joined
from .sweep import Path, Question, ends

Open: TypeAlias = "list[tuple[Run, list[Tile]]]"  # runs of one colour, in the order of `Runs`


NOTHING = -(1 << 60)  # less than any lay is worth


class Answer(NamedTuple):
    worth: int
    paths: tuple[Path, ...]  # one for all colours, or one for each


def answer(question: Question, least: int, *, emptied: bool) -> Answer | None:
    """The best there is that is worth the least or more; the jokers of the rack have to be laid if
    it is to be emptied."""
    fitting = (
        found
        for (jokers, freed), found in together(question, least).items()
        if not freed and not (emptied and jokers)
    )
    return max(fitting, key=lambda found: found.worth, default=None)


def together(question: Question, least: int) -> dict[tuple[int, int], Answer]:
    """The best for each number of jokers left. Without groups the colours share jokers alone."""
    if any(number.begin or number.fixed for number in question.numbers):
        every = alone(question, least)
        return {left: Answer(worth, (path,)) for left, (worth, path) in every.items()}
    found = {(question.jokers, question.freed): Answer(0, ())}
    for colour in range(len(question.numbers[0].cells)):
        found = joint(found, of_one_colour(of_colour(question, colour)), question)
    return found


def joint(
    found: dict[tuple[int, int], Answer],
    more: dict[tuple[int, int], tuple[int, Path]],
    question: Question,
) -> dict[tuple[int, int], Answer]:
    best: dict[tuple[int, int], Answer] = {}
    for (jokers, freed), (so_far, paths) in found.items():
        for (others, other_freed), (worth, path) in more.items():
            left = jokers + others - question.jokers, freed + other_freed - question.freed
            if min(left) >= 0 and (left not in best or best[left].worth < so_far + worth):
                best[left] = Answer(so_far + worth, (*paths, path))
    return best


@lru_cache(maxsize=1 << 12)
def of_one_colour(question: Question) -> dict[tuple[int, int], tuple[int, Path]]:
    return alone(question, NOTHING)


def alone(question: Question, least: int) -> dict[tuple[int, int], tuple[int, Path]]:
    """The best way through the numbers, for each number of jokers left."""
    best: dict[tuple[int, int], tuple[int, Path]] = {}
    for (_, *left), (worth, path) in ends(question, least).items():
        jokers, freed = left
        if (jokers, freed) not in best or best[jokers, freed][0] < worth:
            best[jokers, freed] = worth, path
    return best


def of_colour(question: Question, colour: int) -> Question:
    numbers = tuple(number._replace(cells=(number.cells[colour],)) for number in question.numbers)
    return question._replace(numbers=numbers)


def series(question: Question, found: Answer) -> list[Series]:
    """The table of an answer."""
    if len(found.paths) == 1:
        return [*told(found.paths[0], COLOURS, question.ways)]
    return [
        one
        for colour, path in zip(COLOURS, found.paths, strict=False)
        for one in told(path, colour, question.ways)
    ]


def told(path: Path, colours: str, ways: Ways) -> Iterator[Series]:
    """What was done, number by number: a step for each colour, and then a parting."""
    open_: list[Open] = [[] for _ in colours]
    for number, (*done, parting) in enumerate(deeds(path, len(colours) + 1), 1):
        for k, (colour, step) in enumerate(zip(colours, done, strict=True)):
            if isinstance(step, Step):
                yield from closed(open_[k], step)
                open_[k] = longer(open_[k], step, number, colour, ways)
        if isinstance(parting, Parting):
            yield from (laid(group, number, colours) for group in parting.groups)
    yield from (tuple(tiles) for of_colour in open_ for _, tiles in of_colour)


def deeds(path: Path, each: int) -> Iterator[tuple[Step | Parting, ...]]:
    """The deeds of every number, from the first on."""
    done: list[Step | Parting] = []
    while path:
        path, deed = path
        done.append(deed)
    done.reverse()
    return zip(*[iter(done)] * each, strict=True)


def closed(open_: Open, step: Step) -> Iterator[Series]:
    return (
        tuple(tiles) for (_, tiles), must in zip(open_, step.taken, strict=True) if must is None
    )


def longer(open_: Open, step: Step, number: int, colour: str, ways: Ways) -> Open:
    taken = [
        (run, tiles, must)
        for (run, tiles), must in zip(open_, step.taken, strict=True)
        if must is not None
    ]
    further: Open = []
    for run, tiles, must in (*taken, *((0, [], must) for must in step.begun)):
        one = joined(run, must, ways)
        assert one, "a step takes what may be taken"
        further.append((one[0], [*tiles, tile(must.kind, number, colour)]))
    return sorted(further, key=lambda run: run[0])


def laid(group: Group, number: int, colours: str) -> Series:
    return tuple(
        tile(kind, number, colour)
        for kind, colour in zip(group, colours, strict=True)
        if kind is not None
    )


def tile(kind: Kind, number: int, colour: str) -> Tile:
    return Tile(number, colour, kind not in NATURALS)
