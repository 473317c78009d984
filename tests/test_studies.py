"""Analyses on a server: they grow, they end when nobody reads them, and nobody waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from boothill.server import studies, studying
from boothill.server.limits import Buckets
from boothill.server.study_shown import StoryStudied, Studied
from boothill.table import wire
from boothill.text.records import read_record
from tests.servers import Served, played, with_server

POSITIONS = Path(__file__).parent / "positions"
BARREL = (POSITIONS / "take-the-barrel-first.yaml").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine even a little work takes its time, costs more of it, and cannot wait for everybody else."""
    monkeypatch.setattr(studies, "NICENESS", 0)
    monkeypatch.setattr(studies, "SECONDS", 240.0)
    monkeypatch.setattr(studies, "BURST", 10_000.0)


# -- what the processes are asked in these tests ---------------------------------------------------------------------


def under_way() -> int:
    return len(studying.UNDER_WAY)


async def inside(house: Served, what: Callable[[], int]) -> int:
    found, _ = await house.lobby.studies.crews[0].do("test", what, lambda: ((), 240.0))
    assert isinstance(found, int)
    return found


# -- reading ---------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def reading(house: Served, path: str, body: dict[str, Any] | None = None) -> AsyncIterator[AsyncIterator[str]]:
    async with (
        httpx.AsyncClient(base_url=house.base, timeout=240) as http,
        http.stream("POST" if body is not None else "GET", path, json=body) as answer,
    ):
        assert answer.status_code == 200, await answer.aread()
        assert answer.headers["content-type"] == "application/x-ndjson"
        yield answer.aiter_lines()


def studied(line: str) -> Studied:
    return msgspec.json.decode(line, type=Studied)


async def until(ready: Callable[[], bool]) -> None:
    while not ready():
        await asyncio.sleep(0.01)


