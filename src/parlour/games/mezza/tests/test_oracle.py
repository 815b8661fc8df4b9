"""The rules and the oracle play the same matches side by side, and agree about everything.

The oracle knows the specification and not these rules. It is asked at every position: whose turn
it is, what each seat may do, why it may not do the rest, what each viewer sees, how it ends.

In the oracle races are over before it hears of them, and in serial play they come in stages, each
closed by a word; the rules let everybody claim at once and award one claim. So the oracle is asked
about a claim at the stage at which it could be made, and hears of those that came true.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

import pytest

from parlour.core import DEALER, Dice, Refusal, Seat, advance, begin
from parlour.games.mezza import rules
from parlour.games.mezza.notation import GONE, read_kind, read_slots
from parlour.games.mezza.pieces import (
    KINDS,
    NO_ORDERS,
    Add,
    Award,
    Cards,
    Deal,
    Halves,
    LetBe,
    Move,
    Options,
    Order,
    PickUp,
    Pile,
    Play,
    PlayClosed,
    Quick,
    Recall,
    Refill,
    Reveal,
    Slot,
    Start,
    State,
    Steal,
    Swap,
)
from parlour.games.mezza.rules.hearing import granted
from parlour.games.mezza.tests import oracle
from parlour.games.mezza.views import Offer, Reacting, Starting, View
from tests.walks import values

CHOICES = values(Options)
MOODS = ("random", "random", "greedy", "greedy", "keen")
# Options of ours that the oracle has under another name, or not at all.
OURS_ALONE = ("blocked_rank", "match", "turn_seconds", "steal_window_ms", "players")
AS_ORACLE = {"self_turn": "self"}
# What the specification leaves open and the rulebook has settled (§8.5, §4.14, §6.20).
SETTLED = {"quick_rest": "until_refill", "unforced": "completion", "heads_up": "layer_in"}

# Where the room has a number of its own for what the specification says elsewhere, or settles.
MEANT = {
    "2.1": {"2.5"},
    "2.7": {"#27"},
    "3.5": {"3.5", "3.1"},
    "3.7": {"3.1", "7.12"},
    "5.7": {"5.7", "5.6"},
    "7.3": {"7.12"},
    "7.4": {"#9", "4.3"},
    "7.10": {"7.10", "1.4"},
    "7.12": {"7.12", "2.5", "3.1", "4.8"},
    "8.1": {"8.1", "2.5", "3.1", "4.8"},
    "8.4": {"8.4", "8.1", "8.7", "2.5", "3.1", "4.8", "#25"},
    "8.5": {"8.5", "8.1", "4.3", "#23"},
    "8.7": {"8.7", "4.3", "#25"},
    "4.3": {"4.3", "5.2"},
}


class Pair(NamedTuple):
    """The same position twice: as the rules have it, and as the oracle has it."""

    state: State
    position: oracle.Position


def spoken(options: Options) -> dict[str, Any]:
    """The same options in the oracle's words."""
    said = {name: getattr(options, name) for name in CHOICES if name not in OURS_ALONE}
    said = {name: AS_ORACLE.get(value, value) for name, value in said.items()}
    return {**said, "short_for_four": options.players == "more", **SETTLED}


def whole_match(seats: int, options: Options) -> Pair:
    return Pair(begin(rules, seats, options), oracle.new(seats, **spoken(options)))


def late_in_a_match(seats: int, options: Options, random: Random) -> Pair:
    """A position as it may lie after a while: little stock, few cards, a pile laid by anybody."""
    cards = shuffled(sorted(oracle.deck(spoken(options)).elements()), random)
    position = oracle.new(seats, **spoken(options))
    position.dealt = position.exchanged = position.started = True
    position.removed = Counter(cards.pop() for _ in range(random.choice([0, 0, 4, 9])))
    for seat in range(seats):
        shut, shown = random.choice([(3, 3), (3, 2), (3, 0), (2, 0), (1, 0)])
        position.closed[seat] = [cards.pop() if slot < shut else None for slot in range(3)]
        random.shuffle(position.closed[seat])
        position.open[seat] = Counter(cards.pop() for _ in range(shown))
    lay_a_pile(position, cards, random)
    left = random.choice([0, 0, 1, 4, 12])
    for seat in range(seats):
        held = random.choice([3, 3, 5] if left else [0, 1, 2, 3, 6])
        position.hands[seat] = Counter(cards.pop() for _ in range(min(held, len(cards))))
        if not left and random.random() < 0.3:
            position.hands[seat] = like_an_open_one(position, seat, cards)
    position.stock = Counter(cards[:left])
    position.removed += Counter(cards[left:])
    if position.stock:
        for seat in range(seats):
            position.stock, position.hands[seat] = filled(position.stock, position.hands[seat])
    position.to_move = random.randrange(seats)
    limit = options.stall_turns
    position.stall = random.choice([0, 0, limit - 3]) if limit else 0
    return Pair(as_state(position, options), position)


