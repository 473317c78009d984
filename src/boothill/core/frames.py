"""Frames: the steps of the rules under way, each a small immutable value on the state's stack.

Only the top frame acts. It either runs by itself or asks a seat, and ends with one of four verbs of the state:
`then` (do this first), `become` (turn into that), `done`, and `give` (done, with a result for the frame beneath).
Frames tolerate a changed world: a walk round the table skips the dead, a dead player's turn turns into the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from boothill.core import events as ev
from boothill.core.events import Event
from boothill.core.moves import (
    CHARACTER,
    DISCARD,
    END,
    ENDS,
    NO_CARD,
    NO_TARGET,
    NOBODY,
    PASS,
    PASSES,
    PLAY,
    PLAYS,
    USE,
    Move,
    discard,
    gear_of,
    play,
    take,
    use,
    use_ability,
)
from boothill.core.refusal import Refused
from boothill.core.rows import BROWN, FLIPS, GREEN, NO_LIMIT, Card

if TYPE_CHECKING:
    from boothill.core.state import State

ABILITY: Final = -3
"""Stands for the own ability among the things already tried against a hit."""


class Frame:
    """One step of the rules."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """The names of the constructor's arguments, in order: what is saved and compared."""
    REASON: ClassVar[str] = "not-asked-for"
    """What refuses a move that does not answer this step."""
    CLOSED: ClassVar[bool] = False
    """Part of one decision that is only asked in several parts: nobody can act in between."""
    OPEN: ClassVar[bool] = False
    """Which answers there are depends on nothing that is hidden from anybody."""

    def run(self, s: State) -> int:
        """Return the seat that must decide, or act and return NOBODY."""
        raise NotImplementedError

    def moves(self, s: State) -> list[Move]:
        """The answers open to the seat that is asked."""
        raise NotImplementedError

    def answer(self, s: State, move: Move) -> None:
        """Carry out one of those answers."""
        raise NotImplementedError

    def got(self, s: State, result: int) -> None:
        """A step that this one waited for has given a result."""
        raise NotImplementedError

    def aimed(self, figure: int) -> Frame:
        """The same step for another figure; for steps that go round the table."""
        raise NotImplementedError

    def engages(self, seat: int, moment: str) -> bool:
        """Does what is resolved here, a card of this seat or a contest it takes part in, make a moment wait?"""
        return False

    def held(self) -> tuple[int, ...]:
        """Cards that lie nowhere but in this step."""
        return ()

    def seen_by(self, seat: int) -> Frame:
        """The step as a seat may see it: cards others look at are unknown."""
        return self

    def with_held(self, cards: tuple[int, ...]) -> Frame:
        """The same step holding other cards; for a seat that imagines what it cannot see."""
        return self

    def imagined(self, s: State, pick: Callable[[int], int]) -> Frame:
        """The same step with a guess in place of a choice that the seat who imagines this state cannot know."""
        return self

    def refuse(self, s: State, move: Move) -> Refused:
        """Why a move of the seat that is asked is not among the answers."""
        row = None
        if move.card != NO_CARD:
            row = s.rules.rows[move.card]
            if move.verb in (PLAY, DISCARD) and move.card not in s.hands[s.to_act]:
                return s.refused("not-in-hand", {"card": row.name})
        return s.refused(self.REASON, {"card": row.name if row is not None else move.name}, row)

    def fields(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in self.FIELDS])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and type(self) is type(other) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(self.fields())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()!r}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), self.fields())


def saved(value: Any) -> Any:
    """A frame, or a field of one, as values that JSON can hold."""
    if isinstance(value, Frame):
        return {"frame": type(value).__name__, "fields": [saved(field) for field in value.fields()]}
    if isinstance(value, tuple):
        return [saved(item) for item in value]
    return value


