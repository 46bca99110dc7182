"""Pictures of every screen and state: three sizes, light and dark, three languages.

.venv/bin/python scripts/screenshots.py [FOLDER] [--only TEXT] [--docs]

Tables come from games that the greedy computer player plays. --only takes those whose name has a text in it, such as
phone-cs; with --docs only the pictures of the README are made. COVEN_CHROMIUM names the browser.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from e2e.laid import tokens_of  # tests are no package
from e2e.states import ENDS, STATES, State, as_it_is, press
from hosting import Server, sqlite

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("en", "cs", "pl")
SIZES = {"wide": (1440, 900), "middle": (1024, 768), "phone": (390, 844)}
MOMENTS = {  # game: after so many answers the first of these questions; the last one is for the README
    "madness": ((3, "act"), (60, "act"), (130, "pay")),
    "witches": ((0, "choose-witch"), (40, "move"), (60, "stand-or-flee")),
    "djinn": ((0, "draft"), (40, "act"), (90, "capture")),
}
OVER = 2000  # answers: by then a game is over
PAGES = {
    "home": "/",
    "new-madness": "/new/madness",
    "new-witches": "/new/witches",
    "new-djinn": "/new/djinn",
    "rules": "/rules/witches",
    "learn": "/learn/djinn",
    "credits": "/credits",
    "pieces": "/gallery",
}
FLAGS = ["--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-component-update"]


def until_curtain(page: Page) -> None:
    """Answer until the next player is to look."""
    for _ in range(40):
        if page.locator("#curtain").count():
            return
        page.keyboard.press("1")
        page.wait_for_timeout(250)


class Screen(NamedTuple):
    """Something to see: where, who looks with which links, and what is pressed there."""

    name: str
    address: str
    tokens: Sequence[str] = ()
    curtain: bool = False
    act: State = as_it_is


def screens(server: Server, docs: bool) -> list[Screen]:
    """All there is to see."""
    found: list[Screen] = []
    for game, moments in MOMENTS.items():
        tables = {
            prompt + str(moves): tokens_of(server.address, game, moves, prompt, played=True)
            for moves, prompt in moments
        }
        last = list(tables.values())[-1]
        if docs:
            found.append(Screen(game, f"/table#{last[0]}", last))
            continue
        found += [Screen(f"{game}-{name}", f"/table#{tokens[0]}", tokens) for name, tokens in tables.items()]
        found += [Screen(f"{game}-{name}", f"/table#{last[0]}", last, act=act) for name, act in STATES.items()]
        if game == "witches":  # the only one with hidden hands
            found.append(Screen(f"{game}-curtain", f"/table#{last[0]}", last, curtain=True, act=until_curtain))
        opened = server.open(game, ["friend", "me", "friend"])
        found.append(Screen(f"{game}-door", opened["seats"]["ann"]))
        found.append(Screen(f"{game}-invited", opened["invitation"]))
        over = tokens_of(server.address, game, OVER, "", played=True)
        found += [Screen(f"{game}-{name}", f"/table#{over[0]}", over, act=act) for name, act in ENDS.items()]
        found.append(Screen(f"{game}-replay", f"/replay#{over[0]}", over))
        found.append(
            Screen(f"{game}-lesson", f"/learn/{game}", act=press("main .go, main a.button, main button.button"))
        )
    pages = [Screen(name, address) for name, address in PAGES.items()]
    return found if docs else [*found, *pages, Screen("home-tables", "/", last)]


def page_of(browser: Browser, size: str, language: str, theme: str, screen: Screen) -> Page:
    """The browser of somebody who looks."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        reduced_motion="reduce",
        has_touch=size == "phone",
        is_mobile=size == "phone",
    )
    settings = json.dumps({"theme": theme, "passes": False})
    held = json.dumps([{"tokens": list(screen.tokens), "curtain": screen.curtain}] if screen.tokens else [])
    for name, value in {"settings": settings, "tables": held}.items():
        context.add_init_script(f"localStorage.setItem('coven.{name}', {json.dumps(value)})")
    return context.new_page()


def shoot(browser: Browser, server: Server, folder: Path, only: str, docs: bool) -> int:
    """All pictures; how many there are."""
    themes = ("light", "dark")
    ways = [(size, language, theme) for size in SIZES for language in LANGUAGES for theme in themes]
    if docs:
        ways = [("wide", "en", "game")]
    made = 0
    for screen in screens(server, docs):
        for size, language, theme in ways:
            file = f"{screen.name}.png" if docs else f"{screen.name}-{size}-{language}-{theme}.png"
            if only not in file:
                continue
            page = page_of(browser, size, language, theme, screen)
            page.goto(screen.address if "://" in screen.address else server.address + screen.address)
            page.wait_for_selector("#prompt, #curtain, #door, .replay .board, body:not(:has(.replay)) h1:not(.unseen)")
            page.wait_for_timeout(600)
            screen.act(page)
            page.wait_for_timeout(300)
            page.screenshot(path=folder / file)
            page.context.close()
            made += 1
    return made


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", nargs="?", default="build/screenshots", type=Path)
    asked.add_argument("--only", default="")
    asked.add_argument("--docs", action="store_true")
    given = asked.parse_args()
    folder = ROOT / ("docs" if given.docs else given.folder)
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, Server(sqlite(Path(kept))) as server, sync_playwright() as playwright:
        root = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(
            executable_path=os.environ["COVEN_CHROMIUM"], args=FLAGS + root, ignore_default_args=["--hide-scrollbars"]
        )
        print(shoot(browser, server, folder, given.only, given.docs), "pictures in", folder)


if __name__ == "__main__":
    main()
