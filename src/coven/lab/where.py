"""Where a numbered rule lives: the content, the source and the tests that speak of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from coven.engine.core.errors import OptionError
from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.engine.edge.ledger import Statement, statements
from coven.games import GAMES, open_game
from coven.lab.coverage import proved

ID = re.compile(r"\b([A-Z](?:-[A-Z]+\.|\d+\.))(\d+)\b")
MOST = 12  # places of neighbours are a hint, not a list
RANGE = re.compile(rf"{ID.pattern}(?: to |-){ID.pattern}")


class Where(msgspec.Struct, frozen=True):
    """The places of one rule, each as `file:line`; where no source names the rule itself, those of the rules it cites,
    of those that cite it, of its section, of those proved in the same file,
    or that of the ledger."""

    id: str
    content: tuple[str, ...]
    source: tuple[str, ...]
    tests: tuple[str, ...]
    near: tuple[str, ...]


def where(id: str, tests: Path) -> Where:
    """The places of a rule."""
    return places(open_game(game_of(id)), id, proved(tests) if tests.is_dir() else {})


def places(game: Game[State], id: str, proofs: dict[str, list[str]]) -> Where:
    """The places of a rule of a game."""
    rules = _rules(game.ledger())
    home = game.ledger().parent
    text = next(rule.text for rule in rules if rule.id == id)
    source = _lines(home, "*.py", {id})
    near = () if source else _near(home, rules, id, proofs)
    return Where(id, _lines(home, "*.toml", {id}) + _things(home, game.names(), text), source, _tests(proofs, id), near)


def _tests(proofs: dict[str, list[str]], id: str) -> tuple[str, ...]:
    return tuple(proofs.get(id, ()))


def _things(home: Path, names: Mapping[str, Mapping[str, str]], text: str) -> tuple[str, ...]:
    """The content of the cards and tiles a rule calls by name."""
    ids = {key.partition("-")[2] for key, called in names.items() if called.get("en", "?") in text}
    return tuple(place for place, id in _listed_in(home) if id in ids)


@cache
def _listed_in(home: Path) -> tuple[tuple[str, str], ...]:
    """The lines that begin a card or a tile, with its id."""
    return tuple(
        (f"{path.relative_to(home.parent)}:{number}", line[len('id = "') : -1])
        for path in sorted(home.rglob("*.toml"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if line.startswith('id = "') and line.endswith('"')
    )


def _near(home: Path, rules: list[Statement], id: str, proofs: dict[str, list[str]]) -> tuple[str, ...]:
    own = next(rule for rule in rules if rule.id == id)
    cited = named(own.text) - {id}
    citing = {rule.id for rule in rules if id in _cited(rule.text)} - {id}
    beside = {other for other, places in proofs.items() if {*places} & {*proofs.get(id, ())}} - {id}
    section = {rule.id for rule in rules if rule.section == own.section and "-" not in rule.id}
    files = _files(proofs, id)
    together = {other for other in proofs if _files(proofs, other) & files}
    for ids in (cited, citing, beside, section, together):
        if found := _lines(home, "*.py", ids):
            return found[:MOST]
    return _lines(home, "rules.md", {id})[:1]


def _files(proofs: dict[str, list[str]], id: str) -> set[str]:
    return {place.partition(":")[0] for place in proofs.get(id, ())}


def game_of(id: str) -> str:
    """The game whose ledger has a rule."""
    for game in GAMES:
        if any(rule.id == id for rule in statements(open_game(game).ledger())):
            return game
    raise OptionError("no-such-rule", given=id, nearest="M10.6, W8.9, D13.12")


def named(line: str) -> set[str]:
    """The ids a line names, ranges written out: `M10.1 to M10.3` names three."""
    found = {section + number for section, number in ID.findall(line)}
    for first, start, last, end in RANGE.findall(line):
        if first == last:
            found |= {f"{first}{number}" for number in range(int(start), int(end) + 1)}
    return found


@cache
def _rules(ledger: Path) -> list[Statement]:
    return statements(ledger)


@cache
def _cited(text: str) -> frozenset[str]:
    return frozenset(named(text))


def _lines(home: Path, pattern: str, ids: set[str]) -> tuple[str, ...]:
    return tuple(place for place, found in _named_in(home, pattern) if ids & found)


@cache
def _named_in(home: Path, pattern: str) -> tuple[tuple[str, set[str]], ...]:
    """The lines that name a rule, with the ids they name."""
    return tuple(
        (f"{path.relative_to(home.parent)}:{number}", found)
        for path in sorted(home.rglob(pattern))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if (found := named(line))
    )
