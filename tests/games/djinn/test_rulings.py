"""D-R: rulings that no other test shows."""

from djinn_stage import DJINN, Stage, player
from rules import rule

from coven.engine import answers

QUIET = {"r1": "", "r2": "", "r3": "", "r4": "boss red", "r5": "", "r6": ""}


@rule("D-R.3")
def test_keys_and_scrolls_run_out() -> None:
    stage = Stage(ann=player("s1", equipment="cloak8, hat6"), bob=player(keys=11, scrolls=65))

    stage.ann.does("use cloak8", "use hat6")

    assert (stage.ann.seat.keys, stage.ann.seat.scrolls) == (1, 1)


@rule("D-R.21", "D-R.42")
def test_a_mage_with_key_gives_a_key_however_it_is_gained() -> None:
    stage = Stage(ann=player("s1", "r1", equipment="hat5"), bob=player(), piles={"keyed-1": ["m17"]})

    stage.ann.does("use hat5", "hire m17")

    assert stage.ann.seat.keys == 1


@rule("D-R.33")
def test_a_passage_to_the_archives_uses_the_red_options() -> None:
    placed = "archives at s1, tavern at s4, catacombs at s2, market at s3"
    stage = Stage(ann=player("s1", bar="", placed=placed), bob=player(), phase="act")

    stage.ann.does("passage archives", "archive coins")

    assert stage.ann.seat.coins == 4


@rule("D-R.39", "D-R.8")
def test_the_manufactory_without_equipment_still_sells_corks() -> None:
    stage = Stage(ann=player("s5", coins=2), bob=player(), phase="act", decks={})

    stage.ann.does("basic manufactory")

    assert (stage.ann.seat.coins, stage.ann.seat.corks) == (0, 1)


@rule("D-R.59")
def test_with_an_empty_bag_the_marker_is_only_turned() -> None:
    stage = Stage(ann=player("r2", capacity=8, magic=7), bob=player(), djinn=QUIET, bag="", phase="act")

    stage.ann.does("special academy")

    assert (stage.ann.seat.turned, stage.ann.seat.magic) == (True, 8)
    assert stage.bob.asked


@rule("D-R.84", "D23.6")
def test_a_part_of_an_award_that_cannot_be_done_is_lost() -> None:
    stage = Stage(
        ann=player("s1", "r1", corked="red*3", circles="empty, empty, empty, empty"),
        bob=player(),
        award_columns={"I": ["a1_3"]},
    )

    stage.ann.does("award red a1-3")

    assert stage.ann.seat.keys == 1


@rule("D-R.89", "D-R.43")
def test_in_the_final_action_keys_and_bottling_work_and_the_minimum_is_kept() -> None:
    stage = Stage(
        ann=player("s1", "r1"),
        bob=player(
            "s2", "r2", keys=1, magic=0, minimum=1, circles="red, empty, inactive, inactive", bottles="red", corks=1
        ),
        djinn=dict.fromkeys(QUIET, ""),
        round=3,
        last_round=3,
        first="ann",
        active="bob",
        phase="act",
    )

    stage.bob.does("forgo coins", "done")
    stage.ann.does("source magic")
    assert stage.bob.asked
    assert stage.bob.seat.magic == 1
    stage.bob.does("bottle red", "exchange coin", "source magic")

    assert stage.table.over
    assert stage.outcome == "bob"


@rule("D-R.90")
def test_in_the_extra_round_awards_may_still_be_taken() -> None:
    stage = Stage(
        ann=player("s1", "r1", corked="red*3"),
        bob=player(),
        djinn=dict.fromkeys(QUIET, ""),
        round=3,
        last_round=3,
        award_columns={"I": ["a1_1"]},
    )

    assert stage.ann.can("award red a1-1")


@rule("D-R.95")
def test_with_an_empty_bag_toms_row_still_ends_his_turn() -> None:
    stage = Stage(
        ann=player("r4", "s1", coins=2),
        djinn={"r4": "boss red", "r2": "boss blue"},
        bag="",
        tom_deck=["tom01", "tom02"],
        phase="act",
    )

    stage.ann.does("forgo magic", "capture nothing")

    assert stage.ann.seat.coins == 2


