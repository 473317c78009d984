"""Playing cards: the play phase, what a card costs, and what waits until a card has been resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boothill.core import events as ev
from boothill.core.dead import PLAY_COUNT
from boothill.core.events import EVERYBODY, Event
from boothill.core.frames.base import Frame
from boothill.core.ids import FIGURES, NO_CARD, NO_FIGURE, NOBODY, Face, Figure, Seat, Target
from boothill.core.moves import END, ENDS, PLAIN_PLAYS, PLAY, PLAYS, USE, Move, discard, play, use
from boothill.core.refusal import Refused
from boothill.core.rows import BROWN, GREEN, NO_LIMIT, UNAIMED, Card
from boothill.core.targets import CHARACTER, NO_TARGET, Targets, figure_of, gear_of

if TYPE_CHECKING:
    from boothill.core.board import Board
    from boothill.core.state import State


class Playing(Frame):
    """The play phase: the seat plays any number of cards, until it ends the phase."""

    FIELDS = ("seat", "closed")
    REASON = "not-in-play-phase"
    FREE = True

    def __init__(self, seat: Seat, closed: bool = False) -> None:
        self.seat = seat
        self.closed = closed
        """Has the seat made the maximum number of moves for a turn?"""

    def run(self, s: State) -> Seat:
        if s.alive[s.fronts[self.seat]]:
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        found = [END]
        if self.closed:
            return found
        rules = s.rules
        rows = rules.rows
        seat = self.seat
        targets: dict[int, Targets] = {}
        hand = s.hands[seat]
        forbids = rules.forbids
        if forbids is not None:
            hand = [card for card in hand if not forbids(s, seat, card, rows[card], PLAY)]
        for i, card in enumerate(hand):
            row = rows[card]
            if row.aim is None:
                continue
            reach = row.reach
            codes = targets.get(reach)
            if codes is None:
                codes = targets[reach] = playable(s, seat, row)
            elif hand.index(card) < i:
                continue  # the moves of this face are already listed
            if row.cost:
                found += [Move(PLAY, card, code, "", (pay,)) for pay in others_held(s, seat, card) for code in codes]
            elif codes is UNAIMED:
                found.append(PLAIN_PLAYS[card])
            else:
                plays = PLAYS[card]
                for code in codes:
                    found.append(plays[code] if code < FIGURES else play(card, code))
        front = s.fronts[seat]
        if rules.greens:
            for card in s.table[front]:
                aim = rows[card].use_aim
                if aim is not None and s.ready(front, card):
                    found += [use(card, code) for code in aim.targets(s, seat, rows[card])]
        ability = s.ability[front]
        if ability.on_turn is not None:
            found += ability.on_turn(s, seat)
        for name in ability.aliases:
            counts_as = ability.counts_as
            codes = playable(s, seat, rules.cards[name]) if counts_as is not None else []
            for card in s.in_hand(seat) if codes else []:
                if counts_as is None or not counts_as(rows[card], name):
                    continue
                if forbids is None or not forbids(s, seat, card, rules.cards[name], PLAY):
                    found += [Move(PLAY, card, code, name) for code in codes]
        event = rules.event
        if event is not None:
            if event.on_turn is not None:
                found += event.on_turn(s, seat)
            if rules.owes is not None and owed(s, seat, found) != NO_CARD:
                del found[0]
        return found

    def answer(self, s: State, move: Move) -> None:
        verb = move.verb
        if verb == ENDS:
            s.done()
            return
        noted = s.this_turn
        made = noted[PLAY_COUNT] = noted.get(PLAY_COUNT, 0) + 1
        if made >= s.rules.most_plays:
            s.become(type(self)(self.seat, True))
        if verb == PLAY:
            play_card(s, self.seat, move)
        elif verb != USE:
            self.do(s, move)
        elif move.card != NO_CARD:
            use_card(s, self.seat, move)
        else:
            s.use_ability(self.seat, move)

    def do(self, s: State, move: Move) -> None:
        """Carry out a kind of move that only some games have."""
        raise NotImplementedError

    def refuse(self, s: State, move: Move) -> Refused:
        seat = self.seat
        if self.closed:
            return s.refused("played-out", {"n": s.rules.most_plays})
        unplayed = owed(s, seat, s.answers()) if move.verb == ENDS else NO_CARD
        if unplayed != NO_CARD:
            return s.refused("owed", {"card": s.rules.rows[unplayed].name})
        if move.verb == PLAY:
            if move.card not in s.hands[seat]:
                return s.refused("not-in-hand", {"card": s.rules.rows[move.card].name})
            row = s.rules.rows[move.card]
            if move.name:
                ability = s.ability[s.fronts[seat]]
                counts_as = ability.counts_as
                if counts_as is None or not counts_as(row, move.name):
                    return not_as(s, seat, row, move.name)
                row = s.rules.cards[move.name]
                if move.name not in ability.aliases:
                    return s.refused("only-as-answer", {"card": row.name}, row)
            reason = forbidden(s, seat, move.card, row, PLAY)
            if reason:
                return s.refused(reason, {"card": s.rules.rows[move.card].name})
            if row.aim is None:
                return s.refused("only-as-answer", {"card": row.name}, row)
            if len(move.pay) != row.cost:
                return s.refused("cost" if row.cost else "no-cost", {"card": row.name, "cost": row.cost}, row)
            for pay in move.pay:
                if pay not in others_held(s, seat, move.card):
                    return s.refused("cost", {"card": row.name, "cost": row.cost}, row)
            if move.target == CHARACTER:
                return s.refused("character-card", {"card": row.name})
            if spent(s, seat, row):
                return s.refused("limit", {"card": row.name}, row)
            return row.aim.refuse(s, seat, row, move.target)
        if move.verb == USE and move.card in s.table[s.fronts[seat]]:
            row = s.rules.rows[move.card]
            if s.rules.gear_rests:
                return s.refused("gear-rests", {"card": row.name})
            if row.use_aim is not None:
                if not s.ready(s.fronts[seat], move.card):
                    return s.refused("laid-this-turn", {"card": row.name}, row)
                if move.name:
                    return s.refused("not-as", {"card": row.name, "name": move.name}, row)
                if move.pay:
                    return s.refused("no-cost", {"card": row.name, "cost": 0}, row)
                return row.use_aim.refuse(s, seat, row, move.target)
        ability = s.ability[s.fronts[seat]]
        if move.verb == USE and move.card == NO_CARD and move.name and ability.on_turn is not None:
            if ability.bars is not None:
                return ability.bars(s, seat, move)
            return Refused(ability.rule, "not-now", {"name": move.name})
        return super().refuse(s, move)


def not_as(s: State, seat: Seat, row: Card, name: str) -> Refused:
    """Why a card cannot be used as the card of that name."""
    ability = s.ability[s.fronts[seat]]
    awake = s.rules.under("").characters[ability.name].counts_as
    if not ability.works and awake is not None and awake(row, name):
        return s.refused("ability-rests", {"name": ability.name})
    return s.refused("not-as", {"card": row.name, "name": name}, row)


def forbidden(s: Board, seat: Seat, card: Face, row: Card, verb: str) -> str:
    """The reason why a seat may not play or give up a card as that row now; empty if it may."""
    forbids = s.rules.forbids
    return "" if forbids is None else forbids(s, seat, card, row, verb)


def owed(s: State, seat: Seat, moves: list[Move]) -> Face:
    """The card that must be played before the turn may end, if one of these moves plays it; otherwise NO_CARD."""
    card = s.rules.owes(s, seat) if s.rules.owes is not None else NO_CARD
    return card if any(move.card == card and move.verb == PLAY for move in moves) else NO_CARD


def others_held(s: State, seat: Seat, card: Face) -> list[Face]:
    """The other cards of the hand, each face once."""
    rest = s.hands[seat][:]
    rest.remove(card)
    return list(dict.fromkeys(rest))


def spent(s: State, seat: Seat, row: Card) -> bool:
    """Has the seat played as many cards of this row's limit as its turn allows?"""
    played = s.this_turn.get(row.limit, 0)
    return played > 0 and s.ask(NO_LIMIT, s.fronts[seat]) <= 0 and played > s.rules.extra_limited_plays(s, seat)


