"""The oracle of BATASAURUS: the whole game the slow and obvious way, from its specification alone.

The public face
    OPTIONS             every option of the specification, its default first
    SILENT              points which the specification leaves open, kept among the options
    new(seats, named=None, **options)
                        a Position before anything was laid out; `named` is the host's choice
    turn(position)      the seats that may speak; DEALER (-1) for chance, time and bookkeeping
    legal(position, seat)
                        every move that is not refused (the dealer's layouts come lazily)
    grounds(position, seat, move)
                        all clauses that speak against a move, the nearest first
    refusal(position, seat, move)
                        the first of them, or None
    apply(position, seat, move)
                        the next Position; its argument is left as it was
    advance(position)   makes every dealer's move that draws nothing and waits for no clock
    absent(position, seat, random)
                        the move for a seat whose time is over: any of its cards
    outcome(position)   None, or (scores, places), one of each for every seat
    visible(position, viewer)
                        what a seat, or a watcher (None), may know

Moves of a seat: ("ready",), ("play", slot), ("commit", slot), slots 0 to 11.
Moves of the dealer: ("first", seat), ("lay", seat, twelve values), ("cover",) when the memorising
is over, ("reveal",) the war cards, ("settle",) a complete trick, ("end",) the game.

Clauses are those of the specification without their prefix: "3.1", and "A8" for its settled points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

DEALER = -1
SLOTS = range(12)
STRENGTHS = range(1, 13)

OPTIONS: dict[str, tuple[Any, ...]] = {
    "unresolved": ("return", "void", "split", "leader"),
    "short_war": ("forfeit", "last_card_stands"),
    "end_rule": ("first_empty", "last_pair"),
    "final_tie": ("share", "last_trick_winner", "playoff_new_game"),
    "memorise_view": ("all", "own"),
    "memorise_s": (30, *(s for s in range(10, 121) if s != 30)),
    "early_ready": ("on", "off"),
    "trick_log": ("hidden", "last", "all"),
    "first_leader": ("random", "host_choice"),
}

# Neither the specification nor any printed block answers these; the first answer is the default.
SILENT: dict[str, tuple[Any, ...]] = {
    # Cards that cannot be shared evenly are counted as fractions, or the remainder is void.
    "split_rest": ("fraction", "void"),
    # The tied seat that won the very last trick, or the one of the tied that won a trick last.
    "last_trick": ("last", "latest"),
    # The play-off orders all who played it, or it names the first alone.
    "playoff_order": ("all", "first"),
}

Seat = int
Cards = int | Fraction
Move = tuple[Any, ...]
Layer = dict[Seat, tuple[int, int]]  # seat -> (slot, strength)


@dataclass
class Trick:
    """A trick that is over."""

    leader: Seat
    layers: list[Layer]
    winner: Seat | None  # None: nobody won it (A1a)
    gained: dict[Seat, Cards]


@dataclass
class Position:
    """The whole truth of a match; every field may be set by hand."""

    seats: int
    # Every key of OPTIONS and SILENT.
    options: dict[str, Any]
    # The seats of the present game: all of them, or the tied ones in a play-off.
    players: tuple[Seat, ...]
    # The seat the host named, where he did.
    named: Seat | None = None
    # Who leads, or led, the present trick; None until it is settled who starts.
    leader: Seat | None = None
    # Twelve strengths a player, None where the slot is empty; no entry until laid out.
    # A committed war card is still in its slot.
    layouts: dict[Seat, list[int | None]] = field(default_factory=dict)
    ready: set[Seat] = field(default_factory=set)
    covered: bool = False
    # What lies in the centre: the trick's own layer, then one layer for every war revealed.
    layers: list[Layer] = field(default_factory=list)
    # The slots chosen for a war that is not revealed yet.
    committed: dict[Seat, int] = field(default_factory=dict)
    # How many cards each player has won in the present game.
    piles: dict[Seat, Cards] = field(default_factory=dict)
    # How many cards nobody owns any more.
    void: Cards = 0
    # The tricks of the present game; may stay empty unless trick_log or final_tie ask for them.
    log: list[Trick] = field(default_factory=list)
    # The piles at the end of the games before the present play-off, the first game first.
    rounds: list[dict[Seat, Cards]] = field(default_factory=list)
    over: bool = False


def new(seats: int, named: Seat | None = None, **options: Any) -> Position:
    if seats not in (2, 3, 4):
        raise ValueError("two to four seats")
    allowed = OPTIONS | SILENT
    for key, value in options.items():
        if key not in allowed or value not in allowed[key]:
            raise ValueError(f"no such option: {key}={value}")
    chosen = {key: options.get(key, values[0]) for key, values in allowed.items()}
    if named is not None and (chosen["first_leader"] != "host_choice" or named not in range(seats)):
        raise ValueError("a named leader is a seat, and asks for first_leader=host_choice")
    players = tuple(range(seats))
    return Position(seats, chosen, players, named, piles=dict.fromkeys(players, 0))


def hand(position: Position, seat: Seat) -> list[int]:
    """The slots that still hold a card."""
    layout = position.layouts.get(seat, [])
    return [slot for slot, strength in enumerate(layout) if strength is not None]


def clockwise(position: Position, start: Seat) -> list[Seat]:
    everyone = [(start + step) % position.seats for step in range(position.seats)]
    return [seat for seat in everyone if seat in position.players]


def awaited(position: Position) -> list[Seat]:
    """Who must still put a card into the trick's own layer, in order. 3.1, 3.2"""
    laid = position.layers[0] if position.layers else {}
    assert position.leader is not None
    order = clockwise(position, position.leader)
    return [seat for seat in order if seat not in laid and hand(position, seat)]


