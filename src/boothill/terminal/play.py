"""Sitting down at a table in a terminal: one of one's own, or one on a server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TextIO

from boothill.bots import BEST
from boothill.messages import Messages
from boothill.terminal import link, remote
from boothill.terminal.client import Client
from boothill.terminal.link import YOU
from boothill.terminal.plain import Plain
from boothill.terminal.screen import Lines, Screen

SERVER = "http://127.0.0.1:8080"
"""Where a table is looked for that is given without its server."""


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


def join(
    address: str,
    server: str = SERVER,
    name: str = "",
    key: str = "",
    watch: bool = False,
    lang: str = "en",
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> int:
    """Sit down at a table on a server, or come back to the seat of a key, or watch. Raises BadTable."""
    messages, screen = Messages(lang), Screen(stdin, stdout)
    base, table = remote.place_of(messages, address, server)
    taken = not (key or watch)
    if taken:
        key = remote.sit(messages, base, table, name or messages.text("join-name"))
    line = remote.Remote(base, table, key, name)
    status = asyncio.run(Plain(screen, Client(line, lang), Lines(stdin)).run())
    if taken:
        screen.say(messages.text("join-key"))
        screen.say_whole(f"  BOOTHILL_KEY={key} boothill join {base}/#/table/{table}")
    return status
