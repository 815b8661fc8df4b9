"""The oracle of MEZZA: the whole game the slow and obvious way, from its specification alone.

The pile is a list of lays and nothing else; what it is worth and what fits is worked out anew from
its bottom each time. Races are over before the oracle hears of them: it takes what happened in one
total order, and a claim that lost did not happen.

Public face
-----------
`OPTIONS`                       every option with its values, the default first
`SILENT`                        what the specification leaves open, kept among the options
`new(seats, dealer=None, **options)`
                                a position before the deal; `dealer` is the seat to whose left the
                                clockwise options begin, the last seat if nobody is named
`phase(position)`               deal, swap, swapped, starter, start, refill, window, turn or over
`turn(position)`                the seats that may speak; the dealer of the house is -1
`legal(position, seat)`         every move that is not refused; of deals there are too many to say
`grounds(position, seat, move)` all clauses that speak against a move, the nearest first
`refusal(position, seat, move)` the first of them, or None
`apply(position, seat, move)`   the position after it; a refused move raises ValueError
`advance(position)`             every dealer's move that draws nothing and waits for nobody
`replay(seats, happened, **options)`
                                the fold of a list of (seat, move)
`winners(position, claims)`     of {seat: move}, who may be awarded a window
`absent(position, seat)`        the move for a seat whose time is over, None where none is due
`outcome(position)`             None, or (scores, places), one of each for every seat
`visible(position, viewer)`     what a seat, or a watcher (None), may know
`standing(position)`            what the pile is worth: top, run, eff (in halves), low, comb

Cards
-----
The ids of the specification: J* J0 h 1 2 3 3h 4 5 6 6h 7 8 9 9h.

Moves
-----
seat: ("swap", the three cards that are the hand afterwards), ("start", kind, count),
("play", kind, count) from the hand or the open cards, whichever is in use, ("closed", slot),
("pick up",), ("steal", count), ("quick", count), ("add", count) from the open cards.
dealer: ("deal", ((hand, open, closed), ...)), three cards in each; ("swapped",) when the exchange
is simultaneous and all have chosen; ("starter", seat) where the tied do not race;
("refill", cards); ("close",) a window nobody used, or its first stage where it has two.

A closed card is turned in the same move that chooses it. In a race (`steal_mode`) the layer's
quick lay, the steals and the next player's own turn are open at once; in serial play they come one
after the other, each ended by ("close",), and the next player waits.

Clauses
-------
The numbers of the specification without its prefix, and "#9" for its settled points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple

DEALER = -1
KINDS = ("J*", "J0", "h", "1", "2", "3", "3h", "4", "5", "6", "6h", "7", "8", "9", "9h")
JOKERS = ("J*", "J0")
X_HALVES = ("3h", "6h", "9h")
# Compare values in halves; J* has none.
VALUE = {"J0": 0, "h": 1, "1": 2, "2": 4, "3": 6, "3h": 7, "4": 8, "5": 10, "6": 12, "6h": 13}
VALUE |= {"7": 14, "8": 16, "9": 18, "9h": 19}
FOUR, SEVEN, TEN = 8, 14, 20
# Upwards, and the jokers last: what "lowest" means when somebody's time is over.
UPWARDS = (*KINDS[2:], "J0", "J*")

OPTIONS: dict[str, tuple[Any, ...]] = {
    "deck": ("full", "short"),
    "short_for_four": (False, True),
    "stall_turns": (150, None, *(n for n in range(60, 401) if n != 150)),
    "steal_mode": ("race", "random", "clockwise"),
    "own_half_forced": (True, False),
    "joker_on_four": ("keep", "consume"),
    "extra_half_on_four": ("ge4", "le4", "half"),
    "seven_heads_up": ("self", "no_skip"),
    "steal_count": ("any", "one"),
    "quick_before_steal": (True, False),
    "joker_quads": (True, False),
    "quick_lay": ("drawn", "any", "off"),
    "open_add": ("any", "one", "off"),
    "swap_mode": ("simultaneous", "clockwise", "off"),
    "start_tie": ("race", "random", "left_of_dealer"),
    "memory_aid": ("off", "counts", "full"),
}

SILENT: dict[str, tuple[Any, ...]] = {
    # A drawn copy that was not added at once: gone when the next refill draws; never gone; gone
    # with the first addition, whether or not anything is drawn after it.
    "quick_rest": ("until_refill", "stays", "once"),
    # own_half_forced=False exempts an h that completes an x-half, or an extra h as well.
    "unforced": ("completion", "extra_too"),
    # seven_heads_up=no_skip: when the turn would come back to the layer, or whenever two are left.
    "heads_up": ("layer_in", "two_left"),
}

Seat = int
Kind = str
Move = tuple[Any, ...]


@dataclass(frozen=True)
class Lay:
    """Equal cards laid in one turn; what is added quickly enlarges the lay. 8.2"""

    seat: Seat
    kind: Kind
    count: int
    # hand, open or closed
    zone: str = "hand"


class Standing(NamedTuple):
    """What the pile asks of the next card."""

    top: Kind | None = None
    run: int = 0
    eff: int = 0
    # The next card must be lower than or equal to 4 (6.8).
    low: bool = False
    # An h lies on an x-half, with nothing but more h above.
    comb: bool = False
    # Four of a kind, or a 10: the pile leaves the game.
    cleared: bool = False


@dataclass
class Position:
    """The whole truth at one moment of a match; every field may be set by hand."""

    seats: int
    # Every key of OPTIONS and SILENT.
    options: dict[str, Any]
    # To whose left the clockwise options begin; he plays like the others.
    dealer: Seat
    dealt: bool = False
    hands: dict[Seat, Counter[Kind]] = field(default_factory=dict)
    open: dict[Seat, Counter[Kind]] = field(default_factory=dict)
    closed: dict[Seat, list[Kind | None]] = field(default_factory=dict)
    stock: Counter[Kind] = field(default_factory=Counter)
    # The hands chosen in an exchange that is not revealed yet.
    chosen: dict[Seat, Counter[Kind]] = field(default_factory=dict)
    # Who has exchanged, or may not any more.
    swapped: set[Seat] = field(default_factory=set)
    exchanged: bool = False
    # The one of the tied who begins, where they do not race.
    starter: Seat | None = None
    started: bool = False
    lays: list[Lay] = field(default_factory=list)
    removed: Counter[Kind] = field(default_factory=Counter)
    # Whose turn it is, or will be when the window is over.
    to_move: Seat | None = None
    # Who draws up to three before anything else happens.
    refilling: Seat | None = None
    # What is open now, and what will be once that is closed.
    stages: list[set[str]] = field(default_factory=list)
    # How many of the last cards drawn may be added to the lay. 8.5
    fresh: int = 0
    # How many open cards were added to the lay.
    added: int = 0
    # Turns in a row without progress (#1).
    stall: int = 0
    # Who is out, in that order.
    gone: list[Seat] = field(default_factory=list)
    blocked: bool = False


def deck(options: dict[str, Any]) -> Counter[Kind]:
    """1.1, 1.3"""
    cards = Counter({kind: 12 if kind == "h" else 4 for kind in KINDS})
    if options["deck"] == "short":
        for kind in ("3", "6", "9"):
            del cards[kind]
    return cards


def new(seats: int, dealer: Seat | None = None, **options: Any) -> Position:
    allowed = OPTIONS | SILENT
    for key, value in options.items():
        if key not in allowed or value not in allowed[key]:
            raise ValueError(f"no such option: {key}={value}")
    chosen = {key: options.get(key, values[0]) for key, values in allowed.items()}
    most = 6 if chosen["deck"] == "full" else 4 if chosen["short_for_four"] else 3
    if seats not in range(2, most + 1):  # #2, 9.2
        raise ValueError(f"two to {most} seats")
    return Position(seats, chosen, seats - 1 if dealer is None else dealer)


# Who and what is in the game.


def clockwise(position: Position, start: Seat) -> list[Seat]:
    return [(start + step) % position.seats for step in range(position.seats)]


def active(position: Position) -> list[Seat]:
    return [seat for seat in range(position.seats) if seat not in position.gone]


def after(position: Position, seat: Seat) -> list[Seat]:
    """Everybody still in the game, clockwise from a seat's left; the seat itself comes last."""
    return [who for who in clockwise(position, seat + 1) if who in active(position)]