def test_an_answer_grows_while_somebody_reads_it_and_the_work_ends_when_the_reader_goes_away(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        found = house.lobby.studies
        async with reading(house, "/api/study", {"text": BARREL}) as lines:
            first, second = studied(await anext(lines)), studied(await anext(lines))
            assert found.under_way.total() == 1
        for answer in (first, second):
            assert answer.moves[0].move.text == "play Cat Balou K♥ -> B's Barrel Q♠"
            assert (answer.names, answer.seat, answer.eyes, answer.done) == (["A", "B", "C", "D"], 0, "open", False)
        assert second.playouts > first.playouts
        await until(lambda: not found.under_way)
        crew = found.crews[0]
        await until(lambda: crew.idle == list(crew.hands) and not crew.waiting)
        assert await inside(house, under_way) == 0

    with_server(tmp_path, act)


def test_the_learned_bot_judges_where_it_is_asked_to(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        async with reading(house, "/api/study", {"text": BARREL, "judge": "desperado"}) as lines:
            answer = studied(await anext(lines))
        assert (answer.judge, answer.judges) == ("desperado", ["marshal", "desperado"])
        refused = await house.http.post("/api/study", json={"text": BARREL, "judge": "nobody"})
        assert refused.json()["code"] == "bad-request"

    with_server(tmp_path, act)


def test_a_flood_from_one_address_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        async with (
            reading(house, "/api/study", {"text": BARREL}) as one,
            reading(house, "/api/study", {"text": BARREL}) as two,
        ):
            await anext(one), await anext(two)
            answer = await house.http.post("/api/study", json={"text": BARREL})
            assert (answer.status_code, answer.json()["code"]) == (429, "study-enough")
            assert answer.json()["text"].startswith("You have used up what the server can analyse for you")
        await until(lambda: not house.lobby.studies.under_way)
        async with reading(house, "/api/study", {"text": BARREL}) as again:
            await anext(again)

    with_server(tmp_path, act)


def test_when_the_budget_is_spent_the_answer_ends_and_says_so(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        house.lobby.studies.budget = Buckets(0.0, 0.02)
        async with reading(house, "/api/study", {"text": BARREL}) as lines:
            told = [studied(line) async for line in lines]
        assert [answer.done for answer in told] == [False, True]
        assert told[-1].stopped == wire.Line("problem-study-enough")
        assert told[-1].moves == told[0].moves  # nothing is lost
        answer = await house.http.post("/api/study", json={"text": BARREL})
        assert answer.json()["code"] == "study-enough"

    with_server(tmp_path, act)


def test_no_more_are_taken_than_there_is_room_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "ALL", 0)

    async def act(house: Served) -> None:
        answer = await house.http.post("/api/study", json={"text": BARREL})
        assert (answer.status_code, answer.json()["code"]) == (503, "too-busy")

    with_server(tmp_path, act)


def test_while_bots_wait_to_think_no_slice_is_begun(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        found = house.lobby.studies
        busy = True
        found.busy = lambda: busy
        asked = asyncio.create_task(house.http.post("/api/study", json={"text": "- 1"}))
        await until(lambda: bool(found.under_way))
        for _ in range(5):
            assert (await house.http.get("/api/tables")).status_code == 200  # nobody else waits
        assert not asked.done() and not found.crews[0].waiting and len(found.crews[0].idle) == 1
        busy = False
        assert (await asked).json()["code"] == "bad-scenario"
        assert not found.under_way

    with_server(tmp_path, act)


def test_tables_that_leave_no_room_for_long_end_an_analysis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "PATIENCE", 0.0)

    async def act(house: Served) -> None:
        house.lobby.studies.busy = lambda: True
        assert (await house.http.post("/api/study", json={"text": BARREL})).json()["code"] == "too-busy"

    with_server(tmp_path, act)


REFUSED = [
    ("players: 1", "bad-scenario"),
    (BARREL + "steps: [{A: play BANG! -> C}]", "bad-scenario"),
    (BARREL + "steps: [{A: play Cat Balou -> B's Barrel}, {A: play BANG! -> B}]", "study-nobody"),
]


def test_a_position_that_cannot_be_analysed_is_refused_with_a_reason(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        for text, code in REFUSED:
            answer = await house.http.post("/api/study", json={"text": text})
            assert (answer.status_code, answer.json()["code"]) == (409, code)
            assert not house.lobby.studies.under_way

    with_server(tmp_path, act)


# -- one's own running game ------------------------------------------------------------------------------------------


def test_a_player_alone_with_bots_is_told_by_what_the_seat_knows(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        made = await house.create(clock="off")
        path = f"/api/tables/{made['table']}/study"
        assert (await house.http.post(path, json={"key": made["key"]})).json()["code"] == "study-nobody"
        async with house.joined(made["table"], made["key"]) as host:
            await host.send(wire.Start())
            await host.asked()
            async with reading(house, path, {"key": made["key"]}) as lines:
                answer = studied(await anext(lines))
            assert (answer.eyes, answer.seat) == ("seat", made["seat"])
            for key, code, status in (("", "study-not-yours", 403), ("wrong", "wrong-key", 409)):
                refused = await house.http.post(path, json={"key": key})
                assert (refused.status_code, refused.json()["code"]) == (status, code)

    with_server(tmp_path, act)


def test_while_other_people_play_the_bots_say_nothing(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        made = await house.create(clock="off")
        other = await house.sit(made["table"], "Bob")
        async with house.joined(made["table"], made["key"]) as host, house.joined(made["table"], other["key"]) as bob:
            await bob.until("welcome")
            await host.send(wire.Start())
            table = (await house.running(made["table"])).table
            await until(lambda: table.game is not None and table.game.s.to_act in (made["seat"], other["seat"]))
            assert table.game is not None
            key = made["key"] if table.game.s.to_act == made["seat"] else other["key"]
            answer = await house.http.post(f"/api/tables/{made['table']}/study", json={"key": key})
            assert (answer.status_code, answer.json()["code"]) == (403, "study-others")

    with_server(tmp_path, act)


# -- a finished game -------------------------------------------------------------------------------------------------


def test_the_story_of_a_game_comes_at_once_and_its_mistakes_after_it(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        made, _ = await played(house)
        (game,) = (await house.http.get(f"/api/tables/{made['table']}/games")).json()
        async with reading(house, f"/api/games/{game['game']}/study") as lines:
            first = msgspec.json.decode(await anext(lines), type=StoryStudied)
            second = msgspec.json.decode(await anext(lines), type=StoryStudied)
        assert first.story is not None and second.story is None
        assert (first.looked, second.looked) == (0, 1)
        record = (await house.http.get(f"/api/games/{game['game']}/record")).text
        path = tmp_path / "record.txt"
        path.write_text(record, encoding="utf-8")
        assert len(first.story.standings) == len(read_record(path).moves) + 1
        assert len(first.story.believed) == len(first.story.beliefs)
        moves = len(first.story.standings) - 1
        async with reading(house, f"/api/games/{game['game']}/study/{moves - 1}") as lines:
            answer = studied(await anext(lines))
        assert (answer.eyes, answer.names) == ("seat", first.story.names)
        assert (await house.http.get(f"/api/games/{game['game']}/study/{moves}")).json()["code"] == "study-nobody"
        house.lobby.studies.stories[game["game"]] = [b'{"kept": 1}\n']
        assert (await house.http.get(f"/api/games/{game['game']}/study")).json() == {"kept": 1}
        assert (await house.http.get("/api/games/nothing/study")).json()["code"] == "no-record"

    with_server(tmp_path, act)


def test_a_story_that_was_told_to_its_end_is_kept() -> None:
    async def act() -> None:
        found = studies.Studies(lambda: False, lambda: 0.0)
        try:
            stream = await found.begin("here", two_lines, kept="game")
            assert [line async for line in stream.lines] == [b"1\n", b"2\n"]
            stream.leave()
            stream.leave()
            assert not found.under_way and found.stories == {"game": [b"1\n", b"2\n"]}
        finally:
            await found.close()

    asyncio.run(asyncio.wait_for(act(), 300))


def two_lines() -> Any:
    yield studying.Slice(b"1", False)
    yield studying.Slice(b"2", True)