def shuffled(cards: list[str], random: Random) -> list[str]:
    """Well, or so badly that equal cards stay together: what needs several of them is seen, too."""
    reach = random.choice([len(cards), len(cards), 4])
    placed = [(place + random.uniform(0, reach), kind) for place, kind in enumerate(cards)]
    cut = random.randrange(len(cards))
    badly = [kind for _, kind in sorted(placed)]
    return [*badly[cut:], *badly[:cut]]


def like_an_open_one(position: oracle.Position, seat: int, cards: list[str]) -> Counter[str]:
    """A hand of one card that lies open before its seat as well, if there is one left."""
    cards += position.hands[seat].elements()
    for kind, _ in position.open[seat].most_common():
        if kind in cards:
            cards.remove(kind)
            return Counter([kind])
    return Counter()


def filled(stock: Counter[str], hand: Counter[str]) -> tuple[Counter[str], Counter[str]]:
    """While there is a stock, nobody holds fewer than three."""
    some = Counter(sorted(stock.elements())[: max(0, 3 - hand.total())])
    return stock - some, hand + some


def lay_a_pile(position: oracle.Position, cards: list[str], random: Random) -> None:
    """Some cards that fit on each other, none of which makes the pile leave."""
    for _ in range(random.choice([0, 1, 3, 8])):
        place = random.randrange(len(cards))
        if oracle.fits(oracle.standing(position), cards[place]):
            position.lays.append(oracle.Lay(random.randrange(position.seats), cards[place], 1))
            if oracle.standing(position).cleared:
                position.lays.pop()
            else:
                del cards[place]


def as_state(position: oracle.Position, options: Options) -> State:
    """The same between two turns, for the rules."""
    now, seats = oracle.standing(position), range(position.seats)
    cards = tuple(read_kind(lay.kind) for lay in position.lays)
    return State(
        options=options,
        hands=tuple(in_order(position.hands[seat]) for seat in seats),
        opened=tuple(in_order(position.open[seat]) for seat in seats),
        closed=tuple(read_slots(write(position.closed[seat])) for seat in seats),
        stock=in_order(position.stock),
        mover=Seat(position.to_move or 0),
        pile=Pile(cards, Halves(now.eff), now.low, now.comb),
        removed=in_order(position.removed),
        idle=position.stall,
        known=((),) * len(seats) if options.memory_aid == "full" else (),
        orders=(NO_ORDERS,) * len(seats),
    )


def write(slots: list[str | None]) -> str:
    return " ".join(kind or GONE for kind in slots)


def in_order(cards: Counter[str]) -> Cards:
    return tuple(kind for kind in KINDS for _ in range(cards[kind]))


def played(pair: Pair, random: Random, mood: str) -> Iterator[Pair]:
    """Every position of one match, from this one on."""
    dice = Dice(random.randrange)
    while turn := rules.turn(pair.state):
        yield pair
        seat = random.choice(sorted(turn))
        move = chosen(pair.state, seat, dice, mood)
        pair = Pair(advance(rules, pair.state, seat, move), followed(pair, seat, move))
        pair = Pair(pair.state, caught_up(pair))
    yield pair


def chosen(state: State, seat: Seat, dice: Dice, mood: str) -> Move:
    """At random; or the lowest that fits, and all of it; keen seats claim whatever they can."""
    if seat == DEALER:
        return rules.chance(state, dice, None)
    offer = rules.offer(rules.view(state, seat))
    assert offer is not None
    if mood == "random" or (mood == "keen" and not isinstance(offer, Reacting)):
        return rules.pick(offer, dice)
    moves = list(rules.moves(offer))
    if mood == "keen":
        claims = [move for move in moves if isinstance(move, Steal | Quick | Add)]
        return claims[0] if claims else rules.pick(offer, dice)
    equal = [move for move in moves if isinstance(move, Play) and move.kind == first_kind(moves)]
    return equal[-1] if equal else dice.one(moves[:2])


