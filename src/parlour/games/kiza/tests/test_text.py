"""The words of KIZA: who hears which, and whether a match can be followed by ear alone."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.catalogue import KIZA
from parlour.core import DEALER, Part, Phrase, Refusal, Seat, advance
from parlour.core.rulebook import LANGUAGES
from parlour.games.kiza import rules, text
from parlour.games.kiza.notation import read_move, read_state
from parlour.games.kiza.pieces import COLOURS, DECK, SHAPES, Options, State, name_card
from parlour.games.kiza.tests.listening import Ear
from parlour.games.kiza.tests.tables import P0, P1, P2, after, having, no
from parlour.words import Speaker
from parlour.words.messages import Messages
from tests.phrases import of_match, phrases, refusals
from tests.walks import Match, values, viewers, walk

NAMES = {0: "Mia", 1: "Anna", 2: "Seat 9", 3: "Émile", 4: "Jo", 5: "Kim"}
USUAL = Options()
AGREED = Options(
    first_donor="random",
    losing_bids="return",
    donor_open_pass="may_reenter",
    leftovers="topup",
    end="round",
)


def followed(played: Match, language: str, listener: Seat | None) -> Counter[str]:
    """Each sentence is heard, and after each the listener knows what the table shows."""
    names = {seat: NAMES[seat] for seat in range(played.seats)}
    speaker = Speaker(language, KIZA, NAMES)
    ear = Ear(names, listener, language, played.options)
    for state, event in walk(played):
        heard = rules.hear(state, event.seat, event.move, listener)
        ear.listen(speaker.say(text.tell(event.seat, heard, listener)))
        then = rules.view(advance(rules, state, event.seat, event.move), listener)
        assert ear.knows(then)
    return ear.kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(2, USUAL), (3, AGREED), (5, USUAL), (6, AGREED)])
def test_who_only_listens_can_follow_the_match(seats: int, options: Options, language: str) -> None:
    """Hands, KIZA cards, bids, captures and points, for each seat and for a watcher."""
    played = Match(KIZA, seats, options, seed=seats)
    for listener in viewers(played):
        kinds = followed(played, language, listener)
        assert min(kinds[kind] for kind in ("dealt", "shown", "captured", "passed")) > 0
        assert kinds["bid"] > 10
        assert (kinds["presented"] > 0) == (listener is not None)
        assert (kinds["waived"] > 0) == (options is AGREED)


@pytest.mark.parametrize("missed", ["bid", "passed", "captured", "shown", "chosen", "presented"])
def test_who_misses_a_single_sentence_cannot(missed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above would notice."""
    take, times = Ear.take, iter(range(9_999))

    def distracted(ear: Ear, kind: str, *rest: Any) -> None:
        if kind != missed or next(times) > 0:
            take(ear, kind, *rest)

    monkeypatch.setattr(Ear, "take", distracted)
    with pytest.raises(AssertionError):
        followed(Match(KIZA, 2, USUAL, seed=2), "en", P0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_sound_alike(language: str) -> None:
    """Neither in full nor without the code, which says nothing of how a card looks."""
    speaker = Speaker(language, KIZA)
    full = {speaker.say(name_card(card)) for card in DECK}
    looks = {name.partition(" ")[2] for name in full}
    assert len(full) == len(DECK)
    assert len(looks) == len(COLOURS) * len(SHAPES)


def english(part: Part) -> str:
    return Speaker("en", KIZA).say(part)


START = rules.start(3, USUAL)
RANDOM = rules.start(3, Options(first_donor="random"))
PRESENTING = "hands Rt1 Rt2 / Rt3 Rt5 / Rt7 Rt10; donor 1; presented ? / ? / ?; dry 1"
TABLE = "hands Rt1 Rs5 Gx2 / Rt2 Bc3 Gx3 / Rt3 Yc7 Gx5; rows Rc10 Rc2 / Yx1 / Yx2; donor 0"
UP = after(TABLE, "0 choose Rc10")
WON = after(UP, "0 pass", "1 bid Rt2", "2 pass")
REENTER = after(having('"donor_open_pass":"may_reenter"', TABLE), "0 choose Rc10")
DEALT = after(START, "dealer draw Rc2 Rt15 Bx7")

HEARD = [
    (
        START,
        "dealer draw Rc2 Rt15 Bx7",
        "One card for each: you Rc2; Seat 2 Rt15; Seat 3 Bx7. Seat 2 is the first donor.",
        "One card for each: Seat 1 Rc2; you Rt15; Seat 3 Bx7. You are the first donor.",
        "One card for each: Seat 1 Rc2; Seat 2 Rt15; Seat 3 Bx7. Seat 2 is the first donor.",
    ),
    (
        START,
        "dealer draw Rc15 Rt15 Bx7",
        "One card for each: you Rc15; Seat 2 Rt15; Seat 3 Bx7. The highest tie and draw again.",
        "One card for each: Seat 1 Rc15; you Rt15; Seat 3 Bx7. The highest tie and draw again.",
        "One card for each: Seat 1 Rc15; Seat 2 Rt15; Seat 3 Bx7. The highest tie and draw again.",
    ),
    (
        RANDOM,
        "dealer appoint 1",
        "Seat 2 is the first donor.",
        "You are the first donor.",
        "Seat 2 is the first donor.",
    ),
    (
        DEALT,
        "dealer deal Rc2 Rc3 / Rt15 Bs7 / Bx7 Bx5",
        "The dealer shuffles and deals: 2 to each seat. You get Rc2 (red circle) "
        "and Rc3 (red circle).",
        "The dealer shuffles and deals: 2 to each seat. You get Rt15 (red triangle) "
        "and Bs7 (blue square).",
        "The dealer shuffles and deals: 2 to each seat.",
    ),
    (
        DEALT,
        "dealer deal Rc2 Rc3 / Rt15 / Bx7",
        "The dealer shuffles and deals: 2 to you, 1 to Seat 2 and 1 to Seat 3. "
        "You get Rc2 (red circle) and Rc3 (red circle).",
        "The dealer shuffles and deals: 2 to Seat 1, 1 to you and 1 to Seat 3. "
        "You get Rt15 (red triangle).",
        "The dealer shuffles and deals: 2 to Seat 1, 1 to Seat 2 and 1 to Seat 3.",
    ),
    (
        read_state(PRESENTING),
        "1 present Rt3 Rt5",
        "Seat 2 has chosen.",
        "You present Rt3 (red triangle) and Rt5 (red triangle). "
        "They stay face down until everybody has chosen.",
        "Seat 2 has chosen.",
    ),
    (
        after(PRESENTING, "0 present Rt2", "1 present Rt3 Rt5", "2 present Rt7"),
        "dealer reveal",
        "All KIZA cards are turned: you Rt2; Seat 2 Rt3 and Rt5; Seat 3 Rt7.",
        "All KIZA cards are turned: Seat 1 Rt2; you Rt3 and Rt5; Seat 3 Rt7.",
        "All KIZA cards are turned: Seat 1 Rt2; Seat 2 Rt3 and Rt5; Seat 3 Rt7.",
    ),
    (
        read_state(TABLE.replace("donor 0", "donor 1")),
        "1 choose Yx1",
        "Seat 2 puts up Yx1 (yellow cross).",
        "You put up Yx1 (yellow cross).",
        "Seat 2 puts up Yx1 (yellow cross).",
    ),
    (
        after(UP, "0 pass"),
        "1 bid Bc3 Rt2",
        "Seat 2 lays Rt2 (red triangle) and Bc3 (blue circle) and bids 5.",
        "You lay Rt2 (red triangle) and Bc3 (blue circle) and bid 5.",
        "Seat 2 lays Rt2 (red triangle) and Bc3 (blue circle) and bids 5.",
    ),
    (
        after(UP, "0 bid Rt1", "1 bid Rt2", "2 pass", "0 bid Rs5"),
        "1 bid Bc3",
        "Seat 2 lays Bc3 (blue circle) and bids 5.",
        "You lay Bc3 (blue circle) and bid 5.",
        "Seat 2 lays Bc3 (blue circle) and bids 5.",
    ),
    (after(UP, "0 pass"), "1 pass", "Seat 2 passes.", "You pass.", "Seat 2 passes."),
    (
        REENTER,
        "0 pass",
        "You do not open, and may come in later.",
        "Seat 1 does not open, and may come in later.",
        "Seat 1 does not open, and may come in later.",
    ),
    (
        WON,
        "dealer award 1",
        "Seat 2 captures Rc10 (red circle) for 2 and has 10 points.",
        "You capture Rc10 (red circle) for 2 and have 10 points.",
        "Seat 2 captures Rc10 (red circle) for 2 and has 10 points.",
    ),
    (
        after(UP, "0 pass", "1 pass", "2 pass"),
        "dealer discard",
        *("Nobody bids, and Rc10 (red circle) goes to the pile.",) * 3,
    ),
]


@pytest.mark.parametrize(("state", "said", "mine", "yours", "watched"), HEARD)
def test_each_hears_what_it_may(
    state: State, said: str, mine: str, yours: str, watched: str
) -> None:
    """For the first seat, for the second, and for a watcher."""
    who, _, move = said.partition(" ")
    seat = DEALER if who == "dealer" else Seat(int(who))
    for listener, sentence in ((P0, mine), (P1, yours), (None, watched)):
        heard = rules.hear(state, seat, read_move(move), listener)
        assert english(text.tell(seat, heard, listener)) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_event_is_worded_for_you_for_them_and_for_a_watcher(language: str) -> None:
    speaker = Speaker(language, KIZA)
    for state, said, *_ in HEARD:
        who, _, move = said.partition(" ")
        seat = DEALER if who == "dealer" else Seat(int(who))
        told = [
            speaker.say(text.tell(seat, rules.hear(state, seat, read_move(move), me), me))
            for me in (P0, P1, None)
        ]
        alike = len({*told}) == 1
        assert alike == (move == "discard"), told
        assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)


