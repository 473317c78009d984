"""Every page: nobody is kept out, every language, every size, and quickly there."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from boothill.words.catalogue import languages
from boothill.words.messages import Messages
from boothill.words.names import names_in
from boothill.words.rulebook import rule
from tests.browser.house import DESK, PHONE, ROOT, Guest, at_turn, table

Guests = Callable[..., Guest]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["", "gallery", "gallery/duel", "rules", "rules/BAS-6.6", "analysis", "learn", "learn/beer", "about"]


def violations(page: Page) -> list[str]:
    """Whatever axe finds."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{entry['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for entry in found["violations"]
        for node in entry["nodes"][:3]
    ]


@pytest.mark.parametrize(
    ("size", "dark"),
    [
        (DESK, True),
        (PHONE, False),
        pytest.param(DESK, False, marks=pytest.mark.long),
        pytest.param(PHONE, True, marks=pytest.mark.long),
    ],
)
def test_nobody_is_kept_out(guest: Guests, address: str, size: tuple[int, int], dark: bool) -> None:
    ann = guest(size, dark)
    found: dict[str, list[str]] = {}
    for path in PAGES:
        ann.go(path)
        ann.page.wait_for_selector("main h1")
        ann.page.wait_for_load_state("networkidle")
        found[path] = violations(ann.page)
    seated = table(address, players=5)
    ann.sit(seated, deal=False)
    ann.page.wait_for_selector(".lobby")
    found["lobby"] = violations(ann.page)
    ann.page.get_by_role("button", name="Deal").click()
    ann.page.wait_for_selector(".game")
    ann.page.get_by_role("button", name=re.compile("orders", re.I)).click()
    found["orders"] = violations(ann.page)
    ann.page.keyboard.press("Escape")
    for situation in (".mine .tip", ".aim", ".threat"):
        if ann.play_until(situation, Random(9), 40):
            found[situation] = violations(ann.page)
    assert {path: listed for path, listed in found.items() if listed} == {}


@pytest.mark.parametrize("lang", languages())
def test_nothing_is_wider_than_a_small_phone_in_any_language(guest: Guests, address: str, lang: str) -> None:
    ann = guest((320, 640))
    ann.remember("lang", lang)
    ann.page.reload()

    def wide() -> int:
        return int(ann.page.evaluate("() => document.documentElement.scrollWidth"))

    widths = {}
    for path in PAGES:
        ann.go(path)
        ann.page.wait_for_selector("main h1")
        ann.page.wait_for_load_state("networkidle")
        widths[path] = wide()
    ann.sit(table(address, game="classic+dodge-city", players=8))
    ann.page.wait_for_selector(".prompt")
    widths["table"] = wide()
    assert violations(ann.page) == []
    ann.sit(table(address, players=7, clock="standard"), deal=False)
    ann.page.wait_for_selector(".lobby select")
    widths["lobby"] = wide()
    assert violations(ann.page) == []
    assert {path: width for path, width in widths.items() if width > 320} == {}


def test_a_move_or_an_option_in_a_rule_is_shown_as_code(guest: Guests) -> None:
    ann = guest()
    ann.go("rules/HIN-2.1")
    rule_text = ann.page.locator("li.here")
    expect(rule_text.locator("code").first).to_have_text("events: none")
    expect(rule_text).not_to_contain_text("`")


def test_a_language_that_there_is_not_is_english_and_says_so(guest: Guests) -> None:
    ann = guest()
    ann.remember("lang", "fr")
    ann.go()
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")
    expect(ann.page.get_by_role("button", name="Play now")).to_be_visible()
    ann.complaints.clear()  # the browser notes that there is no such catalogue


@pytest.mark.parametrize("lang", languages())
def test_a_rule_is_read_in_the_readers_language_and_in_english_beside_it(guest: Guests, lang: str) -> None:
    ann = guest()
    ann.remember("lang", lang)
    ann.go("rules/BAS-6.6")
    ann.page.reload()
    shown = ann.page.locator("#BAS-6\\.6")
    expect(shown).to_contain_text(rule("BAS-6.6", lang).text.split(".")[0])
    if lang != "en":
        expect(shown).not_to_contain_text("A BANG! can be played")
        ann.page.get_by_role("button", name=Messages(lang).text("page-rules.beside")).click()
        expect(shown).to_contain_text("A BANG! can be played")
    ann.page.get_by_role("searchbox").fill(names_in(lang)["barrel"])
    expect(ann.page.locator("#BAS-9\\.42")).to_contain_text(rule("BAS-9.42", lang).text.split(".")[0])
    expect(shown).to_have_count(0)