def facedown(position: Position, seat: Seat) -> list[Kind]:
    return [kind for kind in position.closed[seat] if kind is not None]


def zone(position: Position, seat: Seat) -> str:
    """hand, open, closed, or nothing: which cards a seat may use. 5.1 to 5.6"""
    if position.hands[seat] or position.stock:
        return "hand"
    if position.open[seat]:
        return "open"
    return "closed" if facedown(position, seat) else "nothing"


def usable(position: Position, seat: Seat) -> Counter[Kind]:
    """The cards a seat can see and use."""
    zones = {"hand": position.hands, "open": position.open}
    return zones.get(zone(position, seat), {seat: Counter[Kind]()})[seat]


def due(position: Position, seat: Seat) -> int:
    """How many cards a seat draws. 4.8, 4.9"""
    return max(0, min(3 - position.hands[seat].total(), position.stock.total()))


def cards_left(position: Position, seat: Seat) -> tuple[int, int, int]:
    """All cards, closed cards, open cards: fewer is better, in this order. #1"""
    shut, shown = len(facedown(position, seat)), position.open[seat].total()
    return position.hands[seat].total() + shut + shown, shut, shown


# What the pile is worth.


def standing(position: Position) -> Standing:
    options = position.options
    return folded(
        tuple((lay.kind, lay.count) for lay in position.lays),
        options["joker_on_four"],
        options["extra_half_on_four"],
        options["joker_quads"],
    )


