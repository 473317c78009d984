"""Every door knows the events: what is in force and what lies open is shown, and nothing beneath it."""

from __future__ import annotations

import re
from io import StringIO
from random import Random
from typing import Any

import msgspec
import pytest
from rich.console import Console

from boothill.core.ids import NOBODY, Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.knowledge.memory import Memory
from boothill.lab.research.features import Features
from boothill.lab.research.vocabulary import Words
from boothill.server import knowledge
from boothill.server.replays import settle
from boothill.sets import GAMES, new_game, ruleset
from boothill.sets.options import matters
from boothill.table import wire
from boothill.table.projection import viewers
from boothill.table.projection.board import show
from boothill.table.projection.events import OPEN
from boothill.terminal.board import draw_board
from boothill.terminal.sentences import table_lines
from boothill.terminal.views import view_of
from boothill.text.scenario.position import parse_position
from boothill.words.catalogue import languages
from boothill.words.messages import Messages
from tests.scenes import Scene, silent
from tests.tables import EVENTS, dealt, play_on, played

PLAYERS: dict[str, Any] = {
    "Ann": {"role": "sheriff", "character": "Rose Doolan"},
    "Bob": {"role": "outlaw", "character": "Willy the Kid"},
    "Cid": {"role": "outlaw", "character": "Slab the Killer"},
    "Dot": {"role": "renegade", "character": "Paul Regret"},
}


def under(event: str, *following: str, **more: Any) -> State:
    """A position under an event."""
    return parse_position({"game": "classic", "event": event, "events": list(following), "players": PLAYERS, **more})


def haunted() -> State:
    """Bob's ghost is at turn."""
    players = {**PLAYERS, "Bob": {**PLAYERS["Bob"], "alive": False}}
    s = under("Ghost Town", "Peyote", "High Noon", players=players, turn="Ann")
    while s.turn != 1:
        s.apply(s.legal()[-1] if s.phase != "play" else Move("end"))
    return s


# -- the wire --------------------------------------------------------------------------------------------------


def test_what_is_in_force_and_what_lies_open_is_on_the_wire() -> None:
    shown = show(under("Gold Rush", "Peyote", "Thirst", "High Noon", past=["Curse"]), NOBODY).round
    assert shown is not None
    assert (shown.event, shown.next, shown.left, shown.past) == ("Gold Rush", "Peyote", 3, ["Curse"])
    assert not shown.clockwise and shown.ghost == -1 and shown.starter == 0
    assert show(new_game("classic", "ABCD", "plain"), NOBODY).round is None


@pytest.mark.parametrize("viewer", [NOBODY, Seat(0), OPEN])
def test_events_that_do_not_lie_open_reach_nobody(viewer: Seat) -> None:
    s = under("Gold Rush", "Peyote", "Thirst", "High Noon")
    sent = msgspec.json.encode(show(s, viewer)).decode()
    assert "Peyote" in sent and "Thirst" not in sent and "High Noon" not in sent


def test_a_ghost_is_shown_as_one() -> None:
    s = haunted()
    shown = show(s, NOBODY)
    assert shown.round is not None and shown.round.ghost == 1 and shown.alive[1] and shown.life[1] == 0


def test_the_dead_who_may_come_back_see_no_more_than_the_living() -> None:
    """Whoever has seen every hand would play on with it."""
    scene = Scene(wire.Settings("classic", {"events": "high-noon"}, 4, "greedy", clock="off"), 1, silent)
    scene.start()
    game = scene.game
    game.s.alive[0] = False
    assert viewers.out_of_it(game, Seat(0)) and viewers.may_return(game.s)
    assert not viewers.sees_all(game, Seat(0), dead_see_all=True)
    assert game.s.round is not None
    game.s.round = game.s.round.but(past=("Ghost Town",))
    assert viewers.sees_all(game, Seat(0), dead_see_all=True)


def test_whoever_has_only_a_spare_character_is_out() -> None:
    scene = Scene(wire.Settings("classic", EVENTS | {"ghosts": "no"}, 4, "greedy", clock="off"), 1, silent)
    scene.start()
    scene.game.s.alive[0] = False
    assert scene.game.s.reserves[0] and viewers.out_of_it(scene.game, Seat(0))
    assert viewers.sees_all(scene.game, Seat(0), dead_see_all=True)


def test_the_catalogue_has_the_events_that_can_come_up() -> None:
    assert knowledge.show_catalogue("classic").events == []
    events = knowledge.show_catalogue("classic", events="high-noon").events
    assert len(events) == 13 and [event.name for event in events if event.final] == ["High Noon"]
    for game in knowledge.list_rulesets():
        whole = knowledge.show_catalogue(game.name, **game.whole).events
        assert len(whole) == (30 if game.whole else 0) and all(event.intents for event in whole)


