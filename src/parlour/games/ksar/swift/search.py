"""A tree of courts, and random ends below it: UCT, helped by what a block was worth whenever else
it was placed (RAVE).

A choice is a number: the spot, and for a neutral block the number of spots more. Every node counts
how often it was entered; every edge how often it was chosen and won, and the same for all matches
below its node in which the mover placed that block at any time.
"""

from array import array
from math import log, sqrt
from typing import Final, NamedTuple

from .court import (
    MOVER,
    STANDS,
    WORD,
    Board,
    Court,
    Numbers,
    Room,
    below,
    bits,
    copied,
    copy,
    free,
    lowest,
    open_spots,
    place,
    stuck,
    worth,
)

NODE, EDGE = 3, 6  # numbers of each
TIMES, FIRST, MANY = 0, 1, 2  # of a node: how often, its first edge, how many edges
CHOICE, CHOSEN, WON, SEEN, HELPED, CHILD = 0, 1, 2, 3, 4, 5  # of an edge

GROWN: Final = 3  # how often a node is entered before it grows
CURIOUS: Final = 0.35
TRUSTED: Final = 1500.0  # how often a choice must be tried to count for more than what was seen


class Tree(NamedTuple):
    nodes: Numbers
    edges: Numbers
    used: Numbers  # nodes, edges, thoughts
    path: Numbers  # nodes, and the edges chosen in them
    placed: Numbers  # for each seat and choice, the last thought in which it placed that
    root: Court
    court: Court


