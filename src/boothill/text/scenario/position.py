"""Positions: the upper half of a scenario file, as a state and back."""

from __future__ import annotations

from typing import Any

from boothill.bad_input import BadInput
from boothill.core.chance import assigned
from boothill.core.dead import PLAY_COUNT, Still
from boothill.core.frames.playing import Playing
from boothill.core.frames.turn import Turn
from boothill.core.ids import ALL_FIGURES, NO_FIGURE, NOBODY, SEATS, Deck, Face, Seat
from boothill.core.rng import permutation
from boothill.core.rows import BROWN, Character
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.core.targets import gear_of
from boothill.sets import EVENT_SETS, GAMES, RETIRED, check_names, ruleset
from boothill.sets.high_noon import position as events
from boothill.sets.tables import RANKS
from boothill.text.notation import (
    SUIT_OF,
    NotAMove,
    Unreadable,
    did_you_mean,
    known_name,
    nearest,
    parse_card,
    print_card,
)
from boothill.words.phrases import Said, rule_of, unreadable

SUITS = ("♥", "♦", "♣", "♠")
GAME_KEYS = ("game", "players", "turn", "phase", "deck", "discard", "seed", "rest", "tally", "quiet", "seen")
SEAT_KEYS = ("role", "character", "copies", "life", "hand", "in_play", "alive", events.SPARE)
NEW = " (new)"
"""Marks a card in play that was laid this very turn."""


class BadPosition(BadInput, ValueError):
    """A position that cannot be; the message names the place in the file.

    What could not be read there, a card, a player or a move, is told in any language; what is wrong with the file
    itself in English, like the words it is made of.
    """

    def __init__(self, text: str, why: Unreadable | None = None) -> None:
        super().__init__(text if why is None else f"{text}: {why}")
        self.text = text
        self.why = why

    def said(self) -> Said:
        if self.why is None:
            return Said("problem-bad-scenario", {"text": self.text})
        return Said("notation-at", {"place": self.text, "why": unreadable(self.why)})


def check_keys(data: dict[str, Any], known: tuple[str, ...], place: str) -> None:
    for key in data:
        if key not in known:
            hint = did_you_mean(str(key), known) or f"; it may be {', '.join(known)}"
            raise BadPosition(f"{place}: unknown key {key!r}{hint}")


def rules_of(data: dict[str, Any]) -> Ruleset:
    """The ruleset a position names, with the options it gives."""
    game = one_of(data.get("game", "classic"), tuple(GAMES), "game")
    try:
        data = events.options_of(data, EVENT_SETS)
    except ValueError as error:
        raise BadPosition(str(error)) from None
    options = {}
    for option in (*GAMES[game][1], *RETIRED.get(game, {})):
        if option in data:
            value = data[option]
            options[option] = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    try:
        return ruleset(game, options)
    except ValueError as error:
        raise BadPosition(f"game: {error}") from None


def keys_of(game: str) -> tuple[str, ...]:
    """The options that a position of a game may give, and its keys beside those that all have."""
    options = GAMES[game][1]
    return (*options, *RETIRED.get(game, {}), *(events.KEYS if "events" in options else ()))


def one_of(value: Any, known: tuple[str, ...], place: str) -> str:
    """A word that must be one of some."""
    if not isinstance(value, str) or value not in known:
        raise BadPosition(f"{place}: it is {', '.join(known)}, not {value!r}")
    return value


def faces_of(rules: Ruleset, text: str, place: str) -> list[Face]:
    """The faces that a card's text may mean."""
    try:
        return parse_card(rules, text)
    except NotAMove as error:
        raise BadPosition(place, error) from None


def meant(rules: Ruleset, text: str, place: str) -> list[Face]:
    """The faces that a text may mean where cards of the deck are listed: a card, a suit with or without ranks, any."""
    if text == "any":
        return [Face(card) for card in range(len(rules.faces))]
    suit, _, ranks = text.partition(" ")
    if suit not in SUITS:
        return faces_of(rules, text, place)
    low, high = 2, 14
    if ranks:
        first, _, last = ranks.partition("-")
        if first not in RANKS or (last or first) not in RANKS:
            raise BadPosition(f"{place}: {text!r} is no range of ranks; write it like '♠ 2-9'")
        low, high = RANKS[first], RANKS[last or first]
        if low > high:
            raise BadPosition(f"{place}: {text!r} runs the wrong way; write it like '♠ 2-9'")
    fit = [face.suit == SUIT_OF[suit] and low <= face.rank <= high for face in rules.faces]
    return [Face(card) for card, fits in enumerate(fit) if fits]


