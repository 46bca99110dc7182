"""Invitations: whoever shows the code of a table is told of its free seats and takes one, with a link of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coven.engine.edge.match import StaleError
from coven.table.house import links
from coven.table.house.errors import NoLinkError, NotYoursError
from coven.table.house.hosted import LINK, Hosted
from coven.table.house.limits import Limit
from coven.table.house.orders import Invited, Sitting
from coven.table.store import Change, LinkRow, NoteRow

if TYPE_CHECKING:
    from coven.table.house.house import House

TAKEN = "taken"  # a note: when somebody took a seat by the code
HOLDS = 120.0  # seconds in which whoever took a seat comes to it; then it is free again
GUESSES = 20.0  # wrong codes of one address, then one in ten seconds


class Invitations:
    """The codes of all tables."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._guesses = Limit(house.now, 0.1, GUESSES)

    async def table(self, given: str, address: str) -> Hosted:
        """The table of a code; nobody may guess for long."""
        self._guesses.check(address)
        code = links.code_in(given)
        row = await self._house.store.link(links.hashed(code)) if code else None
        if row is None or row.revoked is not None or row.seat != links.CODE:
            self._guesses.count(address)
            raise NoLinkError("no-such-code", given=given.rpartition("#")[2][:20])
        hosted = await self._house.wake(row.table)
        hosted.open()
        return hosted

    async def look(self, given: str, address: str) -> Invited:
        """What is played there, who sits where, and which seats are free."""
        hosted = await self.table(given, address)
        seats = {
            seat: Sitting(row.name or seat, row.crest, row.bot, _free(hosted, seat))
            for seat, row in hosted.seats.items()
        }
        return Invited(hosted.id, hosted.row.game, str(hosted.settings.get("title", "")), seats)

    async def sit(self, given: str, wanted: str, address: str) -> tuple[str, str]:
        """Take a seat, or the first that is free: the seat, and the secret of its new link."""
        found = await self.table(given, address)
        await found.catch_up()  # somebody may have come by another worker
        while True:
            async with self._house.held(found.id, -1) as hosted:
                free = [seat for seat in hosted.match.seats if _free(hosted, seat)]
                if not free:
                    raise NotYoursError("table-full")
                if wanted and wanted not in free:
                    raise NotYoursError("seat-taken", given=wanted)
                try:
                    return await self._take(hosted, wanted or free[0])
                except StaleError:
                    continue  # somebody else was faster: the table was read again

    async def _take(self, hosted: Hosted, seat: str) -> tuple[str, str]:
        """A new link for a seat, while the table is held; the one that was made for it before opens nothing more."""
        now, token = self._house.now(), links.new_token()
        fresh = LinkRow(links.hashed(token), hosted.id, seat, now)
        known = NoteRow(hosted.id, TAKEN, seat, hosted.notes.get((TAKEN, seat), b""))
        notes = (NoteRow(hosted.id, LINK, seat, fresh.hash), NoteRow(hosted.id, TAKEN, seat, str(now).encode()))
        change = Change(table=hosted.id, links=(fresh,), revokes={seat: now}, notes=notes, expects=(known,))
        await hosted.write(change)
        hosted.expel(seat, fresh.hash)
        return seat, token

    async def renew(self, hosted: Hosted) -> str:
        """A new code; the old one leads nowhere from now on."""
        now, code = self._house.now(), links.new_code()
        fresh = LinkRow(links.hashed(code), hosted.id, links.CODE, now)
        async with hosted.lock:
            hosted.open()
            await hosted.write(Change(table=hosted.id, links=(fresh,), revokes={links.CODE: now}))
        return code


def _free(hosted: Hosted, seat: str) -> bool:
    """Whether nobody sits there, or is about to."""
    taken = float(hosted.notes.get((TAKEN, seat), b"0"))
    nobody = hosted.seats[seat].holder == "open" and not hosted.present(seat)
    return nobody and not hosted.match.table.over and hosted.now() - taken > HOLDS
