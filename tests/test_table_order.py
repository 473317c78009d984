"""Order at a table: how much anybody may say, whom the host removes, mutes and keeps out, and who is who."""

from __future__ import annotations

from typing import Any

import pytest

from boothill.table import moderation, wire
from boothill.table.journal import Saved, TableSaved
from boothill.table.moderation import HOST_PATIENCE, SEAT_PATIENCE
from boothill.table.problem import Problem
from boothill.table.recall import restored
from boothill.table.seating import Viewer
from boothill.table.table import Table
from tests.scenes import Person, Scene, four, problems, scene, silent


def lobby(people: int = 3, **settings: Any) -> Scene:
    return Scene(wire.Settings(players=4, **settings), people, silent)


def comes(made: Scene, name: str = "", origin: str = "", guest: str = "", key: str = "") -> Person:
    """Somebody connects, from somewhere; raises Problem."""
    person = Person(made, key)
    person.origin = origin
    made.table.connect(person, wire.Hello(key, name=name, guest=guest), made.now)
    made.people.append(person)
    made.settle()
    return person


def says(made: Scene, person: Person, text: str = "howdy") -> None:
    made.do(made.people.index(person), wire.Say(text))


def said(made: Scene, listener: int = 0) -> list[tuple[str, str]]:
    return [(m.name, m.text) for _, m in made.people[listener].heard if isinstance(m, wire.Chat)]


def farewells(person: Person) -> list[str]:
    return [message.code for _, message in person.heard if isinstance(message, wire.Farewell)]


def shown(made: Scene) -> wire.TableShown:
    found: wire.TableShown = made.people[0].last(wire.Changed).table
    return found


def read_back(made: Scene) -> Table:
    saved = next(write for write in reversed(made.table.writes) if isinstance(write, TableSaved))
    return restored(Saved(saved, None, [], ""), made.now)


# -- how much may be said --------------------------------------------------------------------------------------


def test_nobody_who_talks_meets_the_limit() -> None:
    """Eight lines in a row, and then one every three seconds for ten minutes."""
    made = lobby()
    for line in range(200):
        says(made, made.people[1], f"line {line}")
        made.now += 0.3 if line < 8 else 3
    assert problems(made.people[1]) == [] and len(said(made)) == 200


@pytest.mark.parametrize("seated", [True, False])
def test_a_flood_is_stopped_and_whoever_sends_it_is_told_once(seated: bool) -> None:
    made = lobby()
    flooding = made.people[1] if seated else comes(made, "Eve", "far away")
    for _ in range(122):
        says(made, flooding)
        made.now += 1 / 122
    for _ in range(60):
        says(made, flooding)
        made.now += 0.4
    assert len(said(made)) == 10, "and as long as it goes on nothing more"
    assert problems(flooding) == ["too-much-talk"]
    says(made, made.people[2], "can anybody hear me?")
    assert said(made)[-1] == ("C", "can anybody hear me?"), "everybody else is heard"
    made.now += moderation.QUIET
    says(made, flooding, "sorry")
    assert said(made)[-1][1] == "sorry"
    for _ in range(20):
        says(made, flooding)
    assert problems(flooding) == ["too-much-talk"] * 2, "told again when it begins again"


def test_reconnecting_does_not_help_a_flood() -> None:
    made = lobby()
    bob = made.people[1]
    for _ in range(100):
        made.table.disconnect(bob, made.now)
        made.people.remove(bob)
        bob = comes(made, key=bob.key)
        says(made, bob)
        made.now += 0.01
    assert len(said(made)) <= 12, "a seat is the same however often it connects"
    before = len(said(made))
    for number in range(100):
        eve = comes(made, f"Eve {number}", "far away")
        says(made, eve)
        made.table.disconnect(eve, made.now)
        made.now += 0.01
    assert len(said(made)) - before <= 17, "and so is where somebody comes from"


