"""What everybody sees a seat do: whom it harms or helps, whom else it could have chosen, and whom it spares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from boothill.core import events as ev
from boothill.core.events import Event
from boothill.core.ids import NO_CARD, NOBODY, Face, Figure, Seat, Target
from boothill.core.intents import ATTACKS, BLOWS, BURDEN, HARMS, SUITS, TARGET
from boothill.core.round import Round
from boothill.core.rows import RANGE, Aim, Card, EventCard, within
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.core.targets import NO_TARGET, card_of, figure_of, is_figure, is_gear
from boothill.core.view import View
from boothill.knowledge.history import History

SHOT: Final = "shot"
"""A hit or a Duel aimed at one player."""
HINDRANCE: Final = "hindrance"
"""Taking a card from a player, or putting them in Jail."""
HELP: Final = "help"
"""Giving a player life, or removing a burden of theirs."""
TURN: Final = "turn"
"""A turn is over: `n` shots were fired, `all` says whether everybody was attacked; `options` are the seats in reach."""
OUT: Final = "out"
"""A seat is out and shows `role`."""
BACK: Final = "back"
"""A seat that was out is in the game again, for good."""


class Deed(NamedTuple):
    """One public act of a seat."""

    kind: str
    seat: Seat
    victim: Seat = NOBODY
    card: Face = NO_CARD
    target: Target = NO_TARGET
    options: tuple[Seat, ...] = ()
    """The seats that could have been chosen, the actual victim first."""
    life: tuple[int, ...] = ()
    """Everybody's life just before."""
    hand: int = 0
    """How many cards the seat held at that time."""
    played: bool = False
    """Was it done with a card from the hand? Otherwise with a card in play or an ability."""
    n: int = 0
    all: bool = False
    role: str = ""
    forced: bool = False
    """Was the seat forced to do it? For a turn: was it forced to attack everybody?"""


