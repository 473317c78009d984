"""The game loop behind everything that runs a game locally: it gives each bot its view and its memory."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boothill.bots.bot import Bot
from boothill.core.events import Event
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.refusal import Refused
from boothill.core.state import State
from boothill.knowledge.memory import Memory
from boothill.text.records import Record


class Driver:
    """Runs a game with one bot for each seat, or None for a seat that somebody else plays."""

    def __init__(self, s: State, bots: Sequence[Bot | None], rng: Random, record: Record | None = None) -> None:
        self.s = s
        self.bots = bots
        self.rng = rng
        self.record = record
        first = Memory(s.view(s.seats[0]))
        self.memories = [first, *(Memory(s.view(seat), first.witness) for seat in s.seats[1:])]

    def make(self, move: Move, seat: Seat) -> list[Event]:
        """Make a move for a seat and update everybody's memory."""
        if self.record is not None and self.s.why_not(move, seat) is None:
            self.record.add(self.s, seat, move)
        try:
            events = self.s.apply(move, seat)
        except Refused as refused:
            bot = self.bots[seat]
            if bot is not None:
                refused.add_note(f"{type(bot).__name__} made that move, {move!r}, which is not in view.legal")
            raise
        for memory in self.memories:
            memory.see(events)
        if self.record is not None and self.s.over:
            self.record.result = self.s.winner
        return events

    def next_move(self) -> tuple[Move, Seat] | None:
        """The next move by a bot, and its seat; None if the game is waiting for somebody else."""
        s = self.s
        for seat, bot in zip(s.seats, self.bots, strict=True):
            if bot is not None and seat != s.to_act and s.any_time(seat):
                move = bot.interject(s.view(seat), self.memories[seat], self.rng)
                if move is not None:
                    return move, seat
        bot = self.bots[s.to_act]
        if bot is None:
            return None
        move = bot.choose(s.view(s.to_act), self.memories[s.to_act], self.rng)
        if not isinstance(move, Move):
            raise TypeError(f"{type(bot).__name__}.choose returned {move!r}; it has to return one of view.legal")
        return move, s.to_act

    def run(self) -> State:
        """Play on until the game is over or is waiting for somebody who is not a bot."""
        while not self.s.over:
            following = self.next_move()
            if following is None:
                break
            self.make(*following)
        return self.s