def restored(data: Any, frames: dict[str, type[Frame]]) -> Any:
    """The value that `saved` was given."""
    if isinstance(data, dict):
        return frames[data["frame"]](*[restored(field, frames) for field in data["fields"]])
    if isinstance(data, list):
        return tuple([restored(item, frames) for item in data])
    return data


# -- the turn --------------------------------------------------------------------------------------------------


class Turn(Frame):
    """A seat's turn, about to begin the given step of the ruleset's plan."""

    FIELDS = ("seat", "step")

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step

    def run(self, s: State) -> int:
        seat = self.seat
        if self.step >= len(s.rules.turn) or not s.alive[s.fronts[seat]]:
            begin_turn(s, s.next_seat(seat))
        else:
            s.stack[-1] = turn(seat, self.step + 1)
            phase, begin = s.rules.turn[self.step]
            s.phase = phase
            begin(s, seat)
        return NOBODY

    def got(self, s: State, result: int) -> None:
        """Go on with another step of the plan than the next."""
        s.become(turn(self.seat, result))


_TURNS: Final[dict[int, Turn]] = {}


def turn(seat: int, step: int) -> Turn:
    """The frame of a turn; being a value, each is made only once."""
    found = _TURNS.get(seat << 5 | step)
    if found is None:
        found = _TURNS[seat << 5 | step] = Turn(seat, step)
    return found


def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.phase = s.rules.turn[0][0]
    s.tally.clear()
    s.fresh.clear()
    s.events.append(Event(ev.TURN, seat))
    s.become(turn(seat, 0))


NEVER: Final = -2
"""What a step returns after which nobody will ever be asked again."""


class Over(Frame):
    """The game has ended; whatever was under way stays beneath."""

    def run(self, s: State) -> int:
        return NEVER


class Test(Frame):
    """A card in play compels its bearer to a draw!, and its row's verdict follows."""

    FIELDS = ("figure", "card")

    def __init__(self, figure: int, card: int) -> None:
        self.figure = figure
        self.card = card

    def run(self, s: State) -> int:
        demand = s.rules.rows[self.card].demand
        if not s.alive[self.figure] or self.card not in s.table[self.figure]:
            s.done()
        elif demand:
            s.then(s.rules.reveals(self.figure, demand))
        else:
            self.got(s, 1)
        return NOBODY

    def got(self, s: State, result: int) -> None:
        s.done()
        verdict = s.rules.rows[self.card].verdict
        assert verdict is not None
        verdict(s, self.figure, self.card, result > 0)


def tests(s: State, seat: int) -> None:
    """The draw!s a seat must make before anything else in its turn, in the order of their rows."""
    compel(s, (s.fronts[seat],))


def compel(s: State, figures: tuple[int, ...]) -> None:
    """The draw!s that cards before some figures compel their bearers to, in the order of their rows."""
    rows = s.rules.rows
    waiting = []
    for figure in figures:
        for card in s.table[figure]:
            if rows[card].verdict is not None:
                waiting.append(Test(figure, card))
    if waiting:
        waiting.sort(key=lambda test: -rows[test.card].order)
        s.stack += waiting


