"""The lessons: played with the cards of the hand, refused with a rule, remembered."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import EDGE, PATIENCE, PHONE, Guest, patiently

Guests = Callable[..., Guest]


class Learner:
    """Somebody in a lesson, who makes moves by tapping, as at any table."""

    def __init__(self, ann: Guest, lesson: str) -> None:
        self.ann, self.page = ann, ann.page
        self.page.clock.install()
        ann.go(f"learn/{lesson}")
        self.page.wait_for_selector(".lesson .hand, .lesson .none")
        self.others()

    def others(self) -> None:
        """The others move when a moment has passed; the test does not wait for it."""
        for _ in patiently(PATIENCE):
            if not self.page.get_by_text("The others are playing").count():
                return
            self.page.clock.run_for(1500)
        raise AssertionError("the others do not come to an end")

    def take(self, card: str) -> None:
        self.page.clock.run_for(1000)  # two taps in one moment are a double click, and count once
        self.page.locator(".hand").get_by_role("button", name=re.compile(f"^{card}")).first.click(position=EDGE)

    def answer(self, button: str) -> None:
        self.page.clock.run_for(1000)
        with self.page.expect_response("**/api/settle"):
            self.page.locator(".prompt").get_by_role("button", name=button).first.click()
        expect(self.page.locator(".prompt", has_text="Your answer is in")).to_have_count(0)
        self.others()

    def play(self, card: str, whom: str = "Play it") -> None:
        self.take(card)
        self.answer(whom)


def test_a_first_game_is_played_and_won(guest: Guests) -> None:
    ann = Learner(guest(PHONE), "game")
    advice = ann.page.locator(".advice")
    expect(advice).to_contain_text("out of range of your Colt")
    ann.page.get_by_role("button", name="Give me a hint").click()
    expect(advice).to_contain_text("Try this: Play Schofield")
    ann.play("Schofield")
    expect(advice).to_contain_text("within range")
    ann.play("BANG!", "Cid")
    ann.answer("End your turn")
    expect(ann.page.locator(".question")).to_contain_text("Bob shoots at you")
    ann.answer("Missed!")
    expect(ann.page.locator(".question")).to_contain_text("Indians!")
    ann.answer("BANG!")
    expect(advice).to_contain_text("a Beer to regain the life point")
    ann.play("BANG!", "Cid")  # before the Beer: the order is the player's
    ann.play("Beer")
    ann.play("Volcanic")
    ann.play("BANG!", "Bob")
    ann.play("BANG!", "Dee")
    expect(advice).to_contain_text("You have won!")
    ann.page.get_by_role("link", name="All lessons").click()
    expect(ann.page.locator("li", has_text="Your first game")).to_contain_text("done")
    ann.page.reload()
    expect(ann.page.locator("li", has_text="Your first game")).to_contain_text("done")


@pytest.mark.long
def test_the_lesson_on_the_outlaw_is_played_and_won(guest: Guests) -> None:
    ann = Learner(guest(PHONE), "outlaw")
    advice = ann.page.locator(".advice")
    ann.take("Cat Balou")
    ann.answer("Mustang")
    ann.play("Schofield")
    ann.play("BANG!", "Cid")
    expect(advice).to_contain_text("You have won!")
    expect(ann.page.get_by_role("link", name="Next lesson")).to_be_visible()


def test_what_the_rules_refuse_says_why_and_changes_nothing(guest: Guests) -> None:
    ann = Learner(guest(), "shoot")
    hand = ann.page.locator(".hand button").count()
    ann.take("BANG!")
    ann.page.locator(".seat", has_text="Cid").click()
    expect(ann.page.locator(".why .rule-id")).to_have_text("BAS-6.6")
    assert ann.page.locator(".hand button").count() == hand
    ann.answer("Bob")
    expect(ann.page.get_by_role("link", name="Next lesson")).to_be_visible()


def test_a_move_that_leads_elsewhere_is_taken_back(guest: Guests) -> None:
    ann = Learner(guest(), "reward")
    ann.play("BANG!", "Eve")
    expect(ann.page.locator(".advice")).to_contain_text("eliminated your own Deputy")
    expect(ann.page.locator(".advice")).to_contain_text("it is not what this lesson is about")
    ann.page.get_by_role("button", name="Take it back").click()
    ann.play("BANG!", "Bob")
    expect(ann.page.locator(".advice")).to_contain_text("draws three cards")
    ann.page.get_by_role("button", name="Play it again").click()
    expect(ann.page.locator(".hand button")).to_have_count(2)


def test_the_lessons_have_an_order_and_a_way_back(guest: Guests) -> None:
    ann = guest()
    ann.go("learn")
    expect(ann.page.locator("main ol > li")).to_have_count(14)
    ann.page.get_by_role("link", name="Start the first lesson").click()
    expect(ann.page.get_by_text("Lesson 1 of 14")).to_be_visible()
    assert ann.page.get_by_role("link", name="Previous lesson").count() == 0
    ann.page.get_by_role("link", name="Skip this lesson").click()
    expect(ann.page.get_by_text("Lesson 2 of 14")).to_be_visible()
    ann.page.get_by_role("link", name="Previous lesson").click()
    expect(ann.page.get_by_text("Lesson 1 of 14")).to_be_visible()


@pytest.mark.parametrize(
    ("status", "code", "sentence"),
    [(503, "too-busy", "The server is busy"), (409, "too-long", "took the server too long")],
)
def test_a_lesson_that_a_busy_server_refuses_is_tried_again_by_itself_or_at_once_by_a_button(
    guest: Guests, status: int, code: str, sentence: str
) -> None:
    ann = guest(PHONE)
    refusal = {"code": code, "text": sentence, "line": {"is": "line", "id": f"problem-{code}", "args": {}}}
    ann.page.clock.install()
    ann.page.route("**/api/settle", lambda route: route.fulfill(status=status, json=refusal))
    ann.go("learn/missed")
    failure = ann.page.get_by_role("alert")
    expect(failure).to_contain_text(sentence)
    with ann.page.expect_response("**/api/settle"):
        ann.page.clock.run_for(1100)
    ann.page.unroute("**/api/settle")
    failure.get_by_role("button", name="Try again").click()
    for _ in patiently(PATIENCE):  # a server that is really busy is asked once more
        if ann.page.locator(".hand li").count():
            break
        ann.page.wait_for_timeout(500)
        ann.page.clock.run_for(31_000)
    expect(failure).to_have_count(0)
    ann.complaints.clear()  # the browser notes each refusal
