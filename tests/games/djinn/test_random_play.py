"""Games of eager players, who come to the end of a game where players who answer blindly hardly ever do."""

from __future__ import annotations

from collections import Counter

import pytest
from contract import laws
from contract.tables import NATIVE, Dice, djinn

from coven.engine.core.machine import State, deciding, take
from coven.engine.edge import questions

GAMES = 64 if NATIVE else 16
PARTS = 8
DULL = ("call-off", "capture nothing", "done", "forgo", "decline", "return", "free none")
EAGER = ("capture", "pay", "award", "bottle", "source", "put", "basic market", "special", "visit", "with")


def liking(word: str) -> int:
    """How gladly an eager player gives an answer."""
    if word.startswith(DULL):
        return 0
    return 2 + len(word.split(" ")) if word.startswith(EAGER) else 1


def eager(table: State, dice: Dice) -> int:
    """The answer an eager player likes best of a few."""
    seat = deciding(table)
    few = [table.options[dice.below(len(table.options))] for _ in range(4)]
    return max(few, key=lambda option: liking(table.answers().say(table, seat, option)))


@pytest.mark.parametrize("part", range(PARTS))
def test_games_of_eager_players_come_to_an_end_and_the_laws_hold(part: int) -> None:
    outcomes: Counter[bool] = Counter()
    for number in range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        setting = djinn(number)
        table, dice = setting.new(), Dice(f"eager {number}")
        decisions = 0
        while not table.over:
            laws.cards_are_conserved(setting, table)
            if decisions % 17 == 0:
                laws.options_are_sound(setting, table)
                laws.position_is_whole(setting, table)
                laws.views_do_not_leak(setting, table)
            decisions += 1
            assert decisions < laws.MOST_DECISIONS
            take(table, eager(table, dice))
        position = setting.game.write(table)
        assert setting.game.write(setting.game.read(position)) == position
        for seat in (-1, *range(len(table.names))):
            seen = setting.game.view(table, seat)
            assert setting.game.view(setting.game.imagine(seen, "over"), seat) == seen
        outcomes[setting.game.outcome(table).kind in ("unfinished", "lost")] += 1
    assert outcomes[False]


@pytest.mark.parametrize("number", range(8))
def test_whatever_was_legal_once_is_legal_or_refused_by_a_rule(number: int) -> None:
    table, dice = djinn(number).new(), Dice(f"cited {number}")
    kept: list[str] = []

    while not table.over and len(kept) < 1500:
        rulings = [questions.explain(table, kept[dice.below(len(kept))]) for _ in range(10 if kept else 0)]
        nameless = [ruling for ruling in rulings if not ruling.legal and not ruling.rule]
        assert not [ruling for ruling in nameless if " coin " not in ruling.answer and " scroll " not in ruling.answer]
        kept += questions.words(table)[:5]
        take(table, table.options[dice.below(len(table.options))])
