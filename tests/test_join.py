"""The terminal at a table on a server."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path
from typing import TextIO, cast

import pytest

from boothill.messages import Messages
from boothill.terminal.client import Client
from boothill.terminal.link import BadTable
from boothill.terminal.plain import Plain
from boothill.terminal.remote import Remote, place_of, sit
from boothill.terminal.screen import Lines, Screen
from tests.servers import served
from tests.test_terminal import Typist, plain_screen  # noqa: F401  (a fixture)


class Guest(Typist):
    """Leaves when the game is over."""

    def readline(self) -> str:
        return "quit\n" if "Winners: " in self.screen.getvalue() else super().readline()


def seated(link: Remote, *lines: str, numbers: bool = True) -> tuple[io.StringIO, Plain]:
    shown = io.StringIO()
    typed = cast(TextIO, Guest(shown, list(lines), numbers))
    return shown, Plain(Screen(typed, shown), Client(link, "en"), Lines(typed))


@pytest.mark.parametrize(
    ("link", "base", "table"),
    [
        ("http://a.org:81/#/table/x-1", "http://a.org:81", "x-1"),
        ("https://a.org/games/#/table/x?deal", "https://a.org/games", "x"),
        ("wss://a.org/ws/tables/x", "https://a.org", "x"),
        ("x", "http://here", "x"),
    ],
)
def test_links_to_tables(link: str, base: str, table: str) -> None:
    assert place_of(Messages(), link, "http://here") == (base, table)


@pytest.mark.parametrize("link", ["http://a.org", "ftp://a.org/#/table/x", "http://a.org/#/game/x", "a b"])
def test_what_is_no_link_to_a_table(link: str) -> None:
    with pytest.raises(BadTable, match="is no link to a table"):
        place_of(Messages(), link, "http://here")


def test_a_server_that_is_not_there() -> None:
    with pytest.raises(BadTable, match="There is no server of Boot Hill at"):
        sit(Messages(), "http://127.0.0.1:9", "x", "Ann")


def test_a_game_on_a_server_from_the_lobby_to_the_end_with_a_connection_that_breaks(tmp_path: Path) -> None:
    async def evening() -> tuple[str, str]:
        async with served(tmp_path) as server, asyncio.timeout(300):
            made = await server.create(name="Ann", bots="random")
            table = made["table"]
            key = await asyncio.to_thread(sit, Messages(), server.base, table, "Bob")
            with pytest.raises(BadTable, match="called Bob already"):
                await asyncio.to_thread(sit, Messages(), server.base, table, "Bob")
            ann, her = seated(Remote(server.base, table, made["key"]), "bot", "say Howdy", "deal", "?", "? 1", "a")
            bob, his = seated(Remote(server.base, table, key))
            eve, hers = seated(Remote(server.base, table, name="Eve"))
            sat = asyncio.create_task(his.run())
            saw = asyncio.create_task(hers.run())
            while "deals when everybody is there" not in bob.getvalue() and not sat.done():
                await asyncio.sleep(0.01)
            played = asyncio.create_task(her.run())
            while "Your turn" not in bob.getvalue() and not sat.done():
                await asyncio.sleep(0.01)
            for connection in list(server.lobby.find(table).connections):
                connection.close(1012)
            await asyncio.gather(sat, saw, played)
            return ann.getvalue(), bob.getvalue() + eve.getvalue()

    ann, others = asyncio.run(evening())
    assert "Type deal to begin" in ann and "On a server also: say TEXT" in ann
    assert 'Ann: "Howdy"' in ann and 'Ann: "Howdy"' in others
    assert others.count("Winners: ") == 2 and len(re.findall("You have (?:won!|lost.)", ann + others)) == 2


def test_a_wrong_key_and_no_table(tmp_path: Path) -> None:
    async def knock() -> list[str]:
        async with served(tmp_path) as server:
            made = await server.create()
            shown = []
            for table, key in ((made["table"], "wrong"), ("nowhere", "")):
                out, door = seated(Remote(server.base, table, key))
                assert await asyncio.wait_for(door.run(), 60) == 0
                shown.append(out.getvalue())
            return shown

    wrong, nowhere = asyncio.run(knock())
    assert "This key opens no seat at this table." in wrong
    assert "There is no such table." in nowhere
