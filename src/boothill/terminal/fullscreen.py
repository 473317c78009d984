"""What the full-screen doors of the terminal have in common: a page over the table, languages, the line of keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from boothill.terminal.page import Sheet
from boothill.words.messages import Messages

Keys = Sequence[tuple[str, str]]
"""Keys, and the messages that say what they do."""


LEAVE = "ctrl+c,ctrl+q"
"""Keys that leave wherever one is: on a page, or in a line that is being typed."""


def keys(deeds: dict[str, str], first: bool = False) -> list[BindingType]:
    """What keys do; the line at the bottom tells of them in the reader's language.

    Those that come first are taken in the order in which they are pressed, however quickly, before anything that has
    the focus; `check_action` says when they are not.
    """
    return [Binding(key, deed, show=False, priority=first or key == LEAVE) for key, deed in deeds.items()]


class Page(ModalScreen[None]):
    """Something to be read, over the table, until it is put away."""

    BINDINGS: ClassVar[list[BindingType]] = keys({"escape,enter,q,space": "dismiss"})

    def __init__(self, sheet: Sheet, keys: str) -> None:
        super().__init__()
        self.sheet = sheet
        self.keys = keys

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(self.sheet.drawn(), id="sheet")
        yield Static(self.keys, id="page-keys", markup=False)

    def add(self) -> None:
        """Something was written on the sheet since."""
        self.query_one("#sheet", Static).update(self.sheet.drawn())

    def on_click(self) -> None:
        self.dismiss()


class FullScreen(App[str]):
    """A screen of Boot Hill. Nothing on it is told by colour alone."""

    CSS_PATH = "fullscreen.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012
    ENABLE_COMMAND_PALETTE = False
    ESCAPE_TO_MINIMIZE = False

    @property
    def base(self) -> Screen[Any]:
        """The table itself, whatever page lies over it."""
        return self.screen_stack[0]

    @property
    def messages(self) -> Messages:
        raise NotImplementedError

    def open_page(self, sheet: Sheet) -> None:
        if isinstance(self.screen, Page):
            self.screen.dismiss()
        self.push_screen(Page(sheet, self.messages.text("app-page")))

    def show_keys(self, first: Keys, more: Keys, last: Keys, width: int) -> None:
        """The line of keys at the bottom: the first and the last, and between them as many as there is room for."""
        line = Text(overflow="ellipsis", no_wrap=True)
        ends = sum(len(self._chip(*key)) for key in (*first, *last))
        for key in (*first, *more, *last):
            chip = self._chip(*key)
            if key in more and ends + len(chip) > width:
                continue
            ends += len(chip) if key in more else 0
            line.append_text(chip)
        self.base.query_one("#keys", Static).update(line)

    def _chip(self, key: str, message: str) -> Text:
        return Text.assemble((f" {key} ", "bold reverse"), f" {self.messages.text(message)} ")

    def action_leave(self) -> None:
        self.exit("")
