"""High Noon: the option, the event deck, what is open of it, and games with it from beginning to end."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from boothill.core import events as ev
from boothill.core.frames.playing import Playing
from boothill.core.ids import NOBODY, Seat
from boothill.core.intents import FORBID, IN_FORCE
from boothill.core.refusal import Refused
from boothill.core.state import State
from boothill.core.view import View
from boothill.sets import GAMES, ruleset
from boothill.sets.high_noon.deck import game as game_beneath
from boothill.sets.high_noon.events import EVENTS, LATE, RETURNS
from boothill.sets.tables import read
from boothill.text.notation import parse_move
from boothill.text.records import parse_record, record_of
from boothill.text.scenario.position import parse_position, print_position
from boothill.text.scenario.reading import BadPosition
from tests.tables import TABLES, dealt, play_on, played, with_events

OVER = [game for game in GAMES if with_events(game)]
PLAYERS: dict[str, dict[str, Any]] = {
    "A": {"role": "sheriff", "character": "Rose Doolan"},
    "B": {"role": "outlaw", "character": "Willy the Kid"},
    "C": {"role": "outlaw", "character": "Slab the Killer"},
    "D": {"role": "renegade", "character": "Paul Regret"},
}


def position(game: str = "classic", seats: dict[str, dict[str, Any]] | None = None, **keys: Any) -> State:
    players = {name: {**seat, **(seats or {}).get(name, {})} for name, seat in PLAYERS.items()}
    return parse_position({"game": game, "players": players, "turn": "A", **keys})


def do(s: State, seat: str, text: str) -> None:
    at = Seat(s.names.index(seat))
    s.apply(parse_move(s, at, text), at)


# -- the option ------------------------------------------------------------------------------------------------


def test_events_are_laid_over_classic_and_dodge_city_but_never_over_the_duel() -> None:
    """HIN-2.1."""
    assert OVER == ["classic", "dodge-city", "classic+dodge-city"]
    with pytest.raises(ValueError, match="duel has no option 'events'; it has characters"):
        ruleset("duel", {"events": "high-noon"})
    from boothill.text.scenario.runner import parse

    for key in ("event: Thirst", "events: high-noon", "events: [Thirst]", "late_events: true"):
        name = key.partition(":")[0]
        with pytest.raises(BadPosition, match=f"'{name}' is not for duel; it is for classic, dodge-city"):
            parse(f"game: duel\n{key}\nplayers: {{}}\n", "here")


@pytest.mark.parametrize("game", OVER)
def test_without_events_the_game_is_the_one_it_was(game: str) -> None:
    rules = ruleset(game)
    assert rules.events == {} and rules.event is None and rules.beneath is None
    assert dealt(1, 5, game).round is None


def test_the_table_of_cards_is_the_one_that_is_played() -> None:
    """HIN-1.1."""
    lines = read("high_noon.csv")
    assert [row.name for row in EVENTS if row.final] == [line["name_en"] for line in lines if line["final"] == "yes"]
    assert {row.name for row in EVENTS} == {line["name_en"] for line in lines}
    assert set(LATE) == {line["name_en"] for line in lines if "late" in line["flags"].split("|")}
    returns = [line for line in (*lines, *read("fistful.csv")) if "returns" in line["flags"].split("|")]
    assert set(RETURNS) == {line["name_en"] for line in returns}
    assert {row.name for row in EVENTS if row.once} == {line["name_en"] for line in lines if line["when"] == "once"}


@pytest.mark.parametrize(
    ("options", "ordinary", "last"),
    [
        ({"events": "high-noon"}, 12, {"High Noon"}),
        ({"events": "high-noon", "late_events": "yes"}, 14, {"High Noon"}),
        ({"events": "high-noon", "ghosts": "no"}, 11, {"High Noon"}),
        ({"events": "high-noon", "events_used": "3"}, 3, {"High Noon"}),
        ({"events": "high-noon", "events_used": "28"}, 12, {"High Noon"}),
        ({"events": "fistful"}, 14, {"A Fistful of Cards"}),
        ({"events": "fistful", "ghosts": "no"}, 13, {"A Fistful of Cards"}),
        ({"events": "both"}, 12, {"High Noon", "A Fistful of Cards"}),
        ({"events": "both", "events_final": "fistful"}, 12, {"A Fistful of Cards"}),
        ({"events": "both", "events_used": "28", "late_events": "yes"}, 28, {"High Noon", "A Fistful of Cards"}),
    ],
)
def test_the_event_deck(options: dict[str, str], ordinary: int, last: set[str]) -> None:
    """HIN-2.2, HIN-2.4 to 2.6."""
    finals = set()
    orders = set()
    for seed in range(30):
        round = dealt(seed, 5, "classic", **options).round
        assert round is not None and len(round.next) == ordinary + 1 == len(set(round.next))
        finals.add(round.next[-1])
        orders.add(round.next)
        assert not {"High Noon", "A Fistful of Cards"} & set(round.next[:-1])
    assert finals == last and len(orders) > 20


def test_everybody_has_a_spare_character_that_nobody_knows_only_with_the_later_cards() -> None:
    """HIN-2.5."""
    for seed in range(10):
        s = dealt(seed, 7, "dodge-city", events="high-noon", late_events="yes")
        spares = [spare for reserve in s.reserves for spare in reserve]
        assert len(spares) == len(set(spares)) == 7 and not set(spares) & {who.name for who in s.characters}
        for seat in s.seats:
            view = s.view(seat)
            assert view.reserve == [] and view.reserve_sizes == [1] * 7
    assert not any(dealt(1, events="high-noon").reserves)


# -- what is open ----------------------------------------------------------------------------------------------


def test_only_the_next_event_lies_open() -> None:
    """HIN-2.3."""
    s = dealt(1, events="both")
    assert s.round is not None
    for seat in (NOBODY, *s.seats):
        round = s.view(seat).round
        assert round is not None
        assert round.next == (s.round.next[0], *[""] * (len(s.round.next) - 1)) and round.event == ""


def test_the_rules_in_force_are_kept_by_copies_views_and_files() -> None:
    for seed in range(40):
        s = played(dealt(seed, events="both", late_events="yes"), 60 + seed * 3, Random(seed))
        assert s.round is not None
        for other in (s.clone(), State.load(s.save(), s.rules), pickle.loads(pickle.dumps(s))):
            assert other.rules is s.rules is ruleset("classic", s.rules.options).under(s.round.event)
            assert other.save() == s.save()
        view = s.view(Seat(0))
        again = View.load(view.save(), ruleset("classic", s.rules.options))
        assert again.rules is s.rules and again.save() == view.save()


def test_a_position_with_events_is_written_and_read_back() -> None:
    """Whatever lies open and hidden comes back, ghosts and extra turns included."""
    met = set()
    for seed in range(120):
        rng = Random(seed)
        game, players = rng.choice([table for table in TABLES if with_events(table[0])])
        s = dealt(seed, players, game, events="both", events_used="8", late_events="yes")
        for number, _ in enumerate(play_on(s, rng)):
            if number % 9 or s.over or not isinstance(s.stack[-1], Playing):
                continue
            assert s.round is not None
            again = parse_position(print_position(s))
            assert again.round == s.round and again.rules is s.rules
            assert print_position(again) == print_position(s) and again.legal() == s.legal()
            met |= {s.round.event, "ghost" if s.round.ghost >= 0 else "", "extra" if s.round.extra else ""}
    assert len(met) > 28 and {"ghost", "extra"} <= met


@pytest.mark.parametrize(
    ("keys", "wrong"),
    [
        ({"events": ["Thirsty"]}, "there is no event 'Thirsty'"),
        ({"event": "Thirst", "events": ["Thirst"]}, "Thirst is given twice"),
        ({"event": "Thirst", "events": "high-noon"}, "a list of names is wanted"),
        ({"event": "Thirst", "fallen": ["E"]}, "no player 'E' at this table"),
        ({"event": "Handcuffs", "suit": "stars"}, "suit: it is ♥, ♦, ♣, ♠"),
        ({"seats": {"B": {"spare": "Lucky Duke"}}}, "of use only with events"),
        ({"event": "New Identity", "seats": {"B": {"spare": "Rose Doolan"}}}, "sits at the table already"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_one_sentence(keys: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadPosition, match=wrong):
        position(**keys)


# -- whole games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OVER)
def test_a_game_with_events_is_played_again_from_its_record(game: str) -> None:
    for seed in range(6):
        s = dealt(seed, 5, game, events="both", late_events="yes")
        record = record_of(s)
        rng = Random(seed)
        while not s.over:
            move = rng.choice(s.legal())
            record.add(s, s.to_act, move)
            s.apply(move)
        record.result = s.winner
        assert parse_record(record.text()).last().save() == s.save()


def test_every_round_has_one_event_and_everybody_one_turn_in_it() -> None:
    """HIN-3.1, HIN-3.4, HIN-11.1: with four and more, as long as nobody comes back or has another turn."""
    rounds = 0
    for seed in range(80):
        s = dealt(seed, 6, events="high-noon", ghosts="no")
        starter = s.roles.index("sheriff")
        turns = [starter]
        for _, _, events in play_on(s, Random(seed)):
            for event in events:
                if event.kind == ev.TURN:
                    turns.append(event.seat)
                elif event.kind == ev.TURNED_OVER:
                    assert event.seat == starter == turns.pop()
                    assert len(turns) == len(set(turns)) and turns[0] == starter
                    turns = [starter]
                    rounds += 1
    assert rounds > 300


def test_a_ghost_has_no_life_neither_loses_nor_regains_any_and_is_gone_after_his_turn() -> None:
    """HIN-12.6, HIN-12.7, HIN-12.9."""
    seen = 0
    for seed in range(300):
        s = dealt(seed, 7, "classic+dodge-city", events="high-noon")
        s.round = s.round.but(next=("Ghost Town", "High Noon")) if s.round else None
        for _, _, events in play_on(s, Random(seed)):
            round = s.round
            assert round is not None
            if round.ghost >= 0 and not s.over:
                seen += 1
                assert s.alive[round.ghost] and s.life[round.ghost] == 0 and s.turn == s.owner[round.ghost]
                touched = [e for e in events if e.kind in (ev.LOST, ev.GAINED, ev.PAID) and e.target == round.ghost]
                assert not touched or any(e.kind == ev.OUT and e.seat == s.owner[round.ghost] for e in events)
    assert seen > 200


def test_who_comes_back_has_shown_his_role_for_good() -> None:
    """HIN-12.1, FIS-6.3."""
    s = position(event="Dead Man", seats={"C": {"alive": False}}, deck=["Schofield", "Schofield", "Remington"])
    do(s, "A", "end")
    do(s, "B", "end") if s.to_act == 1 else None
    while s.turn == 1:
        s.apply(s.legal()[0])
    assert s.turn == 2 and s.alive[2]
    assert s.view(Seat(0)).roles[2] == "outlaw" and s.view(Seat(0)).roles[1] == ""


# -- what programs can read ------------------------------------------------------------------------------------


def test_every_event_says_what_it_is_for() -> None:
    rules = ruleset("classic", {"events": "both", "late_events": "yes"})
    assert all(row.intents for row in rules.events.values())
    forbidding = {
        row.name: intent.of
        for row in rules.events.values()
        for intent in row.intents
        if intent.what == FORBID and intent.when == IN_FORCE
    }
    assert forbidding == {
        "Hangover": "abilities", "The Sermon": "blows", "The Reverend": "drinks", "Handcuffs": "suits",
        "The Judge": "laying", "Lasso": "gear",
    }  # fmt: skip


def test_an_event_changes_only_what_it_says() -> None:
    rules = ruleset("classic+dodge-city", {"events": "both", "late_events": "yes"})
    assert rules.under("Thirst").takes is not None and rules.takes is None
    assert set(rules.under("Blessing").suits) == {"♥"} and len(set(rules.suits)) == 4
    assert rules.under("Blessing").faces is rules.faces
    assert not any(who.works for who in rules.under("Hangover").characters.values())
    assert rules.under("Hangover").under("Curse") is rules.under("Curse") and rules.under("Curse").under("") is rules
    s = dealt(1, 5, "classic+dodge-city", events="both")
    assert game_beneath(s).events == {}


@pytest.mark.parametrize(
    ("event", "move", "rule"),
    [
        ("The Sermon", "play BANG! -> B", "HIN-8.4"),
        ("The Reverend", "play Beer", "HIN-9.1"),
        ("Hangover", "use Sid Ketchum with BANG!, Beer", "HIN-6.1"),
        ("Hangover", "play Missed! as BANG! -> B", "BAS-10.9"),
        ("Thirst", "use Sniper with BANG!, BANG! -> B", "FIS-4.7"),
        ("The Judge", "play Barrel", "FIS-5.1"),
        ("Sniper", "use Sniper with BANG!, Beer -> B", "FIS-4.7"),
        ("Sniper", "use Sniper with BANG!, BANG! -> C", "BAS-6.6"),
        ("Ricochet", "use Ricochet with Beer -> B's Barrel", "FIS-4.3"),
        ("Ricochet", "use Ricochet with BANG! -> A's Mustang", "FIS-4.3"),
        ("Lasso", "play BANG! -> C", "FIS-5.3"),
        ("Blood Brothers", "use Blood Brothers -> C", "FIS-6.1"),
    ],
)
def test_a_refusal_under_an_event_cites_its_rule(event: str, move: str, rule: str) -> None:
    hand = ["BANG!", "BANG!", "Beer", "Barrel", "Missed!"]
    seats: dict[str, dict[str, Any]] = {
        "A": {"character": "Sid Ketchum", "hand": hand, "in_play": ["Mustang"], "life": 3},
        "B": {"in_play": ["Barrel"]},
    }
    events = [] if event in ("Sniper", "Ricochet") else ["Sniper", "Ricochet"]
    s = position(event=event, events=[*events, "High Noon"], seats=seats)
    refused = s.why_not(parse_move(s, Seat(0), move, literal=True))
    assert isinstance(refused, Refused) and refused.rule == rule


def test_in_the_play_phase_nothing_is_forced_however_little_is_left_to_do() -> None:
    """FIS-R.34."""
    s = position(event="Law of the West", deck=["Missed!", "Stagecoach"])
    do(s, "A", "end")
    assert s.turn == 1 and [move.verb for move in s.legal()] == ["play"] and s.forced() is None
