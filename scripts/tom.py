"""How many bosses are left when Tom has won, learned from games of the rules of thumb: `python scripts/tom.py 300`.

Least squares over what is seen whenever the wizard is to move. The numbers are those of games/djinn/standing.py.
"""

import sys

from coven.bots.rollout import play_on
from coven.engine.core.machine import asking
from coven.engine.core.rng import seeded, step
from coven.games import open_game
from coven.games.djinn.estate import bosses_left
from coven.games.djinn.standing import sights
from coven.games.djinn.table import LOST, Table
from coven.games.djinn.verbs.moving import Move

MISTAKES = 5  # answers in a hundred at random, so that bad positions are seen too
FIRM = 1.0  # how firmly a weight is held to nothing
DECKS = (12, 13, 14, 15)


def watched(games: int) -> list[tuple[list[float], float]]:
    """What was seen, with the bosses left in the end."""
    game = open_game("djinn")
    found: list[tuple[list[float], float]] = []
    for deal in range(games):
        table = game.new(("ann",), f"tom/{deal}", {"tom": str(DECKS[deal % len(DECKS)])})
        assert isinstance(table, Table)
        rng = seeded(f"tom {deal}")
        rows: list[list[float]] = []
        while not table.over:
            if isinstance(asking(table), Move):
                rows.append(sights(table))
            rng = step(rng)
            play_on(table, game.policy, rng, 1, MISTAKES)
        left = float(bosses_left(table)) if table.outcome == LOST else 0.0
        found += [(row, left) for row in rows]
    return found


def fitted(rows: list[tuple[list[float], float]]) -> list[float]:
    """Least squares, by Gauss."""
    size = len(rows[0][0])
    lines = [[FIRM if i == j else 0.0 for j in range(size + 1)] for i in range(size)]
    for seen, left in rows:
        for line, x in zip(lines, seen, strict=True):
            for j, y in enumerate((*seen, left)):
                line[j] += x * y
    for i, line in enumerate(lines):
        for other in lines:
            if other is not line:
                part = other[i] / line[i]
                for j in range(i, size + 1):
                    other[j] -= part * line[j]
    return [line[size] / line[i] for i, line in enumerate(lines)]


if __name__ == "__main__":
    print([round(weight, 4) for weight in fitted(watched(int(sys.argv[1]) if len(sys.argv) > 1 else 300))])
