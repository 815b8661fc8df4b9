"""What the matches of a contest come to."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from parlour.core import Outcome, standing

from .contest import Contest, Played
from .intervals import mean, spread, wilson


class Figures(Struct, frozen=True, kw_only=True):
    """How `a` did. A shared first place counts for as much of a win as it is shared by."""

    matches: int
    deals: int
    par: float  # of one who plays as the others do
    won: float
    least: float  # by Wilson, over matches
    most: float
    over_deals: float  # how far `won` may be off, counting whole deals only
    standing: float  # 1 for a first place, 0 for a last; half of it is par
    standing_off: float
    a: float  # seconds for each choice
    b: float
    slowest: float  # of `a`
    moves: float

    @property
    def better(self) -> bool:
        """Whether `a` plays better than `b`, as far as can be said."""
        return self.least > self.par

    @property
    def worse(self) -> bool:
        return self.most < self.par


def won(match: Played) -> float:
    return (match.places[match.turned] == 1) / match.places.count(1)


def stood(match: Played) -> float:
    return standing(Outcome(match.scores, match.places))[match.turned]


def figures(contest: Contest, played: Sequence[Played]) -> Figures:
    share = mean([won(match) for match in played])
    least, most = wilson(share, len(played))
    deals = whole(contest, played)
    return Figures(
        matches=len(played),
        deals=len(deals),
        par=1 / contest.seats,
        won=share,
        least=least,
        most=most,
        over_deals=spread([mean([won(match) for match in deal]) for deal in deals]),
        standing=mean([stood(match) for match in played]),
        standing_off=spread([mean([stood(match) for match in deal]) for deal in deals]),
        a=pace((match.seconds[match.turned], match.choices[match.turned]) for match in played),
        b=pace(
            (sum(match.seconds) - match.seconds[match.turned], others(match)) for match in played
        ),
        slowest=max((match.slowest[match.turned] for match in played), default=0.0),
        moves=mean([match.moves for match in played]),
    )


def others(match: Played) -> int:
    return sum(match.choices) - match.choices[match.turned]


def pace(spent: Iterable[tuple[float, int]]) -> float:
    seconds, choices = map(sum, zip(*spent, strict=True)) if (spent := list(spent)) else (0.0, 0)
    return seconds / choices if choices else 0.0


def whole(contest: Contest, played: Sequence[Played]) -> list[list[Played]]:
    """The deals that have been played from every seat."""
    deals: dict[int, list[Played]] = {}
    for match in played:
        deals.setdefault(match.deal, []).append(match)
    return [deal for deal in deals.values() if len(deal) == contest.seats]
