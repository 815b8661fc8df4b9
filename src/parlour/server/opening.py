"""How a table comes to stand: newly, or from its journal."""

from typing import TYPE_CHECKING

from parlour.core import fair
from parlour.server.chair import MOST_CREDIT
from parlour.server.change import read_event
from parlour.server.table import Table
from parlour.store import Head
from parlour.store.failpoints import pass_by

if TYPE_CHECKING:
    from parlour.server.keeper import Keeper

GRACE = MOST_CREDIT  # seconds for which a race waits for whoever is far away


def new_table(keeper: "Keeper", head: Head) -> Table:
    seed = fair.mix(head.id, head.seed, head.entropies or ())
    agreed = keeper.company.agreement
    return Table(
        keeper.room,
        head.seats,
        keeper.options,
        lambda n: fair.dice(seed, n),
        timed=agreed.hurried,
        pace=agreed.pace,
        grace=GRACE if agreed.races == "credit" else 0.0,
        edition=head.edition,
        lots=agreed.races == "lot",
    )


def reopened(keeper: "Keeper") -> Table:
    """The journal is played again, silently; no clock has run since somebody last looked."""
    table = new_table(keeper, keeper.head)
    kept = keeper.means.journal.events(keeper.head.id)
    for line in kept:
        pass_by("in-recovery")
        table.recall(read_event(keeper.room, line), line.wish)
    if kept:
        late = max(kept[-1].at, keeper.head.clock or 0)
        keeper.offset = keeper.means.now() - late / 1000
        table.wind_anew(keeper.now)
    return table
