"""Which words people read at a table of KSAR."""

from parlour.core import Part, Phrase, Seat, Who

from .pieces import First, Heard, Keep, Move, Place, Spot, Swap, View

WAYS = {1: "flat", 2: "edge", 3: "upright"}


def tell(seat: Seat, heard: Heard, listener: Seat | None) -> Phrase:
    match heard:
        case First(first):
            return about("begins", first, listener)
        case Place(kind, spot):
            return about(f"placed-{kind}", seat, listener, where=where(spot))
        case Swap():
            return about("swapped", seat, listener)
        case Keep():
            return about("kept", seat, listener)


def describe(view: View) -> tuple[Phrase, ...]:
    lines = [] if view.turn is None else [urgent(view, view.turn)]
    for number, block in enumerate(view.blocks, 1):
        owner = Seat(block.owner)
        part: dict[str, Part] = {"n": number, "where": where(block.spot)}
        lines.append(about(f"stands-{block.kind}", owner, view.me, **part))
    for seat, ((coloured, neutral), series) in enumerate(zip(view.left, view.series, strict=True)):
        line = about(
            "standing",
            Seat(seat),
            view.me,
            coloured=coloured,
            neutral=neutral,
            series=len(series),
            score=len(series) - neutral,
        )
        lines.append(line)
    return tuple(lines)


def urgent(view: View, turn: Seat) -> Phrase:
    return about("awaiting-colour" if view.answering else "awaiting-block", turn, view.me)


def name(move: Move) -> Phrase:
    match move:
        case Place(kind, spot):
            return Phrase(f"button-{kind}", {"where": where(spot)})
        case Swap():
            return Phrase("button-swap")
        case Keep():
            return Phrase("button-keep")
        case First():
            raise AssertionError("who begins is the dealer's to say, and has no button")


def where(spot: Spot) -> Phrase:
    """How a block lies, how high it stands and which squares it covers, people's way: from 1."""
    return Phrase(
        f"lies-{WAYS[spot.height]}",
        {
            "wide": spot.width,
            "left": spot.x + 1,
            "right": spot.x + spot.width,
            "deep": spot.depth,
            "near": spot.y + 1,
            "far": spot.y + spot.depth,
        },
    )


def about(id: str, seat: Seat, listener: Seat | None, **parts: Part) -> Phrase:
    return Phrase(id, {"who": Who(seat), **parts}, you=seat == listener)
