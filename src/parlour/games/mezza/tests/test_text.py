"""The words of MEZZA: who hears which, and whether a match can be followed by ear alone."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.catalogue import MEZZA
from parlour.core import DEALER, Part, Phrase, Refusal, Seat, advance
from parlour.core.rulebook import LANGUAGES
from parlour.games.mezza import rules, text
from parlour.games.mezza.naming import name_cards
from parlour.games.mezza.notation import read_move
from parlour.games.mezza.pieces import KINDS, Options, State
from parlour.games.mezza.tests.listening import Ear
from parlour.games.mezza.tests.tables import P0, P1, P2, after, no, table
from parlour.words import Speaker
from parlour.words.messages import Messages
from tests.phrases import of_match, phrases, refusals
from tests.walks import Match, values, viewers, walk

NAMES = {0: "Mia", 1: "Anna", 2: "Seat 9", 3: "Émile", 4: "Jo", 5: "Kim"}
USUAL = Options(stall_turns=400)
SHORT = Options(deck="short", stall_turns=400)
AGREED = Options(swap_mode="clockwise", quick_lay="any", steal_mode="random", stall_turns=400)


def followed(played: Match, language: str, listener: Seat | None) -> Counter[str]:
    """Each sentence is heard, and after each the listener knows what the table shows."""
    speaker = Speaker(language, MEZZA, NAMES)
    ear = Ear(speaker, {seat: NAMES[seat] for seat in range(played.seats)}, listener)
    for state, event in walk(played):
        told = rules.hear(state, event.seat, event.move, listener)
        if told is not None:
            ear.listen(speaker.say(text.tell(event.seat, told, listener)))
        then = rules.view(advance(rules, state, event.seat, event.move), listener)
        assert ear.knows(then)
    return ear.kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "options", "seed"), [(2, SHORT, 7), (3, AGREED, 39), (6, USUAL, 8)]
)
def test_who_only_listens_can_follow_the_match(
    seats: int, options: Options, seed: int, language: str
) -> None:
    """Hands, open and closed cards, stock, pile and who is out, for each seat and for a watcher."""
    played = Match(MEZZA, seats, options, seed)
    heard: Counter[str] = Counter()
    for listener in viewers(played):
        kinds = followed(played, language, listener)
        assert min(kinds[kind] for kind in ("dealt", "open", "drew", "laid", "took")) > 0
        assert (kinds["drew-mine"] > 0) == (listener is not None)
        heard += kinds
    assert min(heard[kind] for kind in ("turned", "failed", "removed", "out")) > 0
    assert (heard["added"] > 0) == (seats == 6)


@pytest.mark.parametrize(
    "missed", ["open", "drew", "drew-mine", "laid", "took", "turned", "failed", "removed", "out"]
)
def test_who_misses_a_single_sentence_cannot(missed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above would notice."""
    take, times = Ear.take, iter(range(9_999))

    def distracted(ear: Ear, kind: str, *rest: Any) -> None:
        if kind != missed or next(times) > 0:
            take(ear, kind, *rest)

    monkeypatch.setattr(Ear, "take", distracted)
    with pytest.raises(AssertionError):
        followed(Match(MEZZA, 2, SHORT, seed=7), "en", P0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_sound_alike(language: str) -> None:
    speaker = Speaker(language, MEZZA)
    for count in (1, 2, 12):
        assert len({speaker.say(name_cards(kind, count)) for kind in KINDS}) == len(KINDS)


def english(part: Part) -> str:
    return Speaker("en", MEZZA).say(part)


DEAL = "deal 1 2 2 | 4 5 6 | 7 8 9 / h 2 3 | 4 5 6 | 9 8 7 / J* J0 J0 | h h h | 7 8 9"
SWAP = "hands 2 3 4 / 5 6 7 / 1 1 1; open 5 6 7 / 9 9 9 / 8 8 8; stock 1; swaps ? / ? / ?"
CHOSEN = after(SWAP, "0 swap 5 6 7", "1 swap 5 6 7", "2 swap 8 8 8")
START = "hands h 1 9 / h 2 3 / 2 J0 J*; open 5 / 6 / 7; stock 5 5; layer nobody; claims ? / ? / ?"
WINDOW = after("hands 3h 6h 9h / h 8 / h h 8; open 5 / 6 / 7; pile 3", "0 play 3h")
DRAWS = after("hands 5 5 8 / 9 9 9 / 9 9 9; stock 1 2 3; pile 3", "0 play 5 5")
DRAWN = after("hands 9 / 5 8 9 / 9; stock 5 8; mover 1; pile 3", "1 play 5", "dealer refill 5")
CLOSED = table("hands 5 / / 8 8; mover 1; closed 5 / . 9 1 / 5; pile 5 8")
LAST = after("hands 9 / 8 / 9; open 5 / 3 8 8 / 5; mover 1; pile 5", "1 play 8")

# What the second seat does, as the first hears it, the second itself, and a watcher.
HEARD = [
    (
        rules.start(3, Options()),
        f"dealer {DEAL}",
        "The dealer shuffles and deals you a 1 and 2 twos. Open lie: you a 4, a 5 and a 6; "
        "Seat 2 a 4, a 5 and a 6; Seat 3 3 halves. The stock has 41 cards.",
        "The dealer shuffles and deals you a half, a 2 and a 3. Open lie: Seat 1 a 4, a 5 and a 6; "
        "you a 4, a 5 and a 6; Seat 3 3 halves. The stock has 41 cards.",
        "The dealer shuffles and deals. Open lie: Seat 1 a 4, a 5 and a 6; "
        "Seat 2 a 4, a 5 and a 6; Seat 3 3 halves. The stock has 41 cards.",
    ),
    (
        table(SWAP),
        "1 swap 5 6 7",
        "Seat 2 has chosen a hand.",
        "You keep a 5, a 6 and a 7 in your hand.",
        "Seat 2 has chosen a hand.",
    ),
    (
        CHOSEN,
        "dealer reveal",
        "Open now lie: you a 2, a 3 and a 4; Seat 2 3 nines; Seat 3 3 ones.",
        "Open now lie: Seat 1 a 2, a 3 and a 4; you 3 nines; Seat 3 3 ones.",
        "Open now lie: Seat 1 a 2, a 3 and a 4; Seat 2 3 nines; Seat 3 3 ones.",
    ),
    (
        after(START, "1 start h", "0 start h"),
        "dealer award 1",
        "Seat 2 starts with a half.",
        "You start with a half.",
        "Seat 2 starts with a half.",
    ),
    (table(START), "1 start h", None, "You have said: Start with a half.", None),
    (
        after("hands 9 / 5 6 8 / 9; stock 8; mover 1; pile 3", "1 play 5"),
        "dealer refill 8",
        "Seat 2 draws 1 card.",
        "You draw an 8.",
        "Seat 2 draws 1 card.",
    ),
    (
        table("hands 5 / 7 7 9 / 8; mover 1; pile 5"),
        "1 play 7 7",
        "Seat 2 lays 2 sevens. Seat 3 loses a turn.",
        "You lay 2 sevens. Seat 3 loses a turn.",
        "Seat 2 lays 2 sevens. Seat 3 loses a turn.",
    ),
    (
        table("hands 5 / 9 / 8 8; mover 1; closed 5 / . . . / 5; pile 5 9 9 9"),
        "1 play 9",
        "Seat 2 lays a 9. The pile, 5 cards, leaves the game. Seat 2 has no cards left.",
        "You lay a 9. The pile, 5 cards, leaves the game. You have no cards left.",
        "Seat 2 lays a 9. The pile, 5 cards, leaves the game. Seat 2 has no cards left.",
    ),
    (
        table("hands 5 / 3 / 8 8; mover 1; pile 9"),
        "1 pickup",
        "Seat 2 takes the pile, 1 card.",
        "You take the pile, 1 card.",
        "Seat 2 takes the pile, 1 card.",
    ),
    (
        CLOSED,
        "1 closed 1",
        "Seat 2 turns a 9, and it fits.",
        "You turn a 9, and it fits.",
        "Seat 2 turns a 9, and it fits.",
    ),
    (
        CLOSED,
        "1 closed 2",
        "Seat 2 turns a 1, which does not fit, and takes 3 cards.",
        "You turn a 1, which does not fit, and take 3 cards.",
        "Seat 2 turns a 1, which does not fit, and takes 3 cards.",
    ),
    (
        after(WINDOW, "1 steal 1"),
        "dealer award 1",
        "Seat 2 steals the turn with a half. That makes a 4.",
        "You steal the turn with a half. That makes a 4.",
        "Seat 2 steals the turn with a half. That makes a 4.",
    ),
    (WINDOW, "1 steal 1", None, "You have said: Steal the turn with a half.", None),
    (WINDOW, "1 letbe", None, "You have said: Let it be.", None),
    (WINDOW, "1 order 2", None, "You have said: Always: with 2 at most.", None),
    (
        after(WINDOW, "1 letbe", "2 letbe"),
        "dealer award nobody",
        *("Nobody claims anything.",) * 3,
    ),
    (
        after(DRAWN, "1 quick 1"),
        "dealer award 1",
        "Seat 2 quickly adds a 5.",
        "You quickly add a 5.",
        "Seat 2 quickly adds a 5.",
    ),
    (
        after(LAST, "1 add 2"),
        "dealer award 1",
        "Seat 2 quickly adds 2 eights from the table.",
        "You quickly add 2 eights from the table.",
        "Seat 2 quickly adds 2 eights from the table.",
    ),
    (
        table("hands 5 / 9 / 8; mover 1; pile 3; orders  / 3h=2 / "),
        "1 recall",
        None,
        "You take back your standing orders.",
        None,
    ),
    (
        table("hands 9 / h / 9; mover 1; pile 9h"),
        "1 play h",
        "Seat 2 lays a half. That makes a 10. The pile, 2 cards, leaves the game.",
        "You lay a half. That makes a 10. The pile, 2 cards, leaves the game.",
        "Seat 2 lays a half. That makes a 10. The pile, 2 cards, leaves the game.",
    ),
    (
        table("hands 9 / h / 9; mover 1; pile 6h"),
        "1 play h",
        "Seat 2 lays a half. That makes a 7. Seat 3 loses a turn.",
        "You lay a half. That makes a 7. Seat 3 loses a turn.",
        "Seat 2 lays a half. That makes a 7. Seat 3 loses a turn.",
    ),
]


def spoken(state: State, said: str, speaker: Speaker) -> list[str | None]:
    """What the first two seats and a watcher are told."""
    who, _, move = said.partition(" ")
    seat = DEALER if who == "dealer" else Seat(int(who))
    heard = [(me, rules.hear(state, seat, read_move(move), me)) for me in (P0, P1, None)]
    return [None if told is None else speaker.say(text.tell(seat, told, me)) for me, told in heard]


@pytest.mark.parametrize(("state", "said", "theirs", "own", "watched"), HEARD)
def test_each_hears_what_concerns_it(
    state: State, said: str, theirs: str | None, own: str | None, watched: str | None
) -> None:
    assert spoken(state, said, Speaker("en", MEZZA)) == [theirs, own, watched]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_event_is_worded_for_you_for_them_and_for_a_watcher(language: str) -> None:
    speaker = Speaker(language, MEZZA)
    for state, said, *_ in HEARD:
        told = spoken(state, said, speaker)
        alike = len({*told}) == 1
        assert alike == (said == "dealer award nobody"), told
        assert all(each is None or (each[-1] == "." and "{" not in each) for each in told)


DRAWN_TWO = after("hands 5 8 9 / 9 9 9 / 9 9 9; stock 5 8; pile 3", "0 play 5", "dealer refill 5")


@pytest.mark.parametrize(
    ("state", "lines"),  # for the first seat, for the second, for a watcher
    [
        (
            table(SWAP),
            (
                "Choose three of your six cards for your hand. The other three lie open.",
                "Choose three of your six cards for your hand. The other three lie open.",
                "Hands are being chosen.",
            ),
        ),
        (
            after(SWAP, "0 swap 2 3 4"),
            (
                "Hands are being chosen.",
                "Choose three of your six cards for your hand. The other three lie open.",
                "Hands are being chosen.",
            ),
        ),
        (
            after(START, "1 start h"),
            (
                "Say with how many of your lowest cards you would start.",
                "It is open who starts: the lowest card does.",
                "It is open who starts: the lowest card does.",
            ),
        ),
        (
            WINDOW,
            (
                "What you have laid can be completed with a half by others.",
                "What Seat 1 has laid can be completed with a half. "
                "Claim what you can, or let it be.",
                "What Seat 1 has laid can be completed with a half.",
            ),
        ),
        (
            after(WINDOW, "1 steal 1"),
            (
                "What you have laid can be completed with a half by others.",
                "What Seat 1 has laid can be completed with a half.",
                "What Seat 1 has laid can be completed with a half.",
            ),
        ),
        (
            DRAWN_TWO,
            (
                "You may quickly add what is equal to your cards, or let it be.",
                "While Seat 1 may add an equal card: claim what you can, or let it be.",
                "Seat 1 may still add an equal card.",
            ),
        ),
        (
            table("hands 7 / 9; pile 5"),
            ("It is your turn.", "Seat 1 is to move.", "Seat 1 is to move."),
        ),
    ],
)
def test_the_most_urgent_is_said_first(state: State, lines: tuple[str, ...]) -> None:
    for viewer, line in zip((P0, P1, None), lines, strict=True):
        assert english(text.describe(rules.view(state, viewer))[0]) == line


def test_a_table_is_told_as_it_lies() -> None:
    state = table(
        "hands h h 7 J* / 3 / ; open 9h / 6 8 8 / ; closed 5 5 5 / 5 . 5 / . . .; out 2; "
        "stock 2 2; pile 4 J*; removed 9 9; idle 100; orders 3h=2 9h=0 quick=1 / / ; known / 3 / ",
        memory_aid="full",
    )
    assert [*map(english, text.describe(rules.view(state, P0)))] == [
        "It is your turn.",
        "For 100 turns nothing has come closer to an end. After 150 the match ends.",
        "In your hand: 2 halves, a 7 and a joker.",
        "On the pile lies a joker; 2 cards in all. The next card must be 4 or lower.",
        "You: 4 cards in hand; open a 9½; 3 closed.",
        "Seat 2: 1 card in hand; open a 6 and 2 eights; 2 closed.",
        "Seat 3 is out, in place 1.",
        "In the stock: 2. Out of the game: 2.",
        "Your standing order: on a 3½, steal with 2 at most.",
        "Your standing order: on a 9½, never steal.",
        "Your standing order: add 1 equal card at most.",
        "In the pile: a 4 and a joker.",
        "Out of the game: 2 nines.",
        "Picked up and still held: Seat 2 a 3.",
    ]
    others = " ".join(map(english, text.describe(rules.view(state, P1))))
    assert "standing order" not in others
    assert "In your hand: a 3." in others


@pytest.mark.parametrize(
    ("pile", "asks"),
    [
        ("", "The pile is empty."),
        ("; pile 7", "On the pile lies a 7; 1 card in all. The next card must be 7 or higher."),
        (
            "; pile 6h h",
            "On the pile lies a half; 2 cards in all. The next card must be 7 or higher.",
        ),
        (
            "; pile 3 J0",
            "On the pile lies a joker of value 0; 2 cards in all. Any card may follow.",
        ),
        (
            "; pile 4 4",
            "On the pile lies 2 fours; 2 cards in all. The next card must be 4 or lower.",
        ),
    ],
)
def test_what_the_pile_asks_for_is_said(pile: str, asks: str) -> None:
    lines = text.describe(rules.view(table(f"hands 9 / 9{pile}"), None))
    assert asks in [*map(english, lines)]


def test_a_claim_is_told_to_its_owner_alone() -> None:
    state = after(WINDOW, "1 steal 1")
    told = [" ".join(map(english, text.describe(rules.view(state, s)))) for s in (P0, P1, P2, None)]
    assert ["You have said" in each for each in told] == [False, True, False, False]


SAID: list[tuple[State | str, Seat, str, str]] = [
    (SWAP, P0, "play 2", "Hands are being chosen. Choose yours first."),
    (after(SWAP, "0 swap 2 3 4"), P0, "swap 5 6 7", "You have chosen your hand, and it stays."),
    (
        SWAP,
        P0,
        "swap 2 3 9",
        "Choose three of your own six cards: a 2, a 3, a 4, a 5, a 6 and a 7.",
    ),
    (START, P2, "start J0", "A joker is not your lowest card. Start with a 2."),
    (START, P0, "start 9", "Only your lowest cards can start. Start with a half."),
    (
        "hands 3 5 / 9; pile 5",
        P0,
        "play 3",
        "You cannot lay a 3: the next card must be 5 or higher. You can lay a 5.",
    ),
    (
        "hands 3 / 9; pile 5",
        P0,
        "play 3",
        "You cannot lay a 3: the next card must be 5 or higher. "
        "You can lay nothing: take the pile.",
    ),
    (
        "hands 5 3 / 9; pile 4",
        P0,
        "play 5",
        "You cannot lay a 5: the card after a 4 must, for once, be 4 or lower. You can lay a 3.",
    ),
    ("hands 5 3 / 9; pile 4", P0, "pickup", "You can lay, so you must: choose from a 3."),
    ("hands 5 3 / 9; pile 4", P1, "play 9", "It is for Seat 1 to move. Wait for your turn."),
    (
        "hands h 8 / 9; pile 3h J*",
        P0,
        "play h",
        "A joker lies in between, so a half completes nothing any more. "
        "Lay another card in your turn.",
    ),
    (
        WINDOW,
        P0,
        "steal 1",
        "You laid this card yourself, so you cannot complete it. Let it be.",
    ),
    (
        WINDOW,
        P1,
        "steal 2",
        "You do not have so many of these: of a half you can lay 1 at most now. "
        "Choose equal cards that you have.",
    ),
    (
        "hands 5 / 9; open 7 / 9; pile 3",
        P0,
        "play 7",
        "Your open cards come when the stock and your hand are empty. "
        "Lay cards from your hand first.",
    ),
    (
        "hands / 9; pile 3",
        P0,
        "play 7",
        "Only closed cards are left to you. Choose one of them unseen.",
    ),
    (
        "hands 5 / 9; pile 3",
        P0,
        "closed 0",
        "Closed cards come last. Lay your other cards first.",
    ),
    (
        "hands / 9; pile 3",
        P0,
        "pickup",
        "You do not know whether you can lay. Turn a closed card.",
    ),
    (
        DRAWN_TWO,
        P0,
        "quick 2",
        "You can quickly add 1 at most: cards that were just drawn and are equal.",
    ),
    (WINDOW, P1, "order 5", "A standing order names 4 cards at most. Name fewer."),
]


@pytest.mark.parametrize(("state", "seat", "move", "sentence"), SAID)
def test_a_refusal_says_why_and_what_would_be_allowed(
    state: State | str, seat: Seat, move: str, sentence: str
) -> None:
    said = Speaker("en", MEZZA).refusal(no(state, seat, move))
    assert said.partition(" Clause ")[0] == sentence
    assert said.partition(" Clause ")[2].startswith(f"{no(state, seat, move).clause}: ")


@cache
def rare_phrases() -> list[Phrase]:
    """At tables at which it comes to what hardly ever happens."""
    full = replace(AGREED, memory_aid="full")
    told = [*of_match(Match(MEZZA, 6, full, 7)), *of_match(Match(MEZZA, 3, USUAL, 1))]
    for state in (WINDOW, DRAWN_TWO, LAST, *(state for state, *_ in HEARD)):
        for viewer in (None, P0, P1, P2):
            told += text.describe(rules.view(state, viewer))
    for state, said, *_ in HEARD:
        who, _, move = said.partition(" ")
        seat = DEALER if who == "dealer" else Seat(int(who))
        for viewer in (None, P0, P1, P2):
            heard = rules.hear(state, seat, read_move(move), viewer)
            told += [text.tell(seat, heard, viewer)] if heard else []
    told += [text.name(read_move("closed 1"))]
    idle = table("hands 7 / 9 / ; out 2; pile 5; idle 140; orders 3h=1 3h=2 quick=0 / / ")
    return [*told, *text.describe(rules.view(idle, P0)), *text.describe(rules.view(idle, P2))]


OUT = after("hands 3h 8 / / h 9; closed 5 / . . . / 5; out 1; pile 3", "0 play 3h")


def rare_refusals() -> list[Refusal]:
    found = [no(state, seat, move) for state, seat, move, _ in SAID]
    found += [
        no(OUT, P1, "play 7"),
        no(rules.start(2, Options()), P0, "deal 1 2 3 | 4 5 6 | 7 8 9"),
        no(table(SWAP), DEALER, "reveal"),
        no(table(SWAP, swap_mode="clockwise"), P1, "swap 5 6 7"),
        no(table(SWAP), DEALER, "refill 1"),
        no(table("hands 5 / 9; pile 3"), P0, "swap 5 6 7"),
        no(table("hands 5 / 9; pile 3"), P0, "start 5"),
        no(table(START), P0, "play h"),
        no(table(START), P0, "letbe"),
        no(table(START), DEALER, "award 2"),
        no(WINDOW, DEALER, "award 1"),
        no(table("hands 5 / 9; pile 3"), DEALER, "play 5"),
        no(table("hands 5 / 9"), P0, "pickup"),
        no(table("hands / 9; closed . 5 . / 5; pile 3"), P0, "closed 0"),
        no(WINDOW, P1, "play h"),
        no(table("hands 5 / 9; pile 3"), P0, "letbe"),
        no(after("hands 3h 9 / h h 8; pile 3", "0 play 3h"), P1, "steal 3"),
        no(
            after(table("hands 3h 9 / h h 8; pile 3", steal_count="one"), "0 play 3h"),
            P1,
            "steal 2",
        ),
        no(table("hands 3 / h 9; pile 3h h"), P1, "steal 1"),
        no(after("hands 3h 9 / ; pile 3", "0 play 3h"), P1, "steal 1"),
        no(table("hands 5 / h; pile 3"), P1, "steal 1"),
        no(after(WINDOW, "1 letbe"), P1, "letbe"),
        no(table("hands 5 / 9; pile 3"), P0, "recall"),
        no(table("hands 5 / 9; pile 3"), P0, "order 1"),
        no(
            after("hands 7 8 9 / 9 9 9; stock 5 8; pile 3", "0 play 7", "dealer refill 5"),
            P0,
            "play 8",
        ),
        no(WINDOW, P0, "quick 1"),
        no(table("hands 5 / 9; pile 3"), P0, "quick 1"),
        no(table("hands 5 / 9; pile 3"), P0, "add 1"),
        no(LAST, P1, "add 3"),
    ]
    return [*found, *filter(None, [rules.forbid(4, Options(deck="short"))])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_hardly_ever_happens_is_said_too(language: str) -> None:
    speaker = Speaker(language, MEZZA, NAMES)
    assert all(map(speaker.refusal, rare_refusals()))
    assert all(map(speaker.say, rare_phrases()))


@pytest.mark.long
def test_every_wording_is_said_by_somebody() -> None:
    """Words that no match, option, button or refusal needs are deleted."""
    messages = Messages("en", MEZZA.folder / "text")
    said = {"game", "game-about"}  # asked by name
    for phrase in [*phrases(MEZZA, every=4), *rare_phrases()]:
        said |= {*names(phrase)}
    for refusal in [*refusals(MEZZA, every=9), *rare_refusals()]:
        said.add(f"refused-{refusal.clause.replace('.', '-')}")
        said |= {name for part in refusal.parts.values() for name in names(part)}
    for option, choices in values(Options).items():
        said |= {f"option-{option}"}
        said |= {f"option-{option}-{'none' if each is None else each}" for each in choices}
    assert {key for key in messages.patterns if key not in said} == set()


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
