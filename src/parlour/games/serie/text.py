"""Which words people read at a table of SERIE."""

from collections.abc import Iterator

from parlour.core import Part, Phrase, Seat, Who

from .naming import name_series, name_table, name_tile, named
from .pieces import (
    Dealt,
    Done,
    Draw,
    Given,
    Heard,
    Laid,
    Lay,
    Move,
    Paid,
    Pass,
    Tiles,
    View,
)
from .rules.reach import owes_draw

TURNS: dict[Done, str] = {
    "nothing": "turn",
    "drawn": "turn-drawn",
    "laid": "turn-laid",
    "swapped": "turn-laid",
}


def tell(seat: Seat, heard: Heard, listener: Seat | None) -> Phrase:
    match heard:
        case Laid():
            return laid(seat, heard, listener)
        case Draw():
            return about("drew", seat, listener)
        case Pass():
            return about("passed", seat, listener)
        case Given(tile):
            return Phrase("given", {"tile": name_tile(tile)}) if tile else Phrase("given-other")
        case Dealt():
            return dealt(heard, listener)
        case Paid():
            return paid(heard, listener)


def laid(seat: Seat, lay: Laid, listener: Seat | None) -> Phrase:
    """What was laid, what lies there of it, and what it earns."""
    parts: dict[str, Part] = {
        "tiles": named(lay.tiles),
        "table": (*map(newly, lay.new), *name_table(lay.changed)),
        "chips": lay.chips,
    }
    id = "laid-out" if lay.out else "laid"
    if not lay.freed:
        return about(id, seat, listener, **parts)
    parts |= {"freed": named(lay.freed), "taken": lay.taken}
    return about(f"{id}-freed", seat, listener, **parts)


def newly(series: Tiles) -> Phrase:
    return Phrase("newly", {"series": (name_series(series),)})


def dealt(deal: Dealt, listener: Seat | None) -> Phrase:
    parts: dict[str, Part] = {}
    if deal.rack:
        parts["tiles"] = named(deal.rack)
    id = "dealt-you" if deal.rack else "dealt"
    if deal.lots:
        parts["lots"] = tuple(
            about("beside", Seat(seat), listener, tiles=named((tile,)))
            for seat, tile in enumerate(deal.lots)
        )
        id = f"{id}-lots"
    return about(id, deal.first, listener, **parts)


def paid(end: Paid, listener: Seat | None) -> Phrase:
    """Who was out or that nobody was; then what each has left, pays and has."""
    seats = tuple(
        about(
            "account",
            Seat(seat),
            listener,
            tiles=named(left),
            chips=end.chips[seat],
            final=end.final[seat],
        )
        for seat, left in enumerate(end.left)
        if left
    )
    out = [Seat(seat) for seat, left in enumerate(end.left) if not left]
    parts: dict[str, Part] = {"seats": seats}
    won = winners(end.winners, listener)
    if not out:
        return Phrase("blocked", {**parts, "won": won})
    return about("round-over", out[0], listener, **parts, final=end.final[out[0]], won=won)


def winners(seats: tuple[Seat, ...], listener: Seat | None) -> Phrase:
    if len(seats) == 1:
        return about("won", seats[0], listener)
    rest = tuple(Who(seat) for seat in seats if seat != listener)
    if listener in seats:
        return Phrase("won-shared-you", {"others": rest})
    return Phrase("won-shared", {"who": rest})


def describe(view: View) -> tuple[Phrase, ...]:
    lines = [*urgent(view)]
    if view.rack:
        lines.append(Phrase("rack", {"tiles": named(view.rack)}))
    if view.chips:
        table = name_table(view.table)
        lines.append(Phrase("table", {"series": table}) if table else Phrase("table-empty"))
        lines += [*standings(view)]
        lines.append(Phrase("pot", {"count": view.pot}))
        if view.bank is not None:
            lines.append(Phrase("bank", {"chips": view.bank}))
    lines += [*past(view)]
    return tuple(lines)


def urgent(view: View) -> Iterator[Phrase]:
    """Whose turn it is, and what is still to be done in it."""
    if view.turn is None:
        return
    id = "turn-owing" if owes_draw(view) else TURNS[view.done]
    yield about("turn-dry" if id == "turn" and dry(view) else id, view.turn, view.me)
    if view.me == view.turn and view.me not in view.opened and view.options.first_lay:
        yield Phrase("first-lay", {"least": view.options.first_lay})
    if view.passes:
        yield Phrase("passes", {"count": view.passes})


def dry(view: View) -> bool:
    """Whether it is known that the one on turn cannot draw."""
    chips = view.chips[view.turn or 0]
    return not view.pot or (chips is not None and chips < view.options.draw_cost)


def standings(view: View) -> Iterator[Phrase]:
    for seat, (held, chips) in enumerate(zip(view.held, view.chips, strict=True)):
        if chips is None:
            yield about("standing-hidden", Seat(seat), view.me, held=held)
        else:
            yield about("standing-chips", Seat(seat), view.me, held=held, chips=chips)


def past(view: View) -> Iterator[Phrase]:
    """How earlier rounds ended, in a match of several."""
    if view.options.best_of == 1:
        return
    for number, over in enumerate(view.rounds, 1):
        seats = tuple(
            about("has", Seat(seat), view.me, chips=chips) for seat, chips in enumerate(over.chips)
        )
        yield Phrase("round", {"round": number, "seats": seats})


def name(move: Move) -> Phrase:
    match move:
        case Lay(table, taken):
            id = "button-lay-taking" if taken else "button-lay"
            parts: dict[str, Part] = {"taken": taken} if taken else {}
            return Phrase(id, {"series": name_table(table), **parts})
        case Draw():
            return Phrase("button-draw")
        case Pass():
            return Phrase("button-pass")
        case _:
            raise AssertionError(f"{move!r} is the dealer's, and has no button")


def about(id: str, seat: Seat, listener: Seat | None, **parts: Part) -> Phrase:
    return Phrase(id, {"who": Who(seat), **parts}, you=seat == listener)
