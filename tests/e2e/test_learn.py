"""Lessons in a real browser: done as the coach shows them, left and found again, in every language."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from e2e.people import Visit, wide
from playwright.sync_api import Page, expect

STEPS = 15
WAYS = [("madness", "en", False), ("witches", "cs", False), ("djinn", "pl", True)]


def follows(page: Page) -> None:
    """Whoever lets the coach do everything does the task."""
    for _ in range(STEPS):
        expect(page.locator("#lesson-show:enabled, #lesson-success").first).to_be_visible()
        if page.locator("#lesson-success").count():
            return
        version = page.locator("#main").get_attribute("data-version")
        page.locator("#lesson-show").click()
        expect(page.locator("#coach .way")).to_be_visible()
        page.locator("#lesson-show").click()
        expect(page.locator("#main")).not_to_have_attribute("data-version", version or "")
    raise AssertionError("the task is not done")


@pytest.mark.parametrize(("game", "language", "phone"), WAYS)
def test_a_first_game_is_learned_lesson_by_lesson(visit: Visit, game: str, language: str, phone: bool) -> None:
    page = visit(f"/learn/{game}", language, phone=phone)
    page.locator("ol li .button").first.click()

    for lesson in range(6):
        expect(page.locator("#lesson-task")).to_be_visible()
        follows(page)
        assert wide(page) == (390 if phone else 1440)
        if lesson < 5:
            page.locator("#lesson-next").click()
            expect(page.locator("#lesson-success")).to_be_hidden()
    page.locator("#lesson-leave").click()

    expect(page.locator("ol .finished")).to_have_count(6)
    page.goto("/")
    expect(page.locator(".mine li.table")).to_have_count(0)


def test_whoever_leaves_the_way_is_led_back(visit: Visit) -> None:
    page = visit("/learn/madness")
    page.locator("#lesson-curse").click()

    page.locator("#prompt [data-word=done]").click()
    expect(page.locator("#lesson-lost")).to_be_visible()
    page.locator("#lesson-back").click()
    expect(page.locator("#lesson-show")).to_be_enabled()
    page.locator("#prompt [data-word=done]").click()
    page.locator("#lesson-anew").click()

    follows(page)


def test_the_coach_notices_at_once_what_is_not_the_next_step(visit: Visit) -> None:
    page = visit("/learn/witches")
    page.locator("#lesson-walk").click()
    expect(page.locator("#lesson-show")).to_be_enabled()
    page.keyboard.press("v")
    page.locator("#lesson-show").click()
    next_step = page.locator("#linear .option.hinted")
    expect(next_step).to_be_visible()

    page.locator("#linear .option:not(.hinted)").first.click()

    expect(page.locator("#lesson-astray, #lesson-lost")).to_be_visible()
    page.locator("#lesson-back").click()
    expect(page.locator("#lesson-astray, #lesson-lost")).to_have_count(0)
    expect(page.locator("#lesson-show")).to_be_enabled()


def test_the_coach_follows_through_payment_and_reward(visit: Visit) -> None:
    page = visit("/learn/madness")
    page.locator("#lesson-curse").click()
    expect(page.locator("#lesson-show")).to_be_enabled()
    expect(page.locator("#lesson-now")).to_have_count(0)

    page.keyboard.press("v")
    page.locator('#linear [data-word="break 2"]').click()
    expect(page.locator("#lesson-now")).to_contain_text("Pay 4 fire")
    page.keyboard.press("v")
    expect(page.locator(".tray [data-at='ann/hand/fire-2'].legal").first).to_be_visible()
    expect(page.locator("[data-at='ann/discard'].legal")).to_have_count(0)
    page.keyboard.press("v")
    page.locator('#linear [data-word="settle fire-2 fire-2"]').click()

    expect(page.locator("#lesson-now")).to_contain_text("Choose a card of value 2")


def test_a_lesson_can_be_done_as_text(visit: Visit) -> None:
    page = visit("/learn/madness")
    page.locator("#lesson-curse").click()
    expect(page.locator("#coach")).to_be_visible()
    page.keyboard.press("v")

    for word in ("break 2", "settle fire-2 fire-2", "gain air-2"):
        page.locator(f'#linear [data-word="{word}"]').click()

    expect(page.locator("#lesson-success")).to_be_visible()
    page.reload()
    expect(page.locator("#lesson-success")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_everybody_can_use_lessons(visit: Visit, phone: bool) -> None:
    page = visit("/learn/witches", "pl", "light", phone)
    expect(page.locator("ol li")).to_have_count(6)
    assert Axe().run(page).response["violations"] == []

    page.locator("#lesson-walk").click()
    expect(page.locator("#lesson-show")).to_be_enabled()
    page.locator("#lesson-show").click()

    assert [one["id"] for one in Axe().run(page).response["violations"]] == []
