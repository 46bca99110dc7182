"""Nothing pressed is below 24 pixels and no field below 44; a finger beside a small piece means it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from e2e.laid import tokens_of
from e2e.people import Visit, seated
from e2e.test_fits import MOMENTS, PLACES
from hosting import Server
from playwright.sync_api import Page, expect

LOOK = Path(__file__).with_name("touch.js").read_text("utf-8").rstrip()


def small(page: Page) -> list[str]:
    """What is pressed and too small."""
    found: list[str] = page.evaluate(LOOK)
    return found


@pytest.mark.parametrize("name", PLACES)
def test_fingers_find_what_lies_beside_the_tables(visit: Visit, name: str) -> None:
    page = visit(PLACES[name], "cs", phone=True)
    page.wait_for_selector("h1:not(.unseen)")
    page.wait_for_load_state("networkidle")

    assert small(page) == []


@pytest.mark.parametrize("game", ["madness", "witches", "djinn"])
def test_fingers_find_every_piece_on_the_table(visit: Visit, server: Server, game: str) -> None:
    tokens = tokens_of(server.address, *MOMENTS[game])
    page = visit("/credits", "cs", phone=True)
    page.evaluate("held => localStorage.setItem('coven.tables', held)", json.dumps([{"tokens": tokens}]))
    page.goto(f"/table#{tokens[0]}")
    seated(page)
    page.wait_for_load_state("networkidle")

    assert small(page) == []


def test_a_tap_beside_a_small_piece_is_one_on_it(visit: Visit, server: Server) -> None:
    tokens = tokens_of(server.address, *MOMENTS["djinn"])
    page = visit(f"/table#{tokens[0]}", phone=True)
    seated(page)
    at = page.locator(".spot .glow.legal").first.get_attribute("data-at")
    piece = page.locator(f'.spot [data-at="{at}"]')
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box is not None
    assert box["width"] < 30

    page.touchscreen.tap(box["x"] - 5, box["y"] + box["height"] - 4)

    expect(piece).to_have_attribute("data-state", "picked")
