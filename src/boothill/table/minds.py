"""The bots of a game: their memories, the decisions they think about, and their moves out of turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boothill.bots import Bot
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.knowledge.memory import Memory
from boothill.table.decisions import Player
from boothill.table.projection.events import Batch
from boothill.table.thinking import Thought


def interjects(bot: Bot) -> bool:
    """Does this bot ever act while another seat is to act?"""
    return type(bot).interject is not Bot.interject


class Minds:
    """The bots' memories and thoughts. Nothing here runs while others wait to be told something."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        self.thoughts: list[Thought] = []
        """Thoughts that bots have yet to begin."""
        self.count = 0
        """The number of thoughts so far."""
        self.memories: list[Memory] = []
        self.history: list[Batch] = []
        self._remembered: list[int] = []
        """How many batches of the history each seat's memory includes."""

    def begin(self, s: State, history: list[Batch]) -> None:
        """Start the memory of every seat now."""
        self.history = history
        self.memories = [Memory(s.view(seat)) for seat in s.seats]
        self._remembered = [len(history)] * len(self.memories)

    def memory(self, seat: Seat) -> Memory:
        """The up-to-date memory of a seat, worked out only when needed."""
        memory = self.memories[seat]
        for batch in self.history[self._remembered[seat] :]:
            memory.see(batch.events)
        self._remembered[seat] = len(self.history)
        return memory

    def think(self, s: State, seat: Seat, bot: Bot, seconds: float, aside: bool = False) -> int:
        """Queue a thought about what a seat does now; return its number."""
        self.count += 1
        thought = Thought(self.count, bot, s.view(seat), self.memory(seat), self.luck, seconds, aside)
        self.thoughts.append(thought)
        return self.count


class Aside:
    """A possible move of a bot out of turn, while somebody else decides."""

    def __init__(self, seat: Seat, thought: int, release: float) -> None:
        self.seat = seat
        self.thought = thought
        self.release = release
        self.done = False
        """Has the bot decided?"""
        self.move: Move | None = None


class Asides:
    """What bots may do out of turn while a decision is pending. The time of each is fixed beforehand."""

    def __init__(self) -> None:
        self.all: list[Aside] = []
        self.number = -1
        """The number of moves made when they were created."""

    def come_up(self, s: State, players: Sequence[Player], minds: Minds, number: int, now: float, beat: float) -> None:
        """Let bots with an any-time ability think about using it, whether or not they have the cards for it."""
        if number == self.number:
            return
        self.number = number
        self.all.clear()
        for seat, player in zip(s.seats, players, strict=True):
            front = s.fronts[seat]
            able = s.ability[front].any_time is not None and s.life[front] > 0 and not s.stack[-1].CLOSED
            if able and player.covered and interjects(player.bot) and seat != s.to_act:
                self.all.append(Aside(seat, minds.think(s, seat, player.bot, beat, aside=True), now + beat))

    def thought_out(self, thought: Thought, move: Move | None) -> None:
        for aside in self.all:
            if aside.thought == thought.number:
                aside.done, aside.move = True, move

    def wake_at(self) -> list[float]:
        return [aside.release for aside in self.all if aside.move is not None]

    def open_before(self, due: float) -> bool:
        """Is any bot still thinking about a move that would be released by this time?"""
        return any(not aside.done and aside.release <= due for aside in self.all)

    def due(self, now: float) -> Aside | None:
        """Remove and return a move that is due, if any."""
        found = next((aside for aside in self.all if aside.move is not None and now >= aside.release), None)
        if found is not None:
            self.all.remove(found)
        return found
