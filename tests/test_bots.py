"""Bots: they see what a seat sees, and the greedy one does nothing silly."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boothill.bots import BOTS, make_bot
from boothill.bots.driver import Driver
from boothill.bots.suspicion import enmity, layouts, role_chances
from boothill.core.moves import NOBODY
from boothill.memory import Memory
from boothill.notation import parse_move, print_move
from boothill.sample import sample
from boothill.scenario.position import parse_position
from boothill.sets import ruleset
from tests.tables import dealt

ROLES = ruleset("classic").roles


def position(**changes: Any) -> dict[str, Any]:
    players = {
        "A": {"role": "sheriff", "character": "Willy the Kid"},
        "B": {"role": "deputy", "character": "Rose Doolan"},
        "C": {"role": "outlaw", "character": "Black Jack"},
        "D": {"role": "outlaw", "character": "Slab the Killer"},
        "E": {"role": "renegade", "character": "Lucky Duke"},
    }
    for name, change in changes.items():
        if name in players:
            players[name].update(change)
    return {"players": players, **{key: value for key, value in changes.items() if key not in players}}


def greedy_move(data: dict[str, Any], *before: tuple[str, str]) -> str:
    """What the greedy bot does in a position, after some moves that it has seen."""
    s = parse_position(data)
    memories = [Memory(s.view(seat)) for seat in range(len(s.names))]
    for name, text in before:
        seat = s.names.index(name)
        events = s.apply(parse_move(s, seat, text), seat)
        for memory in memories:
            memory.see(events)
    return print_move(s, make_bot("greedy").choose(s.view(s.to_act), memories[s.to_act], Random(1)))


def test_the_deputy_never_shoots_the_sheriff() -> None:
    alone = {"C": {"character": "Paul Regret", "in_play": ["Mustang 8♥"]}, "turn": "B"}  # only the Sheriff is in reach
    assert greedy_move(position(B={"character": "Vulture Sam", "hand": ["BANG!"]}, **alone)) == "end"
    assert "-> A" not in greedy_move(position(B={"hand": ["Duel", "BANG!", "BANG!"]}, turn="B"))
    for _ in range(5):
        assert "-> A" not in greedy_move(position(B={"hand": ["Panic!"]}, A={"in_play": ["Barrel"]}, turn="B"))


def test_the_outlaw_shoots_the_sheriff() -> None:
    data = position(C={"hand": ["BANG! 2♦"], "in_play": ["Schofield"]}, turn="C")
    assert greedy_move(data) == "play BANG! 2♦ -> A"


def test_whoever_shoots_the_sheriff_is_shot_by_the_deputy() -> None:
    data = position(
        C={"hand": ["BANG! 2♦"], "in_play": ["Schofield K♠"]},
        B={"hand": ["BANG! 3♦"], "in_play": ["Winchester"]},
        turn="C",
        deck=["Saloon", "Gatling", "Jail", "Jail", "Jail", "Dynamite", "Mustang 8♥", "Mustang 9♥"],
    )
    data["players"]["F"] = {"role": "outlaw", "character": "Jourdonnais"}
    end = [
        ("C", "play BANG! -> A"),
        ("A", "pass"),
        ("C", "end"),
        ("D", "end"),
        ("E", "end"),
        ("F", "end"),
        ("A", "end"),
    ]
    assert greedy_move(data, *end) == "play BANG! 3♦ -> C"


def test_heals_when_low() -> None:
    assert greedy_move(position(A={"life": 1, "hand": ["Beer 6♥"]})) == "play Beer 6♥"
    assert greedy_move(position(A={"life": 5, "hand": ["Beer 6♥"]})) == "end"


def test_arms_itself_but_never_for_the_worse() -> None:
    assert greedy_move(position(A={"hand": ["Winchester"]})) == "play Winchester 8♠"
    assert greedy_move(position(A={"hand": ["Schofield K♠"], "in_play": ["Winchester"]})) == "end"
    assert greedy_move(position(A={"hand": ["Schofield K♠", "Winchester"]})) == "play Winchester 8♠"


def test_answers() -> None:
    shot = position(
        C={"hand": ["BANG!"], "in_play": ["Schofield"]}, turn="C", A={"hand": ["Missed! 2♠"], "in_play": ["Barrel"]}
    )
    assert greedy_move(shot, ("C", "play BANG! -> A")) == "use Barrel Q♠"
    shot["players"]["A"]["in_play"] = []
    assert greedy_move(shot, ("C", "play BANG! -> A")) == "play Missed! 2♠"
    slab = position(D={"hand": ["BANG!"], "in_play": ["Schofield"]}, turn="D", A={"hand": ["Missed! 2♠"]})
    assert greedy_move(slab, ("D", "play BANG! -> A")) == "pass", "one Missed! against Slab is wasted"
    indians = position(C={"hand": ["Indians!"]}, turn="C", D={"hand": ["BANG! 2♦"]})
    assert greedy_move(indians, ("C", "play Indians!")) == "discard BANG! 2♦"


def test_a_dying_player_drinks() -> None:
    data = position(C={"hand": ["BANG!"], "in_play": ["Schofield"]}, turn="C", A={"life": 1, "hand": ["Beer 6♥"]})
    assert greedy_move(data, ("C", "play BANG! -> A"), ("A", "pass")) == "play Beer 6♥"


def test_discards_the_worst_card() -> None:
    data = position(A={"life": 1, "hand": ["Missed! 2♠", "Dynamite"]}, phase="discard")
    assert greedy_move(data) == "discard Dynamite 2♥"


def test_lucky_duke_takes_the_lucky_card() -> None:
    data = position(E={"in_play": ["Jail"]}, turn="D", deck=["♠ 2-9", "♥"])
    assert "♥" in greedy_move(data, ("D", "end"))
    data = position(E={"in_play": ["Dynamite"]}, turn="D", deck=["♠ 2-9", "♥"])
    assert "♥" in greedy_move(data, ("D", "end"))


def test_layouts_are_all_that_is_possible() -> None:
    assert len(layouts(("sheriff", "", "", "", ""), ROLES[5])) == 12
    assert layouts(("sheriff", "deputy", "outlaw", "", "outlaw"), ROLES[5]) == (
        ("sheriff", "deputy", "outlaw", "renegade", "outlaw"),
    )


def test_proven_roles_are_certain() -> None:
    s = parse_position(position(C={"alive": False}, D={"alive": False}, turn="A"))
    view = s.view(4)
    chances = role_chances(view, Memory(view))
    assert chances[1]["deputy"] == 1.0
    assert enmity(view, Memory(view))[0] < 0, "the Renegade keeps the Sheriff for the last"


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_whole_games_of_bots(bot: str, players: int) -> None:
    for seed in range(12):
        driver = Driver(dealt(seed, players), [make_bot(bot) for _ in range(players)], Random(seed))
        assert driver.run().over


def test_a_driver_stops_for_somebody_who_is_no_bot() -> None:
    bots = [None, *[make_bot("greedy") for _ in range(4)]]
    driver = Driver(dealt(2), bots, Random(2))
    s = driver.run()
    assert s.over or s.to_act == 0


@pytest.mark.parametrize("name", BOTS)
def test_what_a_bot_cannot_see_does_not_change_its_move(name: str) -> None:
    bot = make_bot(name)
    compared = 0
    for seed in range(25):
        rng = Random(seed)
        driver = Driver(dealt(seed, 4 + seed % 4), [make_bot("greedy") for _ in range(4 + seed % 4)], rng)
        s = driver.s
        for _ in range(80):
            following = driver.next_move()
            if s.over or following is None:
                break
            seat = s.to_act
            imagined = sample(s.view(seat), driver.memories[seat], rng)
            mine = bot.choose(s.view(seat), driver.memories[seat], Random(7))
            assert bot.choose(imagined.view(seat), driver.memories[seat], Random(7)) == mine
            compared += 1
            driver.make(*following)
            if s.over:
                break
    assert compared > 1000


def test_unknown_bots() -> None:
    with pytest.raises(ValueError, match="there is no bot 'robot'"):
        make_bot("robot")
    assert NOBODY == -1