def strongest(layer: Layer) -> tuple[int, list[Seat]]:
    best = max(strength for _, strength in layer.values())
    return best, sorted(seat for seat, (_, strength) in layer.items() if strength == best)


def verdict(position: Position) -> tuple[str, list[Seat]]:
    """What a complete trick calls for: ("take", [winner]), ("war", fighters), ("nobody", tied)."""
    stands = position.options["short_war"] == "last_card_stands"
    first, *wars = position.layers
    strength, tied = strongest(first)  # 4.6, A11: nobody below the strongest matters
    for war in wars:
        standing = [seat for seat in tied if seat not in war]
        new_strength, new_tied = strongest(war)  # A10: only the new cards
        if stands and standing and new_strength <= strength:
            return ("take" if len(standing) == 1 else "nobody"), standing
        strength, tied = new_strength, new_tied
    if len(tied) == 1:
        return "take", tied
    fighters = [seat for seat in tied if hand(position, seat)]
    if not fighters:
        return "nobody", tied  # A1a
    if len(fighters) == 1 and not stands:
        return "take", fighters  # A1b
    return "war", fighters  # A1c


def exhausted(position: Position) -> bool:
    """Between tricks: no further trick is played. A2"""
    holding = [seat for seat in position.players if hand(position, seat)]
    if position.options["end_rule"] == "first_empty":
        return len(holding) < len(position.players)
    return len(holding) < 2


def phase(position: Position) -> str:
    """first, lay, memorise, play, war, reveal, settle, end or over."""
    if position.over:
        return "over"
    if position.leader is None:
        return "first"
    if any(seat not in position.layouts for seat in position.players):
        return "lay"
    if not position.covered:
        return "memorise"
    if not position.layers and exhausted(position):
        return "end"
    if awaited(position):
        return "play"
    kind, fighters = verdict(position)
    if kind != "war":
        return "settle"
    return "reveal" if all(seat in position.committed for seat in fighters) else "war"


def turn(position: Position) -> set[Seat]:
    now = phase(position)
    if now == "over":
        return set()
    if now == "memorise":  # the dealer speaks for the clock
        early = position.options["early_ready"] == "on"
        return {DEALER} | (set(position.players) - position.ready if early else set())
    if now == "play":
        return {awaited(position)[0]}
    if now == "war":
        return {seat for seat in verdict(position)[1] if seat not in position.committed}
    return {DEALER}


def grounds(position: Position, seat: Seat, move: Move) -> list[str]:
    """All clauses that speak against a move, the nearest first; empty when it may be made."""
    word, *rest = move
    if seat == DEALER:
        return dealer_grounds(position, word, rest)
    judges: dict[str, Callable[..., list[str]]] = {
        "ready": ready_grounds,
        "play": play_grounds,
        "commit": commit_grounds,
    }
    if word not in judges:
        return ["3.2"]
    return list(dict.fromkeys(judges[word](position, seat, *rest)))


def refusal(position: Position, seat: Seat, move: Move) -> str | None:
    return next(iter(grounds(position, seat, move)), None)


OTHER_PHASE = {
    "first": "2.2",
    "lay": "2.2",
    "memorise": "2.4",
    "war": "4.2",
    "reveal": "4.3",
    "settle": "3.3",
    "end": "5.1",
    "over": "5.1",
}


def ready_grounds(position: Position, seat: Seat) -> list[str]:
    if position.options["early_ready"] == "off":
        return ["2.4", "A6"]  # only the clock ends the memorising
    if phase(position) != "memorise" or seat not in position.players or seat in position.ready:
        return ["2.4"]
    return []


