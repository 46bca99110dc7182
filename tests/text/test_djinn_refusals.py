"""Refusals of Djinn name what is missing and tell to do only what can be done."""

import pytest
from djinn_stage import DJINN, NOBODY, Holding, Stage, player

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


FULL = "red, blue, inactive, inactive"
BOSS = "boss, empty, inactive, inactive"
TOLD = (
    ("move", player("s1", "r1", keys=1, scrolls=66, magic=4), "exchange magic", "exchange it for something else."),
    ("move", player("s1", "r1", keys=1, scrolls=66, magic=4), "exchange scroll", "the key for something else."),
    (
        "move",
        player("s1", "r1", circles=BOSS, bottles="red"),
        "bottle boss red",
        "a cork first or choose something else.",
    ),
    (
        "move",
        player("s1", "r1", circles=BOSS, bottles="blue", corks=1),
        "bottle boss red",
        "You have no empty red bottle:",
    ),
    ("act", player("r1"), "passage academy", "at this space: choose another action."),
    ("act", player("s1"), "capture nothing", "There are no djinn here to face: choose something else."),
    ("act", player("s1"), "free red", "from its space: choose something else."),
    ("act", player("s4"), "archive coins", "This belongs to an action of the Archives: begin one when you can."),
    ("act", player("s6"), "visit scribe", "an action of the Market: begin one when you can."),
    ("act", player("s2"), "hire m01", "begin with that when you can."),
    ("act", player("s5"), "equip hat6", "begin with that when you can."),
    ("act", player("s1", equipment="hat9"), "reward hat9", "it comes when you arrive at one that its text names."),
    ("act", player("source", scrolls=3, keys=1), "source cork", "gather the rest first or choose something else."),
    (
        "act",
        player("r1", magic=3),
        "capture",
        "so you are 1 short. Gather magic, mages or coins first, or choose something else.",
    ),
    (
        "act",
        player("r1", circles=FULL, bottles="red", corks=1, negative="N10"),
        "capture",
        "djinn: empty a circle first.",
    ),
    (
        "act",
        player("source", scrolls=8, magic=1, keys=1),
        "source cork; source magic; source boss",
        "of the Magic Source this turn: do something else or end your turn.",
    ),
)


@pytest.mark.parametrize(("phase", "ann", "words", "part"), TOLD, ids=range(len(TOLD)))
def test_a_refusal_advises_only_what_may_be_done(phase: str, ann: Holding, words: str, part: str) -> None:
    stage = Stage(ann=ann, bob=player(), phase=phase, djinn=NOBODY | {"r1": "boss red"})
    *before, word = words.split("; ")

    stage.ann.does(*before)

    assert part in refused(stage, word)[0]


def test_who_may_not_end_where_the_turn_began_is_not_told_to_stop_there() -> None:
    others = {"bob": player("r4", "s1"), "cid": player("s4", "r4"), "dee": player("r1", "s4")}
    stage = Stage(ann=player("s1", "r1"), **others, phase="move")

    stage.ann.does("skip catacombs", "skip archives", "skip tavern")

    assert refused(stage, "skip academy")[0].endswith("so you cannot skip this space: choose another path. [D12.10]")
