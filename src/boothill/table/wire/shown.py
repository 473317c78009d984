"""What lies on the table as one viewer may see it, what happens there, and what is asked."""

from __future__ import annotations

from msgspec import Struct

from boothill.table.wire.lines import Line


class TargetShown(Struct, frozen=True):
    """What a move, an event or a card points at."""

    kind: str
    """figure, hand (a card of it), side (all that a seat leads), gear (a card in play), deck or pile."""
    seat: int = -1
    """Whose it is; -1 for the piles."""
    figure: int = -1
    """The figure itself, the one that a card lies before, or whose hand it is if that seat leads no other."""
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
    """The same with what one wants to know of it: how far away Bob is, how much life he has left."""
    whom: Line
    """The player or figure, where several things of theirs can be chosen."""


class MoveShown(Struct, frozen=True):
    """A legal move: its text, which is what an answer sends back, its parts, and how it is offered."""

    text: str
    label: Line
    """The whole move in words. No two moves of a question say the same."""
    verb: str
    card: int
    name: str
    """As which other card it is played, whose ability it is, or the name that is chosen."""
    aim: TargetShown | None
    """What it is aimed at; the words for it are among the `aims`."""
    price: tuple[int, ...]
    """Cards given up for it."""
    choice: int
    """Which of the `choices` it belongs to: moves of one choice differ in nothing but aim and price."""
    doubtful: str = ""
    """Why one might not want it, to be asked once: in-vain, own-card, worse-weapon; empty as a rule."""
    hint: Line | None = None
    """What is good to know of it: which card it replaces, or whose ability allows it."""


class Ask(Struct, frozen=True):
    """A decision put to one seat, with all that is to be said of it. The answer names its number."""

    number: int
    kind: str
    """What is asked, by the step of the rules that asks: playing, shot, contest, discarding …"""
    question: Line
    moves: list[MoveShown]
    choices: list[Line]
    """What can be done, each thing once. No two of them say the same."""
    aims: list[Aim]
    """Everything that a move is aimed at, each once, in words."""
    by: TargetShown | None = None
    """The figure of another seat that one has to deal with: who shoots, or waits in a contest."""
    card: int = -1
    """The card whose effect this is: the weapon, where somebody shoots; -1 if it is none, such as an ability's."""
    needed: int = 1
    """How many answers are needed still: misses against this shot, cards to be discarded."""
    decline: Line | None = None
    """What passing or ending means here, where one may."""
    helpless: Line | None = None
    """Where nothing but passing is left: why."""
    ahead: bool = False
    """Others are asked before this seat: the answer is kept in secret until its turn comes."""
    seconds: float | None = None
    """Until a bot answers instead."""
    threat: bool = False
    """An answer to something, which may be a plan: several moves, tried one after the other."""


class RoundShown(Struct, frozen=True):
    """A round of a game with events: what is in force, and what lies open of what is to come."""

    event: str
    """The event in force; empty before the first one."""
    next: str
    """The next event, which lies open; empty if nothing more is turned over."""
    left: int
    """How many are to come. Those beneath the next one nobody knows."""
    past: list[str]
    """The events that were in force before, the first one first."""
    starter: int
    """The seat whose turns begin a round: then the next event is turned over."""
    been: list[int]
    """The seats that have had their turn in this round, or have it."""
    out: list[int]
    """The seats that have ever been eliminated, in order."""
    ghost: int
    """The figure that is back for this turn only, and neither dead nor alive; -1 if there is none."""
    extra: bool
    """Is this turn one more for a seat that has just had its turn?"""
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
    """The hands, as far as this viewer sees them."""
    backs: list[list[int]]
    deck_sizes: list[int]
    deck_of: list[int]
    pile_top: int
    pile_size: int
    reserves: list[list[str]]
    """Who waits in reserve, as far as this viewer knows it; nobody knows in what order."""
    reserve_sizes: list[int]
    hand_limits: list[int]
    reach: list[int]
    """How far the weapon of each figure reaches; empty where there is no distance."""
    distances: list[list[int]]
    """From each figure to each; 0 where there is none."""
    moves: list[MoveShown]
    """What this seat may do now beside answering what it is asked, such as an any-time ability,"""
    choices: list[Line]
    aims: list[Aim]
    """in the same words as an ask."""
    round: RoundShown | None = None
    """The event in force and those to come, in a game with events."""
    laid_out: list[int] = []
    """Cards that lie open in the middle for somebody to take or to count."""


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
