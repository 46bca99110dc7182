"""D8.1, D16: the Catacombs and their chests."""

import pytest
from djinn_seen import seen
from djinn_stage import DJINN, QUIET, Stage, player
from rules import rule

from coven.engine.edge import questions
from coven.games.djinn import Djinn


def digging(at: str, *chests: str, used: str = "", **holding: object) -> Stage:
    """ann at a Catacombs space with these chests on top of the stack."""
    return Stage(
        ann=player(at, **holding),
        bob=player(),
        phase="act",
        djinn=QUIET,
        chests=list(chests),
        used_chests=used.split(),
    )


@rule("D16.1")
def test_the_basic_action_turns_one_chest_and_gives_what_it_shows() -> None:
    stage = digging("s3", "chest14", "chest13")

    stage.ann.does("basic catacombs")

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (2, 2)
    assert stage.happened("chest-revealed") == [{"player": "ann", "chest": "chest14"}]


@rule("D16.2")
def test_the_special_action_turns_two_chests_and_gives_both() -> None:
    stage = digging("r4", "chest14", "chest13", "chest15")

    stage.ann.does("special catacombs", "open chest14")

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls, stage.view.chests) == (2 + 4, 2, 1)


@rule("D16.3", "D8.1")
def test_a_key_may_be_spent_for_the_bonus_behind_the_lock() -> None:
    stage = digging("s3", "chest01", "chest02", keys=1)

    stage.ann.does("basic catacombs")
    assert set(stage.options) >= {"unlock", "done"}
    stage.ann.does("unlock", "take red")

    assert (stage.ann.seat.coins, stage.ann.seat.keys, stage.ann.seat.corks) == (3, 0, 1)
    assert stage.ann.bottles == "red"


@rule("D16.4")
def test_without_a_key_the_bonus_is_not_gained() -> None:
    kept = digging("s3", "chest01", "chest02", keys=1)
    without = digging("s3", "chest01", "chest02")

    kept.ann.does("basic catacombs", "done")
    without.ann.does("basic catacombs")

    assert (kept.ann.seat.corks, kept.ann.seat.keys, kept.ann.bottles) == (0, 1, "")
    assert (without.ann.seat.corks, without.ann.bottles) == (0, "")


@rule("D16.5")
def test_used_chests_lie_face_up_on_the_discard_pile() -> None:
    stage = digging("s3", "chest13", "chest14", used="chest15")

    stage.ann.does("basic catacombs")

    assert (stage.view.used_chests, stage.view.opened, stage.view.chests) == (("chest15", "chest13"), (), 1)


@rule("D16.6")
def test_an_emptied_stack_is_renewed_from_the_discard_pile() -> None:
    stage = digging("s3", "chest13", used="chest14 chest15")

    stage.ann.does("basic catacombs")

    assert (stage.view.chests, stage.view.used_chests) == (3, ())
    assert len(stage.happened("chests-shuffled")) == 1


@rule("D16.6")
def test_the_renewed_stack_is_shuffled() -> None:
    orders = set()
    for seed in ("one", "two", "three", "four"):
        used = [f"chest{number:02}" for number in range(1, 18)]
        stage = Stage(
            ann=player("s3"), bob=player(), phase="act", chests=["chest18"], used_chests=used, seed=seed, djinn=QUIET
        )
        stage.ann.does("basic catacombs")
        orders.add(str(DJINN.write(stage.table)["chests"]))

    assert len(orders) == 4


@rule("D-R.7")
@pytest.mark.parametrize("first", ["use cloak8", "award red a1-3"])
def test_a_locked_chest_waits_for_a_key_that_may_still_come(first: str) -> None:
    own = player("s3", equipment="cloak8", corked="red*3")
    stage = Stage(ann=own, bob=player(), phase="act", chests=["chest05"], award_columns={"I": ["a1_3"]}, djinn=QUIET)

    stage.ann.does("basic catacombs")
    assert stage.ann.why_not("unlock") == "D16.4"
    stage.ann.does(first, "unlock")

    assert stage.ann.seat.coins == 1 + 3


@rule("D-R.7")
def test_a_locked_chest_waits_for_nobody_who_can_get_no_key() -> None:
    stage = Stage(ann=player("s3"), bob=player(), phase="act", chests=["chest05"], djinn=QUIET)

    stage.ann.does("basic catacombs")

    assert stage.bob.asked


@rule("D-R.24")
def test_a_stack_that_runs_out_while_chests_are_revealed_is_renewed_at_once() -> None:
    stage = digging("r4", "chest13", used="chest14")

    stage.ann.does("special catacombs")
    assert set(stage.view.opened) == {"chest13", "chest14"}
    stage.ann.does("open chest13")

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (6, 2)
    assert (stage.view.chests, stage.view.used_chests) == (2, ())


@rule("D-R.24")
def test_the_renewal_waits_until_the_revealed_chests_are_discarded() -> None:
    stage = digging("r4", "chest13", "chest14", used="chest15")

    stage.ann.does("special catacombs")
    assert (stage.view.chests, stage.view.used_chests) == (0, ("chest15",))
    stage.ann.does("open chest13")

    assert (stage.view.chests, stage.view.used_chests) == (3, ())


@rule("D-R.23")
def test_both_chests_are_revealed_first_and_opened_in_any_order() -> None:
    stage = digging("r4", "chest05", "chest17")

    stage.ann.does("special catacombs")
    assert (stage.view.opened, stage.ann.seat.coins) == (("chest05", "chest17"), 0)
    stage.ann.does("open chest17", "unlock")

    assert (stage.ann.seat.coins, stage.ann.seat.keys, stage.ann.seat.corks) == (2 + 1 + 3, 0, 1)


