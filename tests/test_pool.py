"""What costs time is done beside the loop, in processes with a budget; and limits count what something costs."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import uvloop

from boothill.server import api, endpoints, knowledge, pool, replays, running, sockets, work
from boothill.server.endpoints import Fixed
from boothill.server.limits import PERMIT_SECONDS
from boothill.server.pool import Pool
from boothill.table import wire
from boothill.table.bucket import Bucket
from boothill.table.problem import Problem
from boothill.words.messages import Messages
from boothill.workers import Lost, Overtime, Worker
from tests.servers import Served, played, with_server
from tests.test_server import SCENARIO

# -- what the processes are asked to do in these tests -----------------------------------------------------------


def pid() -> int:
    return os.getpid()


def niceness() -> int:
    return os.nice(0)


def back(data: bytes) -> bytes:
    return data


def sleep() -> None:
    time.sleep(600)


def crash() -> None:
    os._exit(3)


def fail() -> None:
    raise RuntimeError("this is no good")


def wait_for(path: str, note: str) -> None:
    """Until a file is there; then a line is added to it."""
    while not Path(path).exists():
        time.sleep(0.005)
    with Path(path).open("a", encoding="utf-8") as file:
        file.write(f"{note}\n")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine even a little work takes its time."""
    monkeypatch.setattr(pool, "SECONDS", 240.0)


def with_pool(act: Callable[[Pool], Awaitable[None]]) -> None:
    async def run() -> None:
        made = Pool()
        try:
            await act(made)
        finally:
            await made.close()

    asyncio.run(asyncio.wait_for(run(), 300))


def with_worker(
    act: Callable[[Worker], Awaitable[None]],
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
) -> None:
    async def run() -> None:
        worker = Worker()
        try:
            await act(worker)
        finally:
            await worker.end()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(asyncio.wait_for(run(), 300))


async def problem_of(work: Awaitable[Any]) -> str:
    with pytest.raises(Problem) as problem:
        await work
    return problem.value.code


# -- processes ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"])
def test_a_process_does_one_thing_after_the_other_and_says_what_each_cost(loop: Callable[..., Any]) -> None:
    async def act(worker: Worker) -> None:
        (one, cost), (two, _) = await worker.do(pid, (), 60), await worker.do(pid, (), 60)
        assert one == two != os.getpid() and cost >= 0

    with_worker(act, loop)


def test_a_process_that_takes_too_long_is_ended_and_another_takes_its_place() -> None:
    async def act(worker: Worker) -> None:
        first, _ = await worker.do(pid, (), 60)
        with pytest.raises(Overtime):
            await worker.do(sleep, (), 0.05)
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
        second, _ = await worker.do(pid, (), 60)
        assert second != first

    with_worker(act)


def test_a_process_that_is_lost_is_replaced_and_work_that_fails_says_how() -> None:
    async def act(worker: Worker) -> None:
        with pytest.raises(Lost, match="ended"):
            await worker.do(crash, (), 60)
        with pytest.raises(Lost, match="this is no good"):
            await worker.do(fail, (), 60)
        assert (await worker.do(pid, (), 60))[0] != os.getpid()

    with_worker(act)


def test_a_process_that_ends_while_it_has_nothing_to_do_costs_nobody_anything() -> None:
    async def act(worker: Worker) -> None:
        first, _ = await worker.do(pid, (), 60)
        os.kill(first, signal.SIGKILL)
        while worker._line is not None and worker._line.open:
            await asyncio.sleep(0.01)
        assert (await worker.do(pid, (), 60))[0] != first

    with_worker(act)


def test_what_is_long_arrives_whole() -> None:
    async def act(worker: Worker) -> None:
        long = os.urandom(3_000_000)
        assert (await worker.do(back, (long,), 60))[0] == long

    with_worker(act)


PARENT = """
import asyncio, os, time
from boothill.workers import Worker

async def work():
    worker = Worker()
    print((await worker.do(os.getpid, (), 60))[0], flush=True)
    await worker.do(time.sleep, (600,), 600)

asyncio.run(work())
"""


def test_a_process_ends_with_its_parent_in_the_middle_of_its_work() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert lives(child)
        parent.kill()
    for _ in range(3000):
        if not lives(child):
            return
        time.sleep(0.02)
    raise AssertionError("it lives on")


