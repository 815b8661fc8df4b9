"""How well each strength that somebody has left would do now: by a rule of thumb, by looking one
trick ahead, by the solved game, by searching."""

from collections.abc import Callable, Mapping, Sequence
from statistics import fmean
from typing import TypeAlias

from msgspec import Struct

from parlour.core import Means, Seat

from ..pieces import Strength, View
from ..solve import Meeting, equilibrium_for
from .seen import Seen
from .sets import Counting, held, imagined

DEAR = 0.14  # what a point of strength is worth, in cards: fitted by playing against itself


class Worths(Struct, frozen=True):
    """From 0 to 1 for each strength; and how often each is to be played, where that is known."""

    worth: Mapping[Strength, float]
    often: Mapping[Strength, float] | None = None
    proven: bool = False
    tries: Mapping[Strength, int] | None = None


Appraise: TypeAlias = Callable[[View, Seen, Means], Worths]


def lying(view: View) -> Strength:
    """The strongest card that a seat that follows has to beat, or 0."""
    nothing = Strength(0)
    return (
        max((card.strength for card in view.trick[0]), default=nothing) if view.trick else nothing
    )


def thriftily(view: View, found: Seen, means: Means) -> Worths:
    """Beat it as cheaply as can be, or give up the weakest; lead neither high nor low."""
    best, worth = lying(view), {}
    for card in found.left(me(view)):
        if view.fighters:
            worth[card] = card / 12
        elif not best:
            worth[card] = 1 - abs(card - 5) / 12
        else:
            worth[card] = 1 - card / 24 if card > best else 0.4 - card / 40
    return Worths(worth)


def looking_ahead(view: View, found: Seen, means: Means) -> Worths:
    """What this trick may bring, if those who are to come beat it as cheaply as they can, and what
    it costs in strength."""
    sets = [held(view, found, seat) for seat in range(len(view.left))]
    worth = {card: reckoned(view, sets, card) for card in found.left(me(view))}
    return Worths({card: squeezed(value) for card, value in worth.items()})


def reckoned(view: View, sets: Sequence[Sequence[Strength]], card: Strength) -> float:
    mine, others = me(view), [s for s in range(len(sets)) if s != me(view) and sets[s]]
    if view.fighters:
        rivals = [other for s in others if s in view.fighters for other in sets[s]]
        pot = sum(map(len, view.trick))
        return fmean((card > o) - (card < o) for o in rivals) * pot - DEAR * card if rivals else 0
    laid: dict[int, Strength] = {one.seat: one.strength for layer in view.trick for one in layer}
    laid[mine] = card
    for step in range(1, len(sets)):
        seat = (mine + step) % len(sets)
        if seat in others and seat not in laid:
            best = max(laid.values())
            laid[seat] = next((own for own in sets[seat] if own > best), sets[seat][0])
    spent = fmean(one for seat, one in laid.items() if seat != mine) - card
    best = max(laid.values())
    if card < best:
        return DEAR * spent - 1
    tied = list(laid.values()).count(best)
    return DEAR * spent + (len(laid) - 1 if tied == 1 else 0)


def squeezed(value: float) -> float:
    """Any gain or loss of cards as a number from 0 to 1, the greater the greater."""
    return 0.5 + value / (2 + 2 * abs(value))


def exactly(view: View, found: Seen, means: Means) -> Worths | None:
    """What the solved game says, between two who both have all their cards accounted for."""
    at = meeting(view, found)
    if at is None:
        return None
    advice = equilibrium_for(view.options).advise(at)
    worth = {Strength(card): (1 + value) / 2 for card, value in advice.worth.items()}
    bounded = {card: min(1.0, max(0.0, value)) for card, value in worth.items()}
    return Worths(bounded, {Strength(card): n for card, n in advice.often.items()}, proven=True)


def meeting(view: View, found: Seen) -> Meeting | None:
    mine = me(view)
    playing = [s for s, slots in enumerate(view.left) if slots or found.turned[s]]
    if len(playing) != 2 or mine not in playing:
        return None
    other = next(seat for seat in playing if seat != mine)
    own, theirs = found.left(mine), found.left(other)
    if (len(own), len(theirs)) != (len(view.left[mine]), len(view.left[other])):
        return None
    lies = 0 if view.fighters else lying(view)
    first = view.trick[0][0].seat if view.trick else mine
    return Meeting(
        mine=tuple(own),
        theirs=(*theirs, lies) if lies else tuple(theirs),
        leads=first == mine,
        lies=lies,
        ties=len(view.trick) if view.fighters else 0,
        ahead=view.piles[mine] - view.piles[other],
    )


def searching(nodes: int) -> Appraise:
    def search(view: View, found: Seen, means: Means) -> Worths:
        """In the head, with everybody counting; the solved game where two are left to play."""
        if exact := exactly(view, found, means):
            return exact
        model, budget = Counting(view.options, me(view)), means.budget.at_most(nodes)
        weighed = means.tree(model, imagined(view, found), budget, means.dice)
        most = max(1, *(one.tries for one in weighed))
        worth = {one.move: one.worth * (0.5 + one.tries / most / 2) for one in weighed}
        plain = looking_ahead(view, found, means).worth
        chosen = {weighed[0].move: 1.0} if most > 1 else {max(plain, key=lambda c: plain[c]): 1.0}
        return Worths({**plain, **worth}, chosen, tries={one.move: one.tries for one in weighed})

    return search


def me(view: View) -> Seat:
    assert view.me is not None, "a watcher does not play"
    return view.me
