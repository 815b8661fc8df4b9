"""The survivors of a campaign are shown, counted, and accepted only with a reason."""

from pathlib import Path

import pytest

from tests.tree import ROOT, grow
from tools.mutants import Campaign, fingerprint, part, prepare, room, run, settings, untouched
from tools.planted import Fault, faults
from tools.survivors import Mutant, Verdict, accepted, is_guard, normal

DEAD, SLOW = Mutant("x_f__mutmut_1", "killed"), Mutant("x_f__mutmut_2", "timeout")
ALIVE, UNASKED = Mutant("x_f__mutmut_3", "survived"), Mutant("x_f__mutmut_4", "no tests")
DIFF = "-    return a or b\n+    return a and b"
LISTED = {normal(DIFF): "No seat can hold both."}


def verdict(*fates: Mutant, listed: dict[tuple[str, ...], str] | None = None) -> Verdict:
    return Verdict(list(fates), {m: DIFF for m in fates if not m.noticed}, listed or {})


def test_a_room_is_content_when_every_mutant_is_dead() -> None:
    assert list(verdict(DEAD, SLOW).objections()) == []


@pytest.mark.parametrize("alive", [ALIVE, UNASKED])
def test_a_survivor_must_be_listed(alive: Mutant) -> None:
    many = [DEAD] * 99
    assert list(verdict(*many, alive).objections())
    assert list(verdict(*many, alive, listed=LISTED).objections()) == []


def test_too_many_listed_survivors_are_too_many() -> None:
    assert list(verdict(*[DEAD] * 9, ALIVE, listed=LISTED).objections())
    assert list(verdict(*[DEAD] * 19, ALIVE, listed=LISTED).objections()) == []


def test_the_list_holds_no_dead() -> None:
    assert "return a and b" in next(verdict(DEAD, listed=LISTED).objections())


def test_nothing_broken_is_nothing_proved() -> None:
    assert list(verdict().objections())


def test_the_report_shows_survivors_reasons_and_counts() -> None:
    report = "\n".join(verdict(DEAD, SLOW, ALIVE, listed=LISTED).report())
    assert DIFF in report
    assert "No seat can hold both." in report
    assert "timeout: x_f__mutmut_2" in report
    assert "3 mutants: 1 killed, 1 timeout, 1 survived; 66.7% noticed" in report


def test_a_list_is_read_whatever_the_indentation(tmp_path: Path) -> None:
    path = tmp_path / "survivors.toml"
    path.write_text("[[survivor]]\nreason = 'So.'\nlines = '''\n-  x\n  +     y\n'''\n")
    assert accepted(path) == {("- x", "+ y"): "So."}
    assert accepted(tmp_path / "none.toml") == {}


@pytest.mark.parametrize(
    ("diff", "guard"),
    [
        ("-    zip(a, b, strict=True)\n+    zip(a, b, strict=None)", True),
        ("-    zip(a, b, strict=True)\n+    zip(a, b, )", True),
        ("-        strict=True,\n+        strict=False,", True),
        ("-    zip(a, b, strict=True)\n+    zip(a, None, strict=True)", False),
        ("-    zip(a, b, strict=True)\n+    zip(b, strict=True)", False),
        (DIFF, False),
    ],
)
def test_a_guard_is_told_from_a_rule(diff: str, guard: bool) -> None:
    assert is_guard(diff) == guard


@pytest.mark.long
def test_a_campaign_tells_good_tests_from_weak_ones(tmp_path: Path) -> None:
    how = {name: (ROOT / name).read_text() for name in ("pyproject.toml", "conftest.py")}
    weak = IMPORT + "def test_it():\n    assert dearer(3, 1)\n"
    strong = weak + "    assert not dearer(1, 3)\n    assert not dearer(2, 2)\n"
    tree = grow(tmp_path, how | BIDS | {f"{KIZA}/tests/test_rules.py": weak})
    assert "not listed" in "".join(run(room("kiza", tree), believe=False).objections())
    grow(tree, {f"{KIZA}/tests/test_rules.py": strong})
    assert list(run(room("kiza", tree), believe=True).objections()) == []
    assert (tree / KIZA / "rules.py").read_text() == BIDS[f"{KIZA}/rules.py"]


KIZA = "src/parlour/games/kiza"
IMPORT = "from parlour.games.kiza.rules import dearer\n\n\n"
BIDS = {
    **{f"src/parlour{package}/__init__.py": "" for package in ("", "/games", "/games/kiza")},
    f"{KIZA}/rules.py": "def dearer(bid, other):\n    return bid > other\n",
    "tests/test_contract.py": "",
    "tools/venv.py": "",
}
TREE = {
    "pyproject.toml": "",
    "conftest.py": "",
    "tools/venv.py": "",
    "src/parlour/core/match.py": "",
    f"{KIZA}/rules.py": "def f(): ...\n\n@cache\ndef g(): ...\n",
    f"{KIZA}/tests/test_rules.py": "",
    "tests/test_contract.py": "from parlour.core import Seat\n",
    "tests/test_other.py": "import parlour.bots\n",
    "tests/test_tree.py": "from parlour.core import Seat\nfrom tests.tree import ROOT\n",
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return grow(tmp_path, TREE)


def test_a_room_is_asked_by_its_own_tests_and_the_contract(tree: Path) -> None:
    asked = [f"{KIZA}/tests", "tests/test_contract.py", "-k", "kiza"]
    assert room("kiza", tree).asked == asked
    assert "\n    ".join(asked) in settings(room("kiza", tree))


def test_a_wing_is_asked_by_the_tests_that_know_it(tree: Path) -> None:
    assert part("core", tree).asked == ["tests/test_contract.py"]


def test_what_mutmut_passes_over_is_said(tree: Path) -> None:
    assert list(untouched(room("kiza", tree))) == ["rules.py:g"]


def test_a_campaign_works_in_a_copy_and_goes_on_there(tree: Path) -> None:
    campaign = room("kiza", tree)
    prepare(campaign, believe=False)
    learnt(campaign).write_text("killed")
    prepare(campaign, believe=False)
    assert learnt(campaign).exists()
    assert fingerprint(campaign.copy) == fingerprint(tree)


@pytest.mark.parametrize("believe", [True, False])
def test_another_tree_is_copied_anew(tree: Path, believe: bool) -> None:
    campaign = room("kiza", tree)
    prepare(campaign, believe)
    learnt(campaign).write_text("killed")
    grow(tree, {f"{KIZA}/tests/test_more.py": ""})
    prepare(campaign, believe)
    assert (campaign.copy / KIZA / "tests/test_more.py").exists()
    assert learnt(campaign).exists() == believe


@pytest.mark.parametrize("fault", [*faults()], ids=lambda fault: fault.says)
def test_what_is_planted_by_hand_fits_the_house(fault: Fault) -> None:
    text = (ROOT / "src/parlour" / fault.file).read_text()
    compile(fault.planted(text), fault.file, "exec")
    with pytest.raises(ValueError, match="not once"):
        fault.planted(text * 2)


def learnt(campaign: Campaign) -> Path:
    """Where mutmut would keep what it knows."""
    folder = campaign.copy / "mutants"
    folder.mkdir(exist_ok=True)
    return folder / "rules.py.meta"
