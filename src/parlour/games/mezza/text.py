"""Which words people read at a table of MEZZA."""

from collections.abc import Iterator

from parlour.core import Part, Phrase, Seat, Who

from .naming import name_all, name_cards, name_value
from .pieces import (
    HALF,
    Add,
    Cards,
    LetBe,
    Move,
    Order,
    PickUp,
    Play,
    PlayClosed,
    Quick,
    Recall,
    Start,
    Steal,
    Swap,
)
from .rules.reach import is_asked, is_chooser
from .views import Dealt, Drew, Face, Heard, Laid, Ready, Shown, Took, Unclaimed, View, Window

MADE = {8: "made-four", 14: "made-seven", 20: "made-ten"}


def tell(seat: Seat, heard: Heard, listener: Seat | None) -> Phrase:
    match heard:
        case Dealt():
            return tell_deal(heard, listener)
        case Swap(hand):
            return Phrase("chosen", {"cards": name_all(hand)})
        case Ready():
            return Phrase("ready", {"who": Who(seat)})
        case Shown(opened):
            return Phrase("shown", {"rows": rows(opened, listener)})
        case Drew(who, count, cards):
            if cards:
                return Phrase("drew-mine", {"cards": name_all(cards)})
            return Phrase("drew", {"who": Who(who), "count": count})
        case Laid():
            return sentences(*tell_lay(heard, listener))
        case Took(who, count, turned):
            if turned is None:
                return about("took", who, listener, count=count)
            return about("turned-took", who, listener, count=count, card=name_cards(turned))
        case Unclaimed():
            return Phrase("unclaimed")
        case Recall():
            return Phrase("recalled")
        case _:
            return Phrase("claimed", {"what": name(heard)})


def tell_deal(heard: Dealt, listener: Seat | None) -> Phrase:
    parts: dict[str, Part] = {"rows": rows(heard.opened, listener), "stock": heard.stock}
    if heard.hand:
        return Phrase("dealt-mine", {**parts, "cards": name_all(heard.hand)})
    return Phrase("dealt", parts)


def tell_lay(heard: Laid, listener: Seat | None) -> Iterator[Phrase]:
    """What lies there now, and what follows from it."""
    cards = name_cards(heard.kind, heard.count)
    yield about(f"laid-{heard.how}", heard.who, listener, cards=cards)
    if heard.made:
        yield Phrase(MADE[heard.made])
    if heard.removed:
        yield Phrase("removed", {"count": heard.removed})
    if heard.skipped is not None:
        yield about("skipped", heard.skipped, listener)
    if heard.out:
        yield about("out", heard.who, listener)


def sentences(first: Phrase, *rest: Phrase) -> Phrase:
    """One after the other."""
    return Phrase("told", {"first": first, "second": sentences(*rest)}) if rest else first


def describe(view: View) -> tuple[Phrase, ...]:
    if not view.opened:
        return ()
    lines = [*urgent(view), *warning(view)]
    if view.hand:
        lines.append(Phrase("hand", {"cards": name_all(view.hand)}))
    if view.mine and not isinstance(view.mine, LetBe):
        lines.append(Phrase("mine", {"what": name(view.mine)}))
    if not view.swapping:
        lines += pile(view.pile)
    lines += [standing(view, Seat(seat)) for seat in range(len(view.held))]
    lines.append(Phrase("stock", {"stock": view.stock, "removed": view.removed}))
    return (*lines, *standing_orders(view), *aid(view))


def urgent(view: View) -> tuple[Phrase, ...]:
    """What is awaited, and from whom; worded for the one who has not done it yet."""
    if view.swapping:
        return (Phrase("awaiting-swap", you=is_chooser(view)),)
    if view.starting:
        return (Phrase("awaiting-start", you=view.me is not None and not view.mine),)
    if view.window:
        return (awaited(view, view.window),)
    return () if view.mover is None else (about("awaiting-turn", view.mover, view.me),)


def awaited(view: View, window: Window) -> Phrase:
    """What may be claimed; to whoever has laid it, in words of its own."""
    mine = is_asked(view) and not view.mine
    if view.me == window.layer and (mine or window.steals):
        return Phrase("awaiting-own" if mine else "awaiting-others")
    id = "awaiting-steal" if window.steals else "awaiting-quick"
    return Phrase(id, {"who": Who(window.layer)}, you=mine)


def warning(view: View) -> Iterator[Phrase]:
    """Once two thirds of the turns that block a match are gone (§1.5)."""
    limit = view.options.stall_turns
    if limit is not None and 3 * view.idle >= 2 * limit:
        yield Phrase("stalled", {"idle": view.idle, "limit": limit})


def pile(face: Face) -> Iterator[Phrase]:
    if face.top is None:
        yield Phrase("pile-empty")
    else:
        top = name_cards(face.top, face.run)
        yield Phrase("pile", {"top": top, "size": face.size, "asks": asks(face)})


def asks(face: Face) -> Phrase:
    """What the next card must be."""
    if not face.value:
        return Phrase("asks-nothing")
    return Phrase("asks-low" if face.low else "asks", {"value": name_value(face.value)})


def standing(view: View, seat: Seat) -> Phrase:
    if seat in view.out:
        return about("standing-out", seat, view.me, place=view.out.index(seat) + 1)
    return about(
        "standing",
        seat,
        view.me,
        held=view.held[seat],
        opened=len(view.opened[seat]),
        cards=name_all(view.opened[seat]),
        closed=len(view.closed[seat]),
    )


def standing_orders(view: View) -> Iterator[Phrase]:
    for kind, most in view.orders.steals.items():
        yield Phrase("order-steal", {"card": name_cards(kind), "most": most})
    if view.orders.quick is not None:
        yield Phrase("order-quick", {"most": view.orders.quick})


def aid(view: View) -> Iterator[Phrase]:
    """What a table spares its memory (§1.3)."""
    if view.aid is None:
        return
    if view.aid.pile:
        yield Phrase("aid-pile", {"cards": name_all(view.aid.pile)})
    if view.aid.removed:
        yield Phrase("aid-removed", {"cards": name_all(view.aid.removed)})
    if any(view.aid.known):
        yield Phrase("aid-known", {"rows": rows(view.aid.known, view.me)})


def name(move: Move) -> Phrase:
    match move:
        case Swap(hand):
            return Phrase("button-swap", {"cards": name_all(hand)})
        case Start(kind, count):
            return Phrase("button-start", {"cards": name_cards(kind, count)})
        case Play(kind, count):
            return Phrase("button-play", {"cards": name_cards(kind, count)})
        case Steal(count):
            return Phrase("button-steal", {"cards": name_cards(HALF, count)})
        case PlayClosed(slot):
            return Phrase("button-closed", {"slot": slot + 1})
        case Quick(count):
            return Phrase("button-quick", {"count": count})
        case Add(count):
            return Phrase("button-add", {"count": count})
        case Order(most):
            return Phrase("button-order", {"most": most})
        case PickUp() | LetBe() | Recall():
            return Phrase(f"button-{type(move).__name__.lower()}")
        case _:
            raise AssertionError(f"{move!r} is the dealer's, and has no button")


def rows(zones: tuple[Cards, ...], listener: Seat | None) -> tuple[Phrase, ...]:
    """The cards of each seat that has any."""
    return tuple(
        about("row", Seat(seat), listener, cards=name_all(cards))
        for seat, cards in enumerate(zones)
        if cards
    )


def about(id: str, seat: Seat, listener: Seat | None, **parts: Part) -> Phrase:
    return Phrase(id, {"who": Who(seat), **parts}, you=seat == listener)
