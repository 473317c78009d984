"""The bot that has learned: what ships with the package, and what it plays."""

from __future__ import annotations

import itertools
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from boothill import new_game
from boothill.bots import BOTS, bots_for, make_bot
from boothill.bots.driver import Driver
from boothill.bots.learned import bot, playing_on, search
from boothill.bots.learned.bot import DesperadoBot, LearnedBot
from boothill.bots.learned.choosing import promising
from boothill.bots.learned.file import read_about
from boothill.bots.learned.move_facts import MOVE_FACTS
from boothill.bots.learned.names import all_names
from boothill.bots.learned.network import LAYERS, TOGETHER, Network
from boothill.bots.learned.playing_on import RememberedWorld, attempt
from boothill.bots.learned.shipped import shipped
from boothill.bots.learned.weighing import chance
from boothill.bots.lookahead.playout import World
from boothill.bots.lookahead.search import Budget
from boothill.bots.lookahead.win_chance import outlook
from boothill.cli import main
from boothill.core.moves import END, PASS, Move
from boothill.knowledge.memory import Memory
from boothill.server.knowledge import list_bots
from boothill.sets import GAMES
from boothill.text.notation import parse_move
from boothill.text.scenario.position import parse_position
from tests.bots import position
from tests.tables import dealt, duel

HOME = files("boothill.data").joinpath("bots/networks")
FILE = HOME.joinpath("duel.npz")


@pytest.fixture
def only_the_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if nothing but the Duel had been learned."""
    monkeypatch.setattr(bot, "network_files", lambda: {"duel": FILE})


def test_the_files_are_small_and_know_every_name_of_today() -> None:
    networks = [file for file in HOME.iterdir() if file.name.endswith(".npz")]
    assert sum(len(file.read_bytes()) for file in networks) <= 3_000_000
    for file in networks:
        assert read_about(file).names == all_names().lists


def test_products_are_too_small_to_be_shared_out_among_threads() -> None:
    """OpenBLAS, which NumPy brings, starts threads for more than 2 ** 18 multiplications; for one row, 460,800."""
    for file in HOME.iterdir():
        if file.name.endswith(".npz"):
            weights = Network.load(file).weights
            assert max(len(weights[name].numbers) for name in LAYERS) <= 460_800
            assert TOGETHER * len(weights["pairs"].numbers) <= 2**18


def test_it_is_offered_for_the_games_that_a_network_has_learned() -> None:
    games = [game for file in sorted(HOME.iterdir(), key=lambda file: file.name) for game in read_about(file).games]
    assert len(set(games)) == len(games) > 0 and list(DesperadoBot.games()) == games
    for game in GAMES:
        assert ("desperado" in bots_for(game)) == (game in games)
    shown = {bot.name: bot.games for bot in list_bots()}
    assert sorted(shown["desperado"]) == sorted(games) and list(shown) == list(BOTS)
    assert {name for name in BOTS if shown[name] != list(GAMES)} == {"scout", "ranger"}


@pytest.mark.parametrize(
    ("game", "players"), [("duel", 2), ("classic", 5), ("dodge-city", 3), ("classic+dodge-city", 8)]
)
def test_it_plays_the_same_game_for_the_same_luck(game: str, players: int) -> None:
    games = []
    for _ in range(2):
        bots = [make_bot("desperado"), *[make_bot("greedy")] * (players - 1)]
        driver = Driver(dealt(3, players, game), bots, Random(3))
        made = []
        while not driver.s.over:
            following = driver.next_move()
            assert following is not None
            made.append(following)
            driver.make(*following)
        games.append(made)
    assert games[0] == games[1]


def test_it_imagines_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds would take longer than ten thousandths of a second on a plain install."""
    monkeypatch.setattr(World, "imagined", None)
    Driver(dealt(1, 2, "duel"), [make_bot("desperado"), make_bot("desperado")], Random(1)).run()


