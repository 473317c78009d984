"""Positions of the Duel, with characters in front and rear, reserves, own decks and a common deck."""

from __future__ import annotations

from typing import Any

from boothill.core.frames.turn import Turn
from boothill.core.ids import NO_FIGURE, Face, Figure, Seat
from boothill.core.rows import Character
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.sets.duel.sides import COMMON, OWN_DECKS, OWNERS, SEATS_OF_TWO, SLOTS
from boothill.text.notation import FRONT, REAR, figure_at, print_card
from boothill.text.scenario.keys import (
    EXPECTATION,
    HAND_CHECKS,
    PositionKeys,
    check_cards,
    differs,
    should_be,
    together,
)
from boothill.text.scenario.reading import (
    Cards,
    character_named,
    check_keys,
    check_table,
    flag_of,
    one_of,
    seat_named,
    seed_of,
    wrong,
)
from boothill.words.phrases import Said

SEAT_KEYS = ("side", "front", "rear", "swapped", "reserve", "hand", "deck")
FIGURE_KEYS = ("character", "life", "gear", "alive")
FIGURE_CHECKS = ("character", "life", "gear")
POSITIONS = ("front", "rear")


class _Figure:
    """What a position says about one figure."""

    def __init__(self, character: Character | None, life: int, gear: list[int], alive: bool) -> None:
        self.character = character
        self.life = life
        self.gear = gear
        self.alive = alive


class DuelKeys(PositionKeys):
    """A seat has a side, two characters, a reserve, a hand and a deck."""

    SEAT_CHECKS = (*HAND_CHECKS, "front", "rear", "reserve_size")

    def table(self, data: dict[str, Any], rules: Ruleset, names: tuple[str, ...], cards: Cards, midway: bool) -> State:
        taken: list[str] = []
        roles: list[str] = []
        figures: list[_Figure] = []
        fronts: list[Figure] = []
        reserves: list[list[str]] = []
        hands: list[list[int]] = []
        tops: list[list[int]] = []
        players = data["players"]
        for name, seat in players.items():
            place = f"players.{name}"
            if not isinstance(seat, dict):
                raise wrong(place, "scenario-seat.due")
            check_keys(seat, SEAT_KEYS, place)
            side = one_of(seat.get("side"), rules.backs, f"{place}.side")
            if side in roles:
                raise wrong(f"{place}.side", "scenario-side", side=side)
            roles.append(side)
            back = rules.backs.index(side)
            reserve = seat.get("reserve", [])
            if not isinstance(reserve, list):
                raise wrong(f"{place}.reserve", "scenario-reserve")
            pair = [_figure(rules, seat, position, side, taken, cards, midway, place) for position in POSITIONS]
            swapped = _swapped(seat, place)
            fronts.append(SLOTS[len(fronts)][swapped])
            figures += pair[::-1] if swapped else pair
            reserves.append([_who(rules, text, side, taken, f"{place}.reserve") for text in reserve][::-1])
            if not pair[1].alive and reserve and not midway:
                raise wrong(f"{place}.rear", "scenario-reserve.vacant")
            hands.append(cards.want(f"{place}.hand", seat.get("hand", []), first=back))
            tops.append(cards.want(f"{place}.deck", seat.get("deck", []), first=back, only=back))
        common = cards.want("deck", data.get("deck", []))
        pile = cards.want("discard", data.get("discard", []))
        given, left = cards.give(seed_of(data.get("seed", 1)))
        phase = one_of(data.get("phase", "play"), tuple(rules.steps), "phase")
        rest = one_of(data.get("rest", "deck"), ("deck", "discard"), "rest")
        turn = seat_named(names, data.get("turn", names[0]), "turn")
        used_up = [seat.get("deck") == [] for seat in players.values()]
        if common and not any(used_up):
            raise wrong("deck", "scenario-common")
        decks = [[given[wish] for wish in top[::-1]] for top in tops]
        decks.append([given[wish] for wish in common[::-1]])
        down: list[Face] = []
        for card in left:
            seat_of_card = SEATS_OF_TWO[roles.index(rules.backs[rules.faces[card].back])]
            if rest == "discard":
                down.append(card)
            else:
                decks[COMMON if used_up[seat_of_card] else OWN_DECKS[seat_of_card]].insert(0, card)
        s = State(rules, names, OWNERS, roles, "")
        s.fronts = fronts
        s.characters = [
            figure.character or placeholder for figure, placeholder in zip(figures, s.characters, strict=True)
        ]
        s.ability = s.characters[:]
        s.life = [figure.life for figure in figures]
        s.max_life = [figure.character.life if figure.character else 0 for figure in figures]
        s.table = [[given[wish] for wish in figure.gear] for figure in figures]
        s.alive = [figure.alive for figure in figures]
        s.turn, s.phase, s.to_act = turn, phase, turn
        s.hands, s.decks = [[given[wish] for wish in hand] for hand in hands], decks
        s.deck_of = [COMMON if gone else own for own, gone in zip(OWN_DECKS, used_up, strict=True)]
        s.pile = down + [given[wish] for wish in pile[::-1]]
        s.reserves = reserves
        s.stack = [Turn(turn, rules.steps[phase])]
        for figure, table in zip(s.figures, s.table, strict=True):
            place = "front" if figure in fronts else "rear"
            check_table(rules, table, f"players.{names[s.owner[figure]]}.{place}.gear")
        return s

    def printed(self, s: State) -> dict[str, Any]:
        players: dict[str, Any] = {}
        for seat, name in zip(s.seats, s.names, strict=True):
            players[name] = {
                "side": s.roles[seat],
                "front": _print_figure(s, s.fronts[seat]),
                "rear": _print_figure(s, figure_at(s, seat, REAR)),
                **({"swapped": True} if s.fronts[seat] != SLOTS[seat][0] else {}),
                "reserve": s.reserves[seat][::-1],
                "hand": [print_card(s.rules, card) for card in s.hands[seat]],
                "deck": [print_card(s.rules, card) for card in s.decks[seat][::-1]],
            }
        return {
            "players": players,
            "deck": [print_card(s.rules, card) for card in s.decks[COMMON][::-1]],
            "discard": [print_card(s.rules, card) for card in s.pile[::-1]],
        }

    def figure(self, data: dict[str, Any], names: tuple[str, ...], text: str, place: str) -> Figure:
        position = REAR if text.endswith(REAR) else FRONT
        name = text.removesuffix(position)
        seat = seat_named(names, name, place)
        player = data["players"].get(name)
        swapped = isinstance(player, dict) and _swapped(player, f"players.{name}")
        return SLOTS[seat][(position == REAR) != swapped]

    def check_seat(self, s: State, seat: Seat, what: str, wanted: Any, place: str) -> Said | None:
        if what == "reserve_size":
            return differs(what, wanted, len(s.reserves[seat]))
        if what not in POSITIONS:
            return super().check_seat(s, seat, what, wanted, place)
        figure = _standing(s, seat, what)
        if wanted is None or figure == NO_FIGURE:
            found = s.characters[figure_at(s, seat, f".{what}")].name
            return None if wanted is None and figure == NO_FIGURE else should_be(what, str(wanted), found)
        if not isinstance(wanted, dict):
            raise wrong(place, "scenario-mapping", example=EXPECTATION)
        check_keys(wanted, FIGURE_CHECKS, place)
        lines = []
        if "character" in wanted:
            lines.append(differs("character", wanted["character"], s.characters[figure].name))
        if "life" in wanted:
            lines.append(differs("life", wanted["life"], s.life[figure]))
        if "gear" in wanted:
            lines.append(check_cards(s, "gear", wanted["gear"], s.table[figure], True, f"{place}.gear"))
        bad = [Said("notation-at", {"place": what, "why": line}) for line in lines if line is not None]
        return together(bad) if bad else None

    def expected(self, s: State, seat: Seat) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for position in POSITIONS:
            figure = _standing(s, seat, position)
            found[position] = _print_figure(s, figure) if figure != NO_FIGURE else None
        return found | {"reserve_size": len(s.reserves[seat])}


