"""A party at a table: who comes late, who leaves, the fifth friend, the big screen, and the scores of the evening."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from boothill.core.ids import NOBODY, Seat
from boothill.table import wire
from boothill.table.journal import Dealt, Finished, Moved, Saved, TableSaved
from boothill.table.problem import Problem
from boothill.table.recall import restored
from boothill.table.table import Table
from tests.scenes import Person, Scene, answer, at_random, four, problems, silent

PARTY = wire.Settings(players=4, bots="random", clock="instant", party=True)


def party(people: int = 2, settings: wire.Settings = PARTY) -> Scene:
    """A game under way at a party, in which nobody answers by themselves; bots have the other seats."""
    made = Scene(settings, people, silent)
    made.start()
    made.set_up(four(A={"hand": ["BANG!"]}, B={"hand": ["Missed!"]}))
    return made


def comes(made: Scene, key: str, **more: object) -> Person:
    """Somebody connects with a key."""
    person = Person(made, key)
    made.people.append(person)
    made.table.connect(person, wire.Hello(key, **more), made.now)  # type: ignore[arg-type]
    made.settle()
    return person


def late(made: Scene, name: str, wait: bool = False, **more: object) -> Person:
    """Somebody comes late and connects."""
    seat, key = made.table.sit(name, now=made.now, wait=wait, **more)  # type: ignore[arg-type]
    assert (seat == NOBODY) == wait
    return comes(made, key)


def play(made: Scene) -> None:
    """Play the game to its end; nobody's answers depend on anything but the question."""
    made.script = at_random
    for person in made.people:
        if person.ask is not None:
            reply = at_random(person.ask, person.seat)
            person.answer_at = (made.now + reply[0], person.ask.number, reply[1])
    made.run(steps=50_000)
    assert made.table.phase == "over"


def names(made: Scene) -> list[str]:
    return [seat.name for seat in made.table.shown().seats]


# -- late comers ---------------------------------------------------------------------------------------------


def test_who_comes_late_plays_on_for_a_bot_and_has_the_own_name_from_the_next_game_on() -> None:
    made = party()
    bot = names(made)[2]
    dora = late(made, "Dora")
    seat = made.table.shown().seats[2]
    assert dora.seat == 2 and dora.name == "Dora"
    assert (seat.kind, seat.name, seat.person, seat.here, seat.covered) == ("person", bot, "Dora", True, False)
    assert made.game.players[2].person and not made.game.players[2].covered
    hand = dora.last(wire.Update).view.hands[2]
    assert hand == list(made.game.s.hands[2]), "she holds what the bot held"
    assert all(card == -2 for other in (0, 1, 3) for card in dora.last(wire.Update).view.hands[other])
    play(made)
    for who in (0, 1, 2):
        made.do(who, wire.Rematch())
    assert made.table.phase == "playing" and made.game.s.names[2] == "Dora"
    assert made.table.shown().seats[2].person == ""


def test_until_a_late_comer_is_connected_a_bot_plays() -> None:
    made = party()
    made.table.sit("Dora", now=made.now)
    made.settle()
    assert made.game.players[2].covered and made.game.players[2].person


def test_who_waits_gets_a_seat_in_the_next_game_and_the_table_grows() -> None:
    made = party(4)
    dora = late(made, "Dora", wait=True)
    assert dora.seat == NOBODY and made.table.shown().waiting == ["Dora"] and made.table.shown().settings.players == 4
    assert all(card == -2 for hand in dora.last(wire.Update).view.hands for card in hand)
    assert dora.last(wire.Update).ask is None
    play(made)
    for who in range(4):
        made.do(who, wire.Rematch())
    assert names(made) == ["A", "B", "C", "D", "Dora"] and made.table.shown().waiting == []
    assert dora.seat == 4 and dora.last(wire.Welcome).seat == 4
    assert dora.last(wire.Update).view.hands[4] == list(made.game.s.hands[4])


def test_who_waits_takes_a_bots_seat_when_the_host_opens_the_table() -> None:
    made = party()
    dora = late(made, "Dora", wait=True)
    play(made)
    made.do(0, wire.Close())
    assert dora.seat == 2 and dora.last(wire.Welcome).table.phase == "open" and names(made)[2] == "Dora"
    assert made.table.shown().settings.players == 4


