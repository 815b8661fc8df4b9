"""What a chair says reaches its table's inbox, and it is told why if that cannot be."""

from typing import TYPE_CHECKING, Any

from msgspec import DecodeError, ValidationError, json

from parlour.core import Refusal, Refused
from parlour.core.house import UNWRITTEN
from parlour.server import wishes
from parlour.server.at_once import at_once
from parlour.server.chair import BAD_FRAME, Chair, encode
from parlour.server.change import Change
from parlour.server.reading import refused
from parlour.server.showing import names
from parlour.server.wire import Heard, No

if TYPE_CHECKING:
    from parlour.server.keeper import Keeper

read = json.Decoder(Heard).decode
INBOX = 64  # wishes that wait before a chair is told to come back later


def hear(keeper: "Keeper", chair: Chair, text: str) -> str | None:
    """A frame of a chair; whatever is none of ours is answered with why it closes."""
    try:
        wish = read(text)
        if at_once(keeper, chair, wish):
            return None
    except Refused as reason:
        answer(keeper, chair, wish, reason)
        return None
    except (DecodeError, RecursionError) as reason:
        return str(reason)[:100]
    if len(keeper.inbox) >= INBOX:
        later(keeper, chair, wish)
    else:
        keeper.want(wishes.deed(chair, wish), lambda done: answer(keeper, chair, wish, done))
    return None


def answer(keeper: "Keeper", chair: Chair, wish: Any, done: Change | Exception) -> None:
    if isinstance(done, Refused):
        keeper.means.metrics.refused.labels(done.refusal.clause).inc()
        chair.send(encode(no(keeper, chair, wish, done.refusal)))
    elif isinstance(done, ValidationError):
        chair.drop(BAD_FRAME)
    elif isinstance(done, OSError):
        later(keeper, chair, wish)


def later(keeper: "Keeper", chair: Chair, wish: Any) -> None:
    """It could not be written down; the same wish may be said once more."""
    chair.send(encode(no(keeper, chair, wish, Refusal(UNWRITTEN), again=True)))


def no(keeper: "Keeper", chair: Chair, wish: Any, refusal: Refusal, *, again: bool = False) -> No:
    offer = keeper.table.offer(chair.viewer) if keeper.table else None
    text = refused(keeper.room, chair.language, refusal, names(keeper.company))
    return No(getattr(wish, "ref", ""), refusal, offer, text, again)
