"""The greedy bot in the Duel: sensible moves, whole games, and nothing but its own view."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.core.ids import Seat
from boothill.knowledge.memory import Memory
from boothill.text.notation import parse_move, print_move
from boothill.text.scenario.position import parse_position
from tests.tables import dealt, duel


def choice(law: dict[str, Any], outlaws: dict[str, Any], *before: tuple[str, str], turn: str = "L") -> str:
    """What the bot does for the seat that is to act after some moves."""
    s = parse_position(duel(law, outlaws, turn))
    for name, text in before:
        seat = s.names.index(name)
        s.apply(parse_move(s, Seat(seat), text), Seat(seat))
    view = s.view(s.to_act)
    return print_move(s, make_bot("greedy").choose(view, Memory(view), Random(1)))


def test_it_shoots() -> None:
    assert choice({"hand": ["Colt"]}, {}).startswith("play Colt") and "O.front" in choice({"hand": ["Colt"]}, {})


def test_it_wears_what_helps_and_lays_what_harms_before_the_enemy() -> None:
    assert choice({"hand": ["Barrel"]}, {}).endswith("-> L.rear")
    assert choice({"hand": ["Rattlesnake"]}, {}).endswith("-> O.front")
    assert choice({"hand": ["Barrel"], "rear": {"character": "Dalon Ranger", "gear": ["Barrel"]}}, {}) != ""


def test_it_answers_with_what_costs_nothing_first() -> None:
    front = {"character": "Pat Garret", "life": 2, "gear": ["Barrel"]}
    shot = ("O", "play Colt -> L.front")
    assert choice({"hand": ["Missed!"], "front": front}, {"hand": ["Colt"]}, shot, turn="O").startswith("use Barrel")
    bare = {"character": "Pat Garret", "life": 2}
    answer = choice({"hand": ["Missed!"], "front": bare}, {"hand": ["Colt"]}, shot, turn="O")
    assert answer.startswith("play Missed!")


def test_it_brings_the_stronger_character_to_the_front() -> None:
    assert choice({"front": {"character": "Pat Garret", "life": 1}}, {}) == "swap"
    assert choice({"rear": {"character": "Dalon Ranger", "life": 1}}, {}) == "end"


def test_it_beats_chance() -> None:
    won: Counter[bool] = Counter()
    for seed in range(60):
        s = dealt(seed, 2, "duel")
        bots = [make_bot("greedy"), make_bot("random")]
        if seed % 2:
            bots.reverse()
        Driver(s, [*bots], Random(seed)).run()
        outcome = s.outcome()
        assert outcome is not None
        won[outcome.seats[0] == seed % 2] += 1
    assert won[True] > 50
