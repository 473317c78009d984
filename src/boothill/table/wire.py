"""What goes between a table and whoever sits at it or watches: the commands, and the messages.

Every door speaks this: the page and programs over a WebSocket, the terminal at a local table directly. The schemas in
docs/protocol are generated from these classes. Cards are indices into the faces of the ruleset's catalogue, seats and
figures are numbers, moves are the text of the notation.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from boothill.bots import BEST
from boothill.core.moves import Move
from boothill.sets import DEFAULT_GAME
from boothill.table.lines import Line as Line
from boothill.table.lines import PrintedCards as PrintedCards
from boothill.table.lines import PrintedName as PrintedName
from boothill.table.lines import Word as Word
from boothill.table.lines import line_of as line_of
from boothill.table.lines import said_of as said_of
from boothill.words import phrases

Text = Annotated[str, Meta(max_length=400)]
Key = Annotated[str, Meta(max_length=64)]
MoveText = Annotated[str, Meta(max_length=300)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Figure = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]

# -- parts -----------------------------------------------------------------------------------------------------


class Orders(Struct, frozen=True, forbid_unknown_fields=True):
    """Standing orders of a seat: private, off by default, carried out by the table, never told."""

    forced: bool = False
    """Take what I have nothing to answer with."""
    shields: bool = False
    """Always try the Barrel, or whatever else may stop a hit for nothing."""
    misses: bool = False
    """Stop hits with a Missed! as long as I hold one."""
    take_hits_above: Annotated[int, Meta(ge=0, le=9)] = 0
    """Take hits while I have more life than this; 0: never by order."""
    end_turn: bool = False
    """End my turn when nothing is playable."""


CONVENIENT = Orders(forced=True, shields=True, take_hits_above=2, end_turn=True)
"""All convenient ones, in one click."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed on before a game is dealt."""

    game: str = DEFAULT_GAME
    options: dict[str, str] = {}
    players: Annotated[int, Meta(ge=2, le=8)] = 5
    bots: str = BEST
    """The level of bots that fill empty seats when the game begins."""
    public: bool = False
    """Listed for everybody; otherwise joined by link."""
    clock: str = "standard"
    """One of the presets: fast, standard, relaxed, off."""
    watchers: bool = True
    watch_delay: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds by which spectators lag behind."""
    dead_see_all: bool = True
    """May the eliminated see everything?"""
    series: bool = False
    """Further games by section 13 of the classic rules: winners keep their characters, roles change."""
    locked: bool = False
    """Does nobody new sit down?"""


class Seat(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: str
    """open, person, bot, or program: a bot of somebody's own that plays over the network."""
    bot: str = ""
    """The level of the bot."""
    here: bool = False
    """Is the person, or the program, connected?"""
    covered: bool = False
    """Does a bot of the table play for somebody who is away?"""
    host: bool = False
    """Does this seat arrange the table now?"""
    wins: int = 0
    """Games of this table won from this seat."""
    ready: bool = False
    """Does its person want another game?"""
    reserve: float | None = None
    """Seconds left on its clock."""
    muted: bool = False
    """Does the host not let its person speak?"""


class Spectator(Struct, frozen=True):
    """Somebody who watches, by the number that this table knows them by; without a name if they did not say one."""

    number: int
    name: str
    muted: bool = False


class Offer(Struct, frozen=True):
    """An offer to end the game without a winner: the seat that made it, those that agree, those still to be asked."""

    by: int
    agreed: list[int]
    asked: list[int]


