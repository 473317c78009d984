"""Work on a Ray cluster: the same results, from the same code only, and clear words where it cannot be."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from boothill import cluster
from boothill.bots.gunslinger.bot import GunslingerBot
from boothill.cli import main
from boothill.lab.fit import tune
from boothill.lab.measure import arena
from boothill.lab.work.pool import spread
from boothill.lab.work.workers import Workers
from boothill.server.config import BadConfig, config_of
from boothill.table import thinking
from boothill.table.thinking import Thinkers, hands_of
from boothill.workers import Lost
from tests.servers import Process
from tests.test_arena import TINY
from tests.test_thinking import thought_of

ARENA = ["arena", "--bots", "karma,greedy", "--tables", "classic:4,duel:2", "--deals", "3", "--seed", "test"]
"""The plan TINY, in words."""


class TaskError(Exception):
    """What Ray wraps an error of a task in."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


class Ray(ModuleType):
    """As much of Ray as is used; whatever is handed out comes back in the wrong order."""

    def __init__(self, error: Exception | None = None) -> None:
        super().__init__("ray")
        self.error = error
        self.address = ""
        self.at_once = 0
        self.up = False
        self.exceptions = ModuleType("ray.exceptions")
        self.exceptions.RayTaskError = TaskError  # type: ignore[attr-defined]

    def init(self, address: str, **_: Any) -> None:
        if self.error is not None:
            raise self.error
        self.address, self.up = address, True

    def shutdown(self) -> None:
        self.up = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, task: Callable[[range], Any]) -> Callable[[range], Any]:
        return task

    def map_unordered(
        self, task: Callable[[range], Any], items: Iterable[range], *, backpressure_size: int, chunk_size: int
    ) -> Iterator[Any]:
        self.at_once = backpressure_size
        for item in reversed(list(items)):
            assert self.up
            try:
                yield task(item)
            except Exception as error:
                raise TaskError(error) from error


def install(monkeypatch: pytest.MonkeyPatch, error: Exception | None = None) -> Ray:
    ray = Ray(error)
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setitem(sys.modules, "ray.util", ray)
    monkeypatch.setattr(cluster, "knock", lambda flag, address: None)
    return ray


def test_a_cluster_finds_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = install(monkeypatch)
    assert arena.run(TINY, tmp_path / "here", Workers(1))
    assert arena.run(TINY, tmp_path / "there", Workers(cluster="ray://head:10001"))
    here, there = ((tmp_path / name / arena.RESULTS).read_bytes() for name in ("here", "there"))
    assert here == there
    assert (ray.address, ray.at_once, ray.up) == ("ray://head:10001", 3, False)


def test_jobs_are_so_many_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = install(monkeypatch)
    assert sorted(n for part in spread(list, 100, Workers(2, "auto"), "numbers") for n in part) == [*range(100)]
    assert ray.at_once == 2


def stops(part: range) -> list[int]:
    raise KeyboardInterrupt


def test_ctrl_c_leaves_the_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = install(monkeypatch)
    assert [*spread(stops, 10, Workers(cluster="auto"), "numbers")] == []
    assert not ray.up


def test_other_code_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    install(monkeypatch)
    asked: list[str] = []

    def edition() -> str:
        asked.append("")
        return f"edition {len(asked)}"

    monkeypatch.setattr(cluster, "edition", edition)
    assert main([*ARENA, "--out", str(tmp_path), "--cluster", "auto"]) == 2
    assert "runs another one: install the same edition of Boot Hill on every machine" in capsys.readouterr().err


def missing(part: range) -> list[int]:
    raise ModuleNotFoundError("No module named 'boothill'")


def test_machines_without_boot_hill(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)
    with pytest.raises(cluster.BadCluster, match="--cluster auto: install the same edition"):
        next(spread(missing, 10, Workers(cluster="auto"), "numbers"))


def test_an_edition_is_the_code_and_the_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(cluster.edition()) == 64
    weights, code = tmp_path / "data" / "bots" / "gunslinger.json", tmp_path / "lab" / "work" / "cluster.py"
    assert (Path(str(files("boothill"))) / weights.relative_to(tmp_path)).exists()
    for path in (weights, code):
        path.parent.mkdir(parents=True)
        path.write_text("1")
    monkeypatch.setattr(cluster, "files", lambda package: tmp_path)
    editions = {cluster.edition.__wrapped__()}
    for path in (weights, code):
        path.write_text("2")
        editions.add(cluster.edition.__wrapped__())
    assert len(editions) == 3


