"""The table before and after a game: seats, deals, whole games, reading back, another one."""

from __future__ import annotations

import msgspec
import pytest

from boothill.bots.learned.bot import DesperadoBot
from boothill.core.ids import NOBODY, Seat
from boothill.table import wire
from boothill.table.journal import Dealt, Finished, Moved, Saved, TableSaved
from boothill.table.problem import Problem
from boothill.table.projection.events import OPEN, told
from boothill.table.projection.viewers import News
from boothill.table.recall import restored
from boothill.table.table import Table
from boothill.text import fairness
from boothill.words import phrases
from tests.scenes import Person, Scene, at_random, problems, silent
from tests.tables import TABLES


def test_the_host_arranges_the_table() -> None:
    made = Scene(wire.Settings(players=5), 2, silent)
    made.do(1, wire.AddBot(3))
    assert problems(made.people[1]) == ["only-host"]
    made.do(0, wire.AddBot(3, "random"))
    made.do(0, wire.AddBot(1))
    assert problems(made.people[0]) == ["somebody-there"]
    made.do(0, wire.AddBot(4, "nobody"))
    made.do(0, wire.Change(wire.Settings(players=9 - 1)))
    made.do(0, wire.Change(wire.Settings(game="duel", players=2)))
    assert problems(made.people[0]) == ["somebody-there", "no-such-bot", "bad-count"]
    assert len(made.table.seating.chairs) == 2
    made.do(0, wire.Change(wire.Settings(game="classic", players=4)))
    made.do(1, wire.MoveTo(3))
    assert made.people[1].seat == 3
    made.do(0, wire.Clear(3))
    assert problems(made.people[0])[-1] == "somebody-there"
    made.start()
    seats = made.people[0].last(wire.Changed).table.seats
    assert [seat.kind for seat in seats] == ["person", "bot", "bot", "person"]
    made.start()
    assert problems(made.people[0])[-1] == "under-way"


def test_a_bot_sits_down_only_at_games_that_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DesperadoBot, "games", lambda: ("duel",))
    made = Scene(wire.Settings(game="duel", players=2), 1, silent)
    made.do(0, wire.AddBot(1, "desperado"))
    assert made.table.seating.chairs[1].bot == "desperado" and not problems(made.people[0])
    made.do(0, wire.Change(wire.Settings(game="classic", players=4, bots="desperado")))
    assert problems(made.people[0]) == ["no-such-bot"] and made.table.settings.game == "duel"
    made.do(0, wire.Change(wire.Settings(game="classic", players=4, bots="karma")))
    assert made.table.seating.chairs[1].bot == "karma", "it is replaced by one that plays this game"
    made.do(0, wire.AddBot(2, "desperado"))
    assert problems(made.people[0]) == ["no-such-bot"] * 2


def test_while_the_host_is_away_somebody_else_arranges_the_table() -> None:
    made = Scene(wire.Settings(players=4), 3, silent)
    host, bob, cid = made.people
    made.table.disconnect(host, made.now)
    made.do(2, wire.AddBot(3))
    assert problems(cid) == ["only-host"]
    assert [seat.host for seat in bob.last(wire.Changed).table.seats] == [False, True, False, False]
    made.do(1, wire.AddBot(3))
    made.table.connect(host, wire.Hello(host.key), made.now)
    made.do(1, wire.Start())
    assert problems(bob) == ["only-host"], "he is back"
    made.table.disconnect(host, made.now)
    made.do(1, wire.Start())
    assert made.table.phase == "playing"


def test_a_deal_is_shown_once() -> None:
    for seed in range(12):  # sometimes something happens before anybody is asked
        made = Scene(wire.Settings(players=4), 2, silent, seed)
        for person in made.people:
            person.heard.clear()
        made.start()
        for person in made.people:
            updates = [message for _, message in person.heard if isinstance(message, wire.Update)]
            assert len(updates) == 1 and updates[0].fresh and updates[0].number == made.game.number
            first = person.heard[0][1]
            assert isinstance(first, wire.Changed) and first.table.phase == "playing", "before anything is asked"


@pytest.mark.parametrize(
    ("game", "players"), [("classic", 5), ("dodge-city", 4), ("classic+dodge-city", 8), ("duel", 2)]
)
def test_lines_that_are_shared_are_what_each_would_be_told_alone(game: str, players: int) -> None:
    made = Scene(wire.Settings(game=game, players=players, clock="off"), players, at_random, 3)
    made.start()
    while made.table.phase == "playing" and made.game.number < 150 and made.step():
        pass
    s, history = made.game.s, made.game.history
    news = News(made.game, 0)
    for seat in (NOBODY, *range(players), NOBODY):
        for eyes in {Seat(seat), OPEN}:
            alone = []
            for batch in history:
                seen = batch.events if eyes == OPEN else [event.seen_by(eyes) for event in batch.events]
                alone += told(s, batch, seen, Seat(seat))
            assert news.told(Seat(seat), eyes)[1] == alone
        view = s.view(Seat(seat))
        by_view = [line for batch in history for _, line in phrases.told(view, batch.events, after=batch.people)]
        assert [line.line for line in news.told(Seat(seat), Seat(seat))[1]] == [wire.line_of(line) for line in by_view]
    alike = [batch for batch in history if 0 not in batch.concerned(s)]
    assert len(alike) > len(history) / 5, "there is something to share"


