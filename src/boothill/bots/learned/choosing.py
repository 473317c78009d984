"""Which moves a network likes, and what is not left to it."""

from __future__ import annotations

from typing import Final

from boothill.bots.greedy.worth import in_vain
from boothill.bots.gunslinger.judging import Alike, alike, judged
from boothill.bots.learned.network import Network
from boothill.bots.patience import POINTLESS, tired
from boothill.bots.policy import policy_of
from boothill.core.ids import Figure
from boothill.core.intents import ATTACKS, HEAL, OWN, SAVE, SET_LIFE, TARGET, USER, Intent
from boothill.core.moves import PASS, PLAY, Move
from boothill.core.rows import Card
from boothill.core.view import View
from boothill.knowledge.beliefs import LEADER
from boothill.knowledge.memory import Memory

HEALS: Final = frozenset({HEAL, SAVE, SET_LIFE})
NEAR: Final = 0.046
"""A move that is worth so much less than the best one, in chances to win, would be made once in a hundred times."""


def best(view: View, memory: Memory, network: Network) -> Move:
    """The move that the network thinks best."""
    legal = view.legal
    if tired(view):
        return _in_time(view, memory)
    encoder = network.encoder
    sums = network.sums(encoder.facts(view, memory), encoder.moves(view, memory, legal))
    found = legal[sums.index(max(sums))]
    return found if not _senseless(view, memory, found) else promising(view, memory, network, 1)[0]


def promising(view: View, memory: Memory, network: Network, most: int) -> list[Move]:
    """The moves that the network thinks best, the best one first, one of each kind; none that is much worse."""
    legal = view.legal
    if tired(view):
        return [_in_time(view, memory)]
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


def _in_time(view: View, memory: Memory) -> Move:
    """What rules of thumb say in a turn that has gone on for too long: to shoot, or to end it."""
    return max(view.legal, key=judged(view, memory))


def _senseless(view: View, memory: Memory, move: Move) -> bool:
    """Is it what players call stupid: to give up with an answer in hand, a card that heals nobody, or one that hits
    everybody while the leader has one life and rules of thumb rule it out, such as a Deputy's Gatling? All are so rare
    that a network hardly learns what they cost."""
    if move is PASS:
        return _gives_up(view, memory)
    if move.verb != PLAY:
        return False
    row = view.rules.rows[move.card]
    if not move.name and len(view.hand) > 1 and _heals_nobody(view, row, move):  # an empty hand may be worth more
        return True
    if policy_of(view.rules).AHEAD:
        return False
    if in_vain(view, row):
        return not move.name
    return row.strikes_all(ATTACKS) and _leader_falls(view) and judged(view, memory)(move) <= POINTLESS


def _gives_up(view: View, memory: Memory) -> bool:
    """Would a seat be out that could still do something about it? One that leads others may let a figure go."""
    frame = view.stack[-1]
    own = [figure for figure in view.figures if view.owner[figure] == view.seat and view.alive[figure]]
    if not frame.MAY_PASS or len(own) != 1 or own[0] not in frame.victims() or view.life[own[0]] > 1:
        return False
    if view.reserve_sizes[view.seat]:
        return False
    score = judged(view, memory)
    return max(score(move) for move in view.legal) > score(PASS)


def _leader_falls(view: View) -> bool:
    """Has the one whose role lies open one life left?"""
    return any(view.roles[view.owner[figure]] == LEADER and view.life[figure] <= 1 for figure in view.figures)


def _heals_nobody(view: View, row: Card, move: Move) -> bool:
    """Is it a card that does nothing but heal, for those who need nothing?"""
    if not row.intents or any(intent.what not in HEALS for intent in row.intents):
        return False
    return not any(_heals(view, intent, move) for intent in row.intents)


def _heals(view: View, intent: Intent, move: Move) -> bool:
    if intent.what == SET_LIFE:  # more for the own side, less for the others
        more = view.life[move.target] < intent.n
        return view.life[move.target] != intent.n and more == (view.owner[move.target] == view.seat)
    return intent.what == HEAL and any(
        view.life[figure] < view.max_life[figure] for figure in _healed(view, intent, move)
    )


def _healed(view: View, intent: Intent, move: Move) -> list[Figure]:
    if intent.whom == TARGET:
        return [Figure(move.target)]
    if intent.whom == USER:
        return [view.fronts[view.seat]]
    own = intent.whom == OWN
    return [figure for figure in view.figures if view.alive[figure] and (not own or view.owner[figure] == view.seat)]
