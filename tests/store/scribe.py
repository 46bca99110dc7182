"""A process that writes answers until it is killed, and says what was acknowledged."""

from __future__ import annotations

import asyncio
import sys

from store.kept import lay, step

from coven.table.store import Store

TABLES = ("oak", "elm", "ash", "fir", "yew")


async def write_on(store: Store, table: str) -> None:
    version = 0
    while True:
        version += 1
        await store.write(step(version, f"w{version}", table))
        print(table, version, flush=True)


async def main(url: str) -> None:
    store = await Store.open(url)
    await lay(store, *TABLES)
    await asyncio.gather(*(write_on(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
