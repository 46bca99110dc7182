"""The rules of thumb of Djinn against Tom: bosses leave the map, and what is at hand is used for it."""

from __future__ import annotations

import pytest
from djinn_stage import NOBODY, QUIET, Stage, player

from coven.engine.core.policy import best
from coven.games.djinn.policy import POLICY

BOSSES = {"r1": "boss blue", "r2": "boss blue", "r3": "boss red", "r4": "", "r5": "boss red", "r6": "boss blue"}


def answer(stage: Stage) -> str:
    """What the rules of thumb answer."""
    return stage.options[best(POLICY.scores(stage.table))]


@pytest.mark.parametrize(
    ("space", "crowded", "way"), [("r4", "r6", "move catacombs"), ("r6", "r4", "move manufactory")]
)
def test_the_way_leads_to_a_boss_that_can_be_driven_out(space: str, crowded: str, way: str) -> None:
    stage = Stage(ann=player("s1", magic=4), djinn=NOBODY | {space: "boss red", crowded: "boss red*2 blue*2"})

    assert answer(stage) == way


def test_two_magic_instead_of_the_action_are_taken_where_they_drive_a_boss_out() -> None:
    short = Stage(ann=player("r4", magic=2), djinn=QUIET, phase="act")
    rich = Stage(ann=player("r4", magic=4), djinn=QUIET, phase="act")

    assert answer(short) == "forgo magic"
    assert answer(rich).startswith("special")


def test_a_key_is_magic_where_it_makes_a_capture_possible() -> None:
    short = Stage(ann=player("r4", magic=3, keys=1), djinn=QUIET, phase="act")
    far = Stage(ann=player("r4", magic=1, keys=1), djinn=QUIET, phase="act")

    for stage in (short, far):
        stage.ann.does("forgo coins")

    assert answer(short) == "exchange magic"
    assert not answer(far).startswith("exchange")


def test_the_last_place_is_kept_for_a_boss() -> None:
    full = player("r4", magic=4, circles="white, empty, inactive, inactive")
    stage = Stage(ann=full, djinn=BOSSES | {"r4": "red"}, phase="act")

    stage.ann.does("forgo coins")

    assert answer(stage) == "capture nothing"


def test_a_boss_goes_where_it_makes_three_with_what_the_same_capture_brings() -> None:
    ann = player("r4", magic=6, capacity=8, corks=3, bottles="red*2 blue", corked="red*2 blue*2")
    stage = Stage(ann=ann, bob=player("s1"), djinn=QUIET | {"r5": "boss blue"}, phase="act")

    stage.ann.does("forgo coins", "capture", "capture boss", "free red", "put red bottle")

    assert answer(stage) == "put boss bottle blue"


def test_turns_that_are_looked_at_are_counted_for_all_alike() -> None:
    stage = Stage(ann=player("r4", magic=2), bob=player("s1"), djinn=QUIET, phase="act")
    began = POLICY.clock(stage.table)
    stage.ann.does("forgo coins", "capture nothing")

    assert POLICY.clock(stage.table) == began + 1
    assert POLICY.turns(stage.table) % 2 == 0


def test_a_key_is_not_given_away_rather_than_capturing_nothing() -> None:
    full = player("r4", magic=4, keys=1, circles="white, blue, inactive, inactive")
    stage = Stage(ann=full, bob=player("s1"), djinn=QUIET, phase="act")

    stage.ann.does("forgo coins")

    assert stage.options[0] == "capture nothing"
    assert answer(stage) == "capture nothing"


def test_in_company_too_a_key_is_magic_where_it_makes_a_capture_possible() -> None:
    short = Stage(ann=player("r4", magic=3, keys=1), bob=player("s1"), djinn=QUIET, phase="act")
    far = Stage(ann=player("r4", magic=1, keys=1), bob=player("s1"), djinn=QUIET, phase="act")

    for stage in (short, far):
        stage.ann.does("forgo coins")

    assert answer(short) == "exchange magic"
    assert answer(far) == "capture nothing"


@pytest.mark.parametrize("colour", ["red", "blue"])
def test_the_djinn_that_comes_free_is_one_for_whom_a_bottle_is_ready(colour: str) -> None:
    ann = player("r4", magic=8, capacity=8, turned=True, bottles=colour, corks=1)
    stage = Stage(ann=ann, bob=player("s1"), djinn=QUIET | {"r4": "boss red blue"}, phase="act")

    stage.ann.does("forgo coins", "capture", "capture boss")

    assert answer(stage) == f"free {colour}"


def test_a_boss_that_goes_from_its_circle_into_a_bottle_is_captured_at_the_source() -> None:
    ann = player("source", magic=8, capacity=8, turned=True, bottles="red", corks=1, negative="N10")
    stage = Stage(ann=ann, bob=player("s1"), djinn=QUIET, phase="act")

    assert answer(stage) == "source boss"


@pytest.mark.parametrize("colour", ["red", "blue", "brown", "white"])
def test_the_bottle_that_is_bought_before_a_capture_is_for_the_djinn_there(colour: str) -> None:
    ann = player("r5", magic=4, scrolls=1)
    stage = Stage(ann=ann, bob=player("s1"), djinn=QUIET | {"r5": colour}, phase="act")

    stage.ann.does("special market", "visit outfitter")

    assert answer(stage) == f"take {colour}"


def test_a_visit_to_the_market_counts_for_nothing_where_only_the_own_stall_could_be_paid() -> None:
    for stall, way in (("scribe", "move market"), ("outfitter", "move catacombs")):
        ann = player("r6", "s1", magic=3, scrolls=1, coins=0, stall=stall, circles="white, red, inactive, inactive")
        stage = Stage(ann=ann, bob=player("r1"), djinn=QUIET)

        assert answer(stage) == way


def test_no_more_bottles_are_bought_than_can_be_filled() -> None:
    for bottles, corks, bought in (("", 1, True), ("red*2 blue*2 brown*2 white*2", 8, False)):
        ann = player("s6", magic=1, coins=4, bottles=bottles, corks=corks)
        stage = Stage(ann=ann, bob=player("s1"), djinn=QUIET | {"r4": "boss red"}, phase="act")

        assert (answer(stage) == "basic market") == bought


def test_magic_beyond_what_a_djinn_needs_is_worth_less() -> None:
    for magic, taken in ((1, "forgo magic"), (5, "forgo coins")):
        ann = player("r6", magic=magic, capacity=8, coins=0)
        stage = Stage(ann=ann, bob=player("s1"), djinn=QUIET, phase="act")

        assert answer(stage) == taken


def test_in_the_last_turn_magic_for_a_boss_of_the_supply_is_better_than_a_mage() -> None:
    ann = player("s2", magic=4, capacity=8, bottles="red", corks=1)
    early = Stage(ann=ann, bob=player("s1"), djinn=QUIET, phase="act")
    late = Stage(ann=ann, bob=player("s1"), djinn=NOBODY, round=4, last_round=4, phase="act")

    assert answer(early) == "basic tavern"
    assert answer(late) == "forgo magic"


def test_the_final_actions_are_counted_as_turns_after_the_last_round() -> None:
    stage = Stage(ann=player("s2"), bob=player("s1"), djinn=NOBODY, round=4, last_round=4, phase="act", active="bob")
    began = POLICY.clock(stage.table)

    stage.bob.does("forgo coins")

    assert stage.view.final
    assert POLICY.clock(stage.table) == began + 1
