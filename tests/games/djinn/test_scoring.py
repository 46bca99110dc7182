"""D26, D30: the final scoring and the scoring cards."""

import pytest
from djinn_stage import DJINN, Holding, final, player, points
from rules import rule


def at_end(**holding: object) -> Holding:
    """A player in the final action."""
    return player("source", **holding)


@rule("D26.1")
@pytest.mark.parametrize(("awards", "worth"), [("a1_1", 30), ("a2_6", 36), ("a1_1, a2_6, a3_7", 102)])
def test_awards_give_what_is_printed_on_them(awards: str, worth: int) -> None:
    assert points(at_end(awards=awards)) == worth


@rule("D26.2", "D26.3")
def test_djinn_and_bosses_give_ten_in_a_bottle_and_three_on_a_circle() -> None:
    assert points(at_end(corked="red*2 white", corked_bosses="blue")) == 40
    assert points(at_end(circles="red, boss, empty, inactive")) == 6


@rule("D26.4")
def test_unused_bottles_and_corks_give_one_each() -> None:
    assert points(at_end(bottles="red*2 blue", corks=4)) == 7


@rule("D-EX.3")
def test_the_rulebooks_example_of_scoring() -> None:
    ann = at_end(awards="a1_1, a2_1", corked="red*2", circles="red, empty, inactive, inactive", bottles="blue", corks=1)

    assert points(ann) == 85


@rule("D26.6")
def test_most_points_win() -> None:
    stage = final(ann=at_end(corks=1, coins=9), bob=at_end(corks=2))

    stage.finish()

    assert (stage.view.scores, stage.outcome) == ((1, 2), "bob")


@rule("D26.7")
@pytest.mark.parametrize("more", [{"coins": 3}, {"scrolls": 3}, {"keys": 3}, {"coins": 1, "scrolls": 1, "keys": 1}])
def test_a_tie_goes_to_the_larger_sum_of_coins_scrolls_and_keys(more: dict[str, int]) -> None:
    stage = final(ann=at_end(corks=1, coins=2), bob=at_end(corks=1, **more))

    stage.finish()

    assert stage.outcome == "bob"


@rule("D26.8")
def test_who_is_still_tied_shares_the_victory() -> None:
    stage = final(ann=at_end(corks=1, coins=2), bob=at_end(corks=1, keys=2), cid=at_end(coins=9))

    stage.finish()

    assert stage.outcome == "ann+bob"


@rule("D26.5", "D9.3")
def test_scoring_cards_give_points_to_those_who_meet_them() -> None:
    assert points(at_end(), scoring=("sc04", "sc06", "sc07")) == 8 + 8
    assert points(at_end(capacity=7, mages="m17"), scoring=("sc04", "sc06", "sc07")) == 0


@rule("D30.1")
def test_several_players_may_score_the_same_card() -> None:
    stage = final(ann=at_end(keys=1), bob=at_end(keys=2), cid=at_end(), scoring=("sc08",))

    stage.finish()

    assert stage.view.scores == (3, 6, 0)


@rule("D30.2")
@pytest.mark.parametrize(
    ("equipment", "worth"),
    [
        ("staff1, staff2 down, hat1, hat2 down, cloak1, cloak2 down", 8),
        ("staff1, hat1, hat2 down, cloak1, cloak2 down", 0),
    ],
)
def test_two_sets_of_equipment(equipment: str, worth: int) -> None:
    assert points(at_end(equipment=equipment), scoring=("sc01",)) == worth


@rule("D30.3")
@pytest.mark.parametrize(
    ("equipment", "worth"),
    [
        ("staff1, staff2 down", 0),
        ("staff1, staff2 down, staff3 down, hat1", 5),
        ("staff1, staff2 down, staff3 down, staff4 down", 5),
        ("hat1, hat2 down, hat3 down, staff1, staff2 down, staff3 down, cloak1, cloak2 down, cloak3 down", 15),
    ],
)
def test_a_third_card_of_a_kind(equipment: str, worth: int) -> None:
    assert points(at_end(equipment=equipment), scoring=("sc02",)) == worth


@rule("D30.4", "D-R.101")
@pytest.mark.parametrize(("placed", "worth"), [("", 8), ("tavern at s1", 8), ("tavern at s1, market at s2", 0)])
def test_at_most_one_passage_placed(placed: str, worth: int) -> None:
    assert points(at_end(placed=placed), scoring=("sc03",)) == worth


