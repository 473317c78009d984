"""Every position of every game can be written down and read back, in the middle of a card too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from boothill.core.board import NO_WINNER
from boothill.core.state import State
from boothill.sets import GAMES, new_game
from boothill.sets.classic.position import ClassicKeys
from boothill.testing import Broken, check_position, check_positions
from boothill.text.notation import parse_move
from boothill.text.scenario.export import text_of
from boothill.text.scenario.position import is_free, parse_position, print_position
from boothill.text.scenario.reading import BadPosition
from boothill.text.scenario.runner import Failed, run
from tests.tables import TABLES, dealt, played, random_move


def check(s: State) -> None:
    """A state is the same when it has been written to a file and read back."""
    check_position(s)
    printed = print_position(s)
    assert yaml.load(text_of(printed), yaml.CSafeLoader) == printed
    assert print_position(parse_position(printed)) == printed


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_a_game_is_read_back_to_the_same_state(game: str) -> None:
    players = next(players for name, players in TABLES if name == game)
    rng, midway = Random(game), 0
    s = dealt(3, players, game)
    check(s)
    while not s.over:
        move, seat = random_move(s, rng)
        s.apply(move, seat)
        check(s)
        midway += not is_free(s)
    assert midway > 20


@pytest.mark.parametrize("move", ["play Cat Balou -> A's Canteen", "play BANG! -> B"])
def test_a_card_that_has_left_play_was_not_laid_this_turn(move: str) -> None:
    """Its owner discards it, or loses it as a Sheriff who has eliminated a Deputy."""
    people = {"A": "sheriff", "B": "deputy", "C": "outlaw", "D": "outlaw", "E": "renegade"}
    who = dict(zip(people, ("Pixie Pete", "Sean Mallory", "Bill Noface", "Tequila Joe", "Herb Hunter"), strict=True))
    players: dict[str, Any] = {name: {"role": role, "character": who[name]} for name, role in people.items()}
    players["A"] |= {"hand": ["Cat Balou", "BANG!"], "in_play": ["Canteen (new)"]}
    players["B"] |= {"life": 1}
    s = parse_position({"game": "dodge-city", "players": players})
    assert s.laid_this_turn
    s.apply(parse_move(s, s.to_act, move))
    while (forced := s.forced()) is not None:
        s.apply(forced)
    assert s.turn == 0 and not s.table[0] and not s.laid_this_turn
    check(s)


def test_a_position_that_is_read_back_to_another_state_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    printed = ClassicKeys.printed
    monkeypatch.setattr(ClassicKeys, "printed", lambda self, s: {**printed(self, s), "discard": []})
    with pytest.raises(Broken, match=r"it has another decks, pile"):
        check_positions("classic")


@settings(max_examples=60)
@given(st.integers(0, 10**9), st.sampled_from(TABLES), st.integers(0, 400))
def test_any_position_of_any_table_is_read_back_to_the_same_state(
    seed: int, table: tuple[str, int], moves: int
) -> None:
    game, players = table
    check(played(dealt(seed, players, game), moves, Random(seed)))


def test_a_game_under_an_earlier_version_of_the_rules_is_read_back_under_that_version() -> None:
    s = new_game("classic", ["A", "B", "C", "D"], "old", version=1)
    assert print_position(s)["version"] == 1
    check(s)


def test_a_game_that_is_over_is_read_back_with_its_winner() -> None:
    s = played(dealt(1, 4, "classic"), 10_000, Random(1))
    assert print_position(s)["winner"] == s.winner
    stopped = dealt(1)
    stopped.stop(NO_WINNER)
    check(stopped)


def test_cards_that_lie_in_a_step_are_nowhere_else() -> None:
    """BAS-9.16: the cards of a General Store, while it goes round."""
    kid = {"role": "sheriff", "character": "Willy the Kid", "hand": ["General Store"]}
    others = [("outlaw", "Rose Doolan"), ("outlaw", "Black Jack"), ("renegade", "Slab the Killer")]
    seats = {name: {"role": role, "character": who} for name, (role, who) in zip("BCD", others, strict=True)}
    deck = ["Scope", "Gatling", "Mustang 8♥", "Saloon"]
    case = {"players": {"A": kid, **seats}, "deck": deck, "steps": [{"A": "play General Store"}]}
    s = run(case)
    printed = print_position(s)
    assert printed["stack"][-1] == {"Store": {"cards": deck_of(s), "seats": ["A", "B", "C", "D"]}}
    assert not set(deck_of(s)) & set(printed["deck"])
    check(s)


def deck_of(s: State) -> list[str]:
    from boothill.text.notation import print_card

    return [print_card(s.rules, card) for card in s.stack[-1].held()]


def shots() -> dict[str, Any]:
    """A position in the middle of a shot at B."""
    seats = {
        "A": {"role": "sheriff", "character": "Willy the Kid", "hand": ["BANG! A♠"]},
        "B": {"role": "outlaw", "character": "Rose Doolan", "hand": ["Missed! 10♣"]},
        "C": {"role": "outlaw", "character": "Black Jack"},
        "D": {"role": "renegade", "character": "Slab the Killer"},
    }
    return print_position(run({"players": seats, "steps": [{"A": "play BANG! -> B"}]}))


@pytest.mark.parametrize(
    ("key", "value", "wrong"),
    [
        ("stack", [], "stack: a list of steps is wanted"),
        ("stack", "Turn", "stack: a list of steps is wanted"),
        ("stack", ["Turn"], "stack[0]: one step is wanted"),
        ("stack", [{"Jump": {}}], "stack[0]: classic has no step 'Jump'"),
        ("stack", [{"Turn": [0, 3]}], "stack[0].Turn: a mapping of its fields is wanted: seat, step"),
        ("stack", [{"Turn": {"seat": "A"}}], "stack[0].Turn: step is missing"),
        ("stack", [{"Turn": {"seat": "A", "stop": 1}}], "stack[0].Turn: unknown key 'stop'; did you mean 'step'?"),
        ("stack", [{"Turn": {"seat": "Z", "step": 3}}], "stack[0].Turn.seat: "),
        ("stack", [{"Turn": {"seat": "A", "step": 3.5}}], "stack[0].Turn.step: a number, a word, a list or a step"),
        ("stack", [{"EndOfCard": {"by": "A", "card": "Missed!", "other": -1, "deaths": False}}],
         "stack[0].EndOfCard.card: say which Missed!"),
        ("stack", [{"Turn": {"seat": "A", "step": "x"}}], "stack: the game cannot go on from these steps"),
        ("waiting", "soon", "waiting: a list of steps is wanted"),
        ("dying", [["B"]], "dying[0]: who has fallen, and through whom, is wanted"),
        ("winner", "law", "winner: a game that is over has a winner, and Over as the last step of its stack"),
        ("version", 7, "game: there is no version 7 of classic"),
        ("acts", -1, "acts: a number from 0 on is wanted, not -1"),
    ],
)  # fmt: skip
def test_steps_that_cannot_be_are_named(key: str, value: Any, wrong: str) -> None:
    with pytest.raises(BadPosition) as found:
        parse_position({**shots(), key: value})
    assert str(found.value).startswith(wrong)


def test_what_is_under_way_goes_with_the_steps() -> None:
    data = shots()
    del data["stack"]
    with pytest.raises(BadPosition, match=r"^dying: it goes with stack, the steps under way$"):
        parse_position({**data, "dying": []})


def twisted(value: Any, rng: Random) -> Any:
    """The same with something else in it here and there."""
    if isinstance(value, dict):
        return {key: twisted(inner, rng) for key, inner in value.items()}
    if isinstance(value, list):
        return [twisted(inner, rng) for inner in value if rng.random() < 0.95]
    return value if rng.random() < 0.8 else rng.choice([0, 1, 7, -1, 300, True, "", "A", "Beer 6♥", [], None])


def positions(seed: int) -> Iterator[dict[str, Any]]:
    rng = Random(seed)
    for game, players in TABLES:
        s = played(dealt(seed, players, game), rng.randrange(200), rng)
        yield print_position(s)


@pytest.mark.parametrize("seed", range(6))
def test_steps_that_somebody_made_up_are_refused_with_a_sentence_or_played(seed: int) -> None:
    rng = Random(seed)
    for data in positions(seed):
        if "stack" in data and "winner" not in data:
            with suppress(BadPosition, Failed):
                run({**data, "stack": twisted(data["stack"], rng)})
