"""The aims of Dodge City cards that the classic game does not have."""

from __future__ import annotations

from typing import Final

from boothill.core.ids import Seat, Target
from boothill.core.refusal import Refused
from boothill.core.rows import UNAIMED, Aim, Card, distance, within
from boothill.core.state import State
from boothill.core.targets import NO_TARGET, Targets, figure_of, is_figure
from boothill.sets.classic.aims import CardOf, not_a_player


class AtDistance(Aim):
    """Another player at a maximum distance; weapons do not matter. [DOD-6.26]"""

    SHARED = True

    def __init__(self, reach: int) -> None:
        self.reach = reach

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        return within(s, s.fronts[by], self.reach)

    def refuse(self, s: State, by: Seat, row: Card, target: Target) -> Refused:
        wrong = not_a_player(s, by, row, target)
        if wrong is not None:
            return wrong
        facts: dict[str, int | str] = {
            "target": s.names[target],
            "distance": distance(s, s.fronts[by], figure_of(target)),
        }
        facts["range"] = self.reach
        return s.refused("too-far", facts, row)


class Anybody(Aim):
    """Any player, including the player of the card. [DOD-9.6]"""

    SHARED = True

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        return [s.fronts[by], *s.others(s.fronts[by])]

    def refuse(self, s: State, by: Seat, row: Card, target: Target) -> Refused:
        if is_figure(target) and target < len(s.alive) and not s.alive[target]:
            return s.refused("target-dead", {"target": s.names[target]}, row)
        return s.refused("needs-target", {"card": row.name}, row)


class AmongThree(Aim):
    """Played without a target, but only while at least three players are left. [DOD-7.7]"""

    SHARED = True

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        return UNAIMED if s.living() > 2 else []

    def refuse(self, s: State, by: Seat, row: Card, target: Target) -> Refused:
        if target != NO_TARGET:
            return s.refused("no-target", {"card": row.name}, row)
        return s.refused("beer-between-two", {"card": row.name}, row)


class SomebodyHasCards(Aim):
    """Aimed at all others at once; at least one of them must have a card. [DOD-9.40]"""

    MANY = True
    SHARED = True

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        return UNAIMED if any(s.hands[other] or s.table[other] for other in s.others(s.fronts[by])) else []

    def refuse(self, s: State, by: Seat, row: Card, target: Target) -> Refused:
        if target != NO_TARGET:
            return s.refused("no-target", {"card": row.name}, row)
        return s.refused("no-cards", {"target": ""}, row)


AT_DISTANCE_1: Final = AtDistance(1)
ANYBODY: Final = Anybody()
AMONG_THREE: Final = AmongThree()
SOMEBODY_HAS_CARDS: Final = SomebodyHasCards()
ANOTHERS_CARD: Final = CardOf(reach=0, oneself=False)
