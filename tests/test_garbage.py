"""Tables that come and go leave nothing behind, even if Python's cyclic garbage collector never looks."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from boothill.core.state import State
from boothill.knowledge.memory import Memory
from boothill.server import lobby
from boothill.server.garbage import FEW, SELDOM, Garbage
from boothill.server.running import Running
from boothill.server.sockets import TableConnection
from boothill.table import wire
from boothill.table.game import Game
from boothill.table.owner import Owner
from boothill.table.seating import Viewer
from boothill.table.table import Table
from tests.servers import Served, played, with_server

KINDS = (Table, Game, State, Memory, Owner, Running, Viewer, TableConnection)


def alive() -> Counter[str]:
    """What there is of everything that belongs to a table."""
    return Counter(kind.__name__ for kind in map(type, gc.get_objects()) if kind in KINDS)


@contextmanager
def without_a_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(gc, "collect", lambda generation=2: 0)
            yield
    finally:
        gc.enable()


async def settled(house: Served) -> None:
    """Wait until everybody has gone, and their tables know it."""
    while house.lobby.connections or any(running.table.seating.viewers for running in house.lobby.tables.values()):
        await asyncio.sleep(0.01)


async def cleared(house: Served) -> None:
    """An hour or a day passes, and nobody is there."""
    await settled(house)
    house.stop_the_clock().time += 1e6
    await house.lobby.sweep()
    assert house.lobby.tables == {}
    await asyncio.sleep(0.05)


async def a_game(house: Served) -> None:
    await played(house)


async def a_duel(house: Served) -> None:
    await played(house, game="duel", players=2)


async def a_game_that_is_left(house: Served) -> None:
    async with house.hosted() as (made, ann), house.joined(made["table"], name="Eve") as eve:
        await eve.until("welcome")
        await ann.send(wire.Start())
        await ann.asked()


async def nobody_but_the_host(house: Served) -> None:
    await house.create()


async def refusals(house: Served) -> None:
    async with house.hosted() as (made, ann):
        assert (await house.http.post(f"/api/tables/{made['table']}/seats", json={"name": "Ann"})).status_code == 409
        async with house.joined(made["table"], "wrong key") as eve:
            assert (await eve.until("problem"))["code"] == "wrong-key"
        for _ in range(3):
            await ann.socket.send("nonsense")
            await ann.until("problem")
        await ann.send(wire.WhyNot("dance", 1))
        await ann.until("problem")


async def games_one_after_the_other(house: Served) -> None:
    made, (ann, bob) = await played(house)
    for guest in (ann, bob):
        guest.game = ""

    async def again(key: str) -> None:
        async with house.joined(made["table"], key) as talk:
            await talk.until("ended")
            await talk.send(wire.Rematch())
            await talk.until("update")

    await asyncio.gather(again(ann.key), again(bob.key))


async def a_table_that_fails(house: Served) -> None:
    async with house.hosted() as (made, ann):
        vars(house.lobby.tables[made["table"]].table)["handle"] = None  # the next command finds nobody to carry it out
        lobby.log.disabled = True  # a test keeps whatever is logged, and where it came from
        try:
            await ann.send(wire.Ping(1))
            await ann.socket.wait_closed()
        finally:
            lobby.log.disabled = False


@pytest.mark.parametrize(
    "deed",
    [
        a_game,
        a_duel,
        a_game_that_is_left,
        nobody_but_the_host,
        refusals,
        games_one_after_the_other,
        a_table_that_fails,
    ],
)
def test_a_table_that_is_cleared_away_is_freed_at_once(
    tmp_path: Path, deed: Callable[[Served], Awaitable[None]]
) -> None:
    async def act(house: Served) -> None:
        await settled(house)
        with without_a_collector():
            before = alive()
            await deed(house)
            await cleared(house)
            assert alive() - before == Counter()

    with_server(tmp_path, act)


def test_a_rematch_frees_the_game_before_it(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        with without_a_collector():
            before = alive()
            await games_one_after_the_other(house)
            await settled(house)
            assert (alive() - before)["Game"] == 1

    with_server(tmp_path, act)


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How far the collector was told to look, each time."""
    found: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: found.append(generation))
    return found


def test_the_collector_looks_when_tables_have_gone_and_only_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(Garbage, "tables_gone", lambda _, gone, left: told.append((gone, left)))

    async def act(house: Served) -> None:
        await house.create()
        await house.lobby.sweep()
        await cleared(house)

    with_server(tmp_path, act)
    assert told == [(0, 1), (1, 0)]


def test_it_looks_everywhere_only_while_there_are_few_tables_or_very_many_have_gone(looks: list[int]) -> None:
    garbage, many = Garbage(), 10 * FEW
    garbage.tables_gone(0, 3)
    assert looks == [], "nothing has gone"
    garbage.tables_gone(1, FEW)
    assert looks == [2]
    for _ in range(SELDOM - 1):
        garbage.tables_gone(many, many)
    assert looks[1:] == [1] * (SELDOM - 1)
    garbage.tables_gone(many, many)
    garbage.tables_gone(many, many)
    assert looks[-2:] == [2, 1]


def test_nothing_is_remembered_by_address_for_ever(tmp_path: Path) -> None:
    """Of everybody who ever came there is a bucket at most, and of those only so many."""

    async def act(house: Served) -> None:
        await a_game_that_is_left(house)
        await cleared(house)
        kept: dict[str, Any] = {
            name: value for name, value in vars(house.lobby).items() if isinstance(value, dict | set | list)
        }
        assert {name: len(value) for name, value in kept.items()} == dict.fromkeys(kept, 0)

    with_server(tmp_path, act)
