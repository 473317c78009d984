"""The steps of the Duel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boothill.core import events as ev
from boothill.core.events import Event
from boothill.core.frames import ABILITY, Frame, Playing, Shot, spend
from boothill.core.moves import (
    CHOOSE,
    DISCARD,
    NO_CARD,
    NO_TARGET,
    NOBODY,
    PASS,
    PASSES,
    PLAY,
    RELOAD,
    SWAP,
    TAKE,
    USE,
    Move,
    card_of,
    discard,
    draw_from,
    figure_of,
    gear_of,
    hand_of,
    is_gear,
    seat_of,
    side_of,
    take,
    use_ability,
)
from boothill.core.refusal import Refused
from boothill.core.rows import BROWN, ELIMINATED, LOST_LIFE
from boothill.core.state import State
from boothill.sets.duel.sides import (
    DRAWS,
    HITS_REAR,
    HITS_SHOOTER,
    OF_CARDS,
    RETURNS_FIRE,
    ROBS,
    SIDES,
    STRIKES,
    in_rear,
    move_marker,
    opponent,
    person,
    place_of,
    position_order,
    rear,
    set_off,
    slots,
)

AVOIDED = "avoided"
"""Moment (s, figure, NOBODY, 0): a hit of this front's player was avoided by the opponent."""
ROBBED = "robbed"
"""Moment (s, figure, NOBODY, 0): the opponent took or discarded a card that this figure guards."""
FURTHER = "further"
"""Number of a character, above 0: to avoid a BANG! shot with it in front a further card must be discarded."""
SEES_TWICE = "sees twice"
"""Number of a character in play, above 0: two cards are turned over for every reveal, and its owner picks."""
SPARES = "spares"
"""Number of a character, above 0: it may lose a point instead of its partner."""
SCAVENGES = "scavenges"
"""Number of a character: how many cards its player may take, while it is front, when somebody is eliminated."""


SWAPS: Final = Move(SWAP)


class DuelPlaying(Playing):
    """The play phase of the Duel: also one voluntary swap, and reloading once a side is down to one. [DUE-4.4, 4.5]"""

    def moves(self, s: State) -> list[Move]:
        found = super().moves(s)
        front = s.fronts[self.seat]
        if s.alive[front ^ 1] and SWAP not in s.tally:
            found.append(SWAPS)
        if may_reload(s):
            rows = s.rules.rows
            for card in dict.fromkeys(s.hands[self.seat]):
                if rows[card].reloads:
                    found.append(Move(RELOAD, card))
            for card in s.table[front]:
                if rows[card].reloads:
                    found.append(Move(RELOAD, NO_CARD, gear_of(front, card)))
        return found

    def do(self, s: State, move: Move) -> None:
        if move.verb == SWAP:
            s.tally[SWAP] = 1
            s.then(SETTLE)
            move_marker(s, self.seat, self.seat)
            return
        if move.card != NO_CARD:
            s.discard(self.seat, move.card)
        else:
            s.remove(figure_of(move.target), card_of(move.target))
        s.draw(self.seat, 1)

    def refuse(self, s: State, move: Move) -> Refused:
        if move.verb == SWAP:
            return s.refused("swapped" if SWAP in s.tally else "sole")
        if move.verb == RELOAD:
            return s.refused("reload")
        return super().refuse(s, move)


def may_reload(s: State) -> bool:
    """Only once a side is down to one character. [DUE-10.2]"""
    alive, reserves = s.alive, s.reserves
    return (not reserves[0] and alive[0] != alive[1]) or (not reserves[1] and alive[2] != alive[3])


# -- complete, then what waits ---------------------------------------------------------------------------------


