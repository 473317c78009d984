"""Proves that a seat reaches its goal whatever the others do and whatever cards come up.

Everything that a position names is known: roles, hands, cards in play and the listed top of the deck. The rest is
unknown: the search tries every order of those cards, and every card that may be taken unseen from a hand. All other
seats, friends included, do whatever is worst. Nothing is estimated.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Final

from boothill.core.ids import Seat
from boothill.core.moves import ENDS, PASSES, Move
from boothill.core.state import State
from boothill.core.targets import NO_TARGET, PILE
from boothill.puzzles.chance import Effort, Known, outcomes
from boothill.puzzles.goal import FROM_THE_DECK, WIN, Goal

NODES: Final = 20_000
"""Number of moves after which a search gives up."""


class Search:
    """Finds the moves that reach a goal for certain, and remembers the positions it has judged."""

    def __init__(self, goal: Goal, nodes: int = NODES, hasty: bool = False) -> None:
        self.goal = goal
        self.effort = Effort(nodes)
        self.hasty = hasty
        """Try only one answer of the others and one order of the deck? A move that fails even then certainly fails."""
        self.judged: dict[Hashable, bool] = {}
        """Whether the goal can be reached for certain, by position, regardless of the order of unknown cards."""
        self.chances = 0
        """How often so far it mattered which cards are in the deck or in the discard pile."""

    def good(self, s: State, known: Known) -> list[Move]:
        """The seat's moves that reach its goal for certain. Raises Unclear."""
        return self.good_among(s, known, self.moves(s))

    def good_among(self, s: State, known: Known, moves: Iterable[Move]) -> list[Move]:
        """Those of the given moves that reach the goal for certain. Raises Unclear."""
        if not self._whatever_others_do_first(s, known):
            return []
        return [move for move in moves if self.succeeds(s, known, move, self.goal.seat)]

    def moves(self, s: State) -> list[Move]:
        """The seat's legal moves: those with a target come first, ending the turn comes last."""
        return sorted(s.legal(self.goal.seat), key=lambda move: (move.verb == ENDS, move.target == NO_TARGET))

    def succeeds(self, s: State, known: Known, move: Move, seat: Seat) -> bool:
        """Does a move reach the goal, whatever comes of it?"""
        if move.verb == ENDS and self.goal.what == WIN and seat == self.goal.seat:
            return False
        for outcome in outcomes(s, known, move, seat, self.effort):
            if not outcome.certain or any(event.target == PILE for event in outcome.events):
                self.chances += 1
            reached, number = self.goal.settled(outcome.events)
            if reached is None:
                reached = self.holds(outcome.s, outcome.known)
            elif not any(event.kind in FROM_THE_DECK for event in outcome.events[:number]):
                return reached
            if not reached or outcome.certain or self.hasty:
                return reached
        return True

    def holds(self, s: State, known: Known) -> bool:
        """Can the goal be reached for certain from here? It must not be settled yet."""
        place = _place(s, known)
        if place in self.judged:
            return self.judged[place]
        whole = (place, tuple(s.pile))
        if whole not in self.judged:
            chances = self.chances
            found = self._holds(s, known)
            # If no unknown card played a part, it does not matter which of them are already in the pile.
            self.judged[place if chances == self.chances else whole] = found
            return found
        return self.judged[whole]

    def _holds(self, s: State, known: Known) -> bool:
        me = self.goal.seat
        if s.to_act == me:
            found = any(self.succeeds(s, known, move, me) for move in self.moves(s))
        elif any(self.succeeds(s, known, move, me) for move in s.any_time(me)):
            return True
        else:
            found = self._all_succeed(s, known, s.legal(s.to_act), s.to_act)
        return found and self._whatever_others_do_first(s, known)

    def _whatever_others_do_first(self, s: State, known: Known) -> bool:
        """Does the goal hold whatever the other seats do out of turn?"""
        if self.hasty:
            return True
        others = [seat for seat in s.seats if seat not in (self.goal.seat, s.to_act)]
        return all(self._all_succeed(s, known, s.any_time(seat), seat) for seat in others)

    def _all_succeed(self, s: State, known: Known, moves: Iterable[Move], seat: Seat) -> bool:
        """Does the goal hold whichever of these moves another seat makes? Passing is tried last."""
        ordered = sorted(moves, key=lambda move: move.verb in (PASSES, ENDS))
        return all(self.succeeds(s, known, move, seat) for move in (ordered[:1] if self.hasty else ordered))


def _place(s: State, known: Known) -> Hashable:
    """Everything that the rest of a game depends on, except the discard pile and the order of unknown cards."""
    return (
        tuple(s.life),
        tuple(s.alive),
        tuple([tuple(sorted(hand)) for hand in s.hands]),
        tuple([tuple(table) for table in s.table]),
        tuple(s.stack),
        tuple(s.fallen),
        tuple(s.waiting),
        tuple(sorted(s.this_turn.items())),
        tuple(s.laid_this_turn),
        tuple(s.fronts),
        tuple([who.name for who in s.characters]),
        tuple([who.name for who in s.ability]),
        tuple([tuple(reserve) for reserve in s.reserves]),
        s.turn,
        s.to_act,
        s.phase,
        tuple(s.deck_of),
        tuple([(len(deck), tuple(deck[len(deck) - count :])) for deck, count in zip(s.decks, known, strict=True)]),
        # In a game with several figures per seat, a character can play the top card of the pile again.
        s.pile[-1] if s.several and s.pile else len(s.pile) > 0,
        s.round,
    )
