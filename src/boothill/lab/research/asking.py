"""One game after another: whom it asks, and which moves are open to him. Every environment is made of this."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from boothill.bots.bot import Bot
from boothill.bots.driver import Driver
from boothill.core.ids import NOBODY, Seat
from boothill.core.moves import PASS, Move
from boothill.core.state import State
from boothill.core.view import View
from boothill.sets import new_game, ruleset
from boothill.text.notation import print_move


class Asking:
    """A table whose seats are played by bots, or asked where there is none."""

    def __init__(self, game: str, players: int, options: dict[str, str] | None) -> None:
        self.rules = ruleset(game, options)
        if players not in self.rules.roles:
            counts = ", ".join(str(count) for count in sorted(self.rules.roles))
            raise ValueError(f"{game} is played by {counts} players, not by {players}")
        self.game = game
        self.options = options
        self.players = players
        self._names = [f"P{seat + 1}" for seat in range(players)]
        self.view: View | None = None
        """What the seat that is asked sees; None before the first deal."""
        self.open: list[Move] = []
        """The moves open to the seat that is asked."""
        self.tells = False
        """Is the last move kept as text? That takes its time."""
        self.last = ""

    def begin(self, rng: Random, bots: Sequence[Bot | None]) -> None:
        """Deal a game and go on to the first question."""
        s = new_game(self.game, self._names, f"{rng.getrandbits(64):x}", self.options)
        self.driver = Driver(s, bots, rng)
        self._bots = any(bot is not None for bot in bots)
        self.last = ""
        self._declined: set[int] = set()
        self.go_on()

    @property
    def s(self) -> State:
        return self.driver.s

    def rewards(self) -> list[float]:
        """1 for every seat that has won, -1 for the others; nothing before the end, or where nobody has won."""
        outcome = self.s.outcome()
        if outcome is None or not outcome.seats:
            return [0.0] * self.players
        return [1.0 if seat in outcome.seats else -1.0 for seat in range(self.players)]

    def go_on(self) -> None:
        """Let bots play until somebody who is none is asked, or the game is over."""
        self.asked = NOBODY
        self.view = None
        self.open = []
        s = self.s
        while not s.over:
            # What may be done at any time is asked for before each decision of another seat: a move or a pass.
            for seat, bot in zip(s.seats, self.driver.bots, strict=True):
                if bot is None and seat != s.to_act and seat not in self._declined and s.any_time(seat):
                    self.ask(seat)
                    return
            following = self.driver.next_move() if self._bots else None
            if following is None:
                self.ask(s.to_act)
                return
            self._make(*following)

    def ask(self, seat: Seat) -> None:
        self.asked = seat
        self.view = self.s.view(seat)
        self.open = self.view.legal if seat == self.view.to_act else [*self.view.legal, PASS]

    def _make(self, move: Move, seat: Seat) -> None:
        if self.tells:
            self.last = f"{self.s.names[seat]}: {print_move(self.s, move)}"
        self.driver.make(move, seat)
        self._declined.clear()

    def make(self, move: Move) -> None:
        """The seat that is asked makes a move, one of those open to it; then the game goes on to the next question."""
        if move is PASS and self.asked != self.s.to_act:
            self._declined.add(self.asked)
        else:
            self._make(move, self.asked)
        self.go_on()
