"""Which words people read at a table of BATASAURUS."""

from collections.abc import Sequence
from itertools import count

from parlour.core import Part, Phrase, Seat, Who

from .pieces import (
    Collected,
    Commit,
    Committed,
    Cover,
    Dealt,
    Divided,
    Flip,
    Flipped,
    Heard,
    Kept,
    Laid,
    Layout,
    Move,
    Ready,
    Revealed,
    SeenTrick,
    Slot,
    Slots,
    Strength,
    View,
    letter,
)


def tell(seat: Seat, heard: Heard, listener: Seat | None) -> Phrase:
    match heard:
        case Dealt(leader, playoff):
            return about("playoff" if playoff else "dealt", leader, listener)
        case Ready():
            return about("ready", seat, listener)
        case Cover():
            return Phrase("covered")
        case Flipped(slot, strength):
            return about("flipped", seat, listener, card=name_card(strength), slot=letter(slot))
        case Commit(slot):
            return Phrase("committed-mine", {"slot": letter(slot)})
        case Committed():
            return about("committed", seat, listener)
        case Revealed(cards):
            return Phrase("revealed", {"cards": lying(cards, listener)})
        case Collected(taker, cards):
            return about("collected", taker, listener, count=cards)
        case Divided("void"):
            return Phrase("divided-void")
        case Divided(how, shares):
            return Phrase(f"divided-{how}", {"shares": counts(shares, listener)})
        case Kept(cards):
            return Phrase("kept", {"cards": counts(cards, listener)})


def describe(view: View) -> tuple[Phrase, ...]:
    lines = [*urgent(view)]
    lines += trick(view)
    for number, gone in enumerate(view.past, 1):
        lines.append(Phrase("past", {"n": number, "layers": layers(gone, view.me)}))
    for seat, (slots, won) in enumerate(zip(view.left, view.piles, strict=False)):
        lines.append(standing(Seat(seat), slots, won, view.me))
    for number, piles in enumerate(view.earlier, 1):
        lines.append(Phrase("earlier", {"n": number, "piles": counts(piles, view.me)}))
    return tuple(lines)


def urgent(view: View) -> tuple[Phrase, ...]:
    """What is awaited, and from whom."""
    awaited = sorted(view.awaited)
    if view.memorising:
        return memorising(view, awaited)
    if view.fighters:
        return war(view, awaited)
    return tuple(about("awaiting-card", seat, view.me) for seat in awaited)


def memorising(view: View, awaited: list[Seat]) -> tuple[Phrase, ...]:
    seconds, opened = view.options.memorise_s, rows(view.faces, view.me)
    shown: dict[str, Part] = {"seconds": seconds, "rows": opened}
    unseen: dict[str, Part] = {"seconds": seconds}
    lines = [Phrase("memorising", shown) if opened else Phrase("memorising-unseen", unseen)]
    if awaited:
        lines.append(Phrase("awaiting-ready", {"who": people("unready", awaited, view.me)}))
    return tuple(lines)


def war(view: View, awaited: list[Seat]) -> tuple[Phrase, ...]:
    lines = [Phrase("war", {"who": people("fighter", view.fighters, view.me)})]
    lines += [about("awaiting-commit", seat, view.me) for seat in awaited]
    if view.me is not None and view.mine is not None:
        lines.append(Phrase("mine", {"slot": letter(view.mine)}))
    return tuple(lines)


def trick(view: View) -> tuple[Phrase, ...]:
    if not view.trick:
        return ()
    return (Phrase("trick", {"layers": layers(view.trick, view.me)}),)


def layers(trick: SeenTrick, me: Seat | None) -> tuple[Phrase, ...]:
    """What all have laid, and then war by war."""
    return tuple(
        Phrase("layer-war" if war else "layer", {"cards": lying(layer, me)})
        for war, layer in enumerate(trick)
    )


def standing(seat: Seat, slots: Slots, won: int, me: Seat | None) -> Phrase:
    left = tuple(map(letter, slots))
    return about("standing", seat, me, left=len(slots), slots=left, won=won)


def name(move: Move) -> Phrase:
    match move:
        case Ready():
            return Phrase("button-ready")
        case Flip(slot):
            return Phrase("button-flip", {"slot": letter(slot)})
        case Commit(slot):
            return Phrase("button-commit", {"slot": letter(slot)})
        case _:
            raise AssertionError(f"{move!r} is the dealer's, and has no button")


def name_card(strength: Strength) -> Phrase:
    return Phrase("card", {"strength": strength})


def placed(slot: Slot, strength: Strength) -> Phrase:
    return Phrase("placed", {"slot": letter(slot), "card": name_card(strength)})


def lying(cards: tuple[Laid, ...], me: Seat | None) -> tuple[Phrase, ...]:
    return tuple(
        about("lies", card.seat, me, card=name_card(card.strength), slot=letter(card.slot))
        for card in cards
    )


def rows(faces: tuple[Layout, ...], me: Seat | None) -> tuple[Phrase, ...]:
    """What lies open before each seat."""
    return tuple(
        about("row", Seat(seat), me, cards=tuple(map(placed, map(Slot, count()), layout)))
        for seat, layout in enumerate(faces)
        if layout
    )


def counts(cards: tuple[int, ...], me: Seat | None) -> tuple[Phrase, ...]:
    """So many cards for each seat that has any."""
    return tuple(
        about("count", Seat(seat), me, count=count) for seat, count in enumerate(cards) if count
    )


def people(id: str, seats: Sequence[Seat], me: Seat | None) -> tuple[Phrase, ...]:
    return tuple(about(id, seat, me) for seat in seats)


def about(id: str, seat: Seat, listener: Seat | None, **parts: Part) -> Phrase:
    return Phrase(id, {"who": Who(seat), **parts}, you=seat == listener)
