"""The gambler: plays by the gunslinger's rules of thumb, but bluffs.

If its role wants the leader dead, it spends its first turns posing as a friend of the leader. It drops the act once the
leader is weak, another role is revealed, or those turns are over. And while in good health it sometimes lets a hit
through that it could have avoided, so that others think it defenceless.
"""

from __future__ import annotations

from random import Random
from typing import Final

from boothill.bots.bot import Bot
from boothill.bots.gunslinger.bot import GunslingerBot
from boothill.core.frames.hits import Shot
from boothill.core.moves import PASS, Move
from boothill.core.view import View
from boothill.knowledge.actions import TURN
from boothill.knowledge.beliefs import FOES, FRIENDS, ROLES
from boothill.knowledge.memory import Memory

TURNS: Final = 2
"""For how many turns it poses as somebody else."""
WEAK: Final = 2
"""It strikes once the leader has this many lives or fewer."""
HEALTHY: Final = 3
"""With this many lives or more, one more hit does little harm."""
FEIGNS: Final = 0.1
"""How often it then lets an avoidable hit through."""


class GamblerBot(Bot):
    """Plays by the gunslinger's rules of thumb, but not always in its own role."""

    def __init__(self) -> None:
        self.gunslinger = GunslingerBot(ahead=0.0)

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        if feigns(view, rng):
            return PASS
        role = view.roles[view.seat]
        part = part_of(view, memory)
        view.roles[view.seat] = part
        try:
            return self.gunslinger.choose(view, memory, rng)
        finally:
            view.roles[view.seat] = role


def feigns(view: View, rng: Random) -> bool:
    """Does it pretend to have nothing to avoid a hit with?"""
    frame = view.stack[-1]
    if not isinstance(frame, Shot) or PASS not in view.answers or view.life[frame.at] < HEALTHY:
        return False
    return rng.random() < FEIGNS


def part_of(view: View, memory: Memory, most: int = TURNS) -> str:
    """The role it acts out: its own or, for its first `most` turns, that of a friend of the leader."""
    role = view.roles[view.seat]
    leader = view.rules.shape.leader
    if role not in FOES or leader not in view.roles:
        return role
    if any(known and known != leader for seat, known in enumerate(view.roles) if seat != view.seat):
        return role
    turns = sum(deed.kind == TURN and deed.seat == view.seat for deed in memory.deeds)
    if turns >= most or view.life[view.fronts[view.roles.index(leader)]] <= WEAK:
        return role
    dealt = view.rules.roles[len(view.names)]
    return next((other for other in (*FRIENDS, *ROLES) if other in dealt and other not in FOES), role)