@rule("D-R.98")
def test_the_last_boss_may_leave_far_away_and_still_one_card_is_turned() -> None:
    stage = Stage(
        ann=player("s1", "r1", corked="red*3", awards="a1_3, a2_2"),
        djinn=dict.fromkeys(QUIET, "") | {"r5": "boss blue"},
        award_columns={"III": ["a3_2"]},
        tom_deck=["tom13", "tom02"],
        phase="act",
    )

    stage.ann.does("award red a3-2", "capture blue from market circle", "forgo coins")

    assert len(stage.table.tom_seen) == 1
    assert stage.table.final


@rule("D-R.109")
def test_equipment_from_a_chest_counts_for_the_set() -> None:
    stage = Stage(
        ann=player("s3", keys=1, magic=0, equipment="hat6 down, cloak7 down"),
        bob=player(),
        phase="act",
        chests=["chest03"],
        decks={"staff": ["staff1"]},
    )

    stage.ann.does("basic catacombs", "unlock", "equip staff1")

    assert (stage.ann.seat.minimum, stage.ann.seat.magic) == (1, 3)


@rule("D-R.111")
def test_a_mage_may_be_used_without_need() -> None:
    stage = Stage(
        ann=player("r2", magic=4, mages="m01, m02, m03, m04"), bob=player(), djinn={"r2": "boss red"}, phase="act"
    )

    stage.ann.does("capture", "capture red", "with m01", "with m02", "with m03", "with m04", "pay 0")

    assert stage.ann.mages == ["m01 down", "m02 down", "m03 down", "m04 down"]


@rule("D-R.118", "D-R.30")
def test_a_passage_that_fits_nowhere_cannot_be_chosen() -> None:
    stage = Stage(
        ann=player("s4", bar="academy", placed="tavern at s3, catacombs at s2"),
        bob=player(placed="academy at s4"),
        cid=player(placed="academy at s5"),
        dee=player(placed="academy at s6"),
        phase="act",
    )

    stage.ann.does("basic archives")

    assert stage.ann.why_not("archive passage") == "D-R.30"


@rule("D-R.119", "D7.5")
def test_a_djinn_captured_by_the_right_circles_bonus_may_go_on_it() -> None:
    stage = Stage(ann=player("s4", capacity=8, circles="red, red, red, inactive"), bob=player(), phase="act")

    stage.ann.does("basic archives", "archive circle", "draw", "put circle")

    assert stage.ann.circles[3] not in ("empty", "inactive")


@rule("D6.6", "D21.2")
def test_magic_never_drops_below_zero() -> None:
    stage = Stage(ann=player("r2", magic=0), bob=player(), djinn={"r2": "boss red"}, phase="act")

    stage.ann.does("capture nothing")

    assert stage.ann.seat.magic == 0


@rule("D13.11")
def test_an_action_may_be_left_undone_in_part() -> None:
    stage = Stage(ann=player("s5", coins=2), bob=player(), phase="act")

    stage.ann.does("basic manufactory", "done")

    assert (stage.ann.equipment, stage.ann.seat.corks) == ([], 1)


@rule("D-R.4", "D-R.2")
def test_only_the_owner_hears_which_secret_cards_were_drawn() -> None:
    for number in range(200):
        table = DJINN.new(("ann", "bob"), f"secret {number}", {"first": "ann"}, listen=True)
        if answers.explain(table, "choose p10").legal:
            break
    answers.answer(table, "choose p10")
    while answers.question(table).prompt == "draft":  # type: ignore[union-attr]  # running
        answers.answer(table, answers.question(table).options[0])  # type: ignore[union-attr]  # running

    heard = [event for event in table.log or () if event.kind == "scoring-drawn"]
    assert len(heard) == 2
    whole, veiled = DJINN.seen(table, heard[0], 0), DJINN.seen(table, heard[0], 1)
    assert whole is not None
    assert veiled is not None
    assert "scoring" in whole.values
    assert (veiled.kind, veiled.values) == ("scoring-drawn-hidden", {"player": "ann"})
