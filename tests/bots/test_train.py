"""Training: the weights of a standing come from games, and the same seed finds the same."""

from __future__ import annotations

import pytest

from coven.engine.core.errors import OptionError
from coven.games.djinn.weights import TOM
from coven.games.witches.weights import AGAINST, ALONE, TOGETHER
from coven.lab.train import fitted, solved, train


def test_the_same_seed_finds_the_same_weights_for_every_round_reached() -> None:
    once, again = (train("madness", 3, 5, "7", {}) for _ in range(2))

    assert once == again
    assert 1 <= len(once) <= 6
    assert len({len(weights) for weights in once}) == 1


@pytest.mark.parametrize(
    ("game", "players", "options", "shipped"),
    [
        ("witches", 2, {}, AGAINST),
        ("witches", 3, {"mode": "cooperative"}, TOGETHER),
        ("witches", 1, {}, ALONE),
        ("djinn", 1, {"tom": "15"}, TOM),
    ],
)
def test_every_way_to_play_has_weights_of_its_own(
    game: str, players: int, options: dict[str, str], shipped: tuple[tuple[float, ...], ...]
) -> None:
    found = train(game, players, 4, "7", options)

    assert [len(weights) for weights in found] == [len(weights) for weights in shipped]


def test_games_of_a_bot_teach_the_same_for_the_same_seed() -> None:
    once, again = (train("djinn", 1, 2, "7", {"tom": "12"}, "greedy") for _ in range(2))

    assert once == again
    assert once != train("djinn", 1, 2, "8", {"tom": "12"}, "greedy")


def test_what_tells_the_end_gets_weight_and_what_does_not_gets_none() -> None:
    rows = [([1.0, float(n % 2), float(n % 3)], float(n % 2 if n % 10 else 1 - n % 2)) for n in range(600)]

    _, telling, idle = fitted(rows)

    assert telling > 2.0
    assert abs(idle) < 0.3


def test_equations_are_solved() -> None:
    assert solved([[4.0, 2.0], [2.0, 3.0]], [2.0, -1.0]) == pytest.approx([1.0, -1.0])


@pytest.mark.parametrize(("game", "games", "told"), [("djinn", 5, "nothing-to-learn"), ("madness", 0, "too-few-games")])
def test_what_cannot_be_learned_is_said(game: str, games: int, told: str) -> None:
    with pytest.raises(OptionError, match=told):
        train(game, 3, games, "7", {})


def test_a_bot_that_is_not_there_teaches_nothing() -> None:
    with pytest.raises(OptionError, match="no-such-bot"):
        train("djinn", 1, 1, "7", {}, "thinkre")
