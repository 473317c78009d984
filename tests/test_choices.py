"""What may be done is offered in words that tell it apart, by every door, in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import cast

import pytest
import yaml

from boothill.core.ids import NO_CARD, NOBODY, Face, Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.table import wire
from boothill.table.projection.board import show
from boothill.table.projection.decision import Offered, ask_of
from boothill.table.projection.targets import code_of, target_of
from boothill.terminal.client import Client, OpenMove, open_moves
from boothill.terminal.link import Link
from boothill.terminal.menu import Choice, first_menu, inner_menu
from boothill.terminal.views import view_of
from boothill.text.notation import parse_move
from boothill.text.scenario.position import parse_position
from boothill.words.catalogue import languages
from boothill.words.messages import Messages
from tests.tables import EVENTS, TABLES, dealt, play_on


def decisions(game: str, players: int, seed: int, **options: str) -> Iterator[State]:
    """The decisions of a game that is played at random."""
    s = dealt(seed, players, game, **options)
    yield s
    for _ in play_on(s, Random(seed)):
        if not s.over:
            yield s


def told_apart(labels: Iterable[str]) -> None:
    listed = list(labels)
    assert all(label.strip() for label in listed), listed
    assert len(set(listed)) == len(listed), listed


class Reader(Client):
    """A terminal that has been shown a decision."""

    def __init__(self, s: State, lang: str = "en") -> None:
        super().__init__(cast(Link, None), lang)
        self.messages = Messages(lang, s.rules.name)
        self.seat = s.to_act
        self.shown = show(s, s.to_act)
        self.asked = ask_of(s, s.view(s.to_act), 1, False, None)
        self._view = view_of(s.rules, self.shown, self.seat)


def on_the_page(say: Callable[[wire.Line], str], offered: wire.Ask | wire.Shown) -> None:
    """What the page offers: what to do, then a button for each player or thing, then for each of their things."""
    told_apart(map(say, offered.choices))
    words = {code_of(aim): aim for aim in offered.aims}
    for number in range(len(offered.choices)):
        of_choice = [move for move in offered.moves if move.choice == number]
        aims = {code_of(move.aim): words[code_of(move.aim)] for move in of_choice if move.aim is not None}
        players: dict[object, list[wire.Aim]] = {}
        for aim in aims.values():
            players.setdefault(aim.kind if aim.seat < 0 else (aim.seat, aim.figure), []).append(aim)
        told_apart(say(group[0].name if len(group) == 1 else group[0].whom) for group in players.values())
        for group in players.values():
            told_apart(say(aim.name) for aim in group)


def in_the_terminal(reader: Reader, moves: list[OpenMove]) -> None:
    open_menus: list[list[Choice]] = [first_menu(reader, moves)]
    while open_menus:
        choices = open_menus.pop()
        told_apart(choice.label for choice in choices)
        open_menus += [
            inner_menu(reader, one.moves, one.paid)[1] for one in choices if len(one.moves) > 1 and len(one.paid) < 2
        ]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_no_two_choices_of_a_question_say_the_same_and_none_is_empty(game: str, players: int) -> None:
    for s in decisions(game, players, players):
        reader = Reader(s)
        assert reader.asked is not None and reader.say(reader.asked.question)
        told_apart(reader.say(move.label) for move in reader.asked.moves)
        on_the_page(reader.say, reader.asked)
        in_the_terminal(reader, open_moves(reader.asked))
        for seat in s.seats:
            free = show(s, seat)
            if free.moves:
                told_apart(reader.say(move.label) for move in free.moves)
                on_the_page(reader.say, free)


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_choices_are_told_apart_in_every_language(lang: str) -> None:
    for game, players in TABLES:
        if players in (2, 6):
            for number, s in enumerate(decisions(game, players, 7)):
                if number % 5 == 0:
                    reader = Reader(s, lang)
                    assert reader.asked is not None
                    on_the_page(reader.say, reader.asked)
                    in_the_terminal(reader, open_moves(reader.asked))


@pytest.mark.parametrize("lang", languages())
def test_choices_under_an_event_are_told_apart_and_none_is_called_an_ability(lang: str) -> None:
    """Whoever names a suit or a colour, takes another character or makes use of an event reads just that."""
    met = set()
    for seed in range(8):
        for s in decisions("classic", 6, seed, **EVENTS):
            if not s.stack[-1].__module__.startswith(("boothill.sets.high_noon", "boothill.sets.fistful")):
                continue
            reader = Reader(s, lang)
            assert reader.asked is not None
            on_the_page(reader.say, reader.asked)
            in_the_terminal(reader, open_moves(reader.asked))
            met |= {choice.id for choice in reader.asked.choices}
    assert {"choice-named", "choice-become", "choice-event"} <= met
    assert "choice-ability" not in met


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_move_on_the_wire_is_the_move_of_the_engine(game: str, players: int) -> None:
    for s in decisions(game, players, 3):
        view = s.view(s.to_act)
        for move, shown in zip(view.answers, Offered(view, view.answers).moves, strict=True):
            assert parse_move(s, s.to_act, shown.text) == move
            assert (
                Move(shown.verb, Face(shown.card), code_of(shown.aim), shown.name, tuple(map(Face, shown.price)))
                == move
            )
            target = target_of(s, move.target)
            assert (target is None) == (shown.aim is None)
            if target is not None and target.figure >= 0:
                assert s.owner[target.figure] == target.seat


def asked(position: str, *moves: tuple[int, str]) -> wire.Ask:
    """What is asked after some moves."""
    s = parse_position(yaml.safe_load(position))
    for seat, move in moves:
        s.apply(parse_move(s, Seat(seat), move), Seat(seat))
    return ask_of(s, s.view(s.to_act), 1, False, None)


THREE = """
game: classic+dodge-city
players:
  Ann: {role: sheriff, character: %s, hand: [Stagecoach, BANG!, Beer, Beer, Duel, Brawl, Gatling]}
  Bob: {role: outlaw, character: Jourdonnais, hand: [Missed!, Missed!, BANG!], in_play: [Barrel, Binocular]}
  Cid: {role: renegade, character: Willy the Kid, hand: [Missed!]}
  Dee: {role: outlaw, character: El Gringo, hand: [Missed!]}
