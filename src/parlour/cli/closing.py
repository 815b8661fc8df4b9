"""What is said before a match and after it: the promise of its luck, who won, and the proof."""

from collections.abc import Iterator

from parlour.cli.evening import Evening
from parlour.cli.play import Sitting
from parlour.core import Phrase, Who, fair
from parlour.core.verify import verify
from parlour.words import Speaker, ending


def opening(sitting: Sitting, says: Speaker) -> Iterator[str]:
    yield f"{says.word('game')}. {says.word('game-about')}"
    yield says.word("cli-you-sit", seat=says.say(Who(sitting.me)), seats=sitting.seats)
    if sitting.luck.named:
        yield says.word("cli-named-deal")
    else:
        match, promise = sitting.luck.match, sitting.luck.commitment.hex()
        yield says.word("cli-promise", match=match, commitment=promise)


def closing(sitting: Sitting, evening: Evening, says: Speaker) -> Iterator[str]:
    outcome = evening.outcome
    yield says.word("over" if outcome else "cli-left")
    if outcome:
        yield from map(says.say, ending(outcome, sitting.me))
        yield from proof(sitting, evening, says)
    if file := sitting.keep(evening):
        yield says.word("cli-kept", file=str(file))


def proof(sitting: Sitting, evening: Evening, says: Speaker) -> Iterator[str]:
    """The seed is shown, and what it proves; a named deal has nothing to prove."""
    luck, record = sitting.luck, evening.record()
    if record.proof:
        given = record.proof.entropies[sitting.me]
        receipt = fair.Receipt(luck.match, luck.commitment, sitting.me, given)
        flaw = verify(sitting.room, record, receipt)
        sound = Phrase("cli-proven", {"seed": luck.seed.hex()})
        yield says.say(flaw.phrase if flaw else sound)
