"""A table on a virtual clock, with people who answer by a script."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random
from typing import Any

from boothill.core.state import State
from boothill.table import wire
from boothill.table.game import Game
from boothill.table.projection.events import Batch
from boothill.table.seating import Viewer
from boothill.table.table import Table
from boothill.text.scenario.position import parse_position
from boothill.words import phrases

Script = Callable[[wire.Ask, int], tuple[float, list[str]] | None]
"""(ask, seat): after how many seconds a person answers, and what; None for somebody who does not."""


Whim = Callable[[wire.Update, int], tuple[float, str] | None]
"""(update, seat): after how many seconds a person does something out of turn, and what."""


class Person(Viewer):
    """Somebody whose messages are kept, each with its time."""

    def __init__(self, scene: Scene, key: str = "") -> None:
        super().__init__(self.hear)
        self.scene = scene
        self.key = key
        self.heard: list[tuple[float, wire.FromTable]] = []
        self.ask: wire.Ask | None = None
        self.answer_at: tuple[float, int, list[str]] | None = None
        self.act_at: tuple[float, int, str] | None = None

    def hear(self, message: wire.FromTable) -> None:
        self.heard.append((self.scene.now, message))
        if isinstance(message, wire.Update | wire.Asked):
            if message.ask is None or self.ask is None or message.ask.number != self.ask.number:
                self.answer_at = None
                reply = self.scene.script(message.ask, self.seat) if message.ask is not None else None
                if reply is not None and message.ask is not None:
                    self.answer_at = (self.scene.now + reply[0], message.ask.number, reply[1])
            self.ask = message.ask
        if isinstance(message, wire.Update):
            deed = self.scene.whim(message, self.seat) if self.scene.whim is not None else None
            self.act_at = (self.scene.now + deed[0], message.number, deed[1]) if deed is not None else None

    def last(self, kind: type[Any]) -> Any:
        return next(message for _, message in reversed(self.heard) if isinstance(message, kind))


def settle(table: Table, now: float) -> None:
    """Tell what is to be told, let those decide whose turn it is, and bots think."""
    tell(table)
    while table.undecided:
        table.consider(now)
        tell(table)
    for thought in table.thoughts():
        assert table.game is not None
        table.game.thought_out(thought, thought.here(), now)


def tell(table: Table) -> None:
    out, table.out = table.out, []
    for viewer, message in out:
        viewer.send(message)


class Scene:
    """A table, the people at it, and what time it is."""

    def __init__(self, settings: wire.Settings, people: int, script: Script, seed: int = 1) -> None:
        self.now = 0.0
        self.script = script
        self.whim: Whim | None = None
        self.table = Table("scene", settings, Random(seed))
        self.table.server_seed = sha256(f"scene {seed}".encode()).hexdigest()
        self.people: list[Person] = []
        for i in range(people):
            _, key = self.table.sit("ABCDEFGH"[i])
            person = Person(self, key)
            self.people.append(person)
            self.table.connect(person, wire.Hello(key), self.now)
        self.settle()

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def do(self, who: int, command: wire.ToTable) -> None:
        self.table.handle(self.people[who], command, self.now)
        self.settle()

    def watch(self, name: str, screen: bool = False) -> Person:
        """Somebody comes to look on, or a big screen is switched on."""
        spectator = Person(self)
        self.people.append(spectator)
        self.table.connect(spectator, wire.Hello(name=name, screen=screen), self.now)
        self.settle()
        return spectator

    def settle(self) -> None:
        """Do what an owner does until there is nothing left to do at this moment; bots think on the spot."""
        settle(self.table, self.now)
        for _ in range(5000):
            wake = self.table.wake_at()
            if wake is None or wake > self.now:
                break
            self.table.tick(self.now)
            settle(self.table, self.now)

    def start(self) -> None:
        self.do(0, wire.Start())

    def due(self) -> float | None:
        times = [plan[0] for person in self.people for plan in (person.answer_at, person.act_at) if plan is not None]
        wake = self.table.wake_at()
        return min([*times, *([wake] if wake is not None else [])], default=None)

    def step(self) -> bool:
        """Go on to the next thing that happens; False if nothing will."""
        due = self.due()
        if due is None:
            return False
        self.now = max(self.now, due)
        self.table.tick(self.now)
        self.settle()
        for i, person in enumerate(self.people):
            if person.act_at is not None and person.act_at[0] <= self.now:
                _, number, move = person.act_at
                person.act_at = None
                self.do(i, wire.Act(number, move))
            if person.answer_at is not None and person.answer_at[0] <= self.now:
                _, number, moves = person.answer_at
                person.answer_at = None
                self.do(i, wire.Answer(number, moves))
        return True

    def run(self, seconds: float = 1e9, steps: int = 5000) -> None:
        """Let time pass."""
        end = self.now + seconds
        for _ in range(steps):
            due = self.due()
            if due is None or due > end or self.table.phase != "playing":
                break
            self.step()
        if seconds < 1e9:
            self.now = end
            self.table.tick(end)
            self.settle()

    def set_up(self, data: dict[str, Any]) -> State:
        """Put the game into a position."""
        s = parse_position(data)
        game = self.game
        game.s = s
        game.history = [Batch(0, s.events, phrases.named(s))]
        game.minds.begin(game.s, game.history)
        game.record.moves.clear()
        game.writes.clear()
        game.ahead.clear()
        game.asides.number = -1
        game.start(self.now)
        game.consider(self.now)
        for person in self.people:
            person.heard.clear()
            person.ask = None
            self.table.catch_up(person, -1)
        self.settle()
        return s


def hashed(*what: object) -> int:
    """A number that depends on nothing but these values."""
    return int.from_bytes(sha256(repr(what).encode()).digest()[:6], "big")


def silent(ask: wire.Ask, seat: int) -> None:
    """Somebody who never answers by itself."""
    return None


def at_random(ask: wire.Ask, seat: int) -> tuple[float, list[str]]:
    """Somebody who answers soon, anything."""
    chosen = min(ask.moves, key=lambda move: hashed(ask.number, seat, move.text))
    return 0.1, [chosen.text]


FOUR = {
    "A": {"role": "sheriff", "character": "Willy the Kid"},
    "B": {"role": "outlaw", "character": "Rose Doolan"},
    "C": {"role": "outlaw", "character": "Black Jack"},
    "D": {"role": "renegade", "character": "Paul Regret"},
}


def four(**changes: dict[str, Any]) -> dict[str, Any]:
    return {"players": {name: {**seat, **changes.get(name, {})} for name, seat in FOUR.items()}}


def scene(people: int = 4, clock: str = "standard", **changes: dict[str, Any]) -> Scene:
    """Four seats in a position; the first `people` of them are people who say nothing by themselves."""
    made = Scene(wire.Settings(players=4, clock=clock), people, silent)
    made.start()
    made.set_up(four(**changes))
    return made


def problems(person: Person) -> list[str]:
    return [message.code for _, message in person.heard if isinstance(message, wire.ProblemShown)]


def answer(made: Scene, who: int, *moves: str) -> None:
    ask = made.people[who].ask
    assert ask is not None, "nothing is asked"
    made.do(who, wire.Answer(ask.number, list(moves)))


def events(person: Person) -> list[str]:
    return [event.kind for _, m in person.heard if isinstance(m, wire.Update) for event in m.events]
