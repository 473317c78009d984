"""The table as a full-screen application: the same client and the same desk as the plain lines."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from string import ascii_lowercase
from time import monotonic
from typing import ClassVar

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
from boothill.core.moves import NOBODY
from boothill.messages import Messages
from boothill.table import wire
from boothill.terminal.answers import Answers
from boothill.terminal.beside import AGAIN, BET, NONE, ORDERS, SERIES, heading, things
from boothill.terminal.choices import counted, waiting
from boothill.terminal.client import Client
from boothill.terminal.desk import Desk
from boothill.terminal.link import LocalTable
from boothill.terminal.look import Look, Page, keys
from boothill.terminal.plain import saved
from boothill.terminal.screen import Leave, painted
from boothill.terminal.sheet import Sheet

PACE = 0.7
"""Seconds that a move of a bot at a local table is shown before the next."""
LEAST_MENU, LEAST_LOG = 6, 3
"""The lines that menu and log keep on a narrow screen, however much lies on the table."""
Entry = tuple[str, str, bool, Callable[[], None]]
"""A line of the menu: its sign, its words, whether it can be done now, and what it does."""


class TableApp(Look):
    """A table, the own hand, what happened, and what to do."""

    BINDINGS: ClassVar[list[BindingType]] = keys(
        {
            "question_mark": "explain",
            "h,f1": "help",
            "w": "who",
            "c": "cards",
            "b": "board",
            "r": "rules",
            "l,f2": "language",
            "s": "say",
            "o": f"aside('{ORDERS}')",
            "t": f"aside('{BET}')",
            "p": "pause",
            "colon": "line",
            "space": "hurry",
            "escape,backspace": "outer",
            "q,ctrl+c,ctrl+q": "leave",
            **{str(digit): f"take({digit})" for digit in range(10)},
        }
    )

    def __init__(self, client: Client, pace: float = PACE) -> None:
        super().__init__()
        self.client = client
        self.link = client.link
        self.pace = pace
        self.sheet = Sheet()
        self.desk = Desk(self.sheet, client, self.save if isinstance(self.link, LocalTable) else None)
        self.entries: list[Entry] = []
        self.stirred = asyncio.Event()
        """The person has done something."""
        self.hurried = asyncio.Event()
        """The person does not want to wait."""
        self.until: float | None = None
        """When a bot will answer instead, at a table with a clock."""
        self.left: float | None = None
        """The seconds that were left then, while the clocks stand still."""
        self.aside = ""
        """What is being arranged beside the game."""
        self.problem = ""
        """What the table has refused last."""
        self.warned = False
        """Has it been said that the game cannot be saved?"""

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
        yield Input(id="line")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.base.query_one("#menu").focus()
        self.base.query_one("#log").anchor()  # the last line stays in sight, however high the menu is
        self.set_interval(1, self._tick)
        self.draw()
        self.listen()

    # -- the table talks ---------------------------------------------------------------------------------------

    @work
    async def listen(self) -> None:
        """Take in whatever the table says; a local one goes on step by step, while nobody is asked."""
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
        bets = self.client.bets
        self.client.hear(message)
        if isinstance(message, wire.Update | wire.Asked):
            self.left = None
            seconds = message.ask.seconds if message.ask is not None else None
            self.until = monotonic() + seconds if seconds is not None else None
        match message:
            case wire.Update(fresh=fresh, told=told):
                self.desk.consider(message.events)
                self._saved()
                if fresh:
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
            case wire.Problem():
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
            case wire.Welcome() | wire.Changed():
                self.draw()
            case _:
                pass

    def _note(self, deed: Callable[[Answers], None]) -> None:
        """Something said beside the game, among the lines of the log."""
        sheet = Sheet()
        deed(Answers(sheet, self.client))
        for part in sheet.parts:
            self.base.query_one("#log", RichLog).write(part)

    def _saved(self) -> None:
        """Write the record of a local game; what is wrong with that is said once."""
        sheet = Sheet()
        if not saved(sheet, self.client) and sheet.parts and not self.warned:
            self.warned = True
            self.open_page(sheet)

    def save(self) -> None:
        self._saved()
        if isinstance(self.link, LocalTable):
            self.desk.answers.say("saved", path=str(self.link.path))

    # -- drawing -----------------------------------------------------------------------------------------------

    def speak(self, lang: str) -> None:
        self.client.speak(lang)
        self._draw_anew()
        self.draw_log()

    def _draw_anew(self) -> None:
        """Draw the same things again, with the same choice marked."""
        marked = self.base.query_one("#menu", OptionList).highlighted
        self.draw()
        self.base.query_one("#menu", OptionList).highlighted = marked

    def draw(self) -> None:
        """Everything but the log, as it is now."""
        client, text = self.client, self.messages.text
        self._forget()
        self.base.query_one("#title", Static).update(self._title())
        answers = Answers(self.sheet, client)
        self.base.query_one("#table", Static).update(answers.board() if client.playing else "")
        self.base.query_one("#hand", Static).update(self._hand())
        self.base.query_one("#hand").display = client.playing and client.seat != NOBODY
        self.entries = self._entries()
        self.base.query_one("#question", Static).update(self._question())
        menu = self.base.query_one("#menu", OptionList)
        menu.clear_options()
        for sign, words, open_, _ in self.entries:
            line = Table.grid(padding=(0, 2, 0, 0))
            line.add_row(f"{sign:>2}", painted(words, "" if open_ else "dim italic"))
            menu.add_option(Option(line))
        if self.entries and not menu.display and not self.base.query_one("#line").has_class("open"):
            menu.focus()  # which it lost when there was nothing to choose
        menu.display = bool(self.entries)
        menu.highlighted = 0 if self.entries else None
        self.show_keys(
            "choose", "bets", "explain", "help", "who", "orders", "line", "language", "leave", without=self._idle_keys()
        )
        self.base.query_one("#line", Input).placeholder = text("app-line")
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        """Share out a narrow screen: menu and log keep a few lines, and what does not fit is scrolled."""
        board, menu = self.base.query_one("#board"), self.base.query_one("#menu")
        if self.base.has_class("-wide"):
            board.styles.max_height = menu.styles.max_height = None
            return
        height = self.base.query_one("#main").size.height
        taken = sum(self.base.query_one(part).outer_size.height for part in ("#hand", "#question"))
        room = height - taken - LEAST_LOG
        choices = menu.virtual_size.height if self.entries else 0
        high = min(height // 2 + 1, room - min(choices, LEAST_MENU))
        board.styles.max_height = high
        menu.styles.max_height = min(height // 3, room - min(high, board.virtual_size.height))

    def _idle_keys(self) -> set[str]:
        """Keys that need not be shown; on a narrow screen there is room for seven."""
        bets = bool(things(self.client, BET))
        orders = self.base.has_class("-wide") and bool(things(self.client, ORDERS))
        return {"choose" if bets else "bets"} | (set() if orders else {"orders"})

    def _title(self) -> str:
        client, text = self.client, self.messages.text
        table = client.table
        if table is None:
            return text("app-connecting")
        if not client.playing:
            return text("app-title", game=table.settings.game, players=len(table.seats))
        view = client.view
        head = text("app-title", game=table.settings.game, players=len(view.names))
        who = "reader" if view.turn == client.seat else "other"
        turn = "" if view.over else text("app-turn", whose=who, seat=view.names[view.turn])
        paused = text("app-paused") if table.paused else ""
        return f"{head}  {turn} {paused}"

    def _hand(self) -> Text:
        """The own cards; those that can be used now underlined, the others dim."""
        client, messages = self.client, self.messages
        if not client.playing or client.seat == NOBODY:
            return Text("")
        view = client.view
        menu = self.desk.menu
        unused = menu.unused()[0] if menu is not None and not menu.path else []
        line = Text(messages.text("app-hand") + " ", "bold")
        room, used = self.base.query_one("#hand").content_size.width, len(line)
        for card in dict.fromkeys(view.hand):
            chip = painted(counted(messages, view, card))
            chip.stylize("dim" if card in unused or menu is None else "bold underline")
            chip.apply_meta({"@click": f"app.card({card})"})
            if 0 < room < used + len(chip):  # a card's name stays together
                line.append("\n")
                used = 0
            line.append_text(chip).append("  ")
            used += len(chip) + 2
        if not view.hand:
            line.append(messages.text("app-no-cards"))
        return line

    def _question(self) -> str:
        client, text = self.client, self.messages.text
        table, menu = client.table, self.desk.menu
        if self.aside:
            return heading(self.messages, self.aside)
        if menu is not None and self.until is not None and not menu.offered:
            return text("app-seconds", question=menu.heading, seconds=max(0, round(self.until - monotonic())))
        if menu is not None:
            return menu.heading
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
            lobby = text("lobby", game=table.settings.game, names=names, free=free)
            host = next((seat.name for seat in table.seats if seat.host), "")
            return lobby if client.hosting or not host else f"{lobby} {text('lobby-wait', name=host)}"
        waited = ", ".join(client.view.names[seat] for seat in client.waiting if seat != client.seat)
        return text("app-waiting", names=waited) if waited else ""

    def _entries(self) -> list[Entry]:
        """The menu: what is to be decided, or what can be arranged before and after a game."""
        client, text, menu = self.client, self.messages.text, self.desk.menu
        arranged = self._arranged(self.aside, 1) if self.aside else []
        if arranged:
            return [*arranged, ("0", text("back"), True, self.action_outer)]
        self.aside = ""
        if menu is not None:
            entries: list[Entry] = []
            for number, choice in enumerate(menu.choices, 1):
                entries.append((str(number), choice.label, True, partial(self._take, number)))
            if menu.zero:
                entries.append(("0", menu.zero, True, partial(self._take, 0)))
            unused, laid = menu.unused()
            idle = [(card, False) for card in unused] + [(card, True) for card in laid]
            for letter, (card, gear) in zip(ascii_lowercase, idle, strict=False):
                words = waiting(self.messages, client.view, card) if gear else counted(self.messages, client.view, card)
                entries.append((letter, text("app-why-not", card=words), False, partial(self._idle, card, gear)))
            return entries
        leave: Entry = ("0", text("app-leave"), True, self.action_leave)
        if client.ended is not None:
            if client.seat == NOBODY:
                return [leave]
            waits = not client.local and client.chair.ready
            words = text("page-rematch.waiting") if waits else text("app-again")
            again = partial(self.exit, AGAIN) if client.local else partial(self._do, AGAIN)
            return [("1", words, not waits, again), *self._arranged(AGAIN, 2), leave]
        if client.hosting:
            deal, bot = partial(self._do, "deal"), partial(self._do, "bot")
            begin: list[Entry] = [("1", text("app-deal"), True, deal), ("2", text("app-bot"), True, bot)]
            return [*begin, *self._arranged(SERIES, 3), leave]
        return [] if client.playing else [leave]

    def _arranged(self, what: str, first: int) -> list[Entry]:
        """What is arranged beside the game, as lines of the menu."""
        listed = enumerate(things(self.client, what), first)
        return [(str(number), thing.line, True, partial(self._arrange, thing.deed)) for number, thing in listed]

    def _arrange(self, deed: Callable[[str], bool]) -> None:
        deed("")
        self.stirred.set()
        self._draw_anew()

    def draw_log(self) -> None:
        self.base.query_one("#log", RichLog).clear()
        for told in self.client.log:
            self._tell(told)

    def _tell(self, told: wire.Told) -> None:
        line = f"{self.client.say(told.line)} [{told.rule}]"
        turn = painted(f"▸ {line}", "bold")
        self.base.query_one("#log", RichLog).write(
            turn if told.kind == ev.TURN else Padding(painted(line), (0, 0, 0, 2))
        )

    def on_resize(self, event: events.Resize) -> None:
        self.call_after_refresh(self.draw)
        self.call_after_refresh(self.draw_log)

    # -- the person does something -----------------------------------------------------------------------------

    def _do(self, line: str) -> None:
        """What is typed; whatever is said to it is shown as a page."""
        self._forget()
        try:
            self.desk.type(line)
        except Leave:
            self.action_leave()
            return
        self._read()
        self.stirred.set()
        self.draw()

    def _take(self, number: int) -> None:
        self.desk.take(number)
        self._read()
        self.stirred.set()
        self.draw()

    def _idle(self, card: int, gear: bool) -> None:
        self.desk.explain_idle(card, gear)
        self._read()
        self.stirred.set()

    def _read(self) -> None:
        """Show what was said as a page."""
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
        if event.option_index < len(self.entries):
            self.entries[event.option_index][3]()

    def action_take(self, number: int) -> None:
        for sign, _, _, deed in self.entries:
            if sign == str(number):
                deed()
                return

    def action_outer(self) -> None:
        line = self.base.query_one("#line", Input)
        if line.has_class("open"):
            line.remove_class("open")
            self.base.query_one("#menu").focus()
        elif self.aside:
            self.action_aside("")
        elif self.desk.menu is not None and self.desk.menu.path:
            self._take(0)

    def action_explain(self) -> None:
        """What the choice that is marked is about."""
        marked = self.base.query_one("#menu", OptionList).highlighted
        menu = self.desk.menu
        if menu is None or marked is None or self.aside:
            self.action_help()
        elif marked < len(menu.choices):
            self.desk.explain_choice(menu.choices[marked])
            self._read()
            self.stirred.set()
        else:
            self.entries[marked][3]()

    def action_card(self, card: int) -> None:
        """A card of the hand was clicked: do what it is there for, or say why it cannot be used."""
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

    def _answer(self, command: str) -> None:
        if self.client.playing:
            self._do(command)

    def action_help(self) -> None:
        self._forget()
        self.desk.answers.say("app-help")
        self._read()

    def action_who(self) -> None:
        self._answer("who")

    def action_cards(self) -> None:
        self._answer("cards")

    def action_board(self) -> None:
        self._answer("table")

    def action_rules(self) -> None:
        self._open_line("rule ")

    def action_say(self) -> None:
        if not self.client.local:
            self._open_line("say ")

    def action_aside(self, what: str) -> None:
        """Standing orders or bets instead of the menu, or the menu again."""
        if what and not things(self.client, what):
            self.notify(self.messages.text(NONE[what]), markup=False)
            return
        self.aside = "" if what == self.aside else what
        self.draw()

    def action_pause(self) -> None:
        if not self.client.local:
            self._answer("pause")

    def action_line(self) -> None:
        self._open_line("")

    def _open_line(self, text: str) -> None:
        line = self.base.query_one("#line", Input)
        line.value = text
        line.add_class("open")
        line.focus()
        line.cursor_position = len(text)

    @on(Input.Submitted, "#line")
    def typed(self, event: Input.Submitted) -> None:
        self.action_outer()
        if event.value.strip():
            self._do(event.value.strip())

    def action_hurry(self) -> None:
        self.hurried.set()
