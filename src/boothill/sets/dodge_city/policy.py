"""How bots play the steps that Dodge City adds, and three-player games with open roles."""

from __future__ import annotations

from boothill.bots.greedy.decisions import Foes, Score, copying, drinking, foe_of
from boothill.bots.greedy.worth import worth_removing
from boothill.bots.gunslinger.goals import Goals, Weights
from boothill.core.ids import Seat
from boothill.core.state import State
from boothill.core.view import View
from boothill.knowledge.beliefs import Recalls
from boothill.knowledge.memory import Memory
from boothill.sets.classic.policy import ClassicPolicy
from boothill.sets.dodge_city.frames import Copy, ImpendingLoss, OneEach
from boothill.sets.dodge_city.roles import GOALS


class DodgeCityPolicy(ClassicPolicy):
    """As in the classic game; with three players and open roles, each hunts the next."""

    LEARNED_PLAYOUTS = 700

    def enmity(self, view: View, memory: Memory) -> list[float]:
        return super().enmity(view, memory) if view.led else circle(view, view.roles[view.seat])

    def goals(self, view: View, memory: Recalls, weights: Weights) -> Goals:
        if view.led:
            return super().goals(view, memory, weights)
        wound = circle(view, view.roles[view.seat])
        end = [3.0 if view.living() == 2 else 3.0 * foe - 2.0 for foe in wound]
        return Goals(wound, end, [False] * len(wound))

    def answer(self, view: View, foes: Foes, memory: Recalls) -> Score | None:
        frame = view.stack[-1]
        if isinstance(frame, ImpendingLoss):
            return drinking(view, view.life[frame.figure] - frame.points + frame.averted)
        if isinstance(frame, OneEach):
            enmity = foes()
            return lambda move: foe_of(view, enmity, move.target) * worth_removing(view, move.target)
        if isinstance(frame, Copy):
            return copying(view)
        return super().answer(view, foes, memory)

    def kind(self, s: State) -> str:
        return super().kind(s) if s.led else "circle"

    def sides(self, s: State) -> list[str]:
        return super().sides(s) if s.led else list(s.rules.hidden)

    def side(self, s: State, seat: Seat) -> str:
        return super().side(s, seat) if s.led else s.roles[seat]


def circle(view: View, me: str) -> list[float]:
    """Enmity in a three-player game: the players hunt each other in a circle; the last two hunt each other.
    [DOD-4.2 to 4.4]

    Shooting at your own hunter only helps your target, unless it takes the hunter's last life.
    """
    pair = view.living() == 2
    hunters = [1.7 if life == 1 else 0.2 for life in view.life]
    return [2.0 if pair or role == GOALS[me] else hunters[seat] for seat, role in enumerate(view.roles)]
