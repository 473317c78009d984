"""A game played in words: whom it asks, which words are open to him, what he sees. Environments are made of this."""

from __future__ import annotations

from random import Random
from typing import Any

from boothill.bots.bot import Bot
from boothill.bots.driver import Driver
from boothill.core.ids import NOBODY, Seat
from boothill.core.moves import PASS, Move
from boothill.core.state import State
from boothill.extra import need
from boothill.lab.research.features import Features
from boothill.lab.research.vocabulary import Words
from boothill.sets import new_game, ruleset
from boothill.text.notation import print_move

np = need("numpy", "research")


class Talk:
    """One table, game after game. Seats are played by bots, or asked where there is none."""

    def __init__(self, game: str, players: int, options: dict[str, str] | None) -> None:
        rules = ruleset(game, options)
        if players not in rules.roles:
            counts = ", ".join(str(count) for count in sorted(rules.roles))
            raise ValueError(f"{game} is played by {counts} players, not by {players}")
        self.game = game
        self.options = options
        self.players = players
        self.words = Words(rules, players)
        self.features = Features(rules, players, self.words)
        self.last = ""
        """The last move, as it is written."""

    def begin(self, rng: Random, bots: list[Bot | None]) -> None:
        """Deal a game and go on to the first question."""
        names = [f"P{seat + 1}" for seat in range(self.players)]
        s = new_game(self.game, names, f"{rng.getrandbits(64):x}", self.options)
        self.driver = Driver(s, bots, rng)
        self.last = ""
        self._declined: set[int] = set()
        self._go_on()

    @property
    def s(self) -> State:
        return self.driver.s

    @property
    def over(self) -> bool:
        return self.s.over

    def rewards(self) -> list[float]:
        """1 for every seat that has won, -1 for the others; nothing before the end, or where nobody has won."""
        outcome = self.s.outcome()
        if outcome is None or not outcome.seats:
            return [0.0] * self.players
        return [1.0 if seat in outcome.seats else -1.0 for seat in range(self.players)]

    def _go_on(self) -> None:
        """Let bots play until somebody who is none is asked, or the game is over."""
        self.said: tuple[int, ...] = ()
        """The words of a move that the seat has said already."""
        self.asked = NOBODY
        self._open: dict[tuple[int, ...], Move] = {}
        s = self.s
        while not s.over:
            # What may be done at any time is asked for before each decision of another seat: a word or a pass.
            for seat, bot in zip(s.seats, self.driver.bots, strict=True):
                if bot is None and seat != s.to_act and seat not in self._declined and s.any_time(seat):
                    self._ask(seat)
                    return
            following = self.driver.next_move()
            if following is None:
                self._ask(s.to_act)
                return
            self._make(*following)

    def _ask(self, seat: Seat) -> None:
        view = self.s.view(seat)
        self.asked = seat
        self._open = self.words.said(view, seat, view.legal if seat == view.to_act else [*view.legal, PASS])

    def _make(self, move: Move, seat: Seat) -> None:
        self.last = f"{self.s.names[seat]}: {print_move(self.s, move)}"
        self.driver.make(move, seat)
        self._declined.clear()

    def next_words(self) -> list[int]:
        """The words open to the seat that is asked."""
        at = len(self.said)
        return sorted({words[at] for words in self._open})

    def say(self, word: int) -> None:
        """The seat that is asked says a word; as soon as only one move is left that begins so, it is made."""
        at = len(self.said)
        left = {words: move for words, move in self._open.items() if words[at] == word}
        if not left:
            raise ValueError(f"word {word} is not open to seat {self.asked}: take one that the action mask allows")
        if len(left) > 1:
            self.said, self._open = (*self.said, word), left
            return
        [move] = left.values()
        if move is PASS and self.asked != self.s.to_act:
            self._declined.add(self.asked)
        else:
            self._make(move, self.asked)
        self._go_on()

    def observe(self, seat: Seat) -> dict[str, Any]:
        """What a seat sees and remembers, and which words are open to it."""
        mask = np.zeros(len(self.words), dtype=np.int8)
        asked = seat == self.asked
        if asked:
            mask[self.next_words()] = 1
        row = self.features.row(self.s.view(seat), self.driver.memories[seat], self.said if asked else ())
        return {"observation": row, "action_mask": mask}

    def spaces(self) -> tuple[Any, Any]:
        """What observations and actions look like."""
        spaces = need("gymnasium.spaces", "research")
        seen = spaces.Box(0, 1, (self.features.size,), np.float32)
        mask = spaces.Box(0, 1, (len(self.words),), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask}), spaces.Discrete(len(self.words))
