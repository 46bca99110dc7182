"""D28: the solo game against Tom."""

import pytest
from djinn_seen import seen
from djinn_stage import CONTENT, DJINN, NOBODY, Stage, begun, final, player
from rules import rule

from coven.engine.core.errors import PositionError

STRONG = {"capacity": 8, "turned": True, "magic": 8}


def alone(djinn: dict[str, str], *cards: str, **holding: object) -> Stage:
    """ann alone at a round space, with these cards on top of Tom's deck."""
    return Stage(ann=player("r4", **holding), djinn=NOBODY | djinn, tom_deck=list(cards), phase="act")


@rule("D28.1")
def test_the_normal_rules_hold_without_company_too() -> None:
    for at, given in (("s1", {}), ("r4", {"magic": 4}), ("source", {"scrolls": 4, "magic": 0}), ("s6", {"coins": 3})):
        solo = Stage(ann=player(at, **given), djinn=NOBODY | {"r4": "boss red blue"}, phase="act")
        pair = Stage(ann=player(at, **given), bob=player(), djinn=NOBODY | {"r4": "boss red blue"}, phase="act")

        assert solo.options == pair.options
    moving = Stage(ann=player("s1", "r1"))
    assert moving.ann.why_not("move tavern") == "D12.2"


@rule("D28.2", "D28.15")
@pytest.mark.parametrize("how", [("capture red", "pay 4"), ("capture boss", "free none", "pay 6")])
def test_the_last_boss_gone_before_the_last_card_wins(how: tuple[str, ...]) -> None:
    stage = alone({"r4": "boss red"}, "tom13", **STRONG)

    stage.ann.does("capture", *how, "forgo coins")
    stage.finish()

    assert stage.outcome == "won"


@rule("D28.3", "D28.4")
@pytest.mark.parametrize(("size", "empty"), [("12", 0), ("13", 1), ("14", 2), ("15", 3)])
def test_toms_deck_has_the_agreed_size(size: str, empty: int) -> None:
    stage = begun(1, tom=size)
    nothing = [card["id"] for card in CONTENT["solo_card"] if card["kind"] == "nothing"]

    deck = DJINN.write(stage.table)["tom_deck"]
    assert isinstance(deck, tuple | list)
    assert stage.view.tom_deck == len(set(deck)) == int(size)
    assert len([card for card in deck if card in nothing]) == empty


@rule("D28.5")
def test_toms_deck_is_shuffled_and_face_down() -> None:
    stages = [begun(1, f"tom {number}") for number in range(6)]

    assert len({str(DJINN.write(stage.table)["tom_deck"]) for stage in stages}) == 6
    assert all(seen(DJINN, stage.table, 0).tom_deck == 15 for stage in stages)
    assert all(stage.view.tom_seen == () for stage in stages)


@rule("D28.6", "D28.7")
def test_one_djinn_stands_at_each_round_space_and_two_at_those_joined_to_the_source() -> None:
    stage = begun(1)

    assert [stage.regulars(f"r{number}") for number in range(1, 7)] == [2, 2, 2, 1, 1, 1]
    assert all("boss" in group for group in stage.view.djinn.values())


@rule("D28.8")
def test_neither_traits_nor_scoring_cards_are_used() -> None:
    stage = begun(1)

    assert (stage.view.scoring, stage.view.offered, stage.prompt) == ((), (), "place-wizard")


@rule("D28.9", "D-R.93")
@pytest.mark.parametrize(("card", "space"), [("tom01", "r2"), ("tom02", "r1"), ("tom05", "r6"), ("tom06", "r5")])
def test_after_a_turn_at_a_round_space_a_card_adds_a_djinn_at_the_round_space_it_shows(card: str, space: str) -> None:
    stage = alone(dict.fromkeys(NOBODY, "boss blue"), card, "tom13")

    stage.ann.does("forgo coins")
    assert stage.view.tom_deck == 2
    stage.ann.does("capture nothing")

    assert (stage.view.tom_deck, stage.view.tom_seen) == (1, (card,))
    assert [event["space"] for event in stage.happened("djinn-arrived")] == [space]


@rule("D28.10")
@pytest.mark.parametrize(("space", "word"), [("s1", "forgo coins"), ("source", "done")])
def test_after_a_turn_elsewhere_no_card_is_turned(space: str, word: str) -> None:
    stage = alone({"r4": "boss red"}, "tom01", "tom02", space=space, magic=0)

    stage.ann.does(word)

    assert stage.view.tom_deck == 2
    assert stage.prompt == "move"


