"""Looking on: why somebody may have answered so, from nothing but what whoever asks saw and heard of it.

The worlds are those that could be behind the view of whoever asks, and the answer is the one that sounds there like
what was heard. So nothing that is told depends on what whoever asks may not know.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from coven.bots.advice import RIVALS, Adviser
from coven.bots.mind import Budget
from coven.bots.rollout import imagined
from coven.bots.thinker import HOPELESS
from coven.bots.weighing import LEAST, MOST, Scale, Weighed, concluded
from coven.engine.core.machine import State, ask_anew, take
from coven.engine.core.rng import seeded, step
from coven.engine.edge import questions
from coven.engine.edge.questions import Question
from coven.engine.edge.thoughts import Advice, Because

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coven.engine.edge.game import Happening, Json
    from coven.engine.edge.views import View

LISTENED: Final = 24  # worlds in which it is found out what was answered
PREFERRED: Final = "preferred"  # why: it was taken all the same
UNSEEN: Final = "unseen"  # a remark: whoever answered knew more


class Onlooker(Adviser):
    """Somebody who sees a view and heard what came of the answer of another seat."""

    def __init__(self, view: View, whose: str, heard: Sequence[Happening], seed: str, pack: Json | None = None) -> None:
        super().__init__(view, Question(whose, "", {}, ()), seed, pack)
        self.heard = list(heard)

    def step(self) -> str:
        """Who looks on does not know what was decided before."""
        return ""

    def likes(self, place: int) -> bool:
        """Nor what the rules of thumb say to cards that are not seen."""
        return False

    def told(self, budget: Budget) -> tuple[Advice, Question]:
        """What is to be said about the answer, and the question as it may have been asked. Where nobody who looks on
        can tell what was answered, no answer and no thought."""
        worlds = [self._world() for _ in range(LISTENED)]
        answer = self._meant(worlds)
        meeting = [world for world in worlds if answer in questions.words(world)]
        if not answer or len(meeting) < LEAST:
            return Advice("", self.stake), self.question
        self.words = (answer, *self._rivals(meeting, answer))
        self.question = _asked(meeting[0], self.words)
        advice = self.tell(self._weighed(meeting, budget))
        first, *rivals = advice.thoughts
        told = as_seen(first.reasons, self.question.seat)
        return replace(advice, thoughts=(replace(first, reasons=told), *rivals)), self.question

    def _world(self) -> State:
        """One more table that whoever looks on could be sitting at, with what is asked there."""
        self.rng = step(self.rng)
        world = imagined(self.table, self.reader, step(step(self.rng)))
        ask_anew(world)
        return world

    def _meant(self, worlds: list[State]) -> str:
        """The one answer that sounds like what was heard, in all these worlds; nothing if there are several. What
        chance could have made to sound so counts too."""
        begins: dict[str, bool] = {}
        rolled: set[str] = set()
        for world in worlds:
            for word, option in zip(questions.words(world), world.options, strict=True):
                sounds = self._sounds(world, option)
                if sounds[:1] == self.heard[:1]:
                    begins[word] = begins.get(word, False) or sounds == self.heard
                if _by_chance(sounds) == _by_chance(self.heard) != "":
                    rolled.add(word)
        exact = [word for word, whole in begins.items() if whole]
        found = list(begins) if len(begins) == 1 else exact
        return found[0] if len(found) == 1 and rolled <= {found[0]} else ""

    def _sounds(self, world: State, option: int) -> list[Happening]:
        """What whoever looks on would hear of an answer."""
        tried = world.clone()
        tried.log = []
        take(tried, option)
        assert tried.log is not None
        found = [self.game.seen(tried, event, self.reader) for event in tried.log]
        return [happening for happening in found if happening is not None]

    def _rivals(self, worlds: list[State], answer: str) -> list[str]:
        """What could have been answered in each of these worlds, and looks best there on average."""
        totals = dict.fromkeys(questions.words(worlds[0]), 0.0)
        for world in worlds:
            words, scores = questions.words(world), self.game.policy.scores(world)
            totals = {word: total + scores[words.index(word)] for word, total in totals.items() if word in words}
        if all(self.game.policy.settles(world) for world in worlds):
            return []  # a step of what was decided before, whatever is hidden
        ranked = sorted(totals, key=lambda word: -totals[word])
        least = totals[ranked[0]] - HOPELESS * len(worlds)
        return [word for word in ranked if word != answer and totals[word] > least][:RIVALS]

    def _weighed(self, worlds: list[State], budget: Budget) -> list[Weighed]:
        """The answer and its rivals in worlds in which all of them can be given: these and others."""
        found = [Weighed(place) for place in range(len(self.words))]
        scale = Scale(self.game.policy, self.game.signs)
        wanted = max(LEAST, budget.rollouts // len(found)) if budget.rollouts else MOST
        until = perf_counter() + budget.seconds
        for number in range(3 * wanted):
            late = not budget.rollouts and number >= LEAST and perf_counter() >= until
            if late or len(found[0].worths) >= wanted:
                break
            world = worlds[number] if number < len(worlds) else self._world()
            options = dict(zip(questions.words(world), world.options, strict=True))
            if all(word in options for word in self.words):
                rng = seeded(f"{self.rng} {number}")
                scale.meet(world, self.seat, rng, found, [options[word] for word in self.words])
        return concluded(found)


def as_seen(reasons: tuple[Because, ...], player: str) -> tuple[Because, ...]:
    """Reasons as they are told to who looks on: no doubt, since whoever answered may know more, but what speaks against
    an answer comes after why it was given."""
    known = [one for one in reasons if one.id != "doubt"]
    if not known or "against" in known[0].values:
        known = [Because(PREFERRED, {"player": player}), *known]
    return (*known, Because(UNSEEN, {"player": player}))


def _by_chance(heard: Sequence[Happening]) -> str:
    """What kind of chance an answer brings at once, if any."""
    return heard[0].kind if heard and heard[0].reveals == "chance" else ""


def _asked(world: State, words: tuple[str, ...]) -> Question:
    """The question of a world, with some of its answers."""
    asked = questions.question(world)
    assert asked is not None
    answers = tuple(one for one in asked.answers if one.word in words)
    return Question(asked.seat, asked.prompt, asked.values, answers, asked.cause, asked.multiple)


def look_on(
    view: View,
    whose: str,
    heard: Sequence[Happening],
    seed: str,
    budget: Budget | None = None,
    pack: Json | None = None,
) -> tuple[Advice, Question]:
    """What somebody who looks on can say about an answer, and the question as it may have been asked."""
    return Onlooker(view, whose, heard, seed, pack).told(budget or Budget())
