"""Positions of games in which every player has a role and one character."""

from __future__ import annotations

from typing import Any, ClassVar

from boothill.core.frames.turn import Turn
from boothill.core.ids import ALL_FIGURES, NO_FIGURE, NOBODY, SEATS, Seat
from boothill.core.rows import Character
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.core.targets import gear_of
from boothill.text.notation import print_card
from boothill.text.scenario.keys import GAME_CHECKS, HAND_CHECKS, PositionKeys, check_cards, differs
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
from boothill.words.phrases import Said, rule_of

NEW = " (new)"
"""Marks a card in play that was laid in this turn."""


class ClassicKeys(PositionKeys):
    """A seat has a role, a character, a life, a hand and cards in play."""

    SEAT_KEYS: ClassVar[tuple[str, ...]] = ("role", "character", "copies", "life", "hand", "in_play", "alive")
    SEAT_CHECKS: ClassVar[tuple[str, ...]] = (*HAND_CHECKS, "life", "in_play", "alive", "role_revealed")
    GAME_CHECKS: ClassVar[tuple[str, ...]] = (*GAME_CHECKS, "deck_size")

    def table(self, data: dict[str, Any], rules: Ruleset, names: tuple[str, ...], cards: Cards, midway: bool) -> State:
        who: list[Character] = []
        ability: list[Character] = []
        fresh: list[int] = []
        roles, life, full, alive, hands, tables = [], [], [], [], [], []
        for name, seat in data["players"].items():
            place = f"players.{name}"
            if not isinstance(seat, dict):
                raise wrong(place, "scenario-seat", example="{role: outlaw, character: Kit Carlson}")
            check_keys(seat, self.SEAT_KEYS, place)
            roles.append(one_of(seat.get("role"), tuple(rules.box), f"{place}.role"))
            who.append(character_named(rules, seat.get("character"), place, [character.name for character in who]))
            ability.append(_copied(rules, seat, who[-1], place))
            full.append(rules.starting_life(who[-1], roles[-1]))
            alive.append(flag_of(seat.get("alive", True), f"{place}.alive"))
            life.append(_life(seat, full[-1], alive[-1], midway, place))
            if not alive[-1] and not midway and (seat.get("hand") or seat.get("in_play")):
                raise wrong(place, "scenario-eliminated")
            hands.append(cards.want(f"{place}.hand", seat.get("hand", [])))
            laid = seat.get("in_play", [])
            plain = [str(card).removesuffix(NEW) for card in laid] if isinstance(laid, list) else laid
            tables.append(cards.want(f"{place}.in_play", plain))
            fresh += [wish for wish, card in zip(tables[-1], laid, strict=True) if str(card).endswith(NEW)]
        _check_roles(rules, roles)
        deck = cards.want("deck", data.get("deck", []))
        pile = cards.want("discard", data.get("discard", []))
        given, left = cards.give(seed_of(data.get("seed", 1)))
        turn = seat_named(names, data.get("turn", names[0]), "turn")
        if not alive[turn] and not midway:
            raise wrong("turn", "scenario-eliminated.turn", name=names[turn])
        phase = one_of(data.get("phase", "play"), tuple(rules.steps), "phase")
        rest = one_of(data.get("rest", "deck"), ("deck", "discard"), "rest")
        down, up = ([], left) if rest == "deck" else (left, [])
        in_play = [[given[wish] for wish in table] for table in tables]
        figures = ALL_FIGURES[len(names)]
        laid_now = [gear_of(figure, given[wish]) for figure in figures for wish in tables[figure] if wish in fresh]
        s = State(rules, names, SEATS[len(names)], roles, "")
        s.fronts = list(figures)
        s.characters, s.ability, s.life, s.max_life, s.alive = who, ability, life, full, alive
        s.table, s.laid_this_turn = in_play, laid_now
        s.turn, s.phase, s.to_act = turn, phase, turn
        s.hands = [[given[wish] for wish in hand] for hand in hands]
        s.decks = [up + [given[wish] for wish in deck[::-1]]]
        s.pile = down + [given[wish] for wish in pile[::-1]]
        s.stack = [Turn(turn, rules.steps[phase])]
        for name, table in zip(names, s.table, strict=True):
            check_table(rules, table, f"players.{name}.in_play")
        self.completed(s, data)
        if not midway:
            _check_undecided(s)
        return s

    def completed(self, s: State, data: dict[str, Any]) -> None:
        """Hook for a set that extends this one, to add its part to the state."""

    def printed(self, s: State) -> dict[str, Any]:
        players: dict[str, Any] = {}
        for seat, name in zip(s.seats, s.names, strict=True):
            written = players[name] = {"role": s.roles[seat], "character": s.characters[seat].name}
            if s.ability[seat] is not s.characters[seat]:
                written["copies"] = s.ability[seat].name
            if s.alive[seat]:
                written["life"] = s.life[seat]
            else:
                written["alive"] = False
                if not s.hands[seat] and not s.table[seat]:
                    continue
            written["hand"] = [print_card(s.rules, card) for card in s.hands[seat]]
            written["in_play"] = [
                print_card(s.rules, card) + (NEW if gear_of(s.fronts[seat], card) in s.laid_this_turn else "")
                for card in s.table[seat]
            ]
        return {
            "players": players,
            "deck": [print_card(s.rules, card) for card in s.decks[0][::-1]],
            "discard": [print_card(s.rules, card) for card in s.pile[::-1]],
        }

    def check_seat(self, s: State, seat: Seat, what: str, wanted: Any, place: str) -> Said | None:
        if what == "life":
            return differs(what, wanted, s.life[seat])
        if what == "alive":
            return differs(what, wanted, s.alive[seat])
        if what == "role_revealed":
            return differs(what, wanted, s.rules.open_role(s, seat))
        if what == "in_play":
            return check_cards(s, what, wanted, s.table[seat], True, place)
        return super().check_seat(s, seat, what, wanted, place)

    def check_game(self, s: State, what: str, wanted: Any, place: str) -> Said | None:
        return differs(what, wanted, len(s.decks[0]))  # deck_size

    def expected(self, s: State, seat: Seat) -> dict[str, Any]:
        in_play = [print_card(s.rules, card) for card in s.table[seat]]
        return {"life": s.life[seat], "in_play": in_play, "alive": s.alive[seat]}


