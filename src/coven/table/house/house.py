"""The house: it opens tables, finds them by their links, wakes them up and lets idle ones sleep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from hmac import compare_digest
from secrets import token_bytes
from typing import TYPE_CHECKING

import msgspec

from coven.bots import BOTS
from coven.engine.core.errors import CovenError, OptionError, nearest
from coven.engine.core.machine import State
from coven.engine.core.rng import commitment
from coven.engine.edge import record
from coven.engine.edge.game import Game, Json, seat_names
from coven.engine.edge.match import Match
from coven.engine.edge.views import WATCHER
from coven.games import open_game
from coven.table.house import before, links
from coven.table.house.analyses import Analyses
from coven.table.house.attention import Attention
from coven.table.house.errors import ClosedError, NoLinkError, NotYoursError, TooMuchError
from coven.table.house.hosted import KEPT_CHAT, LINK, Hosted
from coven.table.house.invitations import Invitations
from coven.table.house.limits import Limit
from coven.table.house.orders import Opened, Order, Place
from coven.table.house.presence import Presence
from coven.table.store import Change, GoneError, LinkRow, NoteRow, SeatRow, Store, StoreError, TableRow, Woken

if TYPE_CHECKING:
    from coven.table.web.settings import Settings

log = logging.getLogger("coven.house")
BURST = 30.0  # tables that one address may open at once
READINGS = 10.0  # seconds' worth of records, moments and rules that one address may ask for at once
GUESSES = 20.0  # wrong passphrases of one address, then one in ten seconds
IDLE = 120.0  # seconds until a table that nobody listens to leaves memory
MOST_AWAKE = 400  # tables in memory that nobody listens to


class House:
    """All tables of a server, or of one of its workers."""

    def __init__(self, store: Store, now: Callable[[], float], settings: Settings) -> None:
        self.store = store
        self.now = now
        self.settings = settings
        self.connections = 0
        self.faults = 0
        self.updates = 0
        self.openings = Limit(now, settings.opening_rate, BURST)
        self.readings = Limit(now, settings.reading_rate, settings.reading_rate * READINGS)
        self._guesses = Limit(now, 0.1, GUESSES)
        self.awake: dict[str, Hosted] = {}
        self.presence = Presence(self)
        self.attention = Attention(self)
        self.analyses = Analyses(self)
        self.invitations = Invitations(self)
        self._waking: dict[str, asyncio.Task[Hosted]] = {}
        self._tasks: set[asyncio.Task[object]] = set()

    async def begin(self) -> None:
        """Hear what other workers write, and look after the tables."""
        await self.store.listen(self._heard)
        self.task(self.attention.rounds())
        self.task(self.attention.calls.begin())

    async def end(self) -> None:
        """Stop; what was acknowledged is kept."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.attention.close()

    def task(self, work: Coroutine[object, object, object]) -> asyncio.Task[object]:
        """Something to do beside what is asked."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)

    def _heard(self, table: str | None) -> None:
        """Another worker wrote: follow it, also where a table is being read, as that may have been too early."""
        for id in [table] if table is not None else [*self.awake, *self._waking]:
            if id in self.awake:
                self.task(self._follow(self.awake[id]))
            elif id in self._waking:
                self.task(self._follow_later(self._waking[id]))

    async def _follow_later(self, waking: asyncio.Task[Hosted]) -> None:
        with suppress(CovenError, StoreError):  # whoever wants the table is told
            await self._follow(await asyncio.shield(waking))

    async def _follow(self, hosted: Hosted) -> None:
        try:
            await hosted.catch_up()
        except (CovenError, StoreError):
            self.forsake(hosted)

    def forsake(self, hosted: Hosted) -> None:
        """Let a table go whose state is in doubt; whoever sits there comes back to it as the store has it."""
        if self.awake.get(hosted.id) is hosted:
            del self.awake[hosted.id]
        for listener in hosted.listeners[:]:
            listener.lost()

    def admit(self, passphrase: str, address: str) -> None:
        """Whether somebody knows the passphrase of the house, if it has one; nobody may guess for long."""
        wanted = self.settings.passphrase
        if not wanted:
            return
        self._guesses.check(address)
        if not compare_digest(wanted.encode(), passphrase.encode()):
            self._guesses.count(address)
            raise NotYoursError("wrong-passphrase")

    def fault(self, error: Exception) -> None:
        """A fault of our own: the log tells where, the player that it was not theirs."""
        self.faults += 1
        log.error("a message failed", exc_info=error)

    async def open(self, order: Order, parent: tuple[str, int] = ("", 0)) -> Opened:
        """Open a table."""
        if b"\\u0000" in msgspec.json.encode(order):  # no database keeps it as text
            raise OptionError("unreadable-text")
        if await self.store.playing() >= self.settings.most_tables:
            raise TooMuchError("too-many-tables", most=self.settings.most_tables)
        table, seats, secret = links.new_id(), order.seats, token_bytes(32)
        match, played = await asyncio.to_thread(_begun, order, secret)
        game, names, start = match.game, match.seats, match.start
        places = {id: seats[number] if number < len(seats) else Place() for number, id in enumerate(names)}
        tokens = {seat: links.new_token() for seat in (*names, WATCHER, links.HOST)}
        now = self.now()
        row = TableRow(
            id=table,
            game=game.id,
            revision=game.revision,
            pack=game.pack,
            options=match.options,
            seats=match.seats,
            start=start,
            secret=secret,
            settings=_settings(order, places, match, played),
            created=now,
            touched=now,
            version=match.first,
            deciding=match.deciding,
            parent=parent[0],
            parent_version=parent[1],
        )
        rows = [_seat(table, match, id, place) for id, place in places.items()]
        code = links.new_code() if any(place.who == "friend" for place in places.values()) else ""
        opening = tokens | ({links.CODE: code} if code else {})
        shown = [LinkRow(links.hashed(each), table, seat, now) for seat, each in opening.items()]
        notes = before.kept(table, played) if played is not None else ()
        await self.store.create(row, rows, shown, notes=notes)
        watcher, host = tokens.pop(WATCHER), tokens.pop(links.HOST)
        if table not in self.awake:
            self._lay(Hosted(self.store, self.now, Woken(row, tuple(rows), notes=notes), match)).earlier = played
        return Opened(table, commitment(secret), tokens, watcher, host, code)

    async def find(self, token: str) -> tuple[Hosted, str]:
        """The table and the seat a link opens."""
        row = await self.store.link(links.hashed(token)) if token else None
        if row is None or row.revoked is not None:
            raise NoLinkError("no-such-link")
        return await self.wake(row.table), row.seat

    async def wake(self, table: str) -> Hosted:
        """A table in memory."""
        if table in self.awake:
            self.awake[table].used = self.now()
            return self.awake[table]
        if table not in self._waking:
            self._waking[table] = asyncio.get_running_loop().create_task(self._woken(table))
        try:
            return await asyncio.shield(self._waking[table])
        finally:
            if table in self._waking and self._waking[table].done():
                del self._waking[table]

    @asynccontextmanager
    async def held(self, table: str, version: int) -> AsyncIterator[Hosted]:
        """A table in one's hands, at least at the version somebody has seen of it: another worker may know more."""
        while True:
            hosted = await self.wake(table)
            if hosted.match.version < version:
                await hosted.catch_up()
            async with hosted.lock:
                if self.awake.get(table) is hosted:  # else it was let go while we waited for it
                    yield hosted
                    return

    async def _woken(self, table: str) -> Hosted:
        try:
            woken = await self.store.wake(table, chat=KEPT_CHAT)
        except GoneError:
            raise NoLinkError("no-such-link") from None
        return self._lay(Hosted(self.store, self.now, woken))

    def _lay(self, hosted: Hosted) -> Hosted:
        """Keep a table in memory from now on, and look after it."""
        self.awake[hosted.id] = hosted
        hosted.moved = self.attention.look
        hosted.forsaken = self.forsake
        hosted.own_note = self.presence.mine
        self.attention.look(hosted)
        return hosted

    def sleep(self) -> None:
        """Let tables that nobody listens to leave memory: those idle for long, and the idlest if there are many."""
        idle = sorted((one for one in self.awake.values() if not one.listeners), key=lambda one: one.used)
        spare = len(idle) - MOST_AWAKE
        for number, hosted in enumerate(idle):
            late = self.now() - hosted.used > IDLE
            if (late or number < spare) and not (hosted.lock.locked() or self.attention.calls.waits_at(hosted)):
                del self.awake[hosted.id]

    async def replace(self, hosted: Hosted, seat: str) -> str:
        """A new link for a seat; the old ones open nothing from now on."""
        now, token = self.now(), links.new_token()
        fresh = LinkRow(links.hashed(token), hosted.id, seat, now)
        async with hosted.lock:
            note = NoteRow(hosted.id, LINK, seat, fresh.hash)
            await hosted.write(Change(table=hosted.id, links=(fresh,), revokes={seat: now}, notes=(note,)))
            hosted.expel(seat, fresh.hash)
        return token

    async def close(self, hosted: Hosted) -> None:
        """Nothing more can be done at a table; it can still be read."""
        async with hosted.lock:
            if hosted.closed:
                raise ClosedError("table-closed")
            await hosted.write(Change(table=hosted.id, closed=self.now()))
            hosted.closed = True
            hosted.announce({"room": hosted.room()})


