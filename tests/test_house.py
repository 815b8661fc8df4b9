"""How the house is built: who knows whom, how large things grow, and what no file says.

Each rule is a function from a tree to its breaches, and each is shown a bad tree as well.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path, PurePath
from statistics import median

import pytest

from tests.tree import ROOT, files, grow

# Whom each wing knows besides itself, as docs/map.md says; a new wing begins with a line there.
LINE_OF_MAP = re.compile(r"^(\w+)(?:/X)?  +knows   (\S.*?)(?:   .*)?$", re.MULTILINE)
ROOMS, EVERYBODY = "every room", "all of them"


def known(page: str) -> dict[str, set[str]]:
    said = {wing: set(whom.split(", ")) for wing, whom in LINE_OF_MAP.findall(page)}
    for whom in said.values():
        if ROOMS in whom:
            whom.add("games")
        if EVERYBODY in whom:
            whom.update(said)
    return said


KNOWS = known((ROOT / "docs/map.md").read_text())

# A room's exact answers and its compiled twin answer those who think: its mind, and searchers.
# The mind is nobody's but the catalogue's, who is told of it in room.py.
FLAT, SEARCHING = {"solve", "swift", "mind"}, {"bots", "research"}
TOLD = {"room": {"mind"}}

# Packages that only some wings may touch; what is not here is at the wing's own discretion.
FROM_OUTSIDE = {
    "core": {"msgspec"},
    "games": {"msgspec"},
    "games/flat": {"msgspec", "numba", "numpy"},
}
NUMERIC = {"numba", "numpy"}
NUMBERED = {"solve", "swift"}
COUNTING = {"bots", "research", "games/flat"}

# Clocks, luck, and the back doors to files and network: the rules have none of them.
HANDS = {
    *("asyncio", "datetime", "http", "logging", "multiprocessing", "os", "random", "secrets"),
    *("socket", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid"),
}

FILE, RULES, FUNCTION, MEDIAN, LINE = 300, 400, 30, 7, 100

# What is larger, by path or `path:function`, and why it has to be.
LARGER: dict[str, str] = {}

CODE = (".py", ".ts", ".svelte", ".css")
GENERATED = "client/src/wire/"
NAMELESS = {
    *("base", "common", "helper", "helpers", "manager", "misc", "shared", "stuff", "types"),
    *("util", "utils"),
}

REGISTRY = re.compile(
    r"\b(?:[\w-]+\.)*(?:pypi|pythonhosted|npmjs|yarnpkg|deb\.debian|crates)\.(?:org|com|io)\b"
)
MACHINE = re.compile(r"(?<![\w.~>)-])/(?:work|root|tmp|home|opt|Users)/\w")
LATER = re.compile("|".join(rf"\b{a}{b}\b" for a, b in [("TO", "DO"), ("FIX", "ME"), ("XX", "X")]))


class Import:
    """One module that one file of the package knows, wherever in the file it says so."""

    def __init__(self, path: PurePath, line: int, module: str) -> None:
        self.path, self.line, self.parts = path, line, module.split(".")
        self.own = path.with_suffix("").parts

    def __str__(self) -> str:
        return f"{self.path}:{self.line} knows {'.'.join(self.parts)}"

    @property
    def wing(self) -> str:
        return self.own[0]

    @property
    def place(self) -> str:
        """The wing, or the flat files of a room."""
        return "games/flat" if self.wing == "games" and NUMBERED & {*self.own[2:3]} else self.wing

    @property
    def house(self) -> list[str]:
        """The module as the package counts it; nothing when it comes from outside."""
        return self.parts[1:] if self.parts[0] == "parlour" else []

    @property
    def is_flat(self) -> bool:
        return self.house[:1] == ["games"] and bool(FLAT & {*self.house[2:3]})


def imports(root: Path) -> Iterator[Import]:
    """What the package knows; its tests, which may know everything, are left out."""
    package = root / "src/parlour"
    for path in files(package, ".py"):
        inside = path.relative_to(package)
        if "tests" in inside.parts or inside.parts == ("__init__.py",):
            continue
        for node in ast.walk(parsed(path)):
            for module in modules(node, ("parlour", *inside.with_suffix("").parts)):
                yield Import(inside, getattr(node, "lineno", 0), module)


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text())


def modules(node: ast.AST, here: tuple[str, ...]) -> Iterator[str]:
    """Each name as far as it is spelt: `from a import b` may mean the module a.b."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        start = ".".join(here[: -node.level]) if node.level else ""
        for alias in node.names:
            yield ".".join(filter(None, [start, node.module, alias.name]))


def strangers(root: Path) -> Iterator[str]:
    """Wings that know another wing they should not."""
    for found in imports(root):
        if found.wing not in KNOWS:
            yield f"{found.path}: docs/map.md does not say whom this wing knows"
        elif found.house and found.house[0] in KNOWS and not may_know(found):
            yield str(found)


