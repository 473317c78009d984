"""Messages about a game: the board as one viewer may see it, events, and decisions."""

from __future__ import annotations

from msgspec import Struct

from boothill.table.wire.lines import Line


class TargetShown(Struct, frozen=True):
    """What a move, an event or a card points at."""

    kind: str
    """figure, hand (a card in it), side (everything that a seat leads), gear (a card in play), deck or pile."""
    seat: int = -1
    """The seat it belongs to; -1 for deck and pile."""
    figure: int = -1
    """The figure itself, the one that has the card in play, or the one whose hand it is if its seat leads no other."""
    card: int = -1
    """The card in play."""


class Aim(Struct, frozen=True):
    """A target in words. Moves that share seat and figure are aimed at the same player."""

    kind: str
    seat: int
    figure: int
    card: int
    name: Line
    """In short: "Bob", "Barrel Q♠ in play before Bob"."""
    label: Line
    """The same with useful facts: how far away Bob is, how much life he has left."""
    whom: Line
    """The player or figure, for when several things of theirs can be chosen."""


class MoveShown(Struct, frozen=True):
    """A legal move: its text, which is what an answer sends back, its parts, and how it is offered."""

    text: str
    label: Line
    """The whole move in words; unique among the moves of a question."""
    verb: str
    card: int
    name: str
    """The other card that it is played as, the character whose ability it is, or the name that is chosen."""
    aim: TargetShown | None
    """Its target; the words for it are among the `aims`."""
    price: tuple[int, ...]
    """Cards given up to pay for it."""
    choice: int
    """The index of its choice in `choices`: moves of one choice differ only in aim and price."""
    doubtful: str = ""
    """Why a player might not want it, to confirm once: in-vain, own-card or worse-weapon; usually empty."""
    hint: Line | None = None
    """A hint, such as which card it replaces, or whose ability allows it."""


class Ask(Struct, frozen=True):
    """A decision put to one seat, with all that is to be said of it. The answer names its number."""

    number: int
    kind: str
    """The kind of question, by the step of the rules that asks it: playing, shot, contest, discarding …"""
    question: Line
    moves: list[MoveShown]
    choices: list[Line]
    """What can be done, each thing once and in unique words."""
    aims: list[Aim]
    """The targets of all moves, each once, in words."""
    by: TargetShown | None = None
    """The other seat's figure that this is about: the one that shoots, or waits in a contest."""
    card: int = -1
    """The card that causes this, such as the weapon of a shot; -1 if no card does, but for example an ability."""
    needed: int = 1
    """How many answers are still needed, such as misses against this shot or cards to discard."""
    decline: Line | None = None
    """What passing, or ending the turn, means here; None if neither is possible."""
    helpless: Line | None = None
    """Why only passing is left, if it is."""
    ahead: bool = False
    """Do others answer before this seat? Then its answer is kept secret until its turn comes."""
    seconds: float | None = None
    """Seconds until a bot answers instead; None for no limit."""
    threat: bool = False
    """Is this an answer to a threat? Then it may be a plan: several moves, tried one after another."""


class RoundShown(Struct, frozen=True):
    """A round of a game with events: what is in force, and what lies open of what is to come."""

    event: str
    """The event in force; empty before the first one."""
    next: str
    """The next event, which everybody sees; empty if there is none."""
    left: int
    """How many events are still to come. Nobody knows those beneath the next one."""
    past: list[str]
    """The events that were in force before, in order."""
    starter: int
    """The seat whose turn begins a round and turns over the next event."""
    been: list[int]
    """The seats that have had their turn in this round, or are having it."""
    out: list[int]
    """The seats that have ever been eliminated, in order."""
    ghost: int
    """The figure that is back for this turn only, neither dead nor alive; -1 if there is none."""
    extra: bool
    """Is this an extra turn of a seat that has just had one?"""
    clockwise: bool
    """Do turns go clockwise in this round?"""


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
    fresh: list[TargetShown]
    """Cards laid this turn that cannot be used before the next."""
    winner: str
    winners: list[int]
    to_act: int
    seat: int
    hands: list[list[int]]
    """The hands; cards that this viewer does not see are -2."""
    backs: list[list[int]]
    deck_sizes: list[int]
    deck_of: list[int]
    pile_top: int
    pile_size: int
    reserves: list[list[str]]
    """The characters in reserve, as far as this viewer knows them, sorted: nobody knows their order."""
    reserve_sizes: list[int]
    hand_limits: list[int]
    reach: list[int]
    """How far the weapon of each figure reaches; empty in a game without distances."""
    distances: list[list[int]]
    """The distance from each figure to each other; 0 if there is none. Empty in a game without distances."""
    moves: list[MoveShown]
    """What this seat may do now besides answering, such as use an any-time ability; in words as in `Ask`."""
    choices: list[Line]
    aims: list[Aim]
    round: RoundShown | None = None
    """The event in force and those to come, in a game with events."""
    laid_out: list[int] = []
    """Cards face up in the middle, to be taken or counted."""


class Happened(Struct, frozen=True):
    """An event as this viewer is told it."""

    kind: str
    seat: int
    other: int
    cards: tuple[int, ...]
    n: int
    name: str
    target: TargetShown | None


class Told(Struct, frozen=True):
    """A line of the log, and the rule behind it."""

    kind: str
    line: Line
    rule: str
    number: int
    """The number of the move it belongs to."""
