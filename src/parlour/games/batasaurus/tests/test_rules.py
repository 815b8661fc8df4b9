"""Each clause of the rulebook, on the smallest table that shows it."""

from itertools import product
from typing import Literal

import pytest
from msgspec.structs import replace

from parlour.core import (
    DEALER,
    OUT_OF_TURN,
    OVER,
    SEATS,
    Clause,
    Outcome,
    Refusal,
    Refused,
    Seat,
    Wait,
    Who,
    advance,
    begin,
)
from parlour.games.batasaurus import rules
from parlour.games.batasaurus.notation import read_move, read_state, write_move
from parlour.games.batasaurus.pieces import (
    SET,
    Collect,
    Commit,
    Committed,
    Cover,
    Deal,
    Dealt,
    Divide,
    Flip,
    Keep,
    Layout,
    Memorise,
    Options,
    Ready,
    Reveal,
    Revealed,
    Slot,
    State,
    letter,
)
from parlour.games.batasaurus.rules.law import MEMORISING as MEMORISING_CLOCK
from parlour.games.batasaurus.tests.tables import (
    EAST,
    LAYOUTS,
    NORTH,
    SOUTH,
    WEST,
    after,
    ended,
    fought,
    luck,
    no,
    refused,
    why,
)

MEMORISING = f"cards {LAYOUTS}; ready none"
EVERYBODY = (NORTH, EAST, SOUTH)


def dealt(seats: int, options: Options, seed: int = 1) -> Deal:
    """What the dealer says first at such a table."""
    move = rules.chance(begin(rules, seats, options), luck(seed), None)
    assert isinstance(move, Deal)
    return move


def having(options: str, position: str) -> State:
    return read_state(f"options {{{options}}}; {position}")


def war(*said: str) -> State:
    """Seats 0 and 1 have both turned a nine, seat 2 a four."""
    table = "cards 9 2 6 1 / 9 6 2 7 / 4 3 1 5"
    return after(table, "0 flip a", "1 flip a", "2 flip a", *said)


# 1: cards and aim


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_1_1_only_two_to_four_seats(seats: int) -> None:
    with pytest.raises(Refused) as refusal:
        begin(rules, seats, Options())
    assert refusal.value.refusal.clause == SEATS
    assert refusal.value.refusal.parts == {"least": 2, "most": 4}
    assert begin(rules, 2, Options()).seats == 2
    assert begin(rules, 4, Options()).seats == 4


def test_1_1_a_set_has_each_strength_once_and_the_stronger_number_wins() -> None:
    assert list(SET) == list(range(1, 13))
    for one, other in product(SET, SET):
        if one != other:
            state = fought(f"cards {one} 1 / {other} 1", "0 flip a", "1 flip a")
            assert state.piles == ((2, 0) if one > other else (0, 2))


def test_1_2_fights_are_won_for_cards() -> None:
    state = fought("cards 5 1 / 7 2; piles 3 0", "0 flip a", "1 flip a")
    assert state.piles == (3, 2)


# 2: laying out and memorising


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_1_each_seat_has_one_whole_set(seats: int) -> None:
    layouts = dealt(seats, Options()).layouts
    assert [sorted(layout) for layout in layouts] == [list(SET)] * seats


@pytest.mark.parametrize(
    "layouts",
    [
        "1 2 3 4 5 6 7 8 9 10 11 12 / 1 2 3 4 5 6 7 8 9 10 11",
        "1 2 3 4 5 6 7 8 9 10 11 12 / 1 2 3 4 5 6 7 8 9 10 11 11",
        "1 2 3 4 5 6 7 8 9 10 11 12",
        "1 2 3 4 5 6 7 8 9 10 11 12 / ",
    ],
    ids=["one card short", "one card twice", "one seat short", "one seat without"],
)
def test_2_1_another_deal_is_refused(layouts: str) -> None:
    start = begin(rules, 2, Options())
    assert refused(start, DEALER, f"deal {layouts} leader 0") == "2.2"


def test_2_2_the_dealer_shuffles_and_nobody_else() -> None:
    start = begin(rules, 2, Options())
    move = dealt(2, Options())
    assert rules.turn(start) == {DEALER}
    assert advance(rules, start, DEALER, move).layouts == move.layouts
    assert refused(start, EAST, write_move(move)) == "2.2"
    assert len({dealt(2, Options(), seed).layouts for seed in range(9)}) == 9


