"""A server that cannot start says why in one sentence; one that runs outlives what goes wrong around it, and ends when
it is told to."""

from __future__ import annotations

import asyncio
import errno
import os
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import httpx
import pytest

from boothill.cli import main
from boothill.lab.verify.clients import Guest, seated
from boothill.lab.verify.crash import look as compared
from boothill.server import listening, lobby, run
from boothill.server.config import Config
from boothill.server.filelock import FileLock as Lock
from boothill.server.storage import Storage
from boothill.table import wire
from tests import databases
from tests.databases import Line
from tests.servers import Process
from tests.test_storage import dealt, moved, table, with_storage

LIMIT = 180
ROOMY = ("--commands", "10000", "--requests", "10000", "--new-tables", "10000")


@pytest.fixture
def line(postgres: str) -> Iterator[Line]:
    line = Line(databases.new_database(postgres))
    yield line
    line.close()


async def healthy(http: httpx.AsyncClient, status: int) -> None:
    """Wait until health is told so."""
    while (await http.get("/healthz")).status_code != status:
        await asyncio.sleep(0.1)


# -- a database that goes and comes ----------------------------------------------------------------------------


def test_games_go_on_over_a_line_that_goes_dead_again_and_again(line: Line) -> None:
    """Every move that anybody was shown is in the record, and everybody who waited got his answer."""

    async def play(server: Process) -> None:
        async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
            groups = []
            for number in range(2):
                named, keys = await seated(http, wire.Settings(players=4, clock="instant", public=True), 2)
                groups.append([Guest(server.base, named, key, Random(number), 0.05) for key in keys])
            others = [asyncio.create_task(group[1].play()) for group in groups]
            await asyncio.gather(*(group[1].ready.wait() for group in groups))
            playing = others + [asyncio.create_task(group[0].play(start=True)) for group in groups]

            async def some_moves() -> None:
                before = sum(len(guest.heads) for group in groups for guest in group)
                while sum(len(guest.heads) for group in groups for guest in group) < before + 8:
                    assert not all(task.done() for task in playing), "the games are over too soon for this test"
                    await asyncio.sleep(0.02)

            await some_moves()
            line.cut()
            await healthy(http, 503)
            line.well()
            await healthy(http, 200)
            await some_moves()
            line.dead.clear()
            line.dies_at = b"COMMIT"
            await asyncio.to_thread(line.dead.wait)
            told = len(server.lines)
            await asyncio.to_thread(server.told, "a table has stopped", told)  # so long that tables give up
            line.well()
            await healthy(http, 200)
            await asyncio.gather(*playing)
            report = await compared(server.base, groups)
            assert report.lost == [] and report.games == 2

    with Process(line.database, "--database-seconds", "1", *ROOMY) as server:
        asyncio.run(asyncio.wait_for(play(server), LIMIT))
        assert server.end() == 0
        assert not any("trace" in line for line in server.lines), server.lines


def test_a_server_ends_although_its_database_does_not_answer(line: Line) -> None:
    """It says that something is not written, and everything that was acknowledged is there."""

    async def act(server: Process) -> None:
        async with httpx.AsyncClient(base_url=server.base, timeout=60) as http:
            await seated(http, wire.Settings(players=4), 1)
            line.cut()
            waits = asyncio.create_task(http.post("/api/tables", json={"name": "Bob"}))
            await healthy(http, 503)
            assert await asyncio.to_thread(server.end) == 1
            assert (await waits).json()["code"] == "closing"
        (told,) = (one for one in server.lines if "written" in one["what"])
        assert told["level"] == "error" and told["writes"] == 1
        assert not any("trace" in one for one in server.lines), server.lines

    async def look(store: Storage) -> None:
        assert len(await store.unfinished()) == 1

    with Process(line.database, *ROOMY) as server:
        asyncio.run(asyncio.wait_for(act(server), LIMIT))
    line.well()
    with_storage(line.database, look)


