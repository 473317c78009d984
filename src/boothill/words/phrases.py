"""Chooses the message and its arguments for an event, a refusal or a question, independent of the language.

Front ends in Python turn it into text with `messages`; the server sends it unchanged, and the web page turns it into
text. An event's kind and a refusal's reason are the ids of their messages. If a kind has several wordings, these forms
are attributes of the message.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

from boothill.core import events as ev
from boothill.core.board import Board
from boothill.core.dead import ROUNDS
from boothill.core.events import EVERYBODY, UNKNOWN, Event
from boothill.core.frames.base import FIGURE, HOLDS, PERSON, SEAT, Frame
from boothill.core.ids import NO_FIGURE, NOBODY, Face, Seat, Target
from boothill.core.intents import GOOD, HARMS, TARGET
from boothill.core.refusal import EVENT, Refused
from boothill.core.rows import BROWN, GREEN, Card, Character, EventCard
from boothill.core.ruleset import Ruleset
from boothill.core.targets import DECK, NO_TARGET, PILE, figure_of, is_figure, is_gear, is_hand, is_side, seat_of
from boothill.core.view import View
from boothill.sets import BadGame
from boothill.text.notation import Unreadable, print_card
from boothill.words.catalogue import exists

NONE = "none"
"""Stands for a fact that is missing; messages can check for it."""
SAID_BEFORE = {ev.LAID: ev.PLAYED, ev.REMOVED: ev.USED}
"""Kinds of events that are left out after another kind about the same cards."""
BY_ABILITY = (ev.DREW, ev.DISCARDED, ev.REMOVED, ev.TOOK, ev.STOLE, ev.SHOWED, ev.LOOKED)
"""Events that an ability may cause. Their lines name the character, unless an earlier line did."""


class Name:
    """The name of a card, a character or a role, to be shown as it is printed in the reader's language."""

    __slots__ = ("english",)

    def __init__(self, english: str) -> None:
        self.english = english


class Cards:
    """Cards, as (name, rank and suit)."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[tuple[str, str], ...]) -> None:
        self.cards = cards


class Listed:
    """A list of words."""

    __slots__ = ("words",)

    def __init__(self, words: tuple[Term, ...]) -> None:
        self.words = words


class Said:
    """A message and its arguments."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: dict[str, Term] | None = None) -> None:
        self.id = id
        self.args = args or {}


Term = str | int | Name | Cards | Listed | Said


# Phrases are cached, because a table uses the same few hundred of them all the time.


@lru_cache(1024)
def name_of(english: str) -> Name:
    return Name(english)


@lru_cache(4096)
def list_of(words: tuple[Term, ...]) -> Listed:
    return Listed(words)


@lru_cache(16384)
def said(id: str, *args: tuple[str, Term]) -> Said:
    """A cached message. Its arguments must be plain values or cached as well."""
    return Said(id, dict(args))


@lru_cache(4096)
def own(id: str, rule: str) -> str:
    """A message's id, or the id of its form for the book that a rule is in, if there is one.

    For example, `card-beer.dod` for `card-beer`, or `played.at-due` for `played.at`.
    """
    form = f"{id}{'-' if '.' in id else '.'}{rule[:3].lower()}"
    return form if exists(form) else id


def here(rules: Ruleset, id: str) -> str:
    """The same, for the book whose rules a game follows."""
    return own(id, rules.cites[ev.TURN])


# -- cards, characters, players --------------------------------------------------------------------------------


def cards(rules: Ruleset, cards: Iterable[Face]) -> Cards:
    """Cards with their ranks and suits."""
    return _cards(rules, tuple(cards))


@lru_cache(8192)
def _cards(rules: Ruleset, cards: tuple[Face, ...]) -> Cards:
    return Cards(tuple([_card(rules, card) for card in cards]))


def _card(rules: Ruleset, card: Face) -> tuple[str, str]:
    printed = print_card(rules, card)
    name = rules.faces[card].name if card >= 0 else printed
    return name, printed[len(name) :].strip()


