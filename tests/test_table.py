"""The table: who is asked, when answers are released, and what happens to those who do not answer."""

from __future__ import annotations

import msgspec
import pytest

from boothill.table import wire
from boothill.table.journal import Dealt, Moved, Saved, TableSaved
from boothill.table.recall import restored
from tests.scenes import Scene, answer, at_random, events, problems, scene

# -- asking and answering ------------------------------------------------------------------------------------


def test_a_free_move_is_told_at_once_and_an_answer_at_the_end_of_its_window() -> None:
    made = scene(A={"hand": ["BANG!"]}, B={"hand": ["Missed!"]})
    answer(made, 0, "play BANG! -> B")
    assert made.game.number == 1 and made.game.waiting() == [1]
    window = made.game.pending.release - made.now if made.game.pending else 0
    timing = made.game.timing
    assert timing.beat <= window <= timing.beat + timing.spread
    answer(made, 1, "play Missed!")
    assert made.game.number == 1 and made.game.waiting() == [1], "nobody learns that it was answered"
    assert made.people[1].ask is None
    made.run(window - 0.01)
    assert made.game.number == 1
    made.run(0.02)
    assert made.game.number == 2 and "missed" in events(made.people[2])


def test_whoever_thinks_longer_is_released_when_ready() -> None:
    made = scene(A={"hand": ["BANG!"]}, B={"hand": ["Missed!"]})
    answer(made, 0, "play BANG! -> B")
    made.run(10)
    assert made.game.number == 1
    answer(made, 1, "pass")
    assert made.game.number == 2


def test_a_helpless_player_with_cards_is_asked_like_any_other() -> None:
    made = scene(A={"hand": ["BANG!"]}, B={"hand": ["Beer"]})
    answer(made, 0, "play BANG! -> B")
    ask = made.people[1].ask
    assert ask is not None and [move.text for move in ask.moves] == ["pass"] and ask.threat


def test_with_an_empty_hand_everybody_sees_that_there_is_no_choice() -> None:
    made = scene(A={"hand": ["BANG!"]}, B={"hand": []})
    answer(made, 0, "play BANG! -> B")
    assert made.game.number == 2 and made.game.s.life[1] == made.game.s.max_life[1] - 1
    assert made.game.waiting() == [0]


def test_late_and_double_answers_are_refused_harmlessly() -> None:
    made = scene(A={"hand": ["BANG!"]}, B={"hand": ["Missed!"]})
    first = made.people[0].ask
    answer(made, 0, "play BANG! -> B")
    assert first is not None
    made.do(0, wire.Answer(first.number, ["end"]))
    answer(made, 1, "pass")
    made.do(1, wire.Answer(2, ["play Missed!"]))
    assert problems(made.people[0]) == ["late"] and problems(made.people[1]) == ["late"]
    made.run(5)
    assert "missed" not in events(made.people[2]) and "lost-life" in events(made.people[2])


@pytest.mark.parametrize(
    ("text", "code"),
    [("play BANG! -> C", "refused"), ("play Stagecoach", "refused"), ("dance", "not-a-move"), ("play X", "not-a-move")],
)
def test_what_is_no_legal_answer_changes_nothing(text: str, code: str) -> None:
    made = scene(A={"hand": ["BANG!"]})
    before = made.game.s.save()
    answer(made, 0, text)
    assert problems(made.people[0]) == [code] and made.game.s.save() == before
    told = made.people[0].last(wire.ProblemShown)
    assert told.rule.startswith("BAS-") if code == "refused" else told.line.args["text"]
    assert made.people[0].ask is not None, "the decision is still open"


def test_moves_one_might_not_want_say_so() -> None:
    hand = ["Beer", "Saloon", "Schofield", "Stagecoach", "Cat Balou"]
    made = scene(A={"hand": hand, "in_play": ["Winchester"]})
    ask = made.people[0].ask
    assert ask is not None
    doubts = {move.text: move.doubtful for move in ask.moves if move.doubtful}
    assert doubts == {
        "play Beer 6♥": "in-vain",
        "play Saloon 5♥": "in-vain",
        "play Schofield K♠": "worse-weapon",
        "play Cat Balou K♥ -> A's hand": "own-card",
        "play Cat Balou K♥ -> A's Winchester 8♠": "own-card",
    }
    made = scene(A={"hand": ["Beer", "Saloon"], "life": 2})
    ask = made.people[0].ask
    assert ask is not None and not any(move.doubtful for move in ask.moves)


