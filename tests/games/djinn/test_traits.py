"""D31: what traits change in the game; start effects, capturing and Catacombs have files of their own."""

import pytest
from djinn_stage import QUIET, Stage, player
from rules import rule


@rule("D31.3")
def test_the_sociable_gain_a_key_with_mages_without_key_only() -> None:
    piles = {"plain-1": ["m01"], "keyed-1": ["m17"]}
    plain, keyed = (
        Stage(ann=player("r1", positive="P03"), bob=player(), djinn=QUIET, phase="act", piles=piles) for _ in range(2)
    )

    plain.ann.does("special tavern", "hire m01")
    keyed.ann.does("special tavern", "hire m17")

    assert (plain.ann.seat.keys, keyed.ann.seat.keys) == (1, 1)


@rule("D-R.22")
def test_the_sociable_gain_their_key_by_any_effect() -> None:
    stage = Stage(ann=player("s1", equipment="hat5", positive="P03"), bob=player(), piles={"plain-1": ["m01"]})

    stage.ann.does("use hat5", "hire m01")

    assert stage.ann.seat.keys == 1


@rule("D31.4")
def test_nimble_fingers_gain_three_corks_at_the_round_manufactory_only() -> None:
    special = Stage(ann=player("r6", coins=3, positive="P04"), bob=player(), phase="act", djinn=QUIET)
    basic = Stage(ann=player("r6", coins=3, positive="P04"), bob=player(), phase="act", djinn=QUIET)

    special.ann.does("special manufactory")
    basic.ann.does("basic manufactory")

    assert (special.ann.seat.corks, special.ann.seat.coins) == (3, 0)
    assert (basic.ann.seat.corks, basic.ann.seat.coins) == (1, 1)


@rule("D31.9", "D32.2")
@pytest.mark.parametrize(("woken", "magic"), [(("wake m01",), 2), (("wake m01", "wake m02"), 1)])
def test_the_inspiring_wake_up_to_two_mages_for_one_magic_each(woken: tuple[str, ...], magic: int) -> None:
    stage = Stage(
        ann=player("s1", magic=0, mages="m01 down, m02 down, m03 down", positive="P09"), bob=player(), phase="act"
    )

    stage.ann.does("basic academy", *woken)

    assert (stage.ann.seat.magic, stage.ann.seat.scrolls) == (magic, 1)
    assert [mage for mage in stage.ann.mages if not mage.endswith("down")] == [word[5:] for word in woken]
    assert stage.ann.can("wake m03") == (len(woken) < 2)


@rule("D31.9", "D-R.72")
def test_the_inspiring_choose_between_before_and_after() -> None:
    ann = player("s1", magic=2, mages="m01 down, m02 down, m03 down", positive="P09")
    before, after = (Stage(ann=ann, bob=player(), phase="act") for _ in range(2))

    before.ann.does("basic academy", "wake m01", "done")
    after.ann.does("basic academy", "done", "wake m01", "done")

    assert (before.ann.seat.magic, before.ann.mages[0]) == (4, "m01")
    assert before.bob.asked  # not once more after it
    assert (after.ann.seat.magic, after.ann.mages[0]) == (3, "m01")


@rule("D-R.7", "D31.9")
def test_the_inspiring_may_exchange_a_key_for_the_magic_first() -> None:
    own = player("s1", magic=0, keys=1, mages="m01 down", positive="P09")
    stage = Stage(ann=own, bob=player(), phase="act")

    stage.ann.does("basic academy")
    assert stage.ann.why_not("wake m01") == "D31.9"
    stage.ann.does("exchange magic", "wake m01")

    assert (stage.ann.mages, stage.ann.seat.magic) == (["m01"], 3)


@rule("D-R.72")
@pytest.mark.parametrize(("at", "word"), [("r2", "special academy"), ("s2", "passage academy")])
def test_the_inspiring_use_every_kind_of_academy_action(at: str, word: str) -> None:
    placed = "academy at s2" if at == "s2" else ""
    stage = Stage(
        ann=player(at, magic=1, mages="m01 down", placed=placed, positive="P09"), bob=player(), djinn=QUIET, phase="act"
    )

    stage.ann.does(word, "wake m01")

    assert (stage.ann.mages, stage.ann.seat.magic) == (["m01"], 3)


@rule("D-R.72")
def test_the_inspiring_wake_nobody_at_other_locations() -> None:
    stage = Stage(
        ann=player("s3", magic=2, mages="m01 down", positive="P09"), bob=player(), phase="act", chests=["chest13"]
    )

    stage.ann.does("basic catacombs")

    assert stage.ann.mages == ["m01 down"]
    assert stage.bob.asked


