"""People at a table: what they may ask of one another, and whose time it is."""

from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError

import msgspec
import pytest

from parlour.catalogue import PETITWHIST
from parlour.core import Seat
from parlour.core.house import GaveTime, GaveUp, Returned, StoodIn, TookBack
from parlour.games.petitwhist.pieces import Options
from parlour.server.chair import Chair
from parlour.server.clock import GIFT, RETURN, Clocks
from parlour.server.company import Agreement, Pace
from parlour.server.hearing import hear
from parlour.server.wishes import AWAY
from tests.houses import House, house
from tests.quiet import Evening, Far

CALM = Options(exchange=0, lead="seat0")  # nobody races, and seat 0 begins
NORTH, EAST, SOUTH = range(3)


def calm(seats: int = 2, **agreed: Any) -> Evening:
    return Evening(PETITWHIST, CALM, Agreement(**agreed), *[0.0] * seats)


def wish(evening: Evening, seat: int, kind: str, /, **parts: Any) -> dict[str, Any]:
    """What the seat is answered."""
    frame = {"type": kind, **parts}
    if kind not in ("Talk", "Wave"):
        frame["ref"] = f"{kind}{len(evening.lines[seat].frames)}"
    assert hear(evening.keeper, evening.chairs[seat], msgspec.json.encode(frame).decode()) is None
    said = [f for f in evening.lines[seat].frames if f.get("ref") == frame.get("ref", "")]
    return said[-1] if said else {}


def lay(evening: Evening, seat: int) -> None:
    table = evening.keeper.table
    assert table is not None
    evening.say(seat, next(PETITWHIST.law.moves(table.offer(Seat(seat)))))


def clause(answer: dict[str, Any]) -> str:
    assert answer["type"] == "No"
    assert answer["text"]
    return str(answer["refusal"]["clause"])


def house_moves(evening: Evening) -> list[Any]:
    kinds = (GaveTime, GaveUp, Returned, StoodIn, TookBack)
    return [event.move for event in evening.journal.written if isinstance(event.move, kinds)]


def state(evening: Evening) -> Any:
    assert evening.keeper.table is not None
    return evening.keeper.table.state


# Taking back.


def test_a_move_is_taken_back_when_everybody_else_agrees() -> None:
    evening = calm(3)
    before = state(evening)
    lay(evening, NORTH)
    wish(evening, NORTH, "TakeBack")
    wish(evening, EAST, "Agree", yes=True)
    assert state(evening) != before
    wish(evening, SOUTH, "Agree", yes=True)
    assert state(evening) == before
    assert house_moves(evening) == [TookBack(1)]
    evening.hours.until(1)
    lay(evening, NORTH)
    assert state(evening) != before


def test_one_who_does_not_agree_is_enough() -> None:
    evening = calm(3)
    lay(evening, NORTH)
    wish(evening, NORTH, "TakeBack")
    wish(evening, EAST, "Agree", yes=True)
    wish(evening, SOUTH, "Agree", yes=False)
    assert clause(wish(evening, SOUTH, "Agree", yes=True)) == "house.6"
    assert house_moves(evening) == []


def test_who_asks_does_not_agree_with_himself() -> None:
    evening = calm()
    lay(evening, NORTH)
    wish(evening, NORTH, "TakeBack")
    assert clause(wish(evening, NORTH, "Agree", yes=True)) == "house.6"


def test_nothing_is_taken_back_that_the_dealer_has_followed() -> None:
    evening = calm()
    lay(evening, NORTH)
    lay(evening, EAST)  # the trick is gathered
    for seat in (NORTH, EAST):
        assert clause(wish(evening, seat, "TakeBack")) == "house.6"


def test_nothing_is_taken_back_across_a_reveal() -> None:
    evening = Evening(PETITWHIST, Options(exchange=1, lead="seat0"), Agreement(), 0.0, 0.0)
    lay(evening, NORTH)
    lay(evening, EAST)  # what both have set aside is shown
    for seat in (NORTH, EAST):
        assert clause(wish(evening, seat, "TakeBack")) == "house.6"


def test_what_happens_meanwhile_ends_the_asking() -> None:
    evening = calm(3)
    lay(evening, NORTH)
    wish(evening, NORTH, "TakeBack")
    lay(evening, EAST)
    assert clause(wish(evening, SOUTH, "Agree", yes=True)) == "house.6"


# Handing a seat to a bot, and taking it back.


def test_a_bot_plays_for_a_seat_until_its_person_returns() -> None:
    evening = calm()
    wish(evening, NORTH, "StandIn", seat=NORTH, level=1)
    evening.hours.until(2)
    assert evening.keeper.table is not None
    assert evening.keeper.table.offer(Seat(EAST)) is not None, "the bot has played"
    wish(evening, NORTH, "Return")
    assert house_moves(evening) == [StoodIn(1), Returned()]
    lay(evening, EAST)
    played = len(evening.journal.written)
    evening.hours.until(60)
    assert len(evening.journal.written) == played or state(evening).leader == EAST


