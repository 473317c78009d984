"""A server that is restarted, or whose database or clients are gone for a while."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from boothill.lab.verify.clients import Guest
from boothill.server import app, storage
from boothill.server.holding import Claim
from boothill.table import wire
from boothill.table.journal import TableSaved, Write
from boothill.text.records import parse_record
from tests.servers import Served, Talk, played, served, with_server


def test_a_restart_in_the_middle_of_a_game(database: str) -> None:
    async def run() -> None:
        async with served(database) as house:
            made = await house.create()
            bob = await house.sit(made["table"], "Bob")
            ann = Talk(await house.socket(made["table"]))
            await ann.send(wire.Hello(key=made["key"]))
            await ann.send(wire.SetOrders(wire.Orders(shields=True)))
            await ann.send(wire.Start())
            last = await ann.until("update")
            before = house.lobby.tables[made["table"]].table.game
            assert before is not None
        with pytest.raises(ConnectionClosed) as closed:
            await ann.until("never")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        async with served(database) as house:
            assert house.lobby.tables == {}, "a table is read when somebody comes"
            running = (await house.running(made["table"])).table
            assert running.game is not None and running.game.id == before.id
            assert running.game.s.save() == before.s.save() and running.game.chain == before.chain
            async with house.joined(made["table"], made["key"], after=last["number"]) as ann:
                welcome = await ann.until("welcome")
                assert welcome["orders"]["shields"] and welcome["seat"] == 0
                assert (await ann.until("update"))["chain"] == before.chain
            guests = [Guest(house.base, made["table"], key, Random(1)) for key in (made["key"], bob["key"])]
            await asyncio.gather(*(guest.play() for guest in guests))
            record = parse_record((await house.http.get(f"/api/games/{guests[0].game}/record")).text)
            assert record.unfair() == [] and record.last().over

    asyncio.run(asyncio.wait_for(run(), 300))


def test_a_table_whose_game_has_ended_outlives_a_restart(database: str) -> None:
    """Who was cut off at the very end hears how it ended, and the next game can be played."""

    async def run() -> None:
        async with served(database) as house:
            made, guests = await played(house, 2, series=True)
        async with served(database) as house, house.joined(made["table"], made["key"], after=3) as ann:
            assert (await ann.until("welcome"))["table"]["phase"] == "over"
            assert (await ann.until("update"))["chain"] == guests[0].heads[max(guests[0].heads)]
            assert (await ann.until("ended"))["game"] == guests[0].game
            fewer = wire.Settings(game="duel", players=2)  # than sat at the game that is over
            await ann.send(wire.Change(fewer))
            while len((await ann.until("table"))["table"]["seats"]) > 2:
                pass
        async with served(database) as house:
            async with house.joined(made["table"], made["key"]) as ann:
                assert (await ann.until("ended"))["game"] == guests[0].game
                await ann.send(wire.Rematch())
                assert (await ann.until("update"))["view"]["owner"] == [0, 0, 1, 1]
            games = (await house.http.get(f"/api/tables/{made['table']}/games")).json()
            assert [game["game"] for game in games] == [guests[0].game]

    asyncio.run(asyncio.wait_for(run(), 300))


def test_a_table_that_fails_is_read_back(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def act(house: Served) -> None:
        made, other = await house.create(), await house.create()
        async with house.joined(made["table"], made["key"]) as ann, house.joined(other["table"], other["key"]) as bob:
            await ann.until("welcome")
            await bob.until("welcome")
            await ann.send(wire.Start())
            await ann.asked()
            running = house.lobby.tables[made["table"]]
            assert running.table.game is not None
            before = running.table.game.s.save()
            with pytest.raises(ZeroDivisionError):
                await running.owner.call(lambda: 1 / 0)
            with pytest.raises(ConnectionClosed) as closed:
                await ann.until("never")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
            async with house.joined(made["table"], made["key"]) as again:
                assert (await again.until("update"))["ask"]
            game = house.lobby.tables[made["table"]].table.game
            assert game is not None and game.s.save() == before
            await bob.send(wire.Ping(1))
            await bob.until("pong")

    with_server(tmp_path, act)
    assert any("a table has stopped" in record.message for record in caplog.records)


def test_a_table_that_fails_while_the_database_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read back as soon as that can be done; until then everybody is told to come again."""

    async def act(house: Served) -> None:
        made = await house.create()
        back = asyncio.Event()
        take = house.lobby.storage.take

        async def away(table: str, reachable: bool) -> object:
            if not back.is_set():
                raise OperationalError("select", {}, ConnectionError("away"))
            return await take(table, reachable)

        monkeypatch.setattr(house.lobby.storage, "take", away)
        with pytest.raises(ZeroDivisionError):
            await house.lobby.tables[made["table"]].owner.call(lambda: 1 / 0)
        async with house.joined(made["table"], made["key"]) as early:
            assert (await early.next())["code"] == "closing"
            with pytest.raises(ConnectionClosed) as closed:
                await early.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert (await house.http.get(f"/api/tables/{made['table']}")).status_code == 503
        back.set()
        async with house.joined(made["table"], made["key"]) as ann:
            assert (await ann.until("welcome"))["seat"] == 0

    with_server(tmp_path, act)


