"""What belongs to a moment of the game lies on the table in that moment only: for positions written from outside."""

from __future__ import annotations

from typing import Final

from coven.engine.core.machine import Frame
from coven.games.witches import cards, scoring
from coven.games.witches.box import COMPETITIVE, COOPERATIVE, SOLO
from coven.games.witches.pieces import NOWHERE, OPEN, RAN_AWAY
from coven.games.witches.table import (
    ALISS_EMPTY,
    CRISES_EMPTY,
    ELVES,
    GRADED,
    HARD_LEFT,
    LOST,
    SCORED,
    WON,
    Table,
)

FOR_EACH: Final[tuple[str, ...]] = ("lose-easy", "tea-others")  # what several players are asked one after the other
ACTIONS: Final[tuple[tuple[int, ...], ...]] = ((0,), (0,), (0,), (1,), (2, 0))  # by how far the turn has come
SETTLED: Final = 7  # the step of an attempt from which on it is settled


def out_of_place(table: Table) -> str:
    """The first field that does not fit the moment the frames stand at; nothing if all do."""
    frames = table.frames
    names = [frame.program.name for frame in frames]
    opening = "opening" in names
    for frame in frames:
        name = frame.program.name
        if name not in FOR_EACH and (names.count(name) > 1 or (frame.seat != table.active and not opening)):
            return "frames"
    chosen, placed = [seat.witch >= 0 for seat in table.seats], [seat.spot != NOWHERE for seat in table.seats]
    if opening:
        last = frames[names.index("opening")]
        choosing = last.program.step_names[last.at - 1] == "choose-witch"
        if choosing:
            fits = 0 < last.left == chosen.count(False) and in_turn(chosen, table.chooser) and not any(placed)
        else:
            fits = all(chosen) and not all(placed) and in_turn(placed, table.first)
    else:
        fits = all(chosen) and all(placed)
    if not fits:
        return "seats"
    if table.turn < 1 and not opening:
        return "turn"
    for name, set_at_the_end in (("cause", table.cause), ("winners", table.winners), ("grade", table.grade + 1)):
        if set_at_the_end:
            return name
    if table.played != _laid_open(table, frames):
        return "played"
    if table.kept & cards.set_of(list(table.pile)):
        return "kept"
    if (table.looking != NOWHERE) != ("look" in names):
        return "looking"
    if ("attempt" in names) != (table.attempt.slot != NOWHERE):
        return "attempt"
    if "attempt" in names:
        return _wrong_attempt(table, frames[names.index("attempt")].at) or _wrong_movement(table, frames)
    return _wrong_movement(table, frames)


def in_turn(done: list[bool], first: int) -> bool:
    """W3.3, W2.20: whether some have had their turn and others not yet, clockwise from the first."""
    order = [*done[first:], *done[:first]]
    return order == sorted(order, reverse=True)


def _laid_open(table: Table, frames: list[Frame]) -> int:
    """W-R.11: the cards whose advantage is being resolved."""
    for frame in frames:
        kind, _, id = frame.program.name.partition("/")
        if kind == "card":
            return cards.bit(table.box.card_ids.index(id))
        if kind == "power-of-three":
            fits = cards.size(table.played & table.box.marked) == table.box.numbers.power_of_three_cards
            return table.played & table.box.marked if fits else -1
    return 0


def _wrong_movement(table: Table, frames: list[Frame]) -> str:
    """What of a movement is noted although she does not move like that."""
    if table.entered and not table.moved:
        return "entered"
    if table.slipped and not table.entered:
        return "slipped"
    if table.paths >= 0 and not table.entered:
        return "paths"
    if table.must_move and table.action == 1:
        return "must_move"
    at = frames[0].at if frames else 0
    fitting = ACTIONS[at] if at < len(ACTIONS) else (0,)
    return "action" if frames and table.action not in fitting else ""


def _wrong_attempt(table: Table, at: int) -> str:
    """W-R.38: what of an attempt comes earlier or later."""
    attempt = table.attempt
    if (attempt.outcome == OPEN) != (at < SETTLED):
        return "attempt/outcome"
    if attempt.tile < 0 or attempt.slot == table.box.dungeon:
        return "attempt/tile"
    if attempt.flying and attempt.outcome != RAN_AWAY:
        return "attempt/flying"
    there = table.problems[attempt.slot] == attempt.tile
    if there and not table.is_up(attempt.slot):
        return "attempt/tile"
    if attempt.outcome != OPEN:  # it is solved and gone, or lies where it lay
        return "" if there or table.problems[attempt.slot] < 0 else "attempt/tile"
    if attempt.slot != table.seats[table.active].spot:
        return "attempt/slot"
    if not there:
        return "attempt/tile"
    if len(attempt.dice) != (at - 1) // 2 * 2:
        return "attempt/dice"
    return "attempt/magic" if not attempt.dice and (attempt.headology or attempt.magic) else ""


def ended_wrong(table: Table) -> str:
    """W17, W21, W22: every game ends in its own way."""
    mode = table.variants.mode
    fitting = {LOST: True, WON: mode == COOPERATIVE, SCORED: mode == COMPETITIVE, GRADED: mode == SOLO}
    if not fitting[table.outcome]:
        return "outcome"
    if table.cause not in (ways_to_lose(mode) if table.outcome == LOST else (0,)):
        return "cause"
    if table.winners != (cards.set_of(scoring.winners(table)) if table.outcome == SCORED else 0):
        return "winners"
    earned = scoring.grade(table, scoring.score(table, 0)) if table.outcome == GRADED else -1
    return "grade" if table.grade != earned else ""


def ways_to_lose(mode: int) -> tuple[int, ...]:
    """W17.1, W17.2, W21.5, W21.7, W22.2, W-R.53: by Crises and elves in every game, else together or alone only."""
    if mode == COMPETITIVE:
        return (CRISES_EMPTY, ELVES)
    return (CRISES_EMPTY, ELVES, ALISS_EMPTY, HARD_LEFT) if mode == COOPERATIVE else (CRISES_EMPTY, ELVES, ALISS_EMPTY)
