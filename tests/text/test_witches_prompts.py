"""Prompts of Witches tell to do only what can be done."""

import pytest
from witches_stage import WITCHES, Stage, holding

from coven.engine.edge import questions
from coven.text import speaker_for


def asked(stage: Stage) -> str:
    """The open question in words."""
    found = questions.question(stage.table)
    assert found is not None
    return speaker_for(WITCHES, "en").ask(found)


TIFFANY = holding(spot="slice", witch="tiffany")


def test_who_must_move_is_not_told_to_stay() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(), problems={"razorback": "fever"})

    stage.ann.does("walk razorback", "play invisibility-tile", "stop")

    assert asked(stage) == "Second action: you slipped past unseen, so you have to move. Choose how."


def test_whoever_is_stopped_is_not_told_to_walk_on() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(), problems={"razorback": "fever"})

    stage.ann.does("walk razorback")

    assert asked(stage) == "A Problem or a witch stops you here: stop or play an advantage."


def test_who_slips_past_with_her_last_action_is_not_told_to_stop() -> None:
    stage = Stage(ann=TIFFANY, bob=holding(), problems={"razorback": "fever"})

    stage.ann.does("stay", "walk razorback", "play invisibility-tile")

    assert asked(stage) == "You have slipped past unseen: walk on. 1 path is left."


@pytest.mark.parametrize(
    ("hand", "word", "end"),
    [
        ("greebo_1 miss_tick_1", "", "Add symbols, roll or run away."),
        ("greebo_1 miss_tick_1", "use miss-tick-1", "Roll."),
        ("nanny_ogg_1 miss_tick_1", "use miss-tick-1", "Add symbols or roll."),
        ("", "", "Roll or run away."),
    ],
)
def test_after_a_symbol_nobody_is_told_to_run_away(hand: str, word: str, end: str) -> None:
    stage = Stage(ann=holding(hand, spot="slice"), bob=holding(), problems={"slice": "fever"})

    stage.ann.faces((2, 3))
    for one in [word] if word else []:
        stage.answer(one)

    assert asked(stage).endswith(end)


def test_who_has_nothing_to_play_is_not_told_to_play() -> None:
    stage = Stage(ann=holding("greebo_1", spot="slice"), bob=holding(), problems={"slice": "fever"})

    stage.ann.does("stay")
    assert asked(stage).endswith("roll the first pair.")
    stage.ann.does("roll", "stand")

    assert asked(stage).endswith("Accept the result or play an advantage.")


@pytest.mark.parametrize(("action", "start"), [(1, "First action in the Dungeon"), (2, "Second action: you leave")])
def test_in_the_dungeon_the_prompt_tells_how_to_get_out(action: int, start: str) -> None:
    stage = Stage(ann=holding(spot="dungeon"), bob=holding())

    for _ in range(action - 1):
        stage.answer("wait")

    assert asked(stage).startswith(start)


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("perdita_x_dream_1", "nothing you have gets you out, so wait."),
        ("miss_tick_1", "get out by a Broomstick, Rescue or Invisibility, or wait."),
        ("greebo_1", "get out by a Broomstick, Rescue or Invisibility, or wait."),
    ],
)
def test_in_the_dungeon_only_who_can_is_told_to_get_out(hand: str, said: str) -> None:
    stage = Stage(ann=holding(hand, spot="dungeon"), bob=holding())

    assert stage.ann.can("ride greebo-1") or stage.ann.can("play miss-tick-1") or stage.options == ["wait"]
    assert asked(stage) == f"First action in the Dungeon: {said}"


def test_who_is_stopped_and_has_nothing_to_play_is_told_to_stop() -> None:
    stage = Stage(ann=holding("perdita_x_dream_1", spot="slice"), bob=holding(), problems={"razorback": "fever"})

    stage.ann.does("walk razorback")

    assert stage.options == ["stop"]
    assert asked(stage) == "A Problem or a witch stops you here: stop."


def test_who_has_no_path_and_nothing_to_play_is_told_to_stop() -> None:
    stage = Stage(ann=holding("perdita_x_dream_1", spot="slice"), bob=holding())

    stage.ann.does("walk razorback", "walk slice")

    assert asked(stage) == "There is no path left on this walk: stop here."


@pytest.mark.parametrize(
    ("hand", "words", "said"),
    [
        ("", ("flee",), "You run away from Death: choose where to."),
        ("greebo_1", ("flee",), "You run away from Death: choose where to."),
        ("perdita_x_dream_1", ("stand", "accept"), "You have to flee from Death: choose where to."),
        ("greebo_1", ("stand", "accept"), "You have to flee from Death: choose where to, or how."),
        ("miss_tick_1", ("stand", "play miss-tick-1"), "You are rescued from Death: choose where to."),
    ],
)
def test_who_leaves_is_told_why_and_what_to_choose(hand: str, words: tuple[str, ...], said: str) -> None:
    stage = Stage(ann=holding(hand, spot="slice"), bob=holding(), problems={"slice": "death"})

    stage.ann.faces((2, 2))
    stage.rolls(2, 2)
    for word in words:
        stage.answer(word)

    assert asked(stage) == said


@pytest.mark.parametrize(("cackles", "limit"), [(1, 1), (2, 2), (5, 3)])
def test_the_limit_at_tea_is_no_more_than_she_has(cackles: int, limit: int) -> None:
    stage = Stage(ann=holding(spot="slice", cackles=cackles), bob=holding(spot="slice"))

    stage.ann.stays()

    assert asked(stage).endswith(f"at most {limit}.")
