"""Moments of a Duel character come to that character: an emptied hand, and cards given in the other's turn."""

from __future__ import annotations

from random import Random

import pytest

from boothill.core import events as ev
from boothill.core.ids import Figure, Target
from boothill.core.intents import DRAW, Intent
from boothill.core.rows import GAVE, HAND_EMPTY, Character
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.lab.verify import invariants
from boothill.sets import GAMES, new_game
from boothill.sets.duel import characters as people
from boothill.sets.duel import game as duel
from boothill.text.notation import parse_move
from boothill.text.scenario.position import parse_position


def draws_one(s: State, figure: int, other: int, n: int) -> None:
    s.tell_ability(Figure(Target(figure)))
    s.draw(s.owner[figure], 1, s.ability[figure].name)


@pytest.fixture(params=[HAND_EMPTY, GAVE])
def moment(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A Duel in which a character of the law has this moment, and draws a card for it."""
    row = Character(
        "Bill Tightman", 5, "DUE-15.4", side="law", moments={request.param: draws_one}, intents=(Intent(DRAW),)
    )
    others = [person for person in people.CHARACTERS if person.name != row.name]

    def make(options: dict[str, str]) -> Ruleset:
        with monkeypatch.context() as patch:
            patch.setattr(duel, "CHARACTERS", [*others, row])
            return duel.duel(options)

    monkeypatch.setitem(GAMES, f"duel {request.param}", (make, duel.OPTIONS))
    return str(request.param)


def position(game: str, **law: object) -> State:
    return parse_position(
        {
            "game": game,
            "players": {
                "A": {"side": "law", "front": {"character": "Bill Tightman"}, "rear": {"character": "Jango"}, **law},
                "B": {"side": "outlaws", "front": {"character": "West Harding"}, "rear": {"character": "Tom Thorn"},
                      "hand": ["Colt", "Colt"]},
            },
            "turn": "B",
        }
    )  # fmt: skip


def drawn(events: list[ev.Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.name) for event in events if event.kind == ev.DREW]


def test_the_character_reacts_when_the_shot_is_over(moment: str) -> None:
    """His only card is a Missed!: he has given it in the other's turn, and his hand is empty."""
    s = position(f"duel {moment}", hand=["Missed!"])
    s.apply(parse_move(s, s.to_act, "play Colt -> A.front"))
    events = s.apply(parse_move(s, s.to_act, "play Missed!"))
    assert drawn(events) == [(0, "Bill Tightman")]
    assert not s.waiting


def test_nobody_elses_ability_runs_instead(moment: str) -> None:
    """In random games with every invariant only this character ever draws for the moment."""
    game, rng, seen = f"duel {moment}", Random(moment), 0
    for index in range(60):
        s = new_game(game, ["A", "B"], f"moments {index}")
        while not s.over:
            invariants.check_cards(s)
            before = s.save()
            assert State.load(before, s.rules).save() == before
            events = s.apply(rng.choice(s.legal()))
            for event in events:
                if event.kind == ev.DREW and event.name == "Bill Tightman":
                    assert s.roles[event.seat] == "law"
                    seen += 1
        assert not any("Bill Tightman" in str(frame) for frame in s.waiting)
    assert seen > 3