def test_others_hand_a_seat_to_a_bot_only_when_its_person_is_long_away() -> None:
    evening = calm()
    assert clause(wish(evening, NORTH, "StandIn", seat=EAST, level=1)) == "house.7"
    evening.keeper.left(evening.chairs[EAST])
    evening.hours.until(AWAY - 1)
    assert clause(wish(evening, NORTH, "StandIn", seat=EAST, level=1)) == "house.7"
    evening.hours.until(AWAY + 1)
    wish(evening, NORTH, "StandIn", seat=EAST, level=1)
    assert house_moves(evening) == [StoodIn(1)]
    evening.keeper.welcome(evening.chairs[EAST])
    wish(evening, EAST, "Return")
    assert house_moves(evening) == [StoodIn(1), Returned()]


# Giving up.


def test_of_two_the_other_wins_and_nothing_more_happens() -> None:
    evening = calm()
    wish(evening, NORTH, "Resign")
    assert evening.keeper.over
    assert evening.lines[EAST].frames[-2]["outcome"]["places"] == [2, 1]
    assert clause(wish(evening, NORTH, "Resign")) == "house.5"
    move = {"type": "Lay", "card": ["C", 7]}
    assert clause(wish(evening, EAST, "Say", at=9, move=move)) in ("house.2", "house.3")


def test_of_three_a_bot_plays_on_and_nobody_returns() -> None:
    evening = calm(3)
    wish(evening, NORTH, "Resign")
    assert not evening.keeper.over
    evening.hours.until(2)
    assert evening.journal.written[-1].seat == NORTH
    assert clause(wish(evening, NORTH, "Return")) == "house.7"


# Time.


def test_a_flag_falls_when_the_time_for_the_match_is_over() -> None:
    evening = calm(pace=Pace("match", 60))
    evening.hours.until(59)
    assert not evening.keeper.over
    evening.hours.until(61)
    assert evening.keeper.over
    assert house_moves(evening) == [GaveUp(flagged=True)]


def test_time_is_given_to_others_alone_and_where_there_is_a_clock() -> None:
    evening = calm(pace=Pace("match", 60))
    assert clause(wish(evening, NORTH, "MoreTime", seat=NORTH)) == "house.8"
    wish(evening, EAST, "MoreTime", seat=NORTH)
    evening.hours.until(60 + GIFT - 1)
    assert not evening.keeper.over
    evening.hours.until(60 + GIFT + 1)
    assert evening.keeper.over
    assert clause(wish(calm(), EAST, "MoreTime", seat=NORTH)) == "house.8"


@pytest.mark.parametrize("pace", [Pace("move", 30), Pace("days", 2 * 86_400)])
def test_the_table_plays_for_who_is_late_and_nobody_loses(pace: Pace) -> None:
    evening = calm(pace=pace)
    played = len(evening.journal.written)
    evening.hours.until(pace.seconds - 1)
    assert len(evening.journal.written) == played
    evening.hours.until(pace.seconds + 1)
    assert evening.journal.written[played].absent
    assert not evening.keeper.over


def test_a_move_is_charged_until_it_was_made() -> None:
    clocks = Clocks(Pace("match", 60), 2)
    clocks.await_only([Seat(NORTH)], 0.0)
    clocks.moved(Seat(NORTH), 9.7)
    assert clocks.left[NORTH] == pytest.approx(50.3)
    clocks.await_only([Seat(NORTH)], 20.0)
    clocks.moved(Seat(NORTH), 15.0)  # made before it was awaited: nothing was spent
    assert clocks.left[NORTH] == pytest.approx(50.3)


def test_a_pause_of_the_house_is_charged_to_nobody() -> None:
    clocks = Clocks(Pace("days", 86_400), 2)
    clocks.await_only([Seat(NORTH)], 0.0)
    clocks.wind_anew(3_600.0)  # so late it was when somebody last looked
    assert clocks.left[NORTH] == 86_400 - 3_600
    assert [*clocks.late(3_600.0)] == []
    clocks.wind_anew(86_399.0)
    assert clocks.left[NORTH] == RETURN, "there is time to come back"


# Talking.


def test_what_somebody_says_is_heard_by_all_and_written_nowhere() -> None:
    evening = calm()
    before = len(evening.journal.written)
    wish(evening, NORTH, "Talk", text=" good \u202eluck ")
    for line in evening.lines:
        assert line.frames[-1] == {"type": "Talked", "name": "P0", "text": "good luck", "seat": 0}
    wish(evening, EAST, "Wave", emote="thanks")
    assert evening.lines[NORTH].frames[-1]["emote"] == "thanks"
    assert len(evening.journal.written) == before


def test_a_table_for_children_has_signs_and_animals_alone() -> None:
    evening = calm(kids=True)
    assert clause(wish(evening, NORTH, "Talk", text="where do you live?")) == "house.10"
    assert not any("live" in str(frame) for frame in evening.lines[EAST].frames)
    wish(evening, NORTH, "Wave", emote="hello")
    assert evening.lines[EAST].frames[-1]["name"] == "fox"
    assert "P0" not in str(evening.lines[EAST].frames)


