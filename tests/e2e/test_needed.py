"""Whoever is needed and looks elsewhere is told by the browser."""

from __future__ import annotations

import pytest
from e2e.people import (
    Visit,
    answers,
    closes,
    comes_in,
    follows,
    is_asked,
    is_told,
    link_of,
    opens,
    says,
    take_turns,
    told,
)
from playwright.sync_api import Browser, Page, expect

PERMISSION = """
let given = "default";
Object.defineProperty(Notification, "permission", { get: () => given });
Notification.requestPermission = async () => { window.asked = true; return (given = "granted"); };
"""
DISMISSED = """async () => {
  for (const one of await (await navigator.serviceWorker.ready).getNotifications()) one.close();
}"""


@pytest.fixture
def chromium(windowed: Browser) -> Browser:
    """One that shows notifications."""
    return windowed


def looks_away(page: Page) -> None:
    """Another tab is in front."""
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })")


def until_asked(page: Page, other: Page) -> None:
    """Another one plays until somebody has options."""
    while not is_asked(page):
        if is_asked(other):
            answers(other)
        follows(page, other)


def hears(page: Page, other: Page) -> None:
    """Another one says something, after which nothing else is to come."""
    says(other, "Hello?")
    page.wait_for_selector("[role=tab] .count")
    page.wait_for_timeout(500)  # a notification would be shown by now


def wants_calls(page: Page) -> None:
    """Press the button, and have the worker at work."""
    page.click("#menu")
    page.click("#bell")
    expect(page.locator("#bell")).to_have_attribute("aria-pressed", "true")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    closes(page)


def seated(visit: Visit) -> tuple[Page, Page]:
    """Two people at a table: Jana, who decides, and Marek, who lets the browser ask him."""
    jana = visit()
    opens(jana, "madness", "friend")
    marek = visit()
    marek.context.grant_permissions(["notifications"])
    marek.add_init_script(PERMISSION)
    marek.goto(link_of(jana))
    comes_in(marek, "Marek")
    until_asked(jana, marek)
    return jana, marek


def test_whoever_looks_elsewhere_is_told_once_that_they_are_needed(visit: Visit) -> None:
    jana, marek = seated(visit)
    wants_calls(marek)
    looks_away(marek)

    until_asked(marek, jana)
    assert len(is_told(marek)) == 1
    marek.evaluate(DISMISSED)
    hears(marek, jana)

    assert told(marek) == []


def test_a_notification_names_the_game_and_the_server(visit: Visit) -> None:
    jana, marek = seated(visit)
    wants_calls(marek)
    looks_away(marek)

    until_asked(marek, jana)

    address = marek.evaluate("location.origin")
    assert is_told(marek) == [["The Big Book of Madness: you are needed", f"Your table: {address}"]]


def test_whoever_is_asked_by_the_others_is_told_so(visit: Visit) -> None:
    jana, marek = seated(visit)
    wants_calls(marek)
    while jana.locator("#undo.blocked").count() == 0:
        take_turns(jana, marek, 1)
        jana.wait_for_timeout(100)

    looks_away(marek)
    jana.click("#undo")

    assert [title for title, _ in is_told(marek)] == ["The Big Book of Madness: the others ask you something"]


def test_whoever_looks_at_the_table_is_told_nothing(visit: Visit) -> None:
    jana, marek = seated(visit)
    wants_calls(marek)

    until_asked(marek, jana)
    looks_away(marek)
    hears(marek, jana)

    assert told(marek) == []


def test_whoever_has_not_asked_for_it_is_told_nothing(visit: Visit) -> None:
    jana, marek = seated(visit)
    looks_away(marek)

    until_asked(marek, jana)
    hears(marek, jana)

    assert (told(marek), marek.evaluate("window.asked")) == ([], None)
