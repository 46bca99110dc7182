"""Reasons: what differs between two answers in the same worlds by more than chance would make it."""

from __future__ import annotations

from typing import Final

from coven.bots.weighing import Weighed, deviation, mean
from coven.engine.core.machine import State
from coven.engine.core.signs import Sign, Signs
from coven.engine.edge.thoughts import Because

SURE: Final = 2.0  # standard errors
SMALL: Final = 0.5  # hundredths: what nobody would notice
PROS: Final = 2  # reasons for an answer
CONS: Final = 1  # and against it
NEAR: Final = "turn"
FAR: Final = "later"


class Difference:
    """A difference that was seen: how telling it is, and whether it speaks for the answer."""

    def __init__(self, sign: Sign, telling: float, good: bool, because: Because) -> None:
        self.sign = sign
        self.telling = telling
        self.good = good
        self.because = because


def gain(one: Weighed, other: Weighed) -> float:
    """By how much an answer is worth more than another, in hundredths of a game; 0 if chance may have made it."""
    gaps = [50.0 * (mine - theirs) for mine, theirs in zip(one.worths, other.worths, strict=True)]
    gap = mean(gaps)
    return gap if abs(gap) > SMALL and abs(gap) > SURE * deviation(gaps) / len(gaps) ** 0.5 else 0.0


def reasons(signs: Signs[State], one: Weighed, other: Weighed, than: str) -> list[Because]:
    """Why an answer is better than its best rival, or that it is not; then what speaks against it."""
    seen, better = differences(signs, one, other, than), gain(one, other)
    pros, cons = _pros(seen)[:PROS], _cons(seen)[:CONS]
    if better < 0.0:
        return [Because("doubt", {"than": than, "n": round(-better, 1)}), *pros, *cons]
    if pros:
        return pros + cons
    lead = Because("chance", {"than": than, "n": round(better, 1)}) if better else Because("even", {"than": than})
    return [lead, *cons]


def against(signs: Signs[State], one: Weighed, other: Weighed, than: str) -> list[Because]:
    """What is most telling about a rival: one thing that speaks for it, and one that speaks against it."""
    seen = differences(signs, one, other, than)
    return _pros(seen)[:1] + _cons(seen)[:CONS]


def _pros(seen: list[Difference]) -> list[Because]:
    return [each.because for each in seen if each.good]


def _cons(seen: list[Difference]) -> list[Because]:
    return [Because(each.because.id, {**each.because.values, "against": "yes"}) for each in seen if not each.good]


def differences(signs: Signs[State], one: Weighed, other: Weighed, than: str) -> list[Difference]:
    """Every sign that differs, when the turn ends or later, whichever tells more; the most telling first, and of those
    that say much the same only that."""
    found: list[Difference] = []
    for number, sign in enumerate(signs.all):
        near = difference(sign, NEAR, _column(one.near, number), _column(other.near, number), than)
        far = difference(sign, FAR, _column(one.far, number), _column(other.far, number), than)
        if near is not None and (far is None or near.telling >= far.telling):
            found.append(near)
        elif far is not None:
            found.append(far)
    found.sort(key=lambda each: -each.telling)
    likes = [each.sign.like for each in found]
    return [each for place, each in enumerate(found) if each.sign.like not in likes[:place]]


def difference(sign: Sign, when: str, mine: list[float], theirs: list[float], than: str) -> Difference | None:
    """The mean difference of a sign between two answers, if it is worth telling."""
    gaps = [one - other for one, other in zip(mine, theirs, strict=True)]
    gap, error = mean(gaps), deviation(gaps) / len(gaps) ** 0.5
    if abs(gap) < sign.least or abs(gap) < SURE * error:
        return None
    told: int | float = int(gap) if gap == int(gap) else round(gap, 1)
    values: dict[str, int | float | str] = {"than": than, "when": when, "n": told, "sure": "no" if error else "yes"}
    return Difference(
        sign, abs(gap) / (deviation(theirs) + sign.least), gap * sign.good > 0, Because(sign.name, values)
    )


def _column(seen: list[list[float]], number: int) -> list[float]:
    return [signs[number] for signs in seen]
