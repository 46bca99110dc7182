"""How the schema came to be, step by step; every step runs on both databases, in one transaction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect

from coven.table.store.errors import StoreError

if TYPE_CHECKING:
    from alembic.config import Config

LOCK = 0x436F76656E  # any number, the same for every worker
HEAD = "0002"  # the last step; a database that has taken it is left as it is, and alembic, which is large, is not read


def migrate(connection: Connection, to: str = "head") -> None:
    """Bring the schema up to date; of several workers that start at once the others wait."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"select pg_advisory_xact_lock({LOCK})")
    if to in ("head", HEAD) and _taken(connection) == HEAD:
        return
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(steps(connection), to)
    except CommandError as error:
        raise StoreError("The database was made by a newer version of Coven.") from error


def _taken(connection: Connection) -> str:
    """The last step a database has taken."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.exec_driver_sql("select version_num from alembic_version").scalar())


def steps(connection: Connection) -> Config:
    """Alembic's settings for a connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "coven.table.store:migrations")
    config.attributes["connection"] = connection
    return config
