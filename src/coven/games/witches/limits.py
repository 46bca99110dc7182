"""The numbers that tiles, counters and cards change."""

from coven.games.witches.pieces import SOLVED
from coven.games.witches.table import Table


def hand_limit(table: Table, seat: int) -> int:
    """W-R.75: three cards, and one more for every two Easy tiles on the board, up to seven."""
    numbers = table.box.numbers
    counted = min(len(table.seats[seat].easy), numbers.easy_tiles_counted_max)
    return min(numbers.hand_limit_base + counted // numbers.easy_tiles_per_extra_card, numbers.hand_limit_max)


def hard_bonus(table: Table, seat: int, gained: int = 0) -> int:
    """W8.14: one for every two Hard tiles."""
    numbers = table.box.numbers
    return (len(table.seats[seat].hard) - gained) // numbers.hard_tiles_per_bonus * numbers.hard_bonus


def bonus_here(table: Table, seat: int) -> int:
    """W-R.42: the bonus of an attempt counts the Hard tiles owned before it."""
    attempt = table.attempt
    won = attempt.outcome == SOLVED and table.box.tiles[attempt.tile].hard
    return hard_bonus(table, seat, attempt.gained + (1 if won else 0))


def difficulty(table: Table, slot: int) -> int:
    """W8.3, W8.4: what is printed, and two for each Crisis."""
    return table.tile_at(slot).difficulty + table.crises[slot] * table.box.numbers.crisis_difficulty


def total(table: Table, seat: int) -> int:
    """W8.13, W8.14: the dice rolled so far, symbols, bonuses and Hard tiles."""
    attempt = table.attempt
    numbers = table.box.numbers
    added = attempt.headology * numbers.headology_value + attempt.magic * numbers.magic_value + attempt.bonus
    for face in attempt.dice:
        added += table.box.dice[face]
    return added + bonus_here(table, seat)


def falls_short(table: Table, seat: int) -> bool:
    """W8.18: whether the total is below the difficulty."""
    return total(table, seat) < difficulty(table, table.attempt.slot)
