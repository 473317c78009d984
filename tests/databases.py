"""A PostgreSQL server for tests, where its programs are installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
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
