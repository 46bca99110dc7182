"""A table looks the same whatever else was looked at before in the same window."""

from __future__ import annotations

import pytest
from e2e.laid import tokens_of
from e2e.people import Visit, seated
from hosting import Server
from playwright.sync_api import Page

MOMENTS = {"madness": (60, "act"), "witches": (40, "move"), "djinn": (40, "act")}
PLACES = """() => [...document.querySelectorAll(":is(.board, .seats, .tray, .side) [data-at]")].map((piece) => {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return [piece.dataset.at, ...[x, y, width, height].map(Math.round)].join(" ");
})"""
LINK = """(to) => {
  const link = Object.assign(document.createElement("a"), { href: to });
  document.body.append(link);
  link.click();
  link.remove();
}"""


def follows(page: Page, token: str, game: str) -> None:
    """Go to a table as somebody does who presses a link on the page."""
    page.evaluate(LINK, f"/table#{token}")
    page.wait_for_selector(f".table.{game} .board [data-at]", state="attached")
    seated(page)


def places(page: Page) -> list[str]:
    """Where everything lies, once it lies still."""
    page.wait_for_timeout(1200)
    found: list[str] = page.evaluate(PLACES)
    return sorted(found)


@pytest.mark.parametrize("width", [1440, 1024, 390])
def test_a_table_is_drawn_as_if_nothing_had_been_looked_at_before(visit: Visit, server: Server, width: int) -> None:
    def opens(address: str) -> Page:
        page = visit(address, phone=width == 390)
        if width == 1024:
            page.set_viewport_size({"width": 1024, "height": 768})
        return page

    tokens = {game: tokens_of(server.address, game, *moment)[0] for game, moment in MOMENTS.items()}
    fresh: dict[str, list[str]] = {}
    for game, token in tokens.items():
        page = opens(f"/table#{token}")
        seated(page)
        fresh[game] = places(page)
        page.close()

    page = opens("/")
    for game, token in [*tokens.items(), *tokens.items()]:  # the second time everything was there before
        follows(page, token, game)
        found = places(page)
        page.click("a.brand")
        page.wait_for_selector("#new-madness")

        assert found == fresh[game]
