"""What is typed after `parlour`: what it answers, and the one sentence for what cannot be done."""

import re
import shlex
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from parlour.bots.pace import match
from parlour.catalogue import CATALOGUE, PETITWHIST
from parlour.cli import arguments
from parlour.cli.main import main
from parlour.cli.speech import speaker
from parlour.core.rulebook import LANGUAGES
from tests.terminal import HURRIED, parlour

FIRST = next(iter(CATALOGUE))
rooms = pytest.mark.parametrize("game", CATALOGUE)
languages = pytest.mark.parametrize("language", LANGUAGES)
SENTENCE = re.compile(r"[^\n]{20,}[.!?]?\n")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a match that was played."""
    file = tmp_path_factory.mktemp("kept") / "evening.match"
    said = parlour("play", *HURRIED, "--record", str(file), typed="1\n" * 500)
    assert said.status == 0, said.err
    return file.read_text()


WRONG = [
    "juggle",
    "--loudly",
    "play whist",
    "play --seats 9",
    "play --seats many",
    "play --seats 0",
    "play --seats",
    "play --seat 3",
    "play --seat 0",
    "play --option hands=5",
    "play --option hand=99",
    "play --option hand=five",
    "play --option lead=me",
    "play --option hand",
    "play --option hand=1 --option exchange=2",
    "play --seed nonsense",
    f"play --seed {'00' * 33}",
    "play --pace never",
    "play --pace nan",
    "play --bot genius",
    "play --loudly",
    "play --plain=yes",
    "play --language tlh",
    "play --language",
    "play --record kept.match",
    "play --record nowhere/evening.match",
    "play petitwhist batasaurus",
    "replay",
    "replay missing.match",
    "replay binary.match",
    "replay cut.match",
    "replay kept.match --as 3",
    "replay kept.match --at 1000",
    "replay edited.match",
    "verify",
    "verify missing.match",
    "verify cut.match",
    "verify garbled.match",
    "verify unknown.match",
    "verify .",
    "rules whist",
    "rules petitwhist 9.9",
    "walk whist",
    "walk --depth 0",
    "walk --depth deep",
    "bench whist",
    "bench --seconds 0",
    "bench --seats 9",
    "completion",
    "completion tcsh",
]


def spoilt(folder: Path, kept: str) -> None:
    """Files as somebody may hand them in."""
    lines = kept.splitlines(keepends=True)
    (folder / "kept.match").write_text(kept)
    (folder / "binary.match").write_bytes(bytes(range(256)))
    (folder / "cut.match").write_text(kept[: kept.index("lay") + 5])
    (folder / "garbled.match").write_text(kept.replace("lay", "throw", 1))
    (folder / "edited.match").write_text("".join(line for line in lines if "gather" not in line))
    (folder / "unknown.match").write_text(kept.replace("petitwhist", "whist", 1))


@pytest.mark.long
@pytest.mark.parametrize("words", WRONG)
def test_what_cannot_be_done_is_said_in_one_sentence(words: str, kept: str, tmp_path: Path) -> None:
    spoilt(tmp_path, kept)
    before = sorted((path.name, path.read_bytes()) for path in tmp_path.iterdir())
    said = parlour(*words.split(), typed="1\n" * 500, at=tmp_path)
    assert said.status == 2
    assert said.out == ""
    assert SENTENCE.fullmatch(said.err), said.err
    assert sorted((path.name, path.read_bytes()) for path in tmp_path.iterdir()) == before


@languages
@pytest.mark.parametrize("words", ["juggle", "play whist", "play --option hand=99"])
def test_what_cannot_be_done_is_said_in_the_language_of_whoever_asked(
    language: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = words.split()
    assert main([*asked, "--language", language]) == 2
    heard = capsys.readouterr().err
    assert asked[-1].partition("=")[2] in heard
    assert main([*asked, "--language=en"]) == 2
    assert (heard == capsys.readouterr().err) == (language == "en")


def test_a_truncated_record_is_never_a_surprise(kept: str, tmp_path: Path) -> None:
    """However a file is cut, it is read, or found wrong, or unreadable: with one sentence."""
    file = tmp_path / "cut.match"
    for end in range(0, len(kept), 7):
        file.write_text(kept[:end])
        assert main(["verify", str(file)]) in (0, 1, 2)


def test_an_edited_record_is_never_a_surprise(kept: str, tmp_path: Path) -> None:
    file = tmp_path / "edited.match"
    for at in range(0, len(kept), 11):
        for sign in "9x /":
            file.write_text(kept[:at] + sign + kept[at + 1 :])
            assert main(["verify", str(file)]) in (0, 1, 2)


def test_a_record_that_was_kept_is_in_order(
    kept: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.match"
    file.write_text(kept)
    assert main(["verify", str(file)]) == 0
    assert str(kept.count("\n")) not in capsys.readouterr().err
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("Final score")


def test_a_record_whose_luck_was_chosen_is_found(
    kept: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.match"
    deal = next(line for line in kept.splitlines() if " deal " in line)
    hands = deal.split(" deal ")[1].split(" / ")
    file.write_text(kept.replace(" / ".join(hands), " / ".join(reversed(hands))))
    assert main(["verify", str(file)]) == 2
    assert "its luck was chosen" in capsys.readouterr().err


def test_a_replay_tells_a_seat_what_it_heard_and_no_more(
    kept: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.match"
    file.write_text(kept)
    told = {}
    for viewer in ("1", "2", "watcher"):
        assert main(["replay", str(file), "--as", viewer]) == 0
        told[viewer] = capsys.readouterr().out
    assert "deals you" in told["1"]
    assert told["1"].splitlines()[0] != told["2"].splitlines()[0]
    assert "deals you" not in told["watcher"]
    assert main(["replay", str(file), "--as", "1", "--at", "1"]) == 0
    assert "In your hand" in capsys.readouterr().out


@languages
def test_help_teaches_every_command(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--language", language]) == 0
    overview = capsys.readouterr().out
    for name, takes in arguments.COMMANDS.items():
        assert re.search(rf"^  {name} ", overview, re.MULTILINE)
        assert main([name, "--help", "--language", language]) == 0
        lesson = capsys.readouterr().out
        assert all(each.name in lesson for each in takes if not each.is_place)
        assert all(len(line) <= 80 for line in (overview + lesson).splitlines())


def test_the_examples_of_the_help_can_be_typed() -> None:
    for name, examples in arguments.EXAMPLES.items():
        for example in examples:
            program, command, *rest = shlex.split(
                example.partition("$(")[2].rstrip(')"') or example
            )
            assert (program, command) == ("parlour", name)
            arguments.parsed(command, rest)


GOLDEN = """\
parlour verify [FILE] [--…]

