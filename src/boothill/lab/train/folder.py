"""The folder of a training run: its plan and its current weights. Files are written completely or not at all."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from boothill.bad_input import BadInput
from boothill.bots.learned.file import Run
from boothill.bots.learned.network import loaded
from boothill.cluster import edition
from boothill.extra import need
from boothill.lab.train.arrays import Arrays
from boothill.lab.train.learning import Learner

PLAN = "plan.json"


def digests(files: list[str]) -> dict[str, str]:
    """The SHA-256 of each file that a run starts from or plays against: only the same files repeat the run."""
    return {file: sha256(Path(file).read_bytes()).hexdigest() for file in files if file}


def network_files(bots: tuple[str, ...]) -> list[str]:
    """The files of the bots that are networks (`learned:FILE` or `learned:72:FILE`)."""
    specs = [bot.removeprefix("learned:") for bot in bots if bot.startswith("learned:")]
    return [rest if mark and number.isdecimal() else spec for spec in specs
            for number, mark, rest in [spec.partition(":")]]  # fmt: skip


def keep_plan(folder: Path, plan: dict[str, Any], may_change: tuple[str, ...] = ()) -> None:
    """Write down everything that is needed to repeat a run. Raises BadInput if the folder holds another run.

    The keys in `may_change` may differ from the plan that is already there.
    """
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / PLAN
    mine = {"edition": edition(), **plan}
    try:
        there = json.loads(path.read_text(encoding="utf-8")) if path.exists() else mine
    except ValueError:
        there = {}
    if {**there, **{key: mine[key] for key in may_change}} != mine:
        raise BadInput(f"{folder} holds another run, or one of another edition; name another folder with --out")
    aside = path.with_name(path.name + ".tmp")
    aside.write_text(json.dumps(mine, indent=1) + "\n", encoding="utf-8")
    aside.replace(path)


def runs_so_far(folder: Path, **done: int) -> tuple[Run, ...]:
    """The history that a network from this run carries: the runs before it, then this one and how much of it is done.
    Files are named without their folders. Empty if the folder holds no plan."""
    path = folder / PLAN
    if not path.exists():
        return ()
    plan = json.loads(path.read_text(encoding="utf-8"))
    before = loaded(plan["start"]).runs if plan["start"] else ()
    text = json.dumps({**plan, "done": done}, ensure_ascii=False)
    for file in plan["files"]:
        text = text.replace(json.dumps(file, ensure_ascii=False)[1:-1], Path(file).name)
    return (*before, json.loads(text))


def lines_kept(path: Path, count: int) -> list[dict[str, Any]]:
    """The first `count` lines of a log. Any later ones, from work that was not finished, are deleted from the file."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()[:count]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return [json.loads(line) for line in lines]


def write_arrays(path: Path, arrays: Arrays) -> None:
    np = need("numpy", "train")
    aside = path.with_name(path.name + ".tmp")
    with aside.open("wb") as file:
        np.savez(file, **arrays)
    aside.replace(path)


def save_state(learner: Learner, done: int, path: Path) -> None:
    """Save the current weights, after `done` epochs or rounds."""
    write_arrays(path, {**learner.save(), "done": done, "steps": learner.steps})


def resume(learner: Learner, path: Path) -> int:
    """Load the saved weights, if there are any, and return the number of epochs or rounds that are done."""
    np = need("numpy", "train")
    if not path.exists():
        return 0
    try:
        with np.load(path, allow_pickle=False) as file:
            saved = {name: file[name] for name in file.files}
            learner.restore(saved, int(saved["steps"]))
            return int(saved["done"])
    except (OSError, ValueError, KeyError, BadZipFile):
        raise BadInput(f"{path} is damaged; remove it, and learning begins anew") from None
