from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.house import CHROMIUM, PAGE, Guest, browsing, serving


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not PAGE.exists():
        pytest.skip("make page builds the page")
    with serving(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """For these tests alone: as long as it is open its event loop runs, and nobody else can run one."""
    if CHROMIUM is None:
        pytest.skip("there is no chromium (on Debian: apt-get install chromium)")
    with browsing() as found:
        yield found


@pytest.fixture
def guest(browser: Browser, address: str) -> Iterator[Callable[..., Guest]]:
    """Makes somebody at the page, who must not have had anything to complain about in the end."""
    guests: list[Guest] = []

    def make(*args: object, **kwargs: object) -> Guest:
        guests.append(Guest(browser, address, *args, **kwargs))  # type: ignore[arg-type]
        return guests[-1]

    yield make
    for one in guests:
        one.close()
