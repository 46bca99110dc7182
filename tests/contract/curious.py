"""Directed play: a player who seeks what has not been seen yet, so that rare situations are looked at too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from contract.laws import MOST_DECISIONS, Law
from contract.tables import Dice, Setting

from coven.engine.core.machine import State, take
from coven.engine.edge.game import Json

TRIED = 6  # options to look behind
SMALL = 12  # numbers up to here are told apart


class Curious:
    """Prefers the answer that leads to what it has seen least often, over all its games."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)
        self.seen: Counter[str] = Counter()

    def play(self, setting: Setting, laws: list[Law]) -> None:
        """Play a game; wherever something is new, the laws are looked at."""
        table = setting.new()
        for _ in range(MOST_DECISIONS):
            if table.over:
                return
            features = set(features_of(setting.game.write(table)))
            if any(not self.seen[feature] for feature in features):
                for law in laws:
                    law(setting, table)
            self.seen.update(features)
            take(table, self.pick(setting, table))
        raise AssertionError(f"{setting} does not end")

    def pick(self, setting: Setting, table: State) -> int:
        """The answer behind which the least known lies."""
        first = self.dice.below(len(table.options))
        tried = [*table.options[first:], *table.options[:first]][:TRIED]
        return min(tried, key=lambda option: self.known(setting, table, option))

    def known(self, setting: Setting, table: State, option: int) -> int:
        """How often the rarest thing behind an answer was seen."""
        after = table.clone()
        take(after, option)
        return min((self.seen[feature] for feature in features_of(setting.game.write(after))), default=0)


def features_of(part: object, path: str = "") -> Iterator[str]:
    """What can be said of a position in few words: which fields are empty, full, or hold what."""
    if isinstance(part, dict):
        for name, inner in part.items():
            if name != "rng":
                yield from features_of(inner, f"{path}/{name}")
    elif isinstance(part, list | tuple):
        texts = Counter(one for one in part if isinstance(one, str))
        yield f"{path} {len(part)} of {len(texts)}"
        yield from [f"{path} {text} {n}" for text, n in texts.items()]
        for inner in part:
            if not isinstance(inner, str):
                yield from features_of(inner, path)
    elif not isinstance(part, int) or abs(part) <= SMALL:
        yield f"{path} {part}"


def snapshot_goes_on(setting: Setting, table: State) -> None:
    """Written, read and imagined, a table can be played on: the same answer leads to the same table."""
    position: Json = setting.game.write(table)
    for option in table.options[:TRIED]:
        again, tried = setting.game.read(position), table.clone()
        take(again, option)
        take(tried, option)
        assert setting.game.write(again) == setting.game.write(tried)
