"""What people do with the page."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page

Visit = Callable[..., Page]
OPTION = "#prompt .option:not([disabled])"
PATIENCE = 15.0  # seconds until somebody must have been told something
TOLD = """async () => {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return worker ? (await worker.getNotifications()).map((one) => [one.title, one.body]) : [];
}"""


def opens(page: Page, game: str, *others: str, name: str = "Jana") -> None:
    """Set up a table: oneself first, then others: me, friend or bot."""
    page.check(f"#game-{game}")
    page.select_option("#players", str(len(others) + 1))
    page.fill("#name-0", name)
    for number, who in enumerate(others, 1):
        page.select_option(f"#who-{number}", who)
    page.click("#open")
    page.wait_for_selector("#main[data-version]")


def link_of(page: Page, which: int = 1) -> str:
    """The link of a seat, or behind the seats that of watchers, from the window that shows them."""
    page.click("#menu")
    found = page.input_value(f"dialog .link >> nth={which} >> input")
    page.click("dialog p.end button")
    return found


def comes_in(page: Page, name: str) -> None:
    """Say at the door who one is."""
    page.fill("#door-name", name)
    page.click("#door .go")
    page.wait_for_selector("#door", state="detached")


def version(page: Page) -> int:
    """How far the table is, as the page shows it."""
    return int(page.get_attribute("#main", "data-version") or -1)


def presses_first(page: Page) -> None:
    """Press the first option, and see the table move on."""
    before = version(page)
    page.click(f"{OPTION} >> nth=0")
    reaches(page, before + 1)


def reaches(page: Page, wanted: int) -> None:
    """Wait until the page shows a version of the table."""
    page.wait_for_function("wanted => Number(document.querySelector('#main').dataset.version) >= wanted", arg=wanted)


def follows(page: Page, other: Page) -> None:
    """Wait until a page is as far as another one."""
    reaches(page, version(other))


def asked(*pages: Page) -> Page | None:
    """Whoever has options."""
    return next((page for page in pages if page.locator(OPTION).count()), None)


def wide(page: Page) -> int:
    """How wide the page is, all that sticks out included."""
    return int(page.evaluate("document.documentElement.scrollWidth"))


def told(page: Page) -> list[list[str]]:
    """The notifications that the browser shows: title and text."""
    found: list[list[str]] = page.evaluate(TOLD)
    return found


def is_told(page: Page) -> list[list[str]]:
    """Wait until the browser shows a notification."""
    until = time.monotonic() + PATIENCE
    while not (found := told(page)) and time.monotonic() < until:
        page.wait_for_timeout(100)
    return found
