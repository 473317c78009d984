"""The other servers of a fleet: gives access to the tables they hold, and shares limits and the list of tables.

The server that a client is connected to sees a table elsewhere as an `Away`: it passes the client's commands to the
holder of the table, and gets back encoded messages. The holder sees such a connection as a `Visitor`, among its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Protocol

import msgspec

from boothill.core.ids import Seat
from boothill.server.codes import spelt
from boothill.server.encoding import Encoded, as_frame, encoded
from boothill.server.fleet import words
from boothill.server.fleet.bus import Bus
from boothill.server.fleet.lines import Line, frame_of
from boothill.server.fleet.words import Word
from boothill.server.limits import Buckets
from boothill.server.listing import Entry, Listing
from boothill.server.running import Connection, Running
from boothill.table import wire
from boothill.table.clock import Clock
from boothill.table.problem import Problem
from boothill.table.seating import Viewer

log = logging.getLogger("boothill.fleet")

TICK_SECONDS = 0.2
PRESENT_SECONDS = 1.0
"""Seconds between messages to the others about the connections and tables here."""
STALE_SECONDS = 4.0
"""Seconds after which the tables listed by another server are no longer shown."""
ANSWER_SECONDS = 10.0
"""Maximum seconds to wait for an answer from another server, unless the line to it breaks before."""
GONE, WRONG = 1012, 4403
"""Close codes: connect again; not allowed here."""


class Host(Protocol):
    """The tables and limits of this server."""

    tables: dict[str, Running]
    requests: Buckets
    creations: Buckets
    listing: Listing
    connections: Counter[str]

    @property
    def clock(self) -> Clock: ...

    def parties(self) -> dict[str, str]:
        """The ids of the parties held here, by their codes."""

    async def release(self, id: str) -> None:
        """Let another server take a table that nobody is at here, or that has stopped here."""

    def look_anew(self, server: str) -> None:
        """Forget which tables a server held."""


class Other:
    """Another server."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.unsaid: list[Word] = []
        """Words to be sent together in the next iteration of the event loop."""
        self.last: object = None
        """The last message told, which often goes to several connections."""
        self.connections: dict[str, int] = {}
        self.tables: list[Entry] = []
        self.codes: dict[str, str] = {}
        self.told_at = 0.0


