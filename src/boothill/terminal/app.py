"""The table as a full-screen application; it uses the same client and desk as plain lines."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from string import digits
from time import monotonic
from typing import ClassVar, NamedTuple

from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from boothill.core import events as ev
from boothill.core.ids import NOBODY, Face
from boothill.table import wire
from boothill.terminal.arrangements import AGAIN, NONE, SERIES, heading, things
from boothill.terminal.client import Client
from boothill.terminal.commands import ASK, CHOOSE, COMMANDS, Command, command_of
from boothill.terminal.fullscreen import LEAVE, FullScreen, Page, keys
from boothill.terminal.heads import hand_of, title_of
from boothill.terminal.layout import Room, Wanted
from boothill.terminal.menu import counted, waiting
from boothill.terminal.page import Sheet
from boothill.terminal.people import changes
from boothill.terminal.plain import CHATS
from boothill.terminal.prompt import LETTERS, Desk
from boothill.terminal.questions import Answers
from boothill.terminal.remote import LOST
from boothill.terminal.saving import saved
from boothill.terminal.screen import Again, Leave, painted
from boothill.words.messages import Messages

PACE = 0.7
"""Seconds that a bot's move at a local table is shown before the next one."""


class Entry(NamedTuple):
    """A line of the menu."""

    sign: str
    """The number or letter that chooses it."""
    words: str
    possible: bool
    """Can it be chosen now?"""
    deed: Callable[[], None]


