"""Somebody who knows no game: presses what glows, by chance, until the game is over."""

from __future__ import annotations

import random

from e2e.people import ASKED, PATIENCE, reaches, version
from playwright.sync_api import Page, TimeoutError

POINT = """(one) => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = one.getBoundingClientRect();
  for (const [fx, fy] of [[.5, .5], [.15, .5], [.5, .15], [.15, .15], [.85, .5], [.5, .85]]) {
    const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
    if (one.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""  # where something can be pressed
PRESSABLE = f"""(what) => {{
  const point = {POINT};
  window.robot = [...document.querySelectorAll(what)].filter((one) => one.offsetParent !== null && point(one));
  return window.robot.length;
}}"""
AT = f"number => ({POINT})(window.robot[number])"
GLOWS = ".glow.legal"
FURTHER = ".unfold .option, .glow.target:not(.picked)"


class Robot:
    """Plays at one page."""

    def __init__(self, page: Page, seed: int, touch: bool = False) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.touch = touch
        self.glowing = 0  # how often something on the table was pressed
        self.missed = 0  # how often a press led to nothing, because the table moved under it

    def over(self) -> bool:
        """Whether the game is over."""
        return self.page.locator(".ending").count() > 0

    def move(self) -> None:
        """One decision, made with what glows or with a button of the prompt."""
        if self.page.locator("#curtain .go").count():
            self.page.click("#curtain .go")
        self.page.wait_for_function(f"() => ({ASKED}) || document.querySelector('.ending')")
        if self.over():
            return
        before = version(self.page)
        for patience in (PATIENCE / 6, PATIENCE / 6, PATIENCE):
            if not self._by_glow(before) and version(self.page) == before:
                self._by_button()
            try:
                reaches(self.page, before + 1, patience)
                return
            except TimeoutError:
                self.missed += 1
        raise AssertionError(f"three presses in a row led to nothing, the last at {before}")

    def _by_glow(self, before: int) -> bool:
        """Press something that glows, then whatever it leaves; False where nothing does."""
        if self.chance.random() < 0.25 and self._pressable("#prompt .deeds .option"):
            return False
        if not self._press(GLOWS) and not self._press_elsewhere():
            return False
        self.glowing += 1
        for _ in range(4):
            if version(self.page) > before or self._press("#prompt .go.option") or not self._press(FURTHER):
                break
        if self.page.locator(".glow.picked").count():
            self.page.keyboard.press("Escape")
            return False
        return True

    def _press_elsewhere(self) -> bool:
        """On a phone, what glows may be behind another tab."""
        tabs = self.page.locator("nav.tabs button").all() if self.touch else []
        for tab in [*tabs, *tabs[:1]]:
            tab.tap()
            if self._press(GLOWS):
                return True
        return False

    def _by_button(self) -> None:
        """An option in words."""
        if not self._press("#prompt .deeds .option"):
            self.page.locator("#prompt [aria-expanded]").click()
            self._press("#prompt .options .option[data-word]")

    def _pressable(self, what: str) -> int:
        """How many of them can be pressed."""
        return int(self.page.evaluate(PRESSABLE, what))

    def _press(self, what: str) -> bool:
        """Press one of them; False where there is none, or where it has moved out of sight meanwhile."""
        if not (found := self._pressable(what)):
            return False
        point = self.page.evaluate(AT, self.chance.randrange(found))
        if point is None:
            return False
        x, y = point
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        return True
