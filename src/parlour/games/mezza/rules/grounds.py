"""Why a wish cannot be, from what its seat sees: the clause, and what would be possible instead."""

from collections import Counter

from parlour.core import Clause, Part, Phrase, Refusal, Seat, Who

from ..naming import name_all, name_cards, name_lays, name_value
from ..pieces import (
    HALF,
    HAND,
    X_HALVES,
    Add,
    Award,
    Cards,
    Deal,
    Kind,
    LetBe,
    Move,
    Order,
    PickUp,
    Play,
    PlayClosed,
    Quick,
    Recall,
    Refill,
    Reveal,
    Slot,
    Start,
    Steal,
    Swap,
)
from ..views import View
from .pile import JOKERS, completes, fitting
from .races import MOST
from .reach import (
    fitting_lays,
    is_asked,
    is_chooser,
    is_layer,
    is_orderable,
    may_pick_up,
    may_recall,
    six,
    slots,
    to_add,
    to_quick,
    to_steal,
    zone,
)
from .turns import ordered

# Moves that no seat makes, and the clause that gives each to the dealer.
DEALERS: dict[type, str] = {Deal: "2.1", Reveal: "2.6", Refill: "4.8", Award: "7.2"}


def forbidden(view: View, move: Move) -> Refusal | None:
    """Which clause forbids a seat's move, as far as that seat can see."""
    match move:
        case Play() | PlayClosed() | PickUp() | Recall():
            return no_turn(view, move)
        case Swap(hand):
            return unswappable(view, hand)
        case Start(kind, count):
            return unstartable(view, kind, count)
        case Steal(count):
            return unstealable(view, count)
        case Quick(count):
            return unquick(view, count)
        case Add(count):
            return unaddable(view, count)
        case LetBe():
            return unasked(view)
        case Order(most):
            return unorderable(view, most)
        case _:
            return no(DEALERS[type(move)])


def no_turn(view: View, move: Play | PlayClosed | PickUp | Recall) -> Refusal | None:
    """Why a seat cannot do this in a turn of its own; while nobody has one, the house says so."""
    early = out_of_turn(view)
    if early or view.mover is None:
        return early
    match move:
        case Play(kind, count):
            return unlayable(view, kind, count)
        case PlayClosed(slot):
            return unturnable(view, slot)
        case PickUp():
            return untakable(view)
        case Recall():
            return None if may_recall(view) else because("7.15", "none")


def out_of_turn(view: View) -> Refusal | None:
    """Why a seat has no turn of its own now."""
    if view.me is None:
        return because("4.1", "dealer")
    if not view.opened:
        return no("2.1")
    if view.swapping:
        return because("2.5", "first")
    if view.starting:
        return because("3.1", "start")
    if view.me in view.out:
        return no("1.4")
    if view.mover is None:
        return None
    if view.mover != view.me:
        return because("4.1", "other", who=Who(view.mover))
    if is_layer(view):
        return no("7.16")
    return spoken(view) if view.window else None


def unlayable(view: View, kind: Kind, count: int) -> Refusal | None:
    held = zone(view).count(kind)
    if slots(view):
        return because("5.6", "unseen")
    if not 1 <= count <= held:
        if view.hand and not held and kind in view.opened[seat_of(view)]:
            return no("5.2")
        return no("4.3", held=held, card=name_cards(kind))
    if view.window and view.window.steals and completes(view.pile.top, kind):
        return no("7.1")
    return unfitting(view, kind)


def unfitting(view: View, kind: Kind) -> Refusal | None:
    """Why the pile does not take such a card."""
    pile = view.pile
    if kind in fitting(pile.top, pile.value, pile.low, pile.comb):
        return None
    could = name_lays(fitting_lays(view))
    if pile.low:
        return no("6.8", card=name_cards(kind), could=hint(could))
    if kind == HALF and is_interrupted(view):
        return no("7.8")
    return no("4.2", card=name_cards(kind), value=name_value(pile.value), could=hint(could))


