"""Puzzles: what is claimed of them is proved, what cannot be proved is not claimed, and no two are alike."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from boothill.core import events as ev
from boothill.core.ids import Seat
from boothill.core.state import State
from boothill.knowledge.memory import Memory
from boothill.puzzles.chance import Effort, Known, Unclear, outcomes
from boothill.puzzles.checking import alike, problems
from boothill.puzzles.daily import DAY, of_day
from boothill.puzzles.goal import OWN_TURN, SURVIVE, WIN, Goal
from boothill.puzzles.grading import informed
from boothill.puzzles.making import make, tables
from boothill.puzzles.position import asked
from boothill.puzzles.proof import plain
from boothill.puzzles.puzzle import KINDS, WHO, BadPuzzle, Puzzle, parse, read, shipped, write
from boothill.puzzles.refuting import Refutation
from boothill.puzzles.roles import answer, judged
from boothill.puzzles.search import Search
from boothill.server.replays import settle
from boothill.terminal.puzzles import solve
from boothill.text.notation import parse_move, print_move
from boothill.text.scenario.position import parse_position
from boothill.text.scenario.runner import play
from tests.commands import run

YOU = Seat(0)


def table(you: dict[str, Any], target: dict[str, Any], **keys: Any) -> dict[str, Any]:
    """An Outlaw's turn; the Sheriff sits next to him."""
    players = {
        "You": {"role": "outlaw", "character": "Willy the Kid", **you},
        "Bob": {"role": "sheriff", "character": "Rose Doolan", "life": 1, **target},
        "Cid": {"role": "renegade", "character": "Paul Regret", "hand": ["Missed!"]},
        "Dee": {"role": "outlaw", "character": "Black Jack"},
    }
    return {"players": players, "steps": [], **keys}


def right(data: dict[str, Any], goal: Goal | None = None, nodes: int = 5000) -> list[str]:
    """The first moves that reach the goal for certain: to win, unless another is given."""
    s, known = asked(data)
    return sorted(print_move(s, move) for move in Search(goal or Goal(YOU, WIN), nodes).good(s, known))


# -- the search ------------------------------------------------------------------------------------------------


def test_a_shot_that_nobody_can_answer_wins() -> None:
    assert right(table({"hand": ["BANG! 5♣"]}, {})) == ["play BANG! 5♣ -> Bob"]


def test_what_the_target_holds_is_reckoned_with() -> None:
    assert right(table({"hand": ["BANG! 5♣"]}, {"hand": ["Missed!"]})) == []
    assert right(table({"hand": ["BANG! 5♣"]}, {"hand": ["Beer"]})) == []


def test_what_chance_may_prevent_is_not_certain() -> None:
    barrel = {"in_play": ["Barrel"]}
    assert right(table({"hand": ["BANG! 5♣"]}, barrel)) == []
    assert right(table({"hand": ["BANG! 5♣"]}, barrel, deck=["BANG! 2♣"])) == ["play BANG! 5♣ -> Bob"]
    assert right(table({"hand": ["BANG! 5♣"]}, barrel, deck=["BANG! Q♥"])) == []


def test_a_card_taken_unseen_may_be_any_card_of_the_hand() -> None:
    you = {"hand": ["Panic! J♥", "BANG! 5♣"]}
    assert right(table(you, {"hand": ["Missed!"]})) == ["play Panic! J♥ -> Bob's hand"]
    assert right(table(you, {"hand": ["Missed!", "Schofield"]})) == []


def test_a_card_that_is_drawn_may_be_any_card_of_the_deck() -> None:
    """Bart Cassidy draws a card for the first life that he loses; it may be a Missed!."""
    you = {"hand": ["BANG! 5♣", "BANG! 6♣"]}
    bart = {"character": "Bart Cassidy", "life": 2}
    assert right(table(you, bart)) == []
    assert right(table(you, bart, deck=["Jail"])) == ["play BANG! 5♣ -> Bob", "play BANG! 6♣ -> Bob"]
    assert right(table({"hand": ["BANG! 5♣", "BANG! 6♣", "Gatling"]}, bart)) == []


def test_to_end_the_turn_is_no_way_to_win_in_it() -> None:
    assert "end" not in right(table({"hand": ["BANG! 5♣"]}, {}))


def test_whoever_may_act_at_any_time_may_do_so_first() -> None:
    sid = {"character": "Sid Ketchum"}
    assert right(table({"hand": ["BANG! 5♣"]}, sid)) == ["play BANG! 5♣ -> Bob"]
    assert right(table({"hand": ["BANG! 5♣"]}, {**sid, "hand": ["Schofield", "Jail"]})) == []