def test_what_is_asked_while_the_database_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: Served) -> None:
        async def away(*_: object) -> None:
            raise OperationalError("select", {}, ConnectionError("away"))

        back = asyncio.Event()

        async def silent(*_: object) -> None:
            await back.wait()

        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(storage, "PATIENCE", 0)
            meanwhile.setattr(storage, "PULSE_SECONDS", -1)
            meanwhile.setattr(house.lobby.storage, "_bounded", away)
            for address in ("/api/games", "/api/games/x/record", "/api/tables/x/games"):
                answer = await house.http.get(address)
                assert (answer.status_code, answer.json()["code"]) == (503, "closing")
                assert answer.headers["retry-after"]
            assert (await house.http.get("/healthz")).status_code == 503
            meanwhile.setattr(house.lobby.storage, "_transact", silent)
            meanwhile.setattr(app, "HEALTH_SECONDS", 0.05)
            assert (await house.http.get("/healthz")).status_code == 503
        back.set()
        assert (await house.http.get("/healthz")).status_code == 200
        assert (await house.http.get("/api/games")).json() == []

    with_server(tmp_path, act)


def test_who_waits_for_something_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(house: Served) -> None:
        made, old = await house.create(), await house.create()
        write = house.lobby.storage.write
        failed: list[str] = []

        async def fails(writes: list[Write], claim: Claim | None) -> None:
            failed.extend(write.table for write in writes if isinstance(write, TableSaved))
            raise OperationalError("insert", {}, ConnectionError("away"))

        monkeypatch.setattr(house.lobby.storage, "write", fails)
        answer = await house.http.post(f"/api/tables/{made['table']}/seats", json={"name": "Bob"})
        assert (answer.status_code, answer.json()["code"]) == (503, "closing") and failed == [made["table"]]
        table = (await house.running(made["table"])).table
        assert table.shown().seats[1].kind == "open", "as it was written"
        house.lobby.clock.epoch += 3601
        table.idle_since = None
        await house.lobby.sweep()
        assert failed == [made["table"], old["table"]]
        monkeypatch.setattr(house.lobby.storage, "write", write)
        assert set(house.lobby.tables) == {made["table"]}
        await house.running(old["table"])
        house.lobby.clock.epoch += 3601
        await house.lobby.sweep()
        assert set(house.lobby.tables) == {made["table"]}, "cleared away another time"
        assert [saved.table.table for saved in await house.lobby.storage.unfinished()] == [made["table"]]

    with_server(tmp_path, act)


def test_who_is_cut_off_while_joining_is_not_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: Served) -> None:
        made = await house.create()
        running = await house.running(made["table"])
        go_on = asyncio.Event()
        write = house.lobby.storage.write

        async def slow(writes: list[Write], claim: Claim | None) -> None:
            await go_on.wait()
            await write(writes, claim)

        async with house.joined(made["table"], made["key"]) as ann:
            await ann.until("welcome")
            monkeypatch.setattr(house.lobby.storage, "write", slow)
            await ann.send(wire.Contribute("abc"))
            async with house.joined(made["table"], name="Eve"):
                while not running.owner.mailbox:  # until she waits to be let in
                    await asyncio.sleep(0.01)
                (eve,) = (one for one in running.connections if not one.viewer.name)
                eve.close(1012)
                while eve in running.connections:
                    await asyncio.sleep(0.01)
            go_on.set()
            await ann.send(wire.Ping(1))
            await ann.until("pong")
            assert [viewer.seat for viewer in running.table.seating.viewers] == [0]

    with_server(tmp_path, act)


def test_tables_without_anybody_are_cleared_away(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        made, kept = await house.create(), await house.create()
        async with house.joined(kept["table"], kept["key"]) as ann:
            await ann.until("welcome")
            await house.lobby.sweep()
            assert len(house.lobby.tables) == 2
            house.lobby.clock.epoch += 3601
            await house.lobby.sweep()
            assert set(house.lobby.tables) == {kept["table"]}
            assert (await house.http.get(f"/api/tables/{made['table']}")).status_code == 404
            assert [saved.table.table for saved in await house.lobby.storage.unfinished()] == [kept["table"]]

    with_server(tmp_path, act)


def test_tables_that_nobody_comes_back_to_are_cleared_away(database: str) -> None:
    """They are not read for that; a game that is under way is kept for longer."""

    def pass_by(house: Served, hours: int) -> None:
        with house.lobby.storage.engine.begin() as connection:
            connection.execute(text(f"update tables set used_at = used_at - {hours * 3601}"))

    async def run() -> None:
        async with served(database) as house:
            empty, playing = await house.create(), await house.create()
            async with house.joined(playing["table"], playing["key"]) as ann:
                await ann.send(wire.Start())
                await ann.asked()
        async with served(database) as house:
            await house.lobby.sweep()
            assert len(await house.lobby.storage.unfinished()) == 2
            pass_by(house, 1)
            await house.lobby.sweep()
            assert [saved.table.table for saved in await house.lobby.storage.unfinished()] == [playing["table"]]
            assert (await house.http.get(f"/api/tables/{empty['table']}")).status_code == 404
            assert house.lobby.tables == {}
            pass_by(house, 23)
            await house.lobby.sweep()
            assert await house.lobby.storage.unfinished() == []

    asyncio.run(asyncio.wait_for(run(), 300))
