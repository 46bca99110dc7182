"""One websocket: whoever is behind it shows links, then speaks for those seats and is told what they may know."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import UNSET

from coven.engine.core.errors import CovenError
from coven.engine.edge.game import Happening, Json
from coven.engine.edge.match import StaleError
from coven.engine.edge.views import WATCHER
from coven.table.house import counsel, links, messages, votes
from coven.table.house.calls import Contact, contact_of
from coven.table.house.errors import HouseError, NoLinkError, NotYoursError, TooMuchError
from coven.table.house.hosted import LINK, Hosted, said
from coven.table.house.push import public_key
from coven.table.protocol import PROTOCOL, FaultError, hello
from coven.table.store import StoreError
from coven.table.web.reading import id_in, read, with_id
from coven.table.web.replies import READING, news, reply
from coven.table.wording import Wording

if TYPE_CHECKING:
    from coven.table.house.house import House
    from coven.table.web.settings import Settings

MOST_WAITING = 512  # messages to a reader who does not read
LAST_WORDS = 5.0  # seconds for what is still to be said when hanging up
HARMLESS = 50  # mistakes until a connection is closed

ANSWERED = "others-answered"  # what is in the way of an undo, where nothing came to light


POLICY = 1008
TOO_BIG = 1009
TRY_LATER = 1013
LINK_REPLACED = 4001


class Wire(Protocol):
    """What carries the messages."""

    async def send(self, text: str) -> None:
        """Send one message."""

    async def receive(self) -> str | bytes | None:
        """The next message; None when there will be no more."""

    async def close(self, code: int, reason: str = "") -> None:
        """Hang up."""


class Connection:
    """Somebody at a table, or about to sit down."""

    def __init__(self, house: House, wire: Wire, settings: Settings, address: str = "") -> None:
        self.house = house
        self.address = address
        self.wire = wire
        self.settings = settings
        self.seats: tuple[str, ...] = ()
        self.language: str | None = None
        self.hosted: Hosted | None = None
        self._shown: dict[str, bytes] = {}  # the hashes of the links that were shown, by seat
        self._outbox: deque[bytes] = deque()
        self._filled = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing: tuple[int, str] | None = None
        self._speaking: tuple[str, bytes] | None = None  # whose answer the next update brings, and the id to repeat
        self._allowed, self._counted = settings.burst, time.monotonic()
        self._mistakes = 0
        self._thinking: asyncio.Task[object] | None = None  # what somebody here wants to be thought about

    async def run(self) -> None:
        """Until either side hangs up."""
        sender = asyncio.get_running_loop().create_task(self._send())
        self._task = asyncio.get_running_loop().create_task(self._listen())
        try:
            await asyncio.gather(self._task, return_exceptions=True)
        finally:
            self._task.cancel()
            if self.hosted is not None:
                self._leave(self.hosted)
            await self._end(sender)

    async def _listen(self) -> None:
        while self._closing is None:
            text = await self.wire.receive()
            if text is None:
                break
            await self._hear(text)
            await asyncio.sleep(0)  # whoever speaks without pause does not keep others waiting

    def _leave(self, hosted: Hosted) -> None:
        hosted.leave(self)
        hosted.announce({"room": hosted.room()})
        self.house.presence.look(hosted)

    async def _end(self, sender: asyncio.Task[None]) -> None:
        """Say what is still to be said, but not for ever to somebody who does not read."""
        if self._closing is None:
            sender.cancel()
        await asyncio.wait([sender], timeout=LAST_WORDS)
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)

    async def _send(self) -> None:
        while True:
            while self._outbox:
                await self.wire.send(self._outbox.popleft().decode())
            if self._closing is not None:
                await self.wire.close(*self._closing)
                return
            self._filled.clear()
            await self._filled.wait()

    def hang_up(self, code: int, reason: str = "") -> None:
        """Say what is still to be said, then close; whoever does not even read that is left alone."""
        if self._closing is None and self._task is not None:
            asyncio.get_running_loop().call_later(LAST_WORDS, self._task.cancel)
        self._closing = (code, reason)
        self._filled.set()

    def _put(self, message: bytes) -> None:
        if self._closing is not None:
            return
        if len(self._outbox) >= MOST_WAITING:  # a reader who does not read: come back later and read anew
            self._outbox.clear()
            self.hang_up(TRY_LATER, "too slow")
            if self.hosted is not None:
                self.hosted.leave(self)  # the line may stay open until it is found dead: nobody works for it any more
            return
        self._outbox.append(message)
        self._filled.set()

    def tell(self, told: Json) -> None:
        """Send something."""
        self._put(msgspec.json.encode(told))

    def update(self, hosted: Hosted, seat: str, since: int, encoded: bytes) -> None:
        """The table has moved on; whoever moved it finds the id of the message again."""
        self.house.updates += 1
        if self.language is not None:
            encoded = encoded[:-1] + b"," + msgspec.json.encode(self._worded(hosted, seat, since, self.language))[1:]
        if self._speaking is not None and self._speaking[0] == seat:
            encoded = b'{"id":' + self._speaking[1] + b"," + encoded[1:]
            self._speaking = None
        self._put(encoded)

    def _worded(self, hosted: Hosted, seat: str, since: int, language: str) -> Json:
        """The sentences of an update: one for each event, and the question."""
        wording, once = self._wording(), hosted.boards.once
        news = hosted.match.since(since, seat)
        asked = once(language, seat == hosted.match.deciding, lambda: wording.question(news.question) or {})
        texts = [once(language, id(one.happening), partial(wording.heard, one))["text"] for one in news.events]
        return {"texts": texts, "asked": asked.get("text", ""), "phrases": asked.get("phrases", [])}

    def notice(self, hosted: Hosted, told: Json) -> None:
        """Something else is new."""
        self.tell(told)

    def expelled(self, seat: str, hash: bytes) -> None:
        """A link was replaced: whoever came by the old one leaves."""
        if self._shown.get(seat, hash) != hash:
            self.hang_up(LINK_REPLACED, "this link was replaced")

    def lost(self) -> None:
        """The table must be read anew."""
        self.hang_up(TRY_LATER, "come back")

    async def _hear(self, text: str | bytes) -> None:
        """One message, one reply or update; whatever is wrong becomes an error."""
        id: bytes | None = None
        self._speaking = None
        try:
            self._count(len(text))
            message = read(text)
            id = None if message.id is UNSET else msgspec.json.encode(message.id)
            await self._told(self._reply(message, id), id)
        except CovenError as error:
            self._refuse(error, id or id_in(text))

    async def _told(self, work: Awaitable[Json | None], id: bytes | None) -> None:
        """Do something, and tell what came of it."""
        try:
            reply = await work
            if reply is not None:
                self._put(with_id(reply, id))
        except CovenError as error:
            self._refuse(error, id, isinstance(error, StaleError))
        except StoreError:
            self._refuse(HouseError("not-kept"), id)
        except Exception as error:
            self.house.fault(error)
            self._refuse(FaultError("protocol-failed", detail=type(error).__name__), id)

    def _count(self, size: int) -> None:
        """Not too large, and not too often."""
        if size > self.settings.most_message:
            self.hang_up(TOO_BIG, "too large")
            raise TooMuchError("message-too-large", most=self.settings.most_message)
        now = time.monotonic()
        self._allowed = min(self.settings.burst, self._allowed + (now - self._counted) * self.settings.rate)
        self._counted = now
        if self._allowed < 1:
            self.hang_up(POLICY, "too many messages")
            raise TooMuchError("too-often")
        self._allowed -= 1

    def _refuse(self, error: CovenError, id: bytes | None, stale: bool = False) -> None:
        told: Json = {"error": self._wording().error(error)}
        if stale and self.hosted is not None and self.seats:
            told |= {"version": self.hosted.match.version}
        if not isinstance(error, StaleError):
            self._mistakes += 1
        if self._closing is None:
            self._put(with_id(told, id))
        else:  # why they are hung up
            self._outbox.append(with_id(told, id))
        if self.hosted is None and self._mistakes >= HARMLESS:
            self.hang_up(POLICY, "too many mistakes")

    def _wording(self) -> Wording:
        if self.hosted is None:
            return Wording(self.language)
        return Wording(self.language, self.hosted.match.game, self.hosted.match.names)

    async def _reply(self, message: messages.Any, id: bytes | None) -> Json | None:
        if isinstance(message, messages.Sit):
            return await self._sit(message)
        if isinstance(message, messages.Ping):
            return {}
        if isinstance(message, messages.Hello):
            return hello()
        if self.hosted is None:
            raise NoLinkError("sit-first")
        seat = self._seat(message)
        if isinstance(message, messages.Thought | messages.Hint):
            if self._thinking is not None and not self._thinking.done():
                raise TooMuchError("mind-busy")
            told = counsel.told(self.house.attention.minds, self.hosted, message, seat, self._wording())
            self._thinking = self.house.task(self._told(told, id))  # it is told when it is there
            return None
        if isinstance(message, READING):
            async with self.hosted.lock:
                return reply(self.hosted, message, seat, self.seats, self._wording())
        if seat == WATCHER and not isinstance(message, messages.Say):
            raise NotYoursError("only-watching")
        return await self._do(self.hosted, message, seat, id)

    async def _do(self, hosted: Hosted, message: messages.Any, seat: str, id: bytes | None) -> Json | None:
        """What changes the table. Updates are sent to all; here is what only the speaker is told besides."""
        match message:
            case messages.Answer():
                return await self._answer(hosted, message, seat, id)
            case messages.Undo():
                wall, losing = hosted.match.wall(seat, message.to), hosted.taken_from(seat, message.to)
                done = await votes.undo(hosted, seat, message.version, message.to)
                return {"done": done} if done else {"done": done, "blocked": self._walled(wall, losing)}
            case messages.Redo():
                await hosted.redo(seat, message.version)
            case messages.Agree():
                await votes.agree(hosted, seat, message.ask, message.yes)
            case messages.Name():
                await hosted.call(seat, message.name, message.crest)
            case messages.Say():
                await hosted.say(seat, message.text)
            case messages.Plan():
                await self.house.attention.plan(hosted, seat, message.steps)
                self.house.attention.look(hosted)
            case messages.Handover():
                return {"done": await votes.handover(hosted, seat, message.of, message.bot, self.settings.grace)}
            case messages.Contact():
                await self._contact(hosted, message)
            case messages.Back():
                await votes.back(hosted, seat)
        return {"done": True}

    async def _answer(self, hosted: Hosted, message: messages.Answer, seat: str, id: bytes | None) -> Json | None:
        """The update that an answer brings acknowledges it; where that has come already, a reply does."""
        told = False

        def kept() -> None:
            nonlocal told
            if id is not None:
                told, self._speaking = True, (seat, id)

        await hosted.answer(seat, message.word, message.version, kept)
        return None if told else {"version": hosted.match.version, "seat": seat}

    def _walled(self, wall: Happening | None, losing: list[str]) -> Json:
        """What stands in the way of taking back freely: what came to light for this seat, or whose answers would go."""
        if wall is None:
            return {"kind": ANSWERED, "seats": losing} | self._wording().losing(losing)
        told: Json = msgspec.to_builtins(wall)
        return told | self._wording().wall(wall)

    async def _contact(self, hosted: Hosted, message: messages.Contact) -> None:
        """How whoever speaks is called, for the seat they name or for all of theirs."""
        seats = [message.seat] if message.seat else [seat for seat in self.seats if seat != WATCHER]
        contact = Contact(message.webhook, message.mail, self.language or "en", message.push)
        await self.house.attention.calls.contact(hosted, seats, contact)

    def _seat(self, message: messages.Any) -> str:
        """The seat that speaks: the one named, or the only one."""
        assert self.hosted is not None
        if message.seat is None:
            mine = [seat for seat in self.seats if seat == self.hosted.match.deciding]
            return mine[0] if mine else self.seats[0]
        if message.seat not in self.seats:
            raise NotYoursError("not-your-seat", given=message.seat, nearest=", ".join(self.seats))
        return message.seat

    async def _sit(self, message: messages.Sit) -> Json:
        """Show links: all of one table. From now on everything new is told."""
        self.house.admit(message.passphrase, self.address)
        self.language = message.lang
        found = await self._found(message.links)
        if any(other.id != found[0][0].id for other, _, _ in found):
            raise NotYoursError("links-of-two-tables")
        seats = tuple(dict.fromkeys(WATCHER if seat == links.HOST else seat for _, seat, _ in found))
        async with self.house.held(found[0][0].id, -1 if message.since is None else message.since) as hosted:
            shown = {seat: hash for _, seat, hash in found}
            if any(hosted.notes.get((LINK, seat), hash) != hash for seat, hash in shown.items()):
                raise NoLinkError("no-such-link")  # it was replaced while we waited
            if self.hosted is not None:
                self._leave(self.hosted)
            self.hosted, self.seats, self._shown = hosted, seats, shown
            hosted.listen(self)
            hosted.announce({"room": hosted.room()}, besides=self)
            told: Json = {"protocol": PROTOCOL, "room": hosted.room(), "chat": [said(row) for row in hosted.chat]}
            told["game"] = hosted.box()
            told["tables"] = [self._table(hosted, seat, message.since) for seat in seats]
            told["plans"] = {seat: plan for seat in seats if (plan := hosted.plan(seat))}
            told["contacts"] = {seat: contact for seat in seats if (contact := contact_of(hosted, seat))}
            if self.settings.vapid_key:
                told["push"] = public_key(self.settings.vapid_key)
        self.house.attention.look(hosted)
        self.house.presence.look(hosted)
        return told

    async def _found(self, shown: Sequence[str]) -> list[tuple[Hosted, str, bytes]]:
        """The tables and seats that links open, with their hashes; of several, those that still open something."""
        found: list[tuple[Hosted, str, bytes]] = []
        for number, token in enumerate(map(links.token_in, shown), 1):
            try:
                found.append((*await self.house.find(token), links.hashed(token)))
            except NoLinkError:
                if number == len(shown) and not found:
                    raise
        return found

    def _table(self, hosted: Hosted, seat: str, since: int | None) -> Json:
        """What a seat sees, and what happened since it last looked."""
        match = hosted.match
        view = match.game.view(match.table, match.number(seat), False)
        return news(hosted, seat, -1 if since is None else since, self._wording()) | {"view": view}
