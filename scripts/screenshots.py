"""Pictures of every screen: three sizes, light and dark, three languages.

.venv/bin/python scripts/screenshots.py [FOLDER] [--only TEXT] [--docs]

Positions come from games that the greedy computer player plays. With --docs only the pictures of the README are made.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from coven.bots import choose
from coven.engine.edge.match import Match
from coven.engine.edge.views import View
from coven.games import GAMES, open_game

ROOT = Path(__file__).resolve().parents[1]
SIZES = {"wide": (1440, 900), "middle": (1024, 768), "phone": (390, 844)}
NAMES = ("Jana", "Marek", "Ola", "Łucja")
SEATS = ("ann", "bob", "cid", "dan")
MOMENTS = {  # game: how many answers have been given, and then the first of these questions
    "madness": ((3, "act"), (60, "act"), (90, "pay")),
    "witches": ((40, "move"), (60, "stand-or-flee")),
    "djinn": ((40, "act"), (90, "capture")),
}
PAGES = ("/", "/new/madness", "/rules/witches", "/learn/djinn", "/credits", "/gallery")
FLAGS = ["--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-component-update"]


def position(game_id: str, moves: int, prompt: str, seed: str = "7") -> tuple[dict[str, object], str]:
    """A position of a game that computer players play, and who decides there."""
    game = open_game(game_id)
    match = Match(game, SEATS, seed, {})
    number = 0
    while not match.table.over and number < moves + 400:
        question = match.question(match.deciding)
        assert question is not None
        if number >= moves and question.prompt == prompt:
            break
        view = game.view(match.table, match.number(match.deciding), True)
        assert isinstance(view, View)
        match.answer(choose("greedy", view, question, f"{seed} {number}"))
        number += 1
    return msgspec.to_builtins(game.write(match.table)), match.deciding


def opened(address: str, game: str, moves: int, prompt: str) -> list[str]:
    """The links to a table with such a position, that of whoever decides first."""
    laid, deciding = position(game, moves, prompt)
    seats = [{"id": seat, "name": name, "who": "me"} for seat, name in zip(SEATS, NAMES, strict=True)]
    body = json.dumps({"position": laid, "seats": seats}).encode()
    with urlopen(Request(f"{address}/api/tables", body, {"content-type": "application/json"})) as answer:
        links: dict[str, str] = json.load(answer)["seats"]
    first = deciding or SEATS[0]
    return [links[first], *(link for seat, link in links.items() if seat != first)]


def page_of(browser: Browser, size: str, language: str, theme: str, links: list[str]) -> Page:
    """The browser of somebody who holds these links."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce", has_touch=size == "phone"
    )
    context.add_init_script(
        f"localStorage.setItem('coven.settings', JSON.stringify({{ theme: '{theme}', passes: false }}))"
    )
    held = [{"tokens": [link.rpartition("#")[2] for link in links], "curtain": False}] if links else []
    context.add_init_script(f"localStorage.setItem('coven.tables', {json.dumps(json.dumps(held))})")
    return context.new_page()


def screens(address: str, docs: bool) -> Iterator[tuple[str, list[str]]]:
    """What there is to see, by name and address, or by the links of a table."""
    for game in GAMES:
        moments = MOMENTS[game][-1:] if docs else MOMENTS[game]
        for moves, prompt in moments:
            yield (game if docs else f"{game}-{prompt}-{moves}"), opened(address, game, moves, prompt)
    for path in () if docs else PAGES:
        yield path.strip("/").replace("/", "-") or "home", [address + path]


def shoot(browser: Browser, address: str, folder: Path, only: str, docs: bool) -> int:
    """All pictures; how many there are."""
    ways = (
        [("wide", "en", "game")]
        if docs
        else [(s, lang, th) for s in SIZES for lang in ("en", "cs", "pl") for th in ("light", "dark")]
    )
    made = 0
    for name, links in screens(address, docs):
        for size, language, theme in ways:
            file = f"{name}.png" if docs else f"{name}-{size}-{language}-{theme}.png"
            if only not in file:
                continue
            page = page_of(browser, size, language, theme, links if "#" in links[0] else [])
            page.goto(links[0])
            page.wait_for_selector("#prompt, h1:not(.unseen)")
            page.wait_for_timeout(600)
            page.screenshot(path=folder / file)
            page.context.close()
            made += 1
    return made


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", nargs="?", default="build/screenshots", type=Path)
    asked.add_argument("--only", default="")
    asked.add_argument("--docs", action="store_true")
    given = asked.parse_args()
    folder = ROOT / ("docs" if given.docs else given.folder)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept:
        command = [
            sys.executable,
            "-m",
            "coven.cli",
            "serve",
            "--port",
            "0",
            "--database",
            f"sqlite:///{kept}/tables.db",
        ]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().rpartition(" ")[2].strip()
        try:
            with sync_playwright() as playwright:
                root = ["--no-sandbox"] if os.geteuid() == 0 else []
                browser = playwright.chromium.launch(executable_path=os.environ["COVEN_CHROMIUM"], args=FLAGS + root)
                print(shoot(browser, address, folder, given.only, given.docs), "pictures in", folder.relative_to(ROOT))
        finally:
            server.terminate()
            server.wait(20)


if __name__ == "__main__":
    main()