def test_nobody_speaks_more_than_five_times_in_ten_seconds() -> None:
    evening = calm()
    for n in range(5):
        wish(evening, NORTH, "Talk", text=f"{n}")
    assert clause(wish(evening, NORTH, "Talk", text="again")) == "house.10"
    assert clause(wish(evening, NORTH, "Wave", emote="hurry")) == "house.10"
    wish(evening, EAST, "Talk", text="I may")
    assert evening.lines[NORTH].frames[-1]["text"] == "I may"
    evening.hours.until(2.1)
    wish(evening, NORTH, "Talk", text="once more")
    assert evening.lines[EAST].frames[-1]["text"] == "once more"


def test_who_does_not_sit_there_does_not_speak() -> None:
    evening = calm()
    watcher = Chair(Far(0.0))
    evening.keeper.welcome(watcher)
    said = '{"type":"Talk","text":"play the seven"}'
    assert hear(evening.keeper, watcher, said) is None
    assert not any("seven" in str(frame) for line in evening.lines for frame in line.frames)


# Several seats at one device, and several devices at one seat.


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as opened:
        yield opened


def open_table(at: House, seats: int, **agreed: Any) -> tuple[str, str, str]:
    wanted = {"game": "petitwhist", "seats": seats, "options": {"exchange": 0}, **agreed}
    opened = at.say("/api/tables", wanted)
    return opened["table"], opened["key"], opened["invite"]


def test_one_device_holds_several_seats_and_each_sees_its_own(at: House) -> None:
    table, key, _ = open_table(at, 2)
    held = [at.say(f"/api/tables/{table}/seats", {"name": n}, key=key) for n in ("Mia", "")]
    assert [one["seats"] for one in held] == [[0], [0, 1]]
    assert {one["key"] for one in held} == {key}
    at.say(f"/api/tables/{table}/start", key=key)
    hands = [
        str(at.say(f"/api/tables/{table}/now?seat={seat}", key=key, method="GET")["view"]["hand"])
        for seat in (0, 1)
    ]
    assert len(set(hands)) == 2
    watched = at.say(f"/api/tables/{table}/now", key=key, method="GET")
    assert hands[0] not in str(watched)
    assert hands[1] not in str(watched)


def test_a_seat_goes_on_at_another_device_and_a_code_works_once(at: House) -> None:
    table, key, invite = open_table(at, 2)
    at.say(f"/api/tables/{table}/seats", {"name": "Mia", "invite": invite}, key=key)
    code = at.say(f"/api/tables/{table}/devices", key=key)["code"]
    other = at.say("/api/devices", {"code": code})
    assert other["key"] != key
    assert other["seats"] == [0]
    with pytest.raises(HTTPError) as no:
        at.say("/api/devices", {"code": code})
    with no.value:
        assert no.value.code == 403
    for held in (key, other["key"]):
        assert at.say(f"/api/tables/{table}", key=held, method="GET")["mine"] == [0]


def test_who_gets_up_before_the_start_leaves_the_seat_and_the_key(at: House) -> None:
    table, _, invite = open_table(at, 2)
    guest = at.say(f"/api/tables/{table}/seats", {"name": "Tom", "invite": invite})["key"]
    at.ask(f"/api/tables/{table}/seats/0", key=guest, method="DELETE")
    with pytest.raises(HTTPError) as no:
        at.ask(f"/api/tables/{table}", key=guest)
    with no.value:
        assert no.value.code == 401
    again = at.say(f"/api/tables/{table}/seats", {"name": "Ida", "invite": invite})
    assert again["seats"] == [0]


def test_who_gets_up_during_a_match_finds_a_bot_there_and_the_way_back(at: House) -> None:
    table, key, _ = open_table(at, 2)
    at.say(f"/api/tables/{table}/seats", {"name": "Mia"}, key=key)
    at.say(f"/api/tables/{table}/start", key=key)
    at.ask(f"/api/tables/{table}/seats/0", key=key, method="DELETE")
    now = at.say(f"/api/tables/{table}", key=key, method="GET")
    assert now["mine"] == [0]
    assert now["seats"][0]["level"] == 1
    assert now["seats"][0]["name"] == "Mia"


def test_batasaurus_is_for_children_unless_somebody_says_otherwise(at: House) -> None:
    agreed = {
        game["name"]: game["agreement"]["kids"] for game in at.say("/api/games", method="GET")
    }
    assert [game for game, kids in agreed.items() if kids] == ["batasaurus"]
    wanted = {"game": "batasaurus", "seats": 2, "name": "Hannah Miller", "animal": "owl"}
    opened = at.say("/api/tables", wanted)
    at.say(f"/api/tables/{opened['table']}/seats", {"animal": "owl"}, key=opened["key"])
    shown = at.say(f"/api/tables/{opened['table']}?invite={opened['invite']}", method="GET")
    assert shown["seats"][0]["name"] == "owl"
    assert "Hannah" not in str(shown)
