"""Cards, spells and frames as people write them in positions, and back."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from coven.engine.core.errors import PositionError, nearest
from coven.engine.edge.notation import number_of
from coven.games.madness import bill, cards
from coven.games.madness.answers import ANSWERS
from coven.games.madness.box import Box
from coven.games.madness.cards import ELEMENTS
from coven.games.madness.table import EXHAUSTED, FACE_DOWN, NO_DEED, NOBODY, Deed, Refusal, Table

STATES = ("", " exhausted", " neutralised", " exhausted neutralised")


class DeedNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The action that is being announced and paid."""

    action: str
    seat: str
    asked: dict[str, int] = {}
    due: dict[str, int] = {}
    kept: bool = False
    used: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    asking: str = ""
    refused: bool = False


class RefusalNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody refused: who cast what, and what was asked for."""

    seat: str
    spell: str
    asked: str


def write_cards(order: Iterable[int]) -> str:
    """Cards in order: `fire-1 fire-1 madness`."""
    return " ".join(cards.NAMES[kind] for kind in order)


def write_bag(bag: int) -> str:
    """A bag in short: `fire-1*2 madness`."""
    return " ".join(
        cards.NAMES[kind] + (f"*{cards.count(bag, kind)}" if cards.count(bag, kind) > 1 else "")
        for kind in cards.kinds(bag)
    )


def read_cards(text: str, where: str) -> list[int]:
    """Cards in order; `fire-1*2` stands for two."""
    found: list[int] = []
    for word in text.split():
        name, star, number = word.partition("*")
        if name not in cards.NAMES:
            raise PositionError("position-no-card", where=where, given=name, nearest=nearest(name, cards.NAMES))
        if star and not re.fullmatch(r"[1-9][0-9]?", number):
            raise PositionError("position-bad-number", where=where, given=word)
        found += [cards.NAMES.index(name)] * (int(number) if star else 1)
    return found


def read_bag(text: str, where: str) -> int:
    """A bag; more cards than the box has is an error."""
    listed = read_cards(text, where)
    for kind in range(cards.KINDS):
        if listed.count(kind) > cards.MOST[kind]:
            raise PositionError("position-too-many", where=where, card=cards.NAMES[kind], given=listed.count(kind))
    return cards.bag_of(listed)


def write_elements(cost: int) -> dict[str, int]:
    """A cost as numbers by element."""
    return {name: bill.amount(cost, element) for element, name in enumerate(ELEMENTS) if bill.amount(cost, element)}


def read_elements(numbers: dict[str, int], where: str) -> int:
    """A cost from numbers by element."""
    cost = 0
    for name, number in numbers.items():
        if name not in ELEMENTS or not 0 <= number < 100:
            raise PositionError("position-bad-elements", where=where, given=f"{name} = {number}")
        cost += bill.of_one(ELEMENTS.index(name), number)
    return cost


def write_spell(box: Box, spell: int) -> str:
    """A spell and its state: `growth`, `growth exhausted`, `growth neutralised`."""
    return box.spells[spell >> 2].id + STATES[spell & 3]


def read_spell(box: Box, text: str, where: str) -> int:
    """A spell and its state."""
    name, _, state = text.partition(" ")
    number = spell_number(box, name, where)
    words = state.split()
    for word in words:
        if word not in ("exhausted", "neutralised", "ready"):
            raise PositionError("position-bad-spell", where=where, given=text)
    flags = (EXHAUSTED if "exhausted" in words else 0) + (FACE_DOWN if "neutralised" in words else 0)
    return number << 2 | flags


def spell_number(box: Box, name: str, where: str) -> int:
    """The spell of an id; the words of answers, with hyphens, are understood too."""
    return number_of(name.replace("-", "_"), [spell.id for spell in box.spells], where, "spell")


def write_deed(table: Table, deed: Deed) -> DeedNote | None:
    """The announced action, if there is one."""
    if deed.action == NO_DEED:
        return None
    return DeedNote(
        ANSWERS.say(table, deed.seat, deed.action),
        table.names[deed.seat],
        write_elements(deed.asked),
        write_elements(deed.due),
        deed.kept,
        tuple(write_bag(bag) for bag in deed.used),
        tuple(ANSWERS.say(table, deed.seat, target) for target in deed.targets),
        "" if deed.asking == NOBODY else ANSWERS.say(table, deed.seat, deed.asking),
        deed.refused,
    )


def read_deed(table: Table, note: DeedNote | None) -> Deed:
    """The announced action, or none."""
    if note is None:
        return Deed(0, NO_DEED)
    seat = number_of(note.seat, table.names, "deed", "player")
    deed = Deed(seat, said(table, seat, note.action))
    deed.asked = read_elements(note.asked, "deed/asked")
    deed.due = read_elements(note.due, "deed/due")
    deed.kept = note.kept
    deed.used = tuple(read_bag(bag, "deed/used") for bag in note.used)
    deed.targets = tuple(said(table, seat, target) for target in note.targets)
    deed.asking = said(table, seat, note.asking) if note.asking else NOBODY
    deed.refused = note.refused
    return deed


def said(table: Table, seat: int, word: str) -> int:
    """An answer that was given."""
    found = ANSWERS.parse(table, seat, word)
    if not found:
        raise PositionError("position-bad-number", where="deed", given=word)
    return found[0]


def write_refusal(table: Table, refusal: Refusal) -> RefusalNote:
    """What is remembered of a refusal."""
    spell = table.box.spell_ids[refusal.spell]
    return RefusalNote(table.names[refusal.seat], spell, ANSWERS.say(table, refusal.seat, refusal.asked))


def read_refusal(table: Table, note: RefusalNote) -> Refusal:
    """What is remembered of a refusal."""
    seat = number_of(note.seat, table.names, "refusals", "player")
    return Refusal(seat, spell_number(table.box, note.spell, "refusals"), said(table, seat, note.asked))
