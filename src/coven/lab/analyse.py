"""A recorded game looked at again, decision by decision, by as many processes as are given."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from coven.bots.review import decisions, doubtful, judge, read, reviewed
from coven.engine.core.machine import State
from coven.engine.edge.match import Match
from coven.engine.edge.reviews import LONGER, Review
from coven.lab import stop
from coven.text import Speaker
from coven.text.reviews import told

Progress = Callable[[int, int], None]


def analyse(
    match: Match[State], speaker: Speaker, rollouts: int, workers: int, progress: Progress, seat: str = ""
) -> Review:
    """Judge every decision, the costly ones once more and longer; the number of workers changes nothing."""
    found = decisions(match, rollouts, seat)
    work = len(found)
    judged = [read(one) for one in _mapped([one.task() for one in found], workers, lambda n: progress(n, work))]
    again = doubtful(judged)
    work += LONGER * len(again)
    tasks = [found[place].task(longer=True) for place in again]
    for place, one in zip(again, _mapped(tasks, workers, lambda n: progress(LONGER * n, work)), strict=False):
        judged[place] = read(one)
    review = reviewed(match, found, judged, rollouts)
    return told(speaker, review, {one.version: one.question for one in found})


def _mapped(tasks: Sequence[bytes], workers: int, progress: Callable[[int], None]) -> Iterator[bytes]:
    """What comes of each task, in their order."""
    if workers <= 1:
        for task in tasks:
            yield judge(task)
            progress(1)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=stop.note) as pool:
        for one in pool.map(judge, tasks):
            yield one
            progress(1)
