"""Words as people type them: in any form, without accents."""

from __future__ import annotations

import re
from collections.abc import Iterable
from unicodedata import combining, normalize

LEAST = 3  # letters two forms of a word share
STEM = 0.6  # what part of the shorter one that is at least
ENDING = 5  # letters by which the longer one may end otherwise


def folded(text: str) -> list[str]:
    """The words of a text in small letters without accents."""
    bare = "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    return re.findall(r"[a-z0-9]+", bare.replace("ł", "l"))


def plain(text: str) -> str:
    """A text as somebody may type it: small letters, no accents, single spaces."""
    return " ".join(folded(text.replace("’", "").replace("'", "")))


def alike(one: str, other: str) -> float:
    """How surely two words are forms of one: 1 if they are equal, 0 if they are different words."""
    if one == other:
        return 1.0
    shorter, longer = sorted((one, other), key=len)
    shared = 0
    while shared < len(shorter) and one[shared] == other[shared]:
        shared += 1
    if shared < max(LEAST, STEM * len(shorter)) or len(longer) - shared > ENDING:
        return 0.0
    return 1.8 * shared / (len(shorter) + len(longer))


class Vocabulary:
    """All words of some texts, found by any of their forms."""

    def __init__(self, words: Iterable[str]) -> None:
        self.begun: dict[str, list[str]] = {}  # forms of one word begin alike
        for word in words:
            self.begun.setdefault(word[:LEAST], []).append(word)

    def forms(self, word: str) -> list[tuple[str, float]]:
        """The words that are forms of one, and how surely."""
        close = [(other, alike(word, other)) for other in self.begun.get(word[:LEAST], ())]
        return [(other, sure) for other, sure in close if sure]
