"""Whole games through the page: by what glows, on a phone, by keys alone, and as text."""

from __future__ import annotations

import pytest
from e2e.people import ASKED, Visit, comes_in, deciding, follows, link_of, opens, seated, version
from e2e.robot import Robot
from playwright.sync_api import Page

MOST = 1500  # decisions
GAMES = [("madness", "en"), ("witches", "cs"), ("djinn", "pl")]
SHORT = {"madness": {"difficulty": "3"}, "witches": {}, "djinn": {}}


def is_over(page: Page) -> bool:
    return page.locator(".ending, #linear-over").count() > 0


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("game", "language"), GAMES)
def test_two_robots_play_to_the_end_by_what_glows(visit: Visit, game: str, language: str) -> None:
    jana = visit(language=language)
    opens(jana, game, "friend", **SHORT[game])
    link = link_of(jana)
    marek = visit(link, language)
    comes_in(marek, "Marek")
    robots = {jana: Robot(jana, 1), marek: Robot(marek, 2)}

    for number in range(MOST):
        if is_over(jana):
            break
        player = deciding(jana, marek)
        robots[player].move()
        follows(marek if player is jana else jana, player)
        if number == 25:
            marek.close()
            marek = visit(link, language)
            seated(marek)
            robots[marek] = Robot(marek, 3)

    assert is_over(jana)
    assert robots[jana].glowing > 10