@lru_cache(maxsize=1 << 12)
def folded(
    lays: tuple[tuple[Kind, int], ...], joker_on_four: str, extra_on_four: str, quads: bool
) -> Standing:
    now = Standing()
    for kind, count in lays:
        run = now.run + count if kind == now.top else count
        eff, low, comb = worth(now, kind, joker_on_four, extra_on_four)
        four = run >= 4 and (kind not in JOKERS or quads)
        now = Standing(kind, run, eff, low, comb, four or (comb and eff == TEN))
    return now


def worth(
    now: Standing, kind: Kind, joker_on_four: str, extra_on_four: str
) -> tuple[int, bool, bool]:
    """eff, low and comb after a card of that kind, the removal of the pile left aside."""
    if kind == "J*":  # 6.1; on a 4: #5
        return now.eff, now.low and joker_on_four == "keep", False
    if completes(now, kind):  # 6.4
        return now.eff + 1, now.eff + 1 == FOUR, True
    if extra(now, kind):  # 7.5, #6, #7
        if now.eff == FOUR and extra_on_four == "half":
            return VALUE["h"], False, False
        return now.eff, now.eff == FOUR and extra_on_four == "le4", True
    return VALUE[kind], kind == "4", False


def completes(now: Standing, kind: Kind) -> bool:
    return kind == "h" and now.top in X_HALVES


def extra(now: Standing, kind: Kind) -> bool:
    return kind == "h" and now.top == "h" and now.comb


def fits(now: Standing, kind: Kind) -> bool:
    if now.top is None or kind in JOKERS:
        return True
    if completes(now, kind) or extra(now, kind):
        return True
    return VALUE[kind] <= FOUR if now.low else VALUE[kind] >= now.eff


def skips(before: Standing, lay: Lay) -> bool:
    """Whether the next player loses his turn. 6.10, 7.7"""
    return lay.kind == "7" or (lay.kind == "h" and before.top == "6h")


def interrupted(position: Position) -> bool:
    """Jokers without value lie between the top and an x-half. 7.8"""
    kinds = [lay.kind for lay in position.lays]
    while kinds and kinds[-1] == "J*":
        kinds.pop()
    return bool(kinds) and kinds[-1] in X_HALVES and len(kinds) < len(position.lays)


def playable(position: Position, seat: Seat) -> list[Kind]:
    """The kinds a seat could lay in its own turn, of the cards it can see."""
    now = standing(position)
    return [kind for kind in KINDS if usable(position, seat)[kind] and fits(now, kind)]


def obliged(position: Position, seat: Seat) -> bool:
    """Whether a seat that could pick up must lay. 4.12, 4.14"""
    now = standing(position)
    kinds = playable(position, seat)
    if not position.options["own_half_forced"]:
        kinds = [kind for kind in kinds if not completes(now, kind)]
        if position.options["unforced"] == "extra_too":
            kinds = [kind for kind in kinds if not extra(now, kind)]
    return bool(kinds)


# Who starts.


