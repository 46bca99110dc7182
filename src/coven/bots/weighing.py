"""Weighing a few answers against each other: all of them meet the same worlds and the same chance, and what people
look at is noted before them, once they are carried out, at the end of the turn and at the end of the look ahead."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from coven.bots.mind import Budget
from coven.bots.rollout import MIXED, horizon, imagined
from coven.engine.core.machine import Event, State, deciding, take
from coven.engine.core.policy import Policy, best
from coven.engine.core.rng import below, step
from coven.engine.core.signs import UNHEARD, Signs

LEAST: Final = 6  # worlds, however little time there is
MOST: Final = 400  # worlds: more tells nothing new
STEPS: Final = 20  # of what an answer has decided
NEXT_TURN: Final = "turn-began"


class Weighed:
    """What was seen of an answer, world by world: its worth, and the signs before it, once it was carried out, when the
    turn ended, if there was one, and later."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.worths: list[float] = []
        self.shares: list[list[float]] = []  # and what it was worth to every seat
        self.before: list[list[float]] = []
        self.soon: list[list[float]] = []
        self.near: list[list[float]] = []
        self.far: list[list[float]] = []
        self.done: list[dict[str, Event]] = []  # the deeds by which it was carried out
        self.turn: list[dict[str, Event]] = []  # those of the whole turn, if there was one
        self.turns = 0  # how many turns began in the look ahead, at most
        self.ends: list[list[float]] = []  # what every seat had where the game ended within the look ahead
        self.ended = False  # it is told by these ends: nothing is left to be judged
        self.steps = 0  # how many steps it took at most to carry it out, besides the answer itself

    @property
    def final(self) -> float:
        """In which part of the worlds the game was over by the end of the look ahead."""
        return len([end for end in self.ends if end]) / max(len(self.ends), 1)

    @property
    def worth(self) -> float:
        """What it is worth on average."""
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    @property
    def spread(self) -> float:
        """By how much single worlds differ from it."""
        return deviation(self.worths)


class Trial:
    """An answer in one world: what happens there is listened to."""

    def __init__(self, signs: Signs[State], world: State, seat: int) -> None:
        self.signs = signs
        self.world = world
        self.seat = seat
        self.counts = [0.0] * len(signs.counted)
        self.deeds: dict[str, Event] = {}  # of this turn
        self.turns = 0  # that have begun
        world.log = []

    def read(self) -> list[float]:
        """All signs as they stand now."""
        return self.signs.read(self.world, self.seat) + self.counts

    def take(self, option: int) -> bool:
        """Answer, and listen; whether this began the first turn after."""
        take(self.world, option)
        before = self.turns
        assert self.world.log is not None
        for event in self.world.log:
            place = self.signs.hears(self.world, event, self.seat)
            if place != UNHEARD:
                self.counts[place] += 1.0
            if event.kind == NEXT_TURN:
                self.turns += 1
            if not self.turns and self.signs.does(event, self.seat):
                self.deeds[f"{event.kind} {event.args}"] = event
        self.world.log = []
        return self.turns > 0 and before == 0


class Scale:
    """Somebody who weighs."""

    def __init__(self, policy: Policy[State], signs: Signs[State]) -> None:
        self.policy = policy
        self.signs = signs

    def weigh(self, table: State, seat: int, places: list[int], rng: int, budget: Budget) -> list[Weighed]:
        """Each answer in the same worlds; so many rollouts in all, or as many as there is time for."""
        found = [Weighed(place) for place in places]
        worlds = max(LEAST, budget.rollouts // len(places)) if budget.rollouts else MOST
        until = perf_counter() + budget.seconds
        for number in range(worlds):
            if not budget.rollouts and number >= LEAST and perf_counter() >= until:
                break
            rng = step(rng)
            seed = step(step(rng))
            world = imagined(table, seat, seed)
            self.meet(world, seat, seed, found, [world.options[one.place] for one in found])
        return concluded(found)

    def meet(self, world: State, seat: int, rng: int, found: list[Weighed], options: list[int]) -> None:
        """Each answer in one more world, where it is one of these options."""
        for one, option in zip(found, options, strict=True):
            self._look_ahead(world.clone(), option, seat, rng, one)

    def _look_ahead(self, world: State, option: int, seat: int, rng: int, one: Weighed) -> None:
        """Give the answer, play on by the rules of thumb, and note what is seen."""
        policy, trial = self.policy, Trial(self.signs, world, seat)
        until, in_turn = horizon(policy, world), self.signs.in_turn(world)
        one.before.append(trial.read())
        steps = self._carry_out(trial, option)
        soon = near = trial.read()
        one.done.append(dict(trial.deeds))
        left = policy.ahead(world) - steps
        while not world.over and left > 0 and policy.clock(world) < until:
            rng, pick = self._pick(world, rng)
            if trial.take(pick):
                near = trial.read()
            left -= 1
        far = trial.read()
        one.soon.append(soon)
        if in_turn:
            one.near.append(near if trial.turns else far)
            one.turn.append(trial.deeds)
        one.far.append(far)
        one.steps = max(one.steps, steps)
        one.turns = max(one.turns, min(trial.turns, policy.turns(world) or trial.turns))  # the last may pass by itself
        self._judge(world, seat, one)

    def _judge(self, world: State, seat: int, one: Weighed) -> None:
        """What it came to."""
        shares = [self.policy.value(world, other) for other in range(len(world.names))]
        one.worths.append(shares[seat])
        one.shares.append(shares)
        one.ends.append(world.returns() if world.over else [])

    def _carry_out(self, trial: Trial, option: int) -> int:
        """An answer with the steps that it has decided, as planned; how many there were."""
        policy, world = self.policy, trial.world
        trial.take(option)
        steps = 0
        while not trial.turns and not world.over and steps < STEPS:
            if deciding(world) != trial.seat or not policy.settles(world):
                break
            trial.take(world.options[best(policy.scores(world))])
            steps += 1
        return steps

    def _pick(self, world: State, rng: int) -> tuple[int, int]:
        """What the rules of thumb answer, now and then something else."""
        options = world.options
        pick = 0
        if len(options) > 1:
            rng, chance = below(rng, MIXED)
            if chance < self.policy.mistakes():
                rng, pick = below(rng, len(options))
            else:
                pick = best(self.policy.scores(world))
        return rng, options[pick]


def concluded(found: list[Weighed]) -> list[Weighed]:
    """Answers with a note which of them are told by their ends: all where every game came to its end, else those that
    came to the same end everywhere."""
    whole = all(len(end) > 0 for one in found for end in one.ends)
    for one in found:
        one.ended = whole or (len(one.ends[0]) > 0 and one.ends == one.ends[:1] * len(one.ends))
    return found


def mean(numbers: list[float]) -> float:
    """The mean of some numbers."""
    return sum(numbers) / len(numbers) if numbers else 0.0


def deviation(numbers: list[float]) -> float:
    """By how much they differ from it."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    return float((sum([(one - middle) * (one - middle) for one in numbers]) / (len(numbers) - 1)) ** 0.5)
