"""Perft: counted by hand where a hand can, and written down where it cannot."""

from __future__ import annotations

from typing import Any

import pytest

from boothill.cli import main
from boothill.lab.verify.perft import all_moves, divide, perft
from boothill.sets import new_game
from boothill.text.scenario.position import parse_position

CLASSIC: dict[str, Any] = {
    "game": "classic",
    "players": {
        "A": {"role": "sheriff", "character": "Vulture Sam", "hand": ["BANG!", "Cat Balou", "Missed!"]},
        "B": {"role": "outlaw", "character": "Slab the Killer", "hand": ["Missed!"]},
        "C": {"role": "outlaw", "character": "Lucky Duke", "hand": [], "in_play": ["Barrel"]},
        "D": {"role": "renegade", "character": "Bart Cassidy", "hand": []},
    },
    "turn": "A",
    "deck": ["Missed!", "Missed!"],
}


def test_counted_by_hand() -> None:
    s = parse_position(CLASSIC)
    # C sits at distance 2: the BANG! reaches B and D. Cat Balou finds something at A, B and C. Nobody shoots.
    assert perft(s, 1) == 2 + 3 + 1
    assert list(divide(s, 2).values()) == [
        1,  # the end: B draws two Missed! and can do nothing with three
        2,  # BANG! at B, who lets it hit or plays his Missed!
        1,  # BANG! at D, who can only let it hit
        3,  # Cat Balou at B: then the BANG! at B or D, or the end
        3,  # Cat Balou at C, likewise
        2,  # Cat Balou at the own hand: the BANG! or the Missed!
    ]
    assert perft(s, 2) == 12


def test_costs_counted_by_hand() -> None:
    """Tequila (5 costs, 3 to heal), General Store, Rag Time (5 costs, 2 hands), Punch (2), Dynamite, BANG! (2), José
    Delgado's ability with the one blue card, and the end."""
    s = new_game("dodge-city", ["P1", "P2", "P3"], "perft")
    assert perft(s, 1) == 5 * 3 + 1 + 5 * 2 + 2 + 1 + 2 + 1 + 1


def test_the_duel_counted_by_hand() -> None:
    law = {"side": "law", "front": {"character": "Tex Killer"}, "rear": {"character": "Jango"}, "hand": ["Colt"]}
    outlaws = {"side": "outlaws", "front": {"character": "Slim Poet"}, "rear": {"character": "Toco Ramirez"}}
    s = parse_position({"game": "duel", "players": {"L": law, "O": {**outlaws, "hand": []}}, "turn": "L"})
    assert perft(s, 1) == 3  # the Colt at the front, one swap, the end


@pytest.mark.parametrize(
    ("game", "players", "counts"),
    [
        ("classic", 4, [5, 10, 34, 320, 1784, 7978]),
        ("classic", 7, [3, 6, 64, 212, 1044, 8132]),
        ("dodge-city", 3, [33, 427, 2888]),
        ("dodge-city", 7, [1, 13, 112, 807, 5776]),
        ("classic+dodge-city", 8, [15, 96, 396, 2730]),
        ("duel", 2, [2, 4, 30, 100, 404, 2780]),
    ],
)
def test_written_down(game: str, players: int, counts: list[int]) -> None:
    """If this fails a move has come or gone: `boothill perft` with the same game says which."""
    s = new_game(game, [f"P{seat + 1}" for seat in range(players)], "perft")
    assert [perft(s, depth + 1) for depth in range(len(counts))] == counts


def test_moves_at_any_time_count() -> None:
    """Sid Ketchum may give up two cards while another plays: one pair here, which the one to act has not."""
    players = {
        **CLASSIC["players"],
        "B": {"role": "outlaw", "character": "Sid Ketchum", "life": 2, "hand": ["Missed!", "Beer"]},
    }
    s = parse_position({**CLASSIC, "players": players})
    assert [move.verb for seat, move in all_moves(s) if seat == 1] == ["use"]
    assert perft(s, 1) == len(s.legal()) + 1


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "--game", "duel", "--depth", "3"]) == 0
    assert " 30  in " in capsys.readouterr().out
    assert main(["perft", "--game", "duel", "--players", "3"]) == 2
    assert capsys.readouterr().err == "boothill: --players: duel is for 2 to 2 players, not for 3\n"
