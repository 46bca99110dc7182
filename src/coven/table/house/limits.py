"""How often somebody may do something: so many at once, and so many a second afterwards."""

from __future__ import annotations

from collections.abc import Callable

from coven.table.house.errors import TooMuchError

MOST_KNOWN = 10_000  # addresses; then all begin anew


class Limit:
    """A limit for each address."""

    def __init__(self, now: Callable[[], float], rate: float, burst: float) -> None:
        self._now = now
        self._rate = rate
        self._burst = burst
        self._left: dict[str, tuple[float, float]] = {}

    def count(self, address: str) -> None:
        """Once more, or too often."""
        self.check(address)
        if len(self._left) > MOST_KNOWN:
            self._left.clear()
        self._left[address] = (self._allowed(address) - 1, self._now())

    def check(self, address: str) -> None:
        """Whether once more would be too often."""
        if self._allowed(address) < 1:
            raise TooMuchError("too-often")

    def _allowed(self, address: str) -> float:
        allowed, counted = self._left.get(address, (self._burst, self._now()))
        return min(self._burst, allowed + (self._now() - counted) * self._rate)
