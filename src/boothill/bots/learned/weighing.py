"""Values moves by making each of them in the same imagined worlds and judging the results."""

from __future__ import annotations

from random import Random

from boothill.bots.learned.network import Network
from boothill.bots.lookahead.playout import World
from boothill.bots.lookahead.search import attempt
from boothill.bots.lookahead.win_chance import outlook
from boothill.bots.policy import policy_of
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.core.view import View
from boothill.knowledge.memory import Memory


def weighed(
    view: View, memory: Memory, moves: list[Move], worlds: int, turns: int, rng: Random, network: Network | None = None
) -> list[float]:
    """The chance to win after each move, averaged over this many imagined worlds.

    In each world the game is played on for some turns by rules of thumb. The network, which sees the whole imagined
    state, then judges how the game stands; without a network the outlook does.
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
    """Make a move in a copy of a world, play on for some turns, and return the seat's chance to win according to the
    network."""
    after = world.clone()
    after.make(move, seat)
    if turns:
        after.play_on(seat, turns, None, Random(luck))
    return chance(network, after.s, seat)


def chance(network: Network, s: State, seat: Seat) -> float:
    """A seat's chance to win an imagined game, according to the network. Forced moves are made in `s` first; the
    network then judges it from the seat that decides next. With more than two players the network says how likely each
    side is to win; the mean of that and the outlook is more accurate than either."""
    while not s.over and len(legal := s.legal()) == 1:
        s.apply(legal[0], s.to_act)
    outcome = s.outcome()
    if outcome is not None:
        return float(seat in outcome.seats)
    facts = network.encoder.whole(s, s.to_act)
    if len(s.names) == 2:
        found = network.chance(facts)
        return found if s.to_act == seat else 1 - found
    policy = policy_of(s.rules)
    shares = network.shares(facts, policy.sides(s))
    usual = outlook(s, seat)
    return usual if shares is None else (usual + shares[policy.side(s, seat)]) / 2
