"""A whole game in a real terminal: `boothill play` in tmux, answered with keys until it is over.

python scripts/tmux_game.py --game duel --size 80x24 --lang de
python scripts/tmux_game.py --plain
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
import time
from random import Random
from tempfile import TemporaryDirectory

from boothill.words.catalogue import languages
from boothill.words.messages import Messages

SESSION = f"boothill-game-{os.getpid()}"
SIZES = ((60, 16), (160, 48), (100, 30))


def tmux(*words: str) -> str:
    return subprocess.run(("tmux", "-L", SESSION, *words), check=True, capture_output=True, text=True).stdout


def screen() -> str:
    return tmux("capture-pane", "-p", "-t", SESSION)


def play(command: str, size: tuple[int, int], lang: str, plain: bool, rng: Random, seconds: float) -> str:
    """Choose from what is on the screen until the game is over, at one size and another; returns the last screen."""
    width, height = map(str, size)
    tmux("-f", "/dev/null", "new-session", "-d", "-s", SESSION, "-x", width, "-y", height, command)
    over = Messages(lang).text("lobby-again" if plain else "command-again")
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            shown = screen()
            if over in " ".join(shown.split()):
                time.sleep(1)
                return screen()
            if not plain and rng.random() < 0.02:
                tmux("resize-window", "-t", SESSION, *pair(rng.choice((size, *SIZES))))
            choices = re.findall(r"^ {2,3}(\d)  \S", shown, re.MULTILINE)
            if plain and (not choices or not shown.rstrip().endswith(">")):
                time.sleep(0.1)
                continue
            tmux("send-keys", "-t", SESSION, rng.choice(choices) if choices else "Space")
            if plain:
                tmux("send-keys", "-t", SESSION, "Enter")
            time.sleep(0.05)
        raise SystemExit(f"not over after {seconds} s:\n{screen()}")
    finally:
        subprocess.run(("tmux", "-L", SESSION, "kill-server"), check=False, capture_output=True)


def pair(size: tuple[int, int]) -> tuple[str, str, str, str]:
    return "-x", str(size[0]), "-y", str(size[1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="classic")
    parser.add_argument("--size", default="80x24")
    parser.add_argument("--seed", default="tmux")
    parser.add_argument("--lang", default="en", choices=languages())
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--seconds", type=float, default=300)
    options = parser.parse_args()
    width, height = map(int, options.size.split("x"))
    words = [sys.executable, "-m", "boothill", "play", "--new", "--game", options.game, "--seed", options.seed]
    words += ["--lang", options.lang, *(["--plain"] if options.plain else [])]
    with TemporaryDirectory() as folder:
        command = f"XDG_DATA_HOME={shlex.quote(folder)} {shlex.join(words)}"
        rng = Random(options.seed)
        print(play(command, (width, height), options.lang, options.plain, rng, options.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
