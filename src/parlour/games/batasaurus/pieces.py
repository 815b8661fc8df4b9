"""The nouns of BATASAURUS: dinosaurs in their slots, what may be said, what lies in the middle."""

from typing import Annotated, Literal, NewType

from msgspec import Meta, Struct

from parlour.core import Phrase, Refusal, Seat

Slot = NewType("Slot", int)  # where a card lies before its seat, counted from 0
Strength = NewType("Strength", int)  # of a dinosaur, 1 to 12; its name is in dinosaurs.py

SET = tuple(map(Strength, range(1, 13)))  # §1.1
MOST_SEATS = 4  # §1.1: there are four sets

LETTERS = "ABCDEFGHIJKL"  # what people call the slots

Slots = tuple[Slot, ...]
Layout = tuple[Strength, ...]  # the strengths before one seat, slot by slot


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table may agree on; the defaults are the rulebook's."""

    memorise_s: Annotated[int, Meta(ge=10, le=120)] = 30  # §2.4
    memorise_view: Literal["all", "own"] = "all"  # §2.5
    early_ready: bool = True  # §2.6
    first_leader: Literal["random", "seat0", "seat1", "seat2", "seat3"] = "random"  # §3.5
    trick_log: Literal["hidden", "last", "all"] = "hidden"  # §3.6
    short_war: Literal["forfeit", "last_card_stands"] = "forfeit"  # §4.7
    unresolved: Literal["return", "void", "split", "leader"] = "return"  # §4.8
    end_rule: Literal["first_empty", "last_pair"] = "first_empty"  # §5.3
    final_tie: Literal["share", "last_trick_winner", "playoff_new_game"] = "share"  # §5.4


class Deal(Struct, frozen=True, tag=True):
    """The dealer lays out a shuffled set before each seat that plays, and names who starts."""

    layouts: tuple[Layout, ...]
    leader: Seat


class Ready(Struct, frozen=True, tag=True):
    """A seat has memorised enough."""


class Cover(Struct, frozen=True, tag=True):
    """The dealer turns every card face down, where it lies."""


class Flip(Struct, frozen=True, tag=True):
    """A seat turns one of its cards and lays it in the middle."""

    slot: Slot


class Commit(Struct, frozen=True, tag=True):
    """A seat at war lays one of its cards face down."""

    slot: Slot


class Reveal(Struct, frozen=True, tag=True):
    """The dealer turns all cards committed to a war at once."""


class Collect(Struct, frozen=True, tag=True):
    """The dealer gives all that lies in the middle to one seat."""

    taker: Seat


class Divide(Struct, frozen=True, tag=True):
    """The dealer clears a trick that nobody can win: so many of its cards for each seat."""

    shares: tuple[int, ...]


class Keep(Struct, frozen=True, tag=True):
    """The dealer puts the cards left over on the piles of those they lie before."""


Move = Deal | Ready | Cover | Flip | Commit | Reveal | Collect | Divide | Keep


class Card(Struct, frozen=True, array_like=True):
    """A card by the only name it has while it lies face down: whose it is, and where it lay."""

    seat: Seat
    slot: Slot


Layer = tuple[Card, ...]
Trick = tuple[Layer, ...]  # first what all have laid, in that order; then a layer for each war


class State(Struct, frozen=True):
    """The whole truth of a match. Secret are `layouts`, once covered, and `committed`."""

    options: Options
    layouts: tuple[Layout, ...]  # as dealt; empty before a seat that does not play
    left: tuple[Slots, ...]  # the slots whose card has not been shown yet
    committed: tuple[Slot | None, ...]
    ready: frozenset[Seat] | None = frozenset()  # None once the cards are covered
    trick: Trick = ()
    piles: tuple[int, ...] = ()  # cards won by each seat; empty until the deal
    leader: Seat = Seat(0)  # unless out of cards: then the next clockwise who has one (§3.8)
    won: bool = False  # whether the leader took the trick before
    past: tuple[Trick, ...] = ()  # as much as `trick_log` lets people see
    earlier: tuple[tuple[int, ...], ...] = ()  # the piles at the end of games that were tied

    @property
    def seats(self) -> int:
        return len(self.left)

    @property
    def memorising(self) -> bool:
        return bool(self.piles) and self.ready is not None


class Laid(Struct, frozen=True, array_like=True):
    """A card that everybody sees."""

    seat: Seat
    slot: Slot
    strength: Strength


SeenTrick = tuple[tuple[Laid, ...], ...]


class View(Struct, frozen=True):
    """What one seat, or a watcher without one, may know now."""

    me: Seat | None
    options: Options
    memorising: bool
    faces: tuple[Layout, ...]  # what lies open to me; nothing at all once it is covered
    awaited: frozenset[Seat]  # who is to be ready, to turn a card, or to commit one
    fighters: tuple[Seat, ...]  # who is at war
    mine: Slot | None  # what I have committed
    left: tuple[Slots, ...]
    trick: SeenTrick
    leader: Seat  # as in the state
    piles: tuple[int, ...]
    past: tuple[SeenTrick, ...]
    earlier: tuple[tuple[int, ...], ...]


class Memorise(Struct, frozen=True, tag=True):
    """Say when you have memorised enough."""


class Choose(Struct, frozen=True, tag=True):
    """Turn the card in one of these slots."""

    slots: Slots


class Fight(Struct, frozen=True, tag=True):
    """Commit the card in one of these slots."""

    slots: Slots


Offer = Memorise | Choose | Fight


class Verdict(Struct, frozen=True):
    """May I? What forbids the draft, or nothing."""

    refusal: Refusal | None


class Dealt(Struct, frozen=True, tag=True):
    """Who leads. The faces are in the view alone: what was heard is kept longer than they show."""

    leader: Seat
    playoff: bool = False


class Flipped(Struct, frozen=True, tag=True):
    slot: Slot
    strength: Strength


class Committed(Struct, frozen=True, tag=True):
    """Somebody has committed a card; which, is not said."""


class Revealed(Struct, frozen=True, tag=True):
    cards: tuple[Laid, ...]


class Collected(Struct, frozen=True, tag=True):
    taker: Seat
    cards: int


class Divided(Struct, frozen=True, tag=True):
    """Nobody could win the trick; what happened to its cards, by the table's option."""

    how: Literal["return", "void", "split"]
    shares: tuple[int, ...]


class Kept(Struct, frozen=True, tag=True):
    """How many cards each seat had left over."""

    cards: tuple[int, ...]


Heard = Dealt | Ready | Cover | Flipped | Commit | Committed | Revealed | Collected | Divided | Kept


def letter(slot: Slot) -> Phrase:
    """A slot as people name it: A is the first."""
    return Phrase("slot", {"letter": LETTERS[slot]})
