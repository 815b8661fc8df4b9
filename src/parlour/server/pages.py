"""What is asked and answered over HTTP. A key travels as `Authorization: Bearer`."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from parlour.core import Outcome, Phrase
from parlour.server.company import Agreement, Animal, Level, Sitter, Stage

Name: TypeAlias = Annotated[str, Meta(max_length=200)]  # it is cleaned, and then at most 24 signs
Entropy: TypeAlias = Annotated[bytes, Meta(max_length=88)]  # base64 of at most 64 bytes


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """Whatever is asked; a field that nobody knows is refused."""


class Wanted(Asked, frozen=True):
    """A table somebody asks for. Whoever opens it is its host, and sits only by sitting down."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=12)]
    options: dict[str, Any] = {}
    agreement: Agreement | None = None  # without one the game's own: children's at BATASAURUS
    name: Name = ""
    animal: Animal = "fox"
    deal: Annotated[str, Meta(pattern="^([0-9a-f]{2}){1,32}$")] | None = None  # a seed, by name


class Opened(Struct, frozen=True):
    """A table that now is, the promise of its luck, and the host's key."""

    table: str
    key: str
    invite: str
    link: str
    commitment: str | None


class Sitting(Asked, frozen=True):
    """Somebody sits down. With a key this is one seat more on the same device (hot seat)."""

    name: Name = ""
    animal: Animal = "fox"
    seat: int | None = None  # the first empty one if none is named
    entropy: Entropy = b""  # the seat's own luck
    invite: str = ""


class Seated(Struct, frozen=True):
    """A seat that is held, and the key that holds it."""

    table: str
    key: str
    seats: tuple[int, ...]


class Arranging(Asked, frozen=True):
    """Before the start the host sets a bot on a seat, or frees it."""

    bot: Level | None = None


class Watching(Asked, frozen=True):
    """What a socket's ticket is for: one of one's own seats, or to watch."""

    seat: int | None = None
    invite: str = ""


class Ticket(Struct, frozen=True):
    """Opens one socket, once, soon."""

    ticket: str
    seconds: int


class Device(Struct, frozen=True):
    """Opens the same seats on another device, once, within ten minutes."""

    code: str
    link: str
    seconds: int


class Moving(Asked, frozen=True):
    """Somebody comes with a code from another device."""

    code: str


class Again(Asked, frozen=True):
    """A rematch is wished, and this is the luck that one brings to it, for each of one's seats."""

    entropies: tuple[Entropy, ...] = ()


class Listed(Struct, frozen=True):
    """A public table, as the lobby shows it."""

    table: str
    game: str
    stage: Stage
    seats: tuple[Sitter, ...]
    watchers: int
    kids: bool


class GamePage(Struct, frozen=True):
    """A game, how many may play it, and what its tables may agree on."""

    name: str
    edition: int
    least: int
    most: int
    options: dict[str, Any]  # JSON Schema, with the rulebook's defaults
    agreement: Agreement  # what a table of it agrees on if nobody says otherwise
    levels: tuple[int, ...] = (1, 2, 3, 4, 5)


class Clause(Struct, frozen=True):
    clause: str
    sentence: str


class Shown(Struct, frozen=True):
    """A running match, as far as the asker may see it now."""

    game: str
    edition: int
    seats: int
    options: Any
    commitment: str | None
    steps: int
    view: Any


class Replayed(Struct, frozen=True):
    """A finished match as one of its viewers saw it, step by step."""

    game: str
    edition: int
    seats: int
    options: Any
    steps: tuple[Any, ...]
    ending: tuple[Phrase, ...]


class Verdict(Struct, frozen=True):
    """What became of a record that was brought: kept under its name, or the first flaw in it."""

    record: str | None
    flaw: str | None = None
    move: int | None = None


class Refusing(Struct, frozen=True):
    """Why something cannot be done, in the asked language, and what can be instead."""

    why: str  # a word for programs, such as "no-such-table"; or a clause, as in "house.4"
    text: str
    instead: tuple[str, ...] = ()
    retry_after_s: int | None = None


class Health(Struct, frozen=True):
    """The house stands; asked whether it is ready, it can also write."""

    status: Literal["ok"] = "ok"
    test_mode: bool = False  # faults can be made to happen: never play here


class ProofPage(Struct, frozen=True):
    match: str
    commitment: bytes
    entropies: tuple[bytes, ...]
    seed: bytes


class EventPage(Struct, frozen=True):
    n: int
    seat: int
    move: dict[str, Any]
    at: int = 0
    absent: bool = False
    order: tuple[int, ...] | None = None
    lag: int = 0


class RecordPage(Struct, frozen=True):
    """A record as JSON, as far as all games have it in common."""

    game: str
    edition: int
    seats: int
    options: dict[str, Any]
    events: tuple[EventPage, ...]
    outcome: Outcome | None = None
    state: str | None = None
    proof: ProofPage | None = None
    conceded: int | None = None