class TableApp(FullScreen):
    """Shows the table, the player's hand, the log and the menu."""

    BINDINGS: ClassVar[list[BindingType]] = keys(
        {
            **{command.key: f"command('{command.word}')" for command in COMMANDS if command.key},
            **{letter: f"sign('{letter}')" for letter in LETTERS},
            **{digit: f"sign('{digit}')" for digit in digits},
            "f1": "command('help')",
            "f2": "command('lang')",
            LEAVE: "leave",
            "question_mark": "explain",
            "colon": "line",
            "space": "hurry",
            "escape": "outer",
            "backspace": "back",
        },
        first=True,
    )
    AT_THE_TABLE = frozenset(("command", "sign", "explain", "line", "hurry", "back"))
    """Actions of keys that work only while the input line is closed."""

    def __init__(self, client: Client, pace: float = PACE) -> None:
        super().__init__()
        self.client = client
        self.link = client.link
        self.pace = pace
        self.sheet = Sheet()
        self.desk = Desk(self.sheet, client, keys=True)
        self.entries: list[Entry] = []
        self.typed_digits = ""
        """The first digits of a number that may have more."""
        self.stirred = asyncio.Event()
        """Set when the person has done something."""
        self.hurried = asyncio.Event()
        """Set when the person does not want to wait."""
        self.until: float | None = None
        """When a bot will answer instead; None without a limit."""
        self.left: float | None = None
        """The seconds left, while the table is paused."""
        self.aside = ""
        """What the menu arranges instead of the decision (`arrangements`); empty if nothing."""
        self.asking: Command | None = None
        """The command that the input line is open for; None if anything may be typed there."""
        self.problem = ""
        """The last refusal of the table."""
        self.lost = False
        """Is the connection to the table broken?"""
        self.notes: list[tuple[int, Callable[[Answers], None]]] = []
        """Notes besides the game's own log lines, each with the number of log lines before it."""
        self.room = Room(0, 0)

    @property
    def messages(self) -> Messages:
        return self.client.messages

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Vertical(id="main"):
            with Vertical(id="near"):
                with VerticalScroll(id="board"):
                    yield Static(id="table")
                yield Static(id="hand")
                yield Static(id="question", markup=False)
                yield OptionList(id="menu", markup=False)
            yield RichLog(id="log", wrap=True, min_width=0)
        yield Input(id="line", select_on_focus=False)  # or the first letter would replace the text
        yield Static(id="keys")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Does a key work now? An open input line, or a page over the table, takes the keys for the table."""
        if isinstance(self.screen, Page):
            return action == "line" or action not in (*self.AT_THE_TABLE, "outer")
        return action not in self.AT_THE_TABLE or not self.base.query_one("#line").display

    def on_mount(self) -> None:
        self.room = Room(*self.size)
        self.base.query_one("#line").display = False
        self.base.query_one("#menu").focus()
        self.base.query_one("#log").anchor()  # keep the last line visible, however high the menu is
        self.set_interval(1, self._tick)
        self.draw()
        self.listen()

    def on_resize(self, event: events.Resize) -> None:
        self.room = Room(*event.size)
        self._draw_anew()
        self.draw_log()

    # -- messages of the table ---------------------------------------------------------------------------------

    @work
    async def listen(self) -> None:
        """Handle messages of the table. A local table goes on step by step, as long as the person is not asked."""
        with suppress(Leave):
            while True:
                while not (self.link.live or self.link.waits()) and (self.desk.menu or self.client.ended):
                    self.stirred.clear()
                    await self.stirred.wait()
                message = await self.link.next()
                self.hear(message)
                if isinstance(message, wire.Update) and not self.link.live and self.desk.menu is None:
                    await self._pause()
            return
        self.exit(self.problem)

    async def _pause(self) -> None:
        self.hurried.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hurried.wait(), self.pace)

    def _tick(self) -> None:
        table = self.client.table
        paused = table is not None and table.paused
        if paused and self.until is not None:
            self.left, self.until = self.until - monotonic(), None
        elif not paused and self.left is not None:
            self.until, self.left = monotonic() + self.left, None
        if self.until is not None:
            self.base.query_one("#question", Static).update(self._question())

    def hear(self, message: wire.FromTable) -> None:
        if self.client.ignores(message):
            return
        bets, before = self.client.bets, self.client.table
        self.client.hear(message)
        self.lost = isinstance(message, wire.ProblemShown) and message.code == LOST
        if isinstance(message, wire.Update | wire.Asked):
            self.left = None
            seconds = message.ask.seconds if message.ask is not None else None
            self.until = monotonic() + seconds if seconds is not None else None
        match message:
            case wire.Update(fresh=fresh, told=told):
                self.desk.consider(message.events)
                self._keep()
                if fresh:
                    self.notes = [(0, note) for _, note in self.notes]
                    self.draw_log()
                else:
                    for line in told:
                        if line.kind != ev.PASSED:
                            self._tell(line)
                self.draw()
            case wire.Asked():
                self.desk.consider([])
                self.draw()
            case wire.Why():
                self.desk.hear(message)
                self._read()
            case wire.ProblemShown():
                self.desk.hear(message)
                self.problem = self.client.say(message.line)
                self._forget()
                self.notify(
                    self.problem + (f" [{message.rule}]" if message.rule else ""), severity="warning", markup=False
                )
                self.draw()
            case wire.Chat():
                self._note(lambda answers: answers.chat(message))
            case wire.Bets():
                self._note(lambda answers: answers.bets(bets))
            case wire.Ended():
                self._note(lambda answers: answers.bets({}))
                self.draw()
            case wire.Notice(notice):
                self._beside(self.client.say(notice))
            case wire.Farewell(line=farewell):
                self.problem = self.client.say(farewell)
            case wire.Welcome() | wire.Changed():
                if isinstance(message, wire.Welcome) and before is None:
                    for chat in message.chats[-CHATS:]:
                        self._note(partial(Answers.chat, chat=chat))
                for news in changes(self.client, before, message.table):
                    self._beside(news)
                self.draw()
            case _:
                pass

    def _beside(self, line: str) -> None:
        """Show news about the table itself, and keep it in the log."""
        self.notify(line, markup=False)
        self._note(lambda answers: answers.out.say(line))

    def _note(self, deed: Callable[[Answers], None]) -> None:
        """Add a note to the log."""
        self.notes.append((len(self.client.log), deed))
        self._write_note(deed)

    def _write_note(self, deed: Callable[[Answers], None]) -> None:
        sheet = Sheet()
        deed(Answers(sheet, self.client))
        for part in sheet.parts:
            self.base.query_one("#log", RichLog).write(part, width=self.room.log)

    def _keep(self) -> None:
        """Save the record of a local game, and show messages about that as a page."""
        sheet = Sheet()
        saved(sheet, self.client)
        if sheet.parts:
            self.open_page(sheet)

    # -- drawing -----------------------------------------------------------------------------------------------

    def _draw_anew(self) -> None:
        """Redraw everything, keeping the highlighted choice."""
        marked = self.base.query_one("#menu", OptionList).highlighted
        self.draw()
        self.base.query_one("#menu", OptionList).highlighted = marked

    def draw(self) -> None:
        """Draw everything except the log."""
        client = self.client
        self._forget()
        self.typed_digits = ""
        self.base.query_one("#title", Static).update(title_of(client))
        answers = self.desk.answers
        self.base.query_one("#table", Static).update(answers.board(self.room.inside) if client.playing else "")
        self.base.query_one("#hand", Static).update(hand_of(client, self.desk.menu, self.room.inside))
        self.base.query_one("#hand").display = client.playing and client.seat != NOBODY
        self.entries = self._entries()
        self.base.query_one("#question", Static).update(self._question())
        menu = self.base.query_one("#menu", OptionList)
        menu.clear_options()
        for sign, words, possible, _ in self.entries:
            line = Table.grid(padding=(0, 2, 0, 0))
            line.add_row(f"{sign:>2}", painted(words, "" if possible else "dim italic"))
            menu.add_option(Option(line))
        if self.entries and not menu.display and not self.base.query_one("#line").display:
            menu.focus()  # it lost the focus when there was nothing to choose
        menu.display = bool(self.entries)
        menu.highlighted = 0 if self.entries else None
        self._draw_keys()
        self._fit()

    def _draw_keys(self) -> None:
        """Draw the line of keys at the bottom: as many as fit, without those that do nothing now."""
        choose = [("1-9", "key-choose")] if self.entries else []
        explain = [("?", "key-explain")] if self.desk.menu is not None and not self.aside else []
        shown = {command.word: (command.key, command.short) for command in COMMANDS if self._shows(command)}
        leave, needed = shown.pop("quit"), [shown.pop(word) for word in ("help", "who", "lang") if word in shown]
        more = [*needed, (":", "key-line"), *shown.values()]
        self.show_keys([*choose, *explain], more, [leave], self.room.width)

    def _shows(self, command: Command) -> bool:
        """Does the line of keys show a command? It must be possible now."""
        idle = command.where(self.client) or (command.kind == CHOOSE and not things(self.client, command.word))
        return bool(command.short and not idle)

    def _fit(self) -> None:
        """Set the heights of the parts; what does not fit is scrolled."""
        room, size, base = self.room, self.size, self.base

        def lines(part: str, width: int = room.inside) -> int:
            widget = base.query_one(part)
            return widget.get_content_height(size, size, width) if widget.display else 0

        bar = 1  # always keep room for the scrollbar, or lines would wrap differently with and without it
        wanted = Wanted(lines("#table"), lines("#hand"), lines("#question"), lines("#menu", room.inside - bar))
        shared = room.shared(wanted, base.query_one("#line").display)
        base.query_one("#near").styles.width = room.near
        for part, high in zip(Wanted._fields, shared, strict=True):
            base.query_one(f"#{part}").styles.max_height = high + self._space(part)

    def _space(self, part: str) -> int:
        """The empty lines around a part on a wide screen, which count towards its height."""
        return {"board": 2, "hand": 1}.get(part, 0) if self.room.wide else 0

    def _question(self) -> str:
        client, text = self.client, self.messages.text
        table, menu = client.table, self.desk.menu
        if self.lost:
            return text("join-lost")
        if self.aside:
            return heading(self.messages, self.aside)
        if menu is not None:
            asked = f"{menu.heading} {self.typed_digits}".rstrip()
            if self.until is None or menu.offered:
                return asked
            return text("app-seconds", question=asked, seconds=max(0, round(self.until - monotonic())))
        if client.ended is not None:
            sheet = Sheet()
            answers = Answers(sheet, client)
            answers.outcome()
            answers.wins()
            return " ".join(part.plain for part in sheet.parts if isinstance(part, Text))
        if table is None:
            return ""
        if not client.playing:
            names, free = client.seated(table)
            lobby = text("lobby", game=client.messages.game(table.settings.game), names=names, free=free)
            host = next((seat.name for seat in table.seats if seat.host), "")
            return lobby if client.hosting or not host else f"{lobby} {text('lobby-wait', name=host)}"
        waited = ", ".join(client.view.names[seat] for seat in client.waiting if seat != client.seat)
        return text("app-waiting", names=waited) if waited else ""

    def _entries(self) -> list[Entry]:
        """The lines of the menu: the pending decision, or what can be arranged before and after a game."""
        client, text, menu = self.client, self.messages.text, self.desk.menu
        arranged = self._arranged(self.aside, 1) if self.aside else []
        if arranged:
            return [*arranged, Entry("0", text("back"), True, self.action_outer)]
        self.aside = ""
        if menu is not None:
            entries = [
                Entry(str(number), choice.label, True, partial(self._take, number))
                for number, choice in enumerate(menu.choices, 1)
            ]
            if menu.zero:
                entries.append(Entry("0", menu.zero, True, partial(self._take, 0)))
            unused, laid = menu.unused()
            idle = [(card, False) for card in unused] + [(card, True) for card in laid]
            for letter, (card, gear) in zip((*LETTERS, *[""] * len(idle)), idle, strict=False):
                words = waiting(self.messages, client.view, card) if gear else counted(self.messages, client.view, card)
                entries.append(Entry(letter, text("app-why-not", card=words), False, partial(self._idle, card, gear)))
            return entries
        leave = Entry("0", text("app-leave"), True, self.action_leave)
        if client.ended is not None:
            if client.seat == NOBODY:
                return [leave]
            waits = not client.local and client.chair.ready
            words = text("page-rematch.waiting") if waits else text("command-again")
            return [Entry("1", words, not waits, partial(self._do, AGAIN)), *self._arranged(AGAIN, 2), leave]
        if client.hosting:
            begin = [
                Entry(str(number), text(f"command-{word}"), True, partial(self._do, word))
                for number, word in enumerate(("deal", "bot"), 1)
            ]
            return [*begin, *self._arranged(SERIES, 3), leave]
        return [] if client.playing else [leave]

    def _arranged(self, what: str, first: int) -> list[Entry]:
        """Arrangements besides the game, as lines of the menu."""
        listed = enumerate(things(self.client, what), first)
        return [Entry(str(number), thing.line, True, partial(self._arrange, thing.deed)) for number, thing in listed]

    def _arrange(self, deed: Callable[[str], bool]) -> None:
        deed("")
        self.stirred.set()
        self._draw_anew()

    def draw_log(self) -> None:
        self.base.query_one("#log", RichLog).clear()
        notes = deque(self.notes)
        for number, told in enumerate(self.client.log):
            while notes and notes[0][0] <= number:
                self._write_note(notes.popleft()[1])
            self._tell(told)
        for _, note in notes:
            self._write_note(note)

    def _tell(self, told: wire.Told) -> None:
        line = f"{self.client.say(told.line)} [{told.rule}]"
        turn = painted(f"▸ {line}", "bold")
        self.base.query_one("#log", RichLog).write(
            turn if told.kind == ev.TURN else Padding(painted(line), (0, 0, 0, 2)), width=self.room.log
        )

    # -- what the person does ----------------------------------------------------------------------------------

    def _do(self, line: str) -> None:
        """Do what was typed, and show the response as a page."""
        self._act(partial(self.desk.type, line))

    def _act(self, deed: Callable[[], None]) -> None:
        """Do something at the desk for the person."""
        self._forget()
        lang = self.client.lang
        try:
            deed()
        except Leave as leave:
            self.exit(AGAIN if isinstance(leave, Again) else "")
            return
        self._read()
        self.stirred.set()
        if self.client.lang == lang:
            self.draw()
        else:
            self._draw_anew()
            self.draw_log()
        command, self.desk.asking = self.desk.asking, None
        if command is not None:
            self._open_line(command)

    def _take(self, number: int) -> None:
        self.desk.take(number)
        self._read()
        self.stirred.set()
        self.draw()

    def _idle(self, card: Face, gear: bool) -> None:
        self.desk.explain_idle(card, gear)
        self._read()
        self.stirred.set()

    def _read(self) -> None:
        """Show the contents of the sheet as a page."""
        if not self.sheet.parts:
            return
        sheet = Sheet()
        sheet.parts = self.sheet.parts[:]
        self._forget()
        if isinstance(self.screen, Page):
            self.screen.sheet.parts += sheet.parts
            self.screen.add()
        else:
            self.open_page(sheet)

    def _forget(self) -> None:
        self.sheet.parts.clear()

    @on(OptionList.OptionSelected, "#menu")
    def chosen(self, event: OptionList.OptionSelected) -> None:
        """A line of the menu was chosen; ignore it if the menu has changed since."""
        if event.option in event.option_list.options:
            self.entries[event.option_index].deed()

    def action_sign(self, sign: str) -> None:
        """Choose a line of the menu by its sign. If another digit may follow, wait for it, or for Enter."""
        typed = self.typed_digits + sign
        signs = [entry.sign for entry in self.entries]
        if any(other.startswith(typed) and other != typed for other in signs):
            self.typed_digits = typed
            self.base.query_one("#menu", OptionList).highlighted = signs.index(typed) if typed in signs else None
            self.base.query_one("#question", Static).update(self._question())
            return
        self.typed_digits = ""
        if typed in signs:
            self.entries[signs.index(typed)].deed()
        elif self.entries:
            self.notify(self.messages.text("no-such-choice", text=typed), markup=False)
            self.base.query_one("#question", Static).update(self._question())

    def action_outer(self) -> None:
        if self.base.query_one("#line").display:
            self._close_line()
        elif self.typed_digits:
            self._draw_anew()
        elif self.aside:
            self._set_aside("")
        elif self.desk.menu is not None and self.desk.menu.path:
            self._take(0)

    async def action_back(self) -> None:
        self.action_outer()

    def action_explain(self) -> None:
        """Explain the highlighted choice."""
        marked = self.base.query_one("#menu", OptionList).highlighted
        menu = self.desk.menu
        if menu is None or marked is None or self.aside:
            self.action_command("help")
        elif marked < len(menu.choices):
            self.desk.explain_choice(menu.choices[marked])
            self._read()
            self.stirred.set()
        elif not self.entries[marked].possible:
            self.entries[marked].deed()
        else:
            self.action_command("help")

    def action_card(self, card: Face) -> None:
        """Handle a click on a card in hand: choose it in the menu, or explain it."""
        menu = self.desk.menu
        if menu is not None and not menu.path:
            for number, choice in enumerate(menu.choices, 1):
                if choice.moves[0].card == card:
                    self._take(number)
                    return
            self._idle(card, gear=False)
        elif self.client.playing:
            self.desk.answers.card(card)
            self._read()

    def action_command(self, word: str) -> None:
        """Do the command of a key."""
        command = command_of(word)
        assert command is not None
        problem = command.where(self.client)
        if problem:
            self.notify(self.messages.text(problem), markup=False)
        elif command.kind == ASK:
            self._open_line(command)
        elif command.kind == CHOOSE:
            self._set_aside(word)
        else:
            self._act(partial(self.desk.do, command))

    def _set_aside(self, what: str) -> None:
        """Switch the menu to standing orders or bets, or back."""
        if what and not things(self.client, what):
            self.notify(self.messages.text(NONE[what]), markup=False)
            return
        self.aside = "" if what == self.aside else what
        self.draw()

    def action_line(self) -> None:
        if isinstance(self.screen, Page):  # the page may have said what to type
            self.pop_screen()
        self._open_line(None)

    def _open_line(self, command: Command | None) -> None:
        """Open the input line: for the text of a command, or for any moves and commands."""
        line = self.base.query_one("#line", Input)
        self.asking = command
        line.value = ""
        line.border_title = self.desk.asks(command) if command is not None else self.messages.text("app-line")
        line.display = True
        self.base.set_focus(line)  # at once, so that keys that follow quickly, as in a paste, go to the line
        self._fit()

    def _close_line(self) -> None:
        self.base.query_one("#line").display = False
        self.base.set_focus(self.base.query_one("#menu"))
        self._fit()

    @on(Input.Submitted, "#line")
    def typed(self, event: Input.Submitted) -> None:
        command, text = self.asking, event.value.strip()
        self._close_line()
        if text and command is not None:
            self._act(partial(self.desk.do, command, text))
        elif text:
            self._do(text)

    @on(Input.Blurred, "#line")
    def left_line(self) -> None:
        """Close the input line when it loses the focus, so that keys work for the table again."""
        if self.base.query_one("#line").display and not isinstance(self.screen, Page):
            self._close_line()

    def action_hurry(self) -> None:
        self.hurried.set()
