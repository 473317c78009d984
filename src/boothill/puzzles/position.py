"""Writes a moment of a game as a short scenario. The seat that is asked comes first and is called You."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from boothill.core.dead import PLAY_COUNT
from boothill.core.ids import Seat
from boothill.core.moves import Move
from boothill.core.state import State
from boothill.puzzles.chance import Known
from boothill.sets import GAMES
from boothill.sets.options import defaults
from boothill.text.notation import print_move
from boothill.text.scenario.export import made
from boothill.text.scenario.position import parse_position, print_position
from boothill.text.scenario.runner import play

YOU: Final = "You"
YOU_SEAT: Final = Seat(0)
NAMES: Final = (YOU, "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")

DECK: Final = "deck"
EVENTS: Final = "events"
EVENTS_GIVEN: Final = 2
"""Maximum number of coming events in a position; the rest are removed."""
LEFT_OUT: Final = ("seed", "acts", "quiet", "seen", "discard")
"""Keys of a position that a puzzle omits, because they are not known or do not matter."""


def renamed(s: State, first: Seat) -> State:
    """The same state with the players renamed in order, starting with You at the seat `first`."""
    names = [NAMES[(seat - first) % len(s.names)] for seat in s.seats]
    return State(s.rules, tuple(names), s.owner, s.roles, s.seed, s)


def scenario_at(s: State, seat: Seat, lead: Sequence[tuple[Seat, Move]] = (), given: int = 0) -> dict[str, Any]:
    """A free moment (`is_free`) as the position of a scenario, with the moves that lead up to the question as steps.

    Of each deck only the top `given` cards are listed; the discard pile goes back into the deck.
    """
    shown = renamed(s, seat)
    data = print_position(shown)
    usual = defaults(GAMES[s.rules.name][1])
    data = {key: value for key, value in data.items() if key not in LEFT_OUT and value != usual.get(key)}
    players = data["players"]
    data["players"] = {name: _seat(players[name], given) for name in NAMES[: len(players)]}
    data = _top(data, given)
    if isinstance(data.get(EVENTS), list):
        data[EVENTS] = data[EVENTS][:EVENTS_GIVEN]
    tally = {what: count for what, count in data.pop("tally", {}).items() if what != PLAY_COUNT}
    if tally:
        data["tally"] = tally
    steps: list[dict[str, Any]] = []
    for mover, move in lead:
        step = {shown.names[mover]: print_move(shown, move)}
        forced = mover == shown.to_act and shown.forced() is not None
        chance = made(shown, mover, move)
        if forced and steps:  # a forced move follows by itself, so its chance steps belong before the previous move
            steps[-1:-1] = chance
        else:
            steps += [*chance, step]
    return {**data, "steps": steps}


def _top(data: dict[str, Any], given: int) -> dict[str, Any]:
    """Keep only the top `given` cards of a deck; remove the deck if none are left."""
    if DECK not in data:
        return data
    deck = data[DECK][:given]
    return {**data, DECK: deck} if deck else {key: value for key, value in data.items() if key != DECK}


def _seat(seat: dict[str, Any], given: int) -> dict[str, Any]:
    """The entry of a seat without empty lists, except for a deck that has run out."""
    used_up = seat.get(DECK) == []
    written = {key: value for key, value in _top(seat, given).items() if value != []}
    return {**written, DECK: []} if used_up else written


def asked(data: dict[str, Any]) -> tuple[State, Known]:
    """The state in which You are asked, after the steps that lead up to it, and how much of each deck is known then."""
    s = parse_position(data)
    sizes = [len(deck) for deck in s.decks]
    known = _listed(data, s)
    for _ in play(s, {"steps": data["steps"]}):
        pass
    s.chance = None
    return s, tuple([max(0, n - size + len(deck)) for n, size, deck in zip(known, sizes, s.decks, strict=True)])


def _listed(data: dict[str, Any], s: State) -> Known:
    """How many cards of each deck the position lists."""
    own = [len(seat.get(DECK, [])) for seat in data["players"].values()]
    common = len(data.get(DECK, []))
    return (*own, common) if s.rules.shape.own_decks else (common,)
