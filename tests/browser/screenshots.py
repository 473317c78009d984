"""Pictures of every page and of the table in many situations: make screenshots.

In English in both sizes and both lights for the documentation. In any language (`--lang pl`, `--lang all`), with every
kind of question, for whoever reads the page as people who speak that language do: in build/screenshots/LANG, each with
the words that it shows as a text beside it.
"""

from __future__ import annotations

import argparse
import io
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from boothill.core.ids import Face
from boothill.table.game import Game
from boothill.table.wire import Ask
from boothill.words.catalogue import DEFAULT, languages
from boothill.words.messages import Messages
from tests.browser.house import DESK, EDGE, PHONE, ROOT, Guest, browsing, serving, table
from tests.browser.questions import missing, questions
from tests.browser.stage import Stage
from tests.browser.test_games import FALLEN

DOCS = ROOT / "docs" / "screenshots"
BUILD = ROOT / "build" / "screenshots"
PAGES = {
    "home": ("", ".ways"),
    "cards": ("gallery", ".entry svg"),
    "duel-cards": ("gallery/duel", ".entry svg"),
    "rules": ("rules/BAS-6.6", "li.here"),
    "learn": ("learn/missed", ".seat svg"),
}
MORE_PAGES = {
    "lessons": ("learn", "main h1"),
    "about": ("about", "main h1"),
    "duel-rules": ("rules/DUE-8.1", "li.here"),
    **{
        f"learn-{name}": (f"learn/{name}", ".seat svg")
        for name in ("shoot", "weapon", "once", "beer", "reward", "game")
    },
}
"""Pages that the documentation does not show."""
SHAPES = {"desktop": DESK, "phone": PHONE}
SPILLED = """() => {
  const found = new Set();
  const texts = document.createTreeWalker(document.querySelector("#app"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const range = document.createRange();
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (!text.data.trim() || !words.width || text.parentElement.closest("svg")) continue;
    for (let box = text.parentElement; box && box.id !== "app"; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.overflowX !== "visible") break;
      if (style.backgroundColor === "rgba(0, 0, 0, 0)" && !parseFloat(style.borderLeftWidth)) continue;
      const edge = box.getBoundingClientRect();
      if (words.right > edge.right + 1 || words.left < edge.left - 1) found.add(text.data.trim());
      break;
    }
  }
  return [...found];
}"""
"""Words that reach beyond the box they stand in."""


class Camera:
    def __init__(self, browser: Browser, address: str, lang: str, out: Path, lights: tuple[str, ...]) -> None:
        self.browser, self.address, self.lang = browser, address, lang
        self.out, self.lights = out, lights
        self.text = Messages(lang).text

    def guest(self) -> Guest:
        guest = Guest(self.browser, self.address)
        lang = json.dumps(json.dumps(self.lang))
        guest.context.add_init_script(f"localStorage.setItem('boothill.lang', {lang})")
        return guest

    def take(self, guest: Guest, name: str, whole: bool = False) -> None:
        """The same moment in every shape and light."""
        notes = []
        for shape, (width, height) in SHAPES.items():
            guest.page.set_viewport_size({"width": width, "height": height})
            for light in self.lights:
                guest.page.emulate_media(color_scheme=light, reduced_motion="reduce")  # type: ignore[arg-type]
                guest.page.wait_for_timeout(350)
                picture = Image.open(io.BytesIO(guest.page.screenshot(full_page=whole, timeout=60_000)))
                file = "-".join([name, shape, *([light] if len(self.lights) > 1 else [])])
                picture.convert("RGB").save(self.out / f"{file}.webp", quality=80, method=6)
            notes += [f"SPILLED on {shape}: {words}" for words in guest.page.evaluate(SPILLED)]
        if self.out != DOCS:
            words = guest.page.locator("#app").inner_text()
            (self.out / f"{name}.txt").write_text("\n".join([*notes, words]), encoding="utf-8")

    def pages(self, pages: dict[str, tuple[str, str]]) -> None:
        guest = self.guest()
        for name, (path, there) in pages.items():
            guest.go(path)
            guest.page.wait_for_selector(there)
            self.take(guest, name)
        guest.context.close()

    def rooms(self) -> None:
        """Where a question is settled, and where a table is set up."""
        guest = self.guest()
        guest.go("analysis")
        guest.page.wait_for_selector(".steps")
        self.take(guest, "analysis", whole=True)
        guest.sit(table(self.address, players=5, clock="standard"), deal=False)
        guest.page.wait_for_selector(".lobby")
        self.take(guest, "lobby")
        guest.context.close()

    def questions(self) -> None:
        """Every kind of question, asked of somebody who has a choice."""
        if absent := missing():
            raise SystemExit(f"no position asks {', '.join(sorted(absent))}")
        for id, position in questions().items():
            guest = self.guest()
            Stage.set(guest, position, still=True)
            guest.page.wait_for_selector(".prompt")
            guest.page.get_by_role("button", name=self.text("page-understood"), exact=True).click()
            self.take(guest, id)
            guest.context.close()

    def games(self) -> None:
        """Moments of games that are always the same."""
        classic: dict[str, Any] = {"game": "classic", "players": 5}
        self.moment("turn", lambda game, ask: own_turn(ask) and len(ask.moves) > 5, **classic)
        self.moment("aim", aims, take_aim, **classic | {"players": 6})
        self.moment("threat", lambda game, ask: ask.threat and len(ask.moves) > 1, **classic)
        self.moment(
            "why", lambda game, ask: own_turn(ask) and bool(idle(game, ask)), tap_idle, **classic | {"players": 7}
        )
        self.moment("green", green, game="classic+dodge-city", players=8)
        self.moment("distances", lambda game, ask: own_turn(ask), self.look_around, **classic | {"players": 7})
        self.moment("seat", lambda game, ask: own_turn(ask), open_seat, **classic)
        self.moment("duel", lambda game, ask: own_turn(ask) and len(ask.moves) > 3, game="duel", players=2)
        guest = self.guest()
        Stage.set(guest, FALLEN, still=True)
        guest.page.wait_for_selector(".gone svg")
        self.take(guest, "out")
        guest.context.close()
        self.whole()

    def moment(
        self,
        name: str,
        wanted: Callable[[Game, Ask], bool],
        then: Callable[[Guest, Stage], None] | None = None,
        **settings: Any,
    ) -> None:
        guest = self.guest()
        stage = Stage.played(guest, wanted, **settings)
        guest.page.wait_for_selector(".hand .card svg")
        if then is not None:
            then(guest, stage)
        self.take(guest, name)
        guest.context.close()

    def look_around(self, guest: Guest, stage: Stage) -> None:
        guest.page.get_by_role("button", name=self.text("page-distances"), exact=True).click()

    def whole(self) -> None:
        """A game to its end, and its replay, which only a real server has."""
        guest = self.guest()
        guest.sit(table(self.address, game="classic", players=4))
        if not guest.play(Random(1)):
            raise SystemExit("the game did not end")
        guest.page.wait_for_timeout(300)
        self.take(guest, "end")
        guest.page.get_by_role("link", name=self.text("page-replay"), exact=True).click()
        guest.page.wait_for_selector(".controls")
        guest.page.get_by_role("slider").first.fill("25")
        self.take(guest, "replay")
        guest.context.close()


