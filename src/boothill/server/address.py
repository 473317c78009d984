"""Finds the address by which others on the same network reach this server.

It needs no internet and sends nothing: it asks the system which of its own addresses it would use.
"""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, ip_address

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]

NEIGHBOURS = ("192.168.0.1", "10.0.0.1", "172.16.0.1")
"""Addresses that home networks use. They need not exist: connecting a UDP socket sends nothing."""
GET_ADDRESS = 0x8915
"""The ioctl for the address of an interface on Linux (SIOCGIFADDR)."""


EVERYWHERE = ("", "0.0.0.0", "::")
"""Hosts that mean all addresses of the machine; nobody can connect to them as such."""


def is_loopback(host: str) -> bool:
    """Can only this machine reach this host?"""
    try:
        return ip_address(host.strip("[]").partition("%")[0]).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def home_addresses() -> list[str]:
    """The addresses of this machine that others on its networks can use, most likely first."""
    return usable([*_routed(), *_interfaces()])


def usable(addresses: Iterable[str]) -> list[str]:
    """Each address once, without those that lead back to this machine; self-assigned ones come last."""
    found = [IPv4Address(address) for address in dict.fromkeys(addresses)]
    others = [address for address in found if not address.is_loopback and not address.is_unspecified]
    return [str(address) for address in sorted(others, key=lambda address: address.is_link_local)]


def address_for_others(host: str, port: int) -> str:
    """The URL for others if the server listens on `host`; empty if they cannot reach it."""
    if is_loopback(host):
        return ""
    if host in EVERYWHERE:
        host = next(iter(home_addresses()), "")
    return f"http://{f'[{host}]' if ':' in host else host}:{port}" if host else ""


def _routed() -> list[str]:
    """The addresses that this machine would send from to each of `NEIGHBOURS`."""
    found: list[str] = []
    for neighbour in NEIGHBOURS:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((neighbour, 9))
            found.append(probe.getsockname()[0])
    return found


def _interfaces() -> list[str]:
    """The address of each interface, for networks without a router, which have no route to ask for."""
    found: list[str] = []
    if fcntl is None:
        with suppress(OSError):
            found += socket.gethostbyname_ex(socket.gethostname())[2]
        return found
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has no address, or this system needs another call
                answer = fcntl.ioctl(probe.fileno(), GET_ADDRESS, struct.pack("256s", name.encode()[:15]))
                found.append(socket.inet_ntoa(answer[20:24]))
    return found
