"""Fair dealing: the dice of a move, the promise before a match, and what its proof shows."""

import re
from collections.abc import Callable
from hashlib import sha256
from itertools import islice

import msgspec
import pytest
from msgspec.structs import replace

from parlour.core import fair
from parlour.core.fair import Doubt, Proof, Receipt
from parlour.core.rules import Seat

MATCH, SEED = "a-match", bytes(range(32))
GIVEN = (b"north", b"", b"south by south")
DECK = tuple(range(52))


def proof(match: str = MATCH, seed: bytes = SEED, given: tuple[bytes, ...] = GIVEN) -> Proof:
    return Proof(match, fair.commit(match, seed), given, seed)


def first_deal(shown: Proof) -> tuple[int, ...]:
    return fair.dice(fair.mix(shown.match, shown.seed, shown.entropies), 0).shuffled(DECK)


def receipts(shown: Proof) -> list[Receipt]:
    return [
        Receipt(shown.match, shown.commitment, Seat(seat), given)
        for seat, given in enumerate(shown.entropies)
    ]


def turned(given: bytes, bit: int) -> bytes:
    """The same bytes with one bit turned."""
    return (int.from_bytes(given, "big") ^ 1 << bit).to_bytes(len(given), "big")


def test_dice_fall_alike_for_one_move_and_differently_for_any_other() -> None:
    def deal(seed: bytes, n: int) -> tuple[int, ...]:
        return fair.dice(seed, n).shuffled(DECK)

    assert deal(SEED, 0) == deal(SEED, 0)
    others = [deal(SEED, n) for n in range(500)] + [deal(turned(SEED, at), 0) for at in range(256)]
    assert len(set(others)) == 756


def test_a_word_that_would_favour_small_numbers_is_passed_over() -> None:
    bound = 2**31 + 1
    falls = list(islice(fair.words(SEED, 0), 200))
    dice = fair.dice(SEED, 0)
    kept = [word for word in falls if word < bound]
    assert [dice.below(bound) for _ in kept] == kept
    assert 0 < len(kept) < 150


def test_the_first_word_passed_over_is_the_highest_multiple_of_the_bound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    last = 2**32 - 1  # a multiple of three
    monkeypatch.setattr(fair, "words", lambda seed, n: iter([last, last - 1, last - 2]))
    dice = fair.dice(SEED, 0)
    assert [dice.below(3), dice.below(3)] == [2, 1]


def test_the_largest_bound_takes_every_word_as_it_is() -> None:
    dice = fair.dice(SEED, 0)
    assert [dice.below(2**32) for _ in range(20)] == list(islice(fair.words(SEED, 0), 20))


@pytest.mark.parametrize(
    ("wrong", "cure"),
    [
        (lambda: fair.commit(MATCH, SEED[:-1]), "The seed has 31 bytes: hand in exactly 32."),
        (lambda: fair.mix(MATCH, SEED + b"!", ()), "The seed has 33 bytes: hand in exactly 32."),
        (lambda: fair.dice(b"", 0), "The seed has 0 bytes: hand in exactly 32."),
        (lambda: fair.dice(SEED, -1), "number -1: count moves from 0 to 4294967295."),
        (lambda: fair.dice(SEED, 2**32), "number 4294967296: count moves from 0 to 4294967295."),
        (lambda: fair.dice(SEED, 0).below(0), "below 0: ask for a bound of 1 to 4294967296."),
        (lambda: fair.dice(SEED, 0).below(-6), "below -6: ask for a bound of 1 to 4294967296."),
        (lambda: fair.dice(SEED, 0).below(2**32 + 1), "ask for a bound of 1 to 4294967296."),
        (lambda: fair.mix(MATCH, SEED, [bytes(65)]), "gave 65 bytes: take at most 64."),
        (lambda: fair.commit("", SEED), "called '': use 1 to 64 ASCII signs."),
        (lambda: fair.commit("m" * 65, SEED), "use 1 to 64 ASCII signs."),
        (lambda: fair.mix("mátch", SEED, ()), "called 'mátch': use 1 to 64 ASCII signs."),
        (lambda: Proof(MATCH, SEED[1:], GIVEN, SEED), "The commitment has 31 bytes: hand in"),
        (lambda: Proof(MATCH, SEED, GIVEN, SEED[1:]), "The seed has 31 bytes: hand in"),
        (lambda: Proof(MATCH, SEED, (bytes(65),), SEED), "gave 65 bytes: take at most 64."),
        (lambda: Proof("", SEED, GIVEN, SEED), "called '': use 1 to 64 ASCII signs."),
    ],
)
def test_what_is_handed_in_wrongly_is_refused_with_its_cure(
    wrong: Callable[[], object], cure: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(cure)):
        wrong()


def test_the_deal_hangs_on_every_bit_that_a_seat_gave() -> None:
    deals = {first_deal(proof())}
    for seat, entropy in enumerate(GIVEN):
        for bit in range(8 * len(entropy)):
            given = (*GIVEN[:seat], turned(entropy, bit), *GIVEN[seat + 1 :])
            deals.add(first_deal(proof(given=given)))
    assert len(deals) == 1 + 8 * sum(map(len, GIVEN))


