"""Nothing leaks: whatever a seat cannot see changes nothing it sees, may do or is told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boothill.core.events import EVERYBODY, UNKNOWN, Event
from boothill.core.frames.base import Frame
from boothill.core.ids import NOBODY, Seat
from boothill.core.state import State
from boothill.core.targets import PILE
from boothill.sets.classic import frames as classic_frames
from boothill.sets.duel.fronts import ChooseFront
from tests.tables import TABLES, all_rulesets, dealt, dealt_with_events, plain_only, play_on, played, seen

seeds = st.integers(0, 10**9)


def twin_of(s: State, seat: int, rng: Random) -> tuple[State, set[int], bool]:
    """A state that differs only in what `seat` cannot see; the faces that changed places, and whether roles did."""
    twin = s.clone()
    twin.roles = s.roles[:]
    places = [(deck, i) for deck in twin.decks for i in range(len(deck))]
    for other, hand in enumerate(twin.hands):
        if other != seat:
            places += [(hand, i) for i in range(len(hand))] * 3  # hands are few beside the deck
    changed: set[int] = set()
    for _ in range(6):
        (a, i), (b, j) = rng.choice(places), rng.choice(places)
        if a[i] != b[j] and s.rules.faces[a[i]].back == s.rules.faces[b[j]].back:  # backs are seen
            changed |= {a[i], b[j]}
            a[i], b[j] = b[j], a[i]
    for other, reserve in enumerate(twin.reserves):
        if not isinstance(s.stack[-1], ChooseFront):
            rng.shuffle(reserve)
            unseen = [
                name
                for name, who in s.rules.characters.items()
                if who.side in ("", s.roles[other])
                and who not in s.characters
                and all(name not in some for some in twin.reserves)
            ]
            looked_at = other == seat and (not s.rules.shape.blind_reserve or s.stack[-1].SHOWS_RESERVE)
            if not looked_at and reserve and unseen:
                reserve[rng.randrange(len(reserve))] = rng.choice(unseen)
    if s.round is not None:
        below = list(s.round.next[1:])
        rng.shuffle(below)
        twin.round = s.round.but(next=(*s.round.next[:1], *below))
    hidden = [other for other in range(len(s.names)) if other != seat and not s.rules.open_role(s, Seat(other))]
    swapped = False
    if len(hidden) > 1:
        x, y = rng.sample(hidden, 2)
        swapped = s.roles[x] != s.roles[y]
        twin.roles[x], twin.roles[y] = twin.roles[y], twin.roles[x]
    return twin, changed, swapped


REVEALING = ("out", "won", "reward", "penalty", "entered", "turned-over", "became")
"""What shows a role, who was in a reserve, or the next event."""


def reveals(event: Event, changed: set[int]) -> bool:
    """Does the event show, of right, something that differs between the twins?"""
    return bool(changed.intersection(event.cards)) or event.kind in REVEALING


def compare(s: State, seat: int, rng: Random, steps: int) -> int:
    """Play s and a twin of it alike until something that differs becomes visible; the number of moves compared."""
    twin, changed, _ = twin_of(s, seat, rng)
    for step in range(steps):
        assert seen(s, seat) == seen(twin, seat), "the views differ"
        if s.over:
            return step
        both = [move for move in s.legal() if move in twin.legal() and move.card not in changed]
        both = [move for move in both if not changed.intersection(move.pay)]
        if not both:
            return step
        move = rng.choice(both)
        told = [event.seen_by(Seat(seat)) for event in s.apply(move)]
        twin_told = [event.seen_by(Seat(seat)) for event in twin.apply(move)]
        for mine, others in zip(told, twin_told, strict=False):
            if reveals(mine, changed) or reveals(others, changed):
                return step
            assert mine == others, f"told {mine}, the twin {others}"
        assert len(told) == len(twin_told), "one of the twins is told more"
    return steps


@settings(max_examples=600)
@given(seeds, st.sampled_from(TABLES), st.integers(0, 150))
def test_what_a_seat_cannot_see_changes_nothing(seed: int, table: tuple[str, int], moves: int) -> None:
    rng = Random(seed)
    game, players = table
    s = played(dealt_with_events(seed, players, game), moves, rng)
    seat = rng.choice([NOBODY, *range(players)])
    compare(s, seat, rng, 25)


def test_the_comparison_gets_somewhere() -> None:
    rng = Random(1)
    compared = [compare(played(dealt(seed), 20, rng), seed % 5, rng, 25) for seed in range(60)]
    assert sum(compared) > 200


def leaks_found() -> bool:
    """Does the comparison find a leak within some games?"""
    rng = Random(5)
    for seed in range(300):
        try:
            s = played(dealt_with_events(seed, 4 + seed % 4, "classic"), rng.randrange(120), rng)
            compare(s, rng.randrange(4), rng, 25)
        except AssertionError:
            return True
    return False


def test_no_leak_without_one_put_in() -> None:
    assert not leaks_found()


@plain_only
def test_an_early_pass_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rescue that is skipped when there is no Beer betrays the hand."""
    run = classic_frames.Rescue.run

    def leaky(self: classic_frames.Rescue, s: State) -> int:
        if s.life[self.figure] <= 0 and len(self.moves(s)) == 1:
            self.answer(s, self.moves(s)[0])
            return NOBODY
        return run(self, s)

    monkeypatch.setattr(classic_frames.Rescue, "run", leaky)
    assert leaks_found()


