"""What a hand-written position leaves out, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from coven.engine.core.codecs import Counts, Data, listed
from coven.engine.core.errors import PositionError
from coven.games.djinn import crowd
from coven.games.djinn.box import GEAR_KINDS, LOCATIONS, ROUND, SQUARE
from coven.games.djinn.crowd import BOSS, NAMES, NOBODY, ONE
from coven.games.djinn.fields import FIELDS
from coven.games.djinn.limits import most_magic
from coven.games.djinn.setup import default_bar, prepare_tom
from coven.games.djinn.table import NONE, NOWHERE, PLAYING, SCORED, Table, Turn
from coven.games.djinn.verbs.hiring import sets

ONCE: Final[dict[str, str]] = {  # kinds of which the box has each thing once, and where to look for them
    "mage": "mages",
    "equipment": "equipment",
    "award": "awards",
    "chest": "chests",
    "scoring": "scoring",
    "trait": "traits",
    "tom": "tom",
}


def fill(table: Table, missing: list[str], position: Mapping[str, object]) -> None:
    """Fill in what was left out: what the rules decide, what the box still has, the rest by chance."""
    table.over = table.outcome != PLAYING
    if "layout" in missing:
        table.tiles = table.box.beginner_layout
    for seat, note in enumerate(listed(position.get("seats", ()), "seats")):
        assert isinstance(note, dict)
        _fill_seat(table, seat, note)
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


def _fill_seat(table: Table, seat: int, note: Data) -> None:
    owner = table.seats[seat]
    if owner.space >= 0 and owner.came == NOWHERE and not table.final:
        owner.came = table.box.spaces[owner.space].paths[0]
    if note.get("bar") is None:
        owner.bar = default_bar(table.box, owner.placed)
    if note.get("has_set") is None:
        owner.has_set = sets(table, seat) > 0


def _fill_djinn(table: Table, missing: list[str], djinn: Data) -> None:
    box = table.box
    used = FIELDS.counts(table) if "bag" in missing or "bosses" in missing else {}
    if "bag" in missing:
        for colour in range(4):
            table.bag += max(box.limits.per_colour - used.get(f"djinn/{NAMES[colour]}", 0), 0) * ONE[colour]
    if "bosses" in missing:
        table.bosses = max(box.limits.bosses - used.get("djinn/boss", 0), 0)
    for number, space in enumerate(box.spaces):
        if space.shape == ROUND and space.id not in djinn and table.bosses:
            table.bosses -= 1
            group = ONE[BOSS]
            for _ in range(box.sizes[len(table.seats)].djinn):
                drawn = table.draw_djinn()
                group += ONE[drawn] if drawn != NOBODY else 0
            table.set_crowd(number, group if crowd.regulars(group) else 0)


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
            columns.append(tuple(sorted(table.shuffle(pool)[: size.awards])))
        table.awards = tuple(columns)
    private = [card for seat in table.seats for card in seat.private]
    if "scoring" in missing and not table.variants.beginner:
        known = private + list(table.unused_scoring)
        pool = [card for card in range(len(table.box.scoring)) if card not in known]
        table.scoring = tuple(sorted(table.shuffle(pool)[: size.scoring]))
    if "unused_scoring" in missing:
        used = private + list(table.scoring)
        table.unused_scoring = tuple([card for card in range(len(table.box.scoring)) if card not in used])


def check(table: Table) -> None:
    """Nothing is there more often than the box has it, and everything is in a place where it can be."""
    for seat in range(len(table.seats)):
        _check_seat(table, seat)
    counts = FIELDS.counts(table)
    limits = table.box.limits
    for djinn, name in enumerate(NAMES):
        _most(counts, f"djinn/{name}", limits.bosses if djinn == BOSS else limits.per_colour, "djinn")
    for key, n in counts.items():
        if n > 1 and key.split("/")[0] in ONCE:
            _most(counts, key, 1, ONCE[key.split("/")[0]])
    _most(counts, "keys", limits.keys, "seats")
    _most(counts, "scrolls", limits.scrolls, "seats")
    _check_crowds(table)
    _check_piles(table)
    if table.outcome == SCORED and len(table.scores) != len(table.seats):
        raise PositionError("position-bad-number", where="scores", given=str(table.scores))
    if table.solo() and not table.over and not table.tom and table.bosses_on_map():
        raise PositionError("position-tom-empty", where="tom_deck")


def _most(counts: Counts, key: str, most: int, where: str) -> None:
    given = counts.get(key, 0)
    if given > most:
        raise PositionError("position-too-many", where=where, card=key.split("/")[-1], given=given, most=most)


def _check_seat(table: Table, seat: int) -> None:
    owner = table.seats[seat]
    box = table.box
    where = f"seats/{table.names[seat]}"
    if owner.turned and owner.capacity < box.limits.capacity_last:
        raise PositionError("position-turned-early", where=f"{where}/turned", most=box.limits.capacity_last)
    if not 0 <= owner.magic <= most_magic(table, seat):
        most = most_magic(table, seat)
        raise PositionError("position-out-of-range", where=f"{where}/magic", given=owner.magic, least=0, most=most)
    for trait, positive in ((owner.positive, True), (owner.negative, False)):
        if trait != NONE and box.traits[trait].positive != positive:
            raise PositionError("position-trait-kind", where=where, given=box.traits[trait].id)
    if owner.came >= 0 and (owner.space < 0 or owner.came not in box.spaces[owner.space].paths):
        raise PositionError("position-no-path", where=f"{where}/came", given=box.spaces[owner.came].id)
    own = [passage & 7 for passage in owner.placed] + list(owner.bar)
    spaces = [passage >> 3 for passage in owner.placed]
    if len(set(own)) < len(own) or len(set(spaces)) < len(spaces):
        named = ", ".join([LOCATIONS[n] for n in own])
        raise PositionError("position-passages", where=f"{where}/placed", given=named)
    for kind in range(3):
        up = [card for card in owner.gear if not card & 1 and box.gear[card >> 1].kind == kind]
        if len(up) > 1 and not table.frames:
            raise PositionError("position-two-active", where=f"{where}/equipment", given=box.gear[up[0] >> 1].id)


def _check_crowds(table: Table) -> None:
    for number, group in enumerate(table.crowds):
        where = f"djinn/{table.box.spaces[number].id}"
        if crowd.bosses(group) > 1:
            raise PositionError("position-too-many", where=where, card="boss", given=crowd.bosses(group), most=1)
        if crowd.bosses(group) and not crowd.regulars(group) and not table.frames:  # D-R.52
            raise PositionError("position-boss-alone", where=where)
    if crowd.bosses(table.bag):
        raise PositionError("position-too-many", where="bag", card="boss", given=crowd.bosses(table.bag), most=0)


def _check_piles(table: Table) -> None:
    box = table.box
    for number, pile in enumerate(table.piles):
        for card in pile:
            if box.mages[card].key != (number > 1):
                raise PositionError("position-wrong-pile", where="piles", given=box.mages[card].id)
    for kind, deck in enumerate(table.decks):
        for card in deck:
            if box.gear[card].kind != kind:
                raise PositionError("position-wrong-pile", where="decks", given=box.gear[card].id)
    for column, awards in enumerate(table.awards):
        for award in awards:
            if box.awards[award].column != column:
                raise PositionError("position-wrong-pile", where="award_columns", given=box.awards[award].id)
    for seat in table.seats:
        for placed in seat.placed:
            space = box.spaces[placed >> 3]
            if space.shape != SQUARE or table.tiles[placed >> 3] == placed & 7:
                raise PositionError("position-passages", where="seats", given=space.id)
