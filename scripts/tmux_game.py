"""A whole game in a real terminal: `boothill play` in tmux, answered with keys until somebody has won.

python scripts/tmux_game.py --game duel --size 80x24
"""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
import time
from random import Random

SESSION = "boothill-game"


def tmux(*words: str) -> str:
    return subprocess.run(("tmux", "-L", SESSION, *words), check=True, capture_output=True, text=True).stdout


def screen() -> str:
    return tmux("capture-pane", "-p", "-t", SESSION)


def play(command: str, width: int, height: int, rng: Random, seconds: float) -> str:
    """Press keys for choices that are on the screen until the game is over; returns the last screen."""
    tmux("-f", "/dev/null", "new-session", "-d", "-s", SESSION, "-x", str(width), "-y", str(height), command)
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            shown = screen()
            if "Winners: " in shown:
                time.sleep(1)
                return screen()
            choices = re.findall(r"^ {2,3}(\d)  \S", shown, re.MULTILINE)
            tmux("send-keys", "-t", SESSION, rng.choice(choices) if choices else "Space")
            time.sleep(0.05)
        raise SystemExit(f"not over after {seconds} s:\n{screen()}")
    finally:
        subprocess.run(("tmux", "-L", SESSION, "kill-server"), check=False, capture_output=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="classic")
    parser.add_argument("--size", default="80x24")
    parser.add_argument("--seed", default="tmux")
    parser.add_argument("--seconds", type=float, default=300)
    options = parser.parse_args()
    width, height = map(int, options.size.split("x"))
    words = [sys.executable, "-m", "boothill", "play", "--game", options.game, "--seed", options.seed]
    print(play(shlex.join(words), width, height, Random(options.seed), options.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
