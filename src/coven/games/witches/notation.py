"""Cards, tiles, slots and frames as people write them in positions, and back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec

from coven.engine.errors import PositionError, nearest
from coven.engine.machine import Frame, State, Verb
from coven.games.witches import cards, words
from coven.games.witches.box import Box
from coven.games.witches.pieces import NO_TILE, NOWHERE, Attempt

ENDINGS = ("open", "solved", "failed", "ran-away", "rescued", "vanished")


class FrameNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A frame of the machine: program, step by name, and what it remembers."""

    program: str
    step: str
    seat: int
    by: int = 0
    factor: int = 1
    left: int = -1
    moved: int = 0
    picks: tuple[int, ...] = ()


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


def number_of(name: str, known: Sequence[str], where: str, kind: str) -> int:
    """The place of an id in a list, or an error that names the nearest one."""
    if name not in known:
        raise PositionError("position-unknown", where=where, kind=kind, given=name, nearest=nearest(name, known))
    return known.index(name)


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
    return "" if slot == NOWHERE else words.slot_word(box, slot)


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


def step_names(steps: Sequence[Verb[State]]) -> list[str]:
    """The steps of a program by name; a name that comes again gets a number."""
    names: list[str] = []
    for verb in steps:
        name = re.sub(r"(?<!^)(?=[A-Z])", "-", type(verb).__name__).lower()
        again = len([other for other in names if other.split("#")[0] == name])
        names.append(f"{name}#{again + 1}" if again else name)
    return [*names, "end"]


def write_frame(frame: Frame) -> FrameNote:
    """Where a rule stands."""
    step = step_names(frame.program.steps)[frame.at]
    return FrameNote(frame.program.name, step, frame.seat, frame.by, frame.factor, frame.left, frame.moved, frame.picks)


def read_frame(box: Box, note: FrameNote) -> Frame:
    """Where a rule stands."""
    if note.program not in box.programs:
        near = nearest(note.program, box.programs)
        raise PositionError("position-unknown", where="frames", kind="program", given=note.program, nearest=near)
    program = box.programs[note.program]
    at = number_of(note.step, step_names(program.steps), f"frames/{note.program}", "step")
    frame = Frame(program, at, note.seat, note.by, note.factor)
    frame.left = note.left
    frame.moved = note.moved
    frame.picks = note.picks
    return frame


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
