"""What can go wrong with what is kept. No error names a secret or a word of a game.

StoreError
├── ConflictError     somebody else was faster: read the table again
├── GoneError         there is no such table (any more)
└── UnavailableError  the database could not be reached for too long
"""

from __future__ import annotations


class StoreError(Exception):
    """Something could not be kept or read."""


class ConflictError(StoreError):
    """The version is taken: read the table again, and decide anew."""


class GoneError(StoreError):
    """There is no such table."""


class UnavailableError(StoreError):
    """The database did not answer for too long; whether the change was written is not known."""
