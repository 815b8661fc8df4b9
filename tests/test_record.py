"""A match as text that people read, and what is said of a text that is none."""

from itertools import islice

import pytest

from parlour.catalogue import PETITWHIST, AnyRoom
from parlour.core import DEALER, Event, Outcome, Seat, Unreadable, fair, fingerprint
from parlour.core.record import Record, game_of, read_record, write_record
from parlour.games.petitwhist.notation import read_move
from parlour.games.petitwhist.pieces import Options
from tests.test_verify import played
from tests.walks import ROOMS, sample, walk

PLAIN = """\
petitwhist, edition 1, 2 seats
option exchange 0
option lead "seat0"

dealer  deal 7S / 8S      # one card each would need `option hand 1`
0       lay 7S
1*      @1500 lay 8S      # played for a seat that was absent

outcome 0 1, places 2 1
"""


def test_a_record_reads_as_it_is_written() -> None:
    record = read_record(PETITWHIST, PLAIN)
    assert record.options == Options(exchange=0, lead="seat0")
    assert record.events == (
        Event(1, DEALER, read_move("deal 7S / 8S")),
        Event(2, Seat(0), read_move("lay 7S")),
        Event(3, Seat(1), read_move("lay 8S"), at=1500, absent=True),
    )
    assert record.outcome == Outcome((0, 1), (2, 1))
    assert read_record(PETITWHIST, write_record(PETITWHIST, record)) == record


def test_the_order_of_claims_is_written_beside_the_dealer() -> None:
    events = (Event(1, DEALER, read_move("award 1"), order=(Seat(1), Seat(0))),)
    record = Record("petitwhist", 1, 2, Options(), events)
    text = write_record(PETITWHIST, record)
    assert "dealer<1 0> award 1" in text
    assert read_record(PETITWHIST, text) == record
    nobody = Record(
        "petitwhist", 1, 2, Options(), (Event(1, DEALER, read_move("award 0"), order=()),)
    )
    assert read_record(PETITWHIST, write_record(PETITWHIST, nobody)) == nobody


def test_a_proof_goes_with_the_record() -> None:
    record = played(PETITWHIST, 3)
    assert record.proof
    text = write_record(PETITWHIST, record)
    assert f"commitment {record.proof.commitment.hex()}" in text
    assert read_record(PETITWHIST, text) == record


def test_a_seat_that_gave_no_entropy_is_written_as_a_dash() -> None:
    record = played(PETITWHIST, 2, entropies=(b"", b"mine"))
    assert "entropy -\n" in write_record(PETITWHIST, record)
    assert read_record(PETITWHIST, write_record(PETITWHIST, record)) == record


def test_the_game_is_known_before_its_room() -> None:
    assert game_of("# a remark\n\n" + PLAIN) == "petitwhist"


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_records_of_every_room_read_back(room: AnyRoom) -> None:
    for match in islice(sample(room, 1), 12):
        events = tuple(event for _, event in islice(walk(match), 300))
        record = Record(room.name, room.edition, match.seats, match.options, events)
        assert read_record(room, write_record(room, record)) == record


def broken(old: str, new: str) -> str:
    assert old in PLAIN
    return PLAIN.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "line 1: a match begins"),
        (broken(", 2 seats", ""), "line 1: a match begins"),
        (broken("lay 7S", "lay 7X"), "line 6: `7X` is no card"),
        (broken("0       lay 7S", "0lay 7S"), "line 6: `0lay 7S` is no move"),
        (broken("0       lay 7S", "0       drop 7S"), "line 6: `drop 7S` is no move"),
        (broken("outcome 0 1, places 2 1", "outcome 0 1"), "outcome: write"),
        (broken("option exchange 0", "option exchange x"), "option exchange: `x` is not JSON"),
        (broken("option exchange 0", "option exchange 9"), "options: "),
        (broken("option exchange 0", "option colour 1"), "petitwhist knows hand, exchange"),
        (PLAIN + "seed 00\n", "the proof lacks its match"),
        (PLAIN + "seed zz\nmatch m\ncommitment 00\n", "proof: "),
    ],
)
def test_a_text_that_is_no_record_is_told_where_and_what(text: str, place: str) -> None:
    with pytest.raises(Unreadable) as told:
        read_record(PETITWHIST, text)
    assert place in str(told.value)
    assert "\n" not in str(told.value)


def test_equal_values_have_equal_fingerprints_whatever_the_order_of_a_set() -> None:
    one, other = frozenset({3, 1, 2}), frozenset({2, 3, 1})
    assert fingerprint(one) == fingerprint(other) != fingerprint(frozenset({1, 2}))
    assert fingerprint(read_move("look")) != fingerprint(read_move("knock"))
    assert len(fingerprint(one)) == 64
    assert fair.SEED_BYTES == 32
