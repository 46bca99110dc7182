"""Prompts of Madness tell to do only what can be done."""

from stage import MADNESS, Stage, holding

from coven.engine.edge import questions
from coven.text import LANGUAGES, speaker_for


def asked(stage: Stage) -> list[str]:
    """The open question in every language."""
    found = questions.question(stage.table)
    assert found is not None
    return [speaker_for(MADNESS, language).ask(found) for language in LANGUAGES]


def test_nobody_is_told_to_choose_a_target_where_nobody_is_left() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("earth-1"))

    stage.ann.casts("telepathy", on="bob", agreed=False)
    stage.bob.does("refuse")

    assert stage.options == ["go-on", "call-off"]
    assert asked(stage) == [
        "Nobody is left who could be the target of Telepathy: go on without, or call it off.",
        "Kouzlo „Telepatie“ už nemůže mít za cíl nikoho dalšího: pokračuj bez něj, nebo seslání odvolej.",
        "Nie ma już nikogo, kto mógłby być celem zaklęcia „Telepatia”: kontynuuj bez niego albo odwołaj rzucenie.",
    ]


def test_where_somebody_is_left_a_target_is_asked_for() -> None:
    stage = Stage(ann=holding("air-1"), bob=holding("earth-1"), cid=holding("earth-1"))

    stage.ann.casts("telepathy", on="bob", agreed=False)
    stage.bob.does("refuse")

    assert asked(stage)[0] == "Choose a player as the target of Telepathy."
