"""Compiles the engine with mypyc into a folder: python scripts/compiled.py FOLDER

The folder is then the whole package, to be put before everything else: PYTHONPATH=FOLDER python -m boothill soak
The checkout is left alone. A wheel made with BOOTHILL_COMPILE=1 is compiled by the same code (hatch_build.py).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

COMPILED = (
    "core/",
    "sets/",
    "knowledge/",
    "plugins.py",
    "bots/greedy/",
    "bots/gunslinger/",
    "bots/learned/encoder.py",
    "bots/learned/move_facts.py",
    "bots/learned/names.py",
    "bots/learned/sheet.py",
    "bots/lookahead/",
    "bots/patience.py",
    "bots/policy.py",
    "text/notation.py",
    "words/choices.py",
    "words/distances.py",
    "words/names.py",
    "words/phrases.py",
    "table/projection/",
    "table/wire/sentences.py",
)
"""What is compiled: the rules, what a bot that plays on in its head spends its time with beside them, and what a server
tells everybody after each move. The bots themselves (`bot.py`) are not, nor the keys of positions: anybody may derive
some of their own."""
NEEDS = ["mypy==2.4.1", "setuptools==84.2.1", "msgspec>=0.22,<0.23", "fluent.runtime>=0.4,<0.5"]
"""What compiles it, and the libraries whose types it is checked against."""

SETUP = f"""
import os
from mypyc.build import mypycify
from setuptools import setup
from pathlib import Path
found = [p for p in Path("boothill").rglob("*.py") if str(p.relative_to("boothill")).startswith({COMPILED})]
files = sorted(str(p) for p in found if p.name not in ("bot.py", "position.py"))
modules = mypycify(["--strict", *files], opt_level="%s")
for module in modules if os.name != "nt" else []:  # what nobody can replace from outside is called directly
    module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden"]
setup(name="boothill-compiled", packages=[], ext_modules=modules)
"""


def build(folder: Path, level: int = 2) -> bool:
    """Copy the package into a folder and compile it there; if that fails the reason is printed.

    Level 2 of optimisation is a tenth faster than 1 and takes twice as long to compile; 3 gains nothing.
    """
    shutil.copytree(ROOT / "src" / "boothill", folder / "boothill")
    (folder / "setup.py").write_text(SETUP % level, encoding="utf-8")
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]  # where pip keeps what a build needs
    made = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace", "-j2"],
        cwd=folder,
        env={**os.environ, "MYPYPATH": str(folder), "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
    )
    if made.returncode != 0:
        print(made.stdout[-4000:], made.stderr[-4000:], file=sys.stderr)
    return made.returncode == 0


def libraries(folder: Path) -> dict[str, str]:
    """The compiled libraries in a folder that was built, each with its place in a wheel."""
    found = [*folder.glob("*__mypyc*"), *(folder / "boothill").rglob("*")]
    return {str(file): file.relative_to(folder).as_posix() for file in found if file.suffix in (".so", ".pyd")}


def main() -> int:
    if len(sys.argv) != 2 or Path(sys.argv[1]).exists():
        print("python scripts/compiled.py FOLDER: name a folder that does not exist yet", file=sys.stderr)
        return 2
    folder = Path(sys.argv[1]).resolve()
    folder.mkdir(parents=True)
    return 0 if build(folder) else 1


if __name__ == "__main__":
    sys.exit(main())
