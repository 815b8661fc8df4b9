"""The words of Petit Whist: who hears which, and whether a match can be followed by ear alone."""

import re
from collections.abc import Iterator

import pytest

from parlour.catalogue import PETITWHIST
from parlour.core import DEALER, Part, Phrase, Seat
from parlour.core.rulebook import LANGUAGES
from parlour.games.petitwhist import rules, text
from parlour.games.petitwhist.notation import read_move, read_state
from parlour.games.petitwhist.pieces import DECK, Card, Gather, Lay, Options, State
from parlour.words import Speaker
from parlour.words.messages import Messages
from tests.phrases import phrases, refusals
from tests.walks import Match, last_state, values, viewers, walk

NORTH, EAST = Seat(0), Seat(1)

NAMES = {0: "Mia", 1: "Anna", 2: "Seat 9", 3: "a, b"}

# How a listener would pick out a card laid, and a trick taken; and what they are called themselves.
LAYS = {
    "en": re.compile(r"(.+) lays? (.+)\."),
    "fr": re.compile(r"(.+) posez? (.+)\."),
    "nl": re.compile(r"(.+) legt (.+)\."),
    "de": re.compile(r"(.+) legs?t (.+)\."),
}
TAKES = {
    "en": re.compile(r"(.+) takes? the trick\."),
    "fr": re.compile(r"(.+) remportez? le pli\."),
    "nl": re.compile(r"(.+) haalt de slag\."),
    "de": re.compile(r"(.+) machs?t den Stich\."),
}
YOU = {"en": "You", "fr": "Vous", "nl": "Je", "de": "Du"}

Fact = tuple[int, Card | None]  # who laid this card, or took the trick


def match(seats: int, seed: int) -> Match:
    return Match(PETITWHIST, seats, Options(), seed)


def told(played: Match, speaker: Speaker, listener: Seat | None) -> Iterator[str]:
    for state, event in walk(played):
        heard = rules.hear(state, event.seat, event.move, listener)
        if heard is not None:
            yield speaker.say(text.tell(event.seat, heard, listener))


def gathered(sentences: Iterator[str], speaker: Speaker, listener: Seat | None) -> Iterator[Fact]:
    """What somebody knows who has only listened."""
    cards = {speaker.say(text.name_card(card)): card for card in DECK}
    seats = {name: Seat(seat) for seat, name in NAMES.items()}
    if listener is not None:
        seats[YOU[speaker.language]] = listener
    for sentence in sentences:
        laid = LAYS[speaker.language].fullmatch(sentence)
        if laid and laid[2] in cards:
            yield seats[laid[1]], cards[laid[2]]
        elif taken := TAKES[speaker.language].fullmatch(sentence):
            yield seats[taken[1]], None


