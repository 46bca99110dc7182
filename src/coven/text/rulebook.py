"""The numbered rules in the language of whoever asks: by id, by section, or by a question in natural words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from copy import copy
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from math import log, sqrt
from operator import mul
from pathlib import Path
from textwrap import wrap

from msgspec import structs

from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.engine.edge.ledger import Statement, statements
from coven.text.heard import Heard, heard
from coven.text.typed import Vocabulary, alike, folded, plain

ID = re.compile(r"[a-z]-?[a-z0-9]*\.\d+")
EMPHASIS = re.compile(r"\*([^*]+)\*")  # of the page the rules are written on
PLACES = ("location", "kind", "variant", "option")  # what whole chapters speak of
HEADING = 1.6  # what a word in the heading counts for, shared among its words
PAIR = 0.3  # what two words count for that stand side by side in question and rule
SYNONYM = 0.95  # what a word counts for that only means the same
RULING = 0.85  # how likely a ruling or an example is meant, beside a rule
LATER = 0.1  # the first rules are the general ones
OPENING = 0.8  # how much more a heading counts for the first rule of its section; each next one has half of that
LONG = 0.15  # how much a long rule has to fit better than a short one
UNNAMED = 0.7  # how likely the rule of a card is meant that the question does not name
FAR = 0.4  # how much worse than the best a rule may fit and still be told
MOST = 12  # rules that a question is answered with
SECTION = 0.4  # what the three nearest rules of a section add to all of it
HEARD = 3.0  # what a question heard before counts for, beside the words of the rule


class Meaning:
    """What the words of a question mean in one language."""

    def __init__(self, language: str) -> None:
        text = files("coven").joinpath("locales", language, "search.toml").read_text("utf-8")
        known = tomllib.loads(text)
        self.idle = set(folded(known["idle"]))
        self.same = [folded(group) for group in known["same"]]
        self.turns = {plain(turn): folded(words) for turn, words in known["turns"].items()}

    def besides(self, names: set[str]) -> Meaning:
        """The same language in a game where these words name somebody, so that none of them is idle."""
        meant = copy(self)
        meant.idle = self.idle - names
        return meant

    def said(self, question: str) -> list[list[str]]:
        """All words of a question, each with those that mean the same; the word itself comes first."""
        return [[word, *self._synonyms(word)] for word in dict.fromkeys(folded(question))]

    def asked(self, question: str) -> list[list[str]]:
        """Only the words that ask something, and those that a turn of speech means."""
        words = [word for word in folded(question) if word not in self.idle] or folded(question)
        said = f" {plain(question)} "
        turned = [[word] for turn, meant in self.turns.items() if f" {turn} " in said for word in meant]
        return [[word, *self._synonyms(word)] for word in dict.fromkeys(words)] + turned

    def _synonyms(self, word: str) -> list[str]:
        groups = [group for group in self.same if any(alike(word, other) > 0.6 for other in group)]
        return [other for group in groups for other in group if other != word]


def _called(questions: Iterable[str]) -> set[str]:
    """Words that somebody or something is called by: inside a sentence they have a capital letter."""
    found = [word for question in questions for word in re.findall(r"(?<=\w )[^\W\d_]{3,}", question)]
    return {part for word in found if word[0].isupper() for part in folded(word)}


@cache
def meaning(language: str) -> Meaning:
    """What words mean in a language, read once."""
    return Meaning(language)


class Rulebook:
    """All rules of a game in one language; rules of a card that a question does not name come after the others."""

    def __init__(
        self, rules: Sequence[Statement], language: str, names: Sequence[str], heard: dict[str, list[str]]
    ) -> None:
        self.rules = list(rules)
        self.named = [[name for name in names if name in rule.text] for rule in self.rules]
        before = [(number, question) for number, rule in enumerate(rules) for question in heard.get(rule.id, ())]
        self.meaning = meaning(language).besides(_called(question for _, question in before))
        self.heard = Heard(before, self.meaning.idle)
        self.pairs = [{*pairwise(folded(rule.text))} for rule in self.rules]
        self.size = [len(folded(rule.text)) for rule in self.rules]
        self.found: dict[str, dict[int, float]] = {}  # word: the rules that have it, and how much it counts there
        later = 0  # rules of the same section that stand before it
        for number, rule in enumerate(self.rules):
            heading = dict.fromkeys(folded(rule.section)[1:])  # the first one is its number
            later = later + 1 if number and rule.section == self.rules[number - 1].section else 0
            for word in heading:
                self.found.setdefault(word, {})[number] = HEADING * (1 + OPENING / 2**later) / len(heading)
            for word in dict.fromkeys(folded(rule.text)):
                places = self.found.setdefault(word, {})
                places[number] = places.get(number, 0.0) + 1.0
        self.words = Vocabulary(self.found)

    def matching(self, words: str) -> list[Statement]:
        """The rules of one or more ids, the rules of a section, else those that answer a question, best first."""
        wanted = words.casefold().split()
        if wanted and all(ID.fullmatch(word) for word in wanted):
            found = [[rule for rule in self.rules if rule.id.casefold() == word] for word in wanted]
            return [rule for rules in found for rule in rules] if all(found) else []
        section = [rule for rule in self.rules if [rule.id.casefold().split(".")[0]] == wanted]
        return section or self._answering(words)

    def _answering(self, question: str) -> list[Statement]:
        scores = [0.0] * len(self.rules)
        for meant in self.meaning.asked(question):
            for number, score in self._fitting(meant).items():
                scores[number] += score
        for number, said in enumerate(self.pairs):
            scores[number] += PAIR * len(said.intersection(pairwise(folded(question))))
        average = sum(self.size) / max(len(self.size), 1)
        scores = [score / sqrt(1 - LONG + LONG * size / average) for score, size in zip(scores, self.size, strict=True)]
        likely = [self._general(number, question) for number in range(len(scores))]
        highest = max(map(mul, scores, likely), default=0.0) or 1.0
        scores = [score / highest for score in scores]
        for number, near in enumerate(self._near(question)):
            scores[number] += HEARD * near
        scores = list(map(mul, scores, likely))
        best = max(scores, default=0.0)
        order = sorted(range(len(scores)), key=lambda number: -scores[number])[:MOST]
        return [self.rules[number] for number in order if best > 0 and scores[number] >= FAR * best]

    def _near(self, question: str) -> list[float]:
        """How near each rule's questions are; where several rules of a section are near, all of it comes nearer."""
        near = self.heard.near(self.meaning.said(question))
        found: dict[str, list[float]] = {}
        for number, rule in enumerate(self.rules):
            found.setdefault(rule.section, []).append(near.get(number, 0.0))
        around = {section: sum(sorted(all, reverse=True)[:3]) / 3 for section, all in found.items()}
        return [near.get(number, 0.0) + SECTION * around[rule.section] for number, rule in enumerate(self.rules)]

    def _general(self, number: int, question: str) -> float:
        """How likely a rule is meant: rulings, examples and rules of a card nobody named less than the others."""
        asked = " ".join(folded(question))
        named = self.named[number]
        unasked = named and not any(" ".join(folded(name)) in asked for name in named)
        early = 1.0 - LATER * number / len(self.rules)
        return early * (RULING if "-" in self.rules[number].id else 1.0) * (UNNAMED if unasked else 1.0)

    def _fitting(self, meant: list[str]) -> dict[int, float]:
        """The rules that have a word or one that means the same; rare words count more."""
        fitting: dict[int, float] = {}
        for place, word in enumerate(meant):
            weight = 1.0 if place == 0 else SYNONYM
            for other, close in self.words.forms(word):
                for number, counted in self.found[other].items():
                    fitting[number] = max(fitting.get(number, 0.0), weight * close * counted)
        rare = log(1 + len(self.rules) / (1 + len(fitting)))
        return {number: score * rare for number, score in fitting.items()}


