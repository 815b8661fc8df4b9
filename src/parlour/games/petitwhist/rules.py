"""The verbs of Petit Whist: pass a card, race for the lead, follow suit, count tricks.

What a seat may do is judged from what it sees (`forbidden`), so that no refusal can tell a secret.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TypeVar

from msgspec.structs import replace

from parlour.core import DEALER, SEATS, Clause, Dice, Outcome, Refusal, Seat, Wait, ranked

from .pieces import (
    DECK,
    Award,
    Cards,
    Cover,
    Deal,
    Dealt,
    Exchange,
    Follow,
    Gather,
    Heard,
    Knock,
    Lay,
    LetBe,
    Look,
    Move,
    Offer,
    Options,
    Race,
    Ready,
    Reveal,
    Seeing,
    SetAside,
    Shown,
    State,
    Verdict,
    View,
)

T = TypeVar("T")

KNOCKING = 3  # seconds the race is open (§2.5)

LOOKING, RACING = 1, 2  # which clock of `wait` is running

# What only the dealer says, and the clause that gives it to him.
DEALERS: dict[type, str] = {Deal: "2.1", Reveal: "2.3", Cover: "2.4", Award: "2.6", Gather: "3.4"}


def forbid(seats: int, options: Options) -> Refusal | None:
    if not 2 <= seats <= 4:  # §1
        return Refusal(SEATS, {"least": 2, "most": 4})
    if options.exchange > options.hand:
        return no("1.1", exchange=options.exchange, hand=options.hand)
    return None


def start(seats: int, options: Options) -> State:
    return State(options=options, hands=((),) * seats)


def turn(state: State) -> frozenset[Seat]:
    if not state.tricks:
        return frozenset({DEALER})  # §2.1
    if state.aside:
        return where(state.aside, None) or frozenset({DEALER})  # §2.2, §2.3
    if state.shown:
        return everybody(state) - state.looked | {DEALER}  # §2.4
    if state.knocks:
        return where(state.knocks, None) | {DEALER}  # §2.5
    if state.full:
        return frozenset({DEALER})  # §3.4
    awaited = laying(state)
    return frozenset() if awaited is None else frozenset({awaited})  # §3.2, §4.1


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    if seat != DEALER:
        return forbidden(view(state, seat), move)
    match move:
        case Deal(hands):
            right = not state.tricks and fair(hands, state)
        case Reveal():
            right = bool(state.aside) and None not in state.aside
        case Cover():
            right = bool(state.shown)
        case Award(leader):
            right = bool(state.knocks) and leader in (where(state.knocks, True) or {Seat(0)})
        case Gather(taker):
            right = state.full and taker == taking(state)
        case _:
            return forbidden(view(state, None), move)
    return None if right else no(DEALERS[type(move)])


def play(state: State, seat: Seat, move: Move) -> State:
    match move:
        case Deal(hands):
            dealt = replace(state, hands=hands, tricks=(0,) * state.seats)
            if state.options.exchange:
                return replace(dealt, aside=(None,) * state.seats)
            return racing(dealt)
        case SetAside(cards):
            return replace(state, aside=put(state.aside, seat, tuple(sorted(cards))))
        case Reveal():
            return reveal(state)
        case Look():
            return replace(state, looked=state.looked | {seat})
        case Cover():
            hands = tuple(
                tuple(sorted(hand + shown))
                for hand, shown in zip(state.hands, state.shown, strict=True)
            )
            return racing(replace(state, hands=hands, shown=(), looked=frozenset()))
        case Knock() | LetBe():
            return replace(state, knocks=put(state.knocks, seat, isinstance(move, Knock)))
        case Award(leader):
            return replace(state, knocks=(), leader=leader)
        case Lay(card):
            hand = tuple(held for held in state.hands[seat] if held != card)
            return replace(state, hands=put(state.hands, seat, hand), trick=(*state.trick, card))
        case Gather(taker):
            tricks = put(state.tricks, taker, state.tricks[taker] + 1)
            return replace(state, trick=(), leader=taker, tricks=tricks)  # §3.1


def chance(state: State, dice: Dice, order: tuple[Seat, ...] | None) -> Move:
    if not state.tricks:
        return deal(state, dice)
    if state.aside:
        return Reveal()
    if state.shown:
        return Cover()
    if state.knocks:
        knocked = where(state.knocks, True)
        first = dice.shuffled(sorted(knocked)) if order is None else order
        return Award(next((seat for seat in first if seat in knocked), Seat(0)))  # §2.6
    return Gather(taking(state))


def wait(state: State) -> Wait | None:
    if state.shown:
        return Wait(state.options.show, LOOKING) if len(state.looked) < state.seats else None
    if state.knocks:
        return Wait(KNOCKING, RACING)  # to its end, though all have spoken: see §2.5
    return None


def outcome(state: State) -> Outcome | None:
    return None if turn(state) else Outcome(state.tricks, ranked(state.tricks))  # §4.2


def view(state: State, seat: Seat | None) -> View:
    aside = None if seat is None or not state.aside else state.aside[seat]
    hand = () if seat is None else tuple(c for c in state.hands[seat] if c not in (aside or ()))
    return View(
        me=seat,
        options=state.options,
        hand=hand,
        held=tuple(len(cards) for cards in state.hands),
        turn=laying(state),
        exchanging=bool(state.aside),
        ready=(everybody(state) - where(state.aside, None)) if state.aside else state.looked,
        aside=aside,
        shown=state.shown,
        racing=bool(state.knocks),
        knocked=None if seat is None or not state.knocks else state.knocks[seat],
        leader=state.leader,
        trick=state.trick,
        tricks=state.tricks,
    )


def offer(view: View) -> Offer | None:
    if view.me is None:
        return None
    if view.exchanging:
        return None if view.aside else Exchange(view.hand, view.options.exchange)
    if view.shown:
        return None if view.me in view.ready else Seeing()
    if view.racing:
        return Race() if view.knocked is None else None
    return Follow(playable(view)) if view.turn == view.me else None


def moves(offer: Offer) -> Iterator[Move]:
    match offer:
        case Exchange(hand, count):
            yield from (SetAside(frozenset(cards)) for cards in combinations(hand, count))
        case Seeing():
            yield Look()
        case Race():
            yield from (Knock(), LetBe())
        case Follow(cards):
            yield from map(Lay, cards)


def pick(offer: Offer, dice: Dice) -> Move:
    match offer:
        case Exchange(hand, count):
            return SetAside(frozenset(dice.some(hand, count)))
        case Follow(cards):
            return Lay(dice.one(cards))
        case _:
            return dice.one(tuple(moves(offer)))


def advise(view: View, draft: Move) -> Verdict:
    lacking = view.options.exchange - len(draft.cards) if isinstance(draft, SetAside) else 0
    return Verdict(forbidden(view, draft), lacking)


def hear(state: State, seat: Seat, move: Move, listener: Seat | None) -> Heard | None:
    match move:
        case Deal(hands):
            return Dealt(() if listener is None else hands[listener])
        case SetAside():
            return move if seat == listener else Ready()
        case Reveal():
            return Shown(reveal(state).shown)
        case Knock() | LetBe():
            return move if seat == listener else None  # §2.5
        case _:
            return move


def absent(view: View, dice: Dice) -> Move:
    match offer(view):
        case Exchange(hand, count):
            return SetAside(frozenset(hand[:count]))
        case Follow(cards):
            return Lay(cards[0])
        case Race():
            return LetBe()
        case _:
            return Look()


def forbidden(view: View, move: Move) -> Refusal | None:
    """Which clause forbids a seat's move, as far as that seat can see."""
    match move:
        case SetAside(cards):
            mine = len(cards) == view.options.exchange and cards <= {*view.hand}
            if not view.exchanging or view.aside or not mine:
                return no("2.2", count=view.options.exchange)
        case Look():
            if not view.shown or view.me is None or view.me in view.ready:
                return no("2.4")
        case Knock() | LetBe():
            if not view.racing or view.me is None or view.knocked is not None:
                return no("2.5")
        case Lay(card):
            if card not in view.hand or view.turn is None:
                return no("3.2")
            if card not in playable(view):
                return no("3.3", suit=view.trick[0].suit)
        case _:
            return no(DEALERS[type(move)])
    return None


