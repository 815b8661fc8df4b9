"""The oracle of KIZA: the whole game the slow and obvious way, from its specification alone.

Public face
-----------
`OPTIONS`                       every option with its values, the default first
`SILENT`                        what the specification leaves open, kept among the options
`new(seats, **options)`         a position before anybody drew a card
`phase(position)`               draw, first, deal, present, reveal, choose, auction, settle,
                                gather or over
`turn(position)`                the seats something is due from; the dealer of the house is -1
`legal(position, seat)`         every move that is not refused, lazily; up to 262,143 presentations
`grounds(position, seat, move)` all clauses that speak against a move, the nearest first
`refusal(position, seat, move)` the first of them, or None
`apply(position, seat, move)`   the position after it; a refused move raises ValueError
`advance(position)`             every dealer's move that draws nothing
`replay(seats, happened, **options)`
                                the fold of a list of (seat, move)
`absent(position, seat)`        the move for a seat whose time is over
`outcome(position)`             None, or (totals by seat, places by seat)
`visible(position, viewer)`     what a seat, or a watcher (None), may know

Cards
-----
Text: a colour of RBGY, a shape of ctsx, a value: "Rc10". `DECK` has them in the order of their ids.

Moves
-----
seat: ("present", cards), ("choose", card), ("bid", cards), ("pass",); cards are a tuple in any
order. A bid names the cards it adds.
dealer: ("draw", seat, card), one card at a time, for who deals first; ("first", seat) instead of
it where that is random; ("deal", (cards for seat 0, cards for seat 1, ...)), only what is added to
the hands; ("reveal",) what was presented; ("settle",) an auction; ("gather",) the end of a round.

A seat whose hand is empty is not asked in an auction: it is out, without a move.

Clauses
-------
The numbers of the specification without its prefix, "A7" for its settled points, and "house.1"
for a seat out of turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

DEALER = -1
HAND = 18
GOAL = 50
COLOURS = "RBGY"
SHAPES = "ctsx"
VALUES = (1, 2, 3, 5, 7, 10, 15)
DECK = tuple(f"{c}{s}{v}" for c in COLOURS for s in SHAPES for v in VALUES)

OPTIONS: dict[str, tuple[Any, ...]] = {
    "leftovers": ("return", "topup"),
    "losing_bids": ("discard", "return"),
    "end": ("immediate", "round"),
    "dealer_open_pass": ("final", "may_reenter"),
    "first_dealer": ("draw", "random"),
    "short_deal": ("exhaust", "equal"),
    "discard_log": ("shown", "hidden"),
    "stalemate_rounds": (3, 1, 2, 4, 5, 6, 7, 8, 9, 10),
}

SILENT: dict[str, tuple[Any, ...]] = {
    # short_deal=equal with leftovers=topup: hands are brought to one level, as far as the pile
    # goes, or everybody is dealt the same number, as far as he has room for it.
    "equal_topup": ("level", "number"),
}

Seat = int
Card = str
Move = tuple[Any, ...]


@dataclass
class Position:
    """The whole truth at one moment of a match; every field may be set by hand."""

    seats: int
    # Every key of OPTIONS and SILENT.
    options: dict[str, Any]
    # What was drawn for the first dealer, in order; emptied by the deal.
    draws: list[tuple[Seat, Card]] = field(default_factory=list)
    # Who puts up, or put up, a KIZA card; between rounds, who begins the next one.
    dealer: Seat | None = None
    dealt: bool = False
    revealed: bool = False
    hands: dict[Seat, set[Card]] = field(default_factory=dict)
    # Chosen and not revealed yet; these cards are still in the hands.
    pending: dict[Seat, set[Card]] = field(default_factory=dict)
    # The KIZA cards that were not put up yet.
    rows: dict[Seat, set[Card]] = field(default_factory=dict)
    centre: Card | None = None
    # What was said in this auction: the cards added, or None for a pass. Bid cards lie here alone.
    said: list[tuple[Seat, tuple[Card, ...] | None]] = field(default_factory=list)
    gains: dict[Seat, list[Card]] = field(default_factory=dict)
    # The pile of 3.4 in two parts: never shown since the shuffle, and played for all to see.
    unseen: set[Card] = field(default_factory=set)
    discard: set[Card] = field(default_factory=set)
    # Rounds that are over, captures in the present one, rounds in a row without any.
    rounds: int = 0
    captures: int = 0
    dry: int = 0
    over: bool = False


def new(seats: int, **options: Any) -> Position:
    if seats not in range(2, 7):  # A15
        raise ValueError("two to six seats")
    allowed = OPTIONS | SILENT
    for key, value in options.items():
        if key not in allowed or value not in allowed[key]:
            raise ValueError(f"no such option: {key}={value}")
    chosen = {key: options.get(key, values[0]) for key, values in allowed.items()}
    everyone = range(seats)
    return Position(
        seats,
        chosen,
        hands={seat: set() for seat in everyone},
        rows={seat: set() for seat in everyone},
        gains={seat: [] for seat in everyone},
        unseen=set(DECK),
    )


# Cards.


def worth(card: Card) -> int:
    return int(card[2:])


def matches(card: Card, kiza: Card) -> bool:
    """5.5: the same colour, the same shape, or both."""
    return card[0] == kiza[0] or card[1] == kiza[1]


def total(cards: Iterable[Card]) -> int:
    return sum(worth(card) for card in cards)


def totals(position: Position) -> list[int]:
    return [total(position.gains[seat]) for seat in range(position.seats)]


def clockwise(position: Position, start: Seat) -> list[Seat]:
    return [(start + step) % position.seats for step in range(position.seats)]


# Who deals first.


def contest(position: Position) -> tuple[list[Seat], list[tuple[Seat, Card]]]:
    """Who still draws for the first deal, and what was drawn since that was settled. 3.1, A7"""
    among, drawn = list(range(position.seats)), list(position.draws)
    while len(among) > 1 and len(drawn) >= len(among):
        drawing, drawn = drawn[: len(among)], drawn[len(among) :]
        best = max(worth(card) for _, card in drawing)
        among = sorted(seat for seat, card in drawing if worth(card) == best)
    return among, drawn


# The deal.


def pile(position: Position) -> set[Card]:
    """3.4: what was not dealt and what was discarded are one pile."""
    return position.unseen | position.discard


def due(position: Position) -> list[int]:
    """How many cards the deal brings each seat. 3.3, 7.3, A1, A11"""
    stock = len(pile(position))
    hands = [len(position.hands[seat]) for seat in range(position.seats)]
    wanted = [HAND - held for held in hands]
    if sum(wanted) <= stock:
        return wanted
    if position.options["short_deal"] == "exhaust":
        return until_exhausted(position, wanted, stock)
    if position.options["equal_topup"] == "number":
        levels = [[min(n, want) for want in wanted] for n in range(HAND + 1)]
    else:
        levels = [[max(0, n - held) for held in hands] for n in range(HAND + 1)]
    return [level for level in levels if sum(level) <= stock][-1]


def until_exhausted(position: Position, wanted: list[int], stock: int) -> list[int]:
    """One card at a time from the dealer's left; a full hand is passed over."""
    assert position.dealer is not None
    given = [0] * position.seats
    while stock:
        for seat in clockwise(position, position.dealer + 1):
            if stock and given[seat] < wanted[seat]:
                given[seat] += 1
                stock -= 1
    return given


