"""Points, ties and grades (W17.5 to W17.11, W22.5 to W22.8)."""

from __future__ import annotations

from typing import Final

from coven.games.witches.table import Table

PARTS: Final[tuple[str, ...]] = ("easy", "hard", "aliss")  # what points are given and taken for


def parts(table: Table, seat: int) -> list[int]:
    """W17.5, W17.6: points on solved tiles, less one for each Black Aliss, in the order of `PARTS`."""
    owner = table.seats[seat]
    tiles = table.box.tiles
    easy = sum([tiles[tile].points for tile in owner.easy])
    return [easy, sum([tiles[tile].points for tile in owner.hard]), -owner.aliss]


def score(table: Table, seat: int) -> int:
    """W17.5, W17.6: all points of a player."""
    return sum(parts(table, seat))


def standing(table: Table, seat: int) -> tuple[int, int, int, int]:
    """W17.7 to W17.10: what is compared, one after the other, the higher the better."""
    owner = table.seats[seat]
    tiles = table.box.tiles
    hard_points = sum([tiles[tile].points for tile in owner.hard])
    hardest = max([tiles[tile].difficulty for tile in owner.hard], default=0)  # W-R.92
    return (score(table, seat), -(owner.cackles + owner.aliss), hard_points, hardest)


def winners(table: Table) -> list[int]:
    """W17.7, W17.11: the best, or those who share the victory."""
    best = max([standing(table, seat) for seat in range(len(table.seats))])
    return [seat for seat in range(len(table.seats)) if standing(table, seat) == best]


def grade(table: Table, points: int) -> int:
    """W22.6 to W22.8: what a solo score is worth."""
    for number, one in enumerate(table.box.grades):
        if one.least <= points <= one.most:
            return number
    return 0
