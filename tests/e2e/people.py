"""What people do with the page."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

Visit = Callable[..., Page]
OPTION = "#prompt.mine :is(.option, .list)"  # a button for an answer, or for the list of all
PATIENCE = 60.0  # seconds until somebody must have been told something
ASKED = "document.querySelector('#prompt.mine') && document.querySelector('#main').dataset.busy === 'false'"
TOLD = """async () => {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return worker ? (await worker.getNotifications()).map((one) => [one.title, one.body]) : [];
}"""


def opens(page: Page, game: str, *others: str, name: str = "Jana", **options: str) -> None:
    """Set up a table: oneself first, then others: me, friend or a computer player."""
    page.click(f"#new-{game}")
    page.click(f"#players-{len(others) + 1}")
    page.fill("#name-0", name)
    for number, who in enumerate(others, 1):
        page.select_option(f"#who-{number}", who)
    for option, value in options.items():
        page.select_option(f"#option-{option}", value)
    page.click("#open")
    seated(page)


def seated(page: Page) -> None:
    """Wait until the table is shown, or the curtain before it."""
    page.wait_for_selector("#main[data-version] #prompt, #curtain")


def link_of(page: Page, which: int = 0) -> str:
    """The link of a seat, friends first, or behind the seats that of watchers, from the window that shows them."""
    page.click("#menu")
    found = page.input_value(f"dialog .link:not(.all) >> nth={which} >> input")
    closes(page)
    return found


def closes(page: Page) -> None:
    """Close the window above the table."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def comes_in(page: Page, name: str) -> None:
    """Say at the door who one is."""
    page.fill("#door-name", name)
    page.click("#door .go")
    page.wait_for_selector("#door", state="detached")


def log_of(page: Page) -> Locator:
    """The log; where the things of the game need its room, it is unfolded first."""
    if page.locator(".talk.folded").count():
        page.click(".talk.folded [role=tab]")
    return page.locator("#log")


def version(page: Page) -> int:
    """How far the table is, as the page shows it."""
    return int(page.get_attribute("#main", "data-version") or -1)


def is_asked(page: Page) -> bool:
    """Whether somebody who looks at this page must decide."""
    return bool(page.evaluate(f"Boolean({ASKED})"))


def answers(page: Page) -> None:
    """Give the first answer by its key, and see the table move on."""
    page.wait_for_function(f"() => {ASKED}")
    before = version(page)
    page.keyboard.press("1")
    reaches(page, before + 1)


def reaches(page: Page, wanted: int, patience: float = PATIENCE) -> None:
    """Wait until the page shows a version of the table."""
    shown = "wanted => Number(document.querySelector('#main').dataset.version) >= wanted"
    page.wait_for_function(shown, arg=wanted, timeout=1000 * patience)


def follows(page: Page, other: Page) -> None:
    """Wait until a page is as far as another one."""
    reaches(page, version(other))


def deciding(*pages: Page) -> Page:
    """Whoever is asked."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for page in pages:
            if is_asked(page):
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def take_turns(jana: Page, marek: Page, moves: int) -> None:
    """Whoever is asked gives the first answer."""
    for _ in range(moves):
        player = deciding(jana, marek)
        answers(player)
        follows(jana, player)
        follows(marek, player)


def says(page: Page, text: str) -> None:
    """Say something to everybody."""
    page.get_by_role("tab", name="Chat").click()
    page.fill("#say", text)
    page.press("#say", "Enter")


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
