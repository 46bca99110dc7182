"""Questions that were heard before, kept by the rule that answers them: people ask in other words than rules speak."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from math import log, sqrt

from coven.text.typed import Vocabulary, folded

IDLE = 0.5  # what a word counts for that asks nothing by itself: "how" and "when" still differ
SYNONYM = 0.9  # what a word counts for that only means the same
SECOND = 0.3  # what the second nearest question of a rule adds


def heard(game: str, language: str) -> dict[str, list[str]]:
    """The questions of a game in a language by the id of the rule; a game need not bring any."""
    file = files("coven").joinpath("locales", language, f"asked-{game}.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


class Heard:
    """How near a question comes to one of those heard before."""

    def __init__(self, questions: Sequence[tuple[int, str]], idle: set[str]) -> None:
        self.idle = idle
        self.rules = [rule for rule, _ in questions]
        said = [dict.fromkeys(folded(question)) for _, question in questions]
        self.places: dict[str, list[int]] = {}  # word: the questions that have it
        for number, words in enumerate(said):
            for word in words:
                self.places.setdefault(word, []).append(number)
        self.words = Vocabulary(self.places)
        self.length = [sqrt(sum(self._weight(word, len(self.places[word])) ** 2 for word in words)) for words in said]

    def _weight(self, word: str, places: int) -> float:
        """Rare words tell more."""
        return (IDLE if word in self.idle else 1.0) * log(1 + len(self.rules) / (1 + places))

    def near(self, meant: Sequence[Sequence[str]]) -> dict[int, float]:
        """For each rule how near its nearest questions are; of each word those that mean the same follow."""
        common = [0.0] * len(self.rules)
        length = 0.0
        for words in meant:
            fitting = self._fitting(words)
            weight = self._weight(words[0], len(fitting))
            length += weight * weight
            for number, close in fitting.items():
                common[number] += close * weight * weight
        near: dict[int, list[float]] = {}
        for number, rule in enumerate(self.rules):
            if common[number]:
                near.setdefault(rule, []).append(common[number] / (sqrt(length) * self.length[number]))
        return {rule: _nearest(found) for rule, found in near.items()}

    def _fitting(self, words: Sequence[str]) -> dict[int, float]:
        """The questions that have one of these words, and how surely."""
        fitting: dict[int, float] = {}
        for place, word in enumerate(words):
            for other, sure in self.words.forms(word):
                close = sure * (SYNONYM if place else 1.0)
                for number in self.places[other]:
                    fitting[number] = max(fitting.get(number, 0.0), close)
        return fitting


def _nearest(found: list[float]) -> float:
    first, *others = sorted(found, reverse=True)
    return first + SECOND * others[0] if others else first
