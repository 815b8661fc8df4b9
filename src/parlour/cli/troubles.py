"""What may be wrong with a store, as sentences."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from parlour.cli.speech import Wrong, wrong
from parlour.server.running import Occupied
from parlour.store import Newer, Unwritten
from parlour.store.backup import NotEmpty, Spoilt


@contextmanager
def store_troubles() -> Iterator[None]:
    """What may be wrong with a store, in one sentence each; and what is made is its owner's."""
    os.umask(0o077)
    try:
        yield
    except (Unwritten, Occupied, Newer, Spoilt, NotEmpty, DBAPIError) as reason:
        raise trouble(reason) from None


def trouble(reason: Exception) -> Wrong:
    said = str(reason).splitlines()[0]
    match reason:
        case Occupied():
            return wrong("cli-occupied", file=said)
        case Newer():
            return wrong("cli-newer", there=reason.there)
        case Spoilt():
            return wrong("cli-spoilt", reason=said)
        case NotEmpty():
            return wrong("cli-not-empty")
        case _:
            return wrong("cli-no-store", reason=said)
