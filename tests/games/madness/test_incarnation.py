"""M26: Incarnation, an action paid with cards that stay where they are."""

from rules import rule
from stage import Stage, holding


@rule("M26.63")
def test_incarnation_takes_an_action_whose_cards_stay_in_their_supports() -> None:
    stage = Stage(
        ann=holding("air-3", support="fire-2", learned="incarnation"),
        bob=holding(support="fire-2"),
        curses={"2": "fire_fever"},
    )

    stage.ann.casts("incarnation")
    stage.ann.breaks("2", reward="water-2")

    assert stage.curse("2") is None
    assert (stage.ann.support, stage.bob.support) == (["fire-2"], ["fire-2"])
    assert stage.ann.discard == ["water-2", "air-3"]
    assert stage.prompt == "act"


@rule("M26.63")
def test_incarnation_is_not_paid_with_cards_in_hand() -> None:
    stage = Stage(
        ann=holding("air-3 earth-1 fire-1", deck="air-1", support="earth-1", learned="incarnation"), bob=holding()
    )

    stage.ann.casts("incarnation")
    refused = [stage.ann.why_not("cast combustion"), stage.ann.why_not("cast ice")]
    stage.ann.announces("growth")

    assert refused == ["M26.63", "M10.2"]
    assert stage.options == ["settle earth-1 from support", "pay earth-1 from support"]
    assert stage.ann.why_not("pay earth-1") == "M26.63"


@rule("M26.63")
def test_incarnation_allows_one_action_and_it_may_be_left_out() -> None:
    stage = Stage(ann=holding("air-3", deck="air-1", support="earth-1", learned="incarnation"), bob=holding())

    stage.ann.casts("incarnation")
    prompt = stage.prompt
    stage.ann.does("done")

    assert prompt == "act-from-support"
    assert stage.prompt == "act"
    assert stage.ann.deck == ["air-1"]


@rule("M26.63")
def test_incarnation_uses_each_card_once_within_one_action() -> None:
    stage = Stage(
        ann=holding("air-3", support="fire-2", learned="incarnation"),
        bob=holding(support="fire-1"),
        curses={"2": "fire_fever"},
    )

    stage.ann.casts("incarnation")

    assert stage.ann.can("acquire fire-3")
    assert not stage.ann.can("break 2")
    assert stage.ann.why_not("break 2") == "M8.9"


@rule("M26.63")
def test_incarnation_counts_no_card_twice_in_one_payment() -> None:
    stage = Stage(
        ann=holding("air-3", support="fire-2", learned="incarnation"),
        bob=holding(support="fire-2"),
        curses={"2": "fire_fever"},
    )

    stage.ann.casts("incarnation")
    stage.ann.does("break 2", "pay fire-2 from support")

    assert stage.options == ["settle fire-2 from bob", "pay fire-2 from bob"]
    assert stage.ann.why_not("pay fire-2 from support") == "M-R.34"


@rule("M26.64")
def test_a_card_used_for_incarnation_can_later_be_discarded_as_payment() -> None:
    stage = Stage(ann=holding("air-3", support="fire-2", learned="incarnation"), bob=holding())

    stage.ann.casts("incarnation")
    stage.ann.acquires("fire-2")
    kept = stage.ann.support
    stage.ann.acquires("fire-2", pay="fire-2 from support")

    assert kept == ["fire-2"]
    assert stage.ann.support == []
    assert stage.ann.discard == ["fire-2", "fire-2", "fire-2", "air-3"]


@rule("M26.65", "M-EX.37")
def test_incarnation_at_double_cost_breaks_two_fire_curses_with_the_same_two_cards() -> None:
    stage = Stage(
        ann=holding("air-3*2", support="fire-2", learned="incarnation"),
        bob=holding(support="fire-2"),
        curses={"2": "fire_fever", "3a": "fire_snuffed"},
    )

    stage.ann.casts("incarnation", times=2)
    stage.ann.breaks("2", pay="fire-2 from support, fire-2 from bob", reward="water-2")
    stage.ann.breaks("3a", pay="fire-2 from support, fire-2 from bob", reward="water-2")

    assert stage.curse("2") is None
    assert stage.curse("3a") is None
    assert (stage.ann.support, stage.bob.support) == (["fire-2"], ["fire-2"])
    assert stage.ann.discard == ["water-2", "water-2", "air-3", "air-3"]


@rule("M-EX.64")
def test_incarnation_casts_glaciation_on_the_very_card_that_pays_for_it() -> None:
    stage = Stage(
        ann=holding("air-3", learned="incarnation, glaciation", wizard="patrik"), bob=holding(support="water-2")
    )

    stage.ann.casts("incarnation")
    stage.ann.casts("glaciation", pay="water-2 from bob")
    stage.ann.does("destroy water-2 from bob")

    assert stage.bob.support == ["water-3"]
    assert stage.bob.discard == []
    assert stage.destroyed == ["water-2"]
