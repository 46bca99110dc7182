"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def of_a_table(*, key: bool = True) -> "sa.Column[str]":
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table", sa.String, table, primary_key=key, nullable=False, index=not key)


def upgrade() -> None:
    _tables()
    _log()
    _around()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("pack", sa.Text),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("start", sa.Text),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("deciding", sa.String, nullable=False),
        sa.Column("outcome", sa.String, nullable=False),
        sa.Column("closed", sa.Double),
        sa.Column("parent", sa.String, nullable=False),
        sa.Column("parent_version", sa.Integer, nullable=False),
    )
    op.create_index(None, "tables", ["created", "id"])


def _log() -> None:
    op.create_table(
        "entries",
        of_a_table(),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("did", sa.String, nullable=False),
        sa.Column("word", sa.String, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("to", sa.Integer),
        sa.Column("agreed", sa.Boolean, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        of_a_table(),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
    )


def _around() -> None:
    op.create_table(
        "seats",
        of_a_table(),
        sa.Column("seat", sa.String, primary_key=True),
        *(sa.Column(name, sa.String, nullable=False) for name in ("name", "crest", "holder", "bot")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        of_a_table(key=False),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("revoked", sa.Double),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        of_a_table(),
        sa.Column("seat", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notes",
        of_a_table(),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("seat", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
