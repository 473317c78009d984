"""The facts of moves: what they do with which card at whom, what is known about the target, and how rules of thumb
judge them.

A move has facts about its target, so that a network does not have to learn again for every place at the table what is
worth doing to whom. In games with hidden roles it also has facts about the target's likely role and about how the
gunslinger judges the move.
"""

from __future__ import annotations

from typing import Final

from boothill.bots.gunslinger.judging import judged
from boothill.bots.learned.names import VERBS, Names
from boothill.bots.learned.sheet import PLACES, Sheet, places
from boothill.core.ids import NO_FIGURE, Figure, Seat
from boothill.core.moves import Move
from boothill.core.targets import DECK, NO_TARGET, PILE, card_of, figure_of, is_figure, is_gear, is_hand, seat_of
from boothill.core.view import View
from boothill.knowledge.beliefs import LEADER, ROLES, Chances, beliefs
from boothill.knowledge.memory import Memory

MOVE_FACTS: Final = 28
"""How many facts each move has; unused ones are 0."""
_OF_ROLE: Final = 3
_IN_FRONT: Final = 4
"""How many cards in front of a target become facts; if there are more, only the first ones do."""
_OF_AIM: Final = _OF_ROLE + 4 + _IN_FRONT
OF_THUMB: Final = 5
"""How many facts of a move, the last ones, say how the gunslinger judges it."""
TENTHS: Final = 11
NEAR_DEATH: Final = 5
"""How many life totals of a target are told apart: 0 to 3, and 4 or more."""
HELD: Final = 7
"""How many hand sizes of a target are told apart: 0 to 5, and 6 or more."""
RANKS: Final = 6
"""How many ranks of a move by rules of thumb are told apart; the last one stands for all lower ones."""
TOP: Final = 3
"""How many of these ranks are told apart for each card and for each verb."""
GAPS: Final = (0.05, 0.15, 0.3, 0.6, 1.0, 2.0, 4.0, 10.0)
"""Thresholds for how far a move is behind the best one, in points of the rules of thumb."""
LEVELS: Final = (-50.0, -1.0, -0.5, 0.0, 0.1, 0.3, 0.6, 1.0, 1.5, 2.5, 5.0)
"""Thresholds for the points that a move has by rules of thumb."""