def test_to_survive_is_to_be_there_when_the_turn_ends() -> None:
    """Two shots come: one is stopped by a Missed!, the other by the Beer, so both are kept for it."""
    data = table({"life": 1, "hand": ["Missed! 10♣", "Beer 6♥"]}, {"life": 4, "hand": ["BANG! 2♦", "BANG! 3♦"]})
    data |= {"turn": "Bob", "steps": [{"Bob": "play BANG! 2♦ -> You"}]}
    data["players"]["Bob"]["in_play"] = ["Volcanic"]
    assert right(data, Goal(YOU, SURVIVE)) == ["pass", "play Missed! 10♣"]
    data["players"]["You"]["hand"] = ["Missed! 10♣"]
    assert right(data, Goal(YOU, SURVIVE)) == []


def test_a_card_is_kept_for_what_the_others_do_before_the_own_turn() -> None:
    data = table({"life": 1, "hand": ["Missed! 10♣", "Jail 4♥"]}, {"life": 4}, deck=["BANG! 2♦", "Beer"])
    for name in ("Cid", "Dee"):
        data["players"][name] |= {"alive": False, "hand": []}
    data["steps"] = [{"You": "end"}]
    assert right(data, Goal(YOU, SURVIVE, OWN_TURN)) == ["discard Jail 4♥"]


def test_a_search_that_takes_too_long_says_nothing() -> None:
    with pytest.raises(Unclear):
        right(table({"hand": ["Stagecoach 9♠", "BANG! 5♣"]}, {"in_play": ["Barrel"]}), nodes=20)


def test_every_card_that_can_come_is_looked_at_and_each_once() -> None:
    s, known = asked(table({"hand": ["BANG! 5♣"]}, {"in_play": ["Barrel"]}))
    s.apply(parse_move(s, YOU, "play BANG! 5♣ -> Bob"))
    move = parse_move(s, s.to_act, "use Barrel")
    _, *found = outcomes(s, known, move, s.to_act, Effort(1000))
    turned = [event.cards[0] for outcome in found for event in outcome.events if event.kind == ev.TURNED_UP]
    assert sorted(turned) == sorted(set(s.decks[0]))
    assert all(len(outcome.s.decks[0]) == len(s.decks[0]) - 1 for outcome in found)


# -- who is it? ------------------------------------------------------------------------------------------------


def after_shots(*shots: str) -> dict[str, Any]:
    """Five players, seen by the Renegade; some shoot at the Sheriff, who is Bob."""
    players = {
        "You": {"role": "renegade", "character": "Rose Doolan"},
        "Bob": {"role": "sheriff", "character": "Willy the Kid"},
        "Cid": {"role": "outlaw", "character": "Paul Regret", "hand": ["BANG!"]},
        "Dee": {"role": "outlaw", "character": "Black Jack", "hand": ["BANG!"], "in_play": ["Schofield"]},
        "Eve": {"role": "deputy", "character": "Bart Cassidy", "hand": ["BANG!"]},
    }
    steps: list[dict[str, str]] = []
    for name in ("Cid", "Dee"):
        steps += [{name: "play BANG! -> Bob"}] if name in shots else []
        steps += [{name: "end"}] if name == "Cid" else []
    return {"players": players, "turn": "Cid", "steps": steps, "deck": ["Jail", "Missed!", "Jail", "Missed!"]}


def test_whoever_shoots_at_the_sheriff_is_no_deputy() -> None:
    """Two Outlaws and a Deputy are hidden from the Renegade: three ways, and two after a shot."""
    found = answer(after_shots("Cid"), "outlaw")
    assert found is not None
    assert (found.answers, found.ways, found.of) == (["Cid"], 2, 2)
    both = answer(after_shots("Cid", "Dee"), "outlaw")
    assert both is not None
    assert (both.answers, both.ways, both.of) == (["Cid", "Dee"], 1, 1)


def test_where_everybody_is_as_likely_there_is_no_question() -> None:
    assert answer(after_shots(), "outlaw") is None
    s, _ = asked(after_shots())
    assert judged(s.view(YOU), Memory(s.view(YOU)).deeds, "sheriff") is None


# -- what is shipped -------------------------------------------------------------------------------------------

ALL = shipped()


def test_no_two_puzzles_are_alike() -> None:
    assert list(alike(ALL)) == []
    assert list(alike([ALL[0], ALL[1], ALL[0]])) == [(3, 1)]


@pytest.mark.parametrize("number", range(0, len(ALL), 25))
def test_what_is_claimed_of_a_puzzle_is_true(number: int) -> None:
    assert list(problems(ALL[number])) == []


@pytest.mark.long
def test_what_is_claimed_of_every_puzzle_is_true() -> None:
    assert [(number, found) for number, puzzle in enumerate(ALL, 1) for found in problems(puzzle)] == []


