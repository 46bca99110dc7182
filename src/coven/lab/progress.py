"""A progress bar, where somebody watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from coven.engine.edge.game import Json
from coven.lab.simulate import Report, simulate


def simulate_showing(
    id: str,
    players: int,
    games: int,
    seed: str,
    bots: str,
    options: Mapping[str, str],
    pack: Json | None,
    workers: int,
) -> Report:
    """Simulate; on a terminal a bar shows how far it is."""
    with bar(games) as progress:
        return simulate(id, players, games, seed, bots, options, pack, workers, lambda done: progress(done, games))


@contextmanager
def bar(total: int | None) -> Iterator[Callable[[int, int], None]]:
    """Somebody to tell how much was done, and of how much; on a terminal a bar shows it."""
    if not sys.stderr.isatty():
        yield lambda *_: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        yield lambda done, whole: progress.update(task, advance=done, total=whole)