def counted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, Move]]:
    """Every playout of a search: the number of its world, and the move."""
    tried: list[tuple[int, Move]] = []
    worlds: list[RememberedWorld] = []

    def judged(world: RememberedWorld, move: Move, *unused: object) -> float:
        if not worlds or worlds[-1] is not world:
            worlds.append(world)
        tried.append((len(worlds), move))
        return 0.5 - 0.01 * len({move for _, move in tried})

    monkeypatch.setattr(search, "attempt", judged)
    return tried


def test_the_best_few_moves_are_made_in_the_same_worlds_and_the_worse_half_is_left_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tried = counted(monkeypatch)
    most = 0
    driver = Driver(dealt(1, 2, "duel"), [LearnedBot(Network.load(FILE), 60), make_bot("greedy")], Random(1))
    while not driver.s.over:
        tried.clear()
        following = driver.next_move()
        assert following is not None
        worlds = [[move for number, move in tried if number == world] for world in dict(tried)]
        for before, after in itertools.pairwise(worlds):
            assert set(after) <= set(before) and worlds[0][0] in after, "what it would usually do is kept"
            assert len(after) in (len(before), (len(before) + 1) // 2, (len(before) + 1) // 2 + 1)
        if worlds:
            assert len(worlds[0]) <= search.MOVES and len(tried) <= 60 + search.MOVES and following[0] in worlds[0]
            most = max(most, len(worlds[0]))
        driver.make(*following)
    assert most == search.MOVES


def test_what_comes_of_a_move_counts_more_than_what_the_network_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    s = dealt(1, 2, "duel")
    driver = Driver(s, [make_bot("desperado")] * 2, Random(1))
    network = Network.load(FILE)
    turned = 0
    while not s.over:
        view, memory = s.view(s.to_act), driver.memories[s.to_act]
        some = promising(view, memory, network, 2) if len(view.legal) > 1 else []
        if len(some) == 2:
            second = some[1]
            monkeypatch.setattr(search, "attempt", lambda world, move, *rest, best=second: float(move == best))
            assert search.search(view, memory, Random(1), network, Budget(40)) == second
            clear = Budget(4000)
            assert search.search(view, memory, Random(1), network, clear) == second
            assert clear.used <= search.MOVES * 24, "it ends as soon as the result is clear"
            monkeypatch.setattr(search, "attempt", lambda *rest: 0.5)
            assert search.search(view, memory, Random(1), network, Budget(40)) == some[0], "nothing is better"
            turned += 1
        following = driver.next_move()
        assert following is not None
        driver.make(*following)
    assert turned > 5


@pytest.mark.parametrize(("game", "players", "minds"), [("duel", 2, 2), ("classic", 5, 1)])
def test_what_happens_in_an_imagined_game_is_remembered_there_alone(game: str, players: int, minds: int) -> None:
    s = dealt(5, players, game)
    driver = Driver(s, [make_bot("greedy")] * players, Random(5))
    network = shipped(game)
    assert network is not None
    for _ in range(60):
        following = driver.next_move()
        assert following is not None
        driver.make(*following)
    view, memory = s.view(s.to_act), driver.memories[s.to_act]
    before = memory.save()
    world = RememberedWorld.imagined(view, memory, Random(1))
    assert len(world.minds) == minds, "who else plays by the network"
    others = [mind.memory.save() for mind in world.minds.values()]
    after = world.clone()
    after.play_on(players, network, Random(1))
    assert world.s.save() != after.s.save()
    assert memory.save() == before and [mind.memory.save() for mind in world.minds.values()] == others
    for seat, mind in after.minds.items():
        assert mind.memory.seat == seat and mind.memory.witness is after.witness
        assert mind.memory.sizes[:players] == [len(hand) for hand in after.s.hands]
        assert mind.memory.pile == after.s.pile
    assert after.witness.history.actions[-1].save() != memory.witness.history.actions[-1].save()
    again = world.clone()
    again.play_on(players, network, Random(1))
    assert again.s.save() == after.s.save(), "the same luck gives the same game"


def before_a_choice(game: str, players: int) -> Driver:
    """A game in which the seat to act has a choice."""
    driver = Driver(dealt(5, players, game), [make_bot("greedy")] * players, Random(5))
    for number in itertools.count():
        if number > 60 and len(driver.s.legal()) > 1:
            return driver
        following = driver.next_move()
        assert following is not None
        driver.make(*following)
    raise AssertionError


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("classic", 5)])
def test_a_playout_is_worth_the_mean_of_what_the_later_turns_leave(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A single estimate is often wrong. Once the game is over, the rest of the turns count as its result."""
    driver = before_a_choice(game, players)
    s, network = driver.s, shipped(game)
    assert network is not None
    view, memory = s.view(s.to_act), driver.memories[s.to_act]
    world = RememberedWorld.imagined(view, memory, Random(2))
    after = world.clone()
    after.make(view.legal[0], view.seat)
    rng, turns, found = Random(3), [after.s.turn], []
    for _ in range(players):
        after.play_on(1, network, rng)
        turns.append(after.s.turn)
        found.append(chance(network, after.s.clone(), view.seat))
    assert all(one != next for one, next in itertools.pairwise(turns)) and not after.s.over
    later = found[players // 2 :]
    assert len(set(found)) == players, "so that it matters which ones are averaged"
    assert attempt(world, view.legal[0], view.seat, players, network, 3) == pytest.approx(sum(later) / len(later))
    estimates = iter([0.4, 1.0])
    monkeypatch.setattr(playing_on, "chance", lambda *state: next(estimates))
    over = iter(["", "", "law"])

    def some_turns(world: RememberedWorld, turns: int, *unused: object) -> None:
        world.s.winner = next(over)

    monkeypatch.setattr(RememberedWorld, "play_on", some_turns)
    assert attempt(world, view.legal[0], view.seat, 7, network, 3) == pytest.approx((0.4 + 3 * 1.0) / 4)


@pytest.mark.parametrize(("events", "limit"), [({}, 0.08), ({"events": "both"}, 0.046)])
def test_moves_that_the_network_thinks_somewhat_worse_are_tried_as_well(events: dict[str, str], limit: float) -> None:
    """What the network says of them beforehand tells hardly anything more once they have been tried."""
    s = new_game("classic", [f"P{seat}" for seat in range(5)], "5", events)
    driver, network = Driver(s, [make_bot("greedy")] * 5, Random(5)), shipped("classic")
    assert network is not None
    gaps: list[float] = []
    while not s.over:
        view, memory = s.view(s.to_act), driver.memories[s.to_act]
        if len(view.legal) > 1:
            moves = search.candidates(view, memory, network)
            encoder = network.encoder
            worths = network.worths(encoder.facts(view, memory), encoder.moves(view, memory, view.legal))
            first, *others = [worths[view.legal.index(move)] for move in moves]
            gaps += [first - worth for worth in others]
        following = driver.next_move()
        assert following is not None
        driver.make(*following)
    assert 0.7 * limit < max(gaps) <= limit


@pytest.mark.parametrize(("liked", "tried"), [("play Mustang 8♥", False), ("play BANG! 2♦ -> A", True)])
def test_no_search_ends_the_turn_instead_of_laying_a_card(
    liked: str, tried: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(position(C={"hand": ["Mustang 8♥", "BANG! 2♦"], "in_play": ["Winchester"]}, turn="C"))
    view, network = s.view(s.to_act), shipped("classic")
    assert network is not None
    near = [parse_move(s, s.to_act, text) for text in (liked, "end")]
    monkeypatch.setattr(search, "promising", lambda *unused: near)
    assert (END in search.candidates(view, Memory(view), network)) == tried


@pytest.mark.parametrize(("game", "players"), [("classic", 5), ("classic+dodge-city", 8)])
def test_with_hidden_roles_an_imagined_game_is_judged_by_network_and_outlook_together(game: str, players: int) -> None:
    s = before_a_choice(game, players).s
    network = shipped(game)
    assert network is not None
    shares = network.shares(network.encoder.whole(s, s.to_act), ["law", "renegade", "outlaws"])
    assert shares is not None and sum(shares.values()) == pytest.approx(1)
    for seat in s.seats:
        share = shares[s.rules.shape.side_of(s.roles[seat])]
        assert chance(network, s.clone(), seat) == pytest.approx((share + outlook(s, seat)) / 2)


def test_where_a_network_knows_no_sides_the_outlook_judges_alone() -> None:
    s = before_a_choice("dodge-city", 3).s
    network = shipped("dodge-city")
    assert network is not None and not s.led
    assert [chance(network, s.clone(), seat) for seat in s.seats] == [outlook(s, seat) for seat in s.seats]


def test_moves_are_worth_the_same_in_whatever_company() -> None:
    driver = before_a_choice("classic", 5)
    view, memory = driver.s.view(driver.s.to_act), driver.memories[driver.s.to_act]
    network = Network.load(HOME.joinpath("roles.npz"))
    facts, moves = network.encoder.facts(view, memory), network.encoder.moves(view, memory, view.legal)
    together = network.sums(facts, moves)
    starts = range(0, len(moves), MOVE_FACTS)
    assert together == [network.sums(facts, moves[at : at + MOVE_FACTS])[0] for at in starts]
    assert network.sums(facts[::-1], moves) == together


@pytest.mark.parametrize(
    "words",
    [
        ["sim", "--game", "classic", "--bots", "desperado", "--games", "1"],
        ["arena", "--tables", "classic:4", "--bots", "karma,desperado", "--out", "nowhere"],
        ["train", "--tables", "classic:4", "--league", "desperado", "--out", "nowhere"],
    ],
)
def test_for_another_game_every_command_says_who_else_plays_it(
    words: list[str], capsys: pytest.CaptureFixture[str], only_the_duel: None
) -> None:
    assert main(words) == 2
    said = capsys.readouterr().err
    others = "random, greenhorn, stablehand, drifter, karma, greedy, gambler, gunslinger, marshal"
    assert f"desperado does not play classic; there is {others}" in said


def test_who_wants_to_play_another_game_with_it_is_told_who_plays_that(
    capsys: pytest.CaptureFixture[str], only_the_duel: None
) -> None:
    assert main(["play", "--game", "classic", "--bots", "desperado"]) == 2
    said = capsys.readouterr().err
    assert "There is no bot desperado for this game. Available: random, greenhorn, " in said


@pytest.mark.parametrize(
    ("card", "people"),
    [
        ("Gatling", {"A": {"life": 1, "hand": ["Missed!", "Beer 6♥"]}, "B": {"hand": ["Gatling"]}, "turn": "B"}),
        ("Beer", {"A": {"life": 1, "hand": ["Beer 6♥"]}, **{out: {"alive": False} for out in "BCD"}}),
        ("Saloon", {"A": {"hand": ["Saloon", "Missed!"]}}),
    ],
)
def test_whatever_the_network_likes_nothing_senseless_is_done(
    card: str, people: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(position(**people))
    view = s.view(s.to_act)
    rows = view.rules.rows
    liked = [float(move.card >= 0 and rows[move.card].name == card) for move in view.legal]
    assert any(liked)
    monkeypatch.setattr(Network, "sums", lambda *unused: [int(8192 * like) for like in liked])
    assert make_bot("desperado").choose(view, Memory(view), Random(1)) is END
    monkeypatch.setattr("boothill.bots.learned.choosing.senseless", lambda *unused: True)
    assert make_bot("desperado").choose(view, Memory(view), Random(1)).card >= 0, "if all is senseless, what is best"


@pytest.mark.parametrize(
    ("life", "hand", "card", "gives_up"),
    [
        (1, ["BANG! 2♦"], "Indians!", False),
        (2, ["BANG! 2♦"], "Indians!", True),
        (1, ["Missed! 2♠", "Beer 6♥"], "Gatling", False),
        (1, ["Beer 6♥"], "Gatling", True),
    ],
)
def test_whatever_the_network_likes_nobody_dies_with_an_answer_in_hand(
    life: int, hand: list[str], card: str, gives_up: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(position(A={"life": life, "hand": hand}, E={"hand": [card]}, turn="E"))
    s.apply(parse_move(s, s.to_act, f"play {card}"), s.to_act)
    view = s.view(s.to_act)
    assert view.seat == 0
    monkeypatch.setattr(Network, "sums", lambda *unused: [8192 * (move is PASS) for move in view.legal])
    move = view.legal[0] if len(view.legal) == 1 else make_bot("desperado").choose(view, Memory(view), Random(1))
    assert (move is PASS) == gives_up


def test_what_hits_everybody_may_end_the_game_while_the_leader_is_well(monkeypatch: pytest.MonkeyPatch) -> None:
    out = {name: {"alive": False} for name in "CD"}
    s = parse_position(position(A={"life": 5}, B={"hand": ["Indians!", "Missed!"]}, E={"life": 1}, turn="B", **out))
    view = s.view(s.to_act)
    liked = [8192 * (move.card >= 0 and view.rules.rows[move.card].name == "Indians!") for move in view.legal]
    monkeypatch.setattr(Network, "sums", lambda *unused: liked)
    assert make_bot("desperado").choose(view, Memory(view), Random(1)).card >= 0


WEAK = {"character": "Pat Garret", "life": 1}


@pytest.mark.parametrize(
    ("card", "hand", "own", "stupid"),
    [
        ("play Beer", ["Beer", "Missed!"], {}, True),
        ("play Beer", ["Beer"], {}, False),  # an empty hand may be worth more
        ("play Beer", ["Beer", "Missed!"], {"rear": {"character": "Dalon Ranger", "life": 4}}, False),
        ("play Strong Beer -> L.front", ["Strong Beer", "Missed!"], {}, True),
        (
            "play Strong Beer -> L.front",
            ["Strong Beer", "Missed!"],
            {"front": {"character": "Pat Garret", "life": 1}},
            False,
        ),
        ("play Strong Beer -> O.front", ["Strong Beer", "Missed!"], {}, False),
    ],
)
def test_in_the_duel_nothing_is_played_that_heals_nobody(
    card: str, hand: list[str], own: dict[str, Any], stupid: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = parse_position(duel({"hand": hand, **own}, {}))
    view = s.view(s.to_act)
    wanted = parse_move(s, s.to_act, card)
    assert wanted in view.legal
    monkeypatch.setattr(Network, "sums", lambda *unused: [8192 * (move == wanted) for move in view.legal])
    assert (make_bot("desperado").choose(view, Memory(view), Random(1)) != wanted) == stupid


@pytest.mark.parametrize(("rear", "gives_up"), [(None, False), ({"character": "Dalon Ranger"}, True)])
def test_in_the_duel_the_last_figure_is_not_given_up(
    rear: dict[str, Any] | None, gives_up: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = {"front": WEAK, "rear": rear, "reserve": [], "hand": ["Missed!"]}
    s = parse_position(duel(mine, {"hand": ["Colt"]}, "O"))
    s.apply(parse_move(s, s.to_act, "play Colt -> L.front"), s.to_act)
    view = s.view(s.to_act)
    monkeypatch.setattr(Network, "sums", lambda *unused: [8192 * (move is PASS) for move in view.legal])
    assert (make_bot("desperado").choose(view, Memory(view), Random(1)) is PASS) == gives_up
