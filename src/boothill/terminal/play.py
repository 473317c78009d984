"""Sitting down at a table in a terminal: one of one's own, or one on a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TextIO

from boothill.bots import BEST
from boothill.messages import Messages
from boothill.terminal import link
from boothill.terminal.client import Client
from boothill.terminal.link import YOU
from boothill.terminal.plain import Plain
from boothill.terminal.screen import Lines, Screen


def play(
    players: int = 5,
    game: str = "classic",
    options: dict[str, str] | None = None,
    bot: str = BEST,
    seed: str | None = None,
    name: str = YOU,
    resume: Path | None = None,
    save_to: Path | None = None,
    lang: str = "en",
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> int:
    """Play a game against bots, or go on with one, until it is over or the person leaves. Returns the exit status.

    Raises BadTable for a game that cannot be dealt and BadRecord for one that cannot be gone on with.
    """
    if resume is not None:
        table = link.resumed(Messages(lang), resume, bot, save_to)
    else:
        table = link.dealt(players, game, options, bot, seed, name, save_to)
    return asyncio.run(Plain(Screen(stdin, stdout), Client(table, lang, local=True), Lines(stdin)).run())