def playable(view: View) -> Cards:
    """The cards of a hand that may follow the suit led (§3.3)."""
    following = tuple(card for card in view.hand if view.trick and card.suit == view.trick[0].suit)
    return following or view.hand


def laying(state: State) -> Seat | None:
    """Whose card is awaited, once the lead is settled (§3.2)."""
    busy = not state.tricks or state.aside or state.shown or state.knocks or state.full
    if busy or not any(state.hands):
        return None
    return Seat((state.leader + len(state.trick)) % state.seats)


def taking(state: State) -> Seat:
    """The seat whose card is the highest of the suit led (§3.4)."""
    led = state.trick[0].suit
    best = max(state.trick, key=lambda card: (card.suit == led, card.rank))
    return Seat((state.leader + state.trick.index(best)) % state.seats)


def deal(state: State, dice: Dice) -> Deal:
    size = state.options.hand
    cards = dice.some(DECK, size * state.seats)
    return Deal(tuple(tuple(sorted(cards[i : i + size])) for i in range(0, len(cards), size)))


def fair(hands: tuple[Cards, ...], state: State) -> bool:
    """Equal hands for all seats, no card twice, none from outside the deck (§2.1)."""
    cards = [card for hand in hands for card in hand]
    dealt = set(cards) & set(DECK)
    sizes = [len(hand) for hand in hands]
    return len(dealt) == len(cards) and sizes == [state.options.hand] * state.seats


def reveal(state: State) -> State:
    """What was set aside lies open before the next seat (§2.3)."""
    passed = [cards or () for cards in state.aside]
    hands = tuple(
        tuple(card for card in hand if card not in gone)
        for hand, gone in zip(state.hands, passed, strict=True)
    )
    return replace(state, hands=hands, aside=(), shown=(passed[-1], *passed[:-1]))


def racing(state: State) -> State:
    """Hands are complete; now the lead is settled (§2.5)."""
    return replace(state, knocks=(None,) * state.seats) if state.options.lead == "knock" else state


def everybody(state: State) -> frozenset[Seat]:
    return frozenset(map(Seat, range(state.seats)))


def where(answers: Sequence[object], answer: object) -> frozenset[Seat]:
    """The seats that gave this answer."""
    return frozenset(Seat(seat) for seat, given in enumerate(answers) if given is answer)


def put(old: tuple[T, ...], seat: Seat, new: T) -> tuple[T, ...]:
    return (*old[:seat], new, *old[seat + 1 :])


def no(clause: str, **parts: int | str) -> Refusal:
    return Refusal(Clause(clause), dict(parts))
