"""Work cut up and handed out: results in any order, a progress bar, and a clean stop on Ctrl-C."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from boothill.lab.workers import Workers

T = TypeVar("T")

CHUNK = 50
"""Games a task; small enough for a lively bar, large enough that handing them out costs nothing."""


def chunks(total: int, size: int) -> Iterator[range]:
    for start in range(0, total, size):
        yield range(start, min(start + size, total))


def spread(work: Callable[[range], T], total: int, workers: Workers, what: str) -> Iterator[T]:
    """The results of `work` over all indices below `total`, as they come; ends early, without a trace, on Ctrl-C."""
    bar = Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with workers.hired() as (jobs, hand_out), bar:
        task = bar.add_task(what, total=total)
        size = min(CHUNK, max(1, total // (4 * jobs)))
        try:
            for result in hand_out(work, chunks(total, size)):
                bar.advance(task, size)
                yield result
        except KeyboardInterrupt:
            return
