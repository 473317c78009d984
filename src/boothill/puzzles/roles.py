"""Who is it? Counts the ways in which the roles can lie, by what one seat has seen.

What counts is what the rules say: which roles were dealt, one's own, the open one, and those of the eliminated. One
thing is taken for granted beside them, and every such puzzle says so: whoever plays for the leader's side does not
shoot at the leader. Every way in which the roles can then lie counts the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final, NamedTuple

from boothill.core.ids import Seat
from boothill.core.state import State
from boothill.core.view import View
from boothill.knowledge.actions import SHOT, Deed
from boothill.knowledge.memory import Memory
from boothill.puzzles.position import YOU
from boothill.text.scenario.position import parse_position
from boothill.text.scenario.runner import play

RULES: Final = ("BAS-3.1", "BAS-2.2", "BAS-2.5", "BAS-11.2")
"""The rules that such a puzzle rests on: the roles that are dealt, the leader's side, and when roles are shown."""

World = tuple[str, ...]
"""The role of each seat."""


class Who(NamedTuple):
    """What can be said about who it is."""

    role: str
    answers: list[str]
    """The names of those for whom it is likeliest; if it is certain, of all for whom it is."""
    ways: int
    """In how many ways"""
    of: int
    """out of how many each of them has that role."""


def asked_for(s: State) -> str:
    """The role that such a puzzle asks for: the commonest of those that are hidden."""
    dealt = Counter(role for role in s.rules.roles[len(s.names)] if role != s.rules.shape.leader)
    return dealt.most_common(1)[0][0]


def worlds(view: View, deeds: Sequence[Deed]) -> list[World]:
    """Every way in which the roles can lie for all that a seat has seen."""
    shape = view.rules.shape
    left = Counter(view.rules.roles[len(view.names)])
    left.subtract(role for role in view.roles if role)
    hidden = [seat for seat in view.seats if not view.roles[seat]]
    shooters = {deed.seat for deed in deeds if deed.kind == SHOT and view.roles[deed.victim] == shape.leader}
    found = []
    for dealt in sorted(set(permutations((+left).elements()))):
        roles = view.roles[:]
        for seat, role in zip(hidden, dealt, strict=True):
            roles[seat] = role
        if not any(shape.side_of(roles[seat]) == shape.side_of(shape.leader) for seat in shooters):
            found.append(tuple(roles))
    return found


def judged(view: View, deeds: Sequence[Deed], role: str) -> Who | None:
    """For whom a role is likeliest; None where that is no question: one seat is hidden, or all are the same."""
    ways = worlds(view, deeds)
    hidden = [seat for seat in view.seats if not view.roles[seat]]
    count = {seat: sum(world[seat] == role for world in ways) for seat in hidden}
    best = max(count.values(), default=0)
    likeliest = [seat for seat in hidden if count[seat] == best]
    if best == 0 or len(likeliest) == len(hidden) or (best < len(ways) and len(likeliest) > 1):
        return None
    return Who(role, [view.names[seat] for seat in likeliest], best, len(ways))


def answer(data: dict[str, Any], role: str) -> Who | None:
    """What You can say at the end of a scenario, by all that the others were seen to do in it."""
    s = parse_position(data)
    you = Seat(s.names.index(YOU))
    memory = Memory(s.view(you))
    for step in play(s, {"steps": data["steps"]}):
        memory.see(step.events)
    return judged(s.view(you), memory.deeds, role)
