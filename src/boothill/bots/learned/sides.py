"""Who is most likely a friend or a foe, and what must not be done to either."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boothill.bots.greedy.worth import hurt
from boothill.bots.learned.sure_win import leader_of
from boothill.core.ids import Figure, Seat
from boothill.core.intents import EVERYBODY, HARMS, HEAL, TARGET
from boothill.core.moves import Move
from boothill.core.rows import LOST_LIFE, Card
from boothill.core.targets import card_of, is_figure, is_gear, is_hand
from boothill.core.view import View
from boothill.knowledge.beliefs import FOES, FRIENDS, LEADER, ROLES, beliefs
from boothill.knowledge.memory import Memory

LIKELY: Final = 0.95
"""Whoever is a friend with at least this probability is treated as one; the same for foes."""
BRINK: Final = 2
"""With this many lives or fewer, a leader is close to elimination."""


def harms_a_friend(view: View, memory: Memory, row: Card, move: Move) -> bool:
    """Does it attack, burden or rob somebody who is most likely a friend, or its own player? To take a burden away is
    no harm."""
    target = move.target
    if not (is_figure(target) or is_gear(target) or is_hand(target)):
        return False
    if is_gear(target) and view.rules.rows[card_of(target)].burdens:
        return False
    if all(row.means(what, TARGET) is None for what in HARMS):
        return False
    owner = view.owner[view.aimed_at(target)]
    return owner == view.seat or friendly(view, memory, owner)


def spares_an_open_foe(view: View, memory: Memory, move: Move) -> bool:
    """Is it a shot at somebody who may avoid it, although the same card would hit a foe who has no more lives and
    nothing to avoid it with? Nothing is said about shots at the leader, shots that may eliminate, foes who gain
    something by a wound, and turns with an event in force."""
    if not is_figure(move.target) or view.rules.event is not None:
        return False
    aim = view.aimed_at(move.target)
    if aim == leader_of(view) or view.life[aim] <= 1:
        return False
    if not view.hand_sizes[view.owner[aim]] and not view.is_shielded(aim):
        return False
    return any(
        other.card == move.card
        and (other.verb, other.name, other.pay) == (move.verb, move.name, move.pay)
        and is_figure(other.target)
        and _is_open(view, view.aimed_at(other.target), view.life[aim])
        and not view.untouched(view.seat, move.card, view.aimed_at(other.target))
        and hostile(view, memory, view.owner[view.aimed_at(other.target)])
        for other in view.legal
    )


def _is_open(view: View, figure: Figure, life: int) -> bool:
    """Does a figure have at most so many lives and nothing to avoid a hit with, and does it gain nothing by one?"""
    if view.hand_sizes[view.owner[figure]] or view.is_shielded(figure) or view.life[figure] > life:
        return False
    return LOST_LIFE not in view.ability[figure].moments


def heals_the_wrong_side(view: View, memory: Memory, row: Card) -> bool:
    """Would a card that heals everybody do more good to others than to the viewing seat's side?"""
    if all(intent.what != HEAL or intent.whom != EVERYBODY for intent in row.intents):
        return False
    return _heals_a_leader_near_the_end(view) or _heals_a_rival(view) or _heals_more_foes(view, memory)


def _heals_a_leader_near_the_end(view: View) -> bool:
    """Is the leader, whom the viewing seat wants dead, close to elimination? A foe with one life left may heal all the
    same."""
    leader = leader_of(view)
    if leader is None or view.roles[view.seat] not in FOES or view.life[view.fronts[view.seat]] <= 1:
        return False
    return view.life[leader] < min(view.max_life[leader], BRINK + 1)


def _heals_a_rival(view: View) -> bool:
    """Is a Renegade unhurt, and the leader the only other player left, or hurt but not close to elimination?"""
    leader = leader_of(view)
    if leader is None or _side(view) or hurt(view, view.fronts[view.seat]):
        return False
    return view.living() == 2 or (hurt(view, leader) and view.life[leader] > BRINK)


def _heals_more_foes(view: View, memory: Memory) -> bool:
    """Are more foes hurt than friends, and not the viewing seat?"""
    healed = [view.owner[figure] for figure in view.figures if view.alive[figure] and hurt(view, figure)]
    if view.seat in healed:
        return False
    foes = sum(hostile(view, memory, seat) for seat in healed)
    return foes > sum(friendly(view, memory, seat) for seat in healed)


def friendly(view: View, memory: Memory, other: Seat) -> bool:
    """Is another seat most likely on the viewing seat's side?"""
    return _likely(view, memory, other, _side(view))


def hostile(view: View, memory: Memory, other: Seat) -> bool:
    """Is another seat most likely on another side?"""
    own = _side(view)
    return bool(own) and _likely(view, memory, other, [role for role in (LEADER, *ROLES) if role not in own])


def on_the_leaders_side(view: View) -> bool:
    return LEADER in _side(view)


def _side(view: View) -> Sequence[str]:
    """The roles that win together with the viewing seat's; none for somebody who plays alone."""
    role = view.roles[view.seat]
    if leader_of(view) is None:
        return ()
    return FOES if role in FOES else (LEADER, *FRIENDS) if role in (LEADER, *FRIENDS) else ()


def _likely(view: View, memory: Memory, other: Seat, side: Sequence[str]) -> bool:
    if other == view.seat:
        return False
    if view.roles[other]:
        return view.roles[other] in side
    chances = zip(ROLES, beliefs(view, memory)[other], strict=True)
    return sum(chance for each, chance in chances if each in side) >= LIKELY
