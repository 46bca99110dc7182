"""D31: traits."""

from djinn_stage import DJINN, Stage, player
from rules import rule

from coven.engine import answers
from coven.engine.machine import take
from coven.games.djinn.table import Table

QUIET = {"r1": "", "r2": "", "r3": "", "r4": "boss red", "r5": "", "r6": ""}


def drafted(positive: str, negative: str) -> Table:
    """A game of two in which ann has drafted these traits."""
    for number in range(500):
        table = DJINN.new(("ann", "bob"), f"draft {number}", {"first": "ann"})
        if all(answers.explain(table, f"choose {trait}").legal for trait in (positive, negative)):
            answers.answer(table, f"choose {positive}")
            spare = [word for word in answers.question(table).options if not word.endswith(negative)]  # type: ignore[union-attr]  # running
            answers.answer(table, spare[0])
            kinds = [word for word in answers.question(table).options if not word.endswith(negative)]  # type: ignore[union-attr]  # running
            answers.answer(table, kinds[0])
            if answers.explain(table, f"choose {negative}").legal:
                answers.answer(table, f"choose {negative}")
                return table
    raise AssertionError("no such draft")


@rule("D31.1", "D31.11", "D31.12", "D-EX.5", "D-R.1")
def test_start_effects() -> None:
    rich, weary = drafted("p01", "n05").seats[0], drafted("p02", "n02").seats[0]
    poor = drafted("p02", "n01").seats[0]

    assert (rich.coins, rich.scrolls, rich.magic) == (6, 2, 4)
    assert poor.coins == 1
    assert weary.magic == 0


@rule("D31.13", "D31.14", "D-R.77")
def test_the_covered_circle_is_activated_first_and_gives_magic() -> None:
    assert drafted("p02", "n03").seats[0].circles == (0, -2, -1, -1)
    stage = Stage(
        ann=player("s4", magic=0, circles="empty, covered, inactive, inactive", negative="N03"),
        bob=player(),
        phase="act",
    )

    stage.ann.does("basic archives", "archive circle")

    assert stage.ann.circles == ["empty", "empty", "inactive", "inactive"]
    assert stage.ann.seat.magic == 2


@rule("D31.10", "D-R.2", "D-R.4")
def test_the_ambitious_draws_two_secret_scoring_cards() -> None:
    table = drafted("p10", "n04")

    assert len(table.seats[0].private) == 2
    assert len(DJINN.view(table, 0).seats[0].private) == 2
    for other in (1, -1):
        assert DJINN.view(table, other).seats[0].private == ()
        assert DJINN.view(table, other).private == (2, 0)


@rule("D31.2")
def test_everybodys_friend_pays_nobody_at_the_market() -> None:
    stage = Stage(ann=player("s6", coins=1, positive="P02"), bob=player(stall="scribe"), cid=player(), phase="act")

    stage.ann.does("basic market", "visit scribe")

    assert stage.bob.seat.coins == 0


@rule("D31.3", "D-R.22")
def test_the_sociable_gain_a_key_with_mages_without_key() -> None:
    stage = Stage(ann=player("s2", positive="P03"), bob=player(), phase="act")

    stage.ann.does("basic tavern")
    stage.ann.does(stage.options[0])

    assert stage.ann.seat.keys == 1


@rule("D31.5", "D-R.76")
def test_the_child_of_the_source_pays_two_scrolls() -> None:
    stage = Stage(ann=player("source", scrolls=2, magic=4, positive="P05"), bob=player(), phase="act")

    stage.ann.does("source cork")

    assert (stage.ann.seat.scrolls, stage.ann.seat.corks) == (0, 1)


@rule("D31.7", "D-R.71")
def test_the_fearless_gain_magic_for_capturing_nothing() -> None:
    stage = Stage(ann=player("r2", magic=1, positive="P07"), bob=player(), djinn={"r2": "boss red"}, phase="act")

    stage.ann.does("capture nothing")

    assert stage.ann.seat.magic == 2


@rule("D31.8", "D-R.26")
def test_the_picklock_keeps_the_key() -> None:
    stage = Stage(ann=player("s3", keys=1, positive="P08"), bob=player(), phase="act", chests=["chest05"])

    stage.ann.does("basic catacombs", "unlock")

    assert (stage.ann.seat.keys, stage.ann.seat.coins) == (1, 4)