class Cards:
    """Gives out the copies of a deck to the places that ask for them."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.units = list(rules.deck)
        self.wants: list[tuple[str, str, list[int]]] = []

    def want(self, place: str, texts: Any, first: int = 0, only: int = -1) -> list[int]:
        """Note what a place asks for; the answers are the numbers of the wishes.

        Cards with the back `first` are given before others; with `only` no others are given at all.
        """
        if not isinstance(texts, list):
            raise BadPosition(f"{place}: a list of cards is wanted, not {texts!r}")
        if len(texts) > len(self.units):
            raise BadPosition(f"{place}: {len(texts)} cards are too many; the game has {len(self.units)}")
        numbers = []
        for i, text in enumerate(texts):
            numbers.append(len(self.wants))
            where = f"{place}[{i}]"
            fit = self._candidates(where, str(text), only)
            fit.sort(key=lambda unit: self.rules.faces[self.units[unit]].back != first)
            self.wants.append((where, str(text), fit))
        return numbers

    def _candidates(self, place: str, text: str, only: int) -> list[int]:
        """The copies that fit a text, in the order of the deck."""
        fit = meant(self.rules, text, place)
        backs = [self.rules.faces[card].back for card in self.units]
        return [i for i, card in enumerate(self.units) if card in fit and only in (-1, backs[i])]

    def give(self, seed: str) -> tuple[list[Face], list[Face]]:
        """A face for every wish, and the cards nobody asked for, shuffled."""
        mixed = permutation(f"any {seed}", 0, len(self.units))
        for _, text, fit in self.wants:
            if text == "any":
                fit.sort(key=mixed.__getitem__)
        given = assigned([fit for _, _, fit in self.wants])
        for (place, text, fit), unit in zip(self.wants, given, strict=True):
            if unit < 0:
                raise BadPosition(place, NotAMove("notation-no-copy", text=text, count=str(len(fit))))
        taken = set(given)
        left = [card for i, card in enumerate(self.units) if i not in taken]
        left = [left[i] for i in permutation(f"position {seed}", 0, len(left))]
        return [self.units[unit] for unit in given], left


def names_of(players: dict[Any, Any]) -> tuple[str, ...]:
    names = tuple(str(name) for name in players)
    try:
        check_names(names)
    except ValueError as error:
        raise BadPosition(f"players: {error}") from None
    return names


def parse_position(data: dict[str, Any]) -> State:
    """The state that the keys of a scenario file describe, run on to its first decision."""
    rules = rules_of(data)
    if len(rules.backs) > 1:
        from boothill.text.scenario.sides import parse_sides

        return parse_sides(data, rules)
    players = data.get("players")
    if not isinstance(players, dict) or not players:
        raise BadPosition("players: the seats are missing")
    if len(players) not in rules.roles:
        raise BadPosition(
            f"players: {rules.name} is for {min(rules.roles)} to {max(rules.roles)} players, not {len(players)}"
        )
    names = names_of(players)
    seed = seed_of(data.get("seed", 1))
    cards = Cards(rules)
    who: list[Character] = []
    ability: list[Character] = []
    fresh: list[int] = []
    roles, life, full, alive, hands, tables = [], [], [], [], [], []
    for name, seat in players.items():
        place = f"players.{name}"
        if not isinstance(seat, dict):
            raise BadPosition(f"{place}: role and character are wanted, like {{role: outlaw, character: Kit Carlson}}")
        check_keys(seat, SEAT_KEYS, place)
        roles.append(one_of(seat.get("role"), tuple(rules.box), f"{place}.role"))
        who.append(character_named(rules, seat.get("character"), place, [character.name for character in who]))
        ability.append(_copied(rules, seat, who[-1], place))
        full.append(rules.starting_life(who[-1], roles[-1]))
        alive.append(_flag(seat.get("alive", True), f"{place}.alive"))
        life.append(_life(seat, full[-1], alive[-1], place))
        if not alive[-1] and (seat.get("hand") or seat.get("in_play")):
            raise BadPosition(f"{place}: an eliminated player has no cards")
        hands.append(cards.want(f"{place}.hand", seat.get("hand", [])))
        laid = seat.get("in_play", [])
        plain = [str(card).removesuffix(NEW) for card in laid] if isinstance(laid, list) else laid
        tables.append(cards.want(f"{place}.in_play", plain))
        fresh += [wish for wish, card in zip(tables[-1], laid, strict=True) if str(card).endswith(NEW)]
    _check_roles(rules, roles)
    deck = cards.want("deck", data.get("deck", []))
    pile = cards.want("discard", data.get("discard", []))
    given, left = cards.give(seed)
    turn = seat_named(names, data.get("turn", names[0]), "turn")
    if not alive[turn]:
        raise BadPosition(f"turn: {names[turn]} is eliminated")
    phase = one_of(data.get("phase", "play"), tuple(rules.steps), "phase")
    rest = one_of(data.get("rest", "deck"), ("deck", "discard"), "rest")
    down, up = ([], left) if rest == "deck" else (left, [])
    in_play = [[given[wish] for wish in table] for table in tables]
    figures = ALL_FIGURES[len(names)]
    laid_now = [gear_of(figure, given[wish]) for figure in figures for wish in tables[figure] if wish in fresh]
    s = State(
        rules, names, SEATS[len(names)], life, full, who, ability, in_play, alive, roles,
        list(figures), turn, phase, tally_of(data.get("tally", {})), laid_now, "", turn,
        [[given[wish] for wish in hand] for hand in hands], [up + [given[wish] for wish in deck[::-1]]],
        [Deck(0)] * len(names), down + [given[wish] for wish in pile[::-1]], [Turn(turn, rules.steps[phase])],
        [], [], [[] for _ in names], seed, 0,
    )  # fmt: skip
    for name, table in zip(names, s.table, strict=True):
        check_table(rules, table, f"players.{name}.in_play")
    if rules.events:
        try:
            events.set_up(s, data, EVENT_SETS)
        except ValueError as error:
            raise BadPosition(str(error)) from None
    _check_undecided(s)
    return taken_up(s, data)


def print_position(s: State) -> dict[str, Any]:
    """A state at its turn player's free decision as the keys of a scenario file; parse_position gives it back."""
    if s.over or not isinstance(s.stack[-1], Playing):
        raise ValueError(
            "only a position between two cards of a play phase can be written down; save the state instead"
        )
    if len(s.rules.backs) > 1:
        from boothill.text.scenario.sides import print_sides

        return print_sides(s)
    players: dict[str, Any] = {}
    for seat, name in zip(s.seats, s.names, strict=True):
        players[name] = {"role": s.roles[seat], "character": s.who[seat].name}
        if s.ability[seat] is not s.who[seat]:
            players[name]["copies"] = s.ability[seat].name
        if s.reserves[seat]:
            players[name][events.SPARE] = s.reserves[seat][-1]
        if not s.alive[seat]:
            players[name]["alive"] = False
            continue
        if not s.is_ghost(s.fronts[seat]):
            players[name]["life"] = s.life[seat]
        players[name]["hand"] = [print_card(s.rules, card) for card in s.hands[seat]]
        players[name]["in_play"] = [
            print_card(s.rules, card) + ("" if s.ready(s.fronts[seat], card) else NEW) for card in s.table[seat]
        ]
    data: dict[str, Any] = {
        "game": s.rules.name,
        **s.rules.options,
        "players": players,
        "turn": s.names[s.turn],
    }
    data["deck"] = [print_card(s.rules, card) for card in s.decks[0][::-1]]
    data["discard"] = [print_card(s.rules, card) for card in s.pile[::-1]]
    data.update(events.printed(s))
    data.update(to_take_up(s))
    return data