# The auction.


def laid(position: Position, seat: Seat) -> list[Card]:
    """5.9: all the cards of a seat's bid, which stay where they are."""
    return [card for who, cards in position.said if who == seat for card in cards or ()]


def standing(position: Position) -> tuple[Seat | None, int]:
    """The highest bidder and his bid; nobody and nothing before the first bid."""
    bids = {seat: total(laid(position, seat)) for seat in range(position.seats)}
    best = max(bids.values())
    if best == 0:
        return None, 0
    return next(seat for seat in bids if bids[seat] == best), best


def passed(position: Position) -> set[Seat]:
    """Who said for good that he is out of the bidding. 5.7, A5"""
    silent = [seat for seat, cards in position.said if cards is None]
    opened = position.said[:1] == [(position.dealer, None)]
    if opened and position.options["dealer_open_pass"] == "may_reenter":
        silent = silent[1:]
    return set(silent)


def still_in(position: Position) -> list[Seat]:
    """Who may be asked again. An empty hand cannot bid any more (K17, A16)."""
    return [
        seat
        for seat in range(position.seats)
        if seat not in passed(position) and position.hands[seat]
    ]


def bidder(position: Position) -> Seat | None:
    """Whose word it is in the auction; nobody when it is over. 5.4, 5.8, A6"""
    assert position.dealer is not None
    highest, _ = standing(position)
    asked = [seat for seat in still_in(position) if seat != highest]
    start = position.said[-1][0] + 1 if position.said else position.dealer
    return next((seat for seat in clockwise(position, start) if seat in asked), None)


