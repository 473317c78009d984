"""A ruleset: one game as a value, made of rows, short tables and a few named pieces of procedure."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypedDict, Unpack

from boothill.core.frames.base import Frame
from boothill.core.frames.registry import FRAMES
from boothill.core.ids import Face, Figure, Person, Seat, Target
from boothill.core.rows import BROWN, HEALED, Card, Character, Demand, EventCard, PrintedCard, Source
from boothill.core.shape import Shape
from boothill.core.targets import DECK

if TYPE_CHECKING:
    from boothill.core.board import Board
    from boothill.core.state import State

Deals = Callable[["Ruleset", tuple[str, ...], str, dict[Seat, str], Seat], "State"]
"""(rules, names, seed, keep, leader): a game just dealt."""
Step = Callable[["State", Seat], None]
"""(s, seat): begin one step of a turn."""
LosesLife = Callable[["State", Figure, int, Seat], None]
"""(s, figure, points, by): a figure loses life through seat `by`."""
Eliminates = Callable[["State", Figure, Seat], None]
"""(s, figure, by): take a fallen figure out of the game."""
LosesLastLife = Callable[["State", Figure, Seat], None]
"""(s, figure, by): a figure has no life left; it is taken out now or later."""
Rewards = Callable[["State", Figure, Seat], None]
"""(s, figure, by): what seat `by` earns, or pays, for an eliminated figure."""
EndsIfWon = Callable[["State", Figure, Seat], None]
"""(s, figure, by): if the game has ended, say who has won; the figure just eliminated, and by whom."""
Reveals = Callable[[Figure, str], Frame]
"""(figure, demand): the step that turns over a card for a figure."""
CarriesOut = Callable[["State", Seat, Card, Face, Target], None]
"""(s, seat, row, card, target): resolve a card that has just been played or used."""
ExtraLimitedPlays = Callable[["State", Seat], int]
"""(s, seat): how many more than one limited card a seat may play in a turn."""
RunsWaiting = Callable[["State"], None]
"""(s): let whatever waits happen, if nothing keeps it from happening now."""
RenewsDeck = Callable[["State", Seat], None]
"""(s, seat): a card has just left the deck a seat draws from; if it was the last, renew the deck at once."""
Winners = Callable[["State"], tuple[Seat, ...]]
"""(s): the seats that share the victory."""
Resigns = Callable[["State", Seat], str]
"""(s, seat): which side wins if this seat gives the game up."""
CarriesOver = Callable[["State", str, tuple[Seat, ...], tuple[Seat, ...]], tuple[dict[Seat, str], Seat]]
"""(last, seed, keep, wishes): the characters kept in the next game of a series, and the seat that leads it.

`keep` are the seats that want to keep their character, `wishes` those that want to lead."""
StartingLife = Callable[[Character, str], int]
"""(character, role): the life a figure begins with."""
OpenRole = Callable[["State", Seat], bool]
"""(s, seat): does this seat's role lie open?"""
HandLimit = Callable[["Board", Seat], int]
"""(s, seat): how many cards may be kept at the end of a turn."""

Takes = Callable[["Board", Seat, int], int]
"""(s, seat, n): how many cards a seat takes in its draw phase where it would take n."""
Forbids = Callable[["Board", Seat, Face, Card, str], str]
"""(s, seat, card, row, verb): why a seat may not play, use or give up a card as that row now; empty if it may."""
Owes = Callable[["Board", Seat], Face]
"""(s, seat): the card of the hand that must be played, if it can be, before the turn may end; NO_CARD for none."""


class Pieces(TypedDict, total=False):
    """The pieces of procedure that a set may bring, by name."""

    turn: list[tuple[str, Step | str]]
    """The steps of a turn in order, each with the name of its phase; or the name of one of the `steps` of a set."""
    shot: str
    """The name a card takes on when it is used as a shot."""
    dodge: str
    """The name a card takes on when it is used as a miss."""
    deals: Deals
    loses_life: LosesLife
    loses_last_life: LosesLastLife
    eliminates: Eliminates
    rewards: Rewards
    ends_if_won: EndsIfWon
    winners: Winners
    hand_limit: HandLimit
    open_role: OpenRole
    starting_life: StartingLife
    reveals: Reveals
    carries_out: CarriesOut
    extra_limited_plays: ExtraLimitedPlays
    runs_waiting: RunsWaiting
    renews_deck: RenewsDeck
    """Left out where a deck is renewed only when a card is needed."""
    carries_over: CarriesOver
    """Left out where games are not played in series."""
    shape: Shape
    policy: str
    """How bots play it: `module:Policy`, a class like those of `boothill.bots.policy`. It is loaded when a bot asks."""
    policies_above: tuple[str, ...]
    """How bots play what is laid over a game: classes like `LaidOver` of `boothill.bots.policy`, from the game up."""
    position: str
    """How its positions are written: `module:Keys`, a class like that of `boothill.text.scenario.keys`."""
    resigns: Resigns
    """Left out where nobody can give up alone: others would win or lose by it who may not even be known."""
    next_turn: Step
    """What follows when the turn of a seat is over; left out where turns go clockwise round the living."""
    takes: Takes
    """Left out where everybody takes as many cards as usual."""
    source: Target
    """Where the cards of the draw phase come from: DECK, or PILE as long as there is one."""
    forbids: Forbids
    owes: Owes
    suit: str
    """Every card counts as one of this suit."""
    close: bool
    """Does everybody sit next to everybody?"""
    gear_rests: bool
    """Are cards in play without effect?"""
    abilities_rest: bool
    """Is everybody without an ability?"""


