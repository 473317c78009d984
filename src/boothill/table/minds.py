"""The bots of a game: what they remember, what they are to think about, and what they do out of turn."""

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
    """Does it ever do anything while another seat is to act?"""
    return type(bot).interject is not Bot.interject


class Minds:
    """What goes on in the heads of the bots. Nothing in here happens while others wait for news."""

    def __init__(self, luck: Random) -> None:
        self.luck = luck
        self.thoughts: list[Thought] = []
        """What bots are to think about,"""
        self.count = 0
        """and how many thoughts there have been."""
        self.memories: list[Memory] = []
        self.history: list[Batch] = []
        self._remembered: list[int] = []
        """How much of the history each seat has taken in."""

    def begin(self, s: State, history: list[Batch]) -> None:
        """Everybody begins to remember now."""
        self.history = history
        self.memories = [Memory(s.view(seat)) for seat in s.seats]
        self._remembered = [len(history)] * len(self.memories)

    def memory(self, seat: Seat) -> Memory:
        """What a seat remembers; worked out when a bot needs it."""
        memory = self.memories[seat]
        for batch in self.history[self._remembered[seat] :]:
            memory.see(batch.events)
        self._remembered[seat] = len(self.history)
        return memory

    def think(self, s: State, seat: Seat, bot: Bot, seconds: float, aside: bool = False) -> int:
        """A bot is to think about what its seat does now; the number of the thought."""
        self.count += 1
        thought = Thought(self.count, bot, s.view(seat), self.memory(seat), self.luck, seconds, aside)
        self.thoughts.append(thought)
        return self.count


class Aside:
    """What a bot may do out of turn while somebody else decides."""

    def __init__(self, seat: Seat, thought: int, release: float) -> None:
        self.seat = seat
        self.thought = thought
        self.release = release
        self.done = False
        """Has the bot made up its mind?"""
        self.move: Move | None = None


class Asides:
    """All that bots may do out of turn before the decision pending is made. When they do it is settled beforehand."""

    def __init__(self) -> None:
        self.all: list[Aside] = []
        self.number = -1
        """The number of moves at which they came up."""

    def come_up(self, s: State, players: Sequence[Player], minds: Minds, number: int, now: float, beat: float) -> None:
        """Bots that may do something at any time think about it, whether or not they hold what it takes."""
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
        """Does somebody still think about something that would come before this?"""
        return any(not aside.done and aside.release <= due for aside in self.all)

    def due(self, now: float) -> Aside | None:
        """What somebody does now; it is struck off."""
        found = next((aside for aside in self.all if aside.move is not None and now >= aside.release), None)
        if found is not None:
            self.all.remove(found)
        return found
