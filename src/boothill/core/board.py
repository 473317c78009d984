"""The public part of a game (Board), and how a game ended (Outcome)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from boothill.core.dead import NOTHING_YET, Still
from boothill.core.ids import ALL_FIGURES, NO_FIGURE, NOBODY, SEATS, Face, Figure, Seat, Target
from boothill.core.refusal import EVENT, Refused
from boothill.core.round import Round
from boothill.core.rows import Card, Character
from boothill.core.targets import figure_of, gear_of, is_hand, seat_of

if TYPE_CHECKING:
    from boothill.core.ruleset import Ruleset


RINGS: Final = [
    [all_figures[i + 1 :] + all_figures[:i] for i in range(len(all_figures))] for all_figures in ALL_FIGURES
]
"""RINGS[size][figure]: the other figures, clockwise from this figure's left."""


SEATS_AFTER: Final = [[seats[i + 1 :] + seats[: i + 1] for i in range(len(seats))] for seats in SEATS]
"""SEATS_AFTER[size][seat]: all seats clockwise from this seat's left, with the seat itself last."""


NO_WINNER: Final = "nobody"
"""The winner of a game that nobody has won."""


class Outcome:
    """How a game ended: the winning side or seat, the seats that share the victory, and the reason if it is dead."""

    __slots__ = ("seats", "why", "winner")

    def __init__(self, winner: str, seats: tuple[Seat, ...], why: str = "") -> None:
        self.winner = winner
        self.seats = seats
        self.why = why

    def __repr__(self) -> str:
        return f"Outcome({self.winner!r}, {self.seats!r}, {self.why!r})"


FORMER_KEYS: Final = {
    "acts": "random_acts", "fresh": "laid_this_turn", "full": "max_life", "tally": "this_turn", "who": "characters",
}  # fmt: skip
"""The names that earlier versions gave to the fields of a saved state, with the present names."""


def with_present_keys(data: dict[str, Any]) -> dict[str, Any]:
    """Saved data of this or an earlier version, with the field names of this version."""
    return data if "max_life" in data else {FORMER_KEYS.get(key, key): value for key, value in data.items()}


