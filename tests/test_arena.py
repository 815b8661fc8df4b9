"""Contests: deals played from every seat, kept, gone on with, and what they come to."""

import json
from math import isclose
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from parlour.bots.budget import Nodes, Seconds
from parlour.bots.sitting import sit
from parlour.catalogue import PETITWHIST
from parlour.cli.main import main
from parlour.core import DEALER
from parlour.research.contest import Another, Contest, Played, fixtures, go_on, kept, play
from parlour.research.figures import figures
from parlour.research.intervals import spread, wilson
from parlour.research.ratings import ratings

SMALL = Contest(
    game="petitwhist", edition=1, seats=3, options={"hand": 3}, a="3", b="random", nodes=5
)


def finished(contest: Contest, matches: int, file: Path) -> list[Played]:
    return list(go_on(PETITWHIST, contest, matches, file))[-1]


def untimed(played: list[Played]) -> list[tuple[object, ...]]:
    return [(match.deal, match.turned, match.places, match.scores, match.moves) for match in played]


def result(*places: int, turned: int, deal: int = 0) -> Played:
    nothing = (0.0,) * len(places)
    return Played(
        deal=deal,
        turned=turned,
        places=places,
        scores=tuple(-place for place in places),
        moves=1,
        choices=(1,) * len(places),
        seconds=nothing,
        slowest=nothing,
    )


def test_whole_deals_are_played_from_every_seat() -> None:
    assert list(fixtures(SMALL, 4)) == [(deal, turned) for deal in (0, 1) for turned in (0, 1, 2)]


def test_all_play_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []
    real = sit

    def watched(*given: Any) -> Any:
        sat = real(*given)
        dealt.append(next(event.move for event in sat.events if event.seat == DEALER))
        return sat

    monkeypatch.setattr("parlour.research.contest.sit", watched)
    for deal, turned in fixtures(SMALL, 6):
        play(PETITWHIST, SMALL, deal, turned)
    assert dealt[0] == dealt[1] == dealt[2] != dealt[3] == dealt[4] == dealt[5]


def test_a_contest_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    whole = finished(SMALL, 9, tmp_path / "whole.jsonl")
    file = tmp_path / "broken.jsonl"
    for played in go_on(PETITWHIST, SMALL, 9, file):
        if len(played) == 5:
            break
    text = file.read_bytes()
    file.write_bytes(text[:-20])  # the fifth line is cut short
    assert len(kept(file, SMALL)) == 4
    gone_on = finished(SMALL, 9, file)
    assert untimed(gone_on) == untimed(whole)
    before = file.read_bytes()
    assert untimed(finished(SMALL, 9, file)) == untimed(whole)
    assert file.read_bytes() == before


def test_the_file_of_another_contest_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "one.jsonl"
    finished(SMALL, 3, file)
    before = file.read_bytes()
    with pytest.raises(Another):
        finished(Contest(game="petitwhist", edition=1, seats=3, options={}, a="3", b="1"), 3, file)
    assert file.read_bytes() == before


def test_shared_places_count_for_their_share() -> None:
    played = [
        result(1, 1, 3, turned=0),
        result(2, 1, 3, turned=1),
        result(1, 2, 3, turned=2),
        result(1, 2, 2, turned=0, deal=1),
    ]
    found = figures(SMALL, played)
    assert found.won == (0.5 + 1 + 0 + 1) / 4
    assert found.standing == (0.75 + 1 + 0 + 1) / 4
    assert (found.matches, found.deals, found.par) == (4, 1, 1 / 3)
    assert (found.least, found.most) == wilson(found.won, 4)


def test_intervals_are_those_of_the_books() -> None:
    """Wilson's for 15 of 50, from a table; and the mean's by hand."""
    assert [round(end, 4) for end in wilson(15 / 50, 50)] == [0.191, 0.4375]
    assert wilson(0.3, 0) == (0.0, 1.0)
    assert isclose(spread([0, 1, 0, 1]), 1.959964 * (1 / 3) ** 0.5 / 2)
    assert spread([1.0]) == float("inf")


def test_who_wins_more_is_rated_higher() -> None:
    played = [result(1, 2, 3, turned=0), result(2, 1, 3, turned=1)] * 10
    best, other = ratings([(SMALL, played)])
    assert (best.player, other.player) == ("3", "random")
    assert best.strength - other.strength > best.doubt
    assert (best.matches, other.matches) == (20, 40)


def test_the_command_says_who_is_better(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "petitwhist", "3", "random", "--matches", "60", "--nodes", "1"]
    assert main([*words, "--into", str(tmp_path), "--language", "en"]) == 0
    said = capsys.readouterr()
    assert "3 won" in said.out
    assert "60/60" in said.err
    summary = json.loads(next(tmp_path.glob("*.json")).read_text())
    assert summary["figures"]["matches"] == 60
    assert summary["figures"]["least"] > 0.5, "habits beat drawing, or the arena cannot tell"
    assert [one["player"] for one in summary["ratings"]] == ["3", "random"]
    root = ElementTree.parse(next(tmp_path.glob("*.svg"))).getroot()
    assert root[0].text is not None
    assert "60 matches" in root[0].text


def test_the_command_does_not_guess(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Between equals it says that it cannot tell."""
    words = "arena petitwhist random random --matches 20 --nodes 1 --language en"
    main([*words.split(), "--into", str(tmp_path)])
    assert "That does not tell who is better: play more matches." in capsys.readouterr().out


def test_a_budget_is_spent() -> None:
    nodes = Nodes(5)
    assert [nodes.spend(2) for _ in range(4)] == [True, True, True, False]
    few = Nodes(100).at_most(3)
    assert [few.spend() for _ in range(4)] == [True, True, True, False]
    ticks = iter(range(100))
    seconds = Seconds(3, clock=lambda: next(ticks))
    assert [seconds.spend() for _ in range(4)] == [True, True, False, False]
    both = Seconds(50, clock=lambda: 0).at_most(2)
    assert [both.spend() for _ in range(3)] == [True, True, False]
