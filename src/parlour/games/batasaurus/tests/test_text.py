"""The words of BATASAURUS: who hears which, and whether a match can be followed by ear alone."""

import re
from collections.abc import Iterator

import pytest

from parlour.catalogue import BATASAURUS
from parlour.core import DEALER, Part, Phrase, Refusal, Seat
from parlour.core.rulebook import LANGUAGES
from parlour.games.batasaurus import rules, text
from parlour.games.batasaurus.notation import read_move, read_state
from parlour.games.batasaurus.pieces import (
    LETTERS,
    SET,
    Card,
    Collect,
    Divide,
    Flip,
    Keep,
    Options,
    Reveal,
    State,
)
from parlour.games.batasaurus.rules.tricks import turned
from parlour.games.batasaurus.tests.tables import EAST, LAYOUTS, NORTH, SOUTH, after, no
from parlour.games.batasaurus.tests.test_mind import every_reason
from parlour.words import Speaker
from parlour.words.messages import Messages
from tests.phrases import of_match, phrases, refusals
from tests.walks import Match, last_state, values, viewers, walk

NAMES = {0: "Mia", 1: "Anna", 2: "Seat 9", 3: "Émile"}

# How a listener would pick out a card that is turned, and one that lay in a slot.
TURNS = {
    "en": re.compile(r"(.+) turns? ([A-L]): (.+)\."),
    "fr": re.compile(r"(.+) retournez? ([A-L])\N{NO-BREAK SPACE}: (.+)\."),
    "nl": re.compile(r"(.+) draait ([A-L]) om: (.+)\."),
    "de": re.compile(r"(.+) decks?t ([A-L]) auf: (.+)\."),
}
TAKES = {
    "en": re.compile(r"(.+) takes? (\d+) cards?\."),
    "fr": re.compile(r"(.+) remportez? (\d+) cartes?\."),
    "nl": re.compile(r"(.+) krijgt (\d+) kaart(?:en)?\."),
    "de": re.compile(r"(.+) bekomms?t (\d+) Karten?\."),
}
YOU = {"en": "You", "fr": "Vous", "nl": "Je", "de": "Du"}
AMID = {"en": "you", "fr": "vous", "nl": "jij", "de": "du"}  # and in the middle of a sentence
FROM = {"en": "from", "fr": "de", "nl": "van", "de": "von"}

Fact = tuple[object, ...]


def match(seats: int, seed: int, options: Options | None = None) -> Match:
    return Match(BATASAURUS, seats, options or Options(), seed)


def told(played: Match, speaker: Speaker, listener: Seat | None) -> Iterator[str]:
    for state, event in walk(played):
        heard = rules.hear(state, event.seat, event.move, listener)
        if heard is not None:
            yield speaker.say(text.tell(event.seat, heard, listener))


def gathered(sentences: Iterator[str], speaker: Speaker, listener: Seat | None) -> Iterator[Fact]:
    """What somebody knows who has only listened: cards turned or at war, and tricks taken."""
    language = speaker.language
    cards = {speaker.say(text.name_card(strength)): strength for strength in SET}
    seats = {name: Seat(seat) for seat, name in NAMES.items()}
    amid = dict(seats)
    if listener is not None:
        seats[YOU[language]] = amid[AMID[language]] = listener
    lying = re.compile(
        rf"({'|'.join(amid)}) ({'|'.join(cards)}) {FROM[language]} ([{LETTERS}])(?=\W)"
    )
    for sentence in sentences:
        if turn := TURNS[language].fullmatch(sentence):
            yield seats[turn[1]], LETTERS.index(turn[2]), cards[turn[3]]
        elif taken := TAKES[language].fullmatch(sentence):
            yield seats[taken[1]], int(taken[2])
        elif shown := lying.findall(sentence):
            yield from sorted((amid[who], LETTERS.index(s), cards[card]) for who, card, s in shown)


def happened(played: Match) -> Iterator[Fact]:
    for state, event in walk(played):
        match event.move:
            case Flip(slot):
                yield fact(state, Card(event.seat, slot))
            case Reveal():
                yield from sorted(fact(state, card) for card in turned(state))
            case Collect(taker):
                yield taker, sum(map(len, state.trick))
            case _:
                pass


def fact(state: State, card: Card) -> tuple[int, int, int]:
    return card.seat, card.slot, state.layouts[card.seat][card.slot]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", BATASAURUS.seats)
