"""Positions of games with two sides: characters in front and rear, a reserve, own decks and a common one."""

from __future__ import annotations

from typing import Any

from boothill.core.frames.turn import Turn
from boothill.core.ids import Face, Figure
from boothill.core.rows import Character
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.sets.duel.sides import COMMON, OWN_DECKS, OWNERS, SEATS_OF_TWO, SLOTS
from boothill.text.notation import REAR, figure_at, print_card
from boothill.text.scenario.position import (
    BadPosition,
    Cards,
    character_named,
    check_keys,
    check_table,
    names_of,
    one_of,
    seat_named,
    seed_of,
    taken_up,
    tally_of,
    to_take_up,
)

SEAT_KEYS = ("side", "front", "rear", "reserve", "hand", "deck")
FIGURE_KEYS = ("character", "life", "gear")


class _Figure:
    """What a position says about one place."""

    def __init__(self, who: Character | None, life: int, gear: list[int]) -> None:
        self.who = who
        self.life = life
        self.gear = gear


def parse_sides(data: dict[str, Any], rules: Ruleset) -> State:
    """The state that the keys of a scenario file describe, run on to its first decision."""
    players = data.get("players")
    if not isinstance(players, dict) or len(players) != 2:
        raise BadPosition(f"players: {rules.name} is for 2 players")
    names = names_of(players)
    cards = Cards(rules)
    taken: list[str] = []
    roles: list[str] = []
    figures: list[_Figure] = []
    reserves: list[list[str]] = []
    hands: list[list[int]] = []
    tops: list[list[int]] = []
    for name, seat in players.items():
        place = f"players.{name}"
        if not isinstance(seat, dict):
            raise BadPosition(f"{place}: side, front and rear are wanted")
        check_keys(seat, SEAT_KEYS, place)
        side = one_of(seat.get("side"), rules.backs, f"{place}.side")
        if side in roles:
            raise BadPosition(f"{place}.side: both seats are {side}")
        roles.append(side)
        back = rules.backs.index(side)
        reserve = seat.get("reserve", [])
        if not isinstance(reserve, list):
            raise BadPosition(f"{place}.reserve: a list of characters is wanted")
        for position in ("front", "rear"):
            figures.append(_figure(rules, seat, position, side, taken, cards, back, place))
        reserves.append([_who(rules, text, side, taken, f"{place}.reserve") for text in reserve][::-1])
        if figures[-1].who is None and reserve:
            raise BadPosition(f"{place}.rear: it is vacant, but there is a reserve")
        hands.append(cards.want(f"{place}.hand", seat.get("hand", []), first=back))
        tops.append(cards.want(f"{place}.deck", seat.get("deck", []), first=back, only=back))
    common = cards.want("deck", data.get("deck", []))
    pile = cards.want("discard", data.get("discard", []))
    seed = seed_of(data.get("seed", 1))
    given, left = cards.give(seed)
    phase = one_of(data.get("phase", "play"), tuple(rules.steps), "phase")
    rest = one_of(data.get("rest", "deck"), ("deck", "discard"), "rest")
    turn = seat_named(names, data.get("turn", names[0]), "turn")
    used_up = [seat.get("deck") == [] for seat in players.values()]
    if common and not any(used_up):
        raise BadPosition("deck: there is no common deck while both players have their own; write deck: [] for a seat")
    decks = [[given[wish] for wish in top[::-1]] for top in tops]
    decks.append([given[wish] for wish in common[::-1]])
    down: list[Face] = []
    for card in left:
        seat_of_card = SEATS_OF_TWO[roles.index(rules.backs[rules.faces[card].back])]
        if rest == "discard":
            down.append(card)
        else:
            decks[COMMON if used_up[seat_of_card] else OWN_DECKS[seat_of_card]].insert(0, card)
    placeholder = next(iter(rules.characters.values()))
    who = [figure.who or placeholder for figure in figures]
    alive = [figure.who is not None for figure in figures]
    s = State(
        rules, names, OWNERS, [figure.life for figure in figures], [character.life for character in who], who,
        who[:], [[given[wish] for wish in figure.gear] for figure in figures], alive, roles,
        [SLOTS[0][0], SLOTS[1][0]], turn, phase, tally_of(data.get("tally", {})), [], "", turn,
        [[given[wish] for wish in hand] for hand in hands], decks,
        [COMMON if gone else own for own, gone in zip(OWN_DECKS, used_up, strict=True)],
        down + [given[wish] for wish in pile[::-1]], [Turn(turn, rules.steps[phase])], [], [], reserves, seed, 0,
    )  # fmt: skip
    places = [f"players.{name}.{position}.gear" for name in names for position in ("front", "rear")]
    for place, table in zip(places, s.table, strict=True):
        check_table(rules, table, place)
    return taken_up(s, data)


def print_sides(s: State) -> dict[str, Any]:
    """A state between two cards as the keys of a scenario file; parse_sides gives it back."""
    players: dict[str, Any] = {}
    for seat, name in zip(s.seats, s.names, strict=True):
        front = s.fronts[seat]
        behind = figure_at(s, seat, REAR)
        players[name] = {
            "side": s.roles[seat],
            "front": _print_figure(s, front),
            "rear": _print_figure(s, behind) if s.alive[behind] else None,
            "reserve": s.reserves[seat][::-1],
            "hand": [print_card(s.rules, card) for card in s.hands[seat]],
            "deck": [print_card(s.rules, card) for card in s.decks[seat][::-1]],
        }
    data: dict[str, Any] = {"game": s.rules.name, **s.rules.options, "players": players, "turn": s.names[s.turn]}
    data["deck"] = [print_card(s.rules, card) for card in s.decks[COMMON][::-1]]
    data["discard"] = [print_card(s.rules, card) for card in s.pile[::-1]]
    data.update(to_take_up(s))
    return data


def _print_figure(s: State, figure: Figure) -> dict[str, Any]:
    gear = [print_card(s.rules, card) for card in s.table[figure]]
    return {"character": s.who[figure].name, "life": s.life[figure], "gear": gear}


def _who(rules: Ruleset, text: Any, side: str, taken: list[str], place: str) -> str:
    character = character_named(rules, text, place, taken)
    if character.side != side:
        raise BadPosition(f"{place}: {character.name} belongs to the other side")
    taken.append(character.name)
    return character.name


def _figure(
    rules: Ruleset,
    seat: dict[str, Any],
    position: str,
    side: str,
    taken: list[str],
    cards: Cards,
    back: int,
    place: str,
) -> _Figure:
    data = seat.get(position)
    where = f"{place}.{position}"
    if data is None:
        if position == "front":
            raise BadPosition(f"{where}: a character is wanted")
        return _Figure(None, 0, [])
    if not isinstance(data, dict):
        raise BadPosition(f"{where}: a mapping is wanted, like {{character: Jango, life: 2}}")
    check_keys(data, FIGURE_KEYS, where)
    who = rules.characters[_who(rules, data.get("character"), side, taken, where)]
    life = data.get("life", who.life)
    if not isinstance(life, int) or isinstance(life, bool) or not 1 <= life <= who.life:
        raise BadPosition(f"{where}.life: a number from 1 to {who.life} is wanted, not {life!r}")
    return _Figure(who, life, cards.want(f"{where}.gear", data.get("gear", []), first=back))