@pytest.mark.parametrize(
    ("state", "lines"),  # for the first seat, for the second, for a watcher
    [
        (
            read_state(PRESENTING),
            (
                "Choose the KIZA cards you present: one at least, as many as you like.",
                "Choose the KIZA cards you present: one at least, as many as you like.",
                "Still to choose KIZA cards: Seat 1, Seat 2 and Seat 3.",
            ),
        ),
        (
            after(PRESENTING, "0 present Rt1"),
            (
                "Still to choose KIZA cards: Seat 2 and Seat 3.",
                "Choose the KIZA cards you present: one at least, as many as you like.",
                "Still to choose KIZA cards: Seat 2 and Seat 3.",
            ),
        ),
        (
            read_state(TABLE),
            (
                "Put up one of your KIZA cards.",
                "Seat 1 is to put up a KIZA card.",
                "Seat 1 is to put up a KIZA card.",
            ),
        ),
        (UP, ("Bid or pass.", "Seat 1 is to bid or to pass.", "Seat 1 is to bid or to pass.")),
        (
            after(UP, "0 bid Rt1"),
            (
                "Seat 2 is to bid more than 1 or to pass.",
                "Bid more than 1, or pass.",
                "Seat 2 is to bid more than 1 or to pass.",
            ),
        ),
    ],
)
def test_the_most_urgent_is_said_first(state: State, lines: tuple[str, ...]) -> None:
    for viewer, line in zip((P0, P1, None), lines, strict=True):
        assert english(text.describe(rules.view(state, viewer))[0]) == line


