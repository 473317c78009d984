"""What everybody can see of a step of the rules, whatever the hand of the seat that it asks."""

from __future__ import annotations

from random import Random

import pytest

from boothill.core.ids import Seat
from boothill.core.moves import PASS
from tests.tables import TABLES, dealt, random_move


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_frame_says_whether_one_may_pass_without_a_look_at_the_hand(game: str, players: int) -> None:
    for seed in range(4):
        s, rng = dealt(seed, players, game), Random(seed)
        while not s.over:
            assert (PASS in s.answers()) == s.stack[-1].MAY_PASS, s.stack[-1]
            move, seat = random_move(s, rng)
            s.apply(move, Seat(seat))
