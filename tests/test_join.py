"""The terminal at a table on a server."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable
from contextlib import AsyncExitStack
from os import devnull
from pathlib import Path
from typing import TextIO, cast

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from boothill.core.ids import NOBODY
from boothill.sets import new_game
from boothill.table import wire
from boothill.table.projection.board import show
from boothill.terminal.client import Client
from boothill.terminal.link import BadTable, LocalTable
from boothill.terminal.plain import Plain
from boothill.terminal.play import join
from boothill.terminal.remote import Remote, place_of, sit
from boothill.terminal.screen import Leave, Lines, Screen
from boothill.text.records import read_record
from boothill.words.messages import Messages
from tests.servers import served
from tests.typist import Typist, plain_screen  # noqa: F401  (a fixture)


class Guest(Typist):
    """Leaves when the game is over."""

    def readline(self) -> str:
        return "quit\n" if "Winners: " in self.screen.getvalue() else super().readline()


def seated(link: Remote, *lines: str) -> tuple[io.StringIO, Plain]:
    shown = io.StringIO()
    typed = cast(TextIO, Guest(shown, list(lines), then_numbers=True))
    return shown, Plain(Screen(typed, shown), Client(link, "en"), Lines(typed))


@pytest.mark.parametrize(
    ("link", "base", "table"),
    [
        ("http://a.org:81/#/table/x-1", "http://a.org:81", "x-1"),
        ("https://a.org/games/#/table/x?deal", "https://a.org/games", "x"),
        ("http://192.168.1.20:8080/t/x-1", "http://192.168.1.20:8080", "x-1"),
        ("wss://a.org/ws/tables/x", "https://a.org", "x"),
        ("x", "http://here", "x"),
    ],
)
def test_links_to_tables(link: str, base: str, table: str) -> None:
    assert place_of(Messages(), link, "http://here") == (base, table)


@pytest.mark.parametrize("link", ["http://a.org", "ftp://a.org/#/table/x", "http://a.org/#/game/x", "a b"])
def test_what_is_no_link_to_a_table(link: str) -> None:
    with pytest.raises(BadTable, match="is not a link to a table"):
        place_of(Messages(), link, "http://here")


def test_a_server_that_is_not_there() -> None:
    with pytest.raises(BadTable, match="There is no Boot Hill server at"):
        sit(Messages(), "http://127.0.0.1:9", "x", "Ann")


def test_who_is_not_let_in_is_told_why_in_one_sentence(tmp_path: Path) -> None:
    """Whoever watches, or has a key, does not wait for ever for a server, a table or a seat that is not there."""

    async def knock() -> None:
        async with served(tmp_path) as server, asyncio.timeout(90):
            made = await server.create(name="Ann")
            for address, key, watch, why in (
                ("http://127.0.0.1:9/#/table/x", "", True, "There is no Boot Hill server at http://127.0.0.1:9."),
                (f"{server.base}/#/table/nonsense", "", True, "This table does not exist."),
                (f"{server.base}/#/table/nonsense", "key", False, "This table does not exist."),
                (f"{server.base}/#/table/{made['table']}", "wrong", False, "This key does not belong to any seat"),
            ):
                shown = io.StringIO()
                with pytest.raises(BadTable, match=re.escape(why)):
                    await asyncio.to_thread(
                        join, address, key=key, watch=watch, plain=True, stdin=io.StringIO(), stdout=shown
                    )
                assert shown.getvalue().strip() == "", "it is said once"

    asyncio.run(knock())


def test_a_game_on_a_server_from_the_lobby_to_the_end_with_a_connection_that_breaks(tmp_path: Path) -> None:
    async def evening() -> tuple[str, str]:
        async with served(tmp_path) as server, asyncio.timeout(300):
            made = await server.create(name="Ann", bots="random")
            table = made["table"]
            key = await asyncio.to_thread(sit, Messages(), server.base, table, "Bob")
            with pytest.raises(BadTable, match="is already called Bob"):
                await asyncio.to_thread(sit, Messages(), server.base, table, "Bob")
            ann, her = seated(Remote(server.base, table, made["key"]), "bot", "say Howdy", "deal", "?", "? 1", "a")
            bob, his = seated(Remote(server.base, table, key))
            eve, hers = seated(Remote(server.base, table, name="Eve"))
            async with server.joined(table, made["key"]) as there:
                await there.until("welcome")
                sat = asyncio.create_task(his.run())
                saw = asyncio.create_task(hers.run())
                while "deals when everyone is there" not in bob.getvalue() and not sat.done():
                    await asyncio.sleep(0.01)
                played = asyncio.create_task(her.run())
                await there.until("update")
            while "Your turn" not in bob.getvalue() and not sat.done():
                await asyncio.sleep(0.01)
            for connection in list(server.lobby.tables[table].connections):
                connection.close(1012)
            await asyncio.gather(sat, saw, played)
            return ann.getvalue(), bob.getvalue() + eve.getvalue()

    ann, others = asyncio.run(evening())
    assert "Type deal to begin" in ann and "say something to everyone" in ann
    assert 'Ann: "Howdy"' in ann and 'Ann: "Howdy"' in others
    assert "Connection lost. Reconnecting" in others and "The game continues." in others
    assert others.count("Winners: ") == 2 and len(re.findall("You have (?:won!|lost.)", ann + others)) == 2


class Told(Lines):
    """A person who types what the test says, when it says so."""

    typed = True

    def __init__(self) -> None:
        super().__init__(io.StringIO())
        self.said: asyncio.Queue[str] = asyncio.Queue()

    async def next(self) -> str:
        line = await self.said.get()
        if line == "quit":
            raise Leave
        return line


async def until(wish: Callable[[], bool]) -> None:
    while not wish():
        await asyncio.sleep(0.01)


def test_orders_bets_and_a_pause(tmp_path: Path) -> None:
    """Four people, of whom nobody ever moves: the game stands at the first turn."""

    async def evening() -> tuple[str, str]:
        async with served(tmp_path) as server, asyncio.timeout(300), AsyncExitStack() as seats:
            made = await server.create(name="Ann", clock="off")
            table, shown = made["table"], (io.StringIO(), io.StringIO())
            for name in ("Bob", "Cid", "Dee"):
                key = (await server.sit(table, name))["key"]
                await seats.enter_async_context(server.joined(table, key))
            keys = ({"key": made["key"]}, {"name": "Eve"})
            doors = [
                Plain(Screen(None, out), Client(Remote(server.base, table, **key), "en"), Told())
                for out, key in zip(shown, keys, strict=True)
            ]
            tasks = [asyncio.create_task(door.run()) for door in doors]
            ann, eve = (cast(Told, door.lines).said for door in doors)
            await until(lambda: doors[0].client.hosting and doors[1].client.table is not None)
            ann.put_nowait("series")
            await until(lambda: "Series of games: survivors" in shown[1].getvalue())
            ann.put_nowait("deal")
            await until(lambda: all(door.client.playing for door in doors))
            for line in ("bet law", "orders", "orders hits 3", "orders end", "orders hits 9", "pause"):
                ann.put_nowait(line)
            for line in ("bet", "bet law", "bet Bob deputy", "bet Bob mayor", "orders"):
                eve.put_nowait(line)
            await until(lambda: all("The clocks are paused." in out.getvalue() for out in shown))
            ann.put_nowait("pause")
            await until(lambda: all("The game continues." in out.getvalue() for out in shown))
            await until(lambda: eve.empty() and "bets on" in shown[1].getvalue())
            assert doors[0].client.orders == wire.Orders(take_hits_above=3, end_turn=True)
            ann.put_nowait("quit")
            eve.put_nowait("quit")
            await asyncio.gather(*tasks)
            return shown[0].getvalue(), shown[1].getvalue()

    ann, eve = asyncio.run(evening())
    assert "Type series to turn" in ann and "Type series" not in eve
    assert "Only eliminated players and spectators can bet." in ann
    assert "shields  [ ] If I am shot at, try my Barrel" in ann and "[x] Take a hit without asking while I have" in ann
    assert "[x] End my turn when I have nothing left to play" in ann and 'I do not understand "orders hits 9"' in ann
    assert "[ ] The Renegade" in eve and "[x] The law" in eve and "Eve bets on: The law." in eve
    assert "Only players still in the game can give standing orders." in eve


class AsOnAServer(LocalTable):
    """A table that is listened to: it goes on by itself as long as anything is due."""

    live = True

    async def next(self) -> wire.FromTable:
        await until(lambda: self.waits() or self._owner.table.wake_at() is not None)
        return await super().next()


def finished() -> AsOnAServer:
    """A table with series at which a game is over, which the person has lived to see."""
    record = read_record(Path(__file__).parent / "records" / "classic-4.txt")
    record.notes = {"human": record.names[record.last().alive.index(True)], "bot": "random"}
    table = AsOnAServer(record, Path(devnull))
    kept = table._owner.table
    kept.settings = msgspec.structs.replace(kept.settings, series=True)
    return table


def test_another_game_of_a_series() -> None:
    shown, typed = io.StringIO(), io.StringIO("again keep\nquit\n")
    asyncio.run(Plain(Screen(typed, shown), Client(finished(), "en"), Lines(typed)).run())
    first, again, second = shown.getvalue().partition("This is a series.")
    assert again and "Winners: " in first
    kept = re.findall(r"You are ([\w ]+), and your role", first + second)
    assert len(kept) == 2 and kept[0] == kept[1]


class Stub:
    """A server of another version: it says what it is told to, whoever comes."""

    def __init__(self, *messages: object, code: int = 1000) -> None:
        self.messages = [msgspec.json.encode(message).decode() for message in messages]
        self.code = code
        self.hello: dict[str, object] = {}

    async def serve(self, socket: ServerConnection) -> None:
        self.hello = msgspec.json.decode(await socket.recv())
        for message in self.messages:
            await socket.send(message)
        await socket.close(self.code)


async def refusal_of(stub: Stub) -> str:
    """What the terminal says to such a server before it leaves."""
    async with serve(stub.serve, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        link = Remote(f"http://127.0.0.1:{port}", "x")
        with pytest.raises(Leave):
            while True:
                await link.next()
        assert link.refused is not None
        assert stub.hello["protocol"] == wire.PROTOCOL
        return Messages().say(wire.said_of(link.refused))


SHOWN = wire.TableShown("x", "open", wire.Settings(), [], 0, "", 1, False, "")


def test_a_terminal_that_is_too_old_or_too_new_says_which_side_to_update() -> None:
    welcome = wire.Welcome(SHOWN, -1, wire.Orders(), [])
    newer: dict[str, wire.Word] = {"client": wire.PROTOCOL, "server": wire.PROTOCOL + 1}
    older: dict[str, wire.Word] = {"client": wire.PROTOCOL, "server": wire.PROTOCOL - 1}
    too_old = wire.ProblemShown("client-old", wire.Line("problem-client-old", newer))
    too_new = wire.ProblemShown("client-new", wire.Line("problem-client-new", older))
    puzzled = wire.ProblemShown(
        "bad-message", wire.Line("problem-bad-message", {"text": "an unknown field `protocol`"})
    )
    assert "Update the program" in asyncio.run(refusal_of(Stub(too_old, code=4426)))
    for server in (Stub(too_new, code=4426), Stub(welcome), Stub(puzzled)):
        assert "Ask the server's owner to update it." in asyncio.run(refusal_of(server))


def test_a_terminal_does_not_know_every_game() -> None:
    table = msgspec.structs.replace(SHOWN, settings=wire.Settings("whist"))
    welcome = wire.Welcome(table, -1, wire.Orders(), [], protocol=wire.PROTOCOL)
    assert "This table plays whist, which this program does not know." in asyncio.run(refusal_of(Stub(welcome)))


def test_what_a_newer_server_tells_does_not_stop_the_terminal() -> None:
    """A kind of message, of event, of question and of line that this program has never heard of."""
    s = new_game("classic", "ABCD", "one")
    view = show(s, NOBODY)
    happened = wire.Happened("teleported", 0, -1, (), 0, "", wire.TargetShown("limbo", 1))
    line = wire.Told("teleported", wire.Line("teleported.far", {"seat": "A"}), "BAS-1.1", 1)
    ask = wire.Ask(1, "telepathy", wire.Line("ask-telepathy"), [], [], [])
    update = wire.Update(1, [happened], [line], view, [], [], ask, "", fresh=True)
    welcome = wire.Welcome(
        msgspec.structs.replace(SHOWN, phase="playing"), -1, wire.Orders(), [], protocol=wire.PROTOCOL
    )

    async def listen() -> Client:
        stub = Stub(welcome, {"type": "hologram", "of": "A"}, update, code=4404)
        async with serve(stub.serve, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            client = Client(Remote(f"http://127.0.0.1:{port}", "x"), "en")
            with pytest.raises(Leave):
                while True:
                    client.hear(await client.link.next())
            return client

    client = asyncio.run(listen())
    assert client.playing and client.view.names == ("A", "B", "C", "D")
    assert client.say(line.line) == "Something happened that this program is too old to describe (teleported.far)."
    assert client.asked is not None and client.say(client.asked.question)


def test_a_server_says_which_side_to_update(tmp_path: Path) -> None:
    async def knock() -> None:
        async with served(tmp_path) as server:
            made = await server.create(name="Ann")
            for protocol, code in ((wire.PROTOCOL - 1, "client-old"), (wire.PROTOCOL + 1, "client-new")):
                async with server.joined(made["table"], made["key"], protocol=protocol) as early:
                    problem = await early.next()
                    assert (problem["type"], problem["code"]) == ("problem", code)
                    with pytest.raises(ConnectionClosed) as closed:
                        await early.next()
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4426
            for protocol in (wire.UNSAID, wire.PROTOCOL):
                async with server.joined(made["table"], made["key"], protocol=protocol) as ann:
                    assert (await ann.until("welcome"))["protocol"] == wire.PROTOCOL
            async with server.socket(made["table"]) as newest:
                await newest.send('{"type": "hello", "protocol": 99, "hat": "black"}')
                assert msgspec.json.decode(await newest.recv())["code"] == "client-new", "not that it makes no sense"

    asyncio.run(knock())
