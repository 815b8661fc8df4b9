"""From round to round: whose turn it is, what is paid at the end, who has won, who begins next."""

from collections import Counter
from itertools import chain

from parlour.core import Seat, ranked

from ..pieces import JOKER, Round, State, Tile, Tiles
from .series import agreed, whole


def pot(state: State) -> Tiles:
    """What lies neither on a rack nor on the table, in order: nobody knows another (§2.2)."""
    racks = state.racks if state.chips or not state.rounds else state.rounds[-1].left
    elsewhere = Counter(chain(*racks)) + Counter(map(whole_tile, chain(*state.table)))
    return tuple((Counter(whole(state.options)) - elsewhere).elements())


def pot_size(state: State) -> int:
    racks = state.racks if state.chips or not state.rounds else state.rounds[-1].left
    return len(whole(state.options)) - sum(map(len, racks)) - sum(map(len, state.table))


def bank(state: State) -> int | None:
    """The chips in the bank, where they can run out (§5.7)."""
    if state.options.bank_limit == "unlimited":
        return None
    return agreed(state.options).box_chips - sum(state.chips)


def granted(state: State, chips: int) -> int:
    """What the bank pays of so many chips (§5.7)."""
    left = bank(state)
    return chips if left is None else min(chips, max(0, left))


def ended(state: State) -> bool:
    """Whether the round is over: somebody is out (§7.1), or nobody can go on (§7.6)."""
    return bool(state.chips) and (not all(state.racks) or state.passes == state.seats)


def due(state: State) -> tuple[int, ...]:
    """What each seat pays for the tiles left on its rack (§7.3 to §7.6)."""
    options = state.options
    if all(state.racks) and not options.blocked_pay:
        return (0,) * state.seats
    left = [len(rack) for rack in state.racks]
    if options.debt:
        return tuple(left)
    return tuple(map(min, left, state.chips))


def paid(state: State, chips: tuple[int, ...]) -> Round:
    """The round as it stands after everybody has paid."""
    final = tuple(has - pays for has, pays in zip(state.chips, chips, strict=True))
    return Round(state.first, final, state.racks)


def places(over: Round) -> tuple[int, ...]:
    """Most chips (§7.7); then who is out, who has no tile (§7.8); then fewest tiles (§7.9)."""
    most = 1 + max(map(len, over.left))
    keys = zip(over.chips, map(len, over.left), strict=True)
    return ranked(tuple(chips * most - tiles for chips, tiles in keys))


def winners(over: Round) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat, place in enumerate(places(over)) if place == 1)


def next_first(over: Round) -> Seat:
    """Who begins after a round: its winner; of several, the next after who began it (§8.2)."""
    seats = len(over.chips)
    clockwise = [Seat((over.first + step) % seats) for step in range(1, seats + 1)]
    return next(seat for seat in clockwise if seat in winners(over))


def won(state: State) -> tuple[int, ...]:
    """How many rounds each seat has won, alone or not."""
    firsts = Counter(chain.from_iterable(map(winners, state.rounds)))
    return tuple(firsts[Seat(seat)] for seat in range(state.seats))


def decided(state: State) -> bool:
    """Whether the match is over (§8.3)."""
    best_of, by_rounds = state.options.best_of, state.options.match_score == "rounds"
    early = by_rounds and 2 * max(won(state)) > best_of
    return not state.chips and (early or len(state.rounds) == best_of)


def whole_tile(tile: Tile) -> Tile:
    """A tile as it is in the pot: a joker stands for nothing there."""
    return JOKER if tile.joker else tile
