"""Sentences for people, in the reader's language: events, refusals, cards, and whatever a door wants to say.

No sentence is written in code. Each is a message in locales/<language>/*.ftl; an event's kind and a refusal's reason
are the ids of their messages, and where a kind can be told in several ways its forms are attributes of the message.
"""

from __future__ import annotations

import csv
import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from boothill.core import events as ev
from boothill.core.events import UNKNOWN, Event
from boothill.core.moves import DECK, NOBODY, PILE, figure_of, is_figure, is_gear, is_hand, is_side, seat_of
from boothill.core.refusal import Refused
from boothill.core.rows import BROWN, GREEN, Card, Character
from boothill.core.ruleset import Ruleset
from boothill.core.state import Board
from boothill.core.view import View
from boothill.notation import print_card

DEFAULT = "en"
NONE = "none"
"""Stands for a fact that a refusal does not have; messages can ask for it."""
SAID_BEFORE = {ev.LAID: ev.PLAYED, ev.REMOVED: ev.USED}
"""Kinds that go without saying after another one about the same cards."""


class Messages:
    """The messages of one language. What it lacks is told in English, and so is a language that does not exist."""

    def __init__(self, lang: str = DEFAULT) -> None:
        self.lang = lang if lang in languages() else DEFAULT
        self._bundles = [_bundle(name) for name in dict.fromkeys((self.lang, DEFAULT))]
        self._names = _names(self.lang)

    def text(self, id: str, /, **args: str | int) -> str:
        """A message, or one form of it: `text("played.at", ...)`."""
        found = self._find(id)
        if found is None:
            raise KeyError(f"there is no message {id!r} in {self.lang}")
        bundle, pattern = found
        sentence, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"message {id!r} with {', '.join(args) or 'nothing'}: {errors[0]}")
        return str(sentence)

    def has(self, id: str) -> bool:
        return self._find(id) is not None

    def own(self, id: str, rule: str) -> str:
        """A message's id, or that of its form for the book in which a rule stands, if there is one.

        That is `card-beer.dod` for `card-beer`, and `played.at-due` for `played.at`.
        """
        form = f"{id}{'-' if '.' in id else '.'}{rule[:3].lower()}"
        return form if self.has(form) else id

    def here(self, rules: Ruleset, id: str) -> str:
        """The same, for the book by which a game is played."""
        return self.own(id, rules.cites[ev.TURN])

    def _find(self, id: str) -> tuple[FluentBundle, Pattern] | None:
        head, _, form = id.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(head):
                message = bundle.get_message(head)
                pattern = message.attributes.get(form) if form else message.value
                if pattern is not None:
                    return bundle, pattern
        return None

    # -- names -------------------------------------------------------------------------------------------------

    def name(self, english: str) -> str:
        """The printed name of a card, a character or a role."""
        return self._names.get(english.casefold(), english)

    def card(self, rules: Ruleset, card: int) -> str:
        """A card with its rank and suit."""
        if card < 0:
            return print_card(rules, card)
        english = rules.faces[card].name
        return print_card(rules, card).replace(english, self.name(english), 1)

    def cards(self, rules: Ruleset, cards: Iterable[int]) -> str:
        return ", ".join(self.card(rules, card) for card in cards)

    def target(self, board: Board, target: int, reader: int = NOBODY, people: Sequence[str] = ()) -> str:
        """What a target code points at: a character and whose it is, or a hand or a side; empty for the piles.

        `people` names the characters, if those at the table now are not meant.
        """
        seat = player_of(board, target)
        if seat == NOBODY:
            return ""
        kind = "hand" if is_hand(target) else "side" if is_side(target) else "figure"
        figure = figure_of(target)
        name = (people or named(board))[figure] if kind == "figure" else ""
        whose = "reader" if seat == reader else "other"
        return self.text(kind, whose=whose, name=self.name(name), seat=board.names[seat])

    def effect(self, rules: Ruleset, row: Card) -> str:
        """What a card does in this game."""
        return self.text(self.own(f"card-{key_of(row.name)}", row.rule), **options_of(rules))

    def ability(self, rules: Ruleset, who: Character) -> str:
        """What a character can do in this game."""
        return self.text(self.own(f"character-{key_of(who.name)}", who.rule), **options_of(rules))

    # -- what happened -----------------------------------------------------------------------------------------

    def event(self, board: Board, event: Event, reader: int = NOBODY, people: Sequence[str] = ()) -> str:
        """An event as the reader of a view, or of a whole state, is told it; empty if there is nothing to tell.

        The seat of a view is spoken to as "you"; for a whole state `reader` says who is, if anybody. `people` names
        the characters who were there, if they are no longer those at the table.
        """
        if isinstance(board, View):
            reader = board.seat
            event = event.seen_by(reader)
        if event.kind == ev.SPENT:
            return ""
        seat = event.seat
        if event.kind == ev.WON and event.name in board.names:
            seat = board.names.index(event.name)
        other = event.other if event.other != NOBODY else player_of(board, event.target)
        if reader != NOBODY and seat == reader:
            you = "actor"
        elif reader != NOBODY and other == reader:
            you = "other"
        else:
            you = "nobody"
        form = _form(board.rules, event, seat, other)
        card = board.rules.faces[event.cards[0]].name if event.cards and event.cards[0] >= 0 else ""
        id = f"{event.kind}.{form}" if form else event.kind
        return self.text(
            self.here(board.rules, id),
            who=self.target(board, event.target, reader, people),
            seat=board.names[seat] if seat != NOBODY else "",
            other=board.names[other] if other != NOBODY else "",
            you=you,
            card=self.card(board.rules, event.cards[0]) if event.cards else "",
            cards=self.cards(board.rules, event.cards),
            count=len(event.cards),
            name=self.name(event.name),
            key=key_of(event.name or card),
            n=event.n,
        )

    def told(self, board: Board, events: Iterable[Event], reader: int = NOBODY) -> list[tuple[Event, str]]:
        """The events that are worth a line, each with its line: what the next one says anyway is left out."""
        listed = _gathered(events)
        people = _people(board, listed)
        lines: list[tuple[Event, str]] = []
        for i, event in enumerate(listed):
            before = SAID_BEFORE.get(event.kind)
            if before and any(e.kind == before and e.cards == event.cards for e in listed[:i]):
                continue
            if i + 1 < len(listed) and listed[i + 1].seat == event.seat and _implied(event, listed[i + 1]):
                continue
            lines.append((event, self.event(board, event, reader, people[i])))
        return lines

    # -- why not -----------------------------------------------------------------------------------------------

    def refusal(self, refused: Refused) -> str:
        """Why a move is not legal, with the facts and the rule."""
        args: dict[str, str | int] = {"card": NONE, "target": NONE}
        for fact, value in refused.facts.items():
            if isinstance(value, str) and fact in ("card", "name", "character"):
                value = self.name(value)
            if value != "":
                args[fact] = value
        return f"{self.text(self.own(refused.reason, refused.rule), **args)} [{refused.rule}]"