def test_many_spectators_together_do_not_drown_those_who_play() -> None:
    made = lobby()
    crowd = [comes(made, f"Eve {number}", f"place {number}") for number in range(60)]
    for eve in crowd * 3:
        says(made, eve)
    assert len(said(made)) <= 20
    says(made, made.people[1], "howdy")
    assert said(made)[-1] == ("B", "howdy")


def test_who_is_remembered_for_the_limit_does_not_grow_for_ever() -> None:
    talk = moderation.Talk()
    made = lobby()
    for number in range(2 * moderation.BUCKETS):
        eve = comes(made, f"Eve {number}", f"place {number}")
        talk.allows(eve, number * 100.0)
        made.table.disconnect(eve, made.now)
    assert len(talk.buckets) <= moderation.BUCKETS


# -- muted -----------------------------------------------------------------------------------------------------


def test_the_host_mutes_and_the_muted_one_is_told() -> None:
    made = lobby()
    eve = comes(made, "Eve", "far away")
    number = shown(made).spectators[0].number
    made.do(0, wire.Mute(True, seat=1))
    made.do(0, wire.Mute(True, spectator=number))
    assert [seat.muted for seat in shown(made).seats] == [False, True, False, False]
    assert shown(made).spectators == [wire.Spectator(number, "Eve", True)]
    says(made, made.people[1])
    says(made, eve)
    assert said(made) == [] and problems(made.people[1]) == problems(eve) == ["muted"]
    made.start()
    says(made, made.people[1])
    assert said(made) == [], "during the game too"
    made.do(0, wire.Mute(False, seat=1))
    made.do(0, wire.Mute(False, spectator=number))
    says(made, made.people[1])
    says(made, eve)
    assert [name for name, _ in said(made)] == ["B", "Eve"]


def test_who_is_muted_stays_so_under_another_name() -> None:
    made = lobby()
    eve = comes(made, "Eve", "far away")
    made.do(0, wire.Mute(True, spectator=shown(made).spectators[0].number))
    made.table.disconnect(eve, made.now)
    again = comes(made, "Zoe", "far away")
    says(made, again)
    seat, _ = made.table.sit("Zed", origin="far away")
    assert said(made) == [] and made.table.seating.chairs[seat].muted
    other = comes(made, "Wes", "elsewhere")
    says(made, other)
    assert said(made) == [("Wes", "howdy")]


def test_nobody_else_is_muted_behind_the_same_address() -> None:
    made = lobby(1)
    for name in ("Bob", "Cid"):
        _, key = made.table.sit(name, origin="home")
        comes(made, key=key, origin="home")
    made.do(0, wire.Mute(True, seat=1))
    guest = comes(made, "Wes", "home")
    says(made, guest)
    says(made, made.people[2])
    assert [name for name, _ in said(made)] == ["Wes", "Cid"]


ORDER = [wire.Mute(True, seat=3), wire.Remove(seat=3), wire.Lock(True), wire.Watchable(False)]


@pytest.mark.parametrize("command", ORDER)
def test_only_the_host_keeps_order(command: wire.ToTable) -> None:
    made = scene(4, clock="off")
    made.do(2, command)
    assert problems(made.people[2]) == ["only-host"]
    made.table.disconnect(made.people[0], made.now)
    made.do(1, command)
    assert problems(made.people[1]) == ["host-away"], "not in the first moments that the host is away"
    made.now += HOST_PATIENCE
    made.do(1, command)
    assert problems(made.people[1]) == ["host-away"]


def test_the_host_is_neither_removed_nor_muted_and_nobody_is_not_there() -> None:
    made = lobby()
    for command, code in (
        (wire.Remove(seat=0), "host-stays"),
        (wire.Mute(True, seat=0), "host-stays"),
        (wire.Remove(seat=3), "no-such-seat"),
        (wire.Remove(seat=7), "no-such-seat"),
        (wire.Remove(), "no-such-seat"),
        (wire.Mute(True, seat=1, spectator=1), "no-such-seat"),
        (wire.Remove(spectator=9), "no-such-spectator"),
    ):
        made.do(0, command)
        assert problems(made.people[0])[-1] == code


