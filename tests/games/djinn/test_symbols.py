"""D32: what the symbols of cards and spaces mean, each shown by a card that carries it."""

import pytest
from djinn_seen import seen
from djinn_stage import CONTENT, NOBODY, QUIET, Holding, Stage, final, player
from rules import rule

from coven.engine.edge import questions
from coven.games.djinn import Djinn


@rule("D32.1")
def test_magic_with_a_plus_moves_the_marker_right() -> None:
    stage = Stage(ann=player("s3", magic=0), bob=player(), phase="act", chests=["chest11", "chest13"])

    stage.ann.does("basic catacombs")

    assert stage.ann.seat.magic == 3


@rule("D32.2")
def test_magic_with_a_minus_is_paid_in_full() -> None:
    poor = Stage(ann=player("s1", magic=0, mages="m01 down", positive="P09"), bob=player(), phase="act")
    rich = Stage(ann=player("s1", magic=1, mages="m01 down", positive="P09"), bob=player(), phase="act")

    rich.ann.does("basic academy", "wake m01")
    poor.ann.does("basic academy")

    assert rich.happened("paid") == [{"player": "ann", "resource": "magic", "n": 1}]
    assert (poor.prompt, poor.ann.seat.magic) == ("wake-paid", 3)  # not before the action, but after it


@rule("D32.3")
@pytest.mark.parametrize(("equipment", "helper"), [("staff3", ("with staff3",)), ("staff1", ())])
def test_capture_strength_is_added_when_djinn_are_captured(equipment: str, helper: tuple[str, ...]) -> None:
    stage = Stage(
        ann=player("r2", magic=3, equipment=equipment), bob=player(), djinn={"r2": "boss red blue"}, phase="act"
    )

    stage.ann.does("capture", "capture red", *helper)
    stage.ann.does(next(word for word in stage.options if word.startswith("pay")))

    assert (stage.ann.circles[0], stage.ann.seat.magic) == ("red", 3 if helper else 0)


@rule("D32.4")
@pytest.mark.parametrize(
    ("space", "given", "words", "refusal"),
    [
        ("s5", {"coins": 2}, ("basic manufactory",), "D-R.8"),
        ("source", {"scrolls": 4}, ("source cork",), "D20.5"),
        ("s6", {"coins": 1}, ("basic market", "visit corkcutter"), "D-R.63"),
    ],
)
def test_what_is_left_of_an_arrow_is_paid_for_what_is_right_of_it(
    space: str, given: dict[str, int], words: tuple[str, ...], refusal: str
) -> None:
    stage = Stage(ann=player(space, magic=3, **given), bob=player(), djinn=QUIET, phase="act")
    short = Stage(
        ann=player(space, magic=3, **{name: n - 1 for name, n in given.items()}, keys=1),
        bob=player(),
        djinn=QUIET,
        phase="act",
    )

    stage.ann.does(*words)

    assert (stage.ann.seat.corks, stage.ann.seat.coins, stage.ann.seat.scrolls) == (1, 0, 0)
    assert short.ann.why_not(words[0]) == refusal


@rule("D32.4", "D-R.8")
@pytest.mark.parametrize(("coins", "corks"), [(1, 0), (2, 1)])
def test_what_cannot_be_paid_in_full_brings_nothing_of_what_is_right_of_the_arrow(coins: int, corks: int) -> None:
    game = Djinn({"chest": [{"id": "chest13", "effects": [{"pay": {"coins": 2}}, {"gain": {"corks": 1}}]}]})
    seats = [{"name": "ann", "space": "s3", "coins": coins}, {"name": "bob"}]
    table = game.read({"seats": seats, "phase": "act", "chests": ["chest13", "chest14"], "puzzle": True})

    questions.answer(table, "basic catacombs")

    ann = seen(game, table, 0).seats[0]
    assert (ann.coins, ann.corks) == (coins - 2 * corks, corks)


