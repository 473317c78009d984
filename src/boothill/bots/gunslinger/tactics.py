"""The gunslinger's play phase: the greedy bot's plan, with actual chances in place of rules of thumb where possible."""

from __future__ import annotations

from typing import Final

from boothill.bots.greedy.events import drains
from boothill.bots.greedy.plan import Plan
from boothill.bots.greedy.worth import spare, worth_removing
from boothill.bots.gunslinger.goals import NEVER, Goals, Weights
from boothill.bots.gunslinger.odds import BLOW, Odds
from boothill.core.ids import NO_CARD, Figure
from boothill.core.intents import DEMAND, PIERCE, TAKE
from boothill.core.moves import Move
from boothill.core.rows import MISSES_NEEDED, NO_LIMIT, RANGE, Card, within
from boothill.core.targets import figure_of, is_hand
from boothill.core.view import View
from boothill.knowledge.actions import SHOT, TURN
from boothill.knowledge.beliefs import Recalls

QUIET: Final = 4
"""After this many rounds without a shot it spares only likely friends; after twice as many, only proven ones."""


def quiet_turns(memory: Recalls) -> int:
    """How many turns have passed since the last attack."""
    turns = 0
    for deed in reversed(memory.deeds):
        if deed.kind == SHOT or (deed.kind == TURN and (deed.n or deed.all)):
            break
        turns += deed.kind == TURN
    return turns


WEAR: Final = 0.2
"""What it is worth, relative to a wound, that somebody has to use up a card to avoid a hit."""
HELD_BACK: Final = -0.5
"""The worth of a shot that is better saved; a bot that looks ahead may still find a reason to fire it."""

VOLLEY: Final = 0.5
"""How much more a gun is worth if it may shoot any number of times."""


