"""What is asked of the table: to take back what came to light, or to let a computer player go on for somebody.

Everybody else at the table must agree. Seats of one hand are one person, and computer players are not asked.
"""

from __future__ import annotations

import msgspec

from coven.bots import BOTS
from coven.engine.core.errors import AnswerError, OptionError, nearest
from coven.engine.edge.game import Json
from coven.engine.edge.match import StaleError
from coven.table.house.clocks import clock_of
from coven.table.house.errors import NotYoursError
from coven.table.house.hosted import Hosted
from coven.table.store import NoteRow, SeatRow

UNDO = "undo"
HANDOVER = "handover"
HOUR = 3600.0
MEANWHILE = 8  # votes at other workers while one is written


class Ask(msgspec.Struct, frozen=True):
    """Something that is asked of the table."""

    number: int
    kind: str
    by: str
    waiting: tuple[str, ...]  # who has not agreed yet
    version: int
    to: int | None = None  # an undo: the version that shall stand again
    of: str = ""  # a handover: whose seat
    bot: str = ""
    no: str = ""  # who refused
    loses: tuple[str, ...] = ()  # an undo: whose answers it takes besides


def asked(hosted: Hosted) -> Ask | None:
    """What is asked of the table now."""
    kept = hosted.notes.get(("ask", ""))
    return None if kept is None else msgspec.msgpack.decode(kept, type=Ask)


async def undo(hosted: Hosted, seat: str, version: int, to: int | None) -> bool:
    """Take back freely what one did oneself and nobody saw anything of; else ask the others. Whether it is done."""
    async with hosted.lock:
        hosted.open()
        hosted.check(seat, version, to)
        others, losing = hosted.others(seat), hosted.taken_from(seat, to)
        asked_too = [other for other in losing if other not in others]  # who is away, and a computer plays on for
        if not (others or losing) or (not losing and hosted.match.wall(seat, to) is None):
            await hosted.take_back(seat, version, to, agreed=not others)
            return True
        await _ask(hosted, Ask(0, UNDO, seat, (*others, *asked_too), version, to, loses=tuple(losing)))
        return False


async def handover(hosted: Hosted, seat: str, of: str, bot: str, grace: float) -> bool:
    """Let a computer player go on for somebody who is away, longer than a line may be lost, or late."""
    if bot not in BOTS:
        raise OptionError("no-such-bot", given=bot, nearest=nearest(bot, BOTS))
    async with hosted.lock:
        hosted.open()
        if of not in hosted.people or hosted.hand(of) == hosted.hand(seat):
            raise NotYoursError("handover-of-whom", given=of, nearest=", ".join(hosted.others(seat)) or "-")
        if hosted.away(of) < grace and ("late", of) not in hosted.notes:
            raise NotYoursError("handover-present", player=of)
        waiting = tuple(other for other in hosted.others(seat) if hosted.hand(other) != hosted.hand(of))
        ask = Ask(0, HANDOVER, seat, waiting, hosted.match.version, of=of, bot=bot)
        if waiting:
            await _ask(hosted, ask)
            return False
        await _hand_over(hosted, ask)
        return True


def overdue(hosted: Hosted) -> bool:
    """Whether somebody who is away was asked about a computer player for longer than the clock gives for a decision, or
    than an hour where it gives none: two who are gone do not keep the others from playing on."""
    ask, clock = asked(hosted), clock_of(hosted)
    if ask is None or ask.kind != HANDOVER or hosted.closed:
        return False
    patience = HOUR if clock is None or clock.kind == "pool" else clock.seconds
    return hosted.now() - ask.number / 1000 > patience and not all(map(hosted.present, ask.waiting))


async def wait_no_more(hosted: Hosted) -> None:
    """Go on without those who are away."""
    async with hosted.lock:
        ask = asked(hosted)
        if ask is not None and overdue(hosted):
            here = tuple(seat for seat in ask.waiting if hosted.present(seat))
            await _settle(hosted, ask, here, (_noted(hosted, ask),))


async def back(hosted: Hosted, seat: str) -> None:
    """Take one's seat back."""
    async with hosted.lock:
        hosted.open()
        row = hosted.seats[seat]
        if ("lent", seat) not in hosted.notes:
            raise NotYoursError("seat-is-yours")
        await hosted.note(
            NoteRow(hosted.id, "lent", seat, b""), seats=(msgspec.structs.replace(row, holder="person", bot=""),)
        )


async def agree(hosted: Hosted, seat: str, number: int, yes: bool) -> None:
    """Say yes or no; one no ends it, the last yes does it. Whoever asked may think better of it."""
    async with hosted.lock:
        hosted.open()
        for _ in range(MEANWHILE):
            try:
                return await _agree(hosted, seat, number, yes)
            except StaleError:  # somebody agreed at another worker meanwhile
                continue
        raise AnswerError("no-such-ask", given=number)


async def _agree(hosted: Hosted, seat: str, number: int, yes: bool) -> None:
    ask = asked(hosted)
    if ask is None or ask.number != number or seat not in (*ask.waiting, *(() if yes else (ask.by,))):
        raise AnswerError("no-such-ask", given=number)
    expects = (_noted(hosted, ask),)
    if not yes:
        told = b"" if seat == ask.by else msgspec.msgpack.encode(msgspec.structs.replace(ask, waiting=(), no=seat))
        await hosted.note(NoteRow(hosted.id, "ask", "", b""), NoteRow(hosted.id, "refused", "", told), expects=expects)
        return
    waiting = tuple(other for other in ask.waiting if hosted.hand(other) != hosted.hand(seat))
    await _settle(hosted, ask, waiting, expects)


async def _settle(hosted: Hosted, ask: Ask, waiting: tuple[str, ...], expects: tuple[NoteRow, ...]) -> None:
    """Do what was asked, unless somebody has still to agree."""
    if waiting:
        await hosted.note(_noted(hosted, msgspec.structs.replace(ask, waiting=waiting)), expects=expects)
    elif ask.kind == UNDO:
        await hosted.take_back(ask.by, None, ask.to, agreed=True, expects=expects)
    else:
        await _hand_over(hosted, ask, expects)


async def _ask(hosted: Hosted, ask: Ask) -> None:
    if asked(hosted) is not None:
        raise AnswerError("ask-open")
    nothing = (NoteRow(hosted.id, "ask", "", b""),)
    asked_now = _noted(hosted, msgspec.structs.replace(ask, number=int(hosted.now() * 1000)))
    await hosted.note(asked_now, NoteRow(hosted.id, "refused", "", b""), expects=nothing)


def _noted(hosted: Hosted, ask: Ask) -> NoteRow:
    return NoteRow(hosted.id, "ask", "", msgspec.msgpack.encode(ask))


async def _hand_over(hosted: Hosted, ask: Ask, expects: tuple[NoteRow, ...] = ()) -> None:
    row: SeatRow = msgspec.structs.replace(hosted.seats[ask.of], holder="bot", bot=ask.bot)
    lent = NoteRow(hosted.id, "lent", ask.of, b"%d" % hosted.match.version)
    await hosted.note(NoteRow(hosted.id, "ask", "", b""), lent, seats=(row,), expects=expects)


def shown(ask: Ask | None) -> Json | None:
    """What is asked, as it is sent."""
    return None if ask is None else msgspec.to_builtins(ask)