def target(board: Board, target: Target, reader: Seat = NOBODY, people: Sequence[str] = ()) -> Term:
    """What a target refers to: a character with its player, a hand or a side; empty for the piles.

    `people` are the names of the characters, if they are not those at the table now.
    """
    seat = player_of(board, target)
    if seat == NOBODY:
        return ""
    kind = "hand" if is_hand(target) else "side" if is_side(target) else "figure"
    name = ""
    if kind == "figure":
        figure = figure_of(target)
        name = people[figure] if people else board.characters[figure].name
    whose = "reader" if seat == reader else "other"
    return said(kind, ("whose", whose), ("name", name_of(name)), ("seat", board.names[seat]))


def effect(rules: Ruleset, row: Card) -> Said:
    """What a card does in this game."""
    return Said(own(f"card-{key_of(row.name)}", row.rule), options_of(rules))


def ability(rules: Ruleset, who: Character) -> Said:
    """What a character can do in this game."""
    return Said(own(f"character-{key_of(who.name)}", who.rule), options_of(rules))


def in_force(rules: Ruleset, row: EventCard) -> Said:
    """What an event does while it is in force."""
    return Said(own(f"event-{key_of(row.name)}", row.rule), options_of(rules))


def player_of(board: Board, target: Target) -> int:
    """The seat that a target belongs to: a figure, a hand, a card in play or a side; NOBODY for the piles."""
    if target == NO_TARGET:
        return NOBODY
    if is_figure(target):
        return board.owner[target]
    if is_gear(target):
        return board.owner[figure_of(target)]
    if is_hand(target) or is_side(target):
        return seat_of(target)
    assert target in (DECK, PILE), target
    return NOBODY


def named(board: Board) -> list[str]:
    """The names of the characters, by figure."""
    return [who.name for who in board.characters]


