"""One way to write a value as bytes, so that equal values have equal bytes and equal hashes."""

from hashlib import sha256
from typing import Any

import msgspec


def canonical(value: Any) -> bytes:
    """JSON with its keys and sets in order: the same on every machine and in every process."""
    return msgspec.json.encode(value, order="deterministic")


def fingerprint(value: Any) -> str:
    """SHA-256 over the kind of a value and its canonical bytes, as 64 hexadecimal digits."""
    kind = type(value).__qualname__.encode()
    return sha256(b"parlour fingerprint\n" + kind + b"\n" + canonical(value)).hexdigest()
