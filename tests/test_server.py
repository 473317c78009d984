"""The server as clients meet it: tables, keys, reconnecting, secrets, and what it knows."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from boothill.server import listing, sockets
from boothill.server.logs import Json, set_levels
from boothill.table import wire
from boothill.table.seating import hash_of
from boothill.text.fairness import commitment_of
from boothill.text.records import parse_record
from tests.servers import Served, played, with_server

# -- a game --------------------------------------------------------------------------------------------------


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


# -- keys and seats ------------------------------------------------------------------------------------------


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


def test_public_tables_are_listed_but_not_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "LISTED", 2)

    async def act(house: Served) -> None:
        full, empty = await house.create(public=True), await house.create(public=True)
        await house.create(public=True), await house.create()
        async with house.joined(full["table"], full["key"]) as ann, house.joined(empty["table"]) as eve:
            await ann.until("welcome")
            await eve.until("welcome")
            listed = [table["id"] for table in (await house.http.get("/api/tables")).json()]
            assert listed[0] == full["table"] and len(listed) == 2

    with_server(tmp_path, act)


def test_reconnecting_from_a_number_or_with_a_fresh_view(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        async with house.hosted() as (made, ann):
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


# -- operations and knowledge --------------------------------------------------------------------------------


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
        assert not any(line.startswith("#") for text in english["messages"].values() for line in text.splitlines())
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
        assert good["failure"] == "" and good["failed"] is None
        assert [step["text"] for step in good["steps"]] == [
            "", "refuse A: play Missed!", "A: play BANG! -> B", "expect", "expect",
        ]  # fmt: skip
        assert good["steps"][1]["rule"].startswith("BAS-") and good["steps"][1]["refused"]["id"]
        assert [step["view"]["life"][1] for step in good["steps"]] == [4, 4, 4, 3, 3]
        assert any(line["kind"] == "lost-life" for step in good["steps"] for line in step["told"])
        bad = await settled(SCENARIO % 4)
        assert bad["failure"] == "expect: B: life should be 4, is 3" and len(bad["steps"]) == 4
        assert bad["failed"]["id"] == "notation-at", "which a page says in any language"
        for text in (
            "", "7", "[]", "a: &a [*a]", "a: &a [1]\nb: [*a, *a]", "\t", "steps: " + "[" * 3000, "x: 2024-99-99",
            "players: " + "9" * 5000, "{" * 200, SCENARIO % 3 + "\nsteps: 3", "players: {A: {life: 99999999999}}",
            "players: 1", "steps:\n" + "  - A: end\n" * 300, "a: " + "x" * 400, "game: poker", "? [a]\n: b", "\x00",
            "players: {A: {hand: [" + "any, " * 60 + "]}}", "!!python/object:os.system {}",
        ):  # fmt: skip
            problem = await settled(text)
            assert problem["code"] == "bad-scenario", (text[:40], problem)

    with_server(tmp_path, act)
