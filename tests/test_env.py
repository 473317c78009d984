"""The environments for training: PettingZoo's own tests, whole games in words, and nothing that a seat may not know."""

from __future__ import annotations

import runpy
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from boothill.core.frames.hits import Contest, Demanded, Shot
from boothill.core.ids import NOBODY, Seat
from boothill.extra import Missing, need
from boothill.knowledge.memory import Memory
from boothill.lab.research.dialogue import Talk
from boothill.lab.research.env import Seats, Solo, env, parallel_env, vector
from boothill.lab.research.features import Features
from boothill.lab.research.vocabulary import Word, Words, places
from boothill.sets import new_game, ruleset
from tests.tables import TABLES, lost_by_passing
from tests.test_leaks import twin_of

everywhere = pytest.mark.parametrize(("game", "players"), TABLES)
their_style = pytest.mark.filterwarnings(
    # Their tests know by name which environments show a mask beside the observation.
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably",
)


@their_style
@everywhere
def test_pettingzoo_accepts_the_environment(game: str, players: int) -> None:
    api_test(env(game=game, players=players), num_cycles=60)


@everywhere
def test_the_same_seed_deals_the_same_game(game: str, players: int) -> None:
    seed_test(partial(env, game=game, players=players), num_cycles=40)


@pytest.mark.parametrize(("game", "players"), [("classic", 5), ("duel", 2), ("classic+dodge-city", 8)])
def test_pettingzoo_accepts_the_parallel_environment(game: str, players: int) -> None:
    parallel_api_test(parallel_env(game=game, players=players), num_cycles=120)
    parallel_seed_test(partial(parallel_env, game=game, players=players), num_cycles=30)


def spoken(table: Seats, seed: int, most: int = 20_000) -> int:
    """Play a game with random words and look at everything on the way; the number of words."""
    rng = Random(seed)
    table.reset(seed=seed)
    said = 0
    while not table.talk.over:
        agent = table.agent_selection
        seen = table.observe(agent)
        assert table.observation_space(agent).contains(seen)
        moves = list(table.talk._open)
        begins = {words[: len(words) - 1] for words in moves}
        assert not begins.intersection(moves), "a move is the beginning of another"
        open_words = np.flatnonzero(seen["action_mask"])
        assert len(open_words) > 0
        table.step(int(open_words[int(rng.random() * len(open_words))]))
        said += 1
        assert said < most
    assert set(table.rewards.values()) <= {1.0, -1.0} and max(table.rewards.values()) == 1.0
    assert all(table.terminations.values())
    for agent in table.possible_agents:
        assert not table.observe(agent)["action_mask"].any()
    while table.agents:
        table.step(None)
    return said


@everywhere
def test_whole_games_can_be_played_in_words(game: str, players: int) -> None:
    table = Seats(game, players)
    for seed in range(2):
        assert spoken(table, seed) > 10


@everywhere
def test_every_legal_move_has_words_of_its_own(game: str, players: int) -> None:
    talk = Talk(game, players, None)
    for seed in range(5):
        rng = Random(seed)
        talk.begin(rng, [None] * players)
        while not talk.over:
            if talk.asked == talk.s.to_act and not talk.said:
                assert set(talk._open.values()) == set(talk.s.legal()), "two moves are said alike"
            talk.say(rng.choice(talk.next_words()))


@everywhere
def test_what_a_seat_cannot_see_changes_nothing(game: str, players: int) -> None:
    assert leaks(game, players, 40) == 0


def leaks(game: str, players: int, compared: int) -> int:
    """In how many positions a seat observes something else when what it cannot see is dealt anew."""
    talk = Talk(game, players, None)
    found, seed = 0, 0
    while compared:
        seed += 1
        rng = Random(seed)
        talk.begin(rng, [None] * players)
        while not talk.over and compared:
            if rng.random() < 0.1:
                seat = rng.choice([talk.asked, rng.randrange(players)])
                s = talk.s
                twin, _, _ = twin_of(s, seat, rng)
                mine = talk.observe(Seat(seat))
                talk.asking.driver.s = twin
                if not talk.said:
                    talk.asking.ask(talk.asked)
                    talk.listen()
                others = talk.observe(Seat(seat))
                talk.asking.driver.s = s
                if not talk.said:
                    talk.asking.ask(talk.asked)
                    talk.listen()
                found += any(not np.array_equal(mine[key], others[key]) for key in mine)
                compared -= 1
            talk.say(rng.choice(talk.next_words()))
    return found


def test_a_peek_at_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Talk.observe

    def peeks(self: Talk, seat: int) -> dict[str, Any]:
        seen = honest(self, Seat(seat))
        seen["observation"][0] = sum(self.s.hands[seat - 1]) / 10_000
        return seen

    monkeypatch.setattr(Talk, "observe", peeks)
    assert leaks("classic", 5, 40) > 0


def test_what_may_be_done_at_any_time_is_asked_for_once_a_decision() -> None:
    """Sid Ketchum may discard two cards for a life whenever he likes. [BAS-10.15]"""
    talk = Talk("classic", 7, None)
    asked = 0
    for seed in range(12):
        rng = Random(seed)
        talk.begin(rng, [None] * 7)
        while not talk.over:
            s = talk.s
            if talk.asked != s.to_act and not talk.said:
                assert s.characters[talk.asked].name == "Sid Ketchum"
                waiting = s.to_act
                talk.say(talk.words.number[Word("pass")])
                assert talk.asked == waiting
                asked += 1
            else:
                talk.say(rng.choice(talk.next_words()))
    assert asked > 20