def test_the_end_leaves_time_for_those_who_count_to_ten() -> None:
    assert run.GOODBYE_SECONDS + lobby.WRITE_SECONDS < run.END_SECONDS < 10


HANGS = """
import asyncio, sys, threading
from boothill.cli import main
from boothill.server.lobby import Lobby

async def never(self):
    await asyncio.Event().wait()

if {how!r} == "closing":
    Lobby.close = never
else:
    threading.Thread(target=threading.Event().wait).start()
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("how", ["closing", "a thread"])
def test_a_server_ends_although_something_of_its_own_hangs(how: str, tmp_path: Path) -> None:
    python = [sys.executable, "-c", HANGS.format(how=how)]
    with Process(f"sqlite:///{tmp_path}/games.db", command=python) as server:
        assert httpx.get(f"{server.base}/healthz", timeout=LIMIT).status_code == 200
        assert server.end() == 0
        assert server.lines[-1]["what"] == "ended before everybody had gone; everything was written"


@pytest.mark.parametrize("part", ["thinkers", "pool", "studies", "fleet"])
def test_a_server_closes_its_database_although_a_part_of_it_does_not_end(
    part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots that think on, work that goes on, a bus that takes nothing any more."""
    monkeypatch.setattr(lobby, "LEAVE_SECONDS", 0.05)

    class Hangs:
        async def close(self) -> None:
            await asyncio.Event().wait()

    async def run() -> None:
        made = lobby.Lobby(Config(database=f"sqlite:///{tmp_path}/games.db"))
        await made.open()
        await made.create(wire.Settings(), "Ann", program=False)
        monkeypatch.setattr(made, part, Hangs())
        await made.close()
        assert made.storage.owed == 0

    asyncio.run(asyncio.wait_for(run(), LIMIT))
    Lock(tmp_path / "games.db").release()  # which another server can take now


def test_a_server_ends_although_nobody_reads_its_log(tmp_path: Path) -> None:
    """Nor does anybody wait for one who does not read it."""
    command = [sys.executable, "-m", "boothill", "serve", "--database", f"sqlite:///{tmp_path}/games.db"]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([*command, "--port", str(port)], stderr=subprocess.PIPE)
    try:
        nonsense = b"x" * 100 + b"\r\n\r\n"
        sent, refused = 0, 0
        while sent < 1500 and refused < 10 * LIMIT:  # each makes a line in the log, more than a pipe holds
            try:
                with socket.create_connection(("127.0.0.1", port), LIMIT) as caller:
                    caller.sendall(nonsense)
                    assert caller.recv(100).startswith(b"HTTP/1.1 400")
                    sent += 1
            except ConnectionRefusedError:
                refused += 1
                time.sleep(0.1)
        assert httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=LIMIT).status_code == 200
        process.terminate()
        assert process.wait(LIMIT) == 0
    finally:
        process.kill()
        process.wait()
        assert process.stderr is not None
        process.stderr.close()


@pytest.mark.parametrize("how", ["a second program locks it", "its disk is full"])
def test_a_file_that_cannot_be_written_for_a_while(how: str, tmp_path: Path) -> None:
    """Health says so, the log says what to do, and who waits gets his answer when it can be written again."""
    path = tmp_path / "games.db"

    async def act(server: Process) -> None:
        async with httpx.AsyncClient(base_url=server.base, timeout=120) as http:
            await seated(http, wire.Settings(players=4), 1)
            if how == "its disk is full":
                limit = path.with_name("games.db-wal").stat().st_size
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
            else:
                other = sqlite3.connect(path, isolation_level=None)
                other.execute("begin immediate")
            waits = asyncio.create_task(http.post("/api/tables", json={"name": "Bob"}))
            await healthy(http, 503)
            problem = (await asyncio.to_thread(server.told, "the database cannot be used"))["problem"]
            if how == "its disk is full":
                assert "see to the disk" in problem or "make room" in problem
                free = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, free)
            else:
                assert "is locked by another program" in problem
                other.execute("rollback")
                other.close()
            assert (await waits).status_code == 201
            await healthy(http, 200)

    with Process(f"sqlite:///{path}", "--database-seconds", "2", *ROOMY) as server:
        asyncio.run(asyncio.wait_for(act(server), LIMIT))
        assert server.end() == 0
        assert not any("trace" in line for line in server.lines), server.lines


