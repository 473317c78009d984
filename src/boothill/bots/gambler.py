"""The gambler: plays like the gunslinger, but bluffs.

Somebody who wants the leader's end plays for his first turns as one of the leader's friends would, and shows his hand
when the leader weakens, when somebody is out, or when he has played along for long enough. And who is in good health
lets a hit through now and then though he could avoid it, so that others take him for defenceless.
"""

from __future__ import annotations

from random import Random
from typing import Final

from boothill.bots.bot import Bot
from boothill.bots.gunslinger.bot import GunslingerBot
from boothill.bots.gunslinger.judging import judged
from boothill.bots.overlooking import share_of
from boothill.bots.policy import policy_of
from boothill.core.frames.hits import Shot
from boothill.core.moves import PASS, Move
from boothill.core.view import View
from boothill.knowledge.actions import OUT, TURN
from boothill.knowledge.beliefs import FOES, FRIENDS, ROLES
from boothill.knowledge.memory import Memory

LEVEL: Final = "gambler"
TURNS: Final = 2
"""How many turns he plays somebody else's part."""
WEAK: Final = 2
"""Lives of the leader with which it is time to strike."""
HEALTHY: Final = 3
"""Lives with which one hit more does little harm,"""
FEIGNS: Final = 0.1
"""and how often he then lets it through."""


class GamblerBot(Bot):
    """Plays like the gunslinger, in a part that is not always his own."""

    def __init__(self) -> None:
        self.gunslinger = GunslingerBot()

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        if feigns(view, rng):
            return PASS
        role = view.roles[view.seat]
        part = part_of(view, memory)
        view.roles[view.seat] = part
        try:
            return self._by_thumb(view, memory, rng) or self.gunslinger.choose(view, memory, rng)
        finally:
            view.roles[view.seat] = role

    def _by_thumb(self, view: View, memory: Memory, rng: Random) -> Move | None:
        """Where it pays to look ahead he often does not: he trusts his luck."""
        if not policy_of(view.rules).AHEAD or rng.random() >= share_of(LEVEL, view.rules.name):
            return None
        return max(view.legal, key=judged(view, memory))


def feigns(view: View, rng: Random) -> bool:
    """Does he act as if he had nothing to avoid a hit with?"""
    frame = view.stack[-1]
    if not isinstance(frame, Shot) or PASS not in view.answers or view.life[frame.at] < HEALTHY:
        return False
    return rng.random() < FEIGNS


def part_of(view: View, memory: Memory, most: int = TURNS) -> str:
    """The role that he plays: his own, or for so many turns that of a friend of the leader."""
    role = view.roles[view.seat]
    leader = view.rules.shape.leader
    if role not in FOES or leader not in view.roles:
        return role
    turns = 0
    for deed in memory.deeds:
        if deed.kind == OUT:
            return role
        turns += deed.kind == TURN and deed.seat == view.seat
    if turns >= most or view.life[view.fronts[view.roles.index(leader)]] <= WEAK:
        return role
    dealt = view.rules.roles[len(view.names)]
    return next((other for other in (*FRIENDS, *ROLES) if other in dealt and other not in FOES), role)
