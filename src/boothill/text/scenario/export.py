"""Exports part of a recorded game as a scenario file that replays exactly, including chance."""

from __future__ import annotations

from itertools import islice
from typing import Any

from boothill.core.chance import Chance
from boothill.core.ids import NOBODY, Face, Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.extra import needed
from boothill.text.notation import parse_move, print_card
from boothill.text.records import Record
from boothill.text.scenario.keys import keys_of
from boothill.text.scenario.position import is_free, print_position

with needed("scenarios"):
    import yaml


def scenario_of(record: Record, first: int, last: int) -> dict[str, Any]:
    """The game from move `first` to move `last` as a scenario. Raises BadRecord.

    It begins at the last moment, up to that move, when a seat is free to play a card, because such a position is short
    and simple; if there is no such moment, at the beginning of the game.
    """
    record.after(last)  # raises BadRecord if a move cannot be played
    begin = last_free(record, first)
    s = record.after(begin)
    name = f"{record.game}, moves {begin + 1} to {last} of the game with the seed {record.seed}"
    position = print_position(s)
    for key in ("seed", "acts"):  # the steps fix chance instead, so that the file can be edited
        del position[key]
    data = {"name": name, "rules": [], **position}
    steps: list[dict[str, Any]] = []
    for seat, text in record.moves[begin:last]:
        steps += made(s, seat, parse_move(s, seat, text))
        steps.append({s.names[seat]: text})
    while (forced := s.forced()) is not None:  # a scenario does the same before it checks expectations
        steps += made(s, s.to_act, forced)
    return {**data, "steps": steps, "expect": expectation(s)}


def made(s: State, seat: Seat, move: Move) -> list[dict[str, Any]]:
    """Make a move and return the steps that fix the chance it involved."""
    s.chance = Chance([], [])
    s.apply(move, seat)
    decks: list[dict[str, Any]] = [{"deck": cards(s, deck)} for deck in s.chance.decks_noted]
    return decks + [{"hand": print_card(s.rules, card)} for card in s.chance.blind_noted]


def last_free(record: Record, moves: int) -> int:
    """The largest number of moves, up to `moves`, after which a seat is free to play a card; 0 if there is none."""
    states = enumerate(islice(record.play(), moves), 1)
    return max([number for number, (s, _, _, _) in states if is_free(s)], default=0)


def cards(s: State, held: list[Face]) -> list[str]:
    return [print_card(s.rules, card) for card in held]


def expectation(s: State) -> dict[str, Any]:
    """The expectations for a scenario that ends in this state."""
    found: dict[str, Any] = {
        "to_act": None if s.to_act == NOBODY else s.names[s.to_act],
        "turn": s.names[s.turn],
        "discard_size": len(s.pile),
        "winner": s.winner or None,
    }
    for seat, name in zip(s.seats, s.names, strict=True):
        found[name] = {"hand": cards(s, s.hands[seat])}
        found[name] |= keys_of(s.rules).expected(s, seat)
    return found


def text_of(data: dict[str, Any]) -> str:
    """A position or a scenario as the text of a file."""
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=120)