def test_why_not() -> None:
    made = scene(A={"hand": ["BANG!", "Missed!"]})
    made.do(0, wire.WhyNot("play BANG!", 7))
    why = made.people[0].last(wire.Why)
    assert why.id == 7 and why.rules and why.refusals[0].id == "out-of-reach"
    made.do(0, wire.WhyNot("play Missed!", 8))
    assert made.people[0].last(wire.Why).rules == ["BAS-9.5"]
    made.do(0, wire.WhyNot("play BANG! -> B", 9))
    assert made.people[0].last(wire.Why).rules == []
    made.do(0, wire.WhyNot("play Stagecoach", 10))
    assert made.people[0].last(wire.Why).refusals[0].id == "not-in-hand"


# -- plans, orders, asked at the same time -------------------------------------------------------------------


def test_a_plan_answers_what_the_same_threat_asks_next() -> None:
    made = scene(A={"hand": ["Duel"]}, B={"hand": ["BANG!", "BANG!", "BANG!"]}, C={"hand": ["BANG!"]})
    made.game.s.hands[0] += made.game.s.hands[2][:1] * 2
    answer(made, 0, "play Duel -> B")
    answer(made, 1, "discard BANG!", "discard BANG!", "pass")
    made.run(5)
    answer(made, 0, "discard BANG!")
    made.run(5)
    assert made.people[1].ask is None
    answer(made, 0, "discard BANG!")
    made.run(5)
    assert made.game.s.life[1] == made.game.s.max_life[1] - 1, "then it gave in"
    assert len(made.game.s.hands[1]) == 1


def test_a_plan_that_cannot_be_followed_asks_again() -> None:
    made = scene(A={"hand": ["Duel", "BANG!"]}, B={"hand": ["BANG!", "Beer"]})
    answer(made, 0, "play Duel -> B")
    answer(made, 1, "discard BANG!", "discard BANG!", "pass")
    made.run(5)
    answer(made, 0, "discard BANG!")
    made.run(5)
    assert made.people[1].ask is not None


def test_all_targets_of_a_gatling_are_asked_at_the_same_time_in_secret() -> None:
    made = scene(A={"hand": ["Gatling"]}, B={"hand": ["Missed!"]}, C={"hand": ["Beer"]}, D={"hand": []})
    answer(made, 0, "play Gatling")
    assert made.game.waiting() == [1, 2], "the third holds nothing"
    asks = [person.ask for person in made.people]
    assert asks[0] is None and asks[1] and not asks[1].ahead and asks[2] and asks[2].ahead and asks[3] is None
    answer(made, 2, "pass")
    assert problems(made.people[2]) == [] and made.game.number == 1
    made.run(6)
    assert made.game.number == 1, "in the order of the seats"
    answer(made, 1, "play Missed!")
    assert made.game.number == 4 and made.game.waiting() == [0]
    assert [life - full for life, full in zip(made.game.s.life, made.game.s.max_life, strict=True)] == [0, 0, -1, -1]


def test_who_was_asked_ahead_is_asked_again_if_the_situation_has_changed() -> None:
    made = scene(A={"hand": ["Gatling"]}, B={"hand": ["Missed!"]}, C={"hand": ["Beer", "Missed!"]})
    answer(made, 0, "play Gatling")
    ask = made.people[2].ask
    assert ask is not None
    answer(made, 2, "pass")
    made.game.s.hands[2].append(made.game.s.decks[0].pop())
    answer(made, 1, "pass")
    made.run(6)
    again = made.people[2].ask
    assert again is not None and again.number != ask.number and made.game.waiting() == [2]


ORDERS = {
    "forced": (wire.Orders(forced=True), {"hand": ["Beer"]}, "lost-life"),
    "barrel": (wire.Orders(shields=True), {"hand": ["Beer"], "in_play": ["Barrel"]}, "used"),
    "missed": (wire.Orders(misses=True), {"hand": ["Missed!"]}, "missed"),
    "hits": (wire.Orders(take_hits_above=2), {"hand": ["Missed!"]}, "lost-life"),
}


