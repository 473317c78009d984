"""How bots play a game: what a set tells them in addition to the intents of its rows.

A set names its policy in its `Parts`. Without one, everybody else is a foe and only cards are hidden.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from boothill.bots.greedy.decisions import Foes, Score, greedy_score
from boothill.bots.greedy.events import must_play, obliged
from boothill.bots.greedy.worth import worth_of
from boothill.bots.gunslinger.goals import Goals, Weights, weights_for
from boothill.bots.gunslinger.tactics import Tactics
from boothill.core.frames.playing import Playing
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.core.view import View
from boothill.knowledge.beliefs import Recalls
from boothill.knowledge.memory import Memory
from boothill.plugins import imported

Numbers = dict[str, float]
"""The numbers that describe a state, by name; any that are missing are 0."""


class Policy:
    """What a set can tell bots about playing its game. Every method has a default that works for any game."""

    AHEAD = False
    """Does it pay to play out the rest of the turn in imagined worlds before each move?"""
    SURE = 2.0
    """How many standard errors a move must be ahead of the usual one before a searching bot prefers it."""
    PLAYOUTS = 100
    """Playouts that a searching bot makes for each decision: few enough for any machine to finish within a second, so
    that the bot is as strong everywhere as it was measured."""

    LEARNED_PLAYOUTS = 0
    """Playouts for each decision of a search with the game's network, shared out among the players who are left: the
    more there are, the longer a round takes. 0 where searching by rules of thumb does better in the same time."""
    NEAR = 0.08
    """A search with the network leaves out moves that the network rates this much below the best one, in chances to
    win: they hardly ever prove best."""

    def enmity(self, view: View, memory: Memory) -> list[float]:
        """How much the viewing seat wants each seat eliminated, judging by what is plain to see: above 0 for a foe,
        below 0 for a friend."""
        return [0.0 if seat == view.seat else 1.0 for seat in range(len(view.names))]

    def goals(self, view: View, memory: Recalls, weights: Weights) -> Goals:
        """What wounds and eliminations are worth to the viewing seat, judging by everything that it can work out."""
        wound = [0.0 if seat == view.seat else 1.0 for seat in range(len(view.names))]
        return Goals(wound, [2.0 * worth for worth in wound], [False] * len(wound))

    def answer(self, view: View, foes: Foes, memory: Recalls) -> Score | None:
        """The score of each move in a step that only this game has; None in steps that every game has."""
        return None

    def score(self, view: View, foes: Foes, memory: Recalls) -> Score:
        """The score of each move in the pending decision: by the rules of thumb of this game, or of any game."""
        return self.answer(view, foes, memory) or greedy_score(view, foes)

    def greedy(self, view: View, memory: Memory) -> Score:
        """The score of each move in the pending decision, by a few rules of thumb."""
        foes = self.enmity(view, memory)
        return willing(view, foes, self.score(view, lambda: foes, memory))

    def judged(self, view: View, memory: Recalls, chosen: dict[str, Weights] | None = None) -> Score:
        """The score of each move in the pending decision, by goals and odds; `chosen` replaces the shipped weights."""
        weights = weights_for(view.rules.shape.side_of(view.roles[view.seat]), chosen)
        if isinstance(view.stack[-1], Playing):
            goals = self.goals(view, memory, weights)
            return willing(view, goals.wound, Tactics(view, memory, goals, weights).worth)
        return self.score(view, lambda: self.goals(view, memory, weights).wound, memory)

    def senseless(self, view: View, memory: Memory, move: Move) -> bool:
        """Would players of this game call the move stupid? Moves that are stupid in every game need not be named here
        (see `bots/learned/sense`)."""
        return False

    def kind(self, s: State) -> str:
        """The name under which the weights of the outlook are stored."""
        return s.rules.name

    def sides(self, s: State) -> list[str]:
        """The sides that can win, in the order of the outlook's weights."""
        return list(dict.fromkeys(self.side(s, seat) for seat in s.seats))

    def side(self, s: State, seat: Seat) -> str:
        """The side a seat plays for."""
        return s.rules.shape.side_of(s.roles[seat])

    def allied(self, s: State, seat: Seat, other: Seat) -> bool:
        """Do two seats win together?"""
        return self.side(s, seat) == self.side(s, other)

    def numbers(self, s: State) -> Numbers:
        """The numbers that describe a state for the outlook: each side's life, cards in play and cards in hand."""
        found: Numbers = {}
        rows = s.rules.rows
        for figure, owner in zip(s.figures, s.owner, strict=True):
            if s.alive[figure] and not s.is_ghost(figure):
                gear = sum([-0.6 if rows[card].burdens else worth_of(rows[card]) / 5 for card in s.table[figure]])
                side = self.side(s, owner)
                found[side] = found.get(side, 0.0) + s.life[figure] + 0.3 * gear
        for seat, hand in zip(s.seats, s.hands, strict=True):
            side = self.side(s, seat)
            found[side] = found.get(side, 0.0) + 0.3 * len(hand)
        return found


NEAR_WITH_EVENTS: Final = 0.046
"""`Policy.NEAR` where events are laid over a game: networks have met them too seldom to judge their results well."""


class LaidOver(Policy):
    """The policy of a set that is laid over another game: that game's policy, except in the set's own steps."""

    def __init__(self, beneath: Policy) -> None:
        self.beneath = beneath
        self.AHEAD = beneath.AHEAD
        self.SURE = beneath.SURE
        self.PLAYOUTS = beneath.PLAYOUTS
        self.LEARNED_PLAYOUTS = beneath.LEARNED_PLAYOUTS
        self.NEAR = min(beneath.NEAR, NEAR_WITH_EVENTS)

    def enmity(self, view: View, memory: Memory) -> list[float]:
        return self.beneath.enmity(view, memory)

    def goals(self, view: View, memory: Recalls, weights: Weights) -> Goals:
        return self.beneath.goals(view, memory, weights)

    def answer(self, view: View, foes: Foes, memory: Recalls) -> Score | None:
        score = self.own_answer(view, foes, memory)
        if score is None:
            return self.beneath.answer(view, foes, memory)
        own = score  # a move that is possible at any time is not an answer
        return lambda move: own(move) if move in view.answers else -99.0

    def own_answer(self, view: View, foes: Foes, memory: Recalls) -> Score | None:
        """The score of each answer in a step of this set; None in steps of the game beneath."""
        raise NotImplementedError

    def senseless(self, view: View, memory: Memory, move: Move) -> bool:
        return self.beneath.senseless(view, memory, move)

    def kind(self, s: State) -> str:
        return self.beneath.kind(s)

    def sides(self, s: State) -> list[str]:
        return self.beneath.sides(s)

    def side(self, s: State, seat: Seat) -> str:
        return self.beneath.side(s, seat)

    def allied(self, s: State, seat: Seat, other: Seat) -> bool:
        return self.beneath.allied(s, seat, other)

    def numbers(self, s: State) -> Numbers:
        return self.beneath.numbers(s)


def willing(view: View, foes: list[float], score: Score) -> Score:
    """Adjust a score so that nobody harms friends just because a card has to be played before the turn may end."""
    if not must_play(view) or not isinstance(view.stack[-1], Playing):
        return score
    return lambda move: obliged(view, foes, move, score(move))


@cache
def policy_of(rules: Ruleset) -> Policy:
    """The policy of a ruleset, including the sets laid over it."""
    policy: Policy = imported(rules.policy)() if rules.policy else Policy()
    for name in rules.policies_above:
        policy = imported(name)(policy)
    return policy
