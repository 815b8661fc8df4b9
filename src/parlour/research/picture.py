"""A contest as a picture: how the share of wins settled, match by match."""

from collections.abc import Sequence

from .contest import Contest, Played
from .figures import won
from .intervals import wilson

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640, 320, 56, 40, 40


def picture(contest: Contest, played: Sequence[Played]) -> str:
    """An SVG with words for whoever cannot see it."""
    shares, total = list[float](), 0.0
    for n, match in enumerate(played, 1):
        total += won(match)
        shares.append(total / n)
    bands = [wilson(share, n) for n, share in enumerate(shares, 1)]
    last, (least, most) = (shares[-1], bands[-1]) if shares else (0.0, (0.0, 1.0))
    par = 1 / contest.seats
    said = (
        f"{contest.game}, {contest.seats} seats: {contest.a} against {contest.b}, {len(played)} "
        f"matches, {last:.1%} won ({least:.1%} to {most:.1%}); par is {par:.1%}"
    )
    upper = [at(n, len(played), band[1]) for n, band in enumerate(bands, 1)]
    lower = [at(n, len(played), band[0]) for n, band in enumerate(bands, 1)]
    line = [at(n, len(played), share) for n, share in enumerate(shares, 1)]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
            f"<title>{said}</title>",
            '<rect width="100%" height="100%" fill="#fffdf8"/>',
            f'<text x="{LEFT}" y="24" font-family="sans-serif" font-size="13">{said}</text>',
            *(ruler(share) for share in (0, 0.25, 0.5, 0.75, 1)),
            f'<polygon points="{" ".join([*upper, *lower[::-1]])}" fill="#9db8d9" opacity="0.5"/>',
            f'<polyline points="{" ".join(line)}" fill="none" stroke="#1d3f72" stroke-width="2"/>',
            f'<line x1="{LEFT}" x2="{WIDTH - 16}" y1="{height(par)}" y2="{height(par)}" '
            'stroke="#8a2d0c" stroke-dasharray="6 4"/>',
            "</svg>\n",
        ]
    )


def at(n: int, matches: int, share: float) -> str:
    return f"{LEFT + (WIDTH - LEFT - 16) * n / matches:.1f},{height(share)}"


def height(share: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)


def ruler(share: float) -> str:
    y = height(share)
    return (
        f'<line x1="{LEFT}" x2="{WIDTH - 16}" y1="{y}" y2="{y}" stroke="#ddd6c8"/>'
        f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end" font-family="sans-serif" '
        f'font-size="11">{share:.0%}</text>'
    )
