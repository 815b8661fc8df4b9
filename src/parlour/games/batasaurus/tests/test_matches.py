"""What holds in every match, whatever was agreed: no card is lost, and the end comes in time."""

from hypothesis import given
from hypothesis import strategies as st

from parlour.catalogue import BATASAURUS
from parlour.core import DEALER, advance
from parlour.games.batasaurus.pieces import SET, Deal, Divide, Options, State
from tests.walks import Match, matches, walk

CARDS = len(SET)


def path(match: Match) -> list[State]:
    """Every state of a match, the last one too."""
    moments = [*walk(match)]
    last = moments[-1]
    return [
        *(moment.state for moment in moments),
        advance(match.room.law, last.state, last.event.seat, last.event.move),
    ]


def in_play(state: State) -> int:
    """The cards that lie covered, in the middle, and on the piles."""
    middle = sum(map(len, state.trick))
    return sum(map(len, state.left)) + middle + sum(state.piles)


@given(matches(BATASAURUS))
def test_no_card_is_lost_but_those_that_leave_the_game(match: Match) -> None:
    cards = 0
    for state, event in walk(match):
        if isinstance(event.move, Deal):
            cards = CARDS * sum(map(bool, event.move.layouts))
        if isinstance(event.move, Divide):
            left_over = sum(map(len, state.trick)) - sum(event.move.shares)
            assert left_over == 0 or match.options.unresolved in ("void", "split")
            cards -= left_over
        assert in_play(advance(match.room.law, state, event.seat, event.move)) == cards


@given(matches(BATASAURUS))
def test_what_was_played_and_what_is_left_make_a_whole_set(match: Match) -> None:
    """And a slot is never filled again within a game."""
    for before, after in zip(path(match), path(match)[1:], strict=False):
        if before.layouts == after.layouts:
            for filled, later in zip(before.left, after.left, strict=True):
                assert {*later} <= {*filled}
        for layout in after.layouts:
            assert sorted(layout) in ([], list(SET))


@given(matches(BATASAURUS))
def test_a_game_ends_within_thirteen_decisions_a_seat(match: Match) -> None:
    """To be ready, and each card once; a play-off after a tie is a game of its own. The dealer
    clears and reveals once for each card at most, and deals, covers and keeps."""
    games: list[list[int]] = []
    for _, event in walk(match):
        if isinstance(event.move, Deal):
            games.append([0, 0])
        games[-1][event.seat == DEALER] += 1
    assert len(games) == 1 or match.options.final_tie == "playoff_new_game"
    for decisions, others in games:
        assert decisions <= (1 + CARDS) * match.seats
        assert others <= CARDS * match.seats + 3


@given(st.sampled_from(BATASAURUS.seats), st.integers(0, 2**32))
def test_with_the_rulebooks_options_all_cards_are_won(seats: int, seed: int) -> None:
    end = path(Match(BATASAURUS, seats, Options(), seed))[-1]
    assert sum(end.piles) == CARDS * seats
    assert not any(end.left)
    assert end.trick == ()
