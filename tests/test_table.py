"""The table: who is asked, when answers are released, and what happens to those who do not answer."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from boothill import fair
from boothill.core.moves import NOBODY
from boothill.table import wire
from boothill.table.journal import Dealt, Finished, Moved, Saved, TableSaved
from boothill.table.problem import Problem
from boothill.table.recall import restored
from boothill.table.room import Table
from boothill.table.seating import Viewer
from boothill.table.show import told
from boothill.table.telling import News, concerns
from tests.scenes import Person, Scene, at_random, silent
from tests.tables import TABLES

FOUR = {
    "A": {"role": "sheriff", "character": "Willy the Kid"},
    "B": {"role": "outlaw", "character": "Rose Doolan"},
    "C": {"role": "outlaw", "character": "Black Jack"},
    "D": {"role": "renegade", "character": "Paul Regret"},
}


def four(**changes: dict[str, Any]) -> dict[str, Any]:
    return {"players": {name: {**seat, **changes.get(name, {})} for name, seat in FOUR.items()}}


def scene(people: int = 4, clock: str = "standard", **changes: dict[str, Any]) -> Scene:
    """Four seats in a position; the first `people` of them are people who say nothing by themselves."""
    made = Scene(wire.Settings(players=4, clock=clock), people, silent)
    made.start()
    made.set_up(four(**changes))
    return made


def problems(person: Person) -> list[str]:
    return [message.code for _, message in person.heard if isinstance(message, wire.Problem)]


def answer(made: Scene, who: int, *moves: str) -> None:
    ask = made.people[who].ask
    assert ask is not None, "nothing is asked"
    made.do(who, wire.Answer(ask.number, list(moves)))


def events(person: Person) -> list[str]:
    return [event.kind for _, m in person.heard if isinstance(m, wire.Update) for event in m.events]


# -- asking and answering ----------------------------------------------------------------------------------------


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
    assert made.game.number == 2 and made.game.s.life[1] == made.game.s.full[1] - 1
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
    told = made.people[0].last(wire.Problem)
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


# -- plans, orders, asked at the same time -----------------------------------------------------------------------


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
    assert made.game.s.life[1] == made.game.s.full[1] - 1, "then it gave in"
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
    assert [life - full for life, full in zip(made.game.s.life, made.game.s.full, strict=True)] == [0, 0, -1, -1]


def test_who_was_asked_ahead_is_asked_again_if_the_situation_has_changed() -> None:
    made = scene(A={"hand": ["Gatling"]}, B={"hand": ["Missed!"]}, C={"hand": ["Beer"]})
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


# -- time --------------------------------------------------------------------------------------------------------


def test_who_does_not_answer_in_time_is_answered_for_and_then_covered() -> None:
    made = scene(A={"hand": ["BANG!"]}, B={"hand": ["Beer"]})
    answer(made, 0, "play BANG! -> B")
    assert made.game.timing.rope is not None
    made.run(made.game.timing.rope - 0.1)
    assert made.game.number == 1
    made.run(0.2)
    assert made.game.number == 2 and made.people[1].ask is None
    assert not made.game.players[1].covered
    made.run(3000)
    assert all(player.covered for player in made.game.players)


def test_the_reserve_is_spent_in_the_own_turn_only_and_grows_with_it() -> None:
    made = scene(A={"hand": ["BANG!"]}, B={"hand": ["Missed!"]})
    reserve = made.game.timing.reserve
    assert reserve is not None
    made.run(30)
    answer(made, 0, "play BANG! -> B")
    assert made.game.players[0].reserve == pytest.approx(reserve - 30)
    made.run(10)
    answer(made, 1, "pass")
    assert made.game.players[1].reserve == reserve
    made.run(5)
    answer(made, 0, "end")
    assert made.game.players[0].reserve == pytest.approx(reserve - 35)
    assert made.game.players[1].reserve == reserve + made.game.timing.increment


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


# -- leavers -----------------------------------------------------------------------------------------------------


def test_a_bot_covers_for_a_leaver_until_the_owner_is_back() -> None:
    made = scene(clock="off", A={"hand": ["BANG!"]}, B={"hand": ["Missed!"]})
    gone = made.people[1]
    made.table.disconnect(gone, made.now)
    made.settle()
    answer(made, 0, "play BANG! -> B")
    made.run(made.game.timing.grace - 1)
    assert made.game.number == 1
    made.run(1 + made.game.timing.beat)
    assert made.game.number > 1 and made.people[0].last(wire.Changed).table.seats[1].covered
    assert made.people[0].last(wire.Update).view.roles == ["sheriff", "", "", ""]
    back = Person(made, gone.key)
    made.people[1] = back
    made.table.connect(back, wire.Hello(gone.key, after=1), made.now)
    made.settle()
    assert not made.game.players[1].covered
    assert back.last(wire.Update).number == made.game.number and back.last(wire.Welcome).seat == 1
    assert {told.number for told in back.last(wire.Update).told} == {2}


def test_a_second_device_holds_the_seat() -> None:
    made = scene()
    second = Person(made, made.people[1].key)
    made.table.connect(second, wire.Hello(second.key), made.now)
    made.table.disconnect(made.people[1], made.now)
    made.settle()
    assert made.game.players[1].left_at is None and made.people[0].last(wire.Changed).table.seats[1].here


def test_away_and_back_by_hand() -> None:
    made = scene(A={"hand": ["BANG!"]})
    made.do(0, wire.Away(True))
    assert made.game.players[0].covered and made.people[0].ask is None
    made.do(0, wire.Away(False))
    assert made.people[0].ask is not None


def test_who_stands_up_leaves_the_seat_to_a_bot_and_the_key_is_void() -> None:
    made = scene()
    key = made.people[0].key
    made.do(0, wire.Stand())
    seats = made.people[1].last(wire.Changed).table.seats
    assert seats[0].kind == "bot" and seats[1].host
    with pytest.raises(Problem, match="wrong-key"):
        made.table.connect(Viewer(lambda message: None), wire.Hello(key), made.now)


# -- the eliminated, spectators, chat ----------------------------------------------------------------------------


def test_spectators_see_what_everybody_sees_and_later_if_so_agreed() -> None:
    made = Scene(wire.Settings(players=4, watch_delay=30), 4, silent)
    made.start()
    watcher = Person(made)
    made.table.connect(watcher, wire.Hello(name="Watcher"), made.now)
    made.people.append(watcher)
    made.set_up(four(A={"hand": ["Stagecoach"]}))
    assert not any(isinstance(message, wire.Update) for _, message in watcher.heard)
    made.run(31)
    view = watcher.last(wire.Update).view
    assert all(card == -2 for hand in view.hands for card in hand) and view.roles == ["sheriff", "", "", ""]
    assert view.moves == []
    answer(made, 0, "play Stagecoach")
    made.run(29)
    assert made.game.number == 1 and watcher.last(wire.Update).number == 0
    made.run(2)
    assert watcher.last(wire.Update).number == 1
    assert {card for event in watcher.last(wire.Update).events if event.kind == "drew" for card in event.cards} == {-2}


def test_who_watches_later_hears_everything_in_order_when_the_game_ends() -> None:
    made = Scene(wire.Settings(players=4, watch_delay=30), 4, silent)
    made.start()
    watcher = Person(made)
    made.table.connect(watcher, wire.Hello(name="Watcher"), made.now)
    made.people.append(watcher)
    made.set_up(four(A={"hand": ["Stagecoach", "Gatling"], "role": "outlaw"}, C={"role": "sheriff", "life": 1}))
    answer(made, 0, "play Stagecoach")
    made.do(4, wire.WhyFar(0, 1))
    assert problems(watcher) == ["only-seats"], "how things stand now is not for those who hear of it later"
    answer(made, 0, "play Gatling")
    made.run(60)
    told = [message for _, message in watcher.heard if isinstance(message, wire.Update | wire.Ended)]
    assert isinstance(told[-1], wire.Ended)
    numbers = [message.number for message in told if isinstance(message, wire.Update)]
    assert numbers == sorted(numbers) and {1, made.game.number} <= set(numbers)


def test_the_dead_see_everything_where_the_table_allows_it() -> None:
    for allowed in (True, False):
        made = Scene(wire.Settings(players=4, dead_see_all=allowed), 4, silent)
        made.start()
        made.set_up(four(A={"hand": ["BANG!"]}, B={"hand": [], "life": 1}, C={"hand": ["Beer"]}))
        answer(made, 0, "play BANG! -> B")
        view = made.people[1].last(wire.Update).view
        assert not view.alive[1]
        assert (view.roles == ["sheriff", "outlaw", "outlaw", "renegade"]) == allowed
        assert (-2 in view.hands[2]) != allowed
        made.do(1, wire.Say("he has a Beer", dead=True))
        assert ("not-dead" in problems(made.people[1])) != allowed
        assert not any(isinstance(m, wire.Chat) for _, m in made.people[0].heard)
        made.do(1, wire.Bet({"winner": "outlaws", "3": "renegade"}))
        made.do(2, wire.Bet({"winner": "law"}))
        assert problems(made.people[2]) == ["cannot-bet"]


def test_a_bet_of_the_dead_is_told_to_nobody_who_still_sees_less_until_the_end() -> None:
    made = scene(A={"hand": ["Gatling"], "role": "outlaw"}, B={"life": 1}, C={"role": "sheriff", "life": 2})
    answer(made, 0, "play Gatling")
    made.do(1, wire.Bet({"winner": "outlaws"}))
    late = Person(made)
    made.table.connect(late, wire.Hello(name="Zoe"), made.now)
    made.settle()
    made.people.append(late)
    made.do(4, wire.Bet({"winner": "law"}))
    assert late.last(wire.Bets).bets == {"Zoe": {"winner": "law"}}
    bets = {"B": {"winner": "outlaws"}, "Zoe": {"winner": "law"}}
    assert made.people[1].last(wire.Bets).bets == bets
    assert not any(isinstance(message, wire.Bets) for _, message in made.people[0].heard)
    back = Person(made, made.people[1].key)
    made.table.connect(back, wire.Hello(back.key), made.now)
    made.settle()
    assert back.last(wire.Bets).bets == bets
    made.set_up(four(A={"hand": ["Gatling"], "role": "outlaw"}, B={"alive": False}, C={"role": "sheriff", "life": 1}))
    answer(made, 0, "play Gatling")
    assert made.people[0].last(wire.Ended).bets == bets


def test_everybody_sees_whose_clock_runs_and_it_stands_still_in_a_pause() -> None:
    made = scene(A={"hand": ["BANG!"]}, B={"hand": ["Missed!"]})
    assert made.people[2].last(wire.Update).clocks == [made.game.timing.reserve]
    answer(made, 0, "play BANG! -> B")
    update = made.people[2].last(wire.Update)
    assert (update.waiting, update.clocks) == ([1], [made.game.timing.rope])
    made.do(0, wire.Pause(True))
    made.now += 60
    assert made.game.clocks(made.now) == [made.game.timing.rope]
    made.do(0, wire.Pause(False))
    assert made.game.clocks(made.now + 1) == [25 - 1]
    made.game.players[1].covered = True
    assert made.game.clocks(made.now) == [None]


def test_a_move_comes_with_what_is_good_to_know_of_it() -> None:
    made = scene(
        A={"character": "Calamity Janet", "hand": ["Missed!", "Volcanic", "Mustang"], "in_play": ["Schofield"]},
        B={"hand": ["Indians!"]},
    )
    ask = made.people[0].ask
    assert ask is not None
    hints = {move.text: move.hint for move in ask.moves}
    assert hints["play Mustang 8♥"] is None
    assert hints["play Volcanic 10♠"] == wire.Line("hint-replaces", {"card": wire.PrintedCards((("Schofield", "K♠"),))})
    ability = wire.Line("hint-ability", {"name": wire.PrintedName("Calamity Janet")})
    shot = next(text for text in hints if text.startswith("play Missed!") and "as BANG!" in text)
    assert hints[shot] == ability
    made.set_up(four(A={"character": "Calamity Janet", "hand": ["Missed!"]}, B={"hand": ["Indians!"]}) | {"turn": "B"})
    answer(made, 1, "play Indians!")
    asked = next(person.ask for person in made.people if person.seat == 0)
    assert asked is not None
    assert [move.hint for move in asked.moves if move.verb == "discard"] == [ability]


def test_why_somebody_is_as_far_as_that() -> None:
    made = scene(A={"in_play": ["Winchester", "Scope"]}, D={"in_play": ["Mustang"]})

    def why(figure: int, other: int, who: int = 0) -> list[tuple[str, dict[str, Any], str]]:
        made.do(who, wire.WhyFar(figure, other, 7))
        sight = made.people[who].last(wire.Sight)
        assert sight.id == 7
        return [(line.id, line.args, rule) for line, rule in zip(sight.lines, sight.rules, strict=True)]

    found = why(0, 3)
    assert found == [
        ("sight-steps", {"steps": 1}, "BAS-6.2"),
        ("sight-nearer", {"name": wire.PrintedName("Scope"), "seat": "A", "n": 1}, "BAS-9.48"),
        ("sight-farther", {"name": wire.PrintedName("Paul Regret"), "seat": "D", "n": 1}, "BAS-10.33"),
        ("sight-farther", {"name": wire.PrintedName("Mustang"), "seat": "D", "n": 1}, "BAS-9.47"),
        ("sight-weapon", {"name": wire.PrintedName("Winchester"), "reach": 5}, "BAS-9.49"),
    ]
    view = made.people[0].last(wire.Update).view
    for one in range(4):
        for other in range(4):
            if one != other:
                lines = why(one, other, 2)
                far = sum(
                    {"sight-nearer": -1, "sight-farther": 1}.get(id, 0) * args.get("n", 0) for id, args, _ in lines
                )
                assert max(1, lines[0][1]["steps"] + far) == view.distances[one][other]
                assert any(id == "sight-least" for id, _, _ in lines) == (lines[0][1]["steps"] + far < 1)
    made.do(0, wire.WhyFar(1, 1))
    made.do(0, wire.WhyFar(1, 7))
    assert problems(made.people[0]) == ["not-now", "not-now"]


def test_nobody_does_anything_to_the_screens_of_others() -> None:
    made = scene()
    eve = Person(made)
    made.table.connect(eve, wire.Hello(name="Eve\x1b[2J"), made.now)
    made.people.append(eve)
    made.do(4, wire.Say("\x1b]0;mine\x07Howdy\r\n\u202e \N{WAVING HAND SIGN} ¡Zoë!"))
    made.do(4, wire.Bet({"winner": "\x9b3Jlaw"}))
    said, bets = made.people[0].last(wire.Chat), eve.last(wire.Bets)
    assert (said.name, said.text.split()) == ("Eve [2J", ["]0;mine", "Howdy", "\N{WAVING HAND SIGN}", "¡Zoë!"])
    assert bets.bets == {"Eve [2J": {"winner": " 3Jlaw"}}


def test_chat_reaches_everybody() -> None:
    made = scene()
    made.do(2, wire.Say("howdy"))
    assert all(person.last(wire.Chat).text == "howdy" for person in made.people)


# -- before and after the game -----------------------------------------------------------------------------------


def test_the_host_arranges_the_table() -> None:
    made = Scene(wire.Settings(players=5), 2, silent)
    made.do(1, wire.AddBot(3))
    assert problems(made.people[1]) == ["only-host"]
    made.do(0, wire.AddBot(3, "random"))
    made.do(0, wire.AddBot(1))
    assert problems(made.people[0]) == ["somebody-there"]
    made.do(0, wire.AddBot(4, "nobody"))
    made.do(0, wire.Change(wire.Settings(players=9 - 1)))
    made.do(0, wire.Change(wire.Settings(game="duel", players=2)))
    assert problems(made.people[0]) == ["somebody-there", "no-such-bot", "bad-count"]
    assert len(made.table.seating.chairs) == 2
    made.do(0, wire.Change(wire.Settings(game="classic", players=4)))
    made.do(1, wire.MoveTo(3))
    assert made.people[1].seat == 3
    made.do(0, wire.Clear(3))
    assert problems(made.people[0])[-1] == "somebody-there"
    made.start()
    seats = made.people[0].last(wire.Changed).table.seats
    assert [seat.kind for seat in seats] == ["person", "bot", "bot", "person"]
    made.start()
    assert problems(made.people[0])[-1] == "under-way"


def test_a_deal_is_shown_once() -> None:
    for seed in range(12):  # sometimes something happens before anybody is asked
        made = Scene(wire.Settings(players=4), 2, silent, seed)
        for person in made.people:
            person.heard.clear()
        made.start()
        for person in made.people:
            updates = [message for _, message in person.heard if isinstance(message, wire.Update)]
            assert len(updates) == 1 and updates[0].fresh and updates[0].number == made.game.number
            first = person.heard[0][1]
            assert isinstance(first, wire.Changed) and first.table.phase == "playing", "before anything is asked"


@pytest.mark.parametrize(
    ("game", "players"), [("classic", 5), ("dodge-city", 4), ("classic+dodge-city", 8), ("duel", 2)]
)
def test_lines_that_are_shared_are_what_each_would_be_told_alone(game: str, players: int) -> None:
    made = Scene(wire.Settings(game=game, players=players, clock="off"), players, at_random, 3)
    made.start()
    while made.table.phase == "playing" and made.game.number < 150 and made.step():
        pass
    s, history = made.game.s, made.game.history
    news = News(made.game, 0)
    for seat in (NOBODY, *range(players), NOBODY):
        view = s.view(seat)
        assert news.lines(view, seat) == [line for batch in history for line in told(view, batch)]
        assert seat == NOBODY or news.lines(s, seat) == [line for batch in history for line in told(s, batch, seat)]
    alike = [batch for batch in history if not concerns(s.view(0), batch.events, 0)]
    assert len(alike) > len(history) / 5, "there is something to share"


def test_names() -> None:
    table = Table("t", wire.Settings())
    table.sit("Ann")
    for name, code in (("ann", "name-taken"), ("", "name-length"), ("x" * 21, "name-length"), ("a -> b", "bad-name")):
        with pytest.raises(Problem, match=code):
            table.sit(name)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whole_games_of_people_and_bots_with_every_move_written_down(game: str, players: int) -> None:
    made = Scene(wire.Settings(game=game, players=players), max(1, players - 1), at_random, seed=players)
    commitment = made.people[0].last(wire.Changed).table.commitment
    made.start()
    made.run()
    assert made.table.phase == "over"
    ended = made.people[0].last(wire.Ended)
    assert fair.commitment_of(ended.server_seed) == commitment
    dealt = next(write for write in made.table.writes if isinstance(write, Dealt))
    assert ended.seed == fair.game_seed(ended.server_seed, dealt.names, dealt.shares) == made.game.s.seed
    moved = [write for write in made.table.writes if isinstance(write, Moved)]
    assert [move.number for move in moved] == list(range(1, made.game.number + 1))
    assert [(move.seat, move.move) for move in moved] == made.game.record.moves
    assert any(isinstance(write, Finished) for write in made.table.writes)
    assert made.game.record.last().save() == made.game.s.save()
    for person in made.people:
        assert problems(person) == []
        text = msgspec.json.encode([message for _, message in person.heard if not isinstance(message, wire.Ended)])
        assert made.game.server_seed.encode() not in text and made.game.s.seed.encode() not in text


def test_a_table_read_back_goes_on_where_it_stood() -> None:
    made = Scene(wire.Settings(players=5), 3, at_random)
    made.do(0, wire.SetOrders(wire.CONVENIENT))
    made.start()
    made.run(60)
    writes = made.table.writes
    saved = Saved(
        table=[write for write in writes if isinstance(write, TableSaved)][-1],
        dealt=next(write for write in writes if isinstance(write, Dealt)),
        moves=[write for write in writes if isinstance(write, Moved)],
        result="",
    )
    again = restored(saved, 0.0)
    assert again.game is not None and again.game.s.save() == made.game.s.save()
    assert again.game.chain == made.game.chain and again.game.players[0].orders == wire.CONVENIENT
    for mine, theirs in zip(made.game.players, again.game.players, strict=True):
        assert mine.reserve == pytest.approx(theirs.reserve)
    assert all(
        memory.worlds == other.worlds for memory, other in zip(made.game.memories, again.game.memories, strict=True)
    )
    later = restored(saved, 1000.0).game
    assert later is not None and later.asks > made.game.asks, "no old answer fits a new decision"
    back = Person(made, made.people[0].key)
    again.connect(back, wire.Hello(back.key, after=3), 0.0)
    for viewer, message in again.out:
        viewer.send(message)
    assert back.seat == 0 and back.last(wire.Update).number == made.game.number


def test_another_game_begins_when_everybody_who_is_here_wants_one() -> None:
    made = Scene(wire.Settings(players=4, series=True), 2, at_random)
    made.start()
    made.do(0, wire.Rematch())
    assert problems(made.people[0]) == ["not-over"]
    made.run()
    first, living = made.game, [seat for seat in range(4) if made.game.s.alive[seat]]
    made.do(0, wire.Contribute("mine"))
    made.do(0, wire.Rematch(keep=True, sheriff=True))
    assert made.game is first and made.people[1].last(wire.Changed).table.seats[0].ready
    made.do(1, wire.Rematch(keep=True))
    assert made.game is not first and made.game.s.roles[0] == "sheriff"
    for seat in (0, 1):
        if seat in living:
            assert made.game.s.who[seat].name == first.s.who[seat].name
    assert made.game.s.seed == fair.game_seed(made.game.server_seed, made.game.s.names, {"A": "mine"})


def test_leading_the_replay_is_for_afterwards() -> None:
    made = Scene(wire.Settings(players=4), 2, at_random)
    made.start()
    made.do(0, wire.Steer(3))
    assert problems(made.people[0]) == ["not-over"]
    made.run()
    made.do(0, wire.Steer(3))
    assert made.people[1].last(wire.Steered).at == 3
    assert -2 not in [card for hand in made.people[1].last(wire.Update).view.hands for card in hand]
