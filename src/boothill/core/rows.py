"""Rows, of which rulebooks are made: card faces, what cards and characters do, what a draw! demands.

A row holds values and short functions; it has no state. What is in effect for a figure (its character and its cards in
play) is looked up when a question is asked or a moment comes; nothing is ever registered.
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

# Questions: plain numbers, to which everything in effect for a figure adds.
SEES: Final = "sees"
"""Added to the distance at which this figure sees others."""
SEEN: Final = "seen"
"""Added to the distance at which others see this figure."""
RANGE: Final = "range"
"""Added to the range of 1 that everybody has."""
NO_LIMIT: Final = "no limit"
"""If above 0, cards limited to one a turn are not limited for this figure."""
MISSES_NEEDED: Final = "misses needed"
"""Added to the one miss that stops a shot of this figure that is limited to one a turn."""
FLIPS: Final = "flips"
"""Added to the one card turned over for a draw!."""
KEEPS: Final = "keeps"
"""If not 0, how many cards this figure's owner may keep at the end of a turn, regardless of its life."""
DRINKS: Final = "drinks"
"""Added to the one life that a drink gives this figure."""

# Moments: occasions on which something happens by itself.
LOST_LIFE: Final = "lost life"
"""(s, figure, by, points): the figure has lost life points through seat `by` and survived."""
HEALED: Final = "healed"
"""(s, figure, healed, points): figure `healed`, which may be this one or another, has regained life points."""
HAND_EMPTY: Final = "hand empty"
"""(s, figure, NOBODY, 0): the hand of the figure's owner has run out."""
GAVE: Final = "gave"
"""(s, figure, card, n): the figure's owner has voluntarily played or given up a card in another's turn; NO_CARD stands
for n cards given up in a contest that is now over."""
ELIMINATED: Final = "eliminated"
"""(s, figure, fallen, 0): another figure, `fallen`, is being eliminated; its cards are still there."""

Effect = Callable[["State", Seat, Face, Target], None]
"""(s, seat, card, target): carry out the effect of a card that has left the hand."""
Verdict = Callable[["State", Figure, Face, bool], None]
"""(s, figure, card, met): carry out what follows the draw! that a card in play demands."""
Moment = Callable[["State", Figure, Any, int], None]
"""(s, figure, other, n): react to a moment; what `other` is (a seat, a card, a figure) depends on the moment."""

# Edges: what happens to a card once it is played.
BROWN: Final = "brown"
BLUE: Final = "blue"
GREEN: Final = "green"
"""Laid like a blue card; can be used once, in a later turn."""


class PrintedCard:
    """A playing card as printed. Copies that look alike are one face, because no rule can tell them apart."""

    def __init__(self, row: Card, suit: str = "", rank: int = 0, back: int = 0) -> None:
        self.row = row
        self.name = row.name
        self.suit = suit
        self.rank = rank
        self.back = back


class Demand:
    """What a draw! must show: a card of one of these suits, with a rank from `low` to `high`."""

    def __init__(self, suits: str, low: int = 0, high: int = 99, harms: bool = False) -> None:
        self.suits = suits
        self.low = low
        self.high = high
        self.harms = harms
        """Is it bad for whoever draws if the demand is met?"""

    def met(self, suit: str, rank: int) -> bool:
        return suit != "" and suit in self.suits and self.low <= rank <= self.high


class Source:
    """Anything that can be in effect for a figure, such as its character or a card in play in front of it."""

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
        """The id of the rule that describes it."""
        self.numbers: dict[str, int] = numbers or {}
        self.moments: dict[str, Moment] = moments or {}
        self.shield = shield
        """The demand of the draw! that can stop a hit; empty if it has none."""
        self.intents = intents
        """What it is for. Intents that follow from its other fields need not be declared."""

    def means(self, what: str, whom: str = "") -> Intent | None:
        """Its first intent of that kind, and for `whom` if given; intents that happen by themselves do not count."""
        for intent in self.intents:
            if intent.what == what and intent.when == "" and (whom == "" or intent.whom == whom):
                return intent
        return None

    def strikes_all(self, kinds: frozenset[str]) -> bool:
        """Does it do something of these kinds to everybody else at once? It may also affect its user."""
        return any(
            intent.what in kinds and intent.when == "" and intent.whom in (OTHERS, EVERYBODY) for intent in self.intents
        )


