"""What is set for a house and kept in its store, from outside of a running house too."""

from sqlalchemy import insert, update

from parlour.store import schema
from parlour.store.engines import engine


def put(url: str, name: str, value: str) -> None:
    """One setting, whether it was there or not."""
    known, store = schema.setting, engine(url)
    try:
        with store.begin() as database:
            newer = update(known).where(known.c.name == name).values(value=value)
            if not database.execute(newer).rowcount:
                database.execute(insert(known), {"name": name, "value": value})
    finally:
        store.dispose()