def play_grounds(position: Position, seat: Seat, slot: int) -> list[str]:
    now = phase(position)
    found = []
    laid = bool(position.layers) and seat in position.layers[0]
    if laid and now in ("play", "settle"):
        found.append("A8")
    if now != "play":
        found.append(OTHER_PHASE[now])
    if turn(position) != {seat}:
        if now == "play" and not position.layers:
            found.append("3.1" if first_trick(position) else "3.4")
        found.append("3.2")
    if slot not in hand(position, seat):
        found.append("3.1")
    return found


def first_trick(position: Position) -> bool:
    return all(len(hand(position, seat)) == 12 for seat in position.players)


def commit_grounds(position: Position, seat: Seat, slot: int) -> list[str]:
    now = phase(position)
    if now not in ("war", "reveal"):
        return ["4.1"] if now == "play" else ["4.1", OTHER_PHASE[now]]
    found = []
    if seat not in verdict(position)[1]:
        fought = any(seat in war for war in position.layers[1:])
        found += ["4.5", "4.2"] if fought else ["4.2", "4.6"]
    if slot not in hand(position, seat):
        found += ["4.2", "3.1"]
    if seat in position.committed:
        found += ["A8", "A9", "4.2"]
    return found


def dealer_grounds(position: Position, word: str, rest: Sequence[Any]) -> list[str]:
    now = phase(position)
    due = {"memorise": "cover", "reveal": "reveal", "settle": "settle", "end": "end"}
    if word == "first":
        return [] if now == "first" and rest[0] in starters(position) else ["3.1", "A5"]
    if word == "lay":
        seat, strengths = rest
        if now != "lay" or seat not in position.players or seat in position.layouts:
            return ["2.2"]
        return [] if sorted(strengths) == list(STRENGTHS) else ["2.1"]
    clauses = {"cover": "2.4", "reveal": "4.3", "settle": "3.3", "end": "5.1"}
    return [] if due.get(now) == word else [clauses.get(word, "3.2")]


def starters(position: Position) -> list[Seat]:
    """Who may start; in a play-off which the named seat does not play, anybody. A5"""
    if position.named in position.players:
        return [position.named]
    return list(position.players)


def legal(position: Position, seat: Seat) -> Iterator[Move]:
    """Everything that could be said, less what is refused."""
    said = dealer_words(position) if seat == DEALER else seat_words()
    return (move for move in said if not grounds(position, seat, move))


def seat_words() -> Iterable[Move]:
    return [("ready",), *((word, slot) for word in ("play", "commit") for slot in SLOTS)]


def dealer_words(position: Position) -> Iterator[Move]:
    if phase(position) == "lay":
        for seat in position.players:
            if seat not in position.layouts:
                yield from (("lay", seat, order) for order in permutations(STRENGTHS))
        return
    yield from (("first", seat) for seat in range(position.seats))
    yield from [("cover",), ("reveal",), ("settle",), ("end",)]


def apply(position: Position, seat: Seat, move: Move) -> Position:
    against = refusal(position, seat, move)
    if against is not None:
        raise ValueError(f"{move} of seat {seat} is refused: {against}")
    after = deepcopy(position)
    word, *rest = move
    if word == "ready":
        after.ready.add(seat)
    elif word == "play":
        play(after, seat, rest[0])
    elif word == "commit":
        after.committed[seat] = rest[0]
    elif word == "first":
        after.leader = rest[0]
    elif word == "lay":
        after.layouts[rest[0]] = list(rest[1])
    elif word == "cover":
        after.covered = True
    else:
        {"reveal": reveal, "settle": settle, "end": end}[word](after)
    return after


def turn_over(position: Position, layer: Layer, seat: Seat, slot: int) -> None:
    strength = position.layouts[seat][slot]
    assert strength is not None
    position.layouts[seat][slot] = None
    layer[seat] = (slot, strength)


def play(position: Position, seat: Seat, slot: int) -> None:
    if not position.layers:
        position.layers.append({})
    turn_over(position, position.layers[0], seat, slot)


def reveal(position: Position) -> None:
    layer: Layer = {}
    for seat, slot in position.committed.items():
        turn_over(position, layer, seat, slot)
    position.layers.append(layer)
    position.committed = {}


def settle(position: Position) -> None:
    """The centre changes hands, and the next leader is found. 3.3, 3.4, 4.4, A1a, A13, A14"""
    assert position.leader is not None
    kind, seats = verdict(position)
    if kind == "nobody" and position.options["unresolved"] == "leader":
        kind, seats = "take", [position.leader]
    winner = seats[0] if kind == "take" else None
    centre = sum(len(layer) for layer in position.layers)
    gained = {winner: centre} if winner is not None else consolation(position, seats)
    for seat, cards in gained.items():
        position.piles[seat] += cards
    position.void += centre - sum(gained.values())
    position.log.append(Trick(position.leader, position.layers, winner, dict(gained)))
    position.layers = []
    lead = position.leader if winner is None else winner
    holding = [seat for seat in clockwise(position, lead) if hand(position, seat)]
    position.leader = holding[0] if holding else lead


