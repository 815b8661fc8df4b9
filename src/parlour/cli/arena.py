"""`parlour arena`: who plays a game better, as far as so many matches can tell."""

import sys
from argparse import Namespace
from pathlib import Path
from time import monotonic
from typing import Any, TextIO

import msgspec

from parlour.bots.cast import names
from parlour.cli import asked as typed
from parlour.cli.chair import AnyRoom
from parlour.cli.speech import speaker, wrong
from parlour.research.contest import Another, Contest, Played, go_on
from parlour.research.figures import Figures, figures
from parlour.research.picture import picture
from parlour.words import Speaker

USUAL, MOST = 100, 1_000_000  # matches
FOLDER = "arena"
BAR = 24


def arena(asked: Namespace, language: str) -> int:
    room = typed.room_named(asked.game)
    contest, matches = contested(room, asked), matches_in(asked)
    file = Path(asked.into or FOLDER) / f"{contest.name}.jsonl"
    says, progress = speaker(language, room), Progress(sys.stderr, matches)
    played: list[Played] = []
    try:
        for played in go_on(room, contest, matches, file):
            progress.show(contest, played)
    except Another:
        raise wrong("cli-another-contest", file=str(file)) from None
    except OSError:
        raise wrong("cli-no-writing", file=str(file)) from None
    progress.close()
    found = kept_as(file, contest, played)
    print(verdict(says, contest, found))
    return 0


def contested(room: AnyRoom, asked: Namespace) -> Contest:
    seats, options = typed.table(room, asked.seats, asked.option)
    a, b = (typed.one_of("bot", name or "", names(room)) for name in (asked.a, asked.b))
    nodes = typed.whole("--nodes", asked.nodes, 1)
    seconds = None if nodes else typed.seconds("--think", asked.think, 0.1)
    seed = int.from_bytes(typed.seed(asked.seed) or b"")
    said = different(options, room.options())
    return Contest(
        game=room.name,
        edition=room.edition,
        seats=seats,
        options=said,
        a=a,
        b=b,
        nodes=nodes,
        seconds=seconds,
        seed=seed,
    )


def different(options: Any, usual: Any) -> dict[str, Any]:
    """What the table agreed on that is not the rulebook's."""
    chosen, standard = msgspec.to_builtins(options), msgspec.to_builtins(usual)
    return {name: value for name, value in chosen.items() if value != standard[name]}


def matches_in(asked: Namespace) -> int:
    return typed.whole("--matches", asked.matches, 1, MOST) or USUAL


def kept_as(file: Path, contest: Contest, played: list[Played]) -> Figures:
    """The figures, beside the matches, as JSON and as a picture."""
    from parlour.research.ratings import ratings

    found = figures(contest, played)
    summary = {
        "contest": contest,
        "figures": found,
        "ratings": ratings([(contest, played)]),
        "matches": file.name,
    }
    file.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(summary)) + b"\n")
    file.with_suffix(".svg").write_text(picture(contest, played))
    return found


def verdict(says: Speaker, contest: Contest, found: Figures) -> str:
    shares = {"won": found.won, "least": found.least, "most": found.most, "par": found.par}
    parts = {name: f"{100 * share:.1f}" for name, share in shares.items()}
    judged = "better" if found.better else "worse" if found.worse else "open"
    line = says.word(
        "cli-arena-line",
        a=contest.a,
        b=contest.b,
        matches=found.matches,
        deals=found.deals,
        **parts,
    )
    if judged == "open":
        return f"{line} {says.word('cli-arena-open')}"
    return f"{line} {says.word(f'cli-arena-{judged}', a=contest.a, b=contest.b)}"


class Progress:
    """One line that is written over on a terminal; elsewhere a line for each tenth."""

    def __init__(self, out: TextIO, matches: int) -> None:
        self.out, self.matches, self.begun, self.tenths = out, matches, monotonic(), 0
        self.before: int | None = None  # matches that were there already

    def show(self, contest: Contest, played: list[Played]) -> None:
        done, total = len(played), -(-self.matches // contest.seats) * contest.seats
        self.before = done if self.before is None else self.before
        tenths = 10 * done // total
        if not self.out.isatty() and tenths == self.tenths:
            return
        self.tenths, found = tenths, figures(contest, played)
        filled = "#" * (BAR * done // total)
        shares = f"{found.won:6.1%} [{found.least:.1%}, {found.most:.1%}]"
        line = f"[{filled:.<{BAR}}] {done}/{total} {shares} {self.left(done, total)}"
        print(f"\r{line}" if self.out.isatty() else line, end=self.end, file=self.out, flush=True)

    @property
    def end(self) -> str:
        return "" if self.out.isatty() else "\n"

    def left(self, done: int, total: int) -> str:
        """Minutes and seconds until the end, at the pace so far."""
        new = done - (self.before or 0)
        if not new:
            return "--:--"
        seconds = round((monotonic() - self.begun) / new * (total - done))
        return f"{seconds // 60}:{seconds % 60:02}"

    def close(self) -> None:
        if self.out.isatty():
            print(file=self.out)
