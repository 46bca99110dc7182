"""Looking after tables: computer players answer, plans are followed, clocks run out, people are called."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from coven.engine.core.errors import CovenError
from coven.table.house import votes
from coven.table.house.calls import Calls
from coven.table.house.clocks import late
from coven.table.house.messages import Step
from coven.table.house.minds import Minds
from coven.table.store import NoteRow, StoreError

if TYPE_CHECKING:
    from coven.table.house.hosted import Hosted
    from coven.table.house.house import House

ROUND = 2.0  # seconds between two looks at all tables


class Attention:
    """What a house does by itself."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.minds = Minds(house.settings.minds, house.settings.thought)
        self.calls = Calls(house)
        self._thinking: set[tuple[str, int]] = set()

    def close(self) -> None:
        """Let the computer players go."""
        self.minds.close()

    async def rounds(self) -> None:
        """Look at all tables in memory, again and again."""
        while True:
            await asyncio.sleep(ROUND)
            self.house.sleep()
            self.calls.forget()
            for hosted in list(self.house.awake.values()):
                self.look(hosted)
                self.house.presence.look(hosted)
                if ("late", hosted.match.deciding) not in hosted.notes and late(hosted):
                    self.house.task(self._mark_late(hosted))
                if votes.overdue(hosted):
                    self.house.task(self._wait_no_more(hosted))

    def look(self, hosted: Hosted) -> None:
        """Somebody is asked: see whether it is to be answered from here."""
        match = hosted.match
        if match.table.over or hosted.closed:
            return
        self.calls.look(hosted)
        seat, key = match.deciding, (hosted.id, match.version)
        if key in self._thinking:
            return
        if hosted.seats[seat].holder == "bot":
            self._thinking.add(key)
            self.house.task(self._think(hosted, seat, key))
        elif ("plan", seat) in hosted.notes:
            self._thinking.add(key)
            self.house.task(self._follow_plan(hosted, seat, key))

    async def _think(self, hosted: Hosted, seat: str, key: tuple[str, int]) -> None:
        try:
            word = await self.minds.answer(hosted, hosted.seats[seat].bot)
            await hosted.answer(seat, word, key[1])
        except (CovenError, StoreError):  # the table has moved on, or could not be written: the next round looks again
            pass
        finally:
            self._thinking.discard(key)

    async def _follow_plan(self, hosted: Hosted, seat: str, key: tuple[str, int]) -> None:
        """Answer as planned; anything the plan did not foresee ends it."""
        try:
            steps = msgspec.msgpack.decode(hosted.notes["plan", seat], type=list[Step])
            question = hosted.match.question(seat)
            foreseen = None if question is None else next((step for step in steps if step.fits(question)), None)
            if foreseen is None:
                await self.plan(hosted, seat, [])
                return
            left = steps if foreseen.always else [step for step in steps if step is not foreseen]
            await hosted.answer(seat, foreseen.word, key[1], notes=(_planned(hosted, seat, left),))
            hosted.tell_owner(seat, {"plan": msgspec.to_builtins(left), "seat": seat})
        except (CovenError, StoreError, KeyError):
            pass
        finally:
            self._thinking.discard(key)

    async def plan(self, hosted: Hosted, seat: str, steps: list[Step]) -> None:
        """What a seat plans from now on; only its owner is told."""
        async with hosted.lock:
            hosted.open()
            await hosted.note(_planned(hosted, seat, steps), quiet=True)
            hosted.tell_owner(seat, {"plan": msgspec.to_builtins(steps), "seat": seat})

    async def _wait_no_more(self, hosted: Hosted) -> None:
        with suppress(CovenError, StoreError):  # the next round looks again
            await votes.wait_no_more(hosted)

    async def _mark_late(self, hosted: Hosted) -> None:
        async with hosted.lock:
            if late(hosted):
                await hosted.note(NoteRow(hosted.id, "late", hosted.match.deciding, b"1"))


def _planned(hosted: Hosted, seat: str, steps: list[Step]) -> NoteRow:
    return NoteRow(hosted.id, "plan", seat, msgspec.msgpack.encode(steps) if steps else b"")
