"""The tables of the database, one for each kind of row."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)


class AsJson(TypeDecorator[Any]):
    """What is kept as JSON."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any = Any) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else as_json(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value, type=self.kind)


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _of_a_table() -> Column[str]:
    return Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("pack", AsJson),
    Column("options", AsJson, nullable=False),
    Column("seats", AsJson(tuple[str, ...]), nullable=False),
    Column("start", AsJson),
    Column("secret", LargeBinary, nullable=False),
    Column("settings", AsJson, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("version", Integer, nullable=False),
    Column("deciding", String, nullable=False),
    Column("outcome", String, nullable=False),
    Column("closed", Double),
    Column("parent", String, nullable=False),
    Column("parent_version", Integer, nullable=False),
    Index(None, "created", "id"),
    Index(None, "outcome", "closed"),  # which are being played
)
seats = Table(
    "seats",
    metadata,
    _of_a_table(),
    Column("seat", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("crest", String, nullable=False),
    Column("holder", String, nullable=False),
    Column("bot", String, nullable=False),
    sqlite_with_rowid=False,
)
entries = Table(
    "entries",
    metadata,
    _of_a_table(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("seat", String, nullable=False),
    Column("did", String, nullable=False),
    Column("word", String, nullable=False),
    Column("at", Double, nullable=False),
    Column("to", Integer),
    Column("agreed", Boolean, nullable=False),
    Column("told", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
snapshots = Table(
    "snapshots",
    metadata,
    _of_a_table(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
)
links = Table(
    "links",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("revoked", Double),
    sqlite_with_rowid=False,
)
chat = Table(
    "chat",
    metadata,
    _of_a_table(),
    Column("seat", String, nullable=False),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
notes = Table(
    "notes",
    metadata,
    _of_a_table(),
    Column("kind", String, primary_key=True),
    Column("seat", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
