"""Advice: what a bot would answer, what is expected of it and of its best rivals, and why, from nothing but a view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coven.bots import consider, opened
from coven.bots.mind import Budget
from coven.bots.reasons import BEYOND, against, alone, gain, reasons
from coven.bots.thinker import HOPELESS
from coven.bots.weighing import Scale, Weighed, deviation, mean
from coven.engine.core.policy import best
from coven.engine.core.rng import seeded
from coven.engine.core.signs import TOGETHER, WIN
from coven.engine.edge.thoughts import Advice, Because, Thought
from coven.engine.edge.views import WATCHER

if TYPE_CHECKING:
    from coven.engine.core.machine import Event
    from coven.engine.edge.game import Happening, Json
    from coven.engine.edge.questions import Question
    from coven.engine.edge.views import View

RIVALS: Final = 3
STEP: Final = "plan"  # why: it is but a step of what was decided before
PLAIN: Final = "clear"  # why: nothing else comes close
GAINS: Final[tuple[str, ...]] = ("chance", "doubt")  # why: what they say of how much better it is


class Adviser:
    """Somebody who sees a view and is asked about a question."""

    def __init__(self, view: View, question: Question, seed: str, pack: Json | None = None) -> None:
        self.game = opened(view.game, pack)
        self.table = self.game.imagine(view, seed)
        self.seat = view.seats.index(question.seat)
        self.reader = -1 if view.you == WATCHER else view.seats.index(view.you)
        self.question = question
        self.words = question.options
        self.rng = seeded(f"weigh {view.you} {seed}")
        self.stake = self.game.signs.stake(self.table)

    def step(self) -> str:
        """The answer of whoever carries out what was decided before; nothing where there is something to decide."""
        policy = self.game.policy
        return self.words[best(policy.scores(self.table))] if policy.settles(self.table) else ""

    def likes(self, place: int) -> bool:
        """Whether the rules of thumb would answer so."""
        return place == best(self.game.policy.scores(self.table))

    def weigh(self, answer: str, liked: list[str], budget: Budget) -> list[Weighed]:
        """An answer and its rivals: those that somebody likes, then those that the rules of thumb like. What these hold
        to be hopeless, such as calling off what was just begun, is no rival; a step of what was decided has none."""
        scores = self.game.policy.scores(self.table)
        ranked = sorted(range(len(scores)), key=lambda place: -scores[place])
        hopeful = [place for place in ranked if scores[place] > scores[ranked[0]] - HOPELESS]
        given = [self.words.index(word) for word in (answer, *liked)]
        rivals = [] if answer == self.step() else [place for place in [*given, *ranked] if place in hopeful]
        places = list(dict.fromkeys([given[0], *rivals]))[: RIVALS + 1]
        return Scale(self.game.policy, self.game.signs).weigh(self.table, self.seat, places, self.rng, budget)

    def tell(self, weighed: list[Weighed], beside: Weighed | None = None) -> Advice:
        """The first answer with its reasons against its best rival, or against another one, then the rivals with theirs
        against it."""
        chosen, rivals = weighed[0], sorted(weighed[1:], key=lambda one: -one.worth)
        answer, signs = self.words[chosen.place], self.game.signs
        if not rivals:
            lead = STEP if answer == self.step() else PLAIN
            return self._advice([self._thought(chosen, alone(signs, chosen, lead, self.named))])
        rival = beside or rivals[0]
        liked = self.likes(chosen.place)
        because = reasons(signs, chosen, rival, self.words[rival.place], liked, self.named)
        told = [self._thought(chosen, [self._in_terms(one, chosen, rival) for one in because])]
        told += [self._thought(rival, against(signs, rival, chosen, answer, self.named)) for rival in rivals]
        return self._advice(told)

    def named(self, event: Event) -> Happening | None:
        """A deed, as far as whoever is told may know of it."""
        return self.game.seen(self.table, event, self.reader)

    def _in_terms(self, because: Because, chosen: Weighed, rival: Weighed) -> Because:
        """By how much an answer did better or worse, in terms of the stake, as what is expected of both is told."""
        if because.id not in GAINS:
            return because
        gap = self._expected(chosen) - self._expected(rival)
        return Because(because.id, {**because.values, "n": round(abs(gap), 1)})

    def _expected(self, one: Weighed) -> float:
        return mean([shares[self.seat] for shares in self.results(one)])

    def _advice(self, told: list[Thought]) -> Advice:
        chances = self.stake in (TOGETHER, WIN) and not told[0].ended
        return Advice(told[0].answer, self.stake, tuple(told), off=self.game.signs.off(self.table) if chances else 0)

    def results(self, one: Weighed) -> list[list[float]]:
        """What every seat could expect in each world, in terms of the stake; where it came to an end, that."""
        if self.stake in (TOGETHER, WIN):
            if one.ended:
                return [[50.0 + 50.0 * worth for worth in end] for end in one.ends]
            likely, table = self.game.signs.likely, self.table
            return [[100.0 * likely(table, 0.5 + 0.5 * worth) for worth in shares] for shares in one.shares]
        place = [sign.name for sign in self.game.signs.all].index(self.stake)
        return [[seen[place]] * len(self.table.names) for seen in one.far]

    def forced(self) -> Advice | None:
        """What there is to say where there is no choice."""
        if len(self.words) > 1 and not self.question.forced:
            return None
        answer = self.question.forced or self.words[0]
        return Advice(answer, self.stake, (Thought(answer, 0.0, 0.0, 0, reasons=(Because("forced"),)),))

    def _thought(self, one: Weighed, because: list[Because]) -> Thought:
        expected = [shares[self.seat] for shares in self.results(one)]
        margin = 1.96 * deviation(expected) / len(expected) ** 0.5
        return Thought(
            self.words[one.place],
            round(one.worth, 4),
            round(one.spread, 4),
            len(one.worths),
            round(mean(expected), 1),
            round(margin, 1),
            tuple(because),
            ended=one.ended,
        )


def advise(
    bot: str, view: View, question: Question, seed: str, budget: Budget | None = None, pack: Json | None = None
) -> Advice:
    """What a bot would answer and why; half of the time is for finding it, half for weighing it. An answer that turns
    out worse than a rival is not advised. What was decided before is carried out as it was planned."""
    budget = budget or Budget()
    half = Budget(budget.rollouts // 2, budget.seconds / 2)
    adviser = Adviser(view, question, seed, pack)
    told = adviser.forced()
    if told is not None:
        return told
    planned = adviser.step()
    if planned:
        return adviser.tell(adviser.weigh(planned, [], half))
    choice = consider(bot, view, question, seed, half, pack)
    weighed = adviser.weigh(choice.answer, [thought.answer for thought in choice.thoughts], half)
    top = max(weighed, key=lambda one: one.worth)
    if gain(top, weighed[0], BEYOND) > 0.0:
        weighed = [top, *[one for one in weighed if one is not top]]
    return adviser.tell(weighed)


def explain(
    view: View, question: Question, answer: str, seed: str, budget: Budget | None = None, pack: Json | None = None
) -> Advice:
    """What is to be said for an answer that was given, and against it."""
    adviser = Adviser(view, question, seed, pack)
    return adviser.forced() or adviser.tell(adviser.weigh(answer, [], budget or Budget()))