def test_who_only_listens_can_follow_the_match(seats: int, language: str) -> None:
    """Each card and each trick; and, where the dealer has nothing else to hand out, the score."""
    played, speaker = match(seats, seed=seats), Speaker(language, BATASAURUS, NAMES)
    for listener in viewers(played):
        heard = [*gathered(told(played, speaker, listener), speaker, listener)]
        assert heard == [*happened(played)]
        assert len(heard) > 12 * seats
    taken = {
        seat: sum(int(str(f[1])) for f in heard if f[0] == seat and len(f) == 2) for seat in NAMES
    }
    kept = [event.move for _, event in walk(played) if isinstance(event.move, Keep | Divide)]
    if not kept:
        assert last_state(played).piles == tuple(taken[seat] for seat in range(seats))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_memorised_has_been_said(language: str) -> None:
    """Whoever does not see hears each card with its slot, while the others look."""
    speaker = Speaker(language, BATASAURUS, NAMES)
    played = match(3, seed=5)
    state = next(m.state for m in walk(played) if m.state.memorising)
    for listener in viewers(played):
        lines = [*map(speaker.say, text.describe(rules.view(state, listener)))]
        for seat, layout in enumerate(state.layouts):
            placed = [
                f"{LETTERS[slot]} {speaker.say(text.name_card(strength))}"
                for slot, strength in enumerate(layout)
            ]
            name = AMID[language] if seat == listener else NAMES[seat]
            _, _, row = lines[0].partition(f"{name} {placed[0]}")
            assert all(card in row for card in placed[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_sound_alike(language: str) -> None:
    speaker = Speaker(language, BATASAURUS)
    assert len({speaker.say(text.name_card(strength)) for strength in SET}) == len(SET)


NEW = read_state("cards / ")
MEMORISING = read_state("cards 5 9 / 3 12; ready none")
OWN = read_state('options {"memorise_view":"own"}; cards 5 9 / 3 12; ready none')
LOOKING = read_state(f"cards {LAYOUTS}; ready 1")
PLAYING = after("cards 5 1 / 9 2 / 3 4", "0 flip a")
WAR = after("cards 9 2 6 1 / 9 6 2 7 / 4 3 1 5", "0 flip a", "1 flip a", "2 flip a", "0 commit b")
BOTH = after(WAR, "1 commit c")
LOST = after("cards 7 / 5 / 6", "0 flip a", "1 flip a", "2 flip a")
DRAWN = "cards 7 / 7", "0 flip a", "1 flip a"
LEFT = read_state("cards (5) / (3) 4 / (9) 1 2; piles 1 1 1")
AGAIN = read_state('options {"final_tie":"playoff_new_game"}; cards (5) / (5); piles 1 1; leader 1')
OVER = read_state("cards (5) / (3); piles 2 0; leader 0; won yes; earlier 3 3 / 2 2")

TWELVE = "1 2 3 4 5 6 7 8 9 10 11 12"


def english(part: Part) -> str:
    return Speaker("en", BATASAURUS).say(part)


def divided(option: str) -> State:
    return after(f'options {{"unresolved":"{option}"}}; {DRAWN[0]}', *DRAWN[1:])


@pytest.mark.parametrize(
    ("state", "seat", "said", "sentences"),  # for the first seat, for the second, for a watcher
    [
        (MEMORISING, EAST, "ready", ("Seat 2 is ready.", "You are ready.", "Seat 2 is ready.")),
        (MEMORISING, DEALER, "cover", ("The dealer turns all cards face down.",) * 3),
        (
            PLAYING,
            EAST,
            "flip b",
            (
                "Seat 2 turns B: Kentrosaurus 2.",
                "You turn B: Kentrosaurus 2.",
                "Seat 2 turns B: Kentrosaurus 2.",
            ),
        ),
        (
            WAR,
            EAST,
            "commit c",
            (
                "Seat 2 lays a card face down.",
                "You lay C face down.",
                "Seat 2 lays a card face down.",
            ),
        ),
        (
            BOTH,
            DEALER,
            "reveal",
            (
                "The war cards are turned: you Kentrosaurus 2 from B "
                "and Seat 2 Kentrosaurus 2 from C.",
                "The war cards are turned: Seat 1 Kentrosaurus 2 from B "
                "and you Kentrosaurus 2 from C.",
                "The war cards are turned: Seat 1 Kentrosaurus 2 from B "
                "and Seat 2 Kentrosaurus 2 from C.",
            ),
        ),
        (
            LOST,
            DEALER,
            "collect 0",
            ("You take 3 cards.", "Seat 1 takes 3 cards.", "Seat 1 takes 3 cards."),
        ),
        (
            divided("return"),
            DEALER,
            "divide 1 1",
            (
                "None of the tied seats has a card left. "
                "All put what they laid on their own piles: you 1 and Seat 2 1.",
                "None of the tied seats has a card left. "
                "All put what they laid on their own piles: Seat 1 1 and you 1.",
                "None of the tied seats has a card left. "
                "All put what they laid on their own piles: Seat 1 1 and Seat 2 1.",
            ),
        ),
        (
            divided("void"),
            DEALER,
            "divide 0 0",
            ("None of the tied seats has a card left. The cards in the middle leave the game.",)
            * 3,
        ),
        (
            divided("split"),
            DEALER,
            "divide 1 1",
            (
                "None of the tied seats has a card left. "
                "They share the cards in the middle: you 1 and Seat 2 1.",
                "None of the tied seats has a card left. "
                "They share the cards in the middle: Seat 1 1 and you 1.",
                "None of the tied seats has a card left. "
                "They share the cards in the middle: Seat 1 1 and Seat 2 1.",
            ),
        ),
        (
            LEFT,
            DEALER,
            "keep",
            (
                "The cards left over join the piles of their owners: Seat 2 1 and Seat 3 2.",
                "The cards left over join the piles of their owners: you 1 and Seat 3 2.",
                "The cards left over join the piles of their owners: Seat 2 1 and Seat 3 2.",
            ),
        ),
    ],
)
def test_each_hears_what_it_may(
    state: State, seat: Seat, said: str, sentences: tuple[str, ...]
) -> None:
    for listener, sentence in zip((NORTH, EAST, None), sentences, strict=True):
        heard = rules.hear(state, seat, read_move(said), listener)
        assert english(text.tell(seat, heard, listener)) == sentence


LAID_OUT = "The dealer lays out the cards."
TIED = "The first place is tied, so those who share it play another game."


@pytest.mark.parametrize(("state", "start"), [(NEW, LAID_OUT), (AGAIN, f"{TIED} {LAID_OUT}")])
def test_of_the_deal_all_hear_who_leads_and_nobody_a_face(state: State, start: str) -> None:
    deal = read_move(f"deal {TWELVE} / {TWELVE} leader 1")
    ends = ("Seat 2 is to lead.", "You are to lead.", "Seat 2 is to lead.")
    for listener, end in zip((NORTH, EAST, None), ends, strict=True):
        said = english(text.tell(DEALER, rules.hear(state, DEALER, deal, listener), listener))
        assert said == f"{start} {end}"


SECONDS = "You have 30 seconds from the deal."


@pytest.mark.parametrize(
    ("state", "lines"),  # for the first seat, for the second, for a watcher
    [
        (
            MEMORISING,
            (
                "Memorise where the cards lie: you A Stegosaurus 5 and B Styracosaurus 9; "
                f"Seat 2 A Pteranodon 3 and B T Rex 12. {SECONDS}",
                "Memorise where the cards lie: Seat 1 A Stegosaurus 5 and B Styracosaurus 9; "
                f"you A Pteranodon 3 and B T Rex 12. {SECONDS}",
                "Memorise where the cards lie: Seat 1 A Stegosaurus 5 and B Styracosaurus 9; "
                f"Seat 2 A Pteranodon 3 and B T Rex 12. {SECONDS}",
            ),
        ),
        (
            OWN,
            (
                "Memorise where the cards lie: you A Stegosaurus 5 and B Styracosaurus 9. "
                f"{SECONDS}",
                f"Memorise where the cards lie: you A Pteranodon 3 and B T Rex 12. {SECONDS}",
                "The others memorise where the cards lie, and you see none of them. "
                "It takes 30 seconds from the deal.",
            ),
        ),
    ],
)
def test_the_faces_are_said_with_the_time_there_is_for_them(
    state: State, lines: tuple[str, ...]
) -> None:
    for viewer, line in zip((NORTH, EAST, None), lines, strict=True):
        assert english(text.describe(rules.view(state, viewer))[0]) == line


@pytest.mark.parametrize(
    ("state", "lines"),  # for the first seat, for the second, for a watcher
    [
        (
            PLAYING,
            ("Seat 2 is to turn a card.", "Turn one of your cards.", "Seat 2 is to turn a card."),
        ),
        (
            WAR,
            (
                "War between you and Seat 2.",
                "War between Seat 1 and you.",
                "War between Seat 1 and Seat 2.",
            ),
        ),
        (
            OVER,
            (
                "You have no card left; won: 2.",
                "Seat 1 has no card left; won: 2.",
                "Seat 1 has no card left; won: 2.",
            ),
        ),
    ],
)
def test_the_most_urgent_is_said_first(state: State, lines: tuple[str, ...]) -> None:
    for viewer, line in zip((NORTH, EAST, None), lines, strict=True):
        assert english(text.describe(rules.view(state, viewer))[0]) == line


def test_a_table_is_told_as_it_lies() -> None:
    assert [*map(english, text.describe(rules.view(WAR, NORTH)))] == [
        "War between you and Seat 2.",
        "Seat 2 is to lay a card face down.",
        "You have laid B face down.",
        "In the middle: you Styracosaurus 9 from A, Seat 2 Styracosaurus 9 from A "
        "and Seat 3 Ankylosaurus 4 from A.",
        "You have 3 cards left, B, C and D; won: 0.",
        "Seat 2 has 3 cards left, B, C and D; won: 0.",
        "Seat 3 has 3 cards left, B, C and D; won: 0.",
    ]


def test_who_is_still_memorising_is_said() -> None:
    lines = [english(text.describe(rules.view(LOOKING, seat))[1]) for seat in (NORTH, EAST, SOUTH)]
    assert lines == [
        "Not ready yet: you and Seat 3.",
        "Not ready yet: Seat 1 and Seat 3.",
        "Not ready yet: Seat 1 and you.",
    ]


def test_what_is_past_is_told_as_far_as_was_agreed() -> None:
    state = after(
        'options {"trick_log":"all"}; cards 9 2 6 / 9 6 2 / 4 3 1',
        *("0 flip a", "1 flip a", "2 flip a", "0 commit b", "1 commit b"),
        *("dealer reveal", "dealer collect 1"),
    )
    said = [*map(english, text.describe(rules.view(state, None)))]
    assert said[1] == (
        "Trick 1: Seat 1 Styracosaurus 9 from A, Seat 2 Styracosaurus 9 from A "
        "and Seat 3 Ankylosaurus 4 from A; "
        "war: Seat 1 Kentrosaurus 2 from B and Seat 2 Dimetrodon 6 from B."
    )


def test_games_that_were_tied_are_told() -> None:
    assert [*map(english, text.describe(rules.view(OVER, EAST)))][2:] == [
        "Game 1 ended Seat 1 3 and you 3.",
        "Game 2 ended Seat 1 2 and you 2.",
    ]


def test_where_one_has_committed_is_told_to_that_one_alone() -> None:
    lines = [[*map(english, text.describe(rules.view(WAR, s)))] for s in (NORTH, EAST, SOUTH, None)]
    assert ["You have laid B face down." in each for each in lines] == [True, False, False, False]


# Tables at which it comes to what hardly ever happens: a draw without cards, a play-off.
RARE = [
    match(2, 18, Options(unresolved="void")),
    match(2, 18, Options(unresolved="split")),
    match(2, 0, Options(final_tie="playoff_new_game")),
]


def rare_phrases() -> list[Phrase]:
    return [phrase for played in RARE for phrase in of_match(played)]


def rare_refusals() -> list[Refusal]:
    fixed = 'options {"early_ready":false}; cards 5 / 9; ready none'
    needless = [Options(short_war="last_card_stands"), Options(end_rule="last_pair")]
    forbidden = [refusal for each in needless if (refusal := rules.forbid(2, each))]
    return [no(fixed, NORTH, "ready"), no(MEMORISING, DEALER, "ready"), *forbidden]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_hardly_ever_happens_is_said_too(language: str) -> None:
    speaker = Speaker(language, BATASAURUS, NAMES)
    ids = {phrase.id for phrase in rare_phrases() if speaker.say(phrase)}
    assert ids >= {"divided-void", "divided-split", "playoff", "earlier"}
    assert all(map(speaker.refusal, rare_refusals()))


@pytest.mark.long
def test_every_wording_is_said_by_somebody() -> None:
    """Words that no match, option, button or refusal needs are deleted."""
    messages = Messages("en", BATASAURUS.folder / "text")
    said = {"game", "game-about"}  # asked by name
    for phrase in [*phrases(BATASAURUS, every=1), *rare_phrases(), *every_reason()]:
        said |= {*names(phrase)}
    for refusal in [*refusals(BATASAURUS, every=1), *rare_refusals()]:
        said.add(f"refused-{refusal.clause.replace('.', '-')}")
        said |= {name for part in refusal.parts.values() for name in names(part)}
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
