"""W-R.14, W-R.96: on a walk, cards that draw are asked for where what they bring may lead further."""

import pytest
from rules import rule
from witches_stage import Stage, all_cards_but, holding


@rule("W-R.14", "W-R.96")
@pytest.mark.parametrize("card", ["miss_level_1", "magrat_garlick_1"])
@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_at_a_problem_cards_that_may_bring_invisibility_are_asked_for(mode: str, card: str) -> None:
    ann = holding(card, spot="slice")
    stage = Stage(ann=ann, bob=holding("bees_1"), problems={"razorback": "fever"}, pile="you_1 bees_2", mode=mode)

    stage.ann.does("walk razorback", f"play {card.replace('_', '-')}")
    stage.ann.does("play you-1", "walk granny-cottage")

    assert stage.ann.spot == "granny-cottage"
    assert not stage.happened("attempt-began")


@rule("W-R.14", "W-R.96")
def test_at_the_end_of_a_walk_cards_that_may_bring_extra_movement_are_asked_for() -> None:
    ann = holding("miss_level_1", spot="slice")
    stage = Stage(ann=ann, pile="shawn_ogg_1 you_1 bees_1 bees_2")

    stage.ann.does("walk razorback", "walk granny-cottage", "play miss-level-1", "play shawn-ogg-1")

    assert stage.values["n"] == 2


@rule("W-R.32", "W-R.14")
def test_the_tile_is_shown_once_invisibility_has_come() -> None:
    ann = holding("miss_level_1", spot="lancre-town-1")
    stage = Stage(ann=ann, problems={"blasted-oak": "lily_weatherwax"}, pile="you_1 you_2 bees_1 bees_2")

    stage.ann.does("walk blasted-oak")
    assert stage.ann.knows("blasted-oak") == ""
    stage.ann.does("play miss-level-1")

    assert stage.ann.knows("blasted-oak") == "lily_weatherwax"


@rule("W-R.96")
@pytest.mark.parametrize("hand", ["bees_1", "mother_dismass_1"])
def test_with_open_hands_nobody_is_asked_for_what_leads_no_further(hand: str) -> None:
    ann = holding(hand, spot="slice")
    stage = Stage(ann=ann, bob=holding(), problems={"razorback": "fever"}, pile="bees_2 you_1", mode="cooperative")

    stage.ann.does("walk razorback")

    assert stage.happened("attempt-began")


@rule("W-R.96", "W-R.16")
@pytest.mark.parametrize(("pile", "prompt"), [("bees_2", "walk"), ("bees_2 greebo_1 greebo_2", "before-roll")])
@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_what_lies_discarded_comes_only_once_the_pile_is_renewed(mode: str, pile: str, prompt: str) -> None:
    stage = Stage(
        ann=holding("miss_level_1", spot="slice"),
        bob=holding(),
        problems={"razorback": "fever"},
        pile=pile,
        discard=all_cards_but("miss_level_1", *pile.split()),
        mode=mode,
    )

    stage.ann.does("walk razorback")

    assert stage.prompt == prompt
