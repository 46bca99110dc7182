"""D10 to D12: the first turn and moving."""

from djinn_stage import Stage, player
from rules import rule


@rule("D11.1", "D11.3", "D11.4", "D-R.10")
def test_in_the_first_turn_the_wizard_is_placed_on_a_path_to_a_square_space() -> None:
    stage = Stage(ann=player(), bob=player())

    assert len(stage.options) == 18
    stage.ann.does("place academy from tavern")

    box = stage.table.box
    assert (box.spaces[stage.ann.seat.space].id, box.spaces[stage.ann.seat.came].id) == ("s1", "r1")
    assert stage.ann.can("basic academy")


@rule("D11.2", "D-R.11", "D-R.12")
def test_a_path_with_a_wizard_at_either_end_is_closed_in_the_first_turn() -> None:
    stage = Stage(ann=player(), bob=player("s1", "r1"), cid=player("r4", "s2"))

    assert stage.ann.why_not("place academy from tavern") == "D11.2"
    assert stage.ann.why_not("place tavern from catacombs") == "D11.2"
    assert stage.ann.can("place academy from catacombs")


@rule("D10.3", "D12.1", "D12.2", "D12.3")
def test_the_wizard_moves_along_a_path_but_not_back() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player())

    assert set(stage.options) == {"move catacombs", "move manufactory"}
    assert stage.ann.why_not("move tavern") == "D12.2"
    assert stage.ann.why_not("move market") == "D12.1"
    stage.ann.does("move catacombs")
    box = stage.table.box
    assert (box.spaces[stage.ann.seat.space].id, box.spaces[stage.ann.seat.came].id) == ("r4", "s1")


@rule("D12.4", "D12.6", "D12.7")
def test_a_blocked_edge_costs_a_coin_or_a_scroll_to_its_wizard() -> None:
    stage = Stage(ann=player("s1", "r1", coins=1, scrolls=1), bob=player("r4", "s1"))

    assert {"move catacombs coin bob", "move catacombs scroll bob", "skip catacombs"} <= set(stage.options)
    stage.ann.does("move catacombs scroll bob")

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (1, 0)
    assert (stage.bob.seat.coins, stage.bob.seat.scrolls) == (0, 1)


@rule("D12.5")
def test_a_wizard_at_another_edge_of_the_space_does_not_block() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player("r4", "s2"))

    assert stage.ann.can("move catacombs")


@rule("D12.6", "D-EX.13", "D-R.16")
def test_two_wizards_at_the_edge_are_both_paid() -> None:
    stage = Stage(ann=player("s1", "r1", coins=1, scrolls=1), bob=player("r4", "s1"), cid=player("r4", "s1"))

    stage.ann.does("move catacombs coin bob scroll cid")

    assert (stage.bob.seat.coins, stage.cid.seat.scrolls) == (1, 1)
    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (0, 0)


@rule("D-R.13")
def test_who_cannot_pay_the_whole_toll_can_only_skip() -> None:
    stage = Stage(ann=player("s1", "r1", coins=1), bob=player("r4", "s1"), cid=player("r4", "s1"))

    assert set(stage.options) == {"move manufactory", "skip catacombs"}
    assert stage.ann.why_not("move catacombs coin bob coin cid") == "D-R.13"


@rule("D-R.16", "D8.2")
def test_a_key_can_be_exchanged_for_the_toll() -> None:
    stage = Stage(ann=player("s1", "r1", keys=1), bob=player("r4", "s1"))

    stage.ann.does("exchange coin", "move catacombs coin bob")

    assert stage.bob.seat.coins == 1


@rule("D12.8", "D12.9", "D-R.14")
def test_a_blocked_space_can_be_skipped_and_another_one_after_it() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player("r4", "s1"), cid=player("s2", "r4"))

    stage.ann.does("skip catacombs")
    assert set(stage.options) == {"skip tavern", "move archives"}
    assert stage.ann.why_not("move academy") == "D12.2"
    stage.ann.does("skip tavern", "move market")

    assert stage.table.box.spaces[stage.ann.seat.space].id == "r5"


@rule("D12.10")
def test_a_free_edge_cannot_be_skipped() -> None:
    stage = Stage(ann=player("s1", "r1"), bob=player())

    assert stage.ann.why_not("skip catacombs") == "D12.10"


@rule("D-R.15", "D-R.123")
def test_a_chain_of_skips_ends_neither_at_the_start_edge_nor_twice_at_the_same_one() -> None:
    stage = Stage(
        ann=player("s1", "r6"), bob=player("r4", "s1"), cid=player("s4", "r4"), dee=player("r1", "s4"), active="ann"
    )

    stage.ann.does("skip catacombs", "skip archives", "skip tavern")

    assert set(stage.options) == {"move academy", "move market", "move source"}
    again = Stage(
        ann=player("s1", "r1"), bob=player("r4", "s1"), cid=player("s4", "r4"), dee=player("r1", "s4"), active="ann"
    )
    again.ann.does("skip catacombs", "skip archives", "skip tavern")
    assert again.ann.why_not("move academy") == "D-R.123"


@rule("D-R.18")
def test_the_cloak_of_shadows_cancels_the_toll() -> None:
    stage = Stage(ann=player("s1", "r1", equipment="cloak3"), bob=player("r4", "s1"))

    stage.ann.does("move catacombs")

    assert stage.bob.seat.coins == 0


@rule("D-R.17")
def test_the_toll_also_holds_at_edges_of_the_source() -> None:
    stage = Stage(ann=player("r1", "s1", coins=1), bob=player("source", "r1"))

    assert stage.ann.can("move source coin bob")
    assert not stage.ann.can("move source")


@rule("D6.15", "D6.16")
def test_magic_below_the_minimum_is_raised_at_the_start_of_the_turn() -> None:
    low = Stage(ann=player("s1", "r1", magic=0, minimum=2), bob=player(), phase="turn")
    high = Stage(ann=player("s1", "r1", magic=3, minimum=2), bob=player(), phase="turn")

    assert low.ann.seat.magic == 2
    assert high.ann.seat.magic == 3
