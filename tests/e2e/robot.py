"""Somebody who knows no game: presses what glows, by chance, until the game is over."""

from __future__ import annotations

import random

from e2e.people import ASKED, reaches, version
from playwright.sync_api import Page

OVER = "#prompt, .ending"
PRESSABLE = """(what) => {
  const found = [];
  for (const one of document.querySelectorAll(what)) {
    if (one.offsetParent === null || one.closest('[inert]')) continue;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    for (const [fx, fy] of [[.5, .5], [.15, .5], [.5, .15], [.15, .15], [.85, .5], [.5, .85]]) {
      const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
      if (one.contains(document.elementFromPoint(x, y))) {
        found.push({ x, y, at: one.dataset.at ?? one.dataset.word ?? '' });
        break;
      }
    }
  }
  return found;
}"""
GLOWS = ".glow.legal"
FURTHER = ".unfold .option, .glow.target:not(.picked)"
TABS = ("board", "seats", "shelf")


class Robot:
    """Plays at one page."""

    def __init__(self, page: Page, seed: int, touch: bool = False) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.touch = touch
        self.glowing = 0  # how often something on the table was pressed

    def over(self) -> bool:
        """Whether the game is over."""
        return self.page.locator(".ending").count() > 0

    def move(self) -> None:
        """One decision, made with what glows or with a button of the prompt."""
        if self.page.locator("#curtain .go").count():
            self.page.click("#curtain .go")
        self.page.wait_for_function(f"({ASKED}) || document.querySelector('.ending')")
        if self.over():
            return
        before = version(self.page)
        if not self._by_glow(before):
            self._by_button()
        self.page.wait_for_function(
            "before => Number(document.querySelector('#main').dataset.version) > before", arg=before, timeout=10_000
        )

    def _by_glow(self, before: int) -> bool:
        """Press something that glows, then whatever it leaves; False where nothing does."""
        found = self._pressable(GLOWS) or self._elsewhere()
        if not found or (self.chance.random() < 0.25 and self.page.locator("#prompt .option").count()):
            return False
        self._press(self.chance.choice(found))
        self.glowing += 1
        for _ in range(4):
            if version(self.page) > before:
                return True
            main = self._pressable("#prompt .go.option")
            if main:
                self._press(main[0])
                reaches(self.page, before + 1)
                return True
            further = self._pressable(FURTHER)
            if not further:
                break
            self._press(self.chance.choice(further))
        self.page.keyboard.press("Escape")
        return False

    def _elsewhere(self) -> list[dict[str, float]]:
        """On a phone, what glows may be behind another tab."""
        if not self.touch:
            return []
        for tab in self.page.locator("nav.tabs button").all():
            tab.tap()
            if found := self._pressable(GLOWS):
                return found
        self.page.locator("nav.tabs button").first.tap()
        return []

    def _by_button(self) -> None:
        """An option in words."""
        found = self._pressable("#prompt .deeds .option")
        if not found:
            self.page.locator("#prompt [aria-expanded]").click()
            found = self._pressable("#prompt .options .option[data-word]")
        self._press(self.chance.choice(found))

    def _pressable(self, what: str) -> list[dict[str, float]]:
        found: list[dict[str, float]] = self.page.evaluate(PRESSABLE, what)
        return found

    def _press(self, one: dict[str, float]) -> None:
        if self.touch:
            self.page.touchscreen.tap(one["x"], one["y"])
        else:
            self.page.mouse.click(one["x"], one["y"])
