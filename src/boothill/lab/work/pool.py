"""Splits work into tasks and hands them out: results in any order, a progress bar, and a clean stop on Ctrl-C."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from time import perf_counter
from typing import TypeVar

from boothill.lab.work.workers import Workers

T = TypeVar("T")

CHUNK = 50
"""The most games in one task; large enough to make the cost of handing them out negligible."""
SECONDS = 2.0
"""Seconds that a task of several games should take at most; about so much is lost when the work is interrupted."""


def timed(work: Callable[[range], T], part: range) -> tuple[T, int, float]:
    """Run a task. Returns its result, the number of games, and the seconds it took."""
    began = perf_counter()
    return work(part), len(part), perf_counter() - began


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar and yield a function that advances it. There is no bar in a pipe or without rich."""
    if not sys.stderr.isatty() or find_spec("rich") is None:
        yield lambda count: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda count: bar.advance(task, count)


def spread(work: Callable[[range], T], total: int, workers: Workers, what: str) -> Generator[T, None, None]:
    """Yield the results of `work` over all indices below `total`, as they come.

    On Ctrl-C it ends early, without an error.
    """
    with workers.hired() as (jobs, hand_out), progress(what, total) as advance:
        most = min(CHUNK, max(1, total // (4 * jobs)))
        size = 1

        def parts() -> Iterator[range]:
            start = 0
            while start < total:
                part = range(start, min(start + size, total))
                start = part.stop
                yield part

        try:
            for result, count, seconds in hand_out(partial(timed, work), parts()):
                # At most double the size: the next games may be slower than these.
                size = max(1, min(most, 2 * count, int(SECONDS * count / max(seconds, 1e-6))))
                advance(count)
                yield result
        except KeyboardInterrupt:
            return
