"""Races (chapters 3, 7 and 8): who may claim what, standing orders, whose claim comes true.

Who is asked, and for how long, follows from what everybody sees. A claim lies in the state until
the dealer awards one; nobody hears of the others.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from parlour.core import Dice, Seat

from ..pieces import (
    HALF,
    X_HALVES,
    Add,
    Cards,
    Claim,
    Kind,
    LetBe,
    Options,
    Orders,
    PickUp,
    Play,
    PlayClosed,
    Quick,
    Race,
    State,
    Steal,
)

NOTHING = LetBe()
MOST = 4  # cards a standing order may name: as many make the pile leave


def opened(state: State) -> State:
    """The race after a lay, its standing orders answered for; or none if nobody could claim."""
    if not (steals(state) or quick(state) or adds(state)):
        return replace(state, race=None)
    assert state.race, "a lay begins a race"
    claims = tuple(answer(state, Seat(seat)) for seat in range(len(state.hands)))
    return replace(state, race=replace(state.race, claims=claims))


def steals(state: State) -> bool:
    """Whether the pile can be completed (§7.1, §7.12)."""
    return state.pile.top in X_HALVES


def quick(state: State) -> bool:
    """Whether the layer may have an equal card in hand that it can add; everybody sees (§8.1)."""
    race, how = state.race, state.options.quick_lay
    if race is None or race.layer is None or how == "off":
        return False
    return bool(race.drawn if how == "drawn" else state.hands[race.layer])


def adds(state: State) -> bool:
    """Whether the layer may add an equal open card; everybody sees (§8.4)."""
    race, how = state.race, state.options.open_add
    if race is None or race.layer is None or how == "off" or not race.emptied:
        return False
    return state.pile.top in state.opened[race.layer]


def answer(state: State, seat: Seat) -> Claim | None:
    """What is claimed for a seat as a race opens; nothing if it is to be asked."""
    race = state.race
    assert race, "there is no race"
    if seat == race.layer:
        return quick_order(state, seat) if quick(state) or adds(state) else NOTHING
    if seat in state.out:
        return NOTHING
    if steals(state):
        return steal_order(state, seat)
    return None if seat == state.mover else NOTHING


def steal_order(state: State, seat: Seat) -> Claim | None:
    assert state.pile.top, "nothing lies there to complete"
    most = state.orders[seat].steals.get(state.pile.top)
    if most is None:
        return None
    able = stealable(state.hands[seat] or state.opened[seat], state.options)
    return Steal(min(most, able)) if most and able else NOTHING


def quick_order(state: State, seat: Seat) -> Claim | None:
    most, race, top = state.orders[seat].quick, state.race, state.pile.top
    if most is None:
        return None
    assert race, "a quick lay joins another"
    assert top, "a quick lay joins another"
    if adds(state):
        able = addable(state.opened[seat], top, state.options)
        return Add(min(most, able)) if most else NOTHING
    able = quickable(state.hands[seat], race.drawn, top, state.options)
    return Quick(min(most, able)) if most and able else NOTHING


def stealable(zone: Cards, options: Options) -> int:
    """With how many halves one may complete the pile (§7.4)."""
    held = zone.count(HALF)
    return min(held, 1) if options.steal_count == "one" else held


def quickable(hand: Cards, drawn: Cards, top: Kind, options: Options) -> int:
    """How many equal cards one may add from the hand (§8.5)."""
    return (drawn if options.quick_lay == "drawn" else hand).count(top)


def addable(open_cards: Cards, top: Kind, options: Options) -> int:
    """How many equal open cards one may add (§8.7)."""
    equal = open_cards.count(top)
    return min(equal, 1) if options.open_add == "one" else equal


def ordered_to(orders: Orders, top: Kind | None, layer: bool, most: int) -> Orders:
    """The orders of a seat that has just given one (§7.15)."""
    if layer:
        return replace(orders, quick=most)
    assert top, "nothing lies there to complete"
    return replace(orders, steals={**orders.steals, top: most})


def claimants(state: State) -> frozenset[Seat]:
    """Who has claimed anything."""
    race = state.race
    if race is None:
        return frozenset()
    return frozenset(
        Seat(seat) for seat, claim in enumerate(race.claims) if claim not in (None, NOTHING)
    )


def ranks(state: State) -> Iterator[tuple[Seat, ...]]:
    """Who has claimed, those first whose claims go before the others without a clock (§7.14)."""
    race = state.race
    assert race, "there is no race"
    seats = len(race.claims)
    first = state.mover if race.layer is None else race.layer
    clockwise = [Seat((first + step) % seats) for step in range(seats)]
    kinds: list[tuple[type, ...]] = [(Quick, Add), (Steal,)]
    if not state.options.quick_before_steal:
        kinds.reverse()
    for kind in (*kinds, (Play, PlayClosed, PickUp)):
        found = tuple(seat for seat in clockwise if isinstance(race.claims[seat], kind))
        if found:
            yield found


def awardable(state: State) -> frozenset[Seat | None]:
    """Whom the dealer may award; nobody, if nobody has claimed."""
    claimed = claimants(state)
    if not claimed:
        return frozenset({None})
    match state.options.steal_mode:
        case "race":
            return frozenset(claimed)
        case "random":
            return frozenset(next(ranks(state)))
        case "clockwise":
            return frozenset(next(ranks(state))[:1])


def drawn_award(state: State, dice: Dice, order: tuple[Seat, ...] | None) -> Seat | None:
    """Whose claim comes true: the first, where the table has heard it; else by rank and lot."""
    claimed = claimants(state)
    if not claimed:
        return None
    if order is not None and state.options.steal_mode == "race":
        heard = [seat for seat in order if seat in claimed]
        return heard[0] if heard else dice.one(sorted(claimed))
    best = next(ranks(state))
    return best[0] if state.options.steal_mode == "clockwise" else dice.one(best)


def is_settled(race: Race) -> bool:
    return None not in race.claims