# -- removed ---------------------------------------------------------------------------------------------------


def test_a_bot_takes_the_seat_of_somebody_removed_from_a_game() -> None:
    made = scene(3, clock="off", A={"hand": ["BANG!"]})
    bob = made.people[1]
    made.do(0, wire.Remove(seat=1))
    assert farewells(bob) == ["removed"] and bob not in made.table.seating.viewers
    assert (shown(made).seats[1].kind, shown(made).seats[1].name) == ("bot", "B")
    assert made.people[2].last(wire.Notice).line == wire.Line("notice-removed", {"name": "B"})
    assert made.game.players[1].covered and made.table.phase == "playing"
    before = len(bob.heard)
    made.do(1, wire.Say("but"))
    made.do(1, wire.Pause(True))
    assert len(bob.heard) == before and said(made) == [] and not shown(made).paused, "what was under way is lost"
    with pytest.raises(Problem, match="wrong-key"):
        comes(made, key=bob.key)


def test_who_was_removed_does_not_come_back() -> None:
    made = lobby(1)
    _, key = made.table.sit("Bob", origin="far away")
    bob = comes(made, key=key, origin="far away")
    made.do(0, wire.Remove(seat=1))
    assert farewells(bob) == ["removed"] and shown(made).seats[1].kind == "open"
    for name, origin in (("Bob", "elsewhere"), ("B ob", "elsewhere"), ("Rob", "far away")):
        with pytest.raises(Problem, match="kept-out"):
            made.table.sit(name, origin=origin)
        with pytest.raises(Problem, match="kept-out"):
            comes(made, name, origin)
        with pytest.raises(Problem, match="kept-out"):
            read_back(made).sit(name, origin=origin)
    made.table.sit("Cid", origin="elsewhere")


def test_nobody_else_is_kept_out_behind_the_same_address() -> None:
    made = lobby(1)
    for name in ("Bob", "Cid"):
        _, key = made.table.sit(name, origin="home")
        comes(made, key=key, origin="home")
    made.do(0, wire.Remove(seat=1))
    with pytest.raises(Problem, match="kept-out"):
        made.table.sit("Bob", origin="home")
    made.table.sit("Dan", origin="home")


def test_addresses_are_kept_as_hashes() -> None:
    made = lobby(1)
    made.table.sit("Bob", origin="203.0.113.7")
    made.do(0, wire.Remove(seat=1))
    assert made.table.order.origins
    assert b"203.0.113.7" not in b"".join(write.data for write in made.table.writes if isinstance(write, TableSaved))


def test_a_spectator_is_removed() -> None:
    made = scene(2)
    eve, wes = comes(made, "Eve", "far away"), comes(made, "Wes", "elsewhere")
    numbers = {one.name: one.number for one in shown(made).spectators}
    made.do(0, wire.Remove(spectator=numbers["Eve"]))
    assert farewells(eve) == ["removed"] and farewells(wes) == []
    assert [one.name for one in shown(made).spectators] == ["Wes"] and shown(made).watching == 1
    for name, origin, guest in (
        ("Eve", "", ""),
        ("Zoe", "far away", ""),
        ("Eve", "far away", eve.last(wire.Welcome).guest),
    ):
        with pytest.raises(Problem, match="kept-out"):
            comes(made, name, origin, guest)


def test_a_rematch_does_not_wait_for_somebody_removed() -> None:
    made = scene(3)
    made.do(0, wire.Close())
    made.do(0, wire.Rematch())
    made.do(2, wire.Rematch())
    assert made.table.phase == "over"
    made.do(0, wire.Remove(seat=1))
    assert made.table.phase == "playing"


# -- locked, and closed to spectators --------------------------------------------------------------------------


