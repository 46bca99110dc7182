"""How a server is set up: by flag, by environment `COVEN_SERVE_…`, by `[serve]` in `coven.toml`."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from coven.usage import help_of


def _told(key: str) -> Parameter:
    return Parameter(help=help_of(f"serve-{key}"))


WEBHOOKS = ("https://discord.com/api/webhooks/", "https://hooks.slack.com/", "https://ntfy.sh/")
PUSH_SERVICES = (
    "https://fcm.googleapis.com/",
    "https://updates.push.services.mozilla.com/",
    "https://web.push.apple.com/",
    "https://*.notify.windows.com/",
)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Settings:
    """All that can be set."""

    host: Annotated[str, _told("host")] = "127.0.0.1"
    port: Annotated[int, _told("port")] = 8000
    spare: Annotated[bool, _told("spare")] = False
    database: Annotated[str, _told("database")] = ""  # nothing: a file of SQLite in the user's data folder
    workers: Annotated[int, _told("workers")] = 1
    address: Annotated[str, _told("address")] = ""
    passphrase: Annotated[str, _told("passphrase")] = ""
    origins: Annotated[tuple[str, ...], _told("origins")] = ()
    most_tables: Annotated[int, _told("most-tables")] = 100_000
    most_connections: Annotated[int, _told("most-connections")] = 5_000
    most_body: Annotated[int, _told("most-body")] = 2_000_000  # records are the largest
    most_message: Annotated[int, _told("most-message")] = 16_384
    rate: Annotated[float, _told("rate")] = 100.0
    burst: Annotated[float, _told("burst")] = 400.0
    opening_rate: Annotated[float, _told("opening-rate")] = 5.0
    reading_rate: Annotated[float, _told("reading-rate")] = 20.0
    minds: Annotated[int, _told("minds")] = 1
    thought: Annotated[float, _told("thought")] = 10.0
    grace: Annotated[float, _told("grace")] = 20.0
    most_calls: Annotated[int, _told("most-calls")] = 30
    webhooks: Annotated[tuple[str, ...], _told("webhooks")] = WEBHOOKS
    smtp: Annotated[str, _told("smtp")] = ""
    smtp_from: Annotated[str, _told("smtp-from")] = ""
    vapid_key: Annotated[str, _told("vapid-key")] = ""
    push_services: Annotated[tuple[str, ...], _told("push-services")] = PUSH_SERVICES
    log: Annotated[str, _told("log")] = "warning"


def default_database(home: Path) -> str:
    """One file in a folder of the user's."""
    home.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{home / 'tables.db'}"