def test_who_no_longer_waits_only_watches_and_the_key_is_void() -> None:
    made = party()
    dora = late(made, "Dora", wait=True)
    made.do(made.people.index(dora), wire.Stand())
    assert made.table.shown().waiting == []
    with pytest.raises(Problem, match="wrong-key"):
        comes(made, dora.key)


def test_the_host_removes_somebody_who_waits() -> None:
    made = party()
    dora = late(made, "Dora", wait=True)
    assert dora.guest is not None
    made.do(0, wire.Remove(spectator=dora.guest.number))
    assert made.table.shown().waiting == [] and isinstance(dora.heard[-1][1], wire.Farewell)
    with pytest.raises(Problem, match="kept-out"):
        made.table.sit("Dora", now=made.now, wait=True)


def test_who_comes_between_two_games_is_at_the_next_one_and_not_at_the_last() -> None:
    made = party(4)
    play(made)
    seat, key = made.table.sit("Dora", now=made.now)
    dora = comes(made, key)
    assert seat == NOBODY and dora.last(wire.Welcome).waits
    for who in range(4):
        made.do(who, wire.Rematch())
    assert dora.seat == 4 and not dora.last(wire.Welcome).waits


def test_a_seat_that_is_taken_does_not_make_a_party_grow() -> None:
    table = Table("party", PARTY, Random(1))
    for name in "ABCD":
        table.sit(name)
    with pytest.raises(Problem, match="no-free-seat"):
        table.sit("E", Seat(2))
    assert table.settings.players == 4 and len(table.seating.chairs) == 4


def test_who_waits_is_told_so_even_where_spectators_lag_behind() -> None:
    made = party(2, msgspec.structs.replace(PARTY, watch_delay=60))
    dora = late(made, "Dora", wait=True)
    assert dora.last(wire.Welcome).waits and dora.last(wire.Welcome).table.waiting == []
    made.do(made.people.index(dora), wire.Stand())
    assert not dora.last(wire.Welcome).waits


def test_only_at_a_party_is_a_bots_seat_taken_over_but_anybody_may_wait() -> None:
    made = party(settings=msgspec.structs.replace(PARTY, party=False))
    with pytest.raises(Problem, match="under-way"):
        made.table.sit("Dora", now=made.now)
    late(made, "Dora", wait=True)
    made.do(0, wire.Lock(True))
    with pytest.raises(Problem, match="locked"):
        made.table.sit("Ed", now=made.now, wait=True)


def test_a_name_is_nobody_elses_on_the_bench_or_behind_a_bots_name() -> None:
    made = party()
    late(made, "Dora")
    late(made, "Ed", wait=True)
    for name in ("Dora", "dora", "Ed", names(made)[2]):
        with pytest.raises(Problem, match="name-taken"):
            made.table.sit(name, now=made.now, wait=True)


def test_there_is_no_seat_to_take_over_where_bots_are_out_of_the_game() -> None:
    made = party()
    made.game.s.alive[2] = made.game.s.alive[3] = False
    with pytest.raises(Problem, match="no-bot-seat"):
        made.table.sit("Dora", now=made.now)


# -- leavers -------------------------------------------------------------------------------------------------


def test_a_leaver_may_have_the_own_seat_back_and_no_other() -> None:
    made = party(3)
    made.do(1, wire.Stand())
    assert made.table.shown().seats[1].kind == "bot"
    with pytest.raises(Problem, match="no-bot-seat"):
        made.table.sit("B", Seat(3), now=made.now)
    seat, key = made.table.sit("B", now=made.now)
    assert seat == 1 and names(made)[1] == "B" and made.table.shown().seats[1].person == ""
    comes(made, key)
    assert not made.game.players[1].covered


def test_a_leaver_under_another_name_is_known_by_where_they_come_from() -> None:
    made = party()
    seat, _ = made.table.sit("Dora", now=made.now, origin="her phone")
    dora = comes(made, made.table.sit("Ed", now=made.now, origin="his phone")[1])
    assert (seat, dora.seat) == (2, 3)
    made.do(made.people.index(dora), wire.Stand())
    with pytest.raises(Problem, match="no-bot-seat"):
        made.table.sit("Zed", Seat(2), now=made.now, origin="his phone")
    made.table.left.clear()
    made.do(1, wire.Stand())
    assert made.table.sit("Zed", now=made.now, origin="another phone")[0] == 1


def test_who_was_eliminated_does_not_come_back_as_somebody_else() -> None:
    made = party(3)
    made.table.seating.chairs[2].origin = made.table._origin("her phone")
    made.game.s.alive[2] = False
    with pytest.raises(Problem, match="no-bot-seat"):
        made.table.sit("Dora", now=made.now, origin="her phone")
    assert made.table.sit("Dora", now=made.now, origin="his phone")[0] == 3