def _begun(order: Order, secret: bytes) -> tuple[Match[State], Match[State] | None]:
    """The match somebody orders, and the one it goes on with; whoever is to sit at it must be able to."""
    for place in order.seats:
        if place.who == "bot" and place.bot not in BOTS:
            raise OptionError("no-such-bot", given=place.bot, nearest=nearest(place.bot, BOTS))
    match, played = _laid(order, secret)
    if links.HOST in match.seats:  # it has a link of its own
        raise OptionError("bad-seat-names", given=links.HOST)
    if len(order.seats) > len(match.seats):
        raise OptionError("too-many-seats", given=len(order.seats), most=len(match.seats))
    return match, played


def _laid(order: Order, secret: bytes) -> tuple[Match[State], Match[State] | None]:
    """A position, a record, or a game dealt anew."""
    if order.record is not None:
        kept = record.read(order.record, "record")
        game = open_game(kept.game, kept.pack)
        played, _ = record.replay(game, kept)
        if order.version is not None:
            played = played.moment(order.version)
        return _from(game, game.write(played.table), secret, played.version), played
    if order.position is not None:
        given = order.position.get("game", order.game)
        return _from(open_game(str(given), order.pack), order.position, secret), None
    game = open_game(order.game, order.pack)
    spare = seat_names(len(order.seats))
    names = game.seated([place.id or spare[number] for number, place in enumerate(order.seats)])
    return Match(game, names, "", game.settled(dict(game.by_people) | order.options), secret=secret), None


def _from(game: Game[State], start: Json, secret: bytes, first: int = 0) -> Match[State]:
    table = game.read(start)
    return Match(game, table.names, "", game.agreed(table), start, first=first, secret=secret)


def _settings(order: Order, places: dict[str, Place], match: Match[State], played: Match[State] | None) -> Json:
    """What is agreed besides the rules; the seats of whoever opened the table are one hand. Versions go on from those
    of the game that is played on."""
    hands = {id: 0 for id, place in places.items() if place.who == "me"}
    settings: Json = {"title": order.title, "hands": hands, "hints": order.hints}
    if played is not None:
        settings |= {"first": match.first, "began": played.first}
    if order.clock is not None:
        settings["clock"] = msgspec.to_builtins(order.clock)
    return settings


def _seat(table: str, match: Match[State], id: str, place: Place) -> SeatRow:
    if place.name:
        match.call(id, place.name)
    holder = {"me": "person", "friend": "open", "bot": "bot"}[place.who]
    return SeatRow(table, id, match.names.get(id, ""), "", holder, place.bot if place.who == "bot" else "")