class Playing(Frame):
    """The play phase: any number of cards, one after the other, until the seat ends it."""

    FIELDS = ("seat",)
    REASON = "not-in-play-phase"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> int:
        if s.alive[s.fronts[self.seat]]:
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        found = [END]
        rows = s.rules.rows
        seat = self.seat
        targets: dict[str, list[int]] = {}
        for card in dict.fromkeys(s.hands[seat]):
            row = rows[card]
            if row.aim is None:
                continue
            name = row.name
            codes = targets.get(name)
            if codes is None:
                codes = targets[name] = playable(s, seat, row)
            if row.cost:
                found += [Move(PLAY, card, code, "", (pay,)) for pay in others_held(s, seat, card) for code in codes]
            else:
                for code in codes:
                    found.append(PLAYS.get(card << 12 | code + 1) or play(card, code))
        front = s.fronts[seat]
        for card in s.table[front]:
            aim = rows[card].use_aim
            if aim is not None and s.ready(front, card):
                found += [use(card, code) for code in aim.targets(s, seat, rows[card])]
        ability = s.ability[front]
        if ability.on_turn is not None:
            found += ability.on_turn(s, seat)
        for name in ability.aliases:
            counts_as = ability.counts_as
            codes = playable(s, seat, s.rules.cards[name]) if counts_as is not None else []
            for card in dict.fromkeys(s.hands[seat]) if codes else []:
                if counts_as is not None and counts_as(rows[card], name):
                    found += [Move(PLAY, card, code, name) for code in codes]
        return found

    def answer(self, s: State, move: Move) -> None:
        verb = move.verb
        if verb == PLAY:
            play_card(s, self.seat, move)
        elif verb == ENDS:
            s.done()
        elif verb != USE:
            self.do(s, move)
        elif move.card != NO_CARD:
            use_card(s, self.seat, move)
        else:
            s.use_ability(self.seat, move)

    def do(self, s: State, move: Move) -> None:
        """Carry out a move of a kind that not every game has."""
        raise NotImplementedError

    def refuse(self, s: State, move: Move) -> Refused:
        seat = self.seat
        if move.verb == PLAY:
            if move.card not in s.hands[seat]:
                return s.refused("not-in-hand", {"card": s.rules.rows[move.card].name})
            row = s.rules.rows[move.card]
            if move.name:
                ability = s.ability[s.fronts[seat]]
                counts_as = ability.counts_as
                if counts_as is None or move.name not in ability.aliases or not counts_as(row, move.name):
                    return s.refused("not-as", {"card": row.name, "name": move.name}, row)
                row = s.rules.cards[move.name]
            if row.aim is None:
                return s.refused("only-as-answer", {"card": row.name}, row)
            if len(move.pay) != row.cost:
                return s.refused("cost" if row.cost else "no-cost", {"card": row.name, "cost": row.cost}, row)
            for pay in move.pay:
                if pay not in others_held(s, seat, move.card):
                    return s.refused("not-in-hand", {"card": s.rules.rows[pay].name})
            if move.target == CHARACTER:
                return s.refused("character-card", {"card": row.name})
            if spent(s, seat, row):
                return s.refused("limit", {"card": row.name}, row)
            return row.aim.refuse(s, seat, row, move.target)
        if move.verb == USE and move.card in s.table[s.fronts[seat]]:
            row = s.rules.rows[move.card]
            if row.use_aim is not None and not s.ready(s.fronts[seat], move.card):
                return s.refused("laid-this-turn", {"card": row.name}, row)
            if row.use_aim is not None and move.name:
                return s.refused("not-as", {"card": row.name, "name": move.name}, row)
            if row.use_aim is not None and move.pay:
                return s.refused("no-cost", {"card": row.name, "cost": 0}, row)
            if row.use_aim is not None:
                return row.use_aim.refuse(s, seat, row, move.target)
        if move.verb == USE and move.name and s.ability[s.fronts[seat]].on_turn is not None:
            return Refused(s.ability[s.fronts[seat]].rule, "not-now", {"name": move.name})
        return super().refuse(s, move)


def others_held(s: State, seat: int, card: int) -> list[int]:
    """The other cards of the hand that holds a card."""
    rest = s.hands[seat][:]
    rest.remove(card)
    return list(dict.fromkeys(rest))


def spent(s: State, seat: int, row: Card) -> bool:
    """Has the seat used up what its turn allows of such cards?"""
    played = s.tally.get(row.limit, 0)
    return played > 0 and s.ask(NO_LIMIT, s.fronts[seat]) <= 0 and played > s.rules.allows(s, seat)


def playable(s: State, seat: int, row: Card) -> list[int]:
    """Where a card of the hand may be aimed in the play phase."""
    if row.aim is None or (row.limit != "" and spent(s, seat, row)):
        return []
    return row.aim.targets(s, seat, row)


