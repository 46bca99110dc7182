"""A server, and people with browsers."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest
from e2e.people import Visit
from hosting import Server, sqlite
from playwright.sync_api import Browser, Page, Playwright, ViewportSize, expect, sync_playwright

Scheme = Literal["dark", "light"]
PATIENCE = 60_000.0  # milliseconds until somebody must have been shown something, also on a busy machine
expect.set_options(timeout=PATIENCE)
CALM = {"passes": False, "pace": "fast"}  # nothing passes by itself, nobody waits for what others did
FLAGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests."""
    folder: Path = tmp_path_factory.mktemp("tables")
    with Server(sqlite(folder), thought=60.0) as started:  # browsers beside it leave little of the machine
        yield started


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Whoever drives browsers."""
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def windowed(playwright: Playwright) -> Iterator[Browser]:
    """Chromium, found by `scripts/browser.sh`; where there is none these tests are skipped, except in CI."""
    with _launched(playwright, _found()) as browser:
        yield browser


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """Chromium without windows where that is installed too: it draws the same pages with two thirds of the work, but
    shows no notifications."""
    with _launched(playwright, shutil.which("chromium-headless-shell") or _found()) as browser:
        yield browser


def _found() -> str:
    found = os.environ.get("COVEN_CHROMIUM", "")
    if not found and not os.environ.get("CI"):
        pytest.skip("SKIPPED: no Chromium for the browser tests; on Debian: apt install chromium")
    return found


@contextmanager
def _launched(playwright: Playwright, path: str) -> Iterator[Browser]:
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    # where scrollbars take room for people they do here
    browser = playwright.chromium.launch(
        executable_path=path, args=FLAGS + root, ignore_default_args=["--hide-scrollbars"]
    )
    yield browser
    browser.close()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Somebody with a browser of their own opens a page; no fault of the page passes unseen."""
    faults: list[str] = []

    def opened(
        address: str = "/", language: str = "en", scheme: Scheme = "dark", phone: bool = False, **settings: object
    ) -> Page:
        size = ViewportSize(width=390, height=844) if phone else ViewportSize(width=1440, height=900)
        context = chromium.new_context(
            viewport=size,
            locale=language,
            color_scheme=scheme,
            has_touch=phone,
            is_mobile=phone,
            base_url=server.address,
            reduced_motion="reduce",
        )
        context.add_init_script(
            f"localStorage.setItem('coven.settings', JSON.stringify({json.dumps(CALM | settings)}))"
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda asked: _own(asked.url, server.address, faults))
        page.goto(address)
        return page

    yield opened
    for context in chromium.contexts:
        context.close()
    assert faults == []


def _own(url: str, address: str, faults: list[str]) -> None:
    """No request goes to another host."""
    if not url.startswith((address, "blob:", "data:")):
        faults.append(url)
