"""Provable fairness: nobody, not even the server, can choose or predict what is dealt.

1. Before anybody adds anything, the server draws a secret seed and publishes its hash, the commitment.
2. Every seat may add a share. The seed of the game is a hash of the secret seed and all shares.
3. Everything random in the game comes from that seed (`core.rng`).
4. With every move the server publishes the head of a hash chain over all moves so far. Each link has a salt derived
   from the secret seed, so a head reveals nothing about a secret move; but the moves can no longer be changed.
5. At the end the server publishes the secret seed, and anybody can check everything (`boothill verify`).
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256


def new_seed() -> str:
    """A new secret seed that nobody can guess."""
    return secrets.token_hex(32)


def commitment_of(server_seed: str) -> str:
    return sha256(f"boot hill commitment\n{server_seed}\n".encode()).hexdigest()


def game_seed(server_seed: str, names: Sequence[str], shares: Mapping[str, str]) -> str:
    """The seed of a game: a hash of the secret seed and the shares, in the order of the seats."""
    lines = "".join(f"{name}={shares.get(name, '')}\n" for name in names)
    return sha256(f"boot hill seed\n{server_seed}\n{lines}".encode()).hexdigest()


def opening_of(
    game: str, version: int, options: Mapping[str, str], names: Sequence[str], shares: Mapping[str, str]
) -> str:
    """The public set-up of a game before the deal, as text."""
    chosen = ",".join(f"{option}={value}" for option, value in options.items())
    added = ",".join(f"{name}={shares.get(name, '')}" for name in names)
    return f"{game} {version} {chosen} {added}"


def first_link(commitment: str, opening: str) -> str:
    """The head of the chain before the first move: a hash of the commitment and the opening."""
    return sha256(f"boot hill chain\n{commitment}\n{opening}\n".encode()).hexdigest()


def next_link(head: str, server_seed: str, number: int, name: str, move: str) -> str:
    """The head of the chain after move `number`."""
    salt = sha256(f"boot hill salt\n{server_seed}\n{number}\n".encode()).hexdigest()
    return sha256(f"{head}\n{salt}\n{name}: {move}\n".encode()).hexdigest()


def chain(commitment: str, opening: str, server_seed: str, moves: Iterable[tuple[str, str]]) -> str:
    """The head of the chain after all moves, which are (name, move) pairs."""
    head = first_link(commitment, opening)
    for number, (name, move) in enumerate(moves, 1):
        head = next_link(head, server_seed, number, name, move)
    return head
