"""A Fistful of Cards: what scenarios cannot show, and whole games with every event."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boothill.core import events as ev
from boothill.core.events import UNKNOWN
from boothill.core.ids import Seat
from boothill.core.moves import ENDS, PASSES
from boothill.core.state import State
from boothill.knowledge.actions import HELP, HINDRANCE, SHOT
from boothill.knowledge.memory import Memory
from boothill.lab.verify import invariants
from boothill.lab.verify.ledger import Ledger
from boothill.sets import ruleset
from boothill.sets.fistful.events import EVENTS
from boothill.sets.fistful.frames import Ranching
from boothill.sets.tables import read
from tests.tables import EVENTS as WITH_EVENTS
from tests.tables import dealt, play_on
from tests.test_high_noon import do, position

NAMES = list(ruleset("classic", WITH_EVENTS).events)


def test_the_table_of_cards_is_the_one_that_is_played() -> None:
    """FIS-1.1."""
    lines = read("fistful.csv")
    assert {row.name for row in EVENTS} == {line["name_en"] for line in lines}
    assert [row.name for row in EVENTS if row.final] == [line["name_en"] for line in lines if line["final"] == "yes"]
    assert {row.name for row in EVENTS if row.once} == {line["name_en"] for line in lines if line["when"] == "once"}


def with_first(seed: int, players: int, game: str, event: str) -> State:
    """A game in which a certain event comes first, and then others."""
    s = dealt(seed, players, game, **WITH_EVENTS)
    assert s.round is not None
    s.round = s.round.but(next=(event, *[name for name in s.round.next if name != event]))
    return s


@pytest.mark.parametrize("event", NAMES)
def test_every_event_comes_into_force_in_every_game_and_keeps_every_invariant(event: str) -> None:
    in_force = 0
    for seed in range(8):
        game, players = [("classic", 4), ("classic", 7), ("dodge-city", 3), ("classic+dodge-city", 8)][seed % 4]
        rng = Random(f"{event} {seed}")
        s = with_first(seed, players, game, event)
        ledger = Ledger(s)
        for _, _, events in play_on(s, rng):
            ledger.see(events)
            ledger.check(s)
            invariants.check_cards(s)
            invariants.check_table(s)
            invariants.check_decision(s)
            in_force += s.round is not None and s.round.event == event
    assert in_force > 50


def test_cards_laid_on_the_deck_are_known_to_their_player_alone() -> None:
    """FIS-3.2."""
    s = position(event="Abandoned Mine", seats={"A": {"life": 1, "hand": ["Duel", "Gatling", "Barrel"]}})
    memories = [Memory(s.view(seat)) for seat in s.seats]
    do(s, "A", "end")
    laid = [card for card in s.hands[0] if s.rules.rows[card].name in ("Duel", "Gatling")]
    for name in ("Duel", "Gatling"):
        card = next(card for card in laid if s.rules.rows[card].name == name)
        seat, other = Seat(0), Seat(1)
        do(s, "A", f"discard {name}")
        event = next(event for event in s.events if event.kind == ev.PUT_ON_DECK)
        assert event.seen_by(seat).cards == (card,) and event.seen_by(other).cards == (UNKNOWN,)
        for memory in memories:
            memory.see([event])
    assert sorted(memories[0].known(memories[0].deck)) == sorted(laid)
    assert memories[1].known(memories[1].deck) == [] and memories[1].sizes[memories[1].deck] == 2


def test_a_card_that_was_shown_is_remembered_until_it_is_played() -> None:
    """FIS-3.6."""
    s = position(event="Law of the West", deck=["Barrel", "Mustang"])
    memory = Memory(s.view(Seat(3)))
    for text in ("end",):
        do(s, "A", text)
        memory.see(s.events)
    assert [s.rules.rows[card].name for card in memory.known(Seat(1))] == ["Mustang"]
    do(s, "B", "play Mustang")
    memory.see(s.events)
    assert memory.known(Seat(1)) == []


def test_the_ranch_is_one_decision_in_parts() -> None:
    """FIS-3.11: nobody can act in between, and it is over with a pass."""
    s = position(event="Ranch", seats={"B": {"hand": ["Beer"]}}, deck=["Barrel", "Mustang", "Duel", "Gatling"])
    do(s, "A", "end")
    assert not s.stack[-1].CLOSED and s.to_act == 1
    do(s, "B", "use Ranch")
    assert "pass" not in [move.verb for move in s.legal()]
    do(s, "B", "discard Barrel")
    assert isinstance(s.stack[-1], Ranching) and s.stack[-1].CLOSED and len(s.hands[1]) == 2
    do(s, "B", "discard Beer")
    do(s, "B", "pass")
    assert [s.rules.rows[card].name for card in s.hands[1]] == ["Mustang", "Duel", "Gatling"]
    assert s.phase == "play"


def test_what_is_done_with_an_event_is_seen_for_what_it_is() -> None:
    """A shot, a card shot away and a life given to somebody tell others apart who is whose friend."""
    seats: dict[str, dict[str, Any]] = {
        "A": {"hand": ["BANG!", "BANG!"], "life": 3},
        "B": {"in_play": ["Barrel"]},
        "C": {"life": 1},
    }
    for event, move, kind, victim in (
        ("Sniper", "use Sniper with BANG!, BANG! -> B", SHOT, 1),
        ("Ricochet", "use Ricochet with BANG! -> B's Barrel", HINDRANCE, 1),
        ("Blood Brothers", "use Blood Brothers -> C", HELP, 2),
    ):
        s = position(event=event, seats=seats, **({"phase": "start"} if event == "Blood Brothers" else {}))
        memory = Memory(s.view(Seat(3)))
        do(s, "A", move)
        memory.see(s.events)
        assert [(deed.kind, deed.seat, deed.victim) for deed in memory.deeds] == [(kind, 0, victim)], event


def test_an_extra_turn_is_whole_and_followed_by_no_other() -> None:
    """FIS-6.12, FIS-6.13."""
    extra = 0
    for seed in range(60):
        s = with_first(seed, 5, "classic", "Vendetta")
        last, again = -1, False
        for _, _, events in play_on(s, Random(seed)):
            for event in events:
                if event.kind == ev.TURN:
                    assert not (again and event.seat == last and s.living() > 1 and s.round and s.round.extra)
                    again = event.seat == last
                    last = event.seat
                    extra += again
    assert extra > 5


def test_russian_roulette_asks_everybody_until_one_passes() -> None:
    """FIS-6.8: whether somebody is asked depends on nothing that is hidden."""
    s = position(events=["Russian Roulette"], seats={"B": {"hand": ["Missed!"]}}, turn="D")
    do(s, "D", "end")
    asked = []
    while s.turn == 0 and s.phase == "start":
        asked.append(s.to_act)
        move = next((move for move in s.legal() if move.verb not in (PASSES, ENDS)), s.legal()[0])
        s.apply(move)
    assert asked[0] == 0 and s.life[0] == 3