def test_nobody_new_sits_down_at_a_locked_table() -> None:
    made = lobby(2)
    made.do(0, wire.Lock(True))
    assert shown(made).settings.locked
    for table in (made.table, read_back(made)):
        with pytest.raises(Problem, match="locked"):
            table.sit("Cid")
    made.start()
    made.do(0, wire.Lock(False))
    made.do(0, wire.Close())
    made.table.sit("Cid")


def test_a_table_may_be_locked_from_the_beginning() -> None:
    table = Table("t", wire.Settings(players=4, locked=True))
    table.sit("Ann")
    with pytest.raises(Problem, match="locked"):
        table.sit("Bob")


def test_spectators_are_told_and_let_go_when_a_game_is_closed_to_them() -> None:
    made = scene(2)
    wes = comes(made, "Wes")
    made.do(0, wire.Watchable(False))
    assert farewells(wes) == ["no-watchers"] and shown(made).watching == 0
    with pytest.raises(Problem, match="no-watchers"):
        comes(made, "Wes")
    made.do(0, wire.Watchable(True))
    comes(made, "Wes")


def test_who_has_a_link_can_still_sit_down_where_nobody_may_watch() -> None:
    made = lobby(2, watchers=False)
    cid, wes = comes(made, "Cid"), comes(made, "Wes")
    _, key = made.table.sit("Cid")
    made.table.disconnect(cid, made.now)
    comes(made, key=key)
    made.start()
    assert farewells(wes) == ["no-watchers"], "there is a game now that only those see who play it"
    assert not any(isinstance(message, wire.Update) for _, message in wes.heard)


def test_who_stands_up_is_a_spectator_like_any_other_or_goes() -> None:
    for watchers in (True, False):
        made = Scene(wire.Settings(players=4, watchers=watchers), 2, silent)
        made.start()
        made.do(1, wire.Stand())
        if watchers:
            welcome = made.people[1].last(wire.Welcome)
            assert (welcome.seat, welcome.name) == (-1, "B (2)") and welcome.guest
            assert made.people[1].last(wire.Update).view.seat == -1
        else:
            assert farewells(made.people[1]) == ["no-watchers"]


# -- seats of those who are away -------------------------------------------------------------------------------


def test_nobody_loses_the_seat_by_a_moment_without_a_connection() -> None:
    """Whoever arranged the table could clear a host's seat at once, whose key was wrong then."""
    made = lobby(3)
    for gone, by, patience in ((0, 1, HOST_PATIENCE), (2, 0, SEAT_PATIENCE)):
        made.table.disconnect(made.people[gone], made.now)
        made.do(by, wire.Clear(gone))
        assert problems(made.people[by])[-1] == "just-left"
        back = comes(made, key=made.people[gone].key)
        assert back.last(wire.Welcome).seat == gone
        made.table.disconnect(back, made.now)
        made.now += patience - 1
        made.do(by, wire.Clear(gone))
        assert made.table.seating.chairs[gone].kind == "person"
        if gone == 0:
            made.people[0] = comes(made, key=back.key)
            continue
        made.now += 1
        made.do(by, wire.Clear(gone))
        assert made.table.seating.chairs[gone].kind == "open"


def test_who_has_sat_down_but_not_come_yet_keeps_the_seat_for_a_moment() -> None:
    made = lobby(1)
    made.table.sit("Bob", now=100.0)
    made.now = 100.0
    made.do(0, wire.Clear(1))
    assert problems(made.people[0]) == ["just-left"]
    made.now += SEAT_PATIENCE
    made.do(0, wire.Clear(1))
    assert shown(made).seats[1].kind == "open"


def test_whoever_is_left_becomes_the_host_when_the_host_is_cleared_away() -> None:
    made = lobby(2)
    made.table.disconnect(made.people[0], made.now)
    made.now += HOST_PATIENCE
    made.do(1, wire.Clear(0))
    assert made.table.seating.host == 1
    made.do(1, wire.Lock(True))
    assert problems(made.people[1]) == []


# -- who is who ------------------------------------------------------------------------------------------------


