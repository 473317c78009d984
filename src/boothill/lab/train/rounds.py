"""Rounds of self-play: processes play many tables, and the network learns from the finished games.

A network that knows nothing can start by copying a bot for some rounds.

While a round is played, the network learns from the round before, so the players are always one step behind. The folder
holds `plan.json` (everything needed to repeat the run), `practice.jsonl` (one line per round, with the time of its
start, and the seconds from then until learning and playing were done), `practice.npz` (the current weights and their
running mean), `older/` (older selves) and `network.npz`. The same command continues a stopped run; only the games under
way and what was to be learned from the last round are lost.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from boothill.bots import make_bot
from boothill.bots.learned.names import Names
from boothill.bots.learned.network import Sizes
from boothill.extra import need
from boothill.lab.measure.matches import GameSize
from boothill.lab.train.arrays import Arrays, OnCPU, OnTorch
from boothill.lab.train.folder import lines_kept, resume, runs_so_far, save_state, write_arrays
from boothill.lab.train.learning import fresh
from boothill.lab.train.policy import PASSES, SIGHT, VARIETY, PolicyLearner
from boothill.lab.train.selfplay import ITSELF, LEAGUE_SHARE, OLDER, STEPS, Circle, Scores, Ways, added, opponent
from boothill.lab.train.whole_numbers import quantised

LOG, STATE, NETWORK = "practice.jsonl", "practice.npz", "network.npz"
COPYING_RATE = 1e-3
SAVED = 20
"""After every so many rounds the network is written and an older self is kept. The current weights are saved after
every round."""


class Rounds(NamedTuple):
    """The plan of a run: what is played, for how long, and how the network learns."""

    tables: tuple[GameSize, ...]
    seed: str
    rounds: int
    at_once: int = 128
    """The number of tables in each process."""
    steps: int = STEPS
    """The number of decisions at each table in a round."""
    rate: float = 3e-4
    league: tuple[str, ...] = ()
    """Bots that play against the network at some tables."""
    league_share: float = LEAGUE_SHARE
    """The share of tables where a bot of the league plays all teams but one. With 1 the network learns nothing but how
    to beat the league."""
    model: str = ""
    """The bot that is copied in the first rounds; empty for none."""
    copied: int = 0
    """The number of rounds in which the model is copied."""
    options: tuple[tuple[str, str], ...] = ()
    """The options of the games."""
    share: float = 1.0
    """The share of tables that play with these options; the others play without them."""
    sight: float = SIGHT
    passes: int = PASSES
    variety: float = VARIETY

    def save(self) -> dict[str, Any]:
        return {
            **self._asdict(),
            "tables": [str(table) for table in self.tables],
            "league": list(self.league),
            "options": dict(self.options),
        }


def blank(names: Names, sizes: Sizes, seed: int) -> Arrays:
    """Weights to start from. No fact counts anything yet, so facts that never occur take up no space in the file."""
    weights = fresh(names, sizes, seed)
    weights["facts"][:] = 0
    weights["moves"][:] = 0
    return weights


def practise(
    plan: Rounds,
    names: Names,
    start: Arrays,
    folder: Path,
    jobs: int,
    arrays: OnCPU | OnTorch,
    seconds: float = 0.0,
    say: Callable[[str], None] = lambda line: None,
) -> list[dict[str, Any]]:
    """Play and learn until all rounds are done or `seconds` have passed (0 for no limit); `say` how each round went.
    Returns all lines of the log."""
    np = need("numpy", "train")
    (folder / OLDER).mkdir(parents=True, exist_ok=True)
    learner = PolicyLearner(names, start, arrays, plan.rate)
    learner.sight, learner.passes = plan.sight, plan.passes
    done = resume(learner, folder / STATE)
    lines = lines_kept(folder / LOG, done)
    until = monotonic() + seconds
    began = monotonic()
    with _Players(plan, names, jobs, done) as players:
        waiting: list[Ways] = []
        number = done
        while number < plan.rounds and not (seconds and monotonic() > until):
            write_arrays(folder / f"now{number % 2}.npz", _plain(learner))
            if number % SAVED == 0 or not any((folder / OLDER).glob("*.npz")):
                write_arrays(folder / OLDER / f"{number:06}.npz", _plain(learner))
            rng = np.random.default_rng([number, len(plan.seed)])
            older = sorted((folder / OLDER).glob("*.npz"))
            rival = older[int(rng.integers(len(older)))]
            copying = number < plan.copied
            players.ask(folder / f"now{number % 2}.npz", rival, plan.steps, plan.model if copying else "")
            gone = number / plan.rounds
            if seconds:
                gone = max(gone, (monotonic() - began) / seconds)
            line: dict[str, Any] = {"round": number + 1, "seconds": round(monotonic() - began, 1)}
            if waiting:
                learner.copying = number <= plan.copied and plan.copied > 0
                learner.rate = COPYING_RATE if learner.copying else plan.rate * max(0.1, 1 - gone)
                learner.variety = plan.variety * max(0.2, 1 - gone)
                ways = Ways.joined(waiting)
                line |= {"decisions": ways.size, **learner.practise(ways, rng)._asdict()}
            line["learned"] = round(monotonic() - began - line["seconds"], 1)
            waiting, scores = players.answers()
            line["played"] = round(monotonic() - began - line["seconds"], 1)
            rest = [score for key, score in scores.items() if opponent(key) == OLDER]
            line |= {"older": rival.stem, "games": sum(games for games, _ in rest), "won": sum(won for _, won in rest)}
            line |= {"copied": plan.model} if copying else {}
            line["scores"] = dict(sorted(scores.items()))
            lines.append(line)
            with (folder / LOG).open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            number += 1
            say(_told(line, plan.rounds))
            save_state(learner, number, folder / STATE)
            if number % SAVED == 0:
                _save_network(learner, plan, names, folder, number)
    _save_network(learner, plan, names, folder, number)
    return lines


def _told(line: dict[str, Any], rounds: int) -> str:
    """A line of the log in words."""
    took = max(line["learned"], line["played"])
    told = [f"round {line['round']} of {rounds}: {took:.0f} s, {line.get('decisions', 0):,} decisions learned from"]
    met: Scores = {}
    for key, score in line["scores"].items():
        added(met, {opponent(key): score})
    told += [f"{won:.0f} of {games} games won against {who}" for who, (games, won) in met.items() if who != ITSELF]
    return "; ".join(told)


class _Players:
    """Worker processes that play, each with its own tables."""

    def __init__(self, plan: Rounds, names: Names, jobs: int, done: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipes = []
        self.processes = []
        for job in range(jobs):
            mine, other = context.Pipe()
            seed = f"{plan.seed}/{done}/{job}"
            process = context.Process(
                target=_player,
                args=(other, plan, names.lists, seed),
                daemon=True,
            )
            process.start()
            other.close()
            self.pipes.append(mine)
            self.processes.append(process)

    def __enter__(self) -> _Players:
        return self

    def __exit__(self, *unused: object) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()

    def ask(self, weights: Path, older: Path, steps: int, model: str) -> None:
        for pipe in self.pipes:
            pipe.send((str(weights), str(older), steps, model))

    def answers(self) -> tuple[list[Ways], Scores]:
        """The games that ended in each process since it was asked, and the scores of all."""
        found: list[Ways] = []
        scores: Scores = {}
        for pipe in self.pipes:
            ways, more = pipe.recv()
            added(scores, more)
            if ways is not None:
                found.append(ways)
        return found, scores


def _player(pipe: Any, plan: Rounds, lists: dict[str, list[str]], seed: str) -> None:
    """Play whenever the pipe asks for it."""
    arrays: OnCPU | OnTorch = OnCPU()
    if find_spec("torch") is not None:
        arrays = OnTorch("cpu")
        arrays.torch.set_num_threads(1)
    names = Names(lists)
    options = dict(plan.options)
    circle = Circle(
        plan.tables,
        plan.at_once,
        seed,
        names,
        arrays,
        plan.league,
        plan.league_share,
        options=options,
        share=plan.share,
    )
    watched: Circle | None = None
    while True:
        try:
            weights, older, steps, model = pipe.recv()
        except EOFError:
            return
        if model:
            if watched is None:
                again = f"{seed}/{model}"
                watched = Circle(
                    plan.tables, plan.at_once, again, names, arrays, older=0.0, options=options, share=plan.share
                )
            found, scores = watched.watch(make_bot(model), steps)
        else:
            found, scores = circle.play(_read(weights, arrays), _read(older, arrays), steps)
        pipe.send((found, scores))


def _read(path: str, arrays: OnCPU | OnTorch) -> Arrays:
    np = need("numpy", "train")
    with np.load(path, allow_pickle=False) as file:
        return {name: arrays.put(file[name]) for name in file.files}


def _save_network(learner: PolicyLearner, plan: Rounds, names: Names, folder: Path, done: int) -> None:
    """Write the running mean of the weights; the weights themselves vary with the luck of the last games."""
    mean = {name: learner.arrays.get(value) for name, value in learner.mean.items()}
    games = tuple(dict.fromkeys(table.game for table in plan.tables))
    quantised(names, mean, games, runs_so_far(folder, rounds=done)).save(folder / NETWORK)


def _plain(learner: PolicyLearner) -> Arrays:
    return {name: learner.arrays.get(value) for name, value in learner.weights.items()}
