"""One number a player, from whom it met and how it came out: openskill's Plackett-Luce."""

from collections.abc import Iterable

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from .contest import Contest, Played


class Rating(Struct, frozen=True):
    """How strong a player is held to be, and how far that may be off."""

    player: str
    strength: float
    doubt: float
    matches: int


def ratings(contests: Iterable[tuple[Contest, list[Played]]]) -> list[Rating]:
    """Of one game, the strongest first."""
    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    counted: dict[str, int] = {}
    for contest, played in contests:
        for match in played:
            who = [contest.a if s == match.turned else contest.b for s in range(contest.seats)]
            teams = [[known.setdefault(name, model.rating(name=name))] for name in who]
            after = model.rate(teams, ranks=[float(place) for place in match.places])
            known.update(merged(who, [team[0] for team in after], model))
            for name in who:
                counted[name] = counted.get(name, 0) + 1
    found = [Rating(name, one.mu, one.sigma, counted[name]) for name, one in known.items()]
    return sorted(found, key=lambda rating: -rating.strength)


def merged(
    who: list[str], after: list[PlackettLuceRating], model: PlackettLuce
) -> dict[str, PlackettLuceRating]:
    """Where one player held several seats, what it has come to on average."""
    found: dict[str, PlackettLuceRating] = {}
    for name in set(who):
        own = [rating for player, rating in zip(who, after, strict=True) if player == name]
        mu, sigma = sum(one.mu for one in own) / len(own), min(one.sigma for one in own)
        found[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return found