def with_card(position: Position, start: Seat) -> Seat | None:
    """6.2: the first seat, from this one on, with a KIZA card to put up."""
    return next((seat for seat in clockwise(position, start) if position.rows[seat]), None)


# The questions.


def holders(position: Position) -> set[Seat]:
    return {seat for seat, hand in position.hands.items() if hand}


def phase(position: Position) -> str:
    if position.over:
        return "over"
    if position.dealer is None:
        return "draw" if position.options["first_dealer"] == "draw" else "first"
    if not position.dealt:
        return "deal"
    if not position.revealed:
        return "present" if holders(position) - set(position.pending) else "reveal"
    if position.centre is not None:
        return "auction" if bidder(position) is not None else "settle"
    return "choose" if any(position.rows.values()) else "gather"


def turn(position: Position) -> set[Seat]:
    now = phase(position)
    if now == "over":
        return set()
    if now == "present":
        return holders(position) - set(position.pending)
    if now == "choose":
        assert position.dealer is not None
        return {position.dealer}
    speaker = bidder(position) if now == "auction" else None
    return {DEALER if speaker is None else speaker}


def grounds(position: Position, seat: Seat, move: Move) -> list[str]:
    """All clauses that speak against a move, the nearest first; empty when it may be made."""
    judges: dict[str, Callable[..., Iterator[str]]] = {
        "present": present_grounds,
        "choose": choose_grounds,
        "bid": bid_grounds,
        "pass": pass_grounds,
    }
    word, *rest = move
    if phase(position) == "over":
        return ["8.1"]
    if seat == DEALER:
        return list(dict.fromkeys(dealer_grounds(position, word, rest)))
    if word not in judges:
        return ["house.1"]
    return list(dict.fromkeys(judges[word](position, seat, *rest)))


def refusal(position: Position, seat: Seat, move: Move) -> str | None:
    return next(iter(grounds(position, seat, move)), None)


BEFORE = {"draw": "3.1", "first": "3.1", "deal": "3.3"}


def present_grounds(position: Position, seat: Seat, cards: tuple[Card, ...]) -> Iterator[str]:
    now = phase(position)
    if now in BEFORE:
        yield BEFORE[now]
    elif now != "present" or seat in position.pending:
        yield "4.4"
    if not cards:
        yield "4.2"
    if not set(cards) <= position.hands[seat]:
        yield "4.1"
    if len(set(cards)) < len(cards):
        yield "1.1"


def choose_grounds(position: Position, seat: Seat, card: Card) -> Iterator[str]:
    now = phase(position)
    if now in BEFORE:
        yield BEFORE[now]
    elif now in ("present", "reveal"):
        yield "4.5"
    elif now != "choose":
        yield "5.1"
    if seat not in turn(position):
        yield from ("house.1", "5.1")
    if card not in position.rows[seat]:
        yield "5.1"


def bid_grounds(position: Position, seat: Seat, cards: tuple[Card, ...]) -> Iterator[str]:
    yield from no_auction(position)
    if position.centre is not None and seat in passed(position):
        yield "5.7"
    if seat not in turn(position):
        yield "house.1"
    if not cards:
        yield "5.2"
    yield from not_in_hand(position, seat, cards)
    if position.centre is not None:
        if any(not matches(card, position.centre) for card in cards):
            yield "5.5"
        if total(laid(position, seat)) + total(cards) <= standing(position)[1]:
            yield "5.4"


def not_in_hand(position: Position, seat: Seat, cards: tuple[Card, ...]) -> Iterator[str]:
    foreign = set(cards) - position.hands[seat]
    if any(card in row for card in foreign for row in position.rows.values()):
        yield "4.3"
    if position.centre in foreign:
        yield "4.3"
    if any(card in gain for card in foreign for gain in position.gains.values()):
        yield "5.11"
    if foreign:
        yield "5.2"
    if len(set(cards)) < len(cards):
        yield "1.1"


