"""Measures role beliefs against the prior and against karma's three states; reports text and a page."""

from __future__ import annotations

from collections import defaultdict
from math import log

from boothill.knowledge.actions import OUT, Deed
from boothill.knowledge.beliefs import FOES, FRIENDS, LEADER, ROLES, Chances, TableBeliefs, Weights, chances
from boothill.lab.measure.report import Drawing, bars, note, page, percent, section, table
from boothill.lab.measure.statistics import Estimate, rate

Game = tuple[list[str], tuple[str, ...], list[Deed]]
"""A game: the role of each seat, all roles that were dealt, and the deeds."""


def start(game: Game, weights: Weights) -> TableBeliefs:
    roles, dealt, _ = game
    return TableBeliefs([role if role == LEADER else "" for role in roles], dealt, weights)


class Measured:
    """Predicted chances and true roles, by source (prior, karma, posterior) and moment."""

    def __init__(self) -> None:
        self.pairs: dict[str, dict[str, list[tuple[list[float], int, int]]]] = defaultdict(lambda: defaultdict(list))

    def watch(self, game: Game, weights: Weights) -> None:
        roles, dealt, deeds = game
        table = start(game, weights)
        states = [0] * len(roles)
        states[roles.index(LEADER)] = 1
        turns = 0
        for i, deed in enumerate(deeds):
            _judge(states, deed, table.roles)
            table.see(deeds[: i + 1])
            turns += deed.kind == "turn"
            if deed.kind == "turn" and turns in (5, 10):
                self._note(f"turn {turns}", roles, dealt, table, states)
            elif deed.kind == OUT:
                self._note("elimination", roles, dealt, table, states)

    def _note(
        self, when: str, roles: list[str], dealt: tuple[str, ...], table: TableBeliefs, states: list[int]
    ) -> None:
        blank: Chances = [[0.0, 0.0, 0.0] for _ in roles]
        prior = chances(table.roles, dealt, blank)
        for seat, role in enumerate(roles):
            if not table.roles[seat]:
                true = ROLES.index(role)
                self.pairs["prior"][when].append((prior[seat], true, 0))
                self.pairs["karma"][when].append((prior[seat], true, states[seat]))
                self.pairs["posterior"][when].append((table.known[seat], true, 0))

    def losses(self) -> dict[str, dict[str, float]]:
        """Mean log-loss by source and moment.

        A state of karma shifts the prior by how often that state was seen with each role.
        """
        shares: dict[tuple[str, int], list[float]] = {}
        for when, noted in self.pairs["karma"].items():
            for state in (-1, 0, 1):
                count = [1.0, 1.0, 1.0]
                expected = [1.0, 1.0, 1.0]
                for prior, true, held in noted:
                    if held == state:
                        count[true] += 1
                        expected = [e + p for e, p in zip(expected, prior, strict=True)]
                shares[when, state] = [c / e for c, e in zip(count, expected, strict=True)]
        found: dict[str, dict[str, float]] = {}
        for giver, moments in self.pairs.items():
            found[giver] = {}
            for when, noted in moments.items():
                total = 0.0
                for given, true, state in noted:
                    if giver == "karma":
                        raised = [p * c for p, c in zip(given, shares[when, state], strict=True)]
                        given = [p / sum(raised) for p in raised]
                    total -= log(max(given[true], 1e-6))
                found[giver][when] = total / len(noted)
        return found

    def reliability(self, when: str = "", bins: int = 10) -> list[tuple[float, Estimate, int]]:
        """For each bin of chances (at one moment, or at all): the mean, how often it came true, and how many."""
        said: dict[int, list[tuple[float, bool]]] = defaultdict(list)
        for moment, noted in self.pairs["posterior"].items():
            for given, true, _ in noted if when in ("", moment) else ():
                for role, p in enumerate(given):
                    said[min(bins - 1, int(p * bins))].append((p, role == true))
        return [
            (sum(p for p, _ in pairs) / len(pairs), rate(sum(hit for _, hit in pairs), len(pairs)), len(pairs))
            for _, pairs in sorted(said.items())
        ]

    def calibration_error(self, when: str = "") -> float:
        """The mean distance between predicted and actual rates."""
        rows = self.reliability(when)
        return sum(abs(p - hit.value) * n for p, hit, n in rows) / sum(n for _, _, n in rows)


