"""Which words people read at a table of Petit Whist."""

from parlour.core import Part, Phrase, Seat, Who

from .pieces import (
    Award,
    Card,
    Cards,
    Cover,
    Dealt,
    Gather,
    Heard,
    Knock,
    Lay,
    LetBe,
    Look,
    Move,
    Ready,
    SetAside,
    Shown,
    View,
)

LABELS: dict[type, str] = {Look: "look", Knock: "knock", LetBe: "letbe"}


def tell(seat: Seat, heard: Heard, listener: Seat | None) -> Phrase:
    match heard:
        case Dealt(hand):
            return Phrase("dealt-you", {"cards": named(hand)}) if hand else Phrase("dealt")
        case SetAside(cards):
            return Phrase("aside", {"cards": named(tuple(sorted(cards)))})
        case Shown(cards):
            return Phrase("shown", {"cards": lying(cards, listener)})
        case Lay(card):
            return about("laid", seat, listener, card=name_card(card))
        case Award(leader):
            return about("leads", leader, listener)
        case Gather(taker):
            return about("gathers", taker, listener)
        case Cover():
            return Phrase("covered")
        case Ready():
            return about("ready", seat, listener)
        case Look():
            return about("looked", seat, listener)
        case Knock():
            return Phrase("knocked")
        case LetBe():
            return Phrase("let-be")


def describe(view: View) -> tuple[Phrase, ...]:
    lines = [*urgent(view)]
    if view.hand:
        lines.append(Phrase("hand", {"cards": named(view.hand)}))
    if view.aside:
        lines.append(Phrase("own-aside", {"cards": named(view.aside)}))
    if view.shown:
        lines.append(Phrase("open", {"cards": lying(view.shown, view.me)}))
    if view.trick:
        lines.append(Phrase("trick", {"cards": trick(view)}))
    for seat, (held, tricks) in enumerate(zip(view.held, view.tricks, strict=False)):
        lines.append(about("standing", Seat(seat), view.me, held=held, tricks=tricks))
    return tuple(lines)


def urgent(view: View) -> tuple[Phrase, ...]:
    """What is awaited, and from whom; worded for the one who has not done it yet."""
    mine = view.me is not None and view.me not in view.ready
    if view.exchanging:
        return (Phrase("awaiting-exchange", {"count": view.options.exchange}, you=mine),)
    if view.shown:
        return (Phrase("awaiting-look", {"seconds": view.options.show}, you=mine),)
    if view.racing:
        return (Phrase("awaiting-race", you=mine and view.knocked is None),)
    return () if view.turn is None else (about("awaiting-card", view.turn, view.me),)


def name(move: Move) -> Phrase:
    match move:
        case SetAside(cards):
            return Phrase("button-aside", {"cards": named(tuple(sorted(cards)))})
        case Lay(card):
            return Phrase("button-lay", {"card": name_card(card)})
        case Look() | Knock() | LetBe():
            return Phrase(f"button-{LABELS[type(move)]}")
        case _:
            raise AssertionError(f"{move!r} is the dealer's, and has no button")


def name_card(card: Card) -> Phrase:
    return Phrase("card", {"rank": card.rank, "suit": card.suit})


def named(cards: Cards) -> tuple[Phrase, ...]:
    return tuple(map(name_card, cards))


def lying(shown: tuple[Cards, ...], listener: Seat | None) -> tuple[Phrase, ...]:
    """What lies open before each seat."""
    return tuple(
        about("before", Seat(seat), listener, cards=named(cards))
        for seat, cards in enumerate(shown)
    )


def trick(view: View) -> tuple[Phrase, ...]:
    """The cards of the trick, each with who laid it."""
    seats = len(view.held)
    return tuple(
        about("from", Seat((view.leader + n) % seats), view.me, card=name_card(card))
        for n, card in enumerate(view.trick)
    )


def about(id: str, seat: Seat, listener: Seat | None, **parts: Part) -> Phrase:
    return Phrase(id, {"who": Who(seat), **parts}, you=seat == listener)
