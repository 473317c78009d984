"""Playing on in one's head by a network: every seat does what the network would do in its place."""

from __future__ import annotations

from typing import Final

from boothill.bots.learned.choosing import best
from boothill.bots.learned.network import Network
from boothill.bots.learned.weighing import chance
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.core.view import View
from boothill.knowledge import beliefs
from boothill.knowledge.memory import Memory

LONGEST: Final = 200
"""Decisions after which a game in the head is judged as it stands."""


class RememberedWorld:
    """A state that fits everything a seat sees and remembers, and what everybody would remember in it."""

    def __init__(self, s: State, memories: list[Memory]) -> None:
        self.s = s
        self.memories = memories
        """In the order of the seats. They share a witness, whom the first of them tells what happens."""

    @staticmethod
    def imagined(view: View, memory: Memory, s: State) -> RememberedWorld:
        """What everybody has seen is known; of hands, others remember nothing."""
        memories = []
        for seat in s.seats:
            if seat == view.seat:
                memories.append(memory)
            else:
                other = Memory(s.view(seat), memory.witness)
                other.pile, other.aside, other.met = memory.pile, memory.aside, memory.met
                memories.append(other)
        return RememberedWorld(s, memories)

    def clone(self) -> RememberedWorld:
        s = self.s.clone()
        witness = beliefs.fork(self.memories[0].witness)
        memories = [memory.fork(s.view(memory.seat), witness, memory.seat == 0) for memory in self.memories]
        return RememberedWorld(s, memories)

    def make(self, move: Move, seat: Seat) -> None:
        events = self.s.apply(move, seat)
        for memory in self.memories:
            memory.see(events)

    def play_on(self, turns: int, network: Network) -> None:
        """Until so many turns are over."""
        s = self.s
        turn = s.turn
        for _ in range(LONGEST):
            if s.turn != turn:
                turn = s.turn
                turns -= 1
            if s.winner or turns == 0:
                break
            asked = s.to_act
            view = s.view(asked)
            legal = view.legal
            self.make(legal[0] if len(legal) == 1 else best(view, self.memories[asked], network), asked)


def attempt(world: RememberedWorld, move: Move, seat: Seat, turns: int, network: Network) -> float:
    """Make a move in a world: the seat's chance to win, as the network sees it some turns later."""
    world = world.clone()
    world.make(move, seat)
    world.play_on(turns, network)
    return chance(network, world.s, seat)