def test_2_2_cards_are_laid_out_only_once() -> None:
    deal = dealt(2, Options())
    state = advance(rules, begin(rules, 2, Options()), DEALER, deal)
    for later in (state, after(state, "dealer cover"), read_state("cards (1) / (1)")):
        refusal = rules.refuse(later, DEALER, deal)
        assert refusal
        assert refusal.clause == "2.2"


def test_2_3_twelve_slots_and_rows_mean_nothing() -> None:
    state = after(begin(rules, 2, Options()), f"dealer deal {LAYOUTS.rpartition('/')[0]} leader 1")
    assert state.left == (tuple(range(12)), tuple(range(12)))


@pytest.mark.parametrize("seconds", [10, 30, 120])
def test_2_4_the_cards_are_memorised_for_thirty_seconds_or_as_agreed(seconds: int) -> None:
    state = having(f'"memorise_s":{seconds}', MEMORISING)
    assert rules.wait(state) == Wait(seconds, MEMORISING_CLOCK)
    assert rules.wait(after(state, "1 ready")) == rules.wait(state)
    assert rules.wait(after(state, "dealer cover")) is None
    assert Options().memorise_s == 30


def test_2_4_then_the_dealer_covers_them_and_nobody_sees_a_face() -> None:
    state = read_state(MEMORISING)
    covered = after(state, "dealer cover")
    for viewer in (*EVERYBODY, None):
        assert rules.view(state, viewer).faces == state.layouts
        assert rules.view(covered, viewer).faces == ()
    assert refused(covered, DEALER, "cover") == "2.4"
    assert refused(state, EAST, "cover") == "2.4"
    assert refused(begin(rules, 2, Options()), DEALER, "cover") == "2.4"
    assert rules.hear(state, DEALER, Cover(), EAST) == Cover()


def test_2_4_no_card_is_played_before() -> None:
    state = read_state(MEMORISING)
    assert refused(state, NORTH, "flip a") == "2.4"
    assert refused(state, NORTH, "commit a") == "2.4"
    assert rules.turn(after(state, "dealer cover")) == {NORTH}


def test_2_4_a_layout_shows_neither_in_a_view_nor_in_a_refusal_once_covered() -> None:
    worlds = [after(f"cards {LAYOUTS}"), after(f"cards {' / '.join(LAYOUTS.split(' / ')[::-1])}")]
    for viewer in (*EVERYBODY, None):
        assert rules.view(worlds[0], viewer) == rules.view(worlds[1], viewer)
    for seat, move in product(EVERYBODY, map(read_move, ("flip d", "commit a", "ready"))):
        assert rules.refuse(worlds[0], seat, move) == rules.refuse(worlds[1], seat, move)


def test_2_5_all_layouts_lie_open_to_all_and_watchers_too() -> None:
    state = read_state(MEMORISING)
    deal = Deal(state.layouts, NORTH)
    for listener in (*EVERYBODY, None):
        heard = rules.hear(begin(rules, 3, Options()), DEALER, deal, listener)
        assert heard == Dealt(NORTH)


def test_2_5_or_each_seat_sees_its_own_only() -> None:
    state = having('"memorise_view":"own"', MEMORISING)
    own = replace(begin(rules, 3, Options()), options=state.options)
    for viewer in (*EVERYBODY, None):
        faces: tuple[Layout, ...] = tuple(
            layout if seat == viewer else () for seat, layout in enumerate(state.layouts)
        )
        assert rules.view(state, viewer).faces == faces
        assert rules.hear(own, DEALER, Deal(state.layouts, EAST), viewer) == Dealt(EAST)


def test_2_6_it_ends_early_when_all_are_ready() -> None:
    state = read_state(MEMORISING)
    assert rules.turn(state) == {DEALER, *EVERYBODY}
    assert rules.offer(rules.view(state, EAST)) == Memorise()
    state = after(state, "1 ready", "0 ready")
    assert rules.turn(state) == {DEALER, SOUTH}
    assert why(state, EAST, "ready") == "ready"
    state = after(state, "2 ready")
    assert rules.turn(state) == {DEALER}
    assert rules.wait(state) is None
    assert rules.chance(state, luck(), None) == Cover()


def test_2_6_everybody_hears_who_is_ready() -> None:
    state = read_state(MEMORISING)
    assert rules.hear(state, EAST, Ready(), SOUTH) == Ready()
    assert rules.view(after(state, "1 ready"), None).awaited == {NORTH, SOUTH}


def test_2_6_afterwards_nobody_is_asked() -> None:
    assert refused(f"cards {LAYOUTS}", NORTH, "ready") == "2.6"
    assert why(f"cards {LAYOUTS}", NORTH, "ready") == "over"
    assert refused(MEMORISING, DEALER, "ready") == "2.6"
    assert why(MEMORISING, DEALER, "ready") == "dealer"


