"""What a server is deployed with: every file is read, and says nothing that the program does not know."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from boothill.cli.commands import parse
from boothill.lab.verify.engines import CADDY, POSTGRES, REDIS, Caddy
from boothill.lab.verify.fleet import break_fleet
from boothill.server.config import config_of
from boothill.server.metrics import Metrics
from tests.servers import Served, with_server

ROOT = Path(__file__).parent.parent
INSTRUCTIONS = {
    "FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT",
    "CMD",
}  # fmt: skip


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile, instruction by instruction."""
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in lines]


def test_the_dockerfile_makes_a_server_that_is_not_root_and_is_watched() -> None:
    made = instructions()
    assert {word for word, _ in made} <= INSTRUCTIONS
    last = dict(made[[word for word, _ in made].index("FROM", 1) :])
    assert last["USER"] == "boothill" and "/healthz" in last["HEALTHCHECK"]
    program, command = json.loads(last["ENTRYPOINT"]), json.loads(last["CMD"])
    assert program == ["boothill"] and parse(command).run
    settings = dict(pair.split("=", 1) for pair in last["ENV"].split())
    assert {f"BOOTHILL_{name.upper()}" for name in ("host", "port", "database")} == set(settings)
    assert str(config_of({}, settings).port) == last["EXPOSE"] and last["VOLUME"] in settings["BOOTHILL_DATABASE"]
    for source in re.findall(r"^COPY (?!--from)(\S+)", (ROOT / "Dockerfile").read_text(), re.M):
        assert (ROOT / source).exists()


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text())
    return found


def test_the_servers_of_the_composition_share_a_database_and_a_bus() -> None:
    services = compose()["services"]
    servers = {name: service for name, service in services.items() if service.get("build")}
    assert set(servers) == {"one", "two"} and set(services) - set(servers) == {"postgres", "redis", "caddy"}
    for server in servers.values():
        settings = {name: re.sub(r"\$\{\w+[^}]*\}", "secret", value) for name, value in server["environment"].items()}
        config = config_of({}, settings)
        assert config.bus == "redis://redis" and config.database == "postgresql://boothill:secret@postgres/boothill"
        assert config.proxies == compose()["networks"]["default"]["ipam"]["config"][0]["subnet"]
        assert {"postgres", "redis"} <= set(server["depends_on"]) <= set(services)
    for name in ("postgres", "redis"):
        assert services[name]["healthcheck"]["test"][0] == "CMD"
    mounted = [volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])]
    assert all(
        (ROOT / source).exists() if source.startswith(".") else source in compose()["volumes"] for source in mounted
    )


COMPOSE = shutil.which("docker-compose")


@pytest.mark.skipif(COMPOSE is None, reason="Docker Compose is not installed")
def test_compose_finds_nothing_wrong_with_the_composition(tmp_path: Path) -> None:
    words = [str(COMPOSE), "--project-directory", str(tmp_path), "--file", str(ROOT / "compose.yaml"), "config"]
    home = {"HOME": str(tmp_path), "PATH": os.environ["PATH"]}
    nothing = subprocess.run(words, env=home, capture_output=True, text=True)
    assert nothing.returncode != 0 and "choose a password" in nothing.stderr
    (tmp_path / ".env").write_text("POSTGRES_PASSWORD=secret\nBOOTHILL_SITE=game.example\nHTTPS_PORT=8443\n")
    read = subprocess.run(words, env=home, capture_output=True, text=True)
    assert read.returncode == 0 and "WARN" not in read.stderr.upper(), read.stderr
    services = yaml.safe_load(read.stdout)["services"]
    assert set(services) == set(compose()["services"])
    for name in ("one", "two"):
        assert ":secret@postgres/" in services[name]["environment"]["BOOTHILL_DATABASE"]
    assert services["caddy"]["environment"]["BOOTHILL_SITE"] == "game.example"
    assert [int(port["published"]) for port in services["caddy"]["ports"]] == [80, 8443]


def test_nobody_else_comes_by_the_password_of_the_composition() -> None:
    assert all(".env" in (ROOT / name).read_text().split() for name in (".dockerignore", ".gitignore"))


