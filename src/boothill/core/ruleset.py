"""Rulesets: a ruleset is one game as a value, made of rows, short tables and a few named functions (pieces)."""

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
"""(rules, names, seed, keep, leader): deal a new game."""
Step = Callable[["State", Seat], None]
"""(s, seat): begin one step of a turn."""
LosesLife = Callable[["State", Figure, int, Seat], None]
"""(s, figure, points, by): take life points from a figure, through seat `by`."""
Eliminates = Callable[["State", Figure, Seat], None]
"""(s, figure, by): eliminate a figure that has fallen."""
LosesLastLife = Callable[["State", Figure, Seat], None]
"""(s, figure, by): a figure has no life left; eliminate it now or later."""
Rewards = Callable[["State", Figure, Seat], None]
"""(s, figure, by): give seat `by` its reward or penalty for an eliminated figure."""
EndsIfWon = Callable[["State", Figure, Seat], None]
"""(s, figure, by): end the game if somebody has won; `figure` was just eliminated by seat `by`."""
Reveals = Callable[[Figure, str], Frame]
"""(figure, demand): the step that turns over a card for a figure."""
CarriesOut = Callable[["State", Seat, Card, Face, Target], None]
"""(s, seat, row, card, target): carry out a card that has just been played or used."""
ExtraLimitedPlays = Callable[["State", Seat], int]
"""(s, seat): how many limited cards, beyond the usual one, a seat may play in a turn."""
RunsWaiting = Callable[["State"], None]
"""(s): run the waiting steps that nothing holds up any more."""
RenewsDeck = Callable[["State", Seat], None]
"""(s, seat): a card has just left the deck that the seat draws from; renew the deck at once if it was the last."""
Winners = Callable[["State"], tuple[Seat, ...]]
"""(s): the seats that share the victory."""
Resigns = Callable[["State", Seat], str]
"""(s, seat): the side that wins if this seat resigns."""
CarriesOver = Callable[["State", str, tuple[Seat, ...], tuple[Seat, ...]], tuple[dict[Seat, str], Seat]]
"""(last, seed, keep, wishes): the characters kept in the next game of a series, and the seat that will lead it.

`keep` are the seats that want to keep their character, `wishes` those that want to lead."""
StartingLife = Callable[[Character, str], int]
"""(character, role): the life a figure begins with."""
OpenRole = Callable[["State", Seat], bool]
"""(s, seat): is this seat's role public?"""
HandLimit = Callable[["Board", Seat], int]
"""(s, seat): how many cards may be kept at the end of a turn."""

Takes = Callable[["Board", Seat, int], int]
"""(s, seat, n): how many cards a seat takes in its draw phase where it would normally take n."""
Forbids = Callable[["Board", Seat, Face, Card, str], str]
"""(s, seat, card, row, verb): the reason why a seat may not play, use or give up a card as that row now; empty if it
may."""
Owes = Callable[["Board", Seat], Face]
"""(s, seat): the card in hand that must be played before the turn may end, if it can be; NO_CARD if there is none."""


class Pieces(TypedDict, total=False):
    """The named pieces that a set may define: mostly functions that carry out parts of the rules."""

    turn: list[tuple[str, Step | str]]
    """The steps of a turn in order, as (phase, step); a step may also be the name of one of the `steps` of a set."""
    shot: str
    """The card name under which a card is used as a shot."""
    dodge: str
    """The card name under which a card is used as a miss."""
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
    """Omitted if a deck is renewed only when a card is needed."""
    carries_over: CarriesOver
    """Omitted if games are not played in series."""
    shape: Shape
    policy: str
    """How bots play it: `module:Policy`, a class like those of `boothill.bots.policy`, loaded when a bot needs it."""
    policies_above: tuple[str, ...]
    """How bots play the sets that extend a game: classes like `LaidOver` of `boothill.bots.policy`, lowest first."""
    position: str
    """How its positions are written: `module:Keys`, a class like the one in `boothill.text.scenario.keys`."""
    resigns: Resigns
    """Omitted if players cannot resign on their own, because others, perhaps unknown ones, would win or lose by it."""
    next_turn: Step
    """What follows when a seat's turn is over; omitted if turns simply go clockwise round the living players."""
    takes: Takes
    """Omitted if everybody takes the usual number of cards."""
    source: Target
    """Where the cards of the draw phase come from: DECK, or PILE as long as the discard pile has cards."""
    forbids: Forbids
    owes: Owes
    suit: str
    """If given, every card counts as one of this suit."""
    close: bool
    """Is everybody at distance 1 from everybody, before cards and abilities count?"""
    gear_rests: bool
    """Do cards in play have no effect?"""
    abilities_rest: bool
    """Are all abilities switched off?"""


