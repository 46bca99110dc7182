"""The fourth game, which is kept as a test: what a game has to bring, and that everything follows from it."""

from __future__ import annotations

from liar import Liar
from liar.table import Table

from coven.engine.core.machine import take
from coven.engine.core.rng import below, seeded
from coven.engine.edge import questions
from coven.engine.edge.views import View, addresses

GAME = Liar()


def seen(table: Table, seat: int) -> View:
    view = GAME.view(table, seat)
    assert isinstance(view, View)
    return view


def test_random_games_end_and_everything_can_be_written_and_read() -> None:
    for number in range(30):
        table = GAME.new(("ann", "bob", "cid"), str(number), {"dice": "2"})
        rng = seeded(str(number))
        while not table.over:
            position = GAME.write(table)
            assert GAME.write(GAME.read(position)) == position
            for seat in (-1, 0, 1, 2):
                view = seen(table, seat)
                other = GAME.imagine(view, "x")
                assert GAME.view(other, seat) == view
            asked = questions.question(table)
            assert asked is not None
            for option, answer in zip(table.options, asked.answers, strict=True):
                assert option in GAME.answers.parse(table, table.active, answer.word)
                assert set(answer.touches) <= addresses(view.board)
            rng, pick = below(rng, len(table.options))
            take(table, table.options[pick])
        assert len(GAME.outcome(table).winners) == 1


def test_a_refusal_names_the_rule() -> None:
    table = GAME.new(("ann", "bob"), "1", {})
    assert questions.explain(table, "liar").rule == "L2.6"
    questions.answer(table, "bid 3 4")
    assert questions.explain(table, "bid 3 4").rule == "L2.2"
    assert questions.explain(table, "bid 11 4").rule == "L2.3"