def evident(numbers: dict[str, int] | None, shields: bool) -> tuple[Intent, ...]:
    """The intents that follow from numbers and a shield."""
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
"""The targets of a card that is played without a target; a shared list that must not be changed."""


class Aim:
    """What a card may be aimed at. `targets` and `refuse` express the same rule; a test checks that they agree."""

    MANY: ClassVar[bool] = False
    """Is the card written with several targets, which are chosen one by one after it is played?"""
    SHARED: ClassVar[bool] = False
    """Do the targets depend only on the seat, not on the card? Then they are listed once for all such cards."""

    def targets(self, s: State, by: Seat, row: Card) -> Targets:
        """All legal targets for a card of that row in the hand of seat `by`; empty if it cannot be played."""
        raise NotImplementedError

    def refuse(self, s: State, by: Seat, row: Card, target: Target) -> Refused:
        """Why this target is not legal."""
        raise NotImplementedError


class NoAim(Aim):
    """The aim of a card that is played without a target."""

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
        """None if it cannot be played in the player's own play phase."""
        self.reach = REACHES.setdefault((aim, limit, "" if aim is None or aim.SHARED else name), len(REACHES))
        """Cards with the same reach have the same targets in the hand of one seat."""
        self.effect = effect
        """What a brown card does; a card that stays in play is just laid in front of its target."""
        self.limit = limit
        """Of the cards that share a limit, only one may be played each turn."""
        self.slot = slot
        """A figure has at most one of the cards that share a slot; a new one replaces the old one."""
        self.miss = miss
        """Does it stop a hit when played from the hand or, for a card that stays in play, when used there?"""
        self.blow = blow
        """Can it be given up when a blow is demanded, such as in a contest?"""
        self.demand = demand
        self.verdict = verdict
        """What follows the draw! at the start of its bearer's turn; `demand` says what that draw! must show."""
        self.order = order
        """The order of several such draw!s: lower numbers come first."""
        self.use_aim = use_aim
        """The aim of a green card when it is used; `effect` is what it then does."""
        self.cost = cost
        """How many other cards from the hand must be discarded with it."""
        self.bonus = bonus
        """How many cards its player draws after using it as a miss."""
        self.inescapable = inescapable
        """Does it work even on figures that are immune to its suit?"""
        self.reloads = reloads
        """May it be discarded for a new card, in games that allow that?"""
        self.always = always
        """Is it in effect even if its bearer is not in front?"""
        self.porous = porous
        """Can its hit be avoided with any card?"""
        self.answers_back = answers_back
        """Is it a miss that shoots back?"""
        self.if_missed = if_missed
        """What follows if its hit is avoided."""
        self.cites: dict[str, str] = cites or {}
        """The rules to cite when this card is refused, by reason."""
        self.declared = intents
        self.burdens = self.means(BURDEN) is not None
        """Is its bearer better off without it?"""

    def described(self, rule: str, cites: dict[str, str]) -> Card:
        """The same card as another rulebook describes it."""
        return Card(
            self.name, rule, self.edge, self.aim, self.effect, self.limit, self.slot, self.miss, self.blow, self.shield,
            self.demand, self.verdict, self.order, self.use_aim, self.cost, self.bonus, self.inescapable, self.reloads,
            self.always, self.porous, self.answers_back, self.if_missed, self.numbers, self.moments, cites,
            self.declared,
        )  # fmt: skip

    def resting(self) -> Card:
        """The same card in a game in which cards in play have no effect."""
        return Card(
            self.name, self.rule, self.edge, self.aim, self.effect, self.limit, self.slot, demand=self.demand,
            cost=self.cost, cites=self.cites, intents=self.intents,
        )  # fmt: skip


