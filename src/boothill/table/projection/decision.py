"""A decision as one value: what is asked, by whom, with which card, and every move with its words."""

from __future__ import annotations

from collections.abc import Sequence

from boothill.core import events as ev
from boothill.core.frames.base import Frame
from boothill.core.frames.hits import Contest, Demanded
from boothill.core.frames.reveals import Pick
from boothill.core.ids import NO_CARD, NO_FIGURE, Seat, Target
from boothill.core.moves import DISCARD, ENDS, PASSES, PLAY, TAKE, Move
from boothill.core.rows import BROWN, RANGE
from boothill.core.state import State
from boothill.core.targets import CHARACTER, NO_TARGET, is_figure, is_gear, is_hand
from boothill.core.view import View
from boothill.table.projection.targets import FIGURE, target_of
from boothill.table.wire import Aim, Ask, Line, MoveShown, PrintedCards, TargetShown, line_of, shared_line
from boothill.text.notation import print_move
from boothill.words import choices, phrases
from boothill.words.catalogue import exists

IN_VAIN = "in-vain"
"""The `doubtful` value of a move that would have no effect."""
MERELY_PLAYED = (ev.PLAYED, ev.SPENT, ev.DISCARDED)
"""Kinds of events that happen whenever a card is played, whatever its effect."""


def ask_of(s: State, view: View, number: int, ahead: bool, seconds: float | None) -> Ask:
    """The pending decision of the seat of a view."""
    frame = view.stack[-1]
    asked = phrases.question(view)
    offered = Offered(view, view.answers, s, asked)
    declines = next((move for move in offered.moves if move.verb in (PASSES, ENDS)), None)
    against = frame.against(view)
    another = against != NO_FIGURE and view.owner[against] != view.seat
    helpless = phrases.question_id(view, "forced") if frame.MAY_PASS and len(view.answers) == 1 else ""
    return Ask(
        number=number,
        kind=phrases.kind_of(frame),
        question=line_of(asked),
        moves=offered.moves,
        choices=offered.choices,
        aims=offered.aims,
        by=target_of(view, against) if another else None,
        card=_source(view.stack),
        needed=frame.needed(view),
        decline=declines.label if declines is not None else None,
        helpless=line_of(phrases.Said(helpless, asked.args)) if helpless and exists(helpless) else None,
        ahead=ahead,
        seconds=seconds,
        threat=declines is not None and declines.verb == PASSES,
    )


def _source(stack: Sequence[Frame]) -> int:
    """The card whose effect is under way; NO_CARD if it is not the effect of a card."""
    for frame in reversed(stack):
        card = frame.source()
        if card is not None:
            return card
    return NO_CARD


class Offered:
    """Moves in words. What several moves share (what is done, and what it is aimed at) is made once."""

    def __init__(
        self, view: View, moves: Sequence[Move], s: State | None = None, question: phrases.Said | None = None
    ) -> None:
        """`s` is the state, used to find moves that would be in vain; `question` is what the moves answer."""
        self.view = view
        self.choices: list[Line] = []
        self.aims: list[Aim] = []
        self._names: dict[Target, Line] = {}
        made: dict[Move, MoveShown] = {}
        for together in choices.choices_of(moves):
            first = together[0]
            if question is not None and first.verb in (PASSES, ENDS):
                what = line_of(phrases.Said(phrases.question_id(view, "pass"), question.args))
            else:
                what = shared_line(choices.what(view, together))
            alone = len(together) == 1 and first.target == NO_TARGET and not first.pay
            bare = what if alone or choices.pointed(first) else shared_line(choices.bare(view, first))
            for move in together:
                made[move] = self._move(move, bare, s)
            self.choices.append(what)
        self.moves = [made[move] for move in moves]

    def _move(self, move: Move, bare: Line, s: State | None) -> MoveShown:
        view = self.view
        target = target_of(view, move.target)
        label = bare
        if target is not None:
            name = self._aim(move.target, target)
            label = bare if choices.pointed(move) else Line("choice-aimed", {"what": bare, "aim": name})
        if move.pay:
            label = Line(
                "choice-paid", {"what": label, "cards": PrintedCards(phrases.cards(view.rules, move.pay).cards)}
            )
        hinted = hint(view, move)
        return MoveShown(
            text=print_move(view, move),
            label=label,
            verb=move.verb,
            card=move.card,
            name=move.name,
            aim=target,
            price=move.pay,
            choice=len(self.choices),
            doubtful=doubtful(view, move) or (in_vain(s, move) if s is not None else ""),
            hint=line_of(hinted) if hinted is not None else None,
        )

    def _aim(self, code: Target, target: TargetShown) -> Line:
        """The name of a target. On first use, adds it to the aims."""
        name = self._names.get(code)
        if name is None:
            view = self.view
            name = self._names[code] = shared_line(choices.thing(view, code))
            whom = shared_line(choices.player(view, code))
            label = whom if target.kind == FIGURE else name
            self.aims.append(Aim(target.kind, target.seat, target.figure, target.card, name, label, whom))
        return name


def free_moves(s: State, seat: Seat) -> list[Move]:
    """What a seat may do besides answering what it is asked."""
    free = s.any_time(seat)
    if not free or seat != s.to_act:
        return free
    answers = s.answers()
    return [move for move in free if move not in answers]


def in_vain(s: State, move: Move) -> str:
    """IN_VAIN if simply playing a card would have no effect at all, which depends only on public information."""
    if move.verb != PLAY or move.target != NO_TARGET or s.rules.rows[move.card].edge != BROWN:
        return ""
    if s.stack[-1].MAY_PASS:
        return ""  # an answer to a threat always has an effect
    trial = s.clone()
    events = trial.apply(move)
    return "" if any(event.kind not in MERELY_PLAYED for event in events) or trial.to_act != s.to_act else IN_VAIN


def doubtful(view: View, move: Move) -> str:
    """Why a player might not want a legal move, judged by what the seat sees; usually empty."""
    if move.verb != PLAY or move.card == NO_CARD:
        return ""
    row = view.rules.rows[move.card]
    front = view.fronts[view.seat]
    aimed = is_figure(move.target) or is_gear(move.target) or is_hand(move.target)
    if aimed and move.target != CHARACTER:
        if view.untouched(view.seat, move.card, move.target):
            return IN_VAIN
        if phrases.player_of(view, move.target) == view.seat and (is_gear(move.target) or is_hand(move.target)):
            return "own-card"
    if row.slot and RANGE in row.numbers:
        worn = [card for card in view.table[front] if view.rules.rows[card].slot == row.slot]
        if any(view.rules.rows[card].numbers.get(RANGE, 0) > row.numbers[RANGE] for card in worn):
            return "worse-weapon"
    return ""


def hint(view: View, move: Move) -> phrases.Said | None:
    """A hint about a legal move: the card it replaces, the ability that allows it, or whether a card to take counts."""
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
