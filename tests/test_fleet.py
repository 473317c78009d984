"""Several servers as one: any door leads to any table, and nothing that is lost on the way is missed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from boothill.lab.verify.clients import Guest
from boothill.lab.verify.engines import NGINX, POSTGRES, REDIS, Cable, Redis
from boothill.lab.verify.fleet import LONGEST, break_fleet
from boothill.server.fleet import fleet as fleets
from boothill.server.fleet import words
from boothill.server.fleet.fleet import Away
from boothill.server.fleet.lines import BROKEN_SECONDS, Line, frame_of
from boothill.table import wire
from boothill.text.records import parse_record
from tests import databases
from tests.servers import Process, Served, served

# -- lines -----------------------------------------------------------------------------------------------------


class Post:
    """Two lines, and what is under way between them."""

    def __init__(self, begins_anew: bool = False) -> None:
        self.begins_anew = begins_anew
        """Does a side that hears that the other has forgotten everything do so, too?"""
        self.time = 0.0
        self.under_way: list[tuple[int, bytes]] = []
        self.ends = [self._end(i) for i in (0, 1)]
        self.heard: list[list[int]] = [[], []]
        self.forgotten = [0, 0]

    def _end(self, i: int) -> Line:
        return Line(f"s{i}", lambda data: self.under_way.append((1 - i, data)), lambda: self.time)

    def say(self, i: int, number: int) -> None:
        self.ends[i].say([words.Left(number)])

    def deliver(self, at: int = 0) -> None:
        to, data = self.under_way.pop(at)
        heard = self.ends[to].hear(frame_of(data))
        if heard is None:
            self.forgotten[to] += 1
            if self.begins_anew:
                self.begin_anew(to)
                heard = self.ends[to].hear(frame_of(data))
        self.heard[to] += [word.link for word in heard or () if isinstance(word, words.Left)]

    def begin_anew(self, i: int) -> None:
        self.ends[i] = self._end(i)

    def rest(self, seconds: float) -> None:
        """Let time pass; nothing is lost any more."""
        for _ in range(round(seconds / 0.1)):
            self.time += 0.1
            assert all(end.tick() for end in self.ends)
            while self.under_way:
                self.deliver()


@pytest.mark.parametrize("seed", range(20))
def test_what_is_lost_doubled_and_delayed_is_heard_once_and_in_order(seed: int) -> None:
    post, rng = Post(), Random(seed)
    said = [0, 0]
    for _ in range(400):
        match rng.randrange(6):
            case 0 | 1:
                i = rng.randrange(2)
                said[i] += 1
                post.say(i, said[i])
            case 2 if post.under_way:
                post.under_way.pop(rng.randrange(len(post.under_way)))
            case 3 if post.under_way:
                post.under_way.append(rng.choice(post.under_way))
            case 4 if post.under_way:
                post.deliver(rng.randrange(len(post.under_way)))
            case _ if post.under_way:
                post.deliver()
    post.rest(2.0)
    assert post.heard == [list(range(1, said[1] + 1)), list(range(1, said[0] + 1))]
    assert all(end.quiet for end in post.ends) and post.forgotten == [0, 0]


def test_a_line_on_which_nothing_is_heard_is_broken_and_a_new_one_is_noticed() -> None:
    post = Post()
    post.say(0, 1)
    post.deliver()
    post.rest(1.0)
    post.say(0, 2)
    post.time += BROKEN_SECONDS + 0.1
    assert not post.ends[0].tick() and post.ends[1].tick()
    post.under_way.clear()
    post.ends[0] = post._end(0)
    post.say(0, 3)
    post.deliver()
    assert post.forgotten == [0, 1] and post.heard[1] == [1]


def test_lines_that_begin_anew_while_both_sides_speak_find_each_other() -> None:
    for seed in range(20):
        rng = Random(seed)
        post = Post(begins_anew=True)
        for i in (0, 1, 0, 1):
            post.say(i, 1)
        post.rest(1.0)
        post.begin_anew(0)
        if seed % 2:
            post.begin_anew(1)
        for number in range(100, 200):
            for i in (0, 1):
                post.say(i, number)
            for _ in range(rng.randrange(4)):
                if post.under_way:
                    post.deliver()
        post.rest(2.0)
        assert sum(post.forgotten) <= 3, "each side begins anew because the other has"
        for i in (0, 1):
            post.say(i, 200)
        post.rest(2.0)
        assert [heard[-2:] for heard in post.heard] == [[199, 200]] * 2


# -- servers ---------------------------------------------------------------------------------------------------


@asynccontextmanager
async def fleet(postgres: str, redis: Redis, count: int = 2, **settings: Any) -> AsyncIterator[list[Served]]:
    """Servers that share a database and a bus, and know of each other."""
    database = databases.new_database(postgres)
    async with AsyncExitStack() as stack:
        houses = [await stack.enter_async_context(served(database, bus=redis.url, **settings)) for _ in range(count)]
        for house in houses:
            while len(_fleet(house).others) < count - 1 or not _fleet(house).reachable:
                await asyncio.sleep(0.05)
        yield houses


def _fleet(house: Served) -> fleets.Fleet:
    assert house.lobby.fleet is not None
    return house.lobby.fleet


def with_fleet(postgres: str, redis: Redis, act: Callable[..., Awaitable[None]], count: int = 2, **more: Any) -> None:
    async def run() -> None:
        async with fleet(postgres, redis, count, **more) as houses:
            await act(*houses)

    asyncio.run(asyncio.wait_for(run(), 300))


def test_a_game_is_played_through_every_door(postgres: str, redis: Redis) -> None:
    async def act(*houses: Served) -> None:
        made = await houses[0].create()
        keys = [made["key"]]
        for i in (1, 2):
            keys.append((await houses[i].sit(made["table"], f"P{i}"))["key"])
        shown = [(await house.http.get(f"/api/tables/{made['table']}")).json() for house in houses]
        assert shown[0] == shown[1] == shown[2] and [seat["name"] for seat in shown[0]["seats"]][:3] == [
            "Ann",
            "P1",
            "P2",
        ]
        guests = [
            Guest(house.base, made["table"], key, Random(i))
            for i, (house, key) in enumerate(zip(houses, keys, strict=True))
        ]
        async with houses[0].joined(made["table"]) as there:  # somebody who keeps the table where it is
            await there.until("welcome")
            others = [asyncio.create_task(guest.play()) for guest in guests[1:]]
            await asyncio.gather(*(guest.ready.wait() for guest in guests[1:]))
            await asyncio.gather(guests[0].play(start=True), *others)
        record = parse_record((await houses[1].http.get(f"/api/games/{guests[2].game}/record")).text)
        assert record.unfair() == [] and record.last().over
        heads = [guest.heads[max(guest.heads)] for guest in guests]
        assert heads == [record.chain()] * 3
        assert [made["table"] in house.lobby.tables for house in houses] == [True, False, False]

    with_fleet(postgres, redis, act, 3)


def test_refusals_spectators_and_farewells_pass_through_another_door(postgres: str, redis: Redis) -> None:
    async def act(first: Served, second: Served) -> None:
        made = await first.create()
        async with first.joined(made["table"], made["key"]), second.joined(made["table"], "not a key") as stranger:
            assert (await stranger.next())["code"] == "wrong-key"
            with pytest.raises(ConnectionClosed) as closed:
                await stranger.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
        answer = await second.http.post(f"/api/tables/{made['table']}/seats", json={"name": "Ann"})
        assert (answer.status_code, answer.json()["code"]) == (409, "name-taken")
        assert (await second.http.get("/api/tables/nothing")).status_code == 404
        async with (
            first.joined(made["table"], name="Sam") as sam,
            second.joined(made["table"], made["key"]) as ann,
            second.joined(made["table"], name="Eve") as eve,
        ):
            await sam.until("welcome")
            await ann.until("welcome")
            assert (await eve.until("welcome"))["name"] == "Eve"
            await eve.send(wire.Say("hello"))
            assert (await ann.until("chat"))["text"] == "hello"
            await ann.send(wire.Lock(True))
            await ann.send(wire.Watchable(False))
            await eve.until("farewell")
            with pytest.raises(ConnectionClosed) as closed:
                await eve.until("never")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
        running = first.lobby.tables[made["table"]]
        while running.connections:
            await asyncio.sleep(0.02)
        assert running.table.seating.viewers == [] and _fleet(first).visitors == {} and _fleet(second).links == {}

    with_fleet(postgres, redis, act)


def test_what_all_spectators_see_travels_once(postgres: str, redis: Redis) -> None:
    async def act(first: Served, second: Served) -> None:
        made = await first.create()
        told: list[words.Told] = []
        take = _fleet(second)._take

        def note(server: str, word: words.Word) -> None:
            if isinstance(word, words.Told):
                told.append(word)
            take(server, word)

        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(first.joined(made["table"], made["key"]))
            await ann.until("welcome")
            eyes = [await stack.enter_async_context(second.joined(made["table"])) for _ in range(10)]
            for one in eyes:
                await one.until("welcome")
            _fleet(second)._take = note  # type: ignore[method-assign]
            await ann.send(wire.Start())
            for one in eyes:
                await one.until("update")
        updates = [word for word in told if '"type":"update"' in word.text]
        assert updates and all(len(word.links) == 10 for word in updates)

    with_fleet(postgres, redis, act)


def test_the_list_of_tables_and_the_limits_are_one_for_all(postgres: str, redis: Redis) -> None:
    async def act(first: Served, second: Served) -> None:
        made = await first.create(public=True)
        while not (listed := (await second.http.get("/api/tables")).json()):
            await asyncio.sleep(0.1)
        assert [table["id"] for table in listed] == [made["table"]]
        first.stop_the_clock()
        second.stop_the_clock()
        for _ in range(3):
            await first.create()
        bucket = second.lobby.creations.buckets
        while not bucket or bucket["127.0.0.1"].permits > 1:
            await asyncio.sleep(0.05)
        answers = [await second.http.post("/api/tables", json={"name": "Bob"}) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 429]
        async with first.joined(made["table"], made["key"]), first.joined(made["table"]):
            while _fleet(second).connections("127.0.0.1") < 2:
                await asyncio.sleep(0.05)
            async with second.joined(made["table"]) as third:
                assert (await third.next())["code"] == "too-many"

    with_fleet(postgres, redis, act, new_tables=5, address_connections=2)


def test_redis_that_is_killed_and_started_again_costs_nobody_a_move(postgres: str, redis: Redis) -> None:
    async def act(first: Served, second: Served) -> None:
        made = await first.create()
        async with first.joined(made["table"]) as eye, second.joined(made["table"], made["key"]) as ann:
            await eye.until("welcome")
            await ann.send(wire.Start())
            ask = await ann.asked()
            redis.kill()
            await ann.send(wire.Answer(ask["number"], [ask["moves"][0]["text"]]))
            redis.start()
            update = await ann.until("update")
            game = first.lobby.tables[made["table"]].table.game
            assert game is not None and update["number"] <= game.number

    with_fleet(postgres, redis, act)


def test_a_server_that_is_told_to_stop_hands_its_tables_over(postgres: str, redis: Redis) -> None:
    async def run() -> None:
        database = databases.new_database(postgres)
        async with served(database, bus=redis.url) as second:
            async with served(database, bus=redis.url) as first:
                made = await first.create()
                ann = await first.talk(made["table"], made["key"])
                await ann.send(wire.Start())
                await ann.asked()
                game = first.lobby.tables[made["table"]].table.game
            with pytest.raises(ConnectionClosed) as closed:
                await ann.until("never")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
            async with second.joined(made["table"], made["key"]) as again:
                await again.asked()
            assert game is not None
            taken = second.lobby.tables[made["table"]].table.game
            assert taken is not None and taken.chain == game.chain

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_table_that_has_moved_is_found_where_it_is_now(postgres: str, redis: Redis) -> None:
    async def act(first: Served, second: Served, third: Served) -> None:
        made = await first.create()
        assert (await third.http.get(f"/api/tables/{made['table']}")).status_code == 200
        place = third.lobby.away[made["table"]]
        assert isinstance(place, Away) and place.server == first.lobby.storage.server
        await first.lobby.release(made["table"])
        assert (await second.http.get(f"/api/tables/{made['table']}")).status_code == 200
        assert made["table"] in second.lobby.tables
        assert (await third.http.get(f"/api/tables/{made['table']}")).status_code == 200
        assert third.lobby.away[made["table"]].server == second.lobby.storage.server

    with_fleet(postgres, redis, act, 3)


def test_a_table_at_which_nobody_is_goes_to_the_door_to_which_its_people_come(postgres: str, redis: Redis) -> None:
    """So a load balancer that leads all people of a table to one server spares them the way through another."""

    async def act(first: Served, second: Served) -> None:
        made = await first.create()
        async with second.joined(made["table"], made["key"]) as ann:
            await ann.until("welcome")
            assert made["table"] in second.lobby.tables and made["table"] not in first.lobby.tables
            async with first.joined(made["table"]) as eye:
                await eye.until("welcome")
                assert made["table"] in second.lobby.tables and made["table"] not in first.lobby.tables

    with_fleet(postgres, redis, act)


def test_a_table_that_has_stopped_at_its_holder_is_taken_by_whoever_asks_for_it(postgres: str, redis: Redis) -> None:
    async def act(first: Served, second: Served) -> None:
        for ask in ("look", "join"):
            made = await first.create()
            first.lobby._stop(first.lobby.tables[made["table"]])
            if ask == "look":
                assert (await second.http.get(f"/api/tables/{made['table']}")).status_code == 200
            else:
                async with second.joined(made["table"], made["key"]) as ann:
                    await ann.until("welcome")
            assert made["table"] in second.lobby.tables

    with_fleet(postgres, redis, act)


def test_a_server_cut_off_from_the_others_loses_its_tables_to_them(postgres: str, redis: Redis) -> None:
    async def run() -> None:
        database = databases.new_database(postgres)
        cable = Cable(redis.socket)
        async with (
            served(database, bus=f"redis://127.0.0.1:{cable.port}") as first,
            served(database, bus=redis.url) as second,
        ):
            made = await first.create()
            async with first.joined(made["table"], made["key"]) as ann:
                await ann.until("welcome")
                cable.cut()
                while (await second.http.get(f"/api/tables/{made['table']}")).status_code != 200:
                    await asyncio.sleep(0.2)
                assert made["table"] in second.lobby.tables
                with pytest.raises(ConnectionClosed):
                    await ann.until("never")
                assert made["table"] not in first.lobby.tables
            cable.mend()
            while (await first.http.get(f"/api/tables/{made['table']}")).status_code != 200:
                await asyncio.sleep(0.2)
        cable.close()

    asyncio.run(asyncio.wait_for(run(), 120))


@pytest.mark.parametrize(
    ("bus", "sentence"),
    [
        ("redis://127.0.0.1:1", "bus: Redis cannot be used: "),
        ("http://127.0.0.1", "bus: an address is like redis://host:6379/0"),
    ],
)
def test_a_bus_that_cannot_be_used(bus: str, sentence: str, postgres: str) -> None:
    with Process(databases.new_database(postgres), "--bus", bus) as server:
        assert server.wait() == 2
        (told,) = server.other
        assert told.startswith(f"boothill: {sentence}")


def test_several_servers_need_postgresql(tmp_path: object) -> None:
    with Process(f"sqlite:///{tmp_path}/games.db", "--bus", "redis://127.0.0.1") as server:
        assert server.wait() == 2
        assert server.other == ["boothill: bus: several servers need PostgreSQL; give its address with --database\n"]


@pytest.mark.skipif(None in (NGINX, POSTGRES, REDIS), reason="PostgreSQL, Redis or nginx is not installed")
@pytest.mark.parametrize(
    ("tables", "longest"),
    [(3, 1.5), pytest.param(6, LONGEST, marks=pytest.mark.long)],
    ids=["for a moment", "for long"],
)
def test_a_fleet_that_breaks_in_every_way_loses_nothing(tables: int, longest: float) -> None:
    """The whole run, two hundred faults over fifty tables, is `make test-fleet`."""
    result = asyncio.run(
        asyncio.wait_for(break_fleet(tables, faults=9, seed=1, think=longest / 8, longest=longest), 600)
    )
    assert result.report.lost == [] and result.secrets == [] and result.report.games >= tables
    assert len(result.faults) == 9 and result.report.heads > result.report.moves