# -- a server that cannot start --------------------------------------------------------------------------------


def filled(path: Path) -> None:
    """A database with some games, in one file."""

    async def fill(store: Storage) -> None:
        for number in range(20):
            name = f"t{number}"
            await store.write(
                [table(name, over=True, data=b"x" * 500), dealt(name), *(moved(f"{name}-1", i) for i in range(100))]
            )

    with_storage(f"sqlite:///{path}", fill)
    assert path.stat().st_size > 100_000 and not path.with_name(f"{path.name}-wal").exists()


def scribbled(path: Path, first: int) -> None:
    """Damaged from a page on."""
    with path.open("r+b") as file:
        file.seek(first * 4096)
        file.write(os.urandom(1) * 40_000)


def refused(database: str, *flags: str, under: Sequence[str] = ()) -> str:
    """The one sentence with which a server refuses to start."""
    with Process(database, *flags, under=under) as server:
        assert server.wait() == 2, (server.lines, server.other)
        assert [line for line in server.lines if line["level"] == "error" or "trace" in line] == []
        (sentence,) = server.other
        assert sentence.startswith("boothill: ")
        return sentence.removeprefix("boothill: ").strip()


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ("damaged in the middle", "{path} is damaged; move it away"),
        ("damaged at its beginning", "{path} is damaged; move it away"),
        ("a letter", "{path} is damaged; move it away"),
        ("a folder", "{path} is a folder; name a file in it"),
        ("a pipe", "{path} is no file; choose another one"),
        ("of another program", "{path} belongs to another program; choose another file"),
        ("in a folder that cannot be", "it cannot be used: [Errno"),
        ("of a newer program", "it was written by a newer Boot Hill"),
    ],
)
def test_a_file_that_is_no_database_of_ours(what: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    match what:
        case "damaged in the middle":
            filled(path)
            scribbled(path, 4)
        case "damaged at its beginning":
            filled(path)
            scribbled(path, 0)
        case "a letter":
            path.write_text("Dear Ann, the games are in the other file.\n" * 100)
        case "a folder":
            path.mkdir()
        case "a pipe":
            os.mkfifo(path)
        case "of another program":
            with sqlite3.connect(path) as other:
                other.execute("create table songs (name text)")
            other.close()
        case "of a newer program":
            filled(path)
            with sqlite3.connect(path) as other:
                other.execute("update alembic_version set version_num = '9999'")
            other.close()
        case _:
            path = Path("/proc/none/games.db")
    before = path.read_bytes() if path.is_file() else b""
    told = refused(f"sqlite:///{path}")
    assert told.startswith(f"database: {sentence.format(path=path)}"), told
    if what != "of a newer program":  # opening that one is no harm
        assert (path.read_bytes() if path.is_file() else b"") == before, "it is left as it was"


def test_what_the_sentence_on_damage_says_works(tmp_path: Path) -> None:
    """A copy is brought back with the command it names, and the server starts."""
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    filled(path)
    assert main(["backup", str(copy), "--database", f"sqlite:///{path}"]) == 0
    scribbled(path, 4)
    told = refused(f"sqlite:///{path}")
    assert "`boothill restore COPY`" in told and f"`sqlite3 {path} .recover | sqlite3 NEW.db`" in told
    path.rename(tmp_path / "away.db")
    assert main(["restore", str(copy), "--database", f"sqlite:///{path}"]) == 0
    with Process(f"sqlite:///{path}") as server:
        assert server.base and server.end() == 0


@pytest.mark.parametrize("what", ["the file", "the folder"])
def test_a_file_without_permission(what: str, tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    filled(path)
    rights = "-dac_override,-dac_read_search"  # by which root may write everywhere
    under = ["setpriv", "--bounding-set", rights, "--inh-caps", rights] if os.getuid() == 0 else []
    (path if what == "the file" else tmp_path).chmod(0o555)
    try:
        told = refused(f"sqlite:///{path}", under=under)
    finally:
        tmp_path.chmod(0o755)
    wanted = f"{path} may not be read and written" if what == "the file" else f"written in the folder {tmp_path}"
    assert wanted in told and "by this user; change its owner or its permissions" in told


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    """However the first one ends, the next one starts at once."""
    database = f"sqlite:///{tmp_path}/games.db"
    with Process(database) as first:
        assert httpx.get(f"{first.base}/healthz", timeout=60).status_code == 200
        told = refused(database)
        by = f"{tmp_path}/games.db is used by another server (process {first.process.pid})"
        assert told == f"database: {by}; stop that one, or choose another file"
        assert httpx.get(f"{first.base}/healthz", timeout=60).status_code == 200
        first.end(signal.SIGKILL)
    with Process(database) as third:
        assert third.base and third.end() == 0
    with Process(database) as fourth:
        assert fourth.base and fourth.end() == 0


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        told = refused(f"sqlite:///{tmp_path}/games.db", "--port", str(port))
    assert told == f"port: {port} is taken by another program; choose another one, or 0 for any that is free"


@pytest.mark.parametrize(
    ("host", "sentence"),
    [
        ("203.0.113.5", "host: 203.0.113.5 is no address of this machine"),
        ("no.such.name.invalid", "host: 'no.such.name.invalid' is not known here"),
        ("x" * 300, "host: 'xxx"),
    ],
)
def test_a_host_that_is_not_ours(host: str, sentence: str, tmp_path: Path) -> None:
    assert refused(f"sqlite:///{tmp_path}/games.db", "--host", host).startswith(sentence)


def test_a_port_that_is_not_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", forbidden)
    with pytest.raises(listening.BadAddress, match="port: 80 may not be used by this user; choose one from 1024 on"):
        listening.bound("127.0.0.1", 80)


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost", "0.0.0.0"])
def test_the_address_is_told_with_its_port(host: str, tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path}/games.db", "--host", host) as server:
        assert httpx.get(f"{server.base}/healthz", timeout=60).status_code == 200
        named = server.base.removeprefix("http://").rpartition(":")[0]
        assert named == (f"[{host}]" if ":" in host else host)
        assert server.end() == 0


# -- damage that shows later -----------------------------------------------------------------------------------


def test_damage_that_shows_while_a_server_runs(tmp_path: Path) -> None:
    """Health says so, the log says once what to do, and requests are refused without a word on our insides."""
    path = tmp_path / "games.db"
    filled(path)

    async def act(server: Process) -> None:
        async with httpx.AsyncClient(base_url=server.base, timeout=120) as http:
            await healthy(http, 200)
            with sqlite3.connect(path) as other:  # so that the server has to read the file again
                other.execute("update health set at = 0")
            other.execute("pragma wal_checkpoint(truncate)")
            other.close()
            with path.open("r+b") as file:
                file.write(b"?" * path.stat().st_size)
            await healthy(http, 503)
            for address in ("/api/games", "/api/games/t1-1/record"):
                answer = await http.get(address)
                assert (answer.status_code, answer.json()["code"]) == (503, "closing")
            assert (await http.post("/api/tables", json={"name": "Bob"})).status_code == 503

    with Process(f"sqlite:///{path}", "--database-seconds", "1", *ROOMY) as server:
        asyncio.run(asyncio.wait_for(act(server), LIMIT))
        told = [line for line in server.lines if line["what"] == "the database cannot be used"]
        assert len(told) == 1 and "is damaged; move it away" in told[0]["problem"]
        assert server.end(signal.SIGTERM) in (0, 1)
        assert not any("trace" in line for line in server.lines), server.lines
