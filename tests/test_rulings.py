"""Rulings of this project of which a position does not show everything."""

from __future__ import annotations

from pathlib import Path

from boothill.core import events as ev
from boothill.core.state import State
from boothill.text.scenario.runner import read, run

SCENARIOS = Path(__file__).parent.parent / "scenarios"


def acted_out(name: str) -> State:
    """The state at the end of a scenario, with the events of its last move."""
    return run(read(SCENARIOS / f"{name}.yaml"))


def test_molly_stark_is_paid_for_her_beer_before_the_duel_is_over() -> None:
    """DOD-R.36: one card at once, the one for her BANG! after the Duel."""
    s = acted_out("dodge-city/dod-x-05-molly-beer-in-duel-window")
    order = [(event.kind, s.names[event.seat]) for event in s.events if event.kind in (ev.DREW, ev.SPENT)]
    assert order == [(ev.SPENT, "B"), (ev.DREW, "B"), (ev.SPENT, "A"), (ev.DREW, "B")]


def test_of_two_renegades_only_the_living_one_has_won() -> None:
    """DOD-R.37."""
    s = acted_out("dodge-city/dod-5-03-first-the-other-renegade-then-the-sheriff")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winner == "renegade"
    assert [s.names[seat] for seat in outcome.seats] == ["G"]
