"""Random numbers that anybody can recompute from the seed.

Random act number k of a game with seed S comes from SHAKE-128 over "S/k". It is the same on every machine and Python
version, it is unpredictable without the seed however many cards you have seen, and cloning a game only has to copy one
string and one int.
"""

from __future__ import annotations

from hashlib import shake_128
from struct import unpack


def permutation(seed: str, act: int, n: int) -> list[int]:
    """A random order of 0..n-1."""
    order = list(range(n))
    words: tuple[int, ...] = unpack(f"<{n}Q", shake_128(f"{seed}/{act}".encode()).digest(8 * n))
    for i in range(n - 1, 0, -1):
        j = words[i] % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def below(seed: str, act: int, n: int) -> int:
    """A random number from 0 to n-1."""
    return int.from_bytes(shake_128(f"{seed}/{act}".encode()).digest(8), "little") % n