def starting(position: Position) -> tuple[Kind, list[Seat]]:
    """The lowest card in a hand, and who holds it. 3.1, 3.3, 3.4"""
    everyone = range(position.seats)
    kind = next(kind for kind in UPWARDS if any(position.hands[seat][kind] for seat in everyone))
    return kind, [seat for seat in everyone if position.hands[seat][kind]]


def may_start(position: Position) -> list[Seat]:
    _, tied = starting(position)
    return tied if position.starter is None else [position.starter]


def may_be_starter(position: Position) -> list[Seat]:
    _, tied = starting(position)
    if position.options["start_tie"] == "left_of_dealer":
        return [seat for seat in clockwise(position, position.dealer + 1) if seat in tied][:1]
    return tied


# The questions.


def phase(position: Position) -> str:
    if not position.dealt:
        return "deal"
    if not position.exchanged:
        return "swapped" if len(position.swapped) == position.seats else "swap"
    if not position.started:
        race = position.options["start_tie"] == "race" or len(starting(position)[1]) == 1
        return "start" if race or position.starter is not None else "starter"
    if position.blocked or len(active(position)) == 1:
        return "over"
    if position.refilling is not None:
        return "refill"
    return "window" if position.stages else "turn"


def turn(position: Position) -> set[Seat]:
    now = phase(position)
    if now == "over":
        return set()
    if now == "swap":
        order = clockwise(position, position.dealer + 1)
        waiting = [seat for seat in order if seat not in position.swapped]
        return set(waiting[:1] if position.options["swap_mode"] == "clockwise" else waiting)
    if now == "start":
        return set(may_start(position))
    if now == "window":
        return {DEALER} | asked(position)
    if now == "turn":
        assert position.to_move is not None
        return {position.to_move}
    return {DEALER}


def asked(position: Position) -> set[Seat]:
    """Whom a window asks, whatever they hold: nothing may show who can use it. §4.3"""
    layer, stage, seats = position.lays[-1].seat, position.stages[0], set[Seat]()
    if "quick" in stage:
        seats.add(layer)
    if "steal" in stage:
        seats |= set(active(position)) - {layer}
    if "turn" in stage:
        assert position.to_move is not None
        seats.add(position.to_move)
    return seats & set(active(position))


def windows(position: Position) -> list[set[str]]:
    """The stages that follow the lay on top. 7.12, 8.1, #11, #12"""
    layer = position.lays[-1]
    may_add = position.options["quick_lay"] != "off" or position.options["open_add"] != "off"
    quick = {"quick"} if may_add and layer.seat in active(position) else set[str]()
    steal = {"steal"} if layer.kind in X_HALVES else set[str]()
    if position.options["steal_mode"] == "race":
        return [quick | steal | {"turn"}] if quick or steal else []
    stages = [quick, steal] if position.options["quick_before_steal"] else [steal, quick]
    return [stage for stage in stages if stage]


def grounds(position: Position, seat: Seat, move: Move) -> list[str]:
    """All clauses that speak against a move, the nearest first; empty when it may be made."""
    word, *rest = move
    if phase(position) == "over":
        return ["1.2"]
    judges = DEALERS_JUDGES if seat == DEALER else JUDGES
    if word not in judges:
        return ["4.1"]
    found = judges[word](position, *rest) if seat == DEALER else judges[word](position, seat, *rest)
    return list(dict.fromkeys(found))


def refusal(position: Position, seat: Seat, move: Move) -> str | None:
    return next(iter(grounds(position, seat, move)), None)


def swap_grounds(position: Position, seat: Seat, hand: Iterable[Kind]) -> Iterator[str]:
    if phase(position) != "swap" or seat in position.swapped:
        yield "2.5"
    elif seat not in turn(position):
        yield "#27"
    if position.dealt:
        keep = Counter(hand)
        if keep.total() != 3 or not keep <= position.hands[seat] + position.open[seat]:
            yield "2.5"


def start_grounds(position: Position, seat: Seat, kind: Kind, count: int) -> Iterator[str]:
    if phase(position) not in ("start", "starter"):
        yield "3.1"
        return
    lowest, tied = starting(position)
    if kind != lowest:
        yield from ("3.3", "3.1", "3.5") if kind in JOKERS else ("3.1", "3.5")
    if seat not in tied:
        yield "3.1"
    elif phase(position) == "starter" or seat not in may_start(position):
        yield from ("#29", "3.2")
    if kind not in KINDS or not 0 < count <= position.hands[seat][kind]:
        yield "4.3"


