"""Fair dealing: a promise before anybody sits, dice that nobody chose, and the proof afterwards.

Every hash runs over framed parts under a tag of its own, so no two different things are ever
hashed alike. What this proves, and what it cannot, is in docs/why/fair-dealing.md.
"""

import hmac
from collections.abc import Iterator, Sequence
from enum import StrEnum
from hashlib import sha256
from itertools import count
from struct import unpack

from msgspec import Struct

from parlour.core.dice import Dice
from parlour.core.rules import Seat

SEED_BYTES = 32
ENTROPY_BYTES = 64  # at most, from each seat
MATCH_LENGTH = 64  # at most, in the name of a match
WORDS = 1 << 32  # how many words there are, and so the largest bound of a draw

COMMIT_TAG = b"parlour/commit/1"
MIX_TAG = b"parlour/mix/1"
DICE_TAG = b"parlour/dice/1"


class Proof(Struct, frozen=True):
    """What is shown when a match has ended: enough for anybody to make its dice again."""

    match: str
    commitment: bytes
    entropies: tuple[bytes, ...]  # by seat; empty where a seat gave none
    seed: bytes  # the server's, secret until now

    def __post_init__(self) -> None:
        named(self.match)
        whole("commitment", self.commitment)
        whole("seed", self.seed)
        for entropy in self.entropies:
            short(entropy)


class Receipt(Struct, frozen=True):
    """What somebody noted before the first deal: a seat also what it gave, a watcher not."""

    match: str
    commitment: bytes
    seat: Seat | None = None
    entropy: bytes = b""


class Doubt(StrEnum):
    """Why a proof is not believed."""

    SEED = "The revealed seed does not open the commitment."
    SEATS = "There is not exactly one entropy for each seat."
    MATCH = "The proof is of another match than the receipt."
    COMMITMENT = "The commitment is not the one noted before the match."
    ENTROPY = "The seat's entropy is not what the seat gave."


def commit(match: str, seed: bytes) -> bytes:
    """What is published before anybody sits: it fixes the server's seed without telling it."""
    return sha256(framed(COMMIT_TAG, named(match), whole("seed", seed))).digest()


def mix(match: str, seed: bytes, entropies: Sequence[bytes]) -> bytes:
    """The seed of the match, from the server's and what each seat gave, in order of the seats."""
    parts = framed(MIX_TAG, named(match), *map(short, entropies))
    return hmac.digest(whole("seed", seed), parts, "sha256")


def dice(seed: bytes, n: int) -> Dice:
    """The dice of move `n` in the match of this mixed seed: the same ones every time."""
    source = words(seed, n)

    def below(bound: int) -> int:
        if not 0 < bound <= WORDS:
            raise ValueError(f"A draw cannot be below {bound}: ask for a bound of 1 to {WORDS}.")
        even = WORDS - WORDS % bound  # the words from here on would favour the small numbers
        while (word := next(source)) >= even:
            pass
        return word % bound

    return Dice(below)


def words(seed: bytes, n: int) -> Iterator[int]:
    """HMAC-SHA-256 in counter mode: eight 32-bit words a block, the first byte the highest."""
    if not 0 <= n < WORDS:
        raise ValueError(f"A move cannot have number {n}: count moves from 0 to {WORDS - 1}.")
    return unrolled(whole("seed", seed), n)


def unrolled(seed: bytes, n: int) -> Iterator[int]:
    """Nothing is hashed before the first draw: most moves need none."""
    keyed = hmac.new(seed, framed(DICE_TAG, four(n)), "sha256")
    for counter in count():
        block = keyed.copy()
        block.update(four(counter))
        yield from unpack(">8I", block.digest())


def verify(proof: Proof, seats: int, *receipts: Receipt) -> Doubt | None:
    """The first reason to doubt the proof of a match of so many seats, or nothing.

    Without a receipt it shows no more than that the proof is of a piece, and one that was made up
    afterwards can be that too.
    """
    if commit(proof.match, proof.seed) != proof.commitment:
        return Doubt.SEED
    # One entropy too many would be the server's own, chosen when it knew all the others.
    if len(proof.entropies) != seats:
        return Doubt.SEATS
    return next(filter(None, (differing(proof, receipt) for receipt in receipts)), None)


def differing(proof: Proof, receipt: Receipt) -> Doubt | None:
    if receipt.match != proof.match:
        return Doubt.MATCH
    if receipt.commitment != proof.commitment:
        return Doubt.COMMITMENT
    given = dict(enumerate(proof.entropies))
    if receipt.seat is not None and given.get(receipt.seat) != receipt.entropy:
        return Doubt.ENTROPY
    return None


def framed(*parts: bytes) -> bytes:
    """Each part after its length, so that bytes cannot wander from one part to the next."""
    return b"".join(four(len(part)) + part for part in parts)


def four(number: int) -> bytes:
    return number.to_bytes(4, "big")


def named(match: str) -> bytes:
    if not (match.isascii() and 0 < len(match) <= MATCH_LENGTH):
        raise ValueError(
            f"A match cannot be called {match!r}: use 1 to {MATCH_LENGTH} ASCII signs."
        )
    return match.encode()


def whole(what: str, secret: bytes) -> bytes:
    if len(secret) != SEED_BYTES:
        raise ValueError(f"The {what} has {len(secret)} bytes: hand in exactly {SEED_BYTES}.")
    return secret


def short(entropy: bytes) -> bytes:
    if len(entropy) > ENTROPY_BYTES:
        raise ValueError(f"A seat gave {len(entropy)} bytes: take at most {ENTROPY_BYTES}.")
    return entropy
