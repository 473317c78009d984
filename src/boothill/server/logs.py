"""Logs, as lines of JSON. They contain no keys, seeds or moves, and no links to tables."""

from __future__ import annotations

import json
import logging
import sys
import threading
import time
from contextlib import suppress
from hashlib import sha256
from queue import Full, Queue

WAITING = 10_000
"""Maximum number of lines that wait to be printed; further lines are lost."""
FLUSH_SECONDS = 1.0

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
    """Is this about a client that sent invalid text? That is the client's mistake, not a failure of the server."""
    return record.name == "uvicorn.error" and record.exc_info is not None and record.exc_info[0] is UnicodeDecodeError


def nickname(id: str) -> str:
    """A name for a table or a game in the log: always the same, but useless for joining it."""
    return sha256(f"nickname {id}".encode()).hexdigest()[:10]


def set_levels(level: str) -> None:
    """Set the level of our own logs. Libraries only log warnings: below that they reveal SQL and links to tables."""
    logging.getLogger().setLevel("WARNING")
    logging.getLogger("boothill").setLevel(level.upper())


class Printer(logging.Handler):
    """Prints in a separate thread, so that the server does not block if nobody reads the output."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(Json())
        self._lines: Queue[str] = Queue(WAITING)
        self._lost = 0
        threading.Thread(target=self._print_on, name="log", daemon=True).start()

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._lines.put_nowait(self.format(record))
        except Full:
            self._lost += 1

    def _print_on(self) -> None:
        while True:
            line = self._lines.get()
            lost, self._lost = self._lost, 0
            with suppress(OSError, ValueError):
                print(line, file=sys.stderr, flush=True)
                if lost:
                    record = logging.makeLogRecord({"msg": "lines of the log are lost", "levelno": 30, "lines": lost})
                    print(self.format(record), file=sys.stderr, flush=True)
            self._lines.task_done()

    def flush(self) -> None:
        """Wait until everything is printed, at most `FLUSH_SECONDS`."""
        until = time.monotonic() + FLUSH_SECONDS
        while self._lines.unfinished_tasks and time.monotonic() < until:
            time.sleep(0.01)


def set_up(level: str) -> None:
    logging.getLogger().handlers[:] = [Printer()]
    set_levels(level)
