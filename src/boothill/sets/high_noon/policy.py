"""How bots answer what the events of High Noon ask."""

from __future__ import annotations

from boothill.bots.greedy.decisions import Foes, Score
from boothill.bots.greedy.plan import REASON
from boothill.bots.greedy.worth import ABILITY, ability_worth, in_vain, worth_holding, worth_removing
from boothill.bots.policy import LaidOver
from boothill.core.ids import Face
from boothill.core.intents import HEAL, HIT, TARGET, USER
from boothill.core.moves import PASS, Move
from boothill.core.rows import NO_LIMIT, RANGE, within
from boothill.core.targets import gear_of
from boothill.core.view import View
from boothill.knowledge.beliefs import Recalls
from boothill.sets.high_noon.frames import BlueCard, Identity, NameSuit

LIFE = 3.0
"""The worth of a life point, on the scale of an ability's worth for the rest of the game."""
LIMIT = 0.5
"""The worth of one more point of maximum life."""


class HighNoonPolicy(LaidOver):
    def own_answer(self, view: View, foes: Foes, memory: Recalls) -> Score | None:
        frame = view.stack[-1]
        if isinstance(frame, BlueCard):
            figure = frame.figure
            return lambda move: -worth_removing(view, gear_of(figure, move.card))
        if isinstance(frame, Identity):
            return lambda move: 0.0 if move is PASS else better_as(view, move.name)
        if isinstance(frame, NameSuit):
            enmity = foes()
            return lambda move: in_suit(view, enmity, move)
        return None


def better_as(view: View, name: str) -> float:
    """How much better off the seat would be as another character with two life points."""
    front = view.fronts[view.seat]
    new = view.rules.characters[name]
    gain = (ability_worth(name) or ABILITY) - (ability_worth(view.characters[front].name) or ABILITY)
    full = view.rules.starting_life(new, view.roles[view.seat])
    return gain + LIFE * (2 - view.life[front]) + LIMIT * (full - view.max_life[front])


def in_suit(view: View, foes: list[float], move: Move) -> float:
    """The worth of choosing a suit: that of the cards that can then be played in this turn."""
    cards = [card for card in view.hand if view.rules.faces[card].suit == move.name]
    shots = [card for card in cards if view.rules.rows[card].limit]
    rest = sum([playing(view, foes, card) for card in cards if card not in shots], 0.0)
    shooting = sorted([playing(view, foes, card) for card in shots], reverse=True)
    free = view.ask(NO_LIMIT, view.fronts[view.seat]) > 0
    return rest + sum(shooting if free else shooting[:1], 0.0)


def playing(view: View, foes: list[float], card: Face) -> float:
    """The worth of being able to play a card in this turn; 0 if the seat would not play it."""
    row = view.rules.rows[card]
    front = view.fronts[view.seat]
    if row.aim is None or row.burdens or in_vain(view, row):
        return 0.0
    if row.means(HEAL, USER):
        return worth_holding(view, card) if view.life[front] < view.max_life[front] else 0.0
    if row.means(HIT, TARGET) and row.limit:
        reach = within(view, front, 1 + view.ask(RANGE, front))
        return worth_holding(view, card) if any(foes[view.owner[at]] > REASON for at in reach) else 0.0
    return max(0.0, worth_holding(view, card))
