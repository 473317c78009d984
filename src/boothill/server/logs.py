"""Logs: a line of JSON for each thing that happened. No key, no seed, no move, and no link to a table is in them."""

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
"""Lines that wait to be printed; what more there is gets lost."""
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
    """Is this about a client whose message is no text? That is its mistake: nothing of ours has failed."""
    return record.name == "uvicorn.error" and record.exc_info is not None and record.exc_info[0] is UnicodeDecodeError


def nickname(id: str) -> str:
    """A table or a game in the log: always the same, but nobody can join it by that."""
    return sha256(f"nickname {id}".encode()).hexdigest()[:10]


def set_levels(level: str) -> None:
    """Libraries only warn: at lower levels they tell what goes to the database, and links to tables."""
    logging.getLogger().setLevel("WARNING")
    logging.getLogger("boothill").setLevel(level.upper())


class Printer(logging.Handler):
    """Prints in a thread of its own: if nobody reads what is printed, the server must not wait for him."""

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
        """Wait until everything is printed, but not for long."""
        until = time.monotonic() + FLUSH_SECONDS
        while self._lines.unfinished_tasks and time.monotonic() < until:
            time.sleep(0.01)


def set_up(level: str) -> None:
    logging.getLogger().handlers[:] = [Printer()]
    set_levels(level)
