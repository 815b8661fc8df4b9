"""Five players, and one to be measured against: how well each remembers, and how it judges."""

from collections.abc import Mapping, Sequence
from typing import Final

from parlour.core import Means, Thought, Weighed
from parlour.core.mind import Chooser, drawn, swayed

from ..pieces import Choose, Fight, Memorise, Move, Offer, Ready, Strength
from .memory import PERFECT, Belief, Memory, averaged, believed, surely
from .seen import Step, seen
from .thoughts import said
from .worths import Appraise, Worths, looking_ahead, me, searching, thriftily


def player(memory: Memory, appraise: Appraise, *, heat: float = 0, slips: int = 0) -> Chooser:
    """One who remembers so well, judges like this, and of a hundred choices slips in so many."""

    def choose(steps: Sequence[Step], offer: Offer, means: Means) -> Thought[Move]:
        if isinstance(offer, Memorise):
            return Thought(Ready())
        view, found = steps[-1].view, seen(steps)
        if slips and means.dice.below(100) < slips:
            return Thought(said(offer, means.dice.one(offer.slots)))
        seconds, temper = view.options.memorise_s, means.temper(found.games)
        belief = believed(memory, found, me(view), offer.slots, seconds, temper)
        return thought(offer, belief, appraise(view, found, means), means, heat)

    return choose


def thought(
    offer: Choose | Fight, belief: Belief, found: Worths, means: Means, heat: float
) -> Thought[Move]:
    """Where the card lies that one would play; or the slot that is worth most, by what may lie
    there."""
    weighed = by_slot(offer, belief, found, means)
    places = surely(belief, list(found.often or ()))
    nodes = sum((found.tries or {}).values())
    if found.often and len(places) == len(found.often):
        card = drawn(sorted(found.often.items()), means.dice)
        proven = found.proven and all(len(one) == 1 for one in belief.values())
        return Thought(said(offer, places[card]), weighed, proven, nodes)
    return Thought(swayed(weighed, heat, means.dice).move, weighed, nodes=nodes)


def by_slot(
    offer: Choose | Fight, belief: Belief, found: Worths, means: Means
) -> tuple[Weighed[Move], ...]:
    """The best first; of equals any."""
    weighed = [
        Weighed(said(offer, slot), averaged(belief[slot], found.worth), tries(found, belief[slot]))
        for slot in means.dice.shuffled(offer.slots)
    ]
    return tuple(sorted(weighed, key=lambda one: -one.worth))


def tries(found: Worths, belief: Mapping[Strength, float]) -> int:
    return (found.tries or {}).get(next(iter(belief)), 0) if len(belief) == 1 else 0


players: Final[Mapping[str, Chooser]] = {
    "tuned": player(PERFECT, looking_ahead),
    "1": player(Memory(recall=0.35, fading=0.1, confusion=0.6), thriftily, heat=0.1, slips=15),
    "2": player(Memory(recall=0.55, fading=0.05, confusion=0.5), thriftily, heat=0.03, slips=3),
    "3": player(Memory(recall=0.75, fading=0.04, confusion=0.4), looking_ahead),
    "4": player(Memory(recall=0.8, fading=0.03, confusion=0.3), searching(60)),
    "5": player(PERFECT, searching(1_000_000)),
}
