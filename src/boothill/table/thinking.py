"""Bots that think: in processes of their own, while the table waits for its beat anyway.

A thought that comes back in time replaces what the bot would have done at once; one that is late, or lost, replaces
nothing. So a table never waits for a thought, and how long it takes tells nobody anything.
"""

from __future__ import annotations

import asyncio
import os
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any, Final, NamedTuple

from boothill.bots import Bot
from boothill.core.moves import Move
from boothill.core.view import View
from boothill.memory import Memory
from boothill.sets import ruleset
from boothill.workers import CONTEXT, settle_in

TRAVEL: Final = 0.15
"""Seconds that are kept for the way there and back."""
SHORTEST: Final = 0.2
"""A table that waits for less leaves no time to think."""
MOST: Final = 4
"""Processes at most; what more there is to think about waits, and may come too late."""


class Thought(NamedTuple):
    """What a bot is to think about, as values that travel."""

    number: int
    """The decision it belongs to."""
    bot: Bot
    view: dict[str, Any]
    memory: dict[str, Any]
    luck: int
    seconds: float
    """How long the table waits."""


def think(thought: Thought, until: float) -> list[Any] | None:
    """In another process: the move, or nothing if there is no time left."""
    seconds = until - time.time()
    if seconds < SHORTEST - TRAVEL:
        return None
    rules = thought.view["rules"]
    view = View.load(thought.view, ruleset(rules["name"], rules["options"], rules["version"]))
    memory = Memory.load(thought.memory, view)
    return thought.bot.within(seconds).choose(view, memory, Random(thought.luck)).save()


class Thinkers:
    """The processes that think, for all tables; started when the first thought comes."""

    def __init__(self) -> None:
        self._pool: Executor | None = None

    async def think(self, thought: Thought) -> Move | None:
        """What comes of a thought; nothing if it is too late, or if the process is lost over it."""
        until = time.time() + thought.seconds - TRAVEL
        pool = self._started()
        try:
            found = await asyncio.wrap_future(pool.submit(think, thought, until))
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return None
        return Move.load(found) if found is not None else None

    def _started(self) -> Executor:
        if self._pool is None:
            workers = max(1, min(MOST, (os.cpu_count() or 1) - 1))
            self._pool = ProcessPoolExecutor(workers, mp_context=CONTEXT, initializer=settle_in)
        return self._pool

    def close(self) -> None:
        """Nobody thinks any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


THINKERS: Final = Thinkers()