def test_names() -> None:
    table = Table("t", wire.Settings())
    table.sit("Ann")
    for name, code in (("ann", "name-taken"), ("", "name-length"), ("x" * 21, "name-length"), ("a -> b", "bad-name")):
        with pytest.raises(Problem, match=code):
            table.sit(name)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_whole_games_of_people_and_bots_with_every_move_written_down(game: str, players: int) -> None:
    made = Scene(wire.Settings(game=game, players=players), max(1, players - 1), at_random, seed=players)
    commitment = made.people[0].last(wire.Changed).table.commitment
    made.start()
    made.run()
    assert made.table.phase == "over"
    ended = made.people[0].last(wire.Ended)
    assert fairness.commitment_of(ended.server_seed) == commitment
    dealt = next(write for write in made.table.writes if isinstance(write, Dealt))
    assert ended.seed == fairness.game_seed(ended.server_seed, dealt.names, dealt.shares) == made.game.s.seed
    moved = [write for write in made.table.writes if isinstance(write, Moved)]
    assert [move.number for move in moved] == list(range(1, made.game.number + 1))
    assert [(move.seat, move.move) for move in moved] == made.game.record.moves
    assert any(isinstance(write, Finished) for write in made.table.writes)
    assert made.game.record.last().save() == made.game.s.save()
    for person in made.people:
        assert problems(person) == []
        text = msgspec.json.encode([message for _, message in person.heard if not isinstance(message, wire.Ended)])
        assert made.game.server_seed.encode() not in text and made.game.s.seed.encode() not in text


def test_a_table_read_back_goes_on_where_it_stood() -> None:
    made = Scene(wire.Settings(players=5), 3, at_random)
    made.do(0, wire.SetOrders(wire.CONVENIENT))
    made.start()
    made.run(60)
    writes = made.table.writes
    saved = Saved(
        table=[write for write in writes if isinstance(write, TableSaved)][-1],
        dealt=next(write for write in writes if isinstance(write, Dealt)),
        moves=[write for write in writes if isinstance(write, Moved)],
        result="",
    )
    again = restored(saved, 0.0)
    assert again.game is not None and again.game.s.save() == made.game.s.save()
    assert again.game.chain == made.game.chain and again.game.players[0].orders == wire.CONVENIENT
    for mine, theirs in zip(made.game.players, again.game.players, strict=True):
        assert mine.reserve == pytest.approx(theirs.reserve)
    assert all(
        made.game.minds.memory(Seat(seat)).worlds == again.game.minds.memory(Seat(seat)).worlds for seat in range(5)
    )
    later = restored(saved, 1000.0).game
    assert later is not None and later.asks > made.game.asks, "no old answer fits a new decision"
    back = Person(made, made.people[0].key)
    again.connect(back, wire.Hello(back.key, after=3), 0.0)
    for viewer, message in again.out:
        viewer.send(message)
    assert back.seat == 0 and back.last(wire.Update).number == made.game.number


def test_another_game_begins_when_everybody_who_is_here_wants_one() -> None:
    made = Scene(wire.Settings(players=4, series=True), 2, at_random)
    made.start()
    made.do(0, wire.Rematch())
    assert problems(made.people[0]) == ["not-over"]
    made.run()
    first, living = made.game, [seat for seat in range(4) if made.game.s.alive[seat]]
    made.do(0, wire.Contribute("mine"))
    made.do(0, wire.Rematch(keep=True, lead=True))
    assert made.game is first and made.people[1].last(wire.Changed).table.seats[0].ready
    made.do(1, wire.Rematch(keep=True))
    assert made.game is not first and made.game.s.roles[0] == "sheriff"
    for seat in (0, 1):
        if seat in living:
            assert made.game.s.characters[seat].name == first.s.characters[seat].name
    assert made.game.s.seed == fairness.game_seed(made.game.server_seed, made.game.s.names, {"A": "mine"})


@pytest.mark.parametrize("stands", [True, False])
def test_who_goes_without_a_word_does_not_keep_the_others_from_another_game(stands: bool) -> None:
    made = Scene(wire.Settings(players=4), 3, at_random)
    made.start()
    made.run()
    first = made.game
    made.do(0, wire.Rematch())
    made.do(1, wire.Rematch())
    assert made.game is first
    if stands:
        made.do(2, wire.Stand())
    else:
        made.table.disconnect(made.people[2], made.now)
        made.settle()
    assert made.game is not first and made.table.phase == "playing"


def test_who_comes_back_to_another_game_is_shown_it_whole() -> None:
    made = Scene(wire.Settings(players=4), 2, at_random)
    made.start()
    made.run()
    made.do(0, wire.Rematch())
    made.do(1, wire.Rematch())
    made.run(30)
    assert made.game.number > 3 and made.table.number == 2
    for game, fresh in ((0, False), (2, False), (1, True)):
        back = Person(made, made.people[0].key)
        made.table.connect(back, wire.Hello(back.key, after=2, game=game), made.now)
        made.settle()
        assert back.last(wire.Update).fresh == fresh


def test_spectators_are_told_the_very_same() -> None:
    made = Scene(wire.Settings(players=4, watch_delay=60), 4, at_random)
    made.watch("Wes")
    made.watch("Zoe")
    made.start()
    made.run(30)
    waiting = [message for _, _, message in made.table.lag.late if not getattr(message, "fresh", False)]
    assert len(waiting) > 10 and len({id(message) for message in waiting}) == len(waiting) / 2


def test_leading_the_replay_is_for_afterwards() -> None:
    made = Scene(wire.Settings(players=4), 2, at_random)
    made.start()
    made.do(0, wire.Steer(3))
    assert problems(made.people[0]) == ["not-over"]
    made.run()
    made.do(0, wire.Steer(3))
    assert made.people[1].last(wire.Steered).at == 3
    assert -2 not in [card for hand in made.people[1].last(wire.Update).view.hands for card in hand]
