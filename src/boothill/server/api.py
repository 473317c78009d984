"""The endpoints of the API: tables, finished games, and everything else the server can tell."""

from __future__ import annotations

import secrets
from collections.abc import Hashable
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, defstruct

from boothill.core.ids import Seat
from boothill.server import knowledge, studying, work
from boothill.server.address import address_for_others, is_loopback
from boothill.server.answers import Answer, Text, tag_of
from boothill.server.boards import BoardShown, Moment
from boothill.server.endpoints import Call, Endpoint, Fixed
from boothill.server.knowledge import (
    BotShown,
    Catalogue,
    ClockShown,
    Language,
    RulesetShown,
    RuleShown,
)
from boothill.server.limits import neighbourhood
from boothill.server.quick import seat_at_once
from boothill.server.replays import Replay, Settled
from boothill.server.running import Running
from boothill.server.schema import GameShown
from boothill.server.studies import Stream
from boothill.server.study_shown import StoryStudied, Studied
from boothill.sets import GAMES
from boothill.sets.seat_names import check_names
from boothill.table import wire
from boothill.table.journal import Played
from boothill.table.problem import Problem
from boothill.table.projection.events import OPEN
from boothill.table.seating import hash_of
from boothill.table.studying import known_by
from boothill.words.catalogue import DEFAULT, languages

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
PlayerName = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(max_length=100)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000, description="after how many moves; the last one unless given")]

# -- tables ----------------------------------------------------------------------------------------------------


class OfTable(Struct, frozen=True, forbid_unknown_fields=True):
    table: Id


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up, and what its host is called."""

    name: PlayerName
    settings: wire.Settings = wire.Settings()


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody is called who wants to sit down; any free seat unless one is named."""

    name: Annotated[str, Meta(max_length=40)] = ""
    seat: wire.SeatNumber | None = None
    wait: bool = False
    """During a game: get a seat in the next one, and watch until then."""


class Seated(Struct, frozen=True):
    """A seat, and the key to it: whoever has it plays there, on any device. It is told only once.

    The seat is -1 for somebody who waits for the next game.
    """

    table: str
    seat: int
    key: str


async def create_table(call: Call[NewTable]) -> Seated:
    """Set up a table and sit down at it as its host."""
    call.take_creation()
    name, program = await _name(call, call.body.name)
    return Seated(*await call.lobby.create(call.body.settings, name, program, call.address))


async def quick_match(call: Call[NewTable]) -> Seated:
    """Sit down at the public table of such a game at which the most people wait; set one up if there is none.

    What is agreed on at a table that is there already may differ, but for the game and its options."""
    name, program = await _name(call, call.body.name)
    settings = msgspec.structs.replace(call.body.settings, public=True, locked=False, party=False)
    seated = await seat_at_once(call.lobby, settings, name, program, call.address)
    if seated is None:
        call.take_creation()
        seated = await call.lobby.create(settings, name, program, call.address)
    return Seated(*seated)


class NewParty(Struct, frozen=True, forbid_unknown_fields=True):
    """A table for people in one room, with a big screen. The first who sits down is its host."""

    settings: wire.Settings = wire.Settings()


class Party(Struct, frozen=True):
    """A party: its table, and the four letters by which people join it."""

    table: str
    code: str


class OfCode(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=20, description="four letters, as the big screen shows them")]


class Found(Struct, frozen=True):
    """The table that has a code."""

    table: str


async def create_party(call: Call[NewParty]) -> Party:
    """Set up a table for people in one room; whoever asked for it shows it on a big screen and does not sit there."""
    call.take_creation()
    table = await call.lobby.party(call.body.settings)
    return Party(table.id, table.code)


async def find_party(call: Call[None]) -> Found:
    """Which table has this code? Who tries many wrong ones has to wait."""
    return Found(await call.lobby.by_code(call.params.code, call.address))


async def list_tables(call: Call[None]) -> Answer:
    """The public tables, those that wait for players first, two hundred at most."""
    return await call.lobby.listing.answer()


async def show_table(call: Call[None]) -> wire.TableShown:
    """A table as everybody sees it: during a game as late as its spectators."""
    return await call.lobby.visit(call.params.table, lambda place: place.look())


