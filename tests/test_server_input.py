"""What a server is sent that it should not be: nonsense, floods, pages of others."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus

from boothill.server import sockets
from boothill.server.app import welcome
from boothill.server.config import Config
from boothill.server.logs import Json
from boothill.table import wire
from tests.servers import Served, with_server

# -- bad input -----------------------------------------------------------------------------------------------


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
        ({"name": "Ann", "settings": {"game": "x" * 9000}}, 409, "bad-game"),
        ({"name": "Ann", "settings": {"options": {"x" * 9000: "yes"}}}, 409, "bad-game"),
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
        for path in ("/%00", "/" + "a" * 300, "/" + "a/" * 3000, "/%ff", "/assets/%2e%2e/%00"):
            assert (await house.http.get(path)).status_code == 404, path

    with_server(tmp_path, act)


NONSENSE: list[str | bytes] = [
    b"\xff\xfe", "", "null", "[]", "{", '"hello"', "7", "{}", '{"type": "dance"}', '{"type": 7}', '{"type": "hello"',
    '{"type": "answer"}', '{"type": "answer", "ask": "1", "moves": ["end"]}',
    '{"type": "answer", "ask": -1, "moves": ["end"]}',
    '{"type": "answer", "ask": 1, "moves": []}', '{"type": "answer", "ask": 99999999999999999999, "moves": ["end"]}',
    '{"type": "say", "text": ""}', json.dumps({"type": "say", "text": "x" * 401}), '{"type": "orders", "orders": 1}',
    '{"type": "ping", "id": 1e400}', "[" * 10_000, '{"type": "bet", "on": {"winner": 3}}',
    '{"a": ' + "[" * 7000 + "]" * 7000 + ', "type": "ping"}', '{"type": "seed", "text": "ab\\n"}',
    '{"type": "ping", "id": NaN}', '{"type": "say", "text": "\\ud800"}', "9" * 10_000,
]  # fmt: skip


def test_messages_that_make_no_sense_and_a_table_that_does_not_mind(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        async with house.hosted() as (made, ann):
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


def test_a_message_that_is_no_text(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def act(house: Served) -> None:
        async with house.hosted() as (made, ann):
            async with house.joined(made["table"]) as eve:
                await eve.until("welcome")
                await eve.socket.send(b"\xff\xfe", text=True)
                with pytest.raises(ConnectionClosed) as closed:
                    await eve.until("never")
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007
            await ann.send(wire.Ping(1))
            await ann.until("pong")

    with_server(tmp_path, act)
    told = [json.loads(Json().format(record)) for record in caplog.records if record.name == "uvicorn.error"]
    assert any("UTF-8" in line["what"] for line in told) and not any("trace" in line for line in told)


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
        async with house.hosted() as (made, ann):
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
        async def only_two() -> None:
            while house.lobby.connections.total() > 2:
                await asyncio.sleep(0.01)

        clock = house.stop_the_clock()
        made, other = await house.create(), await house.create()
        assert (await house.http.post("/api/tables", json={"name": "Ann"})).status_code == 503
        async with house.joined(made["table"]) as a, house.joined(made["table"]) as b:
            await a.until("welcome")
            await b.until("welcome")
            async with house.joined(made["table"]) as c:
                assert (await c.next())["code"] == "too-many", "two at one table"
            await only_two()
            async with house.joined(made["table"], made["key"]) as ann:
                assert (await ann.next())["type"] == "welcome", "whoever has a seat is not kept out by spectators"
            await only_two()
            async with house.joined(other["table"]) as d:
                await d.until("welcome")
                async with house.socket(other["table"]) as e:
                    assert json.loads(await e.recv())["code"] == "too-many", "three from one address"
        clock.time += 100
        answers = [await house.http.get("/api/clocks") for _ in range(12)]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
        assert answers[-1].headers["retry-after"] == "5"
        clock.time += 100
        heavy = [await house.http.post("/api/settle", json={"text": ""}) for _ in range(3)]
        assert [answer.status_code for answer in heavy] == [409, 409, 429], "more work, fewer of it"

    with_server(tmp_path, act, max_tables=2, table_connections=2, address_connections=3, requests=2)


def test_all_addresses_of_one_network_share_its_limit(tmp_path: Path) -> None:
    """With IPv6 everybody has more addresses than there are limits."""

    async def act(house: Served) -> None:
        house.stop_the_clock()
        for number in range(12):
            address = {"X-Forwarded-For": f"2001:db8::{number:x}"}
            last = await house.http.get("/api/clocks", headers=address)
        assert last.status_code == 429
        other = await house.http.get("/api/clocks", headers={"X-Forwarded-For": "2001:db8:0:1::1"})
        assert other.status_code == 200

    with_server(tmp_path, act, requests=2)


def test_who_says_nothing_is_shown_out(tmp_path: Path) -> None:
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

    with_server(tmp_path, act, hello_seconds=1)


@pytest.mark.parametrize(("limit", "most"), [("QUEUE_LIMIT", 20), ("QUEUE_SIZE", 6000)])
def test_a_client_that_does_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, most: int) -> None:
    """Its messages do not pile up without end: it is told to come back, and nobody waits for it."""
    monkeypatch.setattr(sockets, limit, most)

    async def act(house: Served) -> None:
        async with house.hosted() as (made, ann), house.joined(made["table"], name="Lazy") as lazy:
            await lazy.until("welcome")
            (there,) = [c for c in house.lobby.tables[made["table"]].connections if c.viewer.name == "Lazy"]
            assert isinstance(there, sockets.TableConnection)
            monkeypatch.setattr(there.guest, "write", lambda _: False)
            monkeypatch.setattr(there.guest, "drained", lambda: asyncio.sleep(60))
            for turn in range(30):
                await ann.send(wire.Lock(turn % 2 == 0))
                await ann.until("table")
            with pytest.raises(ConnectionClosed) as closed:
                await lazy.until("never")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == sockets.TOO_SLOW

    with_server(tmp_path, act)


def test_messages_keep_their_order_whenever_the_client_takes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What can be sent at once is; behind what waits for a slow client it waits too."""

    async def act(house: Served) -> None:
        async with house.hosted() as (made, ann):
            (there,) = house.lobby.tables[made["table"]].connections
            assert isinstance(there, sockets.TableConnection)
            reads, write = asyncio.Event(), there.guest.write
            monkeypatch.setattr(there.guest, "write", lambda frame: reads.is_set() and write(frame))
            monkeypatch.setattr(there.guest, "drained", reads.wait)
            there.send(wire.Pong(1))
            there.send(wire.Pong(2))
            await asyncio.sleep(0.01)
            assert len(there.waiting) == 2
            reads.set()
            there.send(wire.Pong(3))  # before what waits had its turn
            assert [(await ann.until("pong"))["id"] for _ in range(3)] == [1, 2, 3]
            there.send(wire.Pong(4))
            assert not there.waiting and (await ann.until("pong"))["id"] == 4
            assert (there.size, len(there.waiting)) == (0, 0)

    with_server(tmp_path, act)


# -- browsers ------------------------------------------------------------------------------------------------


def test_pages_of_others_are_kept_out(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        made = await house.create()
        host = house.base.removeprefix("http://")
        for origin, allowed in (
            (f"http://{host}", True), ("https://game.example", True),
            ("https://evil.example", False), (f"http://{host}.evil.example", False), ("null", False), ("", False),
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
    assert not welcome(Headers({"origin": "null"}), Config()), "nor where a request names no host"


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
