"""The gunslinger is never stupid: friends, guns, Missed! and Beer, abilities, endgames; and it is quick."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.bots.goals import Goals, weights_for
from boothill.bots.tactics import Odds
from boothill.core.moves import DECK, DRAW, PLAY, Move, card_of, figure_of, is_gear, is_hand, seat_of
from boothill.core.playing import Playing
from boothill.core.state import State
from boothill.deeds import KINDNESSES, NUISANCES, TURN, Deed
from boothill.memory import Memory
from boothill.notation import parse_move, print_move
from boothill.scenario.position import parse_position
from boothill.sets.classic.cards import WEAPON
from boothill.sets.classic.roles import SHERIFF, SIDES
from tests.tables import TABLES, dealt, plain_only
from tests.test_bots import dodge, position, three


def move(data: dict[str, Any], *before: tuple[str, str]) -> str:
    """What the gunslinger does in a position, after some moves that it has seen."""
    s = parse_position(data)
    memories = [Memory(s.view(seat)) for seat in range(len(s.names))]
    for name, text in before:
        seat = s.names.index(name)
        events = s.apply(parse_move(s, seat, text), seat)
        for memory in memories:
            memory.see(events)
    return print_move(s, make_bot("gunslinger").choose(s.view(s.to_act), memories[s.to_act], Random(1)))


GONE = {"alive": False}


def test_never_shoots_a_proven_friend() -> None:
    """In whole games nobody is shot at, robbed or jailed by one who knows him for a friend."""
    shots = 0
    for seed in range(24):
        game, players = [table for table in TABLES if table[1] > 3][seed % 13]
        driver = Driver(dealt(seed, players, game), [make_bot("gunslinger") for _ in range(players)], Random(seed))
        s = driver.s
        while not s.over:
            following = driver.next_move()
            assert following is not None
            chosen, seat = following
            view = s.view(seat)
            if isinstance(view.stack[-1], Playing) and chosen.target >= 0 and not _favour(s, chosen):
                victim = seat_of(chosen.target) if is_hand(chosen.target) else figure_of(chosen.target)
                goals = Goals(view, driver.memories[seat], weights_for(view.roles[seat]))
                assert victim == seat or goals.wound[victim] > -1.0
                if view.roles[victim] == SHERIFF and victim != seat:
                    assert SIDES[view.roles[seat]] != "law"
                shots += 1
            driver.make(*following)
    assert shots > 500


def _favour(s: State, chosen: Move) -> bool:
    rows = s.rules.rows
    named = chosen.card >= 0 and rows[chosen.card].name in KINDNESSES
    return named or (is_gear(chosen.target) and rows[card_of(chosen.target)].name in NUISANCES)


def test_the_deputy_spares_the_sheriff() -> None:
    armed = {"hand": ["BANG! 2♦", "Duel", "Panic! J♥"], "in_play": ["Winchester"]}
    assert "-> A" not in move(position(B=armed, turn="B"))
    far = {"character": "Paul Regret", "in_play": ["Mustang 8♥"]}
    assert move(position(B={"hand": ["BANG! 2♦"], "character": "Vulture Sam"}, C=far, turn="B")) == "end"


def test_never_swaps_a_better_gun_for_a_worse_one() -> None:
    assert move(position(A={"hand": ["Schofield K♠"], "in_play": ["Winchester"]})) == "end"
    for seed in range(30):
        game, players = [table for table in TABLES if table[1] > 3][seed % 13]
        driver = Driver(dealt(seed, players, game), [make_bot("gunslinger") for _ in range(players)], Random(seed))
        s = driver.s
        while not s.over:
            following = driver.next_move()
            assert following is not None
            chosen, seat = following
            if chosen.verb == PLAY and s.rules.rows[chosen.card].slot == WEAPON and isinstance(s.stack[-1], Playing):
                old = [card for card in s.table[seat] if s.rules.rows[card].slot == WEAPON]
                for card in old:
                    new_row, old_row = s.rules.rows[chosen.card], s.rules.rows[card]
                    assert new_row.numbers.get("range", 0) > old_row.numbers.get("range", 0) or "Volcanic" in (
                        new_row.name,
                        old_row.name,
                    )
            driver.make(*following)


def test_keeps_missed_and_beer_by_situation() -> None:
    shot = position(
        C={"hand": ["BANG!"], "in_play": ["Schofield"]}, turn="C", A={"hand": ["Missed! 2♠"], "in_play": ["Barrel"]}
    )
    assert move(shot, ("C", "play BANG! -> A")) == "use Barrel Q♠", "what costs nothing first"
    slab = position(D={"hand": ["BANG!"], "in_play": ["Schofield"]}, turn="D", A={"hand": ["Missed! 2♠"]})
    assert move(slab, ("D", "play BANG! -> A")) == "pass", "one Missed! against Slab is wasted"
    assert move(position(A={"life": 5, "hand": ["Beer 6♥"]})) == "end", "nothing to heal"
    assert move(position(A={"life": 1, "hand": ["Beer 6♥"]})) == "play Beer 6♥"
    kept = position(A={"life": 2, "hand": ["Missed! 2♠", "Beer 6♥", "Dynamite", "Duel"]}, phase="discard")
    assert move(kept) == "discard Dynamite 2♥"
    last = position(A={"life": 1, "hand": ["Beer 6♥", "Duel"]}, B=GONE, C=GONE, D=GONE, phase="discard")
    assert move(last) == "discard Beer 6♥", "of no use between two"


def test_shoots_whom_it_can_fell() -> None:
    gun = {"hand": ["BANG! 2♦"], "in_play": ["Winchester"]}
    assert move(position(C=gun, A={"life": 1}, turn="C")) == "play BANG! 2♦ -> A"
    foes = position(A=gun, C={"life": 1}, B=GONE, E=GONE)
    assert move(foes) == "play BANG! 2♦ -> C"
    behind = position(A=gun, C={"in_play": ["Barrel"]}, B=GONE, E=GONE)
    assert move(behind) == "play BANG! 2♦ -> D", "rather one without a Barrel"


def test_a_duel_with_an_empty_hand_is_won() -> None:
    empty = position(C={"hand": ["Duel J♠"]}, A={"hand": []}, turn="C")
    assert move(empty) == "play Duel J♠ -> A"
    full = position(C={"hand": ["Duel J♠"], "life": 1}, A={"hand": ["any"] * 5}, turn="C")
    assert "-> A" not in move(full)


@plain_only
def test_a_known_missed_is_reckoned_with() -> None:
    s = parse_position(position(A={"hand": ["Missed! 2♠"]}, D={"character": "Kit Carlson"}))
    view = s.view(3)
    odds = Odds(view, Memory(view))
    unknown = odds.hit(0)
    odds.memory.known = lambda place: [s.hands[0][0]] if place == 0 else []  # type: ignore[method-assign]
    assert odds.hit(0) == 0.0 < unknown < 1.0


@pytest.mark.parametrize(
    ("data", "chosen"),
    [
        (dodge(A={"character": "Sid Ketchum", "life": 1, "hand": ["Dynamite 2♥", "Jail 4♥"]}), "use Sid Ketchum"),
        (dodge(A={"character": "Chuck Wengam", "life": 5, "hand": ["Missed! 2♠"]}), "use Chuck Wengam"),
        (
            dodge(
                C={"character": "Doc Holyday", "hand": ["Schofield J♣", "Dynamite 2♥"], "in_play": ["Winchester"]},
                turn="C",
            ),
            "use Doc Holyday",
        ),
        (dodge(A={"character": "José Delgado", "hand": ["Barrel A♣"], "in_play": ["Barrel Q♠"]}), "use José Delgado"),
    ],
)  # fmt: skip
def test_uses_abilities_of_the_play_phase(data: dict[str, Any], chosen: str) -> None:
    assert move(data).startswith(chosen)


def test_uses_abilities_of_other_moments() -> None:
    shot = {"C": {"hand": ["BANG!"], "in_play": ["Schofield"]}, "turn": "C"}
    fired = ("C", "play BANG! -> A")
    assert move(position(A={"character": "Jourdonnais"}, **shot), fired) == "use Jourdonnais"
    janet = position(A={"character": "Calamity Janet", "hand": ["BANG! 3♦"]}, **shot)
    assert move(janet, fired) == "play BANG! 3♦ as Missed!"
    shooter = position(C={"character": "Calamity Janet", "hand": ["Missed! 2♠"], "in_play": ["Winchester"]}, turn="C")
    assert move(shooter) == "play Missed! 2♠ as BANG! -> A"
    jesse = position(C={"character": "Jesse Jones"}, A={"hand": ["any"]}, turn="B")
    assert move(jesse, ("B", "end")) == "draw from A's hand"
    jail = position(E={"in_play": ["Jail"]}, turn="D", deck=["♠ 2-9", "♥"])
    assert "♥" in move(jail, ("D", "end")), "Lucky Duke"
    willy = position(A={"character": "Willy the Kid", "hand": ["BANG! 2♦", "BANG! 3♦"]}, B=GONE, E=GONE)
    assert move(willy, ("A", "play BANG! 2♦ -> C"), ("C", "pass")).startswith("play BANG! 3♦ -> ")


ACTIVE = {
    "classic+dodge-city": {
        "Jourdonnais", "Sid Ketchum", "Chuck Wengam", "Doc Holyday", "José Delgado", "Calamity Janet", "Elena Fuente",
        "Jesse Jones", "Pedro Ramirez", "Pat Brennan", "Vera Custer",
    },
    "duel": {
        "Annie Oakey", "Babe Leroy", "Cattle Katie", "Pearl Hat", "Soundance Kid", "Toco Ramirez", "Buffalo Bell",
        "Sid Curry", "Slim Poet",
    },
}  # fmt: skip
"""Characters whose ability is a choice, by game."""


@pytest.mark.parametrize("game", ACTIVE)
def test_every_ability_that_is_a_choice_is_used(game: str) -> None:
    used: set[str] = set()
    for seed in range(200):
        players = max(players for name, players in TABLES if name == game)
        driver = Driver(dealt(seed, players, game), [make_bot("gunslinger") for _ in range(players)], Random(seed))
        s = driver.s
        while not s.over:
            following = driver.next_move()
            assert following is not None
            chosen, seat = following
            plain = chosen.verb == DRAW and chosen.target == DECK
            if chosen.name or (chosen.verb == DRAW and not plain):
                owner = [s.who[f].name for f in range(len(s.owner)) if s.owner[f] == seat]
                used.update(owner if chosen.name not in owner else [chosen.name])
            driver.make(*following)
        if used >= ACTIVE[game]:
            return
    raise AssertionError(f"never used: {ACTIVE[game] - used}")


@pytest.mark.parametrize("role", ["renegade", "outlaw"])
def test_finishes_two_player_endgames(role: str) -> None:
    """Alone with the Sheriff everybody shoots; and the Sheriff shoots whoever is left."""
    others = {name: GONE for name in "BCD"}
    last = {"role": role, "hand": ["BANG! 2♦"]}
    data = position(E=last, **others, turn="E")
    if role == "outlaw":
        data["players"]["C"] = {"role": "renegade", "character": "Black Jack", "alive": False}
    assert move(data) == "play BANG! 2♦ -> A"
    data = position(A={"hand": ["BANG! 2♦"]}, E={"role": role}, **others)
    if role == "outlaw":
        data["players"]["C"] = {"role": "renegade", "character": "Black Jack", "alive": False}
    assert move(data) == "play BANG! 2♦ -> E"


def test_the_renegade_keeps_the_sheriff_for_the_last() -> None:
    gun = {"hand": ["BANG! 2♦", "Duel", "Gatling"], "in_play": ["Winchester"]}
    for gone in ({}, {"C": GONE}, {"C": GONE, "D": GONE}, {"B": GONE, "C": GONE}):
        assert not move(position(E=gun, A={"life": 1}, **gone, turn="E")).endswith(("-> A", "Gatling 10♥"))


def test_three_in_a_circle() -> None:
    assert move({**three(A={"hand": ["BANG! 2♦"]}), "turn": "A"}) == "play BANG! 2♦ -> C"


@pytest.mark.parametrize(("game", "players"), [("classic", 5), ("classic+dodge-city", 8), ("duel", 2)])
def test_it_is_quick(game: str, players: int) -> None:
    """Ninety-five of a hundred decisions in less than 20 ms of one core."""
    times = []
    for seed in range(3):
        driver = Driver(dealt(seed, players, game), [make_bot("gunslinger") for _ in range(players)], Random(seed))
        while not driver.s.over:
            began = time.process_time()
            following = driver.next_move()
            times.append(time.process_time() - began)
            assert following is not None
            driver.make(*following)
    times.sort()
    assert times[int(len(times) * 0.95)] < 0.02


def test_a_table_that_has_gone_quiet_wakes_up() -> None:
    """Where nobody has shot for many rounds somebody must be misjudged: then only proven friends are spared."""
    s = parse_position(position(A={"hand": ["BANG! 2♦"]}, B={"in_play": ["Mustang 8♥"]}, C=GONE, D=GONE))
    view = s.view(0)
    memory = Memory(view)
    trusting = make_bot("gunslinger")
    memory.witness.deeds += [Deed(TURN, seat, options=(0,), life=(5, 4, 0, 0, 4), hand=4) for seat in (1, 4) * 40]
    assert print_move(s, trusting.choose(view, memory, Random(1))).startswith("play BANG! 2♦ -> ")
