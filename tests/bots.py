"""Positions for bots, and what they do there."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boothill.bots import make_bot
from boothill.bots.learned.network import Network
from boothill.core.ids import Seat
from boothill.core.moves import END, PASS, Move
from boothill.knowledge.memory import Memory
from boothill.text.notation import parse_move, print_move
from boothill.text.scenario.position import parse_position


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


def dodge(**changes: Any) -> dict[str, Any]:
    """The same table with both boxes."""
    return position(game="classic+dodge-city", **changes)


def three(**changes: Any) -> dict[str, Any]:
    players: dict[str, dict[str, Any]] = {
        "A": {"role": "deputy", "character": "Greg Digger"},
        "B": {"role": "outlaw", "character": "Herb Hunter"},
        "C": {"role": "renegade", "character": "Pat Brennan"},
    }
    for name, change in changes.items():
        players[name].update(change)
    return {"game": "dodge-city", "players": players}


def chosen(bot: str, data: dict[str, Any], *before: tuple[str, str]) -> str:
    """What a bot does in a position, after some moves that it has seen."""
    s = parse_position(data)
    memories = [Memory(s.view(Seat(seat))) for seat in range(len(s.names))]
    for name, text in before:
        seat = s.names.index(name)
        events = s.apply(parse_move(s, Seat(seat), text), Seat(seat))
        for memory in memories:
            memory.see(events)
    return print_move(s, make_bot(bot).choose(s.view(s.to_act), memories[s.to_act], Random(1)))


def made(s: Any, liked: str, monkeypatch: pytest.MonkeyPatch, memory: Memory | None = None) -> str:
    """What desperado does if its network likes one move, and next to it to end the turn or to pass."""
    view = s.view(s.to_act)
    wanted = parse_move(s, s.to_act, liked) if liked else None
    assert wanted is None or wanted in view.legal

    def worth(move: Move) -> int:
        return 2 if move == wanted else 1 if move is END or move is PASS else 0

    monkeypatch.setattr(Network, "sums", lambda *unused: [8192 * worth(move) for move in view.legal])
    return print_move(s, make_bot("desperado").choose(view, memory or Memory(view), Random(1)))


def seen_first_cards(s: Any) -> Memory:
    """The memory of whoever is to act and has seen the first card of every hand."""
    memory = Memory(s.view(s.to_act))
    [world] = memory.worlds
    hands = tuple(tuple(hand[:1]) for hand in s.hands)
    memory.worlds = {hands + world[len(hands) :]: 1.0}
    return memory