def no_auction(position: Position) -> Iterator[str]:
    now = phase(position)
    if now in BEFORE:
        yield BEFORE[now]
    elif now in ("present", "reveal"):
        yield "4.5"
    elif now in ("choose", "gather"):
        yield "5.1"
    elif now == "settle":
        yield "5.11"


def pass_grounds(position: Position, seat: Seat) -> Iterator[str]:
    yield from no_auction(position)
    if seat not in turn(position):
        yield "house.1"
        if position.centre is not None and seat in passed(position):
            yield "5.7"


def dealer_grounds(position: Position, word: str, rest: list[Any]) -> Iterator[str]:
    now = phase(position)
    clauses = {
        "draw": "3.1",
        "first": "3.1",
        "deal": "3.3",
        "reveal": "4.1",
        "settle": "5.11",
        "gather": "7.1",
    }
    if word != now:
        yield clauses.get(word, "house.1")
    elif word == "draw":
        yield from draw_grounds(position, *rest)
    elif word == "first":
        if rest[0] not in range(position.seats):
            yield "3.1"
    elif word == "deal":
        yield from deal_grounds(position, *rest)


def draw_grounds(position: Position, seat: Seat, card: Card) -> Iterator[str]:
    among, drawn = contest(position)
    if seat not in among or seat in {who for who, _ in drawn}:
        yield "A7"
    if card not in DECK or card in {out for _, out in position.draws}:
        yield "3.1"


def deal_grounds(position: Position, added: tuple[tuple[Card, ...], ...]) -> Iterator[str]:
    dealt = [card for cards in added for card in cards]
    wanted = due(position)
    if [len(cards) for cards in added] != wanted:
        full = sum(wanted) == sum(HAND - len(hand) for hand in position.hands.values())
        yield "3.3" if full else "7.3"
    if not set(dealt) <= pile(position) or len(set(dealt)) < len(dealt):
        yield "3.4"


def subsets(cards: Iterable[Card]) -> Iterator[tuple[Card, ...]]:
    """Every choice of one or more, the small ones first."""
    ordered = [card for card in DECK if card in set(cards)]
    for size in range(1, len(ordered) + 1):
        yield from combinations(ordered, size)


def legal(position: Position, seat: Seat) -> Iterator[Move]:
    """Everything that could be said, less what is refused; of deals there are too many to say."""
    said = dealer_words(position) if seat == DEALER else seat_words(position, seat)
    return (move for move in said if not grounds(position, seat, move))


def seat_words(position: Position, seat: Seat) -> Iterator[Move]:
    """What is in nobody's reach (4.2, 5.5) is not even tried: it would only take time."""
    now = phase(position)
    if now == "present":
        yield from (("present", cards) for cards in subsets(position.hands[seat]))
    elif now == "choose":
        yield from (("choose", card) for card in DECK)
    elif now == "auction":
        centre = position.centre
        assert centre is not None
        fitting = [card for card in position.hands[seat] if matches(card, centre)]
        yield from (("bid", cards) for cards in subsets(fitting))
        yield ("pass",)


def dealer_words(position: Position) -> Iterator[Move]:
    everyone = range(position.seats)
    if phase(position) == "draw":
        yield from (("draw", seat, card) for seat in everyone for card in DECK)
    yield from (("first", seat) for seat in everyone)
    yield from [("reveal",), ("settle",), ("gather",)]


# What becomes of it.


def apply(position: Position, seat: Seat, move: Move) -> Position:
    clause = refusal(position, seat, move)
    if clause is not None:
        raise ValueError(f"{clause} refuses {move} of seat {seat} in {position}")
    after = deepcopy(position)
    word, *rest = move
    if seat == DEALER:
        DEALERS_DEEDS[word](after, *rest)
    elif word == "present":
        after.pending[seat] = set(rest[0])
    elif word == "choose":
        after.rows[seat].remove(rest[0])
        after.centre = rest[0]
    elif word == "bid":
        after.hands[seat] -= set(rest[0])
        after.said.append((seat, tuple(rest[0])))
    else:
        after.said.append((seat, None))
    return after


def draw(after: Position, seat: Seat, card: Card) -> None:
    after.draws.append((seat, card))
    among, _ = contest(after)
    if len(among) == 1:
        after.dealer = among[0]