def nothing(s: State, seat: Seat) -> None:
    """A step of a turn at which nothing happens."""


class Parts:
    """What one set brings: rows and tables that are added, and pieces of procedure that replace an earlier set's.

    A later set overrides an earlier one by name: a row of the same name, a demand, a citation, a piece.
    """

    def __init__(
        self,
        cards: list[Card] | None = None,
        characters: list[Character] | None = None,
        roles: dict[int, tuple[str, ...]] | None = None,
        box: dict[str, int] | None = None,
        demands: dict[str, Demand] | None = None,
        aliases: dict[str, str] | None = None,
        cites: dict[str, str] | None = None,
        frames: list[type[Frame]] | None = None,
        events: list[EventCard] | None = None,
        steps: dict[str, Step] | None = None,
        words: dict[str, str] | None = None,
        **pieces: Unpack[Pieces],
    ) -> None:
        self.cards: dict[str, Card] = {row.name: row for row in cards or []}
        self.characters: dict[str, Character] = {row.name: row for row in characters or []}
        self.roles = roles or {}
        """The roles dealt, by number of players."""
        self.box = box or {}
        """How many cards of each role there are."""
        self.demands = demands or {}
        """What each draw! must show."""
        self.aliases = aliases or {}
        """Other names under which a card or character may be written."""
        self.cites = cites or {}
        """The rule behind each refusal and each event."""
        self.frames: dict[str, type[Frame]] = {frame.__name__: frame for frame in frames or []}
        self.events: dict[str, EventCard] = {row.name: row for row in events or []}
        self.steps = steps or {}
        """Steps of the turn that have a name, so that an event can put another one in their place."""
        self.words = words or {}
        """What may be chosen beside characters, sides and targets: each way to write it, and what is meant."""
        self.pieces: Pieces = pieces

    def plus(self, other: Parts) -> Parts:
        """Both sets together; where they disagree the other one wins."""
        both = Parts()
        both.cards = {**self.cards, **other.cards}
        both.characters = {**self.characters, **other.characters}
        both.roles = {**self.roles, **other.roles}
        both.box = {**self.box, **other.box}
        both.demands = {**self.demands, **other.demands}
        both.aliases = {**self.aliases, **other.aliases}
        both.cites = {**self.cites, **other.cites}
        both.frames = {**self.frames, **other.frames}
        both.events = {**self.events, **other.events}
        both.steps = {**self.steps, **other.steps}
        both.words = {**self.words, **other.words}
        both.pieces = {**self.pieces, **other.pieces}
        return both


