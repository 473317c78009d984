"""Whoever can only bear a threat says so once: not again when the same loss could be averted, and cannot be."""

from __future__ import annotations

from typing import Any

from boothill.table import wire
from tests.scenes import Scene, answer, silent


def shot_at(hand: list[str]) -> Scene:
    """Ann has been shot at in Dodge City, where a loss may still be averted once it is certain."""
    made = Scene(wire.Settings(game="dodge-city", players=4, clock="off"), 2, silent)
    made.start()
    position: dict[str, Any] = {
        "game": "dodge-city",
        "players": {
            "A": {"role": "outlaw", "character": "Apache Kid", "life": 2, "hand": hand},
            "B": {"role": "sheriff", "character": "Sean Mallory", "hand": ["BANG!"]},
            "C": {"role": "outlaw", "character": "Bill Noface"},
            "D": {"role": "renegade", "character": "Greg Digger"},
        },
        "turn": "B",
    }
    made.set_up(position)
    answer(made, 1, "play BANG! -> A")
    made.run(60)
    return made


def test_one_loss_that_cannot_be_helped_is_one_tap() -> None:
    made = shot_at(["Mustang"])
    ann = made.people[0]
    assert ann.ask is not None and [move.text for move in ann.ask.moves] == ["pass"]
    answer(made, 0, "pass")
    made.run(60)
    assert ann.ask is None and made.game.s.life[0] == 1


def test_whoever_could_avert_the_loss_is_asked() -> None:
    made = shot_at(["Beer"])
    ann = made.people[0]
    assert ann.ask is not None and [move.text for move in ann.ask.moves] == ["pass"]
    answer(made, 0, "pass")
    made.run(60)
    assert ann.ask is not None and len(ann.ask.moves) == 2
    assert made.game.s.life[0] == 2
