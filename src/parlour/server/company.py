"""Who sits at a table, under what agreement, and what everybody may know of them."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from parlour.core import Outcome

# fmt: off
Animal: TypeAlias = Literal[
    "badger", "bear", "bee", "cat", "deer",
    "dog", "duck", "fox", "frog", "goat",
    "hare", "hedgehog", "horse", "lynx", "mole",
    "mouse", "newt", "otter", "owl", "panda",
    "rabbit", "robin", "seal", "snail", "squirrel",
    "swan", "tiger", "turtle", "whale", "wolf",
]
# fmt: on
Emote: TypeAlias = Literal[
    "hello", "bye", "thanks", "well_played", "oops", "wow", "think", "laugh", "hurry", "sorry"
]
Stage: TypeAlias = Literal["gathering", "playing", "over"]
Level: TypeAlias = Annotated[int, Meta(ge=1, le=5)]


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """The table's clock beside the game's own: `move` and `days` for each move (then the table
    plays for who is late), `match` for all moves of a seat (then its flag falls)."""

    kind: Literal["none", "move", "match", "days"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=30 * 86400)] = 60
    bonus: Annotated[int, Meta(ge=0, le=600)] = 0  # seconds after each move, with `match`


class Agreement(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table settles beside the options of its game."""

    public: bool = False  # listed, and open to whoever comes; else by invitation
    kids: bool = False  # no free words, and people are called by their animals
    pace: Pace = field(default_factory=Pace)
    hurried: bool = True  # whether the game's own clocks run (memorising, windows)
    races: Literal["credit", "lot"] = "credit"  # who was first: measured, or drawn among all
    empty: Literal["bots", "wait"] = "bots"  # what the start makes of empty seats
    level: Level = 1  # of those bots


class Place(Struct, frozen=True):
    """Who holds a seat: a person, a bot, or a bot that stands in for a person."""

    person: int | None = None
    bot: int | None = None  # its level
    gave_up: bool = False
    entropy: bytes = b""  # what the seat gives to the luck of the match; a bot gives nothing


class Person(Struct, frozen=True):
    """Somebody at this table, with no account but the key in the pocket."""

    name: str
    animal: Animal


class Company(Struct, frozen=True):
    """All of it, as it is kept beside the match."""

    agreement: Agreement
    places: tuple[Place, ...]
    people: tuple[Person, ...] = ()
    host: int = 0  # the person who opened the table
    started: bool = False
    following: str | None = None  # the table of the rematch


class Sitter(Struct, frozen=True):
    """A seat as everybody may see it."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    animal: Animal | None = None
    level: int | None = None  # of the bot that plays, be it for a person
    here: bool = False  # a person's chair is connected
    gave_up: bool = False


class Asked(Struct, frozen=True):
    """A take-back that waits for answers."""

    seat: int
    agreed: tuple[int, ...]


class TableNow(Struct, frozen=True, tag="Table"):
    """A table as everybody at it may see it, and which of it is yours."""

    table: str
    game: str
    edition: int
    options: Any
    agreement: Agreement
    stage: Stage
    seats: tuple[Sitter, ...]
    watchers: int
    commitment: str | None  # nothing for a deal that somebody named
    mine: tuple[int, ...] = ()  # the seats that your key holds
    host: bool = False  # whether your key is the host's
    started: bool = False
    invite: str | None = None  # for the link, to whoever sits there
    asked: Asked | None = None
    following: str | None = None
    outcome: Outcome | None = None


def seated(company: Company, person: int) -> tuple[int, ...]:
    """The seats that a person holds, whoever plays there now."""
    return tuple(n for n, place in enumerate(company.places) if place.person == person)


def placed(company: Company, seat: int, place: Place) -> Company:
    places = (*company.places[:seat], place, *company.places[seat + 1 :])
    return replace(company, places=places)


def free(company: Company) -> tuple[int, ...]:
    return tuple(n for n, place in enumerate(company.places) if is_free(place))


def is_free(place: Place) -> bool:
    return place.person is None and place.bot is None


def filled(company: Company) -> Company:
    """Bots on all empty seats."""
    bot = Place(bot=company.agreement.level)
    places = tuple(bot if is_free(place) else place for place in company.places)
    return replace(company, places=places)


def known_as(company: Company, person: int) -> str:
    """The name people are shown; at a table for children, nobody's own."""
    who = company.people[person]
    return who.animal if company.agreement.kids or not who.name else who.name


def sitter(company: Company, seat: int, here: bool) -> Sitter:
    place = company.places[seat]
    if place.person is None:
        kind: Literal["bot", "empty"] = "empty" if place.bot is None else "bot"
        return Sitter(kind, level=place.bot)
    animal = company.people[place.person].animal
    name = known_as(company, place.person)
    return Sitter("person", name, animal, place.bot, here, place.gave_up)


def bots(company: Company) -> Iterator[tuple[int, int]]:
    """The seats that bots play, and how well."""
    for seat, place in enumerate(company.places):
        if place.bot is not None:
            yield seat, place.bot
