"""How strong many bots are beside each other: Bradley and Terry's model, told as Elo does, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10

import msgspec

from coven.engine.core.rng import below, seeded

Pair = tuple[str, str]
Scores = Mapping[Pair, float]  # how often the first did better than the second; a draw is half

MIDDLE = 1500.0
SPREAD = 400.0  # ten times as strong
PRIOR = 0.5  # a draw with everybody, so that nobody is infinitely strong
ROUNDS = 200
DRAWS = 200  # resampled tournaments


class Rating(msgspec.Struct, frozen=True):
    """The strength of a bot."""

    bot: str
    elo: float
    least: float
    most: float


def ratings(bots: Sequence[str], deals: Sequence[Scores], seed: str) -> list[Rating]:
    """The bots, the strongest first; how sure that is comes from deals drawn again and again from those played."""
    names = list(dict.fromkeys(bots))
    if len(names) < 2 or not deals:
        return []
    found = _strengths(names, deals)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    rng = seeded(f"ratings {seed}")
    for _ in range(DRAWS):
        chosen: list[Scores] = []
        for _ in deals:
            rng, pick = below(rng, len(deals))
            chosen.append(deals[pick])
        for name, elo in _strengths(names, chosen).items():
            drawn[name].append(elo)
    told = [Rating(name, round(found[name]), *_middle(drawn[name])) for name in names]
    return sorted(told, key=lambda one: -one.elo)


def _middle(numbers: list[float]) -> tuple[float, float]:
    """Where the middle 95 of a hundred lie."""
    ranked = sorted(numbers)
    return round(ranked[len(ranked) // 40]), round(ranked[-1 - len(ranked) // 40])


def _strengths(names: Sequence[str], deals: Sequence[Scores]) -> dict[str, float]:
    """Hunter's iteration: a bot is as strong as its wins over what it met."""
    wins = {(one, other): PRIOR for one in names for other in names if one != other}
    for deal in deals:
        for pair, won in deal.items():
            wins[pair] += won
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        strength = {one: _stronger(one, names, wins, strength) for one in names}
        whole = sum(strength.values()) / len(names)
        strength = {name: one / whole for name, one in strength.items()}
    elo = {name: SPREAD * log10(one) for name, one in strength.items()}
    middle = sum(elo.values()) / len(names)
    return {name: MIDDLE + one - middle for name, one in elo.items()}


def _stronger(one: str, names: Sequence[str], wins: Mapping[Pair, float], strength: Mapping[str, float]) -> float:
    won = met = 0.0
    for other in names:
        if other != one:
            won += wins[one, other]
            met += (wins[one, other] + wins[other, one]) / (strength[one] + strength[other])
    return won / met


def compared(results: Sequence[tuple[str, float]]) -> dict[Pair, float]:
    """Who did better than whom: every pair of different bots once for each meeting."""
    found: dict[Pair, float] = {}
    for place, (one, mine) in enumerate(results):
        for other, theirs in results[place + 1 :]:
            if one != other:
                won = 0.5 if mine == theirs else float(mine > theirs)
                found[one, other] = found.get((one, other), 0.0) + won
                found[other, one] = found.get((other, one), 0.0) + 1.0 - won
    return found