def test_places_are_counted_from_the_speaker() -> None:
    talk = Talk("duel", 2, None)
    talk.begin(Random(1), [None, None])
    for _ in range(60):
        talk.say(talk.next_words()[0])
    view = talk.s.view(Seat(1))
    assert places(view, Seat(1))[:1] == [view.fronts[1]] and places(view, Seat(1))[2] == view.fronts[0]
    talk = Talk("classic", 5, None)
    talk.begin(Random(1), [None] * 5)
    assert places(talk.s.view(Seat(3)), Seat(3)) == [3, 4, 0, 1, 2]


@pytest.mark.parametrize(("game", "players"), [("classic", 5), ("dodge-city", 3), ("duel", 2)])
def test_one_seat_against_bots(game: str, players: int) -> None:
    check_env(Solo(game, players, "greedy"), skip_render_check=True)
    solo = Solo(game, players, "greedy")
    seats = set()
    for seed in range(6):
        rng = Random(seed)
        seen, _ = solo.reset(seed=seed)
        seats.add(solo.seat)
        over, reward = False, 0.0
        while not over:
            assert reward == 0
            word = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
            seen, reward, over, _, _ = solo.step(word)
        assert reward in (1.0, -1.0)
    assert len(seats) > 1


@pytest.mark.parametrize("processes", [False, True])
def test_many_at_once(processes: bool) -> None:
    def run() -> list[Any]:
        tables = vector(2, processes, game="duel", players=2)
        try:
            seen, _ = tables.reset(seed=5)
            rows = [seen["observation"].copy()]
            for _ in range(30):
                seen, _, _, _, _ = tables.step(seen["action_mask"].argmax(axis=1))
                rows.append(seen["observation"].copy())
        finally:
            tables.close()
        return rows

    first = run()
    assert first[0].shape[0] == 2 and not np.array_equal(first[0][0], first[0][1])
    assert all(np.array_equal(a, b) for a, b in zip(first, run(), strict=True))
    assert any(not np.array_equal(a, b) for a, b in pairwise(first))


@pytest.mark.parametrize(("game", "players"), [("classic", 5), ("duel", 2)])
def test_a_critic_may_see_the_whole_state(game: str, players: int) -> None:
    table = env(game=game, players=players)
    table.reset(seed=4)
    rng = np.random.default_rng(4)
    for _ in table.agent_iter():
        seen, _, over, cut_off, _ = table.last()
        state = table.state()
        assert table.state_space.contains(state)
        s = table.unwrapped.talk.s
        if not over:
            assert state.tobytes() != seen["facts"].tobytes()
            first, count = table.unwrapped.talk.encoder.sections["role"]
            assert sum(first <= fact < first + count for fact in state) == players, "every role"
        table.step(None if over or cut_off else int(rng.choice(seen["action_mask"].nonzero()[0])))
    assert s.over


def test_bad_settings_are_named() -> None:
    with pytest.raises(ValueError, match="classic is played by 4, 5, 6, 7 players, not by 3"):
        Seats("classic", 3)
    with pytest.raises(ValueError, match="there is no game"):
        Seats("whist")
    with pytest.raises(ValueError, match="name one bot for all other seats, or 3 of them, not 1"):
        Solo(opponents=["greedy"])
    with pytest.raises(ValueError, match="there is no seat 9"):
        Solo(seat=9)
    table = Seats("duel", 2)
    table.reset(seed=1)
    with pytest.raises(ValueError, match="take one that the action mask allows"):
        table.step(len(table.talk.words) - 1)
    with pytest.raises(Missing, match=r"pip install 'boothill\[research\]'"):
        need("no_such_library", "research")


def test_the_example_learns() -> None:
    """A few games are enough to see it: what wins becomes likelier."""
    path = Path(__file__).parent.parent / "examples" / "train.py"
    example = runpy.run_path(str(path))
    before, after = example["train"](lessons=160, games=40)
    assert after > before + 0.1


def test_the_sections_of_a_row_fill_it() -> None:
    features = Talk("classic+dodge-city", 8, None).features
    row = np.arange(features.size)
    ends = 0
    for name in features.sections:
        part = features.part(row, name).ravel()
        assert part[0] == ends
        ends = part[-1] + 1
    assert ends == features.size


@everywhere
def test_the_observation_names_the_true_attacker(game: str, players: int) -> None:
    """Whoever is named as the one who shoots is the one through whom a life point is lost if nobody answers."""
    rng = Random(f"{game} {players}")
    words = Words(ruleset(game), players)
    features = Features(ruleset(game), players, words)
    seen: set[str] = set()
    for index in range(12):
        s = new_game(game, [f"P{seat}" for seat in range(players)], f"attackers {index}")
        while not s.over:
            frame = s.stack[-1]
            attacker = frame.attacker(s)
            if isinstance(frame, Shot | Demanded | Contest) and rng.random() < 0.5:
                view = s.view(s.to_act)
                by = features.part(features.row(view, Memory(view), ()), "by")
                assert [(view.seat + i) % players for i in np.flatnonzero(by)] == [attacker]
                for event in lost_by_passing(s):
                    own = isinstance(frame, Contest) and frame.now == frame.challenger
                    assert event.other == (NOBODY if own else attacker)
                    seen.add(type(frame).__name__)
            s.apply(rng.choice(s.legal()))
    assert len(seen) >= 2
