"""No text is cut off, lies on other text or was left untranslated: in every language, and with words a third longer."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from urllib.request import urlopen

import pytest
from e2e.fits import misfits, words
from e2e.laid import NAMES, tokens_of
from e2e.people import Visit, seated
from e2e.states import STATES
from hosting import Server
from playwright.sync_api import Page, ViewportSize

MOMENTS = {
    "madness": ("madness", 60, "act"),
    "witches": ("witches", 60, "stand-or-flee"),
    "djinn": ("djinn", 90, "capture"),
    "end": ("djinn", 2000, ""),
}
GAMES = ("madness", "witches", "djinn")
PLACES = {"home": "/", "new": "/new/madness", "rules": "/rules/witches", "learn": "/learn/djinn", "pieces": "/gallery"}
WAYS = [
    *((language, size) for language in ("longer", "cs", "pl") for size in ("wide", "phone")),
    ("longer", "sideways"),
    ("pl", "middle"),
    ("pl", "huge"),
    ("pl", "wide at 200 %"),
    ("cs", "middle at 200 %"),
]
SIZES: dict[str, ViewportSize] = {
    "sideways": {"width": 844, "height": 390},
    "middle": {"width": 1024, "height": 768},
    "huge": {"width": 2560, "height": 1440},
    "wide at 200 %": {"width": 720, "height": 450},
    "middle at 200 %": {"width": 512, "height": 384},
}
DRAWN = """() => document.fonts.ready.then(() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(done));
}))"""
KEY = re.compile(r"^[a-z]+(-[a-z0-9]+)+$")
NUMBER = re.compile(r": \d+$")
KEPT = {"Coven", "English", "čeština", "polski", "Enter", "Esc", "Alegreya", "game-icons.net", "Delapouite", "Lorc"}
KEPT |= {"60–90 min", "90 min", "III", "min", "Minimum", "Chat", "Lancre", "Djinn"}  # said alike


@pytest.fixture(scope="session")
def tables(server: Server) -> dict[str, list[str]]:
    """What opens a table at each moment."""
    return {name: tokens_of(server.address, *moment) for name, moment in MOMENTS.items()}


def screens(page: Page, tables: dict[str, list[str]], longer: str = "") -> Iterator[str]:
    """The page at every place, one after the other."""
    for name, address in PLACES.items():
        page.goto(f"{address}?{longer}")
        page.wait_for_selector("h1:not(.unseen)")
        page.wait_for_load_state("networkidle")
        yield name
    held = json.dumps([{"tokens": tokens, "curtain": False} for tokens in tables.values()])
    page.evaluate("held => localStorage.setItem('coven.tables', held)", held)
    for name, tokens in tables.items():
        page.goto(f"/table?{name}&{longer}#{tokens[0]}")  # another address, so that nothing is left of the last one
        seated(page)
        page.evaluate(DRAWN)
        yield name
    for number, (state, act) in enumerate(STATES.items()):  # each at one of the games
        game = GAMES[number % len(GAMES)]
        page.goto(f"/table?{state}&{longer}#{tables[game][0]}")
        seated(page)
        act(page)
        page.evaluate(DRAWN)
        yield f"{state} of {game}"
    for game in GAMES:
        page.goto(f"/replay?{game}&{longer}#{tables[game][0]}")
        page.wait_for_selector("#main[data-version] .tray")
        page.evaluate(DRAWN)
        yield f"replay of {game}"


@pytest.mark.timeout(200)
@pytest.mark.parametrize(("language", "size"), WAYS)
def test_every_text_fits(visit: Visit, tables: dict[str, list[str]], language: str, size: str) -> None:
    longer = "longer" if language == "longer" else ""
    page = visit("/credits", "en" if longer else language, phone=size in ("phone", "sideways"))
    if size in SIZES:
        page.set_viewport_size(SIZES[size])

    found = [f"{name}: {wrong}" for name in screens(page, tables, longer) for wrong in misfits(page, not longer)]

    assert not found, "\n".join(found)


def names(server: Server) -> set[str]:
    """What may be called the same everywhere: things of the games, and people."""
    found = {*NAMES, *KEPT}
    for game in GAMES:
        with urlopen(f"{server.address}/api/games/{game}/catalogue") as answer:
            things = json.load(answer)["things"]
        found |= {one["names"][lang] for kind in things.values() for one in kind.values() for lang in one["names"]}
    return found


@pytest.mark.timeout(200)
def test_everything_is_translated(visit: Visit, server: Server, tables: dict[str, list[str]]) -> None:
    told: dict[str, dict[str, set[str]]] = {"en": {}, "cs": {}, "pl": {}}
    for language, screen in told.items():
        page = visit("/credits", language)
        for name in screens(page, tables):
            screen[name] = words(page)
    same = names(server)
    found = [
        f"{name} in {language}: {text}"
        for language in ("cs", "pl")
        for name, said in told[language].items()
        for text in said
        if KEY.match(text) or (text in told["en"][name] and not {*NUMBER.sub("", text).split(", ")} <= same)
    ]

    assert not found, "\n".join(found)
