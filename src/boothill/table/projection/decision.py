"""A decision as one value: what is asked, by whom, with which card, and every move with its words."""

from __future__ import annotations

from collections.abc import Sequence

from boothill.core import events as ev
from boothill.core.frames.base import Frame
from boothill.core.frames.hits import Contest, Demanded
from boothill.core.frames.reveals import Pick
from boothill.core.ids import NO_CARD, NO_FIGURE
from boothill.core.moves import DISCARD, ENDS, PASSES, PLAY, TAKE, Move
from boothill.core.rows import BROWN, RANGE
from boothill.core.state import State
from boothill.core.targets import CHARACTER, NO_TARGET, is_figure, is_gear, is_hand
from boothill.core.view import View
from boothill.table.projection.targets import target_of
from boothill.table.wire import Aim, Ask, Line, MoveShown, line_of
from boothill.text.notation import print_move
from boothill.words import choices, phrases
from boothill.words.catalogue import exists

MERELY_PLAYED = (ev.PLAYED, ev.SPENT, ev.DISCARDED)
"""What happens whenever a card is played, whatever it does."""


def ask_of(s: State, view: View, number: int, ahead: bool, seconds: float | None) -> Ask:
    """The decision pending for the seat of a view."""
    frame = view.stack[-1]
    declines = [move for move in view.answers if move.verb in (PASSES, ENDS)]
    against = frame.against(view)
    another = against != NO_FIGURE and view.owner[against] != view.seat
    helpless = phrases.question(view, "forced") if frame.MAY_PASS and len(view.answers) == 1 else None
    return Ask(
        number=number,
        kind=phrases.kind_of(frame),
        question=line_of(phrases.question(view)),
        moves=moves_of(view, view.answers, s),
        by=target_of(view, against) if another else None,
        card=_source(view.stack),
        needed=frame.needed(view),
        decline=line_of(phrases.question(view, "pass")) if declines else None,
        helpless=line_of(helpless) if helpless is not None and exists(helpless.id) else None,
        ahead=ahead,
        seconds=seconds,
        threat=bool(declines) and declines[0].verb == PASSES,
    )


def _source(stack: Sequence[Frame]) -> int:
    """The card whose effect is under way; NO_CARD if it is none's."""
    for frame in reversed(stack):
        card = frame.source()
        if card is not None:
            return card
    return NO_CARD


def free_moves(view: View) -> list[MoveShown]:
    """What the seat of a view may do beside answering what it is asked."""
    return moves_of(view, [move for move in view.legal if move not in view.answers])


def moves_of(view: View, moves: Sequence[Move], s: State | None = None) -> list[MoveShown]:
    """Moves with their words, in the order given; `s` is the state, to find out what would be in vain."""
    words = Wording(view)
    numbers: dict[Move, int] = {}
    labels: list[Line] = []
    for number, together in enumerate(choices.choices_of(moves)):
        numbers.update(dict.fromkeys(together, number))
        labels.append(line_of(choices.what(view, together)))
    return [words.move(move, numbers[move], labels[numbers[move]], s) for move in moves]


class Wording:
    """Puts the moves of one view into words; what several of them have in common is made once."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._aims: dict[tuple[int, bool], Aim] = {}

    def move(self, move: Move, number: int, what: Line, s: State | None) -> MoveShown:
        view = self.view
        doubt = doubtful(view, move) or (in_vain(s, move) if s is not None else "")
        hinted = hint(view, move)
        return MoveShown(
            text=print_move(view, move),
            label=self._label(move, what),
            verb=move.verb,
            card=move.card,
            name=move.name,
            aim=self._aim(move),
            price=move.pay,
            choice=number,
            what=what,
            doubtful=doubt,
            hint=line_of(hinted) if hinted is not None else None,
        )

    def _label(self, move: Move, what: Line) -> Line:
        if move.target == NO_TARGET and not move.pay:
            return what
        return line_of(choices.whole(self.view, move))

    def _aim(self, move: Move) -> Aim | None:
        view = self.view
        target = target_of(view, move.target)
        if target is None:
            return None
        label = choices.aim(view, move.card, move.target)
        key = (move.target, label.id == "choice-vain")
        if key not in self._aims:
            name = line_of(choices.thing(view, move.target))
            whom = line_of(choices.player(view, move.target))
            self._aims[key] = Aim(target.kind, target.seat, target.figure, target.card, name, line_of(label), whom)
        return self._aims[key]


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
