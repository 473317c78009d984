"""The greedy bot's play phase: what it does with its hand, its cards in play and its ability."""

from __future__ import annotations

from boothill.bots.greedy.events import drains, draw_odds, rules_in_turn
from boothill.bots.greedy.worth import gun, own_gun, price, spare, worth_holding, worth_removing
from boothill.core.frames.playing import forbidden
from boothill.core.ids import NO_CARD, Face, Figure, Target
from boothill.core.intents import (
    ATTACKS,
    BURDEN,
    CONTEST,
    DEMAND,
    DRAW,
    EVERYBODY,
    HARMS,
    HEAL,
    HIT,
    LOSE,
    OTHERS,
    REACH,
    STRIP,
    TAKE,
    TARGET,
    USER,
    Intent,
)
from boothill.core.moves import DISCARD, END, PLAY, USE, Move
from boothill.core.rows import BLUE, BROWN, FLIPS, GREEN, Card, EventCard
from boothill.core.targets import NO_TARGET, figure_of, is_figure, is_hand
from boothill.core.view import View

REASON = 0.25
"""The enmity from which on it harms somebody."""
LATER = 0.4
"""The worth of laying a card that has no effect yet: low, so that it is done last."""


class Plan:
    """Scores the moves of a play phase: first draw, then arm, take and shoot. Ending the turn is 0."""

    def __init__(self, view: View, foes: list[float]) -> None:
        self.view = view
        self.foes = foes
        self.own = view.fronts[view.seat]
        self.ghost = view.is_ghost(self.own)
        """Is it a ghost? A ghost has no life to lose or regain, and leaves with all its cards when its turn ends."""
        self.life = view.life[view.seat]
        self.hurt = 0 if self.ghost else view.max_life[view.seat] - self.life
        self.low = self.hurt > 0 and (self.life <= 2 or spare(view) > 0 or drains(view.rules))
        """Is it time to heal?"""
        self.shots = sum(1 for card in view.hand if view.rules.rows[card].blow)
        self.blows = self.shots if view.rules.forbids is None else self._blows()
        """How many blows in the hand can be given up now; events may forbid some of them."""
        self.others = view.others(self.own)
        self.stock = view.deck_sizes[view.deck_of[view.seat]] + view.pile_size
        """How many cards are left to draw. With fewer than two, cards that draw would keep drawing each other."""
        self.reason = REASON if self.stock > 1 else -1.4
        """The enmity from which on it harms somebody. Once there is hardly a card left to draw, it spares only proven
        friends."""

    def _blows(self) -> int:
        view = self.view
        shot = view.rules.cards[view.rules.shot]
        held = [card for card in view.hand if view.rules.rows[card].blow]
        return sum(not forbidden(view, view.seat, card, shot, DISCARD) for card in held)

    def worth(self, move: Move) -> float:
        if move is END:
            return 0.0
        if move.card == NO_CARD:
            return self._ability(move)
        row = self.view.rules.cards[move.name] if move.name else self.view.rules.rows[move.card]
        if move.verb == PLAY and row.edge != BROWN:
            return self._lay(row, move)
        return self._paid(self._effect(row, move), move)

    def _paid(self, value: float, move: Move) -> float:
        """The worth of a move with a price: -1 unless the move is worth clearly more than the cards it costs."""
        if not move.pay:
            return value
        cost = price(self.view, move.pay)
        return value - cost / 20 if cost < value - 1.0 else -1.0

    def _lay(self, row: Card, move: Move) -> float:
        if self.view.round is not None:
            value = self._lay_under_events(row, move)
            if value is not None:
                return value
        return self._lay_gear(row, move)

    def _lay_under_events(self, row: Card, move: Move) -> float | None:
        """The worth of laying a card as an event changes it; None if no event does."""
        view = self.view
        if row.burdens:
            at = self.own if move.target == NO_TARGET else figure_of(move.target)
            risk = self.struck(row, at)
            return -1.0 if (risk < 0.1 if row.means(BURDEN, TARGET) else risk > 0.3) else None
        if self.ghost and not row.means(REACH) and move.target in (NO_TARGET, self.own):
            return LATER  # it leaves together with the ghost
        resting = view.rules.gear_rests and row.edge != GREEN
        if not resting and not (row.shield and not draw_odds(view.rules, row.shield, 1)):
            return None
        assert view.round is not None
        # The event ends with the starter's next turn: until then, a card that the starter lays now has no effect.
        return LATER if spare(view) or view.round.starter != view.seat else -1.0

    def struck(self, row: Card, at: Figure) -> float:
        """The chance that a burden harms its bearer when the bearer's next turn begins."""
        view = self.view
        rules = rules_in_turn(view, view.owner[at])
        if not row.demand or rules.gear_rests:
            return 0.5
        met = draw_odds(rules, row.demand, 1 + view.ask(FLIPS, at))
        return met if rules.demands[row.demand].harms else 1 - met

    def _lay_gear(self, row: Card, move: Move) -> float:
        view = self.view
        if row.slot:
            return 6.0 + gun(view, move.card) / 10 if gun(view, move.card) > own_gun(view) else -1.0
        if row.means(BURDEN, TARGET):
            return self._at_one(move, 3.5) if move.target != self.own else -1.0
        if row.burdens:
            return 0.5 if self._gain_from_all(move.card) > 1.0 and self.life > 3 else -1.0
        if move.target not in (NO_TARGET, self.own):
            return 6.0 if self.foes[view.owner[move.target]] < -1.5 else -1.0  # a gift
        return 7.0 if row.edge == BLUE else 6.8

    def _effect(self, row: Card, move: Move) -> float:
        """The worth of what a card does when it is played or used."""
        if row.means(HIT, TARGET) or row.means(DEMAND, TARGET):
            return self._at_one(move, 5.0)
        if row.means(CONTEST):
            return self._contest(move)
        if row.strikes_all(ATTACKS):
            return self._hit_all(move)
        if row.strikes_all(HARMS):
            cost = float(row.means(STRIP, EVERYBODY) is not None)
            return 4.5 if self._gain_from_all(move.card) - cost > 0.3 else -1.0
        if row.means(TAKE, TARGET) or row.means(STRIP, TARGET):
            return self._at_one(move, 3.0) if is_figure(move.target) else self._take(move)
        if row.means(BURDEN, TARGET):
            return self._at_one(move, 3.0)
        heals = row.means(HEAL)
        if heals is not None:
            return self._heal(heals, move)
        if row.means(DRAW, USER):
            return 9.0 if self.stock > 1 else -1.0
        if move.target == NO_TARGET:
            return 2.0 if self.stock > 1 else -1.0
        return self._gift(move.target, True)

    def _contest(self, move: Move) -> float:
        return self._at_one(move, 3.0) if self.blows >= 2 or self.ghost else -1.0

    def _heal(self, heals: Intent, move: Move) -> float:
        """The worth of healing itself, everybody or one player; -1 if too few players are left for the card to work."""
        view = self.view
        if view.living() < heals.among:
            return -1.0
        if heals.whom == TARGET:
            return self._gift(move.target, view.life[move.target] < view.max_life[move.target])
        if heals.whom in (EVERYBODY, OTHERS):
            hurt = [f for f in self.others if view.life[f] < view.max_life[f]]
            own = float(self.hurt > 0 and heals.whom == EVERYBODY)
            return 3.0 if own - sum(self.foes[view.owner[f]] for f in hurt) > 0.3 else -1.0
        if move.verb == USE:
            return 8.5 if self.hurt else -1.0
        return 8.0 if self.low and self.hurt >= heals.n else -1.0

    def _at_one(self, move: Move, base: float) -> float:
        """The worth of harming one player: a foe, and more if it may cost the foe's last life."""
        view = self.view
        foe = self.foes[view.owner[move.target]]
        if foe < self.reason or (move.card != NO_CARD and view.untouched(view.seat, move.card, move.target)):
            return -1.0
        return base + foe + (1.0 if view.life[move.target] == 1 else 0.0)

    def _gain_from_all(self, card: Face) -> float:
        """The sum of the enmity towards all figures that a card affects; those it knows little about count half."""
        touched = [f for f in self.others if not self.view.untouched(self.view.seat, card, f)]
        foes = [self.foes[self.view.owner[f]] for f in touched]
        return sum(foe if abs(foe) > REASON else foe / 2 for foe in foes)

    def _hit_all(self, move: Move) -> float:
        """The worth of an attack on everybody; -1 if it might eliminate a friend who matters."""
        view = self.view
        if any(self.foes[view.owner[f]] < -1.5 and view.life[f] == 1 for f in self.others):
            return -1.0
        return 4.5 if self._gain_from_all(move.card) - self._own_share(move.card, 1.0) > 0.3 else -1.0

    def _own_share(self, card: Face, pain: float) -> float:
        """What a card that strikes everybody costs its own player: a wound, or the card used to avoid it."""
        view = self.view
        row = view.rules.rows[card]
        demand = row.means(DEMAND, EVERYBODY) is not None
        if self.ghost or not (demand or row.means(HIT, EVERYBODY)):
            return 0.0
        if self.blows if demand else any(view.rules.rows[other].miss for other in view.hand):
            return pain / 2
        return pain * (9.0 if self.life == 1 else 1.0)

    def _gift(self, target: Target, wanted: bool) -> float:
        """The worth of something good for itself, or for a friend who needs it more."""
        view = self.view
        if target == self.own:
            return 7.0 if self.low else -1.0
        friend = is_figure(target) and self.foes[view.owner[target]] < -1.5
        return 6.0 if friend and wanted and view.life[target] <= 2 else -1.0

    def _take(self, move: Move) -> float:
        """The worth of taking a card: the best card of the worst foe, before shooting; or a burden, from itself or from
        a friend."""
        view = self.view
        figure = view.aimed_at(move.target)
        card = move.card if move.card != NO_CARD else move.pay[0]
        if view.untouched(view.seat, card, move.target):
            return -1.0
        foe = self.foes[view.owner[figure]] if figure != self.own else -9.0
        loss = worth_removing(view, move.target)
        if loss < 0:
            return 4.0 if foe < -REASON else -1.0
        if foe < self.reason:
            return -1.0
        return 5.6 + foe + (0.0 if is_hand(move.target) else loss / 10)

    def _ability(self, move: Move) -> float:
        """The worth of using its own ability or the event in force."""
        view = self.view
        ability = view.rules.characters.get(move.name)
        if ability is None:
            return self._event(view.rules.events[move.name], move)
        if ability.means(HEAL):  # cards for a life
            held = sum(worth_holding(view, card) for card in move.pay)
            return 9.0 - held if self.hurt >= 2 or spare(view) else -1.0
        if ability.means(LOSE):  # a life for cards, when all else is done
            return 0.5 if self.life >= 3 and len(view.hand) <= 1 else -1.0
        if ability.means(HIT):  # cards for a hit
            return self._paid(self._at_one(move, 4.5), move)
        if ability.means(DRAW):  # a card, even a good one, for more
            return 8.0 - price(view, move.pay) / 10 if self.stock > 1 else -1.0
        return -1.0

    def _event(self, event: EventCard, move: Move) -> float:
        """The worth of what an event lets everybody do with some cards from the hand."""
        if event.means(HIT, TARGET):
            return self._paid(self._at_one(move, 4.5), move)
        if event.means(STRIP, TARGET):
            return self._paid(self._strip(move), move)
        return -1.0

    def _strip(self, move: Move) -> float:
        """The worth of discarding a card in front of another player: a foe's best one, or a friend's burden."""
        view = self.view
        figure = view.aimed_at(move.target)
        foe = self.foes[view.owner[figure]]
        loss = worth_removing(view, move.target)
        if any(view.untouched(view.seat, card, figure) for card in move.pay) or (loss > 0 and self._spares(figure)):
            return -1.0
        if loss < 0:
            return 4.0 if foe < -REASON else -1.0
        return 4.0 + foe * loss / 5

    def _spares(self, figure: Figure) -> bool:
        """Should a figure not be harmed?"""
        return self.foes[self.view.owner[figure]] < self.reason
