"""Djinn, cards, places and frames as people write them in positions, and back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import msgspec

from coven.engine.core.errors import PositionError
from coven.engine.edge.notation import number_of
from coven.games.djinn import crowd
from coven.games.djinn.box import LOCATIONS, Box
from coven.games.djinn.crowd import COLOURS, NOBODY
from coven.games.djinn.table import COVERED, EMPTY, FACE_DOWN, INACTIVE, NOWHERE, ROW_CLOSED, Capture, Opening, Turn

DOWN = " down"


class TurnNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What has been done in the running turn."""

    moved: bool = False
    route: tuple[str, ...] = ()
    acted: bool = False
    used_passage: bool = False
    captured: bool = False
    forgone: bool = False
    row1: int = 0
    row2: int = 0
    rewarded: tuple[str, ...] = ()
    fresh: int = 0
    helped: tuple[bool, ...] = ()
    openings: tuple[tuple[int, int, bool], ...] = ()


class CaptureNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A capture that is being declared."""

    at_source: bool = False
    paid: str = ""
    free: str = ""
    helpers: tuple[str, ...] = ()
    boosts: tuple[str, ...] = ()
    circled: str = ""
    bottled: str = ""
    bottled_bosses: str = ""


def in_range(value: int, least: int, most: int, where: str) -> int:
    """A number within its limits."""
    if not least <= value <= most:
        raise PositionError("position-out-of-range", where=where, given=value, most=most)
    return value


def write_counts(counts: Sequence[int], names: Sequence[str]) -> str:
    """Numbers by name in short: `red*2 blue`."""
    return " ".join(name + (f"*{n}" if n > 1 else "") for name, n in zip(names, counts, strict=False) if n)


def read_counts(text: str, names: Sequence[str], most: int, where: str) -> list[int]:
    """Numbers by name; `red*2` stands for two."""
    found = [0] * len(names)
    for word in text.split():
        name, star, digits = word.partition("*")
        place = number_of(name, names, where, "colour")
        if star and not re.fullmatch(r"[1-9][0-9]?", digits):
            raise PositionError("position-bad-number", where=where, given=word)
        found[place] += int(digits) if star else 1
        if found[place] > most:
            raise PositionError("position-too-many", where=where, card=name, given=found[place], most=most)
    return found


def write_crowd(group: int) -> str:
    """A crowd in short: `red*2 boss`."""
    return write_counts([crowd.count(group, colour) for colour in range(crowd.KINDS)], crowd.NAMES)


def read_crowd(text: str, where: str) -> int:
    """A crowd."""
    counts = read_counts(text, crowd.NAMES, crowd.MOST, where)
    return sum(n * crowd.ONE[colour] for colour, n in enumerate(counts))


def write_circle(circle: int) -> str:
    """`inactive`, `covered`, `empty`, or the djinn on it."""
    if circle == INACTIVE:
        return "inactive"
    if circle == COVERED:
        return "covered"
    return "empty" if circle == EMPTY else crowd.NAMES[circle - 1]


def read_circle(text: str, where: str) -> int:
    """A magic circle."""
    words = ("covered", "inactive", "empty", *crowd.NAMES)
    return number_of(text, words, where, "circle") + COVERED


def write_cards(cards: Iterable[int], ids: Sequence[str]) -> tuple[str, ...]:
    """Owned cards: `hat4`, `hat4 down`."""
    return tuple(ids[card >> 1] + (DOWN if card & FACE_DOWN else "") for card in cards)


def read_cards(cards: Iterable[str], ids: Sequence[str], where: str, kind: str) -> tuple[int, ...]:
    """Owned cards."""
    found: list[int] = []
    for card in cards:
        down = card.endswith(DOWN)
        found.append(number_of(card.removesuffix(DOWN), ids, where, kind) << 1 | (FACE_DOWN if down else 0))
    return tuple(found)


def write_ids(numbers: Iterable[int], ids: Sequence[str]) -> tuple[str, ...]:
    """Cards by id."""
    return tuple(ids[number] for number in numbers)


def read_ids(names: Iterable[str], ids: Sequence[str], where: str, kind: str) -> tuple[int, ...]:
    """Cards by id."""
    return tuple(number_of(name, ids, where, kind) for name in names)


def write_passages(box: Box, placed: Iterable[int]) -> tuple[str, ...]:
    """Placed passages: `tavern at s1`."""
    return tuple(f"{LOCATIONS[passage & 7]} at {box.spaces[passage >> 3].id}" for passage in placed)


def read_passages(box: Box, placed: Iterable[str], where: str) -> tuple[int, ...]:
    """Placed passages."""
    found: list[int] = []
    for text in placed:
        location, _, space = text.partition(" at ")
        found.append(space_of(box, space, where) << 3 | number_of(location, LOCATIONS, where, "location"))
    return tuple(found)


def space_of(box: Box, id: str, where: str) -> int:
    """A space by its id."""
    return number_of(id, [space.id for space in box.spaces], where, "space") if id else NOWHERE


def space_id(box: Box, space: int) -> str:
    """The id of a space, or nothing."""
    return box.spaces[space].id if space >= 0 else ""


def write_turn(box: Box, turn: Turn) -> TurnNote:
    """What has been done in the running turn."""
    return TurnNote(
        turn.moved,
        tuple(box.spaces[space].id for space in turn.route),
        turn.acted,
        turn.used_passage,
        turn.captured,
        turn.forgone,
        turn.row1,
        turn.row2,
        tuple(box.gear[gear].id for gear in turn.rewarded),
        turn.fresh,
        turn.helped,
        tuple((opening.n, opening.others, opening.extra) for opening in turn.openings),
    )


def read_turn(box: Box, note: TurnNote) -> Turn:
    """What has been done in the running turn."""
    turn = Turn()
    turn.moved = note.moved
    turn.route = tuple(space_of(box, space, "turn/route") for space in note.route)
    turn.acted = note.acted
    turn.used_passage = note.used_passage
    turn.captured = note.captured
    turn.forgone = note.forgone
    turn.row1 = in_range(note.row1, 0, ROW_CLOSED, "turn/row1")
    turn.row2 = in_range(note.row2, 0, ROW_CLOSED, "turn/row2")
    turn.rewarded = read_ids(note.rewarded, [gear.id for gear in box.gear], "turn/rewarded", "equipment")
    turn.fresh = in_range(note.fresh, 0, len(LOCATIONS), "turn/fresh")
    turn.helped = note.helped
    turn.openings = tuple(Opening(n, others, extra) for n, others, extra in note.openings)
    return turn


def write_capture(box: Box, capture: Capture) -> CaptureNote | None:
    """The declared capture, if there is one."""
    if not capture.paid and not capture.at_source:
        return None
    return CaptureNote(
        capture.at_source,
        write_crowd(capture.paid),
        "" if capture.free == NOBODY else crowd.NAMES[capture.free],
        write_ids(capture.helpers, [mage.id for mage in box.mages]),
        write_ids(capture.boosts, [gear.id for gear in box.gear]),
        write_crowd(capture.circled),
        write_crowd(capture.bottled),
        write_counts(capture.bottled_bosses, COLOURS),
    )


def read_capture(box: Box, note: CaptureNote | None) -> Capture:
    """The declared capture, or none."""
    capture = Capture()
    if note is None:
        return capture
    capture.at_source = note.at_source
    capture.paid = read_crowd(note.paid, "capture/paid")
    capture.free = number_of(note.free, crowd.NAMES, "capture/free", "djinn") if note.free else NOBODY
    capture.helpers = read_ids(note.helpers, [mage.id for mage in box.mages], "capture/helpers", "mage")
    capture.boosts = read_ids(note.boosts, [gear.id for gear in box.gear], "capture/boosts", "equipment")
    capture.circled = read_crowd(note.circled, "capture/circled")
    capture.bottled = read_crowd(note.bottled, "capture/bottled")
    capture.bottled_bosses = tuple(read_counts(note.bottled_bosses, COLOURS, crowd.MOST, "capture/bottled_bosses"))
    return capture
