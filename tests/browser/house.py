"""A server, a browser, and somebody who plays by clicking on whatever the page offers."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Position, expect, sync_playwright
from playwright.sync_api import Error as BrowserError

from boothill.lab.verify.clients import Guest as Program

ROOT = Path(__file__).parent.parent.parent
PAGE = ROOT / "src" / "boothill" / "server" / "page" / "index.html"
CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--disable-dev-shm-usage",
]  # fmt: skip
DESK = (1440, 900)
PHONE = (390, 844)
BUTTONS = ".prompt button:not(.quiet):not(.rule-id):not([disabled])"
USEFUL = ".hand button.useful"


PATIENCE = 60.0
"""Seconds for whatever takes a moment: so many pass only where nothing comes, or on a very busy machine."""

expect.set_options(timeout=1000 * PATIENCE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _up(address: str) -> bool:
    try:
        urllib.request.urlopen(f"{address}healthz").close()
    except OSError:
        return False
    return True


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    """A server with its database in a folder; its address."""
    port = port or free_port()
    flags = ["--port", str(port), "--database", f"sqlite:///{folder / 'games.db'}", "--log-level", "warning"]
    flags += ["--new-tables", "1000", "--requests", "1000", "--commands", "100"]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen([sys.executable, "-m", "boothill", "serve", *flags], env=env)
    address = f"http://127.0.0.1:{port}/"
    try:
        while not _up(address):
            assert process.poll() is None, "the server did not start"
            time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait(PATIENCE)


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()


def patiently(seconds: float) -> Iterator[None]:
    """Again and again for so long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield


EDGE: Position = {"x": 14, "y": 20}
"""Where a fan of cards shows each of them."""


class Guest:
    """Somebody at the page. Whatever the browser complains about is kept, and fails the test."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = DESK,
        dark: bool = False,
        calm: bool = True,
        installed: bool = False,
    ) -> None:
        """Unless the page is `installed`, nothing of it is kept for later."""
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=size[0] < 600,
            service_workers="allow" if installed else "block",
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.complaints: list[str] = []
        self.read: set[str] = set()
        """Every line that the page has shown, for whoever reads along."""
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: Any) -> None:
        if message.type == "error" and "net::ERR" not in message.text and "WebSocket" not in message.text:
            self.complaints.append(message.text)

    def go(self, path: str = "") -> None:
        self.page.goto(f"{self.address}#/{path}")

    def remember(self, name: str, value: Any) -> None:
        """As if this browser had kept it from an earlier visit."""
        self.page.goto(self.address)
        self.page.evaluate("([k, v]) => localStorage.setItem(`boothill.${k}`, JSON.stringify(v))", [name, value])

    def sit(self, seated: dict[str, Any], deal: bool = True) -> None:
        self.remember("keys", {seated["table"]: seated["key"]})
        self.go(f"table/{seated['table']}{'?deal' if deal else ''}")
        self.page.reload()
        if deal:
            self.page.wait_for_selector(".game")

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def step(self, rng: Random) -> bool:
        """Click on something that is offered; False if there is nothing."""
        buttons, cards = self.page.locator(BUTTONS), self.page.locator(USEFUL)
        held = self.page.locator(".fingers, .doubt").count() > 0
        if held and not buttons.count():
            return self.click(self.page.locator(".prompt button.back"))
        if cards.count() and not held and (not buttons.count() or rng.random() < 0.8):
            return self.click(cards.nth(rng.randrange(cards.count())))
        if buttons.count():
            return self.click(buttons.nth(rng.randrange(buttons.count())))
        return False

    def click(self, what: Locator) -> bool:
        """What is gone by now was answered already."""
        try:
            what.click(position=EDGE, timeout=1500)
        except BrowserError:
            return False
        return True

    def play(self, rng: Random, seconds: float = 400, reading: bool = False) -> bool:
        """Play on until the game is over; reading, if wanted, everything that is shown."""
        for _ in patiently(seconds):
            if reading:
                self.read.update(self.page.locator("#app").inner_text().splitlines())
            if self.over:
                return True
            if not self.step(rng):
                self.page.wait_for_timeout(60)
        return False

    def play_until(self, what: str, rng: Random, seconds: float = 300) -> bool:
        """Play on until something is to be seen."""
        for _ in patiently(seconds):
            if self.over or self.page.locator(what).count():
                break
            if not self.step(rng):
                self.page.wait_for_timeout(60)
        return self.page.locator(what).count() > 0

    def close(self) -> None:
        self.context.close()
        assert not self.complaints, self.complaints


def table(address: str, name: str = "Ann", **settings: Any) -> dict[str, Any]:
    """Set up a table and take a seat; bots do not pause at it."""
    body = {"name": name, "settings": {"clock": "instant", "bots": "greedy", **settings}}
    return _post(f"{address}api/tables", body)


def at_turn(guest: Callable[[], Guest], address: str, rng: Random, seen: str = ".game") -> Guest:
    """Somebody whose turn it is, once something has been seen; who is out by then begins another game."""
    for _ in range(8):
        ann = guest()
        ann.sit(table(address, game="classic", players=5))
        if ann.play_until(seen, rng) and ann.play_until(".mine .tip", rng):
            return ann
    raise AssertionError("out of the game eight times")


def join(address: str, table: str, name: str) -> dict[str, Any]:
    return _post(f"{address}api/tables/{table}/seats", {"name": name})


def finished(address: str, **settings: Any) -> str:
    """A game that a program has played to its end."""
    return finish(address, table(address, **settings))


def finish(address: str, host: dict[str, Any], *others: dict[str, Any]) -> str:
    """Have programs play the game of these seats to its end; the game."""

    async def play() -> str:
        guests = [
            Program(address.rstrip("/"), one["table"], one["key"], Random(one["seat"])) for one in (host, *others)
        ]
        waiting = [asyncio.create_task(guest.play()) for guest in guests[1:]]
        await asyncio.gather(*(guest.ready.wait() for guest in guests[1:]))
        await asyncio.gather(guests[0].play(start=True), *waiting)
        return guests[0].game

    with ThreadPoolExecutor(1) as beside:  # the browser has the event loop of this thread
        return beside.submit(lambda: asyncio.run(asyncio.wait_for(play(), 300))).result()


def _post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
        return found
