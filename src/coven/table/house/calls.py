"""Calling people who are needed and away: by a webhook, by mail or by Web Push, once a wait.

That somebody is called is written down before it is done, so that nobody is called twice, whatever happens to a worker.
Where there are several workers, one rings first; another at which the person listens hangs up for them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec

from coven.engine.core.errors import CovenError
from coven.engine.edge.entries import ASIDE
from coven.table.house.delivery import GoneError, mail, post, push, refused
from coven.table.house.errors import HouseError
from coven.table.house.messages import Push
from coven.table.store import NoteRow, StoreError
from coven.text import Speaker

if TYPE_CHECKING:
    from coven.table.house.hosted import Hosted
    from coven.table.house.house import House

log = logging.getLogger("coven.calls")
CONTACT = "contact"
RINGING = 3.0  # seconds other workers have to say that somebody is there
HOUR = 3600.0
DAY = 86_400.0


class Contact(msgspec.Struct, frozen=True):
    """How somebody is called; only they themselves are shown it."""

    webhook: str = ""
    mail: str = ""
    lang: str = "en"
    push: Push | None = None


class Waiting(msgspec.Struct, frozen=True):
    """What matters here of something that is asked of the table."""

    number: int
    waiting: tuple[str, ...]


class Calls:
    """Who is needed, who is away, and who was called."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.made = self.failed = 0
        self._away: dict[tuple[str, str, str], tuple[str, float]] = {}  # the wait, and since when somebody is away
        self._calling: set[tuple[str, str, str]] = set()
        self._recent: dict[str, deque[float]] = {}
        self._own = token_hex(4)

    async def begin(self) -> None:
        """Look at tables that somebody may have waited for while the house was shut."""
        for table in await self.house.store.noted(CONTACT, self.house.now() - DAY):
            with suppress(CovenError, StoreError):
                await self.house.wake(table)

    def look(self, hosted: Hosted) -> None:
        """See whether somebody is needed who is away for too long."""
        for kind, seat, wait in needed(hosted):
            key = (hosted.id, kind, seat)
            if (CONTACT, seat) not in hosted.notes or key in self._calling:
                continue
            if hosted.present(seat) or hosted.notes.get((kind, seat)) == wait.encode():
                self._away.pop(key, None)
                if _rung(hosted, kind, seat, wait):  # another worker does not see them
                    self.house.task(self._answered(hosted, kind, seat, wait))
                continue
            if key not in self._away or self._away[key][0] != wait:
                self._away[key] = (wait, self.house.now())
            if self.house.now() - self._away[key][1] >= self.house.settings.grace:
                self._calling.add(key)
                self.house.task(self._call(hosted, kind, seat, wait))

    def waits_at(self, hosted: Hosted) -> bool:
        """Whether somebody is to be called from a table, by and by."""
        return any(key[0] == hosted.id for key in self._away)

    def forget(self) -> None:
        """Tables that sleep are not looked at, and who was called an hour ago may be called again."""
        self._away = {key: since for key, since in self._away.items() if key[0] in self.house.awake}
        hour_ago = self.house.now() - HOUR
        self._recent = {to: recent for to, recent in self._recent.items() if recent[-1] >= hour_ago}

    async def contact(self, hosted: Hosted, seats: list[str], contact: Contact) -> None:
        """How the owner of some seats is called from now on."""
        if refused(contact, self.house.settings):
            raise HouseError("contact-refused")
        async with hosted.lock:
            await hosted.note(*(_kept(hosted, seat, contact) for seat in seats), quiet=True)

    async def _answered(self, hosted: Hosted, kind: str, seat: str, wait: str) -> None:
        async with hosted.lock:
            if _rung(hosted, kind, seat, wait):
                await hosted.note(NoteRow(hosted.id, f"{kind}-ring", seat, b""), quiet=True)

    async def _call(self, hosted: Hosted, kind: str, seat: str, wait: str) -> None:
        """Ring where there are other workers; then write down that somebody is called, and call."""
        try:
            if self.house.settings.workers > 1 and not await self._ring(hosted, kind, seat, wait):
                return
            async with hosted.lock:
                if hosted.present(seat) or (kind, seat, wait) not in needed(hosted):
                    return
                kept = hosted.notes[CONTACT, seat]
                gone = NoteRow(hosted.id, f"{kind}-ring", seat, b"")
                await hosted.note(NoteRow(hosted.id, kind, seat, wait.encode()), gone, quiet=True)
            await self._deliver(hosted, msgspec.msgpack.decode(kept, type=Contact))
        except (CovenError, StoreError, KeyError):  # the table has moved on: the next round looks again
            pass
        finally:
            self._away.pop((hosted.id, kind, seat), None)
            self._calling.discard((hosted.id, kind, seat))

    async def _ring(self, hosted: Hosted, kind: str, seat: str, wait: str) -> bool:
        """Whether nobody else calls, and no other worker sees them."""
        ring = f"{wait} {self._own}".encode()
        async with hosted.lock:
            await hosted.note(NoteRow(hosted.id, f"{kind}-ring", seat, ring), quiet=True)
        await asyncio.sleep(RINGING)
        kept = {(note.kind, note.seat): note.value for note in await self.house.store.notes(hosted.id)}
        return kept.get((f"{kind}-ring", seat)) == ring and kept.get((kind, seat)) != wait.encode()

    async def _deliver(self, hosted: Hosted, contact: Contact) -> None:
        settings = self.house.settings
        speaker = Speaker("cli", contact.lang, {})
        title = "".join(letter for letter in str(hosted.settings.get("title", "")) if letter.isprintable())
        game = speaker.term(f"game-{hosted.match.game.id}")
        address = settings.address or f"http://{settings.host}:{settings.port}"
        said = speaker.term("call", game=game, title=title or "none", address=address)
        subject = speaker.term("call-subject", game=game)
        ways = [(contact.webhook, partial(post, settings, contact.webhook, subject, said))]
        ways += [(contact.mail, partial(mail, settings, contact.mail, subject, said))]
        if contact.push is not None:
            ways += [(contact.push.endpoint, partial(push, settings, contact.push, subject, said, hosted.id))]
        for to, deliver in ways:
            if not to or not self._few(to):
                continue
            try:
                await deliver()
                self.made += 1
            except Exception as error:  # whatever others' servers do; the address is theirs to know
                self.failed += 1
                log.warning("a call by %s failed: %s", deliver.func.__name__, type(error).__name__)
                if isinstance(error, GoneError):
                    await self._drop(hosted, contact.push)

    async def _drop(self, hosted: Hosted, gone: Push | None) -> None:
        """Forget a subscription that a browser has ended; whatever else was said of its owner stays."""
        async with hosted.lock:
            found = {seat: _contact(hosted, seat) for seat in hosted.match.seats}
            ended = {seat: kept for seat, kept in found.items() if kept is not None and kept.push == gone}
            left = (_kept(hosted, seat, msgspec.structs.replace(kept, push=None)) for seat, kept in ended.items())
            await hosted.note(*left, quiet=True)

    def _few(self, to: str) -> bool:
        """Not too many calls an hour, whatever is played."""
        now, recent = self.house.now(), self._recent.get(to, deque())
        while recent and recent[0] < now - HOUR:
            recent.popleft()
        if len(recent) >= self.house.settings.most_calls:
            return False
        recent.append(now)
        self._recent[to] = recent
        return True


