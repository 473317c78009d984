"""Puzzles in a browser: solved by tapping, explained with rules, and remembered."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from boothill.puzzles.puzzle import WHO, Puzzle, shipped
from tests.browser.house import EDGE, PHONE, Guest, free_port, serving
from tests.browser.test_installed import until

Guests = Callable[..., Guest]
ALL = shipped()


def first(kind: str, verb: str = "") -> tuple[int, Puzzle]:
    """The first puzzle of a kind whose solution is one move of that sort, and its number."""
    fits = [
        (number, puzzle)
        for number, puzzle in enumerate(ALL, 1)
        if puzzle.kind == kind and (kind == WHO or (len(puzzle.line) == 1 and puzzle.good[0][0].startswith(verb)))
    ]
    return fits[0]


def solve(ann: Guest, move: str) -> None:
    """Play a card of the hand at somebody, as the notation says it."""
    card, whom = re.match(r"play (.*?)(?: \S+[♥♦♣♠])? -> (\w+)$", move).groups()  # type: ignore[union-attr]
    ann.page.locator(".hand").get_by_role("button", name=re.compile(f"^{re.escape(card)}")).first.click(position=EDGE)
    ann.page.locator(".prompt").get_by_role("button", name=re.compile(whom)).first.click()


@pytest.mark.long
def test_a_puzzle_is_solved_by_tapping_and_explained_with_its_rules(guest: Guests) -> None:
    number, puzzle = first("win", "play BANG!")
    ann = guest(PHONE)
    ann.go(f"puzzles/{number}")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Win this turn")
    solve(ann, puzzle.good[0][0])
    expect(ann.page.locator(".advice")).to_contain_text("Right!")
    expect(ann.page.locator(".advice .rule-id").last).to_have_text(puzzle.scenario["rules"][-1])
    ann.page.get_by_role("link", name="All puzzles").click()
    expect(ann.page.get_by_role("link", name=f"Puzzle {number}, solved", exact=True)).to_be_visible()
    expect(ann.page.get_by_text("Solved at the first try: 1 of 1")).to_be_visible()


@pytest.mark.long
def test_whoever_gives_up_is_shown_the_solution_and_it_counts_as_not_solved(guest: Guests) -> None:
    number, puzzle = first(WHO)
    ann = guest()
    ann.go(f"puzzles/{number}")
    wrong = (
        ann.page.get_by_role("group", name="Who is it?")
        .get_by_role("button")
        .filter(has_not_text=re.compile("|".join(puzzle.answers)))
    )
    wrong.first.click()
    expect(ann.page.locator(".advice")).to_contain_text("somebody else has this role in more of the ways")
    ann.page.get_by_role("button", name="Show the solution").click()
    chance = round(100 * puzzle.ways[0] / puzzle.ways[1])
    told = f"In {puzzle.ways[0]} of them ({chance}%) it is {', '.join(puzzle.answers)}"
    expect(ann.page.locator(".advice")).to_contain_text(told)
    ann.page.get_by_role("link", name="All puzzles").click()
    expect(ann.page.get_by_role("link", name=f"Puzzle {number}, not solved", exact=True)).to_be_visible()


@pytest.mark.long
def test_puzzles_are_chosen_by_question_and_the_one_of_the_day_is_there(guest: Guests) -> None:
    ann = guest()
    ann.go("puzzles")
    ann.page.get_by_label("Question").select_option("who")
    asked = [number for number, puzzle in enumerate(ALL, 1) if puzzle.kind == WHO]
    expect(ann.page.locator("main ol > li")).to_have_count(min(60, len(asked)))
    ann.page.get_by_role("link", name="Solve it").click()
    expect(ann.page.get_by_role("button", name="Show the solution")).to_be_enabled()


@pytest.mark.long
def test_a_hint_helps_and_a_wrong_move_is_refuted_line_by_line(guest: Guests) -> None:
    answered = [
        (number, kind)
        for number, puzzle in enumerate(ALL, 1)
        for kind, steps in puzzle.refuted.items()
        if puzzle.kind == "win"
        and re.match(r"play BANG! -> \w+$", kind)
        and "Missed!" in str(steps[-1])
        and not puzzle.lead
    ]
    number, move = answered[0]
    ann = guest(PHONE)
    ann.go(f"puzzles/{number}")
    ann.page.get_by_role("button", name="Hint").click()
    expect(ann.page.locator(".coach .hint")).to_contain_text("These rules decide it: ")
    solve(ann, move)
    advice = ann.page.locator(".advice")
    expect(advice).to_contain_text("plays Missed!")
    expect(advice).to_contain_text("No, that does not always work.")
    ann.page.get_by_role("button", name="Take it back").click()
    ann.page.get_by_role("button", name="Show the solution").click()
    expect(advice).to_contain_text("The solution, step by step")


@pytest.mark.long
def test_the_puzzle_of_the_day_is_solved_without_a_server(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path, free_port()) as address:
        ann = Guest(browser, address, PHONE, installed=True)
        ann.go("")
        until(ann, "navigator.serviceWorker.controller !== null")
        ann.go("puzzles")
        until(ann, "localStorage.getItem('boothill.kept-puzzles') !== null")
    ann.go("puzzles/today")
    ann.page.reload()
    ann.page.get_by_role("button", name="Show the solution").click()
    expect(ann.page.locator(".advice")).to_contain_text("How often bots solve it")
    ann.complaints.clear()
    ann.close()
