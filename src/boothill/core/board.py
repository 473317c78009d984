"""What everybody sees of a game (Board), and how a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boothill.core.dead import NOTHING_YET
from boothill.core.ids import ALL_FIGURES, NOBODY, SEATS, Face, Figure, Seat, Target
from boothill.core.refusal import Refused
from boothill.core.round import Round
from boothill.core.rows import Card, Character
from boothill.core.targets import figure_of, gear_of, is_hand, seat_of

if TYPE_CHECKING:
    from boothill.core.ruleset import Ruleset


RINGS: Final = [
    [all_figures[i + 1 :] + all_figures[:i] for i in range(len(all_figures))] for all_figures in ALL_FIGURES
]
"""The others clockwise from each figure's left, for rings of every size."""


NO_WINNER: Final = "nobody"
"""The winner of a game that nobody has won."""


class Outcome:
    """How a game ended: the winning side (or seat), and the seats that share the victory; of a dead game, why it is."""

    __slots__ = ("seats", "why", "winner")

    def __init__(self, winner: str, seats: tuple[Seat, ...], why: str = "") -> None:
        self.winner = winner
        self.seats = seats
        self.why = why

    def __repr__(self) -> str:
        return f"Outcome({self.winner!r}, {self.seats!r}, {self.why!r})"


class Board:
    """What lies open on the table. Both the state and a seat's view of it are boards, and answer the same questions.

    A seat decides and owns a hand; a figure has a life, a character and cards before it, and can be aimed at.
    """

    # With more than 29 of them Python would look up each in a dictionary, which made the engine 6 % slower.
    __slots__ = (
        "ability", "alive", "fresh", "fronts", "full", "life", "names", "owner", "phase", "roles", "round", "rules",
        "still", "table", "tally", "to_act", "turn", "who", "winner",
    )  # fmt: skip

    def __init__(
        self,
        rules: Ruleset,
        names: tuple[str, ...],
        owner: tuple[Seat, ...],
        life: list[int],
        full: list[int],
        who: list[Character],
        ability: list[Character],
        table: list[list[Face]],
        alive: list[bool],
        roles: list[str],
        fronts: list[Figure],
        turn: Seat,
        phase: str,
        tally: dict[str, int],
        fresh: list[Target],
        winner: str,
        to_act: Seat,
    ) -> None:
        self.rules = rules
        self.names = names
        """The names of the seats, clockwise."""
        self.owner = owner
        """The seat of each figure."""
        self.life = life
        self.full = full
        """The life each figure began with, which it never exceeds."""
        self.who = who
        self.ability = ability
        """The character whose ability is in effect for each figure; as a rule its own."""
        self.table = table
        """The cards in play before each figure, oldest first."""
        self.alive = alive
        self.roles = roles
        self.fronts = fronts
        """The figure that stands in front, for each seat."""
        self.turn = turn
        self.phase = phase
        self.tally = tally
        """What has been used this turn, and how often."""
        self.fresh = fresh
        """Cards laid this turn that cannot be used before the next, as target codes."""
        self.winner = winner
        self.to_act = to_act
        """The seat that decides now; NOBODY when the game is over."""
        self.still = NOTHING_YET
        """How long nobody has been eliminated, and what lay open meanwhile."""
        self.round: Round | None = None
        """The event in force, those to come and who has had his turn, where there are events."""

    @property
    def over(self) -> bool:
        return self.winner != ""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""
        return SEATS[len(self.names)]

    def seats_from(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, clockwise from a certain one."""
        return self.seats[first:] + self.seats[:first]

    @property
    def figures(self) -> tuple[Figure, ...]:
        """All figures, in the game or out of it."""
        return ALL_FIGURES[len(self.owner)]

    @property
    def several(self) -> bool:
        """Does a seat lead several figures?"""
        return self.rules.shape.figures > 1

    @property
    def led(self) -> bool:
        """Is there a leader, whose role lies open while the others' are hidden?"""
        return self.rules.shape.leader in self.roles

    def leader(self) -> Seat:
        """The leader's seat. Raises ValueError where there is none."""
        return Seat(self.roles.index(self.rules.shape.leader))

    def ask(self, question: str, figure: Figure) -> int:
        """The sum of what everything in effect for a figure adds to a question."""
        numbers = self.ability[figure].numbers
        n = numbers.get(question, 0) if numbers else 0
        cards = self.table[figure]
        if cards:
            rules = self.rules
            rows = rules.rows
            for card in self.in_effect(figure) if rules.mutes else cards:
                numbers = rows[card].numbers
                if numbers:
                    n += numbers.get(question, 0)
        return n

    def in_effect(self, figure: Figure) -> list[Face]:
        """The cards in play before a figure that have an effect now."""
        front = self.fronts[self.turn]
        muted = self.rules.gear_rests or (self.ability[front].mutes and figure != front)
        return [] if muted else self.table[figure]

    def ready(self, figure: Figure, card: Face) -> bool:
        """Was a card in play laid in an earlier turn?"""
        return gear_of(figure, card) not in self.fresh

    def untouched(self, by: Seat, card: Face, target: Target) -> bool:
        """Is a card that a seat aims at a figure, its cards or its owner's hand without effect there?"""
        figure = self.aimed_at(target)
        suit = self.ability[figure].immune_to
        if suit == "" or self.owner[figure] == by:
            return False
        return self.rules.suits[card] == suit and not self.rules.rows[card].inescapable

    def is_ghost(self, figure: Figure) -> bool:
        """Is a figure back for this turn only? It has no life, and neither loses nor regains any."""
        return self.round is not None and self.round.ghost == figure

    def has_fallen(self, figure: Figure) -> bool:
        """Has a figure no life left, and is no ghost?"""
        return self.life[figure] <= 0 and not self.is_ghost(figure)

    def aimed_at(self, target: Target) -> Figure:
        """The figure that a target code concerns: itself, the bearer of a card, or the front of a hand's owner."""
        return self.fronts[seat_of(target)] if is_hand(target) else figure_of(target)

    def others(self, figure: Figure) -> list[Figure]:
        """The other living figures, clockwise from this one's left."""
        alive = self.alive
        return [f for f in RINGS[len(alive)][figure] if alive[f]]

    def living(self) -> int:
        return self.alive.count(True)

    def next_seat(self, seat: Seat) -> Seat:
        """The next seat clockwise that is still in the game."""
        seats = self.seats
        for following in seats[seat + 1 :] + seats[: seat + 1]:
            if self.alive[self.fronts[following]]:
                return following
        return NOBODY

    def clockwise(self) -> list[Figure]:
        """All living figures, beginning with the one whose turn it is."""
        return [f for f in (self.fronts[self.turn], *self.others(self.fronts[self.turn])) if self.alive[f]]

    def refused(self, reason: str, facts: dict[str, int | str] | None = None, row: Card | None = None) -> Refused:
        """A refusal that cites the rule behind it: the card's own one if it has one."""
        rule = row.cites.get(reason, "") if row is not None else ""
        return Refused(rule or self.rules.cites[reason], reason, facts)
