"""Facts for networks: complete, the same numbers for all games, and nothing that a seat may not know."""

from __future__ import annotations

from random import Random

import pytest

from boothill.bots.driver import Driver
from boothill.bots.gunslinger.judging import alike
from boothill.bots.learned.encoder import MOST_FACTS, Encoder
from boothill.bots.learned.move_facts import MOVE_FACTS
from boothill.bots.learned.names import ACTIONS, Names, all_names
from boothill.bots.learned.sheet import RING
from boothill.core import events as ev
from boothill.core.frames.hits import Contest, Demanded, Shot
from boothill.core.ids import NO_CARD, NOBODY, Seat
from boothill.core.rows import RANGE, SEEN, SEES, distance
from boothill.core.state import State
from boothill.core.targets import gear_of
from boothill.knowledge.history import LAST, NO_MISS, NOTED, History
from boothill.knowledge.memory import Memory
from boothill.lab.research.batch import Tables
from boothill.sets import ruleset
from tests.tables import TABLES, dealt, dealt_with_events, lost_by_passing
from tests.test_leaks import twin_of

everywhere = pytest.mark.parametrize(("game", "players"), TABLES)
ENCODER = Encoder(all_names())


def of_section(facts: list[int], name: str) -> list[int]:
    """The facts of a section, counted from its beginning."""
    first, count = ENCODER.sections[name]
    return [fact - first for fact in facts if first <= fact < first + count]


def driven(s: State, seed: int) -> Driver:
    return Driver(s, [None] * len(s.names), Random(seed))


@everywhere
def test_every_state_has_facts_and_every_move_too(game: str, players: int) -> None:
    for seed in (1, 2):
        s = dealt_with_events(seed, players, game)
        driver = driven(s, seed)
        while not s.over:
            view = s.view(s.to_act)
            known, whole = ENCODER.facts(view, driver.memories[s.to_act]), ENCODER.whole(s, s.to_act)
            assert ENCODER.both(view, driver.memories[s.to_act], s) == (known, whole)
            for facts in (known, whole):
                assert min(facts) > 0 and max(facts) < ENCODER.size and len(facts) < MOST_FACTS
                assert len(of_section(facts, "phase")) == len(of_section(facts, "step")) == 1
                assert len(of_section(facts, "own hand")) == len(view.hand)
            moves = ENCODER.moves(view, driver.memories[s.to_act], view.legal)
            assert len(moves) == MOVE_FACTS * len(view.legal)
            assert min(moves) >= 0 and max(moves) < ENCODER.move_size
            driver.make(driver.rng.choice(s.legal()), s.to_act)


@everywhere
def test_moves_that_differ_in_more_than_the_copy_of_a_card_have_other_facts(game: str, players: int) -> None:
    s = dealt_with_events(1, players, game)
    driver = driven(s, 1)
    while not s.over:
        view = s.view(s.to_act)
        seen: dict[tuple[int, ...], object] = {}
        for move in view.legal:
            facts = ENCODER.moves(view, driver.memories[view.seat], [move])
            suit_and_rank = {7, 8}
            key = tuple(fact for i, fact in enumerate(facts) if i not in suit_and_rank)
            if len(move.pay) < 3:
                assert seen.setdefault(key, alike(view, move)) == alike(view, move)
        driver.make(driver.rng.choice(s.legal()), s.to_act)


@everywhere
def test_what_a_seat_cannot_see_changes_no_fact(game: str, players: int) -> None:
    compared, differ = 0, 0
    for seed in range(1, 5):
        s = dealt_with_events(seed, players, game)
        driver = driven(s, seed)
        rng = driver.rng
        while not s.over:
            if rng.random() < 0.05:
                seat = rng.choice(s.seats)
                twin, changed, _ = twin_of(s, seat, rng)
                memory = driver.memories[seat]
                mine, his = s.view(seat), twin.view(seat)
                assert ENCODER.facts(mine, memory) == ENCODER.facts(his, memory)
                assert ENCODER.moves(mine, memory, mine.legal) == ENCODER.moves(his, memory, his.legal)
                differ += ENCODER.whole(s, seat) != ENCODER.whole(twin, seat)
                compared += bool(changed)
            driver.make(rng.choice(s.legal()), s.to_act)
    assert compared > 5 and differ > compared / 3, "who sees everything does not see the difference"