def playable(s: State, seat: Seat, row: Card) -> Targets:
    """The targets of a card from the hand in the play phase; empty if it cannot be played."""
    if row.aim is None or (row.limit != "" and row.limit in s.this_turn and spent(s, seat, row)):
        return []
    return row.aim.targets(s, seat, row)


def play_card(s: State, seat: Seat, move: Move) -> None:
    """Play a card from the hand: carry it out, or lay it in front of a figure."""
    card = move.card
    row = s.rules.cards[move.name] if move.name else s.rules.rows[card]
    s.leave_hand(seat, card)
    if row.limit:
        s.this_turn[row.limit] = s.this_turn.get(row.limit, 0) + 1
    s.events.append(Event(ev.PLAYED, seat, NOBODY, (card,), EVERYBODY, 0, move.name, move.target))
    for pay in move.pay:
        s.discard(seat, pay, "cost")
    if row.edge == BROWN:
        s.rules.carries_out(s, seat, row, card, move.target)
    else:
        lay(s, card, s.fronts[seat] if move.target == NO_TARGET else figure_of(move.target))


def carry_out(s: State, seat: Seat, row: Card, card: Face, target: Target) -> None:
    """Carry out a card's effect, followed by EndOfCard. Against an immune target it has no effect."""
    s.then(EndOfCard(seat, card, NOBODY, False))
    if s.rules.immunities and target != NO_TARGET and s.untouched(seat, card, target):
        s.tell_cards(ev.NO_EFFECT, seat, (card,), shown_to=ev.EVERYBODY, target=target)
        return
    assert row.effect is not None
    row.effect(s, seat, card, target)


