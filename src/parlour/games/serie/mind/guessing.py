"""Where the tiles may be that nobody has shown."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from parlour.core import Dice
from parlour.core import Step as AnyStep

from ..pieces import COLOURS, JOKER, Heard, Laid, Options, Paid, State, Tile, Tiles, View, terms

Step: TypeAlias = AnyStep[View, Heard]


def guess(steps: Sequence[Step], dice: Dice) -> State:
    """The tiles that are not in sight, mixed; a joker that a seat took openly is still on its rack,
    unless jokers of its own have been laid since."""
    view, taken = steps[-1].view, jokers_taken(steps)
    assert view.me is not None, "a watcher does not guess"
    pool = unseen(view)
    racks: list[Tiles] = [() for _ in view.held]
    for seat in range(len(racks)):
        if seat != view.me:
            racks[seat] = (JOKER,) * min(taken[seat], pool.count(JOKER), view.held[seat])
            for joker in racks[seat]:
                pool.remove(joker)
    mixed = list(dice.shuffled(pool))
    for seat, rack in enumerate(racks):
        wanted = view.held[seat] - len(rack)
        racks[seat] = tuple(sorted((*rack, *mixed[:wanted]))) if seat != view.me else view.rack
        mixed = mixed[wanted:] if seat != view.me else mixed
    return stated(view, tuple(racks))


def unseen(view: View) -> list[Tile]:
    """The tiles that are neither on the table nor on the own rack."""
    left = Counter(bag(view.options))
    left.subtract(JOKER if tile.joker else tile for series in view.table for tile in series)
    left.subtract(view.rack)
    return list(left.elements())


def bag(options: Options) -> Tiles:
    agreed = terms(options)
    naturals = [
        Tile(number, colour)
        for number in range(1, agreed.numbers + 1)
        for colour in COLOURS[: options.colours]
    ]
    return (*naturals * agreed.copies, *(JOKER,) * agreed.jokers)


def jokers_taken(steps: Sequence[Step]) -> Counter[int]:
    """How many jokers each seat is known to hold."""
    known: Counter[int] = Counter()
    for _, step in pairwise(steps):
        match step.heard:
            case Laid(tiles=tiles, taken=taken):
                laid = sum(tile.joker for tile in tiles)
                known[step.seat] = max(0, known[step.seat] - laid) + taken
            case Paid():
                known.clear()
            case _:
                pass
    return known


def stated(view: View, racks: tuple[Tiles, ...]) -> State:
    """The state that this view shows, if those are the racks."""
    usual = terms(view.options).start_chips
    turn = view.turn if view.turn is not None else view.first
    return State(
        options=view.options,
        racks=racks,
        chips=tuple(usual if chips is None else chips for chips in view.chips),
        table=view.table,
        first=view.first,
        mover=turn,
        done=view.done,
        opened=view.opened,
        passes=view.passes,
        rounds=view.rounds,
    )