def test_cards_of_one_name_are_one_kind_in_every_game() -> None:
    numbers = {
        game: {face.name: kind for face, kind in zip(rules.faces, ENCODER.sheet(rules).kinds, strict=True)}
        for game, rules in ((game, ruleset(game)) for game, _ in TABLES)
    }
    shared = set(numbers["classic"]) & set(numbers["duel"])
    assert len(shared) > 3 and all(numbers["classic"][name] == numbers["duel"][name] > 0 for name in shared)


def test_a_name_that_nobody_knew_is_number_0_and_nothing_else_moves() -> None:
    lists = {kind: names[:] for kind, names in all_names().lists.items()}
    gone = lists["cards"].pop()
    fewer = Names(lists)
    assert fewer.numbers["cards"].get(gone) is None
    assert fewer.numbers["cards"] == {name: n for name, n in all_names().numbers["cards"].items() if name != gone}


@everywhere
def test_reach_is_what_the_rules_say(game: str, players: int) -> None:
    s = dealt_with_events(3, players, game)
    if s.several:
        return
    far = [face for face in s.rules.deck if {SEES, SEEN, RANGE} & set(s.rules.rows[face].numbers)]
    for figure, face in zip(s.figures, far, strict=False):
        s.table[figure].append(face)
    driver = driven(s, 3)
    for _ in range(60):
        if s.over:
            break
        me = s.to_act
        view = s.view(me)
        facts = ENCODER.facts(view, driver.memories[me])
        flags = of_section(facts, "figure")
        told = dict(divmod(fact, 7) for fact in of_section(facts, "distance"))
        own = s.fronts[me]
        for other in s.others(own) if s.alive[own] else []:
            place = (other - own) % players
            assert told[place] == min(6, distance(s, own, other))
            assert (place * 6 + 3 in flags) == (distance(s, own, other) <= 1 + s.ask(RANGE, own))
            assert (place * 6 + 4 in flags) == (distance(s, other, own) <= 1 + s.ask(RANGE, other))
        driver.make(driver.rng.choice(s.legal()), me)


@everywhere
def test_the_facts_name_the_true_attacker(game: str, players: int) -> None:
    """Also in the Duel: whoever is named is the one through whom a life point is lost if nobody answers."""
    seen: set[str] = set()
    for seed in range(6):
        s = dealt(seed, players, game)
        driver = driven(s, seed)
        while not s.over:
            frame = s.stack[-1]
            if isinstance(frame, Shot | Demanded | Contest):
                facts = ENCODER.facts(s.view(s.to_act), driver.memories[s.to_act])
                [by] = of_section(facts, "by")
                attacker = (s.to_act + by % RING) % players
                assert attacker == frame.attacker(s)
                for event in lost_by_passing(s):
                    own = isinstance(frame, Contest) and frame.now == frame.challenger
                    assert event.other == (NOBODY if own else attacker)
                    seen.add(type(frame).__name__)
            driver.make(driver.rng.choice(s.legal()), s.to_act)
    assert seen


def test_actions_are_remembered_newest_first_and_no_hidden_card_is_among_them() -> None:
    assert set(NOTED) <= set(ACTIONS)
    s = dealt(5, 5)
    driver = driven(s, 5)
    while not s.over:
        history = driver.memories[0].witness.history
        assert len(history.actions) <= LAST
        for action in history.actions:
            shown = action.kind in (ev.PLAYED, ev.USED, ev.TURNED_UP, ev.TOOK)
            assert shown or action.card == NO_CARD
        driver.make(driver.rng.choice(s.legal()), s.to_act)
    facts = ENCODER.facts(s.view(Seat(0)), driver.memories[0])
    kinds = len(ACTIONS) + 1
    newest = [fact for fact in of_section(facts, "actions") if fact < kinds]
    assert newest == [ACTIONS.index(history.actions[-1].kind) + 1]


def test_who_lets_a_hit_through_is_remembered_until_he_gets_a_card() -> None:
    history = History(3)
    nobody = NOBODY
    history.note(ev.Event(ev.PASSED, Seat(1), nobody, (), None))
    assert history.declined == [0, NO_MISS, 0]
    assert History.load(history.save()).declined == history.declined
    twin = history.copy()
    history.note(ev.Event(ev.DREW, Seat(1), nobody, (), None))
    assert history.declined == [0, 0, 0] and twin.declined == [0, NO_MISS, 0]


