"""Positions: the first part of a scenario file as a state, and back."""

from __future__ import annotations

from typing import Any

from boothill.core.dead import PLAY_COUNT, Still
from boothill.core.frames.playing import Playing
from boothill.core.frames.turn import Turn
from boothill.core.ruleset import Ruleset
from boothill.core.state import State
from boothill.plugins import imported
from boothill.sets import DEFAULT_GAME, GAMES, RETIRED, BadGame, ruleset
from boothill.text.scenario.keys import keys_of
from boothill.text.scenario.reading import BadPosition, Cards, names_of, one_of, seed_of, tally_of, wrong
from boothill.text.scenario.stack import KEYS as STACK_KEYS
from boothill.text.scenario.stack import StackReader, print_stack

GAME_KEYS = (
    "game", "version", "players", "turn", "phase", "deck", "discard", "seed", "acts", "rest", "tally", "quiet", "seen",
    *STACK_KEYS,
)  # fmt: skip
"""The keys that a position of any game may have, besides the options of the game and the keys that its set adds."""


def rules_of(data: dict[str, Any]) -> Ruleset:
    """The ruleset of a position, with its options."""
    game = one_of(data.get("game", DEFAULT_GAME), tuple(GAMES), "game")
    for known in GAMES[game][1].values():
        data = imported(known.read)(data) if known.read else data
    options = {}
    for option in (*GAMES[game][1], *RETIRED.get(game, {})):
        if option in data:
            value = data[option]
            options[option] = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    try:
        return ruleset(game, options, count_of(data, "version"))
    except BadGame as error:
        raise wrong("game", error.reason, **error.facts) from None


def count_of(data: dict[str, Any], key: str) -> int:
    """A non-negative number; 0 if it is missing."""
    value = data.get(key, 0)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise wrong(key, "scenario-number", least=0, most="none", found=repr(value))
    return value


def parse_position(data: dict[str, Any]) -> State:
    """The state that the keys of a scenario file describe, run on to its first decision. Raises BadPosition."""
    rules = rules_of(data)
    keys = keys_of(rules)
    players = data.get("players")
    if not isinstance(players, dict) or not players:
        raise wrong("players", "scenario-seats")
    if len(players) not in rules.roles:
        least, most = min(rules.roles), max(rules.roles)
        raise wrong("players", "scenario-count", game=rules.name, least=least, most=most, count=len(players))
    names = names_of(players)
    reader = StackReader(rules, names, lambda text, place: keys.figure(data, names, text, place))
    under_way = reader.read(data)
    cards = Cards(rules)
    if under_way is not None:
        cards.want("stack", under_way.held(rules))
    s = keys.table(data, rules, names, cards, under_way is not None)
    s.seed, s.random_acts = seed_of(data.get("seed", 1)), count_of(data, "acts")
    s.this_turn |= tally_of(data.get("tally", {}))
    s.still = _still(data)
    if under_way is None:
        return _started(s)
    under_way.put_into(s)
    return s


def _still(data: dict[str, Any]) -> Still:
    """The history of the game that decides whether it is dead."""
    quiet, seen = data.get("quiet", 0), data.get("seen", [])
    if not isinstance(quiet, int) or isinstance(quiet, bool) or quiet < 0:
        raise BadPosition(f"quiet: the number of turns since the last elimination is wanted, not {quiet!r}")
    if not isinstance(seen, list) or not all(isinstance(position, str) for position in seen):
        raise BadPosition(f"seen: a list as a position was printed with is wanted, not {seen!r}")
    return Still(quiet, tuple(seen))


def _started(s: State) -> State:
    """Run the state on to its first decision."""
    s.start()
    frame = s.stack[-1]
    if isinstance(frame, Playing) and s.this_turn.get(PLAY_COUNT, 0) >= s.rules.most_plays:
        s.become(type(frame)(frame.seat, True))
    return s


def is_free(s: State) -> bool:
    """Is this a moment between cards, with nothing under way except a turn?"""
    begun = [Turn(s.turn, s.rules.steps[s.phase] + 1)]
    between = not s.over and isinstance(s.stack[-1], Playing) and s.stack[:-1] == begun
    return between and not s.waiting and not s.fallen


def print_position(s: State) -> dict[str, Any]:
    """Any state as the keys of a scenario file; the inverse of `parse_position`."""
    data: dict[str, Any] = {"game": s.rules.name}
    if s.rules.version != ruleset(s.rules.name, s.rules.options).version:
        data["version"] = s.rules.version
    data |= {**s.rules.options, **keys_of(s.rules).printed(s), "turn": s.names[s.turn], "phase": s.phase}
    data |= {"seed": s.seed, "acts": s.random_acts}
    gone_through = {"tally": dict(s.this_turn), "quiet": s.still.quiet, "seen": list(s.still.seen)}
    data |= {key: value for key, value in gone_through.items() if value}
    return data if is_free(s) else data | print_stack(s)