def test_caddy_leads_to_every_server_of_the_composition() -> None:
    site = (ROOT / "deploy" / "Caddyfile").read_text()
    servers = " ".join(f"{name}:8080" for name, one in compose()["services"].items() if one.get("build"))
    assert re.findall(r"reverse_proxy (.*) \{", site) == [f"/ws/* {servers}", servers]
    assert "{$BOOTHILL_SITE:localhost}" in site and "BOOTHILL_SITE" in compose()["services"]["caddy"]["environment"]


needs_caddy = pytest.mark.skipif(CADDY is None, reason="Caddy is not installed")


@needs_caddy
def test_caddy_finds_nothing_wrong_with_the_caddyfile(tmp_path: Path) -> None:
    path = str(ROOT / "deploy" / "Caddyfile")
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    words = [str(CADDY), "validate", "--config", path, "--adapter", "caddyfile"]
    checked = subprocess.run(words, env=home, capture_output=True, text=True)
    assert checked.returncode == 0 and '"level":"warn"' not in checked.stderr, checked.stderr
    laid_out = subprocess.run([str(CADDY), "fmt", path], env=home, capture_output=True, text=True, check=True)
    assert laid_out.stdout == Path(path).read_text()


@needs_caddy
def test_caddy_passes_on_the_page_and_the_websockets_on_any_port(tmp_path: Path) -> None:
    async def act(house: Served) -> None:
        with closing(Caddy([int(house.base.rpartition(":")[2])])) as door:
            async with httpx.AsyncClient(base_url=door.base, verify=door.trust, timeout=60) as http:
                page = await http.get("/")
                assert page.headers["content-type"].startswith("text/html") and "alt-svc" not in page.headers
                assert (await http.get("/healthz")).text == "ok\n"
                assert (await http.get("/metrics")).status_code == 404
                origin = {"origin": door.base}
                made = await http.post("/api/tables", json={"name": "Ann"}, headers=origin)
                assert made.status_code == 201, made.text
                moved = await http.get(f"http://localhost:{door.http_port}/")
                assert (moved.status_code, moved.headers["location"]) == (308, f"{door.base}/")
            table = f"{door.base.replace('https', 'wss')}/ws/tables/{made.json()['table']}"
            async with connect(table, ssl=door.trust, additional_headers=origin) as there:
                await there.send('{"type": "hello"}')
                assert '"welcome"' in str(await asyncio.wait_for(there.recv(), 60))
            with pytest.raises(InvalidStatus, match="403"):
                async with connect(table, ssl=door.trust, additional_headers={"origin": "https://elsewhere.example"}):
                    pass

    with_server(tmp_path, act)


@pytest.mark.skipif(None in (CADDY, POSTGRES, REDIS), reason="PostgreSQL, Redis or Caddy is not installed")
def test_servers_behind_caddy_that_are_stopped_and_killed_lose_nothing() -> None:
    """As `compose.yaml` has them: two servers, PostgreSQL and Redis."""
    ways = ("stop", "kill")
    breaking = break_fleet(2, faults=2, seed=1, think=0.2, longest=4.0, only=ways, behind="caddy", servers=2)
    result = asyncio.run(asyncio.wait_for(breaking, 600))
    assert result.report.lost == [] and result.secrets == [] and result.report.games >= 2
    assert set(result.faults) == set(ways) and result.report.reconnects > 0


def test_the_composition_can_be_reached_at_any_port() -> None:
    ports = compose()["services"]["caddy"]["ports"]
    assert ports == ["${HTTP_PORT:-80}:80", "${HTTPS_PORT:-443}:443"]


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text())
    metrics = Metrics()
    kinds = {"gauge": ("",), "counter": ("",), "histogram": ("_bucket", "_sum", "_count")}
    there = {
        name + end
        for name, kind in re.findall(r"^# TYPE (\w+) (\w+)$", metrics.text().decode(), re.M)
        for end in kinds[kind]
    }
    asked = {name for panel in board["panels"] for target in panel["targets"]
             for name in re.findall(r"\b(?:boothill|process)_\w+", target["expr"])}  # fmt: skip
    assert asked <= there and len(asked) >= 9
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
