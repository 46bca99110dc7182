"""How the schema came to be, step by step; every step runs on both databases, in one transaction."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from coven.table.store.errors import StoreError

LOCK = 0x436F76656E  # any number, the same for every worker


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the schema up to date; of several workers that start at once the others wait."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"select pg_advisory_xact_lock({LOCK})")
    try:
        command.upgrade(steps(connection), to)
    except CommandError as error:
        raise StoreError("The database was made by a newer version of Coven.") from error


def steps(connection: Connection) -> Config:
    """Alembic's settings for a connection."""
    config = Config()
    config.set_main_option("script_location", "coven.table.store:migrations")
    config.attributes["connection"] = connection
    return config