class Settle(Frame):
    """An effect is complete: the end, eliminations, then what waits, each completed before the next. [DUE-12.3]"""

    FIELDS = ("entries",)

    def __init__(self, entries: tuple[tuple[str, int, int], ...]) -> None:
        self.entries = entries

    def run(self, s: State) -> int:
        life, alive = s.life, s.alive
        if (
            (life[0] <= 0 and alive[0])
            or (life[1] <= 0 and alive[1])
            or (life[2] <= 0 and alive[2])
            or (life[3] <= 0 and alive[3])
        ):
            self.bury(s)
        elif s.waiting:
            entries = tuple(s.waiting)
            s.waiting = []
            s.then(Settle(entries))
        elif self.entries:
            entry = self.next_entry(s)
            rest = list(self.entries)
            rest.remove(entry)
            s.become(Settle(tuple(rest)))
            happen(s, entry)
        else:
            s.done()
        return NOBODY

    def bury(self, s: State) -> None:
        """The end of the game, or the first who has fallen, in position order."""
        for seat in (s.turn, opponent(s.turn)):
            if not s.reserves[seat] and not any(s.alive[slot] and s.life[slot] > 0 for slot in slots(seat)):
                s.ends(s.roles[opponent(seat)])
                return
        s.then(Leaving(next(figure for figure in position_order(s) if s.life[figure] <= 0)))

    def next_entry(self, s: State) -> tuple[str, int, int]:
        """The first in position order; what belongs to somebody who is gone comes last."""
        order = position_order(s)

        def place(entry: tuple[str, int, int]) -> int:
            figure = place_of(s, entry[1])
            return order.index(figure) if figure in order else len(order)

        return min(self.entries, key=place)


SETTLE: Final = Settle(())
"""What lies beneath each effect."""


def happen(s: State, entry: tuple[str, int, int]) -> None:
    """A waiting effect comes; that of a character who is gone is lost, unless it is a card's. [DUE-12.4, 12.5]"""
    kind, number, other = entry
    if kind not in OF_CARDS and place_of(s, number) == NOBODY:
        return
    character = list(s.rules.characters.values())[number]
    name = s.rules.rows[other].name if kind in OF_CARDS else character.name
    seat = s.roles.index(character.side)
    foe = opponent(seat)
    if kind in (DRAWS, STRIKES):
        s.tell(ev.ABILITY, seat, name=name)
        s.draw(seat, 1)
    elif kind == ROBS:
        if s.hands[foe]:
            s.then(Robbing(seat, name))
    else:
        at = s.fronts[foe]
        if kind == HITS_REAR:
            at = in_rear(s, foe)
        elif kind == HITS_SHOOTER:
            at = place_of(s, other)
        if at != NOBODY:
            s.tell(ev.ABILITY, seat, name=name, target=at)
            s.then(Hit(number, at, 1, (), seat, "", False))


class Leaving(Frame):
    """One character is eliminated: it goes, others take from it, its owner draws, the next one comes. [DUE-13.2]"""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, s: State) -> int:
        figure = self.figure
        s.alive[figure] = False
        s.life[figure] = 0
        s.tell(ev.OUT, s.owner[figure], name=s.who[figure].name, target=figure)
        s.become(Replacing(figure))
        for seat in (opponent(s.turn), s.turn):
            front = s.fronts[seat]
            takes = s.ability[front].numbers.get(SCAVENGES, 0)
            if takes > 0 and s.alive[front] and s.life[front] > 0:
                s.then(Scavenging(seat, figure, takes))
        return NOBODY


class Replacing(Frame):
    """The rest of an elimination: gear, two cards, Bill Tightman, and who comes from the reserve. [DUE-13.2 to 13.5]"""

    FIELDS = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def run(self, s: State) -> int:
        s.done()
        figure = self.figure
        seat = s.owner[figure]
        for card in s.table[figure][:]:
            s.remove(figure, card)
        s.draw(seat, 2)
        for other in (s.fronts[s.turn], s.fronts[opponent(s.turn)]):
            if s.alive[other] and s.life[other] > 0:
                s.moment(ELIMINATED, other, figure, 0)
        if s.reserves[seat]:
            enter(s, figure, s.reserves[seat].pop())
        elif s.fronts[seat] == figure:
            other = rear(s, seat)
            if other != NOBODY:
                s.fronts[seat] = other
        return NOBODY


class Scavenging(Frame):
    """A player takes cards of a fallen character's gear or, of an enemy's, of his owner's hand. [DUE-15.14]"""

    FIELDS = ("seat", "figure", "left")
    REASON = "take-one"

    def __init__(self, seat: int, figure: int, left: int) -> None:
        self.seat = seat
        self.figure = figure
        self.left = left

    def run(self, s: State) -> int:
        if self.left > 0 and len(self.moves(s)) > 1:
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        victim = s.owner[self.figure]
        found = [PASS, *[take(card) for card in s.table[self.figure]]]
        if victim != self.seat and s.hands[victim]:
            found.append(draw_from(hand_of(victim)))
        return found

    def answer(self, s: State, move: Move) -> None:
        if move.verb == PASSES:
            s.done()
            return
        s.become(Scavenging(self.seat, self.figure, self.left - 1))
        if move.verb == TAKE:
            take_gear(s, self.seat, self.figure, move.card)
        else:
            s.then(Blind(self.seat, s.owner[self.figure], True))


