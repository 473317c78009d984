"""Offers to continue a saved game before a new one is dealt, if somebody is there to answer."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from boothill.terminal.saved_games import Left, Wanted, unfinished
from boothill.terminal.screen import Leave, Screen
from boothill.words.messages import Messages

MOST_OFFERED = 5


def offered(messages: Messages, screen: Screen, wanted: Wanted) -> Path | None:
    """Ask which game to continue; returns None for a new one. Raises Leave."""
    games = list(islice(unfinished(wanted), MOST_OFFERED))
    if not games:
        return None
    screen.say(messages.text("offer", count=len(games)), "bold")
    for number, left in enumerate(games, 1):
        screen.say(f"{number:3}  {_told(messages, left)}", hang=5)
    screen.say("  0  " + messages.text("offer-new"))
    screen.say(messages.text("offer-ask"))
    while True:
        line = screen.ask("> ") or "1"
        if line in ("q", "quit"):
            raise Leave
        if line.isascii() and line.isdecimal() and int(line) <= len(games):
            return games[int(line) - 1].path if int(line) else None
        screen.say(messages.text("offer-which", text=line, last=len(games)))


def _told(messages: Messages, left: Left) -> str:
    record, when = left.record, left.when.isoformat(" ", "minutes")
    game, moves = messages.game(record.game), len(record.moves)
    return messages.text("offer-game", game=game, players=len(record.names), moves=moves, when=when)