def before_turns(position: Position) -> Iterator[str]:
    now = phase(position)
    if now in ("deal", "swap", "swapped"):
        yield "2.5"
    elif now in ("starter", "start"):
        yield "3.1"
    elif now == "refill":
        yield "4.8"


def out_of_turn(position: Position, seat: Seat) -> Iterator[str]:
    """Whether a seat may not take its own turn now."""
    yield from before_turns(position)
    if seat in position.gone:
        yield "1.4"
    if seat != position.to_move:
        yield "4.1"
    elif phase(position) == "window" and "turn" not in position.stages[0]:
        yield "#12"


def play_grounds(position: Position, seat: Seat, kind: Kind, count: int) -> Iterator[str]:
    yield from out_of_turn(position, seat)
    if not position.dealt:
        return
    if kind not in KINDS or count < 1:
        yield "4.3"
        return
    yield from not_usable(position, seat, kind, count)
    now = standing(position)
    if not fits(now, kind):
        if kind == "h" and interrupted(position):
            yield "7.8"
        yield "6.8" if now.low else "4.2"


def not_usable(position: Position, seat: Seat, kind: Kind, count: int) -> Iterator[str]:
    """Why a seat cannot lay so many of a kind now."""
    if count <= usable(position, seat)[kind]:
        return
    if zone(position, seat) == "closed":
        yield "5.6"
    if zone(position, seat) == "hand" and position.open[seat][kind]:
        yield "5.2"
    yield "4.3"


def closed_grounds(position: Position, seat: Seat, slot: int) -> Iterator[str]:
    yield from out_of_turn(position, seat)
    if position.dealt:
        if zone(position, seat) != "closed":
            yield "5.6"
        if slot not in range(3) or position.closed[seat][slot] is None:
            yield "5.7"


def pick_up_grounds(position: Position, seat: Seat) -> Iterator[str]:
    yield from out_of_turn(position, seat)
    if not position.dealt:
        return
    if not position.lays:
        yield "4.15"
    if zone(position, seat) == "closed":
        yield "5.7"
    if obliged(position, seat):
        yield "4.12"
        if all(completes(standing(position), kind) for kind in playable(position, seat)):
            yield "4.14"


def steal_grounds(position: Position, seat: Seat, count: int) -> Iterator[str]:
    yield from before_turns(position)
    if not position.started:
        return
    if seat in position.gone:
        yield "1.4"
    now = standing(position)
    if position.lays and position.lays[-1].seat == seat:
        yield "7.11"
    if now.comb:
        yield "7.6"
    if interrupted(position):
        yield "7.8"
    if phase(position) != "window" or "steal" not in position.stages[0]:
        yield "7.12"
    if zone(position, seat) in ("closed", "nothing"):
        yield "7.10"
    yield from not_usable(position, seat, "h", count)
    if count < 1:
        yield "4.3"
    if count > 1 and position.options["steal_count"] == "one":
        yield "#9"


def window_of(position: Position, seat: Seat) -> Iterator[str]:
    """Whether a seat may not enlarge its lay any more."""
    yield from before_turns(position)
    if not position.lays or position.lays[-1].seat != seat:
        yield "8.1"
    if phase(position) != "window" or "quick" not in position.stages[0]:
        yield "8.1"


def quick_grounds(position: Position, seat: Seat, count: int) -> Iterator[str]:
    yield from window_of(position, seat)
    if position.options["quick_lay"] == "off":
        yield "#23"
    if count < 1:
        yield "4.3"
    if position.lays:
        held = position.hands[seat][position.lays[-1].kind]
        drawn = held if position.options["quick_lay"] == "any" else min(position.fresh, held)
        if count > drawn:
            yield "8.5"


def add_grounds(position: Position, seat: Seat, count: int) -> Iterator[str]:
    yield from window_of(position, seat)
    if position.options["open_add"] == "off":
        yield "#25"
    if count < 1:
        yield "4.3"
    if position.options["open_add"] == "one" and position.added + count > 1:
        yield "#25"
    if position.lays:
        lay = position.lays[-1]
        if lay.zone != "hand" or position.hands[seat] or position.stock:
            yield "8.4"
        if count > position.open[seat][lay.kind]:
            yield "8.7"


