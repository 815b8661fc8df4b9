"""Nobody can tell two worlds apart that differ in what is hidden, be it one's own closed cards."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.catalogue import MEZZA
from parlour.core import DEALER, Dice, Event, Phrase, Refusal, Seat, Wait, canonical
from parlour.games.mezza import rules
from parlour.games.mezza.pieces import (
    HALF,
    ORDER,
    Award,
    LetBe,
    Move,
    Options,
    Play,
    Quick,
    Slot,
    State,
    Steal,
)
from parlour.games.mezza.rules.opening import starters
from parlour.games.mezza.rules.turns import put
from parlour.games.mezza.tests import worlds
from tests import two_worlds
from tests.two_worlds import Sitting, caught, frames, heard, leaks, leaky
from tests.walks import Match, viewers, walk

TABLES = [
    Options(stall_turns=60),
    Options(steal_mode="random", swap_mode="clockwise", memory_aid="counts", stall_turns=60),
    Options(quick_lay="any", open_add="one", start_tie="random", stall_turns=60),
    Options(quick_before_steal=False, steal_mode="clockwise", memory_aid="full", stall_turns=60),
]
MATCHES = [
    Match(MEZZA, seats, options, seed)
    for seats in MEZZA.seats
    for options in TABLES
    for seed in range(9)
]


def unseen(seats: int, every: int) -> int:
    """How many swaps were tried by all viewers at tables of so many seats; none was noticed."""
    played = [match for match in MATCHES if match.seats == seats][::every]
    return two_worlds.unseen(rules, worlds, played, 120 // seats)


@pytest.mark.long
@pytest.mark.parametrize("seats", MEZZA.seats)
def test_hundreds_of_swaps_show_nobody_anything(seats: int) -> None:
    """More than two thousand are tried by `make bench ONLY=mezza_secrets`."""
    assert unseen(seats, every=9) > 200


def test_a_few_swaps_show_nobody_anything() -> None:
    for match in MATCHES[::29]:
        assert not any([*leaks(rules, worlds, match, viewer, 4)] for viewer in viewers(match))


def moments(match: Match) -> Iterator[tuple[State, Seat, Move]]:
    """Some of a match; the beginning, and then one in seven."""
    for n, (state, event) in enumerate(islice(walk(match), 900)):
        if n < 40 or n % 7 == 0:
            yield state, event.seat, event.move


@pytest.mark.parametrize("match", MATCHES[::20], ids=str)
def test_whatever_is_hidden_may_lie_in_any_order(match: Match) -> None:
    """All of it shuffled at once: hands, closed cards (one's own too), stock; only how many there
    are is known, be a window open or not."""
    dice = Dice(Random(match.seed).randrange)
    for state, seat, move in moments(match):
        for viewer in viewers(match):
            other = reshuffled(state, viewer, dice)
            assert told(state, viewer) == told(other, viewer)
            if seat != viewer and isinstance(move, Steal | Quick | LetBe):
                here = rules.hear(state, seat, move, viewer)
                assert here == rules.hear(other, seat, move, viewer)


def reshuffled(state: State, viewer: Seat | None, dice: Dice) -> State:
    """Another world, one exchange after another until hardly a card lies where it lay."""
    for _ in range(30):
        swap = worlds.other_cards(state, viewer, dice)
        state = swap.state if swap else state
    return state


def told(state: State, viewer: Seat | None) -> bytes:
    view = rules.view(state, viewer)
    tried: list[Move] = [Steal(1), Quick(1), LetBe(), Play(HALF, 1), Play("7", 2)]
    refusals = [rules.refuse(state, viewer, move) for move in tried if viewer is not None]
    return canonical([view, rules.offer(view), rules.wait(state), refusals])


def test_a_claim_that_loses_is_heard_by_nobody_else() -> None:
    """Neither as it is made nor when another comes true, which sounds as if it had been alone."""
    lost = 0
    for match in MATCHES[::7]:
        for state, seat, move in moments(match):
            race = state.race
            if not (isinstance(move, Award) and seat == DEALER and race and race.layer is not None):
                continue
            for loser in map(Seat, range(match.seats)):
                if loser == move.seat or race.claims[loser] in worlds.NOTHING:
                    continue
                lost += 1
                quiet = replace(race, claims=put(race.claims, loser, LetBe()))
                alone = replace(state, race=quiet)
                for viewer in set(viewers(match)) - {loser}:
                    assert rules.view(state, viewer) == rules.view(alone, viewer)
                    here = rules.hear(state, seat, move, viewer)
                    assert here == rules.hear(alone, seat, move, viewer)
                assert rules.play(state, seat, move) == rules.play(alone, seat, move)
    assert lost > 20


# Laws that tell too much, each in a way of its own.


def own_closed(state: Any, seat: Seat | None) -> Any:
    """Slots of closed cards are named in the order of what lies in them."""
    view = rules.view(state, seat)
    by_value = tuple(
        tuple(sorted(slots, key=lambda slot, own=own: ORDER[own[slot]]))  # type: ignore[misc]
        for slots, own in zip(view.closed, state.closed, strict=True)
    )
    return replace(view, closed=by_value)


def neighbours_hand(state: Any, seat: Seat | None) -> Any:
    """A watcher looks over the first seat's shoulder."""
    view = rules.view(state, seat)
    return replace(view, hand=state.hands[0]) if seat is None else view


def early_count(state: Any, seat: Seat | None) -> Any:
    """Whoever claims with cards is counted without them, before the window is over."""
    view = rules.view(state, seat)
    claims = state.race.claims if state.race else ()
    laid = [claim.count if isinstance(claim, Steal | Play) else 0 for claim in claims]
    held = (held - gone for held, gone in zip(view.held, laid or view.held, strict=True))
    return replace(view, held=tuple(held)) if laid else view


def drawn_for_all(state: Any, seat: Seat | None) -> Any:
    """Everybody sees in a window what the layer has drawn."""
    view = rules.view(state, seat)
    if view.window is None:
        return view
    return replace(view, window=replace(view.window, drawn=state.race.drawn))


def window_for_some(state: Any, seat: Seat | None) -> Any:
    """Nobody is shown a window that nobody can use."""
    view = rules.view(state, seat)
    could = any(HALF in hand for hand in state.hands)
    return view if could else replace(view, window=None)


def bottom_of_the_stock(state: Any, seat: Seat | None) -> Any:
    """The stock shows whether a joker is left."""
    return replace(rules.view(state, seat), stock=len(state.stock) * 2 + ("J*" in state.stock))


def who_ties(state: Any, seat: Seat | None) -> Any:
    """While it is open who starts, those who hold the lowest card have a mark."""
    view = rules.view(state, seat)
    return replace(view, ready=frozenset(starters(state))) if view.starting else view


def early_reveal(state: Any, seat: Seat | None) -> Any:
    """Who has chosen is shown with as many closed slots as cards it keeps."""
    view = rules.view(state, seat)
    if not view.swapping:
        return view
    kept = zip(state.swaps, state.hands, strict=True)
    same = [sum(kind in hand for kind in chosen or ()) for chosen, hand in kept]
    return replace(view, closed=tuple(tuple(map(Slot, range(n))) for n in same))


def loud_claim(state: Any, seat: Seat, move: Any, listener: Seat | None) -> Any:
    """When a window is over, everybody hears how many had claimed."""
    heard = rules.hear(state, seat, move, listener)
    if isinstance(move, Award) and state.race.layer is not None:
        return [heard, sum(claim not in worlds.NOTHING for claim in state.race.claims)]
    return heard


def hasty_wait(state: Any) -> Any:
    """A window is over at once when nobody holds a half."""
    wait = rules.wait(state)
    could = any(HALF in hand for hand in state.hands)
    return wait if could or wait is None or not state.race else Wait(0.1, wait.mark)


def helpful_refusal(state: Any, seat: Seat, move: Any) -> Any:
    """Whoever lays what does not fit learns whether the next seat could have."""
    refusal = rules.refuse(state, seat, move)
    if refusal and seat != DEALER and isinstance(move, Play):
        after = state.hands[(seat + 1) % state.seats]
        return Refusal(refusal.clause, {**refusal.parts, "there": Phrase(str(move.kind in after))})
    return refusal


LEAKS = {
    "slots are named by what lies in them": {"view": own_closed},
    "a watcher sees a hand": {"view": neighbours_hand},
    "everybody sees what was drawn": {"view": drawn_for_all},
    "a window that nobody can use is not shown": {"view": window_for_some},
    "the stock shows whether a joker is left": {"view": bottom_of_the_stock},
    "a window is short when nobody can use it": {"wait": hasty_wait},
    "a refusal knows another hand": {"refuse": helpful_refusal},
}


AT_ONCE = {
    "those who tie for the start are marked": {"view": who_ties},
    "a choice shows before all have chosen": {"view": early_reveal},
    "a hand is counted too early": {"view": early_count},
    "it is heard how many have claimed": {"hear": loud_claim},
}


@pytest.mark.parametrize("answers", LEAKS.values(), ids=LEAKS.keys())
def test_a_leak_is_found(answers: dict[str, Any]) -> None:
    assert caught(leaky(rules, **answers), worlds, MATCHES, 12)


@pytest.mark.parametrize("answers", AT_ONCE.values(), ids=AT_ONCE.keys())
def test_a_leak_of_a_single_moment_is_found(answers: dict[str, Any]) -> None:
    assert noticed(leaky(rules, **answers))


def test_in_such_a_moment_nothing_leaks() -> None:
    assert not noticed(rules)


def noticed(law: Any) -> bool:
    """Whether anybody is told something else at once: before the first lay, and in windows."""
    for match in MATCHES[::9]:
        dice = Dice(Random(match.seed).randrange)
        secret = [moment for moment in islice(walk(match), 200) if is_said(moment.state)]
        for viewer in viewers(match):
            at = Sitting(law, worlds, [], viewer, [Steal(1), LetBe(), Play(HALF, 1)])
            for state, event in secret[:30]:
                swap = worlds.swap(state, viewer, dice)
                if swap and [*told_at(at, state, event)] != [*told_at(at, swap.state, event)]:
                    return True
    return False


def is_said(state: State) -> bool:
    """Whether something lies there that was said unheard, or may be."""
    return bool(state.swaps) or state.race is not None


def told_at(at: Sitting, state: State, event: Event[Any]) -> Iterator[bytes]:
    """All that can be seen; and what is heard of an award of nothing that was moved."""
    yield from (frame.told for frame in frames(at, state))
    if event.move == Award(None):
        yield heard(at, state, event)
