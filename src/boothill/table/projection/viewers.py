"""What a viewer is told about a game: events, the board, decisions, and why a move is not allowed."""

from __future__ import annotations

from random import Random

import msgspec

from boothill.core import events as ev
from boothill.core.ids import NO_CARD, NOBODY, Figure, Seat
from boothill.core.moves import DISCARD, PLAY, USE
from boothill.core.state import State
from boothill.table import wire
from boothill.table.game import Game
from boothill.table.known_position import known_position
from boothill.table.problem import Problem
from boothill.table.projection.decision import ask_of
from boothill.table.projection.events import OPEN, Batch, happened, told
from boothill.text.notation import parse_move
from boothill.words import explain, phrases
from boothill.words.distances import why_far


def out_of_it(game: Game, seat: Seat) -> bool:
    """Is a seat out of the game, with no living figure and none in reserve?"""
    s = game.s
    if s.alive[s.fronts[seat]] or any(s.alive[figure] for figure, owner in enumerate(s.owner) if owner == seat):
        return False
    return not (s.several and s.reserves[seat])  # with one figure per seat, nobody replaces it


def may_return(s: State) -> bool:
    """Can an event bring an eliminated player back, judged by public information?"""
    round = s.round
    if round is None:
        return False
    known = [name for name in s.rules.events if name not in round.past] if round.next else [round.event]
    return any(s.rules.events[name].returns for name in known if name)


def sees_all(game: Game | None, seat: Seat, dead_see_all: bool) -> bool:
    """May this seat see everything: because its player is out and the table allows it, or because the game is over?

    A player who might still come back may not.
    """
    if game is None or seat == NOBODY:
        return False
    return game.over or (dead_see_all and out_of_it(game, seat) and not may_return(game.s))


def eyes_of(game: Game, seat: Seat, dead_see_all: bool) -> Seat:
    """How a viewer sees the game: as their own seat, as a spectator, or with everything open."""
    return OPEN if game.over or sees_all(game, seat, dead_see_all) else seat


class News:
    """The moves from number `since` on, and the board now. What several viewers are told in the same words is made
    once."""

    def __init__(self, game: Game, since: int) -> None:
        self.batches = game.history[since:]
        self.boards = game.boards()
        self._told: dict[tuple[int, Seat, Seat], tuple[list[wire.Happened], list[wire.Told]]] = {}
        """The events and lines of a move, by its number, the seat addressed, and the eyes that see it."""
        self._waits: tuple[float, list[int], list[float | None]] | None = None
        """The last result of `waits`."""

    def told(self, seat: Seat, eyes: Seat) -> tuple[list[wire.Happened], list[wire.Told]]:
        """The events and log lines for the viewer of a seat; `eyes` says how they see the game (`eyes_of`)."""
        parts = [self._of_move(batch, seat, eyes) for batch in self.batches]
        if len(parts) == 1:
            return parts[0]
        return [event for events, _ in parts for event in events], [line for _, lines in parts for line in lines]

    def waits(self, game: Game, now: float) -> tuple[float, list[int], list[float | None]]:
        """The time, the seats waited for now, and the seconds that each has left."""
        if self._waits is None or self._waits[0] != now:
            self._waits = now, list(game.waiting()), game.clocks(now)
        return self._waits

    def _of_move(self, batch: Batch, seat: Seat, eyes: Seat) -> tuple[list[wire.Happened], list[wire.Told]]:
        s = self.boards.s
        if seat not in batch.concerned(s):  # told the same as a spectator
            seat = NOBODY
            eyes = eyes if eyes == OPEN else NOBODY
        key = batch.number, seat, eyes
        if key not in self._told:
            seen = batch.events if eyes == OPEN else [event.seen_by(eyes) for event in batch.events]
            self._told[key] = happened(s, seen), told(s, batch, seen, seat)
        return self._told[key]


def update(game: Game, seat: Seat, eyes: Seat, news: News, now: float) -> wire.Update:
    """The message that tells the viewer of a seat about some moves."""
    events, lines = news.told(seat, eyes)
    _, waiting, clocks = news.waits(game, now)
    return wire.Update(
        number=game.number,
        events=events,
        told=lines,
        view=news.boards.seen_by(eyes),
        waiting=waiting,
        clocks=clocks,
        ask=ask_for(game, seat, now),
        chain=game.chain,
    )


def ask_for(game: Game, seat: Seat, now: float) -> wire.Ask | None:
    """The pending decision of a seat, if it is asked."""
    pending = game.asked(seat) if seat != NOBODY else None
    if pending is None:
        return None
    board = game.board_for(pending)
    return ask_of(board, board.view(seat), pending.number, pending is not game.pending, game.left(pending, now))


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


def why_not(s: State, seat: Seat, text: str, id: int) -> wire.Why:
    """Why a move is not legal, or why a card cannot be used. Raises NotAMove or Ambiguous."""
    aimed = "->" in text
    move = parse_move(s, seat, text, literal=not aimed)
    reasons = explain.why_not(s, seat, move)
    gear = move.verb == USE and move.card != NO_CARD
    held = move.verb in (PLAY, DISCARD) and move.card in s.hands[seat]
    if (gear or held) and not (aimed or move.name or move.pay):  # the question is about the card, not about a target
        move = explain.idle_gear(move.card) if gear else explain.idle_card(s, seat, move.card)
        reasons = explain.why_not(s, seat, move) or explain.why_not_others(s, seat, move)
    refusals = [refused for refused, _ in reasons]
    return wire.Why(id, [wire.line_of(phrases.refusal(one)) for one in refusals], [one.rule for one in refusals])


def known_to(game: Game, seat: Seat, id: int) -> wire.Position:
    """The game as a seat knows it, for the analysis board. The same moment always gives the same position."""
    rng = Random(f"{game.id} {game.number} {seat}")
    data = known_position(game.s.view(seat), game.minds.memory(seat), rng)
    return wire.Position(id, msgspec.json.encode(data).decode())


def sight(game: Game, figure: Figure, other: Figure, id: int) -> wire.Sight:
    """What makes up the distance between two figures. Raises Problem if there is none."""
    s = game.s
    living = [one for one in {figure, other} if one < len(s.alive) and s.alive[one]]
    if len(living) < 2 or not s.rules.shape.ring:
        raise Problem("not-now")
    reasons = why_far(s, figure, other)
    return wire.Sight(id, [wire.line_of(line) for line, _ in reasons], [rule for _, rule in reasons])