def needed(hosted: Hosted) -> Iterator[tuple[str, str, str]]:
    """Who is needed: the note that says they were called, the seat, and what is waited for."""
    match = hosted.match
    if match.table.over or hosted.closed:
        return
    if hosted.seats[match.deciding].holder != "bot":
        since = next((entry.version for entry in reversed(match.log) if entry.did != ASIDE), match.first)
        yield "called", match.deciding, str(since)
    if ("ask", "") in hosted.notes:
        ask = msgspec.msgpack.decode(hosted.notes["ask", ""], type=Waiting)
        for seat in ask.waiting:
            yield "called-ask", seat, str(ask.number)


def contact_of(hosted: Hosted, seat: str) -> dict[str, object] | None:
    """How somebody is called, for themselves."""
    kept = _contact(hosted, seat)
    return None if kept is None else msgspec.to_builtins(kept)


def _contact(hosted: Hosted, seat: str) -> Contact | None:
    kept = hosted.notes.get((CONTACT, seat))
    return None if kept is None else msgspec.msgpack.decode(kept, type=Contact)


def _kept(hosted: Hosted, seat: str, contact: Contact) -> NoteRow:
    """A note of how somebody is called; none where it is not at all."""
    some = contact.webhook or contact.mail or contact.push
    return NoteRow(hosted.id, CONTACT, seat, msgspec.msgpack.encode(contact) if some else b"")


def _rung(hosted: Hosted, kind: str, seat: str, wait: str) -> bool:
    return hosted.present(seat) and hosted.notes.get((f"{kind}-ring", seat), b"").startswith(f"{wait} ".encode())
