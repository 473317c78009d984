"""The server as clients meet it: tables, keys, reconnecting, secrets, limits, restarts."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from boothill.fair import commitment_of
from boothill.lab.clients import Guest
from boothill.records import parse_record
from boothill.server import lobby, sockets
from boothill.server.logs import Json, set_levels
from boothill.table import wire
from boothill.table.journal import Saved, Write
from boothill.table.seating import hash_of
from tests.servers import Served, Talk, served


def with_server(folder: Path | str, act: Callable[[Served], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with served(folder, **settings) as house:
            await act(house)

    asyncio.run(asyncio.wait_for(run(), 300))


async def played(house: Served, people: int = 2, **settings: Any) -> tuple[dict[str, Any], list[Guest]]:
    """A whole game: the table, and those who played."""
    made = await house.create(**settings)
    keys = [made["key"]] + [(await house.sit(made["table"], f"P{i}"))["key"] for i in range(1, people)]
    guests = [Guest(house.base, made["table"], key, Random(i)) for i, key in enumerate(keys)]
    others = [asyncio.create_task(guest.play()) for guest in guests[1:]]
    await asyncio.gather(*(guest.ready.wait() for guest in guests[1:]))
    await asyncio.gather(guests[0].play(start=True), *others)
    return made, guests


# -- a game ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["classic", "dodge-city", "classic+dodge-city", "duel"])
def test_a_whole_game_and_its_record(tmp_path: Path, game: str) -> None:
    async def act(house: Served) -> None:
        players = 2 if game == "duel" else 4
        made, guests = await played(house, game=game, players=players, public=True)
        link = guests[0].game
        assert link and all(guest.game == link and not guest.problems for guest in guests)
        record = parse_record((await house.http.get(f"/api/games/{link}/record")).text)
        assert record.unfair() == [] and record.last().over and record.game == game
        assert record.fairness is not None and guests[0].heads[guests[0].number] == record.fairness.chain
        for address in ("/api/games", f"/api/tables/{made['table']}/games"):
            (listed,) = (await house.http.get(address)).json()
            assert (listed["game"], listed["result"], listed["names"]) == (link, record.result, list(record.names))
        for seat in (-2, -1, 0):
            replay = (await house.http.get(f"/api/games/{link}/replay?seat={seat}&count=200")).json()
            assert replay["moves"] == len(record.moves) and replay["steps"][0]["move"] == ""
            assert [step["move"] for step in replay["steps"][1:]] == [move for _, move in record.moves[:199]]
            hidden = [card for hand in replay["steps"][0]["view"]["hands"] for card in hand if card < 0]
            assert bool(hidden) == (seat != -2)
            assert replay["commitment"] == record.fairness.commitment
            deal = replay["steps"][0]
            if replay["hidden"]:
                # What could be known: one's own role, the Sheriff's, and of all others only how many of each there are.
                known = {seat, record.start().roles.index("sheriff")}
                doubted = [row for at, row in enumerate(deal["chances"]) if at not in known]
                assert doubted and all(row == doubted[0] and sum(row) == pytest.approx(1, abs=1e-3) for row in doubted)
            else:
                assert game == "duel" and deal["chances"] == []
        part = (await house.http.get(f"/api/games/{link}/replay?first=3&count=2")).json()
        assert [step["number"] for step in part["steps"]] == [3, 4]
        assert (await house.http.get(f"/api/games/{link}/replay?seat=7")).json()["code"] == "no-such-seat"

    with_server(tmp_path, act)


def test_nothing_secret_while_a_game_is_under_way(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """No message, no endpoint, no log line and no file but the database knows the seed, or a key."""
    caplog.set_level(logging.DEBUG)
    set_levels("debug")

    async def act(house: Served) -> None:
        made = await house.create(public=True)
        table = made["table"]
        async with house.joined(table, made["key"]) as ann, house.joined(table, name="Eve") as eve:
            await ann.until("welcome")
            commitment = (await eve.until("welcome"))["table"]["commitment"]
            secret = house.lobby.tables[table].table.server_seed
            assert commitment == commitment_of(secret)
            await ann.send(wire.Start())
            await ann.asked()  # and she does not answer: the game cannot end meanwhile
            await eve.until("update")
            running = house.lobby.tables[table].table.game
            assert running is not None and running.server_seed == secret
            link, seed = running.id, running.s.seed
            answers = [
                await house.http.get(address)
                for address in (
                    "/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/games", "/api/games", "/metrics",
                    f"/api/games/{link}/record", f"/api/games/{link}/replay", f"/api/games/{link}/replay?seat=0",
                )
            ]  # fmt: skip
            assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 200, 404, 404, 404]
            assert answers[5].json()["code"] == "no-record"
            everything = json.dumps([ann.heard, eve.heard]) + "".join(
                answer.text + str(answer.headers) for answer in answers
            )
            everything += "\n".join(Json().format(record) for record in caplog.records)
            for what in (secret, seed, made["key"], hash_of(made["key"])):
                assert what not in everything
            assert link not in everything
            assert not any(table in Json().format(record) for record in caplog.records if record.name != "httpx")
        database = (tmp_path / "games.db").read_bytes() + (tmp_path / "games.db-wal").read_bytes()
        assert made["key"].encode() not in database and hash_of(made["key"]).encode() in database

    with_server(tmp_path, act)


# -- keys and seats --------------------------------------------------------------------------------------------


def test_who_one_is_depends_on_the_key(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        made, other = await house.create(), await house.create()
        bob = await house.sit(made["table"], "Bob", seat=2)
        assert bob["seat"] == 2
        async with (
            house.joined(made["table"], made["key"]) as ann,
            house.joined(made["table"], made["key"]) as phone,
            house.joined(made["table"]) as eve,
        ):
            assert (await ann.until("welcome"))["seat"] == (await phone.until("welcome"))["seat"] == 0
            assert (await eve.until("welcome"))["seat"] == -1
            await eve.send(wire.Start())
            assert (await eve.until("problem"))["code"] == "only-seats"
        for key in (other["key"], "x", made["key"] + "x", hash_of(made["key"])):
            async with house.joined(made["table"], key) as stranger:
                assert (await stranger.next())["code"] == "wrong-key"
                with pytest.raises(ConnectionClosed) as closed:
                    await stranger.next()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == sockets.WRONG

    with_server(tmp_path, act)


def test_reconnecting_from_a_number_or_with_a_fresh_view(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        made = await house.create()
        async with house.joined(made["table"], made["key"]) as ann:
            await ann.until("welcome")
            await ann.send(wire.Start())
            ask = await ann.asked()
            seen = [message["number"] for message in ann.heard if message["type"] == "update"][-1]
            await ann.send(wire.Answer(ask["number"], [ask["moves"][0]["text"]]))
            last = await ann.until("update")
            while not last["ask"] or last["number"] <= seen:
                last = await ann.until("update")
            updates = [message for message in ann.heard if message["type"] == "update" and message["number"] > seen]
        async with house.joined(made["table"], made["key"], after=seen) as again:
            update = await again.until("update")
            assert not update["fresh"] and update["number"] == last["number"]
            assert update["events"] == [event for message in updates for event in message["events"]]
            assert update["view"] == last["view"] and update["chain"] == last["chain"]
            assert update["ask"]["moves"] == last["ask"]["moves"]
        async with house.joined(made["table"], made["key"], after=10**6) as lost:
            update = await lost.until("update")
            assert update["fresh"] and not update["events"] and update["view"] == last["view"]

    with_server(tmp_path, act)


def test_a_bot_account(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        made = await house.create()
        account = (await house.http.post("/api/bots", json={"name": "Rattler"})).json()
        taken = await house.http.post("/api/bots", json={"name": "Rattler"})
        assert (taken.status_code, taken.json()["code"]) == (409, "name-taken")
        headers = {"Authorization": f"Bearer {account['token']}"}
        seats = f"/api/tables/{made['table']}/seats"
        seated = await house.http.post(seats, json={"name": "ignored"}, headers=headers)
        assert seated.status_code == 201
        shown = (await house.http.get(f"/api/tables/{made['table']}")).json()
        rattler = shown["seats"][seated.json()["seat"]]
        assert (rattler["name"], rattler["kind"], shown["seats"][0]["kind"]) == ("Rattler", "program", "person")
        own = (await house.http.post("/api/tables", json={"name": "ignored"}, headers=headers)).json()
        (host, *_) = (await house.http.get(f"/api/tables/{own['table']}")).json()["seats"]
        assert (host["name"], host["kind"], host["host"]) == ("Rattler", "program", True)
        wrong = await house.http.post(seats, json={"name": "x"}, headers={"Authorization": "Bearer nothing"})
        assert (wrong.status_code, wrong.json()["code"]) == (401, "wrong-token")
        assert account["token"].encode() not in (tmp_path / "games.db-wal").read_bytes()

    with_server(tmp_path, act)


# -- bad input -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"name": ""}, 400, "bad-request"),
        ({"name": "Ann", "colour": "red"}, 400, "bad-request"),
        ({"name": "Ann", "settings": {"players": 9}}, 400, "bad-request"),
        ({"name": "Ann", "settings": {"players": 3}}, 409, "bad-count"),
        ({"name": "Ann", "settings": {"game": "poker"}}, 409, "bad-game"),
        ({"name": "Ann", "settings": {"bots": "genius"}}, 409, "no-such-bot"),
        ({"name": "Ann", "settings": {"clock": "sun"}}, 409, "bad-clock"),
        ({"name": "Ann", "settings": {"options": {"edition": "third"}}}, 409, "bad-game"),
        ({"name": "deck"}, 409, "bad-name"),
        ([], 400, "bad-request"),
    ],
)
def test_tables_that_cannot_be(tmp_path: Path, body: Any, status: int, code: str) -> None:
    async def act(house: Served) -> None:
        answer = await house.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["text"][0].isupper() and house.lobby.tables == {}

    with_server(tmp_path, act)


def test_requests_that_make_no_sense(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        post = house.http.post
        assert (await post("/api/tables", content="{", headers={"Content-Type": "application/json"})).status_code == 400
        assert (await post("/api/tables", content='{"name": "Ann"}')).status_code == 415
        assert (await post("/api/settle", json={"text": "x" * 300_000})).status_code == 413
        assert (await house.http.get("/api/tables/nothing")).json()["code"] == "no-table"
        assert (await house.http.get("/api/nothing")).status_code == 404
        assert (await house.http.delete("/api/tables")).status_code == 405
        assert (await house.http.get("/api/rules?colour=red")).status_code == 400

    with_server(tmp_path, act)


NONSENSE: list[str | bytes] = [
    b"\xff\xfe", "", "null", "[]", "{", '"hello"', "7", "{}", '{"type": "dance"}', '{"type": 7}', '{"type": "hello"',
    '{"type": "answer"}', '{"type": "answer", "ask": "1", "moves": ["end"]}',
    '{"type": "answer", "ask": -1, "moves": ["end"]}',
    '{"type": "answer", "ask": 1, "moves": []}', '{"type": "answer", "ask": 99999999999999999999, "moves": ["end"]}',
    '{"type": "say", "text": ""}', json.dumps({"type": "say", "text": "x" * 401}), '{"type": "orders", "orders": 1}',
    '{"type": "ping", "id": 1e400}', "[" * 10_000, '{"type": "bet", "on": {"winner": 3}}',
]  # fmt: skip


def test_messages_that_make_no_sense_and_a_table_that_does_not_mind(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        made = await house.create()
        async with house.joined(made["table"], made["key"]) as ann:
            await ann.until("welcome")
            await ann.send(wire.Start())
            ask = await ann.asked()
            for start in range(0, len(NONSENSE), 10):
                async with house.joined(made["table"]) as eve:
                    await eve.until("welcome")
                    for message in NONSENSE[start : start + 10]:
                        await eve.socket.send(message)
                        assert (await eve.until("problem"))["code"] == "bad-message", message
            for text in ("dance", "play", "play BANG! -> nobody", "end end", "use", "-> -> ->", "play 💥", "\x00"):
                await ann.send(wire.Answer(ask["number"], [text]))
                problem = await ann.until("problem")
                assert problem["code"] in ("not-a-move", "ambiguous", "refused"), (text, problem)
            await ann.send(wire.Answer(ask["number"], [ask["moves"][0]["text"]]))
            assert await ann.until("update")

    with_server(tmp_path, act)


def test_answers_that_come_twice_late_or_from_another_table(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        one, two = await house.create(), await house.create()
        async with house.joined(one["table"], one["key"]) as ann, house.joined(two["table"], two["key"]) as bob:
            for talk in (ann, bob):
                await talk.until("welcome")
                await talk.send(wire.Start())
            ask, other = await ann.asked(), await bob.asked()
            number = house.lobby.tables[two["table"]].table.game
            assert number is not None
            moves_there = number.number
            answer = wire.Answer(ask["number"], [ask["moves"][0]["text"]])
            for _ in range(5):
                await ann.send(answer)
            assert (await ann.until("problem"))["code"] == "late"
            await ann.send(wire.Answer(ask["number"] + 100, [ask["moves"][0]["text"]]))
            await ann.send(wire.Act(10**6, "end"))
            assert (await ann.until("problem"))["code"] == "late"
            assert number.number == moves_there, "nothing has moved at the other table"
            await bob.send(wire.Answer(other["number"], [other["moves"][0]["text"]]))
            await bob.until("update")

    with_server(tmp_path, act)


def test_messages_that_are_too_long_or_too_many(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        made = await house.create()
        async with house.joined(made["table"], made["key"]) as ann:
            await ann.until("welcome")
            async with house.joined(made["table"]) as loud:
                await loud.until("welcome")
                with pytest.raises(ConnectionClosed) as closed:
                    await loud.socket.send("x" * 10_000_000)
                    await loud.until("never")
                # The reason may get lost: the connection is cut while the rest is still on its way.
                assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
            house.stop_the_clock()
            async with house.joined(made["table"]) as hasty:
                await hasty.until("welcome")
                with pytest.raises(ConnectionClosed) as closed:
                    for _ in range(200):
                        await hasty.send(wire.Ping(1))
                        while (await hasty.next())["type"] not in ("pong", "problem"):
                            pass
                assert {"too-fast"} == {m["code"] for m in hasty.heard if m["type"] == "problem"}
                assert sum(m["type"] == "pong" for m in hasty.heard) == 39, "after hello"
                assert closed.value.rcvd is not None and closed.value.rcvd.code == sockets.RUDE
            await ann.send(wire.Ping(7))
            assert (await ann.until("pong"))["id"] == 7

    with_server(tmp_path, act, commands=10)


def test_limits_on_connections_and_requests(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        clock = house.stop_the_clock()
        made, other = await house.create(), await house.create()
        assert (await house.http.post("/api/tables", json={"name": "Ann"})).status_code == 503
        async with house.joined(made["table"]) as a, house.joined(made["table"]) as b:
            await a.until("welcome")
            await b.until("welcome")
            async with house.socket(made["table"]) as c:
                assert json.loads(await c.recv())["code"] == "too-many", "two at one table"
            async with house.joined(other["table"]) as d:
                await d.until("welcome")
                async with house.socket(other["table"]) as e:
                    assert json.loads(await e.recv())["code"] == "too-many", "three from one address"
        answers = [await house.http.get("/api/clocks") for _ in range(12)]
        assert [answer.status_code for answer in answers] == [200] * 7 + [429] * 5
        assert answers[-1].headers["retry-after"] == "5"
        clock.time += 100
        heavy = [await house.http.post("/api/settle", json={"text": ""}) for _ in range(3)]
        assert [answer.status_code for answer in heavy] == [409, 409, 429], "more work, fewer of it"

    with_server(tmp_path, act, max_tables=2, table_connections=2, address_connections=3, requests=2)


def test_who_says_nothing_is_shown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.05)

    async def act(house: Served) -> None:
        made = await house.create()
        async with house.socket(made["table"]) as socket:
            assert json.loads(await socket.recv())["code"] == "no-hello"
            await socket.wait_closed()
        async with house.socket(made["table"]) as socket:
            await socket.send('{"type": "ping"}')
            assert json.loads(await socket.recv())["code"] == "no-hello"
        async with house.socket("nothing") as socket:
            assert json.loads(await socket.recv())["code"] == "no-table"
            await socket.wait_closed()
            assert socket.close_code == sockets.NOT_FOUND

    with_server(tmp_path, act)


def test_a_client_that_does_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its messages do not pile up without end: it is told to come back, and nobody waits for it."""
    monkeypatch.setattr(sockets, "QUEUE_LIMIT", 20)

    async def act(house: Served) -> None:
        made = await house.create()
        async with house.joined(made["table"], made["key"]) as ann:
            await ann.until("welcome")
            async with house.joined(made["table"], name="Lazy") as lazy:
                await lazy.until("welcome")
                (there,) = [c for c in house.lobby.tables[made["table"]].connections if c.viewer.name == "Lazy"]
                assert isinstance(there, sockets.Connection)
                monkeypatch.setattr(there.socket, "send_text", lambda _: asyncio.sleep(60))
                for _ in range(30):
                    await ann.send(wire.Say("Howdy"))
                    await ann.until("chat")
                with pytest.raises(ConnectionClosed) as closed:
                    await lazy.until("never")
                assert closed.value.rcvd is not None and closed.value.rcvd.code == sockets.TOO_SLOW

    with_server(tmp_path, act)