async def take_seat(call: Call[TakeSeat]) -> Seated:
    """Sit down at a table before a game, or at a party during one. With a bot's token the seat has the bot's name."""
    id = call.params.table
    name, program = await _name(call, call.body.name)
    wish, wait = None if call.body.seat is None else Seat(call.body.seat), call.body.wait
    seat, key = await call.lobby.visit(id, lambda place: place.sit(name, wish, program, call.address, wait))
    return Seated(id, seat, key)


async def _name(call: Call[Any], name: str) -> tuple[str, bool]:
    """A player's name, and whether it is a program: with a token, the name is its account's. Raises Problem."""
    if not call.bearer:
        return name, False
    account = await call.lobby.storage.token(hash_of(call.bearer))
    if account is None:
        raise Problem("wrong-token")
    return account, True


async def games_of_table(call: Call[None]) -> list[GameShown]:
    """The finished games of a table, the last one first."""
    return await call.lobby.storage.games(call.params.table)


# -- finished games --------------------------------------------------------------------------------------------


class OfGame(Struct, frozen=True, forbid_unknown_fields=True):
    game: Id


class Listed(Struct, frozen=True, forbid_unknown_fields=True):
    before: Annotated[float, Meta(ge=0, le=1e12, description="finished before this time, in seconds since 1970")] = 0
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class OfReplay(Struct, frozen=True, forbid_unknown_fields=True):
    game: Id
    seat: Annotated[int, Meta(ge=-2, le=7, description="whose view; -1 a spectator's, -2 everything open")] = OPEN
    first: Annotated[int, Meta(ge=0, le=1_000_000, description="the number of the first position; 0 is the deal")] = 0
    count: Annotated[int, Meta(ge=1, le=200, description="how many positions")] = 50


async def list_games(call: Call[None]) -> list[GameShown]:
    """Finished games of public tables, the last one first."""
    return await call.lobby.storage.games(before=call.params.before, limit=call.params.limit)


async def show_record(call: Call[None]) -> Answer:
    """The record of a finished game, with the proof that it was dealt fairly: `boothill verify` checks it."""
    game = call.params.game

    async def make() -> Answer:
        return await call.work(work.record, await _played(call), paid=RECORD)

    return await call.lobby.kept.get(("record", game), make)


async def show_replay(call: Call[None]) -> Answer:
    """A finished game position by position, as a seat saw it or with everything open."""
    game, seat, first, count = call.params.game, call.params.seat, call.params.first, call.params.count

    async def make() -> Answer:
        played = await _played(call)
        if seat >= len(played.dealt.names):
            raise Problem("no-such-seat")
        return await call.work(work.replay, game, played, seat, first, count, paid=HEAVY)

    return await call.lobby.kept.get(("replay", game, seat, first, count), make)


async def _played(call: Call[None]) -> Played:
    played = await call.lobby.storage.played(call.params.game)
    if played is None:
        raise Problem("no-record")
    return played


# -- knowledge -------------------------------------------------------------------------------------------------


OPTIONS = sorted({option for _, options in GAMES.values() for option in options})
OfRuleset = defstruct(
    "OfRuleset",
    [("game", Annotated[str, Meta(max_length=40)]), *((option, Word, "") for option in OPTIONS)],
    frozen=True,
    forbid_unknown_fields=True,
)
"""The options of the game are in the query: `?edition=first`."""


class OfLanguage(Struct, frozen=True, forbid_unknown_fields=True):
    language: Annotated[str, Meta(max_length=20)]


Spoken = Annotated[str, Meta(max_length=20, description="the language, `en` unless given")]


class OfRule(Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(max_length=20)]
    lang: Spoken = DEFAULT


class Searched(Struct, frozen=True, forbid_unknown_fields=True):
    words: Annotated[str, Meta(max_length=100, description="words that a rule speaks of")] = ""
    game: Annotated[str, Meta(max_length=40, description="only the rules of this book")] = ""
    lang: Spoken = DEFAULT


class AddressShown(Struct, frozen=True):
    """Where others on the same network find this server."""

    address: str
    """Such as `http://192.168.1.20:8080`; empty if others cannot reach it, or the request is not from this machine."""