def test_a_made_up_language_reaches_every_word(guest: Guests, address: str) -> None:
    """In the made-up language plain letters are left only in names, ids and what people have written."""
    ann = guest()
    ann.remember("lang", "en-XA")
    plain = r"(?<![\w./-])[a-z]{4,}(?![\w./-])"
    for path in ("", "gallery", "about", "learn"):
        ann.go(path)
        ann.page.reload()
        ann.page.wait_for_selector("main h1")
        ann.page.wait_for_load_state("networkidle")
        text = ann.page.locator("#app").inner_text()
        left = ann.page.evaluate("([t, p]) => t.match(new RegExp(p, 'g')) ?? []", [text, plain])
        assert left == [], path
    seated = table(address, players=5)
    ann.remember("keys", {seated["table"]: seated["key"]})
    ann.go(f"table/{seated['table']}?deal")
    ann.page.reload()
    ann.page.wait_for_selector(".game .hand")
    ann.play_until(".mine", Random(1), 30)
    text = "\n".join(ann.page.locator(".dock, .log").all_inner_texts())
    left = ann.page.evaluate("([t, p]) => t.match(new RegExp(p, 'g')) ?? []", [text, plain])
    assert left == []


def test_the_language_changes_in_the_middle_of_a_game(guest: Guests, address: str) -> None:
    ann = at_turn(guest, address, Random(1))
    before = ann.page.locator(".hand button").count()
    ann.remember("lang", "en-XA")
    ann.page.go_back()
    ann.page.wait_for_selector(".game .hand")
    assert ann.page.locator(".hand button").count() == before
    assert "Ýöûŕ ţûŕñ" in ann.page.locator(".question").inner_text()


def test_rules_are_linked_and_a_question_can_be_shared(guest: Guests) -> None:
    ann = guest()
    ann.go("rules/due-3.1")
    ann.page.wait_for_selector("li.here")
    assert ann.page.locator("li.here .rule-id").inner_text() == "DUE-3.1"
    ann.page.get_by_label("Search").fill("barrel")
    expect(ann.page.locator(".goal")).to_have_count(0)
    ids = ann.page.locator("main li .rule-id").all_inner_texts()
    assert ids and all(id.startswith("DUE-") for id in ids), "the search stays in the book that is open"
    ann.page.get_by_role("button", name="Classic", exact=True).click()
    expect(ann.page.locator("main li .rule-id").first).to_contain_text("BAS-")
    assert ann.page.get_by_label("Search").input_value() == "barrel"


def test_the_rules_begin_with_the_goal_and_explain_their_marks(guest: Guests) -> None:
    ann = guest(PHONE)
    ann.go("rules")
    expect(ann.page.locator(".goal")).to_contain_text("the Renegade by being the last one left")
    expect(ann.page.locator(".goal")).to_contain_text("[4] marks rules of the fourth edition only")
    ann.go("rules/BAS-9.59")
    expect(ann.page.locator("li.here abbr")).to_have_attribute("title", "First edition only")
    ann.go("rules/DOD-10.1a")
    expect(ann.page.locator("li.here .rule-id")).to_have_text("DOD-10.1")
    ann.go("rules/BAS-99.1")
    expect(ann.page.get_by_role("alert")).to_have_text("There is no rule BAS-99.1.")


def test_no_page_asks_for_what_is_not_there(guest: Guests, address: str) -> None:
    """Not even an address that is cut off, or a browser that kept the key of a table that is gone."""
    ann = guest(PHONE)
    asked: list[str] = []
    ann.page.on("websocket", lambda socket: asked.append(socket.url))
    ann.page.on("response", lambda response: asked.append(response.url) if response.status >= 400 else None)
    for path in (*PAGES, "table", "table/", "replay", "learn/nothing"):
        ann.go(path)
        ann.page.wait_for_selector("main h1")
        ann.page.wait_for_load_state("networkidle")
    ann.go()
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    assert asked == []
    ann.remember("keys", {"gone": "key"})
    with ann.page.expect_response("**/api/tables/gone"):
        ann.page.reload()
    ann.page.wait_for_function("() => localStorage.getItem('boothill.keys') === '{}'")
    ann.complaints.clear()  # the browser writes down that it was told so, once
    asked.clear()
    ann.page.reload()
    ann.page.wait_for_load_state("networkidle")
    assert asked == []


def test_names_of_other_languages_are_found(guest: Guests) -> None:
    ann = guest()
    ann.go("gallery")
    ann.page.wait_for_selector(".entry")
    ann.page.get_by_label("Search").fill("jourdo")
    ann.page.wait_for_function("() => document.querySelectorAll('.entry').length === 1")