class MoveFacts:
    """Numbers the facts of moves, below `size`."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.sections: dict[str, tuple[int, int]] = {}
        self.size = 1
        kinds, people, steps, roles = (names.size(what) for what in ("cards", "people", "steps", "roles"))
        verbs = len(VERBS) + 1
        self.kinds = kinds
        self.people = people
        self.steps = steps
        self._verb = self._add("verb", verbs)
        self._verb_kind = self._add("verb and card", verbs * kinds)
        self._as_kind = self._add("played as", kinds)
        self._name = self._add("name", people + names.size("words") + names.size("events"))
        self._aim = self._add("aim", 6 * PLACES)
        self._aim_gear = self._add("card aimed at", 2 * kinds)
        self._kind_place = self._add("card and aim", kinds * PLACES)
        self._suit = self._add("suit", names.size("suits"))
        self._rank = self._add("rank", 16)
        self._verb_step = self._add("verb and step", verbs * steps)
        self._pay = self._add("paid", kinds)
        self._aim_role = self._add("own role and that of the aim", roles * (len(ROLES) + 1) * TENTHS)
        self._aim_life = self._add("card and life of the aim", kinds * NEAR_DEATH)
        self._aim_hand = self._add("hand of the aim", HELD)
        self._aim_declined = self._add("what the aim let pass", 4)
        self._thumb = self._add("place by thumb", RANKS)
        self._gap = self._add("behind by thumb", len(GAPS) + 1)
        self._level = self._add("points by thumb", len(LEVELS) + 1)
        self._kind_thumb = self._add("card and place by thumb", kinds * TOP)
        self._verb_thumb = self._add("verb and place by thumb", verbs * TOP)
        self._aim_person = self._add("character of the aim", people)
        self._aim_front = self._add("cards in front of the aim", kinds)
        self._verbs: dict[str, int] = {verb: i + 1 for i, verb in enumerate(VERBS)}
        self._cards = names.numbers["cards"]
        self._roles = names.numbers["roles"]
        self._events = names.numbers["events"]
        self._words = names.numbers["words"]
        self._first_event = people + names.size("words")

    def _add(self, name: str, count: int) -> int:
        first = self.size
        self.sections[name] = (first, count)
        self.size += count
        return first

    def facts(self, view: View, memory: Memory, moves: list[Move], sheet: Sheet) -> list[int]:
        """The facts of some moves in one list, MOVE_FACTS numbers for each move."""
        place = places(view, sheet)
        step = sheet.step(view.stack[-1]).number if view.stack else 0
        out: list[int] = []
        declined = memory.witness.history.declined
        if sheet.several:
            for move in moves:
                figure = self._said(out, view, sheet, place, step, move)
                self._of_aim(out, view, None, declined, sheet, move, figure)
                for _ in range(OF_THUMB):
                    out.append(0)
            return out
        known = beliefs(view, memory)
        scores: list[float] = []
        if view.seat == view.to_act:
            score = judged(view, memory)
            scores = [score(move) for move in moves]
        order = sorted(set(scores), reverse=True)
        for i, move in enumerate(moves):
            figure = self._said(out, view, sheet, place, step, move)
            self._of_aim(out, view, known, declined, sheet, move, figure)
            if scores:
                kind = sheet.kinds[move.card] if move.card >= 0 else 0
                self._of_thumb(out, self._verbs.get(move.verb, 0), kind, scores[i], order)
            else:
                for _ in range(OF_THUMB):
                    out.append(0)
        return out

    def _said(self, out: list[int], view: View, sheet: Sheet, place: list[int], step: int, move: Move) -> Figure:
        """Add what the move itself says, and return the figure it is aimed at, or NO_FIGURE."""
        verb = self._verbs.get(move.verb, 0)
        kind = sheet.kinds[move.card] if move.card >= 0 else 0
        out.append(self._verb + verb)
        out.append(self._verb_kind + verb * self.kinds + kind)
        as_kind = name = aim = aim_gear = kind_place = 0
        figure = NO_FIGURE
        if move.name:
            if move.name in self._cards and move.card >= 0:
                as_kind = self._as_kind + self._cards[move.name]
            elif move.name in sheet.people:
                name = self._name + sheet.people[move.name]
            elif move.name in self._events:
                name = self._name + self._first_event + self._events[move.name]
            else:
                name = self._name + self.people + self._words.get(move.name, 0)
        target = move.target
        if target != NO_TARGET:
            if target in (DECK, PILE):
                aim = self._aim + 4 * PLACES + (target == PILE)
            else:
                if is_gear(target):
                    figure, sort = figure_of(target), 3
                    mine = view.owner[figure] == view.seat
                    aim_gear = self._aim_gear + mine * self.kinds + sheet.kinds[card_of(target)]
                elif is_figure(target):
                    figure, sort = target, 0
                elif is_hand(target):
                    figure, sort = view.fronts[seat_of(target)], 1
                else:
                    figure, sort = view.fronts[seat_of(target)], 2
                at = place[figure] if 0 <= figure < len(place) else 0
                aim = self._aim + sort * PLACES + at
                kind_place = self._kind_place + kind * PLACES + at
        out.append(as_kind)
        out.append(name)
        out.append(aim)
        out.append(aim_gear)
        out.append(kind_place)
        out.append(self._suit + sheet.suits[move.card] if move.card >= 0 else 0)
        out.append(self._rank + min(15, sheet.ranks[move.card]) if move.card >= 0 else 0)
        out.append(self._verb_step + verb * self.steps + step)
        pay = move.pay
        out.append(self._pay + sheet.kinds[pay[0]] if len(pay) > 0 else 0)
        out.append(self._pay + sheet.kinds[pay[1]] if len(pay) > 1 else 0)
        return figure

    def _of_aim(
        self,
        out: list[int],
        view: View,
        known: Chances | None,
        declined: list[int],
        sheet: Sheet,
        move: Move,
        figure: Figure,
    ) -> None:
        """Add how the target stands and, if roles are hidden, its likely role combined with the seat's own role."""
        if figure < 0 or (known is not None and view.owner[figure] == view.seat):
            for _ in range(_OF_AIM):
                out.append(0)
            return
        seat = view.owner[figure]
        if known is None:
            for _ in range(_OF_ROLE):
                out.append(0)
        else:
            self._role_of_aim(out, view, known, seat)
        kind = sheet.kinds[move.card] if move.card >= 0 else 0
        life = view.life[figure]
        out.append(
            self._aim_life + kind * NEAR_DEATH + (0 if life < 1 else life if life < NEAR_DEATH else NEAR_DEATH - 1)
        )
        out.append(self._aim_hand + min(HELD - 1, view.hand_sizes[seat]))
        out.append(self._aim_declined + declined[seat] if declined[seat] else 0)
        out.append(self._aim_person + sheet.people.get(view.ability[figure].name, 0))
        cards = view.table[figure]
        for i in range(_IN_FRONT):
            out.append(self._aim_front + sheet.kinds[cards[i]] if i < len(cards) else 0)

    def _role_of_aim(self, out: list[int], view: View, known: Chances, seat: Seat) -> None:
        first = self._aim_role + self._roles.get(view.roles[view.seat], 0) * (len(ROLES) + 1) * TENTHS
        if view.roles[seat] == LEADER:
            out.append(first + len(ROLES) * TENTHS)
            out.append(0)
            out.append(0)
        else:
            for i, chance in enumerate(known[seat]):
                out.append(first + i * TENTHS + int(chance * 10 + 0.5))

    def _of_thumb(self, out: list[int], verb: int, kind: int, score: float, order: list[float]) -> None:
        """Add how the gunslinger judges the move compared with the others."""
        rank = order.index(score)
        behind = order[0] - score
        gap = level = 0
        for most in GAPS:
            if behind >= most:
                gap += 1
        for least in LEVELS:
            if score >= least:
                level += 1
        top = rank if rank < TOP else TOP - 1
        out.append(self._thumb + (rank if rank < RANKS else RANKS - 1))
        out.append(self._gap + gap)
        out.append(self._level + level)
        out.append(self._kind_thumb + kind * TOP + top)
        out.append(self._verb_thumb + verb * TOP + top)
