"""Thinking ahead: the likeliest answers are tried in many worlds that the view allows, until one is clearly best.

Monte Carlo with successive elimination. In the same try all answers meet the same world and the same chance, so that
they differ by their own merit. Where a game says so (`Policy.deep`), what the same player answers next is searched too:
behind every answer grows a tree of what could follow it, whatever happens in between. The rest is played by the rules
of thumb. Who is clearly behind is dropped, and thinking ends where one answer is left.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from coven.bots.mind import Budget, Mind, Notion
from coven.bots.rollout import horizon, imagined, play_on
from coven.engine.core.machine import State, deciding, take
from coven.engine.core.policy import Policy, best
from coven.engine.core.rng import step

WIDEST: Final = 8  # how many answers are tried
LEAST: Final = 4  # worlds, however little time there is; with more effort more of them before anybody is dropped
HOPELESS: Final = 100.0  # by so much worse at first sight is not tried
SURE: Final = 0.7  # how many standard errors the first choice must be behind another
CLEAR: Final = 2.5  # how many behind the best an answer is dropped
LONGEST: Final = 1.9  # seconds that an answer takes at most
BRANCHES: Final = 5  # how many answers to a later question are tried
WIDER: Final = 0.6  # how fast there are more of them, by the square root of the tries
CURIOUS: Final = 0.5  # how much is hoped of what was seldom tried, by how much single tries differ


class Twig:
    """What a player answers later in a look ahead: how often it was tried, what came of it, and what followed it."""

    def __init__(self) -> None:
        self.tries = 0
        self.total = 0.0
        self.squares = 0.0
        self.next: dict[int, Twig] = {}

    def note(self, worth: float) -> None:
        """One more try."""
        self.tries += 1
        self.total += worth
        self.squares += worth * worth

    def choose(self, options: list[int], scores: list[float]) -> int:
        """The place of the answer to try now: of the likeliest at first sight, more of them with every try, the most
        promising one."""
        ranked = sorted(range(len(scores)), key=lambda place: -scores[place])
        found, highest = ranked[0], -1000.0
        variance = (self.squares - self.total * self.total / self.tries) / self.tries if self.tries else 0.0
        curious = CURIOUS * sqrt(max(variance, 0.0) * log(self.tries + 2.0))
        for place in ranked[: min(1 + int(WIDER * sqrt(self.tries)), BRANCHES)]:
            twig = self.next.get(options[place])
            if twig is None:
                return place
            hope = twig.total / twig.tries + curious / sqrt(twig.tries)
            if hope > highest:
                found, highest = place, hope
        return found


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
        tried = self._try(table, seat, notions, rng, rollouts, perf_counter() + seconds)
        found = leader(tried)
        return (found if found.ahead(notions[0]) > SURE else notions[0]).place, notions

    def _try(self, table: State, seat: int, tried: list[Notion], rng: int, rollouts: int, until: float) -> list[Notion]:
        """All answers in one world after the other, so many rollouts in all or until a time has come; those are left
        that are not clearly behind."""
        worlds = spent = 0
        trees = [Twig() for _ in table.options]
        while len(tried) > 1 and (worlds < LEAST or (spent < rollouts if rollouts else perf_counter() < until)):
            rng = step(rng)
            seed = step(step(rng))
            world = imagined(table, seat, seed)
            for notion in tried:
                notion.note(self.rollout(world.clone(), notion.place, seat, seed, trees[notion.place]))
            worlds += 1
            spent += len(tried)
            if worlds % (LEAST * self.effort) == 0:
                tried = abreast(tried)
        return tried

    def rollout(self, world: State, place: int, seat: int, rng: int, tree: Twig) -> float:
        """What a world is worth to a seat once an answer is given and everybody plays on."""
        policy = self.policy
        until = horizon(policy, world)
        deep = policy.clock(world) + policy.deep(world)
        take(world, world.options[place])
        path = [tree]
        left = policy.ahead(world) - self._climb(world, seat, path, deep)
        play_on(world, policy, rng, left, policy.mistakes(), until)
        worth = policy.value(world, seat)
        for twig in path:
            twig.note(worth)
        return worth

    def _climb(self, world: State, seat: int, path: list[Twig], deep: int) -> int:
        """Answer as is most promising until a turn has begun or something is tried for the first time; how many
        answers it took."""
        policy = self.policy
        answers = 0
        while not world.over and policy.clock(world) < deep and path[-1].tries:
            options = world.options
            pick = 0
            if len(options) > 1:
                scores = policy.scores(world)
                if deciding(world) != seat or policy.settles(world):
                    pick = best(scores)
                else:
                    pick = path[-1].choose(options, scores)
                    path.append(path[-1].next.setdefault(options[pick], Twig()))
            take(world, options[pick])
            answers += 1
        return answers


def leader(tried: list[Notion]) -> Notion:
    """The best answer so far; of equals the first."""
    found = tried[0]
    for notion in tried:
        if notion.worth > found.worth:
            found = notion
    return found


def abreast(tried: list[Notion]) -> list[Notion]:
    """The answers that are not clearly behind the best one; of those that make no difference one."""
    lead = leader(tried)
    return [notion for notion in tried if notion is lead or lead.ahead(notion) < CLEAR]
