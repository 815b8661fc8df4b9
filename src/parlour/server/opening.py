"""How a table comes to stand: newly, or from its journal."""

from collections.abc import Iterable
from typing import Any

from parlour.core import fair
from parlour.server.chair import MOST_CREDIT
from parlour.server.change import read_event
from parlour.server.company import Agreement
from parlour.server.table import AnyRoom, Table
from parlour.store import Head, Kept
from parlour.store.failpoints import pass_by

GRACE = MOST_CREDIT  # seconds for which a race waits for whoever is far away


def new_table(room: AnyRoom, head: Head, options: Any, agreed: Agreement) -> Table:
    # A deal that somebody named is the same at every table; any other has the luck of its seats.
    seed = head.seed if head.named else fair.mix(head.id, head.seed, head.entropies or ())
    return Table(
        room,
        head.seats,
        options,
        lambda n: fair.dice(seed, n),
        timed=agreed.hurried,
        pace=agreed.pace,
        grace=GRACE if agreed.races == "credit" else 0.0,
        edition=head.edition,
        lots=agreed.races == "lot",
    )


def recall(table: Table, kept: Iterable[Kept]) -> None:
    """The journal is played again, silently."""
    for line in kept:
        pass_by("in-recovery")
        table.recall(read_event(table.room, line), line.wish)
