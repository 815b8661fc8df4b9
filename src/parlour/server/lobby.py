"""Where tables are opened and found. Each open table has one keeper, and no other has a say."""

import asyncio
import secrets
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from parlour.core import Refused, canonical, fair
from parlour.server import sitting
from parlour.server.change import Change
from parlour.server.company import Agreement, Company, Person, Place, seated
from parlour.server.keeper import Keeper
from parlour.server.keys import CODE, TICKET, Admitted, Once, hashed, new_key
from parlour.server.means import Means, Unable
from parlour.server.names import named
from parlour.server.pages import Again, Listed, Opened, Seated, Wanted
from parlour.server.showing import listed
from parlour.store import Elsewhere, Head
from parlour.store.journal import keys_too, now_ms

# Games that children play: their tables have no free words unless somebody says otherwise.
FOR_CHILDREN = frozenset({"batasaurus"})


class Lobby:
    """All tables of this process."""

    def __init__(self, means: Means) -> None:
        self.means, self.rooms, self.journal = means, means.rooms, means.journal
        means.forget = self.forget
        self.keepers: dict[str, Keeper] = {}
        self.opening: dict[str, asyncio.Task[Keeper]] = {}
        self.tickets: Once[Admitted] = Once(TICKET, means.now)
        self.codes: Once[Admitted] = Once(CODE, means.now)

    async def open(self, wanted: Wanted) -> Opened:
        """Raises `Refused` for a table that may not be."""
        head, key = self.drawn_up(wanted)
        await self.journal.open(head, hashed(key), 0)
        commitment = None if head.named else fair.commit(head.id, head.seed).hex()
        return Opened(head.id, key, head.invite, link(head), commitment)

    def drawn_up(self, wanted: Wanted) -> tuple[Head, str]:
        if wanted.game not in self.rooms:
            raise Unable("no-such-game", 404, known=", ".join(self.rooms))
        room = self.rooms[wanted.game]
        options = msgspec.convert(wanted.options, room.options)
        if refusal := room.law.forbid(wanted.seats, options):
            raise Refused(refusal)
        agreement = wanted.agreement or agreed(room.name)
        host = Person(named(wanted.name, ()), wanted.animal)
        company = Company(agreement, (Place(),) * wanted.seats, (host,))
        seed = bytes.fromhex(wanted.deal).rjust(fair.SEED_BYTES, b"\0") if wanted.deal else None
        head = Head(
            id=new_key(),
            game=room.name,
            edition=room.edition,
            seats=wanted.seats,
            options=canonical(options),
            seed=seed or secrets.token_bytes(fair.SEED_BYTES),
            named=seed is not None,
            invite=new_key(),
            company=canonical(company),
            public=agreement.public,
            stage="gathering",
            opened=now_ms(),
        )
        return head, new_key()

    async def find(self, table: str) -> Keeper:
        """Whoever keeps this table; it is opened from the journal if nobody does. Raises
        `Elsewhere` if another process keeps it."""
        if found := self.keepers.get(table):
            return found
        if table not in self.opening:
            self.opening[table] = asyncio.create_task(self.opened(table))
        return await asyncio.shield(self.opening[table])

    async def opened(self, table: str) -> Keeper:
        try:
            head = await asyncio.to_thread(self.claimed, table)
            if head is None or head.game not in self.rooms:
                raise Unable("no-such-table", 404)
            kept = self.keepers[table] = Keeper(self.means, head)
            kept.wind()
            return kept
        finally:
            del self.opening[table]

    def claimed(self, table: str) -> Head | None:
        return self.journal.claim(table) if len(table) <= fair.MATCH_LENGTH else None

    def listed(self) -> list[Listed]:
        """The newest public tables at which one can still sit or watch, whoever keeps them."""
        heads = self.journal.heads(public=True, stages=("gathering", "playing"))
        return [listed(head, self.keepers.get(head.id)) for head in heads]

    def leave_all(self) -> None:
        """Others may keep our tables by now; whoever sits there comes back, wherever that is."""
        for keeper in [*self.keepers.values()]:
            keeper.leave()

    def forget(self, table: str) -> None:
        self.keepers.pop(table, None)

    def tidy(self) -> None:
        """Tables at which nobody is and nothing runs are closed; the journal has them."""
        for table, keeper in [*self.keepers.items()]:
            if keeper.idle:
                keeper.stop()
                del self.keepers[table]

    async def resume(self) -> None:
        """Open every table that a clock runs at, unless another process keeps it."""
        for table in await asyncio.to_thread(self.journal.clocked):
            with suppress(Elsewhere, Unable):
                await self.find(table)

    def mark(self) -> None:
        for keeper in self.keepers.values():
            keeper.mark()

    def who(self, table: str, key: str | None) -> int | None:
        """Which of the table's people a key is; a wrong one is nobody, and is told so."""
        if key is None:
            return None
        person = self.journal.person(table, hashed(key))
        if person is None:
            raise Unable("wrong-key", 401)
        return person

    def admit(self, keeper: Keeper, person: int | None, seat: int | None, invite: str) -> Admitted:
        """May somebody come in, as this seat or to watch?"""
        if seat is not None and (person is None or seat not in seated(keeper.company, person)):
            raise Unable("not-yours", 403)
        if person is None:
            self.check_invited(keeper, invite)
        return Admitted(keeper.head.id, person, seat)

    def check_invited(self, keeper: Keeper, invite: str) -> None:
        agreement = keeper.company.agreement
        if not agreement.public and not secrets.compare_digest(
            invite.encode(), keeper.head.invite.encode()
        ):
            raise Unable("invited-only", 403)

    async def rematch(self, keeper: Keeper, person: int, key: str, wish: Again) -> Seated:
        """The next table with the same people: opened by whoever asks first, joined by the rest."""
        seats = seated(keeper.company, person)
        following = await keeper.ask(lambda kept: self.followed(kept, person))
        next_keeper = await self.find(following)
        seated_again: Seated = await next_keeper.ask(
            lambda kept: sitting.again(kept, person, key, wish, seats)
        )
        return seated_again

    def followed(self, keeper: Keeper, person: int) -> Change:
        if not keeper.over:
            raise Unable("not-over")
        if keeper.company.following:
            return Change(answer=keeper.company.following)
        company = sitting.of_rematch(keeper.company, person)
        head = replace(
            keeper.head,
            id=new_key(),
            seed=secrets.token_bytes(fair.SEED_BYTES),
            named=False,
            invite=new_key(),
            company=canonical(company),
            stage="gathering",
            opened=now_ms(),
            entropies=None,
            edition=keeper.room.edition,
            epoch=0,
        )
        jobs = (self.journal.begun(head), keys_too(keeper.head.id, head.id))
        company = replace(keeper.company, following=head.id)
        return Change(company=company, jobs=jobs, answer=head.id)

    def close(self) -> None:
        """Every table stops where it is; the journal has all that anybody was told."""
        for keeper in self.keepers.values():
            keeper.stop()


def agreed(game: str) -> Agreement:
    """What a table agrees on if nobody says otherwise."""
    return Agreement(kids=game in FOR_CHILDREN)


def link(head: Head) -> str:
    """Where people are invited to; the word after # stays out of every log."""
    return f"/t/{head.id}#{head.invite}"
