"""The base of the full-screen applications: pages over the table, languages, and the line of keys."""

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
"""Keys that leave from anywhere, including pages and the input line."""


def keys(deeds: dict[str, str], first: bool = False) -> list[BindingType]:
    """Key bindings; the line at the bottom describes them in the reader's language.

    With `first`, keys are handled in the order pressed, before the widget that has the focus, unless `check_action`
    excludes them.
    """
    return [Binding(key, deed, show=False, priority=first or key == LEAVE) for key, deed in deeds.items()]


class Page(ModalScreen[None]):
    """A page to read, over the table, until it is closed."""

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
        """Show what was added to the sheet since."""
        self.query_one("#sheet", Static).update(self.sheet.drawn())

    def on_click(self) -> None:
        self.dismiss()


class FullScreen(App[str]):
    """A full-screen application. Nothing is shown by colour alone."""

    CSS_PATH = "fullscreen.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012
    ENABLE_COMMAND_PALETTE = False
    ESCAPE_TO_MINIMIZE = False

    @property
    def base(self) -> Screen[Any]:
        """The screen of the table, below any page."""
        return self.screen_stack[0]

    @property
    def messages(self) -> Messages:
        raise NotImplementedError

    def open_page(self, sheet: Sheet) -> None:
        if isinstance(self.screen, Page):
            self.screen.dismiss()
        self.push_screen(Page(sheet, self.messages.text("app-page")))

    def show_keys(self, first: Keys, more: Keys, last: Keys, width: int) -> None:
        """Show the line of keys: `first` and `last`, and between them as many of `more` as fit."""
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
