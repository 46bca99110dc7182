"""Links: a secret of 128 bits opens a seat; only its hash is kept."""

from __future__ import annotations

import hashlib
import re
from secrets import token_urlsafe

BYTES = 16
TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")

HOST = "host"  # whoever opened the table


def new_token() -> str:
    """A fresh secret, as text for an address."""
    return token_urlsafe(BYTES)


def new_id() -> str:
    """A fresh id of a table, which is no secret; none looks like a flag of a command."""
    while (found := token_urlsafe(9)).startswith("-"):
        pass
    return found


def hashed(token: str) -> bytes:
    """What is kept of a secret. Looking it up by its hash tells nothing by the time it takes."""
    return hashlib.sha256(token.encode()).digest()


def token_in(link: str) -> str:
    """The secret in an address or by itself; nothing if there is none."""
    found = TOKEN.fullmatch(link.rpartition("#")[2].strip())
    return "" if found is None else found[0]


def link(address: str, token: str) -> str:
    """The address of a seat. What stands behind # is never sent to a server, so no log can hold it."""
    return f"{address.rstrip('/')}/table#{token}"