def first_kind(moves: list[Move]) -> str | None:
    return next((move.kind for move in moves if isinstance(move, Play)), None)


def followed(pair: Pair, seat: Seat, move: Move) -> oracle.Position:
    """What the oracle makes of the same move; of claims it hears once they come true."""
    state, position = pair
    match move:
        case Deal(hands, opened, closed):
            zones = tuple(zip(hands, opened, closed, strict=True))
            return oracle.apply(position, DEALER, ("deal", zones))
        case Reveal():
            return oracle.apply(position, DEALER, ("swapped",))
        case Refill(cards):
            return oracle.apply(position, DEALER, ("refill", cards))
        case Award(winner) if winner is not None:
            return came_true(state, position, winner)
        case Award():
            return stages(position)[-1]
        case Recall() | Order() | LetBe() | Start():
            return position
        case _ if state.race:
            return position
        case _:
            return oracle.apply(position, seat, said(move))


def came_true(state: State, position: oracle.Position, winner: Seat) -> oracle.Position:
    """The claim of whoever was awarded, at the stage at which it can be made."""
    if oracle.phase(position) == "starter":
        position = oracle.apply(position, DEALER, ("starter", winner))
    word = said(granted(state, winner))
    at = next(stage for stage in stages(position) if not oracle.grounds(stage, winner, word))
    return oracle.apply(at, winner, word)


def caught_up(pair: Pair) -> oracle.Position:
    """The oracle opens a window after every lay, ours only if it could be used, for all to see."""
    state, position = pair
    if oracle.phase(position) != "window" or state.race:
        return position
    layer = position.lays[-1].seat
    for stage in stages(position)[:-1]:
        assert not {"quick", "add"} & {word for word, *_ in oracle.legal(stage, layer)}
        assert "steal" not in stage.stages[0]
    return stages(position)[-1]


def stages(position: oracle.Position) -> list[oracle.Position]:
    """This position, and what it becomes as the stages of its window are closed."""
    found = [position]
    while oracle.phase(found[-1]) == "window":
        found.append(oracle.apply(found[-1], DEALER, ("close",)))
    return found


def said(move: Move) -> oracle.Move:
    match move:
        case Swap(hand):
            return ("swap", tuple(sorted(hand)))
        case Start(kind, count) | Play(kind, count):
            return (type(move).__name__.lower(), kind, count)
        case PlayClosed(slot):
            return ("closed", slot)
        case PickUp():
            return ("pick up",)
        case Steal(count) | Quick(count) | Add(count):
            return (type(move).__name__.lower(), count)
        case _:
            raise AssertionError(f"the oracle has no word for {move}")


def compare(pair: Pair, random: Random) -> None:
    state = pair.state
    open_stages = stages(pair.position)
    compare_turn(pair)
    for seat in map(Seat, range(state.seats)):
        for move in attempts(state, seat, random):
            compare_move(pair, open_stages, seat, move)
        if seat in rules.turn(state):
            compare_offer(pair, open_stages, seat)
            compare_absent(pair, seat)
    compare_dealer(pair, open_stages)
    for viewer in (None, *map(Seat, range(state.seats))):
        compare_view(rules.view(state, viewer), oracle.visible(pair.position, viewer))
    compare_end(pair)


def compare_turn(pair: Pair) -> None:
    """The oracle asks all who tie, and whom a window asks; ours asks everybody who starts, and
    nobody twice."""
    state, position = pair
    turn, theirs = rules.turn(state), oracle.turn(position)
    if state.race is None or oracle.phase(position) == "refill":
        assert turn == theirs
        return
    unasked = {seat for seat, claim in enumerate(state.race.claims) if claim is not None}
    assert DEALER in turn
    assert not turn & unasked
    if state.race.layer is None:
        assert turn | unasked == {DEALER, *range(state.seats)}
        return
    asked = set[int]().union(*(oracle.turn(stage) for stage in stages(position)))
    assert turn - {DEALER} <= asked
    for seat in asked - turn - unasked - {DEALER}:
        assert not [*claims(stages(position), Seat(seat))]


def claims(at: list[oracle.Position], seat: Seat) -> Iterator[oracle.Move]:
    for stage in at:
        yield from oracle.legal(stage, seat)


