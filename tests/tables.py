"""Games for tests: dealt, played on at random, and looked at from a seat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from boothill.core import events as ev
from boothill.core import state
from boothill.core.events import EVERYBODY, Audience, Event
from boothill.core.ids import NOBODY, Face, Seat, Target
from boothill.core.moves import PASS, Move
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.core.targets import NO_TARGET
from boothill.sets import GAMES, new_game, ruleset
from boothill.sets.high_noon.game import OPTIONS

TABLES = [(game, players) for game in GAMES for players in sorted(ruleset(game).roles)]
"""Every game with every number of players."""

EVENTS = {"events": "both", "late_events": "yes"}
"""The options with which a game knows every event."""


def with_events(game: str) -> bool:
    return "events" in GAMES[game][1]


def all_rulesets() -> list[Ruleset]:
    """Every game, without events and while each of them is in force."""
    found = [ruleset(game) for game in GAMES]
    for game in filter(with_events, GAMES):
        rules = ruleset(game, EVENTS)
        found += [rules, *[rules.under(event) for event in rules.events]]
    return found


def combinations(game: str) -> list[dict[str, str]]:
    """Every combination of the options of a game, of many numbers a few; those of events by themselves."""
    options = GAMES[game][1]
    apart = [name for name in OPTIONS if name in options]
    chosen = [
        dict(zip(options, values, strict=True))
        for values in product(*[
            option.values[:1] if name in apart else option.values if len(option.values) < 4 else option.values[::8]
            for name, option in options.items()
        ])
    ]  # fmt: skip
    with_all = product(
        *[options[name].values[::9] if name == "events_used" else options[name].values for name in apart]
    )
    return chosen + [chosen[0] | dict(zip(apart, values, strict=True)) for values in with_all if apart]


plain_only = pytest.mark.skipif(
    not state.__file__.endswith(".py"), reason="reaches into the engine, which a compiled one does not allow"
)


def dealt(seed: int, players: int = 5, game: str = "classic", **options: str) -> State:
    return new_game(game, [f"P{seat + 1}" for seat in range(players)], f"test {seed}", options)


def dealt_with_events(seed: int, players: int, game: str) -> State:
    """A game with events if its seed is odd and it can be; now and then with few, so that the last one comes."""
    if not seed % 2 or not with_events(game):
        return dealt(seed, players, game)
    return dealt(seed, players, game, **EVENTS, events_used=("usual", "2", "5")[seed // 2 % 3])


def random_move(s: State, rng: Random) -> tuple[Move, Seat]:
    """A random legal move of the seat to act, or now and then of a seat that may do something at any time."""
    if rng.random() < 0.15:
        for seat in s.seats:
            if seat != s.to_act and s.legal(seat):
                return rng.choice(s.legal(seat)), seat
    return rng.choice(s.legal()), s.to_act


def played(s: State, moves: int, rng: Random) -> State:
    """The state after some random moves, or at the end of the game."""
    for _ in range(moves):
        if s.over:
            break
        move, seat = random_move(s, rng)
        s.apply(move, seat)
    return s


def play_on(s: State, rng: Random, most: int = 20_000) -> Iterator[tuple[Move, Seat, list[Event]]]:
    """Play to the end, move by move."""
    for _ in range(most):
        if s.over:
            return
        move, seat = random_move(s, rng)
        yield move, seat, s.apply(move, seat)
    raise AssertionError("the game does not end")


def seen(s: State, seat: int) -> str:
    """Everything a seat sees and may do, as text."""
    return json.dumps(s.view(Seat(seat)).save())


def duel(law: dict[str, Any], outlaws: dict[str, Any], turn: str = "L") -> dict[str, Any]:
    """A position of the Duel, as a scenario has it, with what matters of each side."""
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


def an_event(
    kind: str,
    seat: Seat = NOBODY,
    other: Seat = NOBODY,
    cards: tuple[Face, ...] = (),
    n: int = 0,
    name: str = "",
    shown_to: Audience = EVERYBODY,
    target: Target = NO_TARGET,
) -> Event:
    """An event of which only what matters to a test is said."""
    return Event(kind, seat, other, cards, shown_to, n, name, target)


def lost_by_passing(s: State) -> list[Event]:
    """The first loss of life if whoever is under threat passes; none if the threat ends without one."""
    victims, after = s.stack[-1].victims(), s.clone()
    lost: list[Event] = []
    while not lost and not after.over and after.stack[-1].victims() == victims:
        lost = [event for event in after.apply(PASS) if event.kind == ev.LOST]
    return lost[:1]
