"""Measures the page: `make bench-page`. It says

- how much the first load weighs, as the server sends it: the home page, and the table at which one sits down at once,
- how long it takes until a card can be tapped, from an empty cache, median of several: by the clock, on a processor
  four times slower, and how much of that the page's own thread works, by the processor's time, which other programs
  that run at the same moment do not change much,
- how many frames a second the browser draws while eight seats exchange cards, at a desk, and on a phone with a
  processor four times slower. Frames are counted in the page with requestAnimationFrame, which comes once for every
  frame drawn; a browser without a screen draws at most sixty. And how long the page's thread works for a frame: sixty
  a second leave it 16.7 ms,
- how far things jump that nobody has touched (cumulative layout shift; below 0.1 counts as good), in the same games.

By the clock, a machine that does other things as well is as slow as the share it leaves.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))
from playwright.sync_api import Browser, CDPSession
from tests.browser.house import DESK, PHONE, Guest, browsing, serving, table

FRAMES = """() => {
  window.frames_ = [];
  const count = (now) => { window.frames_.push(now); window.counting = requestAnimationFrame(count); };
  window.counting = requestAnimationFrame(count);
}"""

SHIFTS = """
window.shift = 0;
new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value; })
  .observe({ type: "layout-shift", buffered: true });
"""  # noqa: E501


def weighed(guest: Guest, act: Any) -> tuple[int, int]:
    """The bytes and requests that the browser takes from the network while something is done."""
    session = guest.context.new_cdp_session(guest.page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[int] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    act()
    guest.page.wait_for_load_state("networkidle")
    guest.page.wait_for_timeout(1500)  # the drawings come when nothing else is to be done
    return sum(sizes), len(sizes)


def first_load(browser: Browser, address: str) -> None:
    ann = Guest(browser, address)
    home, requests = weighed(ann, ann.go)
    print(f"first load, home:         {home / 1000:6.0f} kB compressed, {requests} requests, drawings included")
    ann.context.close()
    ann = Guest(browser, address)
    seated = table(address, players=5, clock="off")
    ann.context.add_init_script(
        f"localStorage.setItem('boothill.keys', '{{\"{seated['table']}\": \"{seated['key']}\"}}')"
    )
    there, requests = weighed(ann, lambda: ann.go(f"table/{seated['table']}?deal"))
    print(f"first load, table:        {there / 1000:6.0f} kB compressed, {requests} requests, drawings included")
    ann.context.close()


def interactive(browser: Browser, address: str, times: int) -> None:
    by_the_clock = [loaded(browser, address, 4)[0] for _ in range(times)]
    work = statistics.median(loaded(browser, address, 1)[1] for _ in range(times))
    clock = statistics.median(by_the_clock)
    print(f"a card can be tapped:     {clock:6.0f} ms by the clock, four times slowed (best {min(by_the_clock):.0f})")
    print(f"the page works for it:    {work:6.0f} ms of the processor's time, four times slowed {4 * work:.0f}")


def loaded(browser: Browser, address: str, slowed: int) -> tuple[float, float]:
    """Milliseconds until a card can be tapped, and of the page's thread."""
    ann = Guest(browser, address, PHONE, calm=False)
    seated = table(address, players=5, clock="off")
    ann.context.add_init_script(
        f"localStorage.setItem('boothill.keys', '{{\"{seated['table']}\": \"{seated['key']}\"}}')"
    )
    session = ann.context.new_cdp_session(ann.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    ann.page.goto(f"{address}#/table/{seated['table']}?deal", wait_until="commit")
    ann.page.wait_for_function("() => document.querySelector('.hand button') && (window.there ??= performance.now())")
    there: float = ann.page.evaluate("() => window.there")
    work = worked(session)
    ann.context.close()
    return there, work


def worked(session: CDPSession) -> float:
    """Milliseconds that the page's thread has worked so far."""
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return 1000 * float(metrics["TaskDuration"])


def frames(browser: Browser, address: str, seconds: float, size: tuple[int, int], slowed: int) -> None:
    ann = Guest(browser, address, size, calm=False)
    ann.context.add_init_script(SHIFTS)
    ann.sit(table(address, game="classic+dodge-city", players=8, clock="fast"))
    session = ann.context.new_cdp_session(ann.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    rng = Random(1)
    ann.page.evaluate(FRAMES)
    before = worked(session)
    end = time.monotonic() + seconds
    while time.monotonic() < end and not ann.over:
        if not ann.step(rng):
            ann.page.wait_for_timeout(100)
    at: list[float] = ann.page.evaluate("() => (cancelAnimationFrame(window.counting), window.frames_)")
    work = worked(session) - before
    shift: float = ann.page.evaluate("() => window.shift")
    gaps = [b - a for a, b in pairwise(at)]
    late = sum(gap > 34 for gap in gaps)
    rate = 1000 / statistics.median(gaps)
    mean = 1000 * len(gaps) / sum(gaps)
    where = f"{size[0]} px wide, slowed {slowed} times" if slowed > 1 else f"{size[0]} px wide"
    print(f"eight seats play:         {where}")
    print(f"frames a second:          {rate:6.1f} (median; {mean:.1f} mean), {late}/{len(gaps)} late")
    print(f"the page works for it:    {work / len(at):6.1f} ms of the processor's time a frame")
    print(f"layout shift:             {shift:6.3f} in all")
    ann.context.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=7, help="loads to take the median of")
    parser.add_argument("--seconds", type=float, default=30, help="how long frames are counted")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, browsing() as browser:
        first_load(browser, address)
        interactive(browser, address, asked.times)
        frames(browser, address, asked.seconds, DESK, 1)
        frames(browser, address, asked.seconds, PHONE, 4)
