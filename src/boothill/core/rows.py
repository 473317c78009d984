"""The rows a rulebook is written in: faces of cards, what cards do, what characters can do, what a draw! demands.

A row holds values and short functions; it has no state. What is in effect for a figure (its character, the cards
before it) is looked up when a question is asked or a moment comes; nothing is ever registered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from boothill.core.ids import Face, Figure, Seat, Target
from boothill.core.intents import (
    AID,
    BURDEN,
    COPY,
    EVERYBODY,
    FORBID,
    HIDE,
    OTHERS,
    PIERCE,
    REACH,
    RETURN,
    SHIELD,
    TURN_ROUND,
    Intent,
)
from boothill.core.moves import Move
from boothill.core.refusal import Refused
from boothill.core.targets import NO_TARGET, Targets

if TYPE_CHECKING:
    from boothill.core.board import Board
    from boothill.core.ruleset import Parts
    from boothill.core.state import State

# Questions: plain numbers that everything in effect for a figure adds to.
SEES: Final = "sees"
"""Added to the distance at which this figure sees others."""
SEEN: Final = "seen"
"""Added to the distance at which others see this figure."""
RANGE: Final = "range"
"""Added to the range 1 that everybody has."""
NO_LIMIT: Final = "no limit"
"""Above 0: cards limited to one a turn are not limited for this figure."""
MISSES_NEEDED: Final = "misses needed"
"""Added to the one miss that stops a limited shot of this figure."""
FLIPS: Final = "flips"
"""Added to the one card turned over for a draw!."""
KEEPS: Final = "keeps"
"""If not 0: how many cards this figure's owner may keep at the end of a turn, whatever its life."""
DRINKS: Final = "drinks"
"""Added to the one life that a drink gives this figure."""

# Moments: something happens by itself.
LOST_LIFE: Final = "lost life"
"""(s, figure, by, points): the figure has lost points through seat `by` and survived."""
HEALED: Final = "healed"
"""(s, figure, healed, points): a figure, this one or another, has regained points."""
HAND_EMPTY: Final = "hand empty"
"""(s, figure, NOBODY, 0): the hand of the figure's owner has run out."""
GAVE: Final = "gave"
"""(s, figure, card, n): the figure's owner has of his own will played or given up a card in another's turn; NO_CARD
stands for n cards given in a contest that is now over."""
ELIMINATED: Final = "eliminated"
"""(s, figure, fallen, 0): another figure is being eliminated; its cards are still there."""

Effect = Callable[["State", Seat, Face, Target], None]
"""(s, seat, card, target): carry out a card that has left the hand."""
Verdict = Callable[["State", Figure, Face, bool], None]
"""(s, figure, card, met): what follows the draw! that a card in play compels."""
Moment = Callable[["State", Figure, Any, int], None]
"""(s, figure, other, n): react to a moment; what `other` is (a seat, a card, a figure) depends on the moment."""

# Edges: what becomes of a card once it is played.
BROWN: Final = "brown"
BLUE: Final = "blue"
GREEN: Final = "green"
"""Laid like a blue card, used once from a later turn on."""


class PrintedCard:
    """A playing card as printed. Copies that look alike are one face: nothing in the rules can tell them apart."""

    def __init__(self, row: Card, suit: str = "", rank: int = 0, back: int = 0) -> None:
        self.row = row
        self.name = row.name
        self.suit = suit
        self.rank = rank
        self.back = back


class Demand:
    """What a draw! must show: one of these suits, with a rank from low to high."""

    def __init__(self, suits: str, low: int = 0, high: int = 99, harms: bool = False) -> None:
        self.suits = suits
        self.low = low
        self.high = high
        self.harms = harms
        """Is it bad for whoever draws if the card is shown?"""

    def met(self, suit: str, rank: int) -> bool:
        return suit != "" and suit in self.suits and self.low <= rank <= self.high


