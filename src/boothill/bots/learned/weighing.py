"""What moves are worth in imagined worlds: each is made in the same worlds, and what has come of it is judged."""

from __future__ import annotations

from random import Random

from boothill.bots.learned.network import Network
from boothill.bots.lookahead.playout import World
from boothill.bots.lookahead.search import attempt
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.core.view import View
from boothill.knowledge.memory import Memory


def weighed(
    view: View, memory: Memory, moves: list[Move], worlds: int, turns: int, rng: Random, network: Network | None = None
) -> list[float]:
    """The chance to win after each move, on average over the worlds.

    The game goes on for some turns by rules of thumb. How it stands then is said by the network, which sees all of the
    imagined state; without one by the outlook.
    """
    totals = [0.0] * len(moves)
    for _ in range(worlds):
        world = World.imagined(view, memory, rng)
        luck = rng.getrandbits(32)
        for i, move in enumerate(moves):
            if network is None:
                totals[i] += attempt(world, move, view.seat, turns, luck)
            else:
                totals[i] += value(world, move, view.seat, turns, luck, network)
    return [total / worlds for total in totals]


def value(world: World, move: Move, seat: Seat, turns: int, luck: int, network: Network) -> float:
    """Make a move in a world: the seat's chance to win, as the network sees it some turns later."""
    after = world.clone()
    after.make(move, seat)
    if turns:
        after.play_on(seat, turns, None, Random(luck))
    return chance(network, after.s, seat)


def chance(network: Network, s: State, seat: Seat) -> float:
    """The chance of a seat to win an imagined game, as the network sees it from the seat that is to decide next."""
    while not s.over and len(legal := s.legal()) == 1:
        s.apply(legal[0], s.to_act)
    outcome = s.outcome()
    if outcome is not None:
        return float(seat in outcome.seats)
    asked = s.to_act if _two_sides(s) else seat
    found = network.chance(network.encoder.whole(s, asked))
    return found if asked == seat else 1 - found


def _two_sides(s: State) -> bool:
    """Does one seat win what the other loses?"""
    return len(s.names) == 2