@pytest.mark.parametrize("command", [ARENA, ["sim", "--games", "2"]], ids=["arena", "sim"])
def test_no_cluster_at_the_address(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    install(monkeypatch, ConnectionError("nobody is there"))
    monkeypatch.chdir(tmp_path)
    out = ["--out", "results"] if command is ARENA else []
    assert main([*command, *out, "--cluster", "ray://head:10001"]) == 2
    assert "--cluster ray://head:10001: nobody is there" in capsys.readouterr().err


@pytest.mark.parametrize("address", ["127.0.0.1:{port}", "ray://127.0.0.1:{port}", "127.0.0.1:port"])
def test_nobody_answers_at_the_address(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    knock = cluster.knock
    ray = install(monkeypatch)
    monkeypatch.setattr(cluster, "knock", knock)
    with socket.socket() as taken:  # a port that is bound, and where nobody listens
        taken.bind(("127.0.0.1", 0))
        there = address.format(port=taken.getsockname()[1])
        assert main([*ARENA, "--out", str(tmp_path), "--cluster", there]) == 2
    assert capsys.readouterr().err.startswith(f"boothill: --cluster {there}: ")
    assert ray.address == "", "Ray was not asked at all"


def test_tuning_on_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every candidate gets the wins of its own deals, whatever comes back first."""
    ray = install(monkeypatch)
    monkeypatch.setattr(tune, "wins", lambda team, start, deals, weights: len(deals))
    with Workers(cluster="auto").hired() as (_, hand_out):
        assert tune.each(hand_out, "law", {}, [([""] * n, {}) for n in range(5)]) == [0, 1, 2, 3, 4]
    assert not ray.up


def test_without_ray_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*ARENA, "--out", str(tmp_path), "--cluster", "auto"]) == 2
    assert "pip install 'boothill[ray]'" in capsys.readouterr().err


# -- bots that think on a cluster ------------------------------------------------------------------------------


class Task:
    """Work that was handed in."""

    def __init__(self, work: Callable[[], Any] | None) -> None:
        self.work = work

    def future(self) -> Future[Any]:
        future: Future[Any] = Future()
        if self.work is not None:
            try:
                future.set_result(self.work())
            except Exception as error:
                future.set_exception(error)
        return future


class Machines(Ray):
    """As much of Ray as thoughts need."""

    def __init__(self) -> None:
        super().__init__()
        self.takes = threading.Event()
        self.takes.set()
        self.asked = 0
        self.ends = True
        """Does work come to an end?"""
        self.cancelled: list[Task] = []

    def remote(self, *_: Any, **__: Any) -> Any:
        def hand_in(*args: Any) -> Task:
            self.asked += 1
            assert self.takes.wait(60)
            return Task((lambda: cluster.same(*args)) if self.ends else None)

        return lambda work: SimpleNamespace(remote=hand_in)

    def get(self, task: Task, timeout: float) -> Any:
        try:
            return task.future().result()
        except Exception as error:
            raise TaskError(error) from error

    def cancel(self, task: Task, force: bool) -> None:
        self.cancelled.append(task)


def with_cluster(monkeypatch: pytest.MonkeyPatch, act: Callable[[Machines, Thinkers], Awaitable[None]]) -> None:
    ray = Machines()
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setattr(cluster, "knock", lambda flag, address: None)

    async def run() -> None:
        thinkers = Thinkers(hands_of("ray://head:10001"))
        try:
            await act(ray, thinkers)
        finally:
            ray.takes.set()
            await thinkers.close()

    asyncio.run(asyncio.wait_for(run(), 120))
    assert ray.address == "ray://head:10001" and not ray.up


def test_bots_think_on_a_cluster_as_they_do_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(ray: Machines, thinkers: Thinkers) -> None:
        assert len(thinkers.crew.hands) == 3
        thought = thought_of(GunslingerBot())
        there, here = await thinkers.think(thought, "t"), thought._replace(luck=Random(Random(1).getrandbits(64)))
        assert there == here.here()

    with_cluster(monkeypatch, act)


def test_a_cluster_that_does_not_answer_is_asked_once_and_no_table_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "HAND_IN_SECONDS", 0.05)

    async def act(ray: Machines, thinkers: Thinkers) -> None:
        ray.takes.clear()
        before = ray.asked
        for _ in range(5):
            with pytest.raises(Lost, match="does not answer"):
                await thinkers.think(thought_of(GunslingerBot()), "t")
        ray.takes.set()
        monkeypatch.undo()
        monkeypatch.setitem(sys.modules, "ray", ray)
        while True:
            with suppress(Lost):
                assert await thinkers.think(thought_of(GunslingerBot()), "t") is not None
                break
            await asyncio.sleep(0.01)
        assert ray.asked == before + 2, "what was refused at once was handed in all the same"

    with_cluster(monkeypatch, act)


def test_a_thought_without_end_on_a_cluster_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(ray: Machines, thinkers: Thinkers) -> None:
        monkeypatch.setattr(thinking, "PATIENCE", 0.05)
        ray.ends = False
        with pytest.raises(Lost, match="too long"):
            await thinkers.think(thought_of(GunslingerBot(), 0.0), "t")
        while not ray.cancelled:
            await asyncio.sleep(0.01)

    with_cluster(monkeypatch, act)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (None, "runs another one: install the same edition of Boot Hill on every machine"),
        (ModuleNotFoundError("No module named 'boothill'"), "install the same edition of Boot Hill on every machine"),
        (TimeoutError("nobody has time"), "nobody has time"),
    ],
)
def test_a_cluster_on_which_nothing_can_be_done_is_refused(
    error: Exception | None, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(ray: Machines, thinkers: Thinkers) -> None:
        raise AssertionError("it was taken")

    if error is not None:
        monkeypatch.setattr(cluster, "same", lambda *_: exec("raise error", {"error": error}))
    else:
        editions = iter(("here", "there"))
        monkeypatch.setattr(cluster, "edition", lambda: next(editions))
    with pytest.raises(cluster.BadCluster, match=f"--thinkers ray://head:10001: .*{sentence}"):
        with_cluster(monkeypatch, act)


def test_a_server_whose_bots_should_think_where_nobody_answers_says_so(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        there = f"127.0.0.1:{taken.getsockname()[1]}"
        with Process(f"sqlite:///{tmp_path}/games.db", "--thinkers", there) as server:
            assert server.wait() == 2
            (told,) = server.other
    missing = "this needs ray" if find_spec("ray") is None else f"--thinkers {there}: "
    assert told.startswith(f"boothill: {missing}")


def test_who_thinks_is_a_number_or_an_address() -> None:
    for setting in ("0", "4", "auto", "local", "ray://head:10001", "10.0.0.1:6379"):
        assert config_of({"thinkers": setting}, {}).thinkers == setting
    with pytest.raises(BadConfig, match="--thinkers or BOOTHILL_THINKERS: 'many': processes in which bots think"):
        config_of({"thinkers": "many"}, {})


# -- Ray itself ------------------------------------------------------------------------------------------------

THINKS = """
import asyncio
from boothill import cluster
from boothill.bots.gunslinger.bot import GunslingerBot
from boothill.table.thinking import Thinkers, hands_of
from tests.test_thinking import thought_of

cluster.HAND_IN_SECONDS = 60.0

async def minds():
    thinkers = Thinkers(hands_of("local"))
    print((await thinkers.think(thought_of(GunslingerBot()), "t")).save())
    await thinkers.close()

asyncio.run(minds())
"""


@pytest.mark.large
def test_ray_itself_thinks_of_the_same_move() -> None:
    """In a process of its own, as below."""
    ran = subprocess.run(
        [sys.executable, "-c", THINKS], env={**os.environ, "RAY_TMPDIR": "/tmp"}, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr
    here = thought_of(GunslingerBot())._replace(luck=Random(Random(1).getrandbits(64))).here()
    assert here is not None and ran.stdout.strip() == str(here.save())


@pytest.mark.large
def test_ray_itself_finds_the_same(tmp_path: Path) -> None:
    """A real cluster of one machine, in a process of its own: Ray leaves warnings and threads behind."""
    assert arena.run(TINY, tmp_path / "here", Workers(1))
    ran = subprocess.run(
        [sys.executable, "-m", "boothill", *ARENA, "--out", str(tmp_path / "there"), "--cluster", "local"],
        env={**os.environ, "RAY_TMPDIR": "/tmp"},  # sockets in a deep folder have names that are too long
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    here, there = ((tmp_path / name / arena.RESULTS).read_bytes() for name in ("here", "there"))
    assert here == there