JUDGES: dict[str, Callable[..., Iterator[str]]] = {
    "swap": swap_grounds,
    "start": start_grounds,
    "play": play_grounds,
    "closed": closed_grounds,
    "pick up": pick_up_grounds,
    "steal": steal_grounds,
    "quick": quick_grounds,
    "add": add_grounds,
}


def deal_grounds(position: Position, dealt: tuple[Any, ...]) -> Iterator[str]:
    parts = [part for parts in dealt for part in parts]
    sizes = [[len(part) for part in parts] for parts in dealt]
    if position.dealt or sizes != [[3, 3, 3]] * position.seats:
        yield "2.1"
    if not Counter(kind for part in parts for kind in part) <= deck(position.options):
        yield "1.1"


def swapped_grounds(position: Position) -> Iterator[str]:
    if phase(position) != "swapped":
        yield "2.6"


def starter_grounds(position: Position, seat: Seat) -> Iterator[str]:
    if phase(position) != "starter":
        yield "3.2"
    elif seat not in may_be_starter(position):
        yield "#29"


def refill_grounds(position: Position, drawn: Iterable[Kind]) -> Iterator[str]:
    cards = Counter(drawn)
    if phase(position) != "refill":
        yield "4.8"
        return
    assert position.refilling is not None
    if cards.total() != due(position, position.refilling):
        yield "4.8"
    if not cards <= position.stock:
        yield "2.4"


def close_grounds(position: Position) -> Iterator[str]:
    if phase(position) != "window":
        yield "7.12"


DEALERS_JUDGES: dict[str, Callable[..., Iterator[str]]] = {
    "deal": deal_grounds,
    "swapped": swapped_grounds,
    "starter": starter_grounds,
    "refill": refill_grounds,
    "close": close_grounds,
}


def choices(cards: Counter[Kind], size: int) -> list[tuple[Kind, ...]]:
    """All different choices of so many cards."""
    return sorted(set(combinations(sorted(cards.elements()), size)))


def legal(position: Position, seat: Seat) -> Iterator[Move]:
    """Everything that could be said, less what is refused."""
    said = dealer_words(position) if seat == DEALER else seat_words(position, seat)
    return (move for move in said if not grounds(position, seat, move))


def seat_words(position: Position, seat: Seat) -> Iterator[Move]:
    if phase(position) == "swap":
        own = position.hands[seat] + position.open[seat]
        yield from (("swap", hand) for hand in choices(own, 3))
    counts = range(1, 13)
    if position.dealt:
        for kind, held in sorted((position.hands[seat] + position.open[seat]).items()):
            yield from ((word, kind, n) for word in ("start", "play") for n in range(1, held + 1))
    yield from (("closed", slot) for slot in range(3))
    yield ("pick up",)
    for word in ("steal", "quick", "add"):
        yield from ((word, count) for count in counts)


def dealer_words(position: Position) -> Iterator[Move]:
    if phase(position) == "refill":
        assert position.refilling is not None
        size = due(position, position.refilling)
        few = Counter({kind: min(count, size) for kind, count in position.stock.items()})
        yield from (("refill", cards) for cards in choices(few, size))
    yield from (("starter", seat) for seat in range(position.seats))
    yield from [("swapped",), ("close",)]


def winners(position: Position, claims: dict[Seat, Move]) -> set[Seat]:
    """Who may be awarded: anybody of the lawful claimants, or the first to the layer's left. #3"""
    lawful = {seat for seat, move in claims.items() if not grounds(position, seat, move)}
    if position.options["steal_mode"] != "clockwise":
        return lawful
    order = [who for who in clockwise(position, position.lays[-1].seat + 1) if who in lawful]
    return set(order[:1])


# What becomes of it.


def apply(position: Position, seat: Seat, move: Move) -> Position:
    clause = refusal(position, seat, move)
    if clause is not None:
        raise ValueError(f"{clause} refuses {move} of seat {seat} in {position}")
    then = deepcopy(position)
    word, *rest = move
    if seat == DEALER:
        DEALERS_DEEDS[word](then, *rest)
    else:
        DEEDS[word](then, seat, *rest)
    return then