async def show_address(call: Call[None]) -> AddressShown:
    """Where others find this server: for somebody at this machine, whose own link would lead others nowhere."""
    here = is_loopback(call.address) or call.address == neighbourhood("::1")
    return AddressShown(address_for_others(call.lobby.config.host, call.lobby.port) if here else "")


# -- scenarios -------------------------------------------------------------------------------------------------


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as it stands in a file (docs/scenario-format.md)."""

    text: Annotated[str, Meta(max_length=16_000)]
    seat: Annotated[
        str,
        Meta(max_length=40, description="the player through whose eyes it is seen, and who is asked; else all is open"),
    ] = ""
    open: Annotated[bool, Meta(description="does that player see all roles and hands?")] = False


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """What a bot wants to be called."""

    name: Annotated[str, Meta(min_length=1, max_length=20)]


class Token(Struct, frozen=True):
    """The account of a bot. The token is told only once."""

    name: str
    token: str


async def settle(call: Call[Scenario]) -> Answer:
    """What happens here? Plays a scenario step by step."""
    return await call.work(work.settle, call.body.text, call.body.seat, call.body.open, paid=HEAVY)


# -- the analysis board ----------------------------------------------------------------------------------------

BoardText = Annotated[str, Meta(max_length=64_000, description="a scenario, as YAML or JSON")]


class BoardSent(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on an analysis board: a scenario (docs/scenario-format.md)."""

    text: BoardText


class WhyAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A move that is wanted at the last step of a scenario."""

    text: BoardText
    move: Annotated[str, Meta(max_length=300)]
    seat: Annotated[str, Meta(max_length=40, description="the player who wants it; whoever is asked, unless given")] = (
        ""
    )


class RecordSent(Struct, frozen=True, forbid_unknown_fields=True):
    """The record of a game, as a file has it, and after how many of its moves to stop."""

    record: Annotated[str, Meta(max_length=200_000)]
    move: MoveNumber = 1_000_000


class OfMoment(Struct, frozen=True, forbid_unknown_fields=True):
    game: Id
    move: MoveNumber = 1_000_000


class Link(Struct, frozen=True):
    """A board that the server keeps, by the id that stands in its short link."""

    id: str
    text: str


class OfLink(Struct, frozen=True, forbid_unknown_fields=True):
    id: Id


async def show_board(call: Call[BoardSent]) -> Answer:
    """An analysis board: the verdict on a scenario, how it stands, every legal move, and why not for every card."""
    return await call.work(work.board, call.body.text, paid=BOARD)


async def why(call: Call[WhyAsked]) -> Answer:
    """Why is a move not legal at the last step of a scenario?"""
    return await call.work(work.why, call.body.text, call.body.seat, call.body.move, paid=BOARD)


async def show_moment(call: Call[RecordSent]) -> Answer:
    """A moment of a recorded game as a scenario."""
    return await call.work(work.moment, call.body.record, call.body.move, paid=HEAVY)


async def moment_of_game(call: Call[None]) -> Answer:
    """A moment of a finished game as a scenario, everything open."""
    return await call.work(work.moment_of_game, await _played(call), call.params.move, paid=HEAVY)


async def keep_link(call: Call[BoardSent]) -> Link:
    """Keep a board, so that a short link stands for it. The same board has the same link, and it works for ever."""
    text = call.body.text
    id = tag_of(text.encode())[:LINK]
    if await call.lobby.storage.linked(id) is None:
        call.take_creation()
        await call.work(work.check_board, text, paid=BOARD)
        await call.lobby.storage.keep_link(id, text, call.lobby.clock.now())
    return Link(id, text)


async def show_link(call: Call[None]) -> Link:
    """The board that a short link stands for."""
    text = await call.lobby.storage.linked(call.params.id)
    if text is None:
        raise Problem("no-link")
    return Link(call.params.id, text)


# -- bots ------------------------------------------------------------------------------------------------------


async def new_token(call: Call[NewToken]) -> Token:
    """An account for a bot: a name that is its own, and a token that it shows when it sits down."""
    call.take_creation()
    name = " ".join(call.body.name.split())
    try:
        check_names([name])
    except ValueError:
        raise Problem("bad-name", name=name) from None
    token = secrets.token_urlsafe(24)
    if not await call.lobby.storage.add_token(hash_of(token), name, call.lobby.clock.now()):
        raise Problem("name-taken", name=name)
    return Token(name, token)


# -- what the bots think ---------------------------------------------------------------------------------------


JudgeName = Literal["marshal", "desperado"]
"""The bot that evaluates positions: by what everybody has, or by what its network has learned."""


class StudyAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The moment that a scenario describes, after its steps (docs/scenario-format.md)."""

    text: Annotated[str, Meta(max_length=64_000)]
    eyes: Literal["open", "seat"] = "open"
    """Judge with all cards and roles open, or by what the seat to move knows."""
    judge: JudgeName = "marshal"


class StudyOfSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The key to the seat that asks."""

    key: Annotated[str, Meta(max_length=100)]
    judge: JudgeName = "marshal"


async def study(call: Call[StudyAsked]) -> Stream:
    """What the bots think of a position: a line after the other, each a better answer, until it is done or nobody
    listens any more."""
    body = call.body
    return await call.lobby.studies.begin(call.address, studying.position, body.text, body.eyes, body.judge)


async def study_table(call: Call[StudyOfSeat]) -> Stream:
    """What the bots think of a decision in one's own running game, by all that one's seat knows. Only a player who is
    alone with bots may ask."""
    place = await call.lobby.find(call.params.table)
    if not isinstance(place, Running):
        raise Problem("elsewhere")
    view, memory = await place.owner.call(lambda: known_by(place.table, call.body.key))
    return await call.lobby.studies.begin(call.address, studying.known, view.save(), memory.save(), call.body.judge)


class OfDecision(Struct, frozen=True, forbid_unknown_fields=True):
    game: Id
    move: MoveNumber
    judge: JudgeName = "marshal"


async def study_decision(call: Call[None]) -> Stream:
    """What the bots think of the decision after so many moves of a finished game, by all that its seat knew then."""
    played, params = await _played(call), call.params
    return await call.lobby.studies.begin(call.address, studying.then, played, params.move, params.judge)


async def study_game(call: Call[None]) -> Stream:
    """The story of a finished game: chances, beliefs and turning points at once, then one mistake after the other."""
    game = call.params.game
    return await call.lobby.studies.begin(call.address, studying.game, await _played(call), kept=game)


HEAVY, RECORD, BOARD = 5, 2, 2
"""How many requests something counts as before its cost is known."""
LINK = 12
"""Number of characters in the id of a stored board."""
WORK = ("too-busy", "too-long")
STUDY = ("study-nobody", "study-unlearned", "study-enough", *WORK)
SIT = ("bad-name", "name-length", "name-taken")
SET_UP = ("bad-game", "bad-count", "bad-clock", "no-series", "no-such-bot")
ENDPOINTS: list[Endpoint[Any, Any]] = [
    Endpoint(
        "POST", "/api/tables", create_table, Seated,
        body=NewTable, problems=(*SIT, *SET_UP, "server-full", "wrong-token"), bearer=True, status=201,
    ),
    Endpoint(
        "POST", "/api/quick", quick_match, Seated,
        body=NewTable, problems=(*SIT, *SET_UP, "server-full", "wrong-token"), bearer=True, status=201,
    ),
    Endpoint("GET", "/api/tables", list_tables, list[wire.TableShown]),
    Endpoint("GET", "/api/tables/{table}", show_table, wire.TableShown, OfTable, problems=("no-table", "elsewhere")),
    Endpoint(
        "POST", "/api/tables/{table}/seats", take_seat, Seated, OfTable,
        body=TakeSeat, bearer=True, status=201,
        problems=(
            "no-table", "elsewhere", "no-free-seat", "no-bot-seat", "under-way", "locked", "kept-out", *SIT,
            "wrong-token",
        ),
    ),
    Endpoint(
        "POST", "/api/parties", create_party, Party, body=NewParty, problems=(*SET_UP, "server-full"), status=201
    ),
    Endpoint("GET", "/api/codes/{code}", find_party, Found, OfCode, problems=("no-code",)),
    Endpoint("GET", "/api/tables/{table}/games", games_of_table, list[GameShown], OfTable),
    Endpoint("GET", "/api/games", list_games, list[GameShown], Listed),
    Endpoint(
        "GET", "/api/games/{game}/record", show_record, Text, OfGame, problems=("no-record", *WORK),
        weight=RECORD, cache="no-cache",
    ),
    Endpoint(
        "GET", "/api/games/{game}/replay", show_replay, Replay, OfReplay,
        problems=("no-record", "no-such-seat", "old-record", *WORK), weight=HEAVY, cache="no-cache",
    ),
    Endpoint("GET", "/api/address", show_address, AddressShown),
    Fixed("/api/rulesets", knowledge.list_rulesets, list[RulesetShown], wanted=lambda: [{}]),
    Fixed(
        "/api/rulesets/{game}", knowledge.show_catalogue, Catalogue, OfRuleset,
        problems=("no-such", *WORK), wanted=lambda: [{"game": game} for game in GAMES],
    ),
    Fixed("/api/bots", knowledge.list_bots, list[BotShown], wanted=lambda: [{}]),
    Endpoint("POST", "/api/bots", new_token, Token, body=NewToken, problems=("bad-name", "name-taken"), status=201),
    Fixed("/api/clocks", knowledge.list_clocks, list[ClockShown], wanted=lambda: [{}]),
    Fixed("/api/languages", knowledge.list_languages, list[str], wanted=lambda: [{}]),
    Fixed(
        "/api/languages/{language}", knowledge.show_language, Language, OfLanguage,
        problems=("no-such", *WORK), wanted=lambda: [{"language": language} for language in languages()],
    ),
    Fixed(
        "/api/rules", knowledge.list_rules, list[RuleShown], Searched,
        problems=("no-such", *WORK), wanted=lambda: [{}, *({"lang": lang} for lang in languages())],
    ),
    Fixed("/api/rules/{id}", knowledge.show_rule, RuleShown, OfRule, problems=("no-such", *WORK)),
    Endpoint(
        "POST", "/api/settle", settle, Settled, body=Scenario, problems=("bad-scenario", *WORK), weight=HEAVY
    ),
    Endpoint(
        "POST", "/api/board", show_board, BoardShown, body=BoardSent, problems=("bad-scenario", *WORK), weight=BOARD
    ),
    Endpoint("POST", "/api/why", why, wire.Why, body=WhyAsked, problems=("bad-scenario", *WORK), weight=BOARD),
    Endpoint(
        "POST", "/api/moment", show_moment, Moment, body=RecordSent, problems=("bad-record", *WORK), weight=HEAVY
    ),
    Endpoint(
        "GET", "/api/games/{game}/moment", moment_of_game, Moment, OfMoment,
        problems=("no-record", "old-record", *WORK), weight=HEAVY,
    ),
    Endpoint(
        "POST", "/api/links", keep_link, Link, body=BoardSent, problems=("bad-scenario", *WORK), weight=BOARD,
        status=201,
    ),
    Endpoint("GET", "/api/links/{id}", show_link, Link, OfLink, problems=("no-link",), cache="max-age=300"),
    Endpoint(
        "POST", "/api/study", study, Studied, body=StudyAsked, problems=("bad-scenario", *STUDY), weight=HEAVY,
        grows=True,
    ),
    Endpoint(
        "POST", "/api/tables/{table}/study", study_table, Studied, OfTable, body=StudyOfSeat,
        problems=("no-table", "elsewhere", "wrong-key", "study-others", "study-not-yours", *STUDY),
        weight=HEAVY, grows=True,
    ),
    Endpoint(
        "GET", "/api/games/{game}/study/{move}", study_decision, Studied, OfDecision,
        problems=("no-record", "old-record", *STUDY), weight=HEAVY, grows=True,
    ),
    Endpoint(
        "GET", "/api/games/{game}/study", study_game, StoryStudied, OfGame,
        problems=("no-record", "old-record", *STUDY), weight=HEAVY, grows=True,
    ),
]  # fmt: skip


@cache
def always() -> dict[Hashable, Answer]:
    """What everybody asks for and never changes: made once in a process, before anybody comes."""
    return {key: answer for fixed in ENDPOINTS if isinstance(fixed, Fixed) for key, answer in fixed.always().items()}
