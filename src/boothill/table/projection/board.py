"""What lies on the table, as a viewer may see it."""

from __future__ import annotations

from boothill.core.board import Board
from boothill.core.events import UNKNOWN
from boothill.core.ids import NOBODY, Seat
from boothill.core.state import State
from boothill.core.view import View
from boothill.table.projection.decision import free_moves
from boothill.table.projection.events import OPEN
from boothill.table.projection.targets import target_of
from boothill.table.wire import RoundShown, Shown
from boothill.words.distances import sights

Sights = tuple[list[int], list[list[int]]]


def show(s: State, viewer: Seat, seen: Sights | None = None, view: View | None = None) -> Shown:
    """The board as a seat, a spectator (NOBODY) or somebody who may see everything (OPEN) sees it.

    `seen` spares working out anew for every viewer who sees whom, which is the same for all; `view` is the viewer's,
    if there is one already.
    """
    view = view or s.view(max(viewer, NOBODY))
    everything = viewer == OPEN
    unknown = [[UNKNOWN] * size for size in view.hand_sizes]
    hands = s.hands if everything else [view.hand if seat == viewer else unknown[seat] for seat in range(len(s.names))]
    reserves = s.reserves if everything else [view.reserve if seat == viewer else [] for seat in range(len(s.names))]
    outcome = s.outcome()
    free = free_moves(view)
    reaches, distances = seen or sights_of(s)
    return Shown(
        names=list(s.names),
        owner=list(s.owner),
        life=view.life,
        full=view.max_life,
        who=[who.name for who in view.characters],
        ability=[who.name for who in view.ability],
        table=[list(cards) for cards in view.table],
        alive=view.alive,
        roles=s.roles[:] if everything else view.roles,
        fronts=list(view.fronts),
        turn=view.turn,
        phase=view.phase,
        tally=view.this_turn,
        fresh=[target for code in view.laid_this_turn if (target := target_of(s, code)) is not None],
        winner=s.winner,
        winners=list(outcome.seats) if outcome is not None else [],
        to_act=view.to_act,
        seat=viewer,
        hands=[list(hand) for hand in hands],
        backs=view.backs,
        deck_sizes=view.deck_sizes,
        deck_of=list(view.deck_of),
        pile_top=view.pile_top,
        pile_size=view.pile_size,
        reserves=[sorted(reserve) for reserve in reserves],
        reserve_sizes=view.reserve_sizes,
        hand_limits=[s.rules.hand_limit(s, seat) for seat in s.seats],
        reach=reaches,
        distances=distances,
        moves=free.moves,
        choices=free.choices,
        aims=free.aims,
        round=round_of(view),
        laid_out=[card for card in view.stack[-1].held() if card != UNKNOWN] if view.stack and not s.over else [],
    )


def round_of(board: Board) -> RoundShown | None:
    """The event in force and what everybody sees of those to come."""
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
    """The reach of each figure and all distances, in a game that has any."""
    return ([], []) if not s.rules.shape.ring else sights(s)