class Board:
    """What everybody can see on the table. A state and a seat's view of it are both boards and share these methods.

    A seat makes decisions and owns a hand; a figure has life, a character and cards in play, and can be a target.
    """

    # With more than 29 attributes Python looks each one up in a dictionary, which made the engine 6 % slower.
    __slots__ = (
        "ability", "alive", "characters", "fronts", "laid_this_turn", "life", "max_life", "names", "owner", "phase",
        "roles", "round", "rules", "still", "table", "this_turn", "to_act", "turn", "winner",
    )  # fmt: skip

    def __init__(
        self,
        rules: Ruleset,
        names: tuple[str, ...],
        owner: tuple[Seat, ...],
        roles: list[str],
        like: Board | None = None,
    ) -> None:
        """A board with nobody in play yet, or a copy of the board `like`. Roles and round are not copied, because a
        view may not show all of them."""
        figures = len(owner)
        self.rules = rules
        self.names = names
        """The names of the seats, clockwise."""
        self.owner = owner
        """The seat of each figure."""
        self.roles = roles
        self.life: list[int] = like.life[:] if like is not None else [0] * figures
        self.max_life: list[int] = like.max_life[:] if like is not None else [0] * figures
        """The life that each figure began with. It never has more."""
        self.characters: list[Character] = like.characters[:] if like is not None else rules.people[:1] * figures
        self.ability: list[Character] = like.ability[:] if like is not None else rules.people[:1] * figures
        """The character whose ability is in effect for each figure; usually its own character."""
        self.table: list[list[Face]] = [cards[:] for cards in like.table] if like is not None else [[] for _ in owner]
        """The cards in play in front of each figure, oldest first."""
        self.alive: list[bool] = like.alive[:] if like is not None else [False] * figures
        self.fronts: list[Figure] = like.fronts[:] if like is not None else [NO_FIGURE] * len(names)
        """The front figure of each seat."""
        self.turn: Seat = like.turn if like is not None else NOBODY
        self.phase: str = like.phase if like is not None else rules.turn[0][0]
        self.this_turn: dict[str, int] = like.this_turn.copy() if like is not None else {}
        """Counters for this turn, by name: how often a limited card was played, an ability was used, and so on."""
        self.laid_this_turn: list[Target] = like.laid_this_turn[:] if like is not None else []
        """Cards laid this turn, which cannot be used before the next turn; as targets."""
        self.winner: str = like.winner if like is not None else ""
        self.to_act: Seat = like.to_act if like is not None else NOBODY
        """The seat that decides now; NOBODY when the game is over."""
        self.still: Still = like.still if like is not None else NOTHING_YET
        """How long nobody has been eliminated, and the public positions since then."""
        self.round: Round | None = None
        """In games with events: the event in force, the events to come and the seats that have had their turn."""

    def saved(self) -> dict[str, Any]:
        """The board as JSON-compatible values."""
        return {
            "rules": {"name": self.rules.name, "version": self.rules.version, "options": self.rules.options},
            "names": list(self.names),
            "owner": list(self.owner),
            "roles": self.roles[:],
            "life": self.life[:],
            "max_life": self.max_life[:],
            "characters": [character.name for character in self.characters],
            "ability": [character.name for character in self.ability],
            "table": [cards[:] for cards in self.table],
            "alive": self.alive[:],
            "fronts": self.fronts[:],
            "turn": self.turn,
            "phase": self.phase,
            "this_turn": dict(self.this_turn),
            "laid_this_turn": self.laid_this_turn[:],
            "winner": self.winner,
            "to_act": self.to_act,
            "still": self.still.save(),
            **({"round": self.round.save()} if self.round is not None else {}),
        }

    def restore(self, data: dict[str, Any], round: Round | None) -> None:
        """Set everything from saved data, except names, owners and roles, which the constructor has set."""
        people = self.rules.characters
        self.life = data["life"][:]
        self.max_life = data["max_life"][:]
        self.characters = [people[name] for name in data["characters"]]
        self.ability = [people[name] for name in data["ability"]]
        self.table = [cards[:] for cards in data["table"]]
        self.alive = data["alive"][:]
        self.fronts = data["fronts"][:]
        self.turn = data["turn"]
        self.phase = data["phase"]
        self.this_turn = dict(data["this_turn"])
        self.laid_this_turn = data["laid_this_turn"][:]
        self.winner = data["winner"]
        self.to_act = data["to_act"]
        self.still = Still.load(data["still"])
        self.round = round

    @property
    def over(self) -> bool:
        return self.winner != ""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""
        return SEATS[len(self.names)]

    def seats_from(self, first: Seat) -> tuple[Seat, ...]:
        """All seats, clockwise from `first`."""
        return self.seats[first:] + self.seats[:first]

    @property
    def figures(self) -> tuple[Figure, ...]:
        """All figures, including eliminated ones."""
        return ALL_FIGURES[len(self.owner)]

    @property
    def several(self) -> bool:
        """Does each seat have several figures?"""
        return self.rules.shape.figures > 1

    @property
    def led(self) -> bool:
        """Is there a leader, whose role is face up while the other roles are hidden?"""
        return self.rules.shape.leader in self.roles

    def leader(self) -> Seat:
        """The leader's seat. Raises ValueError if there is no leader."""
        return Seat(self.roles.index(self.rules.shape.leader))

    def ask(self, question: str, figure: Figure) -> int:
        """The answer to a question (a number of `rows`): the sum over everything in effect for a figure."""
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
        """The cards in play in front of a figure that have an effect now."""
        front = self.fronts[self.turn]
        return [] if self.ability[front].mutes and figure != front else self.table[figure]

    def ready(self, figure: Figure, card: Face) -> bool:
        """May a card in play be used: was it laid in an earlier turn?"""
        return gear_of(figure, card) not in self.laid_this_turn

    def usual(self, seat: Seat, n: int) -> int:
        """How many cards a seat takes in its draw phase where it would normally take n."""
        takes = self.rules.takes
        return n if takes is None else takes(self, seat, n)

    def untouched(self, by: Seat, card: Face, target: Target) -> bool:
        """Does a card have no effect if this seat aims it at a figure, at its cards or at its owner's hand?"""
        figure = self.aimed_at(target)
        suit = self.ability[figure].immune_to
        if suit == "" or self.owner[figure] == by:
            return False
        return self.rules.suits[card] == suit and not self.rules.rows[card].inescapable

    def is_shielded(self, figure: Figure) -> bool:
        """Can a figure's ability or one of its cards in play stop a hit?"""
        rows = self.rules.rows
        return bool(self.ability[figure].shield) or any(rows[c].shield or rows[c].miss for c in self.table[figure])

    def is_ghost(self, figure: Figure) -> bool:
        """Is a figure back for this turn only? Such a ghost has no life points, and neither loses nor regains any."""
        return self.round is not None and self.round.ghost == figure

    def has_fallen(self, figure: Figure) -> bool:
        """Does a figure have no life left, without being a ghost?"""
        return self.life[figure] <= 0 and not self.is_ghost(figure)

    def aimed_at(self, target: Target) -> Figure:
        """The figure that a target refers to: itself, the bearer of a card, or the front of a hand's owner."""
        return self.fronts[seat_of(target)] if is_hand(target) else figure_of(target)

    def others(self, figure: Figure) -> list[Figure]:
        """The other living figures, clockwise from this one's left."""
        alive = self.alive
        return [f for f in RINGS[len(alive)][figure] if alive[f]]

    def living(self) -> int:
        return self.alive.count(True)

    def next_seat(self, seat: Seat) -> Seat:
        """The next seat clockwise that is still in the game."""
        for following in SEATS_AFTER[len(self.names)][seat]:
            if self.alive[self.fronts[following]]:
                return following
        return NOBODY

    def clockwise(self) -> list[Figure]:
        """All living figures, clockwise from the one whose turn it is."""
        return [f for f in (self.fronts[self.turn], *self.others(self.fronts[self.turn])) if self.alive[f]]

    def refused(self, reason: str, facts: dict[str, int | str] | None = None, row: Card | None = None) -> Refused:
        """A refusal with the rule behind it: the rule that the card cites for this reason, if any, or else the general
        one. If an event in force changes that one, the facts name the event."""
        rule = row.cites.get(reason, "") if row is not None else ""
        event = self.rules.event
        if not rule and event is not None and reason in event.changes.cites:
            facts = {**(facts or {}), EVENT: event.name}
        return Refused(rule or self.rules.cites[reason], reason, facts)