def test_there_are_at_least_five_hundred_puzzles() -> None:
    assert len(shipped()) >= 500


def test_there_are_puzzles_of_every_kind_and_level_for_every_game() -> None:
    assert {puzzle.kind for puzzle in ALL} == set(KINDS)
    for kinds, games in ((set(KINDS) - {WHO}, tables()), ({WHO}, [one for one in tables() if one.game != "duel"])):
        asked_of = {(puzzle.kind, puzzle.game, "events" in puzzle.scenario) for puzzle in ALL if puzzle.kind in kinds}
        assert asked_of == {(kind, one.game, bool(one.options)) for kind in kinds for one in games}
    assert {puzzle.level for puzzle in ALL} >= {2, 3, 4, 5}


@pytest.mark.parametrize("number", range(0, len(ALL), 10))
def test_the_page_asks_at_the_question_and_shows_all_hands_unless_a_role_is_asked_for(number: int) -> None:
    puzzle = ALL[number]
    settled = settle(json.dumps(puzzle.scenario, ensure_ascii=False, indent=1), "You", puzzle.kind != WHO)
    assert settled.failure == ""
    step = settled.steps[puzzle.lead]
    hidden = [card for hand in step.view.hands for card in hand if card < 0]
    if puzzle.kind == WHO:
        assert "" in step.view.roles and hidden
    else:
        assert step.ask is not None and "" not in step.view.roles and not hidden


def of_kind(kind: str) -> Iterator[Puzzle]:
    return (puzzle for puzzle in ALL if puzzle.kind == kind)


def mixed(s: State, known: Known, luck: Random) -> State:
    """The same state with its unknown cards in another order."""
    other = s.clone()
    for deck, given in enumerate(known):
        cards = other.decks[deck]
        unknown = cards[: len(cards) - given]
        luck.shuffle(unknown)
        other.decks[deck] = [*unknown, *cards[len(cards) - given :]]
    other.seed = str(luck.random())
    return other


@pytest.mark.parametrize("puzzle", [puzzle for kind in KINDS[:3] for puzzle in list(of_kind(kind))[:6]])
def test_right_moves_reach_the_goal_whatever_the_others_do_and_whatever_cards_come(puzzle: Puzzle) -> None:
    luck = Random(1)
    search = Search(puzzle.goal, 200_000)
    for _ in range(10):
        s, known = asked(puzzle.question)
        s = mixed(s, known, luck)
        first, settled = True, None
        while settled is None:
            if s.to_act == YOU and s.forced() is None:
                texts = puzzle.good[0] if first else [print_move(s, move) for move in search.good(s, known)]
                move, first = parse_move(s, YOU, luck.choice(texts)), False
            else:
                move = luck.choice(s.legal())
            outcome = next(outcomes(s, known, move, s.to_act, search.effort))
            s, known = mixed(outcome.s, outcome.known, luck), outcome.known
            settled, _ = puzzle.goal.settled(outcome.events)
        assert settled


def test_a_claim_that_is_not_true_is_found() -> None:
    puzzle = next(of_kind("win"))
    wrong = [move for move in puzzle.moves if move not in puzzle.good[0]]
    assert list(problems(puzzle._replace(good=[[*puzzle.good[0], wrong[0]], *puzzle.good[1:]])))
    assert list(problems(puzzle._replace(moves=puzzle.moves[1:])))
    assert list(problems(puzzle._replace(scenario={**puzzle.scenario, "expect": {"winner": None}})))
    assert list(problems(puzzle._replace(scenario={**puzzle.scenario, "rules": ["BAS-99.9"]})))
    assert list(problems(puzzle._replace(refuted={})))
    asks = next(of_kind(WHO))
    assert list(problems(asks._replace(ways=[1, 99])))


def test_a_wrong_move_is_refuted_by_what_the_others_do_and_by_the_cards_that_come() -> None:
    data = table({"hand": ["BANG! 5♣", "Panic!"]}, {"hand": ["Missed!"]})
    s, _ = asked(data)
    steps = Refutation(data, Goal(YOU, WIN), "play BANG! 5♣ -> Bob").steps()
    assert steps == [{"You": "play BANG! 5♣ -> Bob"}, {"Bob": print_move(s, parse_move(s, Seat(1), "play Missed!"))}]
    unlucky = Refutation(table({"hand": ["BANG! 5♣"]}, {"in_play": ["Barrel"]}), Goal(YOU, WIN), "play BANG! -> Bob")
    draw, shot, barrel = unlucky.steps()
    assert draw["draw"][0].endswith("♥") and "You" in shot and barrel["Bob"].startswith("use Barrel")


