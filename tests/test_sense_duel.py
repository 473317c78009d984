"""What players of the Duel call stupid, and wins that anybody can see there."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.bots.learned.sense import senseless as called_senseless
from boothill.bots.learned.sure_win import wins_at_once
from boothill.core.ids import Seat
from boothill.core.moves import END, PASS
from boothill.knowledge.memory import Memory
from boothill.sets.duel.playing import DuelPlaying
from boothill.sets.duel.sense import senseless
from boothill.text.notation import parse_move, print_move
from boothill.text.scenario.position import parse_position
from tests.bots import made, seen_first_cards
from tests.tables import dealt, duel

Side = dict[str, Any]
SOLE: Side = {"rear": None, "reserve": []}
LAST: Side = {**SOLE, "front": {"character": "Jack Ransome", "life": 1}}
"""The outlaws' last character, with his last life point."""


@pytest.mark.parametrize(
    ("law", "outlaws", "wins"),
    [
        ({"hand": ["Colt"]}, {**LAST, "hand": []}, "play Colt -> O.front"),
        ({"hand": ["Indians!"]}, {**LAST, "hand": []}, "play Indians!"),
        ({"hand": ["Duel"]}, {**LAST, "hand": []}, "play Duel -> O.front"),
        (
            {"hand": ["Fanning"]},
            {**SOLE, "front": {"character": "Tom Thorn", "life": 2, "gear": ["Clock", "Scope"]}, "hand": []},
            "play Fanning -> O.front",
        ),
        ({"hand": ["Indians!"]}, {**LAST, "rear": {"character": "Tom Thorn", "life": 1}, "hand": []}, "play Indians!"),
        # A reserve, a card, a Barrel, a partner, a life more, or somebody who reacts to the first of two hits.
        (
            {"hand": ["Indians!"]},
            {**LAST, "rear": {"character": "Tom Thorn", "life": 1}, "reserve": ["Slim Poet"], "hand": []},
            "",
        ),
        ({"hand": ["Colt"]}, {**LAST, "hand": ["Wagon"]}, ""),
        ({"hand": ["Colt"]}, {**LAST, "front": {**LAST["front"], "gear": ["Barrel"]}, "hand": []}, ""),
        ({"hand": ["Colt"]}, {**LAST, "rear": {"character": "Tom Thorn"}, "hand": []}, ""),
        ({"hand": ["Colt"]}, {**LAST, "front": {"character": "Jack Ransome", "life": 2}, "hand": []}, ""),
        (
            {"hand": ["Fanning"]},
            {**SOLE, "front": {"character": "Slim Poet", "life": 2, "gear": ["Clock", "Scope"]}, "hand": []},
            "",
        ),
    ],
)
def test_a_win_that_anybody_can_see_is_taken(
    law: Side, outlaws: Side, wins: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(duel(law, outlaws))
    view = s.view(Seat(0))
    found = wins_at_once(view, Memory(view))
    assert (found is not None and print_move(s, found).startswith(wins[:10])) == bool(wins)
    if wins:
        assert made(s, "end", monkeypatch) == print_move(s, parse_move(s, Seat(0), wins))


def test_what_is_called_a_sure_win_wins() -> None:
    """In whole games: whatever the opponent answers, the game is over with the attack."""
    seen = 0
    for number in range(40):
        s = dealt(number, 2, "duel")
        driver = Driver(s, [make_bot("greedy")] * 2, Random(number))
        while not s.over:
            view = s.view(s.to_act)
            found = wins_at_once(view, driver.memories[s.to_act]) if len(view.legal) > 1 else None
            if found is not None:
                after = s.clone()
                after.apply(found, view.seat)
                while not after.over and not isinstance(after.stack[-1], DuelPlaying):
                    after.apply(after.legal()[-1], after.to_act)
                outcome = after.outcome()
                assert outcome is not None and view.seat in outcome.seats
                seen += 1
            following = driver.next_move()
            assert following is not None
            driver.make(*following)
    assert seen


TEX: Side = {"front": {"character": "Tex Killer"}, "hand": ["Colt", "Wagon"]}


@pytest.mark.parametrize(
    ("outlaws", "answer", "refused"),
    [
        ({"hand": ["Missed!"]}, "play Missed!", True),
        ({"hand": ["Missed!", "Wagon"]}, "play Missed!", False),
        ({"hand": [], "front": {"character": "West Harding", "gear": ["Hat"]}}, "use Hat", True),
        ({"hand": ["Wagon"], "front": {"character": "West Harding", "gear": ["Hat"]}}, "use Hat", False),
        ({"hand": [], "front": {"character": "West Harding", "gear": ["Barrel"]}}, "use Barrel", False),
    ],
)
def test_no_miss_is_wasted_on_tex_killer(
    outlaws: Side, answer: str, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(duel(TEX, outlaws))
    s.apply(parse_move(s, Seat(0), "play Colt -> O.front"), Seat(0))
    assert (made(s, answer, monkeypatch) == "pass") == refused


@pytest.mark.parametrize(("gear", "refused"), [("L.front's Scope", True), ("L.front's Rattlesnake", False)])
def test_a_carbine_discards_nothing_good_of_ones_own(gear: str, refused: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    front = {"character": "Pat Garret", "gear": ["Scope", "Rattlesnake"]}
    s = parse_position(duel({"front": front, "hand": ["Carbine", "Wagon"]}, {"hand": ["Missed!", "Wagon"]}))
    s.apply(parse_move(s, Seat(0), "play Carbine -> O.front"), Seat(0))
    s.apply(parse_move(s, Seat(1), "play Missed!"), Seat(1))
    assert (made(s, f"discard {gear}", monkeypatch) == "pass") == refused


@pytest.mark.parametrize(
    ("bare", "hand", "refused"),
    [
        ({"character": "West Harding"}, ["Fanning", "Wagon"], True),
        ({"character": "West Harding"}, ["Fanning"], False),  # emptying the hand may pay
        ({"character": "West Harding", "gear": ["Clock"]}, ["Fanning", "Wagon"], False),
    ],
)
def test_nobody_fans_at_somebody_without_gear(
    bare: Side, hand: list[str], refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(duel({"front": {"character": "Pat Garret"}, "hand": hand}, {"front": bare, "hand": ["Wagon"]}))
    assert (made(s, "play Fanning -> O.front", monkeypatch) == "end") == refused


@pytest.mark.parametrize(
    ("life", "gear", "refused"),
    [(4, ["Hat"], True), (4, ["Clock"], False), (2, ["Hat"], False)],  # with two lives one of three cards has to go
)
def test_no_gear_is_laid_on_one_of_its_name(
    life: int, gear: list[str], refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    front, rear = {"character": "Pat Garret", "life": life}, {"character": "Dalon Ranger", "gear": gear}
    s = parse_position(duel({"front": front, "rear": rear, "hand": ["Hat", "Wagon", "Beer"]}, {"hand": ["Wagon"]}))
    assert (made(s, "play Hat -> L.rear", monkeypatch) == "end") == refused


@pytest.mark.parametrize(
    ("hand", "foe", "refused"),
    [
        (["Colt", "Colt", "Missed!"], {"character": "West Harding"}, True),
        (["Colt", "Missed!", "Wagon"], {"character": "West Harding"}, False),  # the Wagon goes
        (["Colt", "Colt", "Missed!"], {"character": "Sid Curry"}, False),  # he reacts
        (["Knife", "Knife", "Missed!"], {"character": "West Harding"}, True),
        (["Fanning", "Fanning", "Missed!"], {"character": "West Harding"}, False),  # it would hit nothing
    ],
)
def test_no_shot_is_thrown_away_that_could_be_fired(
    hand: list[str], foe: Side, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    front = {"character": "Pat Garret", "life": 2}
    outlaws = {"front": foe, "rear": None, "reserve": [], "hand": ["Wagon"]}
    s = parse_position(duel({"front": front, "hand": hand}, outlaws))
    assert (made(s, "end", monkeypatch) != "end") == refused


@pytest.mark.parametrize(
    ("law", "outlaws", "refused"),
    [
        ({"hand": ["Barrel", "Wagon", "Beer"], "front": {"character": "Pat Garret", "life": 2}}, {}, True),
        ({"hand": ["Barrel", "Wagon"], "front": {"character": "Pat Garret", "life": 2}}, {}, False),  # it may stay
        ({"hand": ["Scope", "Wagon", "Beer"], "front": {"character": "Pat Garret", "life": 2}}, {}, True),
        ({"hand": ["Clock", "Wagon", "Beer"], "front": {"character": "Pat Garret", "life": 2}}, {}, False),
        ({"hand": ["Gun Belt", "Wagon", "Beer"], "front": {"character": "Pat Garret", "life": 2}}, {}, True),
        ({"hand": ["Colt"]}, {"hand": []}, True),  # nobody can answer the shot
        ({"hand": ["Colt"]}, {"hand": ["Beer"]}, False),
        ({"hand": ["Colt"]}, {"hand": [], "front": {"character": "Sid Curry"}}, False),
        ({"hand": ["Colt"]}, {"hand": [], "front": {"character": "Slim Poet"}, "reserve": ["Toco Ramirez"]}, False),
    ],
)
def test_a_turn_does_not_end_with_something_plainly_good_in_hand(law: Side, outlaws: Side, refused: bool) -> None:
    s = parse_position(duel(law, {"hand": ["Wagon"], **outlaws}))
    view = s.view(Seat(0))
    assert senseless(view, Memory(view), END) == refused


DOOMED: Side = {**SOLE, "front": {"character": "West Harding", "life": 1}}
BILL: Side = {"front": {"character": "Wild Bill", "gear": ["Scope"]}, "hand": ["Wagon"]}
ALAN: Side = {"front": {"character": "Alan Pinkertoon", "life": 2}, "hand": ["Wagon"]}


@pytest.mark.parametrize(
    ("outlaws", "law", "move", "refused"),
    [
        ({**DOOMED, "hand": ["Robbery"]}, BILL, "play Robbery -> L's hand", True),
        ({**DOOMED, "hand": ["Schoolteacher"]}, BILL, "play Schoolteacher -> L.front's Scope", True),
        ({**DOOMED, "hand": ["Robbery", "Missed!"]}, BILL, "play Robbery -> L's hand", False),
        ({**DOOMED, "rear": {"character": "Tom Thorn"}, "hand": ["Robbery"]}, BILL, "play Robbery -> L's hand", False),
        ({**DOOMED, "hand": ["Robbery"]}, {**BILL, "front": {"character": "Jango"}}, "play Robbery -> L's hand", False),
        ({**DOOMED, "hand": ["Colt"]}, ALAN, "play Colt -> L.front", True),
        ({**DOOMED, "hand": ["Colt"]}, {**ALAN, "front": {**ALAN["front"], "life": 1}}, "play Colt -> L.front", False),
        ({**DOOMED, "hand": ["Duel"]}, BILL, "play Duel -> L.front", True),
        ({**DOOMED, "hand": ["Duel", "Missed!"]}, BILL, "play Duel -> L.front", True),  # no miss helps there
        (
            {**DOOMED, "hand": ["Robbery"], "front": {**DOOMED["front"], "gear": ["Barrel"]}},
            BILL,
            "play Robbery -> L's hand",
            False,
        ),
        (
            {**DOOMED, "hand": ["Duel"], "front": {**DOOMED["front"], "gear": ["Barrel"]}},
            BILL,
            "play Duel -> L.front",
            True,
        ),
        ({**DOOMED, "hand": ["Duel", "Colt"]}, BILL, "play Duel -> L.front", False),
        ({**DOOMED, "hand": ["Duel"]}, {**BILL, "hand": []}, "play Duel -> L.front", False),
    ],
)
def test_nobody_stakes_the_very_last_life(outlaws: Side, law: Side, move: str, refused: bool) -> None:
    s = parse_position(duel({"reserve": ["Jango" if law["front"] != {"character": "Jango"} else "Pat Garret"], **law},
                            outlaws, turn="O"))  # fmt: skip
    view = s.view(s.to_act)
    wanted = parse_move(s, s.to_act, move)
    assert wanted in view.legal
    assert senseless(view, Memory(view), wanted) == refused


@pytest.mark.parametrize(
    ("game", "players"), [("duel", 2), ("classic", 5), ("dodge-city", 3), ("classic+dodge-city", 8)]
)
def test_every_move_of_whole_games_can_be_judged(game: str, players: int) -> None:
    for number in range(60 if players == 2 else 6):
        s = dealt(number, players, game)
        driver = Driver(s, [make_bot("random" if number % 2 else "greedy")] * players, Random(number))
        while not s.over:
            view, memory = s.view(s.to_act), driver.memories[s.to_act]
            if len(view.legal) > 1:
                good = [move for move in view.legal if not called_senseless(view, memory, move)]
                assert good or len(view.legal) < 6, "there is nearly always something better"
                wins_at_once(view, memory)
            following = driver.next_move()
            assert following is not None
            driver.make(*following)


def test_it_may_pass_where_nothing_helps() -> None:
    s = parse_position(duel(TEX, {"hand": ["Missed!"]}))
    s.apply(parse_move(s, Seat(0), "play Colt -> O.front"), Seat(0))
    view = s.view(Seat(1))
    assert not senseless(view, Memory(view), PASS)


BARE: Side = {**LAST, "hand": ["Missed!", "Wagon"]}
DESPERATE: Side = {**SOLE, "front": {"character": "Pat Garret", "life": 1}}


@pytest.mark.parametrize(
    ("law", "outlaws", "refused"),
    [
        ({"hand": ["Colt"]}, BARE, True),
        ({"hand": ["Knife"]}, BARE, True),
        ({"hand": ["Fanning"]}, {**BARE, "front": {**LAST["front"], "gear": ["Clock"]}}, True),
        ({"hand": ["Fanning"]}, BARE, False),
        ({"hand": ["Colt"]}, {**BARE, "front": {**LAST["front"], "gear": ["Barrel"]}}, False),
        ({"hand": ["Colt"]}, {**BARE, "front": {**LAST["front"], "life": 2}}, False),
        ({"hand": ["Colt"]}, {**BARE, "rear": {"character": "Tom Thorn"}}, False),
        ({**DESPERATE, "hand": ["Colt"]}, BARE, True),
        ({**DESPERATE, "hand": ["Derringer"]}, BARE, False),  # any card answers it
        ({"hand": ["Derringer"]}, BARE, True),
        ({"front": {"character": "Annie Oakey"}, "hand": ["Colt"]}, BARE, False),  # it is her only miss
        ({"front": {"character": "Annie Oakey"}, "hand": ["Colt", "Missed!"]}, BARE, True),
    ],
)
def test_a_shot_that_may_win_is_fired(law: Side, outlaws: Side, refused: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    s = parse_position(duel({"front": {"character": "Pat Garret"}, **law}, outlaws))
    assert (made(s, "end", monkeypatch) != "end") == refused


@pytest.mark.parametrize(("known", "refused"), [(["Missed!"], False), (["Wagon"], True)])
def test_with_the_very_last_life_a_shot_is_kept_if_it_is_known_to_miss(known: list[str], refused: bool) -> None:
    s = parse_position(duel({**DESPERATE, "hand": ["Colt"]}, {**LAST, "hand": [*known, "Beer"]}))
    assert senseless(s.view(Seat(0)), seen_first_cards(s), END) == refused


@pytest.mark.parametrize(
    ("gun", "bearers", "refused"),
    [
        ("Gun Belt", ("Tom Thorn", "Slim Poet"), True),
        ("Gun Belt", ("West Harding",), False),  # his shots have no limit anyway
        ("Scope", ("Jack Ransome",), False),  # he reaches everybody anyway
    ],
)
def test_nobody_has_to_lay_what_does_not_help_its_bearer(gun: str, bearers: tuple[str, ...], refused: bool) -> None:
    front, *rear = [{"character": name, "life": 1} for name in bearers]
    outlaws = {"front": front, "rear": rear[0] if rear else None, "reserve": [], "hand": [gun, "Wagon", "Beer"]}
    s = parse_position(duel({"hand": ["Wagon"]}, outlaws, turn="O"))
    view = s.view(Seat(1))
    assert senseless(view, Memory(view), END) == refused


@pytest.mark.parametrize(
    ("rear", "before", "refused"),
    [
        ("West Harding", ["swap"], True),
        ("West Harding", [], False),
        ("West Harding", ["swap", "play Wagon"], False),  # something has happened in between
        ("Tom Thorn", ["swap"], False),  # he shoots when he gets the marker
    ],
)
def test_nobody_swaps_back_with_water(rear: str, before: list[str], refused: bool) -> None:
    front = {"character": "Slim Poet", "life": 3}
    outlaws = {"front": front, "rear": {"character": rear, "life": 3}, "reserve": [], "hand": ["Water", "Wagon"]}
    s = parse_position(duel({"hand": ["Wagon"]}, outlaws, turn="O"))
    memory = Memory(s.view(Seat(1)))
    for text in before:
        memory.see(s.apply(parse_move(s, Seat(1), text), Seat(1)))
        while s.to_act != 1 or not isinstance(s.stack[-1], DuelPlaying):
            memory.see(s.apply(s.legal()[0], s.to_act))
    water = parse_move(s, Seat(1), "play Water -> O")
    assert water in s.legal()
    assert senseless(s.view(Seat(1)), memory, water) == refused


@pytest.mark.parametrize(
    ("hand", "known", "refused"),
    [
        (["Duel", "Missed!"], ["Colt"], True),
        (["Duel", "Missed!"], ["Knife"], True),
        (["Duel", "Colt"], ["Colt"], False),
        (["Duel", "Missed!"], ["Wagon"], False),
        (["Duel"], ["Colt"], False),  # emptying the hand may pay
    ],
)
def test_nobody_starts_a_duel_that_is_sure_to_be_lost(
    hand: list[str], known: list[str], refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(duel({"front": {"character": "Pat Garret"}, "hand": hand}, {"hand": [*known, "Beer"]}))
    assert (made(s, "play Duel -> O.front", monkeypatch, seen_first_cards(s)) == "end") == refused


@pytest.mark.parametrize(("known", "refused"), [("Missed!", False), ("Colt", True)])
def test_the_very_last_life_may_be_staked_on_a_hand_that_is_known_to_be_harmless(known: str, refused: bool) -> None:
    s = parse_position(duel({**DESPERATE, "hand": ["Duel", "Missed!"]}, {"hand": [known]}))
    move = parse_move(s, Seat(0), "play Duel -> O.front")
    assert senseless(s.view(Seat(0)), seen_first_cards(s), move) == refused


@pytest.mark.parametrize(
    ("front", "rear", "hand", "refused"),
    [
        (4, 2, [], True),
        (1, 1, [], True),
        (4, 1, [], False),  # she would be in danger
        (4, 2, ["Wagon"], False),
    ],
)
def test_babe_leroy_comes_to_the_front_if_the_hand_is_empty(
    front: int, rear: int, hand: list[str], refused: bool
) -> None:
    babe = {"character": "Babe Leroy", "life": rear}
    tom = {"character": "Tom Thorn", "life": front}
    s = parse_position(duel({"hand": ["Wagon"]}, {"front": tom, "rear": babe, "hand": hand}, turn="O"))
    view = s.view(Seat(1))
    assert senseless(view, Memory(view), END) == refused
    s.this_turn["Babe Leroy"] = 1  # she has drawn before
    view = s.view(Seat(1))
    assert not senseless(view, Memory(view), END)
    s = parse_position(duel({"hand": ["Wagon"]}, {"front": babe, "rear": tom, "hand": hand}, turn="O"))
    view = s.view(Seat(1))
    assert not senseless(view, Memory(view), END)
