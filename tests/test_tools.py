"""What the front door needs is found, fetched, or named together with its cure."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tree import ROOT, grow
from tools import changed, chromium, node, venv
from tools.venv import Missing, Venv

Program = Callable[[str, str], Path]


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    """Puts a shell script among the only programs there are."""
    shelf = tmp_path / "bin"
    shelf.mkdir()
    monkeypatch.setenv("PATH", str(shelf))

    def write(name: str, script: str) -> Path:
        path = shelf / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
        return path

    return write


@pytest.mark.parametrize("version", ["v20.20.2", "v24.1.0"])
def test_a_new_enough_node_is_used(version: str, program: Program) -> None:
    shelf = program("node", f"echo {version}").parent
    program("npm", "true")
    assert node.folder() == shelf


@pytest.mark.parametrize("version", ["v18.19.0", "v9.0.0", "none of your business"])
def test_an_old_node_is_not(version: str, program: Program) -> None:
    program("node", f"echo {version}")
    program("npm", "true")
    assert node.own() is None


def test_a_node_without_npm_is_none(program: Program) -> None:
    program("node", "echo v24.1.0")
    assert node.own() is None


def test_a_machine_without_node_fetches_one(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []
    inside = grow(tmp_path, {"site/wheel/bin/node": ""}) / "site/wheel/bin/node"
    monkeypatch.setattr(Venv, "furnish", lambda _, name: asked.append(name))
    monkeypatch.setattr(node, "files", lambda _: [Located(inside)])
    assert node.folder() == node.folder() == inside.parent
    assert asked == ["node", "node"]
    assert (inside.parent / "npx").readlink().name == "npx-cli.js"


class Located:
    """A file of an installed package."""

    def __init__(self, path: Path) -> None:
        self.path, self.name = path, path.name

    def locate(self) -> Path:
        return self.path


def test_a_command_meets_the_node_that_was_found(program: Program, tmp_path: Path) -> None:
    program("node", "echo v24.1.0")
    program("npm", f'echo "$1" > {tmp_path}/told')
    assert node.run(["npm", "ci"]) == 0
    assert (tmp_path / "told").read_text() == "ci\n"


def test_a_chromium_by_any_name_is_used(program: Program) -> None:
    program("chromium-browser", "true")
    assert chromium.chromium().endswith("/chromium-browser")


def test_root_installs_chromium(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    here = program("apt-get", "true").parent
    program("apt-get", f'[ "$2" = install ] && /bin/cp "$0" {here}/chromium; true')
    assert chromium.chromium() == str(here / "chromium")


@pytest.mark.parametrize("user", [0, 1000])
def test_without_chromium_the_cure_is_named(
    user: int, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)
    if user:
        program("apt-get", "exit 1")
    with pytest.raises(Missing, match="apt-get install chromium"):
        chromium.chromium()


ROOMS = {"kiza", "ksar", "mezza"}


@pytest.mark.parametrize(
    ("files", "rooms"),
    [
        ({"src/parlour/games/kiza/rules.py"}, ["ksar", "mezza"]),
        ({"src/parlour/games/kiza/text/fr.ftl", "docs/map.md"}, ["ksar", "mezza"]),
        ({"src/parlour/games/kiza/rules.py", "src/parlour/games/mezza/rules.py"}, ["ksar"]),
        ({"src/parlour/games/kiza/rules.py", "src/parlour/core/match.py"}, []),
        ({"src/parlour/games/__init__.py"}, []),
        ({"tests/test_contract.py"}, []),
        ({"docs/map.md"}, ["kiza", "ksar", "mezza"]),
        (set(), []),
    ],
)
def test_rooms_that_a_change_cannot_reach_are_spared(files: set[str], rooms: list[str]) -> None:
    assert changed.spared(ROOMS, files) == rooms


class Counting(Venv):
    """Notes what would be run."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.installed: list[str] = []

    def stand(self) -> None:
        self.home.mkdir(exist_ok=True)

    def pip(self, *asked: str) -> None:
        self.installed.append(asked[-1])


@pytest.fixture
def counting(tmp_path: Path) -> Counting:
    return Counting(grow(tmp_path, {"requirements/play.txt": "rich==1\n", "pyproject.toml": ""}))


def test_what_is_there_is_not_installed_again(counting: Counting) -> None:
    counting.furnish("play", "tree")
    counting.furnish("play", "tree")
    assert counting.installed == [
        str(counting.root / "requirements/play.txt"),
        str(counting.root),
    ]


def test_another_lock_is_installed(counting: Counting) -> None:
    counting.furnish("play")
    grow(counting.root, {"requirements/play.txt": "rich==2\n"})
    counting.furnish("play")
    assert len(counting.installed) == 2


def test_a_tree_that_was_moved_is_furnished_anew(counting: Counting, tmp_path: Path) -> None:
    counting.furnish("play")
    moved = Counting(counting.root.rename(tmp_path.with_name("moved")))
    moved.furnish("play")
    assert len(moved.installed) == 1


def test_what_failed_is_tried_again(counting: Counting, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Counting, *asked: str) -> None:
        raise Missing("no network")

    with monkeypatch.context() as patch:
        patch.setattr(Counting, "pip", fail)
        with pytest.raises(Missing):
            counting.furnish("play")
    counting.furnish("play")
    assert len(counting.installed) == 1


def test_a_python_without_venv_is_told_the_cure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(venv, "find_spec", lambda _: None)
    with pytest.raises(Missing, match="apt-get install python3-venv"):
        Venv(tmp_path).stand()


def test_an_old_python_is_told_the_cure() -> None:
    pretend = "import sys; sys.version_info = (3, 10, 13); exec(open('tools/venv.py').read())"
    ran = subprocess.run(
        [sys.executable, "-c", pretend], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 1
    assert ran.stderr.startswith("Parlour needs Python 3.11 or newer and this is 3.10.13: ")
