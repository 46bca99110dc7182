"""What tells how a game will end, seen at the beginning of a turn; `coven lab train witches` weighs it."""

from __future__ import annotations

from typing import Final

from coven.games.witches import cards
from coven.games.witches.box import COMPETITIVE, SELF_AWARENESS
from coven.games.witches.limits import hand_limit
from coven.games.witches.outlook import Map, Outlook, actions_left, chance, marks
from coven.games.witches.pieces import NO_TILE
from coven.games.witches.scoring import score
from coven.games.witches.table import Table

STAGES: Final = 8
CARD_HELPS: Final = 0.4  # what a card of the hand limit adds to an attempt
NEED: Final = 0.55  # how many Cackles a turn of friends brings


def stage(table: Table) -> int:
    """Which weights hold: those of the rounds to come, this one included."""
    turns = (actions_left(table) + 1) // 2
    rounds = (turns + len(table.seats) - 1) // len(table.seats)
    return max(1, min(rounds, STAGES)) - 1


def sights(table: Table, seat: int, ground: Map) -> list[float]:
    """By how the game is played."""
    if table.variants.mode == COMPETITIVE:
        return _against(table, seat, ground)
    return _alone(table, ground) if table.solo() else _together(table, ground)


def _alone(table: Table, ground: Map) -> list[float]:
    """Points, what the map still offers, lives, hand and board."""
    owner = table.seats[0]
    left = actions_left(table)
    offers = sorted([-offer for offer in _offers(table, ground)])
    lives = table.supply_cackles + table.supply_aliss
    return [
        1.0,
        score(table, 0) / 10.0,
        -sum(offers[:left]) / 10.0,
        -sum(offers[: max(1, left // 2)]) / 10.0,
        min(lives, 2) / 2.0,
        min(lives, 4) / 4.0,
        lives / 8.0,
        table.supply_cackles / 4.0,
        len(owner.hard) / 4.0,
        len(owner.easy) / 8.0,
        cards.size(owner.hand) / 5.0,
        1.0 if owner.hand & table.box.by_advantage[SELF_AWARENESS] else 0.0,
        *_means(table, 0, ground),
        1.0 if owner.spot == table.box.dungeon else 0.0,
        *_crises(table, left / 2.0),
    ]


def _offers(table: Table, ground: Map) -> list[float]:
    """The points of every Problem on the map, by how likely they can be had."""
    bonus = len(table.seats[0].hard) // 2 + int(CARD_HELPS * hand_limit(table, 0) + 0.5)
    found: list[float] = []
    for slot in cards.listed(table.laid):
        tile = table.tile_at(slot)
        found.append(tile.points * chance(ground.four, tile.difficulty + 2 * table.crises[slot] - bonus))
    return found


def _crises(table: Table, turns: float) -> list[float]:
    """Whether the Crises will do: those that the next turns bring, and the elves that are up."""
    calm = cards.size(table.laid & ~table.troubled)
    free = cards.size(table.box.all_slots & ~table.laid)
    coming = calm / (1.0 + free)
    margin = (table.supply_crises - coming * min(turns, 3.0)) / 4.0
    elves = len([s for s in cards.listed(table.laid & table.up) if table.tile_at(s).kind == table.box.elf])
    return [
        min(table.supply_crises, 3) / 3.0,
        max(-1.5, min(1.5, margin)),
        cards.size(table.laid) / 10.0,
        1.0 if elves >= 2 else 0.0,
    ]


def _together(table: Table, ground: Map) -> list[float]:
    """How many Hard Problems must still go, how hard they are, what friends can add, lives and Crises."""
    n = len(table.seats)
    turns = actions_left(table) / 2.0
    hard = hard_ones(table)
    need = max(0, len(hard) - table.box.numbers.win_hard_on_map_max)
    toil = sum([max(0, difficulty - 12) for difficulty in sorted(hard)[:need]]) / 5.0
    lives = table.supply_cackles + table.supply_aliss
    solved = [len(one.hard) for one in table.seats]
    return [
        1.0,
        need / 5.0,
        1.0 if need == 0 else 0.0,
        min(2.5, need / (turns + 1.0)),
        min(4.0, toil / (turns + 1.0)),
        toil / 10.0,
        sum(solved) / 10.0,
        max(solved) / 5.0,
        sum([len(one.easy) for one in table.seats]) / 20.0,
        sum([cards.size(one.hand) for one in table.seats]) / (5.0 * n),
        *_all_means(table, ground),
        min(lives, 3) / 3.0,
        max(-1.5, min(1.5, (lives - NEED * turns) / 6.0)),
        table.supply_aliss / 6.0,
        sum([one.spot == table.box.dungeon for one in table.seats]) / 2.0,
        *_crises(table, turns),
    ]


def hard_ones(table: Table) -> list[int]:
    """How hard the Hard Problems are that lie on the map and are to come."""
    tiles = table.box.tiles
    found: list[int] = []
    for slot, tile in enumerate(table.problems):
        if tile != NO_TILE and tiles[tile].hard:
            found.append(tiles[tile].difficulty + 2 * table.crises[slot])
    for frame in table.frames_of_tiles:
        found += [tiles[tile].difficulty for tile in frame if tiles[tile].hard]
    return found


def _against(table: Table, seat: int, ground: Map) -> list[float]:
    """The lead over the best of the others, what each has to go on with, and whether all may lose."""
    n = len(table.seats)
    owner = table.seats[seat]
    rest = [number for number in range(n) if number != seat]
    turns = actions_left(table) / 2.0
    points = score(table, seat)
    lead = points - max([score(table, other) for other in rest])
    seats = table.seats
    after = (seat - table.active) % n  # how many play before she does
    more = int(turns) % n if turns % n else 0
    return [
        1.0,
        lead / 10.0,
        lead / (4.0 + 3.0 * turns / n),
        (points - sum([score(table, other) for other in rest]) / len(rest)) / 10.0,
        (len(owner.hard) - sum([len(seats[other].hard) for other in rest]) / len(rest)) / 4.0,
        (len(owner.easy) - sum([len(seats[other].easy) for other in rest]) / len(rest)) / 8.0,
        (cards.size(owner.hand) - sum([cards.size(seats[other].hand) for other in rest]) / len(rest)) / 5.0,
        (owner.cackles - sum([seats[other].cackles for other in rest]) / len(rest)) / 4.0,
        1.0 if after < more else 0.0,
        1.0 if after == 0 else 0.0,
        1.0 if owner.spot == table.box.dungeon else 0.0,
        *_beyond(table, seat, ground),
        *_crises(table, turns),
    ]


def _all_means(table: Table, ground: Map) -> list[float]:
    """What all friends have to go on with, on average."""
    n = len(table.seats)
    means = [_means(table, seat, ground) for seat in range(n)]
    return [sum([one[number] for one in means]) / n for number in range(len(means[0]))]


def _beyond(table: Table, seat: int, ground: Map) -> list[float]:
    """By how much she has more to go on with than the others have on average."""
    mine = _means(table, seat, ground)
    n = len(table.seats)
    for other in range(n):
        if other != seat:
            theirs = _means(table, other, ground)
            mine = [one - two / (n - 1) for one, two in zip(mine, theirs, strict=True)]
    return mine


def _means(table: Table, seat: int, ground: Map) -> list[float]:
    """What a player with a turn still to come has for it: cards, how many to draw, Power of three, a tile, and the
    best Problem in reach."""
    owner = table.seats[seat]
    n = len(table.seats)
    if (actions_left(table) + 1) // 2 <= (seat - table.active) % n:
        return [0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    marked = marks(table, owner.hand)
    return [
        sum([ground.uses[card] for card in cards.listed(owner.hand)]) / 8.0,
        hand_limit(table, seat) / 5.0,
        1.0 if marked >= 3 else 0.0,
        1.0 if marked == 2 else 0.0,
        1.0 if owner.ability else 0.0,
        Outlook(table, seat, ground).prospect() / 5.0,
    ]