def own_turn(ask: Ask) -> bool:
    return any(move.verb == "end" for move in ask.moves)


def aimed(ask: Ask) -> list[int]:
    """Cards that can be aimed at several people."""
    at_figures = [move for move in ask.moves if move.aim is not None and move.aim.kind == "figure" and not move.name]
    cards = [move.card for move in at_figures if move.verb == "play"]
    return [card for card in cards if cards.count(card) > 1]


def aims(game: Game, ask: Ask) -> bool:
    return own_turn(ask) and bool(aimed(ask))


def idle(game: Game, ask: Ask) -> list[int]:
    return [card for card in game.s.hands[0] if all(move.card != card for move in ask.moves)]


def green(game: Game, ask: Ask) -> bool:
    rows = game.s.rules.rows
    return own_turn(ask) and sum(rows[card].edge == "green" for cards in game.s.table for card in cards) > 1


def tap(guest: Guest, stage: Stage, card: int) -> None:
    place = stage.game.s.hands[0].index(Face(card))
    guest.page.locator(".hand button").nth(place).click(position=EDGE)


def take_aim(guest: Guest, stage: Stage) -> None:
    ask = stage.people[0].ask
    assert ask is not None
    tap(guest, stage, aimed(ask)[0])
    guest.page.wait_for_selector(".aim")


def tap_idle(guest: Guest, stage: Stage) -> None:
    ask = stage.people[0].ask
    assert ask is not None
    tap(guest, stage, idle(stage.game, ask)[0])
    guest.page.wait_for_selector(".why")


def open_seat(guest: Guest, stage: Stage) -> None:
    guest.page.locator(".seat:not(.out)").first.click()
    guest.page.wait_for_selector(".sums")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lang", choices=(*languages(), "all"), default="", help="for readers of this language")
    lang = parser.parse_args().lang
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        if not lang:
            DOCS.mkdir(exist_ok=True)
            camera = Camera(browser, address, DEFAULT, DOCS, ("light", "dark"))
            camera.pages(PAGES)
            camera.rooms()
            camera.games()
        for one in languages() if lang == "all" else [lang] if lang else []:
            out = BUILD / one
            out.mkdir(parents=True, exist_ok=True)
            camera = Camera(browser, address, one, out, ("light",))
            camera.questions()
            camera.pages(PAGES | MORE_PAGES)
            camera.rooms()
            camera.games()


if __name__ == "__main__":
    main()
