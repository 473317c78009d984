"""The bot that has learned: what ships with the package, and what it plays."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest

from boothill.bots import BOTS, bots_for, make_bot
from boothill.bots.driver import Driver
from boothill.bots.learned import bot as learned
from boothill.bots.learned.bot import DesperadoBot, LearnedBot
from boothill.bots.learned.file import read_about
from boothill.bots.learned.names import all_names
from boothill.bots.learned.network import Network
from boothill.cli import main
from boothill.core.moves import Move
from boothill.core.view import View
from boothill.knowledge.memory import Memory
from boothill.server.knowledge import list_bots
from boothill.sets import GAMES
from tests.tables import dealt

FILE = files("boothill.data").joinpath("bots/desperado.npz")


def test_the_file_is_small_and_knows_every_name_of_today() -> None:
    assert len(FILE.read_bytes()) <= 3_000_000
    assert read_about(FILE).names == all_names().lists


def test_it_is_offered_for_the_games_that_its_network_has_learned() -> None:
    games = read_about(FILE).games
    assert games and list(DesperadoBot.games()) == games
    for game in GAMES:
        assert ("desperado" in bots_for(game)) == (game in games)
    shown = {bot.name: bot.games for bot in list_bots()}
    assert shown["desperado"] == games and list(shown) == list(BOTS)
    assert all(shown[name] == list(GAMES) for name in BOTS if name != "desperado")


def test_it_plays_the_same_game_for_the_same_luck() -> None:
    games = []
    for _ in range(2):
        driver = Driver(dealt(3, 2, "duel"), [make_bot("desperado"), make_bot("greedy")], Random(3))
        made = []
        while not driver.s.over:
            following = driver.next_move()
            assert following is not None
            made.append(following)
            driver.make(*following)
        games.append(made)
    assert games[0] == games[1]


def test_it_imagines_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds would take longer than ten thousandths of a second on a plain install."""
    monkeypatch.setattr(learned, "weighed", None)
    Driver(dealt(1, 2, "duel"), [make_bot("desperado"), make_bot("desperado")], Random(1)).run()


def test_with_worlds_the_best_six_moves_are_looked_into(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[tuple[int, int]] = []

    def counted(
        view: View, memory: Memory, moves: list[Move], worlds: int, turns: int, rng: Random, network: Network
    ) -> list[float]:
        looked.append((len(moves), worlds))
        return [0.0] * len(moves)

    monkeypatch.setattr(learned, "weighed", counted)
    bots = [LearnedBot(Network.load(FILE), 12), make_bot("greedy")]
    Driver(dealt(1, 2, "duel"), bots, Random(1)).run()
    assert {worlds for _, worlds in looked} == {12} and max(moves for moves, _ in looked) == 6


@pytest.mark.parametrize(
    "words",
    [
        ["sim", "--game", "classic", "--bots", "desperado", "--games", "1"],
        ["arena", "--tables", "classic:4", "--bots", "karma,desperado", "--out", "nowhere"],
        ["train", "--tables", "classic:4", "--league", "desperado", "--out", "nowhere"],
    ],
)
def test_for_another_game_every_command_says_who_else_plays_it(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    said = capsys.readouterr().err
    assert "desperado does not play classic; there is random, karma, greedy, gunslinger, marshal" in said


def test_who_wants_to_play_another_game_with_it_is_told_who_plays_that(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--game", "classic", "--bots", "desperado"]) == 2
    said = capsys.readouterr().err
    assert "There is no bot desperado for this game. Available: random, karma, greedy, gunslinger, marshal." in said
