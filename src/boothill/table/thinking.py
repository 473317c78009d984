"""What bots think about, and where: beside the event loop, in processes of their own.

A game leaves thoughts behind, each with everything that a bot needs; whoever runs the game brings back a move. At a
server that is done by `Thinkers`, for every bot alike: what a bot holds must not show in how long the server takes to
answer anybody. A table in the terminal thinks on the spot, and beside it only for bots that take their time.
"""

from __future__ import annotations

import asyncio
import os
import pickle
from collections.abc import Sequence
from random import Random
from time import monotonic, thread_time
from typing import Any, Final, NamedTuple, Protocol

from boothill.bots import Bot, make_bot
from boothill.cluster import Cluster
from boothill.core.moves import Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory
from boothill.sets import ruleset
from boothill.table.masking import Mask
from boothill.workers import Crew, Hand, Lost, Overtime, Worker

TRAVEL: Final = 0.15
"""Seconds that are kept for the way there and back, at least."""
LATELY: Final = 0.1
"""How much the last way counts against those before."""
LATE: Final = 0.5
"""Seconds that a table waits, beyond its beat, for somebody who has time; then a simple bot decides, which is quick."""
SHORTEST: Final = 0.05
"""With less time than that a bot does what it would do at once."""
MOST: Final = 4
"""Processes at most, unless told otherwise."""
NICENESS: Final = 5
"""By which they give way to the tables."""
PATIENCE: Final = 10.0
"""Seconds beyond its time after which a thought is given up."""
SIMPLE: Final = "greedy"
"""Who decides if a thought is lost: quick, and never at a loss."""


class Thought(NamedTuple):
    """What a bot is to think about."""

    number: int
    bot: Bot
    view: View
    memory: Memory
    luck: Random
    """The bots' luck at this table; a number drawn from it is what travels."""
    seconds: float = 0.0
    """How long the table waits anyway."""
    aside: bool = False
    """Is it about something to do while another seat is to act?"""

    def here(self) -> Move | None:
        """What the bot would do at once."""
        return decided(self.bot, self.view, self.memory, self.luck, 0.0, self.aside)

    def simply(self) -> Move | None:
        """What a simple bot would do in its place."""
        return self._replace(bot=make_bot(SIMPLE)).here()

    def packed(self) -> Packed:
        known = pickle.dumps((self.view.save(), self.memory.save()), pickle.HIGHEST_PROTOCOL)
        return self.bot, known, self.luck.getrandbits(64), self.aside


Packed = tuple[Bot, bytes, int, bool]
"""A thought as it travels: a bot, what it knows, luck, and whether it acts out of turn."""


def decided(bot: Bot, view: View, memory: Memory, luck: Random, seconds: float, aside: bool) -> Move | None:
    """What a bot does if it may think for so long; nothing only where it need not do anything."""
    if aside:
        return bot.interject(view, memory, luck) if view.legal else None
    if bot.THINKS and seconds >= SHORTEST:
        return bot.within(seconds).choose(view, memory, luck)
    return bot.at_once(view, memory, luck)


def think(packed: Packed, seconds: float) -> list[Any] | None:
    """In another process, or on another machine: the move."""
    bot, known, luck, aside = packed
    seen, remembered = pickle.loads(known)
    rules = seen["rules"]
    view = View.load(seen, ruleset(rules["name"], rules["options"], rules["version"]))
    move = decided(bot, view, Memory.load(remembered, view), Random(luck), seconds, aside)
    return move.save() if move is not None else None


# -- who thinks for a table ------------------------------------------------------------------------------------


class Thinks(Protocol):
    """Whoever thinks for a table."""

    async def think(self, thought: Thought, table: str) -> Move | None:
        """What comes of a thought. Raises Lost."""


class Thinkers:
    """Those who think for all tables of a server. Tables are served in turn, however much each asks for.

    Where more is asked for than they can do, bots think less, and no table waits: those that take their time share
    what is left of it, and for one whose table waits already a simple bot decides.
    """

    def __init__(self, hands: Sequence[Hand]) -> None:
        self.crew = Crew(hands)
        self.travel = TRAVEL
        """Seconds that are kept for the way there and back: more where it has taken longer lately."""
        self.mask = Mask()

    async def think(self, thought: Thought, table: str) -> Move | None:
        packed, asked = self._packed(thought), monotonic()
        due, began = asked + max(0.0, thought.seconds - self.travel), asked

        def begins() -> tuple[tuple[Packed, float], float]:
            nonlocal began
            began, seconds = monotonic(), 0.0
            if thought.bot.THINKS:  # the time that is left is shared with those who wait
                seconds = max(0.0, due - began) / (1 + self.crew.behind / len(self.crew.hands))
            quick = began > due + LATE
            return ((make_bot(SIMPLE), *packed[1:]) if quick else packed, seconds), seconds + PATIENCE

        try:
            async with asyncio.timeout(thought.seconds + PATIENCE):
                found, spent = await self.crew.do(table, think, begins)
        except (TimeoutError, Overtime):
            raise Lost("it took too long") from None
        way = min(monotonic() - began - spent, PATIENCE)
        self.travel = max(TRAVEL, self.travel + (way - self.travel) * LATELY)
        return Move.load(found) if found is not None else None

    def _packed(self, thought: Thought) -> Packed:
        """Packing what a bot knows about a threat takes the same time whatever it holds, unless no clock hides it."""
        view = thought.view
        if not thought.seconds or not view.stack[-1].MAY_PASS:
            return thought.packed()
        began = thread_time()
        packed = thought.packed()
        self.mask.even_out((view.rules.name, len(view.seats), thought.aside), began)
        return packed

    async def close(self) -> None:
        """Nobody thinks any more."""
        await self.crew.close()


def hands_of(setting: str) -> Sequence[Hand]:
    """Those of a Ray cluster at an address, or so many processes on this machine; 0 for as many as it has cores to
    spare. Raises BadCluster."""
    if not setting.isdecimal():
        return Cluster("--thinkers", setting).slots()
    return [Worker(NICENESS) for _ in range(int(setting) or max(1, min(MOST, (os.cpu_count() or 1) - 1)))]


class OnTheSpot:
    """A local table: bots think here and now, those that take their time in a process beside it."""

    def __init__(self) -> None:
        self._beside: Thinkers | None = None

    async def think(self, thought: Thought, table: str) -> Move | None:
        if not thought.bot.THINKS:
            return thought.here()
        if self._beside is None:
            self._beside = Thinkers(hands_of("1"))
        return await self._beside.think(thought, table)

    async def close(self) -> None:
        if self._beside is not None:
            await self._beside.close()
            self._beside = None
