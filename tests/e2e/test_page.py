"""The page in a real browser."""

from __future__ import annotations

import json
from pathlib import Path

from e2e.fits import unfit
from e2e.laid import tokens_of
from e2e.people import (
    OPTION,
    Visit,
    answers,
    closes,
    comes_in,
    deciding,
    is_asked,
    link_of,
    log_of,
    opens,
    reaches,
    says,
    seated,
    take_turns,
    version,
)
from hosting import Server
from playwright.sync_api import expect

MOVES = 8
LOG = {"en": "Log", "cs": "Průběh", "pl": "Dziennik"}
GAMES = ("madness", "witches", "djinn")


def test_a_table_for_several_is_not_offered_what_is_meant_for_one(visit: Visit) -> None:
    page = visit("/new/djinn")

    page.click("#players-1")
    page.select_option("#option-tom", "12")
    page.click("#players-2")
    expect(page.locator("#option-tom")).to_have_count(0)
    page.click("#open")

    seated(page)


def test_on_a_small_laptop_every_witch_can_be_seen_and_the_log_of_djinn_gives_way_to_the_shops(visit: Visit) -> None:
    page = visit()
    page.set_viewport_size({"width": 1280, "height": 800})
    opens(page, "witches")
    page.wait_for_selector(".offer")
    around = page.locator(".offers").bounding_box()
    cards = [card.bounding_box() for card in page.locator(".offer").all()]
    page.goto("/")
    opens(page, "djinn", "fair")

    assert around is not None
    assert len(cards) == 4
    for card in cards:
        assert card is not None
        assert around["y"] <= card["y"]
        assert card["y"] + card["height"] <= around["y"] + around["height"]
    expect(page.locator("#log")).to_have_count(0)
    expect(log_of(page).locator("li").first).to_be_visible()
    page.click("[role=tab][aria-selected=true]")
    expect(page.locator("#log")).to_have_count(0)


def test_a_game_starts_in_two_clicks(visit: Visit) -> None:
    page = visit()
    page.click("#new-witches")
    page.click("#open")

    expect(page.locator("#prompt h2")).not_to_be_empty()


def test_a_table_is_played_by_keys_alone(visit: Visit) -> None:
    page = visit()
    opens(page, "madness", "me")

    for _ in range(6):
        answers(page)
    page.wait_for_selector("#undo[aria-disabled=false]")
    page.keyboard.press("u")

    expect(page.locator("#log .undone").first).to_be_visible()


def test_a_hand_is_hidden_until_its_owner_looks(visit: Visit) -> None:
    page = visit()
    opens(page, "witches", "me")
    while not page.locator("#curtain").is_visible():
        answers(page)

    assert page.locator("#prompt, [data-at]").count() == 0
    page.click("#curtain button")
    page.wait_for_selector("[data-at]")


def test_what_does_not_glow_says_why(visit: Visit) -> None:
    page = visit()
    opens(page, "madness", "me")
    page.locator(".glow.quiet:visible").first.click()

    expect(page.locator(".detail.asked")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".detail")).to_have_count(0)


def test_refusals_are_told_with_their_rules(visit: Visit) -> None:
    page = visit()
    opens(page, "madness", "me")
    page.click("#refused")

    expect(page.locator("dialog .reasons li").first).to_be_visible()