def play_card(s: State, seat: int, move: Move) -> None:
    """A card leaves the hand and is carried out, or laid where it works from now on."""
    card = move.card
    row = s.rules.cards[move.name] if move.name else s.rules.rows[card]
    s.leave_hand(seat, card)
    if row.limit:
        s.tally[row.limit] = s.tally.get(row.limit, 0) + 1
    s.events.append(Event(ev.PLAYED, seat, NOBODY, (card,), 0, move.name, None, move.target))
    for pay in move.pay:
        s.discard(seat, pay, "cost")
    if row.edge == BROWN:
        s.rules.carries_out(s, seat, row, card, move.target)
    else:
        lay(s, card, s.fronts[seat] if move.target == NO_TARGET else move.target)


def carry_out(s: State, seat: int, row: Card, card: int, target: int) -> None:
    """What a card does, and after it the end of the card; nothing, where its target is beyond its power."""
    s.then(EndOfCard(seat, card, NOBODY, False))
    if s.rules.immunities and target != NO_TARGET and s.untouched(seat, card, target):
        s.tell(ev.NO_EFFECT, seat, cards=(card,), target=target)
        return
    assert row.effect is not None
    row.effect(s, seat, card, target)


def use_card(s: State, seat: int, move: Move) -> None:
    """A green card laid earlier is used up."""
    row = s.rules.rows[move.card]
    s.table[s.fronts[seat]].remove(move.card)
    s.tell(ev.USED, seat, NOBODY, (move.card,), 0, row.name, None, move.target)
    s.rules.carries_out(s, seat, row, move.card, move.target)


def spend(s: State, seat: int, move: Move) -> None:
    """A card is played as an answer and goes to the discard pile at once."""
    s.leave_hand(seat, move.card)
    s.tell(ev.PLAYED, seat, NOBODY, (move.card,), 0, move.name)
    if not move.name and s.rules.rows[move.card].bonus:
        row = s.rules.rows[move.card]
        s.draw(seat, row.bonus, row.name)  # before the card itself is on the pile
    s.pile.append(move.card)
    s.tell(ev.SPENT, seat, NOBODY, (move.card,))
    s.gave(seat, move.card)


def lay(s: State, card: int, figure: int) -> None:
    """Lay a card before a figure; the one it replaces goes first."""
    slot = s.rules.rows[card].slot
    if slot:
        for old in s.table[figure]:
            if s.rules.rows[old].slot == slot:
                s.remove(figure, old)
                break
    s.table[figure].append(card)
    if s.rules.rows[card].edge == GREEN:
        s.fresh.append(gear_of(figure, card))
    s.events.append(Event(ev.LAID, s.owner[figure], NOBODY, (card,), 0, "", None, figure))


class EndOfCard(Frame):
    """A played card has been resolved for everybody: those it felled go, then the card itself."""

    FIELDS = ("by", "card", "other", "deaths")

    def __init__(self, by: int, card: int, other: int, deaths: bool) -> None:
        self.by = by
        self.card = card
        self.other = other
        """A second seat that takes part in the card until it is done with."""
        self.deaths = deaths

    def run(self, s: State) -> int:
        if s.fallen:
            s.become(EndOfCard(self.by, self.card, self.other, True))
            s.then(Burial())
        else:
            s.done()
            if self.card != NO_CARD:
                s.pile.append(self.card)
                s.events.append(Event(ev.SPENT, self.by, NOBODY, (self.card,)))
            if self.deaths:
                s.rules.judges(s, NOBODY, NOBODY)
        return NOBODY

    def engages(self, seat: int, moment: str) -> bool:
        return seat == self.by or seat == self.other

    def held(self) -> tuple[int, ...]:
        return () if self.card == NO_CARD else (self.card,)


