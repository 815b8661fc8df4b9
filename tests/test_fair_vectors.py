"""Fair dealing as others make it from its description: a second dealer, and another language."""

import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests import fair_vectors, second_dealer
from tests.fair_vectors import Vectors

KINDS = ["commitments", "mixes", "words", "draws", "shuffles", "samples"]
VERIFIER = fair_vectors.FILE.with_name("verify.mjs")


@pytest.fixture(scope="module")
def filed() -> Vectors:
    return msgspec.json.decode(fair_vectors.FILE.read_bytes(), type=Vectors)


@pytest.fixture(scope="module")
def many() -> Vectors:
    return fair_vectors.vectors(200)


@pytest.fixture(scope="module")
def node() -> str:
    found = shutil.which("node")
    if found is None:
        pytest.skip("the verifier in another language runs on Node, and there is none here")
    return found


def test_the_vectors_on_file_are_those_of_today(filed: Vectors) -> None:
    today = fair_vectors.written(fair_vectors.vectors(len(filed.words)))
    assert fair_vectors.FILE.read_text() == today


def test_the_second_dealer_knows_hmac() -> None:
    """Test cases 1 and 2 of RFC 4231."""
    assert second_dealer.mac(b"\x0b" * 20, b"Hi There").hex() == (
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    )
    assert second_dealer.mac(b"Jefe", b"what do ya want for nothing?").hex() == (
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    )


def test_the_second_dealer_makes_the_vectors_on_file(filed: Vectors) -> None:
    assert second_dealer.differing(filed) == []


def test_the_second_dealer_makes_many_more(many: Vectors) -> None:
    assert second_dealer.differing(many) == []


@pytest.mark.parametrize("kind", KINDS)
def test_the_second_dealer_notices_one_wrong_vector(filed: Vectors, kind: str) -> None:
    assert second_dealer.differing(with_one_wrong(filed, kind)) == [kind]


def test_another_language_makes_the_vectors_on_file(node: str, filed: Vectors) -> None:
    answer = asked(node, fair_vectors.FILE)
    assert answer.stdout == f"{amount(filed)} of {amount(filed)} vectors agree\n"
    assert answer.returncode == 0


def test_another_language_makes_many_more(node: str, many: Vectors, tmp_path: Path) -> None:
    file = tmp_path / "many.json"
    file.write_text(fair_vectors.written(many))
    answer = asked(node, file)
    assert answer.stdout == f"{amount(many)} of {amount(many)} vectors agree\n"
    assert answer.returncode == 0


@pytest.mark.parametrize("kind", KINDS)
def test_another_language_notices_one_wrong_vector(
    node: str, filed: Vectors, tmp_path: Path, kind: str
) -> None:
    file = tmp_path / "wrong.json"
    file.write_text(fair_vectors.written(with_one_wrong(filed, kind)))
    answer = asked(node, file)
    assert answer.stderr.startswith(f"{kind} differ: ")
    assert answer.stdout == f"{amount(filed) - 1} of {amount(filed)} vectors agree\n"
    assert answer.returncode == 1


def asked(node: str, file: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([node, VERIFIER, file], capture_output=True, text=True, check=False)


def amount(vectors: Vectors) -> int:
    return sum(len(getattr(vectors, kind)) for kind in KINDS)


def with_one_wrong(vectors: Vectors, kind: str) -> Vectors:
    """The same, but the last vector of a kind answers what the first does."""
    first, *_, last = rows = getattr(vectors, kind)
    answer = last.__struct_fields__[-1]
    return replace(
        vectors, **{kind: [*rows[:-1], replace(last, **{answer: getattr(first, answer)})]}
    )
