"""How a keen player of Djinn answers: go where something can be captured, gain magic elsewhere, bottle what was caught."""

from __future__ import annotations

from coven.engine import answers
from coven.engine.machine import take
from coven.games.djinn.table import Table

LIKED = {"award": 0, "bottle": 1, "with": 4, "pay": 5, "put": 6, "reward": 6, "special": 8, "source": 8, "basic": 9}
DULL = ("call-off", "capture nothing", "decline", "done", "exchange", "forgo", "free none", "return")
ROUND = 60  # where Tom turns a card
NEUTRAL = 20


def rank(word: str, table: Table, option: int) -> int:
    """How late an answer comes to mind."""
    verb = word.split(" ")[0]
    if verb in ("move", "place", "skip"):
        return _going(table, option)
    if word.startswith(DULL):
        return 40 if verb == "forgo" else 50
    if verb == "capture":
        return 3 - len(word.split(" "))
    return LIKED.get(verb, NEUTRAL)


def _going(table: Table, option: int) -> int:
    """A space with something to capture, else the Source or a square space."""
    there = table.clone()
    seat = there.active
    take(there, option)
    question = answers.question(there)
    if question is not None and "capture" in question.options and question.seat == there.names[seat]:
        return 0
    return ROUND if there.at_round(seat) else 30 if there.seats[seat].magic < 4 else 35
