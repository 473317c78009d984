"""Where others find a server: an address of this machine on its own network, never one that leads back to the guest."""

from __future__ import annotations

import socket
from ipaddress import IPv4Address
from pathlib import Path

import pytest

from boothill.server import address
from boothill.server.address import address_for_others, home_addresses, is_loopback, usable
from tests.servers import Served, with_server


@pytest.mark.parametrize("host", ["127.0.0.1", "127.8.8.8", "localhost", "Localhost", "::1", "[::1]"])
def test_a_server_that_only_this_machine_reaches_has_no_address_for_others(host: str) -> None:
    assert is_loopback(host)
    assert address_for_others(host, 8080) == ""


def test_a_server_that_listens_everywhere_is_found_at_the_first_address_of_this_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(address, "_routed", lambda: ["192.168.1.20", "192.168.1.20"])
    monkeypatch.setattr(address, "_interfaces", lambda: ["127.0.0.1", "10.8.0.4"])
    for everywhere in ("", "0.0.0.0", "::"):
        assert address_for_others(everywhere, 8080) == "http://192.168.1.20:8080"
    assert home_addresses() == ["192.168.1.20", "10.8.0.4"]
    monkeypatch.setattr(address, "_routed", list)
    monkeypatch.setattr(address, "_interfaces", lambda: ["127.0.0.1"])
    assert address_for_others("0.0.0.0", 8080) == "", "this machine is on no network"


def test_a_server_with_an_address_of_its_own_is_found_there() -> None:
    assert address_for_others("10.1.2.3", 80) == "http://10.1.2.3:80"
    assert address_for_others("fd00::5", 8080) == "http://[fd00::5]:8080"


def test_addresses_that_lead_nowhere_are_left_out() -> None:
    assert usable(["127.0.0.1", "169.254.7.7", "0.0.0.0", "10.0.0.7", "10.0.0.7"]) == ["10.0.0.7", "169.254.7.7"]


def test_every_address_found_is_one_of_this_machine() -> None:
    for found in home_addresses():
        assert not IPv4Address(found).is_loopback
        with socket.socket() as here:
            here.bind((found, 0))


@pytest.mark.parametrize("everywhere", [False, True])
def test_the_server_tells_somebody_at_this_machine_where_others_find_it(tmp_path: Path, everywhere: bool) -> None:
    async def act(house: Served) -> None:
        told = (await house.http.get("/api/address")).json()["address"]
        port = house.base.rpartition(":")[2]
        assert told == address_for_others("0.0.0.0" if everywhere else "127.0.0.1", int(port))
        away = {"x-forwarded-for": "203.0.113.9"}
        assert (await house.http.get("/api/address", headers=away)).json()["address"] == "", "not for guests"

    with_server(tmp_path, act, host="0.0.0.0" if everywhere else "127.0.0.1")