class Burial(Frame):
    """Those who have fallen are eliminated, in the order they fell."""

    def run(self, s: State) -> int:
        if s.fallen:
            figure, by = s.fallen.pop(0)
            s.rules.eliminates(s, figure, by)
        else:
            s.done()
        return NOBODY


class React(Frame):
    """A moment comes for one figure after the other: what is in effect for each reacts to figure `about`."""

    FIELDS = ("moment", "about", "rest")

    def __init__(self, moment: str, about: int, rest: tuple[int, ...]) -> None:
        self.moment = moment
        self.about = about
        self.rest = rest

    def run(self, s: State) -> int:
        if not self.rest:
            s.done()
        else:
            s.become(React(self.moment, self.about, self.rest[1:]))
            if s.alive[self.rest[0]]:
                s.moment(self.moment, self.rest[0], self.about, 0)
        return NOBODY


class Discarding(Frame):
    """A seat discards cards of its choice down to the hand limit."""

    FIELDS = ("seat",)
    REASON = "discard-phase"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> int:
        if len(s.hands[self.seat]) > s.rules.hand_limit(s, self.seat):
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        # What may be done at any time is a real choice here: it can make the discard needless.
        return [*[discard(card) for card in dict.fromkeys(s.hands[self.seat])], *s.any_time(self.seat)]

    def answer(self, s: State, move: Move) -> None:
        if move.verb == USE:
            s.use_ability(self.seat, move)
        else:
            s.discard(self.seat, move.card)


class GivingUp(Frame):
    """A seat discards one card of its choice, if it has one."""

    FIELDS = ("seat",)
    REASON = "own-choice"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> int:
        if s.hands[self.seat]:
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [discard(card) for card in dict.fromkeys(s.hands[self.seat])]

    def answer(self, s: State, move: Move) -> None:
        s.discard(self.seat, move.card, self.REASON)
        s.done()


# -- hits and demands ------------------------------------------------------------------------------------------


class Shot(Frame):
    """A hit under way: its target answers until it has missed often enough, or is hit."""

    FIELDS: ClassVar[tuple[str, ...]] = ("by", "at", "misses", "tried")
    REASON = "answer-hit"

    def __init__(self, by: int, at: int, misses: int, tried: tuple[int, ...]) -> None:
        self.by = by
        self.at = at
        self.misses = misses
        self.tried = tried

    def aimed(self, figure: int) -> Frame:
        return Shot(self.by, figure, self.misses, self.tried)

    def run(self, s: State) -> int:
        return s.owner[self.at]

    def moves(self, s: State) -> list[Move]:
        found = [PASS]
        at = self.at
        rows = s.rules.rows
        for card in s.in_effect(at) if s.rules.mutes else s.table[at]:
            if rows[card].shield:
                if card not in self.tried:
                    found.append(use(card))
            elif rows[card].miss and s.ready(at, card):
                found.append(use(card))
        ability = s.ability[at]
        if ability.shield and ABILITY not in self.tried:
            found.append(use_ability(ability.name))
        counts_as = ability.counts_as
        for card in dict.fromkeys(s.hands[s.owner[at]]):
            row = rows[card]
            if row.miss and row.edge == BROWN:
                found.append(play(card))
            if counts_as is not None and row.name != s.rules.dodge and counts_as(row, s.rules.dodge):
                found.append(Move(PLAY, card, NO_TARGET, s.rules.dodge))
        return found

    def answer(self, s: State, move: Move) -> None:
        seat = s.owner[self.at]
        if move.verb == PASSES:
            s.tell(ev.PASSED, seat)
            s.done()
            s.rules.loses(s, self.at, 1, self.by)
        elif move.verb == USE:
            if move.card != NO_CARD and s.rules.rows[move.card].miss:
                s.tell(ev.USED, seat, NOBODY, (move.card,), 0, s.rules.rows[move.card].name)
                self.missed(s)
                used_up = s.rules.rows[move.card]
                s.draw(seat, used_up.bonus, used_up.name)  # before the card itself is on the pile
                s.remove(self.at, move.card, used_up.name)
                return
            used = move.card if move.card != NO_CARD else ABILITY
            row = s.rules.rows[move.card] if move.card != NO_CARD else s.ability[self.at]
            s.tell(ev.USED, seat, NOBODY, (), 0, row.name)
            s.become(Shot(self.by, self.at, self.misses, (*self.tried, used)))
            s.then(s.rules.reveals(self.at, row.shield))
        else:
            spend(s, seat, move)
            self.missed(s)

    def got(self, s: State, result: int) -> None:
        if result > 0:
            self.missed(s)

    def refuse(self, s: State, move: Move) -> Refused:
        if move.verb == USE:
            row = s.rules.rows[move.card] if move.card != NO_CARD else s.ability[self.at]
            if (move.card if move.card != NO_CARD else ABILITY) in self.tried:
                return s.refused("used-once", {"card": row.name})
            if move.card in s.table[self.at] and move.card not in s.in_effect(self.at):
                return s.refused("muted", {"card": row.name})
        if move.verb == PLAY and move.name and move.card in s.hands[s.to_act]:
            row = s.rules.rows[move.card]
            return s.refused("not-as", {"card": row.name, "name": move.name}, row)
        return super().refuse(s, move)

    def missed(self, s: State) -> None:
        s.tell(ev.MISSED, s.owner[self.at], self.by, (), self.misses - 1, target=self.at)
        if self.misses > 1:
            s.become(Shot(self.by, self.at, self.misses - 1, self.tried))
        else:
            s.done()


