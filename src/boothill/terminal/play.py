"""Starts playing in a terminal: at a local table or one on a server, in full screen or line by line."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TextIO

from boothill.bots import BEST
from boothill.sets import DEFAULT_GAME
from boothill.terminal import link, remote
from boothill.terminal.arrangements import AGAIN
from boothill.terminal.client import Client
from boothill.terminal.offer import offered
from boothill.terminal.plain import Plain
from boothill.terminal.saved_games import Wanted
from boothill.terminal.saving import say_left
from boothill.terminal.screen import Leave, Lines, Screen, at_terminal, full_screen
from boothill.terminal.views import YOU
from boothill.words.messages import Messages

SERVER = "http://127.0.0.1:8080"
"""The server of a table that is given without one."""


def play(
    players: int = 5,
    game: str = DEFAULT_GAME,
    options: dict[str, str] | None = None,
    bot: str = BEST,
    seed: str | None = None,
    name: str = YOU,
    resume: Path | None = None,
    offer: Wanted | None = None,
    save_to: Path | None = None,
    lang: str = "en",
    plain: bool = False,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> int:
    """Play a game against bots, new or continued, until it is over or the person leaves. Returns the exit status.

    With an offer, a person at a terminal is first asked whether to continue a saved game of this kind.

    Raises BadTable if the game cannot be dealt, and BadRecord if it cannot be continued.
    """
    if resume is None and offer is not None and at_terminal(stdin, stdout):
        try:
            resume = offered(Messages(lang), Screen(stdin, stdout), offer)
        except Leave:
            return 0
    while True:
        if resume is not None:
            table = link.resumed(Messages(lang), resume, bot, save_to)
        else:
            table = link.dealt(players, game, options, bot, seed, name, save_to)
        client = Client(table, lang, local=True)
        if not _sit(client, plain, stdin, stdout):
            return 0
        lang, resume, seed = client.lang, None, None
        record = table.record
        players, game, options, name = len(record.names), record.game, record.options, record.notes["human"]


def join(
    address: str,
    server: str = SERVER,
    name: str = "",
    key: str = "",
    watch: bool = False,
    lang: str = "en",
    plain: bool = False,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> int:
    """Sit down at a table on a server, return to a seat by its key, or watch. Raises BadTable."""
    messages = Messages(lang)
    base, table = remote.place_of(messages, address, server)
    taken = not (key or watch)
    if taken:
        key = remote.sit(messages, base, table, name or messages.text("join-name"))
    there = remote.Remote(base, table, key, name)
    client = Client(there, lang)
    _sit(client, plain, stdin, stdout)
    if there.refused is not None and not there.welcomed:
        raise link.BadTable(client.say(there.refused))
    if taken:
        screen = Screen(stdin, stdout)
        screen.say(client.messages.text("join-key"))
        screen.say_whole(f"  BOOTHILL_KEY={key} boothill join {base}/#/table/{table}")
    return 0


def _sit(client: Client, plain: bool, stdin: TextIO | None, stdout: TextIO | None) -> bool:
    """Stay at a table until the person leaves. Returns whether another game is wanted."""
    screen = Screen(stdin, stdout)
    if plain or not full_screen(stdin, stdout):
        return asyncio.run(Plain(screen, client, Lines(stdin)).run())
    from boothill.terminal.app import TableApp  # takes a second to load

    result = TableApp(client).run()
    if result and result != AGAIN:
        screen.say(result)
    say_left(screen, client)
    return result == AGAIN
