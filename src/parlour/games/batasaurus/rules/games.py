"""A game from deal to last trick: who plays, who may start, when it is over, who has won."""

from parlour.core import Seat

from ..pieces import SET, Layout, Options, State


def playing(state: State) -> frozenset[Seat]:
    """Who has been dealt a set: everybody, but for a play-off (§5.4)."""
    return frozenset(Seat(seat) for seat, layout in enumerate(state.layouts) if layout)


def dealable(state: State) -> bool:
    """Before the first game, and after one that is tied and has to be played off (§5.4)."""
    if not state.piles:
        return True
    if state.options.final_tie != "playoff_new_game" or any(state.left):
        return False
    return ended(state) and len(champions(state)) > 1


def fair(layouts: tuple[Layout, ...], state: State) -> bool:
    """One whole set before each seat that is to play, nothing before the others (§2.1)."""
    tied = champions(state)
    whole = [SET if seat in tied else () for seat in range(state.seats)]
    return [tuple(sorted(layout)) for layout in layouts] == whole


def leaders(state: State) -> tuple[Seat, ...]:
    """Whom the dealer may name to start: the host's choice, if it plays, or anybody who does."""
    tied, named = champions(state), host_choice(state.options)
    return tied if named not in tied else (named,)


def host_choice(options: Options) -> Seat | None:
    """The seat that the host has named to lead, if any (§3.5)."""
    named = options.first_leader
    return None if named == "random" else Seat(int(named.removeprefix("seat")))


def ended(state: State) -> bool:
    """No further trick can begin (§5.3)."""
    if state.trick or state.memorising:
        return False
    able, dealt = sum(map(bool, state.left)), sum(map(bool, state.layouts))
    return able < (dealt if state.options.end_rule == "first_empty" else 2)


def champions(state: State) -> tuple[Seat, ...]:
    """Who is in the running for the first place: everybody, until a game is over (§5.2)."""
    won = cards(state)
    return tuple(Seat(seat) for seat, mine in enumerate(won) if mine == max(won))


def cards(state: State) -> list[tuple[int, ...]]:
    """The cards each seat has won, game by game."""
    games = (*state.earlier, state.piles) if state.piles else ()
    return [tuple(game[seat] for game in games) for seat in range(state.seats)]


def places(state: State) -> tuple[int, ...]:
    """Most cards first; a tie for the first place is settled as the table agreed (§5.2, §5.4)."""
    won = cards(state)
    last = state.won and state.options.final_tie == "last_trick_winner"
    if last and state.leader in champions(state):
        won[state.leader] += (1,)
    return tuple(1 + sum(other > mine for other in won) for mine in won)
