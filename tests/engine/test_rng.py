"""Chance is fair, small and the same everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from typing import TypeVar

from coven.engine.core.rng import M1, M2, below, output, seeded, shuffled, step

Kind = TypeVar("Kind")


def chi_square(counts: Mapping[Kind, int], kinds: int) -> float:
    expected = sum(counts.values()) / kinds
    seen = sum((number - expected) ** 2 / expected for number in counts.values())
    return seen + (kinds - len(counts)) * expected


def test_the_state_is_one_int_below_two_to_the_62() -> None:
    rng = seeded("any")
    for _ in range(2000):
        assert 0 < rng < 1 << 62
        assert 0 < rng >> 31 < M1
        assert 0 < rng & (1 << 31) - 1 < M2
        rng = step(rng)


def test_it_is_the_published_generator() -> None:
    first, second = 12345, 67890
    rng = first << 31 | second

    for _ in range(1000):
        first, second = 40014 * first % 2147483563, 40692 * second % 2147483399
        rng = step(rng)
        assert output(rng) == (first - second) % 2147483562


def test_equal_seeds_give_equal_chance_and_others_differ() -> None:
    assert seeded("moon") == seeded("moon")
    assert len({seeded(str(number)) for number in range(500)}) == 500


def test_a_die_is_fair() -> None:
    rng, counts = seeded("die"), Counter[int]()
    for _ in range(60_000):
        rng, value = below(rng, 6)
        counts[value] += 1

    assert set(counts) == set(range(6))
    assert chi_square(counts, 6) < 20.5  # 5 degrees of freedom: one in a thousand is above


def test_two_dice_in_a_row_are_independent() -> None:
    rng, counts = seeded("pairs"), Counter[int]()
    for _ in range(72_000):
        rng, one = below(rng, 6)
        rng, two = below(rng, 6)
        counts[one * 6 + two] += 1

    assert chi_square(counts, 36) < 66.6  # 35 degrees of freedom


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    rng, counts = seeded("shuffle"), Counter[tuple[int, ...]]()
    for _ in range(48_000):
        rng, order = shuffled(rng, [1, 2, 3, 4])
        counts[order] += 1

    assert set(counts) == set(permutations([1, 2, 3, 4]))
    assert chi_square(counts, 24) < 49.7  # 23 degrees of freedom


def test_numbers_beyond_the_last_whole_multiple_are_thrown_away() -> None:
    rng, large = seeded("large"), 2_000_000_000  # a plain remainder would favour the small ones
    values = []
    for _ in range(4000):
        rng, value = below(rng, large)
        values.append(value)

    assert max(values) < large
    assert abs(sum(values) / len(values) / large - 0.5) < 0.02


def test_a_number_below_is_the_remainder_of_the_first_output_that_is_kept() -> None:
    rng = seeded("remainders")
    for n in (1, 2, 6, 52, 1 << 20, M1 // 2 + 1, M1 - 2, M1 - 1) * 250:
        kept = step(rng)
        while output(kept) >= (M1 - 1) // n * n:
            kept = step(kept)

        rng, value = below(rng, n)

        assert (rng, value) == (kept, output(kept) % n)
