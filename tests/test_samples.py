"""Memory and samples: whatever a seat imagines fits all that it has seen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boothill.core.events import STOLE, UNKNOWN
from boothill.core.ids import Face, Seat
from boothill.core.moves import TAKE
from boothill.core.state import State
from boothill.knowledge.memory import Memory
from boothill.knowledge.sample import sample, sample_reserves, sample_roles
from boothill.lab.verify.invariants import check_cards, check_table
from boothill.text.notation import parse_move
from boothill.text.scenario.position import parse_position
from tests.tables import TABLES, an_event, dealt, dealt_with_events, plain_only, play_on, random_move, seen

OPEN = (
    "life", "max_life", "characters", "ability", "table", "alive", "fronts", "turn", "phase", "this_turn",
    "laid_this_turn", "winner", "to_act",
    "deck_of", "fallen", "waiting",
)  # fmt: skip
"""What is hidden from nobody."""


def imagined_reserve(s: State, seat: int, memory: Memory, rng: Random) -> list[str]:
    return sample_reserves(s.view(Seat(seat)), memory, rng)[seat]


@settings(max_examples=150)
@given(st.integers(0, 10**9), st.sampled_from(TABLES), st.integers(0, 220))
def test_samples_fit_view_and_truth(seed: int, table: tuple[str, int], moves: int) -> None:
    rng = Random(seed)
    game, players = table
    s = dealt_with_events(seed, players, game)
    memories = [Memory(s.view(Seat(seat))) for seat in range(players)]
    for _ in range(moves):
        if s.over:
            break
        move, seat = random_move(s, rng)
        events = s.apply(move, seat)
        for memory in memories:
            memory.see(events)
    for seat, memory in zip(s.seats, memories, strict=True):
        assert memory.pile == s.pile
        assert memory.sizes[:-1] == [len(hand) for hand in s.hands]
        for other in range(players):
            assert not Counter(memory.known(Seat(other))) - Counter(s.hands[other]), "sure of a card that is not there"
        if not s.rules.shape.blind_reserve:
            assert sorted(imagined_reserve(s, seat, memory, rng)) == sorted(s.reserves[seat])
        if memory.known(memory.deck) and not any(frame.held() for frame in s.stack[-1:]):
            top = s.decks[0][-memory.sizes[memory.deck] :]
            assert not Counter(memory.known(memory.deck)) - Counter(top), "sure of a card that is not there"
        imagined = sample(s.view(Seat(seat)), memory, rng)
        check_cards(imagined)
        check_table(imagined)
        assert seen(imagined, seat) == seen(s, seat)
        thought, true = imagined.save(), s.save()
        assert {field: thought[field] for field in OPEN} == {field: true[field] for field in OPEN}
        assert imagined.pile == s.pile
        for other in range(players):
            assert not Counter(memory.known(Seat(other))) - Counter(imagined.hands[other])


def test_the_true_hands_are_always_possible() -> None:
    """Some world of every memory holds nothing but cards that really are in those hands."""
    stolen = 0
    for seed in range(60):
        rng = Random(seed)
        game, players = TABLES[seed % len(TABLES)]
        s = dealt(seed, players, game)
        memories = [Memory(s.view(Seat(seat))) for seat in range(len(s.names))]
        for _, _, events in play_on(s, rng):
            stolen += any(event.kind == "stole" for event in events)
            for memory in memories:
                memory.see(events)
                true = [Counter(hand) for hand in s.hands]
                assert any(
                    all(not Counter(cards) - true[seat] for seat, cards in enumerate(world[:-1]))
                    for world in memory.worlds
                )
    assert stolen > 100


def test_what_waits_and_who_has_fallen_is_imagined_too() -> None:
    """Both are rare in the middle of a card, and forgetting them would end it otherwise."""
    met: Counter[str] = Counter()
    for seed in range(60):
        rng = Random(seed)
        game, players = TABLES[seed % len(TABLES)]
        s = dealt(seed, players, game)
        memory = Memory(s.view(Seat(0)))
        for _, _, events in play_on(s, rng):
            memory.see(events)
            if not s.over and (s.waiting or s.fallen):
                imagined = sample(s.view(Seat(0)), memory, rng)
                assert (imagined.waiting, imagined.fallen) == (s.waiting, s.fallen)
                met.update(waiting=bool(s.waiting), fallen=bool(s.fallen))
    assert min(met["waiting"], met["fallen"]) > 5, met


def test_a_sample_plays_on_to_an_end() -> None:
    for seed in range(40):
        rng = Random(seed)
        game, players = TABLES[seed % len(TABLES)]
        s = dealt(seed, players, game)
        seat = players - 1
        memory = Memory(s.view(Seat(seat)))
        for count, (_, _, events) in enumerate(play_on(s, rng)):
            memory.see(events)
            if count == 30:
                break
        if s.over:
            continue
        imagined = sample(s.view(Seat(seat)), memory, rng)
        assert imagined.seed != s.seed
        for _ in play_on(imagined, rng):
            pass
        assert imagined.over


POSITION = {
    "players": {
        "A": {"role": "sheriff", "character": "Jesse Jones", "hand": ["BANG! A♠", "Beer 6♥"]},
        "B": {"role": "outlaw", "character": "Kit Carlson", "hand": ["Panic! J♥"], "in_play": ["Barrel Q♠"]},
        "C": {"role": "outlaw", "character": "Black Jack", "hand": ["General Store 9♣", "Duel J♠"]},
        "D": {"role": "renegade", "character": "Pedro Ramirez", "hand": ["Missed! 2♠"]},
    }
}


def test_cards_taken_in_the_open_are_remembered() -> None:
    s = parse_position({**POSITION, "turn": "C", "deck": ["Scope", "Mustang 8♥", "Saloon", "Gatling"]})
    memory = Memory(s.view(Seat(0)))
    rng = Random(1)
    memory.see(s.apply(parse_move(s, Seat(2), "play General Store")))
    for text in ("take Gatling", "take Scope", "take Saloon"):
        memory.see(s.apply(parse_move(s, s.to_act, text)))
    assert [s.rules.faces[card].name for card in memory.known(Seat(2))] == ["Gatling"]
    assert [s.rules.faces[card].name for card in memory.known(Seat(3))] == ["Scope"]
    assert s.forced() is not None and s.forced().verb == TAKE  # type: ignore[union-attr]
    for _ in range(20):
        imagined = sample(s.view(Seat(0)), memory, rng)
        assert any(s.rules.faces[card].name == "Gatling" for card in imagined.hands[2])


def test_the_card_kit_carlson_put_back_is_remembered() -> None:
    s = parse_position({**POSITION, "turn": "B", "phase": "draw", "deck": ["Scope", "Mustang 8♥", "Saloon"]})
    kit, other = Memory(s.view(Seat(1))), Memory(s.view(Seat(2)))
    for text in ("take Scope", "take Saloon"):
        events = s.apply(parse_move(s, Seat(1), text))
        kit.see(events)
        other.see(events)
    assert kit.known(kit.deck) == [s.decks[0][-1]]
    assert other.known(other.deck) == []
    tops = set()
    for seed in range(60):
        rng = Random(seed)
        assert sample(s.view(Seat(1)), kit, rng).decks[0][-1] == s.decks[0][-1]
        tops.add(sample(s.view(Seat(2)), other, rng).decks[0][-1])
    assert len(tops) > 5, "others do not know the card"


def test_a_blind_theft_splits_what_is_known() -> None:
    """C is known to hold the Duel; after A's blind theft it is in one of the two hands. Of a hand of four, two of them
    known, three worlds are left."""
    s = parse_position({**POSITION, "turn": "A", "phase": "draw", "deck": ["Scope", "Saloon"]})
    memory = Memory(s.view(Seat(3)))
    duel = s.hands[2][1]
    memory.worlds = {((), (), (duel,), (), ()): 1.0}
    memory.see(s.apply(parse_move(s, Seat(0), "draw from C's hand")))
    assert memory.worlds == {((), (), (duel,), (), ()): 0.5, ((duel,), (), (), (), ()): 0.5}
    assert memory.known(Seat(2)) == memory.known(Seat(0)) == []
    where: Counter[int] = Counter()
    for seed in range(80):
        imagined = sample(s.view(Seat(3)), memory, Random(seed))
        where[next(seat for seat in range(4) if duel in imagined.hands[seat])] += 1
    assert set(where) == {0, 2}
    memory.worlds, memory.sizes[2] = {((), (), (Face(1), duel), (), ()): 0.6}, 4
    memory.see([an_event(STOLE, Seat(0), Seat(2), cards=(UNKNOWN,), n=1)])
    worlds = {((), (), (1, duel), (), ()): 0.3, ((1,), (), (duel,), (), ()): 0.15, ((duel,), (), (1,), (), ()): 0.15}
    assert memory.worlds == pytest.approx(worlds)


@plain_only
def test_the_likeliest_worlds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody remembers everything: of too many worlds the least likely are forgotten."""
    monkeypatch.setattr("boothill.knowledge.memory.MOST_WORLDS", 2)
    s = parse_position(POSITION)
    memory = Memory(s.view(Seat(3)))
    memory.worlds, memory.sizes[2] = {((), (), (Face(1),), (), ()): 0.2, ((), (), (Face(2),), (), ()): 0.8}, 4
    memory.see([an_event(STOLE, Seat(0), Seat(2), cards=(UNKNOWN,), n=1)])
    assert memory.worlds == pytest.approx({((), (), (2,), (), ()): 0.6, ((2,), (), (), (), ()): 0.2})


def test_roles_are_imagined_from_those_not_seen() -> None:
    s = dealt(4, 7)
    for seat in range(7):
        roles = sample_roles(s.view(Seat(seat)), Random(seat))
        assert sorted(roles) == sorted(s.roles)
        assert roles[seat] == s.roles[seat]
        assert roles[s.roles.index("sheriff")] == "sheriff"
