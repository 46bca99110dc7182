"""Tuples that change: a state shares them with its clones, so a change is a new tuple."""

from __future__ import annotations


def with_one(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same values, but another one at a place."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)