# -- browsers --------------------------------------------------------------------------------------------------


def test_pages_of_others_are_kept_out(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        made = await house.create()
        host = house.base.removeprefix("http://")
        for origin, allowed in (
            (f"http://{host}", True), ("https://game.example", True),
            ("https://evil.example", False), (f"http://{host}.evil.example", False), ("null", False),
        ):  # fmt: skip
            answer = await house.http.get("/api/tables", headers={"Origin": origin})
            assert answer.status_code == (200 if allowed else 403)
            assert "access-control-allow-origin" not in answer.headers
            if allowed:
                async with house.socket(made["table"], origin=origin) as socket:
                    await socket.send('{"type": "hello"}')
                    assert json.loads(await socket.recv())["type"] == "welcome"
            else:
                with pytest.raises(InvalidStatus):
                    await house.socket(made["table"], origin=origin)

    with_server(tmp_path, act, origins="https://game.example")


def test_headers_that_keep_browsers_safe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: Served) -> None:
        monkeypatch.setattr(house.lobby.storage, "games", None)  # which makes one of the answers an error of our own
        for address, status in (
            ("/", 200), ("/nothing/at/all", 404), ("/api/tables", 200), ("/api/tables/nothing", 404),
            ("/healthz", 200), ("/api/openapi.json", 200), ("/api/games", 500),
        ):  # fmt: skip
            answer = await house.http.get(address)
            headers = answer.headers
            assert answer.status_code == status
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
            assert "http" not in policy and "unsafe-eval" not in policy and "script-src 'self';" in policy
            assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
            assert "set-cookie" not in headers and "server" not in headers
        for address in ("/../storage.py", "/%2e%2e/storage.py", "/..%2fstorage.py", "//etc/passwd"):
            answer = await house.http.get(address)
            assert "Storage" not in answer.text and "root:" not in answer.text

    with_server(tmp_path, act)