class Tactics(Plan):
    """Scores the moves of a play phase by the player's goals."""

    def __init__(self, view: View, memory: Recalls, goals: Goals, weights: Weights) -> None:
        super().__init__(view, goals.wound)
        self.goals = goals
        self.weights = weights
        self.odds = Odds(view, memory)
        self.reason = min(self.reason, weights["reason"])
        rounds = quiet_turns(memory) / view.living()
        self.bored = rounds > QUIET
        """Nobody shoots any more, and yet the game is not over: it must have misjudged somebody."""
        if self.bored:
            self.reason = min(self.reason, -0.99 if rounds <= 2 * QUIET else NEVER + 1)
        # With two players left a Beer does nothing: drink it while there are three.
        self.low = self.hurt > 0 and (
            self.life <= weights["heal"] or spare(view) > 0 or view.living() == 3 or drains(view.rules)
        )

    def _lay_gear(self, row: Card, move: Move) -> float:
        """Rate a gun by whom it reaches here and now; anything else as in `Plan`."""
        if not row.slot:
            return super()._lay_gear(row, move)
        guns = [card for card in self.view.table[self.view.seat] if self.view.rules.rows[card].slot]
        better = self._armed(row) - max([self._armed(self.view.rules.rows[card]) for card in guns], default=-1.0)
        return 6.0 + self._armed(row) / 10 if better > 0 else -1.0

    def _armed(self, gun: Card) -> float:
        """What a gun is worth: for the worst foe in reach, for others in reach, and for unlimited shots."""
        reach = gun.numbers.get(RANGE, 0)
        foes = [self.foes[seat] for seat in within(self.view, self.own, 1 + reach) if self.foes[seat] > 0]
        worth = max(foes, default=0.0) + 0.3 * sum(foes)
        volley = NO_LIMIT in gun.numbers and NO_LIMIT not in self.view.ability[self.view.seat].numbers
        return worth * (1 + VOLLEY * volley) + reach / 100

    def gain(self, figure: Figure, chance: float) -> float:
        """What a shot at a figure is worth that hits with this chance."""
        view = self.view
        worth = self.foes[figure]
        focus = self.weights["focus"] * (1 - view.life[figure] / max(1, view.max_life[figure]))
        danger = self.weights["danger"] * min(view.hand_sizes[figure], 6) / 6
        worth += (focus + danger) * max(0.0, worth)
        return chance * (worth + self.odds.falls(figure) * self.goals.end[figure])

    def _spared(self, move: Move) -> bool:
        """Is the target a friend, not enough of a foe, or immune to the card?"""
        view, at = self.view, figure_of(move.target)
        if self._spares(at):
            return True
        return move.card != NO_CARD and view.untouched(view.seat, move.card, at)

    def _spares(self, figure: Figure) -> bool:
        return self.goals.friends[figure] or self.foes[figure] < self.reason

    def _at_one(self, move: Move, base: float) -> float:
        view = self.view
        at = figure_of(move.target)
        if self._spared(move):
            return -1.0
        row = view.rules.cards[move.name] if move.name and move.card != NO_CARD else None
        if row is None and move.card != NO_CARD:
            row = view.rules.rows[move.card]
        if row is not None and row.burdens:
            worth = self.foes[at] * (1 + self.weights["danger"] * min(view.hand_sizes[at], 6) / 6)
            # Relative to the usual chance of three in four.
            return base + (worth if view.round is None or worth < 0 else worth * self.struck(row, at) / 0.75)
        if self.bored:
            return base + self.foes[at] / 10
        shot = row is not None and row.name == view.rules.shot
        needed = 1 + (view.ask(MISSES_NEEDED, self.own) if shot else 0)
        event = view.rules.event
        if event is not None and move.card == NO_CARD and move.name == event.name:
            pierces = event.means(PIERCE)
            needed += pierces.n if pierces is not None else 0
        chance = self.odds.hit(at, needed)
        if not chance:
            return self._avoided(move)
        value = self.gain(at, chance)
        return base + value if value > 0 else -1.0

    def _worn(self, figure: Figure) -> float:
        """What it is worth that a figure has to use up a card against a hit. For a friend, that is never as bad as a
        wound."""
        return WEAR * max(-1.0, self.foes[figure])

    def _avoided(self, move: Move) -> float:
        """A shot that is sure to be avoided, worth making last: the next one may hit. With more than two players left,
        keep the last card that answers Indians!, a Duel or a shot, if the hand limit allows it."""
        view = self.view
        value = self._worn(figure_of(move.target))
        if value <= 0:
            return -1.0
        row = view.rules.rows[move.card] if move.card != NO_CARD else None
        answers = row is not None and (row.blow or row.miss) and self.shots < 2
        return HELD_BACK if answers and view.living() > 2 and not spare(view) else 1.0 + value

    def _contest(self, move: Move) -> float:
        """Whoever runs out of blows first is hit; the target has to give up the first one."""
        at = figure_of(move.target)
        if self._spared(move):
            return -1.0
        own = self.blows
        won = self.odds.at_most(own, *self.odds.held(self.view.owner[at], BLOW))
        cost = 0.0 if self.ghost else self.weights["pain"] * (3.0 if self.life == 1 else 1.0)
        value = self.gain(at, won) - (1 - won) * cost - 0.2 * min(own, 0.33 * self.view.hand_sizes[at])
        return 3.0 + value if value > 0 else -1.0

    def _hit_all(self, move: Move) -> float:
        """An attack on everybody: weigh what it does to foes against what it does to friends."""
        view = self.view
        card = move.card
        demand = view.rules.rows[card].means(DEMAND) is not None
        total = -self._own_share(card, self.weights["pain"])
        for figure in self.others:
            if not view.untouched(view.seat, card, figure):
                chance = self.odds.gives_up(figure) if demand else self.odds.hit(figure)
                total += self.gain(figure, chance) if chance else self._worn(figure)
        # With a single opponent nobody else can be hurt: any gain will do.
        return 4.5 if total > (self.weights["sweep"] if len(self.others) > 1 else 0.0) else -1.0

    def _take(self, move: Move) -> float:
        value = super()._take(move)
        view = self.view
        figure = view.aimed_at(move.target)
        if value <= 4.0:
            # Do not help anybody it would harm for want of a foe, or it might lay a Jail and remove it again for ever.
            return value if figure == self.own or self.foes[figure] < self.reason else -1.0
        if self.goals.friends[figure]:
            return -1.0
        loss = worth_removing(view, move.target)
        if is_hand(move.target):
            loss += self.weights["pick"] / view.hand_sizes[figure]
        elif view.rules.rows[move.card].means(TAKE):
            loss += 1.0
        return self.weights["theft"] + self.foes[figure] * loss / 5
