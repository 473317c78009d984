"""The aims of the cards of the Duel. [DUE-7.1 to 7.8]"""

from __future__ import annotations

from typing import ClassVar, Final

from boothill.core.ids import NO_FIGURE, Figure, Seat, Target
from boothill.core.refusal import Refused
from boothill.core.rows import Aim, Card, NoAim
from boothill.core.state import State
from boothill.core.targets import (
    Targets,
    card_of,
    figure_of,
    gear_of,
    hand_of,
    is_figure,
    is_gear,
    is_hand,
    is_side,
    side_of,
)
from boothill.sets.duel.sides import PARTNER, in_rear, opponent, rear

FAR = "far"
"""Question; if above 0, this front's hit cards may be aimed at the opponent's rear."""
ANYWHERE = "anywhere"
"""Number of a character; if above 0, cards may be played at any character while it is front."""


def anywhere(s: State, by: Seat) -> bool:
    """Does a seat's front allow cards to be played at any character?"""
    return s.ability[s.fronts[by]].numbers.get(ANYWHERE, 0) > 0


def out_of_position(s: State, row: Card, figure: Figure, rule: str) -> Refused:
    """The refusal of a target whose position the card cannot reach."""
    return Refused(rule, "position", {"card": row.name, "figure": s.characters[figure].name})


class AtCharacters(Aim):
    """Characters in certain positions."""

    SHARED = True
    RULE: ClassVar[str] = "DUE-7.2"
    """The rule that says which positions these are."""

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        raise NotImplementedError

    def refuse(self, s: State, by: Seat, row: Card, target: Target) -> Refused:
        if not is_figure(target) or target >= len(s.alive) or not s.alive[target]:
            return s.refused("needs-target", {"card": row.name}, row)
        return out_of_position(s, row, target, "DUE-7.1" if row.limit else self.RULE)


class AtTheEnemy(AtCharacters):
    """The opponent's front; with a Scope, a Winchester or Jack Ransome also the opponent's rear. [DUE-7.1, 7.5]"""

    def __init__(self, question: str) -> None:
        self.question = question
        """The question that must be above 0 for the player's front to reach the rear; empty if the card always does."""

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        front = s.fronts[1 - by]
        behind = PARTNER[front]
        if s.alive[behind] and (self.question == "" or s.ask(self.question, s.fronts[by]) > 0):
            return [front, behind]
        return [front]


class Equipping(AtCharacters):
    """Equipment: the player's own rear or the opponent's front. [DUE-7.3]"""

    RULE = "DUE-7.3"

    def __init__(self, own_only: bool) -> None:
        self.own_only = own_only

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        if anywhere(s, by):
            return within_reach(s, by)
        mine = in_rear(s, by)
        return [mine] if self.own_only else [mine, s.fronts[1 - by]]


class NotTheirRear(AtCharacters):
    """Any character except the opponent's rear. [DUE-7.2]"""

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        return within_reach(s, by)


def within_reach(s: State, by: Seat) -> list[Figure]:
    """The characters that an action card can reach."""
    mine, theirs = s.fronts[by], s.fronts[1 - by]
    behind = PARTNER[mine]
    found = [mine, behind, theirs] if s.alive[behind] else [mine, theirs]
    if s.alive[PARTNER[theirs]] and anywhere(s, by):
        found.append(PARTNER[theirs])
    return found


class AtGear(Aim):
    """A gear within reach or, if `hand`, a card of the opponent's hand. [DUE-14.22, 14.27]"""

    SHARED = True

    def __init__(self, hand: bool) -> None:
        self.hand = hand

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        found = [gear_of(figure, card) for figure in within_reach(s, by) for card in s.table[figure]]
        foe = opponent(by)
        return [hand_of(foe), *found] if self.hand and s.hands[foe] else found

    def refuse(self, s: State, by: Seat, row: Card, target: Target) -> Refused:
        if not self.targets(s, by, row):
            return s.refused("no-gear", {"card": row.name}, row)
        foe = opponent(by)
        if self.hand and target == hand_of(foe):
            return s.refused("no-cards", {"target": s.names[foe]}, row)
        if is_hand(target):
            return Refused(row.rule, "needs-target", {"card": row.name})
        if not is_gear(target):
            return s.refused("needs-target", {"card": row.name}, row)
        figure, gear = figure_of(target), card_of(target)
        if gear in s.table[figure]:
            return out_of_position(s, row, figure, row.rule)
        return s.refused("not-there", {"card": s.rules.rows[gear].name, "figure": s.characters[figure].name}, row)


class AtASide(Aim):
    """A side with two characters. [DUE-14.30]"""

    SHARED = True

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        return [side_of(seat) for seat in (by, opponent(by)) if rear(s, seat) != NO_FIGURE]

    def refuse(self, s: State, by: Seat, row: Card, target: Target) -> Refused:
        return s.refused("sole" if is_side(target) else "needs-target", {"card": row.name}, row)


JUST_PLAYED: Final = NoAim()
A_HIT: Final = AtTheEnemy(FAR)
A_FAR_HIT: Final = AtTheEnemy("")
A_CHALLENGE: Final = AtTheEnemy(ANYWHERE)
EQUIPPING: Final = Equipping(own_only=False)
THE_OWN_REAR: Final = Equipping(own_only=True)
NOT_THEIR_REAR: Final = NotTheirRear()
A_GEAR: Final = AtGear(hand=False)
A_GEAR_OR_HAND: Final = AtGear(hand=True)
A_SIDE: Final = AtASide()
