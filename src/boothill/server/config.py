"""The settings of a server, each set by a flag or by an environment variable of the same name."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

from boothill.bad_input import BadInput

AtLeastOne = Annotated[int, Meta(ge=1)]


class BadConfig(BadInput, ValueError):
    """An invalid setting; the message says which one, and what to do."""


class Config(Struct, frozen=True, kw_only=True):
    """Each is a flag (`--max-tables 500`) and an environment variable (`BOOTHILL_MAX_TABLES=500`); the flag wins."""

    host: Annotated[str, Meta(description="address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="port to listen on; 0 picks a free one")] = 8080
    database: Annotated[
        str, Meta(description="where games are stored: sqlite:///FILE or postgresql://USER@HOST/NAME")
    ] = f"sqlite:///{user_data_path('boothill') / 'games.db'}"
    database_seconds: Annotated[
        AtLeastOne, Meta(description="seconds to wait for the database before it counts as unavailable")
    ] = 5
    bus: Annotated[
        str, Meta(description="what servers that share a database reach each other by: redis://HOST; none if alone")
    ] = ""
    origins: Annotated[
        str, Meta(description="other origins whose pages may connect, such as https://game.example (comma-separated)")
    ] = ""
    proxies: Annotated[
        str, Meta(description="addresses of reverse proxies that are trusted to name the client's address")
    ] = "127.0.0.1"
    metrics: Annotated[
        str,
        Meta(
            description="addresses that may read /metrics (comma-separated); * for everyone",
            pattern=r"^[0-9A-Fa-f:.*, ]*$",
        ),
    ] = "127.0.0.1,::1"
    log_level: Annotated[
        str, Meta(description="debug, info, warning or error", pattern="^(debug|info|warning|error)$")
    ] = "info"
    thinkers: Annotated[
        str,
        Meta(
            description="processes in which bots think, 0 for one less than there are cores, up to 4; "
            "or the address of a Ray cluster: ray://HEAD:10001, HOST:6379, auto or local",
            pattern=r"^(\d{1,3}|auto|local|\S+:\d+)$",
        ),
    ] = "0"
    max_tables: Annotated[AtLeastOne, Meta(description="maximum number of tables")] = 5000
    max_connections: Annotated[AtLeastOne, Meta(description="maximum number of connections")] = 10000
    table_connections: Annotated[
        AtLeastOne, Meta(description="connections to one table, players and spectators each")
    ] = 60
    address_connections: Annotated[AtLeastOne, Meta(description="connections from one address")] = 100
    address_sockets: Annotated[
        AtLeastOne, Meta(description="open sockets from one address, whatever they are used for; proxies have no limit")
    ] = 250
    reserve: Annotated[
        int, Meta(ge=0, le=40, description="percentage of connections reserved for players at a table")
    ] = 25
    request_seconds: Annotated[
        AtLeastOne, Meta(description="seconds for a request to arrive, for its response to be read, and between pings")
    ] = 20
    hello_seconds: Annotated[AtLeastOne, Meta(description="seconds for a WebSocket to identify itself")] = 10
    commands: Annotated[AtLeastOne, Meta(description="messages per second on one connection, on average")] = 10
    requests: Annotated[AtLeastOne, Meta(description="requests per second from one address, on average")] = 20
    new_tables: Annotated[AtLeastOne, Meta(description="new tables and tokens per minute from one address")] = 20
    idle_minutes: Annotated[AtLeastOne, Meta(description="minutes after which an empty table is removed")] = 60

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(origin.strip().rstrip("/") for origin in self.origins.split(",") if origin.strip())


def add_flags(parser: argparse.ArgumentParser) -> None:
    """Add a flag for each setting."""
    for field in msgspec.structs.fields(Config):
        flag = "--" + field.name.replace("_", "-")
        parser.add_argument(flag, metavar="VALUE", help=f"{_about(field)} ({field.default})".replace("%", "%%"))


def _about(field: msgspec.structs.FieldInfo) -> str:
    """The description of a setting."""
    about = getattr(msgspec.inspect.type_info(field.type), "extra_json_schema", None) or {}
    return str(about["description"])


def unset(name: str, flags: Mapping[str, str | None], environment: Mapping[str, str] = os.environ) -> bool:
    """Is a setting left at its default?"""
    return flags.get(name) is None and f"BOOTHILL_{name.upper()}" not in environment


def config_of(flags: Mapping[str, str | None], environment: Mapping[str, str] = os.environ) -> Config:
    """The settings from flags, else the environment, else the defaults. Raises BadConfig."""
    given: dict[str, str] = {}
    for field in msgspec.structs.fields(Config):
        variable = f"BOOTHILL_{field.name.upper()}"
        value = flags.get(field.name)
        if value is None:
            value = environment.get(variable)
        if value is not None:
            given[field.name] = value
            try:
                msgspec.convert(value, field.type, strict=False)
            except msgspec.ValidationError as error:
                flag = "--" + field.name.replace("_", "-")
                wrong = _about(field) if "regex" in str(error) else error
                raise BadConfig(f"{flag} or {variable}: {value!r}: {wrong}") from None
    return msgspec.convert(given, Config, strict=False)
