"""The rules of thumb of The Witches: what a person would not do, they do not do either."""

from __future__ import annotations

from witches_stage import CACKLE, Stage, holding

from coven.bots.thinker import HOPELESS
from coven.engine.core.policy import best
from coven.games.witches.policy import POLICY

THREE = "agnes_nitt_1 perdita_x_dream_1 nanny_ogg_1"
LONGER = "shawn_ogg_1"


def answer(stage: Stage) -> str:
    """What the rules of thumb answer."""
    return stage.options[best(POLICY.scores(stage.table))]


def test_three_cards_that_are_a_power_are_kept_for_a_hard_problem() -> None:
    problems = {"slice": "queen_of_the_elves up", "razorback": "fever"}
    stage = Stage(problems=problems, ann=holding(THREE, spot="no-sun", cackles=2), bob=holding())

    assert answer(stage) == "walk slice"
    stage.ann.does("walk slice", "stop")

    assert stage.prompt == "before-roll"
    assert answer(stage).startswith("power-of-three")


def test_who_flees_does_not_waste_a_broomstick() -> None:
    stage = Stage(problems={"slice": "death"}, ann=holding("greebo_1", spot="slice"), bob=holding())

    stage.ann.faces((2, 2), (2, 2))
    stage.ann.does("accept")

    assert answer(stage).startswith("flee")


def test_a_bonus_is_kept_until_the_dice_ask_for_it() -> None:
    stage = Stage(problems={"slice": "death"}, ann=holding("nac_mac_feegle_1", spot="slice"), bob=holding())

    stage.ann.faces((5, 4))
    assert answer(stage) == "stand"
    stage.rolls(CACKLE, 2)
    stage.ann.does("stand")

    assert answer(stage) == "play nac-mac-feegle-1"


def test_a_cackle_is_paid_for_cards_among_rivals_but_not_alone() -> None:
    among = Stage(ann=holding("mrs_earwig_1"), bob=holding())
    alone = Stage(ann=holding("mrs_earwig_1", cackles=4), mode="solo")

    assert answer(among) == "play mrs-earwig-1"
    assert answer(alone) != "play mrs-earwig-1"


def thought_of(stage: Stage) -> list[str]:
    """What whoever thinks longer would try at all."""
    scores = POLICY.scores(stage.table)
    return [word for word, score in zip(stage.options, scores, strict=True) if score > max(scores) - HOPELESS]


def test_what_may_wait_until_all_dice_lie_there_is_not_even_thought_of() -> None:
    hand, waiting = "nac_mac_feegle_1 jeannie_1", {"play nac-mac-feegle-1", "play jeannie-1"}
    stage = Stage(problems={"slice": "death+1"}, ann=holding(hand, spot="slice"), bob=holding())

    stage.ann.faces((5, 4))
    assert waiting <= {*stage.options}
    assert not waiting & {*thought_of(stage)}
    stage.rolls(CACKLE, 2)
    stage.ann.does("stand")

    assert waiting <= {*thought_of(stage)}


def test_a_walk_is_made_longer_only_where_that_leads_to_something_better() -> None:
    far = Stage(problems={"slice": "fever"}, ann=holding(LONGER, spot="skund"), bob=holding(spot="blasted-oak"))
    near = Stage(
        problems={"rock-hard-place": "fever"}, ann=holding(LONGER, spot="skund"), bob=holding(spot="blasted-oak")
    )

    for stage in (far, near):
        stage.ann.does("walk slippery-hollow")

    longer = f"play {LONGER.replace('_', '-')}"
    assert longer in far.options
    assert longer in near.options
    assert answer(far) == longer
    far.ann.does(longer)
    for slot in ("rock-hard-place", "slice"):
        assert answer(far) == f"walk {slot}"
        far.ann.does(f"walk {slot}")
    assert longer not in thought_of(near)


