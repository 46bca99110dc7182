"""How a bot decides at a table that it imagines: by chance, or by the game's rules of thumb."""

from __future__ import annotations

from typing import Final

from coven.bots.rollout import imagined, play_on
from coven.engine.core.machine import State, take
from coven.engine.core.policy import Policy, best
from coven.engine.core.rng import below, step

WIDEST: Final = 4  # how many answers are looked at
WORLDS: Final = 2  # in so many worlds
DOUBT: Final = 0.02  # by so much an answer must be better than the first choice
CERTAIN: Final = 1000.0  # standard errors
SLIPS: Final = 4  # a gentle player slips once in so many answers


class Budget:
    """How long a bot may think about an answer: a number of rollouts, or if there is none, seconds."""

    def __init__(self, rollouts: int = 0, seconds: float = 1.0) -> None:
        self.rollouts = rollouts
        self.seconds = seconds


class Notion:
    """What a bot thinks of an option, by its place in the question."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.worths: list[float] = []  # world by world
        self.total = 0.0
        self.squares = 0.0

    def note(self, worth: float) -> None:
        """One more try."""
        self.worths.append(worth)
        self.total += worth
        self.squares += worth * worth

    @property
    def tries(self) -> int:
        """In how many worlds it was tried."""
        return len(self.worths)

    @property
    def worth(self) -> float:
        """What it is worth on average."""
        return self.total / self.tries if self.worths else 0.0

    @property
    def spread(self) -> float:
        """By how much single tries differ from it."""
        if not self.worths:
            return 0.0
        variance = self.squares / self.tries - self.worth * self.worth
        return float(variance**0.5) if variance > 0.0 else 0.0

    def ahead(self, other: Notion) -> float:
        """By how many standard errors it is better than another one, in the worlds in which both were tried: those
        were the same. What makes no difference anywhere counts as sure."""
        worlds = min(self.tries, other.tries)
        total = squares = 0.0
        for number in range(worlds):
            gap = self.worths[number] - other.worths[number]
            total += gap
            squares += gap * gap
        variance = (squares - total * total / worlds) / max(worlds - 1, 1)
        if variance <= 0.0:
            return CERTAIN if total >= 0.0 else -CERTAIN
        return total / float((variance * worlds) ** 0.5)


class Mind:
    """The rules of thumb decide at once."""

    def __init__(self, policy: Policy[State]) -> None:
        self.policy = policy

    def decide(self, table: State, seat: int, rng: int, budget: Budget) -> tuple[int, list[Notion]]:
        """The place of the chosen option, and what was thought of the options."""
        return best(self.policy.scores(table)), []


class CarefulMind(Mind):
    """The rules of thumb, and where a game says how it stands, a look at what the likeliest answers lead to."""

    def __init__(self, policy: Policy[State], turns: int = 1, worlds: int = WORLDS) -> None:
        super().__init__(policy)
        self.turns = turns  # until so many turns have begun
        self.worlds = worlds

    def decide(self, table: State, seat: int, rng: int, budget: Budget) -> tuple[int, list[Notion]]:
        """The answer after which the game stands best; who doubts stays with the rules of thumb."""
        policy = self.policy
        scores = policy.scores(table)
        if not policy.glances() or policy.settles(table):
            return best(scores), []
        ranked = sorted(range(len(scores)), key=lambda place: -scores[place])[:WIDEST]
        until = policy.clock(table) + self.turns
        notions = [Notion(place) for place in ranked]
        for _ in range(self.worlds):
            rng = step(rng)
            world = imagined(table, seat, rng)
            for notion in notions:
                tried = world.clone()
                take(tried, tried.options[notion.place])
                play_on(tried, policy, rng, policy.ahead(tried), 0, until)
                notion.note(policy.value(tried, seat))
        found = notions[0]
        for notion in notions:
            if notion.worth > found.worth + (DOUBT if found is notions[0] else 0.0):
                found = notion
        return found.place, []


class GentleMind(Mind):
    """The rules of thumb, but now and then the second or third best answer: an honest mistake."""

    def decide(self, table: State, seat: int, rng: int, budget: Budget) -> tuple[int, list[Notion]]:
        """Once in four answers, and never in the middle of a payment."""
        scores = self.policy.scores(table)
        ranked = sorted(range(len(scores)), key=lambda place: -scores[place])
        rng, chance = below(rng, SLIPS)
        if chance or self.policy.settles(table):
            return ranked[0], []
        _, pick = below(rng, min(len(ranked), 3))
        return ranked[pick], []


class RandomMind(Mind):
    """Every option is as likely."""

    def __init__(self) -> None:
        super().__init__(Policy())

    def decide(self, table: State, seat: int, rng: int, budget: Budget) -> tuple[int, list[Notion]]:
        """By chance."""
        _, pick = below(rng, len(table.options))
        return pick, []
