"""The aims of the cards of the classic game."""

from __future__ import annotations

from typing import Final

from boothill.core.ids import Figure, Seat, Target
from boothill.core.refusal import Refused
from boothill.core.rows import BROWN, RANGE, UNAIMED, Aim, Card, NoAim, distance, within
from boothill.core.state import State
from boothill.core.targets import NO_TARGET, Targets, card_of, figure_of, gear_of, hand_of, is_figure, is_gear, is_hand
from boothill.sets.classic.roles import SHERIFF


def not_a_player(s: State, by: Seat, row: Card, target: Target) -> Refused | None:
    """What is wrong with a target that must be another living player; None if nothing is."""
    if not is_figure(target) or target >= len(s.alive):
        return s.refused("needs-target", {"card": row.name}, row)
    if not s.alive[target]:
        return s.refused("target-dead", {"target": s.names[target]}, row)
    if target == s.fronts[by]:
        return s.refused("not-oneself", {"card": row.name}, row)
    return None


class BeforeOneself(Aim):
    """A card that stays in play in front of its player, who may have one of each name. [BAS-5.7]"""

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        if row.slot == "" and has_named(s, s.fronts[by], row.name):
            return []
        return UNAIMED

    def refuse(self, s: State, by: Seat, row: Card, target: Target) -> Refused:
        if target != NO_TARGET:
            return s.refused("before-oneself", {"card": row.name}, row)
        return s.refused("same-name", {"card": row.name}, row)


class BeforeAnybodyButTheSheriff(Aim):
    """A card laid in front of any player except the Sheriff who has none of that name. [BAS-9.53 to 9.55]"""

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        return [
            figure
            for figure in (s.fronts[by], *s.others(s.fronts[by]))
            if s.roles[figure] != SHERIFF and not has_named(s, figure, row.name)
        ]

    def refuse(self, s: State, by: Seat, row: Card, target: Target) -> Refused:
        wrong = not_a_player(s, by, row, target) if target != s.fronts[by] else None
        if wrong is not None:
            return wrong
        if s.roles[target] == SHERIFF:
            return s.refused("sheriff", {"card": row.name, "target": s.names[target]}, row)
        return s.refused("same-name", {"card": row.name, "target": s.names[target]}, row)


class InReach(Aim):
    """Another player within the range of the weapon. [BAS-6.6]"""

    SHARED = True

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        figure = s.fronts[by]
        return within(s, figure, 1 + s.ask(RANGE, figure))

    def refuse(self, s: State, by: Seat, row: Card, target: Target) -> Refused:
        wrong = not_a_player(s, by, row, target)
        if wrong is not None:
            return wrong
        facts: dict[str, int | str] = {
            "target": s.names[target],
            "distance": distance(s, s.fronts[by], figure_of(target)),
        }
        facts["range"] = 1 + s.ask(RANGE, s.fronts[by])
        return s.refused("out-of-reach", facts, row)


class AnyOther(Aim):
    """One other player at any distance."""

    SHARED = True

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        return s.others(s.fronts[by])

    def refuse(self, s: State, by: Seat, row: Card, target: Target) -> Refused:
        return not_a_player(s, by, row, target) or s.refused("needs-target", {"card": row.name}, row)


class CardOf(Aim):
    """A card of a player: a random one from the hand, or a chosen one in play. [BAS-5.10, 5.11]"""

    def __init__(self, reach: int, oneself: bool) -> None:
        self.reach = reach
        """The maximum distance; 0 means any."""
        self.oneself = oneself

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        own = s.fronts[by]
        figures = within(s, own, self.reach) if self.reach else s.others(own)
        found = []
        for figure in figures:
            if s.hands[figure]:
                found.append(hand_of(s.owner[figure]))
            for card in s.table[figure]:
                found.append(gear_of(figure, card))
        if self.oneself:
            # The card being used, from the hand or in play, is not a possible target itself.
            if len(s.hands[by]) > (1 if row.edge == BROWN else 0):
                found.append(hand_of(by))
            for card in s.table[own]:
                if s.rules.rows[card] is not row:
                    found.append(gear_of(own, card))
        return found

    def refuse(self, s: State, by: Seat, row: Card, target: Target) -> Refused:
        if not (is_hand(target) or is_gear(target) or is_figure(target)):
            return s.refused("needs-target", {"card": row.name}, row)
        own, figure = s.fronts[by], s.aimed_at(target)
        wrong = not_a_player(s, by, row, figure) if not (self.oneself and figure == own) else None
        if wrong is not None:
            return wrong
        away = distance(s, own, figure) if figure != own else 0
        if self.reach and away > self.reach:
            facts: dict[str, int | str] = {"target": s.names[figure], "distance": away, "range": self.reach}
            return s.refused("too-far", facts, row)
        if is_figure(target):
            return s.refused("needs-card", {"target": s.names[figure]}, row)
        if is_gear(target):
            return s.refused("not-there", {"target": s.names[figure], "card": s.rules.rows[card_of(target)].name}, row)
        return s.refused("no-cards", {"target": s.names[figure]}, row)


def has_named(s: State, figure: Figure, name: str) -> bool:
    """Does the figure have a card of that name in play?"""
    return any(s.rules.rows[card].name == name for card in s.table[figure])


JUST_PLAYED: Final = NoAim()
BEFORE_ONESELF: Final = BeforeOneself()
BEFORE_ANYBODY_BUT_THE_SHERIFF: Final = BeforeAnybodyButTheSheriff()
IN_REACH: Final = InReach()
ANY_OTHER: Final = AnyOther()
A_NEIGHBOURS_CARD: Final = CardOf(reach=1, oneself=False)
ANYBODYS_CARD: Final = CardOf(reach=0, oneself=True)