@rule("D31.9", "D-R.72")
def test_the_inspiring_wake_mages_before_or_after_an_academy_action() -> None:
    before = Stage(ann=player("s1", magic=1, mages="m01 down, m02 down", positive="P09"), bob=player(), phase="act")
    after = Stage(ann=player("s1", magic=0, mages="m01 down, m02 down", positive="P09"), bob=player(), phase="act")

    before.ann.does("basic academy", "wake m01")
    after.ann.does("basic academy", "wake m01", "wake m02")

    assert (before.ann.seat.magic, before.ann.mages) == (3, ["m01", "m02 down"])
    assert (after.ann.seat.magic, after.ann.mages) == (1, ["m01", "m02"])


@rule("D31.15")
def test_the_colour_blind_use_only_green_bonuses() -> None:
    stage = Stage(
        ann=player("r2", magic=4, mages="m13", coins=2, negative="N04"),
        bob=player(),
        djinn={"r2": "boss blue"},
        phase="act",
    )

    stage.ann.does("capture", "capture blue")

    assert stage.asks["saves-m13"] == 3


@rule("D31.16", "D-R.80")
def test_the_mages_of_a_hard_taskmaster_never_wake() -> None:
    stage = Stage(ann=player("s6", scrolls=1, mages="m01 down", negative="N05"), bob=player(), phase="act")

    stage.ann.does("basic market")

    assert stage.ann.why_not("visit teahouse") == "D31.16"


@rule("D31.17", "D-R.27")
def test_who_fears_the_dark_does_only_the_basic_catacombs() -> None:
    stage = Stage(ann=player("r4", negative="N06"), bob=player(), djinn={"r4": "boss red"}, phase="act")

    assert stage.ann.why_not("special catacombs") == "D31.17"
    assert stage.ann.can("basic catacombs")


@rule("D31.18", "D-R.73")
def test_all_thumbs_open_no_chest_but_exchange_keys() -> None:
    stage = Stage(ann=player("s3", keys=1, negative="N07"), bob=player(), phase="act", chests=["chest05"])

    stage.ann.does("basic catacombs")

    assert (stage.ann.seat.keys, stage.ann.seat.coins) == (1, 1)
    assert stage.ann.can("exchange coin")


@rule("D31.19", "D-R.74")
def test_unpunctual_friends_with_a_key_arrive_face_down() -> None:
    piles = {"plain-1": ["m01"], "keyed-1": ["m17"]}
    stage = Stage(ann=player("r1", negative="N08"), bob=player(), djinn=QUIET, phase="act", piles=piles)

    stage.ann.does("special tavern", "hire m17")

    assert (stage.ann.mages, stage.ann.seat.keys) == (["m17 down"], 1)


@rule("D31.20", "D-R.79")
def test_the_absent_minded_draw_equipment_from_the_bottom() -> None:
    decks = {"staff": ["staff1", "staff2"], "hat": ["hat4"]}
    stage = Stage(ann=player("s5", coins=2, negative="N09"), bob=player(), phase="act", decks=decks)

    stage.ann.does("basic manufactory")
    assert stage.ann.why_not("equip staff1") == "D31.20"
    stage.ann.does("draw staff")

    assert stage.ann.equipment == ["staff2"]


@rule("D31.21", "D-R.75")
def test_shaky_hands_put_captured_djinn_on_circles_first() -> None:
    stage = Stage(
        ann=player("r2", magic=4, bottles="red", corks=1, negative="N10"),
        bob=player(),
        djinn={"r2": "boss red"},
        phase="act",
    )

    stage.ann.does("capture", "capture red", "pay 4", "bottle red")

    assert stage.ann.corked == "red"


def test_every_random_draft_leads_to_a_turn() -> None:
    table = DJINN.new(("ann", "bob", "cid"), "some draft", {})
    while answers.question(table).prompt == "draft":  # type: ignore[union-attr]  # running
        take(table, table.options[-1])

    assert answers.question(table).prompt == "place-wizard"  # type: ignore[union-attr]  # running
