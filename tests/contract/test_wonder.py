"""Whatever somebody points at, they hear why nothing can be done with it, by whom something can, or when."""

from __future__ import annotations

import pytest
import stage as madness_stage
import witches_stage
from contract import tables

from coven.engine.core import machine
from coven.engine.core.answers import ROOM, kind_of
from coven.engine.core.ask import asked as open_question
from coven.engine.core.machine import State
from coven.engine.edge.questions import NOT_NOW, Ruling, question
from coven.engine.edge.views import WATCHER, addresses
from coven.engine.edge.wonder import wonder
from coven.games import GAMES, open_game
from coven.language import LANGUAGES
from coven.text import speaker_for

GAMES_OF_EACH = 2 if tables.NATIVE else 1
EVERY = 40  # questions
MOST = 240
SET_UP = (
    "choose-wizard",
    "choose-witch",
    "choose-start",
    "draft",
    "place-wizard",
)  # prompts
CHOOSING = (0, 15)  # settings of each game in which players choose who or what they are


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


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_over_is_never_told_beside_what_matters_now(game_id: str) -> None:
    game = open_game(game_id)
    wrong: list[str] = []
    for number in CHOOSING:
        setting = getattr(tables, game_id)(number)
        table, dice = setting.new(), tables.Dice(f"over {setting.seed}")
        past: set[int] = set()  # the kinds of answers that belong to the set-up
        for step in range(MOST // 2):
            asked = question(table)
            if asked is None:
                break
            if asked.prompt in SET_UP:
                past |= {kind_of(option) for option in table.options}
            elif step % EVERY < GAMES_OF_EACH:
                for seat in table.names:
                    board = game.fields.board(table, table.names.index(seat))
                    for at in sorted(addresses(board))[step % 3 :: 3]:
                        told = [kinds_of(table, seat, ruling) for ruling in wonder(table, at, seat) if ruling.answer]
                        over = [kinds <= past for kinds in told]
                        near = seat != asked.seat or nearest_first(table, told)
                        wrong += (
                            [] if near and (not any(over) or all(over)) else [f"{asked.prompt} {seat} {at}: {told}"]
                        )
            dice.step(table)
        assert past

    assert wrong == []


def kinds_of(table: State, seat: str, ruling: Ruling) -> set[int]:
    """What kinds of answers a ruling speaks of."""
    return {kind_of(option) for option in table.answers().parse(table, table.names.index(seat), ruling.answer)}


def nearest_first(table: State, told: list[set[int]]) -> bool:
    """Whether nothing of the kinds that are offered now comes after something that the open question does not know."""
    offered = {kind_of(option) for option in table.options}
    verb, at = open_question(table), table.frames[-1]
    known = [any(verb.knows(table, at, kind << ROOM) for kind in kinds) for kinds in told]
    strange = known.index(False) if False in known else len(told)
    return not any(kinds & offered for kinds in told[strange:])


def test_a_far_place_says_first_that_no_path_leads_there_and_how_to_get_there() -> None:
    ann = witches_stage.holding("greebo_1", spot="blackglass")
    stage = witches_stage.Stage(ann=ann, bob=witches_stage.holding(spot="skund"))

    far, between = wonder(stage.table, "map/slice", "ann"), wonder(stage.table, "map/lancre-town-1", "ann")

    assert (far[0].rule, far[0].message, far[0].values["cards"]) == ("W6.4", "no-path", "greebo_1")
    assert (between[0].message, between[0].values["via"]) == ("no-path", "dancers")
    assert not {"later-start", "later-choose"} & {ruling.message for ruling in (*far, *between)}


def test_the_own_ability_does_not_speak_of_choosing_wizards() -> None:
    stage = madness_stage.Stage(ann=madness_stage.holding("fire-1*2", wizard="viktor"), bob=madness_stage.holding())

    stage.ann.announces("combustion")

    assert [ruling.message for ruling in wonder(stage.table, "ann/wizard", "ann")] == ["ability-between-actions"]


def test_another_player_says_first_what_is_to_be_paid() -> None:
    stage = madness_stage.Stage(ann=madness_stage.holding("fire-1*2"), bob=madness_stage.holding())

    stage.ann.announces("combustion")

    assert [ruling.rule for ruling in wonder(stage.table, "bob", "ann")][:2] == ["M-R.14", "M-R.11"]


def test_whoever_waits_hears_the_rule_against_most_of_what_they_could_do() -> None:
    stage = witches_stage.Stage(ann=witches_stage.holding(), bob=witches_stage.holding(spot="skund"))

    assert [ruling.rule for ruling in wonder(stage.table, "map/slice", "bob")] == ["W4.1"]


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
