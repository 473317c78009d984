"""Which moves a network likes, and what is not left to it."""

from __future__ import annotations

from typing import Final

from boothill.bots.greedy.worth import in_vain
from boothill.bots.gunslinger.judging import Alike, alike, judged
from boothill.bots.learned.network import Network
from boothill.bots.patience import POINTLESS, tired
from boothill.bots.policy import policy_of
from boothill.core.intents import ATTACKS
from boothill.core.moves import END, PLAY, Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory

NEAR: Final = 0.046
"""A move that is worth so much less than the best one, in chances to win, would be made once in a hundred times."""


def best(view: View, memory: Memory, network: Network) -> Move:
    """The move that the network thinks best."""
    legal = view.legal
    if tired(view) and END in legal:
        return END
    encoder = network.encoder
    sums = network.sums(encoder.facts(view, memory), encoder.moves(view, memory, legal))
    found = legal[sums.index(max(sums))]
    return found if not _senseless(view, memory, found) else promising(view, memory, network, 1)[0]


def promising(view: View, memory: Memory, network: Network, most: int) -> list[Move]:
    """The moves that the network thinks best, the best one first, one of each kind; none that is much worse."""
    legal = view.legal
    if tired(view) and END in legal:
        return [END]
    encoder = network.encoder
    worths = network.worths(encoder.facts(view, memory), encoder.moves(view, memory, legal))
    order = sorted(range(len(worths)), key=lambda i: -worths[i])
    found: dict[Alike, Move] = {}
    least = 0.0
    for i in order:
        if len(found) == most or (found and worths[i] < least):
            break
        if not _senseless(view, memory, legal[i]):
            least = least if found else worths[i] - NEAR
            found.setdefault(alike(view, legal[i]), legal[i])
    return list(found.values()) or [legal[order[0]]]


def _senseless(view: View, memory: Memory, move: Move) -> bool:
    """Is it what players call stupid: a card that heals nobody any more, or one that hits everybody although the rules
    of thumb rule it out, such as a Deputy's Gatling while the Sheriff has one life? Both are so rare that a network
    hardly learns what they cost."""
    if move.verb != PLAY or policy_of(view.rules).AHEAD:
        return False
    row = view.rules.rows[move.card]
    if in_vain(view, row):
        return not move.name
    return row.strikes_all(ATTACKS) and judged(view, memory)(move) <= POINTLESS
