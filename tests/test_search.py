"""Games in the head: states are judged soberly, worlds fit what was seen, and what is surely better is found."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

import pytest

from boothill.bots import make_bot
from boothill.bots.driver import Driver
from boothill.bots.gunslinger.judging import judged, likely
from boothill.bots.learned.search import preferred
from boothill.bots.lookahead.playout import Tree, World
from boothill.bots.lookahead.search import Budget, Trial, search
from boothill.bots.lookahead.win_chance import outlook
from boothill.core.ids import Seat
from boothill.core.moves import END, PASS
from boothill.core.view import View
from boothill.knowledge import beliefs
from boothill.knowledge.memory import Memory
from boothill.lab.measure.matches import GameSize, deal, finish
from boothill.text.notation import parse_move, print_move
from boothill.text.scenario.position import parse_position
from tests.bots import position
from tests.tables import dealt, duel


def choice(data: dict[str, Any], bot: str) -> str:
    s = parse_position(data)
    view = s.view(s.to_act)
    return print_move(s, make_bot(bot).choose(view, Memory(view), Random(1)))


LAST: dict[str, Any] = {"front": {"character": "West Harding", "life": 1}, "rear": None, "reserve": [], "hand": []}
"""A side that the next hit beats."""


def test_life_people_gear_and_cards_count() -> None:
    even = parse_position(duel({}, {}))
    assert outlook(even, Seat(0)) + outlook(even, Seat(1)) == pytest.approx(1)
    wounded = parse_position(duel({}, {"front": {"character": "West Harding", "life": 1}}))
    armed = parse_position(duel({"rear": {"character": "Dalon Ranger", "gear": ["Barrel"]}}, {}))
    bitten = parse_position(duel({"rear": {"character": "Dalon Ranger", "gear": ["Rattlesnake"]}}, {}))
    richer = parse_position(duel({"hand": ["Colt"]}, {}))
    assert (
        min(outlook(s, Seat(0)) for s in (wounded, armed, richer)) > outlook(even, Seat(0)) > outlook(bitten, Seat(0))
    )


def test_imagined_roles_are_those_that_deeds_make_likely() -> None:
    s = parse_position(position(C={"hand": ["BANG!", "Gatling", "Duel"], "in_play": ["Winchester"]}, turn="C"))
    memory = Memory(s.view(Seat(4)))
    for text in ("play BANG! -> A", "pass", "play Duel -> A", "pass"):
        seat = s.to_act
        memory.see(s.apply(parse_move(s, seat, text), seat))
    view = s.view(Seat(4))
    roles = [World.imagined(view, memory, Random(number)).s.roles for number in range(200)]
    believed = beliefs.beliefs(view, memory)[2][beliefs.ROLES.index("outlaw")]
    assert believed > 0.9
    assert sum(each[2] == "outlaw" for each in roles) / 200 == pytest.approx(believed, abs=0.05)
    assert all(sorted(each) == sorted(s.roles) for each in roles)


def test_each_role_looks_at_its_own_chance() -> None:
    even = parse_position(position())
    low = parse_position(position(A={"life": 1}))
    sheriff, deputy, outlaw, renegade = 0, 1, 2, 4
    for seat in (sheriff, deputy):
        assert outlook(low, Seat(seat)) < outlook(even, Seat(seat))
    assert outlook(low, Seat(outlaw)) > outlook(even, Seat(outlaw))
    gone = parse_position(position(C={"alive": False}, D={"alive": False}))
    assert outlook(gone, Seat(sheriff)) > 0.7 > 0.1 > outlook(gone, Seat(outlaw))
    assert sum(outlook(even, Seat(seat)) for seat in (sheriff, outlaw, renegade)) == pytest.approx(1)


def test_the_end_counts_more_than_anything() -> None:
    s = parse_position(duel({"hand": ["Colt"]}, LAST))
    s.apply(parse_move(s, Seat(0), "play Colt -> O.front"), Seat(0))
    while not s.over:
        s.apply(s.legal()[0])
    assert (outlook(s, Seat(0)), outlook(s, Seat(1))) == (1.0, 0.0)


@pytest.mark.parametrize("bot", ["gunslinger", "marshal:60"])
def test_it_finishes_whom_it_can(bot: str) -> None:
    assert choice(duel({"hand": ["Colt", "Wagon", "Beer"]}, LAST), bot).startswith(("play Colt", "play Wagon"))


def test_copies_of_a_card_are_looked_into_once() -> None:
    view = parse_position(duel({"hand": ["Fanning", "Fanning"]}, {})).view(Seat(0))
    shots = [move for move in view.legal if move.card >= 0]
    assert len({move.card for move in shots}) == 2, "their symbols differ"
    score = judged(view, Memory(view))
    scores = [score(move) for move in view.legal]
    assert len([move for move in likely(view, scores, 99).values() if move.card >= 0]) == 1
    assert len(likely(view, scores, 2)) == 2


def under_way(seed: int, players: int, moves: int) -> tuple[View, Memory]:
    """A game of gunslingers after some moves, and what the one to act sees and remembers."""
    driver = Driver(dealt(seed, players), [make_bot("gunslinger") for _ in range(players)], Random(seed))
    for _ in range(moves):
        following = driver.next_move()
        assert following is not None
        driver.make(*following)
    seat = driver.s.to_act
    return driver.s.view(seat), driver.memories[seat]


def test_roles_are_imagined_as_often_as_they_are_likely() -> None:
    view, memory = under_way(3, 6, 60)
    known = beliefs.beliefs(view, memory)
    rng = Random(1)
    drawn = [beliefs.draw(view, memory, rng) for _ in range(2000)]
    for other in range(6):
        for role, chance in zip(beliefs.ROLES, known[other], strict=True):
            assert sum(roles[other] == role for roles in drawn) / 2000 == pytest.approx(chance, abs=0.04)
    dealt_roles = sorted(view.rules.roles[6])
    assert all(sorted(roles) == dealt_roles for roles in drawn)


def test_what_goes_on_in_the_head_stays_there() -> None:
    """A world that is played on changes neither the one it was cloned from nor what was seen and believed."""
    view, memory = under_way(5, 5, 40)
    before = (len(memory.deeds), beliefs.beliefs(view, memory), memory.witness.board.save())
    world = World.imagined(view, memory, Random(1))
    saved = world.s.save()
    twin = world.clone()
    twin.make(view.legal[0], view.seat)
    twin.play_on(view.seat, 5, Tree(), Random(2))
    assert len(twin.seen.deeds) > len(memory.deeds)
    assert world.s.save() == saved
    assert (len(memory.deeds), beliefs.beliefs(view, memory), memory.witness.board.save()) == before


def test_the_tree_grows_where_it_promises_most() -> None:
    view = parse_position(duel({"hand": ["Colt", "Wagon"]}, {})).view(Seat(0))
    tree = Tree()
    scores = [float(-i) for i in range(len(view.legal))]
    good = view.legal[1]
    for _ in range(200):
        move, child = tree.next(view, scores)
        for step in (tree, child):
            step.learn(0.9 if move == good else 0.1)
    visits = sorted(child.visits for child in tree.tried.values())
    assert len(visits) > 1
    assert visits[-1] > 150


def test_a_lead_is_told_from_luck() -> None:
    one, other = Trial(END), Trial(END)
    one.values, other.values = [0.5, 0.7, 0.6, 0.8, 0.2, 0.3], [0.4, 0.6, 0.5, 0.7, 0.1, 0.2]
    mean, error = one.lead(other)
    assert mean == pytest.approx(0.1)
    assert error == pytest.approx(0, abs=1e-9), "all worlds agree, however much they differ"
    other.values = [0.8, 0.4, 0.9, 0.3, 0.5, 0.0]
    mean, error = one.lead(other)
    assert mean < error
    one.values, other.values = [0.9, 0.9], [0.1, 0.1]
    assert one.lead(other)[1] == inf, "two worlds are not enough"


def test_what_one_would_usually_do_is_done_unless_another_is_surely_better() -> None:
    s = parse_position(duel({"hand": ["Colt"]}, LAST))
    view = s.view(Seat(0))
    shot, end = parse_move(s, Seat(0), "play Colt -> O.front"), END
    found = search(view, Memory(view), Random(1), [end, shot], 2, Budget(playouts=40), 1.0)
    assert found == shot
    same = search(view, Memory(view), Random(1), [end, shot], 2, Budget(playouts=40), 1e9)
    assert same is end


@pytest.mark.parametrize(
    ("leads", "preferred_to_it"),
    [
        ([0.02] * 10, True),
        ([0.002] * 10, False),  # too little to matter
        ([-0.02] * 10, False),
        ([0.3, -0.2] * 5, False),  # more luck than lead
        ([0.3, -0.1] * 5, True),
        ([0.3] * 5, False),  # too few worlds to say
    ],
)
def test_the_networks_own_choice_is_made_unless_another_is_far_enough_ahead(
    leads: list[float], preferred_to_it: bool
) -> None:
    usual, other, worse = Trial(END), Trial(PASS), Trial(END)
    usual.values = [0.5] * len(leads)
    other.values = [0.5 + lead for lead in leads]
    worse.values = [0.1] * len(leads)
    assert preferred([usual, other, worse], usual) is (other if preferred_to_it else usual)


def test_a_budget_is_kept() -> None:
    view = parse_position(duel({"hand": ["Colt", "Wagon", "Beer"]}, {})).view(Seat(0))
    budget = Budget(playouts=50)
    search(view, Memory(view), Random(1), view.legal[:4], 2, budget, 1.0)
    assert 46 <= budget.used <= 53
    both = Budget(playouts=50, seconds=1e9)
    search(view, Memory(view), Random(1), view.legal[:4], 2, both, 1.0)
    assert both.used == budget.used
    hurried = Budget(playouts=10**9, seconds=1e-9)
    search(view, Memory(view), Random(1), view.legal[:4], 2, hurried, 1.0)
    assert hurried.used <= 4
    timed = Budget(seconds=0.05)
    search(view, Memory(view), Random(1), view.legal[:4], 2, timed, 1.0)
    assert timed.used >= 4
    assert timed.spent() >= 1


def test_the_marshal_is_as_strong_on_a_slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """It makes as many playouts as the game is worth, and a table with time to spare gets no more of them."""
    made: list[Budget] = []

    def noted(view: View, *args: Any) -> Any:
        made.extend(arg for arg in args if isinstance(arg, Budget))
        return view.legal[0]

    monkeypatch.setattr("boothill.bots.marshal.search", noted)
    monkeypatch.setattr("boothill.bots.marshal.learned_search", noted)
    for game, players, playouts in (
        ("classic", 5, 200),
        ("classic", 6, 166),
        ("dodge-city", 5, 140),
        ("duel", 2, 120),
    ):
        s = dealt(11, players, game)
        view = s.view(s.to_act)
        for bot in (make_bot("marshal"), make_bot("marshal").within(5.0), make_bot("marshal:7").within(5.0)):
            bot.choose(view, Memory(view), Random(1))
        assert [(budget.playouts, budget.seconds) for budget in made] == [(playouts, 0), (playouts, 5), (7, 5)]
        made.clear()


def test_the_same_luck_gives_the_same_move() -> None:
    s = dealt(11, 5)
    view = s.view(s.to_act)
    chosen = {make_bot("marshal:60").choose(view, Memory(view), Random(4)) for _ in range(2)}
    assert len(chosen) == 1


def test_it_beats_the_rules_of_thumb() -> None:
    won = 0
    for number in range(8):
        s = deal(GameSize("duel", 2), f"ahead {number // 2}")
        bots = [make_bot("greedy"), make_bot("greedy")]
        bots[number % 2] = make_bot("gunslinger")
        won += finish(s, bots, f"ahead {number // 2}").won[number % 2]
    assert won >= 5