def test_the_next_game_has_forgotten_who_left_the_last_one() -> None:
    made = party(3)
    made.do(1, wire.Stand())
    play(made)
    made.do(0, wire.Rematch())
    made.do(2, wire.Rematch())
    assert made.table.phase == "playing" and made.table.left == []


# -- the fifth friend ----------------------------------------------------------------------------------------


def test_the_fifth_friend_gets_a_fifth_seat_as_long_as_the_game_has_room() -> None:
    table = Table("party", PARTY, Random(1))
    for i in range(7):
        table.sit("ABCDEFG"[i])
    assert table.settings.players == 7
    with pytest.raises(Problem, match="no-free-seat"):
        table.sit("H")
    other = Table("no party", wire.Settings(players=4), Random(1))
    for i in range(4):
        other.sit("ABCD"[i])
    with pytest.raises(Problem, match="no-free-seat"):
        other.sit("E")


def test_a_table_that_nobody_has_sat_down_at_belongs_to_the_first_who_does() -> None:
    made = Scene(PARTY, 0, silent)
    screen = comes(made, "", screen=True)
    assert screen.last(wire.Welcome).seat == NOBODY
    anna = late_in_lobby(made, "Anna")
    assert made.table.shown().seats[0].host and anna.seat == 0
    made.do(made.people.index(anna), wire.Start())
    assert made.table.phase == "playing"


def late_in_lobby(made: Scene, name: str) -> Person:
    return comes(made, made.table.sit(name, now=made.now)[1])


def test_who_is_ready_is_seen_before_the_deal() -> None:
    made = Scene(PARTY, 2, silent)
    made.do(1, wire.Ready(True))
    assert [seat.ready for seat in made.people[0].last(wire.Changed).table.seats] == [False, True, False, False]
    made.do(1, wire.Ready(False))
    assert not made.table.shown().seats[1].ready
    made.do(1, wire.Ready(True))
    made.start()
    assert not any(seat.ready for seat in made.table.shown().seats)
    made.do(1, wire.Ready(True))
    assert problems(made.people[1]) == ["under-way"]


# -- the big screen ------------------------------------------------------------------------------------------


def test_a_screen_is_nobody_and_may_say_nothing() -> None:
    made = party()
    screen = comes(made, "", screen=True, name="Eve")
    shown = made.people[0].last(wire.Changed).table
    assert (shown.screens, shown.watching, shown.spectators) == (1, 0, [])
    for command in (wire.Say("hello"), wire.Bet({"winner": "law"}), wire.Answer(1, ["pass"]), wire.Stand()):
        made.do(made.people.index(screen), command)
    assert problems(screen) == ["no-name", "cannot-bet", "only-seats", "only-seats"]
    made.table.disconnect(screen, made.now)
    made.settle()
    assert made.people[0].last(wire.Changed).table.screens == 0


def test_a_screen_with_the_key_of_a_seat_is_still_a_screen() -> None:
    made = party()
    screen = comes(made, made.people[0].key, screen=True)
    assert screen.seat == NOBODY and screen.last(wire.Welcome).orders == wire.Orders()
    assert all(card == -2 for hand in screen.last(wire.Update).view.hands for card in hand)


def test_a_party_has_its_screen_where_spectators_are_not_wanted_and_no_other_table_has() -> None:
    made = party()
    screen = comes(made, "", screen=True)
    made.do(0, wire.Watchable(False))
    assert screen in made.table.seating.viewers
    other = party(settings=msgspec.structs.replace(PARTY, party=False, watchers=False))
    with pytest.raises(Problem, match="no-watchers"):
        comes(other, "", screen=True)


def test_nothing_that_a_screen_is_told_depends_on_who_else_is_told_more() -> None:
    """A screen hears what a spectator hears, message by message, and never a question or a chat among the dead."""
    made = Scene(msgspec.structs.replace(PARTY, clock="fast"), 3, at_random)
    screen = comes(made, "", screen=True)
    wes = made.watch("Wes")
    since = len(screen.heard), len(wes.heard)
    made.start()
    made.run(steps=50_000)
    assert made.table.phase == "over"
    mine, theirs = screen.heard[since[0] :], wes.heard[since[1] :]
    assert mine == theirs
    for _, message in mine:
        assert not isinstance(message, wire.Asked | wire.Bets)
        if isinstance(message, wire.Update) and not message.view.winner:
            assert message.ask is None and message.view.moves == []
            assert all(card == -2 for hand in message.view.hands for card in hand)


