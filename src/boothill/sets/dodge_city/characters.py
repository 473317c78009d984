"""The fifteen characters of Dodge City, and a change to one from the classic box."""

from __future__ import annotations

from boothill.core import events as ev
from boothill.core.frames.hits import Shot
from boothill.core.ids import NO_CARD, Face, Figure, Seat
from boothill.core.intents import COPY, DRAW, DRAW_PHASE, HEAL, HIT, LOSE, TAKE, TARGET, WOUND, Intent
from boothill.core.moves import Move, use_ability
from boothill.core.refusal import Refused
from boothill.core.rows import BLUE, DRINKS, ELIMINATED, GAVE, KEEPS, RANGE, Card, Character, distance, within
from boothill.core.state import State
from boothill.core.targets import figure_of
from boothill.sets.classic.cards import BANG, MISSED
from boothill.sets.classic.characters import pairs_held, vulture_sam
from boothill.sets.classic.frames import BEER
from boothill.sets.dodge_city.frames import Copy, DrawFromTable, Share

VULTURE_SAM = "Vulture Sam"


def bill_noface(s: State, seat: Seat) -> None:
    """Draws one card, and one for each wound. [DOD-10.3]"""
    s.take_usual(seat, s.usual(seat, 1 + s.max_life[seat] - s.life[seat]), s.ability[seat].name)


def may_suffer(s: State, seat: Seat) -> list[Move]:
    return [use_ability(s.ability[seat].name)] if s.life[seat] > 1 else []


def may_not_suffer(s: State, seat: Seat, move: Move) -> Refused:
    if s.life[seat] > 1:
        return Refused(s.ability[seat].rule, "not-now", {"name": move.name})
    return s.refused("ghost-unhurt" if s.is_ghost(s.fronts[seat]) else "last-life")


def chuck_wengam(s: State, seat: Seat, move: Move) -> None:
    """Gives up a life, but never the last one, for two cards. [DOD-10.4]"""
    s.tell_ability(s.fronts[seat])
    s.life[seat] -= 1
    s.tell(ev.PAID, seat, n=1, target=s.fronts[seat])
    s.draw(seat, 2, move.name)


def may_shoot(s: State, seat: Seat) -> list[Move]:
    """Two cards from the hand, once a turn; not if the target is immune to both. [DOD-10.5]"""
    name = s.ability[seat].name
    if s.this_turn.get(name, 0) or len(s.hands[seat]) < 2:
        return []
    figure = s.fronts[seat]
    reach = within(s, figure, 1 + s.ask(RANGE, figure))
    found = []
    for pair in pairs_held(s, seat):
        for target in reach:
            immune = s.ability[target].immune_to
            if not all(s.rules.suits[card] == immune for card in pair):
                found.append(use_ability(name, pair, target))
    return found


def may_not_shoot(s: State, seat: Seat, move: Move) -> Refused:
    if s.this_turn.get(move.name, 0):
        return s.refused("used-up", {"name": move.name})
    if tuple(sorted(move.pay)) not in pairs_held(s, seat):
        return Refused(s.ability[seat].rule, "two-cards")
    own, at = s.fronts[seat], figure_of(move.target)
    if at not in s.others(own):
        return s.refused("another-player")
    target = s.names[s.owner[at]]
    away, reach = distance(s, own, at), 1 + s.ask(RANGE, own)
    if away > reach:
        return s.refused("out-of-reach", {"target": target, "distance": away, "range": reach})
    return s.refused("both-in-vain", {"target": target})


def doc_holyday(s: State, seat: Seat, move: Move) -> None:
    """Discards two cards for a hit. [DOD-10.5]"""
    s.tell_ability(s.fronts[seat], move.target)
    s.this_turn[move.name] = 1
    for card in move.pay:
        s.discard(seat, card, move.name)
    s.then(Shot(seat, figure_of(move.target), 1, ()))


def elena_fuente(row: Card, name: str) -> bool:
    """Uses any card as a Missed!. [DOD-10.6]"""
    return name == MISSED


def greg_digger(s: State, figure: Figure, fallen: Figure, n: int) -> None:
    """Regains two life points for every elimination. [DOD-10.7]"""
    s.tell_ability(figure)
    s.heal(figure, 2)


def herb_hunter(s: State, figure: Figure, fallen: Figure, n: int) -> None:
    """Draws two cards for every elimination. [DOD-10.8]"""
    s.tell_ability(figure)
    s.draw(s.owner[figure], 2, s.ability[figure].name)


def may_trade(s: State, seat: Seat) -> list[Move]:
    """The ability costs a blue card from the hand. [DOD-10.9]"""
    blue = [card for card in s.in_hand(seat) if s.rules.rows[card].edge == BLUE]
    return [use_ability(s.ability[seat].name, (card,)) for card in blue]


def may_not_trade(s: State, seat: Seat, move: Move) -> Refused:
    if move in may_trade(s, seat):
        return Refused("DOD-R.23", "used-up", {"name": move.name})
    return s.refused("blue-card")


def may_trade_twice(s: State, seat: Seat) -> list[Move]:
    """The same, but at most twice a turn, as in later printings. [DOD-R.23]"""
    return may_trade(s, seat) if s.this_turn.get(s.ability[seat].name, 0) < 2 else []


