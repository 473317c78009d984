"""Steps through the record of a game in full screen, as any seat saw it."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from boothill.core.ids import NOBODY, SEATS
from boothill.terminal.commands import next_language
from boothill.terminal.fullscreen import LEAVE, FullScreen, keys
from boothill.terminal.page import Sheet
from boothill.terminal.replay import Walk
from boothill.terminal.views import spoken
from boothill.words.messages import Messages
from boothill.words.phrases import NONE


class ReplayApp(FullScreen):
    """A game, move by move."""

    BINDINGS: ClassVar[list[BindingType]] = keys(
        {
            "right,enter,space,n": "go(1)",
            "left,backspace,b,p": "go(-1)",
            "pagedown": "go(10)",
            "pageup": "go(-10)",
            "home": "go(-1000000)",
            "end": "go(1000000)",
            "s": "seat",
            "l,f2": "language",
            "q,escape": "leave",
            LEAVE: "leave",
        }
    )

    def __init__(self, walk: Walk) -> None:
        super().__init__()
        self.walk = walk
        self.width = 0

    @property
    def messages(self) -> Messages:
        return self.walk.messages

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with VerticalScroll(id="steps"):
            yield Static(id="step")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.width = self.size.width
        self.base.query_one("#steps").focus()
        self.draw()

    def draw(self) -> None:
        walk, text = self.walk, self.messages.text
        record = walk.record
        seat = NONE if walk.reader == NOBODY else spoken(self.messages, record.names[walk.reader])
        head = text("replay-head", game=self.messages.game(record.game), seed=record.seed, moves=len(record.moves))
        eyes = text("replay-eyes", seat=seat)
        self.base.query_one("#title", Static).update(f"{head} · {eyes}")
        sheet = Sheet()
        walk.show(sheet)
        if walk.at == walk.last:
            for line in walk.end():
                sheet.say(line)
        self.base.query_one("#step", Static).update(sheet.drawn())
        self.base.query_one("#steps").scroll_home(animate=False)
        more = [("Home/End", "key-ends"), ("s", "key-seat"), ("l", "command-lang.short")]
        self.show_keys([("→", "key-next"), ("←", "key-previous")], more, [("q", "command-quit.short")], self.width)

    def on_resize(self, event: events.Resize) -> None:
        self.width = event.size.width
        self.draw()

    def action_language(self) -> None:
        self.walk.messages = Messages(next_language(self.messages.lang), self.walk.record.game)
        self.draw()

    def action_go(self, steps: int) -> None:
        self.walk.go(self.walk.at + steps)
        self.draw()

    def action_seat(self) -> None:
        """Switch to the next seat's view, and after the last one to everything open."""
        walk = self.walk
        seats = SEATS[len(walk.record.names)]
        walk.reader = seats[walk.reader + 1] if walk.reader + 1 < len(seats) else NOBODY
        self.draw()
