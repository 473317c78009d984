"""The engine's values as messages: a view, the events of a move, a decision."""

from __future__ import annotations

from collections.abc import Iterable

from boothill.core import events as ev
from boothill.core.events import UNKNOWN, Event
from boothill.core.frames.base import saved
from boothill.core.frames.hits import Contest, Demanded
from boothill.core.frames.reveals import Pick
from boothill.core.ids import NO_CARD, NOBODY, Seat
from boothill.core.moves import DISCARD, ENDS, PASSES, PLAY, TAKE, Move
from boothill.core.rows import BROWN, RANGE
from boothill.core.state import State
from boothill.core.targets import CHARACTER, NO_TARGET, is_figure, is_gear, is_hand
from boothill.core.view import View
from boothill.table.wire import Ask, FrameShown, Happened, Line, MoveShown, Shown, Told, line_of, move_of
from boothill.text.notation import print_move
from boothill.words import phrases
from boothill.words.distances import sights

MERELY_PLAYED = (ev.PLAYED, ev.SPENT, ev.DISCARDED)
"""What happens whenever a card is played, whatever it does."""
OPEN = Seat(-2)
"""A viewer who may see everything: the eliminated where the table allows it, and everybody once the game is over."""


Sights = tuple[list[int], list[list[int]]]


class Batch:
    """The events of one move, its number, and the characters at the table afterwards."""

    def __init__(self, number: int, events: list[Event], people: list[str]) -> None:
        self.number = number
        self.events = events
        self.people = people


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
    reaches, distances = seen or sights_of(s)
    frames = [saved(frame) for frame in (s.stack if everything else view.stack)]
    return Shown(
        names=list(s.names),
        owner=list(s.owner),
        life=view.life,
        full=view.full,
        who=[who.name for who in view.who],
        ability=[who.name for who in view.ability],
        table=[list(cards) for cards in view.table],
        alive=view.alive,
        roles=s.roles[:] if everything else view.roles,
        fronts=list(view.fronts),
        turn=view.turn,
        phase=view.phase,
        tally=view.tally,
        fresh=list(view.fresh),
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
        stack=[FrameShown(frame["frame"], frame["fields"]) for frame in frames],
        reserves=[sorted(reserve) for reserve in reserves],
        reserve_sizes=view.reserve_sizes,
        hand_limits=[s.rules.hand_limit(s, seat) for seat in s.seats],
        reach=reaches,
        distances=distances,
        moves=moves_of(view, view.legal),
    )


def sights_of(s: State) -> Sights:
    """The reach of each figure and all distances, in a game that has any."""
    return ([], []) if phrases.several(s) else sights(s)


def moves_of(view: View, moves: Iterable[Move]) -> list[MoveShown]:
    return [move_of(print_move(view, move), move, doubtful(view, move), hint(view, move)) for move in moves]


def happened(events: Iterable[Event], viewer: Seat) -> list[Happened]:
    """The events as a viewer is told them."""
    seen = [event if viewer == OPEN else event.seen_by(viewer) for event in events]
    return [Happened(e.kind, e.seat, e.other, e.cards, e.n, e.name, e.target) for e in seen]


def told(board: State | View, batch: Batch, reader: Seat = NOBODY) -> list[Told]:
    """The lines of the log that tell a batch of events to the seat of a view, or all of it to whoever has the state:
    then `reader` is the seat that is spoken to as "you".
    """
    lines = phrases.told(board, batch.events, reader, batch.people)
    rules = board.rules
    return [Told(event.kind, line_of(line), phrases.rule_of(rules, event), batch.number) for event, line in lines]


def ask_of(s: State, view: View, number: int, ahead: bool, seconds: float | None) -> Ask:
    """The decision pending for the seat of a view."""
    decline = next((move for move in view.answers if move.verb in (PASSES, ENDS)), None)
    return Ask(
        number=number,
        question=line_of(phrases.question(view)),
        moves=[
            move_of(print_move(view, m), m, doubtful(view, m) or in_vain(s, m), hint(view, m)) for m in view.answers
        ],
        decline=_declining(view) if decline is not None else None,
        ahead=ahead,
        seconds=seconds,
        threat=decline is not None and decline.verb == PASSES,
    )


def _declining(view: View) -> Line:
    return line_of(phrases.question(view, "pass"))


def in_vain(s: State, move: Move) -> str:
    """Would a card that is just played have no effect at all? What that depends on lies open."""
    if move.verb != PLAY or move.target != NO_TARGET or s.rules.rows[move.card].edge != BROWN:
        return ""
    if s.stack[-1].MAY_PASS:
        return ""  # what answers a threat always does something
    trial = s.clone()
    events = trial.apply(move)
    return "" if any(event.kind not in MERELY_PLAYED for event in events) or trial.to_act != s.to_act else "in-vain"


def doubtful(view: View, move: Move) -> str:
    """Why one might not want a legal move, judged by what the seat sees; empty as a rule."""
    if move.verb != PLAY or move.card == NO_CARD:
        return ""
    row = view.rules.rows[move.card]
    front = view.fronts[view.seat]
    aimed = is_figure(move.target) or is_gear(move.target) or is_hand(move.target)
    if aimed and move.target != CHARACTER:
        if view.untouched(view.seat, move.card, move.target):
            return "in-vain"
        if phrases.player_of(view, move.target) == view.seat and (is_gear(move.target) or is_hand(move.target)):
            return "own-card"
    if row.slot and RANGE in row.numbers:
        worn = [card for card in view.table[front] if view.rules.rows[card].slot == row.slot]
        if any(view.rules.rows[card].numbers.get(RANGE, 0) > row.numbers[RANGE] for card in worn):
            return "worse-weapon"
    return ""


def hint(view: View, move: Move) -> phrases.Said | None:
    """What is good to know of a legal move: the card in play that makes room, the ability that allows it, its luck."""
    frame = view.stack[-1]
    if isinstance(frame, Pick) and move.verb == TAKE:
        met = view.rules.met(frame.demand, move.card)
        return phrases.Said("hint-counts", {"key": phrases.key_of(frame.demand), "met": "yes" if met else "no"})
    if move.card == NO_CARD or move.verb not in (PLAY, DISCARD):
        return None
    row = view.rules.rows[move.card]
    demanded = isinstance(frame, Contest | Demanded) and move.verb == DISCARD and not row.blow
    used_as = view.rules.shot if demanded else move.name
    if used_as:
        for figure, owner in enumerate(view.owner):
            counts_as = view.ability[figure].counts_as
            if owner == view.seat and counts_as is not None and counts_as(row, used_as):
                return phrases.Said("hint-ability", {"name": phrases.Name(view.ability[figure].name)})
    if row.slot and not move.name and move.verb == PLAY:
        figure = move.target if is_figure(move.target) else view.fronts[view.seat]
        worn = [card for card in view.table[figure] if view.rules.rows[card].slot == row.slot]
        if worn:
            return phrases.Said("hint-replaces", {"card": phrases.cards(view.rules, worn)})
    return None
