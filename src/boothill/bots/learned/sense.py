"""What is not left to a network: what players call stupid, and a win that anybody can see.

All of it is so rare, or costs so little on average, that a network hardly learns it.
"""

from __future__ import annotations

from typing import Final

from boothill.bots.greedy.worth import in_vain
from boothill.bots.gunslinger.judging import judged
from boothill.bots.patience import POINTLESS
from boothill.bots.policy import policy_of
from boothill.core.frames.hits import Shot
from boothill.core.frames.playing import Playing
from boothill.core.ids import NO_CARD, Face, Figure
from boothill.core.intents import ATTACKS, EVERYBODY, HEAL, HIT, OWN, SAVE, SET_LIFE, TARGET, USER, Intent
from boothill.core.moves import END, PASS, PLAY, USE, Move
from boothill.core.rows import LOST_LIFE, Card
from boothill.core.targets import is_figure
from boothill.core.view import View
from boothill.knowledge.beliefs import FOES, FRIENDS, LEADER, ROLES, beliefs
from boothill.knowledge.memory import Memory

HEALS: Final = frozenset({HEAL, SAVE, SET_LIFE})
CERTAIN: Final = 0.99
"""Who is a friend with this chance is taken for one."""
BRINK: Final = 2
"""With so many lives a leader has not far to fall."""


def senseless(view: View, memory: Memory, move: Move) -> bool:
    """Is it what players call stupid?

    - giving up with an answer in hand, or declining a draw! that costs nothing;
    - playing a card that heals nobody, or, as one of the leader's foes, a card that heals a leader near his end;
    - attacking a leader with one life where rules of thumb rule it out, such as a Deputy's Gatling or a Renegade's shot
      while others live.
    """
    if move is PASS:
        return _declines_a_draw(view) or _gives_up(view, memory)
    if move.verb not in (PLAY, USE) or move.card == NO_CARD:
        return False
    row = view.rules.rows[move.card]
    played = move.verb == PLAY and not move.name and END in view.legal  # nothing has to be played
    if played and len(view.hand) > 1 and _heals_nobody(view, row, move):  # an empty hand may be worth more
        return True
    if policy_of(view.rules).AHEAD:
        return False
    if played and (in_vain(view, row) or _heals_the_leader(view, row)):
        return True
    row = view.rules.cards.get(move.name, row)
    return _may_fell_the_leader(view, row, move) and judged(view, memory)(move) <= POINTLESS


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


def _declines_a_draw(view: View) -> bool:
    """Would it let a hit through without the draw! that a Barrel offers? Who gains by a wound may."""
    frame = view.stack[-1]
    if not isinstance(frame, Shot) or policy_of(view.rules).AHEAD:
        return False
    ability = view.ability[frame.at]
    if view.life[frame.at] > 1 and ability.moments and LOST_LIFE in ability.moments:
        return False
    offered = [move.card for move in view.legal if move.verb == USE]
    return any((ability if card == NO_CARD else view.rules.rows[card]).shield for card in offered)


def _leader(view: View) -> Figure | None:
    """The one whose role lies open, if anybody's does."""
    return view.fronts[view.leader()] if view.led and LEADER in view.roles else None


def _may_fell_the_leader(view: View, row: Card, move: Move) -> bool:
    """Does it attack a leader with one life, alone or with everybody else?"""
    leader = _leader(view)
    if leader is None or view.life[leader] > 1:
        return False
    if row.strikes_all(ATTACKS):
        return True
    aimed = is_figure(move.target) and view.aimed_at(move.target) == leader
    return aimed and any(intent.what in ATTACKS for intent in row.intents)


def _heals_the_leader(view: View, row: Card) -> bool:
    """Does one of his foes who is not in need himself heal everybody, a leader near his end among them?"""
    leader = _leader(view)
    if leader is None or view.roles[view.seat] not in FOES or view.life[view.fronts[view.seat]] <= 1:
        return False
    hurt = view.life[leader] < min(view.max_life[leader], BRINK + 1)
    return hurt and any(intent.what == HEAL and intent.whom == EVERYBODY for intent in row.intents)


def wins_at_once(view: View, memory: Memory) -> Move | None:
    """A card that hits everybody, if it surely fells all foes of the leader's side, or the leader himself."""
    leader = _leader(view)
    if leader is None or not isinstance(view.stack[-1], Playing) or policy_of(view.rules).AHEAD:
        return None
    rows = view.rules.rows
    some = [m for m in view.legal if m.verb == PLAY and not m.name and rows[m.card].strikes_all(ATTACKS)]
    if not some:
        return None
    targets = _must_fall(view, memory, leader)
    found = (m for m in some if targets and all(_surely_falls(view, m.card, figure) for figure in targets))
    return next(found, None)


def _must_fall(view: View, memory: Memory, leader: Figure) -> list[Figure]:
    """Who has to fall so that the own side wins at once: the leader, or everybody who may be his foe. Nobody if that
    would not do: a Renegade has to be the last, and a leader with one life may fall with his foes."""
    role = view.roles[view.seat]
    if role in FOES:
        return [leader]
    if role != LEADER and (role not in FRIENDS or view.life[leader] <= 1):
        return []
    known = beliefs(view, memory)
    friendly = [ROLES.index(friend) for friend in FRIENDS]
    others = [figure for figure in view.others(view.fronts[view.seat]) if figure != leader]
    return [figure for figure in others if sum(known[view.owner[figure]][i] for i in friendly) <= CERTAIN]


def _surely_falls(view: View, card: Face, figure: Figure) -> bool:
    """Has a figure nothing to answer a card that hits everybody with, and no life to lose?"""
    if view.life[figure] > 1 or view.is_ghost(figure) or view.hand_sizes[view.owner[figure]]:
        return False
    rows = view.rules.rows
    shot = any(intent.what == HIT for intent in rows[card].intents)
    shields = view.ability[figure].shield or any(rows[gear].shield or rows[gear].miss for gear in view.table[figure])
    return not view.untouched(view.seat, card, figure) and not (shot and shields)


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
