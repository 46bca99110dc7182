"""What the page says so that people can follow: why not, how chance is checked, what was refused, others' moves."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from e2e.laid import tokens_of
from e2e.people import Visit, comes_in, deciding, link_of, opens, seated, take_turns, version
from hosting import Server
from playwright.sync_api import Page, expect

GAMES = ("madness", "witches", "djinn")
QUIET = ".glow.quiet:visible"
EARLY = {"madness": (30, "act"), "witches": (20, "move"), "djinn": (30, "move")}


def presses_everything_quiet(page: Page, most: int) -> int:
    """Press what does not glow, one after the other: each says something, and closes again. How many there were."""
    found = page.evaluate("what => [...document.querySelectorAll(what)].map((one) => one.dataset.at)", ".glow.quiet")
    places = list(dict.fromkeys(found))
    step = max(1, len(places) // most)
    for at in places[::step]:
        piece = page.locator(f'[data-at="{at}"].quiet:visible')
        if not piece.count():
            continue
        piece.first.dispatch_event("click")
        detail = page.locator(".detail.asked")
        expect(detail).to_be_visible()
        expect(detail.locator(".situation")).not_to_be_empty()
        expect(detail.locator(".why").or_(detail.locator(".situation")).first).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".detail")).to_have_count(0)
    return len(places)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_does_not_glow_says_why_to_whoever_decides(visit: Visit, server: Server, game: str) -> None:
    tokens = tokens_of(server.address, game, *EARLY[game])
    page = visit(f"/table#{tokens[0]}")
    seated(page)

    assert presses_everything_quiet(page, 14) > 10


def test_a_rule_is_named_where_one_refuses(visit: Visit, server: Server) -> None:
    page = visit(f"/table#{tokens_of(server.address, 'madness', 30, 'act')[0]}")
    seated(page)
    page.locator(f'{QUIET}[data-at*="/discard"], {QUIET}[data-at^="supply"], {QUIET}[data-at^="library"]').first.click()

    expect(page.locator(".detail .why a").first).to_contain_text("M")


def test_whoever_waits_hears_who_decides(visit: Visit) -> None:
    jana = visit()
    opens(jana, "djinn", "friend")
    marek = visit(link_of(jana))
    comes_in(marek, "Marek")
    player = deciding(jana, marek)
    other, name = (marek, "Jana") if player is jana else (jana, "Marek")

    other.locator(QUIET).first.click()

    expect(other.locator(".detail .why").first).to_contain_text(name)
    expect(other.locator(".detail .situation")).to_contain_text(name)


def test_whoever_is_called_something_else_is_called_so_at_once(visit: Visit) -> None:
    jana = visit()
    opens(jana, "djinn", "friend")
    marek = visit(link_of(jana))
    comes_in(marek, "Marek")
    player = deciding(jana, marek)
    other = marek if player is jana else jana

    player.click("#menu")
    player.get_by_role("button", name="Change name or crest").click()
    player.fill("#door-name", "Zdena")
    player.click("#door .go")

    expect(other.locator("#prompt h2")).to_contain_text("Zdena")


def test_nothing_to_take_back_is_said(visit: Visit) -> None:
    page = visit()
    opens(page, "madness", "me")
    page.locator("#undo").dispatch_event("click")

    expect(page.locator("#prompt [role=alert]")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", ["witches", "madness"])
def test_a_hint_lies_over_the_table_and_covers_nothing_it_speaks_of(
    visit: Visit, server: Server, game: str, phone: bool
) -> None:
    page = visit(f"/table#{tokens_of(server.address, game, *EARLY[game])[0]}", phone=phone)
    seated(page)
    page.wait_for_selector("#ask-hint")
    parts = [page.locator(what).first for what in ("main.board", "#prompt", ".tray")]
    before = [part.bounding_box() for part in parts]

    page.click("#ask-hint")
    page.wait_for_selector("#hint")
    page.wait_for_timeout(100)

    assert [part.bounding_box() for part in parts] == before
    hint = page.locator("#hint").bounding_box()
    assert hint is not None
    for piece in page.locator(".glow.hinted:visible").all():
        box = piece.bounding_box()
        assert box is not None
        across = min(box["x"] + box["width"], hint["x"] + hint["width"]) - max(box["x"], hint["x"])
        down = min(box["y"] + box["height"], hint["y"] + hint["height"]) - max(box["y"], hint["y"])
        assert across <= 0 or down <= 0
    even = "no clear difference" in (page.locator("#hint").text_content() or "")
    expect(page.locator("#hint b")).to_contain_text("Good: " if even else "Best: ")
    assert "give or take" not in page.locator("#hint").inner_text()


def test_moves_of_computers_are_shown_one_by_one_and_can_be_skipped(visit: Visit) -> None:
    page = visit("/new/madness", pace="reading")
    page.select_option("#who-0", "fair")
    page.select_option("#who-1", "fair")
    page.click("#open")
    seated(page)
    page.wait_for_selector("#skip-ahead", timeout=120_000)
    first = version(page)
    page.wait_for_timeout(1500)
    shown = version(page)

    page.click("#skip-ahead")

    assert shown - first <= 4
    page.wait_for_function("shown => Number(document.querySelector('#main').dataset.version) > shown + 1", arg=shown)
    expect(page.locator(".ending, #skip-ahead").first).to_be_visible(timeout=120_000)


def test_how_chance_is_checked_is_said_and_true(visit: Visit, tmp_path: Path) -> None:
    page = visit("/new/madness")
    page.select_option("#who-0", "fair")
    page.select_option("#who-1", "fair")
    page.click("#open")
    page.wait_for_selector(".ending", timeout=120_000)
    page.click("#proof summary")
    command = page.locator("#proof code").inner_text()

    with page.expect_download() as download:
        page.click("#save-proof")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)

    assert command == f"coven replay --verify {file.name}"
    said = [sys.executable, "-m", "coven.cli", *command.split()[1:-1], str(file)]
    assert subprocess.run(said, capture_output=True, check=False).returncode == 0


def test_a_refused_request_stays_in_sight_with_who_refused(visit: Visit) -> None:
    jana = visit()
    opens(jana, "madness", "friend")
    marek = visit(link_of(jana))
    comes_in(marek, "Marek")
    while jana.locator("#undo.blocked").count() == 0:
        take_turns(jana, marek, 1)
        jana.wait_for_timeout(100)
    jana.click("#undo")
    marek.locator("#prompt .vote .button:not(.go)").click()

    expect(jana.locator("#refusal")).to_contain_text("Marek")
    expect(marek.locator("#refusal")).to_have_count(0)
    take_turns(jana, marek, 1)
    jana.reload()
    seated(jana)
    expect(jana.locator("#refusal")).to_contain_text("Marek")
    jana.click("#refusal button")

    expect(jana.locator("#refusal")).to_have_count(0)
    jana.reload()
    seated(jana)
    expect(jana.locator("#refusal")).to_have_count(0)


@pytest.mark.parametrize("game", ["witches", "djinn"])
def test_a_phone_shows_the_whole_map_and_goes_back(visit: Visit, server: Server, game: str) -> None:
    page = visit(f"/table#{tokens_of(server.address, game, *EARLY[game])[0]}", phone=True)
    seated(page)
    wide = "one => one.scrollWidth > one.clientWidth + 1"
    box = page.locator({"witches": ".board .box", "djinn": ".board .pan"}[game])
    assert box.evaluate(wide)

    page.tap("#whole-map")
    expect(page.locator("#whole-map")).to_have_text("Close up")
    assert not box.evaluate(wide)
    page.tap("#whole-map")

    expect(page.locator("#whole-map")).to_have_text("Whole map")
    assert box.evaluate(wide)


def test_the_first_board_needs_few_questions_one_after_the_other(visit: Visit, server: Server) -> None:
    page = visit(f"/table#{tokens_of(server.address, 'djinn', *EARLY['djinn'])[0]}")
    seated(page)
    found = page.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)")
    asked = [path for path in found if path.endswith((".js", ".css")) or path.startswith("/api")]

    assert len(asked) <= 8, asked


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_begin_with_the_few_that_matter_first(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}", "cs")
    page.wait_for_selector(".brief p")

    told = page.locator(".brief p .id").all_inner_texts()

    assert len(told) >= 8
    assert page.locator("main section").first.get_attribute("aria-labelledby") == "brief"
    assert all(page.locator(f"p[id='{id}']").count() == 1 for id in told)


def test_on_a_phone_whatever_must_be_chosen_elsewhere_is_one_press_away(visit: Visit, server: Server) -> None:
    page = visit(f"/table#{tokens_of(server.address, 'madness', 60, 'reward')[0]}", phone=True)
    seated(page)

    page.click("#turn-to")

    expect(page.locator(".shelf .glow.legal:visible").first).to_be_visible()


def test_the_log_opens_in_a_drawer_and_closes_by_escape_and_by_its_cross(visit: Visit, server: Server) -> None:
    page = visit(f"/table#{tokens_of(server.address, 'djinn', 30, 'move')[0]}")
    page.set_viewport_size({"width": 1024, "height": 768})
    seated(page)

    page.keyboard.press("l")
    expect(page.locator("aside.side")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("aside.side")).to_be_hidden()
    page.keyboard.press("c")
    expect(page.locator("aside.side")).to_be_visible()
    page.click(".side .shut")
    expect(page.locator("aside.side")).to_be_hidden()


def test_a_place_of_the_city_says_what_can_be_done_there(visit: Visit, server: Server) -> None:
    page = visit(f"/table#{tokens_of(server.address, 'djinn', 30, 'move')[0]}")
    seated(page)

    page.locator(".plate.square.academy").first.focus()
    page.keyboard.press("i")

    expect(page.locator(".detail")).to_contain_text("Gain 1 scroll and 3 magic.")