def test_2_6_a_watcher_who_asks_is_told_that_it_watches() -> None:
    refusal = rules.advise(rules.view(read_state(MEMORISING), None), Ready()).refusal
    assert refusal
    assert getattr(refusal.parts["why"], "id", "") == "why-watching"


def test_2_6_or_the_full_time_is_kept_and_the_dealer_is_alone() -> None:
    state = having('"early_ready":false', MEMORISING)
    assert rules.turn(state) == {DEALER}
    assert rules.wait(state) == Wait(30, MEMORISING_CLOCK)
    assert rules.view(state, EAST).awaited == frozenset()
    assert rules.offer(rules.view(state, EAST)) is None
    refusal = no(state, EAST, "ready")
    assert refusal.clause == "2.6"
    assert why(state, EAST, "ready") == "fixed"
    assert refusal.parts["why"].parts == {"seconds": 30}  # type: ignore[union-attr]


# 3: a trick


def test_3_1_the_first_leader_turns_a_card_of_its_choice() -> None:
    state = read_state(f"cards {LAYOUTS}; leader 1")
    assert rules.turn(state) == {EAST}
    assert refused(state, NORTH, "flip a") == "3.1"
    assert why(state, NORTH, "flip a") == "leads"
    refusal = no(state, NORTH, "flip a")
    assert refusal.parts["why"].parts == {"who": Who(EAST)}  # type: ignore[union-attr]
    for slot in "ab":
        assert after(state, f"1 flip {slot}").trick[0][0].seat == EAST


@pytest.mark.parametrize("slot", ["b", "c", "l"])
def test_3_1_it_must_be_one_of_its_cards(slot: str) -> None:
    table = "cards 5 (1) / 9 (2) 8; piles 2 0; leader 0; won yes"
    assert refused(table, NORTH, f"flip {slot}") == "3.1"
    assert why(table, NORTH, f"flip {slot}") == "gone"
    there = no(table, NORTH, f"flip {slot}").parts["why"].parts  # type: ignore[union-attr]
    assert there == {"slots": (letter(Slot(0)),)}
    assert refused("cards 5 / 9", DEALER, "flip a") == "3.1"


def test_3_1_a_slot_that_never_was_is_refused_too() -> None:
    for slot in (-1, 12, 99):
        refusal = rules.refuse(read_state("cards 5 / 9"), NORTH, Flip(Slot(slot)))
        assert refusal
        assert refusal.clause == "3.1"


def test_3_2_clockwise_each_turns_one_card() -> None:
    state = read_state("cards 5 1 / 9 2 / 3 4; leader 1")
    state = after(state, "1 flip b")
    assert rules.turn(state) == {SOUTH}
    state = after(state, "2 flip a")
    assert rules.turn(state) == {NORTH}
    assert refused(state, SOUTH, "flip b") == "3.2"
    assert why(state, SOUTH, "flip b") == "laid"


def test_3_2_a_turned_card_is_seen_by_all_and_has_left_its_slot() -> None:
    state = after("cards 5 1 / 9 2", "0 flip b")
    for viewer in (NORTH, EAST, None):
        view = rules.view(state, viewer)
        assert view.left == ((0,), (0, 1))
        assert [card.strength for layer in view.trick for card in layer] == [1]


def test_3_2_out_of_turn_it_says_whose_turn_it_is() -> None:
    refusal = no(after("cards 5 1 / 9 2 / 3 4", "0 flip b"), SOUTH, "flip a")
    assert refusal.clause == "3.2"
    assert refusal.parts["why"].parts == {"who": Who(EAST)}  # type: ignore[union-attr]


def test_3_3_the_strongest_takes_all_and_only_the_dealer_hands_them_out() -> None:
    state = after("cards 5 1 / 9 2 / 3 4; piles 1 1 1", "0 flip a", "1 flip a", "2 flip a")
    assert rules.turn(state) == {DEALER}
    assert rules.chance(state, luck(), None) == Collect(EAST)
    assert refused(state, DEALER, "collect 0") == "3.3"
    assert refused(state, EAST, "collect 1") == "3.3"
    assert refused(after("cards 5 1 / 9 2", "0 flip a"), DEALER, "collect 0") == "3.3"
    assert refused(war(), DEALER, "collect 0") == "3.3"
    assert refused("cards 5 / 9", DEALER, "collect 0") == "3.3"
    state = after(state, "dealer collect 1")
    assert state.piles == (1, 4, 1)
    assert state.trick == ()


