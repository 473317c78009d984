"""The people at a table, in the terminal: ending a game together, muting, removing, locking."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TextIO, cast

import pytest

from boothill.table import wire
from boothill.terminal.client import Client
from boothill.terminal.plain import Plain
from boothill.terminal.play import play
from boothill.terminal.replay import replay
from boothill.terminal.screen import Lines, Screen
from boothill.text.records import read_record
from tests.scenes import Scene, silent
from tests.typist import Typist, plain_screen  # noqa: F401  (a fixture)


class Chair:
    """The line of one of the people of a scene to its table."""

    live = True

    def __init__(self, made: Scene, who: int) -> None:
        self.made = made
        self.who = who

    def post(self, command: wire.ToTable) -> None:
        self.made.do(self.who, command)

    def waits(self) -> bool:
        return False

    async def next(self) -> wire.FromTable:
        raise NotImplementedError

    async def close(self) -> None: ...


class Terminal:
    """One of the people of a scene, line by line."""

    def __init__(self, made: Scene, who: int) -> None:
        self.heard = made.people[who].heard
        self.out = io.StringIO()
        self.plain = Plain(Screen(io.StringIO(), self.out), Client(Chair(made, who), "en"), Lines(io.StringIO()))
        self.at = 0

    def read(self) -> str:
        """What is said since the last look, on one line."""
        for _, message in self.heard[self.at :]:
            self.plain.hear(message)
        self.at = len(self.heard)
        text = " ".join(self.out.getvalue().split())
        self.out.seek(0)
        self.out.truncate()
        return text

    def type(self, line: str) -> str:
        self.plain.desk.type(line)
        return self.read()


def terminals(people: int = 3, playing: bool = True, **settings: object) -> tuple[Scene, list[Terminal]]:
    made = Scene(wire.Settings(**{"players": 4, "clock": "off", **settings}), people, silent)  # type: ignore[arg-type]
    if playing:
        made.start()
    seats = [Terminal(made, who) for who in range(people)]
    for terminal in seats:
        terminal.read()
    return made, seats


def test_an_offer_is_made_agreed_to_and_declined() -> None:
    made, (ann, bob, cid) = terminals()
    made.watch("Eve")
    eve = Terminal(made, 3)
    eve.read()
    own = bob.type(":offer")
    assert "B offers to end the game" in own and "To withdraw the offer, type :decline." in own and ":offer" not in own
    assert "In favour: B. Still to answer: A, C. Type :offer to agree, or :decline to keep playing." in ann.read()
    assert "type" not in eve.read(), "who only watches has nothing to answer"
    assert "In favour: A, B. Still to answer: C. To withdraw the offer" in ann.type("offer")
    cid.type("decline")
    assert "C wants to keep playing." in bob.read() and made.table.phase == "playing"
    assert "Nobody is offering to end the game" in ann.type("decline")
    made.now += 60
    for terminal in (bob, ann, cid):
        terminal.type("offer")
    assert made.table.phase == "over"
    told = bob.read()
    assert "The players agreed to end the game. Nobody has won." in told and "You have lost" not in told


def test_what_cannot_be_taken_back_is_said_twice() -> None:
    made, (ann, bob) = terminals(2, game="duel", players=2)
    assert "Resign? The other side wins. To confirm, type :resign yes" in ann.type("resign")
    assert made.table.phase == "playing"
    assert "You have resigned. Winners: B. You have lost." in ann.type("resign yes")
    assert "A has resigned. Winners: B. You have won!" in bob.read()
    made, (ann, bob) = terminals(2)
    assert "Give up your seat? A bot will take it for good. To confirm, type :stand yes" in bob.type("stand")
    assert made.table.seating.chairs[1].kind == "person"
    bob.type(":stand yes")
    assert made.table.seating.chairs[1].kind == "bot"
    made, (ann, bob, _cid) = terminals()
    assert "type :close yes" in ann.type("close")
    assert "Only A, the host, can" in bob.type("close yes")
    assert "The host closed the game. Nobody has won." in ann.type("close yes")
    ann.type("close")
    assert made.table.phase == "open"


def test_a_host_removes_mutes_and_locks() -> None:
    made, (ann, bob, cid) = terminals(playing=False)
    made.watch("Eve")
    eve = Terminal(made, 3)
    ann.read()
    assert "The table is locked" in ann.type("lock") and "no longer locked" in ann.type("lock")
    assert "The host has muted Eve." in ann.type("silence Eve")
    bob.read()
    eve.read()
    assert "The host has muted you." in eve.type("say buy gold")
    assert "buy gold" not in bob.read()
    assert "Eve may chat again." in ann.type("silence Eve")
    assert "Remove B from this table?" in ann.type("remove B") and "type :remove B yes" in ann.type("remove B")
    assert made.table.seating.chairs[1].kind == "person"
    assert "The host has removed B" in ann.type("remove B yes")
    assert "The host has removed you from this table." in bob.read()
    assert "Nobody called Zoe" in ann.type("remove Zoe yes")
    cid.read()
    assert "Only A, the host, can" in cid.type("silence Eve")
    made.start()
    assert "Spectators may no longer watch." in ann.type("spectators")
    assert "does not allow spectators" in eve.read()


def test_anybody_mutes_somebody_for_themselves() -> None:
    made, (ann, bob, _cid) = terminals()
    assert "You no longer see C's messages." in ann.type("mute C")
    made.do(2, wire.Say("howdy"))
    assert ann.read() == "" and 'C: "howdy"' in bob.read()
    assert "You see C's messages again." in ann.type("mute C")
    made.do(2, wire.Say("hello?"))
    assert 'C: "hello?"' in ann.read()
    assert "Nobody called Zoe" in ann.type("mute Zoe")


AGREED, CLOSED = "The players agreed to end the game.", "The host closed the game."
RESIGNED = "You have resigned."


@pytest.mark.parametrize(
    ("game", "name", "typed", "ended", "told", "replayed"),
    [
        ("classic", "Ann", ["offer"], "agreed", AGREED, AGREED),
        ("duel", "Ann", ["resign", "resign yes"], "resigned Ann", RESIGNED, "Ann has resigned."),
        ("duel", "You", ["resign yes"], "resigned You", RESIGNED, RESIGNED),
        ("classic", "Ann", ["close yes"], "closed", CLOSED, CLOSED),
    ],
)
def test_a_game_against_bots_is_ended_and_its_record_says_how(
    tmp_path: Path, game: str, name: str, typed: list[str], ended: str, told: str, replayed: str
) -> None:
    path = tmp_path / "game.txt"
    shown = io.StringIO()
    typist = cast(TextIO, Typist(shown, typed, then_numbers=False))
    players = 2 if game == "duel" else 4
    play(players, game, bot="random", seed="people", name=name, save_to=path, stdin=typist, stdout=shown)
    assert told in shown.getvalue()
    record = read_record(path)
    assert f"ended: {ended}\n" in record.text() and record.last().over
    shown = io.StringIO()
    replay(record, io.StringIO(f"{len(record.moves)}\n\nq\n"), shown)
    assert replayed in shown.getvalue()
    shown = io.StringIO()
    play(resume=path, stdin=cast(TextIO, Typist(shown, [], then_numbers=False)), stdout=shown)
    assert told in shown.getvalue(), "and it stays ended"


def test_help_names_the_commands() -> None:
    _, (ann, *_) = terminals()
    told = ann.type("?")
    for word in ("offer", "decline", "resign", "mute", "close", "lock", "spectators", "silence", "remove"):
        assert word in told
