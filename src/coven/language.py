"""The language to speak: COVEN_LANG, else what the system says, else English."""

from __future__ import annotations

import os

LANGUAGES = ("en", "cs", "pl")


def preferred() -> str:
    """One of the languages Coven speaks."""
    for variable in ("COVEN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
        if language and variable != "COVEN_LANG":
            return "en"
    return "en"
