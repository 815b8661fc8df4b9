"""The state, as it was told: nothing is hidden, so what a seat has heard is the whole match."""

from collections.abc import Sequence

from parlour.core import Step

from ..pieces import Heard, State, View
from ..rules import play, start


def told(steps: Sequence[Step[View, Heard]]) -> State:
    state = start(2, steps[0].view.options)
    for step in steps:
        if step.heard is not None:
            state = play(state, step.seat, step.heard)
    return state