def test_spectators_of_one_name_are_told_apart() -> None:
    made = scene(2)
    people = [comes(made, "Wes") for _ in range(3)]
    for person in people:
        says(made, person)
    assert [name for name, _ in said(made)] == ["Wes", "Wes (2)", "Wes (3)"]
    assert [one.name for one in shown(made).spectators] == ["Wes", "Wes (2)", "Wes (3)"]
    assert [person.last(wire.Welcome).name for person in people] == ["Wes", "Wes (2)", "Wes (3)"]
    made.do(0, wire.Stand())
    assert made.people[0].last(wire.Welcome).name == "A (2)"


def test_a_bet_belongs_to_whoever_made_it_and_not_to_a_name() -> None:
    made = scene(3)
    made.set_up(four(A={"alive": False, "role": "outlaw"}, B={"role": "sheriff"}) | {"turn": "B"})
    one, two, fake = comes(made, "Wes"), comes(made, "Wes"), comes(made, "A")
    made.do(0, wire.Bet({"winner": "outlaws"}))
    for person, side in ((one, "law"), (two, "renegade"), (fake, "law")):
        made.do(made.people.index(person), wire.Bet({"winner": side}))
    assert one.last(wire.Bets) == wire.Bets({"Wes": {"winner": "law"}}, "Wes")
    assert two.last(wire.Bets) == wire.Bets({"Wes (2)": {"winner": "renegade"}}, "Wes (2)")
    assert fake.last(wire.Bets) == wire.Bets({"A (2)": {"winner": "law"}}, "A (2)")
    assert made.people[0].last(wire.Bets).bets["A"] == {"winner": "outlaws"}, "nobody bets in the name of a seat"
    assert len(made.people[0].last(wire.Bets).bets) == 4


def test_a_spectator_who_comes_back_is_the_same_one() -> None:
    made = scene(2)
    wes, other = comes(made, "Wes"), comes(made, "Wes")
    made.do(made.people.index(wes), wire.Bet({"winner": "law"}))
    made.table.disconnect(wes, made.now)
    stranger = comes(made, "Wes")
    assert not any(isinstance(message, wire.Bets) for _, message in stranger.heard)
    made.do(made.people.index(stranger), wire.Bet({"winner": "renegade"}))
    assert len(made.table.bets.named()) == 2, "though both are called Wes"
    back = comes(made, "Wes", guest=wes.last(wire.Welcome).guest)
    assert list(back.last(wire.Bets).bets.values()) == [{"winner": "law"}]
    made.do(made.people.index(back), wire.Bet({"winner": "outlaws"}))
    made.do(made.people.index(other), wire.Bet({"winner": "law"}))
    assert [bet["winner"] for bet in made.table.bets.named().values()] == ["outlaws", "renegade", "law"]


def test_names_stay_apart_when_somebody_sits_down_under_a_spectators_name() -> None:
    made = lobby(2)
    zoe = comes(made, "Zoe")
    made.table.sit("Zoe")
    says(made, zoe)
    assert said(made) == [("Zoe (2)", "howdy")]


def test_a_name_made_of_nothing_is_no_name() -> None:
    made = lobby(1)
    nameless = comes(made, " \u200d ")
    says(made, nameless)
    assert problems(nameless) == ["no-name"] and said(made) == []


def test_who_watches_is_told_to_those_who_are_here_only() -> None:
    made = scene(2)
    comes(made, "Wes")
    assert made.table.shown().spectators == [] and made.table.shown().watching == 1
    assert [one.name for one in shown(made).spectators] == ["Wes"]


def test_spectators_are_not_remembered_for_ever() -> None:
    made = lobby(1)
    for number in range(500):
        viewer = Viewer(lambda message: None)
        made.table.connect(viewer, wire.Hello(name=f"W{number}"), made.now)
        made.table.disconnect(viewer, made.now)
        made.table.out.clear()
    assert len(made.table.guests.known) <= 200