def test_no_two_tables_share_a_seed() -> None:
    given = [
        (),
        (b"",),
        (b"", b""),
        (b"ab",),
        (b"a", b"b"),
        (b"b", b"a"),
        (b"", b"ab"),
        (b"ab", b""),
    ]
    mixed = {fair.mix(match, SEED, each) for match in ("m", "ma") for each in given}
    assert len(mixed) == 2 * len(given)


def test_no_two_promises_are_alike() -> None:
    seeds = [turned(SEED, bit) for bit in range(256)]
    promises = {fair.commit(match, seed) for match in ("m", "ma", "mb") for seed in seeds}
    assert len(promises) == 3 * 256


def test_nothing_public_opens_the_deal() -> None:
    """What the commitment, the match and the seats' entropies give as keys deals other cards."""
    shown = proof()
    known = [shown.commitment, sha256(MATCH.encode()).digest(), sha256(b"".join(GIVEN)).digest()]
    keys = [*known, *(fair.mix(MATCH, key, GIVEN) for key in [*known, bytes(32)])]
    assert first_deal(shown) not in {fair.dice(key, 0).shuffled(DECK) for key in keys}


def test_a_proof_holds_for_everybody_who_was_there() -> None:
    watcher = Receipt(MATCH, fair.commit(MATCH, SEED))
    assert fair.verify(proof(), 3) is None
    assert fair.verify(proof(), 3, watcher, *receipts(proof())) is None


def test_a_match_made_up_afterwards_holds_for_nobody_who_was_there() -> None:
    made_up = proof(seed=turned(SEED, 0))
    assert fair.verify(made_up, 3) is None
    for receipt in receipts(proof()):
        assert fair.verify(made_up, 3, receipt) == Doubt.COMMITMENT


def test_a_receipt_of_another_match_proves_nothing() -> None:
    assert fair.verify(proof(), 3, *receipts(proof("another"))) == Doubt.MATCH


@pytest.mark.parametrize("seats", [0, 2, 4])
def test_an_entropy_that_no_seat_gave_is_noticed(seats: int) -> None:
    assert fair.verify(proof(), seats, *receipts(proof())) == Doubt.SEATS


@pytest.mark.parametrize("seat", [3, -1])
def test_a_receipt_of_a_seat_that_never_was_is_doubted(seat: int) -> None:
    stranger = Receipt(MATCH, fair.commit(MATCH, SEED), Seat(seat), GIVEN[-1])
    assert fair.verify(proof(), 3, stranger) == Doubt.ENTROPY


def test_the_last_of_many_receipts_is_read_too() -> None:
    *honest, last = receipts(proof())
    assert fair.verify(proof(), 3, *honest, replace(last, entropy=b"?")) == Doubt.ENTROPY


@pytest.mark.parametrize("field", ["commitment", "seed"])
def test_one_bit_changed_in_the_promise_or_the_seed_is_noticed(field: str) -> None:
    for bit in range(256):
        changed = replace(proof(), **{field: turned(getattr(proof(), field), bit)})
        assert fair.verify(changed, 3) == Doubt.SEED


def test_one_letter_changed_in_the_name_of_the_match_is_noticed() -> None:
    for at in range(len(MATCH)):
        changed = replace(proof(), match=f"{MATCH[:at]}?{MATCH[at + 1 :]}")
        assert fair.verify(changed, 3) == Doubt.SEED


def test_one_bit_changed_in_an_entropy_is_noticed_by_its_seat_and_in_the_deal() -> None:
    for seat, entropy in enumerate(GIVEN):
        for bit in range(8 * len(entropy)):
            given = (*GIVEN[:seat], turned(entropy, bit), *GIVEN[seat + 1 :])
            changed = proof(given=given)
            assert fair.verify(changed, 3, receipts(proof())[seat]) == Doubt.ENTROPY
            assert first_deal(changed) != first_deal(proof())


def test_a_seat_that_gave_nothing_has_a_receipt_of_that() -> None:
    assert fair.verify(proof(), 3, Receipt(MATCH, fair.commit(MATCH, SEED), Seat(1))) is None


def test_an_entropy_put_in_a_silent_seats_mouth_is_noticed() -> None:
    changed = proof(given=(GIVEN[0], b"chosen late", GIVEN[2]))
    assert fair.verify(changed, 3, receipts(proof())[1]) == Doubt.ENTROPY


def test_a_proof_survives_the_wire_and_a_bent_one_does_not_pass_it() -> None:
    wire = msgspec.json.encode(proof())
    assert msgspec.json.decode(wire, type=Proof) == proof()
    bent = msgspec.json.encode({**msgspec.to_builtins(proof()), "seed": "AAAA"})
    with pytest.raises(msgspec.ValidationError, match="hand in exactly 32"):
        msgspec.json.decode(bent, type=Proof)
