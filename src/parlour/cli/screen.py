"""A match on the full screen: the table, what has happened, and what may be done.

One line is always ready to be typed into. What it says is a move by its number, a move in
notation, or one of the house's own words; with nothing typed the arrows choose and Enter takes.
"""

from typing import Any, ClassVar, Final

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList, Static

from parlour.cli.choices import Choice, Choices
from parlour.cli.closing import closing, opening
from parlour.cli.commands import Command, command_in
from parlour.cli.pages import help_page, rules_page
from parlour.cli.play import Sitting
from parlour.core import Unreadable
from parlour.words import Speaker

PAGE: Final = 50  # moves listed at a time
PULSE: Final = 0.1  # seconds between two looks at the clock
KEYS: Final = {"f1": "help", "f2": "rules", "ctrl+q": "quit"}  # shown below the table


class Shown(Static):
    """Words that are drawn anew only when they are others: a table at rest sends nothing."""

    words = ""

    def say(self, words: str) -> None:
        if words != self.words:
            self.words = words
            self.update(words)


class Panel(VerticalScroll, can_focus=False):
    """A part of the screen with sentences in it."""

    def compose(self) -> ComposeResult:
        yield Shown(markup=False)

    def show(self, lines: list[str]) -> None:
        self.query_one(Shown).say("\n".join(lines))


class Listed(OptionList, can_focus=False):
    """The moves to choose from. Who types never leaves the line below them."""