@rule("D28.12", "D28.13")
@pytest.mark.parametrize(
    ("djinn", "first", "second", "coins"),
    [
        ({"r2": "boss red", "r1": "boss red"}, 2, 1, 2),
        ({"r2": "red", "r1": "boss red"}, 1, 2, 2),
        ({"r2": "red", "r1": "red"}, 1, 1, 0),
    ],
)
def test_the_first_row_with_a_boss_ends_toms_turn(djinn: dict[str, str], first: int, second: int, coins: int) -> None:
    stage = alone(djinn | {"r4": "boss blue"}, "tom01", "tom02", coins=2)

    stage.ann.does("forgo magic", "capture nothing")

    assert (stage.regulars("r2"), stage.regulars("r1"), stage.ann.seat.coins) == (first, second, coins)


@rule("D28.11")
def test_on_some_cards_nothing_happens() -> None:
    stage = alone({"r4": "boss red"}, "tom13", "tom02", coins=2)

    stage.ann.does("forgo magic", "capture nothing")

    assert (stage.ann.seat.coins, stage.regulars("r4"), stage.view.tom_seen) == (2, 1, ("tom13",))


@rule("D28.14", "D-R.94")
@pytest.mark.parametrize(
    ("card", "word", "before", "after"),
    [
        ("tom01", "forgo magic", {"coins": 3}, (1, 0, 4)),
        ("tom01", "forgo magic", {"coins": 1}, (0, 0, 4)),
        ("tom04", "forgo magic", {"scrolls": 2}, (0, 1, 4)),
        ("tom08", "forgo coins", {"magic": 4}, (2, 0, 2)),
        ("tom08", "forgo coins", {"magic": 1}, (2, 0, 0)),
    ],
)
def test_toms_last_row_takes_what_there_is(
    card: str, word: str, before: dict[str, int], after: tuple[int, int, int]
) -> None:
    stage = alone({"r4": "boss red"}, card, "tom02", space="r5", **before)

    stage.ann.does(word)

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls, stage.ann.seat.magic) == after


@rule("D-R.94")
def test_tom_takes_a_bottle_of_the_owners_choice() -> None:
    stage = alone({"r6": "boss red"}, "tom12", "tom02", bottles="red blue", keys=1, corks=1)

    stage.ann.does("forgo magic", "done")
    assert stage.options == ["lose red", "lose blue"]
    assert stage.ann.why_not("exchange coin") == "D-R.7"
    stage.ann.does("lose blue")

    assert (stage.ann.bottles, stage.ann.seat.keys) == ("red", 1)


@rule("D-R.95")
def test_with_an_empty_bag_toms_row_still_ends_his_turn() -> None:
    stage = Stage(
        ann=player("r4", coins=2), djinn=NOBODY | {"r4": "boss red", "r2": "boss blue"}, bag="", phase="act",
        tom_deck=["tom01", "tom02"],
    )  # fmt: skip

    stage.ann.does("forgo magic", "capture nothing")

    assert (stage.ann.seat.coins, stage.regulars("r2")) == (2, 1)


@rule("D28.16", "D-R.96")
def test_a_won_game_turns_one_more_card_and_pays_its_last_row_without_another_turn() -> None:
    stage = alone({"r4": "boss red"}, "tom01", "tom02", "tom03", magic=4, coins=3)

    stage.ann.does("capture", "capture red", "pay 4", "forgo coins")

    assert (stage.ann.seat.coins, stage.view.tom_seen) == (3 + 2 - 2, ("tom01",))
    assert stage.view.final


@rule("D28.17")
def test_the_final_source_action_follows_a_won_game() -> None:
    stage = alone({"r4": "boss red"}, "tom13", "tom02", magic=4, scrolls=4)

    stage.ann.does("capture", "capture red", "pay 4", "forgo coins")
    assert stage.ann.seat.space == "source"
    stage.ann.does("source magic", "source cork")

    assert (stage.outcome, stage.ann.seat.corks) == ("won", 1)


@rule("D28.18")
def test_each_card_left_in_toms_deck_gives_ten_points() -> None:
    stage = alone({"r4": "boss red"}, "tom01", "tom02", "tom03", magic=4)

    stage.ann.does("capture", "capture red", "pay 4", "forgo coins")
    stage.finish()

    assert stage.view.scores == (3 + 2 * 10,)


@rule("D-R.97")
@pytest.mark.parametrize("card", ["tom13", "tom01"])
def test_the_game_is_won_even_with_the_last_card_and_an_empty_one_costs_nothing(card: str) -> None:
    stage = alone({"r4": "boss red"}, card, magic=4, coins=2)

    stage.ann.does("capture", "capture red", "pay 4", "forgo magic")
    stage.finish()

    assert stage.outcome == "won"
    assert stage.ann.seat.coins == (2 if card == "tom13" else 0)