def _standing(s: State, seat: Seat, position: str) -> Figure:
    """The figure at a position of a seat; NO_FIGURE if nobody is there."""
    figure = figure_at(s, seat, f".{position}")
    there = s.alive[figure] and (position == "front" or figure != s.fronts[seat])
    return figure if there else NO_FIGURE


def _swapped(seat: dict[str, Any], place: str) -> bool:
    """Have the two characters of a seat swapped since they came into play?"""
    return flag_of(seat.get("swapped", False), f"{place}.swapped")


def _print_figure(s: State, figure: Figure) -> dict[str, Any] | None:
    if s.max_life[figure] == 0:  # nobody has ever been there
        return None
    written: dict[str, Any] = {"character": s.characters[figure].name, "life": s.life[figure]}
    if not s.alive[figure]:
        written["alive"] = False
    return {**written, "gear": [print_card(s.rules, card) for card in s.table[figure]]}


def _who(rules: Ruleset, text: Any, side: str, taken: list[str], place: str) -> str:
    character = character_named(rules, text, place, taken)
    if character.side != side:
        raise wrong(place, "scenario-side.other", name=character.name)
    taken.append(character.name)
    return character.name


def _figure(
    rules: Ruleset,
    seat: dict[str, Any],
    position: str,
    side: str,
    taken: list[str],
    cards: Cards,
    midway: bool,
    place: str,
) -> _Figure:
    data = seat.get(position)
    where = f"{place}.{position}"
    if data is None:
        if position == "front" and not midway:
            raise wrong(where, "scenario-figure", example="{character: Jango, life: 2}")
        return _Figure(None, 0, [], False)
    if not isinstance(data, dict):
        raise wrong(where, "scenario-figure", example="{character: Jango, life: 2}")
    check_keys(data, FIGURE_KEYS, where)
    alive = flag_of(data.get("alive", True), f"{where}.alive")
    if alive:
        who = rules.characters[_who(rules, data.get("character"), side, taken, where)]
    else:  # the character that was there; nobody is there now
        who = character_named(rules, data.get("character"), where, [])
        if position == "front" and not midway:
            raise wrong(where, "scenario-figure.alive")
    life = data.get("life", who.life if alive else 0)
    least = 1 if alive and not midway else 0
    if not isinstance(life, int) or isinstance(life, bool) or not least <= life <= who.life:
        raise wrong(f"{where}.life", "scenario-number", least=least, most=who.life, found=repr(life))
    gear = cards.want(f"{where}.gear", data.get("gear", []), first=rules.backs.index(side))
    return _Figure(who, life, gear, alive)