Check that a match could have happened and that its luck was drawn.
Every move is made again, and every draw of the dealer is drawn again from the
seed. The exit status is 0 if all is well, 1 if something is wrong with the
match, and 2 if the file cannot be read.

  FILE                  the file of a match, such as “play --record” writes
  --language LANGUAGE   en, fr, nl or de
  --help                this help

  parlour verify evening.match
"""


def test_a_lesson_looks_like_this(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--help", "--language", "en"]) == 0
    assert capsys.readouterr().out == GOLDEN


@languages
def test_every_game_is_listed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--language", language]) == 0
    listed = capsys.readouterr().out
    for room in CATALOGUE.values():
        assert speaker(language, room).word("game-about") in listed
        assert all(name in listed for name in room.options.__struct_fields__)


@rooms
def test_every_clause_can_be_read(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for number, sentence in speaker("en", CATALOGUE[game]).rulebook.items():
        assert main(["rules", game, number, "--language", "en"]) == 0
        assert capsys.readouterr().out == f"{number}: {sentence}\n"


def numbers(text: str) -> Iterator[tuple[int, ...]]:
    return (tuple(map(int, re.findall(r"\d+", line))) for line in text.splitlines())


def test_positions_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    """A deal; five cards set aside by each of two, in either order; then all at once."""
    assert main(["walk", PETITWHIST.name, "--depth", "4", "--language", "en"]) == 0
    counts = list(numbers(capsys.readouterr().out))
    assert counts == [(1, 1, 1), (2, 10, 10), (3, 50, 25), (4, 50, 25)]


@languages
def test_the_law_of_a_game_can_be_measured(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By a clock that somebody holds, every match takes a hundredth of a second."""
    seconds = count(step=0.01)
    monkeypatch.setattr("parlour.bots.pace.process_time", lambda: next(seconds))
    assert main(["bench", PETITWHIST.name, "--language", language]) == 0
    for seats, line in zip(PETITWHIST.seats, capsys.readouterr().out.splitlines(), strict=True):
        shown, figure = (int(re.sub(r"\D", "", n)) for n in re.findall(r"\d[^a-z:]*", line))
        longest = max(match(PETITWHIST, seats, PETITWHIST.options(), n) for n in range(20))
        assert shown == seats
        assert 1_200 <= figure <= longest * 100


@rooms
def test_the_first_positions_of_every_game_can_be_counted(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["walk", game, "--depth", "2", "--language", "en"]) == 0
    for depth, moves, positions in numbers(capsys.readouterr().out.replace(",", "")):
        assert depth in (1, 2)
        assert 1 <= positions <= moves


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_BE.UTF-8", "LC_ALL": "nl_NL"}, "nl"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fi_FI"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    from parlour.cli.speech import spoken

    assert spoken(environment) == language
