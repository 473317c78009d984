"""The networks that come with the package, each for the games that it has learned."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from boothill.bots.learned.file import read_about
from boothill.bots.learned.network import Network


@cache
def network_files() -> dict[str, Traversable]:
    """The network file for each game that has one."""
    home = files("boothill.data").joinpath("bots/networks")
    found = sorted((file for file in home.iterdir() if file.name.endswith(".npz")), key=lambda file: file.name)
    return {game: file for file in found for game in read_about(file).games}


@cache
def _read(name: str) -> Network:
    return next(Network.load(file) for file in network_files().values() if file.name == name)


def shipped(game: str) -> Network | None:
    """The network for a game; None if there is none."""
    file = network_files().get(game)
    return None if file is None else _read(file.name)
