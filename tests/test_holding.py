"""A table has one holder at a time: a server that was paused, cut off or slow is refused when it writes."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from boothill.server import holding, storage
from boothill.server.database import BadDatabase
from boothill.server.holding import Claim, Elsewhere, Superseded
from boothill.server.storage import Storage
from boothill.table import clock, wire
from tests import databases
from tests.servers import Process, Served, served
from tests.test_storage import dealt, moved, table

DAY = 86400.0


@pytest.fixture
def shared(postgres: str) -> str:
    """An empty database that several servers may use."""
    return databases.new_database(postgres)


def with_two(url: str, act: Callable[[Storage, Storage], Awaitable[None]]) -> None:
    """Two servers on one database, both alive."""

    async def run() -> None:
        stores = Storage(url), Storage(url)
        for store in stores:
            await store.open()
            await store.renew(60)
        try:
            await act(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(asyncio.wait_for(run(), 120))


async def taken(store: Storage, id: str) -> Claim:
    found = await store.take(id)
    assert isinstance(found, tuple) and found[0] is not None
    return found[0]


def test_servers_that_start_at_once_on_an_empty_database_all_start(shared: str) -> None:
    with Process(shared) as first, Process(shared) as second:
        assert first.base != second.base


def test_a_table_belongs_to_one_server_until_its_lease_has_run_out(shared: str) -> None:
    async def act(first: Storage, second: Storage) -> None:
        await first.write([table("a")], first.first_claim("a"))
        assert await second.take("a") == Elsewhere(first.server)
        assert await second.take("b") is None
        await first.renew(-1)
        assert await taken(second, "a") == Claim("a", 2)
        await first.renew(60)
        assert await first.take("a") == Elsewhere(second.server)
        await second.release("a")
        assert await taken(first, "a") == Claim("a", 3)

    with_two(shared, act)


def test_a_server_that_ends_leaves_its_tables_to_the_others_at_once(shared: str) -> None:
    async def act(first: Storage, second: Storage) -> None:
        await first.write([table("a")], first.first_claim("a"))
        await first.close()
        assert await taken(second, "a") == Claim("a", 2)

    with_two(shared, act)


def test_what_a_former_holder_writes_is_refused_and_nobody_else_suffers(shared: str) -> None:
    async def act(first: Storage, second: Storage) -> None:
        claims = {id: Claim(id, 1) for id in "ab"}
        for id, claim in claims.items():
            await first.write([table(id), dealt(id)], claim)
        await first.renew(-1)
        assert await taken(second, "a") == Claim("a", 2)
        await first.renew(60)
        results = await asyncio.gather(
            first.write([moved("b-1", 1)], claims["b"]),
            first.write([moved("a-1", 1), table("a", over=True)], claims["a"]),
            first.write([moved("b-1", 2)], claims["b"]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), Superseded, type(None)]
        saved = {saved.table.table: saved for saved in await second.unfinished()}
        assert saved["a"].moves == [] and len(saved["b"].moves) == 2
        await second.write([moved("a-1", 1)], Claim("a", 2))

    with_two(shared, act)


def test_a_table_is_not_taken_while_its_holder_writes(shared: str) -> None:
    """Either the write comes first and whoever takes the table reads it, or the taking does and it is refused."""

    async def act(first: Storage, second: Storage) -> None:
        await first.write([table("a"), dealt("a")], Claim("a", 1))
        await first.renew(-1)
        with first.engine.begin() as writing:
            first._put(writing, [moved("a-1", 1)], {Claim("a", 1)})
            taking = asyncio.create_task(second.take("a"))
            await asyncio.wait((taking,), timeout=0.5)
            assert not taking.done()
        found = await taking
        assert isinstance(found, tuple) and found[0] == Claim("a", 2) and found[1].moves == [moved("a-1", 1)]

    with_two(shared, act)


def test_who_asks_for_a_table_does_not_wait_until_its_holder_has_written(shared: str) -> None:
    async def act(first: Storage, second: Storage) -> None:
        await first.write([table("a"), dealt("a")], Claim("a", 1))
        with first.engine.begin() as writing:
            first._put(writing, [moved("a-1", 1)], {Claim("a", 1)})
            assert await second.take("a") == Elsewhere(first.server)

    with_two(shared, act)


def test_a_server_renews_its_lease_however_much_waits_for_the_database(shared: str) -> None:
    async def act(first: Storage, second: Storage) -> None:
        await first.write([table("a")], Claim("a", 1))
        goes_on = threading.Event()
        waiting = [asyncio.create_task(first._readers.do(goes_on.wait, None)) for _ in range(storage.READERS + 2)]
        await asyncio.sleep(0)
        await first.renew(60)
        goes_on.set()
        await asyncio.gather(*waiting)

    with_two(shared, act)


def test_who_clears_up_after_the_dead_waits_for_none_of_their_tables(shared: str) -> None:
    async def act(first: Storage, second: Storage) -> None:
        for id in "abc":
            await first.write([table(id), dealt(id)], Claim(id, 1))
        await first.renew(-1)
        with first.engine.begin() as writing:  # which it has died over
            first._put(writing, [moved("b-1", 1)], {Claim("b", 1)})
            await second.unused(DAY)
            assert set(await first.held()) == {"b"}
        assert await taken(second, "b") == Claim("b", 2)

    with_two(shared, act)


def test_a_holder_that_nobody_reaches_loses_its_tables_to_one_that_is_reached(shared: str) -> None:
    async def act(first: Storage, second: Storage) -> None:
        await first.write([table("a")], Claim("a", 1))
        await first.renew(60, reachable=False)
        assert await second.take("a", reachable=False) == Elsewhere(first.server), "nobody is any better"
        assert await taken(second, "a") == Claim("a", 2)

    with_two(shared, act)


def test_a_clock_that_is_wrong_or_jumps_costs_nobody_a_table(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(first: Storage, second: Storage) -> None:
        await first.write([table("a"), table("b")], None)
        for wrong in (0.0, 1e10):
            clock = SimpleNamespace(time=lambda wrong=wrong: wrong, monotonic=lambda: 7.0)
            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(storage, "time", clock)
                await second.renew(60)
                claim = await taken(second, "a")
                assert await first.take("a") == Elsewhere(second.server)
                await second.release("a")
                clock.time = lambda wrong=wrong: 1e10 - wrong
                assert await second.unused(3600) == await first.unused(3600) == []
                assert await taken(first, "a") == Claim("a", claim.epoch + 1)
                await first.release("a")

    with_two(shared, act)


# -- whole servers ---------------------------------------------------------------------------------------------


async def paused(house: Served) -> None:
    """Give no sign of life any more, as if the process had been stopped."""
    await house.lobby.lease.end()
    with house.lobby.storage.engine.begin() as connection:
        holding.renew(connection, house.lobby.storage.server, -1, holding.SPEAKS, True)


async def game_of(house: Served, made: dict[str, Any]) -> Any:
    table = (await house.running(made["table"])).table
    assert table.game is not None
    return table.game


def test_an_owner_that_was_paused_tells_nobody_what_it_could_not_write(shared: str) -> None:
    async def run() -> None:
        async with served(shared) as first, served(shared) as second:
            made = await first.create()
            async with first.joined(made["table"], made["key"]) as ann:
                await ann.send(wire.Start())
                ask = await ann.asked()
                await paused(first)
                async with second.joined(made["table"], made["key"]) as again:
                    await again.asked()
                    assert (await game_of(second, made)).chain == (await game_of(first, made)).chain
                    before = len(ann.heard)
                    await ann.send(wire.Answer(ask["number"], [ask["moves"][0]["text"]]))
                    with pytest.raises(ConnectionClosed) as closed:
                        await ann.until("never")
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
                    assert {message["type"] for message in ann.heard[before:]} <= {"table"}
                    assert made["table"] not in first.lobby.tables and made["table"] in second.lobby.tables
                    game = await game_of(second, made)
                    (saved,) = await second.lobby.storage.unfinished(made["table"])
                    assert len(saved.moves) == game.number

    asyncio.run(asyncio.wait_for(run(), 120))


def test_all_servers_of_a_database_tell_its_time(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a table that goes on at another server does so at the same time, and games are listed in their order."""

    async def run() -> None:
        async with served(shared) as first:
            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(clock, "time", SimpleNamespace(time=lambda: 0.0, monotonic=time.monotonic))
                async with served(shared) as second:
                    assert abs(first.lobby.clock.now() - second.lobby.clock.now()) < DAY

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_server_that_comes_to_lets_go_of_what_others_have_taken(shared: str) -> None:
    async def run() -> None:
        async with served(shared) as first, served(shared) as second:
            made, other = await first.create(), await first.create()
            async with first.joined(made["table"], made["key"]) as ann:
                await ann.until("welcome")
                await paused(first)
                await second.lobby.find(made["table"])
                first.lobby.lease._until = 0.0
                await first.lobby.lease.begin()
                first.lobby.lease._until = 0.0  # as it finds it when it wakes
                with pytest.raises(ConnectionClosed):
                    await ann.until("never")
            assert set(first.lobby.tables) == {other["table"]}
            answer = await first.http.get(f"/api/tables/{made['table']}")
            assert (answer.status_code, answer.json()["code"]) == (503, "elsewhere")

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_server_of_another_version_is_refused(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = r"database: running servers of another version use it \(1\); stop them first, or start that version"

    async def run() -> None:
        async with served(shared) as house:
            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(holding, "SPEAKS", holding.SPEAKS + 1)
                with pytest.raises(BadDatabase, match=sentence):
                    await Storage(shared).open()
            with house.lobby.storage.engine.begin() as connection:
                connection.execute(text("update alembic_version set version_num = '0005'"))
            with pytest.raises(BadDatabase, match=sentence):
                await Storage(shared).open()

    asyncio.run(asyncio.wait_for(run(), 120))
