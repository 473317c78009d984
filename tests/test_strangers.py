"""Connections that say nothing, or too little: they are closed at every stage, and are in nobody's way."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import httpx
import pytest

from boothill.lab.verify.clients import Guest as Player
from boothill.lab.verify.clients import seated
from boothill.server.config import Config
from boothill.server.limits import neighbourhood
from boothill.server.porter import Guest, Porter
from boothill.server.sockets import TableConnection
from boothill.table import wire
from boothill.table.problem import Problem
from tests.servers import Process, Served, with_server

LIMIT = 180
"""Seconds for what should take a few: only a test that hangs meets it."""
ROOMY = ("--requests", "10000", "--commands", "1000000")
HANDSHAKE = (
    b"GET /ws/tables/%s HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
POST = b"POST /api/settle HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
GET = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"


def called(base: str, address: str = "127.0.0.1", small: bool = False) -> socket.socket:
    """A connection from one of this machine's own addresses."""
    url = urlsplit(base)
    assert url.hostname == "127.0.0.1" and address.startswith("127.")
    caller = socket.socket()
    if small:
        caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    caller.settimeout(LIMIT)
    caller.bind((address, 0))
    caller.connect((url.hostname, url.port))
    return caller


def frame(text: str) -> bytes:
    """A text message of a WebSocket client."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def say(caller: socket.socket, said: bytes, table: str) -> bytes:
    """Say something; who opens a WebSocket waits for the answer before he goes on. What was answered by then."""
    if not said.startswith(HANDSHAKE):
        caller.sendall(said.replace(b"%s", table.encode()))
        return b""
    caller.sendall(HANDSHAKE.replace(b"%s", table.encode()))
    heard = b""
    while b"\r\n\r\n" not in heard:
        heard += caller.recv(1)
    caller.sendall(said.removeprefix(HANDSHAKE))
    return heard


def closed(caller: socket.socket) -> bytes:
    """Wait until the other side closes; what it said before."""
    heard = b""
    with suppress(ConnectionError):
        while more := caller.recv(65536):
            heard += more
    return heard


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that waits for nobody longer than a second."""
    database = f"sqlite:///{tmp_path_factory.mktemp('hasty')}/games.db"
    with Process(database, "--request-seconds", "1", "--hello-seconds", "1", *ROOMY) as server:
        yield server
        assert server.end() == 0
        assert not any("trace" in line for line in server.lines), server.lines


@pytest.fixture(scope="module")
def table(hasty: Process) -> str:
    made = httpx.post(f"{hasty.base}/api/tables", json={"name": "Ann"}, timeout=LIMIT)
    return str(made.json()["table"])


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", b"HTTP/1.1 408"),
        (b"GET / HT", b"HTTP/1.1 408"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ", b"HTTP/1.1 408"),
        (POST + b'{"text": "half', b"HTTP/1.1 408"),
        (GET + b"GET /again HTT", b"HTTP/1.1 200"),
        (b"GET /api/clocks HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf", b"HTTP/1.1 200"),
        (HANDSHAKE[:-30], b"HTTP/1.1 408"),
        (HANDSHAKE, b"HTTP/1.1 101"),
        (HANDSHAKE + b"\x81\xfe", b"HTTP/1.1 101"),
        (HANDSHAKE + frame('{"type": "hello"}'), b"HTTP/1.1 101"),
        (HANDSHAKE + frame('{"type": "hello"}') + b"\x01\x83\0\0\0\0abc", b"HTTP/1.1 101"),
    ],
    ids=[
        "nothing", "half a line", "half the headers", "half a body", "half a second request", "half a needless body",
        "half a handshake", "no hello", "half a hello", "no answer to a ping", "half a message",
    ],
)  # fmt: skip
def test_who_falls_silent_is_closed(hasty: Process, table: str, said: bytes, answer: bytes) -> None:
    with called(hasty.base) as caller:
        heard = say(caller, said, table) + closed(caller)
        assert heard.startswith(answer)
        if b"hello" in said:
            assert b'"welcome"' in heard


@pytest.mark.parametrize("said", [b"GET /" + b"a" * 100_000, POST + b" " * 99], ids=["a line", "a body"])
def test_who_says_a_sign_at_a_time_is_closed(hasty: Process, said: bytes) -> None:
    """Each of them comes in time, but the request does not."""
    with called(hasty.base) as caller:
        caller.settimeout(0.05)
        heard = b""
        with suppress(ConnectionError):
            for sign in range(len(said)):
                caller.sendall(said[sign : sign + 1])
                try:
                    heard += caller.recv(1000)
                    break
                except TimeoutError:
                    continue
        assert heard.startswith(b"HTTP/1.1 408") or not heard


def is_kept(caller: socket.socket) -> bool:
    """Does the server still hold its end? The caller himself would not hear of it: he does not read."""
    here, there = (f":{end[1]:04X}" for end in (caller.getsockname(), caller.getpeername()))
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        words = line.split()
        if words[1].endswith(there) and words[2].endswith(here):
            return words[9] != "0"  # the file that it is, if it is still one
    return False


