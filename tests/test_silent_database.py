"""A database that falls silent without an error, and one that comes back: nothing is lost, nothing is written twice."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

import pytest
from sqlalchemy.exc import DBAPIError

from boothill.server import storage
from boothill.server.database import BadDatabase
from boothill.server.faults import is_away
from boothill.server.storage import Storage
from boothill.table.journal import Finished
from tests import databases
from tests.databases import Line
from tests.test_storage import dealt, moved, table

LIMIT = 120
"""Seconds for what should take a few: only a test that hangs meets it."""


@pytest.fixture
def line(postgres: str) -> Iterator[Line]:
    line = Line(databases.new_database(postgres))
    yield line
    line.close()


def over(line: Line, act: Callable[[Storage], Awaitable[None]], seconds: float = 1.5) -> None:
    """Do something with a database at the other end of a line."""

    async def run() -> None:
        store = Storage(line.database, seconds)
        await store.open()
        try:
            await store.write([table("a"), dealt("a"), moved("a-1", 1)])
            await act(store)
        finally:
            await store.close(5)

    asyncio.run(asyncio.wait_for(run(), LIMIT))


async def moves_of(store: Storage) -> list[int]:
    (saved,) = await store.unfinished("a")
    return [move.number for move in saved.moves]


async def until_away(store: Storage) -> None:
    while store._away_since is None:
        await asyncio.sleep(0.01)


def test_what_waits_is_written_when_the_line_is_well_again(line: Line) -> None:
    async def act(store: Storage) -> None:
        line.cut()
        waits = [asyncio.create_task(store.write([moved("a-1", 2)])), asyncio.create_task(store.write([table("b")]))]
        await until_away(store)
        assert not any(task.done() for task in waits)
        line.well()
        await asyncio.gather(*waits)
        assert await moves_of(store) == [1, 2]
        assert [saved.table.table for saved in await store.unfinished()] == ["a", "b"]

    over(line, act)


def test_tables_go_on_as_soon_as_a_sign_of_life_gets_through(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for the database longer and longer must not wait longer than it is away."""
    monkeypatch.setattr(storage, "PAUSES", (LIMIT * 2,))
    monkeypatch.setattr(storage, "PATIENCE", LIMIT * 4)

    async def act(store: Storage) -> None:
        line.cut()
        waits = asyncio.create_task(store.write([moved("a-1", 2)]))
        await until_away(store)
        line.well()
        while not waits.done():
            with suppress(DBAPIError):
                await store.renew(5)
            await asyncio.sleep(0.1)
        await waits
        assert await moves_of(store) == [1, 2]

    over(line, act)


@pytest.mark.parametrize("word", ["COMMIT", "INSERT INTO moves", "INSERT INTO tables"])
@pytest.mark.parametrize("how", ["carried out", "held back", "lost"])
def test_a_line_that_dies_in_the_middle_of_a_transaction(line: Line, word: str, how: str) -> None:
    """Whether it was carried out or not is known to nobody. It is there once in the end, and only then acknowledged.

    If the other end hears nothing more, it still holds what was written locked, until it gives up itself.
    """

    async def act(store: Storage) -> None:
        if how == "carried out":
            line.dies_at = word.encode()
        else:
            line.holds = word.encode()
        end = Finished("a-1", "law", 9.0)
        waits = asyncio.create_task(store.write([table("a", data=b"new"), moved("a-1", 2), end]))
        other = asyncio.create_task(store.write([table("b")]))
        await asyncio.to_thread(line.dead.wait)
        await until_away(store)
        assert not waits.done()
        if how == "lost":
            line.forget()
        else:
            line.well()
        await asyncio.gather(waits, other)
        assert await moves_of(store) == [1, 2]
        (saved,) = await store.unfinished("a")
        assert (saved.table.data, saved.result) == (b"new", "law")

    over(line, act)


def test_whoever_reads_is_told_and_reads_again_later(line: Line) -> None:
    async def act(store: Storage) -> None:
        line.cut()
        reads = [store.unfinished("a"), store.games(), store.played("a-1"), store.token("x")]
        results = await asyncio.gather(*reads, return_exceptions=True)
        assert all(isinstance(result, DBAPIError) and is_away(result) for result in results), results
        line.well()
        assert await moves_of(store) == [1]

    over(line, act)


def test_tables_give_up_in_the_end_and_nothing_is_half_written(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "PATIENCE", 0)

    async def act(store: Storage) -> None:
        line.cut()
        with pytest.raises(DBAPIError) as failed:
            await store.write([moved("a-1", 2)])
        assert is_away(failed.value)
        line.well()
        while True:  # until the log of the connection before has been cleared up at the other end
            try:
                await store.write([moved("a-1", 2), moved("a-1", 3)])
                break
            except DBAPIError:
                await asyncio.sleep(0.05)
        assert await moves_of(store) == [1, 2, 3]

    over(line, act)


def test_health_is_known_by_writing(line: Line) -> None:
    async def act(store: Storage) -> None:
        await store.alive()
        commits = store.commits
        await asyncio.gather(*(store.alive() for _ in range(50)))
        assert store.commits == commits, "one answer for all who ask within a second"
        line.dies_at = b"COMMIT"
        store._pulsed -= 2
        asks = asyncio.create_task(store.alive())
        await until_away(store)
        assert not asks.done()
        line.well()
        await asks
        assert store.commits == commits + 1

    over(line, act)


def test_a_token_is_given_once(line: Line) -> None:
    async def act(store: Storage) -> None:
        line.dies_at = b"COMMIT"
        waits = asyncio.create_task(store.add_token("h1", "Rattler", 1.0))
        await asyncio.to_thread(line.dead.wait)
        await until_away(store)
        line.well()
        assert await waits
        assert await store.token("h1") == "Rattler"

    over(line, act)


def test_closing_does_not_wait_for_a_dead_line(line: Line, caplog: pytest.LogCaptureFixture) -> None:
    async def act(store: Storage) -> None:
        line.cut()
        waits = asyncio.create_task(store.write([moved("a-1", 2)]))
        await until_away(store)
        await store.close(0.1)
        waits.cancel()
        assert store.owed == 1

    over(line, act)
    assert any(record.message == "not everything could be written" for record in caplog.records)


def test_a_server_does_not_start_over_a_dead_line(line: Line) -> None:
    line.cut()
    with pytest.raises(BadDatabase, match="database: it cannot be used"):
        over(line, lambda store: asyncio.sleep(0))
