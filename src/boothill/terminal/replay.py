"""Steps through the record of a game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import TextIO

from boothill.core.events import Event
from boothill.core.ids import NOBODY, Seat
from boothill.core.state import State
from boothill.core.view import View
from boothill.knowledge.beliefs import ROLES, Chances, Onlooker
from boothill.terminal.board import draw_board
from boothill.terminal.screen import Leave, Out, Screen, full_screen
from boothill.terminal.sentences import Standing, changed_lines, standing_of, table_lines
from boothill.terminal.table import hand_line
from boothill.terminal.views import YOU, spoken
from boothill.text.records import Record
from boothill.words.messages import Messages
from boothill.words.phrases import rule_of

Replayed = tuple[State, list[Event]]
"""The state after a move, and the events of the move."""


def replay(
    record: Record,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
    seat: Seat = NOBODY,
    lang: str = "en",
    plain: bool = False,
) -> int:
    """Show a record move by move, as a seat saw it or with all cards open. Returns the exit status.

    Raises BadRecord if the record is not sound.
    """
    walk = Walk(Messages(lang, record.game), record, seat)
    if not plain and full_screen(stdin, stdout):
        from boothill.terminal.replay_app import ReplayApp  # takes a second to load

        ReplayApp(walk).run()
        return 0
    screen = Screen(stdin, stdout)
    messages = walk.messages
    game = messages.game(record.game)
    screen.say(messages.text("replay-head", game=game, seed=record.seed, moves=len(record.moves)), "bold")
    screen.say(messages.text("replay-help"))
    with suppress(Leave, KeyboardInterrupt):
        _read_on(screen, walk)
    return 0


def _read_on(screen: Screen, walk: Walk) -> None:
    """Step line by line: show each move with what has changed, and the whole table on request."""
    walk.tell(screen)
    walk.look(screen)
    while True:
        line = screen.ask(f"{walk.at}/{walk.last}> ")
        if line in ("q", "quit"):
            return
        if line == "" and walk.at == walk.last:
            for line in walk.end():
                screen.say(line)
        elif line.isdecimal() and int(line) > walk.last:
            screen.say(walk.messages.text("replay-no-move", text=line, moves=walk.last))
        elif line in ("", "b") or line.isdecimal():
            before = walk.standing()
            walk.go(walk.at + 1 if line == "" else walk.at - 1 if line == "b" else int(line))
            walk.tell(screen)
            walk.changes(screen, before)
        elif line in ("t", "table"):
            walk.look(screen)
        else:
            screen.say(walk.messages.text("replay-help"))


class Walk:
    """A record, and the current move in it."""

    def __init__(self, messages: Messages, record: Record, reader: Seat) -> None:
        self.messages = messages
        self.record = record
        self.reader = reader
        """The seat whose view is shown; NOBODY for everything open."""
        start = record.start()
        self.steps: list[Replayed] = [(start, start.events)] + [
            (s.clone(), events) for s, _, _, events in record.play()
        ]
        self.last = len(self.steps) - 1
        self.at = 0
        self._chances = cache(self._follow)

    def _follow(self, reader: Seat) -> list[Chances]:
        """What a reader could believe about roles after each move."""
        onlooker = Onlooker(self.steps[0][0])
        found = []
        for number, (s, events) in enumerate(self.steps):
            if number:
                onlooker.see(events)
            found.append(onlooker.chances(s.view(reader)))
        return found

    def go(self, to: int) -> None:
        self.at = max(0, min(to, self.last))

    def show(self, out: Out) -> None:
        """Show a move, its consequences with their rules, and a drawing of the table after it."""
        self.tell(out)
        out.say("")
        view, messages = self._view(), self.messages
        if self.reader == NOBODY:
            legend = messages.text("legend-open", seat=view.names[view.turn])
            out.show(draw_board(messages, view, view.turn, view.seats[0], legend))
        else:
            out.show(draw_board(messages, view, self.reader, self.reader, messages.text("legend")))
        self._hands(out)

    def tell(self, out: Out) -> None:
        """Show a move, and its consequences with their rules."""
        s, events = self.steps[self.at]
        out.say(self._heading(), "bold")
        # Address a seat called You as such, or its lines would read oddly.
        you = Seat(s.names.index(YOU)) if YOU in s.names else NOBODY
        for event, line in self.messages.told(self._view() if self.reader != NOBODY else s, events, you):
            out.say(f"{line} [{rule_of(s.rules, event)}]", indent=3)

    def look(self, out: Out) -> None:
        """Describe the whole table in sentences."""
        view = self._view()
        for line in table_lines(self.messages, view, self._eye(view)):
            out.say(line)
        self._hands(out)

    def standing(self) -> Standing:
        return standing_of(self._view())

    def changes(self, out: Out, before: Standing) -> None:
        """Describe the players for whom something has changed."""
        view = self._view()
        for line in changed_lines(self.messages, view, self._eye(view), before):
            out.say(line)

    def _eye(self, view: View) -> Seat:
        return view.turn if self.reader == NOBODY else self.reader

    def _view(self) -> View:
        """What the reader sees; with everything open, also all roles."""
        s = self.steps[self.at][0]
        view = s.view(self.reader)
        view.names = tuple(spoken(self.messages, name) for name in s.names)
        if self.reader == NOBODY:
            view.roles = s.roles[:]
        return view

    def _hands(self, out: Out) -> None:
        """Show the hands that the reader sees, and what could be known."""
        s, view = self.steps[self.at][0], self._view()
        out.say(self.messages.text("hands"))
        for seat in s.seats:
            if seat == self.reader or (self.reader == NOBODY and (s.hands[seat] or s.alive[s.fronts[seat]])):
                out.say(hand_line(self.messages, view, seat, s.hands[seat]), indent=3)
        self._suspect(out)

    def end(self) -> Iterator[str]:
        """The lines after the last move."""
        text, ending = self.messages.text, self.record.ending
        if ending is not None:
            name = self.record.names[ending.seat] if ending.seat != NOBODY else ""
            yield text("ended-how", how="own" if name == YOU else ending.how, name=name)
        yield text("replay-end", result=self.record.result)

    def _suspect(self, out: Out) -> None:
        """Show who could have which role, by what the reader had seen so far (with everything open, a spectator)."""
        known = self._chances(self.reader)[self.at]
        in_doubt = [(seat, chances) for seat, chances in enumerate(known) if 0 < max(chances) < 1]
        if in_doubt:
            out.say(self.messages.text("replay-chances"))
        for seat, chances in in_doubt:
            percent = {role: round(100 * chance) for role, chance in zip(ROLES, chances, strict=True)}
            name = spoken(self.messages, self.record.names[seat])
            out.say(self.messages.text("replay-chances.seat", seat=name, **percent), indent=3)

    def _heading(self) -> str:
        messages, record = self.messages, self.record
        if self.at == 0:
            return messages.text("replay-start")
        seat, move = record.moves[self.at - 1]
        # The text of a move may name a card that others did not see.
        form = "replay-move" if self.reader in (NOBODY, seat) else "replay-move.unseen"
        name, move = spoken(messages, record.names[seat]), spoken(messages, move)
        return messages.text(form, number=self.at, moves=len(record.moves), seat=name, move=move)
