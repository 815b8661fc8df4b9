"""Who comes, sits, goes and begins: deeds at a table, judged one after the other."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from parlour.core import Seat
from parlour.core.house import StoodIn
from parlour.server.change import Change
from parlour.server.company import Company, Person, Place, filled, free, placed, seated
from parlour.server.keys import hashed, new_key
from parlour.server.means import Unable
from parlour.server.names import named
from parlour.server.opening import new_table
from parlour.server.pages import Again, Arranging, Seated, Sitting
from parlour.server.table import Batch
from parlour.server.wishes import by_house
from parlour.store.journal import keyed, unkeyed
from parlour.store.writer import Job

if TYPE_CHECKING:
    from parlour.server.keeper import Keeper


def sit(keeper: "Keeper", sitting: Sitting, person: int | None, key: str | None) -> Change:
    """A person takes an empty seat; the last seat of a table that has started begins the match."""
    gathering(keeper)
    company = keeper.company
    jobs: tuple[Job, ...] = ()
    if person is None:
        person, company = introduced(company, sitting)
        key = new_key()
        jobs = (keyed(keeper.head.id, hashed(key), person),)
    seat = empty_seat(company, sitting.seat)
    place = Place(person=person, entropy=sitting.entropy)
    company = placed(renamed(company, person, sitting), seat, place)
    assert key is not None, "whoever is known has a key"
    answer = Seated(keeper.head.id, key, seated(company, person))
    return begin_if_full(keeper, Change(company=company, jobs=jobs, answer=answer))


def gathering(keeper: "Keeper") -> None:
    if keeper.table is not None:
        raise Unable("begun")


def introduced(company: Company, sitting: Sitting) -> tuple[int, Company]:
    others = [person.name for person in company.people]
    newcomer = Person(named(sitting.name, others), sitting.animal)
    return len(company.people), replace(company, people=(*company.people, newcomer))


def renamed(company: Company, person: int, sitting: Sitting) -> Company:
    """The host may open a table first, and say a name when sitting down."""
    known = company.people[person]
    if known.name or not sitting.name:
        return company
    others = [other.name for n, other in enumerate(company.people) if n != person]
    newly = Person(named(sitting.name, others), sitting.animal)
    people = (*company.people[:person], newly, *company.people[person + 1 :])
    return replace(company, people=people)


def empty_seat(company: Company, wanted: int | None) -> int:
    left = free(company)
    if wanted is not None and not 0 <= wanted < len(company.places):
        raise Unable("no-such-seat", 404, seats=len(company.places))
    if not left or (wanted is not None and wanted not in left):
        raise Unable("seat-taken" if left else "full")
    return left[0] if wanted is None else wanted


def begin_if_full(keeper: "Keeper", change: Change) -> Change:
    company = change.company or keeper.company
    if not company.started or free(company):
        return change
    given = tuple(place.entropy for place in company.places)
    clock = None if company.agreement.pace.kind == "none" else 0
    head = replace(keeper.head, stage="playing", entropies=given, clock=clock)
    table = new_table(keeper.room, head, keeper.options, company.agreement)
    change.head, change.table, change.batch = head, table, table.open(0.0)
    if table.ends(change.batch) if change.batch.played else table.outcome:
        change.head = replace(head, stage="over")
    return change


def start(keeper: "Keeper", person: int | None) -> Change:
    """The host begins: bots take the empty seats, or the table waits until they are taken."""
    gathering(keeper)
    host_only(keeper, person)
    company = replace(keeper.company, started=True)
    if company.agreement.empty == "bots":
        company = filled(company)
    return begin_if_full(keeper, Change(company=company))


def host_only(keeper: "Keeper", person: int | None) -> None:
    if person != keeper.company.host:
        raise Unable("host-only", 403)


def arrange(keeper: "Keeper", person: int | None, seat: int, arranging: Arranging) -> Change:
    """The host sets a bot on a seat that no person holds, or frees it."""
    gathering(keeper)
    host_only(keeper, person)
    known(keeper, seat)
    if keeper.company.places[seat].person is not None:
        raise Unable("seat-taken")
    company = placed(keeper.company, seat, Place(bot=arranging.bot))
    return begin_if_full(keeper, Change(company=company))


def known(keeper: "Keeper", seat: int) -> None:
    if not 0 <= seat < keeper.head.seats:
        raise Unable("no-such-seat", 404, seats=keeper.head.seats)


def rise(keeper: "Keeper", person: int | None, seat: int) -> Change:
    """A person leaves a seat; during a match a bot stands in, and the person may return."""
    known(keeper, seat)
    place = keeper.company.places[seat]
    if person is None or place.person != person:
        raise Unable("not-yours", 403)
    if keeper.table is None:
        company = placed(keeper.company, seat, Place())
        gone = not seated(company, person) and person != company.host
        return Change(company=company, jobs=(unkeyed(keeper.head.id, person),) if gone else ())
    if keeper.over or place.bot is not None:
        return Change()
    level = keeper.company.agreement.level
    company = placed(keeper.company, seat, replace(place, bot=level))
    ref = f"leave.{keeper.table.n}"
    return by_house(keeper, Seat(seat), ref, StoodIn(level), company)


def add_device(keeper: "Keeper", person: int) -> Change:
    key = new_key()
    answer = Seated(keeper.head.id, key, seated(keeper.company, person))
    return Change(jobs=(keyed(keeper.head.id, hashed(key), person),), answer=answer)


def change_keys(keeper: "Keeper", person: int) -> Change:
    """All devices of a person are logged out, but the one that asks gets a new key."""
    change = add_device(keeper, person)
    change.jobs = (unkeyed(keeper.head.id, person), *change.jobs)
    return change


def again(keeper: "Keeper", person: int, key: str, wish: Again, seats: tuple[int, ...]) -> Change:
    """A person takes the seats of the match before, and the last to do so begins the next."""
    company = keeper.company
    if keeper.table is None:
        for n, seat in enumerate(seats):
            if seat in free(company):
                entropy = wish.entropies[n] if n < len(wish.entropies) else b""
                company = placed(company, seat, Place(person=person, entropy=entropy))
    answer = Seated(keeper.head.id, key, seated(company, person))
    if company == keeper.company:
        return Change(answer=answer)
    return begin_if_full(keeper, Change(Batch(), company, answer=answer))


def of_rematch(company: Company, host: int) -> Company:
    """The same people and bots; each person's seat waits for that person to come again."""
    places = tuple(
        Place(bot=place.bot) if place.person is None else Place() for place in company.places
    )
    return Company(company.agreement, places, company.people, host, started=True)
