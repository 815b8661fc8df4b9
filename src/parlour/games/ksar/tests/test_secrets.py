"""KSAR hides nothing but the seed from which the dealer draws who begins, and that never enters a
state: its commitment is compared apart, in tests/test_fair.py.

So everybody sees and hears the same. Two worlds that look alike there are all the same: a colour
kept, and one swapped after the other seat had begun. Views forget which of them it was.
"""

from itertools import islice
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.core import DEALER, Dice, Refusal, Seat, Wait, canonical
from parlour.games.ksar import rules
from parlour.games.ksar.pieces import First, Options, Place, State, View
from parlour.games.ksar.room import KSAR
from tests.two_worlds import Swap, caught, leaks, leaky, swaps
from tests.walks import Match, sample, viewers, walk

PIES = [Match(KSAR, 2, Options(pie=True, frame=8 + seed % 5), seed) for seed in range(20)]  # type: ignore[arg-type]


def swap(state: State, viewer: Seat | None, dice: Dice) -> Swap | None:
    """The other seat had begun, and the answer was the other one."""
    if state.first is None or state.swapped is None:
        return None
    other = replace(state, first=Seat(1 - state.first), swapped=not state.swapped)
    return Swap(other, frozenset({"who began"}))


def shows(*_: Any) -> bool:
    return False


ALIKE: Any = SimpleNamespace(swap=swap, shows=shows)


def tried(matches: list[Match], tries: int) -> int:
    """How often it was swapped, for each viewer of these matches; none noticed."""
    count = 0
    for match in matches:
        for viewer in viewers(match):
            count += swaps(ALIKE, match, viewer, tries)
            assert list(leaks(rules, ALIKE, match, viewer, tries)) == []
    return count


def test_who_began_before_a_swap_shows_nowhere() -> None:
    assert tried(PIES[:4], tries=6) > 40


@pytest.mark.long
def test_two_thousand_swaps_show_nobody_anything() -> None:
    assert tried(PIES, tries=40) > 2_000


def telling_view(state: Any, seat: Seat | None) -> Any:
    """The first block is its first owner's for ever."""
    view = rules.view(state, seat)
    if not state.placed or state.first is None:
        return view
    return replace(view, blocks=(replace(view.blocks[0], owner=state.first), *view.blocks[1:]))


def telling_order(state: Any, seat: Seat | None) -> Any:
    """Blocks are listed from the other end where the second seat began."""
    view = rules.view(state, seat)
    return replace(view, blocks=view.blocks[::-1]) if state.first == 1 else view


def telling_count(state: Any, seat: Seat | None) -> Any:
    """A block that was swapped is missing from where it was taken."""
    view = rules.view(state, seat)
    left = [(coloured - bool(state.swapped), neutral) for coloured, neutral in view.left]
    return replace(view, left=tuple(left))


def telling_sound(state: Any, seat: Seat, move: Any, listener: Seat | None) -> Any:
    return (move, state.first)


def telling_refusal(state: Any, seat: Seat, move: Any) -> Any:
    refusal = rules.refuse(state, seat, move)
    return refusal and Refusal(refusal.clause, {**refusal.parts, "first": state.first or 0})


def telling_wait(state: Any) -> Any:
    return Wait(30, 1) if state.swapped else None


LEAKS: dict[str, dict[str, Any]] = {
    "the first block keeps its owner": {"view": telling_view},
    "the blocks are listed otherwise": {"view": telling_order},
    "one block too few is left": {"view": telling_count},
    "a move sounds different": {"hear": telling_sound},
    "a refusal knows who began": {"refuse": telling_refusal},
    "a swap is waited for": {"wait": telling_wait},
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_law_that_tells_is_found(leak: str) -> None:
    assert caught(leaky(rules, **LEAKS[leak]), ALIKE, PIES[:3], tries=8)


def everything(law: Any, state: Any, seat: Seat | None) -> bytes:
    return canonical(replace(law.view(state, seat), me=None))


def open_to_all(law: Any, match: Match) -> bool:
    """Whether everybody sees and hears the same, and all that happens."""
    return all(
        len({everything(law, state, viewer) for viewer in viewers(match)}) == 1
        and {law.hear(state, event.seat, event.move, v) for v in viewers(match)} == {event.move}
        for state, event in walk(match)
    )


def test_every_viewer_sees_and_hears_the_same() -> None:
    assert all(open_to_all(rules, match) for match in islice(sample(KSAR, 2), 12))


def hiding_supply(state: Any, seat: Seat | None) -> Any:
    """Nobody sees what the other has left."""
    view = rules.view(state, seat)
    left = (own if s == seat else (0, 0) for s, own in enumerate(view.left))
    return replace(view, left=tuple(left))


def hiding_series(state: Any, seat: Seat | None) -> Any:
    """A watcher has to find the series itself."""
    view = rules.view(state, seat)
    return replace(view, series=((), ())) if seat is None else view


def deaf_watcher(state: Any, seat: Seat, move: Any, listener: Seat | None) -> Any:
    return None if listener is None else move


def secret_kind(state: Any, seat: Seat, move: Any, listener: Seat | None) -> Any:
    """The other seat hears a block placed, but not of which kind."""
    hidden = isinstance(move, Place) and listener not in (seat, None)
    return replace(move, kind="coloured") if hidden else move


@pytest.mark.parametrize(
    "answers",
    [
        {"view": hiding_supply},
        {"view": hiding_series},
        {"hear": deaf_watcher},
        {"hear": secret_kind},
    ],
)
def test_a_law_that_hides_is_found(answers: dict[str, Any]) -> None:
    law = leaky(rules, **answers)
    assert not all(open_to_all(law, match) for match in islice(sample(KSAR, 2), 3))


def restored(view: View) -> State:
    """The state, from what anybody sees; as if nothing had been swapped."""
    owner = view.blocks[0].owner if view.blocks else view.turn
    answered = view.options.pie and bool(view.blocks) and not view.answering
    placed = tuple(Place(block.kind, block.spot) for block in view.blocks)
    return State(view.options, owner, placed, False if answered else None)


def test_a_view_tells_the_whole_state() -> None:
    for match in islice(sample(KSAR, 3), 20):
        for state, event in walk(match):
            if isinstance(event.move, First):
                assert event.seat == DEALER
                continue
            told = restored(rules.view(state, None))
            other = swap(state, None, Dice(Random(1).randrange))
            assert told == state or (other is not None and told == other.state)
