"""Role beliefs corrected by a network."""

from __future__ import annotations

from math import exp
from typing import Final

from boothill.bots.learned.names import Names
from boothill.bots.learned.network import Network
from boothill.bots.learned.sheet import places_of_seats
from boothill.core.view import View
from boothill.knowledge.beliefs import ROLES, Chances, beliefs
from boothill.knowledge.memory import Memory

LEAST: Final = 1e-4
"""The lowest probability of a role before the correction; anything below counts as this."""


def columns(names: Names, place: int) -> list[int]:
    """The heads that correct the beliefs about the seat at a place, one for each hidden role."""
    first = 1 + names.size("sides") + place * names.size("roles")
    return [first + names.numbers["roles"][role] for role in ROLES]


def corrected(network: Network, view: View, memory: Memory) -> Chances:
    """How likely each seat is to hold each hidden role, for the viewing seat."""
    known = beliefs(view, memory)
    encoder = network.encoder
    heads = network.heads(network.state(encoder.facts(view, memory)))
    found: Chances = []
    for seat, place in enumerate(places_of_seats(view, encoder.sheet(view.rules))):
        if view.roles[seat]:
            found.append(known[seat])
            continue
        heard = zip(known[seat], columns(encoder.names, place), strict=True)
        powers = [max(chance, LEAST) * exp(heads[column]) for chance, column in heard]
        total = sum(powers)
        found.append([power / total for power in powers])
    return found