def test_3_4_the_winner_of_the_trick_leads_the_next() -> None:
    state = fought("cards 5 1 / 9 2 / 3 4; leader 2", "2 flip a", "0 flip a", "1 flip a")
    assert rules.turn(state) == {EAST}
    refusal = no(state, SOUTH, "flip b")
    assert (refusal.clause, refusal.parts) == ("3.4", {"who": Who(EAST)})


def test_3_4_the_second_trick_is_no_first_one_though_nobody_won_a_card() -> None:
    assert refused("cards 5 (1) / 9 (2) / 3 (4); leader 1", SOUTH, "flip a") == "3.4"


def test_3_5_the_first_leader_is_drawn() -> None:
    assert {dealt(3, Options(), seed).leader for seed in range(40)} == set(EVERYBODY)
    state = after(begin(rules, 3, Options()), f"dealer deal {LAYOUTS} leader 2", "dealer cover")
    assert rules.turn(state) == {SOUTH}


def test_3_5_or_named_by_the_host() -> None:
    options = Options(first_leader="seat1")
    assert {dealt(3, options, seed).leader for seed in range(9)} == {EAST}
    start = begin(rules, 3, options)
    refusal = no(start, DEALER, f"deal {LAYOUTS} leader 2")
    assert (refusal.clause, refusal.parts) == ("3.5", {"who": Who(SOUTH), "seats": 3})
    assert after(start, f"dealer deal {LAYOUTS} leader 1").leader == EAST


def test_3_5_and_must_be_a_seat_of_the_table() -> None:
    refusal = rules.forbid(3, Options(first_leader="seat3"))
    assert refusal
    assert (refusal.clause, refusal.parts) == ("3.5", {"who": Who(WEST), "seats": 3})
    assert rules.forbid(4, Options(first_leader="seat3")) is None
    assert refused(begin(rules, 3, Options()), DEALER, f"deal {LAYOUTS} leader 3") == "3.5"


@pytest.mark.parametrize(("log", "kept"), [("hidden", 0), ("last", 1), ("all", 2)])
def test_3_6_past_tricks_are_closed_unless_agreed(log: str, kept: int) -> None:
    state = having(f'"trick_log":"{log}"', "cards 5 1 7 / 9 2 8")
    state = fought(state, "0 flip a", "1 flip a", "1 flip b", "0 flip b")
    past = rules.view(state, None).past
    assert len(past) == kept
    shown = [[card.strength for layer in trick for card in layer] for trick in past]
    assert shown == [[5, 9], [2, 1]][2 - kept :]


def test_3_6_an_undecided_trick_is_past_too() -> None:
    state = fought(having('"trick_log":"last"', "cards 5 / 5"), "0 flip a", "1 flip a")
    assert len(state.past) == 1


def test_3_7_for_an_absent_seat_any_of_its_cards_is_drawn() -> None:
    view = rules.view(read_state("cards 5 (1) 7 2 / 9 2 8 (4)"), NORTH)
    drawn = [rules.absent(view, luck(seed)) for seed in range(300)]
    counts = [drawn.count(Flip(Slot(slot))) for slot in (0, 2, 3)]
    assert sum(counts) == 300
    assert min(counts) > 70
    assert rules.absent(rules.view(read_state(MEMORISING), EAST), luck()) == Ready()


def test_3_7_it_depends_on_nothing_that_is_covered() -> None:
    for seed in range(30):
        drawn = {
            rules.absent(rules.view(read_state(f"cards {cards} / 4 5 6"), NORTH), luck(seed))
            for cards in ("12 1 2", "1 12 2", "1 2 12")
        }
        assert len(drawn) == 1


def test_3_8_a_leader_without_cards_gives_way_clockwise() -> None:
    table = "cards 4 (9) / (8) (10) / (1) (2) / 5 (6); leader 1; won yes; piles 1 1 1 1"
    state = having('"end_rule":"last_pair"', table)
    assert rules.turn(state) == {WEST}
    state = after(state, "3 flip a")
    assert rules.turn(state) == {NORTH}
    refusal = no(having('"end_rule":"last_pair"', table), NORTH, "flip a")
    assert refusal.parts == {"who": Who(WEST)}


# 4: war


def test_4_1_the_strongest_tied_go_to_war() -> None:
    assert rules.turn(war()) == {NORTH, EAST}
    assert rules.view(war(), None).fighters == (NORTH, EAST)


