"""Matches in the middle of a game."""

from __future__ import annotations

from coven.engine.edge.match import Match, S
from coven.games.madness import Madness
from coven.games.madness.table import Table


def played(moves: int) -> Match[Table]:
    match = Match(Madness(), ("ann", "bob"), "record", {})
    for number in range(moves):
        match.answer(options(match)[number % len(options(match))])
    return match


def options(match: Match[S]) -> tuple[str, ...]:
    """What whoever is asked may answer."""
    question = match.question(match.deciding)
    assert question is not None
    return question.options
