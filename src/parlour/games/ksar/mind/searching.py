"""Players that search, in courts as flat numbers (swift): a tree with random ends below it, and
beside it, once few spots are left, a proof.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from parlour.core import Budget, Dice, Means, Seat, Step, Thought, Weighed
from parlour.core.mind import Chooser, drawn

from ..pieces import KINDS, Answering, Block, Heard, Keep, Move, Offer, Place, Spot, Swap, View
from ..swift.compiled import made
from ..swift.court import (
    Board,
    Court,
    Lies,
    Room,
    copy,
    lies,
    make_board,
    make_room,
    open_spots,
    place,
    standing,
)
from ..swift.ending import LOSES, OPEN, Depths, make_depths
from ..swift.search import Tree, Tried, make_tree, tried, widen

PIECE: Final = 32  # thoughts at once: well under a millisecond
PROOF: Final = 128  # courts at once, beside them
LAST: Final = 256  # thoughts about what to do when all is lost
FEW: Final = 10  # spots: such courts are always played exactly
MANY: Final = 16  # and of such it is tried
EDGES: Final = 20_000
ENOUGH: Final = 1 << 40
SEEDS: Final = 1 << 31

Weights = tuple[Weighed[Move], ...]


class Search(NamedTuple):
    """One court being thought about."""

    size: int
    board: Board
    court: Court
    tree: Tree
    room: Room
    depths: Depths | None  # to prove who wins, where that may be possible


def by_search(nodes: int, heat: float = 0.0, exact: bool = False) -> Chooser:
    """Thinks so many thoughts at most; the hotter, the likelier is another move than the one that
    was thought about most."""

    def choose(steps: Sequence[Step[View, Heard]], offer: Offer, means: Means) -> Thought[Move]:
        view, budget = steps[-1].view, means.budget.at_most(nodes)
        assert view.me is not None, "a watcher does not choose"
        if isinstance(offer, Answering):
            return answered(view, view.me, budget, means)
        search = begun(view, view.me, view.blocks, means, exact)
        proof = looked_through(search, budget)
        found = tried(search.board, search.tree)
        if search.depths and proof != OPEN:
            return proven(search, search.depths, found, proof)
        weighed = weights(search, found)
        return Thought(taken(weighed, heat, means.dice), weighed, nodes=search.tree.used[2])

    return choose


def begun(
    view: View, mover: int, blocks: Sequence[Block], means: Means, exact: bool = False
) -> Search:
    """A court with these blocks, and somebody who is to place one."""
    size = view.options.frame
    board = make_board(size, 2 * view.options.en_tiebreak)
    stands = [(block.owner, KINDS.index(block.kind), lying(block.spot)) for block in blocks]
    court = standing(size, stands, mover)
    room = make_room(board, means.dice.below(SEEDS))
    tree, proves = make_tree(board, court, EDGES), exact and open_spots(board, court) <= MANY
    return Search(size, board, court, tree, room, make_depths(board, court) if proves else None)


def lying(spot: Spot) -> Lies:
    return spot.width, spot.depth, spot.x, spot.y


def looked_through(search: Search, budget: Budget) -> int:
    """Thinks until the budget is spent, or until it is known who wins."""
    proof = OPEN
    if search.depths and open_spots(search.board, search.court) <= FEW:
        proof = asked(search, search.depths, ENOUGH)
    while proof == OPEN and budget.spend(PIECE):
        thought_more(search, PIECE)
        if search.depths:
            proof = asked(search, search.depths, PROOF)
    if not search.tree.used[1] or proof == LOSES:
        thought_more(search, LAST)
    return proof


def thought_more(search: Search, thoughts: int) -> None:
    made().think(search.board, search.tree, search.room, thoughts)
    widen(search.tree)


def asked(search: Search, depths: Depths, granted: int) -> int:
    return made().wins(search.board, depths, search.room, granted)


def taken(weighed: Weights, heat: float, dice: Dice) -> Move:
    """By how often it was thought about: what was tried once or twice says nothing of its worth."""
    if not heat:
        return weighed[0].move
    return drawn(
        [(one.move, (one.tries / weighed[0].tries) ** (1 / heat)) for one in weighed], dice
    )


def weights(search: Search, found: Sequence[Tried]) -> Weights:
    return tuple(Weighed(placing(search, one), one.worth, one.times) for one in found)


def placing(search: Search, one: Tried) -> Place:
    return Place(KINDS[one.kind], Spot(*lies(search.size)[one.spot]))


def proven(search: Search, depths: Depths, found: Sequence[Tried], proof: int) -> Thought[Move]:
    """The first block that wins by force; if none does, what the other seat may fail to answer."""
    spent = search.tree.used[2]
    if proof == LOSES:
        lost: Weights = tuple(Weighed(placing(search, one), 0.0) for one in found)
        return Thought(lost[0].move, lost, proven=True, nodes=spent)
    for one in found:
        copy(search.court, depths.court)
        place(search.board, depths.court, one.spot, one.kind)
        if asked(search, depths, ENOUGH) == LOSES:
            won: Weighed[Move] = Weighed(placing(search, one), 1.0)
            return Thought(won.move, (won,), proven=True, nodes=spent)
    raise AssertionError("one of these wins, that was proven")


def answered(view: View, me: Seat, budget: Budget, means: Means) -> Thought[Move]:
    """Keep the colour, or swap: whichever court is the better one to go on from."""
    other = Seat(1 - me)
    swapped = tuple(replace(block, owner=me) for block in view.blocks)
    keep, swap = begun(view, me, view.blocks, means), begun(view, other, swapped, means)
    while budget.spend(2 * PIECE):
        thought_more(keep, PIECE)
        thought_more(swap, PIECE)
    weighed = [Weighed[Move](Keep(), best(keep)), Weighed[Move](Swap(), 1 - best(swap))]
    weighed.sort(key=lambda one: -one.worth)
    return Thought(weighed[0].move, tuple(weighed), nodes=keep.tree.used[2] + swap.tree.used[2])


def best(search: Search) -> float:
    """How well whoever is to place there stands."""
    found = tried(search.board, search.tree)
    return found[0].worth if found else 0.5
