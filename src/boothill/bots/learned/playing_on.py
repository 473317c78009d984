"""Playouts with a network: the searching seat plays the network's moves, and in some games the others do too."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from boothill.bots.gunslinger.judging import judged
from boothill.bots.learned.choosing import best
from boothill.bots.learned.network import Network
from boothill.bots.learned.weighing import chance
from boothill.bots.lookahead.playout import Seen, World
from boothill.bots.policy import policy_of
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.core.view import View
from boothill.knowledge import beliefs
from boothill.knowledge.actions import Witness
from boothill.knowledge.memory import Memory

LONGEST: Final = 300
"""After this many decisions `play_on` stops, whatever turn it is."""


class Mind(NamedTuple):
    """The memory of a seat that plays by the network, and its view at the start of the playout."""

    view: View
    memory: Memory


class RememberedWorld:
    """A full state that fits everything a seat sees and remembers, with the memories of the seats that play by the
    network.

    In games that rules of thumb play well without looking ahead, the other seats go by those and need no memory.
    """

    def __init__(self, s: State, witness: Witness, minds: dict[Seat, Mind]) -> None:
        self.s = s
        self.witness = witness
        """Keeps track of what everybody sees."""
        self.minds = minds
        """The seats that play by the network; the first one's memory passes events on to the witness."""

    @staticmethod
    def imagined(view: View, memory: Memory, rng: Random, everybody: bool = False) -> RememberedWorld:
        """Sample such a world. The other seats know what everybody has seen, but nothing about other hands. With
        `everybody`, all seats play by the network in any game."""
        s = World.imagined(view, memory, rng).s
        minds = {view.seat: Mind(view, memory)}
        for seat in s.seats if everybody or policy_of(s.rules).AHEAD else []:
            if seat != view.seat:
                theirs = s.view(seat)
                minds[seat] = Mind(theirs, Memory(theirs, memory.witness))
                other = minds[seat].memory
                other.pile, other.aside, other.met = memory.pile, memory.aside, memory.met
        return RememberedWorld(s, memory.witness, minds)

    def clone(self) -> RememberedWorld:
        witness = beliefs.fork(self.witness)
        minds: dict[Seat, Mind] = {}
        for seat, (view, memory) in self.minds.items():
            minds[seat] = Mind(view, memory.fork(view, witness, not minds))
        return RememberedWorld(self.s.clone(), witness, minds)

    def make(self, move: Move, seat: Seat) -> None:
        events = self.s.apply(move, seat)
        for mind in self.minds.values():
            mind.memory.see(events)

    def play_on(self, turns: int, network: Network, rng: Random) -> None:
        """Play on until this many turns are over."""
        s = self.s
        turn = s.turn
        for _ in range(LONGEST):
            if s.turn != turn:
                turn = s.turn
                turns -= 1
            if s.winner or turns == 0:
                break
            asked = s.to_act
            legal = s.legal(asked)
            self.make(legal[0] if len(legal) == 1 else self._decided(s.view(asked), network, rng), asked)

    def _decided(self, view: View, network: Network, rng: Random) -> Move:
        mind = self.minds.get(view.seat)
        if mind is not None:
            return best(view, mind.memory, network)
        score = judged(view, Seen(self.witness))
        scores = [score(move) for move in view.legal]
        most = max(scores)
        return rng.choice([move for move, worth in zip(view.legal, scores, strict=True) if worth == most])


def attempt(world: RememberedWorld, move: Move, seat: Seat, turns: int, network: Network, luck: int) -> float:
    """Make a move in a copy of a world, play on for some turns, and return the seat's chance to win: the mean of the
    estimates after each turn of the second half, because a single estimate is often wrong. Earlier ones would not see
    what a Jail or a Dynamite does."""
    world = world.clone()
    world.make(move, seat)
    rng = Random(luck)
    half = turns // 2
    world.play_on(half, network, rng)
    total = 0.0
    for left in range(turns - half, 0, -1):
        world.play_on(1, network, rng)
        now = chance(network, world.s.clone(), seat)
        if world.s.over:
            return (total + now * left) / (turns - half)
        total += now
    return total / (turns - half)
