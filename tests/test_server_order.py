"""Order at a table over real connections: who is removed or let go, who comes back, and games that players end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from boothill.table import wire
from boothill.text.records import parse_record
from tests.servers import Served, Talk, served, with_server


async def closed_with(talk: Talk) -> int:
    """The code with which the server closes a connection."""
    with pytest.raises(ConnectionClosed) as closed:
        await talk.until("never")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def seen(talk: Talk, wanted: Any) -> dict[str, Any]:
    """Read on until the table looks as wanted."""
    while not wanted(table := (await talk.until("table"))["table"]):
        pass
    return table  # type: ignore[no-any-return]


def test_a_host_who_reconnects_at_once_finds_the_own_seat(tmp_path: Path) -> None:
    """Whoever arranged the table in that moment could clear the seat, and the host's key was wrong."""

    async def act(house: Served) -> None:
        made = await house.create()
        bob = await house.sit(made["table"], "Bob")
        async with house.joined(made["table"], bob["key"]) as other:
            await other.until("welcome")
            for _ in range(3):
                async with house.joined(made["table"], made["key"]) as host:
                    assert (await host.until("welcome"))["seat"] == 0
                await seen(other, lambda table: table["seats"][1]["host"])
                await other.send(wire.Clear(0))
                assert (await other.until("problem"))["code"] == "just-left"
            async with house.joined(made["table"], made["key"]) as host:
                welcome = await host.until("welcome")
                assert welcome["seat"] == 0 and welcome["table"]["seats"][0]["host"]

    with_server(tmp_path, act)


@pytest.mark.parametrize("playing", [False, True])
def test_who_is_removed_is_told_and_cut_off_and_does_not_come_back(tmp_path: Path, playing: bool) -> None:
    async def act(house: Served) -> None:
        made = await house.create()
        table = made["table"]
        # As if Bob came from elsewhere: all of a test come from one address, behind which there may be a household.
        bob = await house.sit(table, "Bob")
        async with house.joined(table, made["key"]) as ann, house.joined(table, bob["key"]) as thrown:
            await ann.until("welcome")
            await thrown.until("welcome")
            if playing:
                await ann.send(wire.Start())
                await thrown.until("update")
            await ann.send(wire.Remove(seat=1))
            assert (await thrown.until("farewell"))["code"] == "removed"
            assert await closed_with(thrown) == 4403
            kind = "bot" if playing else "open"
            await seen(ann, lambda shown: shown["seats"][1]["kind"] == kind)
            async with house.joined(table, bob["key"]) as again:
                assert (await again.until("problem"))["code"] == "wrong-key" and await closed_with(again) == 4403
            async with house.joined(table, name="Bob") as again:
                assert (await again.until("problem"))["code"] == "kept-out" and await closed_with(again) == 4403
            if not playing:
                answer = await house.http.post(f"/api/tables/{table}/seats", json={"name": "Bob"})
                assert (answer.status_code, answer.json()["code"]) == (409, "kept-out")

    with_server(tmp_path, act)


def test_a_locked_table_and_one_without_spectators(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        async with house.hosted() as (made, ann):
            async with house.joined(made["table"], name="Wes") as wes:
                await wes.until("welcome")
                await ann.send(wire.Lock(True))
                await ann.send(wire.Watchable(False))
                assert (await wes.until("farewell"))["code"] == "no-watchers" and await closed_with(wes) == 4403
            answer = await house.http.post(f"/api/tables/{made['table']}/seats", json={"name": "Bob"})
            assert answer.json()["code"] == "locked"
            shown = (await house.http.get(f"/api/tables/{made['table']}")).json()
            assert shown["settings"]["locked"] and not shown["settings"]["watchers"]

    with_server(tmp_path, act)


def test_a_flood_over_many_connections_is_not_heard(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        async with house.hosted() as (made, ann):
            async with house.joined(made["table"], name="Wes") as wes:
                await wes.until("welcome")
                viewers = house.lobby.tables[made["table"]].table.seating.viewers
                assert len({viewer.origin for viewer in viewers}) == 1 and all(viewer.origin for viewer in viewers)
            for number in range(12):
                async with house.joined(made["table"], name=f"Eve {number}") as eve:
                    for _ in range(20):
                        await eve.send(wire.Say("buy gold"))
                    assert (await eve.until("problem"))["code"] == "too-much-talk"
            await ann.send(wire.Say("howdy"))
            while (last := await ann.until("chat"))["text"] != "howdy":
                pass
            assert last["name"] == "Ann"
            assert sum(message["type"] == "chat" for message in ann.heard) <= 40

    with_server(tmp_path, act)


def test_a_spectator_who_comes_back_still_has_the_bet(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        async with house.hosted() as (made, ann):
            await ann.send(wire.Start())
            await ann.asked()
            async with house.joined(made["table"], name="Wes") as wes:
                secret = (await wes.until("welcome"))["guest"]
                await wes.send(wire.Bet({"winner": "law"}))
                assert (await wes.until("bets"))["bets"] == {"Wes": {"winner": "law"}}
            async with house.joined(made["table"], name="Wes", guest=secret) as wes:
                assert await wes.until("bets") == {"type": "bets", "bets": {"Wes": {"winner": "law"}}, "me": "Wes"}

    with_server(tmp_path, act)


@pytest.mark.parametrize(("ended", "how"), [("agreed", wire.OfferEnd(True)), ("resigned Ann", wire.Resign())])
def test_how_players_ended_a_game_outlives_a_restart(database: str, ended: str, how: wire.ToTable) -> None:
    async def run() -> None:
        async with served(database) as house:
            made = await house.create(game="duel", players=2, public=True)
            async with house.joined(made["table"], made["key"]) as ann:
                await ann.send(wire.Start())
                ask = await ann.asked()
                await ann.send(wire.Answer(ask["number"], [ask["moves"][0]["text"]]))
                await ann.asked()
                await ann.send(how)
                end = await ann.until("ended")
                head = next(message["chain"] for message in reversed(ann.heard) if message["type"] == "update")
        async with served(database) as house:
            async with house.joined(made["table"], made["key"]) as ann:
                assert await ann.until("ended") == end
            (listed,) = (await house.http.get("/api/games")).json()
            assert (listed["result"], listed["ended"]) == (end["winner"], ended)
            record = parse_record((await house.http.get(f"/api/games/{end['game']}/record")).text)
            assert record.unfair() == [] and record.last().winner == end["winner"]
            assert record.fairness is not None and record.fairness.chain == head
            replay = (await house.http.get(f"/api/games/{end['game']}/replay")).json()
            assert (replay["result"], replay["ended"]) == (end["winner"], ended.split()[0])

    asyncio.run(asyncio.wait_for(run(), 300))


def test_what_somebody_says_before_the_table_has_let_them_in_is_heard_in_order(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        async with house.hosted() as (made, ann):
            async with house.socket(made["table"]) as socket:
                eve = Talk(socket)
                await eve.send(wire.Hello())
                for number in range(1, 6):
                    await eve.send(wire.Ping(number))
                heard = [(await eve.until("pong"))["id"] for _ in range(5)]
                assert heard == [1, 2, 3, 4, 5]
            await ann.send(wire.Ping(9))
            assert (await ann.until("pong"))["id"] == 9

    with_server(tmp_path, act)
