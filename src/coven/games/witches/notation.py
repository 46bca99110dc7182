"""Cards, tiles, slots and frames as people write them in positions, and back."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from coven.engine.core.errors import PositionError
from coven.engine.edge.notation import number_of
from coven.games.witches import cards
from coven.games.witches.box import Box
from coven.games.witches.pieces import NO_TILE, NOWHERE, Attempt

ENDINGS = ("open", "solved", "failed", "ran-away", "rescued", "vanished")


class AttemptNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The attempt under way; a die is the number of its face, 0 is the Cackle."""

    slot: str
    tile: str
    dice: tuple[int, ...] = ()
    headology: int = 0
    magic: int = 0
    bonus: int = 0
    flying: bool = False
    outcome: str = "open"


def write_order(box: Box, order: Iterable[int]) -> str:
    """Cards in order, as their ids."""
    return " ".join(box.cards[card].id for card in order)


def write_set(box: Box, held: int) -> str:
    """A set of cards."""
    return write_order(box, cards.listed(held))


def read_order(box: Box, text: str, where: str) -> list[int]:
    """Cards in order; the words of answers, with hyphens, are understood too."""
    ids = [card.id for card in box.cards]
    return [number_of(word.replace("-", "_"), ids, where, "card") for word in text.split()]


def read_set(box: Box, text: str, where: str) -> int:
    """A set of cards; no card can be there twice."""
    order = read_order(box, text, where)
    for card in order:
        if order.count(card) > 1:
            raise PositionError("position-card-twice", where=where, given=box.cards[card].id)
    return cards.set_of(order)


def write_slot(box: Box, slot: int) -> str:
    """A slot, the Dungeon, or nothing."""
    return "" if slot == NOWHERE else box.spot_words[slot]


def read_slot(box: Box, word: str, where: str) -> int:
    """A slot, the Dungeon, or nothing; underscores are understood too."""
    if not word:
        return NOWHERE
    return number_of(word.replace("_", "-"), [*box.slot_words, "dungeon"], where, "slot")


def write_tiles(box: Box, tiles: Iterable[int]) -> tuple[str, ...]:
    """Tiles in order."""
    return tuple(box.tiles[tile].id for tile in tiles)


def read_tiles(box: Box, ids: Iterable[str], where: str) -> tuple[int, ...]:
    """Tiles in order."""
    return tuple(read_tile(box, id, where) for id in ids)


def read_tile(box: Box, id: str, where: str) -> int:
    """A tile."""
    return number_of(id.replace("-", "_"), [tile.id for tile in box.tiles], where, "tile")


def write_attempt(box: Box, attempt: Attempt) -> AttemptNote | None:
    """The attempt under way, if there is one."""
    if attempt.slot == NOWHERE:
        return None
    return AttemptNote(
        write_slot(box, attempt.slot),
        box.tiles[attempt.tile].id,
        attempt.dice,
        attempt.headology,
        attempt.magic,
        attempt.bonus,
        attempt.flying,
        ENDINGS[attempt.outcome],
    )


def read_attempt(box: Box, note: AttemptNote | None) -> Attempt:
    """The attempt under way, or none."""
    if note is None:
        return Attempt(NOWHERE)
    attempt = Attempt(read_slot(box, note.slot, "attempt/slot"))
    attempt.tile = read_tile(box, note.tile, "attempt/tile") if note.tile else NO_TILE
    faces = len(box.dice)
    if len(note.dice) not in (0, 2, 4) or any(not 0 <= face < faces for face in note.dice):
        raise PositionError("position-bad-number", where="attempt/dice", given=str(note.dice))
    if any(not 0 <= number < 100 for number in (note.headology, note.magic, note.bonus)):
        raise PositionError("position-bad-number", where="attempt", given=f"{note.headology}, {note.magic}")
    attempt.dice = note.dice
    attempt.headology = note.headology
    attempt.magic = note.magic
    attempt.bonus = note.bonus
    attempt.flying = note.flying
    attempt.outcome = number_of(note.outcome, ENDINGS, "attempt/outcome", "outcome")
    return attempt
