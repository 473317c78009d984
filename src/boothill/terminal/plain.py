"""The table as plain lines, for screen readers, for pipes, and for anybody who prefers it."""

from __future__ import annotations

import asyncio
from typing import Any

from boothill.core import events as ev
from boothill.core.ids import NOBODY
from boothill.table import wire
from boothill.table.table import OPEN_TABLE, OVER
from boothill.terminal.client import Client
from boothill.terminal.link import LocalTable
from boothill.terminal.people import changes
from boothill.terminal.prompt import Desk
from boothill.terminal.remote import LOST
from boothill.terminal.saving import save_aloud, saved, say_left
from boothill.terminal.screen import Again, Leave, Lines, Screen
from boothill.terminal.sentences import Standing, standing_of

CHATS = 10
"""Number of earlier chat lines shown to a newcomer."""
REMINDER = 10
"""Number of log lines shown when a game is continued."""


class Plain:
    """Reports what happens at a table, asks, and answers, line by line."""

    def __init__(self, screen: Screen, client: Client, lines: Lines) -> None:
        self.screen = screen
        self.client = client
        self.lines = lines
        self.link = client.link
        self.desk = Desk(screen, client)
        self.answers = self.desk.answers
        self.fresh = False
        """Has the menu yet to be shown?"""
        self.standing: Standing | None = None
        """The state of the table as last reported; None if the whole table has yet to be reported."""
        self.lost = False
        """Is the connection to the table broken?"""
        self.prompted = False
        """Is the line of the prompt still open?"""
        self._tasks: dict[str, asyncio.Future[Any]] = {}

    async def run(self) -> bool:
        """Run until the person leaves, or a local game from a pipe is over. Returns whether another game is wanted."""
        try:
            while not (self._over and not self.link.waits() and not self.lines.typed):
                await self._next()
        except (Leave, asyncio.CancelledError, KeyboardInterrupt) as left:
            self._leave_prompt()
            say_left(self.screen, self.client)
            return isinstance(left, Again)
        finally:
            for task in self._tasks.values():
                task.cancel()
            await self.link.close()
        return False

    @property
    def _over(self) -> bool:
        """Is this a local game that is over?"""
        return self.client.local and self.client.ended is not None

    async def _next(self) -> None:
        """Handle what comes next: a message of the table, or a typed line."""
        asking = self.desk.menu is not None
        if self.link.waits() or not (self.link.live or asking or self._over):
            self.hear(await self._first("message"))
            return
        listening = asking or self.lines.typed or self.client.hosting or self.client.ended is not None
        if listening:
            self._show()
        if not self.link.live:
            self._typed(await self.lines.next())
        elif not listening:
            self.hear(await self._first("message"))
        else:
            heard = await self._first("message", "line")
            if isinstance(heard, str):
                self._typed(heard)
            else:
                self.hear(heard)

    async def _first(self, *kinds: str) -> Any:
        """Wait for the first of several kinds of input; the others stay pending for the next call."""
        for kind in kinds:
            if kind not in self._tasks:
                source = self.link.next() if kind == "message" else self.lines.next()
                self._tasks[kind] = asyncio.ensure_future(source)
        await asyncio.wait([self._tasks[kind] for kind in kinds], return_when=asyncio.FIRST_COMPLETED)
        kind = next(kind for kind in kinds if self._tasks[kind].done())
        return self._tasks.pop(kind).result()

    def _show(self) -> None:
        """Show what has changed at the table and the menu, if they are new, and the prompt."""
        if self.fresh:
            self._stand()
            self.desk.show_menu()
        self.fresh = False
        if not self.prompted:
            self.screen.prompt()
            self.prompted = True

    def _stand(self) -> None:
        """Report the table: the whole table once, and then only changes."""
        if self.standing is None:
            self.answers.table()
        else:
            self.answers.changes(self.standing)
        self.standing = standing_of(self.client.view)

    def _typed(self, line: str) -> None:
        self.prompted = False
        menu, depth = self.desk.menu, len(self.desk.menu.path) if self.desk.menu is not None else 0
        if line == "":
            self.desk.asking = None
            self.fresh = menu is not None
        else:
            self.desk.type(line)
        if self.desk.menu is not None and self.desk.menu is menu and len(menu.path) != depth:
            self.fresh = True

    # -- messages of the table ---------------------------------------------------------------------------------

    def hear(self, message: wire.FromTable) -> None:
        if self.client.ignores(message):
            return
        if not isinstance(message, wire.Changed):
            self._leave_prompt()
        before, bets = self.client.table, self.client.bets
        self.client.hear(message)
        match message:
            case wire.Welcome() | wire.Changed():
                if self.lost:
                    self.answers.say("goes-on")
                    self.lost = False
                if not self.client.local and self.client.table is not None:
                    self._say_table(before, self.client.table)
                    if isinstance(message, wire.Welcome) and before is None:
                        for chat in message.chats[-CHATS:]:
                            self.answers.chat(chat)
            case wire.Update():
                self._tell(message)
                self._decide(message.events)
            case wire.Asked():
                self._decide([])
            case wire.Ended():
                self._finish()
            case wire.Chat():
                self.answers.chat(message)
            case wire.Bets():
                self.answers.bets(bets)
            case wire.Notice(line) | wire.Farewell(line=line):
                self.screen.say(self.client.say(line))
            case wire.Why() | wire.ProblemShown():
                menu = self.desk.menu
                self.lost = isinstance(message, wire.ProblemShown) and message.code == LOST
                self.desk.hear(message)
                self.fresh = self.desk.menu is not None and self.desk.menu is not menu
            case _:
                pass

    def _leave_prompt(self) -> None:
        """End the line of the prompt, so that output begins on a new line."""
        if self.prompted:
            self.screen.say("")
            self.prompted = False

    def _decide(self, events: list[wire.Happened]) -> None:
        self.desk.consider(events)
        self.fresh = self.desk.menu is not None

    def _tell(self, update: wire.Update) -> None:
        """Report what has happened; at the beginning, introduce the game."""
        client = self.client
        if update.fresh:
            self.standing = None
            self.answers.welcome()
            if isinstance(self.link, LocalTable) and not client.view.over and saved(self.screen, client):
                self.answers.say("recorded", path=str(self.link.path))
            if update.number > 0 and not client.view.over:
                self.answers.say("resumed")
                self.answers.last_lines(REMINDER)
        if not (update.fresh and update.number > 0):
            for told in update.told:
                if told.kind != ev.PASSED:
                    self.answers.tell(told)
        for event in update.events:
            out = event.kind == ev.OUT and event.seat == client.seat != NOBODY
            if out and event.name not in client.view.rules.characters:
                self.screen.say(client.messages.text("you-are-out"), "bold")
        if client.local and update.told and not update.fresh:
            saved(self.screen, client)

    def _say_table(self, before: wire.TableShown | None, table: wire.TableShown) -> None:
        """Report changes of a table on a server: a pause, wins so far, and who sits there before the game."""
        if before is not None and before.paused != table.paused:
            self._leave_prompt()
            self.answers.say("paused" if table.paused else "goes-on")
        for line in changes(self.client, before, table):
            self._leave_prompt()
            self.screen.say(line)
        if table.phase == OVER and before is not None and before.phase != OVER:
            self._leave_prompt()
            self.answers.wins()
        settled = before is not None and (before.seats, before.settings) == (table.seats, table.settings)
        if table.phase != OPEN_TABLE or settled:
            return
        self._leave_prompt()
        names, free = self.client.seated(table)
        self.answers.say("lobby", game=self.client.messages.game(table.settings.game), names=names, free=free)
        host = next((seat.name for seat in table.seats if seat.host), "")
        if table.settings.series:
            self.screen.say(self.client.messages.text("page-series"))
        if self.client.hosting:
            self.answers.say("lobby-host")
            if self.client.has_series:
                self.answers.say("lobby-may-series")
        elif host:
            self.answers.say("lobby-wait", name=host)
        if before is None:
            self.answers.say("lobby-help")

    def _finish(self) -> None:
        """Report the end: who has won, all roles, the final table, and where the record is."""
        self.answers.table()
        self.answers.outcome()
        self.answers.bets({})
        if self.client.local:
            save_aloud(self.screen, self.client)
            if self.lines.typed:
                self.answers.say("lobby-again")
        elif self.client.seat != NOBODY:
            self.answers.say("lobby-again")
            if self.client.table is not None and self.client.table.settings.series:
                self.answers.say("lobby-series")
