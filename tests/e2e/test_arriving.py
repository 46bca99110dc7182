"""Who comes to a table, and what they find there."""

from __future__ import annotations

from pathlib import Path

from e2e.people import Visit, closes, comes_in, link_of, log_of, opens, reaches, seated, version
from playwright.sync_api import expect

from coven.engine.edge import record
from coven.engine.edge.match import Match
from coven.games import open_game
from coven.text import speaker_for


def test_whoever_comes_is_offered_a_crest_that_nobody_has(visit: Visit) -> None:
    jana = visit()
    opens(jana, "djinn", "friend")
    marek = visit(link_of(jana))

    expect(marek.locator("#door input[value=owl]")).to_be_disabled()
    expect(marek.locator("#door input[value=cat]")).to_be_checked()


def test_who_plays_without_friends_is_not_told_to_invite_them(visit: Visit) -> None:
    alone, together = visit(), visit()
    opens(alone, "madness", "me")
    opens(together, "madness", "friend")
    alone.keyboard.press("Enter")
    for page in (alone, together):
        page.click("#menu")

    expect(alone.get_by_role("dialog")).to_contain_text("Nobody else has a seat here")
    expect(together.get_by_role("dialog")).to_contain_text("Send your friend this link")
    closes(alone)
    closes(together)


def test_friends_come_by_one_code_and_each_gets_a_seat(visit: Visit) -> None:
    jana, marek, ola = visit(), visit(language="cs"), visit(phone=True)
    opens(jana, "djinn", "friend", "friend")
    jana.click("#invite")
    code = jana.locator("#code").inner_text()
    closes(jana)

    for page, written, name in ((marek, code.lower(), "Marek"), (ola, code.replace("-", " "), "Ola")):
        page.fill("#link", written)
        page.click(".join [type=submit]")
        page.click(".invited .go")
        comes_in(page, name)

    expect(jana.locator(".seats")).to_contain_text("Marek")
    expect(jana.locator(".seats")).to_contain_text("Ola")
    expect(jana.locator("#invite")).to_have_count(0)


def test_whoever_sits_already_is_led_back_to_their_seat(visit: Visit) -> None:
    jana = visit()
    opens(jana, "djinn", "friend")
    jana.click("#invite")
    invitation = jana.input_value("dialog .all input")

    jana.goto(invitation)

    expect(jana.locator(".invited")).to_contain_text("You sit at this table already.")
    jana.click(".invited .go")
    seated(jana)


def test_a_wrong_code_is_told_with_what_a_right_one_looks_like(visit: Visit) -> None:
    page = visit("/join#AAAA-AAAA")

    expect(page.get_by_role("alert")).to_contain_text("AAAA-AAAA")
    page.fill("#link", "K7QP")
    page.click(".join [type=submit]")

    expect(page.locator(".join .bad")).to_contain_text("eight letters and digits")


def test_whom_nobody_named_everybody_reads_in_their_own_language(visit: Visit) -> None:
    jana = visit()
    opens(jana, "witches", "fair", "friend")
    marek = visit(link_of(jana), "cs")

    expect(jana.locator(".seats")).to_contain_text("Computer 2")
    expect(jana.locator(".seats")).to_contain_text("Player 3")
    expect(marek.locator(".seats")).to_contain_text("Počítač 2")
    expect(marek.locator("#door-name")).to_have_value("")


def test_settings_are_found_at_once_on_a_phone(visit: Visit) -> None:
    page = visit(phone=True)
    opens(page, "madness", "me")
    page.click("#menu")

    for what in ("dialog .languages", "dialog #theme"):
        box = page.locator(what).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 400


def test_that_something_was_taken_back_is_itself_not_struck_out(visit: Visit) -> None:
    page = visit()
    opens(page, "madness", "me", wizards="choose")
    page.wait_for_selector("#prompt.mine")
    before = version(page)
    for key in ("1", "1"):
        page.keyboard.press(key)
    reaches(page, before + 1)
    page.click("#undo[aria-disabled=false]")

    log = log_of(page)
    expect(log.get_by_text("Taken back.", exact=True)).to_be_visible()
    expect(log.locator("s", has_text="Taken back.")).to_have_count(0)


def test_a_game_that_was_left_goes_on_with_its_computer_players(visit: Visit, tmp_path: Path) -> None:
    match = Match(open_game("madness"), ("ema", "bob", "cid"), "dusk", {}, names={"ema": "Ema"})
    for _ in range(4):
        question = match.question(match.deciding)
        assert question is not None
        match.answer(question.options[0])
    first = speaker_for(match.game, "en", match.names).say(match.heard(-1, "ema")[0].happening)
    file = tmp_path / "left.json"
    file.write_bytes(record.encode(record.record(match, {"bob": "fair", "cid": "gentle"})))
    page = visit()

    page.set_input_files("input[type=file]", file)

    seated(page)
    page.click("#menu")
    people = page.get_by_role("dialog")
    expect(people).to_contain_text("Ema")
    expect(people.get_by_text("computer", exact=True)).to_have_count(2)
    closes(page)
    expect(log_of(page)).to_contain_text(first)