def character_named(rules: Ruleset, text: Any, place: str, taken: list[str]) -> Character:
    name = known_name(rules, str(text))
    if name not in rules.characters:
        near = nearest(name, rules.characters) or "none"
        missing = NotAMove("notation-no-character", name=str(text), game=rules.name, near=near)
        raise BadPosition(f"{place}.character", missing)
    if name in taken:
        raise BadPosition(f"{place}.character: {name} sits at the table already")
    return rules.characters[name]


def _copied(rules: Ruleset, seat: dict[str, Any], who: Character, place: str) -> Character:
    """The character whose ability a seat has now."""
    if "copies" not in seat:
        return who
    if who.begins is None:
        raise BadPosition(f"{place}.copies: {who.name} copies nobody")
    return character_named(rules, seat["copies"], f"{place}.copies", [])


def _flag(value: Any, place: str) -> bool:
    if not isinstance(value, bool):
        raise BadPosition(f"{place}: it is true or false, not {value!r}")
    return value


def _life(seat: dict[str, Any], full: int, alive: bool, place: str) -> int:
    if not alive:
        return 0
    life = seat.get("life", full)
    if not isinstance(life, int) or isinstance(life, bool) or not 1 <= life <= full:
        raise BadPosition(f"{place}.life: a number from 1 to {full} is wanted, not {life!r}")
    return life


