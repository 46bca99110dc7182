"""Measures a page: text that is cut off, lies on other text or sticks out of its button; what axe finds wrong."""

from __future__ import annotations

import json
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

LOOK = Path(__file__).with_name("fits.js").read_text("utf-8").rstrip()


def misfits(page: Page, whole: bool = True) -> list[str]:
    """What is cut off, lies on other text, sticks out or makes the page too wide; words that are broken, too, if these
    must stay whole."""
    found: list[str] = page.evaluate(f"{LOOK}.misfits({json.dumps(whole)})")
    return found


def words(page: Page) -> set[str]:
    """All that the page says, read or heard."""
    return set(page.evaluate(f"{LOOK}.words()"))


def unfit(page: Page) -> list[str]:
    """What axe finds wrong."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]
