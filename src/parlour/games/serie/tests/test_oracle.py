"""The rules and the oracle look at the same positions, and agree about everything.

The oracle knows the specification and not these rules. It is asked at every position: whose turn
it is, what may be laid and what not, what a lay earns, what comes of every move, how it ends.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core import DEALER, Dice, Seat, advance, begin
from parlour.games.serie import rules
from parlour.games.serie.notation import write_tile
from parlour.games.serie.pieces import (
    JOKER,
    Deal,
    Draw,
    Give,
    Lay,
    Move,
    Options,
    Pass,
    Pay,
    Series,
    State,
    Tile,
    terms,
)
from parlour.games.serie.rules.judging import judge
from parlour.games.serie.rules.series import whole
from parlour.games.serie.tests import oracle
from parlour.games.serie.tests.spelling import (
    as_position,
    coloured,
    kind,
    looks,
    looks_of,
    spellings,
)
from parlour.games.serie.tests.tables import allowed
from tests.walks import values

CHOICES = values(Options)
MOODS = ("random", "greedy", "greedy", "hoarding")
LISTED = 200  # lays that are compared one by one

# Where the room has a number of its own for what the specification settles elsewhere.
MEANT = {
    "3.3": {"3.3", "3.1"},
    "3.5": {"3.5", "3.2"},
    "4.6": {"4.6", "#13"},
    "4.7": {"#10"},
    "4.8": {"4.8", "#26"},
    "4.9": {"4.9", "6.6"},
    "6.3": {"6.6"},
    "6.4": {"6.4", "6.2", "6.1", "6.6"},
    "6.6": {"6.6", "4.9"},
}


def agreed(seats: int, random: Random) -> Options:
    """Any options that make sense together; often a small game, in which all can be listed."""
    chosen = {
        name: random.choice(given)
        for name, given in CHOICES.items()
        if random.random() < 0.3 and name not in ("turn_seconds", "hidden_chips", "first_player")
    }
    if random.random() < 0.5:
        few: dict[str, Any] = {"numbers": 6, "deal": random.randint(3, 5), "jokers": 2}
        chosen |= few
    options = allowed(seats, Options(**chosen))
    usual = terms(options)
    if usual.manipulation == "full" and options.must_lay:
        return replace(options, must_lay=False)  # that nothing can be laid takes too long to see
    if usual.manipulation == "jokers" and usual.copies == 2:
        return replace(options, manipulation="extend")  # which old series is which, is open
    return options


def played(seats: int, options: Options, random: Random) -> Iterator[tuple[State, Seat, Move]]:
    """Every position of one match, and the move that leads out of it."""
    dice, mood = Dice(random.randrange), random.choice(MOODS)
    state = begin(rules, seats, options)
    while turn := rules.turn(state):
        (seat,) = turn
        move = chosen(state, seat, dice, mood)
        yield state, seat, move
        state = advance(rules, state, seat, move)
    yield state, DEALER, Pass()


def chosen(state: State, seat: Seat, dice: Dice, mood: str) -> Move:
    """At random; or what earns most of a few; or one waits, so that racks grow."""
    if seat == DEALER:
        return rules.chance(state, dice, None)
    view = rules.view(state, seat)
    offer = rules.offer(view)
    assert offer is not None
    if mood == "greedy":
        some = [move for move in islice(rules.moves(offer), 12) if isinstance(move, Lay)]
        return max(some, key=lambda lay: chips(state, seat, lay), default=rules.pick(offer, dice))
    if mood == "hoarding" and offer.draw and dice.below(3):
        return Draw()
    return rules.pick(offer, dice)


def chips(state: State, seat: Seat, lay: Lay) -> int:
    earned = judge(rules.view(state, seat), lay).earned
    assert earned is not None
    return earned.chips


def compare(state: State, seat: Seat, move: Move, random: Random) -> None:
    position = as_position(state)
    assert rules.turn(state) == oracle.turn(position)
    outcome = rules.outcome(state)
    assert (outcome and (outcome.scores, outcome.places)) == oracle.outcome(position)
    if not rules.turn(state):
        return
    if seat != DEALER:
        for draft in {*attempts(state, seat, move, random)}:
            compare_move(state, position, seat, draft)
        compare_offer(state, position, seat)
    compare_play(state, position, seat, move)


def compare_play(state: State, position: oracle.Position, seat: Seat, move: Move) -> None:
    """What comes of a move, and what it has earned."""
    after = rules.play(state, seat, move)
    then = oracle.apply(position, seat, said(state, position, seat, move))
    if isinstance(move, Pay):
        assert then.results[-1][0] == [*after.rounds[-1].chips]
        assert then.first == (rules_first(after) if rules.turn(after) else then.first)
        return
    for ours, theirs in zip(facts(as_position(after)), facts(then), strict=True):
        assert ours == theirs


def rules_first(state: State) -> Seat:
    deal = rules.chance(state, Dice(Random(1).randrange), None)
    assert isinstance(deal, Deal)
    return deal.first


def facts(position: oracle.Position) -> Iterator[Any]:
    """What a position comes to, without the names of tiles."""
    yield looks(position.table)
    yield {seat: Counter(map(kind, rack)) for seat, rack in position.racks.items()}
    yield Counter(map(kind, position.pot))
    yield position.chips
    yield position.bank
    yield position.to_move if oracle.phase(position) == "turn" else None
    yield position.done if position.out is None else None
    yield (position.first, position.dealt, position.giving, position.out, position.passes)
    yield (position.laid, position.results)


def said(state: State, position: oracle.Position, seat: Seat, move: Move) -> oracle.Move:
    match move:
        case Lay():
            return best(position, seat, move)[1]
        case Give(tile):
            return ("give", next(name for name in position.pot if kind(name) == looks_like(tile)))
        case Pay():
            return ("pay",)
        case Deal():
            return dealt(state, position, move)
        case Draw():
            return ("draw",)
        case Pass():
            return ("pass",) if state.done == "nothing" else ("done",)


def dealt(state: State, position: oracle.Position, deal: Deal) -> oracle.Move:
    """The oracle is told before the first deal who begins."""
    if position.first is None:
        begun = oracle.apply(position, DEALER, ("begin", deal.first))
        position.first = begun.first
    after = as_position(rules.play(state, DEALER, deal))
    return ("deal", tuple(tuple(sorted(after.racks[seat])) for seat in range(state.seats)))


def looks_like(tile: Tile) -> str:
    return "J" if tile == JOKER else write_tile(tile)


def best(position: oracle.Position, seat: Seat, lay: Lay) -> tuple[int, oracle.Move]:
    """Of the spellings that are not refused, the one that earns most."""
    lawful = [
        move for move in spellings(position, seat, lay) if not oracle.grounds(position, seat, move)
    ]
    return max((oracle.reward(position, seat, move), move) for move in lawful)


def attempts(state: State, seat: Seat, move: Move, random: Random) -> Iterator[Move]:
    """What might be said: drawing, passing, and lays bent in small ways."""
    yield from (Draw(), Pass())
    lay = move if isinstance(move, Lay) else Lay(state.table, 0)
    for _ in range(2):
        yield bent(state, seat, lay, random)


def bent(state: State, seat: Seat, lay: Lay, random: Random) -> Lay:
    """A lay with something added, taken away, moved, parted, or said otherwise."""
    table = [list(series) for series in lay.table]
    loose = list(state.racks[seat]) + random.sample(whole(state.options), 2)
    tile = random.choice(loose)
    if tile == JOKER or not random.randrange(5):
        other = random.choice([t for t in whole(state.options) if t != JOKER])
        tile = Tile(other.number, other.colour, True)
    how = random.randrange(6) if table else 0
    place = random.randrange(len(table)) if table else 0
    match how:
        case 0:
            table.append([tile])
        case 1:
            table[place].append(tile)
        case 2:
            table[place].pop(random.randrange(len(table[place])))
        case 3:
            at = random.randint(1, len(table[place]))
            table[place:] = [table[place][:at], table[place][at:], *table[place + 1 :]]
        case 4 if len(table) > 1:
            moved = table[place].pop()
            table[place - 1].append(moved)
        case _:
            table[place][random.randrange(len(table[place]))] = tile
    taken = max(0, lay.taken + random.choice([0, 0, 0, 1, -1]))
    return Lay(tuple(tuple(series) for series in table if series), taken)


def compare_move(state: State, position: oracle.Position, seat: Seat, move: Move) -> None:
    """Whether it may be done, and which clause forbids it."""
    refusal = rules.refuse(state, seat, move)
    if isinstance(move, Lay):
        spelt = [oracle.grounds(position, seat, one) for one in spellings(position, seat, move)]
        if not spelt:
            assert refusal is not None
            return
    else:
        spelt = [oracle.grounds(position, seat, said(state, position, seat, move))]
    if merges(state, move):
        assert refusal is not None
        return
    if refusal is None:
        assert [] in spelt, f"{move} passes, but {spelt[:3]}"
        if isinstance(move, Lay):
            assert chips(state, seat, move) == best(position, seat, move)[0]
    else:
        meant = MEANT.get(refusal.clause, {refusal.clause})
        assert [] not in spelt, f"{refusal} refuses {move}, and the oracle does not"
        assert meant & {*chain(*spelt)}, f"{move}: {refusal.clause}, but {spelt[:3]}"


def merges(state: State, move: Move) -> bool:
    """Whether two series are joined where they must not be; the oracle lets them be."""
    if terms(state.options).manipulation != "jokers" or not isinstance(move, Lay):
        return False
    return any(sum(bool(own(old) & {*new}) for old in state.table) > 1 for new in move.table)


def own(series: Series) -> set[Tile]:
    return {tile for tile in series if not tile.joker}


def compare_offer(state: State, position: oracle.Position, seat: Seat) -> None:
    """All that a seat may do, where the oracle can list it."""
    offer = rules.offer(rules.view(state, seat))
    assert offer is not None
    if not listable(state, seat):
        return
    listed = [*islice(rules.moves(offer), LISTED + 1)]
    assert len({*listed}) == len(listed)
    if len(listed) > LISTED:
        return
    theirs = {
        (looks(move[1]), len(move[2])) if move[0] == "lay" else move[0]
        for move in oracle.legal(position, seat)
    }
    ours = {
        (looks_of(move), move.taken)
        if isinstance(move, Lay)
        else said(state, position, seat, move)[0]
        for move in listed
    }
    if terms(state.options).manipulation == "jokers":
        assert ours <= theirs
    else:
        assert ours == theirs


def listable(state: State, seat: Seat) -> bool:
    """Whether brute force is quick enough."""
    rack, lying = state.racks[seat], [*chain(*state.table)]
    jokers = sum(tile.joker for tile in [*rack, *lying])
    if terms(state.options).manipulation == "full":
        return len(rack) <= 5 and len(lying) <= 7 and jokers <= 2 and len(rack) + len(lying) <= 9
    return len(rack) + 2 * jokers <= 7


def compared(seats: int, first: int, matches: int) -> int:
    """How many positions of so many matches were compared."""
    count = 0
    for number in range(first, first + matches):
        random = Random(f"{seats} {number}")
        options = agreed(seats, random)
        with coloured(options):
            for state, seat, move in islice(played(seats, options, random), 120):
                compare(state, seat, move, random)
                count += 1
    return count


def test_the_oracle_agrees_on_some_hundred_positions() -> None:
    assert sum(compared(seats, 1_000, 3) for seats in (2, 3, 4)) > 400


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_oracle_agrees_on_some_thousand_positions(seats: int) -> None:
    """More than twenty thousand are compared by `make bench ONLY=serie_oracle`."""
    assert compared(seats, 0, 10) > 400