def consolation(position: Position, tied: list[Seat]) -> Mapping[Seat, Cards]:
    """What each seat gets of a trick that nobody can win. A1a"""
    rule = position.options["unresolved"]
    own = {seat: sum(seat in layer for layer in position.layers) for seat in position.layers[0]}
    if rule == "return":
        return own
    if rule == "void":
        return {}
    share: Cards = Fraction(sum(own.values()), len(tied))
    if position.options["split_rest"] == "void":
        share = int(share)
    return dict.fromkeys(tied, share)


def end(position: Position) -> None:
    """What is left in front of a player is his. 5.1"""
    for seat in position.players:
        position.piles[seat] += len(hand(position, seat))
        position.layouts[seat] = [None] * 12
    best = max(position.piles.values())
    tied = tuple(seat for seat in position.players if position.piles[seat] == best)
    if len(tied) == 1 or position.options["final_tie"] != "playoff_new_game":
        position.over = True
        return
    # A3: the tied play a whole new game, and again until one has the most.
    position.rounds.append(position.piles)
    position.players = tied
    position.piles = dict.fromkeys(tied, 0)
    position.leader, position.covered, position.void = None, False, 0
    position.layouts, position.ready, position.log = {}, set(), []


def advance(position: Position) -> Position:
    while phase(position) in ("reveal", "settle", "end"):
        position = apply(position, DEALER, next(legal(position, DEALER)))
    return position


def absent(position: Position, seat: Seat, random: Random) -> Move:
    """Each filled slot is as likely as any other, whatever lies there."""
    word = "play" if phase(position) == "play" else "commit"
    return (word, random.choice(hand(position, seat)))


def outcome(position: Position) -> tuple[list[Cards], list[int]] | None:
    """The cards of the first game, and the places: one more than the seats that did better."""
    if not position.over:
        return None
    games = [*position.rounds, position.piles]
    scores = [games[0][seat] for seat in range(position.seats)]
    merits = [merit(position, games, seat) for seat in range(position.seats)]
    return scores, [1 + sum(other > mine for other in merits) for mine in merits]


def merit(position: Position, games: list[dict[Seat, Cards]], seat: Seat) -> list[Cards]:
    """What a seat is placed by, the weightiest first. 5.2, A3"""
    if position.options["final_tie"] == "last_trick_winner":
        return [games[0][seat], int(seat == tie_breaker(position))]
    if len(games) > 1 and position.options["playoff_order"] == "first":
        last = games[-1]
        return [games[0][seat], int(seat in last and last[seat] == max(last.values()))]
    return [game.get(seat, -1) for game in games]


def tie_breaker(position: Position) -> Seat | None:
    """The seat that the last trick puts before the others with the most cards, if any."""
    best = max(position.piles.values())
    tied = [seat for seat in position.players if position.piles[seat] == best]
    latest = [trick.winner for trick in position.log]
    if position.options["last_trick"] == "last":
        return latest[-1] if latest and latest[-1] in tied else None
    return next((seat for seat in reversed(latest) if seat in tied), None)


def visible(position: Position, viewer: Seat | None) -> dict[str, Any]:
    """Nothing here depends on the strength of a card that lies face down."""
    kept: dict[str, int] = {"hidden": 0, "last": 1, "all": len(position.log)}
    shown = kept[position.options["trick_log"]]
    now = phase(position)
    return {
        "seats": position.seats,
        "options": dict(position.options),
        "players": position.players,
        "phase": now,
        "turn": turn(position),
        "leader": position.leader,
        "ready": set(position.ready),
        "faces": {
            seat: list(layout) if open_to(position, seat, viewer) else [None] * 12
            for seat, layout in position.layouts.items()
        },
        "filled": {
            seat: [strength is not None for strength in layout]
            for seat, layout in position.layouts.items()
        },
        "left": {seat: len(hand(position, seat)) for seat in position.players},
        "piles": dict(position.piles),
        "void": position.void,
        "table": deepcopy(position.layers),
        "fighters": verdict(position)[1] if now in ("war", "reveal") else [],
        "committed": set(position.committed),
        "own_commit": None if viewer is None else position.committed.get(viewer),
        "tricks": deepcopy(position.log[len(position.log) - shown :]) if shown else [],
        "rounds": deepcopy(position.rounds),
        "outcome": outcome(position),
    }


def open_to(position: Position, seat: Seat, viewer: Seat | None) -> bool:
    """While memorising only: one's own faces, and everybody's on an open table. 2.4, A4"""
    if position.covered:
        return False
    return seat == viewer or position.options["memorise_view"] == "all"
