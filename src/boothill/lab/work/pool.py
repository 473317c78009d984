"""Work cut up and handed out: results in any order, a progress bar, and a clean stop on Ctrl-C."""

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
"""Games a task, at most; large enough that handing them out costs nothing."""
SECONDS = 2.0
"""How long a task may take, if it is more than one game: that much is lost at most where somebody stops the work."""


def timed(work: Callable[[range], T], part: range) -> tuple[T, int, float]:
    """What came of a task, of how many games it was, and how long it took."""
    began = perf_counter()
    return work(part), len(part), perf_counter() - began


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on the terminal that advances by so many; there is none in a pipe, nor where rich is not installed."""
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
    """The results of `work` over all indices below `total`, as they come; ends early, without a trace, on Ctrl-C."""
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
                # No more than double at once: the next games may be slower than these.
                size = max(1, min(most, 2 * count, int(SECONDS * count / max(seconds, 1e-6))))
                advance(count)
                yield result
        except KeyboardInterrupt:
            return