def may_know(found: Import) -> bool:
    wing = found.house[0]
    if wing == found.wing == "games":
        return found.house[1:2] == [found.own[1]]
    if found.is_flat and found.wing in SEARCHING:
        return True
    return wing == found.wing or wing in KNOWS[found.wing]


def flat_for_players(root: Path) -> Iterator[str]:
    """Exact answers and compiled twins that somebody else than a searcher asks."""
    for found in imports(root):
        if found.is_flat and found.wing not in SEARCHING and not thinking(found):
            yield str(found)


def thinking(found: Import) -> bool:
    """Whether this file of a room may know a flat one."""
    asker = found.own[2] if found.wing == "games" else ""
    return asker in FLAT or found.house[2] in TOLD.get(asker, ())


def foreign(root: Path) -> Iterator[str]:
    """Packages from outside that have no business where they are."""
    return (str(found) for found in imports(root) if not welcome(found))


def welcome(found: Import) -> bool:
    package = found.parts[0]
    if package in NUMERIC:
        return found.place in COUNTING
    ours = package == "parlour" or package in sys.stdlib_module_names
    return ours or package in FROM_OUTSIDE.get(found.place, {package})


def hands(root: Path) -> Iterator[str]:
    """Rules that could look at a clock, throw their own dice or reach outside."""
    for found in imports(root):
        if found.wing in {"core", "games"} and found.parts[0] in HANDS:
            yield str(found)


def long_files(root: Path) -> Iterator[str]:
    for path, inside in code(root):
        budget = RULES if path.name == "rules.py" else FILE
        lines = len(path.read_text().splitlines())
        if lines > budget:
            yield f"{inside}: {lines} lines, not {budget}"


def long_lines(root: Path) -> Iterator[str]:
    for path, inside in code(root):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if len(line) > LINE:
                yield f"{inside}:{number}: {len(line)} characters, not {LINE}"


def long_functions(root: Path) -> Iterator[str]:
    for inside, name, lines in functions(root):
        if lines > FUNCTION:
            yield f"{inside}:{name}: {lines} lines, not {FUNCTION}"


def heavy_wings(root: Path) -> Iterator[str]:
    """Wings and rooms in which a typical function is not small."""
    wings: dict[str, list[int]] = {}
    for inside, _, lines in functions(root):
        wings.setdefault("/".join(inside.parent.parts[:4]), []).append(lines)
    for wing, sizes in wings.items():
        if len(sizes) >= 10 and median(sizes) > MEDIAN:
            yield f"{wing}: half of the functions have more than {MEDIAN} lines"


def functions(root: Path) -> Iterator[tuple[PurePath, str, int]]:
    for path, inside in code(root, ".py"):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield inside, node.name, (node.end_lineno or 0) - node.lineno + 1


def code(root: Path, *suffixes: str) -> Iterator[tuple[Path, PurePath]]:
    """Whatever a budget counts: no tests, nothing that a program wrote."""
    for path in files(root, *(suffixes or CODE)):
        inside = path.relative_to(root)
        is_test = "tests" in inside.parts or ".test." in path.name
        if not is_test and not inside.as_posix().startswith(GENERATED):
            yield path, inside


def nameless(root: Path) -> Iterator[str]:
    """Files whose name would fit any file."""
    for path in files(root, ".py", ".ts", ".js", ".svelte"):
        if path.stem in NAMELESS:
            yield f"{path.relative_to(root)}: things have names"


def betrayals(root: Path) -> Iterator[str]:
    """Lines that tie the tree to one machine or one registry, and lines that put something off."""
    for path in files(root):
        for number, line in enumerate(path.read_bytes().decode(errors="replace").splitlines(), 1):
            for pattern in (REGISTRY, MACHINE, LATER):
                if found := pattern.search(line):
                    yield f"{path.relative_to(root)}:{number}: {found[0]}"


HouseRule = Callable[[Path], Iterator[str]]

HOUSE_RULES: list[HouseRule] = [
    *(strangers, flat_for_players, foreign, hands),
    *(long_files, long_lines, long_functions, heavy_wings),
    *(nameless, betrayals),
]


def test_the_map_is_read() -> None:
    page = "core    knows   nothing\ngames/X  knows   core     never another room\n"
    page += "catalogue   knows   core, every room\ncli    knows   all of them   and nobody it\n"
    knows = known(page)
    assert knows["games"] == {"core"}
    assert knows["catalogue"] >= {"core", "games"}
    assert knows["cli"] >= {"core", "games", "catalogue"}
    assert "cli" not in set().union(*(KNOWS[wing] for wing in KNOWS if wing != "cli"))