AnyTime = Callable[["State", Seat], list[Move]]
"""(s, seat): the moves that an ability allows now."""
Uses = Callable[["State", Seat, Move], None]
"""(s, seat, move): carry out such a move."""
Bars = Callable[["State", Seat, Move], Refused]
"""(s, seat, move): why such a move is not legal now."""
DrawPhase = Callable[["State", Seat], None]
"""(s, seat): carry out the draw phase of a character who draws in a special way."""
CountsAs = Callable[[Card, str], bool]
"""(row, name): may this card be used as the card of that name?"""


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
        """The card names as which other cards may be played in the character's own play phase."""
        self.any_time = any_time
        self.bars = bars
        """Explains refusals: needed with `any_time`; with `on_turn`, optional for more than a plain "not now"."""
        self.on_turn = on_turn
        """The moves that the ability allows in the character's own play phase, between cards."""
        self.uses = uses
        self.begins = begins
        """What happens before the draw phase; taken from the character itself, not from a copied ability."""
        self.mutes = mutes
        """Do cards in play in front of others have no effect during this figure's turn?"""
        self.side = side
        """The side that the character belongs to, in games with sides."""
        self.immune_to = immune_to
        """The suit whose cards have no effect on this figure when others play them."""
        self.works = works
        """Does the ability work? Something may switch off everybody's ability."""

    def resting(self) -> Character:
        """The same character without an ability."""
        return Character(self.name, self.life, self.rule, side=self.side, intents=self.intents, works=False)


class EventCard(Source):
    """An event card. It belongs to nobody and is in force for everybody until the next one is turned over."""

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
        """What it changes in the rules of the game while it is in force."""
        self.once = once
        """What happens when it is turned over in the turn of a seat."""
        self.on_turn = on_turn
        """The moves that it allows in a player's own play phase, between cards."""
        self.bars = bars
        """Explains why such a move is not legal."""
        self.uses = uses
        """Carries out such a move."""
        self.final = final
        """Is it always the last card of its deck?"""
        self.backwards = any(intent.what == TURN_ROUND for intent in intents)
        """Do turns go counter-clockwise while it is in force?"""
        self.returns = any(intent.what == RETURN for intent in intents)
        """Does it bring eliminated players back?"""
        self.many = many
        """Is it written with several cards, which are chosen one by one?"""

    def forbids(self, what: str) -> bool:
        """Does it declare that it forbids something?"""
        return any(intent.what == FORBID and intent.of == what for intent in self.intents)


def steps(board: Board, a: Figure, b: Figure) -> int:
    """The number of steps from figure a to figure b, the shorter way round the ring of living figures."""
    if board.rules.close:
        return 1
    ring = [f for f in board.figures if board.alive[f]]
    there = abs(ring.index(a) - ring.index(b))
    return min(there, len(ring) - there)


def distance(board: Board, a: Figure, b: Figure) -> int:
    """The distance at which figure a sees figure b: the steps between them, changed by what is in effect."""
    seen = steps(board, a, b) + board.ask(SEES, a) + board.ask(SEEN, b)
    return seen if seen > 1 else 1


def within(board: Board, a: Figure, reach: int) -> list[Figure]:
    """The other living figures that figure a sees at a distance of at most `reach`, clockwise from a's left."""
    ring = board.others(a)
    size = len(ring) + 1
    reach -= board.ask(SEES, a)
    if board.rules.close:
        return [b for b in ring if reach >= 1 + board.ask(SEEN, b)]
    found = []
    for between, b in enumerate(ring):
        there = between + 1 if between + between + 2 <= size else size - between - 1
        # SEEN never brings a figure nearer. A sum below 1 counts as 1, and every reach is at least 1.
        if there <= reach and there + board.ask(SEEN, b) <= reach:
            found.append(b)
    return found
