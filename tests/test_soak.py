"""Whole games: a few thousand of those that `make soak` plays, with every invariant at every decision."""

from __future__ import annotations

import shlex
from itertools import combinations, product
from random import Random

import pytest

from boothill.cli import main
from boothill.core import events as ev
from boothill.core.frames.playing import Playing, playable
from boothill.core.ids import NOBODY, Face, Seat, Target
from boothill.core.moves import CHOOSE, DISCARD, DRAW, ENDS, PASSES, PLAY, RELOAD, SWAP, TAKE, USE, Move
from boothill.core.refusal import Refused
from boothill.core.rows import Card
from boothill.core.state import State
from boothill.core.targets import is_figure
from boothill.lab.verify import invariants, soak
from boothill.lab.verify.ledger import Ledger
from boothill.sets import GAMES as ALL_GAMES
from boothill.sets import ruleset
from boothill.words import phrases
from tests.tables import TABLES, dealt, plain_only, play_on

GAMES = 2400
PARTS = 60
SEED = "soak"
"""Here it is always the same games; those of `make soak` are others every time."""


@pytest.mark.parametrize(
    "part", [*range(24), *(pytest.param(part, marks=pytest.mark.long) for part in range(24, PARTS))]
)
def test_random_games_keep_every_invariant(part: int) -> None:
    tally = soak.work(tuple(ALL_GAMES), SEED, part * GAMES // PARTS, range(GAMES // PARTS))
    assert tally.broken == []
    assert tally.games == GAMES // PARTS and tally.decisions > 50 * tally.games
    assert len(tally.seen) > 20 and len(tally.pairs) > 200


def test_the_soak_covers_every_table_and_options_in_combination() -> None:
    tables = [soak.table_for(index, SEED) for index in range(2000)]
    assert {(game, players) for game, players, _ in tables} == set(TABLES)
    for game, (_, options) in ALL_GAMES.items():
        drawn = [some for name, _, some in tables if name == game]
        assert all(some.keys() == options.keys() for some in drawn)
        for name, option in options.items():
            assert {some[name] for some in drawn} == set(option.values)
        for one, other in combinations([name for name, option in options.items() if len(option.values) < 10], 2):
            pairs = {(some[one], some[other]) for some in drawn}
            assert pairs == set(product(options[one].values, options[other].values)), (game, one, other)
    assert {soak.table_for(index, SEED, ("duel",))[0] for index in range(50)} == {"duel"}
    assert [soak.table_for(index, "another") for index in range(2000)] != tables


def test_every_run_plays_other_games_unless_it_is_given_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for words in ([], [], ["--seed", "mine"], ["--seed", "mine"]):
        assert main(["soak", "--games", "4", "--jobs", "1", *words]) == 0
        told.append(capsys.readouterr().out.splitlines())
    fresh, other, mine, again = ([line.split(" s, ")[0].rsplit(", ", 1)[0] for line in lines] for lines in told)
    assert fresh[0] != other[0] and fresh[0].startswith("seed ")
    assert mine[0] == "seed mine" and mine == again


@plain_only
def test_a_failure_is_told_with_the_command_that_repeats_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def loses_lives(self: State, figure: int, points: int) -> None:
        self.life[figure] = min(self.max_life[figure], self.life[figure] + points)

    monkeypatch.setattr(State, "heal", loses_lives)
    assert main(["soak", "--games", "12", "--jobs", "1", "--seed", "the seed", "--game", "classic"]) == 1
    failures = capsys.readouterr().err.splitlines()
    assert len(failures) > 2 and "Broken: lives: events tell" in failures[-2]
    command = failures[-1].split(" soak ")[1]
    assert main(["soak", *shlex.split(command), "--jobs", "1"]) == 1
    assert capsys.readouterr().err.splitlines() == failures[-2:]


MOVES_SOMETHING = [
    ev.DREW, ev.PLAYED, ev.LAID, ev.USED, ev.DISCARDED, ev.REMOVED, ev.SPENT, ev.OFFERED, ev.TURNED_UP, ev.LOST,
    ev.GAINED, ev.PAID, ev.OUT, ev.STOLE, ev.TOOK, ev.STORE, ev.SHOWED, ev.LOOKED, ev.KEPT, ev.PUT_BACK, ev.RESHUFFLED,
    ev.PASSED_ON, ev.ENTERED,
]  # fmt: skip


@pytest.mark.parametrize("kind", MOVES_SOMETHING)
def test_an_event_that_is_not_told_is_noticed(kind: str) -> None:
    """Each kind of event is needed to follow a game; the ledger finds out when one is left out."""
    game = "duel" if kind == ev.ENTERED else "classic+dodge-city"
    for seed in range(100):
        s = dealt(seed, 2 if game == "duel" else 6, game)
        ledger = Ledger(s)
        untold = False
        for _, _, events in play_on(s, Random(seed)):
            untold = untold or any(event.kind == kind and (kind != ev.USED or event.cards) for event in events)
            try:
                ledger.see([event for event in events if event.kind != kind])
                ledger.check(s)
            except invariants.Broken:
                assert untold
                return
    raise AssertionError("nobody noticed")


@plain_only
def test_a_lost_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = State.discard

    def loses_cards(self: State, seat: int, card: int, name: str = "") -> None:
        honest(self, Seat(seat), Face(card), name)
        self.pile.pop()

    monkeypatch.setattr(State, "discard", loses_cards)
    with pytest.raises(invariants.Broken, match="do not add up"):
        for index in range(20):
            soak.play(index, SEED)


@plain_only
def test_a_refusal_that_changes_something_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = State.why_not

    def meddles(self: State, move: object, seat: int = -1) -> object:
        refusal = honest(self, move, seat)  # type: ignore[arg-type]
        if refusal is not None:
            self.random_acts += 1
        return refusal

    monkeypatch.setattr(State, "why_not", meddles)
    with pytest.raises(invariants.Broken, match="changed the game"):
        for index in range(20):
            soak.play(index, SEED)


@pytest.mark.parametrize("field", ["hands", "table", "life", "fallen", "laid_this_turn", "pile", "this_turn"])
def test_a_clone_that_shares_something_is_noticed(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    honest = State.clone

    def shares(self: State) -> State:
        copy = honest(self)
        setattr(copy, field, getattr(self, field))
        return copy

    monkeypatch.setattr(State, "clone", shares)
    with pytest.raises(invariants.Broken, match=r"happens to another one|changed the game"):
        for index in range(600):
            soak.play(index, SEED)


def test_nobody_to_act_is_noticed() -> None:
    s = dealt(1)
    s.to_act = NOBODY
    with pytest.raises(invariants.Broken, match="nobody to act"):
        invariants.check_decision(s)


def test_a_move_aimed_at_the_dead_is_noticed() -> None:
    s = dealt(1)
    while not any(is_figure(move.target) for move in s.legal()):
        s.apply(s.legal()[-1])
    target = next(move.target for move in s.legal() if is_figure(move.target))
    s.alive[target] = False
    with pytest.raises(invariants.Broken, match="aimed at the dead"):
        invariants.check_decision(s)


@pytest.mark.parametrize("what", ["life", "name", "weapon"])
def test_impossible_tables_are_noticed(what: str) -> None:
    s = dealt(1)
    cards = {name: next(c for c, face in enumerate(s.rules.faces) if face.name == name) for name in s.rules.cards}
    if what == "life":
        s.life[1] = s.max_life[1] + 1
    elif what == "name":
        s.table[1] = [Face(cards["Barrel"]), Face(cards["Barrel"])]
    else:
        s.table[1] = [Face(cards["Volcanic"]), Face(cards["Winchester"])]
    with pytest.raises(invariants.Broken, match=r"maximum|of a name|of a slot"):
        invariants.check_table(s)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whatever_a_program_hands_in_is_refused_in_words(game: str, players: int) -> None:
    """Moves that no text could mean: cards, targets and costs that do not exist, verbs and names made up."""
    s, rng = dealt(1, players, game), Random(players)
    verbs = (PLAY, USE, DISCARD, TAKE, DRAW, CHOOSE, SWAP, RELOAD, PASSES, ENDS, "sing")
    refused = 0
    for _ in range(80):
        if s.over:
            break
        for _ in range(5):
            cards = [Face(rng.choice((-50, -2, -1, 0, 3, rng.randrange(200), 10**6))) for _ in range(3)]
            target = Target(rng.choice((-5, -1, 0, 1, 9, 64, 97, 126, rng.randrange(20_000), 10**7)))
            move = Move(
                rng.choice(verbs), cards[0], target, rng.choice(("", "hand", "Barrel", "yes")), tuple(cards[1:])
            )
            seat, before = rng.randrange(-1, players + 1), s.save()
            if move in (s.legal(Seat(seat)) if 0 <= seat < players else s.legal()):
                continue
            with pytest.raises(Refused) as refusal:
                s.apply(move, Seat(seat))
            assert phrases.refusal(refusal.value) and refusal.value.rule
            assert s.save() == before
            refused += 1
        s.apply(rng.choice(s.legal()))
    assert refused > 100


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_cards_of_one_reach_have_the_same_targets(game: str, players: int) -> None:
    """The play phase lists their targets once; an aim that looks at the card itself must not be shared."""
    groups: dict[int, list[Card]] = {}
    for row in ruleset(game).cards.values():
        if row.aim is not None:
            groups.setdefault(row.reach, []).append(row)
    alike = [rows for rows in groups.values() if len(rows) > 1]
    assert alike
    for seed in range(3):
        s = dealt(seed, players, game)
        for _ in play_on(s, Random(seed)):
            if s.over or not isinstance(s.stack[-1], Playing):
                continue
            for first, *others in alike:
                for row in others:
                    assert playable(s, s.to_act, row) == playable(s, s.to_act, first), (row.name, first.name)
