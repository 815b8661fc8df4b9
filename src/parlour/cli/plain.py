"""A match in plain lines: no colours and no moving about, for screen readers, pipes and paper."""

import sys
from collections.abc import Callable
from queue import Empty, Queue
from threading import Thread
from typing import Final

from parlour.cli.choices import Choices
from parlour.cli.closing import closing, opening
from parlour.cli.commands import Command, command_in
from parlour.cli.play import Sitting
from parlour.core import Clause, Unreadable
from parlour.core.rulebook import rulebook_path
from parlour.words import Speaker

PAGE: Final = 20  # moves listed at a time
END = None  # of what is typed
NOTHING: Final = (None, False)  # neither offered nor waited for


class Lines:
    """What is typed, line by line; a thread reads, so that the clock need not wait for it."""

    def __init__(self) -> None:
        self.typed: Queue[str | None] = Queue()
        Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        for line in sys.stdin:
            self.typed.put(line.strip())
        self.typed.put(END)

    def wait(self, seconds: float | None) -> str | None:
        """The next line; raises `Empty` when none was typed in time."""
        return self.typed.get(timeout=seconds)


class Plain:
    """Says what happens and what may be done, and asks."""

    def __init__(self, sitting: Sitting, says: Speaker) -> None:
        self.sitting, self.says, self.room = sitting, says, sitting.room
        self.log: list[str] = []
        self.listed = 0
        self.leaving = False
        self.asked: tuple[object, bool] = NOTHING

    def run(self) -> int:
        self.write(*opening(self.sitting, self.says), self.word("cli-plain-hint"))
        self.evening = self.sitting.begin()
        self.choices = Choices(self.evening.chair)
        lines = Lines()
        self.evening.begin()
        self.look()
        while self.evening.outcome is None and not self.leaving:
            try:
                self.answer(lines.wait(self.evening.left))
            except Empty:
                self.evening.tick()
            except KeyboardInterrupt:
                self.leaving = True
            self.look()
        self.write(*closing(self.sitting, self.evening, self.says))
        return 0

    def look(self) -> None:
        """Say what is new; then ask, if there is something new to choose, or a wait begins that
        this seat has no say in."""
        while self.evening.left == 0:
            self.evening.tick()
        self.tell()
        chair = self.evening.chair
        now = chair.offer, chair.seconds is not None
        begins = now != NOTHING and (chair.offer is not None or self.asked == NOTHING)
        if now != self.asked:
            self.asked = now
            if begins:
                self.ask()

    def tell(self) -> None:
        chair = self.evening.chair
        for told in self.evening.read():
            said = self.says.say(self.room.text.tell(told.seat, told.heard, chair.seat))
            self.log.append(said)
            self.write(said)

    def ask(self) -> None:
        """What is most urgent, what may be done, and how long there is to do it."""
        chair = self.evening.chair
        self.choices, self.listed = Choices(chair), 0
        urgent = self.room.text.describe(chair.view)[:1]
        self.write("", *map(self.says.say, urgent))
        self.list_more()
        if chair.seconds is not None:
            self.write(self.word("seconds", seconds=round(chair.seconds)) + ".")

    def list_more(self) -> None:
        start, self.listed = self.listed, self.listed + PAGE
        for choice in self.choices.upto(self.listed)[start:]:
            name = self.says.say(choice.name)
            self.write(self.word("cli-choice", n=choice.n, name=name, notation=choice.notation))
        if self.choices.more(self.listed):
            self.write(self.word("cli-more", example=self.choices.example()))

    def answer(self, line: str | None) -> None:
        if line is END:
            self.leaving = True
        elif command := command_in(line, self.says):
            self.obey(command)
        elif line:
            self.say(line)

    def obey(self, command: Command) -> None:
        """The house's own words at a table."""
        does: dict[str, Callable[[], None]] = {
            "help": self.help,
            "table": self.table,
            "log": lambda: self.write(*self.log),
            "more": self.list_more,
            "rules": lambda: self.rules(command.clause),
            "quit": self.quit,
        }
        does[command.name]()

    def say(self, line: str) -> None:
        """A move, by number or notation."""
        if self.evening.chair.offer is None:
            self.write(self.word("others-turn"))
            return
        try:
            move = self.choices.read(line)
        except Unreadable:
            example = self.choices.example()
            self.write(self.word("cli-no-move", given=line, example=example))
            return
        self.evening.say(move)
        self.asked = NOTHING
        if refusal := self.evening.chair.refusal:
            self.write(self.says.refusal(refusal))

    def help(self) -> None:
        names = ("table", "log", "more", "rules", "quit")
        for name in ("help", *names):
            word = "?" if name == "help" else self.word(f"cli-command-{name}")
            self.write(f"{word}: {self.word(f'cli-explain-{name}')}")
        self.write(self.word("cli-explain-move", example=self.choices.example()))

    def table(self) -> None:
        self.write(*map(self.says.say, self.room.text.describe(self.evening.chair.view)))

    def rules(self, clause: Clause | None) -> None:
        """The clause that is asked for, or the whole rulebook."""
        if clause:
            self.write(self.says.clause(clause))
            return
        book = rulebook_path(self.room.folder, self.says.language)
        self.write(book.read_text(encoding="utf-8").rstrip())

    def quit(self) -> None:
        self.leaving = True

    def word(self, id: str, **parts: int | str) -> str:
        return self.says.word(id, **parts)

    def write(self, *lines: str) -> None:
        for line in lines:
            print(line, flush=True)
