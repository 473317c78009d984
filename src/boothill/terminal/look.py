"""What the full-screen doors of the terminal have in common: a page over the table, languages, the line of keys."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from boothill.catalogue import languages
from boothill.messages import Messages
from boothill.terminal.sheet import Sheet


def keys(deeds: dict[str, str]) -> list[BindingType]:
    """What keys do; the line at the bottom tells of them in the reader's language."""
    return [Binding(key, deed, show=False) for key, deed in deeds.items()]


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


class Look(App[str]):
    """A screen of Boot Hill. Nothing on it is told by colour alone."""

    CSS_PATH = "look.tcss"
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

    def speak(self, lang: str) -> None:
        """Draw everything anew in a language."""
        raise NotImplementedError

    def action_language(self) -> None:
        known = languages()
        now = known.index(self.messages.lang) if self.messages.lang in known else 0
        self.speak(known[(now + 1) % len(known)])

    def open_page(self, sheet: Sheet) -> None:
        if isinstance(self.screen, Page):
            self.screen.dismiss()
        self.push_screen(Page(sheet, self.messages.text("app-page")))

    def show_keys(self, *ids: str, without: Collection[str] = ()) -> None:
        """The line of keys at the bottom, without those that do nothing now."""
        words = Text(overflow="ellipsis", no_wrap=True)
        for id in ids:
            if id in without:
                continue
            key, _, word = self.messages.text(f"key-{id}").partition(" ")
            words.append(f" {key} ", "bold reverse").append(f" {word} ")
        self.base.query_one("#keys", Static).update(words)

    def action_leave(self) -> None:
        self.exit("")
