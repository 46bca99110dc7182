"""Answers that belong to another question: the rule that says when they can be given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from coven.engine.core.answers import kind_of
from coven.engine.core.machine import Reason, asking, deciding
from coven.games.djinn import kinds, reasons
from coven.games.djinn.box import CIRCLE_ONLY, FROM_BOTTOM, NO_UNLOCKING, NO_WAKING, ROUND, SOURCE

if TYPE_CHECKING:
    from coven.games.djinn.table import Table

NOWHERE: Final = -1
ACTIONS: Final[tuple[int, ...]] = (
    *(kinds.BASIC, kinds.SPECIAL, kinds.PASSAGE, kinds.FORGO, kinds.ROW1, kinds.ROW2),
    *(kinds.CAPTURE, kinds.CAPTURE_NOTHING, kinds.CAPTURE_SET),
)
MUST: Final[dict[str, Reason]] = {  # by prompt: why one cannot be done with it
    "draft": reasons.MUST_DRAFT,
    "place-wizard": reasons.MUST_PLACE_WIZARD,
    "move": reasons.MUST_MOVE,
    "drop-chest": reasons.MUST_DROP_CHEST,
    "extra-chest": reasons.MUST_EXTRA_CHEST,
    "open-chest": reasons.MUST_OPEN_CHEST,
    "place-passage": reasons.MUST_PLACE_PASSAGE,
    "place-drawn": reasons.MUST_PLACE_DRAWN,
    "draw-djinn": reasons.MUST_DRAW_DJINN,
    "lose-bottle": reasons.MUST_LOSE_BOTTLE,
    "keep": reasons.MUST_KEEP,
}
ONLY: Final[dict[int, Reason]] = {  # by kind: when it can be answered
    kinds.CALL_OFF: reasons.ONLY_CALL_OFF,
    kinds.FREE: reasons.ONLY_FREE,
    kinds.PUT_CIRCLE: reasons.ONLY_PUT_CIRCLE,
    kinds.PUT_BOTTLE: reasons.ONLY_PUT_BOTTLE,
    kinds.PUT_BOSS: reasons.ONLY_PUT_BOSS,
    kinds.PAY: reasons.ONLY_PAY,
    kinds.WITH_MAGE: reasons.ONLY_WITH_MAGE,
    kinds.WITH_EQUIPMENT: reasons.ONLY_WITH_EQUIPMENT,
    kinds.DRAW: reasons.ONLY_DRAW,
    kinds.DECLINE: reasons.ONLY_DECLINE,
    kinds.PUT_DRAWN: reasons.ONLY_PUT_DRAWN,
    kinds.RETURN: reasons.ONLY_RETURN,
    kinds.FROM_MAP: reasons.ONLY_FROM_MAP,
    kinds.REMOVE: reasons.ONLY_REMOVE,
    kinds.REVEAL: reasons.ONLY_REVEAL,
    kinds.DISCARD: reasons.ONLY_DISCARD,
    kinds.OPEN: reasons.ONLY_OPEN,
    kinds.UNLOCK: reasons.ONLY_UNLOCK,
    kinds.ARCHIVE: reasons.ONLY_ARCHIVE,
    kinds.PLACE_PASSAGE: reasons.ONLY_PLACE_PASSAGE,
    kinds.HIRE: reasons.ONLY_HIRE,
    kinds.EQUIP: reasons.ONLY_EQUIP,
    kinds.DRAW_EQUIPMENT: reasons.ONLY_DRAW_EQUIPMENT,
    kinds.KEEP: reasons.ONLY_KEEP,
    kinds.WAKE: reasons.ONLY_WAKE,
    kinds.VISIT: reasons.ONLY_VISIT,
    kinds.STAY: reasons.ONLY_STAY,
    kinds.TAKE: reasons.ONLY_TAKE,
    kinds.LOSE: reasons.ONLY_LOSE,
    kinds.SWAP: reasons.ONLY_SWAP,
    kinds.CHOOSE: reasons.ONLY_CHOOSE,
    kinds.PLACE_WIZARD: reasons.ONLY_PLACE_WIZARD,
}

CHESTS: Final[tuple[int, ...]] = (kinds.REVEAL, kinds.DISCARD, kinds.OPEN, kinds.UNLOCK)
WITHIN: Final[dict[int, tuple[str, ...]]] = {  # by kind: the actions that go on with it
    kinds.ARCHIVE: ("basic/archives", "special/archives"),
    kinds.VISIT: ("basic/market", "special/market"),
}


def reason(table: Table, option: int) -> Reason | None:
    """What forbids an answer nobody has asked for, the most special rule first."""
    kind = kind_of(option)
    program = table.frames[-1].program.name
    if program == "opening":
        return MUST["draft"] if kind == kinds.DONE else reasons.DRAFT_FIRST if kind != kinds.CHOOSE else None
    seat = deciding(table)
    if program == "capture" and kind not in (kinds.FREE, kinds.PUT_DRAWN):
        bottled = kind in (kinds.PUT_BOTTLE, kinds.PUT_BOSS) and table.seats[seat].powers.flags & CIRCLE_ONLY
        return reasons.CIRCLE_FIRST if bottled else reasons.CAPTURE_UNDER_WAY
    if kind == kinds.DONE:
        return MUST.get(asking(table).prompt)
    forbidden = _by_trait(table, seat, kind)
    if forbidden is not None:
        return forbidden
    if kind in (kinds.MOVE, kinds.SKIP):
        return _moving(table, seat)
    if kind in ACTIONS or kind == kinds.REWARD:
        return _acting(table, seat, kind)
    if kind in CHESTS and table.turn.openings:
        return _opening(table, kind)
    if kind in WITHIN and [frame for frame in table.frames if frame.program.name in WITHIN[kind]]:
        return reasons.OPTION_FIRST if kind == kinds.ARCHIVE else reasons.VISIT_FIRST
    return ONLY.get(kind)


def turn_of_another(table: Table) -> Reason:
    """The rule that says whose turn it is, for those who are not asked (D2.29, D2.30, D10.1)."""
    if table.frames[-1].program.name != "opening":
        return reasons.NOT_YOUR_TURN
    everyone_has_one = all(seat.positive != NOWHERE or seat.negative != NOWHERE for seat in table.seats)
    return reasons.NOT_YOUR_SECOND_PICK if everyone_has_one else reasons.NOT_YOUR_FIRST_PICK


def _by_trait(table: Table, seat: int, kind: int) -> Reason | None:
    """D31.16, D31.18, D31.20: what a trait forbids at all times."""
    flags = table.seats[seat].powers.flags
    if kind == kinds.UNLOCK and flags & NO_UNLOCKING:
        return reasons.CANNOT_UNLOCK
    if kind == kinds.WAKE and flags & NO_WAKING:
        return reasons.NEVER_WAKES
    return reasons.FROM_THE_BOTTOM if kind == kinds.EQUIP and flags & FROM_BOTTOM else None


def _moving(table: Table, seat: int) -> Reason | None:
    """D10.2, D11.1: once a turn, and not before the wizard was placed."""
    if table.final:
        return reasons.FINAL_AT_SOURCE
    if table.seats[seat].space == NOWHERE:
        return MUST["place-wizard"]
    return reasons.MOVED_ALREADY if table.turn.moved else None


def _opening(table: Table, kind: int) -> Reason:
    """D29.6, D-R.23, D-R.122: chests are revealed, dropped and opened in this order, each to its end."""
    prompt = asking(table).prompt
    if prompt in ("extra-chest", "drop-chest") or (prompt == "open-chest" and kind != kinds.UNLOCK):
        return MUST[prompt]
    return reasons.CHEST_FIRST if kind == kinds.OPEN else ONLY[kind]


def _acting(table: Table, seat: int, kind: int) -> Reason | None:
    """D10.2, D11.1, D13.7, D-R.32, D-R.69: after the move, and one after the other."""
    if table.seats[seat].space == NOWHERE and kind != kinds.REWARD:
        return MUST["place-wizard"]
    if not table.turn.moved and not table.final:
        return reasons.REWARD_AFTER_MOVE if kind == kinds.REWARD else reasons.MOVE_FIRST
    if not table.turn.idle:
        return reasons.ROW_FIRST if table.space_of(seat).shape == SOURCE else reasons.ACTION_OVER
    if kind == kinds.REWARD:
        return reasons.REWARD_INSIDE
    return reasons.FINISH_FIRST if table.space_of(seat).shape == ROUND else reasons.FINISH_FIRST_SQUARE