# -- restarts --------------------------------------------------------------------------------------------------


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
            running = house.lobby.tables[made["table"]].table
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
    monkeypatch.setattr(lobby, "PAUSES", (0.01,))

    async def act(house: Served) -> None:
        made = await house.create()
        back = asyncio.Event()
        unfinished = house.lobby.storage.unfinished

        async def away(table: str = "") -> list[Saved]:
            if not back.is_set():
                raise OperationalError("select", {}, ConnectionError("away"))
            return await unfinished(table)

        monkeypatch.setattr(house.lobby.storage, "unfinished", away)
        with pytest.raises(ZeroDivisionError):
            await house.lobby.tables[made["table"]].owner.call(lambda: 1 / 0)
        async with house.joined(made["table"], made["key"]) as early:
            assert (await early.next())["code"] == "closing"
            with pytest.raises(ConnectionClosed) as closed:
                await early.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert (await house.http.get(f"/api/tables/{made['table']}")).status_code == 503
        back.set()
        while made["table"] in house.lobby.broken:
            await asyncio.sleep(0.01)
        async with house.joined(made["table"], made["key"]) as ann:
            assert (await ann.until("welcome"))["seat"] == 0

    with_server(tmp_path, act)


def test_who_is_cut_off_while_joining_is_not_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: Served) -> None:
        made = await house.create()
        running = house.lobby.find(made["table"])
        go_on = asyncio.Event()
        write = house.lobby.write

        async def slow(writes: list[Write]) -> None:
            await go_on.wait()
            await write(writes)

        async with house.joined(made["table"], made["key"]) as ann:
            await ann.until("welcome")
            monkeypatch.setattr(house.lobby, "write", slow)
            await ann.send(wire.Contribute("abc"))
            async with house.joined(made["table"], name="Eve"):
                while running.owner.mailbox.empty():  # until she waits to be let in
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


