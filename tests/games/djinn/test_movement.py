"""D10 to D12: the first turn and moving."""

import pytest
from djinn_stage import Stage, begun, player
from rules import rule


@rule("D10.2")
def test_the_wizard_moves_first_and_then_acts() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player())

    assert stage.ann.why_not("basic academy") == "D10.2"
    stage.ann.does("move catacombs")

    assert stage.ann.can("basic catacombs")
    assert stage.ann.why_not("move tavern") == "D10.2"


@rule("D10.3")
def test_nobody_may_stay_where_the_wizard_stands() -> None:
    stage = Stage(ann=player("s1", "r1", keys=1), bob=player())

    assert {word.split()[0] for word in stage.options} == {"move", "exchange"}
    assert stage.ann.why_not("done") == "D10.3"
    assert stage.ann.why_not("move academy") == "D12.1"


@rule("D11.1")
def test_in_the_first_turn_the_wizard_is_placed_on_a_path_to_a_square_space() -> None:
    stage = Stage(ann=player(), bob=player())

    assert len(stage.options) == 18
    assert {word.split()[0] for word in stage.options} == {"place"}
    assert {word.split()[1] for word in stage.options} == {
        *("academy", "tavern", "catacombs", "archives", "manufactory", "market"),
    }


@rule("D11.3", "D-R.10")
def test_the_placed_wizard_stands_at_the_edge_and_its_path_is_closed_for_the_next_move() -> None:
    stage = Stage(ann=player(), bob=player())

    stage.ann.does("place academy from tavern", "forgo coins")
    assert (stage.ann.seat.space, stage.ann.seat.came) == ("s1", "r1")
    stage.bob.does("place market from tavern", "forgo coins")

    assert stage.options == ["move catacombs", "move manufactory"]
    assert stage.ann.why_not("move tavern") == "D12.2"


@rule("D11.4")
def test_after_the_placement_the_action_of_the_square_space_follows() -> None:
    stage = Stage(ann=player(magic=0), bob=player())

    stage.ann.does("place academy from tavern", "basic academy")

    assert (stage.ann.seat.scrolls, stage.ann.seat.magic) == (1, 3)
    assert stage.bob.asked


@rule("D11.2", "D-R.11")
def test_a_path_with_a_wizard_at_either_end_is_closed_in_the_first_turn() -> None:
    stage = Stage(ann=player(), bob=player("s1", "r1"), cid=player("r4", "s2"))

    assert stage.ann.why_not("place academy from tavern") == "D11.2"
    assert stage.ann.why_not("place tavern from catacombs") == "D11.2"
    assert stage.ann.can("place academy from catacombs")


@rule("D-R.12")
def test_the_first_turn_never_asks_for_a_payment() -> None:
    stage = Stage(
        ann=player(coins=9, scrolls=9), bob=player("s1", "r1"), cid=player("s1", "r4"), dee=player("s1", "r6")
    )

    assert len(stage.options) == 15
    assert not [word for word in stage.options if "coin" in word or "scroll" in word]
    stage.ann.does("place tavern from catacombs")

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (9, 9)


@rule("D12.1", "D12.2")
def test_the_wizard_moves_along_a_path_but_not_back() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player())

    assert set(stage.options) == {"move catacombs", "move manufactory"}
    assert stage.ann.why_not("move tavern") == "D12.2"
    assert stage.ann.why_not("move market") == "D12.1"


@rule("D12.3")
def test_after_moving_the_wizard_stands_where_its_path_meets_the_new_space() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player())

    stage.ann.does("move catacombs")

    assert (stage.ann.seat.space, stage.ann.seat.came) == ("r4", "s1")
    assert [(told["space"], told["came"]) for told in stage.happened("moved")] == [("r4", "s1")]


@rule("D12.4", "D12.6")
@pytest.mark.parametrize(("piece", "coins", "scrolls"), [("coin", 0, 1), ("scroll", 1, 0)])
def test_a_blocked_edge_costs_a_coin_or_a_scroll_to_its_wizard(piece: str, coins: int, scrolls: int) -> None:
    stage = Stage(ann=player("s1", "r1", coins=1, scrolls=1), bob=player("r4", "s1"))

    assert not stage.ann.can("move catacombs")
    stage.ann.does(f"move catacombs {piece} bob")

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (coins, scrolls)
    assert (stage.bob.seat.coins, stage.bob.seat.scrolls) == (1 - coins, 1 - scrolls)


