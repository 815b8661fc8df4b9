"""The speaker: what becomes of a phrase, and what is never said."""

from pathlib import Path

import pytest

from parlour.catalogue import PETITWHIST
from parlour.core import DEALER, SEATS, Clause, Outcome, Part, Phrase, Refusal, Seat, Who
from parlour.words import Speaker, Unsaid, ending, unknown
from tests.tree import grow

MESSAGES = """
tea = tea
lays = { $who } lays { $card }.
    .you = You lay { $card }.
gives = { $who } gives { $card }.
    .you = You give it.
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
told = { cards } told
holds = { $who }: { $cards }
round = so { round }
"""


@pytest.fixture
def english(tmp_path: Path) -> Speaker:
    return speaking(tmp_path, MESSAGES)


def speaking(folder: Path, text: str) -> Speaker:
    grow(folder, {"en.ftl": text})
    return Speaker("en", names={1: "Mia"}, beside=(folder,))


TEA, MIA, FIRST = Phrase("tea"), Who(1), Who(0)


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("as it is", "as it is"),
        (1234, "1,234"),
        (FIRST, "Seat 1"),
        (MIA, "Mia"),
        (Who(DEALER), "Dealer"),
        (TEA, "tea"),
        ((), "nothing"),
        ((TEA,), "tea"),
        ((MIA, FIRST), "Mia and Seat 1"),
        ((TEA, MIA, FIRST), "tea, Mia and Seat 1"),
        (Phrase("lays", {"who": MIA, "card": TEA}), "Mia lays tea."),
        (Phrase("lays", {"who": MIA, "card": TEA}, you=True), "You lay tea."),
        (Phrase("tea", you=True), "tea"),
        (Phrase("cards", {"count": 1}), "1 card"),
        (Phrase("told", {"count": 2}), "2 cards told"),
        (
            tuple(Phrase("holds", {"who": who, "cards": (TEA, MIA)}) for who in (MIA, FIRST)),
            "Mia: tea and Mia; Seat 1: tea and Mia",
        ),
    ],
)
def test_a_phrase_is_put_into_words(english: Speaker, said: Part, text: str) -> None:
    assert english.say(said) == text


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (Phrase("coffee"), "en: `coffee` is missing"),
        (Phrase("lays", {"who": MIA}), "`lays` lacks card"),
        (Phrase("lays", {"who": MIA}, you=True), "`lays.you` lacks card"),
        (Phrase("tea", {"who": MIA}), "`tea` does not name who"),
        (Phrase("gives", {"who": MIA, "card": TEA}, you=True), "`gives.you` does not name card"),
        (Phrase("told"), "`told` lacks count"),
        (Phrase("round"), "`round` cannot be said"),
        (Phrase("lays", {"who": MIA, "card": "x" * 2_501}), "`lays` cannot be said"),
        (Phrase("lays", {"who": Phrase("coffee"), "card": TEA}), "`coffee` is missing"),
    ],
)
def test_what_cannot_be_said_whole_is_not_said(english: Speaker, said: Phrase, why: str) -> None:
    with pytest.raises(Unsaid, match=why):
        english.say(said)


def test_who_cannot_speak_says_where_the_words_should_be(english: Speaker, tmp_path: Path) -> None:
    with pytest.raises(Unsaid, match=str(tmp_path / "en.ftl")):
        english.say(Phrase("coffee"))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("seat = chair\n", "`seat` in .* is said already"),
        ("tea = tea\ntea = more tea\n", "`tea` in .* is said already"),
        ("tea = { $who\n", "cannot be read from 'tea"),
    ],
)
def test_a_text_that_contradicts_itself_is_not_read(text: str, why: str, tmp_path: Path) -> None:
    with pytest.raises(Unsaid, match=why):
        speaking(tmp_path, text)


def test_a_language_that_nobody_speaks_is_missed() -> None:
    with pytest.raises(Unsaid, match=r"in `tlh` here: .* is missing"):
        Speaker("tlh")


def test_a_refusal_says_why_and_what_instead_and_the_clause() -> None:
    speaker = Speaker("en", PETITWHIST)
    assert speaker.refusal(Refusal(Clause("3.3"), {"suit": "H"})) == (
        "You hold hearts, and hearts were led. Lay one of your hearts. "
        "Clause 3.3: A seat that holds the suit led must lay that suit."
    )


@pytest.mark.parametrize(
    ("language", "clause"),
    [
        ("en", "Clause house.4: A table is opened"),
        ("fr", "Clause house.4\N{NO-BREAK SPACE}: On n’ouvre"),
        ("nl", "Regel house.4: Een tafel"),
        ("de", "Klausel house.4: Ein Tisch"),
    ],
)
def test_the_house_refuses_where_no_room_is(language: str, clause: str) -> None:
    assert clause in Speaker(language).refusal(Refusal(SEATS, {"least": 2, "most": 4}))


@pytest.mark.parametrize(
    ("name", "chosen", "text"),
    [("lead", "seat0", "always the first seat"), ("hand", 5, "5"), ("any", True, "yes")],
)
def test_what_may_be_chosen_has_words(name: str, chosen: object, text: str) -> None:
    assert Speaker("en", PETITWHIST).choice(name, chosen) == text


def test_an_option_says_what_it_settles() -> None:
    assert Speaker("de", PETITWHIST).option("lead") == "Wer zum ersten Stich ausspielt"


@pytest.mark.parametrize(
    ("outcome", "listener", "told"),
    [
        (Outcome((3, 2), (1, 2)), None, ["Seat 1 wins.", "Mia takes second place."]),
        (Outcome((3, 2), (1, 2)), 0, ["You win.", "Mia takes second place."]),
        (Outcome((3, 2), (1, 2)), 1, ["Seat 1 wins.", "You take second place."]),
        (
            Outcome((2, 2, 1, 2, 1), (1, 1, 4, 1, 4)),
            3,
            [
                "You share first place with Seat 1 and Mia.",
                "Seat 3 and Seat 5 share fourth place.",
            ],
        ),
    ],
)
def test_an_ending_says_who_came_where(
    outcome: Outcome, listener: Seat | None, told: list[str]
) -> None:
    speaker = Speaker("en", names={1: "Mia"})
    *places, _ = map(speaker.say, ending(outcome, listener))
    assert places == told


def test_an_ending_says_the_scores_last() -> None:
    *_, scores = ending(Outcome((3, -2, 0), (1, 3, 2)), Seat(2))
    said = Speaker("en", names={1: "Mia"}).say(scores)
    assert said == "Final score: 3 for Seat 1, -2 for Mia and 0 for you."


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ("Petitwist", "There is no game called “Petitwist”. Did you mean petitwhist?"),
        ("MEZA", "There is no game called “MEZA”. Did you mean mezza?"),
        ("go", "There is no game called “go”. You can choose from mezza, petitwhist."),
    ],
)
def test_what_nobody_knows_is_answered_with_what_they_do(given: str, text: str) -> None:
    assert Speaker("en").say(unknown("game", given, ["mezza", "petitwhist"])) == text


def test_an_unknown_option_names_its_game() -> None:
    asked = unknown("option", "hnd", ["hand", "show"], game="Petit Whist")
    assert Speaker("nl").say(asked) == "Petit Whist heeft geen optie ‘hnd’. Bedoel je hand?"