@rule("D-R.98")
def test_the_last_boss_may_leave_far_away_and_still_one_card_is_turned() -> None:
    stage = Stage(
        ann=player("s1", "r1", corked="red*3", awards="a1_3, a2_2"),
        djinn=NOBODY | {"r5": "boss blue"},
        award_columns={"III": ["a3_2"]},
        tom_deck=["tom13", "tom02"],
        phase="act",
    )

    stage.ann.does("award red a3-2", "capture blue from market circle", "forgo coins")

    assert stage.view.tom_seen == ("tom13",)
    assert stage.view.final


@rule("D28.19", "D28.20")
def test_the_last_card_loses_the_game_while_a_boss_is_on_the_map() -> None:
    stage = alone({"r4": "boss red"}, "tom01", coins=10, corked="red")

    stage.ann.does("forgo magic", "capture nothing")

    assert (stage.outcome, stage.view.scores, stage.view.challenges) == ("lost", (), ())
    assert stage.ann.seat.coins == 10


def challenges(**holding: object) -> tuple[str, ...]:
    """The challenges somebody meets who wins."""
    stage = final(ann=player("source", **holding), tom_deck=["tom01"])
    stage.finish()
    return stage.view.challenges


EIGHT = "m01, m02, m03, m04, m05, m06, m07, m08 down"
TWO_SETS = "staff1, staff2 down, hat1, hat2 down, cloak1, cloak2 down"


@rule("D28.23")
@pytest.mark.parametrize(
    ("challenge", "meets", "misses"),
    [
        ("ch01", {"mages": EIGHT}, {"mages": EIGHT[5:]}),
        ("ch02", {"equipment": TWO_SETS}, {"equipment": TWO_SETS[8:]}),
        ("ch03", {"awards": "a1_1, a2_1, a3_1"}, {"awards": "a1_1, a2_1"}),
        ("ch04", {"coins": 10}, {"coins": 9}),
        ("ch05", {"keys": 3}, {"keys": 2}),
        ("ch06", {}, {"circles": "empty, empty, empty, inactive"}),
        ("ch07", {"capacity": 6}, {"capacity": 7}),
        ("ch08", {"equipment": "hat1, hat2 down"}, {"equipment": "hat1, staff1 down"}),
        ("ch09", {"mages": "m01, m02 down"}, {"mages": "m01, m02, m03 down"}),
        ("ch10", {"mages": "m01"}, {"mages": "m17 down"}),
        ("ch11", {}, {"placed": "tavern at s1"}),
    ],
)
def test_each_challenge_is_met_by_what_it_asks_for(
    challenge: str, meets: dict[str, object], misses: dict[str, object]
) -> None:
    assert challenge in challenges(**meets)
    assert challenge not in challenges(**misses)


@rule("D28.22")
def test_challenges_count_only_once_the_game_is_won() -> None:
    stage = alone({"r4": "boss red"}, "tom13", "tom02", magic=4)
    before = list(stage.view.challenges)

    stage.ann.does("capture", "capture red", "pay 4", "forgo coins")
    during = list(stage.view.challenges)
    stage.finish()

    assert before == during == []
    assert stage.view.challenges == ("ch06", "ch07", "ch08", "ch09", "ch10", "ch11")


@rule("D-R.101")
def test_the_challenge_without_passages_counts_those_placed_in_the_game() -> None:
    stage = Stage(
        ann=player("s4", "r1", bar="tavern market"), djinn=NOBODY | {"r4": "boss red"}, tom_deck=["tom13"], phase="act"
    )

    stage.ann.does("basic archives", "archive passage", "place tavern at archives")

    assert "ch11" not in challenges(placed=", ".join(stage.ann.seat.placed))


@rule("D-R.94")
def test_losing_a_bottle_leaves_the_others_of_its_colour() -> None:
    own = player("r2", bottles="red*3 blue")
    stage = Stage(ann=own, djinn={**NOBODY, "r3": "boss red"}, phase="act", tom_deck=["tom12", "tom13"])

    stage.ann.does("forgo coins", "lose red")

    assert stage.ann.bottles == "red*2 blue"


@rule("D28.15", "D-R.97")
def test_an_empty_deck_without_a_boss_is_no_position_to_play_from() -> None:
    with pytest.raises(PositionError, match="position-tom-empty"):
        Stage(ann=player("r2"), djinn=NOBODY, phase="act", tom_deck=[])
