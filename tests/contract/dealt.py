"""How often something is dealt, beside how often it should be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Any

from coven.engine.core.machine import State
from coven.engine.core.rng import seeded

WORLDS = 2400
SURE = 4.26  # a fair deal fails once in a hundred thousand; the seeds are fixed, so it is always the same
ENOUGH = 5.0  # a cell that is expected more seldom is counted with others like it

Odds = Mapping[Hashable, float]


def unfair(dealt: Counter[Hashable], expected: Odds) -> str:
    """What is wrong with what was dealt; nothing where chance explains it."""
    worlds = sum(dealt.values())
    if impossible := {*dealt} - {*expected}:
        return f"never possible: {sorted(map(str, impossible))[:3]}"
    if missed := [label for label, odds in expected.items() if odds * worlds > 20 and not dealt[label]]:
        return f"never dealt: {missed[:3]}"
    cells: list[tuple[float, float]] = []
    rest_dealt = rest_expected = 0.0
    for label, odds in expected.items():
        if odds * worlds < ENOUGH:
            rest_dealt, rest_expected = rest_dealt + dealt[label], rest_expected + odds * worlds
        else:
            cells.append((dealt[label], odds * worlds))
    if rest_expected:
        cells.append((rest_dealt, rest_expected))
    square = sum((found - wanted) ** 2 / wanted for found, wanted in cells)
    free = len(cells) - 1
    if free < 1:
        return ""
    most = free * (1 - 2 / (9 * free) + SURE * (2 / (9 * free)) ** 0.5) ** 3  # Wilson and Hilferty
    return "" if square <= most else f"chi-square {square:.0f} of {free} degrees, at most {most:.0f}"


def seen_in(table: State, seat: int, look: Callable[[Any], Hashable], worlds: int = WORLDS) -> Counter[Hashable]:
    """What is seen in many worlds that a seat could be in."""
    found: Counter[Hashable] = Counter()
    world, rng = table.clone(), seeded(f"dealt {seat}")
    for _ in range(worlds):
        rng = seeded(str(rng))
        world.redeal(seat, rng)
        found[look(world)] += 1
    return found


def first_two(pool: Sequence[Hashable]) -> dict[Hashable, float]:
    """The odds of the first two of a fairly shuffled pool; equal things are equal."""
    n, found = len(pool), Counter[Hashable]()
    for place, one in enumerate(pool):
        for other_place, other in enumerate(pool):
            if place != other_place:
                found[one, other] += 1
    return {label: count / (n * (n - 1)) for label, count in found.items()}


def each(pool: Sequence[Hashable]) -> dict[Hashable, float]:
    """The odds of one thing of a pool."""
    return {label: count / len(pool) for label, count in Counter(pool).items()}


def lowest(pool: Sequence[int], n: int) -> dict[Hashable, float]:
    """The odds of the lowest two of a fairly dealt hand of n different cards."""
    ranked = sorted(pool)
    hands = [hand[:2] for hand in combinations(ranked, n)] if len(ranked) <= 14 else []
    if hands:
        return {label: count / len(hands) for label, count in Counter(hands).items()}
    return _lowest(ranked, n)


def _lowest(ranked: Sequence[int], n: int) -> dict[Hashable, float]:
    whole = comb(len(ranked), n)
    return {
        (one, other): comb(len(ranked) - 1 - place, n - 2) / whole
        for first, one in enumerate(ranked)
        for place, other in enumerate(ranked)
        if place > first and len(ranked) - 1 - place >= n - 2
    }