def test_4_1_without_a_tie_there_is_no_war() -> None:
    state = after("cards 5 1 / 9 2 / 3 4", "0 flip a")
    assert refused(state, EAST, "commit a") == "4.1"
    assert refused("cards 5 / 9", NORTH, "commit a") == "4.1"
    assert rules.view(state, None).fighters == ()


def test_4_1_while_cards_are_still_to_come_there_is_no_war() -> None:
    state = after("cards 9 2 / 9 6 / 4 3", "0 flip a", "1 flip a")
    assert rules.turn(state) == {SOUTH}
    assert refused(state, NORTH, "commit b") == "4.1"


def test_4_2_each_of_them_commits_one_card_in_any_order() -> None:
    assert rules.turn(war("1 commit b")) == {NORTH}
    assert rules.turn(war("0 commit b")) == {EAST}
    assert why(war("1 commit b"), EAST, "commit c") == "committed"
    assert why(war(), NORTH, "commit a") == "gone"
    assert why(war(), NORTH, "flip b") == "open"
    assert why(war("0 commit b"), NORTH, "flip c") == "committed"
    assert {refused(war(), NORTH, f"{said} a") for said in ("commit", "flip")} == {"4.2"}
    assert refused(war(), DEALER, "commit b") == "4.2"


def test_4_2_and_nobody_else() -> None:
    for said in ("commit b", "flip b"):
        refusal = no(war(), SOUTH, said)
        assert refusal.clause == "4.2"
        assert refusal.parts["why"].parts == {  # type: ignore[union-attr]
            "fighters": (Who(NORTH), Who(EAST))
        }


def test_4_2_which_card_it_is_nobody_else_sees_nor_hears() -> None:
    view = rules.view(war("0 commit b"), NORTH)
    assert view.mine == 1
    for viewer in (EAST, SOUTH, None):
        assert rules.view(war("0 commit b"), viewer) == rules.view(war("0 commit c"), viewer)
        assert rules.hear(war(), NORTH, Commit(Slot(1)), viewer) == Committed()
    assert rules.hear(war(), NORTH, Commit(Slot(1)), NORTH) == Commit(Slot(1))
    assert view.left[NORTH] == (1, 2, 3)


def test_4_3_the_dealer_turns_them_all_at_once() -> None:
    assert refused(war("0 commit b"), DEALER, "reveal") == "4.3"
    assert refused(war("0 commit b", "1 commit b"), NORTH, "reveal") == "4.3"
    assert refused("cards 9 / 8", DEALER, "reveal") == "4.3"
    state = war("1 commit b", "0 commit c")
    assert rules.turn(state) == {DEALER}
    assert rules.chance(state, luck(), None) == Reveal()
    heard = rules.hear(state, DEALER, Reveal(), SOUTH)
    assert isinstance(heard, Revealed)
    assert [(card.seat, card.slot, card.strength) for card in heard.cards] == [(0, 2, 6), (1, 1, 6)]
    state = after(state, "dealer reveal")
    assert rules.view(state, None).left == ((1, 3), (2, 3), (1, 2, 3))
    assert rules.view(state, NORTH).mine is None


def test_4_3_whichever_slots_they_come_from() -> None:
    state = after("cards 2 9 / 6 9", "0 flip b", "1 flip b", "0 commit a", "1 commit a")
    assert rules.chance(state, luck(), None) == Reveal()


def test_4_4_the_strongest_new_card_takes_all() -> None:
    state = war("0 commit b", "1 commit b", "dealer reveal")
    assert rules.chance(state, luck(), None) == Collect(EAST)
    assert after(state, "dealer collect 1").piles == (0, 5, 0)
    heard = rules.hear(state, DEALER, Collect(EAST), None)
    assert heard is not None
    assert getattr(heard, "cards", None) == 5


def test_4_4_cards_from_before_the_war_do_not_count() -> None:
    state = after("cards 9 1 3 / 5 8 3 / 9 2 3", "0 flip a", "1 flip a", "2 flip a")
    assert fought(state, "0 commit b", "2 commit b").piles == (0, 0, 5)


def test_4_5_those_who_tie_again_and_they_alone_go_on() -> None:
    table = "cards 8 4 1 9 / 8 4 6 9 / 8 2 9 1"
    state = after(table, *(f"{seat} flip a" for seat in range(3)))
    state = fought(state, "0 commit b", "1 commit b", "2 commit b")
    assert rules.turn(state) == {NORTH, EAST}
    assert refused(state, SOUTH, "commit c") == "4.2"
    assert fought(state, "0 commit c", "1 commit c").piles == (0, 8, 0)