class TableShown(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    phase: str
    """open, playing or over."""
    settings: Settings
    seats: list[Seat]
    watching: int
    game: str
    """The id of the game that has just been finished, which is its link; empty while one is under way."""
    number: int
    """Which game of the table it is, from 1."""
    paused: bool
    commitment: str
    """The hash of the seed that the next deal, or the game under way, was drawn with."""
    resigns: bool = False
    """May a player resign in the game under way, so that the other side wins?"""
    offer: Offer | None = None
    spectators: list[Spectator] = []
    """Who watches, for those who are here; over HTTP it is empty."""


class MoveShown(Struct, frozen=True):
    """A legal move: its text, which is what an answer sends back, and its parts."""

    text: str
    verb: str
    card: int
    target: int
    name: str
    pay: tuple[int, ...]
    doubtful: str = ""
    """Why one might not want it, to be asked once: in-vain, own-card, worse-weapon; empty as a rule."""
    hint: Line | None = None
    """What is good to know of it: which card it replaces, or whose ability allows it."""


class Ask(Struct, frozen=True):
    """A decision put to one seat. The answer names its number."""

    number: int
    question: Line
    moves: list[MoveShown]
    decline: Line | None = None
    """What passing or ending means here, where one may."""
    ahead: bool = False
    """Others are asked before this seat: the answer is kept in secret until its turn comes."""
    seconds: float | None = None
    """Until a bot answers instead."""
    threat: bool = False
    """An answer to something, which may be a plan: several moves, tried one after the other."""


class FrameShown(Struct, frozen=True):
    """A step of the rules under way, by its name and fields."""

    frame: str
    fields: list[Any]


class Shown(Struct, frozen=True):
    """The board as one viewer may see it. Unknown cards are -2, no card -1, nobody -1, unknown roles empty."""

    names: list[str]
    owner: list[int]
    life: list[int]
    full: list[int]
    who: list[str]
    ability: list[str]
    table: list[list[int]]
    alive: list[bool]
    roles: list[str]
    fronts: list[int]
    turn: int
    phase: str
    tally: dict[str, int]
    fresh: list[int]
    winner: str
    winners: list[int]
    to_act: int
    seat: int
    hands: list[list[int]]
    """The hands, as far as this viewer sees them."""
    backs: list[list[int]]
    deck_sizes: list[int]
    deck_of: list[int]
    pile_top: int
    pile_size: int
    stack: list[FrameShown]
    """The steps of the rules under way, as far as they are open, the one that acts last."""
    reserves: list[list[str]]
    """Who waits in reserve, as far as this viewer knows it; nobody knows in what order."""
    reserve_sizes: list[int]
    hand_limits: list[int]
    reach: list[int]
    """How far the weapon of each figure reaches; empty where there is no distance."""
    distances: list[list[int]]
    """From each figure to each; 0 where there is none."""
    moves: list[MoveShown]
    """What this seat may do now, an any-time ability included."""


class Happened(Struct, frozen=True):
    """An event as this viewer is told it."""

    kind: str
    seat: int
    other: int
    cards: tuple[int, ...]
    n: int
    name: str
    target: int


class Told(Struct, frozen=True):
    """A line of the log, and the rule behind it."""

    kind: str
    line: Line
    rule: str
    number: int
    """The number of the move it belongs to."""


class Chat(Struct, frozen=True, tag="chat"):
    """Something said at the table, or among the dead."""

    name: str
    text: str
    dead: bool
    seat: int


# -- from the table --------------------------------------------------------------------------------------------


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello: who you are here."""

    table: TableShown
    seat: int
    orders: Orders
    chats: list[Chat]
    name: str = ""
    """What the others call you: a spectator's name may have got a number, to tell it from another's."""
    guest: str = ""
    """For a spectator: the secret to say with the next hello, to be the same one again."""


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
    """The seats whose decision the table waits for, as far as everybody may know."""
    clocks: list[float | None]
    """The seconds that each of them has left before a bot decides; None for bots, and where no clock runs."""
    ask: Ask | None
    chain: str
    """The hash chain over everything so far: the record must end with it."""
    fresh: bool = False
    """A whole view without what led to it."""


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
    """What those who were out, or watched, had bet on."""
    why: Line | None = None
    """Why nobody has won, if nobody has, or how the players ended it themselves."""
    rule: str = ""
    """The rule by which the game is over; empty if the players ended it."""
    ended: str = ""
    """How the players ended it, for programs: agreed, closed by the host, resigned; empty if the rules did."""
    by: int = -1
    """The seat that resigned."""


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


class Problem(Struct, frozen=True, tag="problem"):
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
    """The name under which your own bet stands."""


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
    | Problem
    | Bets
    | Steered
    | Notice
    | Farewell
    | Pong
)

# -- to the table ----------------------------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a connection. Without a key one watches."""

    key: Key = ""
    after: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    """The number of the last update seen; -1 asks for a fresh view."""
    name: Annotated[str, Meta(max_length=40)] = ""
    """What a spectator is called."""
    game: Count = 0
    """Which game of the table that update was of, by the table's `number`; 0: whichever is played."""
    guest: Key = ""
    """For a spectator who was here before: the secret of the last welcome."""


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


class SetOrders(Struct, frozen=True, tag="orders", forbid_unknown_fields=True):
    orders: Orders


class AddBot(Struct, frozen=True, tag="add_bot", forbid_unknown_fields=True):
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = ""


class Clear(Struct, frozen=True, tag="clear", forbid_unknown_fields=True):
    """The host makes a seat free again before the game: a bot's, or that of somebody who is not there."""

    seat: SeatNumber


class Stand(Struct, frozen=True, tag="stand", forbid_unknown_fields=True):
    """Give the seat up; in a running game a bot takes it over for good."""


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

    In a series one may keep the own character if it lived to the end, and wish to be Sheriff.
    """

    keep: bool = False
    sheriff: bool = False


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
    | Pause
    | Hurry
    | Away
    | Say
    | Bet
    | Steer
    | Ping
)

# -- from the engine's values ----------------------------------------------------------------------------------


def move_of(text: str, move: Move, doubtful: str = "", hint: phrases.Said | None = None) -> MoveShown:
    shown = line_of(hint) if hint is not None else None
    return MoveShown(text, move.verb, move.card, move.target, move.name, move.pay, doubtful, shown)
