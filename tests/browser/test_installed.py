"""The page as an app: kept for when there is no connection, never older than the server, and quiet unless asked."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.house import DESK, PATIENCE, Guest, free_port, patiently, serving
from tests.browser.stage import BOBS_TURN, Stage

Guests = Callable[..., Guest]
STALE = "caches.open('files-1').then((cache) => cache.put('/', new Response('<title>old</title>')))"
KEPT = "caches.open('files-1').then((cache) => cache.match('/')).then(Boolean)"


def until(ann: Guest, what: str) -> None:
    """Wait until something is true in the page."""
    for _ in patiently(PATIENCE):
        if ann.page.evaluate(what):
            return
        ann.page.wait_for_timeout(100)
    raise AssertionError(what)


def test_what_makes_it_installable_is_there(address: str) -> None:
    with urllib.request.urlopen(f"{address}manifest.webmanifest") as answer:
        manifest = json.load(answer)
    assert manifest["display"] == "standalone" and manifest["id"] == "/"
    for icon in manifest["icons"]:
        with urllib.request.urlopen(address.rstrip("/") + icon["src"]) as answer:
            assert answer.headers["content-type"].partition(";")[0] == icon["type"]
    with urllib.request.urlopen(f"{address}sw.js") as answer:
        assert answer.headers["cache-control"] == "no-cache"


def test_without_a_server_the_rules_and_lessons_that_were_never_opened_are_there(
    browser: Browser, tmp_path: Path
) -> None:
    port = free_port()
    with serving(tmp_path, port) as address:
        ann = Guest(browser, address, DESK, installed=True)
        ann.go("")
        until(ann, "navigator.serviceWorker.controller !== null")
        until(ann, KEPT)
        until(ann, "localStorage.getItem('boothill.kept-lessons') !== null")
    ann.go("rules")
    ann.page.reload()
    expect(ann.page.locator("main li .rule-id").first).to_be_visible()
    ann.go("learn/beer")
    ann.page.locator(".prompt .primary").first.click()  # the Beer, once Bob has shot
    expect(ann.page.get_by_role("link", name="Next lesson")).to_be_visible()
    ann.go("")
    expect(ann.page.get_by_role("status").filter(has_text="You are offline")).to_be_visible()
    # What is online comes from the server first: an old page that is kept is not seen while there is a new one.
    ann.page.evaluate(STALE)
    with serving(tmp_path, port):
        ann.page.reload()
        expect(ann.page.get_by_role("button", name="Play now")).to_be_visible()
        ann.complaints.clear()
        ann.close()


NOTICES = """
window.notices = [];
window.Notification = class { constructor(title, about) { window.notices.push([title, about.body]); } };
Notification.permission = "granted";
Notification.requestPermission = async () => { window.notices.push("asked"); return "granted"; };
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""


def test_whoever_looks_elsewhere_is_told_of_the_own_turn_only_if_wanted(guest: Guests) -> None:
    ann = guest()
    ann.page.add_init_script(NOTICES)
    stage = Stage.set(ann, BOBS_TURN, still=True)
    ann.page.get_by_role("button", name="OK", exact=True).click()
    assert ann.page.evaluate("window.notices") == [], "nobody is asked who has not asked for it"
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("checkbox", name="Tell me when it is my turn").check()
    ann.page.keyboard.press("Escape")
    ann.page.evaluate("window.away = true")
    stage.still = False
    stage.bots_play()
    until(ann, "window.notices.length > 1")
    assert [title for title, _ in ann.page.evaluate("window.notices.slice(1)")] == ["It is your turn"]
