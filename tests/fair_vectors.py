"""Examples of fair dealing in a form that every language reads.

`python -m tests.fair_vectors` writes vectors/fair.json.
"""

from hashlib import sha256
from itertools import islice
from pathlib import Path

import msgspec
from msgspec import Struct

from parlour.core import fair

FILE = Path(__file__).parent / "vectors" / "fair.json"

SCHEME = (
    "Bytes are written in hexadecimal. A number inside a hash is 4 bytes, the highest first.",
    "framed(a, b, ...) is each part after its length, the length being such a number.",
    "commitment = SHA-256(framed('parlour/commit/1', match, seed)).",
    "mixed = HMAC-SHA-256(key seed, framed('parlour/mix/1', match, every entropy by seat)).",
    "block c of move n = HMAC-SHA-256(key seed, framed('parlour/dice/1', n) then c bare).",
    "The words of a move are its blocks 0, 1, ... cut in eight numbers each.",
    "To draw below a bound, pass over words not under the highest multiple of the bound up to"
    " 2^32; the first other word modulo the bound is drawn.",
    "To shuffle, for i = 0, 1, ... size - 2: swap item i with item i + (a draw below size - i).",
    "A sample is the beginning of a shuffle, and draws no further.",
)

BOUNDS = (1, 2, 3, 6, 52, 108, 1000, 2**16 + 1, 3 * 2**30, 2**31, 2**31 + 1, 2**32 - 1, 2**32)
LENGTHS = (0, 1, 16, 32, 63, 64)
SIZES = ((0, 0), (1, 1), (2, 1), (8, 3), (32, 10), (52, 5), (108, 60), (300, 1))


class Commitment(Struct):
    match: str
    seed: str
    commitment: str


class Mix(Struct):
    match: str
    seed: str
    entropies: list[str]
    mixed: str


class Words(Struct):
    seed: str
    n: int
    words: list[int]


class Draws(Struct):
    seed: str
    n: int
    bounds: list[int]
    drawn: list[int]


class Shuffle(Struct):
    seed: str
    n: int
    size: int
    order: list[int]


class Sample(Struct):
    seed: str
    n: int
    size: int
    count: int
    drawn: list[int]


class Vectors(Struct):
    scheme: tuple[str, ...]
    commitments: list[Commitment]
    mixes: list[Mix]
    words: list[Words]
    draws: list[Draws]
    shuffles: list[Shuffle]
    samples: list[Sample]


def vectors(count: int) -> Vectors:
    """So many of each kind; the first are the smallest and the largest of what is allowed."""
    numbers = range(count)
    return Vectors(
        SCHEME,
        [commitment(i) for i in numbers],
        [mix(i) for i in numbers],
        [words(i) for i in numbers],
        [draws(i) for i in numbers],
        [shuffle(i) for i in numbers],
        [sample(i) for i in numbers],
    )


def commitment(i: int) -> Commitment:
    return Commitment(match(i), seed(i).hex(), fair.commit(match(i), seed(i)).hex())


def mix(i: int) -> Mix:
    lengths = [LENGTHS[(i + seat) % len(LENGTHS)] for seat in range(i % 7)]
    given = [stuff(f"entropy {seat} of {i}", length) for seat, length in enumerate(lengths)]
    mixed = fair.mix(match(i), seed(i), given)
    return Mix(match(i), seed(i).hex(), [entropy.hex() for entropy in given], mixed.hex())


def words(i: int) -> Words:
    return Words(seed(i).hex(), move(i), list(islice(fair.words(seed(i), move(i)), 20)))


def draws(i: int) -> Draws:
    below = fair.dice(seed(i), move(i)).below
    return Draws(seed(i).hex(), move(i), list(BOUNDS), [below(bound) for bound in BOUNDS])


def shuffle(i: int) -> Shuffle:
    size = (52, 2, 1, 0, 108, 32)[i % 6]
    order = fair.dice(seed(i), move(i)).shuffled(range(size))
    return Shuffle(seed(i).hex(), move(i), size, list(order))


def sample(i: int) -> Sample:
    size, count = SIZES[i % len(SIZES)]
    drawn = fair.dice(seed(i), move(i)).some(range(size), count)
    return Sample(seed(i).hex(), move(i), size, count, list(drawn))


def match(i: int) -> str:
    return ("m", "x" * fair.MATCH_LENGTH)[i] if i < 2 else f"match-{i}"


def seed(i: int) -> bytes:
    return (bytes(32), b"\xff" * 32)[i] if i < 2 else stuff(f"seed {i}", 32)


def move(i: int) -> int:
    return (0, 2**32 - 1)[i] if i < 2 else i * i


def stuff(label: str, length: int) -> bytes:
    """Bytes that look like nothing in particular, and are the same every time."""
    return (sha256(label.encode()).digest() * 2)[:length]


def written(these: Vectors) -> str:
    """One vector a line, so that a difference can be read."""
    kinds = []
    for kind in these.__struct_fields__:
        rows = ",\n  ".join(msgspec.json.encode(row).decode() for row in getattr(these, kind))
        kinds.append(f' "{kind}": [\n  {rows}\n ]')
    return "{\n" + ",\n".join(kinds) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(vectors(8)))