def attempts(state: State, seat: Seat, random: Random) -> Iterator[Move]:
    """What a seat might say, of each kind something: with cards of its own, and others."""
    own = (*state.hands[seat], *(state.opened[seat] if state.opened else ()))
    kind = random.choice((*own, random.choice(KINDS)))
    count = random.choice([1, 1, 1, 2, 3])
    yield Play(kind, count)
    others: list[Move] = [
        PlayClosed(Slot(random.randrange(4))),
        PickUp(),
        Steal(random.choice([0, 1, 1, 2, 4])),
        Quick(random.choice([0, 1, 1, 2])),
        Add(random.choice([0, 1, 1, 2])),
        Start(kind, count),
        Swap(tuple(sorted(random.sample(own, 3), key=KINDS.index)) if len(own) > 2 else ()),
    ]
    yield from random.sample(others, 3)


def compare_move(pair: Pair, at: list[oracle.Position], seat: Seat, move: Move) -> None:
    """Whether it may be done, and which clause forbids it."""
    state, word = pair.state, said(move)
    against = [oracle.grounds(stage, seat, word) for stage in at]
    refusal = rules.refuse(state, seat, move)
    if refusal is None:
        # Out of turn the room may be silent: then the house refuses.
        passes = [] in against or seat not in rules.turn(state)
        assert passes or is_unheard_start(state, seat, move), f"{move} passes, but {against}"
    elif is_claimed(state, seat, refusal) or is_again(state, seat, refusal):
        return
    elif [] in against:
        assert refusal.clause == "7.1", f"{move}: {refusal.clause}"  # it steals with it as well
        assert move == Play("h", word[2])
    else:
        found = {clause for each in against for clause in each}
        over = oracle.phase(pair.position) == "over"
        meant = MEANT.get(refusal.clause, {refusal.clause})
        assert over or meant & found, f"{seat} {move}: {refusal.clause}, but {against}"


def is_unheard_start(state: State, seat: Seat, move: Move) -> bool:
    """Ours lets everybody say with what it would start, lest it show who holds the lowest card."""
    return isinstance(move, Start) and rules.view(state, seat).starting


def is_claimed(state: State, seat: Seat, refusal: Refusal) -> bool:
    """Ours hears nobody twice; the oracle hears nobody before it is settled."""
    claimed = state.race is not None and bool(state.race.claims) and state.race.claims[seat]
    return refusal.clause in ("7.13", "3.7", "7.3") and bool(claimed)


def is_again(state: State, seat: Seat, refusal: Refusal) -> bool:
    """Whoever moves again after a 7 of its own does so once its window is over (§7.16)."""
    race = state.race
    return refusal.clause == "7.16" and race is not None and race.layer == seat == state.mover


def compare_offer(pair: Pair, at: list[oracle.Position], seat: Seat) -> None:
    """All that a seat may do."""
    state = pair.state
    offer = rules.offer(rules.view(state, seat))
    assert offer is not None
    listed = [*rules.moves(offer)]
    assert len({*listed}) == len(listed)
    ours = {said(move) for move in listed if not isinstance(move, LetBe | Order | Recall)}
    theirs = set(claims(at, seat))
    if isinstance(offer, Starting):
        assert not theirs or ours == theirs
    else:
        assert ours == theirs - left_out(pair, offer)


def left_out(pair: Pair, offer: Offer) -> set[oracle.Move]:
    """What the oracle has in a window and ours does not: a half that could as well steal, and the
    next turn of whoever has just laid (§7.1, §7.16)."""
    window = rules.view(pair.state, None).window
    if window is None or not isinstance(offer, Reacting):
        return set()
    halves = {("play", "h", count) for count in range(1, 13)} if window.steals else set()
    again = own_turn(pair) if window.layer == pair.state.mover else []
    return {*halves, *again}


def own_turn(pair: Pair) -> list[oracle.Move]:
    words = ("play", "closed", "pick up")
    layer = pair.position.lays[-1].seat
    return [move for move in oracle.legal(stages(pair.position)[-1], layer) if move[0] in words]


def compare_absent(pair: Pair, seat: Seat) -> None:
    move = rules.absent(rules.view(pair.state, seat), Dice(Random(1).randrange))
    if isinstance(move, LetBe):
        assert oracle.phase(pair.position) == "window"
    elif isinstance(move, Start):
        assert move == Start(pair.state.hands[seat][0], 1)
    else:
        assert said(move) == oracle.absent(pair.position, seat)


