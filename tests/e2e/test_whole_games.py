"""Whole games through the page: by what glows, on a phone, by keys alone, and as text."""

from __future__ import annotations

import os
import random

import pytest
from e2e.people import (
    ASKED,
    Visit,
    comes_in,
    deciding,
    follows,
    link_of,
    log_of,
    opens,
    reaches,
    seated,
    version,
    wide,
)
from e2e.robot import Robot
from playwright.sync_api import Page

MOST = 1500  # decisions
ALL = bool(os.environ.get("COVEN_ROBOTS"))  # every game in every language and every way: 36 whole games
SOME = [("madness", "en"), ("witches", "cs"), ("djinn", "pl")]
LANGUAGES = [(game, language) for game, _ in SOME for _, language in SOME] if ALL else SOME
WIDE, PHONE = (LANGUAGES, LANGUAGES) if ALL else (SOME[1:], SOME[:1])  # each game once to its end
TOGETHER = MOST if ALL else 40  # decisions of two browsers at one table
OPTIONS = "#linear .option"


def is_over(page: Page) -> bool:
    return page.locator(".ending").count() > 0


def opens_alone(page: Page, game: str) -> None:
    """A game one plays alone, on as many seats as it needs."""
    opens(page, game, *(["me"] if game == "madness" else []))


def waits(page: Page) -> bool:
    """Until somebody is asked; whether the game goes on."""
    page.wait_for_function(f"() => ({ASKED}) || document.querySelector('#linear .option, .ending, #curtain')")
    return not is_over(page)


@pytest.mark.timeout(900 if ALL else 400)
@pytest.mark.parametrize(("game", "language"), LANGUAGES)
def test_two_robots_play_by_what_glows_and_one_of_them_leaves_and_comes_back(
    visit: Visit, game: str, language: str
) -> None:
    jana = visit(language=language)
    opens(jana, game, "friend")
    link = link_of(jana)
    marek = visit(link, language, "light", phone=True)
    comes_in(marek, "Marek")
    robots = {jana: Robot(jana, 1), marek: Robot(marek, 2, touch=True)}

    for number in range(TOGETHER):
        if is_over(jana):
            break
        player = deciding(jana, marek)
        robots[player].move()
        follows(marek if player is jana else jana, player)
        if number == 20:
            assert log_of(jana).locator("li").count() > 0
            marek.close()
            marek = visit(link, language, phone=True)
            seated(marek)
            robots[marek] = Robot(marek, 3, touch=True)

    follows(jana, marek)
    follows(marek, jana)
    assert version(jana) == version(marek)
    assert is_over(jana) or not ALL
    assert (wide(marek), marek.locator("html").get_attribute("lang")) == (390, language)
    assert sum(robot.glowing for robot in robots.values()) > 12
    assert sum(robot.missed for robot in robots.values()) < 3


@pytest.mark.timeout(900 if ALL else 400)
@pytest.mark.parametrize(("game", "language"), WIDE)
def test_a_whole_game_by_what_glows(visit: Visit, game: str, language: str) -> None:
    page = visit(language=language)
    opens_alone(page, game)
    robot = Robot(page, 4)

    for _ in range(MOST):
        if robot.over():
            break
        robot.move()

    assert robot.over()
    assert robot.glowing > 10
    assert robot.missed < 3


@pytest.mark.timeout(900 if ALL else 400)
@pytest.mark.parametrize(("game", "language"), PHONE)
def test_a_whole_game_on_a_phone_by_touch(visit: Visit, game: str, language: str) -> None:
    page = visit(language=language, phone=True)
    opens_alone(page, game)
    robot = Robot(page, 5, touch=True)

    for _ in range(MOST):
        if robot.over():
            break
        robot.move()

    assert robot.over()
    assert robot.glowing > 10
    assert robot.missed < 3


@pytest.mark.timeout(900 if ALL else 400)
@pytest.mark.parametrize(("game", "language"), LANGUAGES if ALL else SOME[1:2])
def test_a_whole_game_by_keys_alone(visit: Visit, game: str, language: str) -> None:
    page, chance = visit(language=language), random.Random(6)
    opens_alone(page, game)

    for _ in range(MOST):
        if not waits(page):
            break
        if page.locator("#curtain").count():
            page.keyboard.press("Enter")
            continue
        before, digit = version(page), chance.randint(1, 9)
        for key in (str(digit), "1"):
            page.keyboard.press(key)
        reaches(page, before + 1)

    assert is_over(page)


@pytest.mark.timeout(900 if ALL else 400)
@pytest.mark.parametrize(("game", "language"), LANGUAGES if ALL else SOME[:1])
def test_a_whole_game_through_the_text_view(visit: Visit, game: str, language: str) -> None:
    page, chance = visit(language=language), random.Random(7)
    opens_alone(page, game)
    page.keyboard.press("v")

    for _ in range(MOST):
        if not waits(page):
            break
        if page.locator("#curtain").count():
            page.keyboard.press("Enter")
            continue
        before, options = version(page), page.locator(OPTIONS).count()
        page.fill("#typed", str(chance.randint(1, options)))
        page.press("#typed", "Enter")
        reaches(page, before + 1)

    assert is_over(page)