@rule("D12.7")
def test_after_paying_the_wizard_stands_beside_the_others() -> None:
    stage = Stage(ann=player("s1", "r1", coins=1), bob=player("r4", "s1"))

    stage.ann.does("move catacombs coin bob")

    assert [(seat.space, seat.came) for seat in stage.view.seats] == [("r4", "s1"), ("r4", "s1")]
    assert stage.prompt == "act"


@rule("D12.5")
def test_a_wizard_at_another_edge_of_the_space_does_not_block() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player("r4", "s2"))

    assert stage.ann.can("move catacombs")
    assert stage.ann.why_not("skip catacombs") == "D12.10"


@rule("D12.4")
def test_the_own_wizard_and_one_at_the_other_end_of_the_path_do_not_block() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player("s1", "r4"))

    assert stage.ann.can("move catacombs")


@rule("D12.6", "D-EX.13", "D-R.16")
def test_two_wizards_at_the_edge_are_both_paid_each_in_coin_or_scroll() -> None:
    stage = Stage(ann=player("s1", "r1", coins=2, scrolls=2), bob=player("r4", "s1"), cid=player("r4", "s1"))

    tolls = [word for word in stage.options if word.startswith("move catacombs")]
    assert tolls == [
        "move catacombs coin bob coin cid",
        "move catacombs scroll bob coin cid",
        "move catacombs coin bob scroll cid",
        "move catacombs scroll bob scroll cid",
    ]
    stage.ann.does("move catacombs coin bob scroll cid")

    assert (stage.bob.seat.coins, stage.cid.seat.scrolls) == (1, 1)
    assert (stage.bob.seat.scrolls, stage.cid.seat.coins) == (0, 0)
    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (1, 1)


@rule("D-R.13")
def test_who_cannot_pay_the_whole_toll_can_only_skip() -> None:
    stage = Stage(ann=player("s1", "r1", coins=1), bob=player("r4", "s1"), cid=player("r4", "s1"))
    rich = Stage(ann=player("s1", "r1", coins=2), bob=player("r4", "s1"), cid=player("r4", "s1"))

    assert set(stage.options) == {"move manufactory", "skip catacombs"}
    assert stage.ann.why_not("move catacombs coin bob coin cid") == "D-R.13"
    assert {"move catacombs coin bob coin cid", "skip catacombs"} <= set(rich.options)


@rule("D-R.16")
def test_a_key_can_be_exchanged_for_the_toll_which_is_paid_before_any_action() -> None:
    stage = Stage(ann=player("s1", "r1", keys=1), bob=player("r4", "s1"))

    stage.ann.does("exchange coin", "move catacombs coin bob")

    assert stage.bob.seat.coins == 1
    assert stage.prompt == "act"


@rule("D12.8", "D-R.14")
def test_a_blocked_space_can_be_skipped_along_every_path_but_the_one_behind() -> None:
    stage = Stage(ann=player("s1", "r1", coins=1), bob=player("r4", "s1"))

    stage.ann.does("skip catacombs")

    assert stage.options == ["move tavern", "move archives"]
    assert stage.ann.why_not("move academy") == "D-R.14"
    stage.ann.does("move archives")
    assert (stage.ann.seat.space, stage.ann.seat.came, stage.ann.seat.coins) == ("s4", "r4", 1)


@rule("D12.9")
def test_several_blocked_spaces_are_skipped_or_paid_in_one_turn() -> None:
    stage = Stage(ann=player("s1", "r1", coins=1), bob=player("r4", "s1"), cid=player("s2", "r4"))

    stage.ann.does("skip catacombs")
    assert set(stage.options) == {"skip tavern", "move tavern coin cid", "move archives"}
    stage.ann.does("skip tavern", "move market")

    assert stage.ann.seat.space == "r5"
    assert [told["space"] for told in stage.happened("skipped")] == ["r4", "s2"]


@rule("D12.10")
def test_a_free_edge_cannot_be_skipped() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player())

    assert stage.ann.why_not("skip catacombs") == "D12.10"


