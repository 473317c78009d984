"""Rows do what they say: every card and ability is played in random states and compared with its intents."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from boothill.core import events as ev
from boothill.core import intents as to
from boothill.core.rows import BROWN, Card
from boothill.core.ruleset import Parts, Ruleset
from boothill.lab.verify.invariants import Broken
from boothill.sets import GAMES, new_game, ruleset
from boothill.sets.classic import game as classic
from boothill.sets.classic.aims import JUST_PLAYED
from boothill.sets.classic.cards import gatling
from boothill.sets.tables import poker_deck
from boothill.testing import check_intents


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_is_what_the_row_declares(game: str) -> None:
    check_intents(game)


@pytest.mark.parametrize(
    ("declared", "complaint"),
    [
        ((to.Intent(to.DEMAND, to.OTHERS),), "Gatling does what its intents do not say"),
        ((to.Intent(to.HIT, to.OTHERS), to.Intent(to.DRAW)), "Gatling never did what it declares"),
    ],
)
def test_a_row_that_lies_is_found(
    monkeypatch: pytest.MonkeyPatch, declared: tuple[to.Intent, ...], complaint: str
) -> None:
    lying = Parts(cards=[Card("Gatling", "BAS-9.27", BROWN, JUST_PLAYED, gatling, intents=declared)])

    def make(options: dict[str, str]) -> Ruleset:
        parts = classic.classic_parts(options["edition"]).plus(lying)
        return Ruleset("lying", 1, options, parts, *poker_deck(["classic.csv"], parts.cards))

    monkeypatch.setitem(GAMES, f"lying {complaint}", (make, classic.OPTIONS))
    with pytest.raises(Broken, match=complaint):
        check_intents(f"lying {complaint}")


def test_a_row_that_says_nothing_is_refused() -> None:
    silent = Parts(cards=[Card("Gatling", "BAS-9.27", BROWN, JUST_PLAYED, gatling)])
    parts = classic.classic_parts("fourth").plus(silent)
    with pytest.raises(ValueError, match="Gatling: say what it is for"):
        Ruleset("silent", 1, {}, parts, *poker_deck(["classic.csv"], parts.cards))


@pytest.mark.parametrize("game", GAMES)
def test_what_an_ability_does_by_itself_is_declared_too(game: str) -> None:
    """In random games nobody's ability ever draws, heals, takes or shoots without saying so in its row."""
    rng = Random(f"moments of {game}")
    kinds = {ev.DREW: to.DRAW, ev.SHOWED: to.DRAW, ev.GAINED: to.HEAL, ev.STOLE: to.TAKE, ev.TOOK: to.TAKE}
    seen: set[str] = set()
    for index in range(60):
        sizes = sorted(ruleset(game).roles)
        s = new_game(game, [f"P{seat}" for seat in range(sizes[index % len(sizes)])], f"moments {index}")
        while not s.over:
            events = s.apply(rng.choice(s.legal()))
            for cause, event in pairwise(events):
                if cause.kind == ev.ABILITY and cause.seat == event.seat and event.kind in kinds:
                    source = s.rules.characters.get(cause.name) or s.rules.cards[cause.name]
                    declared = {intent.what for intent in source.intents}
                    assert declared & {kinds[event.kind], to.COPY, to.LOSE, to.STRIP}, (cause.name, event)
                    seen.add(cause.name)
    assert len(seen) > 2
