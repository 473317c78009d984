"""Solves "Who is it?" puzzles by counting the role assignments that fit what one seat has seen.

Known facts are the roles that were dealt, the seat's own role, the open role, and the roles of the eliminated. There is
one further assumption, which every such puzzle states: nobody on the leader's side shoots at the leader. All
assignments that fit count the same.
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
"""The rules behind these puzzles: which roles are dealt, who is on the leader's side, and when roles are shown."""

World = tuple[str, ...]
"""The role of each seat."""


class Who(NamedTuple):
    """The answer to "Who is it?"."""

    role: str
    answers: list[str]
    """The names of the players who certainly have the role, or else of the one most likely to have it."""
    ways: int
    """Number of role assignments in which each of them has the role."""
    of: int
    """Number of all possible role assignments."""


def asked_for(s: State) -> str:
    """The role to ask for: the most common hidden one."""
    dealt = Counter(role for role in s.rules.roles[len(s.names)] if role != s.rules.shape.leader)
    return dealt.most_common(1)[0][0]


def worlds(view: View, deeds: Sequence[Deed]) -> list[World]:
    """Every role assignment that fits what a seat has seen."""
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
    """Find who is most likely to have a role; None if there is no clear answer, or if all hidden seats are equally
    likely."""
    ways = worlds(view, deeds)
    hidden = [seat for seat in view.seats if not view.roles[seat]]
    count = {seat: sum(world[seat] == role for world in ways) for seat in hidden}
    best = max(count.values(), default=0)
    likeliest = [seat for seat in hidden if count[seat] == best]
    if best == 0 or len(likeliest) == len(hidden) or (best < len(ways) and len(likeliest) > 1):
        return None
    return Who(role, [view.names[seat] for seat in likeliest], best, len(ways))


def answer(data: dict[str, Any], role: str) -> Who | None:
    """What You can tell at the end of a scenario from what the others were seen to do in it."""
    s = parse_position(data)
    you = Seat(s.names.index(YOU))
    memory = Memory(s.view(you))
    for step in play(s, {"steps": data["steps"]}):
        memory.see(step.events)
    return judged(s.view(you), memory.deeds, role)