def deal(then: Position, dealt: tuple[Any, ...]) -> None:
    then.stock = deck(then.options)
    for seat, (hand, shown, shut) in enumerate(dealt):
        then.hands[seat], then.open[seat] = Counter(hand), Counter(shown)
        then.closed[seat] = list(shut)
        then.stock -= Counter([*hand, *shown, *shut])
    then.dealt = True
    then.exchanged = then.options["swap_mode"] == "off"


def swap(then: Position, seat: Seat, hand: Iterable[Kind]) -> None:
    then.swapped.add(seat)
    if then.options["swap_mode"] == "simultaneous":
        then.chosen[seat] = Counter(hand)
        return
    exchange(then, seat, Counter(hand))
    then.exchanged = len(then.swapped) == then.seats


def exchange(then: Position, seat: Seat, hand: Counter[Kind]) -> None:
    then.open[seat] = then.hands[seat] + then.open[seat] - hand
    then.hands[seat] = hand


def swapped(then: Position) -> None:
    for seat, hand in then.chosen.items():
        exchange(then, seat, hand)
    then.chosen = {}
    then.exchanged = True


def starter(then: Position, seat: Seat) -> None:
    then.starter = seat


def start(then: Position, seat: Seat, kind: Kind, count: int) -> None:
    """3.6: an ordinary turn from here on."""
    then.started = True
    play(then, seat, kind, count)


def play(then: Position, seat: Seat, kind: Kind, count: int) -> None:
    where = zone(then, seat)
    take(usable(then, seat), kind, count)
    lay(then, Lay(seat, kind, count, where))


def steal(then: Position, seat: Seat, count: int) -> None:
    """7.2: a lay like any other, but for who makes it."""
    play(then, seat, "h", count)


def closed(then: Position, seat: Seat, slot: int) -> None:
    kind = then.closed[seat][slot]
    assert kind is not None
    then.closed[seat][slot] = None
    if fits(standing(then), kind):
        lay(then, Lay(seat, kind, 1, "closed"))
        return
    then.hands[seat][kind] += 1  # 5.9
    then.stall = -1  # a table card was played: this turn counts from nothing
    pick_up(then, seat)


def pick_up(then: Position, seat: Seat) -> None:
    for each in then.lays:
        then.hands[seat][each.kind] += each.count
    then.lays, then.stages = [], []
    then.stall += 1
    then.to_move = after(then, seat)[0]
    end_of_turn(then)


def lay(then: Position, made: Lay) -> None:
    before = standing(then)
    then.lays.append(made)
    then.fresh = then.added = 0
    then.stall = 0 if made.zone != "hand" else then.stall + 1
    and_then(then, made.seat)
    if then.lays:
        then.to_move = successor(then, made.seat, skips(before, made))
    end_of_turn(then)


def successor(then: Position, seat: Seat, skipping: bool) -> Seat:
    """6.10, 1.4, #8, #15"""
    order = after(then, seat)
    if then.options["seven_heads_up"] == "no_skip" and len(order) == 2:
        skipping = skipping and seat not in order and then.options["heads_up"] == "layer_in"
    return order[1 % len(order)] if skipping else order[0]


def enlarge(then: Position, seat: Seat, count: int) -> None:
    """8.2: the lay just made grows, and nothing else happens again."""
    made = then.lays.pop()
    then.lays.append(replace(made, count=made.count + count))
    and_then(then, seat)
    end_of_turn(then)


def quick(then: Position, seat: Seat, count: int) -> None:
    take(then.hands[seat], then.lays[-1].kind, count)
    then.fresh = max(0, then.fresh - count)
    if then.options["quick_rest"] == "once":
        then.fresh = 0
    enlarge(then, seat, count)


def add(then: Position, seat: Seat, count: int) -> None:
    take(then.open[seat], then.lays[-1].kind, count)
    then.added += count
    then.stall = 0
    enlarge(then, seat, count)


def take(cards: Counter[Kind], kind: Kind, count: int) -> None:
    cards[kind] -= count
    if not cards[kind]:
        del cards[kind]