# -- operations and knowledge ----------------------------------------------------------------------------------


def test_health_and_metrics(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        await played(house)
        assert (await house.http.get("/healthz")).text == "ok\n"
        metrics = (await house.http.get("/metrics")).text
        assert 'boothill_tables{phase="over"} 1.0' in metrics and "boothill_moves_total" in metrics
        assert 'boothill_requests_total{route="/api/tables",status="201"} 1.0' in metrics
        house.lobby.ready = False
        assert (await house.http.get("/healthz")).status_code == 503
        assert (await house.http.get("/api/tables")).json()["code"] == "closing"

    with_server(tmp_path, act)


def test_metrics_are_not_for_everybody(tmp_path: Path) -> None:
    """Whoever counts the answers of others would see which of them are given in secret, and when."""

    async def act(house: Served) -> None:
        from_afar = {"X-Forwarded-For": "203.0.113.7"}
        assert (await house.http.get("/metrics", headers=from_afar)).status_code == 404
        assert (await house.http.get("/metrics")).status_code == 200
        assert (await house.http.get("/healthz", headers=from_afar)).status_code == 200

    with_server(tmp_path, act)


def test_what_the_server_knows(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        get = house.http.get
        for entry in (await get("/api/rulesets")).json():
            shown = (await get(f"/api/rulesets/{entry['name']}")).json()
            assert sum(face["copies"] for face in shown["faces"]) >= 80
            assert {face["name"] for face in shown["faces"]} == {card["name"] for card in shown["cards"]}
            for rule in [option["rule"] for option in entry["options"]] + [card["rule"] for card in shown["cards"]]:
                assert (await get(f"/api/rules/{rule}")).json()["id"] == rule
        first = (await get("/api/rulesets/classic?edition=first")).json()
        assert first["options"]["edition"] == "first"
        assert (await get("/api/rules?words=barrel&game=duel")).json()[0]["game"] == "duel"
        assert len((await get("/api/rules")).json()) > 400
        english = (await get("/api/languages/en")).json()
        assert "problem-late" in english["messages"]["table.ftl"] and english["names"]["bang!"] == "BANG!"
        assert "greedy" in [bot["name"] for bot in (await get("/api/bots")).json()]
        assert "standard" in [clock["name"] for clock in (await get("/api/clocks")).json()]
        for address in ("/api/rulesets/poker", "/api/languages/xx", "/api/rules/BAS-99.9"):
            assert (await get(address)).json()["code"] == "no-such"

    with_server(tmp_path, act)


SCENARIO = """
players:
  A: {role: sheriff, character: Bart Cassidy, hand: [BANG!, Missed!]}
  B: {role: outlaw, character: Slab the Killer}
  C: {role: outlaw, character: Black Jack}
  D: {role: renegade, character: Willy the Kid}
steps:
  - refuse: {A: play Missed!}
  - A: play BANG! -> B
  - expect: {B: {life: 3}}
expect: {B: {life: %d}}
"""


def test_settling_an_argument(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        async def settled(text: str) -> Any:
            return (await house.http.post("/api/settle", json={"text": text})).json()

        good = await settled(SCENARIO % 3)
        assert good["failure"] == ""
        assert [step["text"] for step in good["steps"]] == [
            "", "refuse A: play Missed!", "A: play BANG! -> B", "expect", "expect",
        ]  # fmt: skip
        assert good["steps"][1]["rule"].startswith("BAS-") and good["steps"][1]["refused"]["id"]
        assert [step["view"]["life"][1] for step in good["steps"]] == [4, 4, 4, 3, 3]
        assert any(line["kind"] == "lost-life" for step in good["steps"] for line in step["told"])
        bad = await settled(SCENARIO % 4)
        assert bad["failure"] == "expect: B: life should be 4, is 3" and len(bad["steps"]) == 4
        for text in (
            "", "7", "[]", "a: &a [*a]", "a: &a [1]\nb: [*a, *a]", "\t", "steps: " + "[" * 3000, "x: 2024-99-99",
            "players: " + "9" * 5000, "{" * 200, SCENARIO % 3 + "\nsteps: 3", "players: {A: {life: 99999999999}}",
            "players: 1", "steps:\n" + "  - A: end\n" * 300, "a: " + "x" * 400, "game: poker", "? [a]\n: b", "\x00",
            "players: {A: {hand: [" + "any, " * 60 + "]}}", "!!python/object:os.system {}",
        ):  # fmt: skip
            problem = await settled(text)
            assert problem["code"] == "bad-scenario", (text[:40], problem)

    with_server(tmp_path, act)