class Source:
    """Anything that can be in effect for a figure: its character, or a card before it."""

    def __init__(
        self,
        name: str,
        rule: str,
        numbers: dict[str, int] | None,
        moments: dict[str, Moment] | None,
        shield: str,
        intents: tuple[Intent, ...],
    ) -> None:
        self.name = name
        self.rule = rule
        """Where the rulebook describes it."""
        self.numbers: dict[str, int] = numbers or {}
        self.moments: dict[str, Moment] = moments or {}
        self.shield = shield
        """The demand whose draw! may stop a hit, if it is that kind of thing."""
        self.intents = intents
        """What it is for. What is plain from its other fields need not be declared."""

    def means(self, what: str, whom: str = "") -> Intent | None:
        """What it declares to do of that kind, to them if they are named; nothing that comes by itself."""
        for intent in self.intents:
            if intent.what == what and intent.when == "" and (whom == "" or intent.whom == whom):
                return intent
        return None

    def strikes_all(self, kinds: frozenset[str]) -> bool:
        """Does it do something of these kinds to everybody else at once, whether it spares its user or not?"""
        return any(
            intent.what in kinds and intent.when == "" and intent.whom in (OTHERS, EVERYBODY) for intent in self.intents
        )


def evident(numbers: dict[str, int] | None, shields: bool) -> tuple[Intent, ...]:
    """The intents that are plain from numbers and a shield."""
    found = [Intent(SHIELD)] if shields else []
    given = numbers or {}
    reach = given.get(RANGE, 0) - given.get(SEES, 0)
    if reach or given.get(NO_LIMIT, 0) > 0:
        found.append(Intent(REACH, n=reach))
    if given.get(SEEN, 0):
        found.append(Intent(HIDE, n=given[SEEN]))
    if given.get(MISSES_NEEDED, 0):
        found.append(Intent(PIERCE, n=given[MISSES_NEEDED]))
    if given.get(FLIPS, 0) or given.get(KEEPS, 0) or given.get(DRINKS, 0):
        found.append(Intent(AID))
    return tuple(found)


UNAIMED: Final[list[Target]] = [NO_TARGET]
"""The targets of a card that is just played; a list that all share and nobody changes."""


class Aim:
    """What a card may be aimed at. List and refusal are two readings of one rule; a test holds them together."""

    MANY: ClassVar[bool] = False
    """Several targets are written with the card, and named one after the other once it is played."""
    SHARED: ClassVar[bool] = False
    """The targets depend on the seat alone, not on which card it is: for all such cards they are listed once."""

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        """Every legal target code for a card of that row in the hand of seat `by`; empty if it cannot be played."""
        raise NotImplementedError

    def refuse(self, s: State, by: Seat, row: Card, target: Target) -> Refused:
        """Why this target is not among them."""
        raise NotImplementedError


class NoAim(Aim):
    """A card that is just played."""

    SHARED = True

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        return UNAIMED

    def refuse(self, s: State, by: Seat, row: Card, target: Target) -> Refused:
        return s.refused("no-target", {"card": row.name}, row)


REACHES: Final[dict[tuple[Aim | None, str, str], int]] = {}


