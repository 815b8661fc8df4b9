"""What a matrix is worth to whoever chooses its row, against one who chooses the column.

Plain loops over plain arrays: solve.py has them compiled where it can.
"""

from array import array
from typing import Final, NamedTuple

SIDE: Final = 13  # a row and a column more than there are cards, for the linear program
CLOSE: Final = 1e-12
PATIENCE: Final = 60  # turns of the simplex method
EQUAL: Final = 1e-11  # what is known is off by so little, at most


class Matrix(NamedTuple):
    """The entries, and room to reckon in."""

    entries: "array[float]"
    tableau: "array[float]"
    names: "array[int]"  # of the variables: first those of the tableau's columns, then of its rows


def make_matrix() -> Matrix:
    square = array("d", [0] * SIDE * SIDE)
    return Matrix(square, square[:], array("q", [0] * 2 * SIDE))


def worst(game: Matrix, side: int, row: int) -> float:
    """What the best answer to a row leaves of it."""
    value = game.entries[row * SIDE]
    for column in range(1, side):
        value = min(value, game.entries[row * SIDE + column])
    return value


def maximin(game: Matrix, side: int) -> float:
    value = worst(game, side, 0)
    for row in range(1, side):
        value = max(value, worst(game, side, row))
    return value


def minimax(game: Matrix, side: int) -> float:
    value = 1e9
    for column in range(side):
        best = game.entries[column]
        for row in range(1, side):
            best = max(best, game.entries[row * SIDE + column])
        value = min(value, best)
    return value


def mixed(game: Matrix, side: int) -> float:
    """The value of mixed play, by the simplex method. Where it ends is reckoned afresh, for with
    each turn the rounding grows."""
    shift = set_up(game, side)
    improve(game, side)
    afresh(game, side)
    improve(game, side)
    return 1 / game.tableau[side * SIDE + side] - shift


def improve(game: Matrix, side: int) -> None:
    """Large corners keep rounding small; should it take long, Bland's rule keeps it from going
    round."""
    turns = 0
    column = entering(game, side, turns)
    while column >= 0:
        pivot(game, side, leaving(game, side, column, turns), column)
        turns += 1
        column = entering(game, side, turns)


def afresh(game: Matrix, side: int) -> None:
    """The same variables have changed places, from the matrix itself and by the fewest turns, the
    largest corner first."""
    rows = columns = 0  # a bit for each that still has to change places
    for place in range(side):
        if game.names[place] >= SIDE:
            rows |= 1 << (game.names[place] - SIDE)
        if game.names[SIDE + place] < SIDE:
            columns |= 1 << game.names[SIDE + place]
    set_up(game, side)
    while rows:
        largest, row, column = 0.0, 0, 0
        for i in range(side):
            for j in range(side):
                corner = abs(game.tableau[i * SIDE + j])
                if rows >> i & 1 and columns >> j & 1 and corner > largest:
                    largest, row, column = corner, i, j
        pivot(game, side, row, column)
        rows, columns = rows - (1 << row), columns - (1 << column)


def set_up(game: Matrix, side: int) -> float:
    """As much of each column as no row makes more than 1 of; entries are shifted to 1 and more."""
    lowest = worst(game, side, 0)
    for row in range(1, side):
        lowest = min(lowest, worst(game, side, row))
    for row in range(side):
        for column in range(side):
            game.tableau[row * SIDE + column] = game.entries[row * SIDE + column] - lowest + 1
        game.tableau[row * SIDE + side], game.tableau[side * SIDE + row] = 1, -1
        game.names[row], game.names[SIDE + row] = row, SIDE + row
    game.tableau[side * SIDE + side] = 0
    return 1 - lowest


def best_row(game: Matrix, side: int) -> int:
    """With the best worst answer; of several the one that is worth most on average."""
    found, most, sum_most = 0, -1e9, -1e9
    for row in range(side):
        value, total = worst(game, side, row), 0.0
        for column in range(side):
            total += game.entries[row * SIDE + column]
        if value > most + EQUAL or (value > most - EQUAL and total > sum_most + EQUAL):
            found, most, sum_most = row, max(value, most), total
    return found


def best_column(game: Matrix, side: int) -> int:
    """The same for whoever chooses the column, to whom little is much."""
    found, least, sum_least = 0, 1e9, 1e9
    for column in range(side):
        value, total = -1e9, 0.0
        for row in range(side):
            value = max(value, game.entries[row * SIDE + column])
            total += game.entries[row * SIDE + column]
        if value < least - EQUAL or (value < least + EQUAL and total < sum_least - EQUAL):
            found, least, sum_least = column, min(value, least), total
    return found


def share_rows(game: Matrix, side: int, shares: "array[float]") -> None:
    """How often each row is taken in the mixed play that `mixed` has just found."""
    for row in range(side):
        shares[row] = 0
    for column in range(side):
        name = game.names[column]
        if name >= SIDE:
            rate = game.tableau[side * SIDE + column]
            shares[name - SIDE] = rate / game.tableau[side * SIDE + side]


def share_columns(game: Matrix, side: int, shares: "array[float]") -> None:
    for column in range(side):
        shares[column] = 0
    for row in range(side):
        name = game.names[SIDE + row]
        if name < SIDE:
            rate = game.tableau[row * SIDE + side]
            shares[name] = rate / game.tableau[side * SIDE + side]


def entering(game: Matrix, side: int, turns: int) -> int:
    """The column of the variable that adds most to the sum, in the end of the first by name that
    still adds to it; or none."""
    found, most = -1, 0.0
    for column in range(side):
        adds = -game.tableau[side * SIDE + column]
        first = found < 0 or game.names[column] < game.names[found]
        if adds > CLOSE and (first if turns > PATIENCE else adds > most):
            found, most = column, adds
    return found


def leaving(game: Matrix, side: int, column: int, turns: int) -> int:
    """The row that allows least of a column; of several the one with the largest corner, in the
    end the first by name."""
    found, least = -1, 0.0
    for row in range(side):
        rate = game.tableau[row * SIDE + column]
        if rate > CLOSE:
            most = game.tableau[row * SIDE + side] / rate
            tied = found >= 0 and abs(most - least) <= CLOSE
            if tied and turns > PATIENCE:
                better = game.names[SIDE + row] < game.names[SIDE + found]
            else:
                better = tied and rate > game.tableau[found * SIDE + column]
            if found < 0 or better or (most < least and not tied):
                found, least = row, most
    return found


def pivot(game: Matrix, side: int, row: int, column: int) -> None:
    """Let the variables of a row and of a column change places."""
    table, corner = game.tableau, game.tableau[row * SIDE + column]
    for i in range(side + 1):
        rate = table[i * SIDE + column] / corner
        for j in range(side + 1):
            if i != row and j != column:
                table[i * SIDE + j] -= rate * table[row * SIDE + j]
        table[i * SIDE + column] = -rate
    for j in range(side + 1):
        table[row * SIDE + j] /= corner
    table[row * SIDE + column] = 1 / corner
    names = game.names
    names[column], names[SIDE + row] = names[SIDE + row], names[column]
