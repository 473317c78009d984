"""A PostgreSQL server for tests, where its programs are installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit
from uuid import uuid4


def programs() -> Path | None:
    """Where `initdb` and `pg_ctl` are; the newest if there are several."""
    on_path = shutil.which("initdb")
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return Path(on_path).parent if on_path else found[-1].parent if found else None


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh server, which lives as long as this block."""
    where = programs()
    assert where is not None
    as_postgres = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []  # it refuses to run as root
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
    if as_postgres:
        shutil.chown(folder, "postgres")

    def run(program: str, *flags: str) -> None:
        command = [*as_postgres, str(where / program), *flags]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=folder)

    data = str(folder / "data")
    try:
        run("initdb", "-D", data, "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8", "--locale=C")
        run("pg_ctl", "-D", data, "-w", "-l", f"{folder}/log", "-o", f"-k {folder} -c listen_addresses=''", "start")
        yield f"postgresql://postgres@/postgres?host={folder}"
    finally:
        with suppress(subprocess.CalledProcessError):
            run("pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def new_database(server: str) -> str:
    """A database of its own on a server."""
    import psycopg

    name = f"t{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"create database {name}".encode())
    return server.replace("/postgres?", f"/{name}?")


class Line:
    """A line to a PostgreSQL server that can go dead without a word: nothing is closed, nothing comes through.

    What was sent meanwhile arrives when the line is well again, as it does on a real one.
    """

    def __init__(self, database: str) -> None:
        url = urlsplit(database)
        self._target = f"{parse_qs(url.query)['host'][0]}/.s.PGSQL.5432"
        self._door = socket.create_server(("127.0.0.1", 0))
        self.database = f"postgresql://postgres@127.0.0.1:{self._door.getsockname()[1]}{url.path}"
        self.asks, self.answers = threading.Event(), threading.Event()
        """Set while questions, and their answers, come through."""
        self.well()
        self.dies_at = b""
        """A word in a question after which no answer comes through any more,"""
        self.holds = b""
        """and one before which nothing does."""
        self.dead = threading.Event()
        """Set when one of these words was heard."""
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self.asks.clear()
        self.answers.clear()

    def well(self) -> None:
        self.dies_at = self.holds = b""
        self.asks.set()
        self.answers.set()

    def forget(self) -> None:
        """Well again for new connections only. Neither end of the others ever hears anything more."""
        self.asks, self.answers = threading.Event(), threading.Event()
        self.well()

    def close(self) -> None:
        self._door.close()
        self.well()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._door.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(self._target)
                for ends in ((client, server, self.asks), (server, client, self.answers)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, open: threading.Event) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if open is self.asks and self.dies_at and self.dies_at in data:
                    self.answers.clear()
                    self.dead.set()
                if open is self.asks and self.holds and self.holds in data:
                    self.cut()
                    self.dead.set()
                open.wait()
                target.sendall(data)
        open.wait()
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)
        if open is self.answers:
            source.close()
            target.close()