def lives(pid: int) -> bool:
    """Is there such a process, and not only what is left of one until somebody asks how it ended?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


# -- the pool ----------------------------------------------------------------------------------------------------


def test_the_pool_gives_way_to_the_tables() -> None:
    async def act(pool: Pool) -> None:
        assert (await pool.do("a", niceness))[0] > os.nice(0)

    with_pool(act)


def test_each_failure_is_one_problem_and_the_pool_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(made: Pool) -> None:
        for deed, code in ((crash, "broken"), (fail, "broken"), (pid, "")):
            if code:
                assert await problem_of(made.do("a", deed)) == code
        monkeypatch.setattr(pool, "SECONDS", 0.05)
        assert await problem_of(made.do("a", sleep)) == "too-long"
        monkeypatch.setattr(pool, "SECONDS", 60.0)
        assert (await made.do("a", pid))[0] != os.getpid()
        assert not made.count and not made.crew.waiting and len(made.crew.idle) == len(made.crew.hands)

    with_pool(act)


def test_one_address_has_a_share_and_those_who_wait_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MOST", 1)
    monkeypatch.setattr(pool, "EACH", 3)
    monkeypatch.setattr(pool, "WAITING", 4)
    gate = tmp_path / "gate"

    async def act(made: Pool) -> None:
        def ask(address: str, note: str) -> asyncio.Task[Any]:
            return asyncio.create_task(made.do(address, wait_for, str(gate), note))

        tasks = [ask("greedy", "g1"), ask("greedy", "g2"), ask("greedy", "g3")]
        await asyncio.sleep(0)
        assert await problem_of(made.do("greedy", pid)) == "too-fast", "three are enough for one"
        tasks += [ask("ann", "a1"), ask("bob", "b1")]
        await asyncio.sleep(0)
        assert await problem_of(made.do("eve", pid)) == "too-busy", "and four wait"
        gate.touch()
        await asyncio.gather(*tasks)
        assert gate.read_text(encoding="utf-8").split() == ["g1", "g2", "a1", "b1", "g3"]

    with_pool(act)


def test_a_pool_that_closes_tells_those_who_wait(tmp_path: Path) -> None:
    async def run() -> None:
        made = Pool()
        asked = [asyncio.create_task(made.do(f"{i}", wait_for, str(tmp_path / "never"), "")) for i in range(5)]
        await asyncio.sleep(0.01)
        await made.close()
        assert [await problem_of(one) for one in asked] == ["closing"] * 5
        assert await problem_of(made.do("a", pid)) == "closing"

    asyncio.run(asyncio.wait_for(run(), 300))


# -- what leaves the loop ----------------------------------------------------------------------------------------


def test_nothing_that_costs_time_is_done_in_the_process_of_the_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever grows with what somebody sends is replaced here by something that fails: only the processes have it."""

    def not_here(*_: Any, **__: Any) -> Any:
        raise AssertionError("this was done in the loop")

    async def act(house: Served) -> None:
        _, (ann, _) = await played(house)
        for module, name in (
            (replays, "settle"), (replays, "replay"), (work, "finished_record"), (work, "answer_of"),
            (endpoints, "answer_of"), (knowledge, "_faces"), (knowledge, "_rule"), (knowledge, "texts_of"),
        ):  # fmt: skip
            monkeypatch.setattr(module, name, not_here)
        get = house.http.get
        assert (await get(f"/api/games/{ann.game}/record")).text.startswith("boot hill record")
        assert (await get(f"/api/games/{ann.game}/replay")).json()["steps"]
        assert (await house.http.post("/api/settle", json={"text": SCENARIO % 3})).json()["failure"] == ""
        assert (await house.http.post("/api/settle", json={"text": "[" * 16_000})).json()["code"] == "bad-scenario"
        assert (await get("/api/rulesets/classic?edition=first")).json()["options"]["edition"] == "first"
        assert (await get("/api/rules?words=barrel")).json() and (await get("/api/rules/bas-6.6")).json()[
            "id"
        ] == "BAS-6.6"
        assert (await get("/api/rules/BAS-99.9")).json()["code"] == "no-such"
        for address in ("/api/languages/en", "/api/rules", "/api/rulesets/duel", "/api/openapi.json", "/api/bots"):
            assert (await get(address)).status_code == 200, "made before anybody came"

    with_server(tmp_path, act)


