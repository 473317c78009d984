"""What the hosting guide shows works as it is written: the proxy, the service and the commands."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator
from configparser import ConfigParser
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from boothill.cli.commands import parse
from boothill.server.config import config_of
from tests.servers import Served, with_server

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")


def shown(language: str) -> str:
    """The one block of the guide in a language."""
    (block,) = re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.M | re.S)
    return str(block)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine that nobody vouches for, and its key."""
    signed, key = folder / "fullchain.pem", folder / "privkey.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=game.example"]
    subprocess.run([*command, "-out", str(signed), "-keyout", str(key)], check=True, capture_output=True)
    return signed, key


@asynccontextmanager
async def proxied(house: Served, folder: Path) -> AsyncIterator[int]:
    """nginx before a server, as the guide has it but for ports and the certificate; the port it listens at."""
    port = free_port()
    signed, key = certificate(folder)
    site = shown("nginx").replace("443", str(port)).replace("127.0.0.1:8080", house.base.removeprefix("http://"))
    site = re.sub(r"/etc/\S+fullchain.pem", str(signed), re.sub(r"/etc/\S+privkey.pem", str(key), site))
    site = re.sub(r"\n.*\[::\].*", "", site)  # not every machine speaks IPv6
    paths = " ".join(f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    around = f"daemon off; pid {folder}/nginx.pid; events {{}}\n"
    around += "user root;\n" if os.geteuid() == 0 else ""
    config = folder / "nginx.conf"
    config.write_text(f"{around}http {{ access_log off; {paths}\n{site}}}\n", encoding="utf-8")
    process = subprocess.Popen([NGINX or "nginx", "-p", str(folder), "-e", "stderr", "-c", str(config)])
    try:
        while not await _listens(port):
            assert process.poll() is None, "nginx did not start"
        yield port
    finally:
        process.terminate()
        process.wait()


async def _listens(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        await asyncio.sleep(0.05)
        return False
    writer.close()
    return True


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_nginx_passes_on_the_page_and_the_websockets_on_any_port(tmp_path: Path) -> None:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE

    async def act(house: Served) -> None:
        async with proxied(house, tmp_path) as port:
            base = f"https://127.0.0.1:{port}"
            async with httpx.AsyncClient(base_url=base, verify=trusting, timeout=60) as http:
                assert (await http.get("/healthz")).text == "ok\n"
                assert (await http.get("/metrics")).status_code == 404
                origin = {"origin": base}
                made = await http.post("/api/tables", json={"name": "Ann"}, headers=origin)
                assert made.status_code == 201, made.text
            table = f"wss://127.0.0.1:{port}/ws/tables/{made.json()['table']}"
            async with connect(table, ssl=trusting, additional_headers=origin) as there:
                await there.send('{"type": "hello"}')
                assert '"welcome"' in str(await asyncio.wait_for(there.recv(), 60))
            with pytest.raises(InvalidStatus, match="403"):
                async with connect(table, ssl=trusting, additional_headers={"origin": "https://elsewhere.example"}):
                    pass

    with_server(tmp_path, act)


def test_the_unit_of_systemd_is_whole() -> None:
    unit = ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(shown("ini"))
    service = unit["Service"]
    assert unit["Install"]["WantedBy"] == "multi-user.target" and service["Restart"] == "on-failure"
    assert f"adduser --system --group --no-create-home --home /var/lib/{service['User']} {service['Group']}" in GUIDE
    program, *words = service["ExecStart"].split()
    assert program == "/opt/boothill/bin/boothill" and "python3 -m venv /opt/boothill " in GUIDE
    assert parse(words).run
    name, _, database = service["Environment"].partition("=")
    assert config_of({}, {name: database}).database == f"sqlite:////var/lib/{service['StateDirectory']}/games.db"
