"""What is answered at once, without the journal: advice, choices, words and emotes."""

from itertools import islice
from typing import TYPE_CHECKING, Any

from parlour.core import Refusal, Refused, Seat
from parlour.core.house import SPEAKING
from parlour.server.chair import Chair, encode
from parlour.server.company import known_as
from parlour.server.limits import LIMITS, Credit
from parlour.server.names import cleaned
from parlour.server.wire import Advice, Choice, Choices, Choose, May, Talk, Talked, Wave, Waved

if TYPE_CHECKING:
    from parlour.server.keeper import Keeper

CHOICES = 100  # at once
WORDS = 300  # signs of what somebody says


def at_once(keeper: "Keeper", chair: Chair, wish: Any) -> bool:
    """Whether the wish was one of these."""
    match wish:
        case May():
            if chair.viewer is not None and keeper.table:
                chair.send(encode(advised(keeper, chair.viewer, wish)))
        case Choose():
            chair.send(encode(choices(keeper, chair, wish)))
        case Talk() | Wave():
            spoke(keeper, chair, wish)
        case _:
            return False
    return True


def advised(keeper: "Keeper", seat: Seat, may: May) -> Advice:
    """What the room says of a draft; it judges from what the seat sees."""
    assert keeper.table is not None, "a draft is judged at a table that has begun"
    draft = keeper.room.read_move(bytes(may.draft))
    verdict = keeper.table.law.advise(keeper.table.view(seat), draft)
    name = None if verdict.refusal else keeper.room.text.name(draft)
    return Advice(may.ref, verdict, name)


def choices(keeper: "Keeper", chair: Chair, choose: Choose) -> Choices:
    table = keeper.table
    offer = table.offer(chair.viewer) if table else None
    if table is None or offer is None:
        return Choices(choose.ref, (), False)
    first, count = max(0, choose.first), max(0, min(choose.count, CHOICES))
    found = [*islice(table.law.moves(offer), min(first, 100_000), first + count + 1)]
    named = tuple(Choice(move, keeper.room.text.name(move)) for move in found[:count])
    return Choices(choose.ref, named, len(found) > count)


def spoke(keeper: "Keeper", chair: Chair, wish: Talk | Wave) -> None:
    """To everybody at the table; raises `Refused` for who may not, or not so often."""
    company, person = keeper.company, chair.person
    if person is None or (isinstance(wish, Talk) and company.agreement.kids):
        raise Refused(Refusal(SPEAKING))
    if person not in keeper.breath:
        keeper.breath[person] = Credit(LIMITS["talk"], keeper.means.now)
    if not keeper.breath[person].spend():
        raise Refused(Refusal(SPEAKING))
    name = known_as(company, person)
    if isinstance(wish, Wave):
        keeper.tell_all(Waved(name, wish.emote, chair.viewer))
    elif said := cleaned(wish.text, WORDS):
        keeper.tell_all(Talked(name, said, chair.viewer))