def test_4_6_equal_cards_below_a_stronger_one_make_no_war() -> None:
    state = fought("cards 7 1 / 7 2 / 9 3", "0 flip a", "1 flip a", "2 flip a")
    assert state.piles == (0, 0, 3)


def test_4_7_two_seats_run_out_together_and_agree_on_nothing_else() -> None:
    stands = Options(short_war="last_card_stands")
    assert rules.forbid(2, stands) == Refusal(Clause("4.7"))
    assert rules.forbid(3, stands) is rules.forbid(4, stands) is rules.forbid(2, Options()) is None


def stands(position: str) -> State:
    return having('"short_war":"last_card_stands"', position)


def test_4_7_the_only_one_with_a_card_takes_the_trick_without_laying_it() -> None:
    state = after("cards 8 / 8 6", "0 flip a", "1 flip a")
    assert rules.turn(state) == {DEALER}
    assert refused(state, EAST, "commit b") == "4.1"
    state = after(state, "dealer collect 1")
    assert state.piles == (0, 2)
    assert state.left == ((), (1,))


def test_4_7_two_with_a_card_fight_and_the_third_is_out() -> None:
    state = after("cards 9 / 9 3 / 9 4", "0 flip a", "1 flip a", "2 flip a")
    assert rules.turn(state) == {EAST, SOUTH}
    assert why(state, NORTH, "commit a") == "bystander"


@pytest.mark.parametrize(
    ("card", "piles"), [(6, (3, 0)), (8, (3, 0)), (9, (0, 3))], ids=["below", "equal", "above"]
)
def test_4_7_or_a_last_card_stands_until_a_stronger_beats_it(
    card: int, piles: tuple[int, int]
) -> None:
    state = after(stands(f"cards 8 / 8 {card} 1"), "0 flip a", "1 flip a")
    assert rules.turn(state) == {EAST}
    state = after(state, "1 commit b", "dealer reveal", f"dealer collect {int(piles[0] == 0)}")
    assert state.piles == piles


def test_4_7_a_last_card_stands_against_two_who_tie_below_it() -> None:
    state = after(stands("cards 8 / 8 3 1 / 8 3 2"), "0 flip a", "1 flip a", "2 flip a")
    state = after(state, "1 commit b", "2 commit b", "dealer reveal")
    assert rules.chance(state, luck(), None) == Collect(NORTH)


def test_4_7_those_who_tie_above_a_standing_card_fight_on_without_it() -> None:
    state = after(stands("cards 8 / 8 9 1 / 8 9 2"), "0 flip a", "1 flip a", "2 flip a")
    state = after(state, "1 commit b", "2 commit b", "dealer reveal")
    assert rules.turn(state) == {EAST, SOUTH}
    state = after(state, "1 commit c", "2 commit c", "dealer reveal", "dealer collect 2")
    assert state.piles == (0, 0, 7)


def test_4_7_several_that_stand_cannot_win_over_each_other() -> None:
    state = after(stands("cards 8 / 8 / 8 3 1"), "0 flip a", "1 flip a", "2 flip a")
    state = after(state, "2 commit b", "dealer reveal")
    assert rules.chance(state, luck(), None) == Divide((1, 1, 2))


TIED = "cards 8 / 8 / 3 5 6"


def undecided(how: str, position: str = TIED) -> State:
    state = having(f'"unresolved":"{how}"', position)
    return after(state, *(f"{seat} flip a" for seat in range(state.seats)))


def test_4_8_if_nobody_can_go_on_each_keeps_what_it_laid() -> None:
    state = undecided("return")
    assert rules.turn(state) == {DEALER}
    assert after(state, "dealer divide 1 1 1").piles == (1, 1, 1)
    assert refused(state, DEALER, "divide 2 1 0") == "4.8"
    assert refused(state, DEALER, "collect 0") == "3.3"
    assert refused(state, EAST, "divide 1 1 1") == "4.8"
    assert refused("cards 8 / 8", DEALER, "divide 1 1") == "4.8"
    assert refused(after("cards 8 / 7", "0 flip a", "1 flip a"), DEALER, "divide 1 1") == "4.8"


def test_4_8_cards_of_the_wars_are_returned_too() -> None:
    state = after("cards 8 4 / 8 4 / 3 5", "0 flip a", "1 flip a", "2 flip a")
    state = after(state, "0 commit b", "1 commit b", "dealer reveal")
    assert rules.chance(state, luck(), None) == Divide((2, 2, 1))


def test_4_8_or_the_cards_leave_the_game() -> None:
    state = undecided("void")
    assert rules.chance(state, luck(), None) == Divide((0, 0, 0))
    assert ended(fought(after(state, "dealer divide 0 0 0"), "dealer keep")).scores == (0, 0, 2)


