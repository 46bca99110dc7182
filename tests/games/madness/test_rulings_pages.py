"""M-R.45 to M-R.51: arrivals, bonuses, penalties."""

from rules import rule
from stage import Stage, holding

SLOTS = ("2", "3a", "3b", "4", "5")
AFTER = ("ip01", "ip04", "final")


def laid(stage: Stage) -> list[str]:
    return [stage.curse_id(slot) for slot in SLOTS]


def kinds(stage: Stage) -> list[str]:
    return [curse.split("_")[0] for curse in laid(stage)]


def tokens(stage: Stage) -> list[dict[str, int | str]]:
    return [{"slot": event["slot"], "element": event["element"]} for event in stage.happened("token-placed")]


@rule("M-R.45")
def test_spells_turn_face_up_before_the_new_arrival_which_may_neutralise_them_anew() -> None:
    stage = Stage(
        ann=holding(spells="growth neutralised, ice"),
        bob=holding(spells="combustion exhausted neutralised"),
        marker=5,
        phase="grimoire",
        pages=("ip03", "ip01", "final"),
    )

    assert stage.options == ["neutralise growth", "neutralise ice"]
    stage.ann.does("neutralise growth")
    assert stage.ann.spells == ["growth neutralised", "ice"]
    assert stage.bob.spells == ["combustion exhausted"]


@rule("M-R.46")
def test_the_sixth_monsters_own_arrival_comes_before_that_of_the_final_page() -> None:
    stage = Stage(
        ann=holding(deck="air-1"),
        bob=holding(deck="air-1"),
        round=5,
        marker=5,
        phase="grimoire",
        pages=("ip01", "final"),
    )

    assert stage.monster == "red_dragon"
    assert (stage.ann.deck, stage.ann.discard) == (["madness"], ["air-1"])
    assert (stage.bob.deck, stage.bob.discard) == (["madness"], ["air-1"])


@rule("M-R.47")
def test_a_bonus_goes_from_the_active_player_clockwise_and_may_be_declined_by_each() -> None:
    stage = Stage(
        ann=holding(deck="air-1*3"),
        bob=holding(deck="air-1*3"),
        cid=holding(deck="air-1*3"),
        active="bob",
        marker=5,
        phase="grimoire",
        pages=("ip08", "ip01", "final"),
    )

    stage.bob.does("accept")
    stage.cid.does("decline")
    stage.ann.does("accept")

    assert len(stage.bob.hand) == len(stage.ann.hand) == 2
    assert stage.cid.hand == []


@rule("M-R.47")
def test_a_penalty_goes_from_the_active_player_clockwise_and_cannot_be_declined() -> None:
    stage = Stage(
        ann=holding("fire-1"),
        bob=holding("fire-1"),
        cid=holding("fire-1"),
        active="bob",
        curses={"2": "fire_fever"},
        marker=5,
        phase="grimoire",
        pages=("ip11", "ip01", "final"),
    )

    for player in (stage.bob, stage.cid, stage.ann):
        assert player.asked
        assert stage.options == ["discard fire-1"]
        player.does("discard fire-1")


@rule("M-R.48")
def test_the_active_player_chooses_the_one_player_of_a_penalty() -> None:
    stage = Stage(
        ann=holding(support="fire-1 fire-2"),
        bob=holding(),
        cid=holding(out=True),
        active="bob",
        curses={"2": "fire_fever"},
        marker=5,
        phase="grimoire",
        pages=("ip02", "ip01", "final"),
    )

    assert stage.bob.asked
    assert stage.options == ["choose ann", "choose bob"]
    stage.bob.does("choose ann")
    assert stage.ann.support == ["madness"] * 3
    assert stage.ann.discard == ["fire-1", "fire-2"]


@rule("M-R.48")
def test_the_active_player_chooses_the_one_player_of_a_bonus() -> None:
    stage = Stage(
        ann=holding(), bob=holding(), active="bob", marker=5, phase="grimoire", pages=("ip11", "ip01", "final")
    )

    stage.bob.does("choose ann")

    assert stage.ann.asked
    assert stage.prompt == "learn-free"


@rule("M-R.49")
def test_a_bonus_that_names_no_place_discards_from_hand_or_shared_support() -> None:
    stage = Stage(
        ann=holding("fire-1 fire-2", support="water-1"),
        bob=holding("air-1", support="earth-1"),
        marker=5,
        phase="grimoire",
        pages=("ip05", "ip01", "final"),
    )

    assert stage.options == ["discard fire-1", "discard water-1 from support", "discard earth-1 from bob", "done"]


@rule("M-R.50")
def test_an_ordinary_arrival_effect_comes_before_the_curses_are_laid() -> None:
    stage = Stage(ann=holding("fire-1*3"), marker=5, phase="grimoire", pages=("ip09", "ip01", "final"))

    assert stage.monster == "imp_horde"
    assert laid(stage) == [""] * 5
    assert stage.table.round == 1
    stage.ann.does("discard fire-1", "discard fire-1")
    assert kinds(stage) == ["fire", "air", "fire", "", ""]


@rule("M-R.50")
def test_the_warlocks_madness_and_the_golems_tokens_come_when_the_curses_lie() -> None:
    warlock = Stage(ann=holding(), marker=5, phase="grimoire", pages=("ip02", *AFTER), madness_stack=10)
    golem = Stage(ann=holding(), marker=5, phase="grimoire", pages=("ip07", *AFTER))

    golem.answers("decline", "decline")

    assert [curse.under for curse in warlock.table.curses if curse is not None] == [1, 1, 1]
    assert warlock.table.stack == 7
    assert [token["slot"] for token in tokens(golem)] == ["2", "3a", "3b"]


@rule("M-R.51")
def test_hydras_extra_curse_is_one_more_multi_element_curse_before_the_element_curses() -> None:
    stage = Stage(ann=holding(), marker=5, phase="grimoire", pages=("ip10", *AFTER))
    hard = Stage(ann=holding(), marker=5, phase="grimoire", pages=("ip10", *AFTER), difficulty=3)

    assert kinds(stage) == ["multi", "fire", "water", "earth", ""]
    assert kinds(hard) == ["multi", "multi", "fire", "water", "earth"]


@rule("M-R.51")
def test_hydras_extra_curse_is_left_out_when_five_curses_would_already_lie() -> None:
    stage = Stage(ann=holding(), round=3, marker=5, phase="grimoire", pages=("ip10", *AFTER), difficulty=3)

    assert kinds(stage) == ["multi", "multi", "fire", "water", "earth"]
    assert len(stage.curse_stack("multi")) == 10
