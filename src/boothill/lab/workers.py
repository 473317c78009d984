"""Who does the work: processes on this machine, or a Ray cluster."""

from __future__ import annotations

import os
import signal
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, NamedTuple

from boothill.lab.cluster import Map, connected


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _deaf_to_ctrl_c() -> None:
    """Workers leave Ctrl-C to the parent, which stops handing out work and reports what is done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Workers(NamedTuple):
    """So many at once (all there are if 0), here or on the cluster with this address."""

    jobs: int = 0
    cluster: str = ""

    @staticmethod
    def options(command: ArgumentParser) -> None:
        command.add_argument("--jobs", type=int, default=0, help="so many at once; a job for every core unless given")
        command.add_argument(
            "--cluster", default="", metavar="ADDRESS", help="a Ray cluster: ray://HEAD:10001, auto, or local"
        )

    @staticmethod
    def chosen(options: Namespace) -> Workers:
        return Workers(options.jobs, options.cluster)

    @contextmanager
    def hired(self) -> Iterator[tuple[int, Map[Any]]]:
        """How many work at once, and a `map` that lets them, in any order."""
        jobs = self.jobs or cores()
        if self.cluster:
            with connected(self.cluster, self.jobs) as hands:
                yield hands
        elif jobs == 1:
            yield 1, map
        else:
            pool = get_context("spawn").Pool(jobs, initializer=_deaf_to_ctrl_c)
            try:
                yield jobs, pool.imap_unordered
            finally:
                pool.terminate()
                pool.join()
