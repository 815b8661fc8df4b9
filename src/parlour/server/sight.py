"""How a state is seen: what the table asks the law about it again and again, asked once."""

from typing import Any

from msgspec import Struct

from parlour.core import Outcome, Rules, Seat

Viewer = Seat | None
AnyRules = Rules[Any, Any, Any, Any, Any, Any, Any]


class Eye(Struct):
    """What a viewer was told so far: how many steps, its offer, and the step that brought it."""

    steps: int = 0
    offer: Any = None
    since: int = 0


class Sight:
    """One state, and its answers."""

    __slots__ = ("ended", "law", "state", "views")

    def __init__(self, law: AnyRules, state: Any) -> None:
        self.law, self.state = law, state
        self.views: dict[Viewer, Any] = {}
        self.ended: tuple[Outcome | None] | None = None

    def view(self, viewer: Viewer) -> Any:
        if viewer not in self.views:
            self.views[viewer] = self.law.view(self.state, viewer)
        return self.views[viewer]

    @property
    def outcome(self) -> Outcome | None:
        if self.ended is None:
            self.ended = (self.law.outcome(self.state),)
        return self.ended[0]
