"""Anybody may do anything at any time: a table never breaks, and a game goes on."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from boothill.sets import GAMES, ruleset
from boothill.table import wire
from boothill.table.problem import Problem
from boothill.table.seating import Viewer
from boothill.table.table import Table
from tests.scenes import settle

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")


class Somebody(Viewer):
    """Remembers what is asked, and what could be done out of turn."""

    def __init__(self) -> None:
        super().__init__(self.hear)
        self.ask: wire.Ask | None = None
        self.number = 0
        self.moves: list[wire.MoveShown] = []

    def hear(self, message: wire.FromTable) -> None:
        if isinstance(message, wire.Update | wire.Asked):
            self.ask = message.ask
        if isinstance(message, wire.Update):
            self.number, self.moves = message.number, message.view.moves


class Crowd:
    """A table, whoever is around it, and what time it is."""

    def __init__(self, seed: int) -> None:
        rng = self.rng = Random(seed)
        self.game = rng.choice(list(GAMES))
        self.counts = sorted(ruleset(self.game).roles)
        settings = wire.Settings(
            game=self.game,
            players=rng.choice(self.counts),
            clock=rng.choice(["fast", "off", "standard"]),
            watch_delay=rng.choice([0, 5]),
            series=self.game != "duel" and rng.random() < 0.5,
            dead_see_all=rng.random() < 0.5,
        )
        self.table = Table("crowd", settings, Random(seed))
        self.table.server_seed = f"crowd {seed}"
        self.now = 0.0
        self.keys = [""]
        self.viewers: list[Somebody] = []

    def settle(self) -> None:
        settle(self.table, self.now)

    def step(self) -> None:
        self.now += self.rng.choice([0, 0, 0.1, 0.5, 2, 30])
        deeds = [self.sit, self.come, self.come, self.go] + [self.answer] * 12 + [self.command] * 4
        with suppress(Problem):
            self.rng.choice(deeds)()
        self.settle()
        wake = self.table.wake_at()
        if wake is not None and self.rng.random() < 0.5:
            self.now = max(self.now, wake)
            self.table.tick(self.now)
            self.settle()

    def sit(self) -> None:
        self.keys.append(self.table.sit(self.rng.choice(NAMES))[1])

    def come(self) -> None:
        if len(self.viewers) < 10:
            somebody = Somebody()
            hello = wire.Hello(self.rng.choice(self.keys), self.rng.choice([-1, 0, 3, 500]), self.rng.choice(["", "W"]))
            self.table.connect(somebody, hello, self.now)
            self.viewers.append(somebody)

    def go(self) -> None:
        if self.viewers and self.rng.random() < 0.5:
            self.table.disconnect(self.viewers.pop(self.rng.randrange(len(self.viewers))), self.now)

    def answer(self) -> None:
        asked = [viewer for viewer in self.viewers if viewer.ask is not None] or self.viewers
        if not asked:
            return
        who = self.rng.choice(asked)
        if who.ask is not None:
            texts = [self.rng.choice(who.ask.moves).text for _ in range(self.rng.choice([1, 1, 1, 2, 3]))]
            number = who.ask.number if self.rng.random() < 0.95 else self.rng.randrange(100)
            self.table.handle(who, wire.Answer(number, texts), self.now)
        elif who.moves:
            self.table.handle(who, wire.Act(who.number, self.rng.choice(who.moves).text), self.now)

    def command(self) -> None:
        rng = self.rng
        seat = rng.randrange(8)
        commands: list[wire.ToTable] = [
            wire.Start(),
            wire.Start(),
            wire.AddBot(seat),
            wire.Clear(seat),
            wire.MoveTo(seat),
            wire.Stand() if rng.random() < 0.2 else wire.Ping(1),
            wire.Pause(rng.random() < 0.3),
            wire.Away(rng.random() < 0.5),
            wire.Say("howdy", rng.random() < 0.5),
            wire.Bet({"winner": "law"}),
            wire.Steer(3),
            wire.Rematch(rng.random() < 0.5, rng.random() < 0.5),
            wire.Rematch(rng.random() < 0.5, rng.random() < 0.5),
            wire.Contribute("ab"),
            wire.SetOrders(rng.choice([wire.Orders(), wire.CONVENIENT])),
            wire.WhyNot(rng.choice(["play BANG!", "x", "play Beer", "use Barrel", "play Missed! -> Ann"]), 2),
            wire.Change(wire.Settings(game=self.game, players=rng.choice(self.counts))),
            wire.OfferEnd(rng.random() < 0.5),
            wire.Mute(rng.random() < 0.5, seat=seat),
            wire.Mute(rng.random() < 0.5, spectator=seat),
            wire.Lock(rng.random() < 0.2),
            wire.Watchable(rng.random() < 0.8),
        ]
        seldom: list[wire.ToTable] = [wire.Resign(), wire.Close(), wire.Remove(seat), wire.Remove(spectator=seat)]
        commands += seldom if rng.random() < 0.15 else []
        if self.viewers:
            self.table.handle(rng.choice(self.viewers), rng.choice(commands), self.now)


@pytest.mark.parametrize("first", [0, 12])
def test_a_table_stands_anything(first: int) -> None:
    games = 0
    for seed in range(first, first + 12):
        crowd = Crowd(seed)
        table, seating = crowd.table, crowd.table.seating
        for _ in range(500):
            crowd.step()
            assert seating.host == -1 or seating.chairs[seating.host].kind == "person"
            assert all(viewer.seat < len(seating.chairs) for viewer in crowd.viewers)
            if table.game is not None:
                assert table.game.number == len(table.game.history) - 1
        games += table.number
    assert games > 8
