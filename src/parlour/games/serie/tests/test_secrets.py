"""Nobody can tell two worlds apart that differ only in other racks and in the pot."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.catalogue import SERIE
from parlour.core import DEALER, Dice, Phrase, Refusal, Seat, Wait, canonical
from parlour.games.serie import rules
from parlour.games.serie.notation import read_move
from parlour.games.serie.pieces import Draw, Give, Given, Lay, Move, Options, Pass, State
from parlour.games.serie.rules.rounds import pot
from parlour.games.serie.rules.series import in_order
from parlour.games.serie.tests import worlds
from parlour.games.serie.tests.tables import allowed
from tests import two_worlds
from tests.two_worlds import caught, leaks, leaky
from tests.walks import Match, viewers, walk

TABLES = [
    Options(),
    Options(play_drawn=True, hidden_chips=True, bank_limit="stop"),
    Options(draw_after_lay=True, swap_is_move=False, copies=2, sets="both", deal=8),
    Options(must_lay=True, first_lay=12, best_of=3, colours=3, numbers=8),
    Options(manipulation="full", numbers=6, deal=4, colours=3),
]
MATCHES = [
    Match(SERIE, seats, allowed(seats, options), seed)
    for seats in SERIE.seats
    for options in TABLES
    for seed in range(9)
]


def unseen(seats: int, every: int) -> int:
    """How many swaps were tried by all viewers at tables of so many seats; none was noticed."""
    played = [match for match in MATCHES if match.seats == seats][::every]
    return two_worlds.unseen(rules, worlds, played, 100 // seats)


@pytest.mark.long
@pytest.mark.parametrize("seats", SERIE.seats)
def test_a_hundred_swaps_show_nobody_anything(seats: int) -> None:
    """More than two thousand are tried by `make bench ONLY=serie_secrets`."""
    assert unseen(seats, every=22) > 100


def test_a_few_swaps_show_nobody_anything() -> None:
    for match in MATCHES[::19]:
        assert not any([*leaks(rules, worlds, match, viewer, 4)] for viewer in viewers(match))


@pytest.mark.parametrize("match", MATCHES[::25], ids=str)
def test_whatever_is_hidden_may_lie_in_any_order(match: Match) -> None:
    """All of it shuffled at once, at every moment: only how many tiles a seat holds is known."""
    dice = Dice(Random(match.seed).randrange)
    for state, event in walk(match):
        if not state.chips:
            continue
        for viewer in viewers(match):
            other = reshuffled(state, viewer, dice)
            assert told(state, viewer) == told(other, viewer)
            if isinstance(event.move, Draw | Pass) and event.seat != viewer:
                here = rules.hear(state, event.seat, event.move, viewer)
                assert here == rules.hear(other, event.seat, event.move, viewer)


def reshuffled(state: State, viewer: Seat | None, dice: Dice) -> State:
    tiles = iter(dice.shuffled(worlds.hidden(state, viewer)))
    racks = tuple(
        rack if seat == viewer else in_order(next(tiles) for _ in rack)
        for seat, rack in enumerate(state.racks)
    )
    return replace(state, racks=racks)


TRIED: list[Move] = [
    Draw(),
    Pass(),
    read_move("lay R1-3"),
    read_move("lay R4-6 / B1 J=B2 B3 taking 1"),
]


def told(state: State, viewer: Seat | None) -> bytes:
    view = rules.view(state, viewer)
    refusals = [rules.refuse(state, viewer, move) for move in TRIED if viewer is not None]
    return canonical([view, rules.offer(view), rules.wait(state), refusals])


def heard_of_draws(law: Any) -> Iterator[tuple[bool, int, int]]:
    """Of every draw: whether it is the listener's own, how many tiles it could be, and how many of
    these the listener can tell apart. In another world a tile cannot be drawn that lies elsewhere,
    so two worlds do not ask this."""
    for match in MATCHES[::12]:
        for state, event in walk(match):
            if isinstance(event.move, Give):
                given = [Give(tile) for tile in {*pot(state)}]
                for viewer in viewers(match):
                    heard = {canonical(law.hear(state, DEALER, move, viewer)) for move in given}
                    yield viewer == state.mover, len(given), len(heard)


def test_which_tile_is_drawn_is_heard_by_nobody_else() -> None:
    found = [*heard_of_draws(rules)]
    assert len(found) > 100
    assert all(told == (could if own else 1) for own, could, told in found)


def test_it_is_noticed_if_a_drawn_tile_is_heard() -> None:
    found = heard_of_draws(leaky(rules, hear=loud_draw))
    assert any(told > 1 for own, _, told in found if not own)


def watcher_looks(state: Any, seat: Seat | None) -> Any:
    """A watcher looks over the first seat's shoulder."""
    view = rules.view(state, seat)
    return replace(view, rack=state.racks[0]) if seat is None else view