class Card(Source):
    """What every card of one name does."""

    def __init__(
        self,
        name: str,
        rule: str,
        edge: str,
        aim: Aim | None = None,
        effect: Effect | None = None,
        limit: str = "",
        slot: str = "",
        miss: bool = False,
        blow: bool = False,
        shield: str = "",
        demand: str = "",
        verdict: Verdict | None = None,
        order: int = 0,
        use_aim: Aim | None = None,
        cost: int = 0,
        bonus: int = 0,
        inescapable: bool = False,
        reloads: bool = False,
        always: bool = False,
        porous: bool = False,
        answers_back: bool = False,
        if_missed: Effect | None = None,
        numbers: dict[str, int] | None = None,
        moments: dict[str, Moment] | None = None,
        cites: dict[str, str] | None = None,
        intents: tuple[Intent, ...] = (),
    ) -> None:
        super().__init__(name, rule, numbers, moments, shield, intents + evident(numbers, shield != "" or miss))
        self.edge = edge
        self.aim = aim
        """None: never played in the own play phase."""
        self.reach = REACHES.setdefault((aim, limit, "" if aim is None or aim.SHARED else name), len(REACHES))
        """Cards of the same reach have the same targets whenever one seat may play either."""
        self.effect = effect
        """What a brown card does; a card that stays in play is simply laid where it is aimed."""
        self.limit = limit
        """Cards that share a limit may be played once a turn."""
        self.slot = slot
        """Of the cards that share a slot a figure has one: a new one replaces the old."""
        self.miss = miss
        """Stops a hit when played from the hand."""
        self.blow = blow
        """Can be given up where a blow is demanded, by one player or by two in turn."""
        self.demand = demand
        self.verdict = verdict
        """With `demand`: the draw! it compels at the start of its bearer's turn, and what follows."""
        self.order = order
        """Which of several such cards comes first."""
        self.use_aim = use_aim
        """A green card's aim when it is used; `effect` is then what it does."""
        self.cost = cost
        """Cards of the hand that must be discarded with it."""
        self.bonus = bonus
        """Cards taken after it has served as a miss."""
        self.inescapable = inescapable
        """Works even on those whom its suit cannot touch."""
        self.reloads = reloads
        """May be discarded for a fresh card where that is allowed."""
        self.always = always
        """In effect wherever its bearer stands."""
        self.porous = porous
        """A hit of it can be avoided with any card."""
        self.answers_back = answers_back
        """A miss that shoots back."""
        self.if_missed = if_missed
        """What follows if its hit was avoided."""
        self.cites: dict[str, str] = cites or {}
        """Rules that refuse this very card, by refusal."""
        self.declared = intents
        self.burdens = self.means(BURDEN) is not None
        """Is one better off without it?"""

    def described(self, rule: str, cites: dict[str, str]) -> Card:
        """The same card where another rulebook describes it."""
        return Card(
            self.name, rule, self.edge, self.aim, self.effect, self.limit, self.slot, self.miss, self.blow, self.shield,
            self.demand, self.verdict, self.order, self.use_aim, self.cost, self.bonus, self.inescapable, self.reloads,
            self.always, self.porous, self.answers_back, self.if_missed, self.numbers, self.moments, cites,
            self.declared,
        )  # fmt: skip

    def resting(self) -> Card:
        """The same card where it does nothing once it is in play."""
        return Card(
            self.name, self.rule, self.edge, self.aim, self.effect, self.limit, self.slot, demand=self.demand,
            cost=self.cost, cites=self.cites, intents=self.intents,
        )  # fmt: skip


AnyTime = Callable[["State", Seat], list[Move]]
"""(s, seat): the moves an ability allows whenever somebody's decision is pending."""
Uses = Callable[["State", Seat, Move], None]
"""(s, seat, move): carry out such a move."""
Bars = Callable[["State", Seat, Move], Refused]
"""(s, seat, move): why such a move is not among them."""
DrawPhase = Callable[["State", Seat], None]
"""(s, seat): the draw phase of a character who draws in his own way."""
CountsAs = Callable[[Card, str], bool]
"""(row, name): may this card be used as the one of that name?"""


