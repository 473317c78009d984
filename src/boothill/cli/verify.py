"""boothill verify: check that records are sound, and that their games were dealt fairly."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from boothill.output import Output, json_flag
from boothill.text.records import BadRecord, Record, read_record


def flags(parser: ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    parser.add_argument("--commitment", metavar="HASH", help="the hash the table showed before the deal")
    parser.add_argument("--chain", metavar="HASH", help="the hash the table showed with the last move")
    json_flag(parser)


def run(options: Namespace, output: Output) -> int:
    found = output.result["records"] = [_look(path, options) for path in options.files]
    for record in found:
        for problem in record["problems"]:
            output.warn(f"{record['file']}: {problem}")
        if record["sound"]:
            fair = ", fair" if record["fair"] else ""
            what = f"{record['game']}, {record['players']} players, {record['moves']} moves, {record['winner']}"
            what += f" ({record['ended']})" if record["ended"] else ""
            output.say(f"{record['file']}: {what}: sound{fair}")
    return 0 if all(record["sound"] for record in found) else 2


def _look(path: Path, options: Namespace) -> dict[str, Any]:
    """The findings about one file."""
    file = {"file": str(path), "sound": False, "fair": False, "problems": []}
    try:
        record = read_record(path)
        record.last()
    except BadRecord as error:
        return {**file, "problems": [str(error).removeprefix(f"{path}: ")]}
    problems = [*record.unfair(), *_not_as_shown(record, options)]
    return {
        **file,
        "sound": not problems,
        "fair": not problems and record.fairness is not None,
        "problems": problems,
        "game": record.game,
        "players": len(record.names),
        "moves": len(record.moves),
        "winner": record.result,
        "ended": record.ending.text(record.names) if record.ending is not None else "",
    }


def _not_as_shown(record: Record, options: Namespace) -> list[str]:
    """Differences between a record and the hashes that somebody noted down at the table."""
    shown = {"commitment": options.commitment, "chain": options.chain}
    if record.fairness is None:
        return [f"{name}: the record has none, so it is no game of a server" for name, hash in shown.items() if hash]
    said = {"commitment": record.fairness.commitment, "chain": record.fairness.chain}
    return [f"{name}: the table showed another one" for name, hash in shown.items() if hash and hash != said[name]]
