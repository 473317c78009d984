"""Restores answers that were accepted before a restart but not yet carried out."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from boothill.core.frames.playing import Playing
from boothill.core.ids import Seat
from boothill.table.game import Game
from boothill.table.journal import Answered, Moved
from boothill.text.notation import Ambiguous, NotAMove, parse_move


def go_on(game: Game, moves: Sequence[Moved], answers: Sequence[Answered], now: float) -> None:
    """Replay the stored moves, and continue with the answers people had given by then.

    An answer holds until its move is made. The further moves of a plan hold until the threat is over, or until the
    seat does something else.
    """
    given: defaultdict[int, list[Answered]] = defaultdict(list)
    for one in answers:
        given[one.number].append(one)
    plans: dict[Seat, list[str]] = {}
    whole: set[Seat] = set()
    """The seats whose plan still has its first move."""
    for moved in [*moves, None]:
        for one in given[game.number]:
            plans[one.seat] = list(one.moves)
            whole.add(one.seat)
        if moved is None:
            break
        if moved.seat in plans:
            whole.discard(moved.seat)
            if not _is(game, moved, plans[moved.seat]):
                del plans[moved.seat]
        game.replay(moved)
        if isinstance(game.s.stack[-1], Playing):
            plans.clear()
    number = game.number
    game.start(now)
    for seat, plan in plans.items():
        if plan and game.number == number:
            player = game.players[seat]
            player.plan, player.recalled, player.kept = plan, seat in whole, True


def _is(game: Game, moved: Moved, plan: list[str]) -> bool:
    """Was this the next move of a plan? Removes the move from the plan."""
    if not plan:
        return False
    try:
        meant = parse_move(game.s, moved.seat, plan.pop(0))
    except (NotAMove, Ambiguous):
        return False
    return meant == parse_move(game.s, moved.seat, moved.move)
