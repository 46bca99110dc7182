"""Links and codes: a secret of 128 bits opens a seat, a short code that can be said aloud leads to a free one. Only
hashes are kept."""

from __future__ import annotations

import hashlib
import re
from secrets import choice, token_urlsafe

BYTES = 16
TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")

HOST = "host"  # whoever opened the table

CODE = "+code"  # what the code of a table opens; no seat is called so
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that looks like another
CODE_OF = re.compile(f"([{LETTERS}]{{4}})([{LETTERS}]{{4}})")


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


def new_code() -> str:
    """A fresh code: 39 bits, of which nobody may guess many."""
    letters = "".join(choice(LETTERS) for _ in range(8))
    return f"{letters[:4]}-{letters[4:]}"


def code_in(text: str) -> str:
    """The code in an address or by itself, however it is written; nothing if there is none."""
    found = CODE_OF.fullmatch(re.sub(r"[\s-]", "", text.rpartition("#")[2]).upper())
    return "" if found is None else f"{found[1]}-{found[2]}"


def invitation(address: str, code: str) -> str:
    """The address that leads to a free seat, if there is a code."""
    return f"{address.rstrip('/')}/join#{code}" if code else ""
