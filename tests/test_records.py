"""Records: a game is its set-up and its moves, and a record that was tampered with says so."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from boothill.core.ids import Seat
from boothill.core.state import State
from boothill.sets import new_game
from boothill.sets.classic.setup import next_deal
from boothill.text.records import BadRecord, Record, check_of, parse_record, read_record, record_of
from tests.tables import dealt, random_move


def recorded(seed: int, moves: int = 10**6, players: int = 5) -> tuple[State, Record]:
    s = dealt(seed, players)
    record = record_of(s)
    rng = Random(seed)
    for _ in range(moves):
        if s.over:
            break
        move, seat = random_move(s, rng)
        record.add(s, Seat(seat), move)
        s.apply(move, Seat(seat))
    if s.over:
        record.result = s.winner
    return s, record


@pytest.mark.parametrize("seed", range(12))
def test_a_record_leads_to_the_same_end(seed: int) -> None:
    s, record = recorded(seed, players=4 + seed % 4)
    again = parse_record(record.text())
    assert again.text() == record.text()
    assert again.last().save() == s.save()
    assert again.result == s.winner


def test_an_unfinished_game_is_a_record_too(tmp_path: Path) -> None:
    s, record = recorded(3, moves=20)
    record.notes["human"] = "P2"
    record.save(tmp_path / "games" / "one.txt")
    again = read_record(tmp_path / "games" / "one.txt")
    assert again.last().save() == s.save()
    assert again.result == "unfinished" and again.notes == {"human": "P2"}
    assert [path.name for path in (tmp_path / "games").iterdir()] == ["one.txt"]


def test_what_is_no_file_is_written_into_and_not_put_aside(tmp_path: Path) -> None:
    """Whoever saves to /dev/null, perhaps as root, must find it there afterwards."""
    _, record = recorded(7, moves=3)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    end = os.open(pipe, os.O_RDWR | os.O_NONBLOCK)
    try:
        record.save(pipe)
        assert os.read(end, 10**6).decode() == record.text() and pipe.is_fifo()
    finally:
        os.close(end)


def test_a_record_is_one_move_a_line() -> None:
    _, record = recorded(3, moves=20)
    lines = record.text().splitlines()
    assert lines[0] == "boot hill record 1"
    assert lines[1:6] == [
        "game: classic",
        "version: 2",
        "options: edition=fourth, simplified=no, sheriff=random, deaths=after-card, reshuffle=when-needed, "
        "events=none, events_used=usual, events_final=random, late_events=no, ghosts=yes",
        "seed: test 3",
        "seats: P1, P2, P3, P4, P5",
    ]
    assert len(lines[lines.index("moves:") + 1 : -2]) == 20


def test_kept_characters_and_a_given_sheriff_are_recorded() -> None:
    last, _ = recorded(2)
    living = tuple(seat for seat in last.seats if last.alive[seat])
    keep, sheriff = next_deal(last, "again", keep=living, wishes=(Seat(4),))
    s = new_game("classic", last.names, "again", keep=keep, leader=sheriff)
    record = record_of(s, keep, sheriff)
    assert parse_record(record.text()).start().save() == s.save()


def resealed(text: str) -> str:
    """A changed record whose check fits again, as somebody might do who knows how."""
    body = text.rpartition("check: ")[0]
    return f"{body}check: {check_of(body)}\n"


def test_a_record_that_was_cut_off() -> None:
    text = recorded(3)[1].text()
    for length in (0, 10, 200, len(text) // 2, len(text) - 10, len(text) - 1):
        with pytest.raises(BadRecord, match=r"no record|cut off|does not fit|missing"):
            parse_record(text[:length])


def test_a_record_that_was_changed() -> None:
    text = recorded(3)[1].text()
    with pytest.raises(BadRecord, match="was changed after it was written"):
        parse_record(text.replace("seed: test 3", "seed: test 4"))
    with pytest.raises(BadRecord, match="was changed"):
        parse_record(text.replace("P1: end", "P1: pass", 1))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("seed: test 3", "seed: test 4", r"move \d+: "),
        ("version: 2", "version: 7", "version 7"),
        ("game: classic", "game: poker", "no game 'poker'"),
        ("edition=fourth", "edition=ninth", "not 'ninth'"),
        ("edition=fourth", "edition", "like name=value"),
        ("seats: P1, P2, P3, P4, P5", "seats: P1", "4 to 7 players"),
        ("seats: P1, P2", "colour: red\nseats: P1, P2", "line 6: 'colour: red' does not belong here"),
        ("moves:", "seed: test 3\nmoves:", "line 7: 'seed: test 3' does not belong here"),
        ("seed: test 3", "seed", "line 5: 'seed' does not belong here"),
        ("moves:", "keep: P1=Nobody Else\nmoves:", "nobody can keep 'Nobody Else'"),
        ("result: ", "outcome: ", "result is missing"),
        ("seed: test 3\n", "", "'seed: ...' is missing"),
        ("moves:\n", "", "does not belong here"),
        ("P1: end", "P9: end", "no move of"),
    ],
)
def test_a_forged_record(old: str, new: str, message: str) -> None:
    text = recorded(3)[1].text()
    assert old in text
    with pytest.raises(BadRecord, match=message):
        parse_record(resealed(text.replace(old, new, 1))).last()


def test_a_forged_result() -> None:
    s, record = recorded(3)
    record.result = "renegade" if s.winner != "renegade" else "law"
    with pytest.raises(BadRecord, match="the moves lead to"):
        record.last()


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="no such file"):
        read_record(tmp_path / "nothing.txt")
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="cannot be read"):
        read_record(tmp_path / "bytes.txt")
    with pytest.raises(BadRecord, match="cannot be read"):
        read_record(tmp_path)
