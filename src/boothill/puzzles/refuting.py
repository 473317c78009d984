"""Shows how a wrong move fails: the answers of the others, and the cards, that make it miss the goal."""

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
"""Maximum number of moves tried for one refutation."""
LONGEST: Final = 10
"""Maximum number of steps in a refutation."""

Steps = list[dict[str, Any]]


def refutations(puzzle: Puzzle) -> dict[str, Steps]:
    """How the wrong first moves of a puzzle fail, where a few steps can show it.

    Copies of a card count once. Ending the turn is left out if the goal is to win, since it plainly fails.
    """
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
    """Finds the line that refutes one wrong move."""

    def __init__(self, data: dict[str, Any], goal: Goal, text: str) -> None:
        self.s, self.known = asked(data)
        self.goal = goal
        self.search = Search(goal, NODES)
        self.first = parse_move(self.s, goal.seat, text)
        self.told: Steps = []
        self.drawn: list[str] = []
        """Cards drawn from the shared deck; they are listed before the first move."""
        self.failed = False

    def steps(self) -> Steps:
        """The steps up to where the goal is missed, or can no longer be reached for certain. Raises Unclear."""
        self._make(self.first, self.goal.seat)
        while not self.failed and len(self.told) < LONGEST:
            s, me = self.s, self.goal.seat
            forced = s.forced()
            if forced is not None:
                self._make(forced, s.to_act, written=False)
            elif s.to_act != me:
                self._make(self._answer(), s.to_act)
            else:
                # The goal is out of reach. If nobody has answered yet, an attempt shows why.
                attempt = self._attempt()
                if attempt is None or (self.goal.what == WIN and len(self.told) > 1):
                    break
                self._make(attempt, me)
        while self.told and (DRAW in self.told[-1] or HAND in self.told[-1]):
            self.told.pop()  # it belongs to a forced move, which is not written down
        top: Steps = [{DRAW: self.drawn}] if self.drawn else []
        return top + self.told

    def _answer(self) -> Move:
        """A move of another seat that makes the goal fail; playing a card is preferred to passing."""
        s = self.s
        for move in sorted(s.legal(s.to_act), key=lambda move: move.verb in (PASSES, ENDS)):
            if not self.search.succeeds(s, self.known, move, s.to_act):
                return move
        raise Unclear("somebody else has to act first")

    def _attempt(self) -> Move | None:
        """A natural next try: to win, a move with a target; to survive, anything but giving up."""
        moves = [move for move in self.search.moves(self.s) if move.verb not in (PASSES, ENDS)]
        if self.goal.what == WIN:
            return next((move for move in moves if move.target != NO_TARGET), None)
        return moves[0] if moves else self.search.moves(self.s)[0]

    def _make(self, move: Move, seat: Seat, written: bool = True) -> None:
        """Make a move, with an outcome of chance that makes it fail."""
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
    """Can the steps be played as written, without reaching the goal?"""
    whole = {**data, "steps": [*data["steps"], *steps]}
    s = parse_position(whole)
    told = []
    try:
        for number, step in enumerate(play(s, whole)):
            told += step.events if number >= len(data["steps"]) else []
    except (BadPosition, Failed):
        return False
    return goal.settled(told)[0] is not True