class Demanded(Frame):
    """A figure's owner gives up a card that counts as a blow, or the figure loses a life."""

    FIELDS = ("by", "at")
    REASON = "answer-demand"

    def __init__(self, by: int, at: int) -> None:
        self.by = by
        self.at = at

    def aimed(self, figure: int) -> Frame:
        return Demanded(self.by, figure)

    def run(self, s: State) -> int:
        return s.owner[self.at]

    def moves(self, s: State) -> list[Move]:
        return blows(s, self.at)

    def answer(self, s: State, move: Move) -> None:
        if move.verb == PASSES:
            s.tell(ev.PASSED, s.owner[self.at])
            s.done()
            s.rules.loses(s, self.at, 1, self.by)
        else:
            s.discard(s.owner[self.at], move.card, self.REASON)
            s.gave(s.owner[self.at], move.card)
            s.done()


class Contest(Frame):
    """Two figures give up blows in turn; the first whose owner does not loses a life."""

    FIELDS = ("by", "at", "now")
    REASON = "answer-contest"

    def __init__(self, by: int, at: int, now: int) -> None:
        self.by = by
        self.at = at
        self.now = now

    def run(self, s: State) -> int:
        return s.owner[self.now]

    def moves(self, s: State) -> list[Move]:
        return blows(s, self.now)

    def answer(self, s: State, move: Move) -> None:
        if move.verb == PASSES:
            s.tell(ev.PASSED, s.owner[self.now])
            s.done()
            # Who loses his own contest has nobody to blame.
            s.rules.loses(s, self.now, 1, s.owner[self.by] if self.now == self.at else NOBODY)
        else:
            s.discard(s.owner[self.now], move.card, self.REASON)
            s.gave(s.owner[self.now], move.card, contest=True)
            s.become(Contest(self.by, self.at, self.by if self.now == self.at else self.at))


def blows(s: State, figure: int) -> list[Move]:
    """The answers to a demand for a blow."""
    found = [PASS]
    counts_as = s.ability[figure].counts_as
    for card in dict.fromkeys(s.hands[s.owner[figure]]):
        row = s.rules.rows[card]
        if row.blow or (counts_as is not None and counts_as(row, s.rules.shot)):
            found.append(discard(card))
    return found


