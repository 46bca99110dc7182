"""Chance: L'Ecuyer's combined generator of 1988, whose whole state is one int below 2^62.

Two multiplicative generators with prime moduli are stepped together; their difference is the output. The period is
about 2.3e18 and no product exceeds 2^47, so compiled and interpreted code agree without any masking.

It is quick and repeatable, but whoever sees enough of it can foresee the rest. Where people play against each other,
chance is sealed: every number is a keyed hash.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

M1: Final = 2147483563
A1: Final = 40014
M2: Final = 2147483399
A2: Final = 40692
HALF: Final = 31
LOW: Final = (1 << 31) - 1
SPAN: Final = M1 - 1  # outputs lie in 0 .. SPAN - 1
WIDE: Final = 1 << 62  # sealed numbers lie below


def seeded(seed: str) -> int:
    """The generator that belongs to a seed: any text gives one, equal texts give equal ones."""
    digest = hashlib.sha256(seed.encode()).digest()
    first = int.from_bytes(digest[:8], "big") % (M1 - 1) + 1
    second = int.from_bytes(digest[8:16], "big") % (M2 - 1) + 1
    return first << HALF | second


def is_state(rng: int) -> bool:
    """Whether an int is a state of the generator."""
    return 0 < rng >> HALF < M1 and 0 < rng & LOW < M2


def step(rng: int) -> int:
    """The state that follows."""
    return (rng >> HALF) * A1 % M1 << HALF | (rng & LOW) * A2 % M2


def output(rng: int) -> int:
    """The number a state stands for, 0 to SPAN - 1."""
    value = (rng >> HALF) - (rng & LOW)
    return value + SPAN if value < 0 else value % SPAN


def below(rng: int, n: int) -> tuple[int, int]:
    """The next state and a fair number from 0 to n - 1: outputs past the last whole multiple of n are thrown away."""
    return _below(rng, n)


def _below(state: i64, size: i64) -> tuple[i64, i64]:
    first: i64 = state >> HALF
    second: i64 = state & LOW
    while True:
        # the moduli are little less than 2^31, so what is above 31 bits counts that little: no division
        first *= A1
        first = (first >> HALF) * (LOW + 1 - M1) + (first & LOW)
        if first >= M1:
            first -= M1
        second *= A2
        second = (second >> HALF) * (LOW + 1 - M2) + (second & LOW)
        if second >= M2:
            second -= M2
        value: i64 = first - second
        if value < 0:
            value += SPAN
        if value < SPAN - size or value < SPAN - SPAN % size:
            return first << HALF | second, value % size


def shuffled(rng: int, cards: list[int]) -> tuple[int, tuple[int, ...]]:
    """The next state and the cards in a fair random order (Fisher and Yates)."""
    order = cards[:]
    state: i64 = rng
    for last in range(len(order) - 1, 0, -1):
        state, pick = _below(state, last + 1)
        held = order[last]
        order[last] = order[pick]
        order[pick] = held
    return state, tuple(order)


class Sealed:
    """Chance from a secret: each number is a keyed hash of where it is drawn, so no number tells another."""

    def __init__(self, secret: bytes, entry: int) -> None:
        self.secret = secret  # 32 bytes
        self.entry = entry  # the answer it belongs to: 0 is the set-up
        self.drawn = 0

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        limit = WIDE - WIDE % n
        while True:
            place = f"{self.entry}/{self.drawn}".encode()
            self.drawn += 1
            value = int.from_bytes(hashlib.blake2b(place, digest_size=8, key=self.secret).digest(), "big") >> 2
            if value < limit:
                return value % n

    def shuffled(self, cards: list[int]) -> tuple[int, ...]:
        """The cards in a fair random order."""
        order = cards[:]
        for last in range(len(order) - 1, 0, -1):
            pick = self.below(last + 1)
            held = order[last]
            order[last] = order[pick]
            order[pick] = held
        return tuple(order)


def commitment(secret: bytes) -> str:
    """What can be shown of a secret beforehand: it tells nothing of it, and no other secret fits it."""
    return hashlib.sha256(secret).hexdigest()