def _judge(states: list[int], deed: Deed, shown: list[str]) -> None:
    """Update the states by one deed, as the karma bot judges it."""
    if deed.kind == OUT:
        states[deed.seat] = (deed.role in FRIENDS) - (deed.role in FOES)
    elif deed.victim >= 0 and not shown[deed.seat]:
        step = states[deed.victim] if deed.kind == "help" else -states[deed.victim]
        states[deed.seat] = max(-1, min(1, states[deed.seat] + step))


def lines(measured: Measured) -> list[str]:
    """The findings in plain text."""
    found = [
        f"{giver:10} {'  '.join(f'{when}: {loss:.3f}' for when, loss in losses.items())}"
        for giver, losses in measured.losses().items()
    ]
    found.append(f"calibration error {100 * measured.calibration_error():.1f} %")
    for p, hit, n in measured.reliability():
        found.append(f"  said {100 * p:5.1f} %  came true {percent(hit)} %  of {n}")
    return found


def html(measured: Measured, what: str) -> str:
    """The findings as a page."""
    losses = measured.losses()
    moments = list(losses["posterior"])
    bar_rows = [
        (f"{when}: {giver}", giver, Estimate(*[losses[giver][when]] * 3)) for when in moments for giver in losses
    ]
    cells = [
        *((giver, *(f"{losses[giver][when]:.3f}" for when in moments)) for giver in losses),
        ("hidden roles asked for", *(len(measured.pairs["posterior"][when]) for when in moments)),
    ]
    said = [(f"{100 * p:.1f}", percent(hit), n) for p, hit, n in measured.reliability()]
    errors = [(when, f"{100 * measured.calibration_error(when):.1f}") for when in moments]
    return page(
        "Who is who: what the bots believe",
        [
            note(what),
            section(
                "Better than a guess",
                note("Log-loss of the true role of those who are alive and hidden: 0 is to know, less is better. "
                     "The prior knows only which roles are left; karma sorts players into friend, foe and unknown, "
                     "each read as the shares of roles it was seen with."),
                bars(bar_rows, "log-loss", scale=1),
                table(("", *moments), cells),
            ),
            section(
                "It means what it says",
                note("Of all chances the posterior gave, by tenths: how often they came true. On the line they "
                     "are right; larger dots stand for more chances, upright strokes are 95 % intervals."),
                _reliability(measured, moments),
                table(("calibration error", "%"), [*errors, ("all", f"{100 * measured.calibration_error():.1f}")]),
                table(("said, %", "came true, %", "chances"), said),
            ),
        ],
    )  # fmt: skip


def _reliability(measured: Measured, moments: list[str]) -> str:
    drawing = Drawing(6, 6)
    drawing.axes.plot([0, 100], [0, 100], color="#2b2119", lw=0.8, ls="--")
    for ink, when in zip(("#b8860b", "#35608a", "#a03020"), moments, strict=True):
        rows = measured.reliability(when)
        most = max(n for _, _, n in rows)
        x = [100 * p for p, _, _ in rows]
        for place, (_, hit, _) in zip(x, rows, strict=True):
            drawing.axes.plot([place, place], [100 * hit.low, 100 * hit.high], color=ink, lw=1.2)
        drawing.axes.plot(x, [100 * hit.value for _, hit, _ in rows], color=ink, lw=0.8, alpha=0.6)
        sizes = [20 + 120 * n / most for _, _, n in rows]
        drawing.axes.scatter(x, [100 * hit.value for _, hit, _ in rows], sizes, color=ink, alpha=0.75, label=when)
    drawing.axes.set_aspect("equal")
    drawing.axes.set_xlabel("said, %")
    drawing.axes.set_ylabel("came true, %")
    drawing.axes.legend(frameon=False)
    return drawing.svg()
