"""The analysis board, as somebody uses it who has never seen a scenario file."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.house import DESK, PHONE, Guest, table
from tests.browser.test_pages import violations

Guests = Callable[..., Guest]
TESTS = Path(__file__).parent.parent
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


DROPPED = """([type, text]) => {
  const data = new DataTransfer();
  if (type === "drop") data.items.add(new File([text], "game.txt", { type: "text/plain" }));
  else data.setData("text/plain", text);
  if (type === "drop") window.dispatchEvent(new DragEvent("drop", { dataTransfer: data }));
  else document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
}"""


@pytest.mark.long
def test_a_file_that_is_dropped_and_a_record_that_is_pasted_are_opened(guest: Guests) -> None:
    ann = guest(DESK)
    ann.go("analysis")
    expect(ann.page.locator(".acts")).to_contain_text("Ann")
    ann.page.evaluate(DROPPED, ["drop", (TESTS / "positions" / "take-the-barrel-first.yaml").read_text("utf-8")])
    expect(ann.page.locator(".acts")).to_contain_text("A · Kit Carlson")
    ann.page.evaluate(DROPPED, ["paste", (TESTS / "records" / "classic-5.txt").read_text("utf-8")])
    slider = ann.page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    expect(ann.page.locator(".scrub")).to_contain_text(f"{last}")
    slider.fill("20")
    expect(ann.page.locator(".scrub")).to_contain_text("20")
    expect(ann.page.get_by_role("button", name="Undo")).to_be_enabled()


@pytest.mark.long
def test_a_running_game_is_analysed_with_what_the_seat_knows_and_the_bots_are_asked_beside_it(
    guest: Guests, address: str
) -> None:
    ann = guest(PHONE)
    ann.sit(table(address, game="classic", players=4))
    assert ann.play_until(".mine .tip", Random(3))
    mine = ann.page.locator(".hand button").count()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Analyse").click()
    sheet = ann.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Ask the bots").click()
    expect(sheet.locator(".study li").first).to_be_visible(timeout=120_000)
    with ann.context.expect_page() as opened:
        sheet.get_by_role("link", name="Open the board").click()
    board = opened.value
    expect(board.locator(".acts")).to_contain_text("Ann")
    expect(board.locator(".hand button")).to_have_count(mine)


@pytest.mark.long
def test_players_are_renamed_and_the_reserve_and_the_coming_events_are_set_by_tapping(guest: Guests) -> None:
    ann = guest(PHONE)
    ann.go("analysis")
    give(ann, 0, held="BANG!")
    ann.page.locator(".hand button").filter(has_text="BANG!").click()
    ann.page.locator(".aim").filter(has_text="Bob").click()
    ann.page.locator(".stage [data-figure='1']").click()
    name = ann.page.get_by_role("dialog").get_by_label("Name", exact=True)
    name.fill("Uncle Joe")
    name.press("Tab")
    expect(ann.page.get_by_role("dialog").get_by_role("heading", level=2)).to_have_text("Uncle Joe")
    ann.page.get_by_role("dialog").get_by_role("button", name="Done").click()
    verdict = ann.page.get_by_role("region", name="Verdict")
    expect(verdict).to_contain_text("against Uncle Joe")
    ann.page.get_by_label("Add an event").select_option("Curse")
    expect(ann.page.get_by_role("region", name="Coming events, next first").locator("li")).to_have_count(1)
    expect(ann.page.locator(".stage")).to_contain_text("Curse")
    ann.page.get_by_role("button", name="New board").click()
    ann.page.get_by_role("dialog").locator("select").first.select_option("duel")
    ann.page.get_by_role("dialog").get_by_role("button", name="2", exact=True).click()
    ann.page.locator(".stage [data-figure='0']").click()
    sheet = ann.page.get_by_role("dialog")
    sheet.get_by_label("Add a character").select_option(index=1)
    expect(sheet.locator("section", has_text="Reserve, next first").locator("li")).to_have_count(1)
    sheet.get_by_role("button", name="Done").click()
    assert ann.page.get_by_role("alert").count() == 0


@pytest.mark.long
def test_a_moment_that_was_shared_is_analysed(guest: Guests) -> None:
    kept = json.loads((TESTS / "links" / "kept.json").read_text("utf-8"))
    link = next(entry["link"] for entry in kept if entry["link"].startswith("#/moment"))
    ann = guest(PHONE)
    ann.page.goto(f"{ann.address}{link}")
    ann.page.get_by_role("link", name="Analyse this moment").click()
    expect(ann.page.locator(".acts")).to_contain_text("Ann · Bart Cassidy")
    expect(ann.page.locator(".hand button")).to_have_count(1)
    assert ann.page.get_by_role("alert").count() == 0


@pytest.mark.long
def test_a_board_that_a_busy_server_refuses_is_asked_for_again(guest: Guests) -> None:
    ann = guest(PHONE)
    refusal = {"code": "too-busy", "text": "", "line": {"is": "line", "id": "problem-too-busy", "args": {}}}
    ann.page.route("**/api/board", lambda route: route.fulfill(status=503, json=refusal))
    ann.go("analysis")
    expect(ann.page.get_by_role("alert")).to_contain_text("The server is busy")
    ann.page.unroute("**/api/board")
    expect(ann.page.locator(".acts")).to_contain_text("Ann")  # by itself, after a while
    ann.complaints.clear()


@pytest.mark.long
def test_jail_and_dynamite_are_settled_by_setting_the_beginning_of_the_turn(guest: Guests) -> None:
    ann = guest(PHONE)
    ann.go("analysis")
    give(ann, 1, laid="Dynamite")
    give(ann, 1, laid="Jail")
    ann.page.locator(".stage [data-figure='1']").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Bob’s turn").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Done").click()
    ann.page.get_by_label("Phase").select_option("start")
    verdict = ann.page.get_by_role("region", name="Verdict")
    expect(verdict).to_contain_text("Bob draws! for the Dynamite")
    told = verdict.inner_text()
    assert told.index("for the Dynamite") < told.index("for the Jail")