@pytest.mark.parametrize("order", ORDERS)
def test_standing_orders_answer_within_the_same_window_and_nobody_is_told(order: str) -> None:
    orders, seat, outcome = ORDERS[order]
    made = scene(A={"hand": ["BANG!"]}, B=seat)
    made.do(1, wire.SetOrders(orders))
    answer(made, 0, "play BANG! -> B")
    assert made.people[1].ask is None and made.game.waiting() == [1] and made.game.number == 1
    made.run(made.game.timing.beat - 0.01)
    assert made.game.number == 1
    made.run(made.game.timing.spread + 0.02)
    assert made.game.number == 2 and outcome in events(made.people[2])
    assert "order" not in msgspec.json.encode([m for _, m in made.people[2].heard]).decode().replace("reorder", "")


def test_an_order_that_does_not_fit_leaves_the_decision_to_the_person() -> None:
    made = scene(A={"hand": ["BANG!"]}, B={"hand": ["Missed!"], "life": 2})
    made.do(1, wire.SetOrders(wire.CONVENIENT))
    answer(made, 0, "play BANG! -> B")
    assert made.people[1].ask is not None


def test_the_turn_is_ended_by_order_when_nothing_is_playable() -> None:
    made = scene(A={"hand": ["Missed!"]})
    made.do(0, wire.SetOrders(wire.Orders(end_turn=True)))
    made.game.start(made.now)
    made.run(3)
    assert made.game.s.turn == 1


# -- time ----------------------------------------------------------------------------------------------------


def test_who_does_not_answer_in_time_is_answered_for_and_then_covered() -> None:
    made = scene(A={"hand": ["BANG!", "Duel"]}, B={"hand": ["Beer"]})
    answer(made, 0, "play BANG! -> B")
    assert made.game.timing.rope is not None
    made.run(made.game.timing.rope - 0.1)
    assert made.game.number == 1
    made.run(0.2)
    assert made.game.number == 1 and made.people[1].ask is None, "a bot takes its beat, whatever it has to decide"
    made.run(made.game.timing.beat)
    assert made.game.number == 2
    assert not made.game.players[1].covered
    answer(made, 0, "play Duel -> B")
    made.run(made.game.timing.rope + made.game.timing.beat + 0.1)
    assert made.game.number == 4 and made.game.players[1].covered, "the second time in a row"
    made.run(3000)
    assert all(player.covered for player in made.game.players)


def test_the_reserve_is_spent_in_the_own_turn_only_and_each_turn_gives_some_of_it_back() -> None:
    made = scene(A={"hand": ["BANG!"]}, B={"hand": ["Missed!"]})
    made.game.players[1].reserve = 100.0
    reserve = made.game.timing.reserve
    assert reserve is not None
    made.run(30)
    answer(made, 0, "play BANG! -> B")
    assert made.game.players[0].reserve == pytest.approx(reserve - 30)
    made.run(10)
    answer(made, 1, "pass")
    assert made.game.players[1].reserve == 100
    made.run(5)
    answer(made, 0, "end")
    assert made.game.players[0].reserve == pytest.approx(reserve - 35)
    assert made.game.players[1].reserve == 100 + made.game.timing.increment


def test_no_turn_lifts_a_reserve_above_what_it_began_with() -> None:
    """Whoever stalls quickly must not win time: 240 seconds once became 4,440 in ten minutes."""
    made = Scene(wire.Settings(players=4, bots="random", clock="standard"), 4, at_random)
    made.start()
    start = made.game.timing.reserve
    assert start is not None
    turns: set[tuple[int, int]] = set()
    while made.table.phase == "playing" and len(turns) < 12 and made.step():
        turns.add((made.game.s.turn, made.game.number))
        assert all(player.reserve is not None and player.reserve <= start for player in made.game.players)
    assert len(turns) == 12
    before = [player.reserve for player in made.game.players]
    (dealt,) = (write for write in made.table.writes if isinstance(write, Dealt))
    saved = next(write for write in reversed(made.table.writes) if isinstance(write, TableSaved))
    moves = [write for write in made.table.writes if isinstance(write, Moved)]
    again = restored(Saved(saved, dealt, moves, ""), made.now).game
    assert again is not None
    assert [player.reserve for player in again.players] == pytest.approx(before), "nor does a restart"


def test_a_pause_stops_everything() -> None:
    made = scene(A={"hand": ["BANG!"]}, B={"hand": ["Missed!"]})
    answer(made, 0, "play BANG! -> B")
    answer(made, 1, "play Missed!")
    made.do(2, wire.Pause(True))
    assert made.people[3].last(wire.Changed).table.paused
    made.run(1000)
    assert made.game.number == 1
    made.do(0, wire.Pause(False))
    made.run(3)
    assert made.game.number == 2 and not made.game.players[0].covered
