"""Games of the house looked at again: a finished one whole, of a running one a seat's own decisions. It is worked at
beside everything else, decision by decision, and kept for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from coven.bots.review import Decision, costliest, decisions, doubtful, judge, read, reviewed
from coven.engine.core.errors import CovenError
from coven.engine.core.machine import State
from coven.engine.edge.game import Json
from coven.engine.edge.match import Match
from coven.engine.edge.reviews import LONGER, Judged, Review
from coven.engine.edge.views import WATCHER
from coven.table.house import before, links
from coven.table.house.errors import NotYoursError, TooMuchError
from coven.table.house.minds import Minds
from coven.text import speaker_for
from coven.text.reviews import told

if TYPE_CHECKING:
    from coven.table.house.hosted import Hosted
    from coven.table.house.house import House

ROLLOUTS = 40  # of a decision
AT_ONCE = 2  # games that are looked at
KEPT = 20


class Work:
    """One game that is looked at, or was."""

    def __init__(self, match: Match[State], seat: str, people: Sequence[str] = ()) -> None:
        self.match = match
        self.people = people  # whoever may ask
        self.seat = seat  # whose decisions; nothing: everybody's
        self.done = 0
        self.whole = 0
        self.found: list[Decision] = []
        self.judged: list[Judged] = []
        self.review: Review | None = None
        self.failed: CovenError | None = None

    async def run(self, minds: Minds) -> None:
        """Judge every decision, the costly ones once more and longer."""
        try:
            self.found = await asyncio.to_thread(decisions, self.match, ROLLOUTS, self.seat)
            self.whole = len(self.found)
            judged = [await self._judged(minds, one.task()) for one in self.found]
            again = doubtful(judged, self.found, self.people)
            self.whole += LONGER * len(again)
            for place in again:
                judged[place] = await self._judged(minds, self.found[place].task(longer=True), LONGER)
            self.judged = judged
            self.review = reviewed(self.match, self.found, judged, ROLLOUTS)
        except CovenError as error:
            self.failed = error

    async def _judged(self, minds: Minds, task: bytes, parts: int = 1) -> Judged:
        found = read(await minds.work(judge, task))
        self.done += parts
        return found

    def told(self, language: str, seat: str) -> Json:
        """How far it is, or what was found out; the own decisions of whoever asks come first."""
        if self.review is None:
            return {"state": "working", "done": self.done, "of": self.whole}
        match = self.match
        speaker = speaker_for(match.game, language, match.names, match.options)
        whose = seat if seat in match.seats else ""
        own = replace(self.review, costliest=costliest(match, self.found, self.judged, whose))
        review = told(speaker, own, {one.version: one.question for one in self.found})
        return {"state": "done", "review": msgspec.to_builtins(review)}


class Analyses:
    """All that is looked at."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._kept: dict[tuple[str, int, str], Work] = {}

    async def look(self, hosted: Hosted, seat: str, language: str) -> Json:
        """Begin, or tell how far it is, or what was found out."""
        async with hosted.lock:
            over, version = hosted.match.table.over, hosted.match.version
            whose = "" if over else seat
            if whose in (WATCHER, links.HOST):
                raise NotYoursError("only-watching")
            if not (over or hosted.settings.get("hints", True)):
                raise NotYoursError("hints-off")
            work = self._kept.get((hosted.id, version, whose))
            if work is None:
                people = [one for one, row in hosted.seats.items() if row.holder != "bot"]
                work = self._begun((hosted.id, version, whose), before.whole(hosted).clone(), people)
        if work.failed is not None:
            self._kept = {key: one for key, one in self._kept.items() if one is not work}
            raise work.failed
        return await asyncio.to_thread(work.told, language, seat)

    def _begun(self, key: tuple[str, int, str], match: Match[State], people: Sequence[str]) -> Work:
        working = [one for one in self._kept.values() if one.review is None and one.failed is None]
        if len(working) >= AT_ONCE:
            raise TooMuchError("mind-busy")
        work = self._kept[key] = Work(match, key[2], people)
        for old in list(self._kept)[:-KEPT]:
            del self._kept[old]
        self.house.task(work.run(self.house.attention.minds))
        return work
