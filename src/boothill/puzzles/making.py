"""Makes puzzles: plays games between bots, examines their decisions, and keeps those that are proved and new."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

from boothill.core.ids import Seat
from boothill.core.moves import PASSES
from boothill.core.state import State
from boothill.puzzles.alike import looks
from boothill.puzzles.brink import Ready, prepared
from boothill.puzzles.chance import Unclear
from boothill.puzzles.goal import Goal
from boothill.puzzles.grading import graded
from boothill.puzzles.moments import Moment, moments
from boothill.puzzles.position import YOU, YOU_SEAT, asked
from boothill.puzzles.proof import HASTE, Solved, classes, line_of, plain, solve
from boothill.puzzles.puzzle import KEEP, KINDS, SURVIVE_KIND, WHO, WIN_KIND, Puzzle
from boothill.puzzles.refuting import refutations
from boothill.puzzles.roles import RULES, answer, asked_for
from boothill.puzzles.search import Search
from boothill.puzzles.stretches import stretches
from boothill.sets import DEFAULT_GAME, GAMES, ruleset
from boothill.text.notation import print_move
from boothill.text.scenario.reading import BadPosition
from boothill.text.scenario.runner import Failed, run

NODES: Final = 250
"""Moves that a search may try while looking for puzzles; whatever takes longer is too hard for people."""
LINE_NODES: Final = 40_000
"""Moves that a search may try for the line and the grading of a puzzle that was found."""
SHARES: Final = {WIN_KIND: 0.5, SURVIVE_KIND: 0.16, KEEP: 0.26, WHO: 0.08}
"""The share that each kind of puzzle should have."""
LEEWAY: Final = 1.15
"""Factor by which a kind may exceed its share, so that a rare kind does not hold up the others."""
NAMED: Final = {
    WIN_KIND: "Win this turn",
    SURVIVE_KIND: "Survive",
    KEEP: "Which card do you keep?",
    WHO: "Who is it?",
}
"""The names of the scenarios, by kind of puzzle."""
EVENTS: Final = "events"
LEAST_PLAYERS: Final = 4
"""Fewest players at a table with hidden roles."""
OUT_OF_A_GAME: Final = {WIN_KIND: 3, SURVIVE_KIND: 3, KEEP: 2, WHO: 1}
"""Most puzzles of each kind to take from one game."""
PATIENCE: Final = 150
"""Number of games in a row without a puzzle of a kind after which a table gives up on that kind."""


class Table(NamedTuple):
    """A game with its options and the numbers of players to try."""

    game: str
    options: dict[str, str]
    players: tuple[int, ...]


def tables() -> list[Table]:
    """Every game, and additionally the default game with all its events."""
    found = []
    for game, (_, options) in GAMES.items():
        counts = tuple(ruleset(game).roles)
        players = tuple([count for count in counts if count >= LEAST_PLAYERS]) or counts
        found.append(Table(game, {}, players))
        if game == DEFAULT_GAME and EVENTS in options:
            found.append(Table(game, {EVENTS: options[EVENTS].values[-1]}, players))
    return found


def make(seed: str, count: int, told: Callable[[str], None] = lambda line: None) -> list[Puzzle]:
    """Make up to `count` puzzles of all kinds and games; the same seed makes the same puzzles."""
    all_tables = tables()
    kept: list[Puzzle] = []
    known: set[Hashable] = set()
    by_kind: Counter[str] = Counter()
    idle: Counter[tuple[str, int]] = Counter()
    number = 0
    while len(kept) < count:
        at = number % len(all_tables)
        table = all_tables[at]
        wanted = [kind for kind in KINDS if idle[kind, at] < PATIENCE]
        if all(idle[kind, place] >= PATIENCE for kind in KINDS for place in range(len(all_tables))):
            break
        wanted = [kind for kind in wanted if by_kind[kind] <= LEEWAY * SHARES[kind] * (len(kept) + 8)] or wanted
        found = _of_game(table, wanted, f"{seed} {number}", Random(f"{seed} {number}"), known)
        for kind in wanted:
            idle[kind, at] += 1
        for puzzle in found:
            if len(kept) < count:
                kept.append(puzzle)
                by_kind[puzzle.kind] += 1
                idle[puzzle.kind, at] = 0
                told(f"{len(kept)} {puzzle.kind} {puzzle.game} {puzzle.level}")
        number += 1
    return kept


def _of_game(table: Table, kinds: list[str], seed: str, luck: Random, known: set[Hashable]) -> list[Puzzle]:
    """The new puzzles of some kinds that can be made from one game."""
    found: list[Puzzle] = []
    players = luck.choice(table.players)
    wanted = set(kinds)
    for candidate in _candidates(table, players, wanted, seed, luck):
        look = looks(candidate)
        if known.intersection(look):
            continue
        try:
            puzzle = graded(candidate, seed, LINE_NODES)
        except Unclear:
            continue
        known.update(look)
        puzzle = puzzle._replace(refuted=refutations(puzzle))
        found.append(puzzle)
        if sum(other.kind == puzzle.kind for other in found) == OUT_OF_A_GAME[puzzle.kind]:
            wanted.remove(puzzle.kind)
    return found


def _candidates(table: Table, players: int, wanted: set[str], seed: str, luck: Random) -> Iterator[Puzzle]:
    """Yield the possible puzzles of a game, as long as their kind is wanted."""
    if WHO in wanted and ruleset(table.game, table.options).shape.leader:
        yield from _who(table, players, wanted, seed)
    for moment in moments(table.game, table.options, players, seed):
        if not wanted - {WHO}:
            return
        puzzle = _puzzle(moment, wanted, luck)
        if puzzle is not None:
            yield puzzle


def _who(table: Table, players: int, wanted: set[str], seed: str) -> Iterator[Puzzle]:
    for data, s in stretches(table.game, table.options, players, seed):
        if WHO not in wanted:
            return
        role = asked_for(s)
        try:
            found = answer(data, role)
        except (BadPosition, Failed):
            continue
        if found is not None:
            scenario = {"name": NAMED[WHO], "rules": list(RULES), **data, "expect": {"winner": None}}
            ways = [found.ways, found.of]
            yield Puzzle(WHO, scenario, len(data["steps"]), role=role, answers=found.answers, ways=ways)


def _puzzle(moment: Moment, kinds: set[str], luck: Random) -> Puzzle | None:
    """Make a puzzle from a moment; None if it makes none."""
    ready = prepared(moment, luck)
    if ready is None or ready.kind not in kinds or not _promising(ready):
        return None
    kind, goal, data = ready.kind, Goal(YOU_SEAT, ready.what, ready.until), ready.scenario()
    try:
        solved = _solved(data, goal, kind)
        if solved is None or not interesting(kind, solved):
            return None
        if kind == WIN_KIND:
            solved = _without_waste(data, goal, solved)
        right, all_of_them = classes(solved.good), classes(solved.moves)
        if len(right) > 2 or (len(right) == 2 and len(all_of_them) < 5) or not interesting(kind, solved):
            return None
        line = line_of(data, goal, LINE_NODES)
        scenario = {"name": NAMED[kind], "rules": line.rules, **data}
        scenario |= {"steps": data["steps"] + line.steps, "expect": line.expect}
        run(scenario)
    except (Unclear, BadPosition, Failed):
        return None
    return Puzzle(
        kind, scenario, len(data["steps"]), goal.what, goal.until, solved.moves, [solved.good, *line.good[1:]]
    )


def _solved(data: dict[str, Any], goal: Goal, kind: str) -> Solved | None:
    """Solve a position; None if there is nothing, or too little, to decide."""
    s, known = asked(data)
    if s.over or s.to_act != goal.seat or s.forced() is not None:
        return None
    return solve(s, known, goal, NODES) if _much_to_choose(s, goal.seat, kind) else None


def _much_to_choose(s: State, seat: Seat, kind: str) -> bool:
    choices = classes(print_move(s, move) for move in s.legal(seat))
    return len(choices) > 2 or (len(choices) == 2 and kind != WIN_KIND and (kind == KEEP or PASSES in choices))


def _promising(ready: Ready) -> bool:
    """Is there a choice, and may one of the moves be right? A quick look, before the position is written down."""
    s = ready.question()
    if s is None or s.forced() is not None or not _much_to_choose(s, ready.seat, ready.kind):
        return False
    search = Search(Goal(ready.seat, ready.what, ready.until), HASTE, hasty=True)
    try:
        return bool(search.good(s, (0,) * len(s.decks)))
    except Unclear:
        return False


def interesting(kind: str, solved: Solved) -> bool:
    """Are there enough right and enough wrong moves? With a single card to answer a shot, passing must be right."""
    right, all_of_them = classes(solved.good), classes(solved.moves)
    wrong = len(all_of_them) - len(right)
    if not right or wrong < (2 if kind == WIN_KIND else 1):
        return False
    return kind != SURVIVE_KIND or len(all_of_them) > 2 or right == [PASSES]


def _without_waste(data: dict[str, Any], goal: Goal, solved: Solved) -> Solved:
    """Remove cards from the hand that only add further right first moves. Changes `data` accordingly."""
    hand: list[str] = data["players"][YOU].get("hand", [])
    while len(classes(solved.good)) > 1:
        for name in dict.fromkeys(plain(card) for card in hand):
            if not any(name in plain(move) for move in solved.good):
                continue
            fewer = [card for card in hand if plain(card) != name]
            without = {**data, "players": {**data["players"], YOU: {**data["players"][YOU], "hand": fewer}}}
            less = _solved(without, goal, WIN_KIND)
            if less is not None and interesting(WIN_KIND, less) and len(classes(less.good)) < len(classes(solved.good)):
                hand[:] = fewer
                solved = less
                break
        else:
            break
    return solved
