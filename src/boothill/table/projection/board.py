"""The board, as a viewer may see it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from boothill.core.board import Board
from boothill.core.events import UNKNOWN
from boothill.core.ids import NOBODY, Seat
from boothill.core.state import State
from boothill.core.view import knows_reserve
from boothill.table.projection.decision import Offered, free_moves
from boothill.table.projection.events import OPEN
from boothill.table.projection.targets import target_of
from boothill.table.wire import RoundShown, Shown
from boothill.words.distances import sights

Sights = tuple[list[int], list[list[int]]]


def show(s: State, viewer: Seat) -> Shown:
    """The board as seen by a seat, by a spectator (NOBODY), or by somebody who may see everything (OPEN)."""
    return Boards(s).seen_by(viewer)


class Boards:
    """The board at one moment, as each viewer may see it. The public part is made once for all of them."""

    def __init__(self, s: State, before: Boards | None = None) -> None:
        """`before` is the board at an earlier moment: distances are worked out again only if something that they depend
        on has changed."""
        self.s = s
        self.view = s.view(NOBODY)
        """What everybody sees."""
        if before is not None and _on_which_sights_rest(before.view) == _on_which_sights_rest(self.view):
            self.sights: Sights = before.sights
        else:
            self.sights = sights_of(s)
        self.open = self._open()
        """The board as a spectator sees it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Boards, (self.s,)

    def still_of(self, s: State) -> bool:
        """Is this a board of the same game, and has nobody ended it since?"""
        return self.s is s and self.view.winner == s.winner

    def seen_by(self, viewer: Seat) -> Shown:
        """The board for a viewer. Everything that is not public is added here, and only here."""
        s, open = self.s, self.open
        if viewer == NOBODY:
            return open
        if viewer == OPEN:
            every = [hand[:] for hand in s.hands]
            reserves = [sorted(reserve) for reserve in s.reserves]
            return replace(open, seat=viewer, roles=s.roles[:], hands=every, reserves=reserves)
        roles, hands, reserves = open.roles, open.hands[:], open.reserves
        hands[viewer] = list(s.hands[viewer])
        if not roles[viewer]:
            roles = roles[:]
            roles[viewer] = s.roles[viewer]
        if s.reserves[viewer] and knows_reserve(s, viewer):
            reserves = reserves[:]
            reserves[viewer] = sorted(s.reserves[viewer])
        free = free_moves(s, viewer)
        if not free:
            return replace(open, seat=viewer, roles=roles, hands=hands, reserves=reserves)
        offered = Offered(s.view(viewer), free)
        return replace(
            open,
            seat=viewer,
            roles=roles,
            hands=hands,
            reserves=reserves,
            moves=offered.moves,
            choices=offered.choices,
            aims=offered.aims,
        )

    def _open(self) -> Shown:
        s, view = self.s, self.view
        outcome = s.outcome()
        reaches, distances = self.sights
        return Shown(
            names=list(view.names),
            owner=list(view.owner),
            life=view.life,
            full=view.max_life,
            who=[who.name for who in view.characters],
            ability=[who.name for who in view.ability],
            table=[list(cards) for cards in view.table],
            alive=view.alive,
            roles=view.roles,
            fronts=list(view.fronts),
            turn=view.turn,
            phase=view.phase,
            tally=view.this_turn,
            fresh=[target for code in view.laid_this_turn if (target := target_of(view, code)) is not None],
            winner=view.winner,
            winners=list(outcome.seats) if outcome is not None else [],
            to_act=view.to_act,
            seat=NOBODY,
            hands=[[UNKNOWN] * size for size in view.hand_sizes],
            backs=view.backs,
            deck_sizes=view.deck_sizes,
            deck_of=list(view.deck_of),
            pile_top=view.pile_top,
            pile_size=view.pile_size,
            reserves=[[] for _ in view.names],
            reserve_sizes=view.reserve_sizes,
            hand_limits=[view.rules.hand_limit(view, seat) for seat in view.seats],
            reach=reaches,
            distances=distances,
            moves=[],
            choices=[],
            aims=[],
            round=round_of(view),
            laid_out=[card for card in view.stack[-1].held() if card != UNKNOWN] if view.stack and not s.over else [],
        )


def _on_which_sights_rest(board: Board) -> tuple[object, ...]:
    return board.rules, board.alive, board.ability, board.table, board.fronts


def round_of(board: Board) -> RoundShown | None:
    """The event in force, and what is public about those to come."""
    round, event = board.round, board.rules.event
    if round is None:
        return None
    return RoundShown(
        event=round.event,
        next=round.next[0] if round.next else "",
        left=len(round.next),
        past=list(round.past),
        starter=round.starter,
        been=list(round.been),
        out=list(round.out),
        ghost=round.ghost,
        extra=round.extra,
        clockwise=event is None or not event.backwards,
    )


def sights_of(s: State) -> Sights:
    """The reach of each figure and all distances; empty in a game without distances."""
    return ([], []) if not s.rules.shape.ring else sights(s)
