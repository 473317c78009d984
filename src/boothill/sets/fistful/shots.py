"""Shots that events allow: Sniper, Ricochet, and the hits of A Fistful of Cards."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.board import Board
from boothill.core.frames.base import Frame
from boothill.core.frames.hits import Shot
from boothill.core.frames.playing import EndOfCard, Playing, spend
from boothill.core.ids import NO_CARD, NOBODY, Face, Figure, Seat
from boothill.core.moves import PASS, PASSES, PLAY, USE, Move, play, use, use_ability
from boothill.core.refusal import Refused
from boothill.core.rows import BROWN, RANGE, distance, within
from boothill.core.state import State
from boothill.core.targets import NO_TARGET, card_of, figure_of, gear_of, is_figure, is_gear
from boothill.sets.classic.characters import pairs_held
from boothill.sets.high_noon.deck import nobody_did_it

SNIPER = "Sniper"
RICOCHET = "Ricochet"


def bangs_held(s: State, seat: Seat) -> list[Face]:
    """The cards of a hand that are a BANG! or can be used as one. [FIS-4.5, 4.9]"""
    counts_as = s.ability[s.fronts[seat]].counts_as
    shot = s.rules.shot
    found = []
    for card in s.in_hand(seat):
        row = s.rules.rows[card]
        if row.name == shot or (counts_as is not None and counts_as(row, shot)):
            found.append(card)
    return found


# -- Sniper ----------------------------------------------------------------------------------------------------


def pairs_of_bangs(s: State, seat: Seat) -> list[tuple[Face, Face]]:
    bangs = bangs_held(s, seat)
    return [pair for pair in pairs_held(s, seat) if pair[0] in bangs and pair[1] in bangs] if bangs else []


def in_vain(s: State, pair: tuple[Face, ...], target: Figure) -> bool:
    """Is the target immune to both cards? [FIS-4.9]"""
    immune = s.ability[target].immune_to
    return immune != "" and all(s.rules.suits[card] == immune for card in pair)


def may_snipe(s: State, seat: Seat) -> list[Move]:
    pairs = pairs_of_bangs(s, seat)
    front = s.fronts[seat]
    reach = within(s, front, 1 + s.ask(RANGE, front)) if pairs else []
    return [use_ability(SNIPER, pair, target) for pair in pairs for target in reach if not in_vain(s, pair, target)]


def may_not_snipe(s: State, seat: Seat, move: Move) -> Refused:
    if not isinstance(s.stack[-1], Playing):
        return Refused("FIS-4.7", "event-not-now", {"name": move.name})
    if tuple(sorted(move.pay)) not in pairs_of_bangs(s, seat):
        return s.refused("two-bangs")
    front = s.fronts[seat]
    if not is_figure(move.target) or move.target not in s.others(front):
        return s.refused("at-another")
    target = s.names[s.owner[move.target]]
    away, reach = distance(s, front, move.target), 1 + s.ask(RANGE, front)
    if away > reach:
        return s.refused("out-of-reach", {"target": target, "distance": away, "range": reach})
    return s.refused("both-in-vain", {"target": target})


def snipe(s: State, seat: Seat, move: Move) -> None:
    """Two BANG! cards at once, which take two misses to stop. [FIS-4.7]"""
    s.tell(ev.ABILITY, seat, name=SNIPER, target=move.target)
    s.then(EndOfCard(seat, NO_CARD, NOBODY, False))
    for card in move.pay:
        s.discard(seat, card, SNIPER)
    s.then(Shot(seat, figure_of(move.target), 2, ()))


# -- Ricochet --------------------------------------------------------------------------------------------------


def may_ricochet(s: State, seat: Seat) -> list[Move]:
    targets = [gear_of(other, card) for other in s.others(s.fronts[seat]) for card in s.table[other]]
    return [use_ability(RICOCHET, (card,), target) for card in bangs_held(s, seat) for target in targets]


def may_not_ricochet(s: State, seat: Seat, move: Move) -> Refused:
    if not isinstance(s.stack[-1], Playing):
        return Refused("FIS-4.3", "event-not-now", {"name": move.name})
    if len(move.pay) != 1 or move.pay[0] not in bangs_held(s, seat):
        return s.refused("one-bang")
    figure = figure_of(move.target)
    if is_gear(move.target) and figure in s.others(s.fronts[seat]):
        facts: dict[str, int | str] = {"card": s.rules.rows[card_of(move.target)].name}
        return s.refused("not-there", {**facts, "target": s.names[s.owner[figure]]})
    return s.refused("card-of-another")


def ricochet(s: State, seat: Seat, move: Move) -> None:
    """A BANG! at a card in play in front of another player. [FIS-4.3]"""
    card, figure = move.pay[0], figure_of(move.target)
    s.tell(ev.ABILITY, seat, name=RICOCHET, target=move.target)
    s.then(EndOfCard(seat, NO_CARD, NOBODY, False))
    s.discard(seat, card, RICOCHET)
    if s.untouched(seat, card, figure):
        s.tell_cards(ev.NO_EFFECT, seat, (card,), shown_to=ev.EVERYBODY, target=figure)
    else:
        s.then(ShotAtCard(seat, figure, card_of(move.target)))


class ShotAtCard(Frame):
    """A shot at a card in play, which its owner may answer with one miss. [FIS-4.4]"""

    FIELDS = ("by", "at", "card")
    REASON = "answer-ricochet"
    MAY_PASS = True

    def __init__(self, by: Seat, at: Figure, card: Face) -> None:
        self.by = by
        self.at = at
        self.card = card
        """The card that is shot at; it stays in play."""

    def attacker(self, board: Board) -> Seat:
        return self.by

    def victims(self) -> tuple[Figure, ...]:
        return (self.at,)

    def run(self, s: State) -> Seat:
        return s.owner[self.at]

    def moves(self, s: State) -> list[Move]:
        found = [PASS]
        rows = s.rules.rows
        for card in s.in_effect(self.at):
            if rows[card].miss and s.ready(self.at, card):
                found.append(use(card))
        counts_as = s.ability[self.at].counts_as
        for card in s.in_hand(s.owner[self.at]):
            row = rows[card]
            if row.miss and row.edge == BROWN:
                found.append(play(card))
            if counts_as is not None and row.name != s.rules.dodge and counts_as(row, s.rules.dodge):
                found.append(Move(PLAY, card, NO_TARGET, s.rules.dodge))
        return found

    def answer(self, s: State, move: Move) -> None:
        seat = s.owner[self.at]
        s.done()
        if move.verb == PASSES:
            s.tell(ev.PASSED, seat, name=self.REASON)
            s.remove(self.at, self.card, RICOCHET)
        elif move.verb == USE:
            row = s.rules.rows[move.card]
            s.tell_cards(ev.USED, seat, (move.card,), shown_to=ev.EVERYBODY, name=row.name)
            s.draw(seat, row.bonus, row.name)
            s.remove(self.at, move.card, row.name)
        else:
            spend(s, seat, move)


# -- A Fistful of Cards ----------------------------------------------------------------------------------------


class Hits(Frame):
    """A number of hits on a figure, one by one, fired by nobody. [FIS-7.2]"""

    FIELDS = ("figure", "left")

    def __init__(self, figure: Figure, left: int) -> None:
        self.figure = figure
        self.left = left

    def victims(self) -> tuple[Figure, ...]:
        return (self.figure,)

    def run(self, s: State) -> Seat:
        if self.left == 0 or not s.alive[self.figure]:
            s.done()
            return NOBODY
        s.become(Hits(self.figure, self.left - 1))
        nobody_did_it(s)
        s.then(Shot(NOBODY, self.figure, 1, ()))
        return NOBODY


def fistful(s: State, seat: Seat) -> None:
    """One hit for each card that the player has in hand at that moment. [FIS-7.1]"""
    s.then(Hits(s.fronts[seat], len(s.hands[seat])))
