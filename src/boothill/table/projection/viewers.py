"""What a viewer is told of a game: what has happened, how it stands, what is asked, why a move is not allowed."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from boothill.core import events as ev
from boothill.core.events import Event
from boothill.core.ids import NO_CARD, NOBODY, Figure, Seat
from boothill.core.moves import DISCARD, PLAY, USE
from boothill.core.state import State
from boothill.core.view import View
from boothill.table import wire
from boothill.table.game import Game
from boothill.table.problem import Problem
from boothill.table.projection.board import show, sights_of
from boothill.table.projection.decision import ask_of
from boothill.table.projection.events import OPEN, happened, told
from boothill.text.notation import parse_move
from boothill.words import explain, phrases
from boothill.words.distances import why_far


def out_of_it(game: Game, seat: Seat) -> bool:
    """Has a seat no living figure left, and none in reserve?"""
    s = game.s
    if any(s.alive[figure] for figure, owner in enumerate(s.owner) if owner == seat):
        return False
    return not (s.several and s.reserves[seat])  # where a seat leads one figure, nobody takes its place


def may_return(s: State) -> bool:
    """Can an event bring an eliminated player back, by what lies open?"""
    round = s.round
    if round is None:
        return False
    known = [name for name in s.rules.events if name not in round.past] if round.next else [round.event]
    return any(s.rules.events[name].returns for name in known if name)


def sees_all(game: Game | None, seat: Seat, dead_see_all: bool) -> bool:
    """Is this an eliminated player, where those may see everything, or a player of a game that is over?

    Whoever may still come back has seen nothing that the others have not.
    """
    if game is None or seat == NOBODY:
        return False
    return game.over or (dead_see_all and out_of_it(game, seat) and not may_return(game.s))


def eyes_of(game: Game, seat: Seat, dead_see_all: bool) -> Seat:
    """As whom somebody sees the game: the own seat, a spectator, or with everything open."""
    return OPEN if game.over or sees_all(game, seat, dead_see_all) else seat


class News:
    """The moves from number `since` on, and what several viewers are told of them in the same words."""

    def __init__(self, game: Game, since: int) -> None:
        self.batches = game.history[since:]
        self.sights = sights_of(game.s)
        self._of_others: dict[int, list[wire.Told]] = {}
        """The lines of a move, by its number, as those are told them whom it does not concern."""

    def lines(self, board: State | View, seat: Seat) -> list[wire.Told]:
        """The lines of the log for the viewer of a seat."""
        lines = []
        for batch in self.batches:
            if isinstance(board, State) or concerns(board, batch.events, seat):
                lines += told(board, batch, seat)
                continue
            if batch.number not in self._of_others:
                self._of_others[batch.number] = told(board, batch)
            lines += self._of_others[batch.number]
        return lines


def concerns(view: View, events: Iterable[Event], seat: Seat) -> bool:
    """Is a seat spoken to in what is told of some events, or does it see more of them than a spectator?"""
    if seat == NOBODY:
        return False
    return any(
        seat in (event.seat, event.other, phrases.player_of(view, event.target))
        or event.name == view.names[seat]
        or (event.shown_to is not None and seat in event.shown_to)
        for event in events
    )


def update(game: Game, seat: Seat, eyes: Seat, news: News, now: float) -> wire.Update:
    """What the viewer of a seat is told of some moves."""
    view = game.s.view(max(eyes, NOBODY))
    return wire.Update(
        number=game.number,
        events=[event for batch in news.batches for event in happened(game.s, batch.events, eyes)],
        told=news.lines(game.s if eyes == OPEN else view, seat),
        view=show(game.s, eyes, news.sights, view),
        waiting=list(game.waiting()),
        clocks=game.clocks(now),
        ask=ask_for(game, seat, now, view if eyes == seat else None),
        chain=game.chain,
    )


def ask_for(game: Game, seat: Seat, now: float, view: View | None = None) -> wire.Ask | None:
    """The decision that is open for a seat; `view` is its own, if there is one already."""
    pending = game.asked(seat) if seat != NOBODY else None
    if pending is None:
        return None
    ahead = pending is not game.pending
    board = game.board_for(pending)
    view = view if view is not None and not ahead else board.view(seat)
    return ask_of(board, view, pending.number, ahead, game.left(pending, now))


def end_of(game: Game, bets: dict[str, dict[str, str]]) -> wire.Ended:
    s, how = game.s, game.record.ending
    outcome = s.outcome()
    assert outcome is not None
    told = wire.Ended(game.id, outcome.winner, list(outcome.seats), s.seed, game.server_seed, bets)
    if how is not None:
        name = s.names[how.seat] if how.seat != NOBODY else ""
        why = wire.Line("ended-how", {"how": how.how, "name": name})
        return msgspec.structs.replace(told, why=why, ended=how.how, by=how.seat)
    dead = wire.line_of(phrases.dead(outcome.why)) if outcome.why else None
    return msgspec.structs.replace(told, why=dead, rule=s.rules.cites[ev.DEAD if outcome.why else ev.WON])


def why_not(game: Game, seat: Seat, text: str, id: int) -> wire.Why:
    """Why a move is not legal, or a card of no use. Raises NotAMove or Ambiguous."""
    s = game.s
    aimed = "->" in text
    move = parse_move(s, seat, text, literal=not aimed)
    reasons = explain.why_not(s, seat, move)
    gear = move.verb == USE and move.card != NO_CARD
    held = move.verb in (PLAY, DISCARD) and move.card in s.hands[seat]
    if (gear or held) and not (aimed or move.name or move.pay):  # a card as such, whomever it is meant for
        move = explain.idle_gear(move.card) if gear else explain.idle_card(s, seat, move.card)
        reasons = explain.why_not(s, seat, move) or explain.why_not_others(s, seat, move)
    refusals = [refused for refused, _ in reasons]
    return wire.Why(id, [wire.line_of(phrases.refusal(one)) for one in refusals], [one.rule for one in refusals])


def sight(game: Game, figure: Figure, other: Figure, id: int) -> wire.Sight:
    """What makes up the distance between two figures. Raises Problem where there is none."""
    s = game.s
    living = [one for one in {figure, other} if one < len(s.alive) and s.alive[one]]
    if len(living) < 2 or not s.rules.shape.ring:
        raise Problem("not-now")
    reasons = why_far(s, figure, other)
    return wire.Sight(id, [wire.line_of(line) for line, _ in reasons], [rule for _, rule in reasons])
