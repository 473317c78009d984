"""Honest bots: a bot gets its view and its memory; what it cannot see does not change what it does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from boothill.bots import bots_for, make_bot
from boothill.bots.driver import Driver
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.knowledge.memory import Memory
from boothill.knowledge.sample import sample
from boothill.sets import GAMES
from tests.tables import TABLES, dealt_with_events

Chooses = Callable[[State, int, Memory, Random], Move]


def differences(choose: Chooses, game: str, compared: int) -> int:
    """In how many of so many positions somebody chooses otherwise, with the same luck, when all that the seat cannot
    see is dealt anew: hands, decks, roles, reserves."""
    tables = [players for known, players in TABLES if known == game]
    found = 0
    seed = 0
    while compared > 0:
        seed += 1
        rng = Random(seed)
        players = tables[seed % len(tables)]
        driver = Driver(dealt_with_events(seed, players, game), [make_bot("greedy") for _ in range(players)], rng)
        s = driver.s
        while not s.over and compared > 0:
            seat = s.to_act
            if rng.random() < 0.2 and len(s.legal()) > 1:
                memory = driver.memories[seat]
                imagined = sample(s.view(seat), memory, rng)
                found += choose(s, seat, memory, Random(7)) != choose(imagined, seat, memory, Random(7))
                compared -= 1
            following = driver.next_move()
            assert following is not None
            driver.make(*following)
    return found


@pytest.mark.parametrize(("name", "game"), [(name, game) for game in GAMES for name in bots_for(game)])
def test_what_a_bot_cannot_see_does_not_change_its_move(name: str, game: str) -> None:
    thinks = name == "marshal"
    bot = make_bot("marshal:80" if thinks else name)
    choose: Chooses = lambda s, seat, memory, rng: bot.choose(s.view(Seat(seat)), memory, rng)  # noqa: E731
    assert differences(choose, game, 16 if thinks else 120) == 0


def test_a_cheat_is_found() -> None:
    def peeks(s: State, seat: int, memory: Memory, rng: Random) -> Move:
        """Chooses by the cards of the next hand."""
        return s.legal()[sum(s.hands[seat - 1]) % len(s.legal())]

    assert differences(peeks, "classic", 60) > 0