def rule_of(rules: Ruleset, event: Event) -> str:
    """The id of the rule behind an event: of the card or the character where it is one's own doing."""
    if event.kind == ev.PLAYED:
        return rules.cards[event.name].rule if event.name else rules.rows[event.cards[0]].rule
    if event.kind in (ev.USED, ev.ABILITY):
        return rules.characters[event.name].rule if event.name in rules.characters else rules.cards[event.name].rule
    return rules.cites[event.kind]


def player_of(board: Board, target: int) -> int:
    """The seat a target code points at, whether itself, its hand or a card before it; NOBODY for the piles."""
    if is_hand(target) or is_side(target):
        return seat_of(target)
    if is_figure(target) or is_gear(target):
        return board.owner[figure_of(target)]
    assert target in (NOBODY, DECK, PILE), target
    return NOBODY


def several(board: Board) -> bool:
    """Does a seat lead several characters?"""
    return len(board.owner) > len(board.names)


def named(board: Board) -> list[str]:
    """The names of the characters, by figure."""
    return [who.name for who in board.who]


def key_of(name: str) -> str:
    """A name as part of a message's id: `Rev. Carabine` is `rev-carabine`, `José Delgado` is `jose-delgado`."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", name.casefold()) if not unicodedata.combining(sign))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def options_of(rules: Ruleset) -> dict[str, str | int]:
    """The options of a game as messages can ask for them, numbers as numbers."""
    return {option: int(value) if value.isdecimal() else value for option, value in rules.options.items()}


@cache
def languages() -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in (files("boothill") / "locales").iterdir() if folder.is_dir()))


def _form(rules: Ruleset, event: Event, seat: int, other: int) -> str:
    """Which form of its message tells an event."""
    kind = event.kind
    if kind == ev.PLAYED:
        if other == seat:
            return "self"
        edge = rules.rows[event.cards[0]].edge
        if edge != BROWN and other == NOBODY and not event.name:
            return "later" if edge == GREEN else "down"
        return "-".join((["as"] if event.name else []) + (["at"] if other != NOBODY else []))
    if kind == ev.TOOK:
        return "pile" if event.target == PILE else "from" if other != NOBODY else ""
    if kind == ev.USED:
        if event.name in rules.characters:
            return "ability"
        return "self" if other == seat else "at" if other != NOBODY else ""
    if kind == ev.WON:
        return "alone" if seat != NOBODY else ""
    if kind == ev.TURNED_UP:
        return "met" if event.n else ""
    if kind == ev.MISSED:
        return "more" if event.n else ""
    if kind in (ev.LOST, ev.OUT):
        return "by" if event.other != NOBODY else ""
    return "unseen" if UNKNOWN in event.cards else ""


def _gathered(events: Iterable[Event]) -> list[Event]:
    """The events without mere bookkeeping, cards discarded one after the other as one."""
    gathered: list[Event] = []
    for event in events:
        if event.kind == ev.SPENT:
            continue
        last = gathered[-1] if gathered else None
        if last is not None and last.kind == event.kind == ev.DISCARDED and last.seat == event.seat:
            gathered[-1] = Event(ev.DISCARDED, event.seat, cards=last.cards + event.cards)
        else:
            gathered.append(event)
    return gathered


def _people(board: Board, events: Sequence[Event]) -> list[list[str]]:
    """Who was there at each of the events that led to this board: somebody may have taken the place of the fallen."""
    names = named(board)
    then: list[list[str]] = []
    for event in reversed(events):
        if event.name in board.rules.characters and event.kind == ev.OUT:
            names = names[:]
            names[event.target] = event.name
        then.append(names)
    return then[::-1]


def _implied(event: Event, following: Event) -> bool:
    """Does the next line, about the same seat, make this one needless?"""
    if event.kind == ev.USED:
        return (
            following.kind in (ev.OFFERED, ev.TURNED_UP, ev.NO_CARD_LEFT)
            and following.name.casefold() == event.name.casefold()
        )
    return (event.kind, following.kind) in {
        (ev.PASSED, ev.LOST),
        (ev.FELL, ev.OUT),
        (ev.REMOVED, ev.FREE),
        (ev.REMOVED, ev.JAILED),
    }


@cache
def _bundle(lang: str) -> FluentBundle:
    # Isolating marks are invisible characters that terminals show or count; the texts run in one direction only.
    bundle = FluentBundle([lang], use_isolating=False)
    for file in sorted((files("boothill") / "locales" / lang).iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def _names(lang: str) -> dict[str, str]:
    """Names as printed in a language, by the English name; where two games share a name the first table wins."""
    table = (files("boothill") / "data" / "cards" / "names.csv").read_text(encoding="utf-8")
    names: dict[str, str] = {}
    for line in csv.DictReader(table.splitlines()):
        names.setdefault(line["en"].casefold(), line.get(lang) or line["en"])
    return names