class Fleet:
    """The servers that share a database and a bus."""

    def __init__(self, me: str, bus: Bus, host: Host) -> None:
        self.me = me
        self.bus = bus
        self.host = host
        self.others: dict[str, Other] = {}
        self.silent: set[str] = set()
        """Servers that have gone, or have sent nothing since the line to them broke: nobody waits for their answers.
        Requests for one of their tables ask the database again, until the table is free."""
        self.links: dict[int, tuple[str, Connection, asyncio.Future[None]]] = {}
        """Connections here to tables elsewhere: the server, the connection, and whether it has joined."""
        self.calls: dict[int, tuple[str, asyncio.Future[words.Answer]]] = {}
        self.visitors: dict[tuple[str, int], Visitor] = {}
        """Connections of other servers to tables here."""
        self._number = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._presented = 0.0

    @property
    def reachable(self) -> bool:
        return self.bus.reachable

    async def open(self) -> None:
        """Start. Raises BadConfig."""
        await self.bus.open(self.me, self._heard)
        self.host.requests.spent, self.host.creations.spent = {}, {}
        self._keep(self._tick_on())

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._say_all(words.Gone())
        for server in tuple(self.others):
            self._flush(server)
        await self.bus.close()

    def met(self, servers: list[str]) -> None:
        """Note which other servers are alive."""
        for server in servers:
            self._other(server)
        for server in set(self.others) - set(servers):
            if self.others[server].line.quiet:
                del self.others[server]
        self.silent &= {*servers, *self.others}

    def connections(self, address: str) -> int:
        """The number of connections from an address to the other servers."""
        return sum(other.connections.get(address, 0) for other in self.others.values())

    def listed(self) -> list[Entry]:
        """The public tables of the other servers."""
        now = self._now()
        return [
            entry for other in self.others.values() if now < other.told_at + STALE_SECONDS for entry in other.tables
        ]

    def party(self, code: str) -> str:
        """The table of a party held by another server; empty if there is none with that code."""
        wanted = spelt(code)
        return next((other.codes[wanted] for other in self.others.values() if wanted in other.codes), "")

    # -- connections here to tables elsewhere ------------------------------------------------------------------

    async def join(self, server: str, table: str, connection: Connection, hello: wire.Hello) -> int:
        """Join a table of another server; return the number of the link. Raises Problem."""
        self._number += 1
        link, joined = self._number, asyncio.get_running_loop().create_future()
        self.links[link] = server, connection, joined
        self._say(server, words.Join(link, table, hello, connection.viewer.origin))
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await joined
        except BaseException as error:
            self.leave(link)
            if isinstance(error, TimeoutError):
                raise Problem("elsewhere") from None
            raise
        finally:
            del joined  # avoids a reference cycle through the traceback of an error
        return link

    def post(self, link: int, command: wire.ToTable) -> None:
        if link in self.links:
            self._say(self.links[link][0], words.Said(link, command))

    def leave(self, link: int) -> None:
        if link in self.links:
            server = self.links.pop(link)[0]
            self._say(server, words.Left(link))

    async def call(self, server: str, ask: Callable[[int], Word]) -> words.Answer:
        """Ask another server something. Raises Problem."""
        self._number += 1
        number = self._number
        answer: asyncio.Future[words.Answer] = asyncio.get_running_loop().create_future()
        self.calls[number] = server, answer
        self._say(server, ask(number))
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                found = await answer
        except TimeoutError:
            raise Problem("elsewhere") from None
        finally:
            self.calls.pop(number, None)
            del answer
        if found.problem is not None:
            raise problem_of(found.problem)
        return found

    # -- receiving ---------------------------------------------------------------------------------------------

    def _heard(self, data: bytes) -> None:
        try:
            frame = frame_of(data)
        except (msgspec.DecodeError, msgspec.ValidationError):
            log.warning("another server said something that makes no sense")
            return
        heard = self._other(frame.sender).line.hear(frame)
        if heard is None:  # the other side has begun a new line
            self._broken(frame.sender)
            heard = self._other(frame.sender).line.hear(frame)
        self.silent.discard(frame.sender)
        for word in heard or ():
            try:
                self._take(frame.sender, word)
            except Exception:  # an error with one word must not break the line for the others
                log.exception("what another server said came to nothing", extra={"word": type(word).__name__})

    def _take(self, server: str, word: Word) -> None:
        match word:
            case words.Told(links, text):
                told = as_frame(text.encode())
                for link in links:
                    if link in self.links:
                        self.links[link][1].say(told)
            case words.Said(link, command):
                visitor = self.visitors.get((server, link))
                if visitor is not None:
                    visitor.running.post(visitor, command)
            case words.Join():
                self._keep(self._admit(server, word))
            case words.Joined(link, problem):
                self._joined(link, problem)
            case words.Left(link):
                visitor = self.visitors.pop((server, link), None)
                if visitor is not None:
                    visitor.running.leave(visitor)
            case words.Closed(link, code):
                if link in self.links:
                    self.links.pop(link)[1].close(code)
            case words.Look(call, table):
                self._keep(self._answer(server, call, table, lambda running: running.look()))
            case words.Sit(call, table, name, seat, program, address, wait):
                wish = None if seat is None else Seat(seat)
                self._keep(self._answer(server, call, table, lambda run: run.sit(name, wish, program, address, wait)))
            case words.Answer(call):
                if call in self.calls and not self.calls[call][1].done():
                    self.calls[call][1].set_result(word)
            case words.Spent(requests, creations):
                for buckets, spent in ((self.host.requests, requests), (self.host.creations, creations)):
                    for address, permits in spent.items():
                        buckets.spent_elsewhere(address, self.host.clock.now(), permits)
            case words.Present(connections, tables, codes):
                other = self._other(server)
                other.connections, other.tables, other.codes = connections, tables, codes
                other.told_at = self._now()
            case words.Gone():
                self._broken(server)

    def _joined(self, link: int, problem: wire.ProblemShown | None) -> None:
        if link in self.links:
            joined = self.links[link][2]
            if joined.done():
                return
            if problem is None:
                joined.set_result(None)
            else:
                joined.set_exception(problem_of(problem))

    # -- visitors from other servers ---------------------------------------------------------------------------

    async def _admit(self, server: str, join: words.Join) -> None:
        running = self.host.tables.get(join.table)
        if running is None or running.deserted:  # the table moves to where its people are
            await self.host.release(join.table)
            self._say(server, words.Joined(join.link, Problem("elsewhere").told()))
            return
        visitor = Visitor(self, server, join.link, running, join.hello.screen or not join.hello.key, join.address)
        key = server, join.link
        self.visitors[key] = visitor
        try:
            if not self.host.requests.take(join.address, self.host.clock.now(), running.cost):
                raise Problem("too-fast")
            await running.join(visitor, join.hello)
        except Problem as problem:
            self.visitors.pop(key, None)
            running.leave(visitor)
            self._say(server, words.Joined(join.link, problem.told()))
        else:
            if self.visitors.get(key) is not visitor:  # left meanwhile
                running.leave(visitor)
            self._say(server, words.Joined(join.link))

    async def _answer(
        self,
        server: str,
        call: int,
        table: str,
        look: Callable[[Running], Awaitable[wire.TableShown | tuple[int, str]]],
    ) -> None:
        running = self.host.tables.get(table)
        try:
            if running is None:
                await self.host.release(table)
                raise Problem("elsewhere")
            found = await look(running)
            self._say(server, words.Answer(call, found))
        except Problem as problem:
            self._say(server, words.Answer(call, problem=problem.told()))

    def tell(self, visitor: Visitor, message: wire.FromTable) -> None:
        """Send a message to a visitor; for several visitors from one server it travels only once."""
        if visitor.server not in self.others:
            return
        other = self.others[visitor.server]
        if other.last is message and other.unsaid and isinstance(told := other.unsaid[-1], words.Told):
            told.links.append(visitor.link)
            return
        self._say(visitor.server, words.Told([visitor.link], encoded(message).text.decode()))
        other.last = message

    def dismiss(self, visitor: Visitor, code: int) -> None:
        if self.visitors.pop((visitor.server, visitor.link), None) is not None:
            self._say(visitor.server, words.Closed(visitor.link, code))
            visitor.running.leave(visitor)

    # -- lines -------------------------------------------------------------------------------------------------

    def _other(self, server: str) -> Other:
        if server not in self.others:
            line = Line(self.me, lambda data: self.bus.send(server, data), self._now)
            self.others[server] = Other(line)
        return self.others[server]

    def _say(self, server: str, word: Word) -> None:
        other = self._other(server)
        if not other.unsaid:
            asyncio.get_running_loop().call_soon(self._flush, server)
        other.unsaid.append(word)
        other.last = None

    def _flush(self, server: str) -> None:
        other = self.others.get(server)
        if other is not None and other.unsaid:
            said, other.unsaid, other.last = other.unsaid, [], None
            other.line.say(said)

    async def _tick_on(self) -> None:
        while True:
            await asyncio.sleep(TICK_SECONDS)
            for server, other in list(self.others.items()):
                if not other.line.tick():
                    self._broken(server)
            requests, creations = self.host.requests.tell_spent(), self.host.creations.tell_spent()
            if requests or creations:
                self._say_all(words.Spent(requests, creations))
            if self._now() >= self._presented + PRESENT_SECONDS:
                self._presented = self._now()
                self._say_all(
                    words.Present(dict(self.host.connections), await self.host.listing.own(), self.host.parties())
                )

    def _say_all(self, word: Word) -> None:
        for server in list(self.others):
            self._say(server, word)

    def _broken(self, server: str) -> None:
        """Handle a broken line: drop everything that goes through that server; its clients here must reconnect."""
        self.others.pop(server, None)
        self.silent.add(server)
        self.host.look_anew(server)
        for link, (holder, connection, joined) in list(self.links.items()):
            if holder == server:
                del self.links[link]
                if not joined.done():
                    joined.set_exception(Problem("elsewhere"))
                connection.close(GONE)
        for call, (holder, answer) in list(self.calls.items()):
            if holder == server:
                del self.calls[call]
                if not answer.done():
                    answer.set_exception(Problem("elsewhere"))
        for key, visitor in list(self.visitors.items()):
            if key[0] == server:
                del self.visitors[key]
                visitor.running.leave(visitor)

    def _keep(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()


class Visitor:
    """A connection of another server to a table here."""

    def __init__(self, fleet: Fleet, server: str, link: int, running: Running, watches: bool, address: str) -> None:
        self.fleet = fleet
        self.server = server
        self.link = link
        self.running = running
        self.watches = watches
        self.viewer = Viewer(self.send)
        self.viewer.origin = address

    def send(self, message: wire.FromTable) -> None:
        self.fleet.tell(self, message)
        if isinstance(message, wire.Farewell):
            self.close(WRONG)

    def say(self, message: Encoded) -> None:
        raise AssertionError("what a visitor is told is encoded where it is sent")

    def close(self, code: int) -> None:
        self.fleet.dismiss(self, code)


class Away:
    """A table that another server holds, as seen from here."""

    def __init__(self, fleet: Fleet, server: str, table: str) -> None:
        self.fleet = fleet
        self.server = server
        self.table = table
        self.links: dict[Connection, int] = {}
        self.left = False
        """Has it turned out that the table is no longer there, or cannot be reached?"""

    @property
    def cost(self) -> float:
        return 0.0  # its holder counts it

    async def join(self, connection: Connection, hello: wire.Hello) -> None:
        with self._noticing():
            self.links[connection] = await self.fleet.join(self.server, self.table, connection, hello)

    def post(self, connection: Connection, command: wire.ToTable) -> None:
        self.fleet.post(self.links[connection], command)

    def leave(self, connection: Connection) -> None:
        link = self.links.pop(connection, None)
        if link is not None:
            self.fleet.leave(link)

    async def look(self) -> wire.TableShown:
        with self._noticing():
            answer = await self.fleet.call(self.server, lambda call: words.Look(call, self.table))
        assert isinstance(answer.found, wire.TableShown)
        return answer.found

    async def sit(self, name: str, seat: Seat | None, program: bool, address: str, wait: bool) -> tuple[int, str]:
        with self._noticing():
            answer = await self.fleet.call(
                self.server, lambda call: words.Sit(call, self.table, name, seat, program, address, wait)
            )
        assert isinstance(answer.found, tuple)
        return answer.found

    @contextmanager
    def _noticing(self) -> Iterator[None]:
        try:
            yield
        except Problem as problem:
            self.left = self.left or problem.code == "elsewhere"
            raise


def problem_of(told: wire.ProblemShown) -> Problem:
    return Problem(told.code, **told.line.args)
