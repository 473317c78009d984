"""Setting up: the lock fits the project on every Python, and make installs what is missing, once, and goes on."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.test_extras import project

ROOT = Path(__file__).parent.parent
LOCK = (ROOT / "constraints.txt").read_text(encoding="utf-8")


def locked(python: str) -> dict[str, str]:
    """The version of each library on a Python."""
    place = {
        "python_version": python,
        "python_full_version": f"{python}.7",
        "platform_python_implementation": "CPython",
        "implementation_name": "cpython",
        "sys_platform": "linux",
        "platform_system": "Linux",
        "platform_machine": "x86_64",
    }
    found: dict[str, str] = {}
    for line in LOCK.splitlines():
        if line and not line.startswith("#"):
            one = Requirement(line)
            if one.marker is None or one.marker.evaluate(place):
                assert one.name not in found, f"{one.name} has two versions on Python {python}"
                found[canonicalize_name(one.name)] = str(one.specifier).removeprefix("==")
    return found


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13"])
def test_the_lock_has_a_version_within_every_range(python: str) -> None:
    versions = locked(python)
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for line in [*data["build-system"]["requires"], *(line for lines in project().values() for line in lines)]:
        wanted = Requirement(line)
        assert wanted.specifier.contains(versions[canonicalize_name(wanted.name)]), f"{line}: run `make lock`"


def test_the_lock_names_no_place() -> None:
    assert "://" not in LOCK and "/" not in LOCK and "--" not in LOCK and " @ " not in LOCK


STAND_IN = """#!/bin/sh
echo "$@" >> {log}
case "$*" in
    "-c import"*) ;;
    "-m venv"*) mkdir -p .venv/bin && cp {program} .venv/bin/python ;;
    *) [ ! -e {broken} ] ;;
esac
"""
"""In place of Python: writes down what it is asked to do, and fails while a file is there."""


class Machine:
    """A fresh checkout on a machine that can be cut off."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.log, self.broken = folder, folder / "log", folder / "broken"
        for name in ("Makefile", "pyproject.toml", "constraints.txt"):
            shutil.copy(ROOT / name, folder)
        self.python = folder / "stand-in"
        self.python.write_text(STAND_IN.format(log=self.log, broken=self.broken, program=self.python))
        self.python.chmod(0o755)

    def make(self, *targets: str) -> tuple[bool, list[str]]:
        """Did it work, and what was Python asked to do?"""
        self.log.write_text("")
        env = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
        done = subprocess.run(
            ["make", *targets, f"PYTHON={self.python}"], cwd=self.folder, env=env, capture_output=True, text=True
        )
        return done.returncode == 0, self.log.read_text().splitlines()

    def installed(self, *targets: str) -> list[str]:
        worked, lines = self.make(*targets)
        assert worked
        return [line.rpartition(" ")[2] for line in lines if line.startswith("-m pip install")]


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_playing_installs_what_playing_needs_and_testing_adds_the_rest(machine: Machine) -> None:
    assert machine.installed("page") == ["hatchling", ".[play]"]
    assert machine.installed("page") == []
    assert machine.installed(".venv/.test") == [".[test]"]
    assert machine.installed("page", ".venv/.test") == []
    assert machine.installed(".venv/.check") == [".[check]"]


def test_make_test_installs_all_it_needs_on_a_fresh_machine() -> None:
    dry = subprocess.run(["make", "-n", "test", "PYTHON=python3"], cwd=ROOT, capture_output=True, text=True).stdout
    assert "hatch_build.py modules" in dry and "pytest -n auto" in dry


def test_every_installation_keeps_to_the_lock(machine: Machine) -> None:
    worked, lines = machine.make("page", ".venv/.test", ".venv/.check", ".venv/.bench")
    pips = [line for line in lines if line.startswith("-m pip install")]
    assert worked and len(pips) == 5 and all(" -c constraints.txt " in line for line in pips)


def test_what_was_interrupted_goes_on(machine: Machine) -> None:
    machine.broken.touch()
    worked, lines = machine.make("page")
    assert not worked and lines[-2].startswith("-m venv") and lines[-1].endswith("hatchling")
    machine.broken.unlink()
    assert machine.installed(".venv/.tools") == ["hatchling"]
    machine.broken.touch()
    assert not machine.make("page")[0]
    machine.broken.unlink()
    worked, lines = machine.make("page")
    assert worked and not any(line.startswith("-m venv") for line in lines), "the environment is kept"
    assert [line for line in lines if "install" in line and ".[play]" in line]


def test_a_change_of_the_lock_or_of_the_project_is_installed(machine: Machine) -> None:
    machine.installed("page")
    for name in ("constraints.txt", "pyproject.toml"):
        later = (machine.folder / ".venv" / ".play").stat().st_mtime + 5
        os.utime(machine.folder / name, (later, later))
        assert machine.installed("page") == [".[play]"]
        os.utime(machine.folder / name, (later - 1000, later - 1000))


def test_ci_runs_what_everybody_runs() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert re.findall(r"^make .*", script, re.M) == ["make check", "make test"] and "pip " not in script


def test_the_citation_names_the_version_and_the_authors_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == project["version"] and cited["abstract"] == project["description"]
    assert [author["name"] for author in cited["authors"]] == [author["name"] for author in project["authors"]]
