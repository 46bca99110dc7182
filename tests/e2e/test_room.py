"""What is needed now can be seen whole, nothing covers what it speaks of, and nothing jumps."""

from __future__ import annotations

import pytest
from e2e.laid import tokens_of
from e2e.people import Visit, answers, seated
from hosting import Server
from playwright.sync_api import Locator, Page, expect

CUT = """(what) => [...document.querySelectorAll(what)]
  .filter((one) => one.checkVisibility())
  .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
  .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 40)}`)"""
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
SEEN = [
    ("djinn", 90, "capture", False, ".shelf, .shop small, .scoring small, .own-gear small"),
    ("witches", 60, "stand-or-flee", False, ".hand .says, .attempt small"),
    ("witches", 0, "choose-witch", True, ".offers, .game"),
    ("djinn", 0, "draft", True, ".under, .game"),
    ("madness", 60, "act", True, ".game"),
]


def sits(visit: Visit, server: Server, game: str, moves: int, prompt: str, phone: bool = False) -> Page:
    """Somebody who must decide."""
    page = visit(f"/table#{tokens_of(server.address, game, moves, prompt)[0]}", phone=phone)
    seated(page)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(200)
    return page


def covers(one: Locator, other: Locator) -> bool:
    """Whether two things lie on each other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return across > 1 and down > 1


@pytest.mark.parametrize(("game", "moves", "prompt", "phone", "what"), SEEN)
def test_what_is_needed_now_is_not_cut(
    visit: Visit, server: Server, game: str, moves: int, prompt: str, phone: bool, what: str
) -> None:
    page = sits(visit, server, game, moves, prompt, phone)

    assert page.evaluate(CUT, what) == []


def test_the_board_keeps_its_place_while_a_decision_has_steps(visit: Visit, server: Server) -> None:
    page = sits(visit, server, "madness", 60, "act")
    board = page.locator("main.board")
    before = board.bounding_box()

    answers(page)
    page.wait_for_selector(".steps")

    assert board.bounding_box() == before


@pytest.mark.parametrize("phone", [False, True])
def test_why_not_never_covers_what_can_be_done_instead(visit: Visit, server: Server, phone: bool) -> None:
    page = sits(visit, server, "madness", 90, "pay", phone)
    quiet = page.locator(".tray .glow.quiet:visible, .board .glow.quiet:visible")
    for number in range(min(8, quiet.count())):
        quiet.nth(number).click(force=True)
        page.wait_for_selector(".detail.asked .situation")
        page.evaluate(DRAWN)

        assert not covers(page.locator(".detail"), page.locator("#prompt"))
        page.keyboard.press("Escape")


def test_the_open_log_covers_nothing_that_is_asked(visit: Visit, server: Server) -> None:
    page = sits(visit, server, "madness", 60, "act")
    page.set_viewport_size({"width": 1024, "height": 768})

    page.click("header .narrow")
    page.wait_for_selector("aside.side:visible")

    for other in ("#prompt", ".tray"):
        assert not covers(page.locator("aside.side"), page.locator(other))


def test_paying_for_a_capture_is_proposed_and_stands_first(visit: Visit, server: Server) -> None:
    page = sits(visit, server, "djinn", 90, "capture-pay")

    expect(page.locator("#prompt h2")).to_have_text("Pay for the capture.")
    page.locator("#prompt .button.go[data-word^=with]").click()
    expect(page.locator("#prompt .button.go[data-word^=pay]")).to_be_visible()


def test_whoever_stands_on_the_map_says_who_they_are(visit: Visit, server: Server) -> None:
    page = sits(visit, server, "djinn", 90, "capture")
    wizards = page.locator(".city [data-at]:has(.wizard)")

    assert wizards.count() > 1
    wizards.first.click()

    page.wait_for_selector(".detail .printed")
