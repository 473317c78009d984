"""Logs: a line of JSON for each thing that happened. No key, no seed, no move, and no link to a table is in them."""

from __future__ import annotations

import json
import logging
import sys
import time
from hashlib import sha256

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        strange = _sent_no_text(record)
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": "warning" if strange else record.levelname.lower(),
            "what": record.getMessage(),
        }
        line.update({name: value for name, value in vars(record).items() if name not in _PLAIN})
        if record.exc_info and not strange:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def _sent_no_text(record: logging.LogRecord) -> bool:
    """Is this about a client whose message is no text? That is its mistake: nothing of ours has failed."""
    return record.name == "uvicorn.error" and record.exc_info is not None and record.exc_info[0] is UnicodeDecodeError


def nickname(id: str) -> str:
    """A table or a game in the log: always the same, but nobody can join it by that."""
    return sha256(f"nickname {id}".encode()).hexdigest()[:10]


def set_levels(level: str) -> None:
    """Libraries only warn: at lower levels they tell what goes to the database, and links to tables."""
    logging.getLogger().setLevel("WARNING")
    logging.getLogger("boothill").setLevel(level.upper())


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json())
    logging.getLogger().handlers[:] = [handler]
    set_levels(level)