@lru_cache(maxsize=16)
def _book(game: str, ledger: Path, spoken: Path, language: str, names: tuple[str, ...]) -> Rulebook:
    """The rules as they are read; a translated one has the sources of its English."""
    sources = {rule.id: rule.sources for rule in statements(ledger)}
    rules = [
        structs.replace(rule, text=EMPHASIS.sub(r"\1", rule.text), sources=sources.get(rule.id, ""))
        for rule in statements(spoken)
    ]
    return Rulebook(rules, language, names, heard(game, language))


def rulebook(game: Game[State], language: str) -> Rulebook:
    """The rules of a game in a language; a game that has them in English only is read in English."""
    ledger = game.ledger()
    spoken = ledger.with_name(f"rules.{language}.md")
    names = [called.get(language, called["en"]) for key, called in game.names().items() if not key.startswith(PLACES)]
    return _book(game.id, ledger, spoken if spoken.exists() else ledger, language, tuple(names))


@cache
def glossary(language: str) -> dict[str, dict[str, tuple[str, ...]]]:
    """By game: what stands on its board, as it may be typed, and the ids of the rules that tell what it is."""
    text = files("coven").joinpath("locales", language, "glossary.toml").read_text("utf-8")
    return {
        game: {plain(word): tuple(ids.split()) for ids, words in terms.items() for word in words.split(";")}
        for game, terms in tomllib.loads(text).items()
    }


def printed(rules: Sequence[Statement], width: int, sources: bool = False) -> str:
    """Rules to be read: under the heading of their section, wrapped at words."""
    lines: list[str] = []
    section = ""
    for rule in rules:
        if rule.section != section:
            section = rule.section
            lines += [section, ""]
        said = f"{rule.id}  {rule.text}" + (f" [{rule.sources}]" if sources and rule.sources else "")
        lines += [*wrap(said, width, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False), ""]
    return "\n".join(lines[:-1])