def use_card(s: State, seat: Seat, move: Move) -> None:
    """Use up a green card that was laid in an earlier turn."""
    row = s.rules.rows[move.card]
    s.leave_table(s.fronts[seat], move.card)
    s.tell_cards(ev.USED, seat, (move.card,), shown_to=ev.EVERYBODY, name=row.name, target=move.target)
    s.rules.carries_out(s, seat, row, move.card, move.target)


def spend(s: State, seat: Seat, move: Move, rescue: int = 0) -> None:
    """Play a card as an answer; it goes to the discard pile at once. `rescue` is 1 if it is a rescue."""
    s.leave_hand(seat, move.card)
    s.events.append(Event(ev.PLAYED, seat, NOBODY, (move.card,), EVERYBODY, rescue, move.name))
    if not move.name and s.rules.rows[move.card].bonus:
        row = s.rules.rows[move.card]
        s.draw(seat, row.bonus, row.name)  # before the card itself goes to the pile
    s.pile.append(move.card)
    s.events.append(Event(ev.SPENT, seat, NOBODY, (move.card,), EVERYBODY))
    s.gave(seat, move.card)


def lay(s: State, card: Face, figure: Figure) -> None:
    """Lay a card in front of a figure, after discarding the card that it replaces."""
    slot = s.rules.rows[card].slot
    if slot:
        for old in s.table[figure]:
            if s.rules.rows[old].slot == slot:
                s.remove(figure, old)
                break
    s.table[figure].append(card)
    if s.rules.rows[card].edge == GREEN:
        s.laid_this_turn.append(gear_of(figure, card))
    s.events.append(Event(ev.LAID, s.owner[figure], NOBODY, (card,), EVERYBODY, 0, "", figure))


class EndOfCard(Frame):
    """A played card has been resolved for everybody: eliminates those who fell, then discards the card."""

    FIELDS = ("by", "card", "other", "deaths")

    def __init__(self, by: Seat, card: Face, other: Seat, deaths: bool) -> None:
        self.by = by
        self.card = card
        self.other = other
        """A second seat that takes part in the card until it is resolved."""
        self.deaths = deaths

    def run(self, s: State) -> Seat:
        if s.fallen:
            s.become(EndOfCard(self.by, self.card, self.other, True))
            s.then(Burial())
        else:
            s.done()
            if self.card != NO_CARD:
                s.pile.append(self.card)
                s.events.append(Event(ev.SPENT, self.by, NOBODY, (self.card,), EVERYBODY))
            if self.deaths:
                s.rules.ends_if_won(s, NO_FIGURE, NOBODY)
        return NOBODY

    def engages(self, board: Board, seat: Seat, moment: str) -> bool:
        return seat == self.by or seat == self.other

    def held(self) -> tuple[Face, ...]:
        return () if self.card == NO_CARD else (self.card,)

    def source(self) -> Face | None:
        return self.card


class Burial(Frame):
    """Eliminates those who have fallen, in the order in which they fell."""

    def run(self, s: State) -> Seat:
        if s.fallen:
            figure, by = s.fallen.pop(0)
            s.rules.eliminates(s, figure, by)
        else:
            s.done()
        return NOBODY


class React(Frame):
    """A moment comes for several figures in turn: whatever is in effect for each one reacts to figure `about`."""

    FIELDS = ("moment", "about", "rest")

    def __init__(self, moment: str, about: Figure, rest: tuple[Figure, ...]) -> None:
        self.moment = moment
        self.about = about
        self.rest = rest

    def run(self, s: State) -> Seat:
        if not self.rest:
            s.done()
        else:
            s.become(React(self.moment, self.about, self.rest[1:]))
            if s.alive[self.rest[0]]:
                s.moment(self.moment, self.rest[0], self.about, 0)
        return NOBODY


class GivingUp(Frame):
    """A seat discards one card of its choice, if it has one."""

    FIELDS = ("seat",)
    REASON = "own-choice"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: State) -> Seat:
        if s.hands[self.seat]:
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [discard(card) for card in s.in_hand(self.seat)]

    def answer(self, s: State, move: Move) -> None:
        s.discard(self.seat, move.card, self.REASON)
        s.done()
