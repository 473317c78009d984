"""Work spread over processes: results in any order, a progress bar, and a clean stop on Ctrl-C."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")

CHUNK = 50
"""Games a task; small enough for a lively bar, large enough that handing them out costs nothing."""


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _deaf_to_ctrl_c() -> None:
    """Workers leave Ctrl-C to the parent, which stops handing out work and reports what is done."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def chunks(total: int, size: int) -> Iterator[range]:
    for start in range(0, total, size):
        yield range(start, min(start + size, total))


def spread(work: Callable[[range], T], total: int, jobs: int, what: str) -> Iterator[T]:
    """The results of `work` over all indices below `total`, as they come; ends early, without a trace, on Ctrl-C."""
    size = min(CHUNK, max(1, total // (4 * jobs)))
    parts = chunks(total, size)
    bar = Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with bar:
        task = bar.add_task(what, total=total)
        if jobs == 1:
            for part in parts:
                try:
                    result = work(part)
                except KeyboardInterrupt:
                    return
                bar.advance(task, len(part))
                yield result
            return
        pool = get_context("spawn").Pool(jobs, initializer=_deaf_to_ctrl_c)
        try:
            for result in pool.imap_unordered(work, parts):
                bar.advance(task, size)
                yield result
        except KeyboardInterrupt:
            return
        finally:
            pool.terminate()
            pool.join()