def test_a_question_that_is_settled_says_which_events_it_is_played_with() -> None:
    text = "game: classic\nevent: Ambush\nplayers:\n" + "".join(
        f"  {name}: {{role: {seat['role']}, character: {seat['character']}}}\n" for name, seat in PLAYERS.items()
    )
    settled = settle(text, "")
    assert settled.options["events"] == "fistful"
    assert settled.steps[0].view.round is not None and settled.steps[0].view.round.event == "Ambush"


def test_options_of_events_matter_only_with_events() -> None:
    options = GAMES["classic"][1]
    assert not matters(options, "events_used", {}) and matters(options, "events", {})
    assert matters(options, "events_used", {"events": "both"})


# -- refusals --------------------------------------------------------------------------------------------------


def test_a_refusal_under_an_event_names_the_event_and_its_rule() -> None:
    players = {**PLAYERS, "Ann": {**PLAYERS["Ann"], "hand": ["BANG!"]}}
    s = under("The Sermon", players=players, turn="Ann", phase="play")
    refused = s.why_not(Move("play", s.hands[0][0], s.fronts[1]), Seat(0))
    assert refused is not None
    assert Messages().refusal(refused).startswith("The Sermon: ") and refused.rule == "HIN-8.4"
    assert Messages("de").refusal(refused).startswith("Kirche: ")


# -- the terminal ----------------------------------------------------------------------------------------------


def drawn(view: Any, lang: str, width: int = 80) -> list[str]:
    out = StringIO()
    console = Console(file=out, width=width, height=24)
    console.print(draw_board(Messages(lang), view, Seat(0), Seat(0), "legend"))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("lang", languages())
def test_the_terminal_shows_the_event_above_the_table(lang: str) -> None:
    s = under("Gold Rush", "Peyote", "High Noon")
    view, messages = view_of(ruleset("classic", {"events": "both"}), show(s, Seat(0)), Seat(0)), Messages(lang)
    lines = drawn(view, lang)
    assert re.match(messages.name("Gold Rush") + "[:.] ", lines[0]) and all(len(line) <= 80 for line in lines)
    above = " ".join(" ".join(lines).split())
    assert messages.text("order-of-turns") in above and messages.name("Peyote") in above
    assert len(lines) <= 13, "it leaves room for the hand and the menu of a small screen"
    told = table_lines(messages, view, Seat(0))
    assert any(line.startswith(messages.name("Gold Rush")) and "[HIN-11.1]" in line for line in told)


def test_the_terminal_shows_a_ghost_without_life_points() -> None:
    s = haunted()
    view = view_of(ruleset("classic", {"events": "both"}), show(s, Seat(0)), Seat(0))
    assert view.is_ghost(view.fronts[1])
    assert any("ghost" in line and "Bob" in line for line in drawn(view, "en"))
    assert any("a ghost without life points" in line for line in table_lines(Messages(), view, Seat(0)))


def test_a_new_event_is_told_with_what_it_does() -> None:
    s = dealt(3, 4, events="high-noon")
    told = [Messages().event(s, event) for _, _, events in play_on(s, Random(3)) for event in events
            if event.kind == "turned-over"]  # fmt: skip
    assert told and all(line.count(".") >= 2 and ":" in line for line in told)


# -- research --------------------------------------------------------------------------------------------------


def test_the_observation_of_a_game_with_events_has_sections_for_them_and_no_other_has() -> None:
    plain = Features(ruleset("classic"), 4, Words(ruleset("classic"), 4))
    assert not any("event" in name or name == "ghost" for name in plain.sections)
    s = haunted()
    rules = s.rules.under("")
    features = Features(rules, 4, Words(rules, 4))
    row = features.row(s.view(Seat(0)), Memory(s.view(Seat(0))), ())
    assert features.part(row, "ghost").tolist() == [0, 1, 0, 0]
    assert features.part(row, "event in force").argmax() == list(rules.events).index("Ghost Town")
    assert features.part(row, "next event").sum() == 1
    assert features.part(row, "turns go counter-clockwise").sum() == 0


def test_every_move_of_a_game_with_events_has_words() -> None:
    for seed in range(6):
        s = played(dealt(seed, 5, **EVENTS), 0, Random(seed))
        words = Words(s.rules.under(""), 5)
        rng = Random(seed)
        while not s.over:
            assert len(words.said(s, s.to_act, s.legal())) == len(s.legal())
            s.apply(rng.choice(s.legal()))
