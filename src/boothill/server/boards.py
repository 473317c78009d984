"""The analysis board: a scenario played up to a moment, and everything that can be asked there.

The page knows no rules. For the text of a scenario it gets the events, the board, the pending decision, every legal
move, and for every card that cannot be used the reason why.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

from msgspec import Struct

from boothill.core.ids import NOBODY, Face, Seat
from boothill.core.moves import USE
from boothill.core.state import State
from boothill.extra import needed
from boothill.server.replays import STEPS
from boothill.table.projection.board import show
from boothill.table.projection.decision import Offered, ask_of, free_moves
from boothill.table.projection.events import OPEN, Batch, told
from boothill.table.projection.viewers import why_not
from boothill.table.wire import Aim, Ask, Line, MoveShown, Shown, Told, Why, line_of
from boothill.text.notation import Unreadable
from boothill.text.records import Record
from boothill.text.scenario.export import scenario_of
from boothill.text.scenario.position import parse_position, print_position
from boothill.text.scenario.reading import BadPosition
from boothill.text.scenario.runner import BadScenario, Checked, Failed, branches_of, parse, play
from boothill.words import explain, phrases

with needed("scenarios"):
    import yaml

PLACE = "scenario"
WIDTH = 110
"""Maximum line length of a scenario written for people."""


class BoardStep(Struct, frozen=True):
    """A step of a scenario, and what it brought about."""

    text: str
    refused: Line | None
    rule: str
    """The rule by which a move was refused, as expected; `refused` says why."""
    told: list[Told]


class Grey(Struct, frozen=True):
    """A card of the player who is asked that is of no use now, and why not, each reason with its rule."""

    card: int
    held: bool
    """Is it in the hand, and not in play?"""
    refusals: list[Line]
    rules: list[str]


class OutOfTurn(Struct, frozen=True):
    """What somebody may do who is not asked."""

    seat: Seat
    moves: list[MoveShown]
    choices: list[Line]
    aims: list[Aim]


class Expected(Struct, frozen=True):
    """Something that a scenario expects, and what is wrong with it; None if it came true."""

    what: str
    wrong: Line | None


class BoardShown(Struct, frozen=True):
    """A scenario played to its last step, everything open."""

    ruleset: str
    options: dict[str, str]
    scenario: dict[str, Any]
    """The scenario as sent; the page changes it when somebody moves a card."""
    text: str
    """The same as the text of a file."""
    here: dict[str, Any]
    """This moment as a new position."""
    before: Shown
    """The board at the first decision."""
    begun: list[Told]
    """What happened before the first decision, such as a draw! for the Dynamite."""
    view: Shown
    """The board after the last step."""
    steps: list[BoardStep]
    failed: Line | None
    """Why a step cannot be made; the board is shown before that step."""
    checked: list[Expected]
    ask: Ask | None
    """The pending decision."""
    greys: list[Grey]
    free: list[OutOfTurn]


class Moment(Struct, frozen=True):
    """A moment of a recorded game as a scenario: from the last moment between two cards on."""

    scenario: dict[str, Any]
    move: int
    moves: int
    """The number of moves in the game."""


def read(text: str) -> dict[str, Any]:
    """Parse a scenario of a size that the server accepts. Raises BadScenario."""
    data = parse(text, PLACE)
    steps = data.get("steps")
    if isinstance(steps, list) and len(steps) > STEPS:
        raise BadScenario(PLACE, Unreadable("scenario-steps", count=len(steps), most=STEPS))
    return data


def board(text: str) -> BoardShown:
    """Play a scenario to its last step. Raises BadScenario if the text is no scenario, or its position is impossible.

    Unlike a scenario that is tested, it also stops at decisions with one answer, where somebody may want to know why.
    """
    data = read(text)
    try:
        start = parse_position(data)
        before, begun = show(start, OPEN), told(start, Batch(0, start.events, phrases.named(start)), start.events)
        s, steps, checked, failed = _played(data)
        ask = None if s.over else ask_of(s, s.view(s.to_act), len(steps), False, None)
        return BoardShown(
            ruleset=s.rules.name,
            options=s.rules.options,
            scenario=_plain(data),
            text=text_for_people(data),
            here=_plain(print_position(s)),
            before=before,
            begun=begun,
            view=show(s, OPEN),
            steps=steps,
            failed=failed,
            checked=[Expected(what, None if wrong is None else line_of(wrong)) for what, wrong in checked],
            ask=ask,
            greys=[] if s.over else _greys(s, s.to_act),
            free=[] if s.over else [found for seat in s.seats if (found := _out_of_turn(s, seat)) is not None],
        )
    except BadPosition as error:
        raise BadScenario(error.text, error.why) from None


def _played(data: dict[str, Any]) -> tuple[State, list[BoardStep], list[Checked], Line | None]:
    """The state after the steps, what they did, the checked expectations, and why a step could not be made, if any."""
    s = parse_position(data)
    done: list[BoardStep] = []
    checked: list[Checked] = []
    steps = data.get("steps") or []
    many = len(steps) if isinstance(steps, list) and not data.get("expect") else None
    try:
        for number, step in enumerate(islice(play(s, data, strict=False), many), 1):
            refused = line_of(phrases.refusal(step.refused)) if step.refused is not None else None
            rule = step.refused.rule if step.refused is not None else ""
            lines = told(s, Batch(number, step.events, phrases.named(s)), step.events)
            done.append(BoardStep(step.text, refused, rule, lines))
            checked += step.checked
    except Failed as error:
        # Decisions with one answer were made on the way to the step; go back to the board before them.
        s, done, checked, _ = _played({**data, "steps": steps[: len(done)], "expect": {}})
        return s, done, checked, line_of(error.why)
    return s, done, checked, None


def _greys(s: State, seat: Seat) -> list[Grey]:
    """The cards of a seat that cannot be used, and why."""
    used = {(move.verb == USE, card) for move in s.legal(seat) for card in (move.card, *move.pay)}
    held = [(card, True) for card in dict.fromkeys(s.hands[seat]) if (False, card) not in used]
    laid = [card for figure, owner in enumerate(s.owner) if owner == seat for card in s.table[figure]]
    idle = held + [(card, False) for card in laid if (True, card) not in used]
    return [_grey(s, seat, card, in_hand) for card, in_hand in idle]


def _grey(s: State, seat: Seat, card: Face, held: bool) -> Grey:
    move = explain.idle_card(s, seat, card) if held else explain.idle_gear(card)
    reasons = explain.why_not(s, seat, move) or explain.why_not_others(s, seat, move)
    refused = [reason for reason, _ in reasons]
    return Grey(card, held, [line_of(phrases.refusal(one)) for one in refused], [one.rule for one in refused])


def _out_of_turn(s: State, seat: Seat) -> OutOfTurn | None:
    free = free_moves(s, seat) if seat != s.to_act else []
    if not free:
        return None
    offered = Offered(s.view(seat), free)
    return OutOfTurn(seat, offered.moves, offered.choices, offered.aims)


def check(text: str) -> None:
    """Raise BadScenario unless a text is a scenario with a possible position."""
    data = read(text)
    try:
        parse_position(data)
        branches_of(data)
    except BadPosition as error:
        raise BadScenario(error.text, error.why) from None


def why(text: str, seat: str, move: str) -> Why:
    """Why a move is not legal after the last step of a scenario. Raises BadScenario."""
    data = read(text)
    try:
        s, _, _, _ = _played(data)
        asked = Seat(s.names.index(seat)) if seat in s.names else s.to_act
        if asked == NOBODY:
            return Why(0, [], [])
        return why_not(s, asked, move, 0)
    except BadPosition as error:
        raise BadScenario(error.text, error.why) from None
    except Unreadable as error:
        raise BadScenario(PLACE, error) from None


def moment(record: Record, move: int) -> Moment:
    """A recorded game after a number of moves. Raises BadRecord."""
    at = min(move, len(record.moves))
    data = scenario_of(record, at, at)
    del data["expect"]
    return Moment(_plain(data), at, len(record.moves))


def text_for_people(data: dict[str, Any]) -> str:
    """A scenario as the text of a file, with lists of cards on one line."""
    text: str = yaml.safe_dump(data, allow_unicode=True, sort_keys=False, default_flow_style=None, width=WIDTH)
    return text


def _plain(value: Any) -> Any:
    """The contents of a file as JSON values: keys become strings, and so do dates."""
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value if value is None or isinstance(value, bool | int | float | str) else str(value)
