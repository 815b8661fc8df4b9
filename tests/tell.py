"""Tell a few matches of a room as one fingerprint a step: `python -m tests.tell petitwhist`."""

import sys
from hashlib import sha256
from itertools import islice

from parlour.catalogue import CATALOGUE
from parlour.core import DEALER, canonical
from tests.walks import sample, viewers, walk


def told(name: str) -> str:
    room, digest = CATALOGUE[name], sha256()
    law = room.law
    for match in islice(sample(room, 1), 0, None, 3):
        for state, event in islice(walk(match), 150):
            digest.update(canonical(event) + canonical(state))
            for viewer in viewers(match):
                digest.update(canonical(law.view(state, viewer)))
            if event.seat != DEALER:
                offer = law.offer(law.view(state, event.seat))
                digest.update(canonical(list(islice(law.moves(offer), 20))))
    return digest.hexdigest()


if __name__ == "__main__":
    print(told(sys.argv[1]))