def test_a_memory_that_was_saved_has_the_same_facts() -> None:
    s = dealt(7, 5)
    driver = driven(s, 7)
    for _ in range(60):
        driver.make(driver.rng.choice(s.legal()), s.to_act)
    view = s.view(s.to_act)
    memory = driver.memories[s.to_act]
    again = Memory.load(memory.save(), view)
    assert ENCODER.facts(view, again) == ENCODER.facts(view, memory)


def test_cards_in_play_are_facts_of_their_figure() -> None:
    s = dealt(1, 5)
    card = s.rules.deck[0]
    s.table[2].append(card)
    view = s.view(Seat(0))
    gear = of_section(ENCODER.facts(view, Memory(view)), "cards in play")
    assert gear == [2 * ENCODER.kinds + ENCODER.sheet(s.rules).kinds[card]]
    s.laid_this_turn.append(gear_of(s.fronts[2], card))
    view = s.view(Seat(0))
    assert of_section(ENCODER.facts(view, Memory(view)), "laid this turn") == [ENCODER.sheet(s.rules).kinds[card]]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("classic", 5, {}), ("duel", 2, {}), ("classic+dodge-city", 8, {"events": "both"})],
)
def test_many_tables_at_once_are_played_as_arrays(game: str, players: int, options: dict[str, str]) -> None:
    def run() -> list[bytes]:
        tables = Tables(3, game, players, options, whole=True)
        rng = Random(1)
        seen = tables.reset(seed=4)
        found, ended = [], 0
        while not ended:
            assert seen.facts.shape == seen.whole.shape == (3, MOST_FACTS)
            assert seen.mask.shape == seen.moves.shape[:2] and seen.mask.any(axis=1).all()
            assert ((seen.moves[:, :, 0] > 0) == (seen.mask > 0)).all()
            found.append(seen.facts.tobytes())
            actions = [rng.randrange(int(row.sum())) for row in seen.mask]
            seen, rewards, over = tables.step(actions)
            ended += int(over.sum())
            assert (rewards[over == 0] == 0).all()
            for row in rewards[over == 1]:
                assert set(row.tolist()) <= {1.0, -1.0} and 1.0 in row
        return found

    assert run() == run()


def test_tables_with_bots_ask_only_the_other_seats() -> None:
    tables = Tables(2, "classic", 4, bots=["", "greedy", "greedy", "random"])
    seen = tables.reset(seed=1)
    for _ in range(40):
        assert set(seen.seats.tolist()) == {0}
        seen = tables.step([0, 0]).observed


def test_bad_tables_and_actions_are_named() -> None:
    with pytest.raises(ValueError, match="name a bot, or nothing, for each of 4 seats, not for 1"):
        Tables(1, "classic", 4, bots=["greedy"])
    with pytest.raises(ValueError, match="leave at least one seat to be asked"):
        Tables(1, "duel", 2, bots=["greedy", "greedy"])
    with pytest.raises(ValueError, match="at least one table"):
        Tables(0, "duel", 2)
    tables = Tables(2, "duel", 2)
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        tables.observe()
    before = tables.reset()
    for actions, message in (
        ([0, 99], "table 1 has no open move 99"),
        ([0, -1], "table 1 has no open move -1"),
        ([0], "there are 2 tables: give an action for each, not 1 in all"),
        ([0, 0, 0], "not 3 in all"),
    ):
        with pytest.raises(ValueError, match=message):
            tables.step(actions)
        assert tables.observe().facts.tobytes() == before.facts.tobytes(), "nothing has changed at any table"


def test_a_reset_without_a_seed_deals_the_next_games() -> None:
    tables = Tables(2, "classic", 4)
    first = tables.reset(seed=3).facts.tobytes()
    second = tables.reset().facts.tobytes()
    assert second != first
    assert tables.reset(seed=3).facts.tobytes() == first
    assert tables.reset().facts.tobytes() == second


def test_a_critic_sees_every_reserve() -> None:
    s = dealt(1, 2, "duel")
    while s.stack[-1].SHOWS_RESERVE or not all(s.reserves):
        s.apply(s.legal()[0])
    for seat in s.seats:
        whole = ENCODER.whole(s, seat)
        people = ENCODER.sheet(s.rules).people
        assert sorted(of_section(whole, "own reserve")) == sorted(people[name] for name in s.reserves[seat])
        hidden = [fact % ENCODER.people for fact in of_section(whole, "hidden reserves")]
        assert sorted(hidden) == sorted(people[name] for name in s.reserves[1 - seat])
        view = s.view(seat)
        assert not of_section(ENCODER.facts(view, Memory(view)), "hidden reserves")
