"""The sixteen characters of the classic game."""

from __future__ import annotations

from itertools import combinations

from boothill.core import events as ev
from boothill.core.ids import NO_CARD, NOBODY, Face, Figure, Seat
from boothill.core.intents import AID, DRAW, DRAW_PHASE, HEAL, TAKE, TARGET, Intent
from boothill.core.moves import Move, use_ability
from boothill.core.refusal import Refused
from boothill.core.rows import (
    ELIMINATED,
    FLIPS,
    HAND_EMPTY,
    LOST_LIFE,
    MISSES_NEEDED,
    NO_LIMIT,
    SEEN,
    SEES,
    Card,
    Character,
)
from boothill.core.state import State
from boothill.core.targets import hand_of
from boothill.sets.classic.cards import BANG, BARREL, MISSED
from boothill.sets.classic.frames import FirstCard, Look

SID_KETCHUM = "Sid Ketchum"


def bart_cassidy(s: State, figure: Figure, by: Seat, points: int) -> None:
    """Draws a card for each point lost, whatever the cause. [BAS-10.2]"""
    s.tell_ability(figure)
    s.draw(s.owner[figure], points, s.ability[figure].name)


def el_gringo(s: State, figure: Figure, by: Seat, points: int) -> None:
    """For each point lost through another player's card, takes a random card from that player's hand. [BAS-10.14]"""
    if by == NOBODY:
        return
    s.look_at_hand(by)  # an ability that reacts to an empty hand acts before a card is taken from it [BAS-10.50]
    for _ in range(min(points, len(s.hands[by]))):
        s.tell_ability(figure, hand_of(by))
        s.steal(s.owner[figure], by)


def black_jack(s: State, seat: Seat) -> None:
    """Draws two cards and shows the second; if it is red, draws another. [BAS-10.6]"""
    n = s.usual(seat, 2)
    s.take_usual(seat, 1)
    if n < 2:
        return
    second = s.take_shown(seat, s.ability[s.fronts[seat]].name)
    s.take_usual(seat, n - 2)
    if second != NO_CARD and s.rules.suits[second] in "♥♦":
        s.take_usual(seat, 1, s.ability[s.fronts[seat]].name)


def calamity_janet(row: Card, name: str) -> bool:
    """Uses BANG! cards as Missed! and the other way round. [BAS-10.9, 10.11, 10.12]"""
    return (row.name == BANG and name == MISSED) or (row.name == MISSED and name == BANG)


def jesse_jones(s: State, seat: Seat) -> None:
    """May draw the first card from another player's hand. [BAS-10.19]"""
    s.then(FirstCard(seat, False))


def pedro_ramirez(s: State, seat: Seat) -> None:
    """May draw the first card from the discard pile. [BAS-10.36]"""
    s.then(FirstCard(seat, True))


def kit_carlson(s: State, seat: Seat) -> None:
    """Looks at three cards, takes two and puts the third back. [BAS-10.26, 10.27]"""
    cards = s.top_cards(seat, 3)
    takes = s.usual(seat, 2)
    if len(cards) <= takes:
        s.hands[seat].extend(cards)
        if cards:
            s.tell_cards(ev.DREW, seat, tuple(cards), shown_to=(seat,), n=len(cards))
        return
    s.tell_cards(ev.LOOKED, seat, tuple(cards), shown_to=(seat,), n=len(cards), name=s.ability[s.fronts[seat]].name)
    s.then(Look(seat, tuple(cards), takes))


def may_heal(s: State, seat: Seat) -> list[Move]:
    """The ability costs two cards from the hand and works only below the starting life. [BAS-10.41]"""
    figure = s.fronts[seat]
    if s.life[figure] >= s.max_life[figure] or len(s.hands[seat]) < 2:
        return []
    return [use_ability(s.ability[figure].name, pair) for pair in pairs_held(s, seat)]


def may_not_heal(s: State, seat: Seat, move: Move) -> Refused:
    """Explains that the player is at full life or must pay with two cards from the hand. [BAS-10.41]"""
    figure = s.fronts[seat]
    if s.life[figure] < s.max_life[figure] or any(other.name == move.name for other in s.legal(seat)):
        return s.refused("two-cards")
    return s.refused("full-life", {"full": s.max_life[figure]})


