"""A stretch of a recorded game as a scenario file, with the chance that came: it replays exactly."""

from __future__ import annotations

from itertools import islice
from typing import Any

from boothill.core.chance import Chance
from boothill.core.frames.playing import Playing
from boothill.core.ids import NOBODY, Face, Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.extra import needed
from boothill.text.notation import figure_at, parse_move, print_card
from boothill.text.records import Record
from boothill.text.scenario.position import print_position

with needed("scenarios"):
    import yaml


class NeverFree(Exception):
    """A game in which nobody was free to play a card yet."""


def scenario_of(record: Record, first: int, last: int) -> dict[str, Any]:
    """The game from move `first` to move `last` as a scenario.

    It begins where a position can be written down: between two cards, at that move or before it. Raises NeverFree
    if there is no such place, and BadRecord.
    """
    record.after(last)  # all of it can be played
    begin = last_free(record, first)
    s = record.after(begin)
    name = f"{record.game}, moves {begin + 1} to {last} of the game with the seed {record.seed}"
    data = {"name": name, "rules": [], **print_position(s)}
    steps: list[dict[str, Any]] = []
    for seat, text in record.moves[begin:last]:
        steps += made(s, seat, parse_move(s, seat, text))
        steps.append({s.names[seat]: text})
    while (forced := s.forced()) is not None:  # as a scenario does before it compares
        steps += made(s, s.to_act, forced)
    return {**data, "steps": steps, "expect": expectation(s)}


def made(s: State, seat: Seat, move: Move) -> list[dict[str, Any]]:
    """Make a move; the chance that came with it, as the steps that fix it."""
    s.chance = Chance([], [])
    s.apply(move, seat)
    decks: list[dict[str, Any]] = [{"deck": cards(s, deck)} for deck in s.chance.decks_noted]
    return decks + [{"hand": print_card(s.rules, card)} for card in s.chance.blind_noted]


def last_free(record: Record, moves: int) -> int:
    """After how many moves, at most so many, somebody was last free to play a card."""
    found = [0] if is_free(record.start()) else []
    found += [number for number, (s, _, _, _) in enumerate(islice(record.play(), moves), 1) if is_free(s)]
    if not found:
        raise NeverFree("nobody has been free to play a card up to then; a scenario begins between two cards")
    return found[-1]


def is_free(s: State) -> bool:
    """Is this a moment between two cards, which can be written down as a position?"""
    return not s.over and isinstance(s.stack[-1], Playing)


def cards(s: State, held: list[Face]) -> list[str]:
    return [print_card(s.rules, card) for card in held]


def expectation(s: State) -> dict[str, Any]:
    """What a scenario that ends here must find."""
    found: dict[str, Any] = {
        "to_act": None if s.to_act == NOBODY else s.names[s.to_act],
        "turn": s.names[s.turn],
        "discard_size": len(s.pile),
        "winner": s.winner or None,
    }
    for seat, name in zip(s.seats, s.names, strict=True):
        found[name] = {"hand": cards(s, s.hands[seat])}
        if len(s.rules.backs) > 1:
            for place in ("front", "rear"):
                found[name][place] = _figure(s, seat, place)
            found[name]["reserve_size"] = len(s.reserves[seat])
        else:
            found[name] |= {"life": s.life[seat], "in_play": cards(s, s.table[seat]), "alive": s.alive[seat]}
    return found


def _figure(s: State, seat: Seat, place: str) -> dict[str, Any] | None:
    figure = figure_at(s, seat, f".{place}")
    if not s.alive[figure] or (place == "rear" and figure == s.fronts[seat]):
        return None
    return {"character": s.who[figure].name, "life": s.life[figure], "gear": cards(s, s.table[figure])}


def text_of(data: dict[str, Any]) -> str:
    """A position or a scenario as the text of a file."""
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=120)
