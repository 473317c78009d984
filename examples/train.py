"""Teach an agent to play by trial and error, with numpy alone: python examples/train.py [--lessons 1600]

REINFORCE with a linear policy: every word has features (its verb, its card, at whom it is aimed) and is said
with a chance that grows with their weights. What was said in games that were won becomes likelier. The agent plays the
Duel against the bot `random`, and is measured against it before and after on games that it was not taught with.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from boothill import NO_CARD, Solo

RATE = 0.1
BATCH = 16


def word_features(env: Solo) -> Any:
    """For every word what it has in common with others: one row a word."""
    words, faces = env.talk.words.all, env.talk.s.rules.faces
    named = [(word, faces[word.card].name if word.card != NO_CARD else "") for word in words]
    traits = [{word.part, (word.part, card), (word.part, word.name), (word.part, word.place)} for word, card in named]
    known = {trait: i for i, trait in enumerate(sorted({trait for some in traits for trait in some}, key=str))}
    table = np.zeros((len(words), len(known)))
    for row, some in zip(table, traits, strict=True):
        row[[known[trait] for trait in some]] = 1
    return table


def play(env: Solo, table: Any, weights: Any, rng: Any, seed: int) -> tuple[float, Any]:
    """One game: the reward, and the direction in which the words that were said become likelier."""
    seen, _ = env.reset(seed=seed)
    gradient = np.zeros_like(weights)
    over, reward = False, 0.0
    while not over:
        open_words = np.flatnonzero(seen["action_mask"])
        features = table[open_words]
        scores = features @ weights
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        chosen = rng.choice(len(open_words), p=chances)
        gradient += features[chosen] - chances @ features
        seen, reward, over, _, _ = env.step(int(open_words[chosen]))
    return reward, gradient


def measure(env: Solo, table: Any, weights: Any, games: int) -> float:
    """How many of so many games are won."""
    rng = np.random.default_rng(1)
    return sum(play(env, table, weights, rng, 10**6 + seed)[0] > 0 for seed in range(games)) / games


def train(lessons: int, games: int) -> tuple[float, float]:
    """Teach an agent with so many games; what it wins before and after."""
    env = Solo("duel", 2, "random")
    env.reset(seed=0)
    table = word_features(env)
    weights = np.zeros(table.shape[1])
    before = measure(env, table, weights, games)
    rng = np.random.default_rng(0)
    usual = 0.0
    for first in range(0, lessons, BATCH):
        step = np.zeros_like(weights)
        for seed in range(first + 1, first + 1 + BATCH):
            reward, gradient = play(env, table, weights, rng, seed)
            step += (reward - usual) * gradient
            usual += 0.02 * (reward - usual)
        weights += RATE * step / (np.linalg.norm(step) + 1e-9)
    after = measure(env, table, weights, games)
    print(f"wins {100 * before:.0f} % of {games} games untaught, {100 * after:.0f} % after {lessons} games")
    return before, after


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--lessons", type=int, default=1600)
    parser.add_argument("--games", type=int, default=300)
    options = parser.parse_args()
    train(options.lessons, options.games)
