"""What may be done at any time is open at the same moments to everybody: people, bots, covering bots, scenario files.

BAS-7.7 and BAS-R.22: every decision is a moment, also one whose only answer is given for the player.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boothill.bots.bot import Bot
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory
from boothill.table import wire
from boothill.table.game import Game
from boothill.text.scenario.position import parse_position
from boothill.text.scenario.runner import Failed, run
from tests.scenes import Scene, answer, four, scene, silent

HURT = {"character": "Sid Ketchum", "life": 2, "hand": ["Missed!", "Beer"]}
HEALS = "use Sid Ketchum with Missed!, Beer"


# -- scenario files ------------------------------------------------------------------------------------------


def settled(steps: list[dict[str, Any]], **changes: dict[str, Any]) -> None:
    run({**four(**changes), "steps": steps})


LAST_OUTLAWS: dict[str, dict[str, Any]] = {
    "A": {"hand": ["BANG!"]}, "B": {"life": 1}, "C": {"alive": False}, "D": {"alive": False},
}  # fmt: skip


def test_a_scenario_never_both_accepts_and_refuses_a_move_out_of_turn() -> None:
    """B has nothing to answer with and falls, which ends the game; before that Sid Ketchum has his moment."""
    sid = {"role": "deputy", "character": "Sid Ketchum", "life": 1, "hand": ["Missed!", "Beer"]}
    shot = {"A": "play BANG! -> B"}
    seats: dict[str, dict[str, Any]] = {**LAST_OUTLAWS, "C": sid}
    settled([shot, {"C": HEALS}, {"expect": {"C": {"life": 2}, "winner": "law"}}], **seats)
    with pytest.raises(Failed, match=r"step 2: C: use Sid Ketchum with Missed!, Beer should have been refused"):
        settled([shot, {"refuse": {"C": HEALS}}], **seats)


def test_what_is_refused_at_every_moment_is_refused() -> None:
    """At full life his ability is of no use, before the pass that is given for B and after it."""
    sid = {"character": "Sid Ketchum", "hand": ["Missed!", "Beer"]}
    settled([{"A": "play BANG! -> B"}, {"refuse": {"C": HEALS}}], A={"hand": ["BANG!"]}, C=sid)


def test_an_answer_is_refused_only_once_forced_decisions_are_settled() -> None:
    """As the format says: of the pass that is given for B nothing is left to refuse."""
    settled([{"A": "play BANG! -> B"}, {"refuse": {"B": "pass"}}], A={"hand": ["BANG!"]})


# -- the table -----------------------------------------------------------------------------------------------


def test_a_person_may_act_before_the_pass_that_is_given_for_somebody_with_an_empty_hand() -> None:
    made = scene(A={"hand": ["BANG!"]}, C=HURT)
    answer(made, 0, "play BANG! -> B")
    made.run(0.1)
    assert made.game.s.to_act == 1 and made.game.number == 1
    assert made.people[1].ask is None, "there is nothing to ask him"
    made.do(2, wire.Act(1, HEALS))
    assert made.game.s.life[2] == 3
    made.run(3)
    assert made.game.s.to_act == 0 and made.game.s.life[1] == 3


def test_where_nobody_could_act_out_of_turn_such_a_pass_takes_no_time() -> None:
    made = scene(A={"hand": ["BANG!"]}, C={**HURT, "life": 4})
    answer(made, 0, "play BANG! -> B")
    assert made.game.s.to_act == 0 and made.game.s.life[1] == 3


def test_whoever_is_left_one_card_of_a_store_may_use_his_ability_before_he_takes_it() -> None:
    made = scene(A={"hand": ["General Store"]}, D=HURT)
    answer(made, 0, "play General Store")
    for seat in (0, 1, 2):
        ask = made.people[seat].ask
        assert ask is not None
        answer(made, seat, ask.moves[0].text)
        made.run(3)
    assert made.game.s.to_act == 3 and made.people[3].ask is not None
    answer(made, 3, HEALS)
    assert made.game.s.life[3] == 3
    made.run(3)
    assert made.game.s.to_act == 0, "now there is nothing to decide: the last card is taken for him"


class Watchful(Bot):
    """A bot that notes when it might act out of turn, and declines what it can."""

    def __init__(self) -> None:
        self.moments: list[int] = []
        self.game: Game | None = None

    def choose(self, view: View, memory: Memory, rng: Random) -> Move:
        return view.answers[0]

    def interject(self, view: View, memory: Memory, rng: Random) -> Move | None:
        assert self.game is not None
        self.moments.append(self.game.number)
        return None


CARDS: dict[str, dict[str, Any]] = {
    "A": {"hand": ["Indians!", "Gatling", "Duel", "Panic!", "General Store"], "in_play": ["Winchester"]},
    "B": {"hand": []},
    "C": {**HURT, "life": 3},
    "D": {"hand": ["BANG!"], "in_play": ["Barrel"]},
}
SCRIPT = ["play Indians!", "play Gatling", "play Duel -> B", "play General Store", "end"]


def moments(covered: bool) -> list[int]:
    """The numbers of the moves after which Sid Ketchum might act out of turn: as a person, or as a bot that covers."""
    made = Scene(wire.Settings(players=4, clock="off"), 4, silent)
    made.start()
    game = made.game
    bots = [Watchful() for _ in range(4)]
    for bot, player in zip(bots, game.players, strict=True):
        bot.game = game
        player.bot = bot
    made.set_up(four(**CARDS))
    if covered:
        made.do(2, wire.Away(True))
    open_to_him: list[int] = []
    script = list(SCRIPT)
    for _ in range(200):
        s = game.s
        if s.to_act != 2 and s.any_time(Seat(2)):
            open_to_him.append(game.number)
        if s.turn != 0:
            break
        ask = next((person.ask for person in made.people if person.ask is not None), None)
        if ask is None:
            assert made.step()
            continue
        who = next(i for i, person in enumerate(made.people) if person.ask is ask)
        first = script.pop(0) if who == 0 and s.to_act == 0 and s.stack[-1].REASON == "not-in-play-phase" else None
        made.do(who, wire.Answer(ask.number, [first or ask.moves[0].text]))
    assert not script
    noted = bots[2].moments if covered else open_to_him
    return sorted(set(noted))


def test_a_person_and_a_covering_bot_have_the_very_same_moments() -> None:
    as_person, as_bot = moments(covered=False), moments(covered=True)
    assert len(as_person) > 8
    assert as_person == as_bot


def test_a_bot_that_takes_over_a_seat_has_the_moment_that_its_person_had() -> None:
    made = scene(A={"hand": ["BANG!"]}, B={"hand": ["Duel"]}, C=HURT)
    bot = Watchful()
    bot.game = made.game
    made.game.players[2].bot = bot
    answer(made, 0, "play BANG! -> B")
    made.do(2, wire.Away(True))
    assert bot.moments == [1]


def test_a_bot_may_act_where_somebody_else_has_just_acted_out_of_turn() -> None:
    seats = {
        "A": {"role": "sheriff", "character": "Willy the Kid"},
        "B": {"role": "outlaw", "character": "Vera Custer", "copies": "Sid Ketchum", "life": 1,
              "hand": ["Beer", "Duel"]},
        "C": {"role": "outlaw", **HURT},
        "D": {"role": "renegade", "character": "Paul Regret"},
    }  # fmt: skip
    made = Scene(wire.Settings("classic+dodge-city", {}, 4, clock="off"), 4, silent)
    made.start()
    bot = Watchful()
    bot.game = made.game
    made.game.players[2].bot = bot
    made.set_up({"game": "classic+dodge-city", "players": seats})
    made.do(2, wire.Away(True))
    made.do(1, wire.Act(0, "use Sid Ketchum with Beer, Duel"))
    assert bot.moments == [0, 1]


def test_the_engine_knows_no_other_moments() -> None:
    """While one decision is asked in several parts, and after the end, nobody acts out of turn."""
    seats = {
        "A": {"role": "sheriff", "character": "Willy the Kid", "hand": ["Brawl", "BANG!"]},
        "B": {"role": "outlaw", "character": "Rose Doolan", "hand": ["Duel"]},
        "C": {"role": "outlaw", **HURT},
        "D": {"role": "renegade", "character": "Paul Regret", "hand": ["Beer"]},
    }
    s = parse_position({"game": "classic+dodge-city", "players": seats})
    assert s.any_time(Seat(2))
    s.apply(next(move for move in s.legal() if move.pay))
    assert s.stack[-1].CLOSED and not s.any_time(Seat(2))
