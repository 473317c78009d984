"""A ruleset: one game as a value, made of rows, short tables and a few named pieces of procedure."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from boothill.core.frames import FRAMES, Frame
from boothill.core.rows import Card, Character, Demand, Face

if TYPE_CHECKING:
    from boothill.core.state import State

Deals = Callable[["Ruleset", tuple[str, ...], str, dict[int, str], int], "State"]
"""(rules, names, seed, keep, leader): a game just dealt."""
Step = Callable[["State", int], None]
"""(s, seat): begin one step of a turn."""
Loses = Callable[["State", int, int, int], None]
"""(s, figure, points, by): a figure loses life through seat `by`."""
Eliminates = Callable[["State", int, int], None]
"""(s, figure, by): take a fallen figure out of the game."""
Judges = Callable[["State"], None]
"""(s): if the game has ended, say who has won."""
Winners = Callable[["State"], tuple[int, ...]]
"""(s): the seats that share the victory."""
StartingLife = Callable[[Character, str], int]
"""(character, role): the life a figure begins with."""
OpenRole = Callable[["State", int], bool]
"""(s, seat): does this seat's role lie open?"""
HandLimit = Callable[["State", int], int]
"""(s, seat): how many cards may be kept at the end of a turn."""


class Ruleset:
    """Everything that makes one game differ from another.

    The engine asks a ruleset; it never asks which ruleset it has.
    """

    def __init__(
        self,
        name: str,
        version: int,
        options: dict[str, str],
        faces: list[Face],
        deck: list[int],
        cards: list[Card],
        characters: list[Character],
        roles: dict[int, tuple[str, ...]],
        box: dict[str, int],
        demands: dict[str, Demand],
        deals: Deals,
        turn: list[tuple[str, Step]],
        loses: Loses,
        eliminates: Eliminates,
        judges: Judges,
        winners: Winners,
        hand_limit: HandLimit,
        open_role: OpenRole,
        starting_life: StartingLife,
        shot: str,
        dodge: str,
        aliases: dict[str, str],
        cites: dict[str, str],
        frames: list[type[Frame]],
    ) -> None:
        self.name = name
        self.version = version
        """Raised whenever the same seed and moves would give another game."""
        self.options = options
        self.faces = faces
        self.rows: list[Card] = [face.row for face in faces]
        """What each face does."""
        self.deck = deck
        """The full deck: faces, as often as they are printed."""
        self.cards: dict[str, Card] = {row.name: row for row in cards}
        self.characters: dict[str, Character] = {row.name: row for row in characters}
        self.roles = roles
        """The roles dealt, by number of players."""
        self.box = box
        """How many cards of each role there are."""
        self.demands = demands
        self.deals = deals
        self.turn = turn
        """The steps of a turn in order, each with the name of its phase."""
        self.steps: dict[str, int] = {}
        for i, (phase, _) in enumerate(turn):
            self.steps.setdefault(phase, i)
        self.loses = loses
        self.eliminates = eliminates
        self.judges = judges
        self.winners = winners
        self.hand_limit = hand_limit
        self.open_role = open_role
        self.starting_life = starting_life
        self.shot = shot
        """The name a card takes on when it is used as a shot, and `dodge` as a miss."""
        self.dodge = dodge
        self.aliases = aliases
        """Other names under which a card or character may be written."""
        self.cites = cites
        """The rule behind each refusal and each event."""
        self.frames: dict[str, type[Frame]] = dict(FRAMES)
        self.frames.update({frame.__name__: frame for frame in frames})

    def __repr__(self) -> str:
        return f"Ruleset({self.name!r}, {self.options!r})"