class Character(Source):
    """A character's starting life and ability."""

    def __init__(
        self,
        name: str,
        life: int,
        rule: str,
        numbers: dict[str, int] | None = None,
        moments: dict[str, Moment] | None = None,
        shield: str = "",
        draw_phase: DrawPhase | None = None,
        counts_as: CountsAs | None = None,
        aliases: tuple[str, ...] = (),
        any_time: AnyTime | None = None,
        bars: Bars | None = None,
        on_turn: AnyTime | None = None,
        uses: Uses | None = None,
        begins: DrawPhase | None = None,
        mutes: bool = False,
        immune_to: str = "",
        side: str = "",
        intents: tuple[Intent, ...] = (),
        works: bool = True,
    ) -> None:
        intents += evident(numbers, shield != "" or immune_to != "")
        if counts_as is not None:
            intents += (Intent(COPY),)
        if mutes:
            intents += (Intent(PIERCE),)
        super().__init__(name, rule, numbers, moments, shield, intents)
        self.life = life
        self.draw_phase = draw_phase
        self.counts_as = counts_as
        self.aliases = aliases
        """Names that other cards may be played as in the own play phase."""
        self.any_time = any_time
        self.bars = bars
        """Goes with `any_time`, and with `on_turn` where more can be said than that it is not so now."""
        self.on_turn = on_turn
        """The moves an ability allows between two cards of the own play phase."""
        self.uses = uses
        self.begins = begins
        """What comes before the draw phase; looked up from the character itself, not from a copied ability."""
        self.mutes = mutes
        """In this figure's turn the cards in play before others have no effect."""
        self.side = side
        """The side a character belongs to, where there are sides."""
        self.immune_to = immune_to
        """Cards of this suit, played by others, have no effect on this figure."""
        self.works = works
        """Is there an ability? Something may keep everybody from having one."""

    def resting(self) -> Character:
        """The same character without an ability."""
        return Character(self.name, self.life, self.rule, side=self.side, intents=self.intents, works=False)


class EventCard(Source):
    """An event: nobody's card, in force for everybody from the moment it is turned over until the next one is."""

    def __init__(
        self,
        name: str,
        rule: str,
        changes: Parts,
        once: DrawPhase | None = None,
        on_turn: AnyTime | None = None,
        bars: Bars | None = None,
        uses: Uses | None = None,
        final: bool = False,
        many: bool = False,
        intents: tuple[Intent, ...] = (),
    ) -> None:
        super().__init__(name, rule, None, None, "", intents)
        self.changes = changes
        """The rules that it lays over those of the game while it is in force."""
        self.once = once
        """What happens when it is turned over, in the turn of a seat."""
        self.on_turn = on_turn
        """The moves it allows between two cards of the own play phase,"""
        self.bars = bars
        """why another one is not among them,"""
        self.uses = uses
        """and how they are carried out."""
        self.final = final
        """Does it lie at the bottom of its deck?"""
        self.backwards = any(intent.what == TURN_ROUND for intent in intents)
        """Do turns go counter-clockwise while it is in force?"""
        self.returns = any(intent.what == RETURN for intent in intents)
        """Does it bring eliminated players back?"""
        self.many = many
        """Several cards are written with it, and named one after the other."""

    def forbids(self, what: str) -> bool:
        """Does it keep everybody from something, as far as it declares?"""
        return any(intent.what == FORBID and intent.of == what for intent in self.intents)


def steps(board: Board, a: Figure, b: Figure) -> int:
    """The steps from figure a to figure b, the shorter way round the ring of the living."""
    if board.rules.close:
        return 1
    ring = [f for f in board.figures if board.alive[f]]
    there = abs(ring.index(a) - ring.index(b))
    return min(there, len(ring) - there)


def distance(board: Board, a: Figure, b: Figure) -> int:
    """The distance at which figure a sees figure b: the steps between them, and what is in effect."""
    seen = steps(board, a, b) + board.ask(SEES, a) + board.ask(SEEN, b)
    return seen if seen > 1 else 1


def within(board: Board, a: Figure, reach: int) -> list[Figure]:
    """The other living figures that a sees at `reach` or less, clockwise from a's left."""
    ring = board.others(a)
    size = len(ring) + 1
    reach -= board.ask(SEES, a)
    if board.rules.close:
        return [b for b in ring if reach >= 1 + board.ask(SEEN, b)]
    found = []
    for between, b in enumerate(ring):
        there = between + 1 if between + between + 2 <= size else size - between - 1
        # Nothing brings a figure nearer to others; and a sum below 1 counts as 1, which every reach includes.
        if there <= reach and there + board.ask(SEEN, b) <= reach:
            found.append(b)
    return found
