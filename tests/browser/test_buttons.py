"""What the page offers, as it really draws it: no two buttons of a question say the same, and none is empty."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from boothill.core.state import State
from boothill.sets import GAMES
from boothill.table import wire
from boothill.table.projection.board import show
from boothill.table.projection.decision import ask_of
from boothill.words.catalogue import languages
from tests.browser.house import Guest
from tests.browser.stage import Stage
from tests.tables import EVENTS, dealt, play_on, with_events

Guests = Callable[..., Guest]

NO_NETWORK = """
window.answers = 0;
window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() { window.table = this; setTimeout(() => this.onopen?.()); }
  send(text) { if (JSON.parse(text).type === "answer") window.answers += 1; }
  close() {}
};
window.push = (...messages) => { for (const message of messages) window.table.onmessage({ data: JSON.stringify(message) }); };
"""  # noqa: E501

WALK = """async ([messages, deep]) => {
  const found = [];
  let looked = 0;
  const rest = (ms = 0) => new Promise((go) => setTimeout(go, ms)).then(() => new Promise(requestAnimationFrame));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const look = (where) => {
    const said = all(".prompt button:not(.rule-id)").map((button) => button.innerText.trim().replace(/\\s+/g, " ") || button.getAttribute("aria-label") || "");
    looked += said.length;
    if (said.includes("") || new Set(said).size < said.length) found.push([where, ...said]);
  };
  /** Put back what has been taken; where a doubt is asked about, by leaving it. */
  const back = () => document.querySelector(".prompt .back, .doubt .button:not(.primary)")?.click();
  const ask = async () => { window.push(...messages); await rest(); };
  /** Tap something; has it answered the question? Then it is asked again, as soon as the table listens. */
  const tap = async (element) => {
    const before = window.answers;
    element.click();
    await rest();
    if (window.answers > before) {
      await rest(480);
      window.push(messages[1]); // without a welcome: who comes back gives the same answer again
      await rest();
      return false;
    }
    return true;
  };
  await ask();
  look("question");
  const hand = all(".hand button.useful").length;
  for (let card = 0; card < hand; card++) {
    const name = all(".hand button.useful")[card].innerText;
    if (!(await tap(all(".hand button.useful")[card]))) continue;
    look(name);
    const options = all(".fingers .row .primary").length;
    for (let option = 0; deep && options > 1 && option < options; option++) {
      if (!document.querySelector(".fingers")) all(".hand button.useful")[card].click();
      await rest();
      const chosen = all(".fingers .row .primary")[option];
      if (chosen && (await tap(chosen))) look(`${name}: ${option}`);
      back();
      await rest();
    }
    for (let aim = 0; deep && aim < all(".aim:not(:has(.facts))").length; aim++) {
      if (!(await tap(all(".aim:not(:has(.facts))")[aim]))) break;
      look(`${name}: aim ${aim}`);
      back();
      await rest();
      all(".hand button.useful")[card].click();
      await rest();
    }
    back();
    await rest();
  }
  return [found, looked];
}"""  # noqa: E501


def questions(game: str, players: int, seeds: range, each: int, options: dict[str, str]) -> Iterator[State]:
    """Decisions of random games, so many of every kind of question."""
    met: Counter[str] = Counter()
    for seed in seeds:
        s = dealt(seed, players, game, **options)
        for _ in play_on(s, Random(seed)):
            if s.over or len(s.legal()) < 2:
                continue
            kind = type(s.stack[-1]).__name__
            met[kind] += 1
            if met[kind] <= each:
                yield s


class Reader:
    """A page at a table without a server, which is shown one question after the other."""

    def __init__(self, guest: Guest, game: str, players: int, options: dict[str, str]) -> None:
        scene = Stage(guest, game=game, players=players, options=options)
        scene.start()
        self.welcome: wire.Welcome = scene.people[0].last(wire.Welcome)
        self.page = guest.page
        self.number = 0
        guest.context.add_init_script(NO_NETWORK)
        guest.context.add_init_script('localStorage.setItem("boothill.keys", "{\\"scene\\": \\"-\\"}")')
        guest.go("table/scene")
        guest.page.wait_for_function("() => Boolean(window.table?.onmessage)")

    def read(self, s: State, deep: bool) -> tuple[list[list[str]], int]:
        """What reads alike or not at all, and how many buttons were read."""
        self.number += 100
        seat = s.to_act
        ask = ask_of(s, s.view(seat), self.number, False, None)
        update = wire.Update(self.number, [], [], show(s, seat), [seat], [None], ask, "", fresh=True)
        table = msgspec.structs.replace(self.welcome.table, phase="playing")
        welcome = msgspec.structs.replace(self.welcome, seat=seat, table=table)
        messages = [json.loads(msgspec.json.encode(message)) for message in (welcome, update)]
        if self.number == 100:
            self.page.evaluate("(messages) => window.push(...messages)", messages)
            self.page.wait_for_selector(".prompt")
        found: list[Any] = self.page.evaluate(WALK, [messages, deep])
        return found[0], found[1]


def buttons_tell_apart(
    guest: Guest, game: str, players: int, seeds: range, each: int, deep: bool, options: dict[str, str]
) -> int:
    reader = Reader(guest, game, players, options)
    looked = 0
    for s in questions(game, players, seeds, each, options):
        found, count = reader.read(s, deep)
        assert found == [], (type(s.stack[-1]).__name__, found)
        looked += count
    return looked


@pytest.mark.parametrize(("game", "players"), [("classic+dodge-city", 6), ("duel", 2)])
def test_no_two_buttons_of_a_question_say_the_same_and_none_is_empty(guest: Guests, game: str, players: int) -> None:
    assert buttons_tell_apart(guest(), game, players, range(2), 1, False, {}) > 30


@pytest.mark.long
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", list(GAMES))
def test_buttons_are_told_apart_in_every_game_and_language(guest: Guests, game: str, lang: str) -> None:
    ann = guest()
    ann.context.add_init_script(f"localStorage.setItem('boothill.lang', '\"{lang}\"')")
    players = 2 if game == "duel" else 6
    options = EVENTS if with_events(game) else {}
    assert buttons_tell_apart(ann, game, players, range(6), 9, True, options) > 500
