"""What the house itself has to say, in phrases."""

from collections.abc import Sequence
from difflib import get_close_matches

from parlour.core import Outcome, Part, Phrase, Seat, Who
from parlour.core.house import GaveTime, GaveUp, HouseMove, Returned, StoodIn, TookBack


def ending(outcome: Outcome, listener: Seat | None) -> tuple[Phrase, ...]:
    """Who came where, the best first, and the scores."""
    places = sorted(set(outcome.places))
    return (*(placed(outcome, place, listener) for place in places), scored(outcome, listener))


def placed(outcome: Outcome, place: int, listener: Seat | None) -> Phrase:
    """Who came in this place, alone or with others."""
    seats = [seat for seat, its in enumerate(outcome.places) if its == place]
    you = listener in seats
    if len(seats) > 1:
        rest = tuple(Who(seat) for seat in seats if seat != listener)
        return Phrase("share-place", {"others" if you else "who": rest, "place": place}, you=you)
    if place == 1:
        return Phrase("wins", {"who": Who(seats[0])}, you=you)
    return Phrase("takes-place", {"who": Who(seats[0]), "place": place}, you=you)


def scored(outcome: Outcome, listener: Seat | None) -> Phrase:
    scores = tuple(
        Phrase("score", {"who": Who(seat), "score": score}, you=seat == listener)
        for seat, score in enumerate(outcome.scores)
    )
    return Phrase("scores", {"scores": scores})


def unknown(what: str, given: str, known: Sequence[str], **parts: Part) -> Phrase:
    """That nobody knows a game, a language, an option... of this name; and which they may mean."""
    cure = Phrase("known", {"known": ", ".join(known)})
    for nearest in get_close_matches(given.lower(), known, n=1):
        cure = Phrase("nearest", {"nearest": nearest})
    return Phrase(f"unknown-{what}", {"given": given, "cure": cure, **parts})


def told(seat: Seat, move: HouseMove, listener: Seat | None) -> Phrase:
    """What happened beside the game, for the listener."""
    who: dict[str, Part] = {"who": Who(seat)}
    match move:
        case GaveUp(flagged):
            id = "house-flagged" if flagged else "house-gave-up"
        case TookBack():
            id = "house-took-back"
        case StoodIn():
            id = "house-stood-in"
        case Returned():
            id = "house-returned"
        case GaveTime(to):
            id, who = "house-gave-time", {**who, "to": Who(to)}
    return Phrase(id, who, you=seat == listener)
