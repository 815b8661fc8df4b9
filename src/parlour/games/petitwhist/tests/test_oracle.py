"""The law agrees with a slow second one, written from the rulebook, on every position tried."""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle, islice, product
from random import Random
from typing import Literal

import pytest

from parlour.core import DEALER, Dice, Outcome, Seat, advance, begin
from parlour.games.petitwhist import rules
from parlour.games.petitwhist.notation import read_move, write_move
from parlour.games.petitwhist.pieces import Deal, Knock, Lay, Move, Options, SetAside, State
from parlour.games.petitwhist.tests import oracle

Chooser = Callable[[list[Move], Dice], Move]
LEADS: list[Literal["knock", "seat0"]] = ["knock", "seat0"]
OPTIONS = [
    Options(hand=hand, exchange=exchange, lead=lead)
    for hand, exchange in product((1, 2, 5, 8), (0, 1, 2))
    for lead in LEADS
    if exchange <= hand
]
TABLES = list(product(range(2, 5), OPTIONS))


def opened(seats: int, options: Options) -> tuple[State, oracle.Table]:
    table = oracle.Table(seats, options.hand, options.exchange, options.lead)
    return begin(rules, seats, options), table


def drawn(moves: list[Move], dice: Dice) -> Move:
    return dice.one(moves)


def greedy(moves: list[Move], dice: Dice) -> Move:
    """Keeps the high cards, wants to lead, and lays the highest."""

    def worth(move: Move) -> int:
        match move:
            case Lay(card):
                return card.rank
            case SetAside(cards):
                return -sum(card.rank for card in cards)
            case _:
                return isinstance(move, Knock)

    return max(moves, key=worth)


@cache
def read(said: str) -> Move:
    return read_move(said)


def positions(choose: Chooser, seed: int) -> Iterator[tuple[State, oracle.Table]]:
    """Match after match, over every seat count and option, told to both at once."""
    dice = Dice(Random(seed).randrange)
    for seats, options in cycle(TABLES):
        state, table = opened(seats, options)
        yield state, table
        while turn := sorted(rules.turn(state)):
            seat = dice.one(turn)
            if seat == DEALER:
                move = rules.chance(state, dice, dice.shuffled(map(Seat, range(seats))))
            else:
                move = choose(listed(state, seat), dice)
            state = advance(rules, state, seat, move)
            table.do(seat, write_move(move))
            yield state, table


def listed(state: State, seat: Seat) -> list[Move]:
    offer = rules.offer(rules.view(state, seat))
    return [] if offer is None else [*rules.moves(offer)]


def agree(state: State, table: oracle.Table) -> None:
    """Who may speak, what they may say, what lies where, and how it ended."""
    everybody = [Seat(seat) for seat in table.seats]
    lawful = {seat: {*map(read, table.lawful(seat))} for seat in (DEALER, *everybody)}
    speaking = {seat for seat, moves in lawful.items() if moves}
    assert rules.turn(state) == (speaking if table.dealt else {DEALER})
    for seat in everybody:
        assert {*listed(state, seat)} == lawful[seat]
    for said in map(read, table.dealers()):
        assert (rules.refuse(state, DEALER, said) is None) == (said in lawful[DEALER])
    view = rules.view(state, None)
    assert [*view.held] == [
        sum(len(table.lying(where, seat)) for where in ("hand", "aside")) for seat in table.seats
    ]
    assert view.tricks == (tuple(table.taken.values()) if table.dealt else ())
    ended = Outcome(tuple(table.taken.values()), tuple(table.places()))
    assert rules.outcome(state) == (ended if table.over else None)


@pytest.mark.long
@pytest.mark.parametrize("choose", [drawn, greedy])
def test_law_and_oracle_agree_on_ten_thousand_positions(choose: Chooser) -> None:
    for state, table in islice(positions(choose, 1), 10_000):
        agree(state, table)


def test_law_and_oracle_agree_on_a_few_positions() -> None:
    for state, table in islice(positions(drawn, 2), 400):
        agree(state, table)


def spoilt(deal: Deal, dice: Dice) -> Iterator[Deal]:
    """The deal, and others that are a card or a hand away from it."""
    yield deal
    hands = [list(hand) for hand in deal.hands]
    one, other = dice.some(range(len(hands)), 2)
    hands[one].append(hands[other].pop())
    yield Deal(tuple(map(tuple, hands)))
    hands[one].pop()
    yield Deal(tuple(map(tuple, hands)))
    hands[other].append((hands[one] or [deal.hands[other][0]])[0])
    yield Deal(tuple(map(tuple, hands)))
    yield Deal(deal.hands[1:])
    yield Deal((*deal.hands, deal.hands[0]))


def test_law_and_oracle_agree_on_which_deals_are_fair() -> None:
    dice, fair = Dice(Random(3).randrange), 0
    for seats, options in TABLES * 5:
        state, table = opened(seats, options)
        deal = rules.chance(state, dice, None)
        assert isinstance(deal, Deal)
        for tried in spoilt(deal, dice):
            hands = [each.split() for each in write_move(tried).removeprefix("deal").split("/")]
            assert (rules.refuse(state, DEALER, tried) is None) == table.deals(hands)
            fair += table.deals(hands)
    assert fair >= len(TABLES) * 5


BLUNDERS = {
    "the first card of the trick takes it": ("taker", property(lambda t: t.trick[0][0])),
    "nobody needs to follow": ("following", lambda t, seat: t.lying("hand", seat)),
    "the race is never left out": ("racing", property(lambda t: t.complete and t.leader is None)),
    "all who took tricks come first": ("places", lambda t: [1] * len(t.seats)),
}


def quarrel() -> None:
    for state, table in islice(positions(drawn, 4), 3_000):
        agree(state, table)


@pytest.mark.parametrize("name", BLUNDERS)
def test_an_oracle_that_errs_does_not_agree(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail: one of the two is made to err, and it shows."""
    monkeypatch.setattr(oracle.Table, *BLUNDERS[name])
    with pytest.raises(AssertionError):
        quarrel()
