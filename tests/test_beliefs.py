"""Role beliefs: exact sums over all layouts, moved by what the table sees, and worth more than a guess."""

from __future__ import annotations

from itertools import permutations
from math import exp, prod
from random import Random
from typing import Any

import pytest

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.core.ids import NOBODY, Seat
from boothill.knowledge.beliefs import DEEDS, FEATURES, ROLES, Onlooker, beliefs, chances, fitted
from boothill.knowledge.memory import Memory
from boothill.lab.fit.roles import games, nothing, samples
from boothill.lab.measure.beliefs import Measured, html, lines
from boothill.sets import new_game, ruleset
from boothill.sets.classic.roles import SHERIFF
from boothill.text.notation import parse_move
from boothill.text.records import record_of
from boothill.text.scenario.position import parse_position
from tests.bots import dodge, position

DEALT = ruleset("classic+dodge-city").roles


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_sums_are_exact(players: int) -> None:
    """The short cut through states gives what adding up every layout gives."""
    rng = Random(players)
    evidence = [[rng.gauss(0, 2) for _ in ROLES] for _ in range(players)]
    seen = ["sheriff", *[""] * (players - 1)]
    if players > 5:
        seen[3] = "outlaw"
    hidden = [seat for seat, role in enumerate(seen) if not role]
    rest = list(DEALT[players])
    for role in seen:
        if role:
            rest.remove(role)
    weights = {
        layout: prod(exp(evidence[seat][ROLES.index(role)]) for seat, role in zip(hidden, layout, strict=True))
        for layout in set(permutations(rest))
    }
    found = chances(seen, DEALT[players], evidence)
    for place, seat in enumerate(hidden):
        for number, role in enumerate(ROLES):
            share = sum(w for layout, w in weights.items() if layout[place] == role) / sum(weights.values())
            assert found[seat][number] == pytest.approx(share)


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_evidence_without_end(players: int) -> None:
    """However long everybody has played like the same role, there are as many of it as were dealt."""
    seen = ["sheriff", *[""] * (players - 1)]
    for likely in range(len(ROLES)):
        evidence = [[0.0 if role == likely else -5000.0 for role in range(len(ROLES))] for _ in range(players)]
        found = chances(seen, DEALT[players], evidence)
        for number, role in enumerate(ROLES):
            assert sum(chance[number] for chance in found) == pytest.approx(DEALT[players].count(role))


def believed(seat: int, data: dict[str, Any], *moves: tuple[str, str]) -> list[list[float]]:
    s = parse_position(data)
    memory = Memory(s.view(Seat(seat)))
    for name, text in moves:
        mover = s.names.index(name)
        memory.see(s.apply(parse_move(s, Seat(mover), text), Seat(mover)))
    return beliefs(s.view(Seat(seat)), memory)


def test_nothing_seen_is_the_prior() -> None:
    found = believed(0, position())
    assert found[0] == [0.0, 0.0, 0.0]
    for chance in found[1:]:
        assert chance == pytest.approx([1 / 4, 1 / 2, 1 / 4])
    assert believed(1, position())[1] == [1.0, 0.0, 0.0], "one's own role is certain"


def test_who_shoots_the_sheriff_is_an_outlaw() -> None:
    armed = {"C": {"hand": ["BANG! 2♦"], "in_play": ["Winchester"]}, "turn": "C"}
    before, after = believed(0, position(**armed)), believed(0, position(**armed), ("C", "play BANG! -> A"))
    assert after[2][1] > before[2][1] + 0.2
    assert after[2][0] < 0.03
    assert after[1][0] > before[1][0], "the Deputy is then rather somebody else"


def test_who_shoots_an_outlaw_is_none() -> None:
    armed = {"C": {"hand": ["BANG! 2♦"], "in_play": ["Winchester"]}, "D": {"hand": ["BANG! 3♦"]}}
    data = position(**armed, turn="C")
    shots = ("C", "play BANG! -> A"), ("A", "pass"), ("C", "end"), ("D", "play BANG! -> C")
    assert believed(0, data, *shots)[3][1] < believed(0, data, *shots[:3])[3][1] - 0.1


def test_who_spares_the_sheriff_is_less_likely_an_outlaw() -> None:
    """A chance that was passed up says something too."""
    hand = ["BANG! 2♦", "Beer 6♥", "Duel"]
    data = position(C={"hand": hand, "in_play": ["Winchester"]}, turn="C")
    assert believed(0, data, ("C", "end"))[2][1] < 0.5


