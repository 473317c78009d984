from NAME import CLASSBot

from boothill.testing import check_bot


def test_the_bot_is_sound() -> None:
    check_bot(CLASSBot)
