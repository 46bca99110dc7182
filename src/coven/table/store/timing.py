"""How long things took, as Prometheus counts it."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)  # seconds


class Timing:
    """A histogram."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        """Something took so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        """The lines of the histogram."""
        bounds = [*map(str, BOUNDS), "+Inf"]
        found = [f'{name}_bucket{{le="{le}"}} {n}' for le, n in zip(bounds, accumulate(self.counts), strict=True)]
        return [*found, f"{name}_sum {self.sum:.6f}", f"{name}_count {sum(self.counts)}"]
