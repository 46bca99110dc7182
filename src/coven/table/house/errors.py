"""What a house refuses, besides what the games refuse.

CovenError
└── HouseError
    ├── NoLinkError      a link that opens nothing, any more or at all
    ├── NotYoursError    something only another seat or the host may do
    ├── TooMuchError     too large, too often or too many
    └── ClosedError      a table that was closed
"""

from __future__ import annotations

from coven.engine.core.errors import CovenError


class HouseError(CovenError):
    """Something the house refuses."""


class NoLinkError(HouseError):
    """A link that opens nothing."""


class NotYoursError(HouseError):
    """Something only others may do."""


class TooMuchError(HouseError):
    """Too large, too often or too many."""


class ClosedError(HouseError):
    """A table that was closed."""
