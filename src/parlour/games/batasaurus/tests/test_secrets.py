"""Nobody can tell two worlds apart that differ only in what lies covered: its owner neither."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.catalogue import BATASAURUS
from parlour.core import DEALER, Dice, Phrase, Refusal, Seat, Wait, canonical
from parlour.games.batasaurus import rules
from parlour.games.batasaurus.pieces import (
    Commit,
    Committed,
    Deal,
    Flip,
    Flipped,
    Layout,
    Options,
    Slot,
    State,
)
from parlour.games.batasaurus.tests import worlds
from parlour.games.batasaurus.tests.tables import allowed
from tests.two_worlds import Worlds, caught, leaks, leaky, swaps
from tests.walks import Match, viewers, walk

PAIR = (Seat(0), Seat(1))

TABLES = [
    Options(),
    Options(memorise_view="own", trick_log="all"),
    Options(short_war="last_card_stands", end_rule="last_pair", trick_log="last"),
    Options(memorise_view="own", early_ready=False, final_tie="playoff_new_game"),
]
MATCHES = [
    Match(BATASAURUS, seats, allowed(seats, options), seed)
    for seats in BATASAURUS.seats
    for options in TABLES
    for seed in range(12)
]


def unseen(seats: int, secrets: Worlds, tries: int) -> int:
    """How many swaps were tried by all viewers at tables of so many seats; none was noticed."""
    tried = 0
    for match in (match for match in MATCHES if match.seats == seats):
        for viewer in viewers(match):
            tried += swaps(secrets, match, viewer, tries)
            assert list(leaks(rules, secrets, match, viewer, tries)) == []
    return tried


@pytest.mark.long
@pytest.mark.parametrize("seats", BATASAURUS.seats)
@pytest.mark.parametrize("secrets", [worlds, worlds.Own()], ids=["anybody's", "the viewer's own"])
def test_hundreds_of_swaps_show_nobody_anything(seats: int, secrets: Worlds) -> None:
    """More than two thousand of either are tried by `make bench ONLY=batasaurus_secrets`."""
    assert unseen(seats, secrets, 8) > 500


def test_a_few_swaps_show_nobody_anything() -> None:
    for match in MATCHES[::9]:
        assert not any([*leaks(rules, worlds, match, viewer, 4)] for viewer in viewers(match))


@pytest.mark.parametrize("match", MATCHES[::17], ids=str)
def test_whatever_lies_covered_may_lie_in_any_order(match: Match) -> None:
    """All of it shuffled at once, at every moment: what is known of it is where cards lie."""
    dice = Dice(Random(match.seed).randrange)
    for state, event in walk(match):
        for viewer in viewers(match):
            other = reshuffled(state, viewer, dice)
            assert told(state, viewer) == told(other, viewer)
            if not isinstance(event.move, Deal | Flip) and not any(state.committed):
                here = rules.hear(state, event.seat, event.move, viewer)
                assert here == rules.hear(other, event.seat, event.move, viewer)


def reshuffled(state: State, viewer: Seat | None, dice: Dice) -> State:
    layouts = tuple(
        shuffled(layout, state.left[seat], dice)
        if worlds.covered(state, Seat(seat), viewer)
        else layout
        for seat, layout in enumerate(state.layouts)
    )
    return replace(state, layouts=layouts)


def shuffled(layout: Layout, covered: tuple[int, ...], dice: Dice) -> Layout:
    cards = iter(dice.shuffled([layout[slot] for slot in covered]))
    return tuple(next(cards) if slot in covered else card for slot, card in enumerate(layout))


def told(state: State, viewer: Seat | None) -> bytes:
    view = rules.view(state, viewer)
    refusals = [
        rules.refuse(state, viewer, said(slot))
        for slot in map(Slot, range(12))
        for said in (Flip, Commit)
        if viewer is not None
    ]
    return canonical([view, rules.offer(view), rules.wait(state), refusals])


def test_every_seat_is_told_the_same_of_its_own_cards_as_of_the_others() -> None:
    """Once covered: a seat that comes back is not shown its cards again."""
    for state, _ in walk(MATCHES[0]):
        if not state.memorising:
            views = [replace(rules.view(state, viewer), me=None, mine=None) for viewer in PAIR]
            assert views[0] == views[1] == rules.view(state, None)
            assert views[0].faces == ()


def test_what_was_heard_tells_no_face_that_has_been_covered_since() -> None:
    """What was heard stays in a log, or on paper: so of a deal nobody hears what lies open now."""
    for match in MATCHES[::5]:
        for state, event in walk(match):
            if isinstance(event.move, Deal):
                dice = Dice(Random(match.seed).randrange)
                layouts = tuple(dice.shuffled(layout) for layout in event.move.layouts)
                other = Deal(layouts, event.move.leader)
                for viewer in viewers(match):
                    heard = rules.hear(state, DEALER, event.move, viewer)
                    assert heard == rules.hear(state, DEALER, other, viewer)


def test_where_somebody_commits_is_heard_by_nobody_else() -> None:
    wars = 0
    for match in MATCHES[::5]:
        for state, event in walk(match):
            if isinstance(event.move, Commit):
                wars += 1
                for viewer in set(viewers(match)) - {event.seat}:
                    heard = {
                        rules.hear(state, event.seat, Commit(slot), viewer)
                        for slot in state.left[event.seat]
                    }
                    assert heard == {Committed()}
    assert wars > 20


def own_faces(state: Any, seat: Seat | None) -> Any:
    """Owners may peep at what lies before them."""
    view = rules.view(state, seat)
    peeped = tuple(layout if s == seat else () for s, layout in enumerate(state.layouts))
    return replace(view, faces=view.faces or peeped)


def all_faces(state: Any, seat: Seat | None) -> Any:
    """While memorising everybody sees everything, whatever was agreed."""
    view = rules.view(state, seat)
    return replace(view, faces=state.layouts) if view.memorising else view


def early_count(state: Any, seat: Seat | None) -> Any:
    """The slot of a strong card is empty as soon as that card is committed."""
    strong = [
        slot is not None and layout[slot] > 6
        for slot, layout in zip(state.committed, state.layouts, strict=True)
    ]
    left = tuple(
        tuple(slot for slot in slots if not (gone and slot == chosen))
        for slots, gone, chosen in zip(state.left, strong, state.committed, strict=True)
    )
    return replace(rules.view(state, seat), left=left)


def sorted_slots(state: Any, seat: Seat | None) -> Any:
    """Slots are named in the order of the strength of what lies in them."""
    left = tuple(
        tuple(sorted(slots, key=lambda slot, layout=layout: layout[slot]))  # type: ignore[misc]
        for slots, layout in zip(state.left, state.layouts, strict=True)
    )
    return replace(rules.view(state, seat), left=left)


def others_commitments(state: Any, seat: Seat | None) -> Any:
    """Everybody sees where the last one committed."""
    chosen = next((slot for slot in state.committed[::-1] if slot is not None), None)
    return replace(rules.view(state, seat), mine=chosen)


def winning_mark(state: Any, seat: Seat | None) -> Any:
    """The leader's mark moves to whoever still has the strongest card."""
    left = [
        max((layout[slot] for slot in slots), default=0) + layout[slots[0]] / 20 if slots else 0
        for slots, layout in zip(state.left, state.layouts, strict=True)
    ]
    return replace(rules.view(state, seat), leader=Seat(left.index(max(left))))