def test_refutations_can_be_played_and_end_without_the_goal() -> None:
    for puzzle in ALL[3::40]:
        for kind, steps in puzzle.refuted.items():
            own = next(str(step["You"]) for step in steps if "You" in step)
            assert plain(own) == kind and own not in puzzle.good[0]
            data = {**puzzle.question, "steps": [*puzzle.question["steps"], *steps]}
            s = parse_position(data)
            told = [event for step in list(play(s, data))[puzzle.lead :] for event in step.events]
            assert puzzle.goal.settled(told)[0] is not True


def test_most_wrong_moves_of_the_puzzles_that_are_shipped_have_a_refutation() -> None:
    assert sum(len(puzzle.refuted) for puzzle in ALL) > 700


def test_bots_are_told_what_whoever_is_asked_is_told() -> None:
    s, _ = asked(table({"hand": ["BANG! 5♣"]}, {"hand": ["Missed!"]}))
    view = s.view(YOU)
    memory = informed(view, s)
    assert view.roles == s.roles and memory.known(Seat(1)) == s.hands[1]


@pytest.mark.long
def test_the_same_seed_makes_the_same_puzzles() -> None:
    """The first puzzles do not depend on how many are made: those shipped begin like any others of their seed."""
    assert [puzzle.written() for puzzle in make("puzzles", 4)] == [puzzle.written() for puzzle in ALL[:4]]


# -- files, days and the terminal ------------------------------------------------------------------------------


def test_a_file_of_puzzles_is_written_and_read(tmp_path: Path) -> None:
    write(ALL[:3], tmp_path / "some.jsonl")
    assert read(tmp_path / "some.jsonl") == ALL[:3]


@pytest.mark.parametrize(
    "line", ["", "[]", "{}", '{"kind": "win"}', '{"kind": "dance", "scenario": {"steps": []}, "lead": 0}']
)
def test_what_is_no_puzzle_is_named_by_its_line(line: str) -> None:
    with pytest.raises(BadPuzzle, match="there: line 1 is no puzzle"):
        parse(f"{line}\n", "there")


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    days = [of_day(day * DAY + 1, len(ALL)) for day in range(len(ALL))]
    assert sorted(days) == list(range(1, len(ALL) + 1))
    assert of_day(5 * DAY, len(ALL)) == of_day(6 * DAY - 1, len(ALL)) != of_day(6 * DAY, len(ALL))


def test_puzzles_are_checked_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "some.jsonl"
    write(ALL[:2], path)
    assert run(capsys, "puzzles", "check", path) == (0, "2 puzzles, 0 problems\n", "")
    write([ALL[0], ALL[0]], path)
    assert run(capsys, "puzzles", "check", path)[:2] == (1, "2: is like number 1\n2 puzzles, 1 problems\n")


@pytest.mark.parametrize("words", ["make", "make --count 0 --out x", "check", "solve 9999", "solve x"])
def test_a_puzzle_command_that_cannot_be_is_one_sentence(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "puzzles", *words.split())
    assert status == 2 and len(err.splitlines()) == 1


@pytest.mark.parametrize("lang", ["en", "pl", "cs", "de", "it"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_is_solved_in_the_terminal(kind: str, lang: str) -> None:
    puzzle = next(of_kind(kind))
    wrong_first, out = io.StringIO("s\n"), io.StringIO()
    assert solve(puzzle, 1, lang, wrong_first, out) == 1
    assert any(f"[{rule}" in out.getvalue() for rule in puzzle.scenario["rules"])
    answers = [f"{number}\n" for number in range(1, 40)]
    said = [io.StringIO() for _ in answers]
    statuses = [solve(puzzle, 1, lang, io.StringIO(text), some) for text, some in zip(answers, said, strict=True)]
    assert 0 in statuses and 1 in statuses
    hinted = io.StringIO()
    assert solve(puzzle, 1, lang, io.StringIO("h\n" + answers[statuses.index(0)]), hinted) == 1, "with help"
    assert all(rule in hinted.getvalue() for rule in puzzle.scenario["rules"])


def test_a_wrong_move_is_refuted_in_the_terminal() -> None:
    answered = [
        (puzzle, kind)
        for puzzle in ALL
        for kind, steps in puzzle.refuted.items()
        if str(next(iter(steps[-1].values()))).startswith("play Missed!")
    ]
    puzzle, kind = answered[0]
    number = next(at for at, move in enumerate(puzzle.moves, 1) if plain(move) == kind)
    out = io.StringIO()
    solve(puzzle, 1, "en", io.StringIO(f"{number}\n"), out)
    assert "plays Missed!" in out.getvalue().partition("solution:")[2]