def test_who_does_not_read_the_answer_is_closed(hasty: Process) -> None:
    """Although he goes on asking, and what he is told piles up."""
    with called(hasty.base, small=True) as caller:
        caller.sendall(GET)
        assert caller.recv(1)
        assert is_kept(caller)
        caller.setblocking(False)
        for _ in range(50 * LIMIT):
            try:
                for _ in range(1000):
                    caller.send(GET)
            except BlockingIOError:
                pass
            except ConnectionError:
                return
            if not is_kept(caller):
                return
            time.sleep(0.02)
        pytest.fail("he is kept")


def test_a_spectator_who_does_not_read_is_closed(tmp_path: Path) -> None:
    """More than the network holds waits for him, and even that he is to go."""

    async def act(house: Served) -> None:
        made = await house.create()
        running = house.lobby.tables[made["table"]]
        with await asyncio.to_thread(called, house.base, small=True) as caller:
            await asyncio.to_thread(say, caller, HANDSHAKE + frame('{"type": "hello"}'), made["table"])
            while not running.table.seating.viewers:
                await asyncio.sleep(0.01)
            (there,) = running.connections
            assert isinstance(there, TableConnection) and there.guest is not None
            while there.guest not in there.guest.porter.watching:
                await asyncio.sleep(0.01)
            long = Problem("bad-message", text="x" * 5000).told()
            while not there.code:
                there.send(long)
                await asyncio.sleep(0)
            while house.lobby.connections or there.guest in there.guest.porter.watching:
                await asyncio.sleep(0.01)

    with_server(tmp_path, act, request_seconds=1)


def test_those_in_time_are_served_as_before(hasty: Process) -> None:
    with called(hasty.base) as caller:
        for _ in range(3):
            caller.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            heard = b""
            while not heard.endswith(b"ok\n"):
                heard += caller.recv(65536)
            assert heard.startswith(b"HTTP/1.1 200 OK")


# -- floods ----------------------------------------------------------------------------------------------------


def flooded(base: str, stack: ExitStack, addresses: range, each: int, said: bytes) -> list[socket.socket]:
    """Silent connections from many addresses of this machine."""
    callers = []
    for last in addresses:
        for _ in range(each):
            with suppress(OSError):
                caller = stack.enter_context(called(base, f"127.0.0.{last}"))
                callers.append(caller)
                caller.sendall(said)
    return callers


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ", HANDSHAKE], ids=["", "head", "socket"])
def test_who_plays_plays_on_and_newcomers_are_answered_during_a_flood(tmp_path: Path, said: bytes) -> None:
    """From addresses that are all within their own limit, and together far beyond what the process can hold."""

    async def act(server: Process) -> None:
        loop = asyncio.get_running_loop()
        async with httpx.AsyncClient(base_url=server.base, timeout=LIMIT) as http:
            named, keys = await seated(http, wire.Settings(players=4, clock="instant", public=True), 2)
        players = [Player(server.base, named, key, Random(1), 0.05) for key in keys]
        second = asyncio.create_task(players[1].play())
        await players[1].ready.wait()
        first = asyncio.create_task(players[0].play(start=True))
        while players[0].number < 1:
            await asyncio.sleep(0.02)
        with ExitStack() as stack:
            words = said.replace(b"%s", named.encode())
            for round in range(3):
                callers = await loop.run_in_executor(None, flooded, server.base, stack, range(10, 30), 20, words)
                assert len(callers) > 200
                for address in ("127.0.0.1", "127.0.0.2"):
                    way = httpx.AsyncHTTPTransport(local_address=address)
                    async with httpx.AsyncClient(base_url=server.base, timeout=LIMIT, transport=way) as newcomer:
                        assert (await newcomer.get("/healthz")).status_code == 200
                        made = await newcomer.post("/api/tables", json={"name": f"Newcomer {round}"})
                        assert made.status_code == 201
            await asyncio.gather(first, second)
        assert all(player.game and player.connections == 1 for player in players), "nobody had to come back"

    flags = ("--requests", "10000", "--new-tables", "10000", "--commands", "10000")
    with Process(f"sqlite:///{tmp_path}/games.db", *flags, files=250) as server:
        asyncio.run(asyncio.wait_for(act(server), LIMIT))
        assert server.end() == 0
        assert not any("trace" in line for line in server.lines), server.lines


def test_one_address_has_its_limit_before_anything_is_read(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path}/games.db", "--address-sockets", "5") as server, ExitStack() as stack:
        base = server.base
        inside = [stack.enter_context(called(base, "127.0.0.2")) for _ in range(5)]
        with called(base, "127.0.0.2") as one_more:
            assert closed(one_more) == b""
        for other in ("127.0.0.1", "127.0.0.3"):  # the first is that of a proxy
            callers = [stack.enter_context(called(base, other)) for _ in range(6 if other == "127.0.0.1" else 5)]
            for caller in callers:
                caller.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                assert b"200 OK" in caller.recv(65536)
        inside.pop().close()
        while True:  # until the server has heard that one is gone
            with called(base, "127.0.0.2") as next_one, suppress(ConnectionError):
                next_one.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                if b"200 OK" in next_one.recv(65536):
                    break


