"""The priorities bot: first heals, then arms itself, then draws, then attacks whoever has the most points.

Follows the guide to the computer players of a browser game (simonseo/bang-bgio): a fixed order of actions, and points
for each target: for its role, for each life it has lost, for being in reach, and for lacking a Barrel or a Mustang. It
remembers nothing that anybody did, and knows only the roles that are open.
"""

from __future__ import annotations

from random import Random
from typing import Final

from boothill.bots.bot import Bot
from boothill.bots.greedy.bot import GreedyBot
from boothill.bots.greedy.worth import gun, own_gun
from boothill.bots.patience import tired
from boothill.core.frames.playing import Playing
from boothill.core.ids import NO_CARD, Figure
from boothill.core.intents import (
    ATTACKS,
    BURDEN,
    CONTEST,
    DEMAND,
    DRAW,
    EVERYBODY,
    HEAL,
    HIT,
    STRIP,
    TAKE,
    TARGET,
    USER,
)
from boothill.core.moves import END, PLAY, Move
from boothill.core.rows import BROWN, RANGE, SEEN, Card, within
from boothill.core.targets import NO_TARGET
from boothill.core.view import View
from boothill.knowledge.beliefs import FOES, FRIENDS
from boothill.knowledge.memory import Memory

LOW: Final = 2
"""It heals with this many lives or fewer."""
FEW: Final = 3
"""With this many cards in hand or fewer, drawing is urgent."""
ENEMY: Final = 100
ARCH_ENEMY: Final = 200
"""Points for a possible enemy, and for a certain enemy who matters most."""
NEVER: Final = -1000


class PrioritiesBot(Bot):
    """Does the first thing on its list that it can."""

    def __init__(self) -> None:
        self.otherwise = GreedyBot()
        """The bot that makes every decision the list does not cover."""

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        if len(view.legal) == 1 or not isinstance(view.stack[-1], Playing) or tired(view) or view.several:
            return self.otherwise.choose(view, memory, rng)
        ranked = [(_rank(view, move), move) for move in view.legal]
        best = max(rank for rank, _ in ranked)
        if best < 0:
            return self.otherwise.choose(view, memory, rng)
        return rng.choice([move for rank, move in ranked if rank == best])


def _rank(view: View, move: Move) -> int:
    """A move's priority, highest first; ending the turn is 0, and moves that are not on the list are below it."""
    if move is END:
        return 0
    if move.card == NO_CARD or move.pay:
        return -1
    row = view.rules.cards[move.name] if move.name else view.rules.rows[move.card]
    own = view.fronts[view.seat]
    heals = row.means(HEAL, USER)
    if heals is not None:
        hurt = view.life[own] <= LOW and view.life[own] < view.max_life[own]
        return 900 if hurt and view.living() >= heals.among else -1
    if move.verb == PLAY and row.edge != BROWN and not row.burdens:
        return _gear(view, row, move)
    if row.means(DRAW, USER):
        return 700 if len(view.hand) <= FEW else 200
    if move.target == NO_TARGET:
        return _for_all(view, row)
    if any(row.means(what, TARGET) for what in (HIT, DEMAND, TAKE, STRIP, BURDEN)) or row.means(CONTEST):
        return _attack(view, row, move)
    return -1


def _gear(view: View, row: Card, move: Move) -> int:
    if move.target not in (NO_TARGET, view.fronts[view.seat]):
        return -1
    if row.slot:
        return 800 if gun(view, move.card) > own_gun(view) else -1
    return 790


def _for_all(view: View, row: Card) -> int:
    """Cards for everybody come last: attacks unless it or a friend is down to one life, healing if it is hurt
    itself."""
    own = view.fronts[view.seat]
    if row.strikes_all(ATTACKS):
        dear = [view.fronts[seat] for seat in range(len(view.names)) if _alignment(view, seat) < 0]
        return -1 if any(view.alive[f] and view.life[f] == 1 for f in dear) else 150
    if row.means(HEAL, EVERYBODY):
        return 100 if view.life[own] < view.max_life[own] else -1
    return 50


def _attack(view: View, row: Card, move: Move) -> int:
    at = view.aimed_at(move.target)
    if at == view.fronts[view.seat]:
        return -1
    if row.means(CONTEST) and sum(view.rules.rows[card].blow for card in view.hand) < 2:
        return -1
    points = _points(view, at)
    return 300 + points if points > 0 else -1


def _points(view: View, at: Figure) -> int:
    """How attractive a figure is as a target."""
    points = _alignment(view, view.owner[at])
    if points <= 0:
        return points
    own = view.fronts[view.seat]
    points += 20 * (view.max_life[at] - view.life[at])
    points += 40 if at in within(view, own, 1 + view.ask(RANGE, own)) else -30
    gear = [view.rules.rows[card] for card in view.table[at]]
    points += 0 if any(row.shield for row in gear) else 15
    return points + (0 if any(SEEN in row.numbers for row in gear) else 10)


def _alignment(view: View, seat: int) -> int:
    """Points by role alone: above 0 for those it wants eliminated, NEVER for those it must not attack."""
    me, role = view.roles[view.seat], view.roles[seat]
    leader = view.rules.shape.leader
    if seat == view.seat:
        return NEVER
    if leader not in view.roles:
        return ENEMY
    if role == leader:
        return ARCH_ENEMY if me in FOES or (me not in FRIENDS and view.living() == 2) else NEVER
    if role in FOES:
        return NEVER if me in FOES else ARCH_ENEMY
    if role in FRIENDS and (me == leader or me in FRIENDS):
        return NEVER
    return ENEMY
