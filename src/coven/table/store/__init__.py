"""Where hosted tables are kept: one file of SQLite, or PostgreSQL for several workers."""

from coven.table.store.errors import ConflictError, GoneError, StoreError, UnavailableError
from coven.table.store.rows import (
    OPEN,
    Change,
    ChatRow,
    Counts,
    EntryRow,
    LinkRow,
    NoteRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    Woken,
)
from coven.table.store.store import Store

__all__ = [
    "OPEN",
    "Change",
    "ChatRow",
    "ConflictError",
    "Counts",
    "EntryRow",
    "GoneError",
    "LinkRow",
    "NoteRow",
    "SeatRow",
    "SnapshotRow",
    "Store",
    "StoreError",
    "TableRow",
    "UnavailableError",
    "Woken",
]