def test_4_8_or_the_tied_share_them_equally_and_the_rest_leaves_the_game() -> None:
    assert rules.chance(undecided("split"), luck(), None) == Divide((1, 1, 0))
    four = undecided("split", "cards 8 / 8 / 3 5 6 / 2 4 1")
    assert rules.chance(four, luck(), None) == Divide((2, 2, 0, 0))


def test_4_8_or_the_leader_of_the_trick_takes_them() -> None:
    state = having('"unresolved":"leader"', "cards 8 / 8 / 3 5 6; leader 2")
    state = after(state, "2 flip a", "0 flip a", "1 flip a")
    assert rules.chance(state, luck(), None) == Collect(SOUTH)
    assert after(state, "dealer collect 2").piles == (0, 0, 3)


def test_4_9_after_a_trick_that_nobody_won_the_same_seat_leads() -> None:
    table = "cards 8 / 8 / 3 5 6 / 4 7 1; leader 2"
    state = having('"end_rule":"last_pair"', table)
    state = fought(state, "2 flip a", "3 flip a", "0 flip a", "1 flip a")
    assert state.piles == (1, 1, 1, 1)
    assert rules.turn(state) == {SOUTH}


def test_4_9_or_the_next_clockwise_that_has_a_card() -> None:
    table = "cards 8 / 8 / 3 5 6 / 4 7 1; leader 1"
    state = having('"end_rule":"last_pair"', table)
    state = fought(state, "1 flip a", "2 flip a", "3 flip a", "0 flip a")
    assert rules.turn(state) == {SOUTH}


# 5: end


def test_5_1_cards_left_over_join_their_owners_pile() -> None:
    state = read_state("cards (1) / (1) 2 / (3) 4 5; piles 3 0 0")
    assert rules.turn(state) == {DEALER}
    assert rules.chance(state, luck(), None) == Keep()
    assert refused(state, EAST, "keep") == "5.1"
    assert refused("cards 1 / 2", DEALER, "keep") == "5.1"
    state = after(state, "dealer keep")
    assert state.piles == (3, 1, 2)
    assert refused(state, DEALER, "keep") == "5.1"


def test_5_2_most_cards_win() -> None:
    assert ended(read_state("cards (1) / (1); piles 10 14")) == Outcome((10, 14), (2, 1))
    assert rules.outcome(read_state("cards 1 / 2; piles 10 12")) is None
    assert rules.outcome(read_state("cards (1) / 2; piles 10 12")) is None


def test_5_2_then_nothing_more_happens() -> None:
    over = read_state("cards (1) / (1); piles 10 14")
    assert rules.turn(over) == frozenset()
    assert refused(over, NORTH, "flip a") == OVER
    assert refused(over, DEALER, "keep") == "5.1"


def test_5_3_no_trick_begins_once_a_seat_is_out_of_cards() -> None:
    state = read_state("cards (1) 2 / (3) / (5) 6")
    assert rules.turn(state) == {DEALER}
    assert refused(state, NORTH, "flip b") == OUT_OF_TURN


def test_5_3_a_trick_that_has_begun_is_played_to_its_end() -> None:
    assert rules.turn(after("cards 1 / 2 5 / 3 4", "0 flip a")) == {EAST}


def test_5_3_or_the_others_play_on_while_two_have_cards() -> None:
    pair = '"end_rule":"last_pair"'
    assert rules.turn(having(pair, "cards (1) 2 / (3) / (5) 6")) == {NORTH}
    assert rules.turn(having(pair, "cards (1) / (3) / (5) 6")) == {DEALER}


def test_5_3_for_two_seats_that_is_the_same() -> None:
    pair = Options(end_rule="last_pair")
    assert rules.forbid(2, pair) == Refusal(Clause("5.3"))
    assert rules.forbid(3, pair) is rules.forbid(4, pair) is rules.forbid(2, Options()) is None


FINAL = "cards (1) / (1) / (1); piles 14 14 8; leader 1; won yes"


def test_5_4_the_tied_share_the_victory() -> None:
    assert ended(read_state(FINAL)) == Outcome((14, 14, 8), (1, 1, 3))


@pytest.mark.parametrize(("taker", "places"), [(0, (1, 2, 3)), (1, (2, 1, 3)), (2, (1, 1, 3))])
def test_5_4_or_the_winner_of_the_last_trick_comes_first(
    taker: int, places: tuple[int, ...]
) -> None:
    state = having('"final_tie":"last_trick_winner"', FINAL)
    assert ended(replace(state, leader=Seat(taker))) == Outcome((14, 14, 8), places)
    assert ended(replace(state, leader=Seat(taker), won=False)).places == (1, 1, 3)