def test_a_process_without_files_goes_on_when_it_has_some_again(tmp_path: Path) -> None:
    """It rests, says so now and then, and does not give up."""
    with Process(f"sqlite:///{tmp_path}/games.db") as server:
        base, id = server.base, server.process.pid
        files = len(os.listdir(f"/proc/{id}/fd"))
        resource.prlimit(id, resource.RLIMIT_NOFILE, (files + 10, files + 10))
        with ExitStack() as stack:
            flooded(base, stack, range(2, 10), 5, b"GET / HT")
            server.told("no connection can be taken")
            time.sleep(2)
        while True:
            with suppress(httpx.TransportError):
                if httpx.get(f"{base}/healthz", timeout=LIMIT).status_code == 200:
                    break
        told = [line for line in server.lines if line["what"] == "no connection can be taken"]
        assert len(told) < 100, "it rests in between"
        assert server.end() == 0


def test_how_many_files_may_be_open_is_told(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path}/games.db", under=["sh", "-c", 'ulimit -Sn 100; exec "$@"', "sh"]) as server:
        most = server.told("open files")["limit"]
        assert most > 100, "the limit was raised"
        assert any("fewer connections" in line["what"] for line in server.lines) == (most < 10_128)
        assert server.end() == 0
    with Process(f"sqlite:///{tmp_path}/games.db", files=400) as server:
        assert server.told("open files")["connections"] == 300
        assert server.told("the limit on open files allows fewer connections")["wanted"] == 10_000
        assert server.end() == 0


# -- the porter's book -----------------------------------------------------------------------------------------


class Quiet:
    """What is spoken on a connection that exists on paper only."""

    def __init__(self) -> None:
        self.busy = False

    def waits_for_us(self) -> bool:
        return self.busy

    def says_too_late(self) -> None: ...

    def write(self, frame: bytes) -> bool:
        return False

    async def drained(self) -> None: ...

    def listen(self, ear: Callable[[bytes], None]) -> None: ...


class Wire(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.cut = False

    def abort(self) -> None:
        self.cut = True


def let_in(porter: Porter, host: str) -> tuple[Guest, Quiet, Wire] | None:
    guest = porter.admit(host)
    if guest is None:
        return None
    talk, transport = Quiet(), Wire()
    guest.meets(talk, transport)
    return guest, talk, transport


def test_who_makes_room_for_whom() -> None:
    """The longest silent one, never one who is being answered, and a spectator only when nobody else is left."""

    async def act() -> None:
        porter = Porter(Config(reserve=20, address_sockets=100), 10)
        assert (porter.room, porter.for_strangers, porter.for_watchers, porter.for_address) == (10, 8, 6, 2)
        first, *others = (let_in(porter, f"10.0.0.{number}") for number in range(8))
        assert first is not None
        rest = [one for one in others if one is not None]
        assert len(rest) == 7
        first[0].heard()
        rest[0][1].busy = True
        assert let_in(porter, "10.0.1.1") is not None
        assert [one[2].cut for one in rest] == [False, True, *[False] * 5] and not first[2].cut
        first[0].welcome(sits=True)
        rest[2][0].welcome(sits=False)
        assert let_in(porter, "10.0.1.2") is not None, "who sits down makes room for a stranger"
        assert not any(one[2].cut for one in rest[2:])
        for one in (*rest[3:],):
            one[1].busy = True
        for guest in list(porter.silent):
            guest.welcome(sits=True) if guest is not rest[0][0] else None
        assert len(porter.seated) + len(porter.watching) + len(porter.silent) <= porter.room
        while len(porter.seated) + len(porter.watching) + len(porter.silent) < porter.room:
            new = let_in(porter, f"10.0.2.{len(porter.seated)}")
            assert new is not None
            new[0].welcome(sits=True)
        assert let_in(porter, "10.0.3.1") is not None and rest[2][2].cut, "the spectator goes for a newcomer"
        assert not rest[0][2].cut and not first[2].cut
        for guest in [*porter.silent, *porter.watching, *porter.seated]:
            guest.gone()
            guest.gone()
        assert not porter.inside and not porter.seated and not porter.silent

    asyncio.run(act())


def test_spectators_leave_room() -> None:
    async def act() -> None:
        porter = Porter(Config(reserve=20), 10)
        for number in range(6):
            assert porter.may_watch()
            new = let_in(porter, f"10.0.0.{number}")
            assert new is not None
            new[0].welcome(sits=False)
        assert not porter.may_watch()

    asyncio.run(act())


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("somewhere", "somewhere"),
    ],
)
def test_what_counts_as_one_address(host: str, counts_as: str) -> None:
    assert neighbourhood(host) == counts_as


def test_the_settings_are_in_the_guide() -> None:
    page = (Path(__file__).parents[1] / "docs" / "hosting.md").read_text(encoding="utf-8")
    for name in Config.__struct_fields__:
        assert f"`--{name.replace('_', '-')}`" in page or f"--{name.replace('_', '-')} " in page, name