def take_gear(s: State, seat: int, figure: int, card: int) -> None:
    """A gear goes into a hand."""
    s.table[figure].remove(card)
    s.hands[seat].append(card)
    s.tell(ev.TOOK, seat, s.owner[figure], (card,), target=figure)


def gear_is_robbed(s: State, seat: int, figure: int) -> None:
    """The opponent has touched a gear; its bearer is the target, and so active. [DUE-15.11]"""
    if s.owner[figure] != seat and s.alive[figure]:
        s.moment(ROBBED, figure, NOBODY, 0)


class Blind(Frame):
    """A random card of a hand is taken or discarded; where both backs are there the picker names one. [DUE-11.2]"""

    FIELDS = ("seat", "victim", "keeps")
    REASON = "name-one"

    def __init__(self, seat: int, victim: int, keeps: bool) -> None:
        self.seat = seat
        self.victim = victim
        self.keeps = keeps

    def backs(self, s: State) -> list[int]:
        return sorted({s.rules.faces[card].back for card in s.hands[self.victim]})

    def run(self, s: State) -> int:
        backs = self.backs(s)
        if len(backs) > 1:
            return self.seat
        self.pick(s, backs[0] if backs else 0)
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [Move(CHOOSE, NO_CARD, NO_TARGET, SIDES[back]) for back in self.backs(s)]

    def answer(self, s: State, move: Move) -> None:
        self.pick(s, SIDES.index(move.name))

    def pick(self, s: State, back: int) -> None:
        s.done()
        cards = [card for card in s.hands[self.victim] if s.rules.faces[card].back == back]
        if not cards:
            return
        card = cards[s.pick(len(cards))]
        if self.keeps:
            s.leave_hand(self.victim, card)
            s.hands[self.seat].append(card)
            s.tell(ev.STOLE, self.seat, self.victim, (card,), 1, only=(self.seat, self.victim))
        else:
            s.discard(self.victim, card)
        front = s.fronts[self.victim]
        if s.alive[front]:
            s.moment(ROBBED, front, NOBODY, 0)


class Robbing(Frame):
    """A player may discard a random card of the opponent's hand. [DUE-15.20]"""

    FIELDS = ("seat", "name")
    REASON = "not-asked-for"

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name

    def run(self, s: State) -> int:
        return self.seat

    def moves(self, s: State) -> list[Move]:
        return [PASS, use_ability(self.name)]

    def answer(self, s: State, move: Move) -> None:
        s.done()
        if move.verb == USE:
            foe = opponent(self.seat)
            s.tell(ev.ABILITY, self.seat, name=self.name, target=hand_of(foe))
            s.then(Blind(self.seat, foe, False))


# -- hits and losses -------------------------------------------------------------------------------------------


