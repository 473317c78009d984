"""Quick match: whoever wants to play at once meets others who do, whichever server they come to."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from boothill.lab.verify.engines import Redis
from tests.servers import Served, with_server
from tests.test_fleet import with_fleet


async def quick(house: Served, name: str, **settings: Any) -> dict[str, Any]:
    answer = await house.http.post("/api/quick", json={"name": name, "settings": {"players": 4, **settings}})
    assert answer.status_code == 201, answer.text
    seated: dict[str, Any] = answer.json()
    return seated


def test_people_who_want_to_play_at_once_sit_at_one_table_until_it_is_full(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        seated = [await quick(house, f"P{number}") for number in range(6)]
        assert [one["table"] for one in seated] == [seated[0]["table"]] * 4 + [seated[4]["table"]] * 2
        assert [one["seat"] for one in seated] == [0, 1, 2, 3, 0, 1] and len({one["key"] for one in seated}) == 6
        assert (await house.running(seated[0]["table"])).table.settings.public

    with_server(tmp_path, act)


def test_a_quick_match_leads_to_no_other_game_and_to_no_table_that_is_not_for_everybody(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        await house.create(public=False)
        locked = await house.create(public=True, locked=True)
        others = await house.create(public=True, game="duel", players=2)
        events = await house.create(public=True, options={"events": "high-noon"})
        namesake = await house.create("Bob", public=True)
        bob = await quick(house, "Bob")
        assert bob["table"] not in {one["table"] for one in (locked, others, events, namesake)}
        assert (await quick(house, "Cid", game="duel", players=2))["table"] == others["table"]
        assert (await quick(house, "Dee", options={"events": "high-noon"}))["table"] == events["table"]

    with_server(tmp_path, act)


def test_a_quick_match_counts_as_a_new_table_only_where_there_is_one(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        house.stop_the_clock()
        seated = [await quick(house, f"P{number}") for number in range(4)]
        assert len({one["table"] for one in seated}) == 1
        answer = await house.http.post("/api/quick", json={"name": "P5"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")

    with_server(tmp_path, act, new_tables=1)


def test_a_quick_match_is_one_for_the_whole_fleet(postgres: str, redis: Redis) -> None:
    async def act(first: Served, second: Served) -> None:
        ann = await quick(first, "Ann")
        while not (await second.http.get("/api/tables")).json():
            await asyncio.sleep(0.05)
        bob = await quick(second, "Bob")
        assert (bob["table"], bob["seat"]) == (ann["table"], 1)
        async with second.joined(bob["table"], bob["key"]) as there:
            await there.until("welcome")

    with_fleet(postgres, redis, act)
