"""Everything that can be opened at a table in the middle of a game, and at its end."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

State = Callable[[Page], None]
THOUGHT = 400_000.0  # milliseconds: a whole game is looked at again, on a busy machine uncompiled


def as_it_is(page: Page) -> None:
    """Nothing is opened."""


def press(what: str) -> State:
    """Press the first of these that can be seen."""

    def pressed(page: Page) -> None:
        if page.locator(f"{what}:visible").count():
            page.locator(f"{what}:visible").first.click(force=True)

    return pressed


def hint(page: Page) -> None:
    """Ask what to do, and read all of it."""
    page.click("#ask-hint")
    page.wait_for_selector("#hint", timeout=THOUGHT)
    page.locator("#hint summary").evaluate_all("found => found.forEach((one) => (one.parentElement.open = true))")


def looked_at(page: Page) -> None:
    """Look closer at the first thing that has a closer look."""
    page.locator(".tray .glow:visible, .board .glow:visible").first.focus()
    page.keyboard.press("i")
    page.wait_for_selector(".detail")


def text(page: Page) -> None:
    """The table in words."""
    page.keyboard.press("v")
    page.wait_for_selector("#linear")


def chat(page: Page) -> None:
    """What was said."""
    page.keyboard.press("c")
    page.wait_for_selector("#say")


def review(page: Page) -> None:
    """The game looked at again."""
    page.click("#review")
    page.wait_for_selector(".ending ol", timeout=THOUGHT)


STATES: dict[str, State] = {
    "why-not": press(".glow.quiet"),
    "refusals": press("#refused"),
    "options": press("#prompt .list"),
    "settings": press("#menu"),
    "text": text,
    "log": press(":is(header .narrow, nav.tabs button:last-child, .talk [role=tab])"),
    "chat": chat,
    "hint": hint,
    "detail": looked_at,
}
ENDS: dict[str, State] = {"end": as_it_is, "review": review}
