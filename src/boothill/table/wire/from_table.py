"""Messages from a table to its viewers."""

from __future__ import annotations

from msgspec import Struct

from boothill.table.wire.agreed import Orders, TableShown
from boothill.table.wire.lines import Line
from boothill.table.wire.protocol import UNSAID
from boothill.table.wire.shown import Ask, Happened, Shown, Told


class Chat(Struct, frozen=True, tag="chat"):
    """Something said at the table, or among the dead."""

    name: str
    text: str
    dead: bool
    seat: int


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello: who you are here."""

    table: TableShown
    seat: int
    orders: Orders
    chats: list[Chat]
    name: str = ""
    """The name that others see; a spectator's may have a number added, to tell it from another."""
    guest: str = ""
    """For a spectator: the secret to send with the next hello, to be recognized."""
    protocol: int = UNSAID
    """The version of the protocol that the server speaks; 0 for a server older than versions."""
    waits: bool = False
    """Do you have a seat in the next game? Your key works for it then, and another welcome says which it is."""


class Changed(Struct, frozen=True, tag="table"):
    """Something about the table has changed."""

    table: TableShown


class Update(Struct, frozen=True, tag="update"):
    """What has happened since the last one. `number` counts moves; reconnecting says the last one seen."""

    number: int
    events: list[Happened]
    told: list[Told]
    view: Shown
    waiting: list[int]
    """The seats with a pending decision, as far as it is public."""
    clocks: list[float | None]
    """The seconds that each of them has left before a bot decides; None for bots, and if there is no limit."""
    ask: Ask | None
    chain: str
    """The hash chain over everything so far: the record must end with it."""
    fresh: bool = False
    """Is this the whole view, without the events that led to it?"""


class Asked(Struct, frozen=True, tag="ask"):
    """A decision put to this seat while nothing else has changed, or None: it is no longer wanted."""

    ask: Ask | None
    waiting: list[int]
    clocks: list[float | None]


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over: its link, and the seed that proves the deal."""

    game: str
    winner: str
    winners: list[int]
    seed: str
    server_seed: str
    bets: dict[str, dict[str, str]] = {}
    """The bets of eliminated players and spectators."""
    why: Line | None = None
    """Why nobody has won, or how the players ended the game; None if somebody won by the rules."""
    rule: str = ""
    """The rule that ended the game; empty if the players did."""
    ended: str = ""
    """How the players ended the game, for programs: agreed, closed by the host, resigned; empty if the rules did."""
    by: int = -1
    """The seat that resigned; -1 if none did."""


class Why(Struct, frozen=True, tag="why"):
    """The answer to `why_not`: refusals, each with its rule; empty if the move is legal."""

    id: int
    refusals: list[Line]
    rules: list[str]


class Sight(Struct, frozen=True, tag="sight"):
    """The answer to `why_far`: what makes up the distance and the reach, each with its rule."""

    id: int
    lines: list[Line]
    rules: list[str]


class Position(Struct, frozen=True, tag="position"):
    """The answer to `analyse`: a scenario (docs/scenario-format.md), as JSON."""

    id: int
    text: str


class ProblemShown(Struct, frozen=True, tag="problem"):
    """A command that was refused; nothing has changed. `line` says what to do."""

    code: str
    line: Line
    rule: str = ""
    id: int = 0


class Bets(Struct, frozen=True, tag="bets"):
    """What those who are out, or only watch, bet on: by name, the winning side, and the roles by seat.

    Until the game is over those who see everything are told all bets, others their own.
    """

    bets: dict[str, dict[str, str]]
    me: str = ""
    """The name under which your own bet is listed."""


class Steered(Struct, frozen=True, tag="steered"):
    """Where the leader of the shared replay stands."""

    leader: str
    at: int


class Notice(Struct, frozen=True, tag="notice"):
    """Something that has happened beside the game: an offer is declined, somebody is removed."""

    line: Line


class Farewell(Struct, frozen=True, tag="farewell"):
    """The table lets this connection go, which is closed after it: removed by the host, or no spectators any more."""

    code: str
    line: Line


class Pong(Struct, frozen=True, tag="pong"):
    id: int


FromTable = (
    Welcome
    | Changed
    | Update
    | Asked
    | Ended
    | Chat
    | Why
    | Sight
    | Position
    | ProblemShown
    | Bets
    | Steered
    | Notice
    | Farewell
    | Pong
)
