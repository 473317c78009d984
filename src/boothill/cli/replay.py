"""boothill replay: step through a recorded game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from boothill.bad_input import BadInput
from boothill.cli.flags import existing, table_flags
from boothill.core.ids import NOBODY, Seat
from boothill.output import Output
from boothill.text.records import Record, read_record
from boothill.words.messages import Messages


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("file", type=Path)
    parser.add_argument("--seat", help="show only what this seat could see")
    parser.add_argument("--position", type=int, metavar="N", help="print the position after N moves in scenario format")
    parser.add_argument(
        "--scenario",
        type=int,
        metavar="N",
        help="print the game from move N on as an exactly replayable scenario file",
    )
    parser.add_argument("--until", type=int, metavar="N", help="with --scenario: stop at move N")
    table_flags(parser)


def run(options: Namespace, output: Output) -> int:
    text = Messages(options.lang).text
    record = read_record(existing(options.file, options.lang))
    if options.seat is not None and options.seat not in record.names:
        raise BadInput(text("no-such-seat", seat=options.seat, seats=", ".join(record.names)))
    for moves in (options.position, options.scenario, options.until):
        if moves is not None and not 0 <= moves <= len(record.moves):
            raise BadInput(text("replay-no-move", text=str(moves), moves=len(record.moves)))
    if options.position is not None:
        print(_position(record, options.position), end="")
        return 0
    if options.scenario is not None:
        print(_scenario(record, options.scenario, options.until), end="")
        return 0
    if options.until is not None:
        raise BadInput("--until: it goes with --scenario")
    from boothill.terminal.replay import replay

    seat = NOBODY if options.seat is None else Seat(record.names.index(options.seat))
    return replay(record, seat=seat, lang=options.lang, plain=options.plain)


def _position(record: Record, moves: int) -> str:
    from boothill.text.scenario.export import text_of
    from boothill.text.scenario.position import print_position

    return text_of(print_position(record.after(moves)))


def _scenario(record: Record, first: int, until: int | None) -> str:
    from boothill.text.scenario.export import scenario_of, text_of

    last = len(record.moves) if until is None else until
    if last < first:
        raise BadInput(f"--until {last}: it comes before --scenario {first}")
    return text_of(scenario_of(record, first, last))
