"""Victory points, winners and solo challenges (D26, D28.18 to D28.23, D30)."""

from __future__ import annotations

from typing import Final

from coven.games.djinn.box import GEAR_KINDS, METRICS, Test
from coven.games.djinn.limits import inactive_circles
from coven.games.djinn.table import FACE_DOWN, SCORED, Table

PARTS: Final[tuple[str, ...]] = (
    "awards",
    "bottled",
    "circles",
    "unused",
    "scoring",
    "tom",
)  # what points are given for


def gear_counts(table: Table, seat: int) -> list[int]:
    """The own staffs, hats and cloaks, face up or down."""
    counts = [0] * len(GEAR_KINDS)
    for card in table.seats[seat].gear:
        counts[table.box.gear[card >> 1].kind] += 1
    return counts


def measure(table: Table, seat: int, metric: int) -> int:
    """The number a scoring card or challenge speaks of."""
    owner = table.seats[seat]
    name = METRICS[metric]
    if name.startswith("equipment"):
        counts = gear_counts(table, seat)
        if name == "equipment_sets":
            return min(counts)  # D-R.44
        least = 3 if name == "equipment_kinds_with_3" else 1
        return len([count for count in counts if count >= least])
    if name == "passages_placed":
        return len(owner.placed)  # D-R.101
    if name == "mages":
        return len(owner.mages)
    if name == "keyed_mages":
        return len([card for card in owner.mages if table.box.mages[card >> 1].key])  # D-R.112
    if name == "face_up_mages":
        return len([card for card in owner.mages if not card & FACE_DOWN])
    if name == "active_circles":
        return len(owner.circles) - inactive_circles(table, seat)
    if name == "inactive_circles":
        return inactive_circles(table, seat)
    return _simple(table, seat, name)


def _simple(table: Table, seat: int, name: str) -> int:
    owner = table.seats[seat]
    if name == "awards":
        return len(owner.awards)
    if name == "coins":
        return owner.coins
    if name == "keys":
        return owner.keys
    if name == "capacity_field":
        return owner.capacity
    if name == "minimum_field":
        return owner.minimum
    return sum(owner.bottles) + owner.corks


def met(table: Table, seat: int, test: Test) -> bool:
    """Whether a condition holds."""
    number = measure(table, seat, test.metric)
    if test.at_least >= 0 and number < test.at_least:
        return False
    return test.at_most < 0 or number <= test.at_most


def card_points(table: Table, seat: int, card: int) -> int:
    """D9.3, D30: what a scoring card gives a player."""
    test = table.box.scoring[card].test
    if test.vp_each:
        return min(test.vp_each * measure(table, seat, test.metric), test.most)
    return test.vp if met(table, seat, test) else 0


def parts(table: Table, seat: int, secret: bool = True) -> list[int]:
    """D26.1 to D26.5, D28.18, D-R.2: the points a player has, in the order of `PARTS`, with or without secret cards."""
    owner = table.seats[seat]
    limits = table.box.limits
    cards = sum([card_points(table, seat, card) for card in table.scoring])
    if owner.private and secret:
        cards += max([card_points(table, seat, card) for card in owner.private])
    return [
        sum([table.box.awards[award].vp for award in owner.awards]),
        limits.vp_bottled * (sum(owner.corked) + sum(owner.corked_bosses)),
        limits.vp_circle * len([circle for circle in owner.circles if circle > 0]),
        limits.vp_unused * (sum(owner.bottles) + owner.corks),
        cards,
        limits.vp_tom * len(table.tom) if table.solo() else 0,
    ]


def score(table: Table, seat: int) -> int:
    """All the points a player has."""
    return sum(parts(table, seat))


def challenges(table: Table) -> list[int]:
    """D28.20, D28.22, D28.23: the solo challenges met; a game that is not won meets none."""
    if not table.solo() or table.outcome != SCORED:
        return []
    return [number for number, card in enumerate(table.box.challenges) if met(table, 0, card.test)]
