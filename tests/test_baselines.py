"""The baselines are frozen: what they choose on fixed games never changes, so that strengths stay comparable."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from boothill.bots import make_bot
from boothill.bots.baselines.opinion import opinions
from boothill.bots.driver import Driver
from boothill.bots.karma import FOE, FRIEND, UNKNOWN, karma
from boothill.core.ids import Seat
from boothill.knowledge.memory import Memory
from boothill.text.notation import parse_move, print_move
from boothill.text.scenario.position import parse_position
from tests.bots import chosen, position
from tests.tables import TABLES, dealt

OPINION = "boothill.bots.baselines.opinion:OpinionBot"
PRIORITIES = "boothill.bots.baselines.priorities:PrioritiesBot"
PINNED = {
    "karma": "62b76a693794a375",
    "greedy": "a34baf166833abb7",
    OPINION: "005dce917ecb6cb2",
    PRIORITIES: "c27e8e7a519b2ae6",
}
"""To be pinned anew only where the rules themselves have changed."""


def choices(bot: str) -> str:
    """What a bot chooses in a game of each kind, as a short digest."""
    seen = sha256()
    for game, players in TABLES:
        driver = Driver(dealt(99, players, game), [make_bot(bot) for _ in range(players)], Random(99))
        while not driver.s.over:
            following = driver.next_move()
            assert following is not None
            seen.update(print_move(driver.s, following[0]).encode())
            driver.make(*following)
    return seen.hexdigest()[:16]


@pytest.mark.parametrize("bot", PINNED)
def test_a_baseline_never_changes(bot: str) -> None:
    assert choices(bot) == PINNED[bot]


karma_move = partial(chosen, "karma")


def judged(*moves: tuple[str, str], **changes: Any) -> list[int]:
    s = parse_position(position(**changes))
    memory = Memory(s.view(Seat(0)))
    for name, text in moves:
        seat = s.names.index(name)
        memory.see(s.apply(parse_move(s, Seat(seat), text), Seat(seat)))
    return karma(s.view(Seat(0)), memory)


def test_who_shoots_the_sheriff_is_his_enemy_and_who_shoots_him_a_friend() -> None:
    armed = {"C": {"hand": ["BANG! 2♦"], "in_play": ["Winchester"]}, "D": {"hand": ["Panic! J♥"]}}
    shot = ("C", "play BANG! -> A"), ("A", "pass")
    assert judged(turn="C", **armed) == [FRIEND, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]
    assert judged(*shot, turn="C", **armed) == [FRIEND, UNKNOWN, FOE, UNKNOWN, UNKNOWN]
    stolen = ("C", "end"), ("D", "play Panic! -> C's Winchester")
    assert judged(*shot, *stolen, turn="C", **armed) == [FRIEND, UNKNOWN, FOE, FRIEND, UNKNOWN]


def test_cards_against_everybody_say_nothing() -> None:
    moves = [("C", "play Gatling"), *((name, "pass") for name in "DEAB")]
    assert judged(*moves, turn="C", C={"hand": ["Gatling"]}) == [FRIEND, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]


def test_it_plays_in_order_at_foes_first() -> None:
    assert karma_move(position(A={"hand": ["BANG! 2♦", "Wells Fargo"]})) == "play Wells Fargo 3♥"
    outlaw = {"hand": ["BANG! 2♦"], "in_play": ["Winchester"]}
    assert karma_move(position(C=outlaw, turn="C")) == "play BANG! 2♦ -> A"
    assert "-> A" not in karma_move(position(B=outlaw, turn="B"))
    assert karma_move(position(A={"hand": ["Schofield K♠"], "in_play": ["Winchester"]})) == "end"


def test_the_renegade_spares_the_sheriff_until_the_end() -> None:
    renegade = {"hand": ["BANG! 2♦"], "in_play": ["Winchester"]}
    assert "-> A" not in karma_move(position(E=renegade, turn="E"))
    gone = {"alive": False}
    last = position(E=renegade, B=gone, C=gone, D=gone, turn="E")
    assert karma_move(last) == "play BANG! 2♦ -> A"


def test_opinions_follow_who_shoots_whom() -> None:
    s = parse_position(position(C={"hand": ["BANG! 2♦"], "in_play": ["Winchester"]}, turn="C"))
    memory = Memory(s.view(Seat(1)))
    before = opinions(s.view(Seat(1)), memory)
    assert before[0] > 0 and before[2:] == [0.0, 0.0, 0.0]
    memory.see(s.apply(parse_move(s, Seat(2), "play BANG! -> A"), Seat(2)))
    after = opinions(s.view(Seat(1)), memory)
    assert after[2] < 0 and after[3:] == [0.0, 0.0]
    assert opinions(s.view(Seat(3)), memory)[2] > 0, "an Outlaw likes whoever shoots the Sheriff"


def test_priorities_heal_then_arm_then_attack_the_sheriff() -> None:
    move = partial(chosen, PRIORITIES)
    hand = ["BANG! 2♦", "Winchester", "Beer 6♥"]
    assert move(position(C={"life": 2, "hand": hand}, turn="C")).startswith("play Beer")
    assert move(position(C={"life": 3, "hand": hand}, turn="C")).startswith("play Winchester")
    assert move(position(C={"life": 3, "hand": hand[:1], "in_play": hand[1:2]}, turn="C")) == "play BANG! 2♦ -> A"
    assert "-> A" not in move(position(B={"hand": hand[:1]}, turn="B"))