def first(after: Position, seat: Seat) -> None:
    after.dealer = seat


def deal(after: Position, added: tuple[tuple[Card, ...], ...]) -> None:
    """A12: everything in the pile is shuffled, so that nobody knows what stays in it."""
    after.unseen, after.discard = pile(after), set()
    for seat, cards in enumerate(added):
        after.hands[seat] |= set(cards)
        after.unseen -= set(cards)
    after.draws = []
    after.dealt = True


def reveal(after: Position) -> None:
    for seat, cards in after.pending.items():
        after.hands[seat] -= cards
        after.rows[seat] = set(cards)
    after.pending = {}
    after.revealed = True
    assert after.dealer is not None
    after.dealer = with_card(after, after.dealer)  # 6.2, A8


def settle(after: Position) -> None:
    assert after.centre is not None
    assert after.dealer is not None
    winner, _ = standing(after)
    if winner is None:
        after.discard.add(after.centre)  # 5.13
    else:
        after.gains[winner].append(after.centre)  # 5.11
        after.captures += 1
    for seat in range(after.seats):
        if seat == winner or after.options["losing_bids"] == "discard":
            after.discard |= set(laid(after, seat))  # 5.12
        else:
            after.hands[seat] |= set(laid(after, seat))
    after.centre, after.said = None, []
    if after.options["end"] == "immediate" and max(totals(after)) >= GOAL:
        after.over = True  # 8.1, A3
        return
    left = (after.dealer + 1) % after.seats
    following = with_card(after, left)
    after.dealer = left if following is None else following  # 6.1, A8, A9


def gather(after: Position) -> None:
    after.rounds += 1
    after.dry = 0 if after.captures else after.dry + 1
    after.captures = 0
    if max(totals(after)) >= GOAL or after.dry >= after.options["stalemate_rounds"]:
        after.over = True  # A3b, A14
        return
    if after.options["leftovers"] == "return":
        for hand in after.hands.values():
            after.unseen |= hand
            hand.clear()
    after.dealt = after.revealed = False


DEALERS_DEEDS: dict[str, Callable[..., None]] = {
    "draw": draw,
    "first": first,
    "deal": deal,
    "reveal": reveal,
    "settle": settle,
    "gather": gather,
}


def advance(position: Position) -> Position:
    """Every dealer's move that draws nothing."""
    while (now := phase(position)) in ("reveal", "settle", "gather"):
        position = apply(position, DEALER, (now,))
    return position


def replay(seats: int, happened: Iterable[tuple[Seat, Move]], **options: Any) -> Position:
    position = new(seats, **options)
    for seat, move in happened:
        position = apply(position, seat, move)
    return position


def absent(position: Position, seat: Seat) -> Move:
    """§4, the timeout defaults."""
    now = phase(position)
    if now == "auction":
        return ("pass",)
    cards = position.hands[seat] if now == "present" else position.rows[seat]
    lowest = min(cards, key=lambda card: (worth(card), DECK.index(card)))
    return ("present", (lowest,)) if now == "present" else ("choose", lowest)


def outcome(position: Position) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Totals, and places by total; equal totals share the place. A22, A23"""
    if not position.over:
        return None
    scores = totals(position)
    places = [1 + sum(other > score for other in scores) for score in scores]
    return tuple(scores), tuple(places)


def visible(position: Position, viewer: Seat | None) -> dict[str, Any]:
    """§4: a hand for its owner; of the others its size, which a hidden choice does not lower."""
    everyone = range(position.seats)
    shown: dict[str, Any] = {
        "phase": phase(position),
        "turn": turn(position),
        "dealer": position.dealer,
        "draws": list(position.draws),
        "rounds": position.rounds,
        "dry": position.dry,
        "sizes": [len(position.hands[seat]) for seat in everyone],
        "ready": set(position.pending),
        "rows": deepcopy(position.rows),
        "centre": position.centre,
        "said": list(position.said),
        "passed": passed(position),
        "gains": deepcopy(position.gains),
        "totals": totals(position),
        "pile": len(pile(position)),
        "outcome": outcome(position),
    }
    if viewer is not None:
        shown["hand"] = set(position.hands[viewer])
        shown["presented"] = set(position.pending.get(viewer, set()))
    if position.options["discard_log"] == "shown":
        shown["discard"] = set(position.discard)
    return shown