def test_a_watcher_sees_the_computer_play_to_the_end_and_keeps_the_record_to_step_through_it_later(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit("/new/madness")
    page.select_option("#who-0", "fair")
    page.select_option("#who-1", "fair")
    page.click("#open")
    page.wait_for_selector(".ending", timeout=120_000)
    expect(page.locator(".ending tbody td")).to_have_count(3)
    expect(page.locator(".ending polyline")).to_have_count(1)
    assert unfit(page) == []

    with page.expect_download() as download:
        page.click("#save-record")
    download.value.save_as(tmp_path / "game.json")

    assert json.loads((tmp_path / "game.json").read_text())["secret"]
    assert page.locator(OPTION).count() == 0

    page.goto("/")
    page.set_input_files("input[type=file]", tmp_path / "game.json")
    page.locator(".ending a[href^='/replay']").click()
    page.wait_for_selector("#main[data-version='0'] .board")
    page.click("#step-on")
    page.wait_for_selector("#main[data-version='1']")

    page.go_back()
    opened = page.url
    page.click("#again")
    page.wait_for_url(lambda url: "/table#" in url and url != opened)
    seated(page)
    expect(page.locator(".ending")).to_have_count(0)


def test_a_game_is_stepped_through_and_played_on_from_a_moment(visit: Visit) -> None:
    page = visit()
    opens(page, "djinn", "me")
    for _ in range(4):
        answers(page)
    page.goto(page.url.replace("/table", "/replay"))
    page.wait_for_selector("#main[data-version='0']")
    expect(page.locator("header h1")).to_contain_text("Djinn")
    expect(page.locator("header li")).to_have_text(["Jana", "Player 2"])
    assert page.locator("#assertive, #polite").all_inner_texts() == ["", ""]
    assert page.title() == "Coven"

    page.locator("#log a").last.click()
    page.wait_for_selector("#main[data-version='4'] #log .now")
    page.click("#step-back")
    page.wait_for_selector("#main[data-version='3']")
    page.click("#fork")

    page.wait_for_url("**/table#*")
    seated(page)


def test_computers_play_on_from_a_moment_of_a_replay(visit: Visit) -> None:
    page = visit()
    opens(page, "djinn", "fair")
    answers(page)
    page.goto(page.url.replace("/table", "/replay"))
    page.wait_for_selector("#main[data-version='0']")
    page.click("#fork")
    page.wait_for_url("**/table#*")
    seated(page)

    assert page.evaluate("JSON.parse(localStorage.getItem('coven.tables'))[0].tokens.length") == 1


def test_a_lost_line_comes_back_and_nothing_is_lost(visit: Visit, server: Server) -> None:
    page = visit()
    opens(page, "madness", "me")
    answers(page)
    before = version(page)

    server.kill()
    page.wait_for_selector("#line")
    page.keyboard.press("1")
    server.start()

    reaches(page, before + 1)
    expect(page.locator("#line")).to_have_count(0)


def test_taking_back_what_came_to_light_asks_the_others(visit: Visit) -> None:
    jana = visit()
    opens(jana, "madness", "friend")
    marek = visit(link_of(jana))
    comes_in(marek, "Marek")
    while jana.locator("#undo.blocked").count() == 0:
        take_turns(jana, marek, 1)
        jana.wait_for_timeout(100)

    jana.click("#undo")
    marek.click("#prompt .vote .go")

    expect(jana.locator("#log .undone").first).to_be_visible()


def test_my_tables_are_found_again_and_what_is_said_is_kept(visit: Visit) -> None:
    page = visit()
    opens(page, "djinn", "fair")
    says(page, "<b>Hello</b> there")
    expect(page.locator("#chat li")).to_contain_text("<b>Hello</b> there")
    page.click(".brand")

    page.click(".table a.button")
    page.get_by_role("tab", name="Chat").click()

    expect(page.locator("#chat li")).to_contain_text("<b>Hello</b> there")


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    page = visit()
    opens(page, "madness", "me")
    page.click("#menu")
    page.click("[data-language=cs]")
    closes(page)

    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.locator("[role=tab]").first).to_have_text(LOG["cs"])
    page.wait_for_selector(OPTION)


def test_every_kind_of_piece_is_shown_in_every_state(visit: Visit) -> None:
    page = visit("/gallery")
    kinds = page.locator(".gallery section:has([data-state])")
    for game in ("madness", "witches", "djinn"):
        expect(page.locator(f"#{game} ~ section:has([data-state])").first).to_be_visible()

    found = kinds.evaluate_all(
        "all => all.map((one) => [...one.querySelectorAll('[data-state]')].map((at) => at.dataset.state))"
    )

    assert len(found) > 15
    assert all({*states} == {"quiet", "touch", "legal", "target", "picked"} for states in found)


def test_a_rule_is_found_by_a_question(visit: Visit) -> None:
    page = visit("/rules/witches", "cs")
    page.fill("#words", "kdy končí hra")
    page.press("#words", "Enter")

    expect(page.locator("section p").first).to_contain_text("W")


def test_others_moves_are_shown_and_nobody_answers_for_them(visit: Visit) -> None:
    jana = visit()
    opens(jana, "madness", "friend")
    marek = visit(link_of(jana))
    comes_in(marek, "Marek")
    player = deciding(jana, marek)
    other = marek if player is jana else jana

    answers(player)
    reaches(other, version(player))

    assert is_asked(jana) != is_asked(marek)


def test_the_page_opens_without_a_line_once_it_was_here(visit: Visit) -> None:
    page = visit("/credits")
    page.wait_for_selector("h1")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.reload()
    page.wait_for_selector("h1")
    page.context.set_offline(True)

    page.reload()

    page.wait_for_selector("[role=alert], h1")


def test_enter_does_what_the_golden_button_says_wherever_the_mouse_was_last(visit: Visit, server: Server) -> None:
    page = visit(f"/table#{tokens_of(server.address, 'madness', 130, 'pay')[0]}")
    seated(page)
    before = version(page)

    page.locator("[role=tab]").first.click()
    page.keyboard.press("Enter")

    expect(page.locator("#main")).not_to_have_attribute("data-version", str(before))


def test_djinn_are_captured_where_they_stand(visit: Visit, server: Server) -> None:
    page = visit(f"/table#{tokens_of(server.address, 'djinn', 90, 'capture')[0]}")
    seated(page)
    before = version(page)

    page.locator(".city .djinn.legal").first.click()
    page.locator("[data-word^=capture]:visible").first.click()

    expect(page.locator("#main")).not_to_have_attribute("data-version", str(before))
