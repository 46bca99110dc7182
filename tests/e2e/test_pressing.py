"""A press is a press: after a drag and after a finger has stayed; keys open and close what they name."""

from __future__ import annotations

from e2e.laid import tokens_of
from e2e.people import Visit, answers, reaches, seated, version
from hosting import Server
from playwright.sync_api import Locator, Page, expect

CARD = ".tray .hand .glow.legal:visible"
PICKED = ".glow.picked:visible"
SLOT = ".tray .support .cards .glow:not(.quiet):visible:has(.slot)"


def pays(visit: Visit, server: Server, phone: bool = False) -> Page:
    """Somebody who pays with cards of the hand."""
    page = visit(f"/table#{tokens_of(server.address, 'madness', 130, 'pay')[0]}", phone=phone)
    seated(page)
    page.wait_for_selector(CARD)
    return page


def middle(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_after_a_drag_to_nowhere_the_next_press_acts(visit: Visit, server: Server) -> None:
    page = pays(visit, server)
    card = page.locator(CARD).first
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(720, 80, steps=5)
    expect(page.locator(".ghost")).to_have_count(1)
    page.mouse.up()
    page.keyboard.press("Escape")

    card.click()

    expect(page.locator(PICKED).first).to_be_visible()


def test_whatever_is_dragged_where_it_cannot_go_says_why(visit: Visit, server: Server) -> None:
    page = pays(visit, server)
    card = page.locator(".tray .glow.quiet:visible").first

    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(720, 300, steps=5)
    page.mouse.up()

    expect(page.locator(".detail.asked .situation")).to_be_visible()


def test_a_finger_that_stays_reads_and_the_next_press_acts(visit: Visit, server: Server) -> None:
    page = pays(visit, server, phone=True)
    card, session = page.locator(CARD).first, page.context.new_cdp_session(page)
    (x, y), at = middle(card), card.get_attribute("data-at")

    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".detail")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(f'[data-at="{at}"]:visible').first.tap()

    expect(page.locator(PICKED).first).to_be_visible()


def test_escape_closes_the_list_of_options_and_nothing_else(visit: Visit, server: Server) -> None:
    page = pays(visit, server)
    page.locator(CARD).first.click()
    picked = page.locator(PICKED).count()
    page.locator("#prompt .list:visible").click()
    expect(page.locator(".options")).to_be_visible()

    page.keyboard.press("Escape")

    expect(page.locator(".options")).to_have_count(0)
    assert page.locator(PICKED).count() == picked


def test_keys_lead_to_the_chat_and_back_to_the_log(visit: Visit, server: Server) -> None:
    page = pays(visit, server)

    page.keyboard.press("c")
    expect(page.locator("#say")).to_be_focused()
    page.keyboard.type("hullo")

    expect(page.locator("#say")).to_have_value("hullo")
    page.locator("#prompt h2").click()
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_visible()


def test_whatever_is_typed_after_a_press_on_chat_is_said(visit: Visit, server: Server) -> None:
    page = pays(visit, server)
    before = page.get_attribute("#main", "data-version")

    page.get_by_role("tab", name="Chat").click()
    page.keyboard.type("Hullo, 1 u l!")
    page.keyboard.press("Enter")

    expect(page.locator("#chat li").last).to_contain_text("Hullo, 1 u l!")
    assert page.get_attribute("#main", "data-version") == before


def test_a_press_elsewhere_closes_a_reason_and_keeps_what_is_picked(visit: Visit, server: Server) -> None:
    page = pays(visit, server)
    page.locator(".board .glow.quiet:visible").first.click()
    expect(page.locator(".detail.asked")).to_be_visible()

    page.mouse.click(*middle(page.locator("#prompt h2")))

    expect(page.locator(".detail")).to_have_count(0)
    page.locator(CARD).first.click()
    expect(page.locator(PICKED).first).to_be_visible()


def test_what_one_takes_back_oneself_is_no_news(visit: Visit, server: Server) -> None:
    page = visit(f"/table#{tokens_of(server.address, 'madness', 60, 'act')[0]}")
    seated(page)
    answers(page)
    at = version(page)
    page.wait_for_selector("#undo[aria-disabled=false]")

    page.keyboard.press("u")

    reaches(page, at + 1)
    page.wait_for_timeout(200)
    expect(page.locator("#prompt .bad")).to_have_count(0)


def test_an_empty_place_of_the_support_is_where_a_card_may_go(visit: Visit, server: Server) -> None:
    page = visit(f"/table#{tokens_of(server.address, 'madness', 0, 'support')[0]}")
    seated(page)
    page.locator(CARD).first.click()
    at = version(page)

    page.locator(SLOT).first.click()
    page.locator("#prompt .go:visible").click()

    reaches(page, at + 1)
