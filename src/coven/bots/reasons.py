"""Reasons: what an answer does for certain, what differs between two answers in the same worlds by more than chance
would make it, and what an answer is for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from coven.bots.weighing import Weighed, deviation, mean
from coven.engine.core.machine import Event, State, Values
from coven.engine.core.signs import Sign, Signs
from coven.engine.edge.game import Happening
from coven.engine.edge.thoughts import Because

SURE: Final = 2.0  # standard errors
BEYOND: Final = 3.0  # standard errors: the best of several rivals is ahead by some of them in any case
SMALL: Final = 0.5  # hundredths: what nobody would notice
MOSTLY: Final = 0.5  # in so many worlds at least a turn must end as is told
OFTEN: Final = 0.3  # in so many worlds at least a deed must come about
OFTENER: Final = 0.15  # and in so many more than after a rival
NEARLY: Final = 0.75  # of deeds that are told by so much as well the first is told
RARE: Final = 0.1  # what is told of a sign that differs by so little happens seldom, and matters
PROS: Final = 2  # reasons for an answer
CONS: Final = 1  # and against it
NOW: Final = "now"
DONE: Final = "done"
NEAR: Final = "turn"
FAR: Final = "later"
LEADS: Final = "leads"  # why: what is done in this turn because of it

Named = Callable[[Event], Happening | None]  # an event as whoever is told comes to know it


class Difference:
    """A difference that was seen: what it is like, how telling it is, and whether it speaks for the answer."""

    def __init__(self, like: str, telling: float, good: bool, because: Because) -> None:
        self.like = like
        self.telling = telling
        self.good = good
        self.because = because


def gain(one: Weighed, other: Weighed, sure: float = SURE) -> float:
    """By how much an answer is worth more than another, in hundredths of a game; 0 if chance may have made it."""
    gaps = [50.0 * (mine - theirs) for mine, theirs in zip(one.worths, other.worths, strict=True)]
    gap = mean(gaps)
    return gap if abs(gap) > SMALL and abs(gap) > sure * deviation(gaps) / len(gaps) ** 0.5 else 0.0


def reasons(signs: Signs[State], one: Weighed, other: Weighed, than: str, liked: bool, named: Named) -> list[Because]:
    """What an answer does at once, what it leads to, why it is better than its best rival or what it is for, and
    whether it is better; then what speaks against it."""
    seen, better = differences(signs, one, other, than), gain(one, other)
    cons = _cons(seen)[:CONS]
    pros = _pros(distinct(at_once(signs, one, other, named) + leads(signs, one, other, named) + seen))[:PROS]
    if gain(one, other, BEYOND) < 0.0:
        return [Because("doubt", {"than": than, "n": round(-better, 1)}), *pros, *cons]
    if pros and better > 0.0:
        return [*pros, *cons]
    told = pros or _pros(leads(signs, one, None, named) + purposes(signs, one, other))[:1]
    even = Because("even", {"than": than, "liked": "yes" if liked else "no"})
    chance = Because("chance", {"than": than, "n": round(better, 1)})
    return [*told, chance if better > 0.0 else even, *cons]


def alone(signs: Signs[State], one: Weighed, lead: str, named: Named) -> list[Because]:
    """What is to be said for an answer that has no rival: what it does, which deeds it is for, and why it has none.
    What lies there when the turn ends may have other reasons, and there is nothing to compare it with."""
    counted = [sign.like for sign in signs.counted]
    deeds = leads(signs, one, None, named) + [each for each in purposes(signs, one, None) if each.like in counted]
    return [*_pros(distinct(at_once(signs, one, None, named) + deeds))[:PROS], Because(lead)]


def against(signs: Signs[State], one: Weighed, other: Weighed, than: str, named: Named) -> list[Because]:
    """What is most telling about a rival: one thing that speaks for it, and one that speaks against it."""
    seen = differences(signs, one, other, than)
    return _pros(leads(signs, one, other, named) + seen)[:1] + _cons(seen)[:CONS]


def _pros(seen: list[Difference]) -> list[Because]:
    return [each.because for each in seen if each.good]


def _cons(seen: list[Difference]) -> list[Because]:
    return [Because(each.because.id, {**each.because.values, "against": "yes"}) for each in seen if not each.good]


def distinct(found: list[Difference]) -> list[Difference]:
    """Of those that say much the same only the first."""
    likes = [each.like for each in found]
    return [each for place, each in enumerate(found) if each.like not in likes[:place]]


def at_once(signs: Signs[State], one: Weighed, other: Weighed | None, named: Named) -> list[Difference]:
    """What an answer does for certain: by name, and in numbers."""
    return leads(signs, one, other, named, soon=True) + immediate(signs, one, other)


def immediate(signs: Signs[State], one: Weighed, other: Weighed | None) -> list[Difference]:
    """What an answer changes for certain once it is carried out, in every world alike, and a rival does not."""
    found: list[Difference] = []
    for number, sign in enumerate(signs.all):
        gaps = _changes(one, one.soon, number)
        same = other is not None and _changes(other, other.soon, number) == gaps
        if gaps and gaps[0] and gaps == gaps[:1] * len(gaps) and not same:
            found.append(_told(sign, DONE if one.steps else NOW, gaps, abs(gaps[0]) / sign.least, {}))
    found.sort(key=lambda each: -each.telling)
    return found


def leads(
    signs: Signs[State], one: Weighed, other: Weighed | None, named: Named, soon: bool = False
) -> list[Difference]:
    """The deed that an answer leads to in this turn, if it often does, and oftener than a rival; or one that it does
    at once for certain and does not say."""
    mine, certain = _shares(one.done if soon else one.turn), _certain(one)
    theirs = {} if other is None else _shares(other.done if soon else other.turn)
    found: dict[str, float] = {}
    for key, share in mine.items():
        deed, rest = signs.deeds[key.partition(" ")[0]], theirs.get(key, 0.0)
        error = ((share * (1.0 - share) + rest * (1.0 - rest)) / len(one.turn)) ** 0.5
        fitting = deed.unsaid and key in certain if soon else key not in certain
        if fitting and share >= OFTEN and share - rest > max(OFTENER, SURE * error):
            found[key] = (share - rest) * deed.weight
    telling = [key for key in found if found[key] >= NEARLY * max(found.values())]
    if not telling:
        return []
    first = min(telling, key=lambda key: _place(one.turn, key))
    event = next(deeds[first] for deeds in one.turn if first in deeds)
    seen = named(event)
    because = Because(LEADS, {"n": _hundredths(mine[first]), "soon": "yes" if soon else "no"}, deed=seen)
    return [] if seen is None else [Difference(signs.deeds[event.kind].like, found[first], True, because)]


def _hundredths(share: float) -> int:
    """A share of a hundred, which is all of them only where nothing was missing."""
    return 100 if share == 1.0 else min(round(100.0 * share), 99)


def _certain(one: Weighed) -> list[str]:
    """What it does in every world as soon as it is carried out."""
    return [key for key, share in _shares(one.done).items() if share == 1.0]


def _place(seen: list[dict[str, Event]], key: str) -> float:
    """Which deed of its turn one is, on average."""
    return mean([float(list(deeds).index(key)) for deeds in seen if key in deeds])


def purposes(signs: Signs[State], one: Weighed, other: Weighed | None) -> list[Difference]:
    """What the turn brings that begins with an answer; of what lies on the table only what is not the same after a
    rival: that has other reasons."""
    found: list[Difference] = []
    for number, sign in enumerate(signs.all):
        gaps = _changes(one, one.near, number)
        same = other is not None and _changes(other, other.near, number) == gaps
        if _tells(sign, NEAR, gaps) and not (same and number < len(signs.lying)) and not _faded(sign, one, other):
            found.append(_told(sign, NEAR, gaps, abs(mean(gaps)) / sign.least, {}))
    found.sort(key=lambda each: -each.telling)
    return distinct(found)


def differences(signs: Signs[State], one: Weighed, other: Weighed, than: str) -> list[Difference]:
    """Every sign that differs, when the turn ends or later, whichever tells more; the most telling first, and of those
    that say much the same only that."""
    found: list[Difference] = []
    for number, sign in enumerate(signs.all):
        if _faded(sign, one, other):
            continue
        near = difference(sign, NEAR, _column(one.near, number), _column(other.near, number), than)
        far = difference(sign, FAR, _column(one.far, number), _column(other.far, number), than, _until(one, other))
        if near is not None and (far is None or near.telling >= far.telling):
            found.append(near)
        elif far is not None:
            found.append(far)
    found.sort(key=lambda each: -each.telling)
    return distinct(found)


def difference(
    sign: Sign, when: str, mine: list[float], theirs: list[float], than: str, until: Values | None = None
) -> Difference | None:
    """The mean difference of a sign between two answers, if it is worth telling."""
    gaps = [one - other for one, other in zip(mine, theirs, strict=True)]
    if not _tells(sign, when, gaps):
        return None
    telling = abs(mean(gaps)) / (deviation(theirs) + sign.least)
    return _told(sign, when, gaps, telling, {"than": than, **(until or {})})


def _faded(sign: Sign, one: Weighed, other: Weighed | None) -> bool:
    """Whether there is nothing left that it would be a means to: the game is mostly over within the look ahead."""
    return sign.fades and max(one.final, 0.0 if other is None else other.final) > MOSTLY


def _until(one: Weighed, other: Weighed) -> Values:
    """How far the look ahead went."""
    over = one.final + other.final
    return {"turns": max(one.turns, other.turns), "ends": "none" if over == 0.0 else "all" if over == 2.0 else "some"}


def _tells(sign: Sign, when: str, gaps: list[float]) -> bool:
    """Whether a difference is more than chance would make it, and not only on average: a turn that is told to end with
    more of something does so in most worlds."""
    gap, error = mean(gaps), deviation(gaps) / max(len(gaps), 1) ** 0.5
    if not gaps or abs(gap) < sign.least or abs(gap) < SURE * error:
        return False
    met = len([each for each in gaps if each * gap > 0.0])
    return when == FAR or sign.least < RARE or met > MOSTLY * len(gaps)


def _told(sign: Sign, when: str, gaps: list[float], telling: float, more: Values) -> Difference:
    gap = mean(gaps)
    n: int | float = int(gap) if gap == int(gap) else round(gap, 1)
    values: dict[str, int | float | str] = {"when": when, "n": n, "sure": "no" if deviation(gaps) else "yes"}
    return Difference(sign.like, telling, gap * sign.good > 0, Because(sign.name, {**more, **values}))


def _shares(seen: list[dict[str, Event]]) -> dict[str, float]:
    """In which part of the worlds each deed came about."""
    counts: dict[str, float] = {}
    for deeds in seen:
        for key in deeds:
            counts[key] = counts.get(key, 0.0) + 1.0
    return {key: counts[key] / len(seen) for key in sorted(counts)}


def _changes(one: Weighed, seen: list[list[float]], number: int) -> list[float]:
    """World by world, what became of a sign."""
    return [after - before for after, before in zip(_column(seen, number), _column(one.before, number), strict=False)]


def _column(seen: list[list[float]], number: int) -> list[float]:
    return [signs[number] for signs in seen]
