"""How a keen player of Djinn answers: go where something can be captured, gain magic elsewhere, bottle what one has."""

from __future__ import annotations

from coven.engine.core.machine import take
from coven.engine.edge import questions
from coven.games.djinn.box import LOCATIONS
from coven.games.djinn.table import EMPTY, Table

LIKED = {"award": 0, "bottle": 1, "with": 4, "pay": 5, "put": 6, "reward": 6, "special": 8, "source": 8, "basic": 9}
DULL = ("call-off", "capture nothing", "decline", "done", "exchange", "forgo", "free none", "return")
ROUND = 60  # where Tom turns a card
NEUTRAL = 20
ROOMY = ("archives", "manufactory", "market")  # where one gets places for djinn


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
    question = questions.question(there)
    if question is not None and "capture" in question.options and question.seat == there.names[seat]:
        return 0
    if there.at_round(seat):
        return ROUND
    owner = there.seats[seat]
    full = EMPTY not in owner.circles and not (owner.corks and sum(owner.bottles))
    here = there.tiles[owner.space]
    return 25 if full and here >= 0 and LOCATIONS[here] in ROOMY else 30