class Each(Frame):
    """A step for one figure after the other."""

    FIELDS = ("frame", "rest")

    def __init__(self, frame: Frame, rest: tuple[int, ...]) -> None:
        self.frame = frame
        self.rest = rest

    def run(self, s: State) -> int:
        if not self.rest:
            s.done()
        else:
            s.become(Each(self.frame, self.rest[1:]))
            if s.alive[self.rest[0]]:
                s.then(self.frame.aimed(self.rest[0]))
        return NOBODY


# -- cards turned over or laid out -----------------------------------------------------------------------------


class Reveal(Frame):
    """A draw!: the top card is turned over, and the frame beneath is given 1 if it is what was demanded."""

    FIELDS = ("figure", "demand")

    def __init__(self, figure: int, demand: str) -> None:
        self.figure = figure
        self.demand = demand

    def run(self, s: State) -> int:
        seat = s.owner[self.figure]
        cards = s.top_cards(seat, 1 + s.ask(FLIPS, self.figure))
        if not cards:
            s.tell(ev.NO_CARD_LEFT, seat, name=self.demand)
            s.give(0)
        elif len(cards) == 1:
            turn_up(s, seat, cards[0], self.demand)
        else:
            s.tell(ev.OFFERED, seat, cards=tuple(cards), name=self.demand)
            s.become(Pick(self.figure, self.demand, tuple(cards)))
        return NOBODY


def turn_up(s: State, seat: int, card: int, demand: str) -> None:
    """The card that counts is laid on the pile and read."""
    met = s.rules.demands[demand].met(s.rules.faces[card])
    s.pile.append(card)
    s.tell(ev.TURNED_UP, seat, cards=(card,), n=1 if met else 0, name=demand)
    s.give(1 if met else 0)


class Pick(Frame):
    """Several cards lie turned over for one draw!; the seat says which one counts."""

    FIELDS = ("figure", "demand", "cards")
    REASON = "pick-one"
    OPEN = True

    def __init__(self, figure: int, demand: str, cards: tuple[int, ...]) -> None:
        self.figure = figure
        self.demand = demand
        self.cards = cards

    def run(self, s: State) -> int:
        return s.owner[self.figure]

    def moves(self, s: State) -> list[Move]:
        return [take(card) for card in dict.fromkeys(self.cards)]

    def answer(self, s: State, move: Move) -> None:
        seat = s.owner[self.figure]
        rest = list(self.cards)
        rest.remove(move.card)
        for card in rest:
            s.pile.append(card)
            s.tell(ev.SPENT, seat, NOBODY, (card,))
        turn_up(s, seat, move.card, self.demand)

    def held(self) -> tuple[int, ...]:
        return self.cards


class Store(Frame):
    """Cards lie open, and the seats take one each in turn."""

    FIELDS = ("cards", "seats")
    REASON = "take-one"
    OPEN = True

    def __init__(self, cards: tuple[int, ...], seats: tuple[int, ...]) -> None:
        self.cards = cards
        self.seats = seats

    def run(self, s: State) -> int:
        if self.cards and self.seats:
            return self.seats[0]
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [take(card) for card in dict.fromkeys(self.cards)]

    def answer(self, s: State, move: Move) -> None:
        rest = list(self.cards)
        rest.remove(move.card)
        s.hands[self.seats[0]].append(move.card)
        s.tell(ev.TOOK, self.seats[0], NOBODY, (move.card,))
        s.become(Store(tuple(rest), self.seats[1:]))

    def held(self) -> tuple[int, ...]:
        return self.cards


FRAMES: Final[dict[str, type[Frame]]] = {
    frame.__name__: frame
    for frame in (
        Turn, Over, Test, Playing, EndOfCard, Burial, React, Discarding, GivingUp, Shot, Demanded, Contest, Each,
        Reveal, Pick, Store,
    )
}  # fmt: skip
