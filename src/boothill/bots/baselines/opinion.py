"""Opinions: whoever is shot by somebody one dislikes is liked for it, and the other way round.

After the description of an agent-based model of the game (the info tab of a NetLogo model): players begin with no
opinion of each other, but for what the open role tells them; teams emerge from who shoots whom. Which card is played
is left to chance.
"""

from __future__ import annotations

from random import Random
from typing import Final

from boothill.bots.bot import Bot
from boothill.bots.greedy.decisions import Score, greedy_score
from boothill.bots.patience import in_time
from boothill.bots.policy import policy_of, willing
from boothill.core.frames.playing import Playing
from boothill.core.moves import END, Move
from boothill.core.view import View
from boothill.knowledge.actions import HELP, HINDRANCE, SHOT
from boothill.knowledge.beliefs import FOES, FRIENDS
from boothill.knowledge.memory import Memory

STRONG: Final = 2.0
"""What is thought of somebody from the beginning, or once his role lies open."""
STEP: Final = 0.5
"""How much of what is thought of the one rubs off on the other."""
OWN: Final = 1.0
"""What a shot at oneself counts."""
SUSPECT: Final = 0.3
"""Whoever is thought neither well nor ill of is shot at all the same, for want of an enemy."""


def opinions(view: View, memory: Memory) -> list[float]:
    """What a seat thinks of each other one: above 0 an ally."""
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
        # With those gone who helped against the leader, somebody between the sides turns on everybody, on him last.
        found = [STRONG if role == leader and view.living() > 2 else -STRONG for role in view.roles]
    found[view.seat] = STRONG
    return found


def _outlaws(view: View) -> int:
    """How many are left who want nothing but the leader's end."""
    dealt = sum(role in FOES for role in view.rules.roles[len(view.names)])
    return dealt - sum(role in FOES and not view.alive[view.fronts[seat]] for seat, role in enumerate(view.roles))


class OpinionBot(Bot):
    """Plays any card that makes sense, at whomever it likes least."""

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
        return willing(view, foes, policy.answer(view, foes, memory) or greedy_score(view, foes))