class Ruleset:
    """One game: a set or several, with a deck, options and a version.

    The engine asks a ruleset; it never asks which ruleset it has.
    """

    def __init__(
        self,
        name: str,
        version: int,
        options: dict[str, str],
        parts: Parts,
        faces: list[PrintedCard],
        deck: list[Face],
        characters: list[str] | None = None,
        backs: tuple[str, ...] = ("",),
        beneath: Ruleset | None = None,
        event: EventCard | None = None,
    ) -> None:
        self.parts = parts
        self.beneath = beneath
        """The ruleset that this one is laid over, if it is."""
        self.event = event
        """The event in force."""
        self._under: dict[str, Ruleset] = {}
        self.name = name
        self.version = version
        """Raised whenever the same seed and moves would give another game."""
        self.options = options
        self.faces = faces
        suit = parts.pieces.get("suit", "")
        self.suits: list[str] = [suit or face.suit for face in faces]
        """The suit that each face counts as."""
        self.backs = backs
        """The names of the cards' backs, where there are several."""
        self.deck = deck
        """The full deck: faces, as often as they are printed."""
        names = {face.name for face in faces}
        self.gear_rests = parts.pieces.get("gear_rests", False)
        self.cards: dict[str, Card] = {
            name: row.resting() if self.gear_rests and row.edge != BROWN else row
            for name, row in parts.cards.items()
            if name in names
        }
        self.rows: list[Card] = [self.cards[face.name] for face in faces]
        """What each face does."""
        self.characters: dict[str, Character] = {
            name: row.resting() if parts.pieces.get("abilities_rest", False) else row
            for name, row in parts.characters.items()
            if characters is None or name in characters
        }
        self.events = parts.events
        for source in (*self.cards.values(), *self.characters.values(), *self.events.values()):
            if not source.intents:
                raise ValueError(f"{source.name}: say what it is for, such as intents=(Intent(DRAW, USER, 2),)")
        self.numbers: dict[str, Person] = {name: Person(i) for i, name in enumerate(self.characters)}
        """Each character's number, for frames that remember a person,"""
        self.people: list[Character] = list(self.characters.values())
        """and whose number it is."""
        # Asked a thousand times a second, and mostly in vain.
        self.mutes = any(character.mutes for character in self.characters.values())
        self.greens = any(row.use_aim is not None for row in self.rows)
        self.watches_healing = any(HEALED in character.moments for character in self.characters.values())
        self.immunities = any(character.immune_to for character in self.characters.values())
        self.roles = parts.roles
        self.box = parts.box
        self.demands = parts.demands
        self.aliases = parts.aliases
        self.cites = parts.cites
        self.frames: dict[str, type[Frame]] = {**FRAMES, **parts.frames}
        former = {frame.FORMER_NAME: frame for frame in self.frames.values() if frame.FORMER_NAME}
        self.saved_frames: dict[str, type[Frame]] = {**former, **self.frames}
        """The same, and by the names that earlier versions saved them under."""
        self.named_steps = parts.steps
        self.words = parts.words
        pieces = parts.pieces
        self.turn: list[tuple[str, Step]] = []
        for phase, step in pieces["turn"]:
            self.turn.append((phase, parts.steps.get(step, nothing) if isinstance(step, str) else step))
        self.after: list[int] = list(range(1, len(self.turn) + 1))
        """Which step of the turn follows each: what does nothing is passed over."""
        for i in range(len(self.turn) - 1, 0, -1):
            if self.turn[i][1] is nothing:
                self.after[i - 1] = self.after[i]
        self.steps: dict[str, int] = {}
        """The first step of each phase."""
        for i, (phase, _) in enumerate(self.turn):
            self.steps.setdefault(phase, i)
        self.shot = pieces["shot"]
        self.dodge = pieces["dodge"]
        self.deals = pieces["deals"]
        self.loses_life = pieces["loses_life"]
        self.loses_last_life = pieces["loses_last_life"]
        self.eliminates = pieces["eliminates"]
        self.rewards = pieces["rewards"]
        self.ends_if_won = pieces["ends_if_won"]
        self.winners = pieces["winners"]
        self.hand_limit = pieces["hand_limit"]
        self.open_role = pieces["open_role"]
        self.starting_life = pieces["starting_life"]
        self.reveals = pieces["reveals"]
        self.carries_out = pieces["carries_out"]
        self.extra_limited_plays = pieces["extra_limited_plays"]
        self.runs_waiting = pieces["runs_waiting"]
        self.renews_deck = pieces.get("renews_deck")
        self.dead_games = True
        """Is a game over in which nothing can change any more?"""
        self.most_plays: int = len(deck)
        """How many moves a seat can make in the play phase of one turn: as many as there are cards."""
        self.shape = pieces["shape"]
        self.policy = pieces.get("policy", "")
        self.policies_above = pieces.get("policies_above", ())
        self.position = pieces["position"]
        self.hidden: tuple[str, ...] = tuple([role for role in parts.box if role != self.shape.leader])
        """The roles that are dealt face down, where there is a leader."""
        self.resigns = pieces.get("resigns")
        self.carries_over = pieces.get("carries_over")
        self.next_turn = pieces.get("next_turn")
        self.takes = pieces.get("takes")
        self.source = pieces.get("source", DECK)
        self.forbids = pieces.get("forbids")
        self.owes = pieces.get("owes")
        self.close = pieces.get("close", False)

    def named_source(self, name: str) -> Source:
        """The character or the event of a name, whichever is used under it."""
        return self.characters[name] if name in self.characters else self.events[name]

    def met(self, demand: str, card: Face) -> bool:
        """Is a card what a draw! demands?"""
        return self.demands[demand].met(self.suits[card], self.faces[card].rank)

    def laid_over(self, parts: Parts, options: dict[str, str], event: EventCard | None = None) -> Ruleset:
        """This game with another set laid over it."""
        rules = Ruleset(
            self.name, self.version, options, self.parts.plus(parts), self.faces, self.deck, list(self.characters),
            self.backs, self, event,
        )  # fmt: skip
        rules.dead_games, rules.most_plays = self.dead_games, self.most_plays
        return rules

    def under(self, event: str) -> Ruleset:
        """The rules of this game while an event is in force; made once and shared. Without a name: while none is."""
        if self.event is not None:
            assert self.beneath is not None
            return self if event == self.event.name else self.beneath.under(event)
        if event == "":
            return self
        if event not in self._under:
            row = self.events[event]
            self._under[event] = self.laid_over(row.changes, self.options, row)
        return self._under[event]

    def __deepcopy__(self, memo: object) -> Ruleset:
        return self  # a value, shared by all its games

    def __repr__(self) -> str:
        return f"ruleset({self.name!r}, {self.options!r}, {self.version})"
