"""When Python's cyclic garbage collector looks for what nobody needs any more, and how far it looks.

Tables, games and connections are made without cycles that outlive them, so they are freed the moment they go. What is
left for the collector are the small rings of libraries, nearly all of them young.
"""

from __future__ import annotations

import gc

FEW = 50
"""With no more tables than these a full look takes a twentieth of a second; with a thousand it takes most of one."""
SELDOM = 100
"""With more tables than that it waits until so many times as many have gone: once in days, should it ever matter."""


def look_rarely() -> None:
    """Messages live for a moment and make no cycles. Looking for some after every 700 objects, among those of all
    tables, took a quarter of the time of a server with several hundred of them. What has outlived five such looks is
    never looked at by chance: see below. Looking less often makes each look longer: after every 20,000 objects, it took
    a tenth of a second with a thousand tables.
    """
    gc.freeze()
    gc.set_threshold(2_000, 5, 1_000_000)


class Garbage:
    """Looks when tables have gone, instead of by chance."""

    def __init__(self) -> None:
        self.gone = 0
        """Tables since the last full look."""

    def tables_gone(self, gone: int, left: int) -> None:
        """Every look takes in what is young; a full one stops the loop for as long as there are tables left."""
        if not gone:
            return
        self.gone += gone
        if left <= FEW or self.gone >= SELDOM * left:
            self.gone = 0
            gc.collect()
        else:
            gc.collect(1)
