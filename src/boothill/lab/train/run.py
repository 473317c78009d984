"""A training run: lessons, then epochs. It is kept in one folder, and the same command continues a stopped run.

`plan.json` holds the plan, `lessons/` the lessons so far, `state.npz` the current weights, `log.jsonl` one line per
epoch, and `network.npz` the network of the best epoch.
"""

from __future__ import annotations

import json
from functools import partial
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from boothill.bad_input import BadInput
from boothill.bots.learned.names import all_names
from boothill.bots.learned.network import Network, Sizes
from boothill.extra import need
from boothill.lab.train.arrays import OnCPU, OnTorch
from boothill.lab.train.folder import digests, keep_plan, lines_kept, network_files, resume, runs_so_far, save_state
from boothill.lab.train.learning import Errors, Learner, batched, fresh
from boothill.lab.train.lessons import Lessons, Plan, teach
from boothill.lab.train.whole_numbers import floats, quantised
from boothill.lab.work.pool import spread
from boothill.lab.work.workers import Workers

LESSONS, STATE, LOG, NETWORK = "lessons", "state.npz", "log.jsonl", "network.npz"
KEPT_BACK = 20
"""One in this many games is held out to measure the errors, and not learned from."""
BATCH = 512
SAVED = 200
"""The minimum number of lessons in one file: one file per game would be too many."""


class Course(NamedTuple):
    """What is learned: the games, and for how many epochs."""

    plan: Plan
    games: int
    epochs: int
    sizes: Sizes = Sizes()
    rate: float = 1e-3
    start: str = ""
    """The file of a network to start from; if empty, the weights start at random."""

    def save(self) -> dict[str, Any]:
        return {
            **self.plan._asdict(),
            "tables": [str(table) for table in self.plan.tables],
            "league": list(self.plan.league),
            "options": dict(self.plan.options),
            "games": self.games,
            "epochs": self.epochs,
            "sizes": list(self.sizes),
            "rate": self.rate,
            "start": self.start,
            "files": digests([self.start, self.plan.teacher, *network_files(self.plan.league)]),
        }


def run(course: Course, folder: Path, workers: Workers, arrays: OnCPU | OnTorch, seconds: float = 0.0) -> Errors | None:
    """Play for lessons, for at most `seconds` (0 for no limit), and learn from them. Without a limit, None if playing
    was interrupted."""
    keep_plan(folder, course.save())
    if not gather(course, folder, workers, seconds) and not seconds:
        return None
    return learn(course, folder, arrays)


def gather(course: Course, folder: Path, workers: Workers, seconds: float = 0.0) -> bool:
    """Play the missing games, until the time limit if there is one; True if all games are there."""
    home = folder / LESSONS
    home.mkdir(parents=True, exist_ok=True)
    done = {int(index) for lessons in _lessons(home) for index in lessons.game}
    pending = [index for index in range(course.games) if index not in done]
    until = monotonic() + seconds
    waiting: list[Lessons] = []
    names = (f"{number:06}.npz" for number in count())

    def write() -> None:
        name = next(name for name in names if not (home / name).exists())
        Lessons.joined(waiting).save(home / name)
        waiting.clear()

    played = spread(partial(teach, course.plan, pending), len(pending), workers, "games")
    for lessons in played:
        done.update(int(index) for index in lessons.game)
        waiting.append(lessons)
        if sum(some.size for some in waiting) >= SAVED:
            write()
        if seconds and monotonic() > until:
            break
    played.close()
    if waiting:
        write()
    return len(done) >= course.games


def _lessons(home: Path) -> list[Lessons]:
    try:
        return [Lessons.load(path) for path in sorted(home.glob("*.npz"))]
    except (OSError, ValueError, KeyError):
        raise BadInput(f"a file of {home} is damaged; remove it, and the same command plays its games again") from None


def learn(course: Course, folder: Path, arrays: OnCPU | OnTorch) -> Errors:
    """Learn from the lessons for all epochs, and write the network of the best one."""
    np = need("numpy", "train")
    names = all_names()
    parts = _lessons(folder / LESSONS)
    if not parts:
        raise BadInput(f"there are no lessons in {folder}: more games, or more time for them")
    lessons = Lessons.joined(parts)
    order = np.lexsort((np.arange(lessons.size), lessons.game))  # the same order, whichever worker finished first
    lessons = Lessons(*[column[order] for column in lessons])
    used = max(int((lessons.facts > 0).sum(axis=1).max()), int((lessons.whole > 0).sum(axis=1).max()))
    lessons = lessons._replace(facts=lessons.facts[:, :used], whole=lessons.whole[:, :used])
    kept = lessons.game % KEPT_BACK == KEPT_BACK - 1
    shown, asked = np.flatnonzero(~kept), np.flatnonzero(kept)
    if not len(asked):
        asked = shown
    start = floats(Network.load(Path(course.start))) if course.start else fresh(names, course.sizes, 1)
    if not course.start:
        for name, given in (("facts", (lessons.facts, lessons.whole)), ("moves", (lessons.moves,))):
            unmet = np.ones(len(start[name]), dtype=bool)
            for some in given:
                unmet[some.ravel()] = False
            start[name][unmet] = 0  # facts that never occur must not count, nor take up space in the file
    learner = Learner(names, start, arrays, course.rate)
    epoch = resume(learner, folder / STATE)
    best = _best(lines_kept(folder / LOG, epoch))
    while epoch < course.epochs:
        rng = np.random.default_rng([epoch, len(shown)])
        learner.rate = course.rate * (1 - epoch / course.epochs)
        mixed = rng.permutation(shown)
        total = 0.0
        for at in range(0, len(mixed), BATCH):
            chosen = mixed[at : at + BATCH]
            total += learner.learn(batched(lessons, chosen, names, arrays)) * len(chosen)
        epoch += 1
        errors = _errors(learner, lessons, asked[:4096])
        if best is None or errors.moves < best.moves:
            best = errors
            trained = {name: arrays.get(value) for name, value in learner.weights.items()}
            games = tuple(dict.fromkeys(table.game for table in course.plan.tables))
            quantised(names, trained, games, runs_so_far(folder, epochs=epoch)).save(folder / NETWORK)
        line = {"epoch": epoch, "lessons": len(shown), "loss": total / len(mixed), **errors._asdict()}
        with (folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        save_state(learner, epoch, folder / STATE)
    assert best is not None
    return best


def _best(lines: list[dict[str, Any]]) -> Errors | None:
    """The errors of the best epoch in a log; None if it is empty."""
    return min((Errors(*[line[name] for name in Errors._fields]) for line in lines), default=None)


def _errors(learner: Learner, lessons: Lessons, asked: Any) -> Errors:
    return learner.errors(batched(lessons, asked, learner.names, learner.arrays), lessons.values[asked])
