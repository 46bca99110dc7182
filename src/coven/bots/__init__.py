"""Players made of code: they get what a person in that seat gets and choose one of the answers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from coven.bots.mind import Budget as Budget
from coven.bots.mind import Mind, Notion
from coven.engine.edge.thoughts import Thought

if TYPE_CHECKING:
    from coven.engine.core.machine import State
    from coven.engine.edge.game import Game, Json
    from coven.engine.edge.questions import Question
    from coven.engine.edge.views import View

LEVELS = {"gentle": "gentle", "fair": "greedy", "strong": "thinker", "merciless": "master"}  # what people choose from
BOTS = ("random", "greedy", "thinker", "master", *LEVELS)
EFFORT = 4  # how many times as many worlds as the thinker the master looks at


class Choice(msgspec.Struct, frozen=True):
    """What a bot answers, and what it thought of the answers, the best first."""

    answer: str
    thoughts: tuple[Thought, ...] = ()


def choose(bot: str, view: View, question: Question, seed: str, pack: Json | None = None) -> str:
    """The answer of a bot that sees a view; nothing but the seed and the clock is left to chance."""
    return consider(bot, view, question, seed, pack=pack).answer


def consider(
    bot: str, view: View, question: Question, seed: str, budget: Budget | None = None, pack: Json | None = None
) -> Choice:
    """The answer of a bot with its thoughts; with a budget of rollouts nothing but the seed is left to chance. A
    question that leaves no choice costs nothing."""
    from coven.engine.core.rng import below, seeded

    words = question.options
    rng = seeded(f"{bot} {view.you} {seed}")
    if len(words) == 1 or bot == "random":
        _, pick = below(rng, len(words))
        return Choice(words[pick])
    if question.forced:
        return Choice(question.forced)
    game = opened(view.game, pack)
    table = game.imagine(view, seed)
    mind = mind_of(bot, game)
    place, notions = mind.decide(table, view.seats.index(view.you), rng, budget or Budget())
    return Choice(words[place], _thoughts(words, notions))


def mind_of(bot: str, game: Game[State]) -> Mind:
    """How a bot decides in a game."""
    from coven.bots.mind import CarefulMind, GentleMind, RandomMind
    from coven.bots.thinker import Thinker

    bot = LEVELS.get(bot, bot)
    if bot == "random":
        return RandomMind()
    if bot == "gentle":
        return GentleMind(game.policy)
    if bot == "greedy":
        return CarefulMind(game.policy)
    return Thinker(game.policy, EFFORT if bot == "master" else 1)


def opened(id: str, pack: Json | None) -> Game[State]:
    """A game as printed, or changed by a content pack."""
    from coven.games import open_game

    return printed(id) if pack is None else open_game(id, pack)


@lru_cache(maxsize=8)
def printed(id: str) -> Game[State]:
    """A game as printed."""
    from coven.games import open_game

    return open_game(id)


def _thoughts(words: tuple[str, ...], notions: list[Notion]) -> tuple[Thought, ...]:
    found = [Thought(words[one.place], round(one.worth, 4), round(one.spread, 4), one.tries) for one in notions]
    return tuple(sorted(found, key=lambda thought: (-thought.tries, -thought.worth)))
