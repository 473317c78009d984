"""A game played in words: which words are open to whom it asks, and what he sees. Environments are made of this."""

from __future__ import annotations

from random import Random
from typing import Any

from boothill.bots.bot import Bot
from boothill.bots.learned.encoder import MOST_FACTS, Encoder
from boothill.bots.learned.names import all_names
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.extra import need
from boothill.lab.research.asking import Asking
from boothill.lab.research.features import Features
from boothill.lab.research.packing import filled
from boothill.lab.research.vocabulary import Words

np = need("numpy", "research")


class Talk:
    """One table, game after game. Seats are played by bots, or asked where there is none."""

    def __init__(self, game: str, players: int, options: dict[str, str] | None) -> None:
        self.asking = Asking(game, players, options)
        self.asking.tells = True
        self.players = players
        self.words = Words(self.asking.rules, players)
        self.features = Features(self.asking.rules, players, self.words)
        self.encoder = Encoder(all_names())

    def begin(self, rng: Random, bots: list[Bot | None]) -> None:
        """Deal a game and go on to the first question."""
        self.asking.begin(rng, bots)
        self.listen()

    @property
    def s(self) -> State:
        return self.asking.s

    @property
    def asked(self) -> Seat:
        return self.asking.asked

    @property
    def over(self) -> bool:
        return self.s.over

    @property
    def last(self) -> str:
        """The last move, as it is written."""
        return self.asking.last

    def rewards(self) -> list[float]:
        """1 for every seat that has won, -1 for the others; nothing before the end, or where nobody has won."""
        return self.asking.rewards()

    def listen(self) -> None:
        """Hear the seat that is asked from its first word on."""
        self.said: tuple[int, ...] = ()
        """The words of a move that the seat has said already."""
        self._open: dict[tuple[int, ...], Move] = {}
        if self.asking.view is not None:
            self._open = self.words.said(self.asking.view, self.asked, self.asking.open)

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
        self.asking.make(move)
        self.listen()

    def observe(self, seat: Seat) -> dict[str, Any]:
        """What a seat sees and remembers, and which words are open to it."""
        mask = np.zeros(len(self.words), dtype=np.int8)
        asked = seat == self.asked
        if asked:
            mask[self.next_words()] = 1
        view, memory = self.s.view(seat), self.asking.driver.memories[seat]
        row = self.features.row(view, memory, self.said if asked else ())
        [facts] = filled([self.encoder.facts(view, memory)], MOST_FACTS)
        return {"observation": row, "facts": facts, "action_mask": mask}

    def whole(self) -> Any:
        """What a critic may see: the facts of the state with nothing hidden, as the seat that is asked would see it, or
        the first one after the end."""
        [facts] = filled([self.encoder.whole(self.s, Seat(0) if self.over else self.asked)], MOST_FACTS)
        return facts

    def spaces(self) -> tuple[Any, Any]:
        """What observations and actions look like."""
        spaces = need("gymnasium.spaces", "research")
        seen = spaces.Box(0, 1, (self.features.size,), np.float32)
        facts = spaces.Box(0, self.encoder.size - 1, (MOST_FACTS,), np.int16)
        mask = spaces.Box(0, 1, (len(self.words),), np.int8)
        seen = spaces.Dict({"observation": seen, "facts": facts, "action_mask": mask})
        return seen, spaces.Discrete(len(self.words))
