"""The command line for programs and shells: JSON with promised keys, exit statuses, completion, and a quick start."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boothill.bots.driver import Driver
from boothill.cli import main
from boothill.cli.commands import COMMANDS, parser_for
from boothill.lab.measure.sim import Simulation, Tally
from boothill.lab.verify import invariants
from tests.commands import GOOD, run, scenario
from tests.tables import plain_only
from tests.test_records import recorded
from tests.test_settle import SITUATION

PAGE = Path(__file__).parent.parent / "docs" / "command-line.md"


def answer(capsys: pytest.CaptureFixture[str], *words: object) -> dict[str, Any]:
    """What a command says with --json: one line, nothing beside it, and the exit status in it."""
    status, out, err = run(capsys, *words, "--json")
    assert err == "" and out.count("\n") == 1
    found: dict[str, Any] = json.loads(out)
    assert found["status"] == status and found["command"] == str(words[0])
    assert set(found) in ({"command", "status", "result"}, {"command", "status", "error"})
    return found


def promised(command: str) -> set[str]:
    """The keys of a command's result that the documentation names."""
    row = re.search(rf"^\| `{command}` \| (.*) \|$", PAGE.read_text(encoding="utf-8"), re.M)
    assert row, command
    return set(re.findall(r"`(\w+)`", row[1]))


def keys(value: Any) -> set[str]:
    """Every key in a result, those inside of it too."""
    if isinstance(value, list):
        return {key for inner in value for key in keys(inner)}
    return set(value) | keys(list(value.values())) if isinstance(value, dict) else set()


def test_rules_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    result = answer(capsys, "rules", "BAS-6.6")["result"]
    assert [rule["id"] for rule in result["rules"]] == ["BAS-6.6"] and "Winchester" in result["rules"][0]["text"]
    assert keys(result) == promised("rules")
    assert answer(capsys, "rules", "zeppelin")["error"] == 'The rules say nothing about "zeppelin".'


def test_verify_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    s, record = recorded(3)
    path = tmp_path / "game.txt"
    record.save(path)
    result = answer(capsys, "verify", path)["result"]
    assert keys(result) == promised("verify")
    (found,) = result["records"]
    assert (found["sound"], found["fair"], found["winner"], found["problems"]) == (True, False, s.winner, [])
    broken = tmp_path / "broken.txt"
    broken.write_text(path.read_text(encoding="utf-8").replace("P1", "P7", 1), encoding="utf-8")
    said = answer(capsys, "verify", path, broken)
    assert said["status"] == 2 and [one["sound"] for one in said["result"]["records"]] == [True, False]
    assert "was changed" in said["result"]["records"][1]["problems"][0]


def test_scenarios_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = scenario(tmp_path, GOOD)
    assert answer(capsys, "scenario", "run", path)["result"] == {"passed": 1, "failed": 0, "failures": []}
    (tmp_path / "wrong.yaml").write_text(GOOD.replace("life: 3", "life: 4"), encoding="utf-8")
    said = answer(capsys, "scenario", "run", tmp_path)
    assert said["status"] == 1 and keys(said["result"]) == promised("scenario run")
    assert said["result"]["failures"] == [
        {"file": str(tmp_path / "wrong.yaml"), "readable": True, "problem": "expect: B: life should be 4, is 3"}
    ]
    (tmp_path / "bad.yaml").write_text("name: [", encoding="utf-8")
    said = answer(capsys, "scenario", "run", tmp_path)
    assert said["status"] == 2 and said["result"]["failures"][0]["readable"] is False


def test_settle_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = scenario(tmp_path, SITUATION)
    said = answer(capsys, "settle", path)
    result = said["result"]
    assert said["status"] == 0 and result["holds"] and keys(result) == promised("settle")
    assert result["steps"][0]["rule"] == "BAS-6.6" and "[BAS-6.6]" in result["steps"][0]["refusal"]
    path.write_text(SITUATION.replace("life: 3", "life: 4"), encoding="utf-8")
    said = answer(capsys, "settle", path)
    assert said["status"] == 1 and not said["result"]["holds"]
    assert [bool(check["wrong"]) for check in said["result"]["expected"]] == [True]
    path.write_text(SITUATION.replace("A: play BANG! -> B", "A: play BANG! -> C", 1), encoding="utf-8")
    said = answer(capsys, "settle", path)
    assert said["status"] == 1 and said["result"]["problem"]
    assert answer(capsys, "settle", tmp_path / "none.yaml")["status"] == 2


def test_sim_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    said = answer(capsys, "sim", "--games", "6", "--players", "4", "--bots", "random", "--jobs", "1")
    result = said["result"]
    assert said["status"] == 0
    assert (result["games"], result["players"], result["broken"]) == (6, 4, [])
    assert sum(one["won"] for one in result["winners"]) == 6
    assert {one["role"] for one in result["roles"]} == {"sheriff", "outlaw", "renegade"}


@plain_only
def test_a_game_that_breaks_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(Driver, "make", lambda *_: 1 / 0)
    said = answer(capsys, "sim", "--games", "2", "--players", "4", "--bots", "random", "--jobs", "1", "--seed", "x")
    assert said["status"] == 1 and [one["seed"] for one in said["result"]["broken"]] == ["x-0", "x-1"]
    assert keys(said["result"]) <= promised("sim")


def test_the_documented_keys_of_sim() -> None:
    one = Tally()
    one.games, one.decisions, one.broken = 1, 9, [("x", "broke")]
    one.dealt["outlaw"] = one.won["outlaw"] = one.winners["outlaws"] = 1
    assert keys(Simulation("classic", ["random"], "x", 1, one, 1.0).data()) == promised("sim")


