"""Opens the sockets a server listens on, and raises the limit on open files, since each connection is one."""

from __future__ import annotations

import errno
import logging
import os
import socket

from boothill.server.config import BadConfig, Config

try:
    import resource
except ImportError:  # on Windows, which has no such limit
    resource = None  # type: ignore[assignment]

log = logging.getLogger("boothill.run")

OWN_FILES = 128
"""Files kept for the database, worker processes and files of the page; at most a quarter of all."""
BACKLOG = 1024
"""Maximum number of connections that wait to be accepted."""
NO_LIMIT = 1_000_000


class BadAddress(BadConfig):
    """The server cannot listen at an address; the message says what to do."""


def bound(host: str, port: int) -> list[socket.socket]:
    """Bind a socket to each address of a host; they do not listen yet. Raises BadAddress."""
    found: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in _addresses(host, port):
            if found and port == 0:
                break  # a free port at the first address
            found.append(_bound(family, kind, protocol, address))
    except OSError as error:
        for one in found:
            one.close()
        raise BadAddress(_sentence(error, host, port)) from None
    return found


def _addresses(host: str, port: int) -> list[tuple[int, int, int, str, tuple[object, ...]]]:
    try:
        every = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise BadAddress(
            f"host: {host!r} is not known here; give an address of this machine, or 0.0.0.0 for all of them"
        ) from None
    return list(dict.fromkeys(every))


def _bound(family: int, kind: int, protocol: int, address: tuple[object, ...]) -> socket.socket:
    door = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # reuse the port of a server that has just ended
        if family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.setblocking(False)
        door.bind(address)
    except BaseException:
        door.close()
        raise
    return door


def _sentence(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port: {port} is taken by another program; choose another one, or 0 for any that is free"
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"port: {port} may not be used by this user; choose one from 1024 on"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"host: {host} is no address of this machine; give one that is, or 0.0.0.0 for all of them"
    return f"host: nobody can listen at {host}, port {port}: {error.strerror}"


def address_of(host: str, doors: list[socket.socket]) -> str:
    """The URL to open in a browser."""
    port = doors[0].getsockname()[1]
    return f"http://{f'[{host}]' if ':' in host else host or 'localhost'}:{port}/"


def room_for_connections(config: Config) -> int:
    """Raise the limit on open files as far as possible; return how many connections there is room for."""
    files = _raised()
    room = max(1, files - min(OWN_FILES, files // 4))
    log.info("open files", extra={"limit": files, "connections": min(room, config.max_connections)})
    if room < config.max_connections:
        log.warning(
            "the limit on open files allows fewer connections than --max-connections; raise it (LimitNOFILE, ulimit)",
            extra={"limit": files, "connections": room, "wanted": config.max_connections},
        )
    return min(room, config.max_connections)


def _raised() -> int:
    if resource is None:
        return NO_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    highest = NO_LIMIT if hard == resource.RLIM_INFINITY else hard
    for wanted in (highest, 65536, 10240):  # some systems refuse even values within the hard limit
        if soft != resource.RLIM_INFINITY and soft < wanted <= highest:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            except (OSError, ValueError):
                continue
            return wanted
    return NO_LIMIT if soft == resource.RLIM_INFINITY else soft
