"""What one seat may know, and what follows from that alone."""

from collections import Counter
from collections.abc import Iterator

from parlour.core import Dice, Seat

from ..pieces import (
    Draw,
    Lay,
    Move,
    Offer,
    Pass,
    Standing,
    State,
    Table,
    Turn,
    Verdict,
    View,
)
from .changes import Change, added, jokers, lost, lying
from .earning import laid
from .judging import change_of, forbidden, judge, turn_of, undrawable, unpassable
from .laying import lays, picked
from .lays import foreign
from .rounds import bank, ended, pot_size
from .series import flaw


def view(state: State, seat: Seat | None) -> View:
    chips = state.chips
    open_chips = not state.options.hidden_chips
    turns = state.chips and not state.drawing and not ended(state)
    return View(
        me=seat,
        options=state.options,
        rack=() if seat is None else state.racks[seat],
        held=tuple(map(len, state.racks)),
        chips=tuple(n if open_chips or s == seat else None for s, n in enumerate(chips)),
        bank=bank(state) if open_chips and chips else None,
        pot=pot_size(state),
        table=state.table,
        turn=state.mover if turns else None,
        done=state.done,
        first=state.first,
        opened=state.opened,
        passes=state.passes,
        rounds=state.rounds,
    )


def offer(view: View) -> Offer | None:
    if view.me is None or view.turn != view.me:
        return None
    return turn_of(view, draw=not undrawable(view), stop=not unpassable(view))


def moves(offer: Offer) -> Iterator[Move]:
    yield from others(offer)
    if offer.lay:
        yield from lays(offer)


def others(turn: Turn) -> Iterator[Move]:
    if turn.draw:
        yield Draw()
    if turn.stop:
        yield Pass()


def pick(offer: Offer, dice: Dice) -> Move:
    """To lay more often than not, where anything can be laid."""
    rest = [*others(offer)]
    if offer.lay and (not rest or dice.below(4)) and (lay := picked(offer, dice)):
        return lay
    return dice.one(rest)


def absent(view: View, dice: Dice) -> Move:
    """A draw, else a pass; where neither is allowed, the first lay there is (§4.11)."""
    turn = offer(view)
    assert turn, "only a seat on turn can be absent"
    return next(moves(turn))


def advise(view: View, draft: Move) -> Verdict:
    refusal = forbidden(view, draft)
    if not isinstance(draft, Lay) or view.me is None:
        return Verdict(refusal)
    change, earned = change_of(view, draft), judge(view, draft).earned
    new = earned.new if earned else seemingly_new(change)
    return Verdict(
        refusal,
        standing=tuple(standing(change, new)),
        missing=tuple(lost(change).elements()),
        foreign=foreign(change),
        tiles=earned.tiles if earned else max(0, laid(change) - draft.taken),
        series=earned.series if earned else len(new),
        out=earned.out if earned else 0,
    )


def standing(change: Change, new: Table) -> Iterator[Standing]:
    """How each series of a draft stands; of those that look alike, so many are new."""
    left = Counter(new)
    for series in change.lay.table:
        left[series] -= 1
        yield Standing(series, flaw(change.options, series), left[series] >= 0)


def seemingly_new(change: Change) -> Table:
    """Of a draft that cannot be told yet: the series that stand, and hold no tile of the table."""
    mine = added(change)
    stayed = {*jokers(lying(change.before))}
    return tuple(
        series
        for series in change.news
        if not flaw(change.options, series) and all(mine[t] or t.joker for t in series)
        if stayed.isdisjoint(series)
    )