def loud_commitment(state: Any, seat: Seat, move: Any, listener: Seat | None) -> Any:
    """Whoever commits a card hears which it was."""
    if isinstance(move, Commit) and seat == listener:
        return Flipped(move.slot, state.layouts[seat][move.slot])
    return rules.hear(state, seat, move, listener)


def hasty_wait(state: Any) -> Any:
    """A table that hurries as soon as the strongest card is committed."""
    chosen = [
        layout[slot]
        for slot, layout in zip(state.committed, state.layouts, strict=True)
        if slot is not None
    ]
    return Wait(5, max(chosen)) if chosen else rules.wait(state)


def helpful_refusal(state: Any, seat: Seat, move: Any) -> Any:
    """A refusal that knows whether the card would have won."""
    refusal = rules.refuse(state, seat, move)
    if refusal and seat != DEALER and isinstance(move, Flip) and move.slot in state.left[seat]:
        strength = state.layouts[seat][move.slot]
        return Refusal(refusal.clause, {**refusal.parts, "better": Phrase(str(strength))})
    return refusal


LEAKS: dict[str, dict[str, Any]] = {
    "owners see their covered cards": {"view": own_faces},
    "all is seen while memorising, where own was agreed": {"view": all_faces},
    "a count moves with what was committed": {"view": early_count},
    "slots are named by strength": {"view": sorted_slots},
    "where somebody committed is seen": {"view": others_commitments},
    "a mark shows who is strongest": {"view": winning_mark},
    "whoever commits hears which card it was": {"hear": loud_commitment},
    "a war lasts longer for a strong card": {"wait": hasty_wait},
    "a refusal knows the card": {"refuse": helpful_refusal},
}


def found(leak: str) -> bool:
    return caught(leaky(rules, **LEAKS[leak]), worlds, MATCHES, 8)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str) -> None:
    assert found(leak)


def test_an_owner_who_peeps_is_found_by_its_own_cards_alone() -> None:
    assert caught(leaky(rules, view=own_faces), worlds.Own(), MATCHES, 8)
    assert not caught(leaky(rules, view=all_faces), worlds.Own(), MATCHES[:20], 8)
