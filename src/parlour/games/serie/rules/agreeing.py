"""What a table cannot agree on, because there can be no such round or it would never matter."""

from collections.abc import Iterator

from parlour.core import SEATS, Refusal

from ..naming import because, no
from ..pieces import MOST_SEATS, SHORTEST, Options
from .series import agreed, whole


def senseless(seats: int, options: Options) -> Refusal | None:
    if not 2 <= seats <= MOST_SEATS:
        return Refusal(SEATS, {"least": 2, "most": MOST_SEATS})
    return next(objections(seats, options), None)


def objections(seats: int, options: Options) -> Iterator[Refusal]:
    usual, tiles = agreed(options), len(whole(options))
    if usual.deal * seats > tiles:
        yield because("2.3", "tiles", deal=usual.deal, seats=seats, tiles=tiles)
    if options.first_player in [f"seat{seat}" for seat in range(seats, MOST_SEATS)]:
        yield no("2.4", seats=seats)
    if usual.sets == "both" and options.colours < SHORTEST:
        yield because("3.3", "colours")
    if options.bank_limit == "unlimited" and options.box_chips is not None:
        yield because("5.7", "unlimited")
    if options.bank_limit == "stop" and usual.start_chips * seats > usual.box_chips:
        need = usual.start_chips * seats
        yield because("5.7", "box", chips=usual.box_chips, need=need)
    yield from needless(options)


def needless(options: Options) -> Iterator[Refusal]:
    """Options that say how to count new series, where another one counts them otherwise."""
    tiles_decide = options.new_series == "no_old_tile"
    if options.freed_joker != "series" and not tiles_decide:
        yield no("5.5")
    if not options.split_own and options.new_series == "delta":
        yield no("5.6")
    if options.match_score == "chips" and options.best_of == 1:
        yield no("8.3")
