"""Games that their players end themselves: by agreement, by resigning, by the host who closes them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from boothill.core.ids import Seat
from boothill.table import wire
from boothill.table.dealing import finished_record
from boothill.table.ending import OFFER_PAUSE, OFFER_SECONDS
from boothill.table.journal import Dealt, Finished, Moved, Played, Saved, TableSaved
from boothill.table.moderation import HOST_PATIENCE
from boothill.table.recall import restored
from boothill.table.table import Table
from boothill.text.records import AGREED, CLOSED, RESIGNED, BadRecord, Ending, Record, parse_record
from tests.scenes import Person, Scene, answer, at_random, problems, scene, silent
from tests.test_records import recorded, resealed


def duel(people: int = 2, script: Any = silent, **settings: Any) -> Scene:
    made = Scene(wire.Settings(game="duel", players=2, bots="greedy", **settings), people, script)
    made.start()
    return made


def offer(person: Person) -> wire.Offer | None:
    found: wire.Offer | None = person.last(wire.Changed).table.offer
    return found


def notices(person: Person) -> list[str]:
    return [message.line.id for _, message in person.heard if isinstance(message, wire.Notice)]


def written(made: Scene, kind: type[Any]) -> list[Any]:
    return [write for write in made.table.writes if isinstance(write, kind)]


def read_back(made: Scene, now: float | None = None) -> Table:
    """The table as it comes back after a crash, from what was written."""
    dealt = written(made, Dealt)[-1]
    finished = [end for end in written(made, Finished) if end.game == dealt.game]
    result, ended = (finished[-1].result, finished[-1].ended) if finished else ("", "")
    moves = [move for move in written(made, Moved) if move.game == dealt.game]
    saved = Saved(written(made, TableSaved)[-1], dealt, moves, result, ended=ended)
    return restored(saved, made.now if now is None else now)


# -- offers ----------------------------------------------------------------------------------------------------


def test_the_game_ends_without_a_winner_when_everybody_agrees() -> None:
    made = Scene(wire.Settings(players=5, bots="greedy"), 3, silent)
    made.start()
    made.do(1, wire.OfferEnd(True))
    assert offer(made.people[0]) == wire.Offer(1, [1], [0, 2]), "everybody sees who has agreed, and bots do not vote"
    made.do(0, wire.OfferEnd(True))
    assert offer(made.people[2]) == wire.Offer(1, [0, 1], [2]) and made.table.phase == "playing"
    made.do(2, wire.OfferEnd(True))
    assert made.table.phase == "over" and offer(made.people[2]) is None
    for person in made.people:
        ended = person.last(wire.Ended)
        assert (ended.winner, ended.winners, ended.ended, ended.by) == ("nobody", [], AGREED, -1)
        update = person.last(wire.Update)
        assert (update.view.winner, update.ask, update.waiting) == ("nobody", None, [])
        assert "" not in update.view.roles, "it is over, so everything lies open"
    assert made.game.s.answers() == [] and not any(made.game.s.legal(Seat(seat)) for seat in range(5))
    assert [seat.wins for seat in made.people[0].last(wire.Changed).table.seats] == [0] * 5
    (finished,) = written(made, Finished)
    assert (finished.result, finished.ended) == ("nobody", "agreed")
    made.run(1000)
    assert len(written(made, Finished)) == 1 and made.game.wake_at() is None


def test_who_is_alone_with_bots_ends_the_game_by_offering_it() -> None:
    made = Scene(wire.Settings(players=4, clock="off"), 1, silent)
    made.start()
    made.do(0, wire.OfferEnd(True))
    assert made.people[0].last(wire.Ended).ended == AGREED


def test_one_who_wants_to_play_on_is_enough() -> None:
    made = scene(3)
    made.do(0, wire.OfferEnd(True))
    made.do(2, wire.OfferEnd(True))
    made.do(1, wire.OfferEnd(False))
    assert offer(made.people[0]) is None and notices(made.people[0]) == ["notice-declined"]
    made.do(1, wire.OfferEnd(False))
    assert problems(made.people[1]) == ["no-offer"]
    made.do(0, wire.OfferEnd(True))
    assert problems(made.people[0]) == ["offer-soon"], "nobody is asked again and again"
    made.now += OFFER_PAUSE
    made.do(0, wire.OfferEnd(True))
    assert offer(made.people[1]) == wire.Offer(0, [0], [1, 2]), "those who agreed before are asked anew"
    made.do(0, wire.OfferEnd(False))
    assert notices(made.people[1])[-1] == "notice-withdrawn" and made.table.phase == "playing"


def test_an_offer_lapses_with_the_next_turn_of_whoever_made_it() -> None:
    made = scene(4, clock="off", A={"hand": ["Missed!"]})
    made.do(1, wire.OfferEnd(True))
    assert offer(made.people[0]) is not None
    answer(made, 0, "end")
    made.run(5)
    assert made.game.s.turn == 1
    assert offer(made.people[0]) is None and notices(made.people[0]) == ["notice-lapsed"]


def test_an_offer_lapses_after_a_while() -> None:
    made = scene(4, clock="off")
    made.do(0, wire.OfferEnd(True))
    made.run(OFFER_SECONDS - 1)
    assert offer(made.people[1]) is not None
    made.run(1)
    assert offer(made.people[1]) is None and notices(made.people[1]) == ["notice-lapsed"]


def test_who_has_just_lost_the_connection_still_votes_until_a_bot_covers_the_seat() -> None:
    made = scene(3, clock="fast")
    made.do(0, wire.OfferEnd(True))
    made.do(1, wire.OfferEnd(True))
    made.table.disconnect(made.people[2], made.now)
    made.settle()
    assert made.table.phase == "playing", "a moment without a connection is no consent"
    made.run(made.game.timing.grace - 1)
    assert made.table.phase == "playing"
    made.run(1.1)
    assert made.people[0].last(wire.Ended).ended == AGREED


def test_who_lets_a_bot_play_does_not_vote_but_is_back_by_voting() -> None:
    made = scene(3, clock="off")
    made.do(2, wire.Away(True))
    made.do(0, wire.OfferEnd(True))
    assert offer(made.people[1]) == wire.Offer(0, [0], [1])
    made.do(2, wire.OfferEnd(False))
    assert offer(made.people[1]) is None and not made.game.players[2].covered


def test_an_offer_goes_with_whoever_made_it() -> None:
    made = scene(3, clock="off")
    made.do(1, wire.OfferEnd(True))
    made.do(1, wire.Stand())
    assert offer(made.people[0]) is None and notices(made.people[0]) == ["notice-lapsed"]
    assert made.table.phase == "playing"


def test_programs_and_bots_agree_to_everything() -> None:
    made = Scene(wire.Settings(players=4), 2, silent)
    made.table.seating.chairs[1].program = True
    made.start()
    made.do(0, wire.OfferEnd(True))
    assert made.table.phase == "over"


def test_spectators_neither_offer_nor_agree_nor_close() -> None:
    made = scene(2)
    made.watch("Wes")
    for command in (wire.OfferEnd(True), wire.Resign(), wire.Close(), wire.Lock(True), wire.Remove(0)):
        made.do(2, command)
    assert problems(made.people[2]) == ["only-seats"] * 5 and made.table.phase == "playing"


@pytest.mark.parametrize("delay", [0, 30])
@pytest.mark.parametrize("closed", [True, False])
def test_every_spectator_is_told_of_the_end(closed: bool, delay: int) -> None:
    """They are all told the same, so one message is made for them: the end must not get lost over that."""
    settings = wire.Settings(players=4, bots="greedy", clock="instant", watch_delay=delay)
    made = Scene(settings, 1, silent if closed else at_random)
    crowd = [made.watch(name) for name in ("Wes", "Eve", "Kim")]
    made.start()
    if closed:
        made.do(0, wire.Close())
    else:
        made.run()
    assert made.table.phase == "over"
    for spectator in crowd:
        ended = [message for _, message in spectator.heard if isinstance(message, wire.Ended)]
        assert [end.game for end in ended] == [made.game.id]
        assert isinstance(spectator.heard[-1][1], wire.Ended | wire.Changed)


# -- resigning -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", [0, 1])
def test_the_other_side_wins_when_somebody_resigns(who: int) -> None:
    made = duel()
    assert made.people[0].last(wire.Changed).table.resigns
    other = made.game.s.roles[1 - who]
    made.do(who, wire.Resign())
    ended = made.people[1 - who].last(wire.Ended)
    assert (ended.winner, ended.winners, ended.ended, ended.by) == (other, [1 - who], RESIGNED, who)
    assert [seat.wins for seat in made.people[0].last(wire.Changed).table.seats] == [who, 1 - who]


def test_nobody_resigns_where_others_would_win_or_lose_by_it() -> None:
    for players, game in ((4, "classic"), (3, "dodge-city")):
        made = Scene(wire.Settings(game=game, players=players), 2, silent)
        made.start()
        assert not made.people[0].last(wire.Changed).table.resigns
        made.do(1, wire.Resign())
        assert problems(made.people[1]) == ["cannot-resign"] and made.table.phase == "playing"


# -- the host closes -------------------------------------------------------------------------------------------


def test_the_host_closes_a_game_and_opens_the_table_again() -> None:
    made = Scene(wire.Settings(players=4), 3, at_random)
    made.do(0, wire.Close())
    assert problems(made.people[0]) == ["no-game"]
    made.start()
    made.do(1, wire.Close())
    assert problems(made.people[1]) == ["only-host"]
    made.do(0, wire.Close())
    assert made.table.phase == "over"
    assert made.people[2].last(wire.Ended).ended == CLOSED and made.people[2].last(wire.Ended).winner == "nobody"
    made.do(1, wire.Close())
    assert problems(made.people[1]) == ["only-host", "only-host"] and made.table.phase == "over"
    made.do(0, wire.Close())
    assert made.people[1].last(wire.Changed).table.phase == "open"
    assert read_back(made).phase == "open", "after a restart too"
    made.do(0, wire.Change(wire.Settings(players=5)))
    made.start()
    assert made.table.phase == "playing" and len(made.game.s.names) == 5
    assert read_back(made).phase == "playing"


def test_nobody_grabs_a_game_whose_host_is_away_for_a_moment() -> None:
    made = scene(3, clock="off")
    made.table.disconnect(made.people[0], made.now)
    made.do(2, wire.Close())
    assert problems(made.people[2]) == ["only-host"]
    made.do(1, wire.Close())
    made.run(HOST_PATIENCE - 1)
    made.do(1, wire.Close())
    assert problems(made.people[1]) == ["host-away", "host-away"] and made.table.phase == "playing"
    made.run(1)
    made.do(1, wire.Close())
    assert made.people[1].last(wire.Ended).ended == CLOSED


def test_after_a_restart_the_host_has_the_same_time_to_come_back() -> None:
    made = scene(2, clock="off")
    again = read_back(made, now=10_000)
    bob = Person(made, made.people[1].key)
    again.connect(bob, wire.Hello(bob.key), 10_000)
    again.handle(bob, wire.Close(), 10_000 + HOST_PATIENCE - 1)
    assert again.phase == "playing"
    again.handle(bob, wire.Close(), 10_000 + HOST_PATIENCE)
    assert again.phase == "over"


def test_a_pause_ends_with_the_game() -> None:
    made = scene(2)
    made.do(0, wire.Pause(True))
    made.do(0, wire.Close())
    assert made.table.phase == "over" and not made.people[1].last(wire.Changed).table.paused


def test_the_next_game_of_a_series_is_dealt_after_one_that_nobody_has_won() -> None:
    made = Scene(wire.Settings(players=4, series=True), 2, silent)
    made.start()
    kept = made.game.s.characters[0].name
    made.do(0, wire.Close())
    made.do(0, wire.Rematch(keep=True))
    made.do(1, wire.Rematch())
    assert made.table.phase == "playing" and made.table.number == 2
    assert made.game.s.characters[0].name == kept


# -- what is written -------------------------------------------------------------------------------------------

DEEDS: dict[str, wire.ToTable] = {"agreed": wire.OfferEnd(True), "closed": wire.Close(), "resigned A": wire.Resign()}


@pytest.mark.parametrize("ended", DEEDS)
@pytest.mark.parametrize("moves", [0, 25])
def test_the_record_says_how_it_ended_and_a_crash_changes_nothing(ended: str, moves: int) -> None:
    made = duel(1, at_random, clock="off")
    while made.game.number < moves:
        made.step()
    made.do(0, DEEDS[ended])
    (dealt,), (finished,) = written(made, Dealt), written(made, Finished)
    record = finished_record(Played(dealt, written(made, Moved), finished.result, finished.ended))
    again = parse_record(record.text())
    assert again.text() == record.text() and f"ended: {ended}\n" in record.text()
    assert again.unfair() == [] and again.last().winner == finished.result
    assert again.fairness is not None and again.fairness.chain == made.people[0].last(wire.Update).chain
    back = read_back(made)
    assert back.phase == "over" and back.game is not None
    assert back.game.s.save() == made.game.s.save() and back.game.chain == made.game.chain
    ann = Person(made, made.people[0].key)
    back.connect(ann, wire.Hello(ann.key), made.now)
    (told,) = (message for viewer, message in back.out if isinstance(message, wire.Ended))
    assert told == made.people[0].last(wire.Ended)
    assert not any(isinstance(write, Finished) for write in back.writes), "it is not finished twice"


def test_an_offer_outlives_a_restart() -> None:
    made = scene(3, clock="off")
    made.do(0, wire.OfferEnd(True))
    made.do(1, wire.OfferEnd(True))
    back = read_back(made)
    assert back.shown().offer == wire.Offer(0, [0, 1], [2])
    people = [Person(made, person.key) for person in made.people]
    for person in people:
        back.connect(person, wire.Hello(person.key), made.now)
    back.handle(people[2], wire.OfferEnd(True), made.now)
    assert back.phase == "over"


def ended_record(how: Ending, result: str) -> Record:
    _, record = recorded(3, moves=20)
    record.ending, record.result = how, result
    return record


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("ended: agreed", "ended: tired", "'tired' is none of agreed, closed, resigned NAME"),
        ("ended: agreed", "ended: resigned", "'resigned' is none of"),
        ("ended: agreed", "ended: agreed P1", "'agreed P1' is none of"),
        ("ended: agreed", "ended: resigned P1", "nobody can resign in classic"),
        ("result: nobody", "result: law", "says law, its end leads to nobody"),
        ("ended: agreed\n", "", "says nobody, the moves lead to unfinished"),
    ],
)
def test_a_forged_end(old: str, new: str, message: str) -> None:
    text = ended_record(Ending(AGREED), "nobody").text()
    parse_record(text).last()
    with pytest.raises(BadRecord, match=message):
        parse_record(resealed(text.replace(old, new, 1))).last()


def test_a_game_that_its_moves_have_decided_cannot_be_ended() -> None:
    _, record = recorded(3)
    record.ending, record.result = Ending(CLOSED), "nobody"
    with pytest.raises(BadRecord, match="nothing left to end"):
        parse_record(record.text()).last()


def test_whoever_changes_how_it_ended_breaks_the_chain() -> None:
    made = duel(1, clock="off")
    made.do(0, wire.Close())
    (dealt,), (finished,) = written(made, Dealt), written(made, Finished)
    record = finished_record(Played(dealt, [], finished.result, finished.ended))
    assert record.unfair() == []
    record.ending = Ending(AGREED)
    assert record.unfair() == ["chain: it is not the hash chain of these moves"]


def test_tables_of_earlier_versions_are_read_back() -> None:
    made = scene(2)
    saved = written(made, TableSaved)[-1]
    data = msgspec.json.decode(saved.data)
    for key in ("offer", "order", "opened"):
        del data[key]
    for chair in data["chairs"]:
        for key in ("muted", "origin", "gone_since"):
            del chair[key]
    del data["settings"]["locked"]
    older = msgspec.structs.replace(saved, data=msgspec.json.encode(data))
    assert restored(Saved(older, written(made, Dealt)[-1], [], ""), 0.0).phase == "playing"