def test_help_and_green_cards_count() -> None:
    healed = dodge(A={"life": 1}, B={"hand": ["Tequila", "Duel J♠"]}, turn="B")
    assert believed(0, healed, ("B", "play Tequila with Duel -> A"))[1][0] > 0.4
    knife = dodge(B={"in_play": ["Knife 8♥"]}, turn="B")
    assert believed(0, knife, ("B", "use Knife -> A"))[1][1] > 0.6


def test_a_shown_role_is_certain_and_changes_the_rest() -> None:
    data = position(C={"hand": ["BANG! 2♦"], "in_play": ["Schofield"]}, E={"life": 1}, turn="C")
    found = believed(0, data, ("C", "play BANG! -> E"), ("E", "pass"), ("E", "pass"))
    assert found[4] == [0.0, 0.0, 1.0]
    assert all(chance[2] == 0.0 for chance in found[:4])


def test_a_memory_that_begins_late_knows_who_is_out() -> None:
    found = believed(0, position(C={"alive": False}, D={"alive": False}))
    assert found[2] == [0.0, 1.0, 0.0] and found[1][1] == 0.0


def test_the_fitted_weights_are_whole() -> None:
    weights = fitted()
    assert all(len(weights[kind]) == len(ROLES) for kind in DEEDS)
    assert all(len(row) == FEATURES for kind in DEEDS for row in weights[kind])


def test_beliefs_are_better_than_prior_and_karma_and_mean_what_they_say() -> None:
    measured = Measured()
    for game in games("held out", ("karma", "greedy"), range(60)):
        measured.watch(game, fitted())
    losses = measured.losses()
    for when in ("turn 5", "turn 10", "elimination"):
        assert losses["posterior"][when] < min(losses["prior"][when], losses["karma"][when])
    assert measured.calibration_error() < 0.05
    assert f"{losses['posterior']['turn 5']:.3f}" in lines(measured)[2]
    report = html(measured, "60 games")
    assert report.count("<svg") == 2
    assert f"<td class=word>posterior</td><td>{losses['posterior']['turn 5']:.3f}</td>" in report


def test_calibration_is_found() -> None:
    """Chances of 30 % that come true in 30 of 100 are right; in 50 of 100, wrong by 20."""
    for hits, error in ((30, 0.0), (50, 0.2)):
        measured = Measured()
        measured.pairs["posterior"]["turn 5"] = [([0.3, 0.7, 0.0], int(i >= hits), 0) for i in range(100)]
        found = {round(said, 2): came_true.value for said, came_true, _ in measured.reliability("turn 5")}
        assert found == {0.0: 0.0, 0.3: pytest.approx(hits / 100), 0.7: pytest.approx(1 - hits / 100)}
        assert measured.calibration_error() == pytest.approx(2 * error / 3)


def test_weights_that_know_nothing_give_the_prior() -> None:
    measured = Measured()
    for game in games("few", ("karma",), range(6)):
        measured.watch(game, nothing())
    losses = measured.losses()
    assert losses["posterior"] == pytest.approx(losses["prior"])


def test_samples_are_of_every_kind() -> None:
    found = samples(games("few", ("karma", "greedy"), range(12)), fitted())
    assert {kind for kind, _ in found} >= {"shot", "hindrance", "turn"}
    assert all(chosen < len(options) for rows in found.values() for options, chosen in rows)


def test_an_onlooker_follows_what_every_seat_could_believe() -> None:
    """At any moment of a game as if the seat had kept a memory of its own."""
    s = new_game("classic", ["A", "B", "C", "D", "E"], "an onlooker")
    record = record_of(s)
    played = Driver(s.clone(), [make_bot("greedy") for _ in s.names], Random(1), record)
    played.run()
    onlooker = Onlooker(record.start())
    memories = [Memory(record.start().view(Seat(seat))) for seat in range(5)]
    assert onlooker.hidden == ROLES
    for state, _, _, events in record.play():
        onlooker.see(events)
        for seat, memory in enumerate(memories):
            memory.see(events)
            for mine, own in zip(
                onlooker.chances(state.view(Seat(seat))), beliefs(state.view(Seat(seat)), memory), strict=True
            ):
                assert mine == pytest.approx(own)
        public = onlooker.chances(state.view(NOBODY))
        for role, row in zip(state.roles, public, strict=True):
            assert sum(row) == pytest.approx(0 if role == SHERIFF else 1)
    assert len(record.moves) > 50


def test_where_no_role_is_hidden_nothing_is_suspected() -> None:
    for game, players in (("dodge-city", 3), ("duel", 2)):
        s = new_game(game, [f"P{i}" for i in range(players)], "open")
        onlooker = Onlooker(s)
        assert onlooker.hidden == () and onlooker.chances(s.view(Seat(0))) == []