def test_cards_looked_at_are_for_one_pair_of_eyes() -> None:
    """Kit Carlson's cards are for his eyes only. [BAS-10.26]"""
    for seed in range(400):
        s = played(dealt(seed), 0, Random(seed))
        kit = next((i for i, who in enumerate(s.characters) if who.name == "Kit Carlson"), None)
        rng = Random(seed)
        for _ in range(60):
            if s.over or isinstance(s.stack[-1], classic_frames.Look):
                break
            s.apply(rng.choice(s.legal()))
        if kit is not None and not s.over and isinstance(s.stack[-1], classic_frames.Look):
            other = (kit + 1) % 5
            assert s.view(Seat(kit)).stack[-1].held() == s.stack[-1].held()
            assert s.view(Seat(other)).stack[-1].held() == (-2, -2, -2)[: len(s.stack[-1].held())]
            return
    raise AssertionError("Kit Carlson never looked")


SECRETS = {"drew", "stole", "looked", "kept", "put-back", "put-on-deck"}
"""Events whose cards only those who take part may see."""


def secrets_kept(s: State, rng: Random) -> set[str]:
    """Play a game; the kinds of secrets that came up. Nobody but those who take part sees a face of theirs."""
    kinds = set()
    for _, _, events in play_on(s, rng):
        for event in events:
            if event.kind not in SECRETS or event.target == PILE:
                assert event.shown_to is None, f"{event.kind} hides its cards from somebody"
                continue
            kinds.add(event.kind)
            for seat in (NOBODY, *range(len(s.names))):
                told = event.seen_by(seat)
                assert told.shown_to is None and len(told.cards) == len(event.cards)
                if seat in (event.seat, event.other) and seat != NOBODY:
                    assert told.cards == event.cards
                else:
                    assert set(told.cards) == {UNKNOWN}, f"seat {seat} sees what was {event.kind}"
    return kinds


def test_secret_cards_are_shown_to_nobody_else() -> None:
    """Hands and the order of the deck are hidden. [BAS-1.10]"""
    seen_kinds: set[str] = set()
    for seed in range(60):
        game, players = TABLES[seed % len(TABLES)]
        seen_kinds |= secrets_kept(dealt_with_events(seed, players, game), Random(seed))
    assert seen_kinds == SECRETS


@plain_only
def test_a_wrong_audience_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = State.tell_cards

    def tells_everybody(self: State, kind: str, *rest: Any, **named: Any) -> None:
        honest(self, kind, *rest, **{**named, "shown_to": EVERYBODY})

    monkeypatch.setattr(State, "tell_cards", tells_everybody)
    with pytest.raises(AssertionError, match="sees what was stole"):
        for seed in range(40):
            secrets_kept(dealt(seed, 7), Random(seed))


def test_frames_hide_nothing_else() -> None:
    """Of all steps only these hold something that others may not see."""
    hiding = {
        name for rules in all_rulesets() for name, frame in rules.frames.items() if frame.seen_by is not Frame.seen_by
    }
    assert hiding == {"Look", "OneOfThese", "ChooseFront", "LookInMine"}


def test_the_pick_of_the_front_is_secret() -> None:
    """DUE-3.3: the second player does not learn whom the first has picked before he has picked himself."""
    s = dealt(1, 2, "duel")
    first, second = s.legal()
    picked = s.clone()
    picked.apply(second)
    s.apply(first)
    assert seen(s, 1) == seen(picked, 1)
    assert seen(s, NOBODY) == seen(picked, NOBODY)
    assert seen(s, 0) != seen(picked, 0)
