"""Every clause is tested, every clause cited exists, and a rulebook reads as it is written."""

import re
from pathlib import Path

import pytest

from parlour.catalogue import AnyRoom
from parlour.core import house
from parlour.core.rulebook import LANGUAGES, read_rulebook, rulebook_path
from tests.walks import ROOMS

rooms = pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
CORE = Path(house.__file__).parent

CITED = re.compile(r'§(\d+(?:\.\d+)*)|Clause\("([\d.]+)"\)|\bno\("([\d.]+)"')
NAMED = re.compile(r"def test_((?:\d+_)+)\w")


def clauses(folder: Path) -> set[str]:
    return set(read_rulebook(rulebook_path(folder, "en").read_text()))


def with_a_test(folder: Path) -> set[str]:
    """The clauses that tests are named after: `test_2_1_the_dealer_deals` tests 2.1."""
    texts = (path.read_text() for path in (folder / "tests").glob("test_*.py"))
    return {name.rstrip("_").replace("_", ".") for text in texts for name in NAMED.findall(text)}


def cited(folder: Path) -> set[str]:
    files = (path for part in ("*.py", "rules/*.py") for path in folder.glob(part))
    texts = (path.read_text() for path in files)
    return {"".join(found) for text in texts for found in CITED.findall(text)}


@rooms
def test_every_clause_has_a_test(room: AnyRoom) -> None:
    assert clauses(room.folder) - with_a_test(room.folder) == set()


@rooms
def test_every_test_of_a_clause_names_one_that_exists(room: AnyRoom) -> None:
    assert with_a_test(room.folder) <= clauses(room.folder)


@rooms
def test_every_clause_cited_exists(room: AnyRoom) -> None:
    assert cited(room.folder) <= clauses(room.folder)
    assert cited(room.folder)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_its_clauses_in_every_language(language: str) -> None:
    sentences = read_rulebook(rulebook_path(CORE, language, "HOUSE").read_text())
    known = {clause for clause in vars(house).values() if str(clause).startswith("house.")}
    assert set(sentences) == known


def test_a_clause_may_run_over_lines_and_what_follows_a_blank_is_no_part_of_it() -> None:
    text = "# Title\n\n- **1** One\n  and two.\n\n  An aside.\n- **2.1** Three.\nFour.\n  Five.\n"
    assert read_rulebook(text) == {"1": "One and two.", "2.1": "Three."}


def test_a_clause_that_stands_twice_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"clause 1\.1 stands twice"):
        read_rulebook("- **1.1** One.\n- **1.1** Two.\n")


def test_a_clause_without_a_test_is_found(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "RULEBOOK.md").write_text("- **1** One.\n- **2.1** Two.\n")
    (tmp_path / "tests/test_rules.py").write_text("def test_2_1_two() -> None: ...\n")
    (tmp_path / "rules.py").write_text('if seven: return no("7.1")  # §1\n')
    assert clauses(tmp_path) - with_a_test(tmp_path) == {"1"}
    assert cited(tmp_path) - clauses(tmp_path) == {"7.1"}