# -- scores --------------------------------------------------------------------------------------------------


def rematch(made: Scene) -> None:
    for who, person in enumerate(made.people):
        if person.seat != NOBODY and person in made.table.seating.viewers:
            made.do(who, wire.Rematch())
    assert made.table.phase == "playing"


def test_the_scores_of_the_evening_count_wins_by_role_and_side() -> None:
    made = Scene(PARTY, 3, at_random)
    made.start()
    expected: dict[str, list[tuple[str, str, bool]]] = {"A": [], "B": [], "C": []}
    for _ in range(5):
        play(made)
        s = made.game.s
        outcome = s.outcome()
        assert outcome is not None
        for seat, name in enumerate(s.names):
            if name in expected:
                role = s.roles[seat]
                expected[name].append((role, "law" if role in ("sheriff", "deputy") else role, seat in outcome.seats))
        rematch(made)
    scores = {score.name: score for score in made.table.shown().scores}
    assert set(scores) == {"A", "B", "C"}, "bots have none"
    for name, games in expected.items():
        score = scores[name]
        assert score.all == wire.Tally(5, sum(won for _, _, won in games))
        assert sum(tally.played for tally in score.roles.values()) == 5
        for role, tally in score.roles.items():
            assert tally == wire.Tally(
                sum(one == role for one, _, _ in games), sum(won for one, _, won in games if one == role)
            )
        assert sum(tally.won for tally in score.sides.values()) == score.all.won
    wins = [score.all.won for score in made.table.shown().scores]
    assert wins == sorted(wins, reverse=True) and sum(wins) > 0


def test_a_game_that_was_broken_off_counts_for_nobody_and_one_that_was_resigned_does() -> None:
    made = party()
    made.do(0, wire.Close())
    assert made.table.phase == "over" and made.table.shown().scores == []
    duel = Scene(wire.Settings(game="duel", players=2, clock="instant"), 2, silent)
    duel.start()
    duel.do(0, wire.Resign())
    assert {score.name: score.all.won for score in duel.table.shown().scores} == {"A": 0, "B": 1}


def test_a_late_comer_has_the_game_and_a_leaver_does_not() -> None:
    made = party()
    late(made, "Dora")
    made.do(1, wire.Stand())
    play(made)
    assert {score.name for score in made.table.shown().scores} == {"A", "Dora"}


def test_scores_bench_and_code_outlive_a_restart_and_old_tables_are_read() -> None:
    made = Scene(PARTY, 2, at_random)
    made.table.code = "KRDM"
    made.start()
    play(made)
    rematch(made)
    _, key = made.table.sit("Ed", now=made.now, wait=True)
    made.do(1, wire.Stand())
    writes = made.table.writes
    dealt = [write for write in writes if isinstance(write, Dealt)][-1]
    last = [write for write in writes if isinstance(write, TableSaved)][-1]
    moves = [write for write in writes if isinstance(write, Moved) and write.game == dealt.game]
    assert len([write for write in writes if isinstance(write, Finished)]) == 1
    back = restored(Saved(last, dealt, moves, ""), made.now)
    assert back.scores == made.table.scores and len(back.scores) == 2
    assert back.shown().code == "KRDM" and back.left == made.table.left
    assert back.seating.place_of(key) is not None and back.seating.seat_of(key) == NOBODY
    fields = msgspec.json.decode(last.data)
    for name in ("bench", "left", "scores", "code"):
        del fields[name]
    del fields["settings"]["party"]
    old = restored(Saved(msgspec.structs.replace(last, data=msgspec.json.encode(fields)), None, [], ""), made.now)
    assert old.scores == [] and old.shown().code == "" and not old.settings.party


def test_what_a_bot_was_asked_is_put_to_whoever_takes_it_over() -> None:
    made = party(1, msgspec.structs.replace(PARTY, clock="off"))
    answer(made, 0, "play BANG! -> B")
    made.run(0.5)
    assert made.game.pending is not None and made.game.pending.seat == 1
    bela = late(made, "Bela")
    assert bela.seat == 1 and bela.ask is not None and bela.ask.kind == "shot"
    made.run(600)
    assert made.game.pending is not None and made.game.pending.seat == 1, "nobody answers for them"
