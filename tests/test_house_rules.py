"""The options of Dodge City that players argue about, each against the rulebook's choice."""

from __future__ import annotations

from typing import Any

import pytest

from boothill.scenario.runner import Failed, run

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
