"""The words of KSAR: who hears which, and whether a match can be followed by ear alone."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.catalogue import KSAR
from parlour.core import DEALER, Part, Phrase, Refusal, Seat, Thought, Weighed, advance
from parlour.core.rulebook import LANGUAGES
from parlour.games.ksar import rules, text
from parlour.games.ksar.mind.reasons import because
from parlour.games.ksar.notation import read_move
from parlour.games.ksar.pieces import Move, Options, Place, Spot, State
from parlour.games.ksar.rules.geometry import frame
from parlour.games.ksar.rules.judging import no
from parlour.games.ksar.tests.courts import (
    ONE,
    S14,
    S25,
    THIRTY,
    TWO,
    board,
    place,
    played_out,
    refusal,
)
from parlour.games.ksar.tests.listening import Ear
from parlour.words import Speaker
from parlour.words.messages import Messages
from tests.phrases import phrases, refusals
from tests.walks import Match, values, viewers, walk

NAMES = {0: "Mia", 1: "Seat 9"}
USUAL = Options()
PIE = Options(frame=8, pie=True)
SWAPPED, KEPT = 1, 3  # seeds of matches in which the second seat does so


def followed(played: Match, language: str, listener: Seat | None) -> Counter[str]:
    """Each sentence is heard, and after each the listener knows what stands there."""
    speaker = Speaker(language, KSAR, NAMES)
    ear = Ear(NAMES, listener, language, played.options)
    for state, event in walk(played):
        heard = rules.hear(state, event.seat, event.move, listener)
        assert heard is not None
        ear.listen(speaker.say(text.tell(event.seat, heard, listener)))
        assert ear.knows(rules.view(advance(rules, state, event.seat, event.move), listener))
    return ear.kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_only_listens_can_follow_the_match(language: str) -> None:
    """Blocks, whose they are, what is left, whose turn it is and the series, for each seat and for
    a watcher."""
    kinds: Counter[str] = Counter()
    for played in (
        Match(KSAR, 2, USUAL, 1),
        Match(KSAR, 2, PIE, KEPT),
        Match(KSAR, 2, PIE, SWAPPED),
    ):
        for listener in viewers(played):
            kinds += followed(played, language, listener)
    assert min(kinds[kind] for kind in ("begins", "coloured", "neutral", "swapped", "kept")) >= 3


@pytest.mark.parametrize("missed", ["begins", "coloured", "neutral", "swapped", "kept"])
def test_who_misses_a_single_sentence_cannot(missed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above would notice."""
    take, times = Ear.take, iter(range(9_999))

    def distracted(ear: Ear, kind: str, *rest: Any) -> None:
        if kind != missed or next(times) > 0:
            take(ear, kind, *rest)

    monkeypatch.setattr(Ear, "take", distracted)
    with pytest.raises((AssertionError, IndexError)):
        [followed(Match(KSAR, 2, PIE, seed), "en", ONE) for seed in (KEPT, SWAPPED)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_spots_sound_alike(language: str) -> None:
    speaker = Speaker(language, KSAR)
    spots = frame(12).spots
    assert len({speaker.say(text.where(spot)) for spot in spots}) == len(spots)


def english(part: Part) -> str:
    return Speaker("en", KSAR).say(part)


HEARD = [
    (
        rules.start(2, USUAL),
        "dealer first 1",
        ("Seat 2 begins.", "You begin.", "Seat 2 begins."),
    ),
    (
        board(),
        "0 c2x3@0,0",
        (
            "You place a coloured block flat, 1 high, on columns 1 to 2, rows 1 to 3.",
            "Seat 1 places a coloured block flat, 1 high, on columns 1 to 2, rows 1 to 3.",
            "Seat 1 places a coloured block flat, 1 high, on columns 1 to 2, rows 1 to 3.",
        ),
    ),
    (
        board("2x3@0,0"),
        "1 n1x3@2,0",
        (
            "Seat 2 places a neutral block on edge, 2 high, on column 3, rows 1 to 3.",
            "You place a neutral block on edge, 2 high, on column 3, rows 1 to 3.",
            "Seat 2 places a neutral block on edge, 2 high, on column 3, rows 1 to 3.",
        ),
    ),
    (
        board("2x3@0,0", options=PIE),
        "1 swap",
        (
            "Seat 2 swaps colours and owns the block that stands.",
            "You swap colours and own the block that stands.",
            "Seat 2 swaps colours and owns the block that stands.",
        ),
    ),
    (
        board("2x3@0,0", options=PIE),
        "1 keep",
        ("Seat 2 keeps the colour.", "You keep your colour.", "Seat 2 keeps the colour."),
    ),
]


def told(state: State, said: str, listener: Seat | None) -> Phrase:
    who, _, move = said.partition(" ")
    seat = DEALER if who == "dealer" else Seat(int(who))
    heard = rules.hear(state, seat, read_move(move), listener)
    assert heard is not None
    return text.tell(seat, heard, listener)


@pytest.mark.parametrize(("state", "said", "sentences"), HEARD)
def test_each_hears_it_in_words_of_its_own(
    state: State, said: str, sentences: tuple[str, ...]
) -> None:
    """For the first seat, for the second, and for a watcher."""
    assert tuple(english(told(state, said, who)) for who in (ONE, TWO, None)) == sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_event_is_worded_for_you_and_for_them(language: str) -> None:
    speaker = Speaker(language, KSAR)
    for state, said, _ in HEARD:
        first, second, watcher = (speaker.say(told(state, said, who)) for who in (ONE, TWO, None))
        assert first != second
        assert watcher in (first, second)
        assert all(one.endswith(".") and "{" not in one for one in (first, second))


def test_a_court_is_told_as_it_stands() -> None:
    state = board("c2x3@0,0 n1x3@2,0 c2x1@3,0")
    assert [*map(english, text.describe(rules.view(state, TWO)))] == [
        "Place a block.",
        "Block 1, of Seat 1: flat, 1 high, on columns 1 to 2, rows 1 to 3.",
        "Block 2, neutral, placed by you: on edge, 2 high, on column 3, rows 1 to 3.",
        "Block 3, of Seat 1: upright, 3 high, on columns 4 to 5, row 1.",
        "Seat 1: longest series 3, score 0; 10 coloured and 3 neutral blocks left.",
        "You: longest series 1, score -1; 12 coloured and 2 neutral blocks left.",
    ]


@pytest.mark.parametrize(
    ("state", "lines"),  # for the first seat, for the second, for a watcher
    [
        (board(), ("Place a block.", "Seat 1 is to place a block.", "Seat 1 is to place a block.")),
        (
            board("2x3@0,0", options=PIE),
            (
                "Seat 2 keeps the colour, or swaps.",
                "Keep your colour, or swap.",
                "Seat 2 keeps the colour, or swaps.",
            ),
        ),
    ],
)
def test_the_most_urgent_is_said_first(state: State, lines: tuple[str, ...]) -> None:
    for viewer, line in zip((ONE, TWO, None), lines, strict=True):
        assert english(text.describe(rules.view(state, viewer))[0]) == line


def test_when_it_is_over_nothing_is_urgent() -> None:
    view = rules.view(played_out(S25, 5), ONE)
    assert english(text.describe(view)[0]).startswith("Block 1, yours: ")


def test_the_dealer_has_no_button() -> None:
    with pytest.raises(AssertionError):
        text.name(read_move("first 0"))


USED = board("n1x3@0,0 c2x3@1,0 " * 3)
SAID = [
    (
        board(),
        "c2x2@0,0",
        "No block has a footprint of 2 by 2. Lay it on 2 by 3, 1 by 3 or 1 by 2 squares.",
    ),
    (
        board(),
        "c2x3@9,0",
        "The block would not stand inside the walls. Choose squares from 1 to 10 either way.",
    ),
    (USED, "n2x1@0,3", "You have no neutral block left. Place a coloured one."),
    (
        board(),
        "c1x2@4,4",
        "The block has no hold. "
        "It needs a wall or a block on one of its sides and on one of its ends.",
    ),
    (
        board(),
        "c1x3@0,4",
        "The block has hold at its left or right only. "
        "It needs a wall or a block on one of its sides and on one of its ends.",
    ),
    (
        board(),
        "c3x1@3,0",
        "The block has hold in front or behind only. "
        "It needs a wall or a block on one of its sides and on one of its ends.",
    ),
    (
        board(S14),
        "c1x3@2,3",
        "The block would touch one of the same height, 2, that stands at column 3, row 1. "
        "Turn it to another height, or place it elsewhere.",
    ),
    (
        board("2x3@0,0"),
        "c3x2@0,2",
        "The block that stands at column 1, row 1 is in the way. Choose squares that are free.",
    ),
    (
        board("2x3@0,0", options=PIE),
        "c1x3@2,0",
        "Colours are kept or swapped once, by the second seat, after the first block, "
        "at a table that agreed on it.",
    ),
]


@pytest.mark.parametrize(("state", "move", "sentence"), SAID)
def test_a_refusal_says_why_and_what_would_be_allowed(
    state: State, move: str, sentence: str
) -> None:
    why = refusal(state, move)
    said = Speaker("en", KSAR).refusal(why)
    assert said.partition(" Clause ")[0] == sentence
    assert said.partition(" Clause ")[2].startswith(f"{why.clause}: ")


def rare_refusals() -> list[Refusal]:
    """What a table at random hardly ever comes to."""
    last = played_out(THIRTY.rsplit(" ", 2)[0], 12)
    found = [refusal(state, move) for state, move, _ in SAID]
    found += [refusal(last, "c2x1@6,9"), refusal(place(board(), "2x3@0,0"), "1x3@2,0", ONE)]
    return [*found, refusal(played_out(S25, 5), "c1x2@0,0", ONE), no("2.3")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_worded(language: str) -> None:
    speaker = Speaker(language, KSAR, NAMES)
    assert all(map(speaker.refusal, rare_refusals()))
    clauses = {str(refusal.clause) for refusal in rare_refusals()}
    assert clauses >= {"1.3", "2.1", "2.2", "2.3", "2.4", "3.2", "3.3", "3.4", "4.1"}


@pytest.mark.long
def test_every_wording_is_said_by_somebody() -> None:
    """Words that no match, option, button or refusal needs are deleted."""
    messages = Messages("en", KSAR.folder / "text")
    said = {"game", "game-about"}  # asked by name
    met = [told(state, heard, who) for state, heard, _ in HEARD for who in (ONE, TWO)]
    for phrase in [*phrases(KSAR, every=1), *met, *forced()]:
        said |= {*names(phrase)}
    for why in [*refusals(KSAR, every=1), *rare_refusals()]:
        said.add(f"refused-{why.clause.replace('.', '-')}")
    for option, choices in values(Options).items():
        said |= {f"option-{option}", *(f"option-{option}-{choice}" for choice in choices)}
    assert {key for key in messages.patterns if key not in said} == {"columns", "rows"}  # quoted


def forced() -> Iterator[Phrase]:
    """What a player says that has proven who wins."""
    move = Place("coloured", Spot(1, 3, 2, 0))
    for worth in (0.0, 1.0):
        proven = Thought[Move](move, (Weighed(move, worth),), proven=True)
        yield from because(board("2x3@0,0"), TWO, proven)


def names(part: Part) -> Iterator[str]:
    """The wordings that a phrase uses."""
    match part:
        case Phrase(id, parts, you):
            yield f"{id}.you" if you else id
            for each in parts.values():
                yield from names(each)
        case _:
            pass


def test_a_button_says_what_it_does() -> None:
    spot = Spot(3, 1, 0, 4)
    assert english(text.name(Place("coloured", spot))) == (
        "Place a coloured block on edge, 2 high, on columns 1 to 3, row 5"
    )
    assert english(text.name(Place("neutral", spot))).startswith("Place a neutral block on edge")
    assert english(text.name(read_move("swap"))) == "Swap colours"
    assert english(text.name(read_move("keep"))) == "Keep the colour"
