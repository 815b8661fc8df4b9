"""A table as it is shown: to people at it, and in the lobby."""

from typing import TYPE_CHECKING

from msgspec import json

from parlour.core import fair
from parlour.server.company import (
    Asked,
    Company,
    Sitter,
    Stage,
    TableNow,
    known_as,
    seated,
    sitter,
)
from parlour.server.pages import Listed
from parlour.store import Head

if TYPE_CHECKING:
    from parlour.server.keeper import Keeper


def sitters(keeper: "Keeper") -> tuple[Sitter, ...]:
    company = keeper.company
    return tuple(
        sitter(company, seat, keeper.here(place.person))
        for seat, place in enumerate(company.places)
    )


def stage(keeper: "Keeper") -> Stage:
    if keeper.table is None:
        return "gathering"
    return "over" if keeper.over else "playing"


def shown(keeper: "Keeper", person: int | None) -> TableNow:
    head, company, asked = keeper.head, keeper.company, keeper.asked
    commitment = None if head.named else fair.commit(head.id, head.seed).hex()
    return TableNow(
        table=head.id,
        game=head.game,
        edition=head.edition,
        options=keeper.options,
        agreement=company.agreement,
        stage=stage(keeper),
        seats=sitters(keeper),
        watchers=sum(chair.viewer is None for chair in keeper.chairs),
        commitment=commitment,
        mine=() if person is None else seated(company, person),
        host=person == company.host,
        started=company.started,
        invite=None if person is None else head.invite,
        asked=None if asked is None else Asked(asked.seat, tuple(sorted(asked.agreed))),
        following=company.following,
        outcome=keeper.table.outcome if keeper.table else None,
    )


def listed(head: Head, keeper: "Keeper | None") -> Listed:
    """A table in the list; who is connected is known of those that are kept here."""
    company = keeper.company if keeper else json.decode(head.company, type=Company)
    kids, now = company.agreement.kids, stage(keeper) if keeper else head.stage
    seats = tuple(
        sitter(company, seat, keeper is not None and keeper.here(place.person))
        for seat, place in enumerate(company.places)
    )
    watchers = sum(chair.viewer is None for chair in keeper.chairs) if keeper else 0
    return Listed(head.id, head.game, now, seats, watchers, kids)


def names(company: Company) -> dict[int, str]:
    """What each seat is called in sentences."""
    return {
        seat: known_as(company, place.person)
        for seat, place in enumerate(company.places)
        if place.person is not None
    }
