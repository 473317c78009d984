"""Workers: processes on this machine, or a Ray cluster."""

from __future__ import annotations

import os
import signal
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.pool import Pool
from queue import SimpleQueue
from typing import Any, NamedTuple

from boothill.bad_input import BadInput
from boothill.lab.work.cluster import Map, connected


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check(options: Namespace, *counts: str) -> None:
    """Refuse options below 1, and a negative --jobs. Raises BadInput."""
    for name in counts:
        if getattr(options, name) < 1:
            raise BadInput(f"--{name}: at least one")
    if options.jobs < 0:
        raise BadInput("--jobs: at least one")


@contextmanager
def plainly() -> Iterator[None]:
    """For tools that are run as modules: report bad input in one line and exit."""
    try:
        yield
    except BadInput as error:
        raise SystemExit(str(error)) from None


def _deaf_to_ctrl_c() -> None:
    """Ignore Ctrl-C in a worker: the parent stops handing out work and reports what is done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _as_they_come(pool: Pool, at_once: int) -> Map[Any]:
    """A `map` that hands out a task whenever one is done, so that the size of tasks can follow the time they take."""

    def hand_out(work: Callable[[range], Any], parts: Iterable[range]) -> Iterator[Any]:
        back: SimpleQueue[tuple[Any, BaseException | None]] = SimpleQueue()
        rest = iter(parts)
        under_way = 0
        while True:
            for part in islice(rest, at_once - under_way):
                pool.apply_async(
                    work,
                    (part,),
                    callback=lambda result: back.put((result, None)),
                    error_callback=lambda error: back.put((None, error)),
                )
                under_way += 1
            if not under_way:
                return
            result, error = back.get()
            under_way -= 1
            if error is not None:
                raise error
            yield result

    return hand_out


class Workers(NamedTuple):
    """The number of parallel jobs (0: one per core), on this machine or on the cluster with this address."""

    jobs: int = 0
    cluster: str = ""

    @staticmethod
    def options(command: ArgumentParser) -> None:
        command.add_argument("--jobs", type=int, default=0, help="parallel jobs (default: one per core)")
        command.add_argument(
            "--cluster", default="", metavar="ADDRESS", help="a Ray cluster: ray://HEAD:10001, auto, or local"
        )

    @staticmethod
    def chosen(options: Namespace) -> Workers:
        return Workers(options.jobs, options.cluster)

    @contextmanager
    def hired(self) -> Iterator[tuple[int, Map[Any]]]:
        """Start the workers. Yields how many jobs run at once, and a `map` with results in any order."""
        jobs = self.jobs or cores()
        if self.cluster:
            with connected(self.cluster, self.jobs) as hands:
                yield hands
        elif jobs == 1:
            yield 1, map
        else:
            pool = get_context("spawn").Pool(jobs, initializer=_deaf_to_ctrl_c)
            try:
                yield jobs, _as_they_come(pool, 2 * jobs)  # twice as many tasks, so that no worker has to wait
            finally:
                pool.terminate()
                pool.join()
