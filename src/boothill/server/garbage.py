"""Controls when Python's cyclic garbage collector runs, and on which generations.

Tables, games and connections leave no reference cycles, so they are freed at once. What is left for the collector are
small cycles made by libraries, nearly all of them young.
"""

from __future__ import annotations

import gc

FEW = 50
"""With at most this many tables left, a full collection runs: it takes 0.05 seconds, with 1000 tables most of one."""
SELDOM = 100
"""With more, a full collection waits until this many times as many tables have gone: once in days, if at all."""


def look_rarely() -> None:
    """Make the collector run rarely, and a full collection only on demand (`Garbage`).

    Messages are short-lived and form no cycles. Collecting after every 700 objects, among those of all tables, took a
    quarter of the time of a server with several hundred tables. Still rarer collections would each take longer: with
    one after every 20,000 objects, it took a tenth of a second with a thousand tables.
    """
    gc.freeze()
    gc.set_threshold(2_000, 5, 1_000_000)


class Garbage:
    """Runs the collector when tables have gone, instead of at random times."""

    def __init__(self) -> None:
        self.gone = 0
        """Tables that have gone since the last full collection."""

    def tables_gone(self, gone: int, left: int) -> None:
        """Collect after tables have gone; a full collection blocks the event loop longer, the more tables are left."""
        if not gone:
            return
        self.gone += gone
        if left <= FEW or self.gone >= SELDOM * left:
            self.gone = 0
            gc.collect()
        else:
            gc.collect(1)