def circling(came: str) -> Stage:
    """ann has skipped three blocked spaces in a ring and could come back to her own."""
    stage = Stage(
        ann=player("s1", came), bob=player("r4", "s1"), cid=player("s4", "r4"), dee=player("r1", "s4"), active="ann"
    )
    stage.ann.does("skip catacombs", "skip archives", "skip tavern")
    return stage


@rule("D-R.15")
def test_a_chain_of_skips_may_end_at_the_starting_space_at_another_edge() -> None:
    stage = circling("r6")

    assert set(stage.options) == {"move academy", "move market", "move source"}
    stage.ann.does("move academy")

    assert (stage.ann.seat.space, stage.ann.seat.came) == ("s1", "r1")


@rule("D-R.123")
def test_a_chain_of_skips_never_ends_at_the_edge_where_it_began() -> None:
    stage = circling("r1")

    assert stage.ann.why_not("move academy") == "D-R.123"
    assert set(stage.options) == {"move market", "move source"}


@rule("D-R.15")
def test_the_same_blocked_edge_is_skipped_only_once() -> None:
    stage = Stage(
        ann=player("s1", "r6"),
        bob=player("r4", "s1"),
        cid=player("s4", "r4"),
        dee=player("r1", "s4"),
        turn={"route": ["r4", "s4", "r1", "s1"]},
    )

    assert stage.ann.why_not("skip catacombs") == "D-R.15"
    assert not stage.ann.can("skip catacombs")
    assert stage.ann.can("move manufactory")


@rule("D-R.15")
def test_the_same_space_may_be_skipped_again_at_another_edge() -> None:
    stage = Stage(
        ann=player("s1", "r6"),
        bob=player("r4", "s1"),
        cid=player("s2", "r4"),
        dee=player("r4", "s4"),
        turn={"route": ["r4", "s2", "r2", "s4"]},
    )

    stage.ann.does("skip catacombs")

    assert stage.asks["skipped"] == 5


@rule("D-R.18")
def test_the_cloak_of_shadows_cancels_tolls_on_the_map_and_at_the_market() -> None:
    stage = Stage(ann=player("s1", "r1", equipment="cloak3"), bob=player("r4", "s1"))
    market = Stage(ann=player("s6", coins=1, equipment="cloak3"), bob=player(stall="scribe"), cid=player(), phase="act")

    stage.ann.does("move catacombs")
    market.ann.does("basic market", "visit scribe")

    assert (stage.bob.seat.coins, market.bob.seat.coins) == (0, 0)


@rule("D-R.18")
def test_everybodys_friend_still_pays_on_the_map_and_a_covered_cloak_does_not_help() -> None:
    friend = Stage(ann=player("s1", "r1", coins=1, positive="P02"), bob=player("r4", "s1"))
    used = Stage(ann=player("s1", "r1", coins=1, equipment="cloak3 down"), bob=player("r4", "s1"))

    for stage in (friend, used):
        assert not stage.ann.can("move catacombs")
        assert stage.ann.can("move catacombs coin bob")


@rule("D-R.17")
def test_the_toll_also_holds_at_edges_of_the_source() -> None:
    stage = Stage(ann=player("r1", "s1", coins=1), bob=player("source", "r1"))

    assert stage.ann.can("move source coin bob")
    assert not stage.ann.can("move source")


@rule("D-R.17")
def test_nobody_pays_when_all_wizards_are_moved_to_the_source_at_the_end() -> None:
    stage = Stage(
        ann=player("s1", "r1", coins=1, scrolls=1),
        bob=player("source", "r1", coins=1),
        djinn=dict.fromkeys(("r1", "r2", "r3", "r4", "r5", "r6"), ""),
        round=3,
        last_round=3,
        active="bob",
        phase="act",
    )

    stage.bob.does("done")

    assert stage.ann.asked
    assert [seat.space for seat in stage.view.seats] == ["source", "source"]
    assert stage.happened("toll-paid") == []


@rule("D10.1")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    stage = begun(4, beginner="on", first="cid")

    asked = []
    for _ in range(9):
        asked.append(stage.asked)
        while stage.asked == asked[-1]:
            stage.answer(
                next((word for word in stage.options if word.startswith(("forgo", "done"))), stage.options[-1])
            )

    assert asked == ["cid", "dee", "ann", "bob", "cid", "dee", "ann", "bob", "cid"]
