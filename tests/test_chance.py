"""Chance in scenario files: what the next shuffle and the next blind card bring, and games that replay exactly."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from boothill.core.chance import Chance
from boothill.core.ids import Seat
from boothill.core.state import State
from boothill.lab.verify.soak import table_for
from boothill.sets import GAMES, new_game
from boothill.text.notation import figure_at
from boothill.text.records import Record, record_of
from boothill.text.scenario.export import last_free, scenario_of, text_of
from boothill.text.scenario.position import parse_position
from boothill.text.scenario.reading import BadPosition
from boothill.text.scenario.runner import Failed, parse, run
from tests.tables import random_move

PLAYERS: dict[str, dict[str, Any]] = {
    "A": {"role": "sheriff", "character": "Willy the Kid", "hand": ["Panic!", "Stagecoach"]},
    "B": {"role": "outlaw", "character": "Rose Doolan", "hand": ["Beer", "Missed! 2♠", "Duel"]},
    "C": {"role": "outlaw", "character": "Black Jack"},
    "D": {"role": "renegade", "character": "Paul Regret"},
}


def case(*steps: dict[str, Any], **keys: Any) -> dict[str, Any]:
    return {"game": "classic", "players": PLAYERS, "steps": list(steps), **keys}


# -- what a step fixes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Beer", "Missed! 2♠", "Duel"])
def test_the_next_blind_card_is_the_one_that_is_named(card: str) -> None:
    for seed in range(5):
        run(case({"hand": card}, {"A": "play Panic! -> B's hand"}, expect={"A": {"hand_has": [card]}}, seed=seed))


def test_the_next_shuffle_brings_what_is_listed_from_the_top_on() -> None:
    s = run(
        case(
            {"deck": ["Gatling", "♠ 2-9", "any", "Saloon"]},
            {"A": "play Stagecoach"},
            deck=[],
            rest="discard",
            expect={"A": {"hand_has": ["Gatling"]}, "deck_size": 73},
        )
    )
    faces = [s.rules.faces[card] for card in (s.hands[0][-1], *s.decks[0][:-3:-1])]
    assert faces[0].suit == "♠" and 2 <= faces[0].rank <= 9
    assert faces[2].name == "Saloon"


def test_copies_are_found_for_all_that_is_listed() -> None:
    """A name and a suit may ask for the same card; each is given one that leaves the other its own."""
    bangs = [f"BANG! {rank}♦" for rank in range(2, 11)]
    s = run(case({"deck": ["BANG!", *bangs, "♥"]}, {"A": "play Stagecoach"}, deck=[], rest="discard"))
    names = [s.rules.faces[card] for card in (*s.hands[0][1:], *s.decks[0][::-1])]
    assert names[0].name == "BANG!" and names[10].suit == "♥"


def test_several_are_used_one_after_the_other() -> None:
    run(
        case(
            {"hand": "Duel"},
            {"hand": "Beer"},
            {"A": "play Panic! -> B's hand"},
            {"A": "play Cat Balou -> B's hand"},
            expect={"A": {"hand": ["Stagecoach", "Duel"]}, "B": {"hand": ["Missed!"]}, "discard_has": ["Beer"]},
            players={**PLAYERS, "A": {**PLAYERS["A"], "hand": ["Panic!", "Stagecoach", "Cat Balou"]}},
        )
    )


@pytest.mark.parametrize(
    ("steps", "message"),
    [
        ([{"hand": "Gatling"}, {"A": "play Panic! -> B's hand"}],
         "step 1: hand: Gatling is not in the hand that a card is taken from, or not often enough"),
        ([{"A": "play Stagecoach"}, {"deck": ["Panic!", "Beer", "Panic!", "Panic!", "Panic!", "Panic!"]},
          {"A": "end"}], "step 2: deck: Panic! is not among the cards that are shuffled, or not often enough"),
        ([{"deck": ["Saloon"]}, {"A": "play Panic! -> B's hand"}],
         "step 1: deck: nothing was shuffled after this step; leave it out"),
        ([{"hand": "Beer"}, {"hand": "Beer"}, {"A": "play Panic! -> B's hand"}],
         "step 2: hand: no card was taken from a hand unseen after this step; leave it out"),
        ([{"deck": ["any"] * 81}], "step 1: deck: 81 cards are too many; the game has 80"),
        ([{"hand": "Ber"}], "step 1: hand: no card 'Ber' in classic; did you mean 'Beer'?"),
        ([{"hand": ["Beer"]}], "step 1: hand: one card is wanted, like 'BANG!', not ['Beer']"),
        ([{"deck": "Beer"}], "step 1: deck: a list of cards is wanted, top card first, not 'Beer'"),
        ([{"deck": ["♠ 9-2"]}], "step 1: deck: '♠ 9-2' runs the wrong way; write it like '♠ 2-9'"),
    ],
)  # fmt: skip
def test_chance_that_cannot_be_or_never_comes_is_an_error(steps: list[dict[str, Any]], message: str) -> None:
    with pytest.raises(BadPosition) as error:
        run(case(*steps, deck=["Saloon", "Gatling"] if "A" in steps[0] else [], rest="discard"))
    assert str(error.value) == message


def test_a_state_with_fixed_chance_is_copied_and_saved_like_any_other() -> None:
    for seed in range(4):
        s = parse_position(case(seed=seed, deck=[], rest="discard"))
        missed = next(card for card in s.hands[1] if s.rules.rows[card].name == "Missed!")
        s.chance = Chance([[[card] for card in s.pile[:5]]], [[missed]])
        top = s.pile[:5]
        before = s.save()
        saved = State.load(json.loads(json.dumps(before)), s.rules)
        for copy in (s.clone(), saved, s):
            assert copy.save() == before
            copy.apply(next(m for m in copy.legal() if m.card == s.hands[0][0] and m.target >= 0))
            assert missed in copy.hands[0]
            copy.apply(next(m for m in copy.legal() if copy.rules.rows[m.card].name == "Stagecoach"))
            assert copy.hands[0][-2:] == top[:2] and copy.decks[0][:-4:-1] == top[2:]
            assert "chance" not in copy.save()


# -- real games ----------------------------------------------------------------------------------------------


def recorded(index: int) -> tuple[Record, State]:
    """A random game of some table with some options, to its end."""
    game, players, options = table_for(index, "chance")
    s = new_game(game, [f"P{seat + 1}" for seat in range(players)], f"chance {index}", options)
    record = record_of(s)
    rng = Random(index)
    while not s.over:
        move, seat = random_move(s, rng)
        record.add(s, Seat(seat), move)
        s.apply(move, Seat(seat))
    record.result = s.winner
    return record, s


def whole(s: State) -> dict[str, Any]:
    """All that a game has come to: what lies where, wherever a figure happens to stand in our lists."""
    saved = s.save()
    kept = {key: saved[key] for key in ("hands", "decks", "deck_of", "pile", "winner", "turn", "phase", "reserves")}
    for seat, name in enumerate(s.names):
        for place in (".front", ".rear"):
            figure = figure_at(s, Seat(seat), place)
            who = (s.characters[figure].name, s.ability[figure].name) if s.alive[figure] else ()
            kept[f"{name}{place}"] = (s.alive[figure], s.life[figure], s.table[figure], who)
    return {**kept, "this_turn": saved["this_turn"]}


@pytest.mark.parametrize("index", range(48))
def test_any_stretch_of_any_game_is_a_scenario_that_replays_exactly(index: int) -> None:
    record, end = recorded(index)
    first = Random(index).randrange(len(record.moves) // 2, len(record.moves))
    data = scenario_of(record, first, len(record.moves))
    again = run(parse(text_of(data), "the game"))
    assert whole(again) == whole(end)
    until = Random(-index).randrange(last_free(record, first), len(record.moves))
    run(parse(text_of(scenario_of(record, min(first, until), until)), "a part of the game"))


def test_such_games_have_shuffles_and_blind_cards_in_every_ruleset() -> None:
    """Otherwise they would show nothing."""
    for game in GAMES:
        kinds: set[str] = set()
        for index in range(list(GAMES).index(game), 200, len(GAMES)):
            record, _ = recorded(index)
            steps = scenario_of(record, len(record.moves) // 4, len(record.moves))["steps"]
            kinds |= {key for step in steps for key in step} & {"deck", "hand"}
            if len(kinds) == 2:
                break
        assert kinds == {"deck", "hand"}, game


def test_without_its_chance_a_game_goes_another_way() -> None:
    """So the steps are what makes it exact."""
    record, _ = recorded(2)
    data = scenario_of(record, len(record.moves) // 2, len(record.moves))
    data["steps"] = [step for step in data["steps"] if not {"deck", "hand"} & step.keys()]
    with pytest.raises((Failed, BadPosition)):
        run(data)