@rule("D30.5", "D-R.112")
@pytest.mark.parametrize(("mages", "worth"), [("", 8), ("m01, m02", 8), ("m17", 0), ("m17 down", 0)])
def test_no_mage_with_key_be_it_face_up_or_down(mages: str, worth: int) -> None:
    assert points(at_end(mages=mages), scoring=("sc04",)) == worth


@rule("D30.6", "D-R.78")
@pytest.mark.parametrize(
    ("circles", "worth"),
    [
        ("empty, empty, inactive, inactive", 8),
        ("empty, covered, inactive, inactive", 8),
        ("empty, empty, empty, inactive", 0),
    ],
)
def test_two_or_more_inactive_circles(circles: str, worth: int) -> None:
    assert points(at_end(circles=circles), scoring=("sc05",)) == worth


@rule("D-R.77")
def test_a_covered_circle_counts_as_inactive() -> None:
    assert points(at_end(circles="empty, covered, inactive, inactive"), scoring=("sc05",)) == 8


@rule("D30.7")
@pytest.mark.parametrize(("capacity", "worth"), [(5, 8), (6, 8), (7, 0), (8, 0)])
def test_capacity_not_beyond_six(capacity: int, worth: int) -> None:
    assert points(at_end(capacity=capacity), scoring=("sc06",)) == worth


@rule("D30.8")
@pytest.mark.parametrize(("minimum", "worth"), [(0, 0), (1, 0), (2, 8)])
def test_minimum_at_two(minimum: int, worth: int) -> None:
    assert points(at_end(minimum=minimum), scoring=("sc07",)) == worth


@rule("D30.9")
@pytest.mark.parametrize(("keys", "worth"), [(0, 0), (1, 3), (3, 9), (5, 9)])
def test_keys_up_to_nine_points(keys: int, worth: int) -> None:
    assert points(at_end(keys=keys), scoring=("sc08",)) == worth


@rule("D30.10")
@pytest.mark.parametrize(
    ("mages", "worth"), [("m01, m02, m03 down", 4), ("m01 down", 0), ("m01, m02, m03, m04, m05", 8)]
)
def test_face_up_mages_up_to_eight_points(mages: str, worth: int) -> None:
    assert points(at_end(mages=mages), scoring=("sc09",)) == worth


@rule("D30.11", "D-R.91")
@pytest.mark.parametrize(("bottles", "corks", "worth"), [("red", 1, 4), ("red*3", 2, 8), ("", 0, 0)])
def test_unused_bottles_and_corks_count_twice_with_their_card(bottles: str, corks: int, worth: int) -> None:
    unused = len(bottles) and int(bottles[-1] if "*" in bottles else 1)

    assert points(at_end(bottles=bottles, corks=corks), scoring=("sc10",)) == unused + corks + worth


@rule("D-R.91")
def test_scored_keys_also_break_ties() -> None:
    stage = final(
        ann=at_end(keys=3, circles="empty, empty, inactive, inactive"), bob=at_end(corks=9), scoring=("sc08",)
    )

    stage.finish()

    assert (stage.view.scores, stage.outcome) == ((9, 9), "ann")


@rule("D31.10", "D-R.2")
def test_the_better_secret_card_counts_for_its_owner_only() -> None:
    stage = final(ann=at_end(private="sc06, sc08", keys=1), bob=at_end(keys=3))

    stage.finish()

    assert stage.view.scores == (8, 0)
    assert stage.view.seats[0].private == ("sc06", "sc08")  # they are shown now


@rule("D-R.2")
def test_a_secret_card_counts_beside_the_open_ones() -> None:
    assert points(at_end(private="sc07, sc08", keys=2), scoring=("sc06",)) == 8 + 6


@rule("D-R.2", "D-R.4")
def test_what_others_imagine_of_secret_scoring_cards_is_dealt_by_chance() -> None:
    stage = final(ann=player("source"), bob=player("source", private="sc01, sc02", positive="P10"))
    seen = DJINN.view(stage.table, 0)

    dealt = {DJINN.imagine(seen, f"deal {number}").seats[1].private for number in range(12)}

    assert len(dealt) > 3
