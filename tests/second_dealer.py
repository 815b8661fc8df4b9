"""The generator of core/fair.py once more, from its description alone: no hmac, no shared line."""

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from itertools import islice
from typing import Any

import msgspec

from tests.fair_vectors import Vectors

unhex = bytes.fromhex


def mac(key: bytes, text: bytes) -> bytes:
    """HMAC as RFC 2104 draws it, for keys no longer than a block of SHA-256."""
    block = key + bytes(64 - len(key))
    inner = bytes(byte ^ 0x36 for byte in block)
    outer = bytes(byte ^ 0x5C for byte in block)
    return sha256(outer + sha256(inner + text).digest()).digest()


def part(text: bytes) -> bytes:
    return bytes([0, 0, 0, len(text)]) + text


def commitment(match: str, seed: bytes) -> bytes:
    return sha256(part(b"parlour/commit/1") + part(match.encode("ascii")) + part(seed)).digest()


def mixed(match: str, seed: bytes, entropies: Iterable[bytes]) -> bytes:
    text = part(b"parlour/mix/1") + part(match.encode("ascii"))
    for entropy in entropies:
        text += part(entropy)
    return mac(seed, text)


def words(seed: bytes, n: int) -> Iterator[int]:
    counter = 0
    while True:
        number = unhex(f"{n:08x}")
        block = mac(seed, part(b"parlour/dice/1") + part(number) + unhex(f"{counter:08x}"))
        for at in range(0, 32, 4):
            yield int(block[at : at + 4].hex(), 16)
        counter += 1


def drawn(source: Iterator[int], bound: int) -> int:
    """The first word that falls within a whole number of bounds, taken modulo the bound."""
    return next(word % bound for word in source if word < 2**32 // bound * bound)


def order(source: Iterator[int], size: int, count: int) -> list[int]:
    """Draw from what is left; the first that is left takes the place of the drawn one."""
    left = list(range(size))
    taken: list[int] = []
    while len(taken) < count:
        at = drawn(source, len(left)) if len(left) > 1 else 0
        taken.append(left[at])
        left[at] = left[0]
        del left[0]
    return taken


def numbers(vector: Any) -> Iterator[int]:
    return words(unhex(vector.seed), vector.n)


# For each kind of vector, what it should answer.
ANSWERS: dict[str, Callable[[Any], object]] = {
    "commitments": lambda v: commitment(v.match, unhex(v.seed)).hex(),
    "mixes": lambda v: mixed(v.match, unhex(v.seed), map(unhex, v.entropies)).hex(),
    "words": lambda v: list(islice(numbers(v), len(v.words))),
    "draws": lambda v: [drawn(source, bound) for source in [numbers(v)] for bound in v.bounds],
    "shuffles": lambda v: order(numbers(v), v.size, v.size),
    "samples": lambda v: order(numbers(v), v.size, v.count),
}


def differing(vectors: Vectors) -> list[str]:
    """The kind of each vector that answers otherwise than this dealer; its answer stands last."""
    return [
        kind
        for kind, answer in ANSWERS.items()
        for vector in getattr(vectors, kind)
        if answer(vector) != msgspec.structs.astuple(vector)[-1]
    ]
