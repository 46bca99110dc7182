"""Whatever somebody points at, they hear why nothing can be done with it, by whom something can, or when."""

from __future__ import annotations

import pytest
from contract import tables

from coven.engine.core import machine
from coven.engine.edge.questions import NOT_NOW, question
from coven.engine.edge.views import WATCHER, addresses
from coven.engine.edge.wonder import wonder
from coven.games import GAMES, open_game
from coven.language import LANGUAGES
from coven.text import speaker_for

GAMES_OF_EACH = 2 if tables.NATIVE else 1
EVERY = 40  # questions
MOST = 240


@pytest.mark.parametrize("game_id", GAMES)
def test_whatever_does_not_glow_says_why(game_id: str) -> None:
    game = open_game(game_id)
    dumb: list[str] = []
    for number in range(GAMES_OF_EACH):
        setting = getattr(tables, game_id)(number)
        table, dice = setting.new(), tables.Dice(f"wonder {setting.seed}")
        speakers = [speaker_for(game, language) for language in LANGUAGES]
        for step in range(MOST):
            asked = question(table)
            if asked is None:
                break
            if step % EVERY == 0:
                glows = {at for answer in asked.answers for at in answer.touches}
                for seat in (*table.names, WATCHER):
                    board = game.fields.board(table, table.names.index(seat) if seat in table.names else -1)
                    for at in sorted(addresses(board) - (glows if seat == asked.seat else set()))[step % 3 :: 3]:
                        rulings = wonder(table, at, seat)
                        said = [speaker.explain(ruling) for ruling in rulings for speaker in speakers]
                        if not rulings or any(ruling.legal or ruling.message == NOT_NOW for ruling in rulings):
                            dumb.append(f"{seat} {at}: {rulings}")
                        dumb += [f"{seat} {at}: {text}" for text in said if "{" in text or not text]
            dice.step(table)

    assert dumb == []


def test_a_thing_of_another_question_names_the_rule_of_its_moment() -> None:
    setting = tables.madness(0)
    table, dice = setting.new(), tables.Dice("wonder")
    while not table.options or question(table) is None or question(table).prompt != "act":  # type: ignore[union-attr]  # it goes on
        dice.step(table)
    asked = table.names[machine.deciding(table)]

    assert [ruling.rule for ruling in wonder(table, f"{asked}/discard", asked)]


def test_whoever_is_not_asked_hears_who_is() -> None:
    table = tables.madness(0).new()
    decides = table.names[machine.deciding(table)]
    other = next(name for name in table.names if name != decides)

    (ruling,) = wonder(table, f"{other}/hand", other)

    assert (ruling.message, ruling.values) == ("not-asked", {"player": decides})


def test_when_the_game_is_over_nothing_is_done_any_more() -> None:
    setting = tables.witches(0)
    table, dice = setting.new(), tables.Dice("wonder")
    while not table.over:
        dice.step(table)

    assert [ruling.message for ruling in wonder(table, "map/skund", WATCHER)] == ["game-is-over"]
