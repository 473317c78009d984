"""Levels for everybody: those who overlook much make no mistakes of another kind, and the gambler bluffs."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from boothill.bots import bots_for, make_bot
from boothill.bots.driver import Driver
from boothill.bots.gambler import TURNS, feigns, part_of
from boothill.bots.greedy.bot import GreedyBot
from boothill.bots.levels import elo, levels
from boothill.bots.overlooking import OverlookingBot, shares
from boothill.bots.patience import in_time
from boothill.bots.policy import policy_of
from boothill.core.frames.playing import Playing
from boothill.core.ids import Seat
from boothill.core.moves import END, PASS
from boothill.knowledge.memory import Memory
from boothill.server.knowledge import list_bots
from boothill.sets import GAMES
from boothill.text.notation import parse_move, print_move
from boothill.text.scenario.position import parse_position
from tests.bots import position
from tests.tables import dealt

LEARNERS = ["greenhorn", "stablehand", "drifter"]


@pytest.mark.parametrize("game", GAMES)
def test_the_levels_are_about_even_steps(game: str) -> None:
    """From random on; those below karma within a fifth of their mean, all within two fifths of theirs."""
    points = [elo(bot)[game] for bot in ("random", *levels(game))]
    steps = [above - below for below, above in pairwise(points)]
    for found, share in ((steps[:4], 0.2), (steps, 0.4)):
        even = sum(found) / len(found)
        assert all(abs(step - even) <= share * even for step in found), steps


@pytest.mark.parametrize("game", GAMES)
def test_levels_begin_with_a_first_game_and_end_with_the_best_bot(game: str) -> None:
    assert levels(game)[:4] == [*LEARNERS, "karma"], "three between random and karma"
    assert "gambler" in levels(game), "one that bluffs"
    assert levels(game)[-1] == "marshal"
    assert set(levels(game)) <= set(bots_for(game))
    assert bots_for(game)[1] == "greenhorn", "the page offers it for a first game"


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_is_measured_in_every_game_and_the_levels_are_in_order(game: str) -> None:
    points = {bot: elo(bot)[game] for bot in bots_for(game)}
    assert sorted(levels(game), key=lambda level: points[level]) == levels(game)


@pytest.mark.parametrize("bot", ["scout", "ranger"])
def test_bots_that_fill_a_gap_play_where_the_gap_is(bot: str) -> None:
    games = [game for game in GAMES if bot in bots_for(game)]
    assert games == [game for game in GAMES if bot in levels(game)] == ["duel"]
    assert sorted(elo(bot)) == games


def test_a_game_that_was_not_measured_has_no_levels() -> None:
    assert levels("poker") == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_told_which_bots_are_levels(game: str) -> None:
    assert [bot.name for bot in list_bots() if game in bot.level_in] == levels(game)


def test_levels_overlook_less_and_less() -> None:
    for game in ("", *GAMES):
        overlooked = [shares()[level].get(game, shares()[level][""]) for level in LEARNERS]
        assert overlooked == sorted(overlooked, reverse=True)
        assert overlooked[-1] > 0 and overlooked[0] < 1


def test_whoever_overlooks_nothing_plays_like_greedy() -> None:
    sharp = OverlookingBot(0.0)
    driver = Driver(dealt(5, 5, "classic"), [GreedyBot() for _ in range(5)], Random(5))
    s = driver.s
    while not s.over:
        view, memory = s.view(s.to_act), driver.memories[s.to_act]
        if len(view.legal) > 1:
            score = in_time(view, policy_of(view.rules).greedy(view, memory))
            assert score(sharp.choose(view, memory, Random(1))) == max(map(score, view.legal))
        following = driver.next_move()
        assert following is not None
        driver.make(*following)


def test_whoever_overlooks_everything_ends_the_turn_and_takes_the_hit() -> None:
    blind = OverlookingBot(1.0)
    s = parse_position(
        position(C={"hand": ["BANG!", "Beer"], "in_play": ["Winchester"]}, A={"hand": ["Missed!"]}, turn="C")
    )
    view = s.view(Seat(2))
    assert blind.choose(view, Memory(view), Random(1)) is END
    s.apply(parse_move(s, Seat(2), "play BANG! -> A"), Seat(2))
    view = s.view(Seat(0))
    assert print_move(s, blind.choose(view, Memory(view), Random(1))) == "pass"


def test_whoever_overlooks_much_never_does_what_makes_no_sense() -> None:
    """In the own turn nothing is done that is worse than to end it, such as shooting a friend."""
    bots = [make_bot(LEARNERS[seat % 3]) for seat in range(6)]
    driver = Driver(dealt(8, 6, "classic"), bots, Random(8))
    s = driver.s
    while not s.over:
        following = driver.next_move()
        assert following is not None
        view = s.view(s.to_act)
        if isinstance(view.stack[-1], Playing) and END in view.legal:
            score = in_time(view, policy_of(view.rules).greedy(view, driver.memories[s.to_act]))
            assert score(following[0]) >= 0
        driver.make(*following)


OUTLAW = {"hand": ["BANG! 2♦", "Missed!"], "in_play": ["Winchester"]}


def played_on(turns: int, **changes: Any) -> tuple[str, str]:
    """The part that an Outlaw plays after so many turns of his own, and what he does."""
    s = parse_position(position(C=OUTLAW, turn="C", **changes))
    memory = Memory(s.view(Seat(2)))
    for _ in range(turns * 5):
        for _ in range(20):
            seat = s.to_act
            ends = END in s.legal()
            memory.see(s.apply(END if ends else s.legal()[0], seat))
            if ends and s.turn != seat:
                break
    while s.to_act != 2:
        memory.see(s.apply(s.legal()[0], s.to_act))
    view = s.view(Seat(2))
    return part_of(view, memory), print_move(s, make_bot("gambler").choose(view, memory, Random(1)))


def test_an_outlaw_plays_deputy_for_his_first_turns() -> None:
    part, move = played_on(0)
    assert part == "deputy"
    assert "-> A" not in move
    assert played_on(TURNS)[0] == "outlaw"


def test_he_shows_his_hand_when_the_sheriff_weakens_or_somebody_is_out() -> None:
    part, move = played_on(0, A={"life": 2})
    assert (part, move) == ("outlaw", "play BANG! 2♦ -> A")
    s = parse_position(position(C={**OUTLAW, "hand": ["BANG! 2♦", "BANG! 5♣"]}, E={"life": 1}, turn="C"))
    memory = Memory(s.view(Seat(2)))
    memory.see(s.apply(parse_move(s, Seat(2), "play BANG! 2♦ -> E"), Seat(2)))
    assert part_of(s.view(Seat(2)), memory) == "deputy"
    while s.to_act != 2:
        memory.see(s.apply(PASS, s.to_act))
    assert not s.alive[4]
    assert part_of(s.view(Seat(2)), memory) == "outlaw"


def test_nobody_else_plays_a_part() -> None:
    s = parse_position(position())
    for seat, role in enumerate(s.roles):
        if role != "outlaw":
            assert part_of(s.view(Seat(seat)), Memory(s.view(Seat(seat)))) == role


def test_with_four_there_is_no_deputy_to_play() -> None:
    s = dealt(3, 4, "classic")
    seat = Seat(s.roles.index("outlaw"))
    assert part_of(s.view(seat), Memory(s.view(seat))) == "renegade"


def test_the_gambler_leaves_his_view_as_it_was() -> None:
    view = parse_position(position(C=OUTLAW, turn="C")).view(Seat(2))
    make_bot("gambler").choose(view, Memory(view), Random(1))
    assert view.roles == ["sheriff", "", "outlaw", "", ""]


@pytest.mark.parametrize(("life", "sometimes"), [(4, True), (2, False), (1, False)])
def test_the_gambler_feigns_only_while_he_is_well(life: int, sometimes: bool) -> None:
    s = parse_position(position(C=OUTLAW, A={"life": life, "hand": ["Missed!"]}, turn="C"))
    s.apply(parse_move(s, Seat(2), "play BANG! -> A"), Seat(2))
    view = s.view(Seat(0))
    found = {feigns(view, Random(seed)) for seed in range(80)}
    assert found == ({True, False} if sometimes else {False})
