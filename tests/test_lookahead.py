"""The look ahead in the Duel: it judges positions soberly, and beats the rules of thumb it is made of."""

from __future__ import annotations

from random import Random
from typing import Any

from boothill.bots import make_bot
from boothill.bots.lookahead import WON, likely, standing
from boothill.lab.matches import Table, deal, finish
from boothill.memory import Memory
from boothill.notation import parse_move, print_move
from boothill.scenario.position import parse_position


def duel(law: dict[str, Any], outlaws: dict[str, Any], turn: str = "L") -> dict[str, Any]:
    players = {
        "L": {
            "side": "law", "front": {"character": "Pat Garret"}, "rear": {"character": "Dalon Ranger"},
            "reserve": ["Jango"], **law,
        },
        "O": {
            "side": "outlaws", "front": {"character": "West Harding"}, "rear": {"character": "Tom Thorn"},
            "reserve": ["Slim Poet"], **outlaws,
        },
    }  # fmt: skip
    return {"game": "duel", "players": players, "turn": turn}


def choice(data: dict[str, Any], *before: tuple[str, str]) -> str:
    s = parse_position(data)
    for name, text in before:
        seat = s.names.index(name)
        s.apply(parse_move(s, seat, text), seat)
    view = s.view(s.to_act)
    return print_move(s, make_bot("gunslinger").choose(view, Memory(view), Random(1)))


def test_life_people_gear_and_cards_count() -> None:
    even = parse_position(duel({}, {}))
    assert standing(even, 0) == -standing(even, 1)
    wounded = parse_position(duel({}, {"front": {"character": "West Harding", "life": 1}}))
    armed = parse_position(duel({"rear": {"character": "Dalon Ranger", "gear": ["Barrel"]}}, {}))
    bitten = parse_position(duel({"rear": {"character": "Dalon Ranger", "gear": ["Rattlesnake"]}}, {}))
    richer = parse_position(duel({"hand": ["Colt"]}, {}))
    assert min(standing(s, 0) for s in (wounded, armed, richer)) > standing(even, 0) > standing(bitten, 0)


def test_the_end_counts_more_than_anything() -> None:
    last: dict[str, Any] = {"front": {"character": "West Harding", "life": 1}, "rear": None, "reserve": []}
    s = parse_position(duel({"hand": ["Colt"]}, last))
    s.apply(parse_move(s, 0, "play Colt -> O.front"), 0)
    while not s.over:
        s.apply(s.legal()[0])
    assert (standing(s, 0), standing(s, 1)) == (WON, -WON)


def test_it_finishes_whom_it_can() -> None:
    last: dict[str, Any] = {"front": {"character": "West Harding", "life": 1}, "rear": None, "reserve": [], "hand": []}
    assert choice(duel({"hand": ["Colt", "Wagon", "Beer"]}, last)).startswith(("play Colt", "play Wagon"))


def test_copies_of_a_card_are_looked_into_once() -> None:
    view = parse_position(duel({"hand": ["Fanning", "Fanning"]}, {})).view(0)
    shots = [move for move in view.legal if move.card >= 0]
    assert len({move.card for move in shots}) == 2, "their symbols differ"
    assert len([move for move in likely(view, 99) if move.card >= 0]) == 1
    assert len(likely(view, 2)) == 2


def test_it_beats_the_rules_of_thumb() -> None:
    won = 0
    for number in range(8):
        s = deal(Table("duel", 2), f"ahead {number // 2}")
        bots = [make_bot("greedy"), make_bot("greedy")]
        bots[number % 2] = make_bot("gunslinger")
        won += finish(s, bots, f"ahead {number // 2}").won[number % 2]
    assert won >= 5
