"""Means and shares with their 95 % confidence intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

SURE = 1.96  # standard errors on either side


class Interval(msgspec.Struct, frozen=True):
    """A number and where the true one lies, 95 times in a hundred."""

    value: float
    least: float
    most: float


def share(n: int, of: int) -> Interval:
    """A share, with Wilson's interval, which is right for shares near 0 and 1 too."""
    if not of:
        return Interval(0.0, 0.0, 1.0)
    part = n / of
    square = SURE * SURE
    middle = (part + square / (2 * of)) / (1 + square / of)
    wide = SURE * sqrt(part * (1 - part) / of + square / (4 * of * of)) / (1 + square / of)
    return Interval(round(part, 4), round(max(0.0, middle - wide), 4), round(min(1.0, middle + wide), 4))


def mean(numbers: Sequence[float]) -> Interval:
    """A mean, with the normal interval."""
    if not numbers:
        return Interval(0.0, 0.0, 0.0)
    middle = sum(numbers) / len(numbers)
    variance = sum((number - middle) ** 2 for number in numbers) / max(len(numbers) - 1, 1)
    wide = SURE * sqrt(variance / len(numbers))
    return Interval(round(middle, 3), round(middle - wide, 3), round(middle + wide, 3))
