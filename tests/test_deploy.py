"""What a server is deployed with: every file is read, and says nothing that the program does not know."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import yaml

from boothill.cli.commands import parse
from boothill.server.config import config_of
from boothill.server.metrics import Metrics

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


def test_caddy_leads_to_every_server_of_the_composition() -> None:
    site = (ROOT / "deploy" / "Caddyfile").read_text()
    assert site.count("{") == site.count("}") and "respond /metrics 404" in site and "health_uri /healthz" in site
    servers = " ".join(f"{name}:8080" for name, one in compose()["services"].items() if one.get("build"))
    assert re.findall(r"reverse_proxy (.*) \{", site) == [f"/ws/* {servers}", servers]
    assert "{$BOOTHILL_SITE:localhost}" in site and "BOOTHILL_SITE" in compose()["services"]["caddy"]["environment"]


DIRECTIVES = {
    "respond", "reverse_proxy", "import", "lb_policy", "lb_try_duration", "lb_try_interval", "health_uri",
    "health_interval", "health_timeout",
}  # fmt: skip


def test_the_caddyfile_is_made_of_directives_that_caddy_knows() -> None:
    depth = 0
    for line in (ROOT / "deploy" / "Caddyfile").read_text().splitlines():
        words = line.partition("#")[0].split()
        if not words:
            continue
        assert line == "\t" * (depth - (words == ["}"])) + line.lstrip("\t"), "as `caddy fmt` writes it"
        if words == ["}"]:
            depth -= 1
            continue
        assert depth == 0 or words[0] in DIRECTIVES, line
        depth += words[-1] == "{"
    assert depth == 0


def test_the_composition_can_be_reached_at_any_port() -> None:
    ports = compose()["services"]["caddy"]["ports"]
    assert ports == ["80:80", "${HTTPS_PORT:-443}:443"]


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
