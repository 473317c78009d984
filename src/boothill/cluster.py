"""Connects to a Ray cluster and runs work on it, provided that it runs the same code as this machine.

Every machine needs the same edition of Boot Hill installed.
"""

from __future__ import annotations

import asyncio
import os
import platform
import socket
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from boothill.bad_input import BadInput
from boothill.extra import need
from boothill.workers import Lost, Overtime

T = TypeVar("T")

INSTALL = "install the same edition of Boot Hill on every machine"
PATIENCE: Final = 5.0
"""Timeout in seconds for connecting to a cluster."""
TRY_SECONDS: Final = 60.0
"""Timeout in seconds for a cluster's first piece of work, which shows that it can be used."""
HAND_IN_SECONDS: Final = 1.0
"""Timeout in seconds for handing work to a cluster. After a timeout it gets no work until it answers again."""


class BadCluster(BadInput, RuntimeError):
    """A cluster that cannot be used; the message says why."""


@cache
def edition() -> str:
    """Identify the edition installed here: a hash over the code and the data of this package."""
    here = Path(str(files("boothill")))
    found = sha256()
    for path in sorted([*here.rglob("*.py"), *(here / "data").rglob("*.*")]):
        found.update(f"{path.relative_to(here).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def same(wanted: str, work: Callable[..., T], *args: Any) -> T:
    """Do some work if this machine runs the wanted edition. Raises BadCluster otherwise."""
    if edition() != wanted:
        raise BadCluster(f"{platform.node()} runs another one: {INSTALL}")
    return work(*args)


def knock(flag: str, address: str) -> None:
    """Check that something answers at an address; Ray itself would retry for minutes. Raises BadCluster."""
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        if place.port:
            socket.create_connection((place.hostname or "", place.port), PATIENCE).close()
    except (OSError, ValueError) as error:
        raise BadCluster(f"{flag} {address}: {error}") from None


def reached(flag: str, address: str) -> Any:
    """Connect to a cluster (`local` starts one on this machine) and return the `ray` module. Raises BadCluster."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    ray = need("ray", "ray")
    knock(flag, address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadCluster(f"{flag} {address}: {str(error).strip().splitlines()[-1]}") from None
    return ray


def timed(work: Callable[..., T], *args: Any) -> tuple[T, float]:
    """Do some work; return its result and the processor time it took, in seconds."""
    begun = time.process_time()
    return work(*args), time.process_time() - begun


class Cluster:
    """Does work for an event loop. The work is handed to Ray in a thread, so the loop never blocks."""

    def __init__(self, flag: str, address: str) -> None:
        self._ray = reached(flag, address)
        self._task: Any = self._ray.remote(num_cpus=1, max_retries=0)(same)
        self._edition = edition()
        self._try(f"{flag} {address}")
        self._thread = ThreadPoolExecutor(1, "cluster")
        self._hangs = False
        self._closed = False

    def _try(self, place: str) -> None:
        """Do a first piece of work. Raises BadCluster if that fails."""
        try:
            self._ray.get(self._task.remote(self._edition, int), timeout=TRY_SECONDS)
        except Exception as error:
            self._ray.shutdown()
            wrong = INSTALL if "No module named 'boothill" in str(error) else getattr(error, "cause", error)
            raise BadCluster(f"{place}: {wrong}") from None

    def slots(self) -> list[Slot]:
        """One slot for each core of the cluster."""
        return [Slot(self) for _ in range(max(1, int(self._ray.cluster_resources()["CPU"])))]

    async def do(self, work: Callable[..., T], args: tuple[Any, ...], seconds: float) -> tuple[T, float]:
        """Do some work; return its result and the processor time it took, in seconds. Raises Overtime or Lost."""
        if self._hangs or self._closed:
            raise Lost("the cluster does not answer")
        handed_in = self._thread.submit(self._hand_in, work, args)
        try:
            async with asyncio.timeout(HAND_IN_SECONDS):
                task, answer = await asyncio.shield(asyncio.wrap_future(handed_in))
        except TimeoutError:
            self._hangs = True
            handed_in.add_done_callback(self._answers)
            raise Lost("the cluster does not answer") from None
        except Exception as error:
            raise Lost(f"the cluster cannot be used: {error}") from None
        try:
            async with asyncio.timeout(seconds):
                found: tuple[T, float] = await asyncio.wrap_future(answer)
                return found
        except TimeoutError:
            self._thread.submit(self._give_up, task)
            raise Overtime from None
        except Exception as error:  # in the work, or on the machine that did it
            raise Lost(str(error)) from None

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            ended = self._thread.submit(self._ray.shutdown)
            self._thread.shutdown(wait=False)
            if not self._hangs:
                await asyncio.wrap_future(ended)

    def _hand_in(self, work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, Future[Any]]:
        task = self._task.remote(self._edition, timed, work, *args)
        return task, task.future()

    def _give_up(self, task: Any) -> None:
        with suppress(Exception):
            self._ray.cancel(task, force=True)

    def _answers(self, _: object) -> None:
        self._hangs = False


class Slot:
    """Room for one piece of work at a time on a cluster."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster

    async def do(self, work: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> tuple[Any, float]:
        return await self.cluster.do(work, args, seconds)

    def kill(self) -> None:
        """Do nothing: no more work will come, and work under way ends at its time limit."""

    async def end(self) -> None:
        await self.cluster.close()