def next_tile(state: Any, seat: Seat | None) -> Any:
    """Whoever counts the pot sees the lowest tile in it."""
    view = rules.view(state, seat)
    return replace(view, passes=view.passes + (pot(state) or state.racks[0])[0].number)


def jokers_counted(state: Any, seat: Seat | None) -> Any:
    """Jokers are thicker: a rack with one looks longer."""
    held = tuple(len(rack) + any(tile.joker for tile in rack) for rack in state.racks)
    return replace(rules.view(state, seat), held=held)


def early_payment(state: Any, seat: Seat | None) -> Any:
    """Chips count what the tiles on a rack would still earn."""
    view = rules.view(state, seat)
    numbers = [sum(tile.number for tile in rack) for rack in state.racks]
    return replace(view, chips=tuple(numbers)) if view.chips else view


def richest_first(state: Any, seat: Seat | None) -> Any:
    """The mark of who began moves to the highest tile."""
    best = [max((tile.number for tile in rack), default=0) for rack in state.racks]
    return replace(rules.view(state, seat), first=Seat(best.index(max(best))))


def loud_draw(state: Any, seat: Seat, move: Any, listener: Seat | None) -> Any:
    """Everybody hears which tile was drawn."""
    return Given(move.tile) if isinstance(move, Give) else rules.hear(state, seat, move, listener)


def sigh(state: Any, seat: Seat, move: Any, listener: Seat | None) -> Any:
    """Who draws though it could lay something sighs."""
    heard = rules.hear(state, seat, move, listener)
    if isinstance(move, Draw):
        return [heard, sum(tile.joker for tile in state.racks[seat])]
    return heard


def hasty_wait(state: Any) -> Any:
    """A seat with a joker is given more time."""
    wait = rules.wait(state)
    joked = wait and any(tile.joker for tile in state.racks[state.mover])
    return Wait(90, wait.mark) if wait and joked else wait


def helpful_refusal(state: Any, seat: Seat, move: Any) -> Any:
    """Whoever lays a tile it does not hold learns who does."""
    refusal = rules.refuse(state, seat, move)
    if refusal and seat != DEALER and isinstance(move, Lay):
        laid = {tile for series in move.table for tile in series}
        who = [sum(tile in laid for tile in rack) for rack in state.racks]
        return Refusal(refusal.clause, {**refusal.parts, "who": Phrase(str(who))})
    return refusal


LEAKS = {
    "a watcher sees a rack": {"view": watcher_looks},
    "a tile of the pot is seen": {"view": next_tile},
    "a joker on a rack is counted": {"view": jokers_counted},
    "chips tell what is on a rack": {"view": early_payment},
    "a mark shows the highest tile": {"view": richest_first},
    "a draw sounds different with a joker": {"hear": sigh},
    "a seat with a joker is waited for": {"wait": hasty_wait},
    "a refusal knows who holds a tile": {"refuse": helpful_refusal},
}


@pytest.mark.parametrize("answers", LEAKS.values(), ids=LEAKS.keys())
def test_a_leak_is_found(answers: dict[str, Any]) -> None:
    assert caught(leaky(rules, **answers), worlds, MATCHES[::5], 12)