@rule("D-R.23")
def test_a_key_from_a_chest_may_open_the_same_chest() -> None:
    game = Djinn({"chest": [{"id": "chest05", "effects": [{"gain": {"keys": 1}}]}]})
    ann = {"name": "ann", "space": "s3"}
    table = game.read(
        {"seats": [ann, {"name": "bob"}], "phase": "act", "chests": ["chest05", "chest13"], "puzzle": True}
    )

    questions.answer(table, "basic catacombs")
    questions.answer(table, "unlock")

    assert (seen(game, table, 0).seats[0].coins, seen(game, table, 0).seats[0].keys) == (3, 0)


@rule("D-R.23", "D-R.106")
def test_a_chest_opened_in_between_leaves_the_revealed_ones_alone() -> None:
    stage = Stage(
        ann=player("r4", corked="red*3", awards="a1_3"),
        bob=player(),
        phase="act",
        djinn=QUIET,
        award_columns={"II": ["a2_5"]},
        chests=["chest13", "chest14", "chest15", "chest16"],
    )

    stage.ann.does("special catacombs", "award red a2-5", "basic catacombs")

    assert (stage.ann.seat.coins, stage.ann.seat.corks) == (2 + 1, 1)
    assert stage.view.opened == ("chest13", "chest14")
    assert stage.options == ["open chest13", "open chest14"]


@rule("D-R.26", "D31.8")
def test_the_picklock_opens_both_chests_with_one_key_and_keeps_it() -> None:
    stage = digging("r4", "chest05", "chest12", keys=1, positive="P08")

    stage.ann.does("special catacombs", "open chest05", "unlock", "unlock", "take red", "take red")

    assert (stage.ann.seat.keys, stage.ann.seat.coins, stage.ann.bottles) == (1, 1 + 3 + 2, "red*2")


@rule("D-R.26")
def test_the_picklock_without_a_key_opens_nothing() -> None:
    stage = digging("s3", "chest05", "chest12", positive="P08")

    stage.ann.does("basic catacombs")

    assert (stage.ann.seat.coins, stage.bob.asked) == (1, True)


@rule("D31.18", "D-R.73")
def test_all_thumbs_open_no_chest_but_exchange_keys() -> None:
    stage = digging("s3", "chest05", "chest06", keys=1, negative="N07")

    stage.ann.does("basic catacombs")

    assert (stage.ann.seat.keys, stage.ann.seat.coins) == (1, 1)
    assert set(stage.options) == {"done", "exchange coin", "exchange scroll", "exchange magic"}


@rule("D31.17", "D-R.27")
def test_who_fears_the_dark_does_only_the_basic_action_at_the_round_space() -> None:
    stage = digging("r4", "chest13", "chest14", "chest15", negative="N06", equipment="hat3")

    assert stage.ann.why_not("special catacombs") == "D31.17"
    stage.ann.does("basic catacombs", "reveal extra", "discard chest13")

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (2, 2)


@rule("D29.6")
def test_the_miners_hood_reveals_one_chest_more_at_each_action_and_drops_one() -> None:
    basic = digging("s3", "chest13", "chest14", "chest15", equipment="hat3")
    special = digging("r4", "chest13", "chest14", "chest15", equipment="hat3")

    basic.ann.does("basic catacombs", "reveal extra", "discard chest13")
    special.ann.does("special catacombs", "reveal extra", "discard chest13", "open chest14")

    assert (basic.ann.seat.coins, basic.ann.seat.scrolls, basic.ann.equipment) == (2, 2, ["hat3"])
    assert (special.ann.seat.coins, special.ann.seat.corks) == (4, 1)


@rule("D-R.25", "D-R.122")
def test_the_hood_is_decided_before_the_first_chest_is_seen_and_the_drop_after_all_are() -> None:
    stage = digging("s3", "chest13", "chest14", "chest15", equipment="hat3")
    plain = digging("s3", "chest13", "chest14", equipment="hat3")

    stage.ann.does("basic catacombs")
    assert (stage.options, stage.view.opened) == (["reveal extra", "reveal plain"], ())
    stage.ann.does("reveal extra")
    plain.ann.does("basic catacombs", "reveal plain")

    assert stage.options == ["discard chest13", "discard chest14"]
    assert (plain.ann.seat.coins, plain.view.chests) == (4, 1)


def honoured(hat: str) -> Stage:
    """ann, who may take an award that brings equipment, and this on display."""
    return Stage(
        ann=player("s3", corked="red*3"),
        bob=player(),
        phase="act",
        djinn=QUIET,
        award_columns={"I": ["a1_5"]},
        chests=["chest13", "chest14", "chest15"],
        decks={"hat": [hat]},
    )


@rule("D-R.7", "D29.6")
def test_whoever_may_still_get_the_hood_by_an_award_is_asked_before_the_first_chest() -> None:
    stage = honoured("hat3")

    stage.ann.does("basic catacombs")
    assert stage.ann.why_not("reveal extra") == "D29.6"
    stage.ann.does("award red a1-5", "equip hat3")
    stage.ann.does("reveal extra", "discard chest13")

    assert (stage.ann.seat.coins, stage.ann.seat.scrolls) == (2, 2)


@rule("D-R.7")
def test_where_no_award_brings_the_hood_nobody_is_asked_for_it() -> None:
    stage = honoured("hat6")

    stage.ann.does("basic catacombs")

    assert stage.ann.seat.coins > 0