@lru_cache(1024)
def key_of(name: str) -> str:
    """A name as part of a message's id: `Rev. Carabine` is `rev-carabine`, `José Delgado` is `jose-delgado`."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", name.casefold()) if not unicodedata.combining(sign))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def options_of(rules: Ruleset) -> dict[str, Term]:
    """The options of a game as message arguments, numbers as ints."""
    return {option: int(value) if value.isdecimal() else value for option, value in rules.options.items()}


# -- what happened ---------------------------------------------------------------------------------------------


def event(board: Board, event: Event, reader: Seat = NOBODY, people: Sequence[str] = ()) -> Said | None:
    """An event as told to the reader of a view or of a whole state; None if there is nothing to tell.

    The reader is addressed as "you": the seat of a view or, for a whole state, `reader`. `people` are the names of the
    characters who were there, if they are not those at the table now.
    """
    if isinstance(board, View):
        reader = board.seat
        event = event.seen_by(reader)
    if event.kind == ev.SPENT:
        return None
    if event.kind == ev.DEAD:
        return dead(event.name)
    seat = event.seat
    if event.kind == ev.WON and event.name in board.names:
        seat = Seat(board.names.index(event.name))
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
    row = board.rules.events.get(event.name)
    return Said(
        here(board.rules, id),
        {
            "who": target(board, event.target, reader, people),
            "seat": board.names[seat] if seat != NOBODY else "",
            "other": board.names[other] if other != NOBODY else "",
            "you": you,
            "card": cards(board.rules, event.cards[:1]),
            "cards": cards(board.rules, event.cards),
            "count": len(event.cards),
            "name": name_of(event.name),
            "key": GIFT if _is_gift(board.rules, event) else key_of(event.name or card),
            "n": event.n,
            "does": in_force(board.rules, row) if event.kind == ev.TURNED_OVER and row is not None else "",
        },
    )


def told(
    board: Board, events: Iterable[Event], reader: Seat = NOBODY, after: Sequence[str] = ()
) -> list[tuple[Event, Said]]:
    """The events that deserve a line, each with its line; what the next line says anyway is left out.

    `after` are the names of the characters who were there after all events, if they are not those at the table now.
    """
    listed = _gathered(events)
    people = _people(board.rules, after or named(board), listed)
    lines: list[tuple[Event, Said]] = []
    for i, happened in enumerate(listed):
        before = SAID_BEFORE.get(happened.kind)
        if before and any(e.kind == before and e.cards == happened.cards for e in listed[:i]):
            continue
        if i + 1 < len(listed) and listed[i + 1].seat == happened.seat and _implied(happened, listed[i + 1]):
            continue
        line = event(board, happened, reader, people[i])
        if line is not None:
            lines.append((happened, _with_ability(board.rules, happened, listed[:i], line)))
    return lines


def _with_ability(rules: Ruleset, event: Event, before: Sequence[Event], line: Said) -> Said:
    """The line with the name of the character whose ability it was, unless an earlier event named it."""
    if event.kind not in BY_ABILITY or event.name not in rules.characters:
        return line
    if any(e.kind in (ev.ABILITY, ev.USED) and e.name == event.name for e in before):
        return line
    return Said("by-ability", {"name": Name(event.name), "line": line})


def rule_of(rules: Ruleset, event: Event) -> str:
    """The id of the rule behind an event: the rule of the card or character that caused it, or the general one."""
    if event.name in rules.events:
        return rules.events[event.name].rule
    if event.kind == ev.PLAYED:
        if event.n:
            return rules.cites["rescue"]
        return rules.cards[event.name].rule if event.name else rules.rows[event.cards[0]].rule
    if event.kind == ev.WON:
        return rules.cites.get(f"won {event.name}", rules.cites[ev.WON])
    if event.kind in (ev.USED, ev.ABILITY):
        return rules.characters[event.name].rule if event.name in rules.characters else rules.cards[event.name].rule
    if (event.kind in BY_ABILITY or event.kind == ev.PASSED) and event.name:
        cause = rules.characters.get(event.name) or rules.cards.get(event.name)
        return cause.rule if cause is not None else rules.cites[event.name]
    return rules.cites[event.kind]


GIFT = "gift"
"""The key of a card that is good for its target: messages say "for" instead of "against"."""


def is_gift(row: Card) -> bool:
    """Is a card only good for its target?"""
    return any(row.means(what, TARGET) for what in GOOD) and not any(row.means(what, TARGET) for what in HARMS)


def _is_gift(rules: Ruleset, event: Event) -> bool:
    return event.kind == ev.PLAYED and is_gift(rules.cards.get(event.name, rules.rows[event.cards[0]]))


def _form(rules: Ruleset, event: Event, seat: Seat, other: int) -> str:
    """The form of the message for an event; empty for the basic form."""
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
    if kind == ev.ABILITY:
        if event.name in rules.events:
            return "event-at" if other != NOBODY else "event"
        if event.name in rules.cards:
            return "card-at" if other != NOBODY else "card"
        return "self" if other == seat else "at" if other != NOBODY else ""
    if kind == ev.WON:
        return "alone" if seat != NOBODY else ""
    if kind == ev.TURNED_UP:
        demand = rules.demands.get(event.name)
        if demand is not None and demand.harms:
            return "struck" if event.n else "spared"
        return "met" if event.n else ""
    if kind == ev.RETURNED:
        return "" if event.n else "ghost"
    if kind == ev.LOOKED and event.target == PILE:
        return "pile"
    if kind == ev.MISSED:
        return "more" if event.n else ""
    if kind in (ev.LOST, ev.OUT):
        return "by" if event.other != NOBODY else ""
    return "unseen" if UNKNOWN in event.cards else ""


def _gathered(events: Iterable[Event]) -> list[Event]:
    """The events without mere bookkeeping, and with consecutive discards merged into one."""
    gathered: list[Event] = []
    for event in events:
        if event.kind == ev.SPENT:
            continue
        last = gathered[-1] if gathered else None
        again = last is not None and (last.kind, last.seat, last.name) == (event.kind, event.seat, event.name)
        if last is not None and again and event.kind == ev.DISCARDED:
            gathered[-1] = Event(ev.DISCARDED, event.seat, NOBODY, last.cards + event.cards, EVERYBODY, name=last.name)
        else:
            gathered.append(event)
    return gathered


def _people(rules: Ruleset, after: Sequence[str], events: Sequence[Event]) -> list[list[str]]:
    """The characters at the time of each event, given those after all events: the fallen may have been replaced."""
    names = list(after)
    then: list[list[str]] = []
    for event in reversed(events):
        then.append(names)
        if event.kind == ev.ENTERED and event.n:
            names = names[:]
            names[event.target] = list(rules.characters)[event.n - 1]
    return then[::-1]


def _implied(event: Event, following: Event) -> bool:
    """Does the next event, about the same seat, make this one redundant?"""
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


def dead(why: str) -> Said:
    """Why nobody has won."""
    return Said(ev.DEAD, {"key": why, "n": ROUNDS})


# -- why not, and what now -------------------------------------------------------------------------------------


def refusal(refused: Refused) -> Said:
    """The message why a move is not legal.

    The target is a player or, in games with several figures per seat, a figure, whose name is a printed one.
    """
    args: dict[str, Term] = {"card": NONE, "target": NONE}
    for fact, value in refused.facts.items():
        if value != "":
            named = isinstance(value, str) and fact in ("card", "name", "character", "figure", EVENT)
            args["target" if fact == "figure" else fact] = Name(str(value)) if named else value
    event = args.pop(EVENT, None)
    why = Said(own(refused.reason, refused.rule), args)
    return why if event is None else Said("under-event", {"event": event, "why": why})


def game(name: str) -> Said:
    """The name of a game; a game from another package without a translated name keeps its own."""
    return Said("page-game", {"game": name.replace("+", "-")})


def unreadable(error: Unreadable) -> Said:
    """The message why a text cannot be read."""
    return Said(error.reason, dict(error.facts))


def bad_game(error: BadGame) -> Said:
    """The message why a game does not exist."""
    return Said(error.reason, dict(error.facts))


def question(view: View, form: str = "") -> Said:
    """What the seat of a view is asked, with everything the question may mention.

    The form `pass` says what declining means; `forced`, if it exists, says that there is no other choice.
    """
    frame = view.stack[-1]
    args: dict[str, Term] = {
        "life": view.life[view.fronts[view.seat]],
        "surplus": max(0, len(view.hand) - view.rules.hand_limit(view, view.seat)),
        "whom": next((somebody(view, m.target) for m in view.legal if player_of(view, m.target) != NOBODY), NONE),
    }
    for field, value in zip(frame.FIELDS, frame.fields(), strict=True):
        holds = HOLDS.get(field)
        if isinstance(value, tuple):
            args[field] = len(value)
        elif holds == FIGURE:
            args[field] = somebody(view, value) if value != NO_FIGURE else NONE
            if value != NO_FIGURE and view.owner[value] != view.seat:
                args["other"] = args[field]
        elif holds == SEAT:
            args[field] = view.names[value] if value != NOBODY else NONE
            if value not in (NOBODY, view.seat):
                args["other"] = args[field]
        elif holds == PERSON:
            args[field] = Name(view.rules.people[value].name)
        elif isinstance(value, int):
            args[field] = int(value)
        elif isinstance(value, str):
            args[field] = Name(value) if value else NONE
    return Said(question_id(view, form), args)


def question_id(view: View, form: str = "") -> str:
    """The id of the message that asks the seat of a view; all its forms have the same arguments."""
    id = f"ask-{kind_of(view.stack[-1])}"
    return here(view.rules, f"{id}.{form}" if form else id)


@lru_cache(256)
def _kind(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def kind_of(frame: Frame) -> str:
    """A step's name as part of a message id: `ChooseFront` is `choose-front`."""
    return _kind(type(frame).__name__)


def somebody(board: View, code: Target) -> Term:
    """Whom a target refers to: a player or, in games with several figures per seat, a character."""
    return target(board, code, board.seat) if board.several else board.names[player_of(board, code)]
