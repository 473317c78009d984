"""The opinion bot: it likes whoever shoots, or is shot by, somebody it dislikes, and the other way round.

Follows the description of an agent-based model of the game (the info tab of a NetLogo model): players start with no
opinion of each other, except from the open role; teams emerge from who shoots whom. Cards are played at random.
"""

from __future__ import annotations

from random import Random
from typing import Final

from boothill.bots.bot import Bot
from boothill.bots.greedy.decisions import Score
from boothill.bots.patience import in_time
from boothill.bots.policy import policy_of, willing
from boothill.core.frames.playing import Playing
from boothill.core.moves import END, Move
from boothill.core.view import View
from boothill.knowledge.actions import HELP, HINDRANCE, SHOT
from boothill.knowledge.beliefs import FOES, FRIENDS
from boothill.knowledge.memory import Memory

STRONG: Final = 2.0
"""The opinion of somebody whose role is open, from the start or later; no opinion is stronger."""
STEP: Final = 0.5
"""How much of the opinion of one party to a deed rubs off on the other."""
OWN: Final = 1.0
"""How much a shot at the bot itself counts."""
SUSPECT: Final = 0.3
"""Enmity towards those it has no opinion of: for want of an enemy, it shoots at them too."""


def opinions(view: View, memory: Memory) -> list[float]:
    """What the viewing seat thinks of each seat; above 0 for an ally."""
    me = view.roles[view.seat]
    leader = view.rules.shape.leader
    lawful = me == leader or me in FRIENDS
    found = [0.0] * len(view.names)
    fixed = [False] * len(view.names)
    for seat, role in enumerate(view.roles):
        fixed[seat] = role != ""
        if role == leader:
            found[seat] = -STRONG if me in FOES else STRONG if lawful or view.living() > 2 else -STRONG
        elif role:
            found[seat] = STRONG if (role in FRIENDS) == lawful and (role in FOES) == (me in FOES) else -STRONG
    for deed in memory.deeds:
        if deed.kind not in (SHOT, HINDRANCE, HELP) or not 0 <= deed.victim < len(found):
            continue
        sign = 1.0 if deed.kind == HELP else -1.0
        victim, doer = deed.victim, deed.seat
        of_victim = OWN / STEP if victim == view.seat else found[victim]
        of_doer = found[doer]
        if not fixed[doer]:
            found[doer] = max(-STRONG, min(STRONG, of_doer + sign * STEP * of_victim))
        if not fixed[victim]:
            found[victim] = max(-STRONG, min(STRONG, found[victim] + sign * STEP * of_doer))
    if not lawful and me not in FOES and not _outlaws(view):
        # Once all foes of the leader are gone, a role between the sides turns on everybody, on the leader last.
        found = [STRONG if role == leader and view.living() > 2 else -STRONG for role in view.roles]
    found[view.seat] = STRONG
    return found


def _outlaws(view: View) -> int:
    """How many players are left who want only the leader's elimination."""
    dealt = sum(role in FOES for role in view.rules.roles[len(view.names)])
    return dealt - sum(role in FOES and not view.alive[view.fronts[seat]] for seat, role in enumerate(view.roles))


class OpinionBot(Bot):
    """Plays a random card that makes sense, at whoever it likes least."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        if len(view.legal) == 1:
            return view.legal[0]
        score = in_time(view, self._score(view, memory))
        scores = {move: score(move) for move in view.legal}
        if isinstance(view.stack[-1], Playing):
            wanted = [move for move, worth in scores.items() if worth > 0]
            if not wanted and END in scores:
                return END
            if wanted:
                card = rng.choice(wanted).card
                scores = {move: scores[move] for move in wanted if move.card == card}
        best = max(scores.values())
        return rng.choice([move for move, worth in scores.items() if worth == best])

    def _score(self, view: View, memory: Memory) -> Score:
        policy = policy_of(view.rules)
        if view.rules.shape.leader not in view.roles:
            return policy.greedy(view, memory)
        foes = [SUSPECT - opinion for opinion in opinions(view, memory)]
        return willing(view, foes, policy.score(view, lambda: foes, memory))
