"""Many games at once in one process, observed and played as arrays: for training at speed.

Every table asks one seat at a time. What all of them see are facts (`boothill.bots.learned.encoder`), one row a table;
what they may do is a list of moves, each described by facts too; an action is the place of a move in that list. A game
that is over is told with its rewards, and the next one is dealt at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from boothill.bots import make_bot
from boothill.bots.bot import Bot
from boothill.bots.learned.encoder import MOST_FACTS, Encoder
from boothill.bots.learned.move_facts import MOVE_FACTS
from boothill.bots.learned.names import all_names
from boothill.extra import need
from boothill.lab.research.asking import Asking
from boothill.lab.research.packing import write
from boothill.sets import DEFAULT_GAME

np = need("numpy", "research")


class Observed(NamedTuple):
    """What the seats that are asked see, one row a table."""

    facts: Any
    """The numbers of what each knows; 0 fills up."""
    moves: Any
    """For each table and each open move the numbers of its facts: tables, moves, facts."""
    mask: Any
    """1 for every open move, 0 where another table has more of them."""
    seats: Any
    """Who is asked."""
    whole: Any
    """The facts as somebody would know them who sees all hands, discard piles, reserves and roles, for a critic; or
    nothing."""


class Told(NamedTuple):
    """What came of a step."""

    observed: Observed
    rewards: Any
    """For each table and seat, at the end of a game: 1 if it has won, -1 if not, 0 for all if nobody has."""
    over: Any
    """1 for each table whose game has just ended; it is already the next game that is observed there."""


class Tables:
    """So many tables of one game. `bots` names who plays each seat; a seat without a name is asked.

    Without `bots` all seats are.
    """

    def __init__(
        self,
        count: int,
        game: str = DEFAULT_GAME,
        players: int = 4,
        options: dict[str, str] | None = None,
        bots: Sequence[str] = (),
        whole: bool = False,
    ) -> None:
        if count < 1:
            raise ValueError("at least one table is needed")
        if bots and len(bots) != players:
            raise ValueError(f"name a bot, or nothing, for each of {players} seats, not for {len(bots)}")
        if bots and all(bots):
            raise ValueError("leave at least one seat to be asked")
        self.encoder = Encoder(all_names())
        self.whole = whole
        self.tables = [Asking(game, players, options) for _ in range(count)]
        self._bots: list[Bot | None] = [make_bot(name) if name else None for name in bots] or [None] * players
        self._rngs = [Random() for _ in self.tables]

    def reset(self, seed: int | None = None) -> Observed:
        """Deal a game at every table: by the seed, or the next ones after those dealt before."""
        if seed is not None:
            self._rngs = [Random(f"{seed}/{number}") for number in range(len(self.tables))]
        for table, rng in zip(self.tables, self._rngs, strict=True):
            self._deal(table, rng)
        return self.observe()

    def _deal(self, table: Asking, rng: Random) -> None:
        table.begin(rng, self._bots)
        while table.s.over:  # bots may have ended it before anybody was asked
            table.begin(rng, self._bots)

    def observe(self) -> Observed:
        """What the seats that are asked see now."""
        tables, encoder, wide = self.tables, self.encoder, self.whole
        count, sizes = len(tables), [len(table.open) for table in tables]
        most = max(sizes)
        facts = np.zeros((count, MOST_FACTS), dtype=np.int16)
        moves = np.zeros((count, most, MOVE_FACTS), dtype=np.int16)
        whole = np.zeros((count, MOST_FACTS if wide else 0), dtype=np.int16)
        for i, table in enumerate(tables):
            view = table.view
            if view is None:
                raise RuntimeError("nothing is dealt yet: call reset() first")
            memory = table.driver.memories[table.asked]
            if wide:
                known, true = encoder.both(view, memory, table.s)
                write(whole, i * MOST_FACTS, true)
            else:
                known = encoder.facts(view, memory)
            write(facts, i * MOST_FACTS, known)
            write(moves, i * most * MOVE_FACTS, encoder.moves(view, memory, table.open))
        mask = (np.arange(most) < np.array(sizes)[:, None]).astype(np.int8)
        return Observed(facts, moves, mask, np.array([table.asked for table in tables], dtype=np.int8), whole)

    def step(self, actions: Sequence[int]) -> Told:
        """At every table the seat that is asked makes the move at that place of its list. If any action is wrong,
        nothing changes."""
        count = len(self.tables)
        if len(actions) != count:
            raise ValueError(f"there are {count} tables: give an action for each, not {len(actions)} in all")
        for i, (table, action) in enumerate(zip(self.tables, actions, strict=True)):
            if not 0 <= action < len(table.open):
                raise ValueError(f"table {i} has no open move {action}: take one that the mask allows")
        rewards = np.zeros((count, self.tables[0].players), dtype=np.float32)
        over = np.zeros(count, dtype=np.int8)
        for i, (table, action) in enumerate(zip(self.tables, actions, strict=True)):
            table.make(table.open[action])
            if table.s.over:
                rewards[i] = table.rewards()
                over[i] = 1
                self._deal(table, self._rngs[i])
        return Told(self.observe(), rewards, over)