def _copied(rules: Ruleset, seat: dict[str, Any], who: Character, place: str) -> Character:
    """The character whose ability a seat has now. Raises BadPosition."""
    if "copies" not in seat:
        return who
    if who.begins is None:
        raise wrong(f"{place}.copies", "scenario-copies", name=who.name)
    return character_named(rules, seat["copies"], f"{place}.copies", [])


def _life(seat: dict[str, Any], full: int, alive: bool, midway: bool, place: str) -> int:
    if not alive:
        return 0
    life = seat.get("life", full)
    if not isinstance(life, int) or isinstance(life, bool) or life > full or (life < 1 and not midway):
        raise wrong(f"{place}.life", "scenario-number", least=1, most=full, found=repr(life))
    return life


def _check_roles(rules: Ruleset, roles: list[str]) -> None:
    leader = rules.roles[len(roles)][0]
    for role, copies in rules.box.items():
        if roles.count(role) > copies:
            raise wrong("players", "scenario-roles", role=role, count=roles.count(role), most=copies)
        if copies == 1 and role == leader and role not in roles:
            raise wrong("players", "scenario-roles.missing", role=role)
        if copies == 1 and role in roles and role not in rules.roles[len(roles)]:
            raise wrong("players", "scenario-roles.none", role=role, count=len(roles))


def _check_undecided(s: State) -> None:
    """Raise BadPosition if the players who are still alive already decide the game."""
    judged = s.clone()
    s.rules.ends_if_won(judged, NO_FIGURE, NOBODY)
    if judged.over:
        won = rule_of(s.rules, judged.events[-1])
        raise wrong("players", "scenario-over", winner=judged.winner, rule=won)