def test_5_4_whoever_takes_the_very_last_trick_is_remembered() -> None:
    state = having('"final_tie":"last_trick_winner"', "cards 5 / 7; piles 3 1")
    assert ended(fought(state, "0 flip a", "1 flip a")) == Outcome((3, 3), (2, 1))


def test_5_4_a_last_trick_that_nobody_won_settles_nothing() -> None:
    state = having('"final_tie":"last_trick_winner"', "cards 5 / 5; piles 3 3; won yes")
    assert ended(fought(state, "0 flip a", "1 flip a")).places == (1, 1)


def test_5_4_which_settles_no_other_place() -> None:
    state = having(
        '"final_tie":"last_trick_winner"', "cards (1) / (1) / (1); piles 9 9 18; leader 1; won yes"
    )
    assert ended(state).places == (2, 2, 1)
    assert ended(replace(state, piles=(12, 12, 12), won=False)).places == (1, 1, 1)


PLAYOFF = having('"final_tie":"playoff_new_game"', FINAL)
SETS = " / ".join(["1 2 3 4 5 6 7 8 9 10 11 12"] * 2)


def test_5_4_or_the_tied_alone_play_another_game() -> None:
    assert rules.turn(PLAYOFF) == {DEALER}
    assert refused(PLAYOFF, DEALER, f"deal {SETS} / 1 leader 0") == "2.2"
    assert refused(PLAYOFF, DEALER, f"deal {SETS} / leader 2") == "3.5"
    move = rules.chance(PLAYOFF, luck(), None)
    assert rules.refuse(PLAYOFF, DEALER, move) is None
    assert rules.hear(PLAYOFF, DEALER, move, SOUTH) == Dealt(move.leader, True)  # type: ignore[union-attr]
    state = after(PLAYOFF, f"dealer deal {SETS} / leader 1")
    assert rules.turn(state) == {DEALER, NORTH, EAST}
    assert why(state, SOUTH, "ready") == "watching"
    assert state.piles == (0, 0, 0)
    assert rules.turn(after(state, "dealer cover")) == {EAST}


def test_5_4_the_play_off_decides_and_the_first_game_is_the_score() -> None:
    table = "cards 7 / 5 / ; earlier 14 14 8; piles 11 11 0"
    state = having('"final_tie":"playoff_new_game"', table)
    assert ended(fought(state, "0 flip a", "1 flip a")) == Outcome((14, 14, 8), (1, 2, 3))


def test_5_4_a_tied_play_off_is_played_again() -> None:
    table = "cards 7 / 5 / ; earlier 14 14 8; piles 10 12 0"
    state = having('"final_tie":"playoff_new_game"', table)
    state = after(state, "0 flip a", "1 flip a", "dealer collect 0")
    assert rules.turn(state) == {DEALER}
    assert after(state, f"dealer deal {SETS} / leader 0").earlier == ((14, 14, 8), (12, 12, 0))


@pytest.mark.parametrize(("named", "leaders"), [("seat2", {SOUTH}), ("seat1", {NORTH, SOUTH})])
def test_3_5_a_play_off_is_led_by_the_host_choice_if_it_plays(
    named: Literal["seat1", "seat2"], leaders: set[Seat]
) -> None:
    options = Options(final_tie="playoff_new_game", first_leader=named)
    state = replace(PLAYOFF, piles=(14, 8, 14), options=options)
    deals = [rules.chance(state, luck(seed), None) for seed in range(20)]
    assert {deal.leader for deal in deals if isinstance(deal, Deal)} == leaders


def test_5_4_seats_that_are_not_tied_sit_a_play_off_out() -> None:
    state = after(PLAYOFF, f"dealer deal {SETS} / leader 0", "dealer cover")
    state = after(state, "0 flip a", "1 flip b")
    assert rules.turn(state) == {DEALER}
    assert refused(after(state, "dealer collect 1"), SOUTH, "flip a") == "3.4"


def test_the_dealers_moves_are_refused_to_every_seat() -> None:
    moves = ["reveal", "cover", "keep", "collect 0", "divide 0 0 0", f"deal {LAYOUTS} leader 0"]
    for state in (read_state(MEMORISING), read_state(f"cards {LAYOUTS}"), war(), PLAYOFF):
        for move, seat in product(map(read_move, moves), EVERYBODY):
            assert rules.refuse(state, seat, move) is not None
