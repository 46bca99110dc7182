"""What the computer would do, and why: asked for at the table."""

from __future__ import annotations

from e2e.people import Visit, answers, log_of, opens
from playwright.sync_api import expect

LOG = "document.querySelector('#log')"


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


def test_the_log_goes_on_showing_what_happens_after_a_reason_was_read(visit: Visit) -> None:
    page = visit()
    opens(page, "madness", "fair")
    log, reasons = log_of(page), page.locator("#log .why")
    for _ in range(40):
        if reasons.count() >= 3 and page.evaluate(f"{LOG}.scrollHeight > 2 * {LOG}.clientHeight"):
            break
        answers(page)

    for _ in range(3):
        reasons.last.evaluate("button => button.click()")  # nothing is scrolled into sight
    expect(log.locator("em").filter(has_text="Thinking about it…")).to_have_count(0)
    page.evaluate(f"{LOG}.scrollBy(0, 4)")  # to read on
    answers(page)

    page.wait_for_function(f"() => {LOG}.scrollTop + {LOG}.clientHeight > {LOG}.scrollHeight - 40")