class Hit(Shot):
    """A hit of the Duel: what happens when it is avoided depends on the card. [DUE-8.1 to 8.8]"""

    FIELDS = ("by", "at", "misses", "tried", "seat", "name", "further")

    def __init__(
        self, by: int, at: int, misses: int, tried: tuple[int, ...], seat: int, name: str, further: bool
    ) -> None:
        self.by = by
        self.at = at
        self.misses = misses
        self.tried = tried
        self.seat = seat
        """Whose hit it is; `by` is the person that shot."""
        self.name = name
        """The card, as what it was played; empty for an automatic hit."""
        self.further = further

    def aimed(self, figure: int) -> Frame:
        return Hit(self.by, figure, self.misses, self.tried, self.seat, self.name, self.further)

    def run(self, s: State) -> int:
        if s.alive[self.at] and s.life[self.at] > 0:
            return s.owner[self.at]
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        found = super().moves(s)
        if self.name and s.rules.cards[self.name].porous:
            for card in dict.fromkeys(s.hands[s.owner[self.at]]):
                move = Move(PLAY, card, NO_TARGET, s.rules.dodge)
                row = s.rules.rows[card]
                if not (row.miss and row.edge == BROWN) and move not in found:
                    found.append(move)
        return found

    def answer(self, s: State, move: Move) -> None:
        seat = s.owner[self.at]
        if move.verb == PASSES:
            s.events.append(Event(ev.PASSED, seat))
            self.goes_home(s)
        elif move.verb == USE and move.card == NO_CARD:
            ability = s.ability[self.at]
            s.tell(ev.USED, seat, NOBODY, (), 0, ability.name)
            self.try_shield(s, ABILITY)
            s.then(Turning(self.at, ability.shield, opponent(seat)))
        elif move.verb == USE and s.rules.rows[move.card].shield:
            s.tell(ev.USED, seat, NOBODY, (), 0, s.rules.rows[move.card].name)
            self.try_shield(s, move.card)
            s.then(Turning(self.at, s.rules.rows[move.card].shield, seat))
        elif move.verb == USE:
            s.tell(ev.USED, seat, NOBODY, (move.card,), 0, s.rules.rows[move.card].name)
            s.remove(self.at, move.card)
            self.parried(s, NO_CARD)
        else:
            spend(s, seat, move)
            self.parried(s, move.card if not move.name and s.rules.rows[move.card].answers_back else NO_CARD)

    def try_shield(self, s: State, what: int) -> None:
        s.become(Hit(self.by, self.at, self.misses, (*self.tried, what), self.seat, self.name, self.further))

    def got(self, s: State, result: int) -> None:
        if result > 0:
            if self.tried[-1] == ABILITY:
                set_off(s, HITS_SHOOTER, self.at, self.by)
            self.parried(s, NO_CARD)

    def parried(self, s: State, shoots_back: int) -> None:
        """A miss, perhaps by a card that shoots back; against some shooters that is not yet enough."""
        if self.further:
            s.become(FurtherCard(self, shoots_back))
        else:
            self.avoided(s, shoots_back)

    def avoided(self, s: State, shoots_back: int) -> None:
        """The card's text comes at once, everything else waits. [DUE-8.7]"""
        s.done()
        owner = s.owner[self.at]
        s.tell(ev.MISSED, owner, self.seat, target=self.at)
        if shoots_back != NO_CARD:
            set_off(s, RETURNS_FIRE, self.at, shoots_back)
        if owner != self.seat:
            s.moment(AVOIDED, s.fronts[self.seat], NOBODY, 0)
        if self.name:
            text = s.rules.cards[self.name].if_missed
            if text is not None:
                text(s, self.seat, NO_CARD, self.at)

    def goes_home(self, s: State) -> None:
        s.done()
        s.rules.loses(s, self.at, 1, self.seat)


class FurtherCard(Frame):
    """To avoid this hit a further card must be discarded as well. [DUE-15.9]"""

    FIELDS = ("hit", "shoots_back")
    REASON = "further-card"

    def __init__(self, hit: Hit, shoots_back: int) -> None:
        self.hit = hit
        self.shoots_back = shoots_back
        """The miss already played, if it is a card that shoots back."""

    def run(self, s: State) -> int:
        return s.owner[self.hit.at]

    def moves(self, s: State) -> list[Move]:
        return [PASS, *[discard(card) for card in dict.fromkeys(s.hands[s.owner[self.hit.at]])]]

    def answer(self, s: State, move: Move) -> None:
        seat = s.owner[self.hit.at]
        if move.verb == PASSES:
            s.tell(ev.PASSED, seat)
            self.hit.goes_home(s)
        else:
            s.discard(seat, move.card)
            self.hit.avoided(s, self.shoots_back)