turn: Ann
deck: [Beer, Beer, Beer, Beer]
"""


def rules_name(ask: wire.Ask, position: str) -> str:
    s = parse_position(yaml.safe_load(position))
    return s.rules.rows[ask.card].name if ask.card != NO_CARD else ""


@pytest.mark.parametrize(
    ("moves", "kind", "card", "needed"),
    [
        (((0, "play BANG! -> Bob"),), "shot", "BANG!", 1),
        (((0, "play Gatling"),), "shot", "Gatling", 1),
        (((0, "play Duel -> Bob"),), "contest", "Duel", 1),
        # After a Stagecoach the shot of an ability is not the Stagecoach's.
        (((0, "play Stagecoach"), (0, "use Doc Holyday with Beer, Beer -> Bob")), "shot", "", 1),
    ],
)
def test_a_threat_names_its_attacker_and_the_weapon(
    moves: tuple[tuple[int, str], ...], kind: str, card: str, needed: int
) -> None:
    position = THREE % "Doc Holyday"
    ask = asked(position, *moves)
    assert ask.kind == kind and ask.threat and ask.needed == needed
    assert ask.by == wire.TargetShown("figure", 0, 0) and rules_name(ask, position) == card


def test_a_shot_says_how_many_misses_it_still_takes() -> None:
    position = THREE % "Slab the Killer"
    assert asked(position, (0, "play BANG! -> Bob")).needed == 2
    assert asked(position, (0, "play BANG! -> Bob"), (1, "play Missed!")).needed == 1


def test_in_a_contest_one_deals_with_the_other_of_the_two() -> None:
    ask = asked(THREE % "Doc Holyday", (0, "play Duel -> Bob"), (1, "discard BANG!"))
    assert ask.kind == "contest" and ask.by == wire.TargetShown("figure", 1, 1), "Ann is asked, and Bob waits"


def test_the_choices_of_a_brawl_are_the_cards_that_can_be_lost() -> None:
    messages = Messages()
    ask = asked(THREE % "Doc Holyday", (0, "play Brawl with Beer"))
    labels = [messages.say(wire.said_of(what)) for what in ask.choices]
    assert ask.kind == "one-each" and len(labels) == 3
    assert labels[0] == messages.text("choice-hand", seat="Bob", count=3) and labels[1].startswith("Barrel ")


def test_the_duel_names_who_shoots_and_with_what() -> None:
    found = {"hit": 0, "contest": 0, "demanded": 0}
    for seed in range(12):
        for s in decisions("duel", 2, seed):
            view = s.view(s.to_act)
            ask = ask_of(s, view, 1, False, None)
            if ask.kind not in found or ask.by is None:
                continue
            found[ask.kind] += 1
            assert ask.by.kind == "figure" and ask.by.seat == 1 - s.to_act
            name = s.rules.rows[ask.card].name if ask.card != NO_CARD else ""
            if ask.kind == "hit":
                fields = dict(zip(s.stack[-1].FIELDS, s.stack[-1].fields(), strict=True))
                as_printed = fields["name"] == name or any(who.aliases for who in s.ability)
                assert fields["name"] == "" or as_printed, "what the hit says itself, unless it was played as that"
                assert (fields["name"] == "") <= (ask.card == NO_CARD or s.rules.rows[ask.card].answers_back)
                assert ask.by.figure == NOBODY or s.characters[ask.by.figure].side != s.characters[fields["at"]].side
            else:
                assert name == ("Duel" if ask.kind == "contest" else "Indians!")
    assert all(found.values()), found