def seat_named(names: tuple[str, ...], name: Any, place: str) -> Seat:
    if str(name) not in names:
        raise BadPosition(place, NotAMove("notation-no-player", name=str(name), names=", ".join(names)))
    return Seat(names.index(str(name)))


def seed_of(seed: Any) -> str:
    if not isinstance(seed, int | str):
        raise BadPosition(f"seed: a number or a word is wanted, not {seed!r}")
    return str(seed)


def taken_up(s: State, data: dict[str, Any]) -> State:
    """The state at its first decision, with what it has gone through: whether it is dead depends on that."""
    quiet, seen = data.get("quiet", 0), data.get("seen", [])
    if not isinstance(quiet, int) or isinstance(quiet, bool) or quiet < 0:
        raise BadPosition(f"quiet: the number of turns since the last elimination is wanted, not {quiet!r}")
    if not isinstance(seen, list) or not all(isinstance(position, str) for position in seen):
        raise BadPosition(f"seen: a list as a position was printed with is wanted, not {seen!r}")
    s.still = Still(quiet, tuple(seen))
    s.start()
    frame = s.stack[-1]
    if isinstance(frame, Playing) and s.tally.get(PLAY_COUNT, 0) >= s.rules.most_plays:
        s.become(type(frame)(frame.seat, True))
    return s


def to_take_up(s: State) -> dict[str, Any]:
    """What a game has gone through, as far as it matters for what is to come; empty ones are left out."""
    data = {"tally": dict(s.tally), "quiet": s.still.quiet, "seen": list(s.still.seen)}
    return {key: value for key, value in data.items() if value}


def tally_of(tally: Any) -> dict[str, int]:
    if not isinstance(tally, dict) or not all(isinstance(count, int) and count >= 0 for count in tally.values()):
        raise BadPosition(f"tally: numbers by name are wanted, like {{BANG!: 1}}, not {tally!r}")
    return {str(name): count for name, count in tally.items()}


def _check_roles(rules: Ruleset, roles: list[str]) -> None:
    leader = rules.roles[len(roles)][0]
    for role, copies in rules.box.items():
        if roles.count(role) > copies:
            cards = f"{copies} {role} card" + ("s" if copies > 1 else "")
            raise BadPosition(f"players: {roles.count(role)} times {role}, but there is only {cards} in the box")
        if copies == 1 and role == leader and role not in roles:
            raise BadPosition(f"players: a {role} is missing")
        if copies == 1 and role in roles and role not in rules.roles[len(roles)]:
            raise BadPosition(f"players: there is no {role} at a table of {len(roles)}")


def _check_undecided(s: State) -> None:
    """Somebody must still be able to win: who is left alive has not settled the game already."""
    judged = s.clone()
    s.rules.judges(judged, NO_FIGURE, NOBODY)
    if judged.over:
        won = rule_of(s.rules, judged.events[-1])
        raise BadPosition(f"players: this game is over, {judged.winner} won [{won}]; leave somebody alive to fight")


def check_table(rules: Ruleset, table: list[Face], place: str) -> None:
    """Can these cards lie in play before one figure?"""
    names = [rules.rows[card].name for card in table]
    slots = [rules.rows[card].slot for card in table if rules.rows[card].slot]
    for i, card in enumerate(table):
        if rules.rows[card].edge == BROWN:
            raise BadPosition(f"{place}[{i}]: {names[i]} is never in play")
        if names.count(names[i]) > 1:
            raise BadPosition(f"{place}: two cards named {names[i]}")
    for slot in slots:
        if slots.count(slot) > 1:
            raise BadPosition(f"{place}: more than one {slot}")
