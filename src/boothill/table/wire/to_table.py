"""Commands from people and programs to a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from boothill.table.wire.agreed import Orders, Settings
from boothill.table.wire.protocol import UNSAID

Key = Annotated[str, Meta(max_length=64)]
MoveText = Annotated[str, Meta(max_length=300)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Figure = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class Hello(Struct, frozen=True, tag="hello"):
    """The first message of a connection. Without a key one watches.

    Fields that the server does not know are skipped here alone: a client that is too new must be told so.
    """

    key: Key = ""
    after: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    """The number of the last update seen; -1 asks for a fresh view."""
    name: Annotated[str, Meta(max_length=40)] = ""
    """The name of a spectator."""
    game: Count = 0
    """The game that the update belonged to, by the table's `number`; 0 for whichever is being played."""
    guest: Key = ""
    """For a returning spectator: the secret from the last welcome."""
    protocol: Count = UNSAID
    """The version of the protocol that the client was written for; 0 if it does not say."""
    screen: bool = False
    """Is this a big screen for everybody in the room? It shows public information, is no person, and sends no chat."""


class Answer(Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """The answer to an ask, by its number: a move, and what to do if more is asked of the same threat.

    A move that an any-time ability allows names the number of the last update instead, as `act`.
    """

    ask: Count
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=12)]


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """A move out of turn, as an any-time ability allows; `number` is that of the last update seen."""

    number: Count
    move: MoveText


class WhyNot(Struct, frozen=True, tag="why_not", forbid_unknown_fields=True):
    """Why is this move not legal, or this card of no use? A card alone is asked with `play CARD`."""

    move: MoveText
    id: Count = 0


class WhyFar(Struct, frozen=True, tag="why_far", forbid_unknown_fields=True):
    """Why does one figure see another at the distance it does, and why does its weapon reach as far as it does?"""

    figure: Figure
    other: Figure
    id: Count = 0


class Analyse(Struct, frozen=True, tag="analyse", forbid_unknown_fields=True):
    """The game as this seat knows it, as a position for the analysis board; what it does not know is left to chance."""

    id: Count = 0


class SetOrders(Struct, frozen=True, tag="orders", forbid_unknown_fields=True):
    orders: Orders


class AddBot(Struct, frozen=True, tag="add_bot", forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = ""


class Clear(Struct, frozen=True, tag="clear", forbid_unknown_fields=True):
    """The host makes a seat free again before the game: a bot's, or that of somebody who is not there."""

    seat: SeatNumber


class Stand(Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Give the seat up, or the place among those who wait for one; in a running game a bot takes the seat over."""


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give the game up, where the table `resigns`: the other side wins."""


class OfferEnd(Struct, frozen=True, tag="offer_end", forbid_unknown_fields=True):
    """Offer to end the game without a winner, or accept that; `on` false declines it, or takes it back."""

    on: bool


class Close(Struct, frozen=True, tag="close", forbid_unknown_fields=True):
    """The host ends the game without a winner; once it is over, the host opens the table for new arrangements."""


class Remove(Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """The host removes somebody, by seat or by the number of a spectator; they cannot come back to this table.

    In a running game a bot takes the seat over for good.
    """

    seat: SeatNumber | None = None
    spectator: Count | None = None


class Mute(Struct, frozen=True, tag="mute", forbid_unknown_fields=True):
    """The host does not let somebody speak, by seat or by the number of a spectator, or lets them speak again."""

    on: bool
    seat: SeatNumber | None = None
    spectator: Count | None = None


class Lock(Struct, frozen=True, tag="lock", forbid_unknown_fields=True):
    """The host locks the table, at any time: nobody new sits down."""

    on: bool


class Watchable(Struct, frozen=True, tag="watchers", forbid_unknown_fields=True):
    """The host lets spectators watch or not, at any time; those who are there are told, and let go."""

    on: bool


class MoveTo(Struct, frozen=True, tag="move_to", forbid_unknown_fields=True):
    """Take another free seat before the game."""

    seat: SeatNumber


class Change(Struct, frozen=True, tag="settings", forbid_unknown_fields=True):
    """The host changes what is agreed on, before the game."""

    settings: Settings


class Start(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """The host deals; empty seats are filled with bots."""


class Contribute(Struct, frozen=True, tag="seed", forbid_unknown_fields=True):
    """This seat's share of the seed of the next deal."""

    text: Annotated[str, Meta(min_length=1, max_length=64, pattern="^[0-9A-Za-z]+$(?!\n)")]


class Rematch(Struct, frozen=True, tag="rematch", forbid_unknown_fields=True):
    """Another game at the same table; it begins when everybody who is there wants one.

    In a series one may keep the own character if it lived to the end, and wish for the role that leads.
    """

    keep: bool = False
    lead: bool = False


class Ready(Struct, frozen=True, tag="ready", forbid_unknown_fields=True):
    """Before a game: this seat is ready, or not yet. The host deals."""

    on: bool


class Pause(Struct, frozen=True, tag="pause", forbid_unknown_fields=True):
    on: bool


class Hurry(Struct, frozen=True, tag="hurry", forbid_unknown_fields=True):
    """Where none but bots play on: let them play to the end at once."""


class Away(Struct, frozen=True, tag="away", forbid_unknown_fields=True):
    """Let a bot play for me, or take over again."""

    on: bool


class Say(Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=400)]
    dead: bool = False


class Bet(Struct, frozen=True, tag="bet", forbid_unknown_fields=True):
    """Those who are out or only watch bet on the winning side and on roles: keys are `winner` or a seat's number."""

    on: Annotated[dict[Annotated[str, Meta(max_length=10)], Annotated[str, Meta(max_length=20)]], Meta(max_length=9)]


class Steer(Struct, frozen=True, tag="steer", forbid_unknown_fields=True):
    """In the shared replay after the game: lead everybody who follows to a move."""

    at: Count


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    id: Count = 0


ToTable = (
    Hello
    | Answer
    | Act
    | WhyNot
    | WhyFar
    | Analyse
    | SetOrders
    | AddBot
    | Clear
    | Stand
    | Resign
    | OfferEnd
    | Close
    | Remove
    | Mute
    | Lock
    | Watchable
    | MoveTo
    | Change
    | Start
    | Contribute
    | Rematch
    | Ready
    | Pause
    | Hurry
    | Away
    | Say
    | Bet
    | Steer
    | Ping
)
