"""Leaks planted by hand, each of a kind that some house has had: all of them must be noticed.

A leak is a law that tells too much, or a part of the server replaced by one that does.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from parlour.catalogue import BATASAURUS, PETITWHIST, AnyRoom
from parlour.core import OUT_OF_TURN, Phrase, Refusal, Refused, Seat, canonical, fingerprint
from parlour.games.batasaurus import rules as batasaurus
from parlour.games.petitwhist import rules as petitwhist
from parlour.games.petitwhist.pieces import Lay
from parlour.games.petitwhist.tests.test_secrets import LEAKS
from parlour.server import archive, door, hearing, reading, showing
from parlour.server.keeper import Keeper
from parlour.server.sight import Sight, Viewer
from parlour.server.table import Table
from parlour.server.wire import Steps
from tests.two_worlds import leaky


class Planted(NamedTuple):
    """A leak: in which game it is looked for, its law, and what of the server it replaces."""

    room: AnyRoom
    law: Any = None
    server: Callable[[], Any] | None = None

    @contextmanager
    def there(self) -> Iterator[None]:
        if self.server is None:
            yield
        else:
            with self.server():
                yield


def shown_faces(state: Any, seat: Viewer) -> Any:
    """Whoever owns a covered card may still look at it."""
    view = batasaurus.view(state, seat)
    mine = state.layouts if seat is None else state.layouts[seat : seat + 1]
    return replace(view, faces=mine)


def loud_lay(state: Any, seat: Seat, move: Any, listener: Viewer) -> Any:
    """Whoever lays a card is heard to keep the others."""
    heard = petitwhist.hear(state, seat, move, listener)
    return {"type": "Lay", "kept": state.hands[seat]} if isinstance(move, Lay) else heard


def telling_refusal(state: Any, seat: Seat, move: Any) -> Any:
    """Another clause, if the last seat holds the card."""
    refusal = petitwhist.refuse(state, seat, move)
    if refusal and isinstance(move, Lay):
        return Refusal(OUT_OF_TURN) if move.card in state.hands[-1] else refusal
    return refusal


def tagged_page() -> Any:
    """A page about what may be seen, with a tag of all there is."""

    async def now(visit: Any) -> Any:
        shown = await archive_now(visit)
        tag = {"etag": fingerprint(visit.keeper.table.state)}
        return Response(msgspec.json.encode(shown), headers=tag, media_type="application/json")

    archive_now = archive.now
    return on_page("archive_now", now)


def on_page(name: str, answer: Any) -> Any:
    """A page that answers with something else."""

    def answering(page: Any) -> Any:
        found = page.answering
        called = f"{found.__module__.rpartition('.')[2]}_{found.__name__}"
        return usual(msgspec.structs.replace(page, answering=answer) if called == name else page)

    usual = door.answering
    return patch("parlour.server.door.answering", answering)


def early_record() -> Any:
    """The record of a match that still runs, to whoever asks."""

    async def text(visit: Any) -> Response:
        table = visit.keeper.table
        return Response(canonical(table.state))

    return on_page("archive_text", text)


def told_on_return() -> Any:
    """Whoever comes back is told where the match stands, and a little more."""

    def catch_up(table: Table, viewer: Viewer, now: float) -> Steps:
        frame = usual(table, viewer, now)
        return replace(frame, seconds=float(int(fingerprint(table.state)[:6], 16)))

    usual = Table.catch_up
    return patch.object(Table, "catch_up", catch_up)


def as_long_as_the_truth() -> Any:
    """Frames that are as long as the state from which they were made."""

    def as_read(kept: Keeper, chair: Any, steps: Steps) -> Any:
        read = usual(kept, chair, steps)
        table = kept.table
        assert table
        names = "".join(str(value) for value in flat(canonical(table.state.hands[0])))
        return replace(read, ref=read.ref or " " * len(names))

    usual = Keeper.as_read
    return patch.object(Keeper, "as_read", as_read)


def flat(written: bytes) -> Iterator[Any]:
    for hand in msgspec.json.decode(written):
        yield hand[1]


def refused_aloud() -> Any:
    """A refusal that everybody hears: it depends on what its seat holds."""

    def answer(kept: Keeper, chair: Any, wish: Any, done: Any) -> None:
        usual(kept, chair, wish, done)
        if isinstance(done, Refused):
            kept.tell_all(hearing.no(kept, chair, wish, done.refusal))

    usual = hearing.answer
    return patch.object(hearing, "answer", answer)


def everybodys_offer() -> Any:
    """A frame with what all the others may do."""

    def offer(table: Table, viewer: Viewer) -> Any:
        return [eye.offer for eye in table.eyes.values()]

    return patch.object(Table, "offer", offer)


def over_the_shoulder() -> Any:
    """Who only watches sees what the first seat sees."""

    def view(sight: Sight, viewer: Viewer) -> Any:
        return usual(sight, Seat(0) if viewer is None else viewer)

    usual = Sight.view
    return patch.object(Sight, "view", view)


def described_too_well() -> Any:
    """Words for those who cannot see, made from more than they may know."""

    def words(room: AnyRoom, viewer: Viewer, view: Any, outcome: Any) -> Any:
        found = usual(room, viewer, view, outcome)
        return replace(found, lines=(*found.lines, Phrase(seen[-1])))

    def sight(law: Any, state: Any) -> Sight:
        seen.append(fingerprint(state))
        return Sight(law, state)

    seen = [""]
    usual = reading.words

    @contextmanager
    def both() -> Iterator[None]:
        with patch.object(reading, "words", words), patch("tests.side.Sight", sight):
            yield

    return both()


def told_beside() -> Any:
    """Everybody at the table is told who comes, and how the first hand looks."""

    def shown(kept: Keeper, person: int | None) -> Any:
        now = usual(kept, person)
        best = max(kept.table.state.hands[0], default=None) if kept.table else None
        return replace(now, following=str(best))

    usual = showing.shown
    return patch("parlour.server.keeper.shown", shown)


def advised_from_the_truth() -> Any:
    """A draft that is judged by what another seat holds."""

    def view(table: Table, viewer: Viewer) -> Any:
        mine = table.sight.view(viewer)
        return replace(mine, hand=table.state.hands[-1]) if viewer == 0 else mine

    return patch.object(Table, "view", view)


LAWS: dict[str, dict[str, Any]] = {
    **{name: how for name, how in LEAKS.items() if "refuse" not in how},
    "a refusal tells where the card is": {"refuse": telling_refusal},
}

PLANTED = {
    **{name: Planted(PETITWHIST, leaky(petitwhist, **how)) for name, how in LAWS.items()},
    "a lay tells what is kept": Planted(PETITWHIST, leaky(petitwhist, hear=loud_lay)),
    "an owner sees covered faces": Planted(BATASAURUS, leaky(batasaurus, view=shown_faces)),
    "a page has a tag of the state": Planted(PETITWHIST, server=tagged_page),
    "a running match can be read": Planted(BATASAURUS, server=early_record),
    "who comes back is told more": Planted(PETITWHIST, server=told_on_return),
    "a frame is as long as the state": Planted(PETITWHIST, server=as_long_as_the_truth),
    "refusals are heard by all": Planted(PETITWHIST, server=refused_aloud),
    "offers are shown to all": Planted(PETITWHIST, server=everybodys_offer),
    "a watcher sees a hand": Planted(PETITWHIST, server=over_the_shoulder),
    "words tell more than the view": Planted(BATASAURUS, server=described_too_well),
    "the table's news tell of a hand": Planted(PETITWHIST, server=told_beside),
    "advice comes from another hand": Planted(PETITWHIST, server=advised_from_the_truth),
}