def test_every_endpoint_that_computes_does_so_in_a_process() -> None:
    """A new one has to be put in one of both lists on purpose."""
    boards = {"show_board", "why", "show_moment", "moment_of_game", "keep_link"}
    studies = {"study", "study_table", "study_decision", "study_game"}
    in_a_process = {"show_record", "show_replay", "settle", *boards, *studies} | {
        endpoint.answer.__name__ for endpoint in api.ENDPOINTS if isinstance(endpoint, Fixed)
    }
    in_the_loop = {
        "create_party",
        "create_table",
        "find_party",
        "list_tables",
        "show_address",
        "show_table",
        "take_seat",
        "games_of_table",
        "list_games",
        "new_token",
        "quick_match",
        "show_link",
    }
    assert {endpoint.answer.__name__ for endpoint in api.ENDPOINTS} == in_a_process | in_the_loop


# -- limits count cost -------------------------------------------------------------------------------------------


def test_what_was_dear_keeps_back_what_comes_next_but_not_for_ever() -> None:
    bucket = Bucket(rate=10, burst=50, now=0.0)
    assert bucket.take(0.0)
    bucket.charge(1000)
    assert not bucket.take(4.9)
    assert bucket.take(5.2)


@pytest.mark.parametrize(("cost", "answered"), [(0.0, 10), (0.1, 5), (0.5, 1)])
def test_dear_requests_are_refused_sooner_than_cheap_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cost: float, answered: int
) -> None:
    async def act(house: Served) -> None:
        async def do(address: str, *_: Any) -> tuple[Any, float]:
            return work.Refusal("bad-scenario", {"text": "no"}), cost

        monkeypatch.setattr(house.lobby.pool, "do", do)
        house.stop_the_clock()
        answers = [(await house.http.post("/api/settle", json={"text": ""})).status_code for _ in range(12)]
        assert answers == [409] * answered + [429] * (12 - answered)

    with_server(tmp_path, act, requests=10)
    assert PERMIT_SECONDS == 0.01, "half a second is fifty requests"


def test_what_took_too_long_counts_for_all_of_its_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: Served) -> None:
        async def do(*_: Any) -> Any:
            raise Problem("too-long")

        monkeypatch.setattr(house.lobby.pool, "do", do)
        clock = house.stop_the_clock()
        first, second = [await house.http.post("/api/settle", json={"text": ""}) for _ in range(2)]
        assert first.json()["code"] == "too-long" and "too long" in first.json()["text"]
        assert second.json()["code"] == "too-fast"
        clock.time += 60
        assert (await house.http.get("/api/clocks")).status_code == 200

    with_server(tmp_path, act, requests=20)


def test_a_server_that_is_busy_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WAITING", 0)

    async def act(house: Served) -> None:
        busy = await house.http.post("/api/settle", json={"text": ""})
        assert (busy.status_code, busy.json()["code"], busy.headers["retry-after"]) == (503, "too-busy", "5")
        assert (await house.http.get("/healthz")).status_code == 200

    with_server(tmp_path, act)


def test_commands_that_are_more_work_are_refused_sooner(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        async with house.hosted() as (made, _):
            house.stop_the_clock()
            count = {}
            for kind, command in (("pong", wire.Ping(1)), ("table", wire.SetOrders(wire.Orders()))):
                async with house.joined(made["table"], made["key"]) as talk:
                    await talk.until("welcome")
                    await talk.until("table")
                    while "problem" not in [message["type"] for message in talk.heard]:
                        await talk.send(command)
                        while (await talk.next())["type"] not in (kind, "problem"):
                            pass
                    count[kind] = sum(message["type"] == kind for message in talk.heard[2:])
            assert count == {"pong": 39, "table": 13}

    with_server(tmp_path, act, commands=10)


@pytest.mark.parametrize(("extra", "times"), [(0, 10), (1, 5), (4, 2)])
def test_whoever_comes_again_and_again_pays_for_what_there_is_to_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, extra: int, times: int
) -> None:
    async def act(house: Served) -> None:
        made, _ = await played(house)
        game = house.lobby.tables[made["table"]].table.game
        assert game is not None
        monkeypatch.setattr(running, "MOVES_TOLD", game.number / extra if extra else float("inf"))
        house.stop_the_clock()
        house.lobby.requests.buckets.clear()
        for number in range(times + 1):
            async with house.joined(made["table"]) as eve:
                if number < times:
                    await eve.until("welcome")
                    continue
                assert (await eve.next())["code"] == "too-fast"
                await eve.socket.wait_closed()
                assert eve.socket.close_code == sockets.TOO_MANY

    with_server(tmp_path, act, requests=2)


