"""What a seat may do apart from laying: draw, or pass; and for how long it may lay at all."""

from ..pieces import View


def may_pay(view: View) -> bool:
    """Whether the one on turn can pay for a tile (§4.5)."""
    chips = view.chips[view.me] if view.me is not None and view.chips else None
    return chips is not None and chips >= view.options.draw_cost


def can_draw(view: View) -> bool:
    """Whether there is a tile to be drawn and a chip to pay for it (§4.4, §4.5)."""
    return view.pot > 0 and may_pay(view)


def owes_draw(view: View) -> bool:
    """Whether a joker taken onto the rack was no lay, so that a draw is due (§4.7)."""
    return view.done == "swapped" and not view.options.swap_is_move


def may_lay(view: View) -> bool:
    return view.done in ("nothing", "drawn")
