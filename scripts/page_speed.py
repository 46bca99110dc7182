"""How fast the page is, and whether it keeps what it should forget.

.venv/bin/python scripts/page_speed.py [GAME] [MOVES]

Measures the first board of a browser that was never here, the time from a key to the drawn board, and the memory that a
long game leaves behind. Needs the machine for itself; COVEN_CHROMIUM names the browser.
"""

from __future__ import annotations

import json
import os
import random
import statistics
import sys
import tempfile
from pathlib import Path
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from hosting import Server, sqlite  # tests are no package

FLAGS = ["--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-component-update"]
MOVE = """(key) => new Promise((done) => {
  const main = document.querySelector('#main');
  const before = main.dataset.version;
  const begun = performance.now();
  const watch = new MutationObserver(() => {
    if (main.dataset.version === before) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - begun)));
  });
  watch.observe(main, { attributes: true });
  for (const one of [key, '1']) window.dispatchEvent(new KeyboardEvent('keydown', { key: one }));
})"""
BOARD = """new MutationObserver((_, watch) => {
  if (!document.querySelector('#prompt')) return;
  watch.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => (window.board = performance.now())));
}).observe(document, { childList: true, subtree: true })"""  # when the board was drawn
ASKED = "document.querySelector('.ending') || document.querySelector('#prompt.mine')"


def links_of(address: str, game: str) -> list[str]:
    """A table whose seats are all one's own."""
    body = json.dumps({"game": game, "seats": [{"who": "me"}, {"who": "me"}]}).encode()
    with urlopen(Request(f"{address}/api/tables", body, {"content-type": "application/json"})) as answer:
        links: dict[str, str] = json.load(answer)["seats"]
    return list(links.values())


def sits(browser: Browser, links: list[str]) -> tuple[Page, float]:
    """A new browser at a table, and after how many milliseconds it showed the board."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    held = json.dumps([{"tokens": [link.rpartition("#")[2] for link in links], "curtain": False}])
    context.add_init_script(f"localStorage.setItem('coven.tables', {json.dumps(held)})")
    context.add_init_script('localStorage.setItem(\'coven.settings\', \'{"passes":false,"pace":"fast"}\')')
    context.add_init_script(BOARD)
    page = context.new_page()
    page.goto(links[0], wait_until="commit")
    page.wait_for_function("() => window.board")
    return page, float(page.evaluate("window.board"))


def heap(page: Page) -> float:
    """Megabytes of script memory after everything unused was swept."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return float(used) / 1e6


def measured(browser: Browser, address: str, game: str, moves: int) -> None:
    """Play, and print the numbers."""
    boards = [sits(browser, links_of(address, game))[1] for _ in range(5)]
    page, _ = sits(browser, links_of(address, game))
    chance, times, sizes = random.Random(1), [], []
    for number in range(moves):
        page.wait_for_function(f"() => {ASKED}")
        if page.locator(".ending").count():
            break
        times.append(float(page.evaluate(MOVE, str(chance.randint(1, 9)))))
        if number in (50, moves // 2):
            sizes.append(heap(page))
    sizes.append(heap(page))
    print(f"{game}: first board {statistics.median(boards):.0f} ms, worst {max(boards):.0f} ms")
    slow = sorted(times)[len(times) * 19 // 20]
    print(f"{game}: key to drawn board {statistics.median(times):.0f} ms, 95 of 100 within {slow:.0f} ms")
    print(f"{game}: memory {' > '.join(f'{size:.1f}' for size in sizes)} MB in {len(times)} moves")


def main() -> None:
    game, moves = [*sys.argv[1:], *("djinn", "500")[len(sys.argv) - 1 :]]
    with (
        tempfile.TemporaryDirectory() as kept,
        Server(sqlite(Path(kept)), fresh=True) as server,
        sync_playwright() as playwright,
    ):
        root = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=os.environ["COVEN_CHROMIUM"], args=FLAGS + root)
        measured(browser, server.address, game, int(moves))


if __name__ == "__main__":
    main()
