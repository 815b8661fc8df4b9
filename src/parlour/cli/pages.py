"""Pages that lie over the table until somebody puts them away: help, and the rulebook."""

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Markdown, Static

from parlour.cli.commands import SAID
from parlour.core.rulebook import rulebook_path
from parlour.words import Speaker


class Page(ModalScreen[None]):
    """Text that is scrolled with the arrows, and put away with Escape, Enter or q."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,f1,f2,ctrl+q", "dismiss", show=False, priority=True)
    ]

    def __init__(self, title: str, text: Widget, hint: str) -> None:
        super().__init__()
        self.named, self.text, self.hint = title, text, hint

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            page.border_title, page.border_subtitle = self.named, self.hint
            yield self.text


def help_page(says: Speaker, example: str) -> Page:
    """The keys, the words, and how a move is typed."""
    words = [name for name in SAID if name not in ("table", "log")]
    lines = [
        says.word("cli-screen-keys"),
        "",
        *(f"{says.word(f'cli-command-{n}')}: {says.word(f'cli-explain-{n}')}" for n in words),
        "",
        says.word("cli-explain-move", example=example),
    ]
    text = Static("\n".join(lines), markup=False)
    return Page(says.word("cli-command-help"), text, says.word("cli-screen-away"))


def rules_page(says: Speaker, folder: Path) -> Page:
    book = rulebook_path(folder, says.language).read_text(encoding="utf-8")
    return Page(says.word("cli-command-rules"), Markdown(book), says.word("cli-screen-away"))