def pairs_held(s: State, seat: Seat) -> list[tuple[Face, Face]]:
    """All pairs of cards in a hand."""
    return list(dict.fromkeys([(a, b) if a <= b else (b, a) for a, b in combinations(s.hands[seat], 2)]))


def sid_ketchum(s: State, seat: Seat, move: Move) -> None:
    """Discards two cards for one life. [BAS-10.41]"""
    s.tell_ability(s.fronts[seat])
    for card in move.pay:
        s.discard(seat, card, move.name)
    s.heal(s.fronts[seat], 1)


def suzy_lafayette(s: State, figure: Figure, by: Seat, n: int) -> None:
    """Draws a card as soon as the hand is empty. [BAS-10.49]"""
    s.tell_ability(figure)
    s.draw(s.owner[figure], 1, s.ability[figure].name)


def vulture_sam(s: State, figure: Figure, fallen: Figure, n: int) -> None:
    """Takes all cards of an eliminated player, in play and in hand. [BAS-10.55]"""
    seat, victim = s.owner[figure], s.owner[fallen]
    s.tell_ability(figure)
    for card in s.table[fallen][:]:
        s.leave_table(fallen, card)
        s.hands[seat].append(card)
        s.tell_cards(ev.TOOK, seat, (card,), shown_to=ev.EVERYBODY, other=victim, target=fallen)
    hand = s.hands[victim]
    if hand:
        s.hands[seat].extend(hand)
        s.tell_cards(ev.STOLE, seat, tuple(hand), shown_to=(seat, victim), other=victim, n=len(hand))
    s.hands[victim] = []


CHARACTERS = [
    Character("Bart Cassidy", 4, "BAS-10.1", moments={LOST_LIFE: bart_cassidy},
              intents=(Intent(DRAW, when=LOST_LIFE),)),
    Character("Black Jack", 4, "BAS-10.5", draw_phase=black_jack, intents=(Intent(DRAW, when=DRAW_PHASE),)),
    Character("Calamity Janet", 4, "BAS-10.8", counts_as=calamity_janet, aliases=(BANG,)),
    Character("El Gringo", 3, "BAS-10.13", moments={LOST_LIFE: el_gringo},
              intents=(Intent(TAKE, TARGET, when=LOST_LIFE),)),
    Character("Jesse Jones", 4, "BAS-10.18", draw_phase=jesse_jones, intents=(Intent(TAKE, TARGET, when=DRAW_PHASE),)),
    Character("Jourdonnais", 4, "BAS-10.21", shield=BARREL),
    Character("Kit Carlson", 4, "BAS-10.25", draw_phase=kit_carlson, intents=(Intent(AID, when=DRAW_PHASE),)),
    Character("Lucky Duke", 4, "BAS-10.29", numbers={FLIPS: 1}),
    Character("Paul Regret", 3, "BAS-10.33", numbers={SEEN: 1}),
    Character("Pedro Ramirez", 4, "BAS-10.35", draw_phase=pedro_ramirez, intents=(Intent(AID, when=DRAW_PHASE),)),
    Character("Rose Doolan", 4, "BAS-10.38", numbers={SEES: -1}),
    Character(SID_KETCHUM, 4, "BAS-10.40", any_time=may_heal, bars=may_not_heal, uses=sid_ketchum,
              intents=(Intent(HEAL),)),
    Character("Slab the Killer", 4, "BAS-10.45", numbers={MISSES_NEEDED: 1}),
    Character("Suzy Lafayette", 4, "BAS-10.48", moments={HAND_EMPTY: suzy_lafayette},
              intents=(Intent(DRAW, when=HAND_EMPTY),)),
    Character("Vulture Sam", 4, "BAS-10.54", moments={ELIMINATED: vulture_sam},
              intents=(Intent(TAKE, TARGET, when=ELIMINATED),)),
    Character("Willy the Kid", 4, "BAS-10.58", numbers={NO_LIMIT: 1}),
]  # fmt: skip
