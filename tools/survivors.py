"""What became of the mutants, and whether the tests may be content with that.

A survivor is accepted when the survivors.toml of its room lists the lines it changes, as in

    [[survivor]]
    reason = "No seat can hold both cards."
    lines = '''
    -    return left or right
    +    return left and right
    '''
"""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

SHARE = 0.95
NOTICED = {"killed", "timeout", "segfault"}  # whoever waits forever has noticed, too

Lines = tuple[str, ...]


@dataclass(frozen=True)
class Mutant:
    name: str
    fate: str

    @property
    def noticed(self) -> bool:
        return self.fate in NOTICED


def normal(lines: str) -> Lines:
    """A diff without its indentation, so that moving a line into a block changes nothing."""
    split = (line.strip() for line in lines.strip().splitlines())
    return tuple(f"{line[0]} {line[1:].strip()}" for line in split if line)


def is_guard(diff: str) -> bool:
    """Whether it changes no more than zip's `strict`, which watches over us and is no rule."""
    bare = [re.sub(r",?\s*(strict=\w+)?\s*(?=[),]|$)", "", line) for line in normal(diff)]
    gone, come = ({line[1:] for line in bare if line[0] == sign} for sign in "-+")
    return "strict=" in diff and gone == come


def accepted(path: Path) -> dict[Lines, str]:
    """Each listed survivor with its reason."""
    if not path.is_file():
        return {}
    listed = tomllib.loads(path.read_text())["survivor"]
    return {normal(entry["lines"]): entry["reason"] for entry in listed}


@dataclass(frozen=True)
class Verdict:
    mutants: list[Mutant]
    diffs: Mapping[Mutant, str]  # of those that nobody noticed
    accepted: Mapping[Lines, str]
    guards: int = 0

    @cached_property
    def share(self) -> float:
        return sum(mutant.noticed for mutant in self.mutants) / max(1, len(self.mutants))

    def reason(self, mutant: Mutant) -> str | None:
        return self.accepted.get(normal(self.diffs[mutant]))

    def report(self) -> Iterator[str]:
        for mutant, diff in self.diffs.items():
            yield f"{mutant.fate}: {mutant.name}\n{diff}\n  {self.reason(mutant) or 'NOT LISTED'}\n"
        for mutant in self.mutants:
            if mutant.fate in NOTICED - {"killed"}:
                yield f"{mutant.fate}: {mutant.name}"
        if self.guards:
            yield f"{self.guards} that change no more than zip's `strict` are not counted"
        fates = Counter(mutant.fate for mutant in self.mutants)
        counts = ", ".join(f"{count} {fate}" for fate, count in fates.most_common())
        yield f"{len(self.mutants)} mutants: {counts}; {self.share:.1%} noticed"

    def objections(self) -> Iterator[str]:
        """Why this is not good enough, in sentences."""
        if not self.mutants:
            yield "Nothing was broken: is the name right?"
        if self.share < SHARE:
            yield f"Fewer than {SHARE:.0%} were noticed."
        unlisted = [mutant for mutant in self.diffs if self.reason(mutant) is None]
        if unlisted:
            yield f"{len(unlisted)} survivors are not listed: kill them, or list why they may live."
        alive = {normal(diff) for diff in self.diffs.values()}
        for lines in self.accepted.keys() - alive:
            yield "\n".join(["Listed, but not alive any more; take it off the list:", *lines])