def compare_dealer(pair: Pair, at: list[oracle.Position]) -> None:
    """Which of the dealer's moves would be let pass, and who may be awarded what it claims."""
    state, position = pair
    now = oracle.phase(position)
    assert (rules.refuse(state, DEALER, Reveal()) is None) == (now == "swapped")
    named = {
        winner
        for winner in (None, *map(Seat, range(state.seats)))
        if rules.refuse(state, DEALER, Award(winner)) is None
    }
    if state.race is None or now == "refill":
        assert named == set()
    elif state.race.layer is None:
        assert named == set(oracle.may_be_starter(position))
    else:
        assert named == settled_by(state, at)


def settled_by(state: State, at: list[oracle.Position]) -> set[Seat | None]:
    """Those whose claim may come true, at the first stage at which anybody has one."""
    assert state.race
    made = {
        seat: said(claim)
        for seat, claim in enumerate(state.race.claims)
        if claim not in (None, LetBe())
    }
    for stage in at:
        found = oracle.winners(stage, made)
        if found:
            return {Seat(seat) for seat in found}
    return {None}


def compare_view(view: View, seen: dict[str, Any]) -> None:
    """Every fact that the oracle shows this viewer, and none that it does not."""
    seats = range(len(view.held))
    if seen["phase"] == "deal":
        assert view.opened == ()
        return
    assert list(view.held) == [seen["hands"][seat] for seat in seats]
    assert [Counter(cards) for cards in view.opened] == [seen["open"][seat] for seat in seats]
    for seat in seats:
        assert list(view.closed[seat]) == [
            n for n, there in enumerate(seen["closed"][seat]) if there
        ]
    assert (view.stock, view.removed) == (seen["stock"], seen["removed"])
    assert view.out == tuple(seen["gone"])
    assert view.swapping == (seen["phase"] in ("swap", "swapped"))
    assert view.ready == (seen["swapped"] if view.swapping else set())
    if seen["phase"] in ("turn", "window"):
        assert view.mover == seen["to_move"]
    assert Counter(view.hand) == seen.get("hand", Counter())
    compare_pile(view, seen)


def compare_pile(view: View, seen: dict[str, Any]) -> None:
    pile = view.pile
    assert (pile.size, pile.top) == (seen["pile"], seen["top"])
    assert (pile.run, pile.value, pile.low) == (seen["run"], seen["eff"], seen["low"])
    assert (view.aid is None) == ("counts" not in seen)
    if view.aid:
        assert Counter(view.aid.pile + view.aid.removed) == seen["counts"]


def compare_end(pair: Pair) -> None:
    state, position = pair
    if oracle.phase(position) in ("turn", "window", "over") and state.opened:
        assert state.idle == position.stall
    outcome, theirs = rules.outcome(state), oracle.outcome(position)
    assert (outcome is None) == (theirs is None)
    if outcome is None or theirs is None:
        return
    scores, places = theirs
    if state.options.blocked_rank == "shared":
        places = tuple(min(place, len(state.out) + 1) for place in places)
        scores = tuple(state.seats - place for place in places)
    if state.options.match == "single":
        scores = tuple(int(place == 1) for place in places)
    assert (outcome.scores, outcome.places) == (scores, places)


def compared(seats: int, first: int, matches: int) -> int:
    """How many positions of so many matches were compared."""
    count = 0
    for number in range(first, first + matches):
        random = Random(f"{seats} {number}")
        options = Options(**{name: random.choice(given) for name, given in CHOICES.items()})
        if rules.forbid(seats, options):
            options = Options(memory_aid=options.memory_aid, quick_lay=options.quick_lay)
        late = bool(number % 4)
        pair = late_in_a_match(seats, options, random) if late else whole_match(seats, options)
        for at in islice(played(pair, random, random.choice(MOODS)), 90):
            compare(at, random)
            count += 1
    return count


def test_the_oracle_agrees_on_some_hundred_positions() -> None:
    assert sum(compared(seats, 1_000, 2) for seats in range(2, 7)) > 500


@pytest.mark.long
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_oracle_agrees_on_twenty_thousand_positions(seats: int) -> None:
    assert compared(seats, 0, 34 + 100 // seats) > 4_000
