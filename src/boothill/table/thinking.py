"""Runs the thoughts of bots outside the event loop, in processes of their own.

A game leaves thoughts, each with everything that a bot needs; the owner of the game returns a move for each. On a
server `Thinkers` does this for all bots alike, so that a bot's hand does not show in how long the server takes to
answer anybody. A table in the terminal runs bots on the spot, and only those that need time in another process.
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
"""Minimum number of seconds reserved for the way to a worker and back."""
LATELY: Final = 0.1
"""Weight of the last way in the moving average."""
LATE: Final = 0.5
"""If a thought begins more than this many seconds after it was due, a simple and quick bot decides instead."""
SHORTEST: Final = 0.05
"""With fewer seconds than this a bot does not think, but decides at once."""
MOST: Final = 4
"""Maximum number of processes by default."""
NICENESS: Final = 5
"""Niceness of the processes, so that they give way to the tables."""
PATIENCE: Final = 10.0
"""Seconds beyond its time after which a thought is abandoned."""
SIMPLE: Final = "greedy"
"""The bot that decides if a thought is lost or late; it is quick and always finds a move."""


class Thought(NamedTuple):
    """A decision that a bot is to think about."""

    number: int
    bot: Bot
    view: View
    memory: Memory
    luck: Random
    """Random numbers for the bots of this table; only one number drawn from it is sent to a worker."""
    seconds: float = 0.0
    """The time that the table waits anyway."""
    aside: bool = False
    """Is it about a move out of turn?"""

    def here(self) -> Move | None:
        """Decide here and at once, without thinking."""
        return decided(self.bot, self.view, self.memory, self.luck, 0.0, self.aside)

    def simply(self) -> Move | None:
        """Decide as a simple bot would."""
        return self._replace(bot=make_bot(SIMPLE)).here()

    def packed(self) -> Packed:
        known = pickle.dumps((self.view.save(), self.memory.save()), pickle.HIGHEST_PROTOCOL)
        return self.bot, known, self.luck.getrandbits(64), self.aside


Packed = tuple[Bot, bytes, int, bool]
"""A thought as sent to a worker: the bot, what it knows, a random seed, and whether it acts out of turn."""


def decided(bot: Bot, view: View, memory: Memory, luck: Random, seconds: float, aside: bool) -> Move | None:
    """What a bot does, given time to think; None only out of turn, if it does nothing."""
    if aside:
        return bot.interject(view, memory, luck) if view.legal else None
    if bot.THINKS and seconds >= SHORTEST:
        return bot.within(seconds).choose(view, memory, luck)
    return bot.at_once(view, memory, luck)


def think(packed: Packed, seconds: float) -> list[Any] | None:
    """Run a thought, in another process or on another machine; return the move, saved."""
    bot, known, luck, aside = packed
    seen, remembered = pickle.loads(known)
    rules = seen["rules"]
    view = View.load(seen, ruleset(rules["name"], rules["options"], rules["version"]))
    move = decided(bot, view, Memory.load(remembered, view), Random(luck), seconds, aside)
    return move.save() if move is not None else None


# -- running thoughts ------------------------------------------------------------------------------------------


class Thinks(Protocol):
    """Runs the thoughts of a table."""

    async def think(self, thought: Thought, table: str) -> Move | None:
        """The move that a thought results in. Raises Lost."""


class Thinkers:
    """Runs the thoughts of all tables of a server. Tables are served in turn, however many thoughts each has.

    Under overload, bots think less instead of making tables wait: those that need time share what is left of it, and if
    a table is waiting already, a simple bot decides.
    """

    def __init__(self, hands: Sequence[Hand]) -> None:
        self.crew = Crew(hands)
        self.travel = TRAVEL
        """Seconds reserved for the way to a worker and back; more if it has taken longer lately."""
        self.mask = Mask()

    async def think(self, thought: Thought, table: str) -> Move | None:
        packed, asked = self._packed(thought), monotonic()
        due, began = asked + max(0.0, thought.seconds - self.travel), asked

        def begins() -> tuple[tuple[Packed, float], float]:
            nonlocal began
            began, seconds = monotonic(), 0.0
            if thought.bot.THINKS:  # share the remaining time with the thoughts that wait
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
        """Pack a thought; for an answer to a threat in the same time whatever the hand, unless no clock hides it."""
        view = thought.view
        if not thought.seconds or not view.stack[-1].MAY_PASS:
            return thought.packed()
        began = thread_time()
        packed = thought.packed()
        self.mask.even_out((view.rules.name, len(view.seats), thought.aside), began)
        return packed

    async def close(self) -> None:
        """Stop all thinking."""
        await self.crew.close()


def hands_of(setting: str) -> Sequence[Hand]:
    """The workers for a setting: the address of a Ray cluster, or a number of processes on this machine.

    0 stands for as many as it has cores to spare, at most `MOST`. Raises BadCluster.
    """
    if not setting.isdecimal():
        return Cluster("--thinkers", setting).slots()
    return [Worker(NICENESS) for _ in range(int(setting) or max(1, min(MOST, (os.cpu_count() or 1) - 1)))]


class OnTheSpot:
    """Runs the thoughts of a local table: here and at once, but for bots that need time in another process."""

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
