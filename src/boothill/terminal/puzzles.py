"""Shows a puzzle in the terminal: the table in sentences, numbered answers, and the solution with its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TextIO

from boothill.core.ids import NO_CARD, Seat
from boothill.core.moves import Move
from boothill.core.ruleset import Ruleset
from boothill.core.targets import is_gear, is_hand
from boothill.core.view import View
from boothill.puzzles.goal import OWN_TURN
from boothill.puzzles.position import DECK, YOU_SEAT, asked
from boothill.puzzles.proof import plain
from boothill.puzzles.puzzle import WHO, WIN_KIND, Puzzle
from boothill.terminal.screen import Leave, Screen
from boothill.terminal.sentences import table_lines
from boothill.text.notation import parse_move
from boothill.text.scenario.export import text_of
from boothill.text.scenario.position import parse_position
from boothill.text.scenario.reading import faces_of
from boothill.text.scenario.runner import play
from boothill.text.scenario.verdict import EXPECT, Case
from boothill.words import choices
from boothill.words.messages import Messages

SOLUTION = "s"
"""Typed to see the solution."""
HINT = "h"
"""Typed to get a hint."""


def claim_of(puzzle: Puzzle) -> str:
    """The form of the message that states the claim of a puzzle."""
    if puzzle.kind == WHO or puzzle.what == WIN_KIND:
        return puzzle.kind if puzzle.kind == WHO else WIN_KIND
    return "next" if puzzle.until == OWN_TURN else "turn"


def solve(puzzle: Puzzle, number: int, lang: str, stdin: TextIO | None = None, stdout: TextIO | None = None) -> int:
    """Ask until the answer is right or the solution is wanted. Returns 0 if the first try was right, without hints."""
    screen, messages = Screen(stdin, stdout), Messages(lang, puzzle.game)
    text = messages.text
    screen.say(f"{text('puzzle', number=number)}: {question_of(messages, puzzle)}", "bold")
    screen.say(text("puzzle-claim", kind=claim_of(puzzle)))
    screen.say(text("puzzle-given", kind=puzzle.kind))
    for line in _position(messages, puzzle):
        screen.say(line)
    offered, right = _offered(messages, puzzle)
    for at, label in enumerate(offered, 1):
        screen.say(f"{at}. {label}", indent=2)
    tries = 0
    try:
        while True:
            typed = screen.ask(f"{text('puzzle-ask')} ")
            if typed == SOLUTION:
                tries += 1
                break
            if typed == HINT:
                tries += 1
                screen.say(_hint(messages, puzzle))
            if typed.isdecimal() and 1 <= int(typed) <= len(offered):
                if int(typed) - 1 in right:
                    screen.say(text("puzzle-right"), "bold")
                    break
                tries += 1
                for line in _refutation(messages, puzzle, int(typed) - 1):
                    screen.say(line, indent=2)
                screen.say(text("puzzle-wrong-who" if puzzle.kind == WHO else "puzzle-wrong"))
    except Leave:
        return 1
    for line in _solution(messages, puzzle):
        screen.say(line)
    return 1 if tries else 0


def question_of(messages: Messages, puzzle: Puzzle) -> str:
    return messages.text("puzzle-question", kind=puzzle.kind, role=messages.name(puzzle.role))


def _view(puzzle: Puzzle) -> View:
    """The view of the seat You: as at the table, but with all roles unless they are the question."""
    s, _ = asked(puzzle.question)
    view = s.view(YOU_SEAT)
    if puzzle.kind != WHO:
        view.roles = s.roles[:]
    return view


def _position(messages: Messages, puzzle: Puzzle) -> list[str]:
    s, _ = asked(puzzle.question)
    lines = table_lines(messages, _view(puzzle), YOU_SEAT)
    for seat, hand in enumerate(s.hands):
        if hand and (seat == YOU_SEAT or puzzle.kind != WHO):
            cards = messages.cards(s.rules, hand)
            lines.append(messages.text("puzzle-hand", seat=s.names[Seat(seat)], cards=cards))
    if puzzle.kind != WHO:
        lines += _decks(messages, puzzle, s.rules)
    return lines + _told(messages, puzzle)


def _decks(messages: Messages, puzzle: Puzzle, rules: Ruleset) -> list[str]:
    """What is known of the decks, in words."""

    def cards(texts: list[str]) -> str:
        return messages.cards(rules, [faces_of(rules, text, DECK)[0] for text in texts])

    common = puzzle.question.get(DECK, [])
    lines = [messages.text("puzzle-deck", cards=cards(common))] if common else []
    own = {name: seat[DECK] for name, seat in puzzle.question["players"].items() if seat.get(DECK)}
    return lines + [messages.text("puzzle-deck-of", seat=name, cards=cards(texts)) for name, texts in own.items()]


def _hint(messages: Messages, puzzle: Puzzle) -> str:
    """A hint: the roles dealt, or the rules that decide; if the task is to win, also the first card."""
    if puzzle.kind == WHO:
        view = _view(puzzle)
        roles = [messages.name(role) for role in view.rules.roles[len(view.names)]]
        return messages.text("puzzle-hint.roles", roles=", ".join(roles))
    rules = f"{messages.text('puzzle-hint.rules')} {', '.join(puzzle.scenario['rules'])}"
    s, _ = asked(puzzle.question)
    move = parse_move(s, YOU_SEAT, puzzle.good[0][0])
    if puzzle.kind != WIN_KIND or not (move.name or move.card != NO_CARD):
        return rules
    name = s.rules.faces[move.card].name if move.card != NO_CARD else move.name
    return f"{messages.text('puzzle-hint.card', card=messages.name(name))} {rules}"


def _refutation(messages: Messages, puzzle: Puzzle, at: int) -> list[str]:
    """How a wrong answer fails, in words; empty if it needs no explanation."""
    steps = puzzle.refuted.get(plain(puzzle.moves[at]), []) if puzzle.kind != WHO else []
    return _told(messages, puzzle, steps) if steps else []


def _told(messages: Messages, puzzle: Puzzle, after: Sequence[dict[str, Any]] = ()) -> list[str]:
    """The events that lead up to the question, in words, or those of steps after it."""
    data = {**puzzle.question, "steps": [*puzzle.question["steps"], *after]}
    s = parse_position(data)
    lines = []
    for number, step in enumerate(play(s, data)):
        if after and number < puzzle.lead:
            continue
        seen = [event.seen_by(YOU_SEAT) if puzzle.kind == WHO else event for event in step.events]
        lines += [line for _, line in messages.told(s, seen, YOU_SEAT)]
    return lines


def _offered(messages: Messages, puzzle: Puzzle) -> tuple[list[str], list[int]]:
    """The possible answers in words, and the indices of the right ones."""
    view = _view(puzzle)
    if puzzle.kind == WHO:
        hidden = [name for name, role in zip(view.names, view.roles, strict=True) if not role]
        return hidden, [at for at, name in enumerate(hidden) if name in puzzle.answers]
    s, _ = asked(puzzle.question)
    moves = [parse_move(s, YOU_SEAT, move) for move in puzzle.moves]
    labels = [_label(messages, view, move) for move in moves]
    return labels, [at for at, move in enumerate(puzzle.moves) if move in puzzle.good[0]]


def _label(messages: Messages, view: View, move: Move) -> str:
    """A move in words, with its target and its price."""
    label = messages.say(choices.what(view, [move]))
    if is_gear(move.target) or is_hand(move.target):
        label += f": {messages.say(choices.thing(view, move.target))}"
    return f"{label} ({messages.cards(view.rules, move.pay)})" if move.pay else label


def _solution(messages: Messages, puzzle: Puzzle) -> list[str]:
    text = messages.text
    bots = ", ".join(f"{name} {round(100 * rate)} %" for name, rate in puzzle.solved.items())
    last = [text("puzzle-level", level=puzzle.level), text("puzzle-bots", bots=bots)]
    if puzzle.kind == WHO:
        names = ", ".join(puzzle.answers)
        rules = ", ".join(puzzle.scenario["rules"])
        ways, of = puzzle.ways
        told = text("puzzle-ways", ways=ways, of=of, percent=round(100 * ways / of), names=names)
        return [f"{told} [{rules}]", *last]
    case = Case(text_of(puzzle.scenario), "puzzle", messages.lang)
    lines = [text("puzzle-solution")]
    for happened in case.happened[puzzle.lead + 1 :]:
        if happened.events:
            lines += [f"  {happened.step}"] if happened.step != EXPECT else []
            lines += [f"    {line} [{rule}]" for line, rule in happened.events]
    return lines + last
