"""What a table writes down before anybody hears of it, and how it is read back after a crash."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from boothill.core.ids import Seat


class TableSaved(Struct, frozen=True):
    """A table as it stands: settings, seats with the hashes of their keys, standing orders. One row a table."""

    table: str
    data: bytes
    """JSON, made by `table` and read by `recall`."""
    public: bool
    over: bool
    """It has been cleared away: nobody needs it any more after a restart."""


class Dealt(Struct, frozen=True):
    """A game that has been dealt, with everything that its record begins with."""

    game: str
    """An unguessable id: also the link of the finished game."""
    table: str
    number: int
    ruleset: str
    version: int
    options: dict[str, str]
    names: tuple[str, ...]
    bots: dict[str, str]
    """The bots among the seats, by name, with their level."""
    server_seed: str
    shares: dict[str, str]
    """What the seats have added to the seed, by name."""
    keep: dict[Seat, str]
    leader: Seat
    at: float


class Moved(Struct, frozen=True):
    """One move. There is never a second one with the same game and number."""

    game: str
    number: int
    """From 1."""
    seat: Seat
    move: str
    spent: float
    """Seconds that it took off the seat's clock."""
    at: float


class Finished(Struct, frozen=True):
    game: str
    result: str
    at: float
    ended: str = ""
    """How the players ended it themselves, as a record has it; empty if the rules did."""


class Answered(Struct, frozen=True):
    """What somebody has answered and been told of that it counts, before it is carried out. One row a seat and game;
    like a move it is nobody else's business until then."""

    game: str
    seat: Seat
    number: int
    """How many moves there had been."""
    moves: tuple[str, ...]
    """The answer, and what is to follow if the same threat asks for more; empty if it no longer counts."""


Write = TableSaved | Dealt | Moved | Finished | Answered


class Saved(Struct, frozen=True):
    """A table read back: how it stood, and its last game with all moves that were written."""

    table: TableSaved
    dealt: Dealt | None
    moves: list[Moved]
    result: str
    """Empty while the game is under way."""
    answers: list[Answered] = []
    ended: str = ""
    """How the players ended it themselves, if they did."""


class Played(Struct, frozen=True):
    """A finished game as it was written down."""

    dealt: Dealt
    moves: list[Moved]
    result: str
    ended: str = ""
    """How the players ended it themselves, if they did."""


class Journal(Protocol):
    """Where a table writes."""

    async def write(self, writes: list[Write]) -> None:
        """All of them, in order, in one transaction; returns when they are safe. Raises if they are not."""


class Forgetful:
    """A journal for tables that need none: a local game that keeps its own record, or a test."""

    def __init__(self) -> None:
        self.writes: list[Write] = []

    async def write(self, writes: list[Write]) -> None:
        self.writes += writes
