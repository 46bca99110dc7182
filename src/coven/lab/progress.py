"""A simulation with a progress bar, where somebody watches."""

from __future__ import annotations

import sys
from collections.abc import Mapping

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
    if not sys.stderr.isatty():
        return simulate(id, players, games, seed, bots, options, pack, workers)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task(id, total=games)
        return simulate(
            id, players, games, seed, bots, options, pack, workers, lambda done: progress.advance(bar, done)
        )
