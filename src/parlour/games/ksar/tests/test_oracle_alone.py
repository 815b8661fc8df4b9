"""The oracle of KSAR, held to the worked scenarios of its specification and to random matches."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, product

import pytest

from parlour.games.ksar.tests import oracle
from parlour.games.ksar.tests.oracle import (
    DEALER,
    FOOTPRINTS,
    KINDS,
    OPTIONS,
    SEATS,
    Block,
    Hand,
    Move,
    Position,
)

HALVES = 2

pytestmark = pytest.mark.long


def placement(text: str) -> Move:
    """The move of a notation such as c2x3@0,0; without a letter, coloured."""
    found = re.fullmatch(r"([cn]?)(\d)x(\d)@(\d+),(\d+)", text)
    assert found, text
    kind = "neutral" if found[1] == "n" else "colour"
    return ("place", kind, *(int(number) for number in found.groups()[1:]))


def begun(
    side: int = 10, beginner: int = 0, *, pie: bool = False, en_tiebreak: bool = False
) -> Position:
    fresh = oracle.new(2, size=(side, side), pie=pie, en_tiebreak=en_tiebreak)
    return oracle.apply(fresh, DEALER, ("begin", beginner))


def after(line: str, side: int = 10, *, en_tiebreak: bool = False) -> Position:
    """The position after placements by seat 0 and seat 1 in turn."""
    position = begun(side, en_tiebreak=en_tiebreak)
    for text in re.findall(r"[cn]?\dx\d@\d+,\d+", line):
        (seat,) = oracle.turn(position)
        position = oracle.apply(position, seat, placement(text))
    return position


def verdict(position: Position, text: str) -> str | None:
    """The clause against a placement by the seat on turn: the same for both kinds."""
    (seat,) = oracle.turn(position)
    move = placement(text)
    clauses = {oracle.refusal(position, seat, (move[0], kind, *move[2:])) for kind in KINDS}
    (clause,) = clauses
    spots = {oracle.as_move("colour", spot)[2:] for spot in oracle.open_spots(position)}
    assert (clause is None) == (move[2:] in spots)
    return clause


def spots_of(position: Position) -> set[Move]:
    return {oracle.as_move("colour", spot)[2:] for spot in oracle.open_spots(position)}


def series_of(position: Position) -> tuple[int, int]:
    return oracle.series(position, 0), oracle.series(position, 1)


def neutrals_of(position: Position) -> tuple[int, int]:
    return position.hands[0].neutral, position.hands[1].neutral


CORNER = "2x3@0,0"
THREE = "2x3@0,0 1x3@2,0 2x1@0,3"
SCENARIO_25 = "c3x2@2,3 c2x1@0,4 c1x2@0,0 c3x1@2,0 c2x1@3,1 c3x1@2,2"
SCENARIO_26 = "c2x3@0,3 c3x2@0,0 n1x3@3,0 c1x2@2,2 c1x3@5,3 c2x3@3,3 c2x1@4,2 n2x1@4,0"
SCENARIO_27 = "c3x1@0,0 c2x1@4,0 c3x1@3,5 c3x2@0,1 c2x3@4,2 c3x1@0,3 n3x1@3,1 n2x1@0,5 c1x2@3,2"
SCENARIO_28 = """c3x2@3,0 c1x3@2,0 c1x2@0,4 c1x3@0,1 c1x2@5,4 n3x1@3,3 c2x3@1,3 c2x1@4,2
    c2x1@0,0 c1x2@3,4"""
SCENARIO_29 = """n3x2@7,8 n3x1@7,7 n3x2@0,8 n1x2@9,5 n1x2@6,8 c3x1@3,9 c2x3@5,5 n1x3@0,5
    c3x1@2,7 c1x3@9,2 c2x1@0,4 c1x2@7,5 c2x3@0,1 c3x2@7,0 c2x1@1,6 c2x1@3,8 c3x1@0,0 c1x2@6,0
    c1x3@2,3 c2x3@4,0 c1x2@4,5 c1x2@3,0 c1x3@6,2 c2x1@7,2 c2x1@3,3"""


SPOTS = [
    pytest.param("", "2x3@0,0", None, id="S1 drawing 1A"),
    pytest.param("", "1x2@9,8", None, id="S2 upright"),
    pytest.param("", "3x2@7,8", None, id="S2 flat"),
    pytest.param("", "1x2@4,4", "3.2", id="S3"),
    pytest.param("", "1x3@0,4", "3.2", id="S4"),
    pytest.param("", "3x1@3,0", "3.2", id="S5"),
    pytest.param("", "2x3@9,0", "2.1", id="S6"),
    pytest.param(CORNER, "3x2@0,2", "3.4", id="S7"),
    pytest.param(CORNER, "1x3@2,0", None, id="S8 drawing 1B"),
    pytest.param(CORNER, "1x2@2,0", None, id="S8 upright"),
    pytest.param(CORNER, "3x1@2,0", None, id="S8 lengthwise"),
    pytest.param(CORNER, "2x3@2,0", "3.3", id="S9 drawing 2"),
    pytest.param(CORNER, "3x2@2,0", "3.3", id="S9 lengthwise"),
    pytest.param(CORNER, "3x1@0,3", None, id="S10"),
    pytest.param(CORNER, "1x2@2,1", "3.2", id="S11 middle"),
    pytest.param(CORNER, "1x2@2,2", "3.2", id="S11 end"),
    pytest.param(THREE, "3x2@2,3", None, id="S12 drawing 1C"),
    pytest.param(CORNER, "2x3@2,3", "3.2", id="S13"),
    pytest.param(THREE, "2x3@2,3", None, id="S14 drawing 3"),
    pytest.param(THREE, "1x3@2,3", "3.3", id="S15"),
    pytest.param("2x3@0,0 1x3@2,0", "3x1@0,3", "3.3", id="S16"),
    pytest.param("2x3@0,0 1x3@2,0", "2x1@3,0", None, id="S17 upright"),
    pytest.param("2x3@0,0 1x3@2,0", "2x3@3,0", None, id="S17 flat"),
    pytest.param("2x3@0,0 1x3@2,0", "1x3@3,0", "3.3", id="S17 on edge"),
    pytest.param("2x1@0,9 2x3@2,7 1x3@0,6", "1x2@1,6", "3.2", id="S18"),
    pytest.param("1x3@0,0 1x2@0,3", "2x3@1,1", "3.2", id="S19"),
    pytest.param("2x3@0,0 1x2@2,0 2x3@3,0", "1x3@2,2", None, id="S20 on edge"),
    pytest.param("2x3@0,0 1x2@2,0 2x3@3,0", "1x2@2,2", "3.3", id="S20 upright"),
    pytest.param("2x3@0,0 1x2@2,0 2x3@3,0", "2x3@2,2", "3.4", id="S20 flat"),
    pytest.param(
        "1x2@9,0 2x3@8,2 1x3@7,0 1x2@7,3 2x3@8,7 1x2@7,8 2x3@5,7", "1x3@7,5", None, id="S21"
    ),
]


@pytest.mark.parametrize(("line", "spot", "clause"), SPOTS)
def test_spot(line: str, spot: str, clause: str | None) -> None:
    assert verdict(after(line), spot) == clause


def test_s1_twenty_four_spots_on_an_empty_frame() -> None:
    assert len(spots_of(begun())) == 24
    assert len(oracle.legal(begun(), 0)) == 2 * 24 + 1


def test_s8_twenty_six_spots_after_a_flat_block_in_the_corner() -> None:
    assert len(spots_of(after(CORNER))) == 26


@pytest.mark.parametrize("first", KINDS)
@pytest.mark.parametrize("owner", SEATS)
def test_s9_holds_against_own_opposing_and_neutral_blocks(first: str, owner: int) -> None:
    corner = oracle.Placed(owner, first, oracle.block_at(2, 3, 0, 0))
    position = replace(begun(), placed=(corner,), to_place=0)
    assert verdict(position, "2x3@2,0") == verdict(position, "3x2@2,0") == "3.3"


def test_s14_the_equal_block_touches_by_an_edge_only() -> None:
    low, high = oracle.block_at(2, 3, 0, 0), oracle.block_at(2, 3, 2, 3)
    assert oracle.tallness(low) == oracle.tallness(high) == 1
    assert not oracle.apart(low, high)
    assert not oracle.touching(low, high)


def test_s21_all_four_faces_touch() -> None:
    line = "1x2@9,0 2x3@8,2 1x3@7,0 1x2@7,3 2x3@8,7 1x2@7,8 2x3@5,7"
    hole = oracle.block_at(1, 3, 7, 5)
    around = [face for block in oracle.blocks_of(after(line)) for face in oracle.faces(block)]
    around += oracle.walls(10, 10)
    touched = [f for f in oracle.faces(hole) if any(oracle.in_contact(f, it) for it in around)]
    assert len(touched) == 4


def test_s22_a_kind_used_up() -> None:
    position = replace(begun(), hands=(Hand(0, 1), Hand(12, 3)))
    assert oracle.refusal(position, 0, placement("c2x3@0,0")) == "3.1"
    assert oracle.refusal(position, 0, placement("n2x3@0,0")) is None
    kinds = [move[1] for move in oracle.legal(position, 0) if move[0] == "place"]
    assert kinds == ["neutral"] * 24


def test_s23_there_is_no_pass() -> None:
    assert oracle.refusal(begun(), 0, ("pass",)) == "3.1"
    assert {move[0] for move in oracle.legal(begun(), 0)} == {"place", "resign"}


def test_s24_all_thirty_placed() -> None:
    *_, position = random_match(oracle.new(2, frame=12, first="host"), random.Random(24))
    assert len(position.placed) == 30
    assert position.hands == (Hand(0, 0), Hand(0, 0))
    assert position.placed[-1].owner == 1
    assert oracle.turn(position) == set()
    assert oracle.outcome(position) is not None


def test_s24_the_match_goes_on_for_the_second_players_last_block() -> None:
    position = replace(begun(12), hands=(Hand(0, 0), Hand(0, 1)), to_place=1)
    assert oracle.turn(position) == {1}
    assert oracle.turn(replace(position, to_place=0)) == set()


def test_s25_a_tie_falls_to_the_last_to_play() -> None:
    position = after(SCENARIO_25, 5)
    assert series_of(position) == (1, 1)
    assert neutrals_of(position) == (3, 3)
    assert oracle.outcome(position) == ((-2, -2), (2, 1))


def test_s26_a_block_cut_off_does_not_count() -> None:
    position = after(SCENARIO_26, 6)
    assert series_of(position) == (4, 5)
    assert neutrals_of(position) == (2, 2)
    assert oracle.outcome(position) == ((2, 3), (2, 1))


def test_s27_the_first_player_may_be_the_last_to_play() -> None:
    position = after(SCENARIO_27, 6)
    assert series_of(position) == (4, 4)
    assert neutrals_of(position) == (2, 2)
    assert oracle.outcome(position) == ((2, 2), (1, 2))


@pytest.mark.parametrize(("en_tiebreak", "places"), [(False, (2, 1)), (True, (1, 2))])
def test_s28_the_english_tie_break(en_tiebreak: bool, places: tuple[int, int]) -> None:
    position = after(SCENARIO_28, 6, en_tiebreak=en_tiebreak)
    assert series_of(position) == (4, 3)
    assert neutrals_of(position) == (3, 2)
    assert oracle.outcome(position) == ((1, 1), places)


def test_s28_the_longer_series_before_deduction_decides_only_a_tie() -> None:
    position = after(SCENARIO_28, 6, en_tiebreak=True)
    more = replace(position, hands=(position.hands[0], Hand(7, 1)))
    assert oracle.outcome(more) == ((1, 2), (2, 1))


def test_s29_a_whole_match_on_ten_by_ten() -> None:
    position = after(SCENARIO_29)
    assert len(position.placed) == 25
    assert not oracle.open_spots(position)
    assert oracle.outcome(position) == ((16, 15), (1, 2))


@pytest.mark.parametrize(
    ("line", "side"), [(SCENARIO_25, 5), (SCENARIO_26, 6), (SCENARIO_27, 6), (SCENARIO_28, 6)]
)
def test_s25_to_s28_end_with_their_last_block_and_not_before(line: str, side: int) -> None:
    assert oracle.outcome(after(line, side)) is not None
    assert oracle.outcome(after(line.rsplit(maxsplit=1)[0], side)) is None


def test_s30_a_common_edge_does_not_connect() -> None:
    # Both pairs, 2x3 with 2x3 and 1x3 with 2x1, meet at the corner (2, 3) and nowhere else.
    position = after("2x3@0,0 1x3@2,0 3x2@7,8 2x1@0,3 2x3@2,3")
    assert series_of(position) == (1, 1)


def test_s30_one_neutral_between_them_connects_both() -> None:
    position = after("2x3@0,0 1x3@2,0 3x2@7,8 n2x1@0,3 2x3@2,3")
    assert series_of(position) == (3, 1)


@pytest.mark.parametrize(
    ("side", "counts"),
    [
        (8, [24, 624, 16_784]),
        (9, [24, 624, 17_096]),
        (10, [24, 624, 17_176]),
        (11, [24, 624, 17_176]),
    ],
)
def test_s31_perft(side: int, counts: list[int]) -> None:
    assert [oracle.perft(side, side, depth) for depth in (1, 2, 3)] == counts


def deep_perft() -> int:
    """Depth four of S31, 491 040: too slow for every day, called by hand."""
    return oracle.perft(10, 10, 4)


@pytest.mark.parametrize(("side", "count"), [(8, 292), (9, 382), (10, 484), (11, 598)])
def test_how_many_placements_a_frame_has(side: int, count: int) -> None:
    everywhere = product(FOOTPRINTS, range(side), range(side))
    blocks = [oracle.block_at(w, h, x, y) for (w, h), x, y in everywhere]
    assert sum(oracle.inside(side, side, block) for block in blocks) == count


# Options, beginning, swap, resignation.


def test_the_default_of_every_option_comes_first() -> None:
    fresh = oracle.new(2)
    assert (fresh.width, fresh.height) == (OPTIONS["frame"][0],) * 2
    for name in ("first", "pie", "en_tiebreak"):
        assert getattr(fresh, name) == OPTIONS[name][0]


@pytest.mark.parametrize("seats", [1, 3])
def test_ksar_is_for_two(seats: int) -> None:
    with pytest.raises(ValueError, match="for two"):
        oracle.new(seats)


def test_an_unknown_frame_is_no_option() -> None:
    with pytest.raises(ValueError, match="frame"):
        oracle.new(2, frame=7)


@pytest.mark.parametrize(
    ("first", "previous", "beginners"),
    [
        ("random", None, {0, 1}),
        ("random", 0, {0, 1}),
        ("host", 0, {0}),
        ("alternate", None, {0, 1}),
        ("alternate", 0, {1}),
        ("alternate", 1, {0}),
    ],
)
def test_who_may_begin(first: str, previous: int | None, beginners: set[int]) -> None:
    fresh = oracle.new(2, first=first, previous=previous)
    assert oracle.turn(fresh) == {DEALER}
    assert {move[1] for move in oracle.legal(fresh, DEALER)} == beginners
    for seat in SEATS:
        clause = oracle.refusal(fresh, DEALER, ("begin", seat))
        assert clause == (None if seat in beginners else "A5")
        assert oracle.refusal(fresh, seat, placement("2x3@0,0")) == "3.1"


@pytest.mark.parametrize("beginner", SEATS)
def test_seats_take_turns(beginner: int) -> None:
    position = begun(beginner=beginner)
    assert oracle.turn(position) == {beginner}
    assert oracle.refusal(position, 1 - beginner, placement("2x3@0,0")) == "3.1"
    assert oracle.refusal(position, DEALER, ("begin", 0)) == "A5"
    position = oracle.apply(position, beginner, placement("2x3@0,0"))
    assert oracle.turn(position) == {1 - beginner}


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("c9x9@0,0", "3.1"),
        ("c2x3@8,8", "2.1"),
        ("c2x3@0,2", "3.4"),
        ("c2x3@2,1", "3.3"),
        ("c1x3@2,1", "3.2"),
    ],
)
def test_the_order_of_refusals(text: str, clause: str) -> None:
    position = after(CORNER)
    assert oracle.refusal(position, 1, placement(text)) == clause
    assert oracle.refusal(position, 0, placement(text)) == "3.1"
    emptied = replace(position, hands=(Hand(), Hand(0, 3)))
    assert oracle.refusal(emptied, 1, placement(text)) == "3.1"


def test_the_first_contact_refused_is_the_overlap_then_the_equal_height() -> None:
    both = after("2x3@0,0 3x2@7,8 2x3@8,0")
    assert verdict(both, "3x2@1,1") == "3.4"
    assert verdict(both, "2x3@2,2") == "3.3"


PIE_OPENING = placement("n2x3@0,0")


@pytest.mark.parametrize("beginner", SEATS)
def test_a_swap_exchanges_colours_and_the_first_player_places_again(beginner: int) -> None:
    second = 1 - beginner
    position = oracle.apply(begun(beginner=beginner, pie=True), beginner, PIE_OPENING)
    assert oracle.turn(position) == {second}
    assert oracle.legal(position, second) == [("swap",), ("keep",), ("resign",)]
    assert oracle.refusal(position, second, placement("1x2@2,0")) == "A5"
    assert oracle.refusal(position, beginner, ("swap",)) == "3.1"
    swapped = oracle.apply(position, second, ("swap",))
    assert swapped.colours == ("red", "blue")
    assert swapped.placed[0].owner == second
    assert (swapped.hands[second], swapped.hands[beginner]) == (Hand(12, 2), Hand(12, 3))
    assert oracle.turn(swapped) == {beginner}


def test_a_kept_opening_changes_nothing() -> None:
    position = oracle.apply(begun(pie=True), 0, PIE_OPENING)
    kept = oracle.apply(position, 1, ("keep",))
    assert kept == replace(position, swap_due=False)
    assert oracle.turn(kept) == {1}
    assert oracle.refusal(kept, 1, ("swap",)) == oracle.refusal(kept, 1, ("keep",)) == "A5"


def test_only_the_first_placement_may_be_swapped() -> None:
    position = oracle.apply(begun(pie=True), 0, PIE_OPENING)
    position = oracle.apply(position, 1, ("keep",))
    position = oracle.apply(position, 1, placement("3x2@7,8"))
    assert not position.swap_due
    assert oracle.refusal(position, 0, ("swap",)) == "A5"


def test_without_the_option_there_is_no_swap() -> None:
    assert oracle.refusal(after(CORNER), 1, ("swap",)) == "A5"


@pytest.mark.parametrize("seat", SEATS)
def test_who_resigns_loses_whatever_the_count(seat: int) -> None:
    position = after("2x3@0,0 3x2@7,8 1x2@2,0")
    assert ("resign",) in oracle.legal(position, seat)
    resigned = oracle.apply(position, seat, ("resign",))
    assert oracle.outcome(resigned) == ((-1, -2), (2, 1) if seat == 0 else (1, 2))
    assert oracle.turn(resigned) == set()
    assert oracle.apply(position, DEALER, ("flag", seat)) == resigned


def test_a_match_resigned_before_the_first_block_has_series_of_none() -> None:
    resigned = oracle.apply(oracle.new(2), 1, ("resign",))
    assert oracle.outcome(resigned) == ((-3, -3), (1, 2))


def test_nothing_is_said_once_the_match_is_over() -> None:
    position = after(SCENARIO_25, 5)
    for seat in (DEALER, *SEATS):
        assert oracle.legal(position, seat) == []
        assert oracle.refusal(position, seat, ("resign",)) == "4.1"
    with pytest.raises(ValueError, match=r"4\.1"):
        oracle.apply(position, 0, ("resign",))


def test_everyone_sees_everything() -> None:
    position = after(THREE)
    assert oracle.visible(position, 0) == oracle.visible(position, None)
    assert oracle.visible(position, None)["spots"] == oracle.open_spots(position)


# Random matches.


def random_match(position: Position, rng: random.Random) -> Iterator[Position]:
    """Every position of a match in which nobody resigns."""
    while due := oracle.turn(position):
        yield position
        (seat,) = due
        moves = [move for move in oracle.legal(position, seat) if move != ("resign",)]
        position = oracle.apply(position, seat, rng.choice(moves))
    yield position


OPTION_SETS = list(product(*OPTIONS.values()))


def options_of(number: int) -> dict[str, int | str | bool]:
    return dict(zip(OPTIONS, OPTION_SETS[number], strict=True))


@pytest.mark.parametrize("number", range(len(OPTION_SETS)))
def test_random_matches_keep_the_invariants(number: int) -> None:
    rng = random.Random(number)
    for _ in range(4):
        previous = rng.choice((None, *SEATS))
        fresh = oracle.new(2, **options_of(number), previous=previous)  # type: ignore[arg-type]
        *on_the_way, end = random_match(fresh, rng)
        assert all(oracle.outcome(position) is None for position in on_the_way)
        for position in (*on_the_way[::5], end):
            check_conservation(position)
        check_geometry(end)
        check_count(end)


def check_conservation(position: Position) -> None:
    for seat in SEATS:
        for kind, whole in zip(KINDS, Hand(), strict=True):
            placed = sum((it.owner, it.kind) == (seat, kind) for it in position.placed)
            left = getattr(position.hands[seat], kind)
            assert left >= 0
            assert placed + left == whole
    assert len(position.placed) <= 30
    assert sorted(position.colours) == ["blue", "red"]


def check_geometry(position: Position) -> None:
    blocks = oracle.blocks_of(position)
    for one, other in combinations(blocks, 2):
        assert not oracle.overlapping(one, other)
        assert not (oracle.touching(one, other) and oracle.tallness(one) == oracle.tallness(other))
    for n, block in enumerate(blocks):
        assert oracle.forbidden(position.width, position.height, blocks[:n], block) is None
        assert all(isinstance(end, int) for span in block for end in span)


def check_count(position: Position) -> None:
    ended = oracle.outcome(position)
    assert ended is not None
    scores, places = ended
    assert sorted(places) == [1, 2]
    best = places.index(1)
    assert scores[best] == max(scores)
    if scores[0] == scores[1] and not position.en_tiebreak:
        assert best == position.placed[-1].owner
    for seat in SEATS:
        assert oracle.series(position, seat) <= 18
        assert scores[seat] == oracle.series(position, seat) - position.hands[seat].neutral
    assert not oracle.open_spots(position) or 0 in map(sum, position.hands)


def some_positions(count: int, sides: tuple[int, ...]) -> list[Position]:
    rng = random.Random(count)
    matches = (random_match(begun(side), rng) for side in sides for _ in range(count))
    return [rng.choice(list(match)) for match in matches]


def everywhere_in_halves(position: Position) -> Iterator[Block]:
    xs, ys = (
        [Fraction(n, HALVES) for n in range(-1, HALVES * size + 1)]
        for size in (position.width, position.height)
    )
    for (w, h), x, y in product(FOOTPRINTS, xs, ys):
        yield oracle.block_at(w, h, x, y)


def test_no_half_coordinate_is_legal_and_the_flush_ones_miss_nothing() -> None:
    for position in some_positions(6, (5, 8, 10, 12)):
        blocks, frame = oracle.blocks_of(position), (position.width, position.height)
        legal = {
            block
            for block in everywhere_in_halves(position)
            if oracle.forbidden(*frame, blocks, block) is None
        }
        assert legal == set(oracle.open_spots(position))
        assert all(end == int(end) for block in legal for span in block for end in span)


def test_what_is_listed_is_what_is_not_refused() -> None:
    for position in some_positions(6, (6, 8, 10)):
        for seat in oracle.turn(position):
            listed = set(oracle.legal(position, seat)) - {("resign",)}
            blocks = list(everywhere_in_halves(position))
            tried = {oracle.as_move(kind, block) for kind in KINDS for block in blocks}
            assert {it for it in tried if oracle.refusal(position, seat, it) is None} == listed


def mirrored(block: Block, side: int) -> Block:
    low, high = block.x
    return Block(oracle.Span(side - high, side - low), block.y)


def turned_over(block: Block) -> Block:
    return Block(block.y, block.x)


def test_spots_follow_the_symmetries_of_the_square() -> None:
    for position in some_positions(6, (8, 10)):
        side, blocks = position.width, oracle.blocks_of(position)
        spots = set(oracle.open_spots(position))
        over = tuple(turned_over(block) for block in blocks)
        assert {turned_over(spot) for spot in spots} == set(oracle.spots(side, side, over))
        mirror = tuple(mirrored(block, side) for block in blocks)
        assert {mirrored(spot, side) for spot in spots} == set(oracle.spots(side, side, mirror))


def test_apply_leaves_its_argument_alone() -> None:
    position = after(THREE)
    before = repr(position)
    oracle.apply(position, 1, placement("3x2@2,3"))
    assert repr(position) == before
