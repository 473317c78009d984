"""The analysis board, as somebody uses it who has never seen a scenario file."""

from __future__ import annotations

import base64
import re
import zlib
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.house import DESK, Guest
from tests.browser.test_pages import violations

Guests = Callable[..., Guest]
SMALL = (360, 740)


def give(ann: Guest, seat: int, held: str = "", laid: str = "", who: str = "") -> None:
    """Tap somebody, and give out cards by their names."""
    ann.page.locator(f".stage [data-figure='{seat}']").click()
    sheet = ann.page.get_by_role("dialog")
    if who:
        sheet.get_by_label("Character").select_option(who)
    for card, place in ((held, 0), (laid, 1)):
        if card:
            cards = sheet.locator("section.cards").nth(place)
            cards.get_by_role("button", name="Add a card").click()
            cards.get_by_role("button", name=card, exact=True).click()
            expect(cards.locator("li").filter(has_text=card)).to_be_visible()
    sheet.get_by_role("button", name="Done").click()


def play(ann: Guest, card: str) -> None:
    ann.page.locator(".hand button").filter(has_text=card).click()
    ann.page.get_by_role("button", name="Play it").click()


def old_link(text: str) -> str:
    """As links of all versions pack a scenario."""
    packer = zlib.compressobj(wbits=-15)
    return base64.urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")


def test_does_a_barrel_work_against_indians_on_a_small_phone(guest: Guests) -> None:
    ann = guest(SMALL)
    ann.go("analysis")
    give(ann, 0, held="Indians!")
    give(ann, 1, laid="Barrel")
    play(ann, "Indians!")
    verdict = ann.page.get_by_role("region", name="Verdict")
    expect(verdict).to_contain_text("You are asked for a BANG!, and Barrel does not count as one. BAS-7.6")
    ann.page.get_by_role("button", name="Discard nothing and lose a life point").click()
    expect(verdict).to_contain_text("Bob loses a life point to Ann. BAS-7.10")
    expect(verdict).to_contain_text("Bob: 4 → 3 life points")
    ann.page.get_by_role("button", name="Undo").click()
    expect(verdict).to_contain_text("Nobody has lost or gained a life point.")
    assert violations(ann.page) == []


@pytest.mark.long
def test_slab_the_killer_against_a_barrel_with_and_without_luck_as_two_lines(guest: Guests) -> None:
    ann = guest(SMALL)
    ann.go("analysis")
    give(ann, 0, held="BANG!", who="Slab the Killer")
    give(ann, 1, held="Missed!", laid="Barrel")
    ann.page.locator(".hand button").filter(has_text="BANG!").click()
    ann.page.locator(".aim").filter(has_text="Bob").click()
    verdict = ann.page.get_by_role("region", name="Verdict")
    for suit in ("Any ♥", "Any ♠"):
        ann.page.get_by_role("button", name="Next draw").click()
        ann.page.get_by_role("dialog").get_by_role("button", name=suit).click()
        ann.page.get_by_role("button", name="Choose", exact=True).click()
        ann.page.locator(".prompt").get_by_role("button", name=re.compile("Barrel")).click()
        expect(verdict).to_contain_text("Lucky!" if suit == "Any ♥" else "No luck.")
        if suit == "Any ♥":
            ann.page.locator(".moves").get_by_role("button", name=re.compile("^Ann: play BANG!")).click()
    expect(ann.page.get_by_role("button", name="Line 2")).to_have_attribute("aria-pressed", "true")
    ann.page.get_by_role("button", name="Compare").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("They part at move 2.")


@pytest.mark.long
def test_an_example_of_every_game_is_opened_and_a_text_that_is_none_says_what_is_wrong(guest: Guests) -> None:
    ann = guest(SMALL)
    ann.go("analysis")
    for game, answer in (
        ("Classic", "You have already played the one BANG!"),
        ("Dodge City", "Knife was played this turn"),
        ("The Duel", "Out plays Gatling"),
    ):
        ann.page.get_by_role("button", name="New board").click()
        ann.page.get_by_role("dialog").get_by_role("button", name=game, exact=True).click()
        expect(ann.page.locator(".moves")).to_contain_text(answer)
        assert ann.page.get_by_role("alert").count() == 0
    ann.page.get_by_role("button", name="New board").click()
    ann.page.get_by_label("A scenario or the record of a game").fill("nonsense")
    ann.page.get_by_role("button", name="Open", exact=True).click()
    expect(ann.page.get_by_role("alert").first).to_contain_text("a scenario is a mapping")
    ann.complaints.clear()  # the browser writes down that the server refused


def test_a_board_is_handed_on_by_a_long_link_a_short_one_and_one_of_an_earlier_version(guest: Guests) -> None:
    ann = guest(DESK)
    text = """
players:
  A: {role: sheriff, character: Jourdonnais, hand: [Beer]}
  B: {role: outlaw, character: Kit Carlson}
  C: {role: outlaw, character: Black Jack}
  D: {role: renegade, character: Sid Ketchum}
"""
    ann.go(f"settle?s={old_link(text)}")
    expect(ann.page.locator(".stage")).to_contain_text("Jourdonnais")
    ann.page.get_by_role("button", name="Share").click()
    long = ann.page.get_by_label("Link", exact=True).input_value()
    ann.page.get_by_role("button", name="Make a short link").click()
    short = ann.page.get_by_label("Short link").input_value()
    assert len(short) < 80 < len(long)
    bob = guest(SMALL)
    for link in (long, short):
        bob.page.goto("about:blank")
        bob.page.goto(link)
        expect(bob.page.locator(".acts")).to_contain_text("Jourdonnais")
    bob.page.goto(f"{bob.address}embed#/analysis?s={long.partition('?s=')[2]}")
    expect(bob.page.locator(".acts")).to_contain_text("Jourdonnais")
    assert bob.page.get_by_role("navigation").count() == 0