def jose_delgado(s: State, seat: Seat, move: Move) -> None:
    """Discards a blue card from the hand for two cards. [DOD-10.9]"""
    s.tell_ability(s.fronts[seat])
    s.this_turn[move.name] = s.this_turn.get(move.name, 0) + 1
    s.discard(seat, move.pay[0], move.name)
    s.draw(seat, 2, move.name)


def molly_stark(s: State, figure: Figure, card: Face, n: int) -> None:
    """Draws a card for each BANG!, Missed! or Beer used in another player's turn. [DOD-10.10]"""
    if card == NO_CARD or s.rules.rows[card].name in (BANG, MISSED, BEER):
        s.tell_ability(figure)
        s.draw(s.owner[figure], n, s.ability[figure].name)


def pat_brennan(s: State, seat: Seat) -> None:
    """Draws two cards, or takes one in play in front of another player. [DOD-10.11]"""
    s.then(DrawFromTable(seat))


def pixie_pete(s: State, seat: Seat) -> None:
    """Draws four cards. [DOD-10.12]"""
    s.take_usual(seat, s.usual(seat, 4), s.ability[seat].name)


def pixie_pete_later(s: State, seat: Seat) -> None:
    """Draws three cards, as in later printings. [DOD-R.23]"""
    s.take_usual(seat, s.usual(seat, 3), s.ability[seat].name)


def vera_custer(s: State, seat: Seat) -> None:
    """Before drawing, chooses another character and has its ability. [DOD-10.15]"""
    s.ability[seat] = s.characters[seat]
    s.then(Copy(seat))


def vulture_sam_shares(s: State, figure: Figure, fallen: Figure, n: int) -> None:
    """Takes all cards of the fallen; two players with this ability share them, the nearer one first. [DOD-15.7]"""
    others = [f for f in s.others(fallen) if f != figure and s.ability[f].name == VULTURE_SAM]
    if not others:
        vulture_sam(s, figure, fallen, n)
        return
    if s.table[fallen] or s.hands[fallen]:
        s.tell_ability(figure)
        nearer = [f for f in s.others(fallen) if f in (figure, others[0])]
        s.then(Share(s.owner[nearer[0]], s.owner[nearer[1]], fallen))


def characters(options: dict[str, str]) -> list[Character]:
    """All rows. Later printings changed some numbers."""
    pete, sean, jose = options["pixie_pete"], options["sean_mallory"], options["jose_delgado"]
    return [
        Character("Apache Kid", 3, "DOD-10.1", immune_to="♦"),
        Character("Belle Star", 4, "DOD-10.2", mutes=True),
        Character("Bill Noface", 4, "DOD-10.3", draw_phase=bill_noface,
                  intents=(Intent(DRAW, per=WOUND, when=DRAW_PHASE),)),
        Character("Chuck Wengam", 4, "DOD-10.4", on_turn=may_suffer, bars=may_not_suffer, uses=chuck_wengam,
                  intents=(Intent(LOSE), Intent(DRAW, n=2))),
        Character("Doc Holyday", 4, "DOD-10.5", on_turn=may_shoot, bars=may_not_shoot, uses=doc_holyday,
                  intents=(Intent(HIT, TARGET),)),
        Character("Elena Fuente", 3, "DOD-10.6", counts_as=elena_fuente),
        Character("Greg Digger", 4, "DOD-10.7", moments={ELIMINATED: greg_digger},
                  intents=(Intent(HEAL, n=2, when=ELIMINATED),)),
        Character("Herb Hunter", 4, "DOD-10.8", moments={ELIMINATED: herb_hunter},
                  intents=(Intent(DRAW, n=2, when=ELIMINATED),)),
        Character("José Delgado", 4, "DOD-10.9", on_turn=may_trade_twice if jose == "2" else may_trade,
                  bars=may_not_trade, uses=jose_delgado, intents=(Intent(DRAW, n=2),)),
        Character("Molly Stark", 4, "DOD-10.10", moments={GAVE: molly_stark}, intents=(Intent(DRAW, when=GAVE),)),
        Character("Pat Brennan", 4, "DOD-10.11", draw_phase=pat_brennan,
                  intents=(Intent(TAKE, TARGET, when=DRAW_PHASE),)),
        Character("Pixie Pete", 3, "DOD-10.12", draw_phase=pixie_pete if pete == "4" else pixie_pete_later,
                  intents=(Intent(DRAW, n=2, when=DRAW_PHASE),)),
        Character("Sean Mallory", 3, "DOD-10.13", numbers={KEEPS: 10 if sean == "10" else 999}),
        Character("Tequila Joe", 4, "DOD-10.14", numbers={DRINKS: 1}),
        Character("Vera Custer", 3, "DOD-10.15", begins=vera_custer, intents=(Intent(COPY, when=DRAW_PHASE),)),
        Character(VULTURE_SAM, 4, "DOD-15.7", moments={ELIMINATED: vulture_sam_shares},
                  intents=(Intent(TAKE, TARGET, when=ELIMINATED),)),
    ]  # fmt: skip
