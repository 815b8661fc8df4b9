"""Names and words that people type: cleaned before anybody sees them."""

import re
import unicodedata
from collections.abc import Collection

NAME = 24  # signs of a name, as people count them
ZWJ, SELECTOR = "\u200d", "\ufe0f"
MARKS = 4  # accents that one letter may carry

Cluster = str


def cleaned(text: str, most: int) -> str:
    """Text in one line, composed, without signs that nobody sees or that turn it around."""
    whole = unicodedata.normalize("NFC", text[: most * 20])
    kept = "".join(sign for sign in whole if visible(sign))
    line = re.sub(r"\s+", " ", kept).strip()
    clusters = [joined(cluster) for cluster in split(line)]
    return "".join(clusters[:most]).strip().lstrip(ZWJ + SELECTOR).rstrip(ZWJ)


def visible(sign: str) -> bool:
    if sign in (ZWJ, SELECTOR) or sign.isspace():
        return True
    return unicodedata.category(sign) not in {"Cc", "Cf", "Cs", "Co", "Cn"}


def split(line: str) -> list[Cluster]:
    """Letters with their marks, and emoji that are joined to one."""
    clusters: list[str] = []
    for sign in line:
        follows = unicodedata.combining(sign) or unicodedata.category(sign) in {"Mn", "Me"}
        glued = sign in (ZWJ, SELECTOR) or bool(clusters and clusters[-1].endswith(ZWJ))
        skin = "\U0001f3fb" <= sign <= "\U0001f3ff"
        if clusters and (follows or glued or skin):
            clusters[-1] += sign
        else:
            clusters.append(sign)
    return clusters


def joined(cluster: Cluster) -> Cluster:
    """Few marks a letter; and what joins emoji joins nothing else."""
    if not any(unicodedata.category(sign) == "So" for sign in cluster):
        cluster = cluster.replace(ZWJ, "").replace(SELECTOR, "")
        return cluster[: 1 + MARKS]
    return cluster[:16]


def named(text: str, others: Collection[str]) -> str:
    """A name for somebody at a table; one that is there already is told apart."""
    name = cleaned(text, NAME)
    known = {looks(other) for other in others}
    if not name or looks(name) not in known:
        return name
    stem = "".join(split(name)[: NAME - 3])
    return next(found for n in range(2, 1000) if looks(found := f"{stem} {n}") not in known)


def looks(name: str) -> str:
    """How a name looks from afar: two that look alike are one."""
    return unicodedata.normalize("NFKC", name).casefold()
