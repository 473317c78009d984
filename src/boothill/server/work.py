"""Work that the server runs in other processes: functions of plain values, without tables or the network."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from boothill.core.ids import Seat
from boothill.server import boards, knowledge, replays
from boothill.server.answers import Answer, Text, answer_of
from boothill.table.dealing import finished_record
from boothill.table.journal import Played
from boothill.table.wire import Word, line_of
from boothill.text.records import BadRecord, parse_record
from boothill.text.scenario.runner import BadScenario


class Refusal(NamedTuple):
    """The problem with a request: its code and arguments."""

    code: str
    args: dict[str, Word]


def prepare() -> None:
    """Prepare a process before its first piece of work, by loading what nearly all work needs."""
    knowledge.list_rules()


def fixed(answer: Callable[..., Any], params: dict[str, Any]) -> Answer | Refusal:
    """An answer that depends only on its parameters."""
    try:
        return answer_of(answer(**params))
    except ValueError as error:
        return Refusal("no-such", {"text": str(error)})


def settle(text: str, seat: str, open: bool = False) -> Answer | Refusal:
    try:
        return answer_of(replays.settle(text, seat, open))
    except BadScenario as error:
        return Refusal("bad-scenario", {"text": line_of(error.said())})


def board(text: str) -> Answer | Refusal:
    try:
        return answer_of(boards.board(text))
    except BadScenario as error:
        return Refusal("bad-scenario", {"text": line_of(error.said())})


def why(text: str, seat: str, move: str) -> Answer | Refusal:
    try:
        return answer_of(boards.why(text, seat, move))
    except BadScenario as error:
        return Refusal("bad-scenario", {"text": line_of(error.said())})


def check_board(text: str) -> Answer | Refusal:
    """Check that a text is a board for which a link may be made."""
    try:
        boards.check(text)
    except BadScenario as error:
        return Refusal("bad-scenario", {"text": line_of(error.said())})
    return answer_of(None)


def moment(record: str, move: int) -> Answer | Refusal:
    try:
        return answer_of(boards.moment(parse_record(record), move))
    except BadRecord as error:
        return Refusal("bad-record", {"text": str(error)})


def moment_of_game(played: Played, move: int) -> Answer | Refusal:
    try:
        return answer_of(boards.moment(finished_record(played), move))
    except BadRecord as error:
        return Refusal("old-record", {"text": str(error)})


def record(played: Played) -> Answer | Refusal:
    return answer_of(Text(finished_record(played).text()))


def replay(game: str, played: Played, seat: Seat, first: int, count: int) -> Answer | Refusal:
    try:
        return answer_of(replays.replay(game, finished_record(played), seat, first, count))
    except BadRecord as error:
        return Refusal("old-record", {"text": str(error)})
