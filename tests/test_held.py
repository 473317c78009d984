"""What people hold: imagined hands and odds go by what is kept, what is played at once, and what was let pass."""

from __future__ import annotations

from random import Random

import pytest

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.bots.gunslinger.odds import MISS, Odds
from boothill.core.events import PASSED, Event
from boothill.core.ids import NOBODY, Seat
from boothill.core.rows import BROWN
from boothill.core.state import State
from boothill.knowledge.held import MOST, counted, likely_held, usually
from boothill.knowledge.history import NO_BLOW, NO_MISS
from boothill.knowledge.memory import Memory
from boothill.knowledge.sample import sample
from boothill.lab.fit import held as fitting
from boothill.sets import GAMES, ruleset
from tests.tables import TABLES, dealt

everywhere = pytest.mark.parametrize(("game", "players"), TABLES)


def misses(s: State, seat: Seat) -> int:
    return sum(s.rules.rows[card].miss and s.rules.rows[card].edge == BROWN for card in s.hands[seat])


def imagined(s: State, memory: Memory, seat: Seat, times: int) -> float:
    """How many misses a hand holds on average, in the worlds that the seat of a memory imagines."""
    rng = Random(1)
    return sum(misses(sample(s.view(memory.seat), memory, rng), seat) for _ in range(times)) / times


def test_every_game_is_counted_and_misses_are_kept_longer_than_what_is_laid_at_once() -> None:
    assert set(counted()) == set(GAMES)
    for game, found in counted().items():
        assert set(found["held"]) <= {row.name for row in ruleset(game).rows}
        assert found["held"]["Missed!"] > 1 > found["held"]["Barrel"]
        assert max(usually(ruleset(game))) <= MOST


@everywhere
def test_whoever_let_a_hit_through_is_rarely_imagined_with_a_miss_until_he_gets_a_card(game: str, players: int) -> None:
    s = dealt(3, players, game)
    me = s.to_act
    him = Seat((me + 1) % players)
    memory = Memory(s.view(me))
    before = imagined(s, memory, him, 150)
    memory.see([Event(PASSED, him, NOBODY, (), None)])
    assert memory.declined(him) == NO_MISS and memory.declined(me) == 0
    after = imagined(s, memory, him, 150)
    assert after < 0.7 * before


@everywhere
def test_whoever_gave_up_no_blow_is_rarely_thought_to_hold_one(game: str, players: int) -> None:
    s = dealt(3, players, game)
    view = s.view(s.to_act)
    him = Seat((s.to_act + 1) % players)
    plain, declined = likely_held(view, 0, him), likely_held(view, NO_BLOW, him)
    for row, usual, less in zip(s.rules.rows, plain, declined, strict=True):
        assert less < usual if row.blow else less == usual


def test_odds_come_from_the_cards_that_nobody_has_seen() -> None:
    s = dealt(3, 4)
    view = s.view(Seat(0))
    memory = Memory(view)
    before = Odds(view, memory).hit(s.fronts[1])
    lying = [card for card in s.rules.deck if s.rules.rows[card].miss and s.rules.rows[card].edge == BROWN]
    memory.pile = lying[: len(lying) - misses(s, Seat(0)) - 1]
    assert Odds(view, memory).hit(s.fronts[1]) > before
    memory.pile = []
    memory.witness.history.declined[1] = NO_MISS
    assert Odds(view, memory).hit(s.fronts[1]) > max(0.8, before)


def test_odds_reckon_that_misses_are_kept() -> None:
    s = dealt(3, 4)
    view = s.view(Seat(0))
    _, _, share = Odds(view, Memory(view)).held(Seat(1), MISS)
    rows = [s.rules.rows[card] for card in s.rules.deck]
    assert share > sum(row.miss and row.edge == BROWN for row in rows) / len(rows)


def test_what_is_held_can_be_counted_anew() -> None:
    [(held, expected)] = fitting.play("classic", "again", "greedy", range(2))
    found = fitting.ratios([(held, expected), (held, expected)])
    assert set(found) == {"held", "declined"} and all(ratio >= fitting.LEAST for ratio in found["held"].values())
    assert found["held"]["Missed!"] == round(held["Missed!"] / expected["Missed!"], 2)


def test_hands_of_bots_hold_what_was_expected_better_than_blind_hands_do() -> None:
    """Over some games: the misses that hands hold are nearer to what is imagined than to what a blind draw gives."""
    true = weighed = blind = 0.0
    for seed in range(3):
        s = dealt(seed, 5)
        driver = Driver(s, [make_bot("gunslinger")] * 5, Random(seed))
        while not s.over:
            following = driver.next_move()
            assert following is not None
            if driver.rng.random() < 0.1:
                view = s.view(s.to_act)
                odds = Odds(view, driver.memories[s.to_act])
                for seat in s.seats:
                    if seat != s.to_act and s.alive[seat]:
                        sure, unknown, share = odds.held(seat, MISS)
                        true += misses(s, seat)
                        weighed += sure + unknown * share
                        blind += sure + unknown * 12 / 80
            driver.make(*following)
    assert abs(weighed - true) < abs(blind - true)
