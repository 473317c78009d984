"""The people at a table: who leaves and comes back, who is out, who watches, and what each of them is told."""

from __future__ import annotations

from typing import Any

import pytest

from boothill.table import visiting, wire
from boothill.table.problem import Problem
from boothill.table.seating import Viewer
from boothill.table.table import Table
from tests.scenes import Person, Scene, answer, at_random, four, problems, scene, silent

# -- leavers -------------------------------------------------------------------------------------------------


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


# -- the eliminated, spectators, chat ------------------------------------------------------------------------


def test_spectators_see_what_everybody_sees_and_later_if_so_agreed() -> None:
    made = Scene(wire.Settings(players=4, watch_delay=30), 4, silent)
    made.start()
    watcher = made.watch("Watcher")
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
    watcher = made.watch("Watcher")
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


def test_who_hears_of_things_later_does_so_through_every_door(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table as it is shown to strangers, to spectators, and to those who come, is as it was some time ago."""
    made = Scene(wire.Settings(players=4, watch_delay=30, public=True), 3, at_random)
    watcher = made.watch("Watcher")
    made.start()
    live = [(made.now - 30, essence(made.table.shown()))]
    shown = Table.shown

    def noted(self: Table, inside: bool = False) -> wire.TableShown:
        found = shown(self, inside)
        live.append((made.now, essence(found)))
        return found

    monkeypatch.setattr(Table, "shown", noted)
    seen = set()
    for step in range(300):
        assert made.step()
        if step % 20 == 5:
            made.do(step % 3, wire.Away(step % 40 == 5))
        if step % 50 == 7:
            made.do(0, wire.Pause(True))
            made.now += 1
            made.do(0, wire.Pause(False))
        if made.table.phase != "playing":
            break
        newcomer = Person(made)
        made.table.connect(newcomer, wire.Hello(name="New"), made.now)
        made.settle()
        late = {one for at, one in live if at < made.now - 29.999}
        outside = essence(made.table.shown_outside(made.now))
        assert outside in late and essence(newcomer.last(wire.Welcome).table) in late, "too early"
        seen.add(outside)
        made.table.disconnect(newcomer, made.now)
    assert len(seen) > 10, "but it is seen"
    for at, message in watcher.heard:
        if isinstance(message, wire.Changed) and message.table.phase == "playing" and at < made.now:
            assert essence(message.table) in {one for when, one in live if when < at - 29.999}, "too early"


def essence(shown: wire.TableShown) -> tuple[object, ...]:
    """Who is covered, who is there, whose clock shows what, and whether the game is paused."""
    return shown.phase, shown.paused, tuple((s.covered, s.here, s.reserve) for s in shown.seats)


def test_what_players_say_reaches_those_who_watch_later_with_the_game() -> None:
    made = Scene(wire.Settings(players=4, watch_delay=30), 4, silent)
    made.start()
    watcher, friend = made.watch("Wes"), made.watch("Zoe")
    made.do(0, wire.Say("I have no Missed! left"))
    made.do(4, wire.Say("Howdy"))
    for looks in (watcher, friend, made.watch("New")):
        said = [m.text for _, m in looks.heard if isinstance(m, wire.Chat)]
        said += [chat.text for chat in looks.last(wire.Welcome).chats]
        assert said == ["Howdy"]
    assert [m.text for _, m in made.people[1].heard if isinstance(m, wire.Chat)] == ["I have no Missed! left", "Howdy"]
    made.run(31)
    assert watcher.last(wire.Chat).text == "I have no Missed! left"
    assert [chat.text for chat in made.watch("Newer").last(wire.Welcome).chats] == ["I have no Missed! left", "Howdy"]


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
        assert made.people[1].last(wire.Chat).dead, "the dead have their chat whatever they see"
        assert not any(isinstance(m, wire.Chat) for _, m in made.people[0].heard)
        made.do(0, wire.Say("is he?", dead=True))
        assert problems(made.people[0]) == ["not-dead"]
        living, dead = Person(made, made.people[0].key), Person(made, made.people[1].key)
        for again, lines in ((living, 0), (dead, 1)):
            made.table.connect(again, wire.Hello(again.key), made.now)
            made.settle()
            assert len(again.last(wire.Welcome).chats) == lines
            made.table.disconnect(again, made.now)
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


def test_a_crowd_is_told_once_a_second_who_has_come_and_gone() -> None:
    """A thousand spectators who come at once would otherwise cost a million messages."""
    table = Table("crowd", wire.Settings(players=4))
    _, key = table.sit("Ann")
    heard: list[wire.FromTable] = []
    ann, crowd = Viewer(heard.append), [Viewer(lambda message: None) for _ in range(100)]
    table.connect(ann, wire.Hello(key), 0.0)

    def told() -> list[wire.TableShown]:
        out, table.out = table.out, []
        return [message.table for viewer, message in out if viewer is ann and isinstance(message, wire.Changed)]

    told()
    for number, viewer in enumerate(crowd):
        table.connect(viewer, wire.Hello(name=f"W{number}"), 0.001 * number)
    assert len(told()) == visiting.CROWD - 1 and table.wake_at() is not None
    table.tick(0.9)
    assert told() == []
    table.tick(1.1)
    (shown,) = told()
    assert shown.watching == 100 and table.wake_at() is None
    table.disconnect(crowd[0], 2.0)
    assert told() == []
    table.handle(ann, wire.AddBot(1), 2.1)
    (shown,) = told()
    assert shown.watching == 99 and table.wake_at() is None, "whatever else is told of the table tells this too"


@pytest.mark.parametrize("name", ["B", "b", "B\u200d", "\uff22"])
def test_a_spectator_is_not_taken_for_a_player(name: str) -> None:
    made = scene()
    spectator = made.watch(name)
    made.do(4, wire.Say("I am the renegade"))
    assert made.people[0].last(wire.Chat).name == spectator.last(wire.Chat).name == f"{name} (2)"
    made.do(1, wire.Say("Howdy"))
    assert made.people[0].last(wire.Chat).name == "B"


def test_chat_reaches_everybody() -> None:
    made = scene()
    made.do(2, wire.Say("howdy"))
    assert all(person.last(wire.Chat).text == "howdy" for person in made.people)


def test_bots_that_are_among_themselves_may_hurry() -> None:
    made = scene(1)
    made.do(0, wire.Hurry())
    assert problems(made.people[0]) == ["not-now"], "somebody still plays"
    position = four(A={"alive": False, "role": "outlaw"}, B={"role": "sheriff"})
    made.set_up({**position, "turn": "B"})
    made.do(0, wire.Hurry())
    assert made.game.over and made.people[0].last(wire.Ended).winner == made.game.s.winner
    assert made.now == 0, "nobody had to wait"
