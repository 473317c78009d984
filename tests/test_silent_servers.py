"""A server of a fleet that falls silent, or stops: nobody waits for it longer than its tables are its own."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from boothill.lab.verify.engines import Redis
from boothill.server import lobby
from boothill.server.fleet import words
from tests import databases
from tests.servers import Served, served
from tests.test_fleet import _fleet, with_fleet
from tests.test_holding import paused


def asked_of(door: Served, name: str) -> list[words.Word]:
    """What one server wants of another from now on."""
    asked: list[words.Word] = []
    say = _fleet(door)._say

    def note(server: str, word: words.Word) -> None:
        if server == name and isinstance(word, words.Look | words.Join | words.Sit):
            asked.append(word)
        say(server, word)

    _fleet(door)._say = note  # type: ignore[method-assign]
    return asked


async def look(door: Served, made: dict[str, Any]) -> int | str:
    answer = await door.http.get(f"/api/tables/{made['table']}")
    return answer.json()["code"] if answer.status_code != 200 else 200


def test_nobody_waits_twice_for_a_server_that_does_not_answer(postgres: str, redis: Redis) -> None:
    async def act(first: Served, second: Served) -> None:
        made = await first.create()
        name = first.lobby.storage.server
        asked = asked_of(second, name)
        _fleet(first).bus.send = lambda to, data: None  # type: ignore[method-assign]
        assert await look(second, made) == "elsewhere", "while its lease lasts the table is its own"
        assert name in _fleet(second).silent
        before = len(asked)
        assert [await look(second, made) for _ in range(3)] == ["elsewhere"] * 3
        async with second.joined(made["table"], made["key"]) as ann:
            assert (await ann.next())["code"] == "elsewhere"
        assert len(asked) == before, "it was asked again, which takes until the line breaks once more"
        await paused(first)
        assert await look(second, made) == 200
        assert made["table"] in second.lobby.tables and len(asked) == before

    with_fleet(postgres, redis, act)


def test_a_server_that_is_heard_again_is_asked_again(postgres: str, redis: Redis) -> None:
    async def act(first: Served, second: Served) -> None:
        made = await first.create()
        name = first.lobby.storage.server
        async with first.joined(made["table"], made["key"]) as ann:
            await ann.until("welcome")
            assert await look(second, made) == 200
            _fleet(second)._broken(name)
            assert made["table"] not in second.lobby.away
            while name in _fleet(second).silent:
                await asyncio.sleep(0.05)
            assert await look(second, made) == 200
            assert made["table"] in first.lobby.tables and made["table"] in second.lobby.away

    with_fleet(postgres, redis, act)


def test_who_was_connected_through_another_door_is_not_led_to_a_server_that_has_stopped(
    postgres: str, redis: Redis
) -> None:
    async def run() -> None:
        database = databases.new_database(postgres)
        async with served(database, bus=redis.url) as second:
            async with served(database, bus=redis.url) as first:
                name = first.lobby.storage.server
                while name not in _fleet(second).others:
                    await asyncio.sleep(0.05)
                made = await first.create()
                eye, ann = await first.talk(made["table"]), await second.talk(made["table"], made["key"])
                for talk in (eye, ann):
                    await talk.until("welcome")
                assert made["table"] in second.lobby.away
            asked = asked_of(second, name)
            with pytest.raises(ConnectionClosed) as closed:
                await ann.until("never")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
            async with second.joined(made["table"], made["key"]) as again:
                await again.until("welcome")
            assert asked == [] and made["table"] in second.lobby.tables
            await eye.socket.close()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_server_that_stops_leads_others_away_while_it_is_still_there(postgres: str, redis: Redis) -> None:
    async def act(first: Served, second: Served) -> None:
        made = await first.create()
        async with first.joined(made["table"], made["key"]) as ann:
            await ann.until("welcome")
            assert await look(second, made) == 200
            await first.lobby.drain()
            assert not first.lobby.tables
            async with second.joined(made["table"], made["key"]) as again:
                await again.until("welcome")
            assert made["table"] in second.lobby.tables

    with_fleet(postgres, redis, act)


def test_a_server_without_a_lease_sends_people_on_without_asking_the_database(postgres: str, redis: Redis) -> None:
    async def act(first: Served, second: Served) -> None:
        made = await first.create()
        assert await look(second, made) == 200
        await paused(first)
        first.lobby.lease._until = 0.0
        first.lobby._lost({})
        released: list[str] = []

        async def release(table: str) -> None:
            released.append(table)

        first.lobby.storage.release = release  # type: ignore[method-assign]
        async with second.joined(made["table"], made["key"]) as ann:
            await ann.until("welcome")
        assert released == [] and made["table"] in second.lobby.tables

    with_fleet(postgres, redis, act)


def test_a_server_without_a_lease_leaves_everybody_to_the_others_at_once(
    postgres: str, redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    """A load balancer that is told 503 tries the next server."""

    async def act(first: Served, second: Served) -> None:
        made = await second.create()
        await paused(first)
        first.lobby.lease._until = 0.0
        with pytest.raises(InvalidStatus) as refused:
            await first.talk(made["table"], made["key"])
        assert refused.value.response.status_code == 503
        for path in (f"/api/tables/{made['table']}", "/healthz"):
            assert (await first.http.get(path)).status_code == 503

    with_fleet(postgres, redis, act)
    assert "handshake" not in caplog.text, "nothing has gone wrong"


def test_who_waits_for_the_database_at_one_door_is_soon_sent_to_another(
    postgres: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(first: Served, second: Served) -> None:
        made = await first.create()
        answers = asyncio.Event()
        take = second.lobby.storage.take

        async def late(table: str, reachable: bool = True) -> Any:
            await answers.wait()
            return await take(table, reachable)

        second.lobby.storage.take = late  # type: ignore[method-assign]
        monkeypatch.setattr(lobby, "FIND_SECONDS", 0.05)
        assert await look(second, made) == "closing"
        answers.set()
        monkeypatch.setattr(lobby, "FIND_SECONDS", 60)
        assert await look(second, made) == 200, "it was looked for meanwhile"

    with_fleet(postgres, redis, act)
