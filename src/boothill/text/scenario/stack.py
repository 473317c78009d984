"""The steps of the rules that are under way in a position, as keys of a scenario file, and back.

A step is written with its name and its fields: `Shot: {by: A, at: B, misses: 1, tried: []}`. Fields that hold seats,
figures, persons or cards use their names; everything else is a number, a word or a list, as in the engine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from boothill.core.frames.base import CARD, FIGURE, HOLDS, PERSON, SEAT, Frame, Over
from boothill.core.ids import NOBODY, Face, Figure, Seat
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.text.notation import print_card, print_figure
from boothill.text.scenario.reading import BadPosition, character_named, check_keys, faces_of, seat_named

STACK, WAITING, FALLEN, WINNER = "stack", "waiting", "dying", "winner"
KEYS = (STACK, WAITING, FALLEN, WINNER)
DEEPEST = 8
"""The maximum nesting depth of lists and steps."""


CANNOT_BE = (LookupError, TypeError, AttributeError, ValueError, AssertionError, NotImplementedError, RecursionError)
"""Exceptions that the engine may raise for invented steps. Steps of a game that was really played raise none."""


def cannot_go_on(error: Exception) -> BadPosition:
    return BadPosition(f"stack: the game cannot go on from these steps ({error!r})")


class UnderWay(NamedTuple):
    """What is under way in the middle of a card."""

    stack: list[Frame]
    waiting: list[Frame]
    fallen: list[tuple[Figure, Seat]]
    winner: str

    def held(self, rules: Ruleset) -> list[str]:
        """Cards that are only in these steps. Raises BadPosition if something is not a card."""
        try:
            return [print_card(rules, card) for frame in self.stack for card in frame.held()]
        except CANNOT_BE as error:
            raise cannot_go_on(error) from None

    def put_into(self, s: State) -> None:
        """Continue the state with these steps. Raises BadPosition if that is impossible."""
        s.stack, s.waiting, s.fallen, s.winner = self.stack, self.waiting, self.fallen, self.winner
        try:
            s.start()
            for seat in s.seats:
                s.view(seat)
        except CANNOT_BE as error:
            raise cannot_go_on(error) from None


def print_stack(s: State) -> dict[str, Any]:
    """Everything that is under way; empty keys are left out."""
    data: dict[str, Any] = {
        STACK: [_print_frame(s, frame) for frame in s.stack],
        WAITING: [_print_frame(s, frame) for frame in s.waiting],
        FALLEN: [[print_figure(s, figure), s.names[by] if by != NOBODY else None] for figure, by in s.fallen],
        WINNER: s.winner,
    }
    return {key: value for key, value in data.items() if value}


def _print_frame(s: State, frame: Frame) -> dict[str, Any]:
    fields = zip(frame.FIELDS, frame.fields(), strict=True)
    return {type(frame).__name__: {name: _print_field(s, name, value) for name, value in fields}}


def _print_field(s: State, name: str, value: Any) -> Any:
    if isinstance(value, Frame):
        return _print_frame(s, value)
    if isinstance(value, tuple):
        return [_print_field(s, name, item) for item in value]
    if isinstance(value, int) and not isinstance(value, bool):
        holds = HOLDS.get(name)
        if holds == SEAT and value in s.seats:
            return s.names[value]
        if holds == FIGURE and value in s.figures:
            return print_figure(s, s.figures[value])
        if holds == PERSON and 0 <= value < len(s.rules.people):
            return s.rules.people[value].name
        if holds == CARD and 0 <= value < len(s.rules.faces):
            return print_card(s.rules, Face(value))
    return value


class StackReader:
    """Reads what is under way. Raises BadPosition, which names the place."""

    def __init__(self, rules: Ruleset, names: tuple[str, ...], figure: Callable[[str, str], Figure]) -> None:
        self.rules = rules
        self.names = names
        self.figure = figure
        """(text, place): the figure that a text at a place in the file names."""

    def read(self, data: dict[str, Any]) -> UnderWay | None:
        """What is under way; None between cards."""
        if STACK not in data:
            for key in KEYS:
                if key in data:
                    raise BadPosition(f"{key}: it goes with stack, the steps under way")
            return None
        stack = self._frames(data[STACK], STACK)
        if not stack:
            raise BadPosition("stack: a list of steps is wanted, like {Turn: {seat: A, step: 3}}")
        winner = str(data.get(WINNER, ""))
        if isinstance(stack[-1], Over) != bool(winner):
            raise BadPosition("winner: a game that is over has a winner, and Over as the last step of its stack")
        waiting = self._frames(data.get(WAITING, []), WAITING)
        return UnderWay(stack, waiting, self._fallen(data.get(FALLEN, [])), winner)

    def _fallen(self, data: Any) -> list[tuple[Figure, Seat]]:
        found = []
        for i, pair in enumerate(data if isinstance(data, list) else [data]):
            if not isinstance(pair, list) or len(pair) != 2:
                raise BadPosition(f"dying[{i}]: who has fallen, and through whom, is wanted, like [B, A]")
            by = NOBODY if pair[1] is None else seat_named(self.names, pair[1], f"dying[{i}]")
            found.append((self.figure(str(pair[0]), f"dying[{i}]"), by))
        return found

    def _frames(self, data: Any, place: str) -> list[Frame]:
        if not isinstance(data, list):
            raise BadPosition(f"{place}: a list of steps is wanted")
        return [self._frame(step, f"{place}[{i}]", 0) for i, step in enumerate(data)]

    def _frame(self, data: Any, place: str, depth: int) -> Frame:
        if not isinstance(data, dict) or len(data) != 1:
            raise BadPosition(f"{place}: one step is wanted, like {{Turn: {{seat: A, step: 3}}}}")
        ((name, fields),) = data.items()
        if name not in self.rules.saved_frames:
            raise BadPosition(f"{place}: {self.rules.name} has no step {name!r}")
        kind = self.rules.saved_frames[name]
        if not isinstance(fields, dict):
            raise BadPosition(f"{place}.{name}: a mapping of its fields is wanted: {', '.join(kind.FIELDS)}")
        check_keys(fields, kind.FIELDS, f"{place}.{name}")
        for field in kind.FIELDS:
            if field not in fields:
                raise BadPosition(f"{place}.{name}: {field} is missing")
        return kind(*[self._field(field, fields[field], f"{place}.{name}.{field}", depth) for field in kind.FIELDS])

    def _field(self, name: str, value: Any, place: str, depth: int) -> Any:
        if depth > DEEPEST:
            raise BadPosition(f"{place}: steps and lists are nested more than {DEEPEST} deep")
        if isinstance(value, dict):
            return self._frame(value, place, depth + 1)
        if isinstance(value, list):
            return tuple([self._field(name, item, f"{place}[{i}]", depth + 1) for i, item in enumerate(value)])
        if isinstance(value, str):
            holds = HOLDS.get(name)
            if holds == SEAT:
                return seat_named(self.names, value, place)
            if holds == FIGURE:
                return self.figure(value, place)
            if holds == PERSON:
                return self.rules.numbers[character_named(self.rules, value, place, []).name]
            if holds == CARD:
                faces = faces_of(self.rules, value, place)
                if len(faces) > 1:
                    raise BadPosition(f"{place}: say which {value}, with all that is printed on it")
                return faces[0]
        elif not isinstance(value, int):
            raise BadPosition(f"{place}: a number, a word, a list or a step is wanted, not {value!r}")
        return value