class Witness:
    """Follows the public state of a game from event to event and records the deeds.

    In games with several figures per seat no side is hidden, so it records nothing.
    """

    def __init__(self, board: State, blind: bool, deeds: list[Deed]) -> None:
        self.board = board
        """The public state, without any hidden card; of hands only their sizes."""
        self.blind = blind
        self.deeds = deeds
        self.beliefs: object = None
        """A cache for the code that derives beliefs from the deeds."""
        self.shots = 0
        self.all = False
        self.idle = False
        """Is the turn lost to Jail?"""
        self.owed = NO_CARD
        """The card that, as everybody knows, has to be played in this turn if possible."""
        self.forced = False
        """Was everybody attacked with that card?"""
        self._counted = 0
        """How many deeds are included in the counts."""
        self._harmed: list[int] = []
        self._helped: list[int] = []
        """The counts for each pair of seats, see `harmed` and `helped`."""
        self.history = History(len(board.names))
        """The latest actions. The caller of `see` records them, even in games without hidden sides."""

    @staticmethod
    def of(view: View) -> Witness:
        """A witness who begins to watch now."""
        shown = [not view.led or role == view.rules.shape.leader for role in view.roles]
        roles = [role if shown[seat] or not view.alive[seat] else "" for seat, role in enumerate(view.roles)]
        board = State(view.rules, view.names, view.owner, roles, "", view)
        board.this_turn, board.laid_this_turn, board.winner, board.to_act = {}, [], "", NOBODY
        board.round = view.round
        return Witness(board, view.rules.shape.figures > 1, [])

    def fork(self) -> Witness:
        """An independent copy."""
        board = self.board.clone()
        board.roles = board.roles[:]
        twin = Witness(board, self.blind, self.deeds[:])
        twin.shots, twin.all, twin.idle = self.shots, self.all, self.idle
        twin.owed, twin.forced = self.owed, self.forced
        twin.history = self.history.copy()
        return twin

    def save(self) -> dict[str, Any]:
        """What has been seen, as JSON-compatible values."""
        deeds = [tuple(deed) for deed in self.deeds]
        return {
            "board": self.board.save(), "blind": self.blind, "deeds": deeds, "shots": self.shots, "all": self.all,
            "idle": self.idle, "owed": self.owed, "forced": self.forced, "history": self.history.save(),
        }  # fmt: skip

    @staticmethod
    def load(data: dict[str, Any], rules: Ruleset) -> Witness:
        """Load a saved witness, with the ruleset it was saved with."""
        found = Witness(State.load(data["board"], rules), data["blind"], [Deed(*deed) for deed in data["deeds"]])
        found.shots, found.all, found.idle = data["shots"], data["all"], data["idle"]
        found.owed, found.forced = data.get("owed", NO_CARD), data.get("forced", False)
        if "history" in data:
            found.history = History.load(data["history"])
        return found

    def harmed(self) -> list[int]:
        """How often seat a harmed seat b, at index a * number of seats + b."""
        self._count()
        return self._harmed

    def helped(self) -> list[int]:
        """How often seat a helped seat b, with the same indexes."""
        self._count()
        return self._helped

    def _count(self) -> None:
        """Count the deeds added since the last call."""
        deeds, seats = self.deeds, len(self.board.names)
        if not self._harmed:
            self._harmed, self._helped = [0] * (seats * seats), [0] * (seats * seats)
        for i in range(self._counted, len(deeds)):
            deed = deeds[i]
            kind = deed.kind
            if kind in (SHOT, HINDRANCE):
                self._harmed[deed.seat * seats + deed.victim] += 1
            elif kind == HELP:
                self._helped[deed.seat * seats + deed.victim] += 1
        self._counted = len(deeds)

    def see(self, event: Event, sizes: Sequence[int]) -> None:
        """Take in an event; `sizes` are the sizes of the hands just before it."""
        if self.blind:
            return
        kind = event.kind
        board = self.board
        if kind in (ev.PLAYED, ev.USED):
            self._done(event, sizes)
        elif kind == ev.ABILITY and event.name in board.rules.events:
            self._with_event(board.rules.events[event.name], event, sizes)
        elif kind == ev.ABILITY:
            if is_figure(event.target):
                self._at(SHOT, event, self._in_reach(event.seat), sizes)
        elif kind == ev.LAID:
            board.table[event.target].append(event.cards[0])
        elif kind == ev.REMOVED:
            self._take_away(figure_of(event.target), event.cards[0])
        elif kind == ev.TOOK:
            if is_figure(event.target):
                self._take_away(event.target, event.cards[0])
        elif kind == ev.PASSED_ON:
            self._take_away(board.fronts[event.seat], event.cards[0])
            board.table[event.target].append(event.cards[0])
        elif kind in (ev.LOST, ev.PAID):
            board.life[event.target] -= event.n
        elif kind == ev.GAINED:
            board.life[event.target] += event.n
        elif kind == ev.TURNED_OVER:
            board.play_by(board.rules.under(event.name))
            board.round = Round(event.name) if board.round is None else board.round.but(event=event.name)
        elif kind == ev.RETURNED:
            board.alive[event.seat] = True
            board.life[event.seat] = event.n
            board.ability[event.seat] = board.characters[event.seat]
            if event.n:
                self.deeds.append(Deed(BACK, event.seat))
        elif kind == ev.SHOWED_HELD:
            self.owed = event.cards[0]
        elif kind == ev.BECAME:
            board.characters[event.seat] = board.ability[event.seat] = board.rules.characters[event.name]
            board.max_life[event.seat] = board.rules.starting_life(
                board.characters[event.seat], board.roles[event.seat]
            )
            board.life[event.seat] = event.n
        elif kind == ev.COPIED:
            board.ability[event.seat] = board.rules.characters[event.name]
        elif kind == ev.JAILED:
            self.idle = True
            board.ability[event.seat] = board.characters[event.seat]
        elif kind == ev.OUT:
            board.alive[event.seat] = False
            board.life[event.seat] = 0
            board.roles[event.seat] = event.name
            self.deeds.append(Deed(OUT, event.seat, role=event.name))
        elif kind == ev.TURN:
            self._end_turn(sizes)
            board.turn = event.seat

    def _done(self, event: Event, sizes: Sequence[int]) -> None:
        """A card from the hand has been played, or a card in play has been used."""
        if not event.cards:
            return
        card = event.cards[0]
        rules = self.board.rules
        row = rules.cards.get(event.name, rules.rows[card]) if event.kind == ev.PLAYED else rules.rows[card]
        if event.kind == ev.USED:
            self._take_away(self.board.fronts[event.seat], card)
        forced = card == self.owed and event.seat == self.board.turn
        if forced:
            self.owed = NO_CARD
        if event.target == NO_TARGET:
            if event.seat == self.board.turn and row.strikes_all(HARMS):
                self.forced = self.forced or (forced and not self.all)
                self.all = True
            return
        aim = row.aim if event.kind == ev.PLAYED else row.use_aim
        assert aim is not None
        self._at(self._kind(row, event.target), event, self._seats(aim, row, event.seat, sizes), sizes, forced)

    def _with_event(self, row: EventCard, event: Event, sizes: Sequence[int]) -> None:
        """An event card has been used on somebody or on a card in play."""
        if event.target == NO_TARGET:
            return
        board = self.board
        kind = self._kind(row, event.target)
        if kind == SHOT:
            options = self._in_reach(event.seat)
        else:
            at_cards = is_gear(event.target)
            options = [
                board.owner[other]
                for other in board.others(board.fronts[event.seat])
                if (board.table[other] if at_cards else board.life[other] < board.max_life[other])
            ]
        self._at(kind, event, options, sizes)

    def _kind(self, row: Card | EventCard, target: Target) -> str:
        if is_gear(target) and self.board.rules.rows[card_of(target)].burdens:
            return HELP
        if any(row.means(what, TARGET) for what in ATTACKS):
            return SHOT
        return HINDRANCE if any(row.means(what, TARGET) for what in HARMS) or row.means(BURDEN) else HELP

    def _seats(self, aim: Aim, row: Card, seat: Seat, sizes: Sequence[int]) -> list[Seat]:
        """The seats that the card could have been aimed at."""
        self.board.hands = [[NO_CARD] * n for n in sizes[: len(self.board.names)]]
        board = self.board
        return list(dict.fromkeys(board.owner[board.aimed_at(code)] for code in aim.targets(board, seat, row)))

    def _in_reach(self, seat: Seat) -> list[Seat]:
        """The seats that a seat's weapon reaches."""
        board = self.board
        figure = board.fronts[seat]
        return [board.owner[other] for other in within(board, figure, 1 + board.ask(RANGE, figure))]

    def _at(self, kind: str, event: Event, options: list[Seat], sizes: Sequence[int], forced: bool = False) -> None:
        victim = self.board.owner[self.board.aimed_at(event.target)]
        if victim == event.seat:
            return
        if kind == SHOT:
            self.shots += 1
        others = tuple([seat for seat in options if seat not in (event.seat, victim)])
        card = event.cards[0] if event.cards else NO_CARD
        life = tuple(self.board.life)
        self.deeds.append(
            Deed(kind, event.seat, victim, card, event.target, (victim, *others), life, sizes[event.seat],
                 event.kind == ev.PLAYED, forced=forced)
        )  # fmt: skip

    def _take_away(self, figure: Figure, card: Face) -> None:
        if card in self.board.table[figure]:
            self.board.table[figure].remove(card)

    def _end_turn(self, sizes: Sequence[int]) -> None:
        board = self.board
        seat = board.turn
        if board.alive[seat] and not self.idle:
            # If an event restricts who may shoot, not shooting spares nobody.
            event = board.rules.event
            barred = event is not None and (event.forbids(BLOWS) or event.forbids(SUITS))
            life, reach = tuple(board.life), () if barred else tuple(self._in_reach(seat))
            self.deeds.append(
                Deed(TURN, seat, options=reach, life=life, hand=sizes[seat], n=self.shots, all=self.all,
                     forced=self.forced)
            )  # fmt: skip
        self.shots, self.all, self.idle, self.owed, self.forced = 0, False, False, NO_CARD, False
