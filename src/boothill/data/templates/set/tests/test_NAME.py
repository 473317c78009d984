from pathlib import Path

from boothill.testing import check_game, check_scenarios


def test_the_game_is_sound() -> None:
    check_game("classic+DASHED")


def test_the_scenarios_pass() -> None:
    check_scenarios(Path(__file__).parent.parent / "scenarios")