# -- limits on what is sent --------------------------------------------------------------------------------------

SEATS = "players:\n" + "".join(
    f"  {name}: {{role: {role}, character: {who}}}\n"
    for name, role, who in (
        ("A", "sheriff", "Bart Cassidy"),
        ("B", "outlaw", "Slab the Killer"),
        ("C", "outlaw", "Black Jack"),
        ("D", "renegade", "Willy the Kid"),
    )
)


def english(refusal: work.Refusal) -> str:
    line = refusal.args["text"]
    assert isinstance(line, wire.Line)
    return Messages().say(wire.said_of(line))


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("\n".join(["[" * 300] * 50), "nested more than 20 deep"),
        ("- " * 100, "nested more than 20 deep"),
        ("? " * 100, "nested more than 20 deep"),
        ("{a: " * 60, "nested more than 20 deep"),
        ("x: [" + "a,\n" * 5000, "at most 3,000 keys and values"),
        ("a: " + "9" * 400, "300 characters are enough"),
        (SEATS + "steps:\n  - A: play" + "\n      BANG!" * 500, "2,000 characters are enough"),
        (SEATS + "steps:\n" + "  - A: end\n" * 201, "the server plays 200"),
        (SEATS + "deck: [" + "any,\n" * 1000 + "]", "1,000 cards are too many; the game has 80"),
        (SEATS.replace("players:", "players: &all"), "there is no such limit"),
    ],
)
def test_depth_size_and_steps_of_a_scenario_have_limits_that_are_named(text: str, limit: str) -> None:
    found = work.settle(text, "")
    if limit == "there is no such limit":
        assert not isinstance(found, work.Refusal), "an anchor that nobody uses does no harm"
        return
    assert isinstance(found, work.Refusal) and found.code == "bad-scenario"
    assert limit in english(found)


def test_reading_stops_at_the_limit_and_not_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much there is, no more of it is looked at than the limit allows."""
    from boothill.text.scenario import runner

    read = 0
    fetch = runner._UniqueKeys.fetch_more_tokens

    def counted(self: Any) -> Any:
        nonlocal read
        read += 1
        return fetch(self)

    monkeypatch.setattr(runner._UniqueKeys, "fetch_more_tokens", counted)
    for text in ("[" * 16_000, "\n".join(["[" * 200] * 80), "{a: " * 4000, "- " * 8000):
        read = 0
        with pytest.raises(runner.BadScenario, match="deep"):
            runner.parse(text, "here")
        assert read < 1200, text[:10]  # YAML itself looks a thousand characters ahead for a key


def test_the_answer_to_a_scenario_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    text = SEATS + "steps:\n" + "  - refuse: {A: play Beer}\n" * 100
    assert not isinstance(work.settle(text, ""), work.Refusal)
    monkeypatch.setattr(replays, "ANSWER", 10_000)
    found = work.settle(text, "")
    assert isinstance(found, work.Refusal) and "the answer has more than 10 kB" in english(found)


def test_while_all_processes_are_busy_health_and_tables_are_not(tmp_path: Path) -> None:
    gate = tmp_path / "gate"

    async def act(house: Served) -> None:
        pool = house.lobby.pool
        jobs = [asyncio.create_task(pool.do(f"{i}", wait_for, str(gate), "")) for i in range(10)]
        async with house.hosted() as (_, ann):
            assert not pool.crew.idle and pool.crew.waiting
            assert (await house.http.get("/healthz")).status_code == 200
            assert (await house.http.get("/api/languages/en")).status_code == 200
            await ann.send(wire.Start())
            assert await ann.asked()
            assert not pool.crew.idle and pool.crew.waiting, "and still they are"
        gate.touch()
        await asyncio.gather(*jobs)

    with_server(tmp_path, act)
