"""The games of one's own: each has a record that nothing overwrites, and one that was left is offered again."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

from boothill.cli import main
from boothill.core.ids import Seat
from boothill.terminal import link
from boothill.terminal.offer import offered
from boothill.terminal.play import play
from boothill.terminal.saved_games import Wanted, default_path, folder, unfinished
from boothill.terminal.screen import Leave, Screen
from boothill.text.records import read_record
from boothill.words.catalogue import languages
from boothill.words.messages import Messages
from tests.typist import flat, plain_screen, seed_with, sit_down  # noqa: F401  (a fixture)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def typed(*lines: str, **wanted: object) -> str:
    """What is shown to somebody who types these lines at a table of random bots."""
    shown = io.StringIO()
    typist = io.StringIO("".join(f"{line}\n" for line in lines))
    assert play(bot="random", stdin=typist, stdout=shown, **wanted) == 0  # type: ignore[arg-type]
    return shown.getvalue()


def begun(seed: str = "demo", game: str = "classic", at: int = 1) -> Path:
    """The record of a game that was left after a move."""
    before = set(folder().glob("*.txt"))
    typed("1", "1", "quit", seed=seed, game=game, players=2 if game == "duel" else 5)
    (path,) = set(folder().glob("*.txt")) - before
    os.utime(path, (at * 60, at * 60))
    return path


def test_a_second_game_of_the_same_seed_leaves_the_record_of_the_first_alone() -> None:
    first = begun()
    text = first.read_text(encoding="utf-8")
    shown = typed("quit", seed="demo")
    second = folder() / "demo-2.txt"
    assert first.name == "demo.txt" and first.read_text(encoding="utf-8") == text
    assert f"This game is recorded in {second}" in flat(shown)
    assert f"boothill play --resume {second}" in shown
    typed("quit", seed="demo")
    assert sorted(path.name for path in folder().glob("*")) == ["demo-2.txt", "demo-3.txt", "demo.txt"]


def test_seeds_that_are_written_alike_have_files_of_their_own() -> None:
    names = {begun(seed).name for seed in ("a b", "a-b", "a/b", "a" * 300)}
    assert len(names) == 4 and max(map(len, names)) < 100


def test_a_game_that_goes_on_keeps_its_record() -> None:
    path = begun()
    moves = len(read_record(path).moves)
    typed("1", "1", "1", "quit", resume=path)
    assert [file.name for file in folder().glob("*")] == ["demo.txt"]
    assert len(read_record(path).moves) > moves


def test_two_who_go_on_with_one_game_do_not_overwrite_each_other() -> None:
    """The same game in two terminals: the second one that writes gets a file of its own, and is told."""
    path = begun()
    there, here = (link.resumed(Messages(), path) for _ in range(2))
    there.record.moves.append((Seat(0), "end"))
    assert there.save() is False
    theirs = path.read_text(encoding="utf-8")
    assert here.save() is True and here.path == folder() / "demo-2.txt"
    assert path.read_text(encoding="utf-8") == theirs and here.path.exists()
    assert here.save() is False, "and stays there"


def test_a_record_that_was_deleted_meanwhile_is_written_again() -> None:
    path = begun()
    table = link.resumed(Messages(), path)
    path.unlink()
    assert table.save() is False and read_record(path).moves


def test_a_game_that_cannot_be_saved_says_so_once(home: Path) -> None:
    (home / "boothill").write_text("")
    shown = flat(typed("1", "1", "0", "0", "1", "1", "save"))
    assert shown.count("The game cannot be saved to") == 2, "once by itself, and once when asked"


def test_unfinished_games_are_found_the_latest_first_and_nothing_else_is() -> None:
    first, second, duel = begun("one", at=1), begun("two", at=2), begun("three", game="duel", at=3)
    typed("quit", seed="not begun")
    sit_down(default_path("over"), [], "one", 4, then_numbers=True)
    (folder() / "damaged.txt").write_text(first.read_text(encoding="utf-8").replace("seed: one", "seed: two"))
    (folder() / "empty.txt").write_text("")
    (folder() / "binary.txt").write_bytes(b"\xff\nresult: unfinished\n")
    (folder() / "folder.txt").mkdir()
    assert [left.path for left in unfinished()] == [duel, second, first]
    assert [left.path for left in unfinished(Wanted(game="classic"))] == [second, first]
    assert [left.path for left in unfinished(Wanted(seed="one", players=5))] == [first]
    assert [left.path for left in unfinished(Wanted(players=7))] == []


def ask(*lines: str, lang: str = "en", wanted: Wanted = Wanted()) -> tuple[Path | None, str]:  # noqa: B008
    shown = io.StringIO()
    typist = io.StringIO("".join(f"{line}\n" for line in lines))
    return offered(Messages(lang), Screen(typist, shown), wanted), shown.getvalue()


def test_a_game_that_was_left_is_offered_and_enter_goes_on_with_it() -> None:
    older, latest = begun("one", at=1), begun("two", at=2)
    path, shown = ask("")
    assert path == latest and "You have unfinished games, the latest first:" in shown
    assert "  1  Classic, 5 players, " in shown and "  0  a new game" in shown
    assert ask("2")[0] == older
    assert ask("0")[0] is None
    path, shown = ask("3", "x", "-1", "²", "1")
    assert path == latest and shown.count("Type a number from 0 to 2.") == 4
    for line in ("q", "quit"):
        with pytest.raises(Leave):
            ask(line)
    with pytest.raises(Leave):
        ask()
    assert ask("", wanted=Wanted(game="duel")) == (None, ""), "nothing of that kind, nothing asked"


@pytest.mark.parametrize("lang", languages())
def test_the_offer_fits_the_screen_in_every_language(lang: str) -> None:
    begun("one", at=1)
    begun("two", "duel", at=2)
    path, shown = ask("", lang=lang)
    assert path is not None and max(map(len, shown.splitlines())) <= 80


def test_only_a_person_at_a_terminal_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    begun()
    assert "unfinished" not in typed("quit", seed="other", offer=Wanted()), "a pipe is not"
    asked = []
    monkeypatch.setattr("boothill.terminal.play.at_terminal", lambda *_: True)
    monkeypatch.setattr("boothill.terminal.play.offered", lambda *args: asked.append(args))
    typed("quit", seed="another", offer=Wanted())
    typed("quit", seed="a third", offer=None)
    assert len(asked) == 1


def run_cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    status = main(["play", *words])
    out, err = capsys.readouterr()
    return status, out, err


def test_new_and_resume_decide_without_being_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[object] = []
    monkeypatch.setattr("boothill.terminal.play.offered", lambda *args: asked.append(args))
    assert run_cli(monkeypatch, capsys, "--resume") == (
        2,
        "",
        "boothill: There is no unfinished game of this kind. To start a new one: boothill play\n",
    )
    older, latest = begun("one", at=1), begun("two", at=2)
    monkeypatch.setattr("boothill.terminal.play.at_terminal", lambda *_: True)
    status, out, _ = run_cli(monkeypatch, capsys, "--resume", "--plain")
    assert status == 0 and f"--resume {latest}" in out and "The game continues where you left off." in out
    status, out, _ = run_cli(monkeypatch, capsys, "--resume", str(older), "--plain")
    assert status == 0 and f"--resume {older}" in out
    status, out, _ = run_cli(monkeypatch, capsys, "--resume", "--seed", "one", "--plain")
    assert status == 0 and f"--resume {older}" in out
    status, out, _ = run_cli(monkeypatch, capsys, "--new", "--seed", "fresh", "--plain")
    assert status == 0 and "fresh.txt" in out and asked == []
    run_cli(monkeypatch, capsys, "--plain")
    assert len(asked) == 1
    status, out, err = run_cli(monkeypatch, capsys, "--new", "--resume")
    assert (status, out) == (2, "") and "not allowed with argument --new" in err and err.count("\n") == 1


def test_every_move_is_on_disk_before_the_next_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever closes the terminal loses nothing: the record has every move, and can be gone on with."""
    path = tmp_path / "game.txt"
    kept: list[int] = []

    def look(self: object) -> str:
        kept.append(len(read_record(path).moves))
        if len(kept) > 12:
            raise SystemExit  # as a terminal that goes away: nothing is tidied up
        return "0\n" if len(kept) % 2 else "1\n"

    monkeypatch.setattr("tests.typist.Typist.readline", look)
    with pytest.raises(SystemExit):
        sit_down(path, [], seed_with("Missed!", "BANG!"))
    assert kept == sorted(kept) and kept[-1] > kept[0]
    assert read_record(path).result == "unfinished"
    monkeypatch.undo()
    assert "The game continues where you left off." in sit_down(path, ["quit"], resume=True)
