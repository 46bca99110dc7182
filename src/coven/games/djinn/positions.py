"""What a hand-written position leaves out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coven.engine.core.codecs import Data, listed
from coven.engine.core.errors import PositionError
from coven.games.djinn import crowd
from coven.games.djinn.box import GEAR_KINDS, ROUND
from coven.games.djinn.crowd import BOSS, NAMES, NOBODY, ONE
from coven.games.djinn.fields import FIELDS
from coven.games.djinn.setup import default_bar, prepare_tom
from coven.games.djinn.table import NOWHERE, PLAYING, Table, Turn
from coven.games.djinn.verbs.hiring import sets


def fill(table: Table, missing: list[str], position: Mapping[str, object]) -> None:
    """Fill in what was left out: what the rules decide, what the box still has, the rest by chance."""
    table.over = table.outcome != PLAYING
    if "layout" in missing:
        table.tiles = table.box.beginner_layout
    named = [symbol for owner in table.seats for symbol in (*owner.bar, *[placed & 7 for placed in owner.placed])]
    for seat, note in enumerate(listed(position.get("seats", ()), "seats")):
        assert isinstance(note, dict)
        _fill_seat(table, seat, note, named)
    djinn = position.get("djinn", {})
    _fill_djinn(table, missing, djinn if isinstance(djinn, dict) else {})
    _fill_cards(table, missing)
    _fill_prizes(table, missing)
    if "tom_deck" in missing and table.solo():
        prepare_tom(table)
        table.tom = tuple([card for card in table.tom if card not in table.tom_seen])
    if "turn" in missing:
        table.turn = Turn()
        table.turn.moved = position.get("phase") == "act"
    standing = table.over or position.get("frames") or position.get("phase") != "act"
    if not standing and table.seats[table.active].space == NOWHERE:
        raise PositionError("position-no-wizard", where=f"seats/{table.names[table.active]}/space")


def _fill_seat(table: Table, seat: int, note: Data, named: Sequence[int]) -> None:
    owner = table.seats[seat]
    if owner.space >= 0 and owner.came == NOWHERE and not table.final:
        owner.came = table.box.spaces[owner.space].paths[0]
    if note.get("bar") is None:
        owner.bar = default_bar(table.box, owner.placed, named)
    if note.get("has_set") is None:
        owner.has_set = sets(table, seat) > 0
    if note.get("minimum") is None:  # D6.17
        all_placed = len(owner.placed) > 0 and not owner.bar
        owner.minimum = min(int(owner.has_set) + int(all_placed), table.box.limits.minimum_last)


def _fill_djinn(table: Table, missing: list[str], djinn: Data) -> None:
    """A bag and a supply that are named stay as they are: spaces are filled with what the box has besides."""
    box = table.box
    empty = [n for n, space in enumerate(box.spaces) if space.shape == ROUND and space.id not in djinn]
    if not empty and "bag" not in missing and "bosses" not in missing:
        return
    used = FIELDS.counts(table)
    bag = table.bag
    bosses = table.bosses
    table.bag = 0
    for colour in range(4):
        table.bag += max(box.limits.per_colour - used.get(f"djinn/{NAMES[colour]}", 0), 0) * ONE[colour]
    table.bosses = max(box.limits.bosses - used.get("djinn/boss", 0), 0)
    for number in empty:
        if table.bosses:
            table.bosses -= 1
            group = ONE[BOSS]
            for _ in range(box.sizes[len(table.seats)].djinn):
                drawn = table.draw_djinn()
                group += ONE[drawn] if drawn != NOBODY else 0
            if not crowd.regulars(group):  # D-R.52
                table.bosses += 1
                group = 0
            table.set_crowd(number, group)
    if "bag" not in missing:
        table.bag = bag
    if "bosses" not in missing:
        table.bosses = bosses


def _fill_cards(table: Table, missing: list[str]) -> None:
    box = table.box
    if "chests" in missing:
        used = (*table.used_chests, *table.opened)
        table.chests = table.shuffle([chest for chest in range(len(box.chests)) if chest not in used])
    if "piles" in missing:
        hired = [card >> 1 for seat in table.seats for card in seat.mages]
        piles: list[tuple[int, ...]] = []
        for key in (False, True):
            pool = [n for n, mage in enumerate(box.mages) if mage.key == key and n not in hired]
            order = table.shuffle(pool)
            piles += [order[: len(order) // 2], order[len(order) // 2 :]]
        table.piles = tuple(piles)
    if "decks" in missing:
        worn = [card >> 1 for seat in table.seats for card in seat.gear]
        decks: list[tuple[int, ...]] = []
        for kind in range(len(GEAR_KINDS)):
            decks.append(table.shuffle([n for n, gear in enumerate(box.gear) if gear.kind == kind and n not in worn]))
        table.decks = tuple(decks)


def _fill_prizes(table: Table, missing: list[str]) -> None:
    size = table.box.sizes[len(table.seats)]
    if "award_columns" in missing:
        taken = [award for seat in table.seats for award in seat.awards]
        columns: list[tuple[int, ...]] = []
        for column in range(3):
            pool = [n for n, award in enumerate(table.box.awards) if award.column == column and n not in taken]
            gone = len([award for award in taken if table.box.awards[award].column == column])  # D2.25
            columns.append(tuple(sorted(table.shuffle(pool)[: max(size.awards - gone, 0)])))
        table.awards = tuple(columns)
    private = [card for seat in table.seats for card in seat.private]
    if "scoring" in missing and not table.variants.beginner:
        known = private + list(table.unused_scoring)
        pool = [card for card in range(len(table.box.scoring)) if card not in known]
        table.scoring = tuple(sorted(table.shuffle(pool)[: size.scoring]))
    if "unused_scoring" in missing:
        used = private + list(table.scoring)
        table.unused_scoring = tuple([card for card in range(len(table.box.scoring)) if card not in used])
