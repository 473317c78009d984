"""Stepping through the record of a game."""

from __future__ import annotations

from contextlib import suppress
from typing import TextIO

from boothill.core.events import Event
from boothill.core.moves import NOBODY
from boothill.core.state import State
from boothill.messages import Messages
from boothill.records import Record
from boothill.said import rule_of
from boothill.terminal.board import draw_board
from boothill.terminal.link import YOU
from boothill.terminal.screen import Leave, Screen
from boothill.terminal.table import hand_line

Step = tuple[State, list[Event]]
"""The state after a move, and what the move brought about."""


def replay(
    record: Record, stdin: TextIO | None = None, stdout: TextIO | None = None, seat: int = NOBODY, lang: str = "en"
) -> int:
    """Show a record move by move, through the eyes of a seat or with all cards open. Returns the exit status.

    Raises BadRecord for a record that is not sound.
    """
    screen = Screen(stdin, stdout)
    messages = Messages(lang, record.game)
    start = record.start()
    steps = [(start, start.events)] + [(s.clone(), events) for s, _, _, events in record.play()]
    screen.say(messages.text("replay-head", game=record.game, seed=record.seed, moves=len(record.moves)), "bold")
    screen.say(messages.text("replay-help"))
    with suppress(Leave, KeyboardInterrupt):
        _walk(screen, messages, record, steps, seat)
    return 0


def _walk(screen: Screen, messages: Messages, record: Record, steps: list[Step], reader: int) -> None:
    last = len(steps) - 1
    at = 0
    _show(screen, messages, record, steps[at], at, reader)
    while True:
        line = screen.ask(f"{at}/{last}> ")
        if line in ("q", "quit"):
            return
        if line == "" and at == last:
            screen.say(messages.text("replay-end", result=record.result))
        elif line.isdecimal() and int(line) > last:
            screen.say(messages.text("replay-no-move", text=line, moves=last))
        elif line in ("", "b") or line.isdecimal():
            at = at + 1 if line == "" else max(0, at - 1) if line == "b" else int(line)
            _show(screen, messages, record, steps[at], at, reader)
        else:
            screen.say(messages.text("replay-help"))


def _show(screen: Screen, messages: Messages, record: Record, step: Step, at: int, reader: int) -> None:
    """A move, its consequences with their rules, and the table after it."""
    s, events = step
    screen.say(_heading(messages, record, at, reader), "bold")
    view = s.view(reader)
    # A seat that is called You is spoken to, or its lines would read oddly.
    you = s.names.index(YOU) if YOU in s.names else NOBODY
    for event, line in messages.told(view if reader != NOBODY else s, events, you):
        screen.say(f"{line} [{rule_of(s.rules, event)}]", indent=3)
    screen.say("")
    if reader == NOBODY:
        view.roles = s.roles[:]
        screen.show(draw_board(messages, view, s.turn, 0, messages.text("legend-open", seat=s.names[s.turn])))
    else:
        screen.show(draw_board(messages, view, reader, reader, messages.text("legend")))
    screen.say(messages.text("hands"))
    for seat in range(len(s.names)):
        if seat == reader or (reader == NOBODY and (s.hands[seat] or s.alive[s.fronts[seat]])):
            screen.say(hand_line(messages, view, seat, s.hands[seat]), indent=3)


def _heading(messages: Messages, record: Record, at: int, reader: int) -> str:
    if at == 0:
        return messages.text("replay-start")
    seat, move = record.moves[at - 1]
    # As written down a move may name a card that others did not see.
    form = "replay-move" if reader in (NOBODY, seat) else "replay-move.unseen"
    return messages.text(form, number=at, moves=len(record.moves), seat=record.names[seat], move=move)
