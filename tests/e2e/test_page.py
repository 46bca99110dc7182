"""The page in a real browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from e2e.people import OPTION, Visit, asked, comes_in, follows, link_of, opens, presses_first, reaches, version, wide
from hosting import Server
from playwright.sync_api import Page, expect

MOVES = 8
TABLE = {"en": "At the table", "cs": "U stolu", "pl": "Przy stole"}


def unfit(page: Page) -> list[str]:
    """What axe finds wrong."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]


def take_turns(jana: Page, marek: Page, moves: int) -> None:
    """Whoever is asked presses the first option."""
    for _ in range(moves):
        player = asked(jana, marek)
        assert player is not None
        presses_first(player)
        follows(jana, player)
        follows(marek, player)


@pytest.mark.parametrize(("game", "language"), [("madness", "en"), ("witches", "cs"), ("djinn", "pl")])
def test_two_people_play_and_one_of_them_leaves_and_comes_back(visit: Visit, game: str, language: str) -> None:
    jana = visit(language=language)
    opens(jana, game, "friend")
    link = link_of(jana)
    marek = visit(link, language, "light", phone=True)
    comes_in(marek, "Marek")

    take_turns(jana, marek, MOVES)
    marek.close()
    marek = visit(link, language, phone=True)
    marek.wait_for_selector("#main[data-version]")
    take_turns(jana, marek, MOVES)

    assert version(jana) == version(marek) == 2 * MOVES
    assert jana.locator("#log li").count() > 0
    assert (wide(marek), marek.locator("html").get_attribute("lang")) == (390, language)
    expect(marek.locator("#seats h2")).to_have_text(TABLE[language])


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["madness", "witches", "djinn"])
def test_axe_finds_nothing(visit: Visit, game: str, scheme: str) -> None:
    page = visit(scheme=scheme)
    page.wait_for_selector("#open")
    assert unfit(page) == []

    opens(page, game, "friend", "bot")
    assert unfit(page) == []
    page.click("#menu")
    assert unfit(page) == []


def test_a_table_is_played_by_keys_alone(visit: Visit) -> None:
    page = visit()
    opens(page, "madness", "me")

    for _ in range(6):
        before = version(page)
        page.keyboard.press("1")
        reaches(page, before + 1)
    page.wait_for_selector("#undo[aria-disabled=false]")
    page.keyboard.press("u")

    expect(page.locator("#log .undone").first).to_be_visible()


def test_a_hand_is_hidden_until_its_owner_looks(visit: Visit) -> None:
    page = visit()
    opens(page, "witches", "me")
    page.wait_for_selector("#prompt .option, #curtain .go")
    while not page.locator("#curtain .go").is_visible():
        presses_first(page)

    assert page.locator("#prompt button, #board button").count() == 0
    page.click("#curtain button")
    assert page.locator(OPTION).count() > 0


def test_what_an_option_touches_glows_and_leaves_the_options_that_touch_it(visit: Visit) -> None:
    page = visit()
    opens(page, "djinn", "me")
    while not page.locator("#board button.glows").count():
        if page.locator("#curtain button").is_visible():
            page.click("#curtain button")
        presses_first(page)

    before = page.locator(OPTION).count()
    page.locator("#board button.glows").first.click()

    assert 0 < page.locator(OPTION).count() <= before


def test_a_watcher_sees_the_computer_play_to_the_end_and_keeps_the_record(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    page.check("#game-madness")
    page.select_option("#who-0", "bot")
    page.select_option("#who-1", "bot")
    page.click("#open")
    page.wait_for_selector("#prompt .end", timeout=60_000)

    with page.expect_download() as download:
        page.click("#prompt .end .go")
    download.value.save_as(tmp_path / "game.json")

    assert json.loads((tmp_path / "game.json").read_text())["secret"]
    assert page.locator(OPTION).count() == 0


def test_a_lost_line_comes_back_and_nothing_is_lost(visit: Visit, server: Server) -> None:
    page = visit()
    opens(page, "madness", "me")
    presses_first(page)
    before = version(page)

    server.kill()
    page.wait_for_selector("#line:not([hidden])")
    page.click(f"{OPTION} >> nth=0")
    server.start()

    reaches(page, before + 1)
    expect(page.locator("#line")).to_be_hidden()


def test_refusals_are_told_with_their_rules(visit: Visit) -> None:
    page = visit()
    opens(page, "madness", "me")
    page.get_by_text("What is not possible, and why?").click()

    expect(page.locator("dialog")).to_be_visible()


def test_taking_back_what_came_to_light_asks_the_others(visit: Visit) -> None:
    jana = visit()
    opens(jana, "madness", "friend")
    marek = visit(link_of(jana))
    comes_in(marek, "Marek")
    while jana.locator("#undo").inner_text() != "Ask to take back":
        take_turns(jana, marek, 1)

    jana.click("#undo")
    marek.click("#prompt .vote .go")

    expect(jana.locator("#log .undone").first).to_be_visible()


def test_my_tables_are_found_again_and_what_is_said_is_kept(visit: Visit) -> None:
    page = visit()
    opens(page, "djinn", "bot")
    page.fill("#say", "<b>Hello</b> there")
    page.press("#say", "Enter")
    page.wait_for_selector("#chat li")
    page.click(".brand")

    page.click(".table a.button")

    expect(page.locator("#chat li")).to_contain_text("<b>Hello</b> there")


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    page = visit()
    opens(page, "madness", "me")
    page.select_option("#language", "cs")

    expect(page.locator("#seats h2")).to_have_text(TABLE["cs"])
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.wait_for_selector("#prompt .option")
