"""What whoever runs a house does with its store: carry it away, put it back, bring it up to date;
and the password of its admin page."""

import getpass
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour.catalogue import CATALOGUE
from parlour.cli.asked import free_file
from parlour.cli.speech import speaker, wrong
from parlour.cli.troubles import store_troubles
from parlour.server.admin import LEAST, PASSWORD, hashed_password
from parlour.server.checking import Checked, checked
from parlour.server.running import prepared, sole_owner
from parlour.server.setup import file_of, url_of
from parlour.store import Shelf
from parlour.store.backup import back_up, check
from parlour.store.backup import restore as put_back
from parlour.store.engines import only_read
from parlour.store.settings import put


def backup(asked: Namespace, language: str) -> int:
    """A copy of a house that goes on, checked by playing every match of it again."""
    says, url = speaker(language), url_of(asked.store or "")
    file = free_file(asked.file)
    if file is None:
        raise wrong("cli-which-backup")
    there(url)
    with store_troubles():
        copied = back_up(url, file)
    print(says.word("cli-backed-up", file=str(file), matches=copied.matches, events=copied.events))
    return told(played_again(file), language)


def restore(asked: Namespace, language: str) -> int:
    """A backup into an empty store, once every match of it has been played again."""
    says, url = speaker(language), url_of(asked.store or "")
    if asked.file is None:
        raise wrong("cli-which-backup")
    file = Path(asked.file)
    with store_troubles(), alone(url):
        check(file)
        flawed = told(played_again(file), language)
        if not flawed:
            copied = put_back(file, url)
            print(says.word("cli-restored", matches=copied.matches, events=copied.events))
    return flawed


def migrate(asked: Namespace, language: str) -> int:
    says, url = speaker(language), url_of(asked.store or "")
    there(url)
    with store_troubles(), alone(url):
        moved = prepared(url)
    if moved.before == moved.after:
        print(says.word("cli-up-to-date", after=moved.after))
    else:
        print(says.word("cli-migrated", before=moved.before, after=moved.after))
    return 0


def password(asked: Namespace, language: str) -> int:
    """Read where nobody sees it, or from a pipe; kept as argon2 makes it."""
    says, url = speaker(language), url_of(asked.store or "")
    typed = getpass.getpass(says.word("cli-password") + " ") if sys.stdin.isatty() else input()
    if len(typed) < LEAST:
        raise wrong("cli-short-password", least=LEAST)
    with store_troubles():
        prepared(url)
        put(url, PASSWORD, hashed_password(typed))
    print(says.word("cli-password-set"))
    return 0


def played_again(file: Path) -> Checked:
    return checked(Shelf(only_read(file)), CATALOGUE)


def told(found: Checked, language: str) -> int:
    """How it went, match by match where something is wrong; the exit status."""
    says = speaker(language)
    for match, flaw in found.flaws:
        print(says.word("cli-flawed-match", match=match, flaw=flaw))
    if not found.flaws:
        print(says.word("cli-replayed", matches=found.matches))
    return 1 if found.flaws else 0


def there(url: str) -> None:
    file = file_of(url)
    if file and not file.is_file():
        raise wrong("cli-no-file", file=str(file))


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Nobody plays there meanwhile, where that can be known."""
    if file := file_of(url):
        file.parent.mkdir(parents=True, exist_ok=True)
        with sole_owner(file):
            yield
    else:
        yield