def and_then(then: Position, seat: Seat) -> None:
    """What follows every card laid: the pile may go, the layer may be out, or draws."""
    then.stages = []
    if due(then, seat):
        then.refilling = seat
    elif not any(cards_left(then, seat)):
        then.gone.append(seat)
        then.stall = 0
    if standing(then).cleared:
        for each in then.lays:
            then.removed[each.kind] += each.count
        then.lays = []
        then.stall = 0
        then.fresh = 0
        then.to_move = seat if seat in active(then) else after(then, seat)[0]  # 6.12, 6.16, #34
    else:
        then.stages = windows(then)


def end_of_turn(then: Position) -> None:
    limit = then.options["stall_turns"]
    if limit is not None and then.stall >= limit and then.refilling is None:
        then.blocked = True


def refill(then: Position, drawn: Iterable[Kind]) -> None:
    assert then.refilling is not None
    cards = Counter(drawn)
    then.hands[then.refilling] += cards
    then.stock -= cards
    then.refilling = None
    then.stall = 0
    equal = cards[then.lays[-1].kind] if then.lays else 0
    then.fresh = equal + (then.fresh if then.options["quick_rest"] == "stays" else 0)


def close(then: Position) -> None:
    then.stages.pop(0)


DEEDS: dict[str, Callable[..., None]] = {
    "swap": swap,
    "start": start,
    "play": play,
    "closed": closed,
    "pick up": pick_up,
    "steal": steal,
    "quick": quick,
    "add": add,
}
DEALERS_DEEDS: dict[str, Callable[..., None]] = {
    "deal": deal,
    "swapped": swapped,
    "starter": starter,
    "refill": refill,
    "close": close,
}


def advance(position: Position) -> Position:
    """Every dealer's move that draws nothing and waits for nobody."""
    if phase(position) == "swapped":
        return apply(position, DEALER, ("swapped",))
    return position


def replay(seats: int, happened: Iterable[tuple[Seat, Move]], **options: Any) -> Position:
    position = new(seats, **options)
    for seat, move in happened:
        position = apply(position, seat, move)
    return position


def absent(position: Position, seat: Seat) -> Move | None:
    """#39: the lowest kind, one card; the pile if nothing fits; nothing in a window."""
    now = phase(position)
    if now == "swap":
        return ("swap", tuple(sorted(position.hands[seat].elements())))
    if now == "start":
        return ("start", starting(position)[0], 1)
    if now != "turn":
        return None
    if zone(position, seat) == "closed":
        return next(move for move in legal(position, seat) if move[0] == "closed")
    kinds = [kind for kind in UPWARDS if kind in playable(position, seat)]
    return ("play", kinds[0], 1) if kinds else ("pick up",)


def outcome(position: Position) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Places by the order of going out (1.2), or #1 where the game is blocked; n - place points."""
    if not position.dealt or phase(position) != "over":
        return None
    left = {seat: cards_left(position, seat) for seat in active(position)}
    first = len(position.gone) + 1
    places = {seat: place for place, seat in enumerate(position.gone, 1)}
    for seat, cards in left.items():
        places[seat] = first + sum(other < cards for other in left.values())
    everyone = range(position.seats)
    scores = tuple(position.seats - places[seat] for seat in everyone)
    return scores, tuple(places[seat] for seat in everyone)


def visible(position: Position, viewer: Seat | None) -> dict[str, Any]:
    """§4.4. What is dealt and drawn shows as numbers only, except to its owner."""
    now = standing(position) if position.dealt else Standing()
    shown: dict[str, Any] = {
        "phase": phase(position),
        "hands": {seat: hand.total() for seat, hand in position.hands.items()},
        "open": deepcopy(position.open),
        "closed": {seat: [bool(slot) for slot in slots] for seat, slots in position.closed.items()},
        "stock": position.stock.total(),
        "swapped": set(position.swapped),
        "top": now.top,
        "run": now.run,
        "eff": now.eff,
        "low": now.low,
        "pile": sum(lay.count for lay in position.lays),
        "removed": position.removed.total(),
        "to_move": position.to_move,
        "gone": list(position.gone),
        "outcome": outcome(position),
    }
    if viewer is not None and position.dealt:
        shown["hand"] = Counter(position.hands[viewer])
        shown["chosen"] = position.chosen.get(viewer)
    if position.options["memory_aid"] != "off":
        shown["counts"] = position.removed + Counter(
            kind for lay in position.lays for kind in [lay.kind] * lay.count
        )
    if position.options["memory_aid"] == "full":
        shown["lays"] = list(position.lays)
    return shown