def test_a_table_is_told_as_it_lies() -> None:
    state = after(UP, "0 bid Rt1", "1 bid Bc3", "2 pass")
    assert [*map(english, text.describe(rules.view(state, P0)))] == [
        "Bid more than 3, or pass.",
        "In the centre: Rc10 (red circle).",
        "Seat 2 has bid 3, which stands: Bc3 (blue circle).",
        "You have bid 1: Rt1 (red triangle).",
        "Out for this card: Seat 3.",
        "Cards in your hand that match: Rs5.",
        "In your hand: Rs5 (red square) and Gx2 (green cross).",
        "KIZA cards before you: Rc2 (red circle).",
        "KIZA cards before Seat 2: Yx1 (yellow cross).",
        "KIZA cards before Seat 3: Yx2 (yellow cross).",
        "You, the donor: 2 cards in hand, 0 points.",
        "Seat 2: 2 cards in hand, 0 points.",
        "Seat 3: 3 cards in hand, 0 points.",
    ]


def test_a_donor_that_waits_is_said_to_wait() -> None:
    state = after(REENTER, "0 pass", "1 bid Rt2")
    lines = [[*map(english, text.describe(rules.view(state, who)))] for who in (P0, P1, None)]
    assert "You have not opened, and may still come in." in lines[0]
    assert all("Seat 1 has not opened, and may still come in." in each for each in lines[1:])
    passed = after(state, "2 bid Rt3", "0 pass")
    later = [*map(english, text.describe(rules.view(passed, P1)))]
    assert not any("has not opened" in line for line in later)
    assert "Out for this card: Seat 1." in later


def test_what_is_gone_is_told_a_sentence_a_colour() -> None:
    state = read_state("hands Rt1 / Rt2; rows Rc10 / ; donor 0; discards Gx1 Gx2 Bs3; dry 1")
    lines = [*map(english, text.describe(rules.view(state, None)))]
    assert lines[-2:] == ["Gone to the pile, blue: Bs3.", "Gone to the pile, green: Gx1 and Gx2."]


def test_a_choice_not_yet_turned_is_told_to_its_owner_alone() -> None:
    state = after(PRESENTING, "0 present Rt1")
    told = [" ".join(map(english, text.describe(rules.view(state, s)))) for s in (P0, P1, P2, None)]
    assert ["You present Rt1" in each for each in told] == [True, False, False, False]
    assert all("Seat 1: 2 cards in hand" in each for each in told[1:])


