"""Weighing a few answers against each other: all of them meet the same worlds and the same chance, and what people
look at is noted before them, once they are carried out, at the end of the turn and at the end of the look ahead."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from coven.bots.mind import Budget
from coven.bots.rollout import MIXED, horizon, imagined
from coven.engine.core.machine import State, deciding, take
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
        self.ends: list[list[float]] = []  # what every seat had where the game ended within the look ahead
        self.ended = False  # it is told by these ends: nothing is left to be judged
        self.steps = 0  # how many steps it took at most to carry it out, besides the answer itself

    @property
    def worth(self) -> float:
        """What it is worth on average."""
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    @property
    def spread(self) -> float:
        """By how much single worlds differ from it."""
        return deviation(self.worths)


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
        counts = [0.0] * len(self.signs.counted)
        world.log = []
        until, in_turn = horizon(self.policy, world), self.signs.in_turn(world)
        one.before.append(self.signs.read(world, seat) + counts)
        take(world, option)
        turned, steps = self._carry_out(world, seat, counts)
        soon = self.signs.read(world, seat) + counts
        near: list[float] | None = soon if turned else None
        left = self.policy.ahead(world) - steps
        while not world.over and left > 0 and self.policy.clock(world) < until:
            rng = self._play(world, rng)
            left -= 1
            if self._listen(world, seat, counts) and near is None:
                near = self.signs.read(world, seat) + counts
        far = self.signs.read(world, seat) + counts
        shares = [self.policy.value(world, other) for other in range(len(world.names))]
        one.worths.append(shares[seat])
        one.shares.append(shares)
        one.ends.append(world.returns() if world.over else [])
        one.soon.append(soon)
        if in_turn:
            one.near.append(far if near is None else near)
        one.far.append(far)
        one.steps = max(one.steps, steps)

    def _carry_out(self, world: State, seat: int, counts: list[float]) -> tuple[bool, int]:
        """The steps that an answer has decided, as planned; whether another turn has begun, and how many there were."""
        policy = self.policy
        turned, steps = self._listen(world, seat, counts), 0
        while not turned and not world.over and steps < STEPS and deciding(world) == seat and policy.settles(world):
            take(world, world.options[best(policy.scores(world))])
            turned = self._listen(world, seat, counts)
            steps += 1
        return turned, steps

    def _listen(self, world: State, seat: int, counts: list[float]) -> bool:
        """Count what happened; whether another turn has begun."""
        turned = False
        assert world.log is not None
        for event in world.log:
            place = self.signs.hears(world, event, seat)
            if place != UNHEARD:
                counts[place] += 1.0
            turned = turned or event.kind == NEXT_TURN
        world.log = []
        return turned

    def _play(self, world: State, rng: int) -> int:
        options = world.options
        pick = 0
        if len(options) > 1:
            rng, chance = below(rng, MIXED)
            if chance < self.policy.mistakes():
                rng, pick = below(rng, len(options))
            else:
                pick = best(self.policy.scores(world))
        take(world, options[pick])
        return rng


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
