"""Moves: a move is one answer to one decision, as a small immutable value.

A move identifies cards by their faces and what it is aimed at by a target; `boothill.text.notation` turns it into text.
"""

from __future__ import annotations

from typing import Any, Final

from boothill.core.ids import ALL_FIGURES, FACES, FIGURES, NO_CARD, Face, Target
from boothill.core.targets import NO_TARGET

# Verbs, as written in the notation.
PLAY: Final = "play"
USE: Final = "use"
DISCARD: Final = "discard"
TAKE: Final = "take"
DRAW: Final = "draw from"
CHOOSE: Final = "choose"
SWAP: Final = "swap"
RELOAD: Final = "reload"
PASSES: Final = "pass"
ENDS: Final = "end"


class Move:
    """One answer to one decision; immutable, and compared by value."""

    __slots__ = ("_key", "card", "name", "pay", "target", "verb")

    def __init__(
        self,
        verb: str,
        card: Face = NO_CARD,
        target: Target = NO_TARGET,
        name: str = "",
        pay: tuple[Face, ...] = (),
    ) -> None:
        self.verb = verb
        self.card = card
        self.target = target
        self.name = name
        """The name of the card it is played as, of the ability that is used, or of what is chosen."""
        self.pay = pay
        """Cards given up as a cost (`with ...`), in order; moves that differ only in this order are equal."""
        self._key = (verb, card, target, name, pay if len(pay) < 2 else tuple(sorted(pay)))

    def save(self) -> list[Any]:
        """The move as JSON-compatible values."""
        return [self.verb, self.card, self.target, self.name, list(self.pay)]

    @staticmethod
    def load(data: list[Any]) -> Move:
        """Load a saved move; for passing and ending it returns the shared PASS and END."""
        verb, card, target, name, pay = data
        return PASS if verb == PASSES else END if verb == ENDS else Move(verb, card, target, name, tuple(pay))

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and self._key == other._key)

    def __hash__(self) -> int:
        return hash(self._key)

    def __repr__(self) -> str:
        return f"Move{(*self._key[:4], self.pay)!r}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (Move, (*self._key[:4], self.pay))


PASS: Final = Move(PASSES)
END: Final = Move(ENDS)

# The most common moves are made once and shared, so that building a list of legal moves takes only a few lookups.
PLAIN_PLAYS: Final = [Move(PLAY, Face(card)) for card in range(FACES)]
"""PLAIN_PLAYS[card]: the move that plays a card without a target."""
PLAYS: Final = [[Move(PLAY, Face(card), figure) for figure in ALL_FIGURES[FIGURES]] for card in range(FACES)]
"""PLAYS[card][figure]: the move that plays a card at a figure."""
_OTHER_PLAYS: Final[list[dict[Target, Move]]] = [{} for _ in range(FACES)]
"""For each card, the moves that play it at other targets, made when first needed."""
_DISCARDS: Final = [Move(DISCARD, Face(card)) for card in range(FACES)]


def play(card: Face, target: Target = NO_TARGET) -> Move:
    if target < FIGURES:
        return PLAIN_PLAYS[card] if target == NO_TARGET else PLAYS[card][target]
    plays = _OTHER_PLAYS[card]
    move = plays.get(target)
    if move is None:
        move = plays[target] = Move(PLAY, card, target)
    return move


def discard(card: Face) -> Move:
    return _DISCARDS[card]


def use(card: Face, target: Target = NO_TARGET) -> Move:
    return Move(USE, card, target)


def use_ability(name: str, pay: tuple[Face, ...] = (), target: Target = NO_TARGET) -> Move:
    return Move(USE, NO_CARD, target, name, pay)


def take(card: Face) -> Move:
    return Move(TAKE, card)


def draw_from(target: Target) -> Move:
    return Move(DRAW, NO_CARD, target)