def hint(could: tuple[Phrase, ...]) -> Phrase:
    """What would be possible instead."""
    return Phrase("could-lay", {"cards": could}) if could else Phrase("could-take")


def is_interrupted(view: View) -> bool:
    """Whether a joker lies between a half and what it would complete (§7.8)."""
    return view.pile.top == "J*" and view.pile.value in X_HALVES.values()


def unturnable(view: View, slot: Slot) -> Refusal | None:
    if zone(view):
        return because("5.6", "cards")
    return None if slot in slots(view) else because("5.7", "gone")


def untakable(view: View) -> Refusal | None:
    if slots(view):
        return because("5.7", "turn")
    if not view.pile.size:
        return no("4.15")
    return None if may_pick_up(view) else no("4.12", cards=name_lays(fitting_lays(view)))


def unswappable(view: View, hand: Cards) -> Refusal | None:
    if view.me is None or not view.swapping:
        return because("2.5", "over")
    if view.me in view.ready:
        return because("2.5", "used")
    if not is_chooser(view):
        return no("2.7")
    whole = len(hand) == HAND and hand == ordered(hand) and not Counter(hand) - Counter(six(view))
    return None if whole else because("2.5", "own", cards=name_all(six(view)))


def unstartable(view: View, kind: Kind, count: int) -> Refusal | None:
    if view.me is None or not view.starting:
        return because("3.1", "begun")
    if view.mine:
        return no("3.7")
    low = view.hand[0]
    if kind != low:
        lowest = name_cards(low)
        return no("3.3" if kind in JOKERS else "3.5", card=lowest)
    held = view.hand.count(low)
    return None if 1 <= count <= held else no("4.3", held=held, card=name_cards(low))


def unstealable(view: View, count: int) -> Refusal | None:
    window = view.window
    if view.pile.comb and view.pile.top == HALF:
        return no("7.6")
    if is_interrupted(view):
        return no("7.8")
    if window is None or not window.steals or view.me is None:
        return no("7.12")
    if is_layer(view):
        return no("7.11")
    if not is_asked(view):
        return no("1.4")
    return spoken(view) or unstolen(view, count)


def unstolen(view: View, count: int) -> Refusal | None:
    """Why a seat that may steal cannot do it with so many halves."""
    cards, able = zone(view), to_steal(view)
    if not cards:
        return no("7.10")
    if 1 <= count <= able:
        return None
    if not able and count > 0 and HALF in view.opened[seat_of(view)]:
        return no("5.2")
    if count > able >= 1 and view.options.steal_count == "one":
        return no("7.4")
    return no("4.3", held=able, card=name_cards(HALF))


def unquick(view: View, count: int) -> Refusal | None:
    if view.window is None or not is_layer(view):
        return no("8.1")
    if not view.window.quick:
        return because("8.5", "undrawn")
    able = to_quick(view)
    drawn = because("8.5", "drawn", count=able)
    return spoken(view) or (None if 1 <= count <= able else drawn)


def unaddable(view: View, count: int) -> Refusal | None:
    if view.window is None or not (is_layer(view) and view.window.adds):
        return no("8.4")
    able = to_add(view)
    return spoken(view) or (None if 1 <= count <= able else no("8.7", count=able))


def unasked(view: View) -> Refusal | None:
    if view.starting:
        return no("3.7")
    return spoken(view) if is_asked(view) else no("7.3")


def unorderable(view: View, most: int) -> Refusal | None:
    if not is_orderable(view):
        return because("7.15", "closed")
    return spoken(view) or (None if 0 <= most <= MOST else because("7.15", "many", most=MOST))


def spoken(view: View) -> Refusal | None:
    """Nobody claims twice."""
    return no("7.13") if view.mine else None


def seat_of(view: View) -> Seat:
    assert view.me is not None, "only a seat has cards"
    return view.me


def because(clause: str, why: str, **parts: Part) -> Refusal:
    """A refusal by a clause that can forbid for more than one reason."""
    return no(clause, why=Phrase(f"why-{why}", dict(parts)))


def no(clause: str, **parts: Part) -> Refusal:
    return Refusal(Clause(clause), dict(parts))