def happened(played: Match) -> Iterator[Fact]:
    for _, event in walk(played):
        match event.move:
            case Lay(card):
                yield event.seat, card
            case Gather(taker):
                yield taker, None
            case _:
                pass


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", PETITWHIST.seats)
def test_who_only_listens_can_follow_the_match(seats: int, language: str) -> None:
    played, speaker = match(seats, seed=seats), Speaker(language, PETITWHIST, NAMES)
    for listener in viewers(played):
        heard = [*gathered(told(played, speaker, listener), speaker, listener)]
        assert heard == [*happened(played)]
        takers = [seat for seat, card in heard if card is None]
        outcome = rules.outcome(last_state(played))
        assert outcome
        assert outcome.scores == tuple(map(takers.count, range(seats)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_sound_alike(language: str) -> None:
    speaker = Speaker(language, PETITWHIST)
    assert len({speaker.say(text.name_card(card)) for card in DECK}) == len(DECK)


NEW = read_state("hands /")
PASSING = read_state("hands 7S 9H / AD KD; aside 9H / ?; tricks 0 0")
PASSED = read_state("hands 7S 9H / AD KD; aside 9H / AD; tricks 0 0")
LYING = read_state("hands 7S / KD; shown AD / 9H; looked 0; tricks 0 0")
RACING = read_state("hands 7S AD / 9H KD; knocks ? knock; tricks 0 0")
LAYING = read_state("hands 9H / AD KD; leader 0; trick 7S; tricks 0 1")
OVER = read_state("hands / ; tricks 1 1")


def english(part: Part) -> str:
    return Speaker("en", PETITWHIST).say(part)


@pytest.mark.parametrize(
    ("state", "seat", "said", "sentences"),  # for the first seat, for the second, for a watcher
    [
        (
            NEW,
            DEALER,
            "deal 7S 9H / AD KD",
            (
                "The dealer shuffles and deals you the 7 of spades and the 9 of hearts.",
                "The dealer shuffles and deals you the ace of diamonds and the king of diamonds.",
                "The dealer shuffles and deals.",
            ),
        ),
        (
            PASSING,
            EAST,
            "aside AD",
            (
                "Seat 2 has chosen what to pass on.",
                "You set aside the ace of diamonds.",
                "Seat 2 has chosen what to pass on.",
            ),
        ),
        (
            PASSED,
            DEALER,
            "reveal",
            (
                "The dealer turns what was set aside: "
                "before you, the ace of diamonds; before Seat 2, the 9 of hearts.",
                "The dealer turns what was set aside: "
                "before Seat 1, the ace of diamonds; before you, the 9 of hearts.",
                "The dealer turns what was set aside: "
                "before Seat 1, the ace of diamonds; before Seat 2, the 9 of hearts.",
            ),
        ),
        (RACING, NORTH, "knock", ("You knock.", None, None)),
        (RACING, NORTH, "letbe", ("You let it be.", None, None)),
        (
            RACING,
            DEALER,
            "award 1",
            (
                "Seat 2 leads the first trick.",
                "You lead the first trick.",
                "Seat 2 leads the first trick.",
            ),
        ),
    ],
)
def test_each_hears_what_it_may(
    state: State, seat: Seat, said: str, sentences: tuple[str | None, ...]
) -> None:
    for listener, sentence in zip((NORTH, EAST, None), sentences, strict=True):
        heard = rules.hear(state, seat, read_move(said), listener)
        assert (None if heard is None else english(text.tell(seat, heard, listener))) == sentence


@pytest.mark.parametrize(
    ("state", "lines"),  # for the first seat, for the second, for a watcher
    [
        (
            PASSING,
            (
                "Each seat is setting aside 1 card to pass on.",
                "Set aside 1 card to pass on.",
                "Each seat is setting aside 1 card to pass on.",
            ),
        ),
        (
            LYING,
            (
                "What was set aside lies open, for 5 seconds at most.",
                "Look at the open cards, and say when you have seen enough. "
                "They lie there for 5 seconds at most.",
                "What was set aside lies open, for 5 seconds at most.",
            ),
        ),
        (
            RACING,
            (
                "Knock if you want to lead, or let it be.",
                "Whoever wants to lead may knock now.",
                "Whoever wants to lead may knock now.",
            ),
        ),
        (
            LAYING,
            ("Seat 2 is to lay a card.", "Lay a card.", "Seat 2 is to lay a card."),
        ),
        (
            OVER,
            (
                "You: 0 cards in hand, 1 trick.",
                "Seat 1: 0 cards in hand, 1 trick.",
                "Seat 1: 0 cards in hand, 1 trick.",
            ),
        ),
    ],
)
def test_the_most_urgent_is_said_first(state: State, lines: tuple[str, ...]) -> None:
    for viewer, line in zip((NORTH, EAST, None), lines, strict=True):
        assert english(text.describe(rules.view(state, viewer))[0]) == line


def test_a_table_is_told_as_it_lies() -> None:
    assert [*map(english, text.describe(rules.view(LAYING, EAST)))] == [
        "Lay a card.",
        "In your hand: the ace of diamonds and the king of diamonds.",
        "In the trick: the 7 of spades from Seat 1.",
        "Seat 1: 1 card in hand, 0 tricks.",
        "You: 2 cards in hand, 1 trick.",
    ]


def test_what_one_has_set_aside_is_told_to_that_one_alone() -> None:
    lines = [[*map(english, text.describe(rules.view(PASSING, s)))] for s in (NORTH, EAST, None)]
    assert ["You have set aside the 9 of hearts." in each for each in lines] == [True, False, False]
    assert ["9 of hearts" in " ".join(each) for each in lines] == [True, False, False]


def test_every_wording_is_said_by_somebody() -> None:
    """Words that no match, option, button or refusal needs are deleted."""
    messages = Messages("en", PETITWHIST.folder / "text")
    said = {"game", "game-about", "suit"}  # asked by name, and quoted by the cards
    for phrase in phrases(PETITWHIST, every=1):
        said |= {*names(phrase)}
    said |= {f"refused-{no.clause.replace('.', '-')}" for no in refusals(PETITWHIST, every=1)}
    for option, choices in values(Options).items():
        said |= {f"option-{option}", *(f"option-{option}-{choice}" for choice in choices)}
    assert messages.patterns.keys() - said == set()


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
