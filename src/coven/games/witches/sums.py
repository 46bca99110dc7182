"""The numbers people need that the rules work out, as far as a seat may know them."""

from __future__ import annotations

from coven.games.witches import cards
from coven.games.witches.box import COMPETITIVE, COOPERATIVE
from coven.games.witches.limits import bonus_here, difficulty, hand_limit, hard_bonus, total
from coven.games.witches.pieces import NO_TILE, NOWHERE
from coven.games.witches.scoring import PARTS, parts, score
from coven.games.witches.table import Table
from coven.games.witches.verbs.ending import face_up_elves, hard_on_map


def sums(table: Table, seat: int) -> dict[str, object]:
    """Dangers, what a turn and an attempt stand at, and what the boards of the players are worth."""
    found: dict[str, object] = {
        "crises": table.tokens().crisis,
        "elves": len(face_up_elves(table)),
        "elf_limit": table.box.numbers.elf_limit,
        "hard": hard_on_map(table),
        "aliss_ends": table.variants.mode != COMPETITIVE,  # W21.5: without the last tile everybody loses
        "tiles": sum([len(frame) for frame in table.frames_of_tiles]),
        "difficulties": _difficulties(table, seat),
        "seats": {name: _of_seat(table, number) for number, name in enumerate(table.names)},
    }
    if table.variants.mode == COOPERATIVE:
        found["hard_limit"] = table.box.numbers.win_hard_on_map_max  # W21.7
    if table.attempt.slot != NOWHERE:
        found["attempt"] = _attempt(table)
    return found


def _difficulties(table: Table, seat: int) -> dict[str, int]:
    """W8.4: what every Problem takes that she knows, with its Crises."""
    found: dict[str, int] = {}
    for slot in range(table.box.dungeon):
        if table.problems[slot] != NO_TILE and table.sees(seat, slot):
            found[table.box.slot_words[slot]] = difficulty(table, slot)
    return found


def _of_seat(table: Table, seat: int) -> dict[str, object]:
    """W17.5, W-R.75, W8.14; and how many cards she holds since the pile was last shuffled."""
    return {
        "points": score(table, seat),
        "parts": dict(zip(PARTS, parts(table, seat), strict=True)),
        "hand_limit": hand_limit(table, seat),
        "bonus": hard_bonus(table, seat),
        "kept": cards.size(table.seats[seat].hand & table.kept),
    }


def _attempt(table: Table) -> dict[str, object]:
    """W8.13, W8.14: the sum part by part, and what it must reach."""
    attempt = table.attempt
    numbers = table.box.numbers
    gone = table.problems[attempt.slot] == NO_TILE
    need = table.box.tiles[attempt.tile].difficulty if gone else difficulty(table, attempt.slot)
    reached = total(table, table.active)
    return {
        "difficulty": need,
        "total": reached,
        "missing": max(need - reached, 0),
        "headology": attempt.headology * numbers.headology_value,
        "magic": attempt.magic * numbers.magic_value,
        "bonus": attempt.bonus,
        "hard": bonus_here(table, table.active),
        "dice": [table.box.dice[face] for face in attempt.dice],
    }
