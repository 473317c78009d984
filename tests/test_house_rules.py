"""The options that players argue about, each against the choice of the rulebook or of our ruling."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boothill.core.ids import Seat
from boothill.lab.verify import invariants
from boothill.sets import GAMES, RETIRED, new_game, ruleset
from boothill.text.records import read_record
from boothill.text.scenario.runner import Failed, run
from tests.golden import FOLDER
from tests.tables import combinations, random_move

PLAYERS: dict[str, dict[str, Any]] = {
    "A": {"role": "sheriff", "character": "Bill Noface", "hand": ["BANG!"]},
    "B": {"role": "outlaw", "character": "Greg Digger"},
    "C": {"role": "outlaw", "character": "Tequila Joe"},
    "D": {"role": "renegade", "character": "Herb Hunter"},
}


def scenario(option: str, value: str, steps: list[Any], expect: dict[str, Any], **seats: dict[str, Any]) -> None:
    players = {name: {**seat, **seats.get(name, {})} for name, seat in PLAYERS.items()}
    keys = {"turn": seats.get("at", {}).get("turn", "A"), "phase": seats.get("at", {}).get("phase", "play")}
    run({"game": "dodge-city", option: value, "players": players, "steps": steps, "expect": expect, **keys})


def test_beer_only_for_the_last_life() -> None:
    """DOD-7.2 or as in the base game: no Beer against a loss that does not kill."""
    shot = {"B": {"hand": ["Beer"]}}
    scenario("beer", "any-loss", [{"A": "play BANG! -> B"}, {"B": "play Beer"}], {"B": {"life": 4}}, **shot)
    with pytest.raises(Failed, match="refused"):
        scenario("beer", "last-life", [{"A": "play BANG! -> B"}, {"B": "play Beer"}], {}, **shot)
    dying = {"B": {"hand": ["Beer"], "life": 1}}
    scenario("beer", "last-life", [{"A": "play BANG! -> B"}, {"B": "play Beer"}], {"B": {"life": 1}}, **dying)
    scenario(
        "beer", "last-life", [{"A": "play BANG! -> B"}, {"B": "pass"}, {"B": "pass"}], {"B": {"alive": False}}, **dying
    )


@pytest.mark.parametrize(("value", "cards"), [("4", 4), ("3", 3)])
def test_pixie_pete(value: str, cards: int) -> None:
    """DOD-10.12, DOD-R.23."""
    pete: dict[str, dict[str, Any]] = {"A": {"character": "Pixie Pete", "hand": []}, "at": {"phase": "draw"}}
    scenario("pixie_pete", value, [], {"A": {"hand_size": cards}}, **pete)


@pytest.mark.parametrize(("value", "kept"), [("no-limit", 12), ("10", 10)])
def test_sean_mallory(value: str, kept: int) -> None:
    """DOD-10.13, DOD-R.23."""
    hand = ["BANG!"] * 12
    sean = {"A": {"character": "Sean Mallory", "hand": hand}}
    discards = [{"A": "discard BANG!"}] * (12 - kept)
    scenario("sean_mallory", value, [{"A": "end"}, *discards], {"A": {"hand_size": kept}, "turn": "B"}, **sean)


def test_jose_delgado() -> None:
    """DOD-10.9, DOD-R.23."""
    jose = {"A": {"character": "José Delgado", "hand": ["Barrel", "Mustang", "Volcanic", "Schofield"]}}
    trades = [{"A": f"use José Delgado with {card}"} for card in ("Barrel", "Mustang", "Volcanic")]
    scenario("jose_delgado", "no-limit", trades, {"A": {"hand_size": 7}}, **jose)
    scenario("jose_delgado", "2", [*trades[:2], {"refuse": trades[2]}], {"A": {"hand_size": 6}}, **jose)


# -- all of them together ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_combination_of_options_plays_whole_games_with_every_invariant(game: str) -> None:
    """BAS-R.16, BAS-R.28, DOD-R.18 and all the others at once."""
    for number, options in enumerate(combinations(game)):
        rng = Random(number)
        players = rng.choice(sorted(ruleset(game).roles))
        s = new_game(game, [f"P{seat + 1}" for seat in range(players)], f"options {number}", options)
        assert s.rules.options == options
        for decision in range(20_000):
            if s.over:
                break
            invariants.check_cards(s)
            invariants.check_table(s)
            invariants.check_decision(s)
            if decision % 16 == 0:
                before = s.save()
                invariants.check_refusal(s, invariants.strange_move(s, rng), Seat(rng.randrange(players)), before)
                invariants.check_copies(s, before)
            s.apply(*random_move(s, rng))
        assert s.over
        invariants.check_cards(s)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_value_of_every_option_changes_no_game(game: str) -> None:
    """A game dealt without options is the game dealt with the defaults."""
    defaults = {name: option.values[0] for name, option in GAMES[game][1].items()}
    assert ruleset(game) is ruleset(game, defaults)


@pytest.mark.parametrize("game", RETIRED)
def test_an_option_that_is_gone_is_still_understood_and_changes_nothing(game: str) -> None:
    """DOD-0.1: in Dodge City the edition of the base game never mattered."""
    assert ruleset(game, {"edition": "first"}) is ruleset(game)
    with pytest.raises(ValueError, match="edition is fourth or first, not 'third'"):
        ruleset(game, {"edition": "third"})
    assert "edition" not in GAMES[game][1]
    record = read_record(FOLDER / f"{game}-5.txt")
    assert record.options["edition"] == "fourth" and record.last().winner == record.result
    scenario("edition", "first", [{"A": "play BANG! -> B"}], {"B": {"life": 3}})


def test_the_deck_is_never_empty_beside_a_pile_once_a_card_has_left_it() -> None:
    """BAS-R.28: with `when-empty` only cards that came to the pile later can lie beside an empty deck."""
    renewed = 0
    for number in range(20):
        rng = Random(number)
        game = ("classic", "classic+dodge-city")[number % 2]
        s = new_game(game, [f"P{seat}" for seat in range(7)], f"empty {number}", {"reshuffle": "when-empty"})
        while not s.over:
            left, pile = len(s.decks[0]), len(s.pile)
            events = s.apply(*random_move(s, rng))
            renewed += any(event.kind == "reshuffled" for event in events)
            assert s.decks[0] or not left or not pile
    assert renewed > 10
