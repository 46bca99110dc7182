"""What whoever keeps a server can do: list, close, export and prune its tables, back all up, and make a key."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec
from cyclopts import App, Parameter

from coven.engine.core.errors import OptionError
from coven.engine.edge import record
from coven.engine.edge.game import Json
from coven.table.house.hosted import Hosted
from coven.table.house.push import new_key, public_key
from coven.table.store import Change, GoneError, Store, TableRow
from coven.table.web.settings import default_database
from coven.terminal.saves import home
from coven.usage import help_of, speaker

T = TypeVar("T")
DAY = 86_400.0
SQLITE = "sqlite:///"
Database = Annotated[str, Parameter(env_var="COVEN_SERVE_DATABASE", help=help_of("serve-database"))]
TableId = Annotated[str, Parameter(allow_leading_hyphen=True)]
AsJson = Annotated[bool, Parameter(name="--json", negative="", help=help_of("json"))]
admin = App(name="admin", help=help_of("admin"))


@admin.command(name="list", help=help_of("admin-list"))
def listed(
    *,
    playing: Annotated[bool, Parameter(negative="", help=help_of("admin-playing"))] = False,
    database: Database = "",
    json: AsJson = False,
) -> None:
    """All tables, or those that are played."""

    async def every(store: Store) -> list[TableRow]:
        found: list[TableRow] = []
        while page := await store.list(500, found[-1].id if found else "", playing=playing):
            found += page
        return found

    told = [shown(row) for row in _in(database, every)]
    if json:
        print(msgspec.json.encode(told).decode())
        return
    for table in told:
        values = {name: str(table[name]) for name in ("id", "game", "title", "version", "state")}
        print(speaker().term("admin-table", **values, days=int(str(table["idle_days"]))))


def shown(row: TableRow) -> Json:
    """A table without anything that is secret."""
    state = "closed" if row.closed is not None else row.outcome or "playing"
    return {
        "id": row.id,
        "game": row.game,
        "title": str(row.settings.get("title", "")),
        "seats": row.seats,
        "version": row.version,
        "deciding": row.deciding,
        "state": state,
        "created": row.created,
        "touched": row.touched,
        "idle_days": int((time.time() - row.touched) // DAY),
    }


@admin.command(help=help_of("admin-close"))
def close(table: TableId, *, database: Database = "") -> None:
    """Close a table: it can be read, but not played any more."""
    _in(database, lambda store: _found(store.write(Change(table=table, closed=time.time())), table))
    print(speaker().term("admin-closed", table=table))


@admin.command(help=help_of("admin-export"))
def export(
    table: TableId, *, to: Annotated[Path | None, Parameter(help=help_of("admin-to"))] = None, database: Database = ""
) -> None:
    """The whole record of a table, with its secret."""

    async def read(store: Store) -> bytes:
        woken = await _found(store.wake(table), table)
        return record.encode(record.record(Hosted(store, time.time, woken).match))

    kept = _in(database, read)
    if to is None:
        print(kept.decode(), end="")
    else:
        _write_anew(to).write_bytes(kept)


@admin.command(help=help_of("admin-prune"))
def prune(
    *,
    days: Annotated[float, Parameter(help=help_of("admin-days"))],
    playing: Annotated[bool, Parameter(negative="", help=help_of("admin-prune-playing"))] = False,
    database: Database = "",
) -> None:
    """Delete tables that nobody has touched for some days."""
    gone = _in(database, lambda store: store.prune(time.time() - days * DAY, playing=playing))
    print(speaker().term("admin-pruned", n=gone))


@admin.command(help=help_of("admin-backup"))
def backup(to: Path, *, database: Database = "") -> None:
    """A copy of the whole database, while the server runs."""
    url = database or default_database(home())
    if not url.startswith(SQLITE):
        raise OptionError("backup-by-pg-dump")
    kept = Path(url.removeprefix(SQLITE))
    if not kept.exists():
        raise OptionError("no-database-there", file=str(kept))
    with closing(sqlite3.connect(kept)) as source, closing(sqlite3.connect(_write_anew(to))) as copy:
        source.backup(copy)
    print(speaker().term("admin-backed-up", file=str(to)))


@admin.command(help=help_of("admin-vapid"))
def vapid() -> None:
    """A new pair of keys for Web Push, as a line of `coven.toml`."""
    key = new_key()
    print(speaker().term("admin-key", key=key, public=public_key(key)))


def _write_anew(file: Path) -> Path:
    """A new file that only its owner reads."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise OptionError("file-exists", file=str(file)) from None
    except OSError as error:
        raise OptionError("cannot-write", file=str(file), detail=error.strerror or "") from error
    return file


async def _found(work: Awaitable[T], table: str) -> T:
    try:
        return await work
    except GoneError:
        raise OptionError("no-such-table", given=table) from None


def _in(database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a database."""

    async def done() -> T:
        store = await Store.open(database or default_database(home()))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(done())
