"""What moves are worth in imagined worlds: each is made in the same worlds, and the game goes on by rules of thumb."""

from __future__ import annotations

from random import Random

from boothill.bots.learned.network import Network
from boothill.bots.lookahead.playout import World
from boothill.bots.lookahead.search import attempt
from boothill.core.moves import Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory


def weighed(
    view: View, memory: Memory, moves: list[Move], worlds: int, turns: int, rng: Random, network: Network | None = None
) -> list[float]:
    """The chance to win after each move, some turns later, on average over the worlds.

    How a state stands by then is said by the network, who sees all of the imagined state; without one by the outlook.
    """
    totals = [0.0] * len(moves)
    leaves: list[list[int]] = []
    places: list[int] = []
    for _ in range(worlds):
        world = World.imagined(view, memory, rng)
        luck = rng.getrandbits(32)
        for i, move in enumerate(moves):
            if network is None:
                totals[i] += attempt(world, move, view.seat, turns, luck)
                continue
            after = world.clone()
            after.make(move, view.seat)
            after.play_on(view.seat, turns, None, Random(luck))
            outcome = after.s.outcome()
            if outcome is not None:
                totals[i] += view.seat in outcome.seats
            else:
                leaves.append(network.encoder.whole(after.s, view.seat))
                places.append(i)
    if network is not None and leaves:
        for i, chance in zip(places, network.chances(leaves), strict=True):
            totals[i] += chance
    return [total / worlds for total in totals]
