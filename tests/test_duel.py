"""The Duel beyond its scenarios: set-up, what is seen, decks over whole games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from boothill.core.moves import NOBODY
from boothill.core.state import State
from boothill.lab.invariants import check_cards
from boothill.sets import new_game, ruleset
from tests.tables import dealt, play_on


def sides(s: State) -> tuple[int, int]:
    """The seats of the law and of the outlaws."""
    return s.roles.index("law"), s.roles.index("outlaws")


def test_set_up() -> None:
    """DUE-1.1, DUE-3.1, DUE-3.5: four characters and forty cards a side; the law draws four, the outlaws five."""
    rules = ruleset("duel")
    assert len(rules.characters) == 24 and len(rules.deck) == 80
    first = set()
    for seed in range(40):
        s = dealt(seed, 2, "duel")
        law, outlaws = sides(s)
        first.add(law)
        assert (len(s.hands[law]), len(s.hands[outlaws])) == (4, 5)
        assert (len(s.decks[law]), len(s.decks[outlaws]), s.decks[2]) == (36, 35, [])
        assert [len(reserve) for reserve in s.reserves] == [2, 2]
        for seat, back in ((law, 0), (outlaws, 1)):
            assert {s.rules.faces[card].back for card in s.hands[seat] + s.decks[seat]} == {back}
        assert s.turn == law
    assert first == {0, 1}


@pytest.mark.parametrize("characters", ["4", "7", "12"])
def test_more_characters_by_agreement(characters: str) -> None:
    """DUE-3.1, DUE-R.41: the same number for both, up to twelve."""
    s = new_game("duel", ["L", "O"], "1", {"characters": characters})
    assert [len(reserve) + 2 for reserve in s.reserves] == [int(characters)] * 2
    with pytest.raises(ValueError, match="characters is 4 or"):
        ruleset("duel", {"characters": "3"})


def test_the_fronts_are_picked_and_shown() -> None:
    """DUE-3.2, DUE-3.3, DUE-3.4, DUE-17.7: one of two each, in secret; then both stand there at full life."""
    s = dealt(3, 2, "duel")
    assert s.alive == [False] * 4
    names = [move.name for move in s.legal()]
    assert len(names) == 2 and s.to_act == 0
    assert not any(name in str(s.view(1).save()) for name in names), "the other player sees whom one may pick"
    first = s.legal()[1]
    s.apply(first)
    assert s.to_act == 1 and not any(s.alive)
    second = s.legal()[0]
    events = s.apply(second)
    assert s.who[s.fronts[0]].name == first.name and s.who[s.fronts[1]].name == second.name
    assert s.alive == [True] * 4
    assert s.life == s.full == [who.life for who in s.who]
    assert [event.kind for event in events[:5]] == ["entered"] * 4 + ["turn"]
    assert s.to_act == s.turn and s.phase == "play"
    # Nobody knows in what order his reserve will come. [DUE-3.2]
    assert s.view(0).reserve == sorted(s.reserves[0]) and s.view(0).reserve_sizes == [2, 2]
    assert s.view(NOBODY).reserve == []


def test_backs_are_seen_and_faces_are_not() -> None:
    """DUE-11.3: backs of hand cards are open information."""
    mixed = 0
    for seed in range(12):
        s = dealt(seed, 2, "duel")
        for _ in play_on(s, Random(seed)):
            backs = [sorted(s.rules.faces[card].back for card in hand) for hand in s.hands]
            assert s.view(0).backs == s.view(NOBODY).backs == backs
            mixed += any(len(set(hand)) > 1 for hand in backs)
    assert mixed > 50


def test_decks_are_used_up_and_the_common_one_is_renewed() -> None:
    """DUE-5.2, DUE-5.3: over whole games all eighty cards stay in play, law and outlaw backs included."""
    kinds: Counter[str] = Counter()
    for seed in range(25):
        s = dealt(seed, 2, "duel", characters="12")
        for _, _, events in play_on(s, Random(seed)):
            kinds.update(event.kind for event in events)
            check_cards(s)
            for seat in (0, 1):
                assert s.decks[s.deck_of[seat]] or s.deck_of[seat] == 2
        assert s.winner in ("law", "outlaws")
        outcome = s.outcome()
        assert outcome is not None and outcome.seats == (s.roles.index(s.winner),)
    assert kinds["own-deck-gone"] > 20 and kinds["reshuffled"] > 40


def test_every_pair_of_characters_meets_in_front() -> None:
    """Random games bring every law character before every outlaw."""
    met = set()
    for seed in range(60):
        s = dealt(seed, 2, "duel", characters="12")
        law, outlaws = sides(s)
        for _ in play_on(s, Random(seed)):
            if s.alive[s.fronts[0]] and s.alive[s.fronts[1]]:
                met.add((s.who[s.fronts[law]].name, s.who[s.fronts[outlaws]].name))
    assert len(met) == 144


def test_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="2 players, not 3"):
        new_game("duel", ["A", "B", "C"], "1")
    s = dealt(1, 2, "duel")
    with pytest.raises(ValueError, match="new characters"):
        s.rules.deals(s.rules, ("A", "B"), "1", {0: "Jango"}, NOBODY)
    led = s.rules.deals(s.rules, ("A", "B"), "1", {}, 1)
    assert led.roles == ["outlaws", "law"]