class AtTable(Screen[None]):
    """Drives an evening, and shows what its chair was told."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "choose('up')", show=False),
        Binding("down", "choose('down')", show=False),
        Binding("pageup", "scroll_log('up')", show=False),
        Binding("pagedown", "scroll_log('down')", show=False),
        Binding("escape", "clear", show=False),
        Binding("ctrl+c", "obey('quit')", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, says: Speaker) -> None:
        super().__init__()
        self.sitting, self.says = sitting, says
        self.told: list[str] = []
        self.asked: object = self  # equal to no offer there is
        self.over = self.leaving = False
        for key, name in KEYS.items():
            action, word = f"obey('{name}')", self.word(f"cli-command-{name}")
            self._bindings.bind(key, action, word, priority=True)

    def compose(self) -> ComposeResult:
        yield Shown(id="status", markup=False)
        with Horizontal(id="middle"):
            yield Panel(id="table")
            yield Panel(id="log")
        yield Listed(id="choices", markup=False)
        yield Shown(id="answer", markup=False)
        yield Input(id="line", compact=True, placeholder=self.word("cli-screen-line"))
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """The promise is shown first, and only then is the person's luck drawn."""
        for panel in ("table", "log", "choices"):
            self.query_one(f"#{panel}").border_title = self.word(f"cli-screen-{panel}")
        self.query_one("#log", Panel).anchor()
        self.tell(*opening(self.sitting, self.says))
        self.evening = self.sitting.begin()
        self.evening.begin()
        self.look()
        self.set_interval(PULSE, self.look)

    def look(self) -> None:
        """Let pass what is due, show what is new, and ask if there is something new to choose."""
        while self.evening.outcome is None and self.evening.left == 0:
            self.evening.tick()
        chair, text = self.evening.chair, self.sitting.room.text
        if news := [text.tell(told.seat, told.heard, chair.seat) for told in self.evening.read()]:
            self.tell(*map(self.says.say, news))
        self.table = list(map(self.says.say, text.describe(chair.view)))
        self.query_one("#table", Panel).show(self.table)
        if self.evening.outcome and not self.over:
            self.end()
        elif chair.offer != self.asked:
            self.asked = chair.offer
            self.ask()
        self.head()

    def tell(self, *lines: str) -> None:
        self.told += lines
        self.query_one("#log", Panel).show(self.told)

    def head(self) -> None:
        """What is most urgent, and how long there is to do it."""
        left = self.evening.waits
        clock = "" if left is None else f"[{self.word('seconds', seconds=round(left))}] "
        mine = "▶ " if self.evening.chair.offer is not None else ""
        urgent = self.word("over") if self.over else next(iter(self.table), "")
        self.query_one("#status", Shown).say(f"{clock}{mine}{self.word('game')}: {urgent}")

    def ask(self) -> None:
        self.choices, self.listed = Choices(self.evening.chair), 0
        self.list_more()

    def list_more(self) -> None:
        """The next moves of the list; where there are still others, its last line leads there."""
        first, self.listed = self.listed, self.listed + PAGE
        lines = [self.numbered(choice) for choice in self.choices.upto(self.listed)]
        if self.choices.more(self.listed):
            lines.append(f"… {self.word('cli-command-more')}")
        self.offer(lines or [self.word("others-turn")], first)

    def offer(self, lines: list[str], marked: int = 0) -> None:
        listed = self.query_one(Listed)
        listed.clear_options()
        listed.add_options(lines)
        listed.highlighted = marked

    def numbered(self, choice: Choice) -> str:
        name = self.says.say(choice.name)
        return self.word("cli-choice", n=choice.n, name=name, notation=choice.notation)

    def end(self) -> None:
        self.over = True
        self.tell(*closing(self.sitting, self.evening, self.says))
        self.offer([self.word("cli-explain-quit")])

    def on_input_changed(self, typed: Input.Changed) -> None:
        """May I? While a move is typed the table says what it would answer."""
        line = typed.value.strip()
        if line:
            self.answer("" if command_in(line, self.says) else self.verdict(line))

    def verdict(self, line: str) -> str:
        try:
            move = self.choices.read(line)
        except Unreadable:
            return ""
        if refusal := self.choices.verdict(move):
            return f"✗ {self.says.refusal(refusal)}"
        return f"✓ {self.says.say(self.sitting.room.text.name(move))}"

    def on_input_submitted(self, typed: Input.Submitted) -> None:
        line = typed.value.strip()
        self.query_one(Input).clear()
        if command := command_in(line, self.says):
            self.obey(command)
        elif line:
            self.say(line)
        else:
            self.take(self.query_one(Listed).highlighted or 0)

    def on_option_list_option_selected(self, chosen: Listed.OptionSelected) -> None:
        self.take(chosen.option_index)

    def take(self, line: int) -> None:
        """What stands on a line of the list: a move, more of them, or the door."""
        shown = self.choices.upto(self.listed)
        if self.over:
            self.app.exit()
        elif line < len(shown):
            self.make(shown[line].move)
        elif shown:
            self.list_more()

    def say(self, line: str) -> None:
        """A move, by number or notation."""
        if self.evening.chair.offer is None:
            self.answer(self.word("over" if self.over else "others-turn"))
            return
        try:
            self.make(self.choices.read(line))
        except Unreadable:
            example = self.choices.example()
            self.answer(self.word("cli-no-move", given=line, example=example))

    def make(self, move: Any) -> None:
        self.evening.say(move)
        refusal = self.evening.chair.refusal
        self.answer(f"✗ {self.says.refusal(refusal)}" if refusal else "")
        self.look()

    def answer(self, line: str) -> None:
        self.query_one("#answer", Shown).say(line)

    def obey(self, command: Command) -> None:
        """The house's own words; what is always in sight need not be asked for."""
        self.leaving = self.leaving and command.name == "quit"
        match command.name:
            case "help":
                self.app.push_screen(help_page(self.says, self.choices.example()))
            case "rules" if command.clause:
                self.answer(self.says.clause(command.clause))
            case "rules":
                self.app.push_screen(rules_page(self.says, self.sitting.room.folder))
            case "more" if self.choices.more(self.listed):
                self.list_more()
            case "quit":
                self.leave()
            case _:
                self.answer("")

    def leave(self) -> None:
        """At once when the match is over; before that only whoever says so twice."""
        if self.over or self.leaving:
            self.app.exit()
        self.leaving = True
        self.answer(self.word("cli-screen-leave"))

    def action_obey(self, name: str) -> None:
        self.obey(Command(name))

    def action_choose(self, where: str) -> None:
        listed = self.query_one(Listed)
        listed.action_cursor_up() if where == "up" else listed.action_cursor_down()

    def action_scroll_log(self, where: str) -> None:
        log = self.query_one("#log", Panel)
        log.scroll_page_up() if where == "up" else log.scroll_page_down()

    def action_clear(self) -> None:
        self.query_one(Input).clear()
        self.answer("")

    def word(self, id: str, **parts: int | str) -> str:
        return self.says.word(id, **parts)


class FullScreen(App[None], inherit_bindings=False):
    """One table on the whole terminal; what was said last is left in plain lines below it."""

    ENABLE_COMMAND_PALETTE = False
    CSS_PATH = "screen.tcss"

    def __init__(self, sitting: Sitting, says: Speaker) -> None:
        super().__init__()
        self.table = AtTable(sitting, says)

    def on_mount(self) -> None:
        self.push_screen(self.table)

    def play(self) -> int:
        self.run()
        table = self.table
        if not table.over:
            table.told += closing(table.sitting, table.evening, table.says)
        print(*table.told, sep="\n")
        return self.return_code or 0