@rule("D31.14", "D-R.77")
def test_the_covered_circle_is_activated_first_and_gives_two_magic() -> None:
    ann = player("r3", magic=0, circles="empty, covered, inactive, inactive", negative="N03", positive="P06")
    stage = Stage(ann=ann, bob=player(), djinn=QUIET, phase="act")

    stage.ann.does("special archives", "archive circle")
    assert (stage.ann.circles, stage.ann.seat.magic) == (["empty", "empty", "inactive", "inactive"], 2)
    stage.ann.does("archive circle")

    assert (stage.ann.circles, stage.ann.seat.magic) == (["empty", "empty", "empty", "inactive"], 4)


@rule("D31.13")
def test_a_covered_circle_holds_no_djinn() -> None:
    stage = Stage(
        ann=player("r2", capacity=8, turned=True, magic=8, circles="empty, covered, inactive, inactive"),
        bob=player(),
        djinn={"r2": "boss red blue"},
        phase="act",
    )

    stage.ann.does("capture")

    assert stage.ann.why_not("capture red blue") == "D21.13"


@rule("D31.16", "D-R.80")
@pytest.mark.parametrize(
    ("space", "words", "refused"),
    [
        ("s6", ("basic market",), "visit teahouse"),
        ("s4", ("basic archives",), "archive mages"),
        ("source", (), "source mages"),
        ("s1", (), "use hat4"),
    ],
)
def test_the_mages_of_a_hard_taskmaster_never_wake(space: str, words: tuple[str, ...], refused: str) -> None:
    stage = Stage(
        ann=player(space, scrolls=4, coins=4, mages="m01 down", equipment="hat4", negative="N05"),
        bob=player(),
        phase="act",
    )

    stage.ann.does(*words)

    assert stage.ann.why_not(refused) == "D31.16"


@rule("D-R.80")
def test_a_hard_taskmaster_pays_nothing_for_waking() -> None:
    stage = Stage(
        ann=player("s1", magic=1, mages="m01 down", positive="P09", negative="N05"), bob=player(), phase="act"
    )

    stage.ann.does("basic academy")

    assert (stage.ann.mages, stage.ann.seat.magic) == (["m01 down"], 4)
    assert stage.bob.asked


@rule("D31.19", "D-R.74")
def test_unpunctual_friends_with_a_key_arrive_face_down_but_bring_it() -> None:
    piles = {"plain-1": ["m01"], "keyed-1": ["m17"]}
    keyed, plain = (
        Stage(ann=player("r1", negative="N08"), bob=player(), djinn=QUIET, phase="act", piles=piles) for _ in range(2)
    )

    keyed.ann.does("special tavern", "hire m17")
    plain.ann.does("special tavern", "hire m01")

    assert (keyed.ann.mages, keyed.ann.seat.keys) == (["m17 down"], 1)
    assert plain.ann.mages == ["m01"]


@rule("D31.20", "D-R.79")
def test_the_absent_minded_draw_equipment_from_the_bottom_of_a_deck_of_choice() -> None:
    decks = {"staff": ["staff1", "staff2", "staff3"], "hat": ["hat4"]}
    stage = Stage(ann=player("s5", coins=2, negative="N09"), bob=player(), phase="act", decks=decks)

    stage.ann.does("basic manufactory")
    assert stage.options == ["draw staff", "draw hat", "done"]
    assert stage.ann.why_not("equip staff1") == "D31.20"
    stage.ann.does("draw staff")

    assert stage.ann.equipment == ["staff3"]
    assert stage.view.decks["staff"].top == "staff1"


@rule("D-R.79")
def test_from_a_deck_of_one_the_absent_minded_draw_that_card() -> None:
    stage = Stage(ann=player("s5", coins=2, negative="N09"), bob=player(), phase="act", decks={"hat": ["hat4"]})

    stage.ann.does("basic manufactory", "draw hat")

    assert (stage.ann.equipment, stage.view.decks["hat"].size) == (["hat4"], 0)


@rule("D-R.79")
@pytest.mark.parametrize(("deck", "came_to_light"), [(["hat4"], False), (["hat4", "hat6"], True)])
def test_the_only_card_of_a_deck_was_no_secret(deck: list[str], came_to_light: bool) -> None:
    stage = Stage(ann=player("s5", coins=2, negative="N09"), bob=player(), phase="act", decks={"hat": deck})

    stage.ann.does("basic manufactory", "draw hat")

    assert any(event.reveals for event in stage.events) == came_to_light
