"""Numbers for Prometheus, about one worker."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coven.table.house.house import House


def metrics(house: House) -> str:
    """All of them, as Prometheus reads them."""
    calls, timing = house.attention.calls, house.store.timing
    gauges = {
        "coven_tables_awake": ("Tables in memory.", len(house.awake)),
        "coven_connections": ("Open websockets.", house.connections),
    }
    counters = {
        "coven_moves_total": ("Entries written to the logs of tables.", house.store.moves),
        "coven_updates_total": ("Updates sent to people.", house.updates),
        "coven_calls_total": ("Calls to people who were needed and away.", calls.made),
        "coven_calls_failed_total": ("Calls that could not be delivered.", calls.failed),
        "coven_thoughts_cut_total": ("Computer players that thought for too long.", house.attention.minds.cut),
        "coven_faults_total": ("Faults of the server itself.", house.faults),
    }
    lines: list[str] = []
    for kind, group in (("gauge", gauges), ("counter", counters)):
        for name, (help, value) in group.items():
            lines += [f"# HELP {name} {help}", f"# TYPE {name} {kind}", f"{name} {value}"]
    name = "coven_commit_seconds"
    lines += [f"# HELP {name} How long transactions took.", f"# TYPE {name} histogram", *timing.lines(name)]
    return "\n".join(lines) + "\n"
