"""Events tell what happened, and why: who is spared, who has won, what a card was drawn or given up for."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boothill.core import events as ev
from boothill.core.events import Event
from boothill.core.ids import Seat, Target
from boothill.sets import ruleset
from boothill.text.scenario.runner import run
from boothill.words.messages import Messages
from boothill.words.phrases import rule_of
from tests.tables import TABLES, an_event, dealt, play_on

FAMILY = [table for table in TABLES if table[0] != "duel"]


def test_cards_cannot_be_told_without_saying_who_may_see_them() -> None:
    """Neither mypy nor Python lets it pass, so that nobody forgets it."""
    s = dealt(1, 5)
    card = s.hands[0][0]
    before = len(s.events)
    with pytest.raises(TypeError, match="shown_to"):
        s.tell_cards(ev.DREW, Seat(0), (card,))  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="cards"):
        s.tell(ev.DREW, Seat(0), cards=(card,))  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="shown_to"):
        Event(ev.DREW, Seat(0), Seat(-1), (card,))  # type: ignore[call-arg]
    assert len(s.events) == before
    s.tell_cards(ev.DREW, Seat(0), (card,), shown_to=(Seat(0),))
    assert s.events[-1].seen_by(Seat(0)).cards == (card,) and s.events[-1].seen_by(Seat(1)).cards == (ev.UNKNOWN,)


def test_every_kind_says_what_it_tells() -> None:
    lines = (Path(ev.__file__).parent / "events.py").read_text(encoding="utf-8").splitlines()
    for line, following in pairwise(lines):
        if re.match(r'[A-Z_]+: Final = "', line):
            assert following.startswith('"""'), line


@pytest.mark.parametrize(("game", "players"), FAMILY)
def test_cards_come_and_go_for_a_cause_or_because_the_turn_demands_it(game: str, players: int) -> None:
    rng = Random(f"causes {game} {players}")
    for seed in range(3):
        s = dealt(seed, players, game)
        turn, phase = s.turn, s.phase
        for _, _, events in play_on(s, rng):
            drawing = {turn, s.turn} | {event.seat for event in events if event.kind == ev.TURN}
            for event, following in pairwise([*events, an_event(ev.TURN)]):
                if event.kind == ev.DREW:
                    assert event.name or event.seat in drawing
                if event.kind == ev.DISCARDED:
                    assert event.name or phase == "discard"
                if event.kind == ev.REMOVED:
                    assert event.name or (following.kind, following.target) == (ev.LAID, event.target)
            turn, phase = s.turn, s.phase


@pytest.mark.parametrize(
    ("event", "rule"),
    [
        (an_event(ev.DREW, Seat(0), name="Stagecoach"), "BAS-9.14"),
        (an_event(ev.DREW, Seat(0), name="Bart Cassidy"), "BAS-10.1"),
        (an_event(ev.DREW, Seat(0), name=ev.REWARD), "BAS-11.5"),
        (an_event(ev.DREW, Seat(0)), "BAS-4.3"),
        (an_event(ev.DISCARDED, Seat(0), name="Cat Balou"), "BAS-9.24"),
        (an_event(ev.DISCARDED, Seat(0), name="answer-contest"), "BAS-9.35"),
        (an_event(ev.DISCARDED, Seat(0)), "BAS-4.5"),
        (an_event(ev.REMOVED, Seat(0), name=ev.JAILED), "BAS-9.58"),
        (an_event(ev.REMOVED, Seat(0)), "BAS-5.8"),
    ],
)
def test_the_rule_of_the_cause(event: Event, rule: str) -> None:
    assert rule_of(ruleset("classic"), event) == rule


Seats = dict[str, dict[str, Any]]


def happened(seats: Seats, steps: list[dict[str, str]], **keys: str) -> tuple[list[Event], list[str]]:
    """What the last of some steps brings about at a table of four with both boxes, and how a spectator is told."""
    people = {"A": "sheriff", "B": "outlaw", "C": "outlaw", "D": "renegade"}
    who = dict(zip(people, ("Slab the Killer", "Rose Doolan", "Willy the Kid", "Paul Regret"), strict=True))
    players = {name: {"role": role, "character": who[name], **seats.get(name, {})} for name, role in people.items()}
    s = run({"game": "classic+dodge-city", "players": players, "steps": steps, **keys})
    return s.events, [line for _, line in Messages().told(s, s.events)]


def test_a_loss_averted_by_beer_is_told() -> None:
    """DOD-7.4."""
    seats: Seats = {"A": {"hand": ["BANG!"]}, "B": {"hand": ["Beer 6♥"]}}
    events, lines = happened(seats, [{"A": "play BANG! -> B"}, {"B": "pass"}, {"B": "play Beer"}])
    assert an_event(ev.AVERTED, Seat(1), Seat(0), n=1, target=Target(1)) in events
    assert not any(event.kind == ev.LOST for event in events)
    assert lines == ["B plays Beer 6♥.", "B avoids losing a life point."]


def test_who_is_passed_over_by_a_card_for_all_is_told() -> None:
    """DOD-10.1a: every Indians! is a diamond."""
    seats: Seats = {"A": {"hand": ["Indians! 5♦"]}, "B": {"hand": ["BANG!"]}, "C": {"character": "Apache Kid"}}
    _, lines = happened(seats, [{"A": "play Indians!"}])
    assert lines == ["A plays Indians! 5♦.", "Indians! 5♦ has no effect on C."]


def test_the_end_names_those_who_have_won() -> None:
    """DOD-11.1: the fallen can win with their side."""
    seats: Seats = {"A": {"life": 1}, "B": {"hand": ["BANG!"]}, "C": {"alive": False}}
    events, _ = happened(seats, [{"B": "play BANG! -> A"}, {"A": "pass"}, {"A": "pass"}], turn="B")
    assert (events[-1].kind, events[-1].name, events[-1].seats) == (ev.WON, "outlaws", (1, 2))
    assert events[-1].seen_by(Seat(0)) == events[-1]
