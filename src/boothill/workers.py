"""Processes that work for this one: how they are started, watched and ended."""

from __future__ import annotations

import os
import signal
import threading
import time
import traceback
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

CONTEXT: Final = get_context("spawn")
"""Nothing of this process is in them: no socket, no database, no thread that holds a lock."""
START_SECONDS: Final = 60
"""Within which a process is up, on however busy a machine."""


class Overtime(Exception):
    """The work took longer than it may; the process is ended."""


class Lost(Exception):
    """The process ended over its work, or the work failed; the message says how."""


def settle_in(niceness: int = 0) -> None:
    """In a process: it leaves Ctrl-C to its parent, ends when that does, however that comes about, and gives way."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    parent = parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def _serve(pipe: Connection, niceness: int, prepare: Callable[[], None] | None) -> None:
    """In a process: do what comes, one after the other."""
    settle_in(niceness)
    if prepare is not None:
        prepare()
    pipe.send(None)
    while True:
        try:
            work, args = pipe.recv()
        except EOFError:
            return
        begun = time.process_time()
        try:
            found, problem = work(*args), ""
        except Exception:
            found, problem = None, traceback.format_exc()
        pipe.send((found, problem, time.process_time() - begun))


class Worker:
    """A process that does one thing after the other: started with the first of them, and anew after one was lost.

    All of this blocks, and is meant for a thread.
    """

    def __init__(self, niceness: int = 0, prepare: Callable[[], None] | None = None) -> None:
        self.niceness = niceness
        self.prepare = prepare
        self.killed = False
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def do(self, work: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> tuple[Any, float]:
        """What comes of some work, and the seconds of processor time that it took. Raises Overtime or Lost."""
        pipe = self._started()
        try:
            pipe.send((work, args))
            if not pipe.poll(seconds):
                self.end()
                raise Overtime
            found, problem, spent = pipe.recv()
        except (EOFError, OSError) as error:
            self.end()
            raise Lost(f"the process has ended: {error}") from None
        if problem:
            raise Lost(problem)
        return found, spent

    def _started(self) -> Connection:
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.end()
            self._pipe, other = CONTEXT.Pipe()
            process = CONTEXT.Process(target=_serve, args=(other, self.niceness, self.prepare), daemon=True)
            process.start()
            self._process = process
            other.close()
            try:
                if self.killed:
                    raise Lost("it is not wanted any more")
                if not self._pipe.poll(START_SECONDS):
                    raise Lost("the process does not start")
                self._pipe.recv()
            except (EOFError, OSError, Lost) as error:
                self.end()
                raise Lost(f"the process does not start: {error}") from None
        return self._pipe

    def kill(self) -> None:
        """From another thread and for good: whoever waits for the process hears that it is lost."""
        self.killed = True
        process = self._process
        if process is not None:
            process.kill()

    def end(self) -> None:
        """End the process, whatever it does."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if process is not None:
            process.kill()
            process.join()
        if pipe is not None:
            pipe.close()