def make_tree(board: Board, root: Court, most: int) -> Tree:
    """With room for so many edges."""
    nodes = array("q", bytes(8 * NODE * (most // 4 + 2)))
    placed = array("q", bytes(8 * 4 * board.spots))
    used = array("q", [1, 0, 0])
    path = array("q", bytes(8 * 2 * STANDS))
    edges = array("q", bytes(8 * EDGE * most))
    return Tree(nodes, edges, used, path, placed, root, copied(root))


def widen(tree: Tree) -> None:
    """Room for as much again, wherever half of it is used."""
    if 2 * EDGE * tree.used[1] > len(tree.edges):
        tree.edges.frombytes(bytes(8 * len(tree.edges)))
    if 2 * NODE * tree.used[0] > len(tree.nodes):
        tree.nodes.frombytes(bytes(8 * len(tree.nodes)))


def think(board: Board, tree: Tree, room: Room, thoughts: int) -> None:
    """So many thoughts more: down the tree, a random end, and back."""
    for _ in range(thoughts):
        tree.used[2] += 1
        copy(tree.root, tree.court)
        depth = descend(board, tree, room)
        won = (
            tree.court.left[MOVER] if finish(board, tree, room) > 0 else 1 - tree.court.left[MOVER]
        )
        learn(board, tree, depth, won)


def descend(board: Board, tree: Tree, room: Room) -> int:
    """To a node that has no edges yet; how many were passed."""
    node = depth = 0
    while depth < STANDS:
        tree.path[2 * depth] = node
        at = NODE * node
        if not tree.nodes[at + MANY] and (node == 0 or tree.nodes[at + TIMES] >= GROWN):
            grow(board, tree, node)
        if not tree.nodes[at + MANY]:
            break
        edge = promising(tree, node, room)
        if tree.edges[edge + CHILD] < 0 and full(tree):
            break
        tree.path[2 * depth + 1] = edge
        choose(board, tree, tree.edges[edge + CHOICE])
        if tree.edges[edge + CHILD] < 0:
            tree.edges[edge + CHILD] = tree.used[0]
            start = NODE * tree.used[0]
            tree.nodes[start + TIMES] = tree.nodes[start + MANY] = 0
            tree.used[0] += 1
        node, depth = tree.edges[edge + CHILD], depth + 1
    return depth


def full(tree: Tree) -> int:
    """Whether there is no room for another node."""
    return 1 if NODE * (tree.used[0] + 1) > len(tree.nodes) else 0


def grow(board: Board, tree: Tree, node: int) -> None:
    """An edge for each choice, if there is room for all."""
    court, start = tree.court, tree.used[1]
    if EDGE * (start + 2 * open_spots(board, court)) > len(tree.edges):
        return
    many, mine = 0, 2 * court.left[MOVER]
    for kind in range(2):
        if court.left[mine + kind]:
            for word in range(board.words):
                spots = free(board, court, word)
                while spots:
                    choice = kind * board.spots + word * WORD + lowest(spots)
                    begin(tree, EDGE * (start + many), choice)
                    many, spots = many + 1, spots & spots - 1
    tree.nodes[NODE * node + FIRST], tree.nodes[NODE * node + MANY] = start, many
    tree.used[1] += many


def begin(tree: Tree, edge: int, choice: int) -> None:
    tree.edges[edge + CHOICE], tree.edges[edge + CHILD] = choice, -1
    tree.edges[edge + CHOSEN] = tree.edges[edge + WON] = 0
    tree.edges[edge + SEEN] = tree.edges[edge + HELPED] = 0


def promising(tree: Tree, node: int, room: Room) -> int:
    """The edge of which most is hoped."""
    at, best, found = NODE * node, -1.0, 0
    many, first = tree.nodes[at + MANY], tree.nodes[at + FIRST]
    times = log(tree.nodes[at + TIMES] + 1.0)
    turned = below(room.luck, many)  # so that no edge is favoured by its place
    for k in range(many):
        edge = EDGE * (first + (k + turned) % many)
        hope = hoped(tree, edge) + CURIOUS * sqrt(times / (tree.edges[edge + CHOSEN] + 1))
        if hope > best:
            best, found = hope, edge
    return found


def hoped(tree: Tree, edge: int) -> float:
    chosen, seen = tree.edges[edge + CHOSEN], tree.edges[edge + SEEN]
    help = (tree.edges[edge + HELPED] + 1.0) / (seen + 2.0)
    if not chosen:
        return help
    share = sqrt(TRUSTED / (3.0 * chosen + TRUSTED)) if seen else 0.0
    return share * help + (1.0 - share) * tree.edges[edge + WON] / chosen


def choose(board: Board, tree: Tree, choice: int) -> None:
    mover = tree.court.left[MOVER]
    tree.placed[2 * mover * board.spots + choice] = tree.used[2]
    place(board, tree.court, choice % board.spots, choice // board.spots)


def finish(board: Board, tree: Tree, room: Room) -> int:
    """Blocks at random until somebody cannot place one; what that is worth to who cannot."""
    while not stuck(tree.court):
        count = open_spots(board, tree.court)
        if not count:
            break
        choose(board, tree, at_random(board, tree.court, room, count))
    return worth(board, tree.court, room)


def at_random(board: Board, court: Court, room: Room, count: int) -> int:
    """One of so many free spots, and one of the kinds that are left."""
    drawn, mine = below(room.luck, count), 2 * court.left[MOVER]
    kind = 1 if not court.left[mine] else 0
    if court.left[mine] and court.left[mine + 1]:
        kind = below(room.luck, 2)
    for word in range(board.words):
        spots = free(board, court, word)
        here = bits(spots)
        if drawn < here:
            while drawn:
                spots, drawn = spots & spots - 1, drawn - 1
            return kind * board.spots + word * WORD + lowest(spots)
        drawn -= here
    return -1


def learn(board: Board, tree: Tree, depth: int, won: int) -> None:
    """Back up the path: what was chosen, and what helped whoever placed it at any later time."""
    mover = tree.root.left[MOVER]
    tree.nodes[NODE * tree.path[2 * depth] + TIMES] += 1
    for k in range(depth):
        at, edge = NODE * tree.path[2 * k], tree.path[2 * k + 1]
        seat, win = mover ^ (k & 1), 0
        if won == seat:
            win = 1
        tree.nodes[at + TIMES] += 1
        tree.edges[edge + CHOSEN] += 1
        tree.edges[edge + WON] += win
        for each in range(tree.nodes[at + FIRST], tree.nodes[at + FIRST] + tree.nodes[at + MANY]):
            choice = tree.edges[EDGE * each + CHOICE]
            if tree.placed[2 * seat * board.spots + choice] == tree.used[2]:
                tree.edges[EDGE * each + SEEN] += 1
                tree.edges[EDGE * each + HELPED] += win


class Tried(NamedTuple):
    """What has come of one choice at the root."""

    spot: int
    kind: int
    times: int
    worth: float


def tried(board: Board, tree: Tree) -> list[Tried]:
    """The choices at the root, the most promising first."""
    found = []
    for each in range(tree.nodes[MANY]):
        choice, chosen, won = tree.edges[EDGE * each : EDGE * each + 3]
        share = won / chosen if chosen else 0.5
        found.append(Tried(choice % board.spots, choice // board.spots, chosen, share))
    return sorted(found, key=lambda one: (-one.times, -one.worth))


PARTS: Final = (
    *(descend, full, grow, begin, promising, hoped, choose),
    *(finish, at_random, learn),
)