def test_who_slips_past_a_problem_goes_on() -> None:
    problems = {"slippery-hollow": "queen_of_the_elves up", "rock-hard-place": "fever"}
    stage = Stage(problems=problems, ann=holding("rob_anybody_1", spot="skund"), bob=holding(spot="blasted-oak"))

    stage.ann.does("walk slippery-hollow")
    assert answer(stage) == "play rob-anybody-1"
    stage.ann.does("play rob-anybody-1")

    assert answer(stage) == "walk rock-hard-place"


def test_a_cackle_is_rolled_again_between_the_rolls_and_nothing_but_cackles() -> None:
    stage = Stage(problems={"slice": "death"}, ann=holding("igor_and_scraps_1", spot="slice"), bob=holding())

    stage.ann.faces((5, CACKLE))
    assert answer(stage) == "play igor-and-scraps-1"
    stage.ann.does("play igor-and-scraps-1")

    assert answer(stage) == "reroll second"


def test_without_a_cackle_a_reroll_waits_for_the_last_dice() -> None:
    stage = Stage(problems={"slice": "death"}, ann=holding("igor_and_scraps_1", spot="slice"), bob=holding())

    stage.ann.faces((3, 4))

    assert answer(stage) == "stand"


def test_a_dear_cackle_is_rolled_again_though_the_total_will_do_and_a_cheap_one_is_not() -> None:
    ann, problems = holding("igor_and_scraps_1", spot="slice", cackles=3), {"slice": "fever"}
    dear = Stage(problems=problems, ann=ann, bob=holding(cackles=3), cackles=0, aliss=1, mode="cooperative")
    cheap = Stage(problems=problems, ann=ann, bob=holding())

    for stage in (dear, cheap):
        stage.ann.faces((6, 6), (CACKLE, 4))

    assert answer(dear) == "play igor-and-scraps-1"
    assert answer(cheap) == "accept"
    dear.ann.does("play igor-and-scraps-1")
    assert answer(dear) == "reroll first"


def test_cards_that_are_weak_are_changed_for_others_and_good_ones_kept() -> None:
    weak = Stage(ann=holding("magrat_garlick_1 shawn_ogg_1 rob_anybody_1"), bob=holding())
    good = Stage(ann=holding("magrat_garlick_1 nac_mac_feegle_1 king_verence_1"), bob=holding())

    assert answer(weak) == "play magrat-garlick-1"
    weak.ann.does("play magrat-garlick-1")
    assert answer(weak) in ("discard shawn-ogg-1", "discard rob-anybody-1")
    assert answer(good) != "play magrat-garlick-1"


def test_when_the_dice_are_too_low_other_cards_are_hoped_for() -> None:
    ann = holding("magrat_garlick_1 shawn_ogg_1", spot="slice")
    stage = Stage(problems={"slice": "death"}, ann=ann, bob=holding())

    stage.ann.faces((2, 2), (2, 5))

    assert answer(stage) == "play magrat-garlick-1"


def test_hard_problems_nearby_are_looked_at_before_a_walk() -> None:
    problems = {"slice": "hiver", "rock-hard-place": "elves"}
    strong = "mother_dismass_1 nac_mac_feegle_1 king_verence_1 igor_and_scraps_1"
    near = Stage(problems=problems, ann=holding(strong, spot="no-sun"), bob=holding())
    known = Stage(problems={"slice": "hiver up"}, ann=holding(strong, spot="no-sun"), bob=holding())
    alone = Stage(problems=problems, ann=holding(strong, spot="no-sun"), mode="solo")

    assert answer(near) == answer(alone) == "play mother-dismass-1"
    assert answer(known) != "play mother-dismass-1"


def test_what_is_known_is_not_looked_at_again() -> None:
    problems = {"slice": "hiver", "rock-hard-place": "elves", "lancre-caves": "wintersmith"}
    cards = "mother_dismass_1 mother_dismass_2"
    stage = Stage(problems=problems, ann=holding(cards, spot="no-sun"), bob=holding())

    stage.ann.does("play mother-dismass-1", "peek slice", "peek rock-hard-place", "play mother-dismass-2")

    assert {"peek slice", "peek rock-hard-place", "peek lancre-caves"} <= {*stage.options}
    assert thought_of(stage) == ["peek lancre-caves"]
