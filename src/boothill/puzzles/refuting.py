"""How a wrong move fails: the answers of the others, and the cards, that keep it from its goal."""

from __future__ import annotations

from typing import Any, Final

from boothill.core.ids import Seat
from boothill.core.moves import ENDS, PASSES, Move
from boothill.core.state import State
from boothill.core.targets import NO_TARGET
from boothill.puzzles.chance import Known, Outcome, Unclear, outcomes
from boothill.puzzles.goal import WIN, Goal
from boothill.puzzles.position import asked
from boothill.puzzles.proof import plain
from boothill.puzzles.puzzle import Puzzle
from boothill.puzzles.search import Search
from boothill.text.notation import parse_move, print_card, print_move
from boothill.text.scenario.chance import DRAW, HAND
from boothill.text.scenario.position import parse_position
from boothill.text.scenario.reading import BadPosition
from boothill.text.scenario.runner import Failed, play

NODES: Final = 4000
"""Moves that are looked into for one refutation."""
LONGEST: Final = 10
"""Steps of the longest that is told."""

Steps = list[dict[str, Any]]


def refutations(puzzle: Puzzle) -> dict[str, Steps]:
    """How the wrong first moves of a puzzle fail, as far as it can be told in a few steps; copies of a card count once,
    and that nobody wins by ending the turn needs no line."""
    right = {plain(move) for move in puzzle.good[0]} if puzzle.good else set()
    found: dict[str, Steps] = {}
    for text in puzzle.moves:
        kind = plain(text)
        if kind in right or kind in found or (kind == ENDS and puzzle.what == WIN):
            continue
        try:
            steps = Refutation(puzzle.question, puzzle.goal, text).steps()
        except Unclear:
            continue
        if len(steps) > 1 and _comes_true(puzzle.question, steps, puzzle.goal):
            found[kind] = steps
    return found


class Refutation:
    """The line of one wrong move, as it is found."""

    def __init__(self, data: dict[str, Any], goal: Goal, text: str) -> None:
        self.s, self.known = asked(data)
        self.goal = goal
        self.search = Search(goal, NODES)
        self.first = parse_move(self.s, goal.seat, text)
        self.told: Steps = []
        self.drawn: list[str] = []
        """What came off the deck that is everybody's: it is laid before the first move."""
        self.failed = False

    def steps(self) -> Steps:
        """Moves up to where the goal is missed, or cannot be reached for certain any more. Raises Unclear."""
        self._make(self.first, self.goal.seat)
        while not self.failed and len(self.told) < LONGEST:
            s, me = self.s, self.goal.seat
            forced = s.forced()
            if forced is not None:
                self._make(forced, s.to_act, written=False)
            elif s.to_act != me:
                self._make(self._answer(), s.to_act)
            else:
                # It cannot be won any more. Where nobody has answered yet, an attempt shows why.
                attempt = self._attempt()
                if attempt is None or (self.goal.what == WIN and len(self.told) > 1):
                    break
                self._make(attempt, me)
        while self.told and (DRAW in self.told[-1] or HAND in self.told[-1]):
            self.told.pop()  # it came with a move that makes itself, which needs no word
        top: Steps = [{DRAW: self.drawn}] if self.drawn else []
        return top + self.told

    def _answer(self) -> Move:
        """What somebody else does so that the goal is missed; playing a card tells more than passing."""
        s = self.s
        for move in sorted(s.legal(s.to_act), key=lambda move: move.verb in (PASSES, ENDS)):
            if not self.search.succeeds(s, self.known, move, s.to_act):
                return move
        raise Unclear("somebody else has to act first")

    def _attempt(self) -> Move | None:
        """What one would try next: something against somebody to win, anything but to give up to survive."""
        moves = [move for move in self.search.moves(self.s) if move.verb not in (PASSES, ENDS)]
        if self.goal.what == WIN:
            return next((move for move in moves if move.target != NO_TARGET), None)
        return moves[0] if moves else self.search.moves(self.s)[0]

    def _make(self, move: Move, seat: Seat, written: bool = True) -> None:
        """Make a move as chance lets it fail."""
        outcome = self._failing(self.s, self.known, move, seat)
        rules = self.s.rules
        if self.s.rules.shape.own_decks:
            own = [print_card(rules, card) for card in outcome.drawn[self.s.deck_of[seat]]] if outcome.drawn else []
            self.told += [{DRAW: own}] if own else []
        elif outcome.drawn:
            self.drawn += [print_card(rules, card) for card in outcome.drawn[0]]
        self.told += [{HAND: print_card(rules, card)} for card in outcome.blind]
        if written:
            self.told.append({self.s.names[seat]: print_move(self.s, move)})
        self.failed = self.goal.settled(outcome.events)[0] is False
        self.s, self.known = outcome.s, outcome.known

    def _failing(self, s: State, known: Known, move: Move, seat: Seat) -> Outcome:
        for outcome in outcomes(s, known, move, seat, self.search.effort):
            reached, _ = self.goal.settled(outcome.events)
            if reached is False or (reached is None and not self.search.holds(outcome.s, outcome.known)):
                return outcome
        raise Unclear("it does not fail")


def _comes_true(data: dict[str, Any], steps: Steps, goal: Goal) -> bool:
    """Can the steps be played as they are written, and is the goal not reached by them?"""
    whole = {**data, "steps": [*data["steps"], *steps]}
    s = parse_position(whole)
    told = []
    try:
        for number, step in enumerate(play(s, whole)):
            told += step.events if number >= len(data["steps"]) else []
    except (BadPosition, Failed):
        return False
    return goal.settled(told)[0] is not True