def nothing(s: State, seat: Seat) -> None:
    """A step of a turn that does nothing."""


class Parts:
    """What one set contributes: rows and tables, which are added, and pieces, which replace those of an earlier set.

    A later set overrides whatever an earlier one has under the same name: a row, a demand, a citation, a piece.
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
        """What each draw! must show, by name."""
        self.aliases = aliases or {}
        """Other names for cards and characters."""
        self.cites = cites or {}
        """The rule behind each refusal and each event."""
        self.frames: dict[str, type[Frame]] = {frame.__name__: frame for frame in frames or []}
        self.events: dict[str, EventCard] = {row.name: row for row in events or []}
        self.steps = steps or {}
        """Named steps of the turn, which an event can replace."""
        self.words = words or {}
        """What may be chosen besides characters, sides and targets: the ways to write it, each with its meaning."""
        self.pieces: Pieces = pieces

    def plus(self, other: Parts) -> Parts:
        """Both sets combined; where they disagree, `other` takes precedence."""
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
    """One game: one or more sets, with a deck, options and a version.

    The engine asks the ruleset what to do; it never checks which ruleset it has.
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
        """The ruleset that this one extends, if any."""
        self.event = event
        """The event in force."""
        self._under: dict[str, Ruleset] = {}
        self.name = name
        self.version = version
        """Raised whenever the same seed and moves would give a different game."""
        self.options = options
        self.faces = faces
        suit = parts.pieces.get("suit", "")
        self.suits: list[str] = [suit or face.suit for face in faces]
        """The suit that each face counts as."""
        self.backs = backs
        """The names of the card backs, if there are several."""
        self.deck = deck
        """The full deck: each face as many times as it is printed."""
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
        """The number of each character, for frames that remember a person."""
        self.people: list[Character] = list(self.characters.values())
        """The character with each number."""
        # Computed once, because the engine needs them thousands of times a second and they are mostly False.
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
        """The same, including the names under which earlier versions saved them."""
        self.named_steps = parts.steps
        self.words = parts.words
        pieces = parts.pieces
        self.turn: list[tuple[str, Step]] = []
        for phase, step in pieces["turn"]:
            self.turn.append((phase, parts.steps.get(step, nothing) if isinstance(step, str) else step))
        self.after: list[int] = list(range(1, len(self.turn) + 1))
        """The step of the turn that follows each step; steps that do nothing are skipped."""
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
        """Does a game end when nothing can change any more?"""
        self.most_plays: int = len(deck)
        """The maximum number of moves in the play phase of one turn: the number of cards in the deck."""
        self.shape = pieces["shape"]
        self.policy = pieces.get("policy", "")
        self.policies_above = pieces.get("policies_above", ())
        self.position = pieces["position"]
        self.hidden: tuple[str, ...] = tuple([role for role in parts.box if role != self.shape.leader])
        """The roles that are dealt face down if there is a leader."""
        self.resigns = pieces.get("resigns")
        self.carries_over = pieces.get("carries_over")
        self.next_turn = pieces.get("next_turn")
        self.takes = pieces.get("takes")
        self.source = pieces.get("source", DECK)
        self.forbids = pieces.get("forbids")
        self.owes = pieces.get("owes")
        self.close = pieces.get("close", False)

    def named_source(self, name: str) -> Source:
        """The character or event with this name."""
        return self.characters[name] if name in self.characters else self.events[name]

    def met(self, demand: str, card: Face) -> bool:
        """Does a card meet the demand of a draw!?"""
        return self.demands[demand].met(self.suits[card], self.faces[card].rank)

    def laid_over(self, parts: Parts, options: dict[str, str], event: EventCard | None = None) -> Ruleset:
        """This game extended by another set."""
        rules = Ruleset(
            self.name, self.version, options, self.parts.plus(parts), self.faces, self.deck, list(self.characters),
            self.backs, self, event,
        )  # fmt: skip
        rules.dead_games, rules.most_plays = self.dead_games, self.most_plays
        return rules

    def under(self, event: str) -> Ruleset:
        """The rules of this game while an event is in force, or, for an empty name, while none is; cached."""
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
        return self  # immutable, shared by all its games

    def __repr__(self) -> str:
        return f"ruleset({self.name!r}, {self.options!r}, {self.version})"
