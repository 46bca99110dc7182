"""Measures a page: text that is cut off, lies on other text or sticks out of its button."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

LOOK = Path(__file__).with_name("fits.js").read_text("utf-8").rstrip()


def misfits(page: Page) -> list[str]:
    """What is cut off, lies on other text, sticks out or makes the page too wide."""
    found: list[str] = page.evaluate(f"{LOOK}.misfits()")
    return found


def words(page: Page) -> set[str]:
    """All that the page says, read or heard."""
    return set(page.evaluate(f"{LOOK}.words()"))
