"""Thinking ahead: the likeliest answers are tried in many worlds that the view allows, and the better half stays.

Flat Monte Carlo with sequential halving. In the same try all answers meet the same world and the same chance, so that
they differ by their own merit; what follows an answer, card by card, is played by the rules of thumb. Who is clearly
behind is dropped at once, and thinking ends where one answer is left.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from coven.bots.mind import Budget, Mind, Notion
from coven.bots.rollout import horizon, imagined, play_on
from coven.engine.core.machine import State, take
from coven.engine.core.policy import Policy, best
from coven.engine.core.rng import step

WIDEST: Final = 8  # how many answers are tried
LEAST: Final = 4  # tries of an answer before any is dropped, and between two looks at who is behind
HOPELESS: Final = 100.0  # by so much worse at first sight is not tried
SURE: Final = 0.7  # how many standard errors the first choice must be behind another
CLEAR: Final = 2.5  # how many behind the best an answer is dropped
LARGE: Final = 1 << 30
LONGEST: Final = 1.9  # seconds that an answer takes at most


class Thinker(Mind):
    """Search over worlds, with the rules of thumb before and behind it; with more effort in more worlds."""

    def __init__(self, policy: Policy[State], effort: int = 1) -> None:
        super().__init__(policy)
        self.effort = effort

    def decide(self, table: State, seat: int, rng: int, budget: Budget) -> tuple[int, list[Notion]]:
        """The option that did best; so many rollouts in all, or as many as there is time for."""
        scores = self.policy.scores(table)
        if self.policy.settles(table):
            return best(scores), []
        rollouts, seconds = budget.rollouts * self.effort, min(budget.seconds * self.effort, LONGEST)
        ranked = sorted(range(len(scores)), key=lambda place: -scores[place])[:WIDEST]
        notions = [Notion(place) for place in ranked if scores[place] > scores[ranked[0]] - HOPELESS]
        if len(notions) == 1:
            return ranked[0], []
        tried = notions
        begun = perf_counter()
        rounds = halvings(len(tried))
        for number in range(rounds):
            share = max(LEAST, rollouts // (rounds * len(tried))) if rollouts else LARGE
            until = begun + seconds * (number + 1) / rounds
            rng, tried = self._try(table, seat, tried, rng, share, 0.0 if rollouts else until)
            tried = sorted(tried, key=lambda notion: -notion.worth)[: (len(tried) + 1) // 2]
        return (tried[0] if tried[0].ahead(notions[0]) > SURE else notions[0]).place, notions

    def _try(
        self, table: State, seat: int, tried: list[Notion], rng: int, share: int, until: float
    ) -> tuple[int, list[Notion]]:
        """Every answer in as many worlds; with a time, until it has come. Who is clearly behind is dropped."""
        for number in range(share):
            if len(tried) == 1 or (until and number >= LEAST and perf_counter() >= until):
                break
            rng = step(rng)
            seed = step(step(rng))
            world = imagined(table, seat, seed)
            for notion in tried:
                notion.note(self.rollout(world.clone(), notion.place, seat, seed))
            if tried[0].tries % LEAST == 0:
                tried = abreast(tried)
        return rng, tried

    def rollout(self, world: State, place: int, seat: int, rng: int) -> float:
        """What a world is worth to a seat once an answer is given and everybody plays on."""
        policy = self.policy
        until = horizon(policy, world)
        take(world, world.options[place])
        play_on(world, policy, rng, policy.ahead(), policy.mistakes(), until)
        return policy.value(world, seat)


def abreast(tried: list[Notion]) -> list[Notion]:
    """The answers that are not clearly behind the best one; of those that make no difference the first."""
    lead = tried[0]
    for notion in tried:
        if notion.worth > lead.worth:
            lead = notion
    return [notion for notion in tried if notion is lead or lead.ahead(notion) < CLEAR]


def halvings(n: int) -> int:
    """How often a number can be halved, rounding up, until one is left."""
    rounds = 0
    while n > 1:
        n = (n + 1) // 2
        rounds += 1
    return rounds
