"""Which words people read at a table of KIZA."""

from collections.abc import Iterable, Iterator

from parlour.core import Part, Phrase, Seat, Who

from .pieces import (
    COLOURS,
    Appoint,
    Auction,
    Bid,
    Captured,
    Card,
    Cards,
    Choose,
    Dealt,
    Heard,
    Laid,
    Move,
    Pass,
    Present,
    Ready,
    Shown,
    Turned,
    Unsold,
    View,
    Waived,
    in_order,
    name_card,
    named,
)
from .rules.auctions import matching


def tell(seat: Seat, heard: Heard, listener: Seat | None) -> Phrase:
    match heard:
        case Laid(cards, total):
            return about("bid", seat, listener, cards=named(cards), total=total)
        case Pass():
            return about("passed", seat, listener)
        case Waived():
            return about("waived", seat, listener)
        case Ready():
            return about("ready", seat, listener)
        case Present(cards):
            return Phrase("presented", {"cards": named(cards)})
        case Choose(card):
            return about("chosen", seat, listener, card=name_card(card))
        case _:
            return tell_dealer(heard, listener)


def tell_dealer(
    heard: Turned | Appoint | Dealt | Shown | Captured | Unsold, listener: Seat | None
) -> Phrase:
    match heard:
        case Captured(taker, card, bid, points):
            parts: dict[str, Part] = {"card": name_card(card), "bid": bid, "points": points}
            return about("captured", taker, listener, **parts)
        case Unsold(card):
            return Phrase("unsold", {"card": name_card(card)})
        case Shown(rows):
            return Phrase("shown", {"rows": tuple(beside(rows, listener))})
        case Dealt():
            return dealt(heard, listener)
        case Appoint(donor):
            return about("appointed", donor, listener)
        case Turned(cards, donor):
            drawn = tuple(beside(tuple((card,) if card else () for card in cards), listener))
            if donor is None:
                return Phrase("drawn-tie", {"cards": drawn})
            return about("drawn", donor, listener, cards=drawn)


def dealt(heard: Dealt, listener: Seat | None) -> Phrase:
    counts = tuple(
        about("count", Seat(seat), listener, count=count) for seat, count in enumerate(heard.counts)
    )
    many = Phrase("counts", {"counts": counts})
    if len({*heard.counts}) == 1:
        many = Phrase("count-each", {"count": heard.counts[0]})
    if not heard.cards:
        return Phrase("dealt", {"many": many})
    return Phrase("dealt-you", {"many": many, "cards": named(heard.cards)})


def describe(view: View) -> tuple[Phrase, ...]:
    lines = [*urgent(view)]
    if view.auction:
        lines += auction(view, view.auction)
    if view.auction and view.me in view.awaited:
        fits = matching(view.hand, view.auction.card)
        lines.append(Phrase("matching", {"cards": coded(fits)}))
    if view.hand:
        lines.append(Phrase("hand", {"cards": named(view.hand)}))
    if view.mine:
        lines.append(Phrase("own-presented", {"cards": named(view.mine)}))
    for cards in view.draws:
        drawn = tuple((card,) if card else () for card in cards)
        lines.append(Phrase("draws", {"cards": tuple(beside(drawn, view.me))}))
    lines += [*rows(view), *standings(view), *log(view.discards)]
    return tuple(lines)


def urgent(view: View) -> Iterator[Phrase]:
    """Whose word is awaited, and for what."""
    if view.presenting:
        if view.me in view.awaited:
            yield Phrase("awaiting-yours")
        others = sorted(view.awaited - {view.me})
        if others:
            yield Phrase("awaiting-others", {"who": tuple(map(Who, others))})
        return
    above = max(view.bids, default=0)
    for seat in view.awaited:
        if above:
            yield about("awaiting-bid", seat, view.me, above=above)
        else:
            yield about("awaiting-opening" if view.auction else "awaiting-choice", seat, view.me)


def auction(view: View, now: Auction) -> Iterator[Phrase]:
    """The card in the centre, and what has been bid for it, the bid that stands first."""
    yield Phrase("centre", {"card": name_card(now.card)})
    made = sorted(enumerate(view.bids), key=lambda bid: -bid[1])
    for place, (seat, bid) in enumerate(made):
        if bid:
            id = "laid" if place else "standing-bid"
            yield about(id, Seat(seat), view.me, bid=bid, cards=named(now.laid[seat]))
    if now.passed:
        yield Phrase("out", {"who": tuple(map(Who, sorted(now.passed)))})
    if now.waived and view.donor is not None and view.donor not in now.passed:
        yield about("waiting", view.donor, view.me)


def rows(view: View) -> Iterator[Phrase]:
    """The KIZA cards of each seat that has any left."""
    for seat, row in enumerate(view.rows):
        if row:
            yield about("row", Seat(seat), view.me, cards=named(row))


def standings(view: View) -> Iterator[Phrase]:
    for seat, (held, points) in enumerate(zip(view.held, view.points, strict=True)):
        id = "standing-donor" if seat == view.donor else "standing"
        yield about(id, Seat(seat), view.me, held=held, points=points)


def log(discards: Cards) -> Iterator[Phrase]:
    """What has gone to the pile, a sentence a colour."""
    for colour in COLOURS:
        if cards := [card for card in discards if card.colour == colour]:
            yield Phrase("pile", {"colour": colour, "cards": coded(cards)})


def name(move: Move) -> Phrase:
    match move:
        case Present(cards):
            return Phrase("button-present", {"cards": named(cards)})
        case Choose(card):
            return Phrase("button-choose", {"card": name_card(card)})
        case Bid(cards):
            return Phrase("button-bid", {"cards": named(cards)})
        case Pass():
            return Phrase("button-pass")
        case _:
            raise AssertionError(f"{move!r} is the dealer's, and has no button")


def beside(hands: tuple[Cards, ...], listener: Seat | None) -> Iterator[Phrase]:
    """Cards before each seat that has any, by their letters alone: there may be very many."""
    for seat, cards in enumerate(hands):
        if cards:
            yield about("beside", Seat(seat), listener, cards=coded(cards))


def coded(cards: Iterable[Card]) -> tuple[Phrase, ...]:
    """Cards by their letters and values alone."""
    return tuple(
        Phrase("code", {"colour": card.colour, "shape": card.shape, "value": card.value})
        for card in in_order(cards)
    )


def about(id: str, seat: Seat, listener: Seat | None, **parts: Part) -> Phrase:
    return Phrase(id, {"who": Who(seat), **parts}, you=seat == listener)