class Points(Frame):
    """A character loses life point by point; a partner may take a point upon himself. [DUE-15.5]"""

    FIELDS = ("figure", "points", "by", "spared")
    REASON = "not-asked-for"

    def __init__(self, figure: int, points: int, by: int, spared: bool) -> None:
        self.figure = figure
        self.points = points
        self.by = by
        self.spared = spared
        """May the partner step in?"""

    def partner(self, s: State) -> int:
        """The partner who can take the point, if there is one."""
        other = self.figure ^ 1  # the two places of a side are 2n and 2n + 1
        return other if s.alive[other] and s.life[other] > 1 and s.ability[other].numbers.get(SPARES, 0) > 0 else NOBODY

    def run(self, s: State) -> int:
        if self.points == 0 or s.life[self.figure] <= 0:
            s.done()
            return NOBODY
        if self.spared and self.partner(s) != NOBODY:
            return s.owner[self.figure]
        self.lose(s, self.figure)
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [PASS, use_ability(s.ability[self.partner(s)].name)]

    def answer(self, s: State, move: Move) -> None:
        if move.verb == PASSES:
            s.tell(ev.PASSED, s.owner[self.figure])
            self.lose(s, self.figure)
        else:
            partner = self.partner(s)
            s.tell(ev.ABILITY, s.owner[partner], name=move.name, target=self.figure)
            self.lose(s, partner)

    def lose(self, s: State, figure: int) -> None:
        if self.points > 1:
            s.become(Points(self.figure, self.points - 1, self.by, self.spared))
        else:
            s.done()
        s.life[figure] -= 1
        s.events.append(Event(ev.LOST, s.owner[figure], self.by, (), 1, "", None, figure))
        s.moment(LOST_LIFE, figure, self.by, 1)


# -- reveals and choices ---------------------------------------------------------------------------------------


class Turning(Frame):
    """A reveal from a seat's deck; with a sharp eye in play two cards are turned over. [DUE-9.1, 9.4]"""

    FIELDS = ("figure", "demand", "deck")

    def __init__(self, figure: int, demand: str, deck: int) -> None:
        self.figure = figure
        self.demand = demand
        self.deck = deck

    def run(self, s: State) -> int:
        seer = NOBODY
        for figure in range(4):
            if s.alive[figure] and s.ability[figure].numbers.get(SEES_TWICE, 0) > 0:
                seer = s.owner[figure]
        if seer == NOBODY:
            card = s.top_card(self.deck)
            if card == NO_CARD:
                s.tell(ev.NO_CARD_LEFT, s.owner[self.figure], name=self.demand)
                s.give(0)
                return NOBODY
            self.read(s, (card,), card)
            return NOBODY
        cards = s.top_cards(self.deck, 2)
        met = {s.rules.demands[self.demand].met(s.rules.faces[card]) for card in cards}
        if not cards:
            s.tell(ev.NO_CARD_LEFT, s.owner[self.figure], name=self.demand)
            s.give(0)
        elif len(met) == 1:
            self.read(s, tuple(cards), cards[0])
        else:
            s.tell(ev.OFFERED, seer, cards=tuple(cards), name=self.demand)
            s.become(Judging(self, seer, tuple(cards)))
        return NOBODY

    def read(self, s: State, cards: tuple[int, ...], counts: int) -> None:
        """Lay the cards on the pile in the order they were turned over, and read the one that counts."""
        met = s.rules.demands[self.demand].met(s.rules.faces[counts])
        seat = s.owner[self.figure]
        for card in cards:
            s.pile.append(card)
            if card != counts or cards.index(card) != cards.index(counts):
                s.tell(ev.SPENT, seat, NOBODY, (card,))
            else:
                s.tell(ev.TURNED_UP, seat, cards=(card,), n=1 if met else 0, name=self.demand)
        s.card_left(self.deck)
        s.give(1 if met else 0)


class Judging(Frame):
    """Two cards lie turned over; the owner of the sharp eye says which one counts. [DUE-15.3]"""

    FIELDS = ("turning", "seat", "cards")
    REASON = "take-one"

    def __init__(self, turning: Turning, seat: int, cards: tuple[int, ...]) -> None:
        self.turning = turning
        self.seat = seat
        self.cards = cards

    def run(self, s: State) -> int:
        return self.seat

    def moves(self, s: State) -> list[Move]:
        return [take(card) for card in dict.fromkeys(self.cards)]

    def answer(self, s: State, move: Move) -> None:
        self.turning.read(s, self.cards, move.card)

    def held(self) -> tuple[int, ...]:
        return self.cards


