"""What the hosting guide shows works as it is written: the proxy, the service and the commands."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import socket
import subprocess
import sys
from configparser import ConfigParser
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from boothill.cli.commands import parse
from boothill.lab.verify.engines import CADDY, NGINX, Nginx
from boothill.server.config import config_of
from boothill.server.database import url_of
from tests.servers import Process, Served, with_server

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def shown(language: str) -> str:
    """The one block of the guide in a language."""
    (block,) = re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.M | re.S)
    return str(block)


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_nginx_passes_on_the_page_and_the_websockets_on_any_port(tmp_path: Path) -> None:
    assert shown("nginx") == (ROOT / "deploy" / "nginx.conf").read_text()

    async def act(house: Served) -> None:
        with closing(Nginx([int(house.base.rpartition(":")[2])])) as door:
            base, trusting = door.base, door.trust
            async with httpx.AsyncClient(base_url=base, verify=trusting, timeout=60) as http:
                assert (await http.get("/healthz")).text == "ok\n"
                assert (await http.get("/metrics")).status_code == 404
                origin = {"origin": base}
                made = await http.post("/api/tables", json={"name": "Ann"}, headers=origin)
                assert made.status_code == 201, made.text
                moved = await http.get(f"http://127.0.0.1:{door.http_port}/")
                assert (moved.status_code, moved.headers["location"]) == (301, f"{base}/")
                renewed = await http.get(f"http://127.0.0.1:{door.http_port}/.well-known/acme-challenge/nothing")
                assert renewed.status_code == 404
            table = f"{base.replace('https', 'wss')}/ws/tables/{made.json()['table']}"
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
    assert shown("ini") == (ROOT / "deploy" / "boothill.service").read_text()
    unit.read_string(shown("ini"))
    service = unit["Service"]
    assert unit["Install"]["WantedBy"] == "multi-user.target" and service["Restart"] == "on-failure"
    assert f"adduser --system --group --no-create-home --home /var/lib/{service['User']} {service['Group']}" in GUIDE
    program, *words = service["ExecStart"].split()
    assert program == "/opt/boothill/bin/boothill" and "ln -sfn /opt/boothill-0.1.0 /opt/boothill\n" in GUIDE
    assert parse(words).run
    name, _, database = service["Environment"].partition("=")
    assert config_of({}, {name: database}).database == f"sqlite:////var/lib/{service['StateDirectory']}/games.db"


def test_systemd_is_told_when_a_server_can_be_asked_and_when_it_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that of several servers the next is stopped only when this one is back."""
    assert "Type=notify\n" in shown("ini")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        systemd.settimeout(60)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        with Process(f"sqlite:///{tmp_path}/games.db") as server:
            assert systemd.recv(100) == b"READY=1"
            assert httpx.get(f"{server.base}/healthz").text == "ok\n"
            assert server.end() == 0
            assert systemd.recv(100) == b"STOPPING=1"


@pytest.mark.parametrize("name", ["boothill.service", "boothill@8081.service"])
def test_systemd_finds_nothing_wrong_with_the_unit(name: str, tmp_path: Path) -> None:
    ((old, new),) = re.findall(r"^sed 's/(.*)/(.*)/' deploy/boothill.service > \S+$", GUIDE, re.M)
    unit = re.sub(old, new, shown("ini"), flags=re.M) if "@" in name else shown("ini")
    assert "[Unit]" in unit
    if shutil.which("systemd-analyze") is None:
        return  # the test above has read the unit; only a machine with systemd can say more
    path = tmp_path / name.replace("8081", "")
    path.write_text(unit.replace("/opt/boothill/bin/boothill", sys.executable))
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / name)], capture_output=True, text=True
    )
    ours = [line for line in checked.stderr.splitlines() if "boothill" in line]
    assert ours == [] and checked.returncode == 0


def test_the_daily_copy_is_one_of_the_database_of_the_service() -> None:
    *_, last = (ROOT / "deploy" / "backup").read_text().splitlines()
    words = shlex.split(last.partition("/opt/boothill/bin/boothill ")[2].partition(" >")[0])
    assert parse(words).run and f"Environment=BOOTHILL_DATABASE={words[-1]}\n" in shown("ini")
    assert "install -m 755 deploy/backup /etc/cron.daily/boothill\n" in GUIDE


def test_the_daily_copy_of_several_servers_is_one_of_their_database() -> None:
    *_, last = (ROOT / "deploy" / "backup-postgres").read_text().splitlines()
    assert f"BOOTHILL_DATABASE={shlex.split(last)[-1]}\\n" in GUIDE
    assert "install -m 755 deploy/backup-postgres /etc/cron.daily/boothill\n" in GUIDE


@pytest.mark.skipif(CADDY is None, reason="Caddy is not installed")
def test_the_caddyfile_is_made_one_for_several_servers_on_one_machine(tmp_path: Path) -> None:
    (edit,) = re.findall(r"^(sed .* deploy/Caddyfile) > /etc/caddy/Caddyfile$", GUIDE, re.M)
    made = subprocess.run(shlex.split(edit), cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "\ngame.example {\n" in made
    assert re.findall(r"reverse_proxy (?:/ws/\* )?(.*) \{", made) == ["127.0.0.1:8081 127.0.0.1:8082"] * 2
    path = tmp_path / "Caddyfile"
    path.write_text(made)
    words = [str(CADDY), "validate", "--config", str(path)]
    assert subprocess.run(words, env={"HOME": str(tmp_path)}, capture_output=True).returncode == 0


def test_the_unit_is_made_one_for_several_servers() -> None:
    (edit,) = re.findall(r"^sed 's/(.*)/(.*)/' deploy/boothill.service > \S+$", GUIDE, re.M)
    pattern, replacement = edit
    unit = re.sub(pattern, replacement, shown("ini"), flags=re.M)
    (start,) = re.findall(r"^ExecStart=\S+ (.*)$", unit, re.M)
    assert parse(start.replace("%i", "8081").split()).run and start != "serve"
    (settings,) = re.findall(r"^printf '\[Unit\]\\n(.*)' > \S+several.conf$", GUIDE, re.M)
    lines = [line for line in settings.split("\\n") if line.startswith("Environment=")]
    given = dict(line.removeprefix("Environment=").split("=", 1) for line in lines)
    config = config_of({}, given)
    assert config.bus.startswith("redis://") and url_of(config.database).startswith("postgresql")
