"""Provable fairness: what was promised before the deal, and what a record says afterwards."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from boothill.cli import main
from boothill.core.ids import Seat
from boothill.text import fairness
from boothill.text.records import Fairness, Record, parse_record
from tests.tables import random_move
from tests.test_records import resealed

NAMES = ("Ann", "Bob", "Cid", "Dee")
SHARES = {"Ann": "tumbleweed", "Dee": "7"}


def proved(server_seed: str = "ab" * 32) -> Record:
    """A finished game as a server records it."""
    proof = Fairness(server_seed, SHARES)
    record = Record("classic", 1, {"edition": "fourth"}, proof.seed(NAMES), NAMES)
    s = record.start()
    rng = Random(1)
    while not s.over:
        move, seat = random_move(s, rng)
        record.add(s, Seat(seat), move)
        s.apply(move, Seat(seat))
    record.result = s.winner
    record.fairness = proof
    proof.chain = record.chain()
    return record


def verified(tmp_path: Path, text: str, *flags: str) -> int:
    path = tmp_path / "game.txt"
    path.write_text(text, encoding="utf-8")
    return main(["verify", str(path), *flags])


def test_a_fair_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = proved()
    assert record.unfair() == []
    again = parse_record(record.text())
    assert again.text() == record.text() and again.unfair() == []
    proof = record.fairness
    assert proof is not None and proof.commitment == fairness.commitment_of(proof.server_seed)
    assert verified(tmp_path, record.text(), "--commitment", proof.commitment, "--chain", proof.chain) == 0
    assert capsys.readouterr().out.endswith(": sound, fair\n")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("server-seed: ab", "server-seed: ac", "commitment: it is not the hash of the server's seed"),
        ("server-seed: ab", "server-seed: ac", "seed: it does not follow from the server's seed and the shares"),
        ("Dee=7", "Dee=8", "seed: it does not follow"),
        ("commitment: ", "commitment: 0", "commitment: it is not the hash"),
        ("chain: ", "chain: 0", "chain: it is not the hash chain of these moves"),
        ("shares: Ann=", "shares: Eve=", "shares: no seat 'Eve'"),
        ("server-seed: ", "note server-seed: ", "the line 'server-seed: ...' is missing"),
    ],
)
def test_what_does_not_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, complaint: str
) -> None:
    text = proved().text()
    assert old in text
    assert verified(tmp_path, resealed(text.replace(old, new))) == 2
    out, err = capsys.readouterr()
    assert out == "" and complaint in err


def test_a_move_changed_afterwards_breaks_the_chain() -> None:
    record = proved()
    number, (seat, move) = next((i, m) for i, m in enumerate(record.moves) if m[1] == "end")
    record.moves[number] = (seat, f"{move} ")
    assert record.unfair() == ["chain: it is not the hash chain of these moves"]


def test_a_record_that_is_not_the_game_that_was_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A server that plays a game again with another seed gives a sound record, but not the one it had promised."""
    shown = proved().fairness
    assert shown is not None
    another = proved("cd" * 32).text()
    assert verified(tmp_path, another) == 0
    assert verified(tmp_path, another, "--commitment", shown.commitment, "--chain", shown.chain) == 2
    err = capsys.readouterr().err
    assert "commitment: the table showed another one" in err and "chain: the table showed another one" in err
    plain = proved()
    plain.fairness = None
    assert verified(tmp_path, plain.text(), "--chain", shown.chain) == 2
    assert "it is no game of a server" in capsys.readouterr().err


def test_every_share_changes_the_seed() -> None:
    seeds = {fairness.game_seed("s", NAMES, shares) for shares in ({}, {"Ann": "1"}, {"Bob": "1"}, {"Ann": "2"})}
    assert len(seeds) == 4


def test_a_head_tells_nothing_of_the_move_without_the_secret_seed() -> None:
    """Otherwise whoever has seen the last head could try every move; and no salt serves twice."""
    heads = {fairness.next_link("head", seed, number, "Ann", "pass") for seed in ("a", "b") for number in (1, 2)}
    assert len(heads) == 4
