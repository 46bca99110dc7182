"""What the computer would do, and why: asked for at the table."""

from __future__ import annotations

from e2e.people import Visit, opens
from playwright.sync_api import expect


def test_a_hint_rings_what_it_speaks_of_and_the_next_best_follows(visit: Visit) -> None:
    page = visit()
    opens(page, "witches")
    page.wait_for_selector("#prompt.mine #ask-hint")

    page.keyboard.press("h")
    expect(page.locator("#hint p").first).not_to_be_empty()
    expect(page.locator(".hinted").first).to_be_visible()
    first = page.locator("#hint b").inner_text()
    page.keyboard.press("h")
    expect(page.locator("#hint b")).not_to_have_text(first)
    page.keyboard.press("Escape")

    expect(page.locator("#hint, .hinted")).to_have_count(0)