def test_perft_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    result = answer(capsys, "perft", "--game", "duel", "--depth", "3")["result"]
    assert keys(result) == promised("perft")
    assert result["total"] == sum(one["count"] for one in result["moves"]) == 30


@plain_only
def test_soak_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = answer(capsys, "soak", "--seed", "x", "--games", "4", "--game", "duel", "--jobs", "1")
    assert said["status"] == 0 and (said["result"]["games"], said["result"]["broken"]) == (4, [])
    honest = invariants.check_cards
    monkeypatch.setattr(invariants, "check_cards", lambda s: honest(s) if s.rules.name == "duel" else 1 / 0)
    both = ["--game", "duel", "--game", "classic"]
    said = answer(capsys, "soak", "--seed", "x", "--games", "4", *both, "--jobs", "1")
    assert said["status"] == 1 and [one["game"] for one in said["result"]["broken"]] == [1, 3]
    assert keys(said["result"]) == promised("soak")


@pytest.mark.parametrize("command", ["arena", "balance"])
def test_the_lab_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str) -> None:
    plan = ["--bots", "random,karma", "--tables", "classic:4", "--deals", "40", "--jobs", "1"]
    said = answer(capsys, command, *plan, "--out", tmp_path / "out")
    result = said["result"]
    assert said["status"] == 0 and result["done"] and Path(result["report"]).is_file()
    assert keys(result) == promised(command)


@pytest.mark.parametrize(
    ("words", "error"),
    [
        (["sim", "--games", "many"], "argument --games: invalid int value: 'many' (see boothill sim --help)"),
        (["rules"], "the following arguments are required: ID-OR-WORD (see boothill rules --help)"),
        (["sim", "--players", "9"], "--players: classic is for 4 to 7 players, not for 9"),
        (["scenario", "run", "nowhere.yaml"], "nowhere.yaml: there is no such file or folder"),
        (["soak", "--games", "0"], "--games: at least one"),
        (["soak", "--jobs", "-2"], "--jobs: at least one"),
        (["play"], "unrecognized arguments: --json (see boothill --help)"),
    ],
)
def test_what_is_wrong_as_json(capsys: pytest.CaptureFixture[str], words: list[str], error: str) -> None:
    said = answer(capsys, *words)
    assert (said["status"], said["error"]) == (2, error)


def test_what_is_wrong_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "dance")
    assert (status, out) == (2, "") and len(err.splitlines()) == 1 and "'dance'" in err
    assert run(capsys)[0] == 2


def test_every_command_that_takes_json_is_documented(capsys: pytest.CaptureFixture[str]) -> None:
    for name in COMMANDS:
        with pytest.raises(SystemExit):
            main([name, "--help"])
        if "--json" in capsys.readouterr().out:
            assert promised("scenario run" if name == "scenario" else name), name


LOADED = "print(*sys.modules, file=sys.stderr)"
SLOW = {"textual", "rich", "starlette", "sqlalchemy", "uvicorn", "msgspec", "yaml", "fluent"}


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["dance"]], ids=lambda words: words[0])
def test_a_short_answer_loads_nothing_slow(words: list[str]) -> None:
    code = f"import sys; from boothill.cli import main\ntry: main(sys.argv[1:])\nfinally: {LOADED}"
    done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True)
    loaded = set(done.stderr.split())
    assert "boothill.cli" in loaded and loaded.isdisjoint(SLOW | {"boothill.sets", "asyncio"})


@pytest.mark.parametrize("words", [["rules", "BAS-6.6"], ["sim", "--games", "1", "--jobs", "1"]], ids=lambda w: w[0])
def test_a_command_loads_only_what_it_needs(words: list[str]) -> None:
    code = "import sys; from boothill.cli import main; main(sys.argv[1:]); " + LOADED
    done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True)
    loaded = set(done.stderr.split())
    assert "boothill.words.rulebook" in loaded or "boothill.lab.measure.sim" in loaded
    assert loaded.isdisjoint(SLOW)


def completed(script: Path, *words: str) -> list[str]:
    """What bash offers for the last of some words."""
    line = " ".join(f"'{word}'" for word in ("boothill", *words))
    ask = (
        f"source {script}; COMP_WORDS=({line}); COMP_CWORD={len(words)}; "
        f"$(complete -p boothill | sed 's/.*-F //; s/ .*//') boothill '{words[-1]}' '{(('boothill', *words))[-2]}'; "
        'printf "%s\\n" "${COMPREPLY[@]}"'
    )
    done = subprocess.run(["bash", "-c", ask], capture_output=True, text=True, cwd=script.parent)
    assert done.stderr == ""
    return done.stdout.split()


def test_bash_completes_commands_flags_values_and_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "completion", "bash")
    assert (status, err) == (0, "")
    script = tmp_path / "boothill.bash"
    script.write_text(out, encoding="utf-8")
    assert completed(script, "") == list(COMMANDS)
    assert completed(script, "re") == ["replay", "restore"]
    assert completed(script, "play", "--game", "d") == ["dodge-city", "duel"]
    assert completed(script, "serve", "--max-c") == ["--max-connections"]
    assert completed(script, "verify", "booth") == ["boothill.bash"]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_complete_every_command(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, "completion", shell)
    assert (status, err) == (0, "") and all(name in out for name in COMMANDS) and "max-connections" in out


def test_every_command_has_a_file_and_every_file_a_command() -> None:
    files = {path.stem for path in Path(sys.modules["boothill.cli"].__file__ or "").parent.glob("*.py")}
    assert files - {"__init__", "commands", "deals", "flags", "misuse"} == set(COMMANDS)
    assert parser_for(list(COMMANDS)).format_help()
