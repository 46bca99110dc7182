"""Refusals of Djinn name what is missing and tell to do only what can be done."""

import pytest
from djinn_stage import DJINN, Stage, player

from coven.text import LANGUAGES, speaker_for


def refused(stage: Stage, word: str) -> tuple[str, ...]:
    return tuple(speaker_for(DJINN, language).explain(stage.ruling(word)) for language in LANGUAGES)


def test_a_bottle_that_is_not_there_is_named() -> None:
    stage = Stage(ann=player("s1", equipment="hat8", bottles="red"), bob=player(), phase="act")

    stage.ann.does("use hat8")

    assert refused(stage, "swap blue for red") == (
        "You have no empty blue bottle to exchange: choose another of your bottles. [D29.4]",
        "Prázdnou lahev této barvy k výměně nemáš (modrá lahev): vyber jinou ze svých lahví. [D29.4]",
        "Nie masz na wymianę pustej butelki tego koloru (niebieska butelka): wybierz inną ze swoich butelek. [D29.4]",
    )


def test_nobody_is_told_to_stop_at_the_space_just_left() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player(), phase="move")
    behind = stage.table.space_word(stage.table.seats[0].came)

    assert stage.ruling(f"skip {behind}").rule == "D12.2"
    assert refused(stage, f"skip {behind}") == refused(stage, f"move {behind}")


@pytest.mark.parametrize(
    ("coins", "end"),
    [
        (1, "1 scroll, but you have 0 scrolls: pay in the other currency, skip"),
        (0, "1 scroll, but you have 0 scrolls: skip"),
    ],
)
def test_only_who_can_pay_otherwise_is_told_to(coins: int, end: str) -> None:
    stage = Stage(ann=player("s1", "r1", coins=coins), bob=player("r4", "s1"), phase="move")

    said = refused(stage, "move catacombs scroll bob")

    assert said[0].split("pay ", 1)[1] == f"{end} the space or go elsewhere. [D-R.13]"
    assert stage.ann.can("move catacombs coin bob") == (coins == 1)


@pytest.mark.parametrize(
    ("stall", "visit", "end"),
    [
        ("glassblower", "glassblower one", "is already at the stall Glassblower: choose another stall."),
        (
            "corkcutter",
            "scribe",
            "is already where the stall Scribe is: stalls that are grouped are one place, so choose a stall elsewhere.",
        ),
    ],
)
def test_an_assistant_is_not_said_to_be_at_a_stall_beside_its_own(stall: str, visit: str, end: str) -> None:
    stage = Stage(ann=player("s6", coins=2, stall=stall), bob=player(), phase="act")

    stage.ann.does("basic market")

    assert refused(stage, f"visit {visit}")[0] == f"Your assistant {end} [D19.2]"