class OneOfThese(Frame):
    """A player discards one of the cards he has just drawn. [DUE-14.29, 15.21]"""

    FIELDS = ("seat", "cards")
    REASON = "one-of-these"

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def run(self, s: State) -> int:
        if self.cards:
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [discard(card) for card in dict.fromkeys(self.cards)]

    def answer(self, s: State, move: Move) -> None:
        s.done()
        s.discard(self.seat, move.card)

    def seen_by(self, seat: int) -> Frame:
        return self if seat == self.seat else self.with_cards((ev.UNKNOWN,) * len(self.cards))

    def with_cards(self, cards: tuple[int, ...]) -> Frame:
        return OneOfThese(self.seat, cards)

    def imagined(self, s: State, pick: Callable[[int], int]) -> Frame:
        if ev.UNKNOWN not in self.cards:
            return self
        return self.with_cards(tuple(s.hands[self.seat][-len(self.cards) :]))


class Disarming(Frame):
    """A player may discard one gear of either front. [DUE-14.4]"""

    FIELDS = ("seat",)
    REASON = "not-asked-for"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> int:
        if len(self.moves(s)) > 1:
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        found = [PASS]
        for front in (s.fronts[self.seat], s.fronts[opponent(self.seat)]):
            found += [Move(DISCARD, NO_CARD, gear_of(front, card)) for card in s.table[front]]
        return found

    def answer(self, s: State, move: Move) -> None:
        s.done()
        if is_gear(move.target):
            figure = figure_of(move.target)
            s.remove(figure, card_of(move.target))
            gear_is_robbed(s, self.seat, figure)


class Swapping(Frame):
    """A player must swap the characters of one side. [DUE-14.25]"""

    FIELDS = ("seat",)
    REASON = "name-one"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: State) -> int:
        if self.moves(s):
            return self.seat
        s.done()
        return NOBODY

    def moves(self, s: State) -> list[Move]:
        return [Move(CHOOSE, NO_CARD, side_of(seat)) for seat in (0, 1) if rear(s, seat) != NOBODY]

    def answer(self, s: State, move: Move) -> None:
        s.done()
        move_marker(s, seat_of(move.target), self.seat)


class ChooseFront(Frame):
    """Both players pick in secret which of their first two characters stands in front. [DUE-3.3]"""

    FIELDS = ("seat", "picked", "pairs")
    REASON = "name-one"

    def __init__(self, seat: int, picked: str, pairs: tuple[tuple[str, ...], ...]) -> None:
        self.seat = seat
        self.picked = picked
        """Whom the first player has picked; empty for those who may not know."""
        self.pairs = pairs
        """The two characters each has taken; empty for those who may not know."""

    def run(self, s: State) -> int:
        return self.seat

    def moves(self, s: State) -> list[Move]:
        return [Move(CHOOSE, NO_CARD, NO_TARGET, name) for name in self.pairs[self.seat]]

    def answer(self, s: State, move: Move) -> None:
        if self.seat == 0:
            s.become(ChooseFront(1, move.name, self.pairs))
            return
        s.done()
        for seat, name in ((0, self.picked), (1, move.name)):
            front, behind = slots(seat)
            s.fronts[seat] = front
            enter(s, front, name)
            enter(s, behind, next(other for other in self.pairs[seat] if other != name))
        s.tell(ev.TURN, s.turn)

    def seen_by(self, seat: int) -> Frame:
        pairs = tuple([pair if seat == owner else () for owner, pair in enumerate(self.pairs)])
        return ChooseFront(self.seat, self.picked if seat == 0 else "", pairs)

    def imagined(self, s: State, pick: Callable[[int], int]) -> Frame:
        pairs = []
        for seat, pair in enumerate(self.pairs):
            if not pair:
                free = [n for n, who in s.rules.characters.items() if who.side == s.roles[seat]]
                free = [name for name in free if name not in s.reserves[seat]]
                one = free.pop(pick(len(free)))
                pair = (one, free[pick(len(free))])
            pairs.append(pair)
        picked = self.picked or (pairs[0][pick(2)] if self.seat == 1 else "")
        return ChooseFront(self.seat, picked, tuple(pairs))


def enter(s: State, figure: int, name: str) -> None:
    """A character comes into play at full life. [DUE-3.4, 13.3]"""
    character = s.rules.characters[name]
    s.who[figure] = s.ability[figure] = character
    s.life[figure] = s.full[figure] = character.life
    s.alive[figure] = True
    s.tell(ev.ENTERED, s.owner[figure], name=name, target=figure)


def number_shot(s: State, seat: int) -> int:
    """The person that shoots a card: the front of its player. [DUE-8.10]"""
    return person(s, s.fronts[seat])
