"""Looking at a game again: every decision is judged from what whoever decided knew then, the costly ones once more and
longer. What changes between an answer and the next question is luck; what changes by an answer is play."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec
from msgspec.structs import replace

from coven.bots.advice import Adviser
from coven.bots.mind import Budget
from coven.bots.reasons import gain
from coven.bots.undertaking import NEXT_TURN, is_choice
from coven.bots.weighing import deviation, mean
from coven.engine.core.machine import HIDDEN_NOTHING, Event, State
from coven.engine.core.signs import TOGETHER, UNHEARD, WIN
from coven.engine.edge.entries import ANSWER, Step
from coven.engine.edge.game import Happening
from coven.engine.edge.match import Match
from coven.engine.edge.questions import Question
from coven.engine.edge.reviews import LONGER, Account, Asked, Costly, Judged, Moment, Review, Swing
from coven.engine.edge.thoughts import Advice, Because
from coven.engine.edge.views import View

COSTLIEST: Final = 5
OTHERS: Final = 3  # decisions of the others that are told to whoever asks about the own ones
AGAIN: Final = 12  # how many of the costliest are judged once more
SWINGS: Final = 3
NOTABLE: Final = 5.0  # what is no swing


class Decision:
    """An answer that was a choice: where in the game it was, and what is to be judged."""

    def __init__(self, version: int, number: int, asked: Asked) -> None:
        self.version = version
        self.number = number
        self.asked = asked

    @property
    def seat(self) -> str:
        """Whoever decided."""
        return self.asked.question.seat

    @property
    def question(self) -> Question:
        """What was asked."""
        return self.asked.question

    def task(self, longer: bool = False) -> bytes:
        """What a process is sent that judges it."""
        one = self.asked
        if longer:
            one = Asked(one.view, one.question, one.answer, f"{one.seed} longer", one.rollouts * LONGER, one.pack)
        return msgspec.msgpack.encode(one)


def decisions(match: Match[State], rollouts: int, seat: str = "") -> list[Decision]:
    """The choices of a game that stand, of everybody or of one seat; steps of what was decided before are none."""
    found: list[Decision] = []
    then = match.again([])
    standing = [step.entry for step in match.steps]
    for number, entry in enumerate(standing, 1):
        question = then.question(then.deciding) if then.deciding else None
        if question is not None and seat in ("", question.seat) and is_choice(then, question, entry):
            view = then.game.view(then.table, then.number(entry.seat))
            assert isinstance(view, View)
            asked = Asked(view, question, entry.word, f"review {number}", rollouts, then.game.pack)
            found.append(Decision(entry.version, number, asked))
        then.follow(replace(entry, version=then.version + 1, did=ANSWER))  # nothing was taken back
    return found


def judge(task: bytes) -> bytes:
    """What a process does."""
    asked = msgspec.msgpack.decode(task, type=Asked)
    adviser = Adviser(asked.view, asked.question, asked.seed, asked.pack)
    weighed = adviser.weigh(asked.answer, [], Budget(asked.rollouts))
    given = weighed[0]
    top = max(weighed, key=lambda one: one.worth)
    if gain(top, given) <= 0.0:
        top = given
    before, after = adviser.results(top), adviser.results(given)
    seat = adviser.seat
    gaps = [one[seat] - other[seat] for one, other in zip(before, after, strict=True)]
    own = [one[seat] for one in after]
    judged = Judged(
        adviser.stake,
        _means(before),
        _means(after),
        round(max(0.0, mean(gaps)), 1),
        round(1.96 * deviation(own) / len(own) ** 0.5, 1),
        adviser.words[top.place],
        adviser.tell([top, *[one for one in weighed if one is not top]], given if top is not given else None),
    )
    return msgspec.msgpack.encode(judged)


def _means(results: list[list[float]]) -> tuple[float, ...]:
    return tuple([round(mean([one[seat] for one in results]), 1) for seat in range(len(results[0]))])


def read(judged: bytes) -> Judged:
    """What a process says."""
    return msgspec.msgpack.decode(judged, type=Judged)


def doubtful(judged: list[Judged], found: Sequence[Decision] = (), seats: Sequence[str] = ()) -> list[int]:
    """The places of the decisions that are to be judged once more, and longer: the costliest of all, and those of each
    of these seats."""
    ranked = sorted(range(len(judged)), key=lambda place: -judged[place].cost)
    own = [[place for place in ranked if found[place].seat == seat][:COSTLIEST] for seat in seats]
    places = dict.fromkeys([*ranked[:AGAIN], *[place for of_seat in own for place in of_seat]])
    return [place for place in places if judged[place].cost > 0.0]


def reviewed(match: Match[State], found: list[Decision], judged: list[Judged], rollouts: int) -> Review:
    """All that was found out."""
    moments = [_moment(one, what) for one, what in zip(found, judged, strict=True)]
    stake = judged[0].stake if judged else WIN
    accounts = _accounts(match, moments, stake)
    return Review(
        match.game.id,
        match.seats,
        stake,
        rollouts,
        match.table.over,
        tuple(moments),
        costliest(match, found, judged),
        tuple(_swings(match, moments, accounts)),
        tuple(accounts),
    )


def costliest(match: Match[State], found: list[Decision], judged: list[Judged], whose: str = "") -> tuple[Costly, ...]:
    """The decisions that cost most; where a seat asks, its own first, and some of the others after them."""
    ranked = sorted(range(len(judged)), key=lambda place: -judged[place].cost)
    own = [place for place in ranked if whose in ("", found[place].seat)][:COSTLIEST]
    others = [place for place in ranked if whose not in ("", found[place].seat)][:OTHERS]
    return tuple([_costly(match, found[place], judged[place]) for place in [*own, *others] if judged[place].cost > 0.0])


def _moment(one: Decision, what: Judged) -> Moment:
    return Moment(one.version, one.number, one.seat, one.asked.answer, what.before, what.after, what.cost, what.margin)


def _costly(match: Match[State], one: Decision, what: Judged) -> Costly:
    advice = _still(match, one, what) if what.better != one.asked.answer else what.advice
    return Costly(one.version, one.number, one.seat, one.asked.answer, what.better, what.cost, advice)


def _still(match: Match[State], one: Decision, what: Judged) -> Advice:
    """An advice without what came about all the same, later in that turn; then it is left that it did better."""
    better, *rivals = what.advice.thoughts
    brought = _brought(match, one)
    left = [because for because in better.reasons if not _came(brought, because)]
    if len(left) < len(better.reasons) and ("against" in left[0].values if left else True):
        left = [Because("chance", {"than": one.asked.answer, "n": what.cost}), *left]
    return replace(what.advice, thoughts=(replace(better, reasons=tuple(left)), *rivals))


def _came(brought: dict[str, float], because: Because) -> bool:
    """Whether a turn brought what a reason says that it would have brought."""
    n = because.values.get("n", 0)
    assert not isinstance(n, str)
    return "against" not in because.values and n > 0 and brought.get(because.id, 0.0) >= n


def _brought(match: Match[State], one: Decision) -> dict[str, float]:
    """What happened from a decision to the end of its turn, of what is counted while it happens."""
    signs, seat = match.game.signs, match.seats.index(one.seat)
    counts = dict.fromkeys([sign.name for sign in signs.counted], 0.0)
    for step in match.steps_since(one.version - 1):
        for happening in _known(match, step, one.seat):
            if happening.kind == NEXT_TURN:
                return counts
            who = happening.values.get("player", "")
            event = Event(happening.kind, (match.seats.index(who) if who in match.seats else -1,), HIDDEN_NOTHING)
            place = signs.hears(match.table, event, seat)
            if place != UNHEARD:
                counts[signs.counted[place].name] += 1.0
    return counts


def _accounts(match: Match[State], moments: list[Moment], stake: str) -> list[Account]:
    """Of each seat whose chances are its own; of all where they win together."""
    if not moments:
        return []
    deciders = [seat for seat in match.seats if any(moment.seat == seat for moment in moments)]
    found: list[Account] = []
    for place, seat in enumerate(match.seats):
        if seat not in deciders or (stake == TOGETHER and found):
            continue
        start, end = moments[0].before[place], _end(match, moments, stake, place)
        plays = {one: _play(moments, one, place) for one in deciders}
        luck = round(end - start - sum(plays.values()), 1)
        found.append(Account("" if stake == TOGETHER else seat, start, plays, luck, end))
    return found


def _play(moments: list[Moment], seat: str, place: int) -> float:
    """What the decisions of a seat changed for the seat at a place."""
    return round(sum([one.after[place] - one.before[place] for one in moments if one.seat == seat]), 1)


def _end(match: Match[State], moments: list[Moment], stake: str, place: int) -> float:
    if not match.table.over:
        return moments[-1].after[place]
    if stake in (TOGETHER, WIN):
        return 50.0 * (1.0 + match.table.returns()[place])
    signs = match.game.signs
    return signs.read(match.table, place)[[sign.name for sign in signs.lying].index(stake)]


def _known(match: Match[State], step: Step, seat: str) -> list[Happening]:
    """What happened; while a game runs, what whoever looks at it again came to know."""
    return step.whole() if match.table.over else step.heard(match.seats.index(seat))


def _swings(match: Match[State], moments: list[Moment], accounts: list[Account]) -> list[Swing]:
    """The largest changes between an answer and the next question, of the first seat that is accounted for."""
    if not accounts:
        return []
    seat = accounts[0].seat
    place = match.seats.index(seat) if seat else 0
    found: list[Swing] = []
    for one, other in pairwise(moments):
        change = round(other.before[place] - one.after[place], 1)
        if abs(change) >= max(NOTABLE, one.margin + other.margin):
            brought = [step for step in match.steps if one.version <= step.entry.version < other.version]
            known = [event for step in brought for event in _known(match, step, moments[0].seat)]
            events = [event for event in known if event.reveals not in ("", "doubt")]
            if events:
                found.append(Swing(other.version, other.number, seat, change, tuple(events)))
    return sorted(found, key=lambda swing: -abs(swing.change))[:SWINGS]