SAID = [
    (PRESENTING, P0, "present", "Present one card of your hand at least."),
    (
        after(PRESENTING, "1 present Rt3"),
        P1,
        "pass",
        "KIZA cards are still being chosen. Wait for Seat 1 and Seat 3.",
    ),
    (
        after(PRESENTING, "1 present Rt3"),
        P0,
        "pass",
        "First choose the KIZA cards you present; then wait until everybody has.",
    ),
    (TABLE, P1, "choose Yx1", "Seat 1 is the donor, and puts up a card. Wait for it."),
    (TABLE, P0, "bid Rt1", "First put up one of your KIZA cards; then bid or pass."),
    (UP, P0, "bid", "Lay one card at least, or pass."),
    (
        UP,
        P0,
        "bid Gx2",
        "These do not match Rc10 (red circle): Gx2 (green cross). "
        "Lay cards of its colour or its shape.",
    ),
    (
        after(UP, "0 bid Rs5", "1 pass"),
        P2,
        "bid Rt3",
        "That makes 3, and 5 has been bid. Add cards until you are above 5, or pass.",
    ),
    (
        UP,
        P0,
        "bid Rc2",
        "A KIZA card is never bid: Rc2 (red circle). Lay cards of your hand.",
    ),
    (
        after(UP, "0 pass"),
        P0,
        "bid Rt1",
        "You have passed on Rc10 (red circle), and are out until the next one.",
    ),
    (UP, P1, "choose Yx1", "Rc10 (red circle) lies in the centre. Bid for it in your turn."),
]


@pytest.mark.parametrize(("state", "seat", "move", "sentence"), SAID)
def test_a_refusal_says_why_and_what_would_be_allowed(
    state: State | str, seat: Seat, move: str, sentence: str
) -> None:
    said = Speaker("en", KIZA).refusal(no(state, seat, move))
    assert said.partition(" Clause ")[0] == sentence
    assert said.partition(" Clause ")[2].startswith(f"{no(state, seat, move).clause}: ")


# Tables at which it comes to what hardly ever happens.
THIN = "hands / Rt3 / Rt7; donor 0; presented / ? / ?"
BARE = "hands Rt1 / Rt2; rows Rc10 / ; donor 0; gains Rc2 / "


def rare_phrases() -> list[Phrase]:
    return [*of_match(Match(KIZA, 6, AGREED, 7)), *of_match(Match(KIZA, 3, USUAL, 1))]


def rare_refusals() -> list[Refusal]:
    found = [
        no(THIN, P0, "present Rt1"),
        no(after(BARE, "0 choose Rc10"), P0, "bid Rc2"),
        no(after(DEALT), DEALER, "appoint 1"),
        no(UP, DEALER, "pass"),
        no(PRESENTING, P0, "present"),
        no(UP, P0, "bid"),
    ]
    return [*found, *filter(None, [rules.forbid(2, Options(short_deal="equal"))])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_hardly_ever_happens_is_said_too(language: str) -> None:
    speaker = Speaker(language, KIZA, NAMES)
    assert all(map(speaker.refusal, rare_refusals()))
    assert {refusal.clause for refusal in rare_refusals()} == {
        *("3.5", "4.2", "4.7", "5.2", "5.7", "5.11", "7.5")
    }


@pytest.mark.long
def test_every_wording_is_said_by_somebody() -> None:
    """Words that no match, option, button or refusal needs are deleted."""
    messages = Messages("en", KIZA.folder / "text")
    said = {"game", "game-about"}  # asked by name
    for phrase in [*phrases(KIZA, every=1), *rare_phrases()]:
        said |= {*names(phrase)}
    for refusal in [*refusals(KIZA, every=1), *rare_refusals()]:
        said.add(f"refused-{refusal.clause.replace('.', '-')}")
        said |= {name for part in refusal.parts.values() for name in names(part)}
    for option, choices in values(Options).items():
        said |= {f"option-{option}", *(f"option-{option}-{choice}" for choice in choices)}
    unsaid = {key for key in messages.patterns if key not in said}
    reasons = {key for key in unsaid if key.startswith("because-")}  # said in test_mind
    assert unsaid - reasons == {"colour"}  # used by others


def names(part: Part) -> Iterator[str]:
    """The wordings that a phrase uses."""
    match part:
        case Phrase(id, parts, you):
            yield f"{id}.you" if you else id
            for each in parts.values():
                yield from names(each)
        case tuple():
            for thing in part:
                yield from names(thing)
        case _:
            pass
