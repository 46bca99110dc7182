"""One table of the house: a match in memory, who sits at it, and who listens.

The log in the store is the truth. Whatever is done is written first and told afterwards; if it cannot be written, the
table is read again as if nothing had been done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from coven.engine.core.errors import AnswerError, OptionError
from coven.engine.core.machine import State
from coven.engine.core.rng import commitment
from coven.engine.edge.entries import ANSWER, ASIDE, PASS, UNDO, Did, Entry, Step
from coven.engine.edge.game import Json
from coven.engine.edge.match import Match, StaleError
from coven.engine.edge.views import WATCHER
from coven.table.house import clocks
from coven.table.house.errors import ClosedError, NotYoursError
from coven.table.house.hold import Hold
from coven.table.house.listener import Listener
from coven.table.house.party import Party
from coven.table.house.recall import entry_of, recalled
from coven.table.house.updates import Boards
from coven.table.store import Change, ChatRow, ConflictError, EntryRow, NoteRow, SeatRow, SnapshotRow, Woken

if TYPE_CHECKING:
    from coven.table.store import Store

APART = 32  # standing answers between two positions that are kept
KEPT_CHAT = 200
LINK = "link"  # a note: the hash of the link of a seat, once it was replaced


class Hosted(Party):
    """A table in memory."""

    def __init__(self, store: Store, now: Callable[[], float], woken: Woken, begun: Match[State] | None = None) -> None:
        self.store = store
        self.now = now
        self.lock = Hold(self.reload)
        self.listeners: list[Listener] = []
        self.used = self.since = now()
        self.left: dict[str, float] = {}
        self.moved: Callable[[Hosted], None] = _nothing  # called after every move
        self.own_note: Callable[[str], bool] = bool  # all notes are, if there is no other worker
        self.forsaken: Callable[[Hosted], None] = _nothing  # called when it is no longer known how the table stands
        self._lay(woken, begun)
        self.boards = Boards(self.match)
        self.published = self.match.version

    def _lay(self, woken: Woken, begun: Match[State] | None) -> None:
        """Everything as the store has it; a match that has just begun need not be dealt again."""
        self.row = woken.table
        self.seats = {row.seat: row for row in woken.seats}
        self.notes = {(note.kind, note.seat): note.value for note in woken.notes}
        self.chat = list(woken.chat)
        self.closed = woken.table.closed is not None
        self.settings = dict(woken.table.settings)
        self.match = recalled(woken) if begun is None else begun
        self.match.among = self.among
        self.earlier: Match[State] | None = None  # the game it goes on with, once somebody has asked for it

    @property
    def id(self) -> str:
        """The id of the table, which is no secret."""
        return self.row.id

    def room(self) -> Json:
        """Who sits where, and how the table stands, besides the game."""
        seats = {
            seat: {"name": row.name or seat, "crest": row.crest, "holder": row.holder, "bot": row.bot}
            | {"here": self.present(seat), "late": ("late", seat) in self.notes}
            for seat, row in self.seats.items()
        }
        told: Json = {"table": self.id, "title": self.settings.get("title", ""), "seats": seats}
        told["watchers"] = self.many(WATCHER)
        told["sealed"] = commitment(self.row.secret)
        told["clock"] = clocks.told(self)
        told["ask"], told["refused"] = self.ask(), self.ask("refused")
        told["hints"] = self.settings.get("hints", True)
        told["closed"] = self.closed
        told["began"] = self.settings.get("began", self.match.first)  # the first version that can be looked at
        if self.match.table.over and self.match.log:  # else nothing was drawn from it
            told["secret"] = self.row.secret.hex()
        return told

    def box(self) -> Json:
        """What is played."""
        return {"id": self.row.game, "revision": self.row.revision, "options": self.row.options, "pack": self.row.pack}

    def ask(self, kind: str = "ask") -> Json | None:
        """What somebody asks of the table; what was refused last, until something else is asked."""
        kept = self.notes.get((kind, ""))
        return None if kept is None else msgspec.msgpack.decode(kept, type=Json)

    def listen(self, listener: Listener) -> None:
        """Somebody listens from now on."""
        self.listeners.append(listener)
        for seat in listener.seats:
            self.boards.watch(self.match, seat)

    def leave(self, listener: Listener) -> None:
        """Somebody listens no more."""
        if listener in self.listeners:
            self.listeners.remove(listener)
        for seat in listener.seats:
            if seat not in self._heard_seats():
                self.boards.seen.pop(seat, None)
                self.left[seat] = self.now()

    def expel(self, seat: str, hash: bytes) -> None:
        """Whoever holds another link of a seat than this one leaves."""
        for listener in self.listeners[:]:
            listener.expelled(seat, hash)

    def _heard_seats(self) -> list[str]:
        return list(dict.fromkeys(seat for listener in self.listeners for seat in listener.seats))

    async def answer(
        self,
        seat: str,
        word: str,
        version: int,
        kept: Callable[[], None] | None = None,
        notes: tuple[NoteRow, ...] = (),
    ) -> int:
        """Answer; the version before it. The same answer to the same version is recognised, not given twice. `kept` is
        called when it is written, before anybody is told: the next update is the one it brings."""
        async with self.lock:
            self.open()
            if word in self.match.game.asides(self.match.table) and word not in self.asides(seat):
                raise NotYoursError("not-your-seat", given=word, nearest=seat)
            if self._repeated(seat, word, version):
                return version
            forced = (asked := self.match.question(seat)) is not None and word == asked.forced
            did: Did = PASS if forced else ANSWER  # what was no choice is skipped when taking back
            self.match.answer(word, seat=seat, version=version, did=did, at=self.now())
            try:
                await self.commit(version, *notes, kept=kept)
            except StaleError:
                if not self._repeated(seat, word, version):  # it may have come by another worker
                    raise
            return version

    def asides(self, seat: str) -> tuple[str, ...]:
        """What a seat may say besides the answers: only what it does itself."""
        spoken = self.match.game.spoken(self.match.table, self.match.number(seat))
        return (spoken,) if spoken else ()

    def _repeated(self, seat: str, word: str, version: int) -> bool:
        first = self.match.first
        if not first <= version < self.match.version:
            return False
        entry = self.match.log[version - first]
        same = (entry.version, entry.seat, entry.word) == (version + 1, seat, word)
        return same and entry.did in (ANSWER, ASIDE, PASS)

    async def take_back(
        self, seat: str, version: int | None, to: int | None, agreed: bool, expects: tuple[NoteRow, ...] = ()
    ) -> None:
        """Take back, while the table is held. No plan has foreseen that."""
        before, planned = self.match.version, [whose for kind, whose in self.notes if kind == "plan"]
        self.match.undo(seat=seat, version=version, to=to, agreed=agreed, at=self.now())
        await self.commit(before, *(NoteRow(self.id, "plan", whose, b"") for whose in planned), expects=expects)
        for whose in planned:
            self.tell_owner(whose, {"plan": [], "seat": whose})

    async def redo(self, seat: str, version: int) -> None:
        """Do again what was taken back."""
        async with self.lock:
            self.open()
            if any(entry.seat in self.others(seat) for entry in self.match.redoable[-1:]):
                raise NotYoursError("redo-of-others")
            self.match.redo(seat=seat, version=version, at=self.now())
            await self.commit(version)

    def open(self) -> None:
        """A closed table only remembers."""
        if self.closed:
            raise ClosedError("table-closed")

    def check(self, seat: str, version: int, to: int | None) -> None:
        """Whether there is anything to take back at a version; once the secret is shown, nothing is."""
        self.match.number(seat)
        if self.match.table.over:
            raise AnswerError("undo-over")
        if version != self.match.version:
            raise StaleError("protocol-version", given=version, version=self.match.version)
        if self.match.kept(to) >= len(self.match.steps):
            raise AnswerError("no-undo")

    async def commit(
        self,
        before: int,
        *notes: NoteRow,
        kept: Callable[[], None] | None = None,
        expects: tuple[NoteRow, ...] = (),
    ) -> None:
        """Write what was done since a version, then tell it."""
        match = self.match
        forgotten = tuple(NoteRow(self.id, kind, seat, b"") for kind, seat in self.notes if kind in ("ask", "late"))
        change = Change(
            table=self.id,
            entries=tuple(self._row(entry) for entry in match.log[before - match.first :]),
            snapshots=self._snapshot(before),
            notes=(*forgotten, *notes),
            expects=expects,
            deciding=match.deciding,
            outcome="" if not match.table.over else match.outcome.word,
        )
        await self.write(change)
        if kept is not None:
            kept()
        self.publish()
        if forgotten or self._shows_more():
            self.announce({"room": self.room()})

    def _shows_more(self) -> bool:
        """Whether a move changes the room too: a clock runs on, and once the game is over the secret is shown. Notes
        besides are a seat's own, and that there are any is nobody else's business."""
        return "clock" in self.settings or self.match.table.over

    async def write(self, change: Change) -> tuple[ChatRow, ...]:
        """Write a change; where it cannot be written the table is read again, now or as soon as that can be done."""
        self.lock.unsure = True
        try:
            said = await self.store.write(change)
        except ConflictError:
            await self.reload()
            given = change.entries[0].version - 1 if change.entries else self.match.version
            raise StaleError("protocol-version", given=given, version=self.match.version) from None
        except BaseException:  # whether it was written is not known: whoever is here comes back and reads it anew
            self.forsaken(self)
            raise
        self.lock.unsure = False
        for note in change.notes:
            self.notes.pop((note.kind, note.seat), None)
            if note.value:
                self.notes[note.kind, note.seat] = note.value
        for row in change.seats:
            self.seats[row.seat] = row
        self.used = self.now()
        return said

    async def reload(self) -> None:
        """Read the table again, and tell everybody where it stands."""
        try:
            woken = await self.store.wake(self.id, chat=KEPT_CHAT)
            self.match = recalled(woken)
            self.match.among = self.among
        except BaseException:
            self.forsaken(self)
            raise
        self.lock.unsure = False
        self._keep(woken)
        self.publish()

    def _row(self, entry: Entry) -> EntryRow:
        step = self._step(entry)
        told = b"" if step is None else msgspec.msgpack.encode(step.told)
        at, number = entry.at or 0.0, len(self.match.steps)
        return EntryRow(
            self.id, entry.version, number, entry.seat, entry.did, entry.word, at, entry.to, entry.agreed, told
        )

    def _step(self, entry: Entry) -> Step | None:
        """What an entry brought; an undo brings nothing."""
        if entry.did == UNDO:
            return None
        return next(step for step in reversed(self.match.steps) if step.entry.version == entry.version)

    def _snapshot(self, before: int) -> tuple[SnapshotRow, ...]:
        """The position now, if it is to be kept."""
        number = len(self.match.steps)
        if number == 0 or number % APART:
            return ()
        position = msgspec.msgpack.encode(self.match.game.write(self.match.table))
        return (SnapshotRow(self.id, self.match.version, number, position),)

    def publish(self) -> None:
        """Tell everybody who listens what happened since they were told last."""
        before, self.published = self.published, self.match.version
        self.boards.moved(self.match, before)
        updates = {seat: self.boards.update(self.match, seat) for seat in self._heard_seats()}
        for listener in self.listeners[:]:
            for seat in listener.seats:
                listener.update(self, seat, before, updates[seat])
        self.moved(self)

    def announce(self, told: Json, besides: Listener | None = None) -> None:
        """Tell everybody who listens something else; whoever is told otherwise is left out."""
        for listener in self.listeners[:]:
            if listener is not besides:
                listener.notice(self, told)

    def tell_owner(self, seat: str, told: Json) -> None:
        """Tell only whoever holds a seat."""
        for listener in self.listeners[:]:
            if seat in listener.seats:
                listener.notice(self, told)

    async def catch_up(self) -> None:
        """Follow what another worker wrote."""
        async with self.lock:
            woken = await self.store.wake(self.id, chat=KEPT_CHAT)
            before, room = self.match.version, self.room() | {"clock": None}
            if woken.table.version < before:
                return
            for row in woken.entries:
                if row.version > before:
                    self.match.follow(entry_of(row))
            self._keep(woken)
            moved = self.match.version != before
            if moved:
                self.publish()
            if (moved and self._shows_more()) or self.room() | {"clock": None} != room:
                self.announce({"room": self.room()})

    def _keep(self, woken: Woken) -> None:
        """What is kept besides the log, as the store has it."""
        last = self.chat[-1].seq if self.chat else -1
        self.row = woken.table
        self.seats = {row.seat: row for row in woken.seats}
        for note in woken.notes:
            if note.kind == LINK and self.notes.get((LINK, note.seat)) != note.value:
                self.expel(note.seat, note.value)
        self.notes = {(note.kind, note.seat): note.value for note in woken.notes}
        self.settings = dict(woken.table.settings)
        self.closed = woken.table.closed is not None
        self.match.names = {row.seat: row.name for row in woken.seats if row.name}
        for row in woken.chat:
            if row.seq > last:
                self.heard(row)

    def heard(self, row: ChatRow) -> None:
        """Something was said."""
        self.chat = [*self.chat[-KEPT_CHAT:], row]
        self.announce({"said": said(row)})

    async def say(self, seat: str, text: str) -> None:
        """Say something to everybody."""
        text = "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
        if not text:
            raise OptionError("unreadable-text")
        async with self.lock:
            self.open()
            name = self.seats[seat].name if seat in self.seats else ""
            rows = await self.write(Change(table=self.id, chat=(ChatRow(self.id, seat, name, text, self.now()),)))
            for row in rows:
                self.heard(row)
            for aside in self.asides(seat):  # where nobody may talk, this was talking
                before = self.match.version
                self.match.answer(aside, seat=seat, version=before, at=self.now())
                await self.commit(before)

    async def call(self, seat: str, name: str, crest: str) -> None:
        """Name a seat."""
        async with self.lock:
            self.open()
            self.match.call(seat, name)
            row = msgspec.structs.replace(self.seats[seat], name=self.match.names[seat], crest=crest)
            if row.holder == "open":
                row = msgspec.structs.replace(row, holder="person")
            await self.write(Change(table=self.id, seats=(row,)))
            self.announce({"room": self.room()})

    async def note(
        self,
        *notes: NoteRow,
        seats: tuple[SeatRow, ...] = (),
        quiet: bool = False,
        expects: tuple[NoteRow, ...] = (),
    ) -> None:
        """Remember something besides the log, while the table is held; everybody is told how the room is now."""
        await self.write(Change(table=self.id, notes=notes, seats=seats, expects=expects))
        if not quiet:
            self.announce({"room": self.room()})
            self.moved(self)

    def plan(self, seat: str) -> list[object]:
        """What a seat has planned, for its owner."""
        kept = self.notes.get(("plan", seat))
        return [] if kept is None else msgspec.msgpack.decode(kept, type=list[object])


def _nothing(hosted: Hosted) -> None:
    """Nobody looks after the table."""


def said(row: ChatRow) -> Json:
    """Something that was said, as it is sent."""
    return {"seq": row.seq, "seat": row.seat, "name": row.name, "text": row.text, "at": row.at}