@rule("D32.1", "D6.4")
@pytest.mark.parametrize(("magic", "rule_id"), [(4, "D6.4"), (3, "")])
def test_a_card_that_gives_only_magic_is_not_wasted_at_the_maximum(magic: int, rule_id: str) -> None:
    game = Djinn({"equipment": [{"id": "cloak7", "effects": [{"gain": {"magic": 1}}]}]})
    seats = [{"name": "ann", "space": "s3", "magic": magic, "equipment": ["cloak7"]}, {"name": "bob"}]
    table = game.read({"seats": seats, "phase": "act"})

    assert questions.explain(table, "use cloak7").rule == rule_id


@rule("D32.5")
@pytest.mark.parametrize(
    ("equipment", "there", "elsewhere"), [("hat9", "r2", "s1"), ("hat1", "s4", "s1"), ("staff6", "r4", "r2")]
)
def test_what_is_below_an_arrow_happens_if_the_condition_above_it_is_met(
    equipment: str, there: str, elsewhere: str
) -> None:
    met = Stage(ann=player(there, magic=0, equipment=equipment), bob=player(), djinn=QUIET, phase="act")
    unmet = Stage(ann=player(elsewhere, magic=0, equipment=equipment), bob=player(), djinn=QUIET, phase="act")

    met.ann.does(f"reward {equipment}")

    assert len(met.happened("gained")) == 1
    assert unmet.ann.why_not(f"reward {equipment}") == "D29.1"


@rule("D32.6")
@pytest.mark.parametrize(
    ("owner", "words", "event"),
    [
        (player("s1", mages="m01 down", equipment="hat4"), ("use hat4", "wake m01"), "mage-woken"),
        (player("s4"), ("basic archives", "archive passage", "place academy at market"), "passage-placed"),
        (player("s2", placed="academy at s2"), ("passage academy",), "basic-done"),
        (player("r2"), ("special academy",), "special-done"),
        (player("r2", equipment="hat9"), ("reward hat9",), "rewarded"),
        (player("r4", equipment="staff8"), ("use staff8", "remove red"), "djinn-removed"),
        (player("s1", corked="red*3", awards="a1_3, a2_2"), ("award red a3-1",), "djinn-drawn"),
        (player("s1", equipment="cloak5"), ("use cloak5", "take white"), "bottle-gained"),
        (player("s1", equipment="hat5"), ("use hat5", "hire m17"), "mage-hired"),
        (player("s3", keys=1), ("basic catacombs", "unlock", "equip staff1"), "equipment-gained"),
    ],
)
def test_each_further_symbol_does_what_it_shows(owner: Holding, words: tuple[str, ...], event: str) -> None:
    stage = Stage(
        ann=owner,
        bob=player(),
        djinn=QUIET,
        phase="act",
        award_columns={"III": ["a3_1"]},
        piles={"keyed-1": ["m17"]},
        chests=["chest03", "chest13"],
        decks={"staff": ["staff1"]},
    )

    stage.ann.does(*words)

    assert len(stage.happened(event)) == 1


@rule("D32.6")
def test_strength_for_each_djinn_is_counted_for_each() -> None:
    stage = Stage(
        ann=player("r2", magic=4, equipment="staff4"), bob=player(), djinn={"r2": "boss red blue"}, phase="act"
    )

    stage.ann.does("capture", "capture red blue")

    assert stage.saves("staff4") == 2 * 2


@rule("D32.6")
def test_without_payment_to_other_players_an_edge_is_free() -> None:
    stage = Stage(ann=player("s1", "r1", equipment="cloak3"), bob=player("r4", "s1"))

    assert stage.ann.can("move catacombs")


@rule("D32.6")
def test_symbols_of_the_start_and_the_end_work_only_then() -> None:
    stage = final(ann=player("source", awards="a1_6", positive="P01"), bob=player("source"), djinn=NOBODY)
    setup = [trait["id"] for trait in CONTENT["trait"] if trait.get("trigger", {}).get("on") == "setup"]

    stage.finish()

    assert setup == ["P01", "P10", "N01", "N02", "N03"]
    assert (stage.view.scores[0], stage.ann.seat.coins) == (36, 0)