def excused(breach: str) -> bool:
    return any(breach.startswith(f"{larger}:") for larger in LARGER)


@cache
def here(rule: HouseRule) -> tuple[str, ...]:
    """The breaches in this tree."""
    return tuple(rule(ROOT))


@pytest.mark.parametrize("rule", HOUSE_RULES)
def test_the_house_keeps_its_rules(rule: HouseRule) -> None:
    assert [breach for breach in here(rule) if not excused(breach)] == []


def test_nothing_is_excused_that_needs_no_excuse() -> None:
    breaches = [breach for rule in HOUSE_RULES for breach in here(rule)]
    idle = [path for path in LARGER if not any(b.startswith(f"{path}:") for b in breaches)]
    assert idle == []


PACKAGE = "src/parlour"
ONE_LINE, PADDED = "def f() -> None: ...\n", "def f() -> None:\n" + "    x = 1\n" * 8


@pytest.mark.parametrize(
    ("rule", "path", "text"),
    [
        (strangers, "core/match.py", "from parlour.server import table"),
        (strangers, "core/match.py", "def late():\n    import parlour.catalogue"),
        (strangers, "games/kiza/rules.py", "from parlour.games.mezza import pieces"),
        (strangers, "games/kiza/rules.py", "from parlour.games import mezza"),
        (strangers, "games/kiza/rules.py", "from ..mezza.pieces import Card"),
        (strangers, "server/table.py", "from parlour.games.kiza import rules"),
        (strangers, "bots/greedy.py", "from parlour.games.kiza.rules import refuse"),
        (strangers, "store/journal.py", "from ..cli import main"),
        (strangers, "attic/old.py", "import parlour.core"),
        (flat_for_players, "games/kiza/rules.py", "from .solve import best"),
        (flat_for_players, "games/kiza/room.py", "from .solve import best"),
        (flat_for_players, "games/kiza/text.py", "from .mind import reasons"),
        (flat_for_players, "server/table.py", "from parlour.games.kiza.mind import guess"),
        (flat_for_players, "cli/main.py", "from parlour.games.kiza import swift"),
        (foreign, "core/match.py", "import sqlalchemy"),
        (foreign, "games/kiza/mind.py", "import numpy"),
        (foreign, "server/table.py", "from numpy import array"),
        (hands, "core/match.py", "from random import choice"),
        (hands, "games/kiza/rules.py", "import time"),
        (hands, "games/kiza/rules.py", "from os import environ"),
        (hands, "games/kiza/solve.py", "from datetime import datetime"),
        (long_files, "games/kiza/pieces.py", "x = 1\n" * (FILE + 1)),
        (long_files, "games/kiza/rules.py", "x = 1\n" * (RULES + 1)),
        (long_lines, "core/match.py", f"x = '{'x' * LINE}'"),
        (long_functions, "core/match.py", "def f():\n" + "    x = 1\n" * FUNCTION),
        (heavy_wings, "core/match.py", PADDED * 10),
        (nameless, "core/utils.py", ""),
        (betrayals, "core/match.py", "# see https://files.python" + "hosted.org/packages"),
        (betrayals, "core/match.py", "HERE = '/wo" + "rk/main'"),
        (betrayals, "core/match.py", "# TO" + "DO: later"),
    ],
)
def test_a_breach_is_found(rule: HouseRule, path: str, text: str, tmp_path: Path) -> None:
    assert list(rule(grow(tmp_path, {f"{PACKAGE}/{path}": text})))


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("games/kiza/rules.py", "from parlour.core import Seat\nfrom .pieces import Card"),
        ("games/kiza/rules.py", "x = 1\n" * RULES),
        ("games/kiza/swift.py", "import numpy\nfrom .solve import best"),
        ("games/kiza/swift/bids.py", "import numpy"),
        ("games/kiza/mind.py", "from .solve import best"),
        ("games/kiza/mind/auctions.py", "from ..swift import best"),
        ("games/kiza/room.py", "def mind():\n    from . import mind"),
        ("games/kiza/tests/test_rules.py", "import random\nfrom ..solve import best"),
        ("bots/searching.py", "from parlour.games.kiza.swift import play"),
        ("catalogue.py", "from parlour.games import kiza"),
        ("cli/main.py", "import sys, time\nfrom parlour.server import door"),
        ("core/match.py", (ONE_LINE * 9 + "\n") + "def f():\n" + "    x = 1\n" * (FUNCTION - 1)),
        ("core/match.py", "URL = 'https://example.org/home/x'  # and ~/tmp/x"),
    ],
)
def test_what_is_allowed_is_no_breach(path: str, text: str, tmp_path: Path) -> None:
    tree = grow(tmp_path, {f"{PACKAGE}/{path}": text})
    assert [breach for rule in HOUSE_RULES for breach in rule(tree)] == []
