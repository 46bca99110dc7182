"""M8: curses that strike, and curses that are broken."""

import msgspec
import pytest
from rules import rule
from stage import Stage, holding, sight

from coven.engine.edge.game import Json
from coven.games.madness.cards import ELEMENTS
from coven.games.madness.content import standard
from coven.games.madness.content.effects import steps_of, with_verbs
from coven.games.madness.content.entries import Curse, PageCard

CURSES = msgspec.convert(standard()["curses"], list[Curse])
FIRST_PAGES = msgspec.convert(standard()["first_pages"], list[PageCard])
PAGES = FIRST_PAGES + msgspec.convert(standard()["inner_pages"], list[PageCard])
ELEMENT_CURSES = {"water": "water_thaw", "earth": "earth_fissure", "fire": "fire_snuffed", "air": "air_gale"}


def idle(stage: Stage, turns: int) -> None:
    """Nobody acts for so many turns."""
    for _ in range(turns):
        stage.answer("done")


def struck(*, curse: str, **seats: object) -> Stage:
    """The marker has just reached a curse in the turn of the first player."""
    return Stage(curses={"2": curse}, marker=1, phase="grimoire", **seats)


@rule("M8.1", "M8.2")
def test_a_curse_triggers_once_and_has_no_effect_once_the_marker_has_passed() -> None:
    stage = Stage(ann=holding("fire-1*6"), bob=holding("air-1*6"), curses={"2": "fire_fever"})

    idle(stage, 1)
    after_the_strike = (stage.ann.discard, stage.bob.discard)
    idle(stage, 3)

    assert after_the_strike == (["madness"], ["madness"])
    assert (stage.ann.discard, stage.bob.discard) == after_the_strike
    assert stage.happened("curse-struck") == [{"curse": "fire_fever", "slot": "2"}]


@rule("M8.2")
@pytest.mark.parametrize("marker", [2, 3, 4])
def test_curses_behind_the_marker_do_nothing(marker: int) -> None:
    stage = Stage(ann=holding("fire-1*6"), marker=marker, curses={"2": "fire_fever"})

    stage.ann.ends_turn()

    assert stage.happened("curse-struck") == []


@rule("M8.3")
def test_a_triggered_curse_stays_until_the_marker_reaches_invocation() -> None:
    stage = Stage(
        ann=holding("fire-1*6"), bob=holding("air-1*6"), curses={"2": "earth_buried_whisper"}, pages=["ip12", "final"]
    )
    seen = []

    for _ in range(4):
        idle(stage, 1)
        seen.append(stage.curse_id("2"))
    idle(stage, 1)

    assert seen == ["earth_buried_whisper"] * 4
    assert stage.happened("curse-returned") == [{"curse": "earth_buried_whisper", "slot": "2", "n": 0}]


@rule("M8.4")
def test_a_triggered_curse_must_still_be_broken_to_defeat_the_monster() -> None:
    left = Stage(
        ann=holding("fire-2*2", deck="air-1*6"), curses={"2": {"curse": "fire_fever", "struck": True}}, marker=5
    )
    broken = left.clone()

    left.ann.ends_turn()
    broken.ann.breaks("2", reward="air-2")
    broken.ann.ends_turn()

    assert len(left.happened("monster-survived")) == 1
    assert len(broken.happened("monster-defeated")) == 1


@rule("M8.5")
def test_a_curse_applies_to_every_player_from_the_active_one_clockwise() -> None:
    stage = Stage(ann=holding("fire-1*6"), bob=holding(), cid=holding(), curses={"2": "fire_fever"})

    stage.ann.ends_turn()

    assert [event["player"] for event in stage.happened("madness-gained")] == ["bob", "cid", "ann"]


@rule("M8.5")
def test_a_curse_that_speaks_of_the_stack_concerns_no_player() -> None:
    stage = struck(ann=holding(), bob=holding(), cid=holding(), curse="fire_ash_rain")

    assert stage.destroyed == ["madness", "madness"]
    assert stage.table.stack == 23


@rule("M8.6")
def test_a_player_who_cannot_carry_out_a_curse_is_skipped_without_harm() -> None:
    stage = struck(ann=holding("fire-1"), bob=holding("water-1"), cid=holding("fire-2"), curse="fire_snuffed")

    stage.ann.does("discard fire-1")
    stage.cid.does("discard fire-2")

    assert (stage.bob.hand, stage.bob.discard, stage.bob.support) == (["water-1"], [], [])
    assert stage.cid.discard == ["fire-2"]


@rule("M8.7")
def test_a_curse_nobody_can_carry_out_is_ignored() -> None:
    stage = struck(ann=holding("water-1", deck="fire-1"), bob=holding("air-1"), curse="fire_snuffed")

    assert (stage.asked, stage.prompt) == ("ann", "act")
    assert (stage.ann.hand, stage.ann.deck, stage.bob.hand) == (["water-1"], ["fire-1"], ["air-1"])


@rule("M8.8", "M-EX.6")
def test_on_space_three_the_left_curse_is_applied_to_all_before_the_right_one() -> None:
    stage = Stage(
        ann=holding("fire-1*6"),
        bob=holding(),
        cid=holding(),
        marker=2,
        curses={"3a": "air_voices", "3b": "fire_fever"},
    )

    stage.ann.ends_turn()

    order = [(event["player"], event["zone"]) for event in stage.happened("madness-gained")]
    left = [("bob", "hand"), ("cid", "hand"), ("ann", "hand")]
    assert order == [*left, ("bob", "discard"), ("cid", "discard"), ("ann", "discard")]


@rule("M8.9")
@pytest.mark.parametrize("element", ELEMENTS)
def test_an_element_curse_is_broken_with_four_elements_of_its_type(element: str) -> None:
    stage = Stage(ann=holding(f"{element}-1*2 {element}-2"), curses={"4": ELEMENT_CURSES[element]})

    stage.ann.breaks("4")

    assert stage.curse_id("4") == ""
    assert stage.ann.discard == [f"{element}-1", f"{element}-1", f"{element}-2"]


@rule("M8.9")
@pytest.mark.parametrize("element", ELEMENTS)
def test_three_elements_of_the_type_do_not_break_an_element_curse(element: str) -> None:
    others = " ".join(f"{other}-3*2" for other in ELEMENTS if other != element)
    stage = Stage(ann=holding(f"{element}-3 {others}"), curses={"4": ELEMENT_CURSES[element]})

    assert not stage.ann.can("break 4")
    assert stage.ann.why_not("break 4") == "M8.9"


@rule("M8.10")
def test_a_multi_element_curse_is_broken_with_one_of_each_element() -> None:
    stage = Stage(ann=holding("water-1 earth-1 fire-1 air-1"), curses={"2": "multi_panic"})

    stage.ann.breaks("2")

    assert stage.curse_id("2") == ""
    assert stage.ann.discard == ["water-1", "earth-1", "fire-1", "air-1"]


@rule("M8.10")
@pytest.mark.parametrize("missing", ELEMENTS)
def test_a_multi_element_curse_is_not_broken_if_one_element_is_missing(missing: str) -> None:
    stage = Stage(
        ann=holding(" ".join(f"{element}-3" for element in ELEMENTS if element != missing)), curses={"2": "multi_panic"}
    )

    assert not stage.ann.can("break 2")
    assert stage.ann.why_not("break 2") == "M8.10"


@rule("M8.11")
@pytest.mark.parametrize(("marker", "struck"), [(1, False), (3, True), (5, True)])
def test_a_curse_can_be_broken_before_and_after_it_has_triggered(marker: int, struck: bool) -> None:
    curses: dict[str, str | Json] = {"3a": {"curse": "fire_fever", "struck": struck}}
    stage = Stage(ann=holding("fire-2*2"), marker=marker, curses=curses)

    stage.ann.breaks("3a")

    assert stage.curse_id("3a") == ""


@rule("M8.12")
def test_a_broken_curse_leaves_the_game_for_good() -> None:
    stage = Stage(
        ann=holding("fire-2*2", deck="earth-1*6"),
        marker=5,
        pages=["ip12", "ip08", "final"],
        curses={"2": "fire_ash_rain", "3a": "fire_meltdown"},
    )

    stage.ann.breaks("2", reward="air-2")
    stage.ann.ends_turn()

    assert sight(stage.table, 0).broken == ("fire_ash_rain",)
    assert "fire_ash_rain" not in stage.curse_stack("fire")
    assert stage.curse_stack("fire")[-1] == "fire_meltdown"


@rule("M8.13")
def test_each_token_raises_the_cost_by_one_element_of_its_type() -> None:
    curses: dict[str, str | Json] = {"4": {"curse": "fire_snuffed", "tokens": {"water": 2, "fire": 1}}}
    stage = Stage(ann=holding("fire-3 fire-2 water-2"), curses=curses)

    stage.ann.breaks("4")

    assert stage.curse_id("4") == ""
    assert stage.ann.discard == ["water-2", "fire-2", "fire-3"]


@rule("M8.13")
@pytest.mark.parametrize("hand", ["fire-2*2 water-2", "fire-3 fire-2 water-1", "fire-3*3 air-3*3"])
def test_a_curse_with_tokens_is_not_broken_for_its_printed_cost(hand: str) -> None:
    curses: dict[str, str | Json] = {"4": {"curse": "fire_snuffed", "tokens": {"water": 2, "fire": 1}}}
    stage = Stage(ann=holding(hand), curses=curses)

    assert not stage.ann.can("break 4")
    assert stage.ann.why_not("break 4") == "M8.13"


@rule("M8.13")
def test_a_binding_curse_puts_a_token_on_every_other_curse() -> None:
    stage = Stage(
        ann=holding("fire-1*6"),
        bob=holding("fire-2*2 water-1*4"),
        curses={"2": "multi_bind_air", "3a": "fire_fever", "5": "water_thaw"},
    )

    stage.ann.ends_turn()

    assert (stage.bob.why_not("break 3a"), stage.bob.why_not("break 5")) == ("M8.13", "M8.13")
    assert stage.bob.why_not("break 2") == "M8.10"
    assert [event["slot"] for event in stage.happened("token-placed")] == ["3a", "5"]


@rule("M8.14", "M8.15", "M-EX.7")
def test_a_player_with_fire_only_in_support_loses_nothing_to_a_fire_curse() -> None:
    stage = struck(ann=holding("water-1", support="fire-1"), bob=holding("fire-2"), curse="fire_snuffed")

    stage.bob.does("discard fire-2")

    assert (stage.ann.hand, stage.ann.support, stage.ann.discard) == (["water-1"], ["fire-1"], [])
    assert stage.bob.discard == ["fire-2"]


@rule("M8.14", "M8.16")
def test_a_forced_discard_cannot_be_met_from_a_support() -> None:
    stage = struck(
        ann=holding("fire-3", support="fire-1"), bob=holding("water-1", support="fire-1"), curse="fire_snuffed"
    )

    assert stage.options == ["discard fire-3"]
    assert stage.ann.why_not("discard fire-1 from support") == "M8.14"
    assert stage.ann.why_not("discard fire-1 from bob") == "M8.14"


@rule("M8.14", "M8.16")
def test_a_forced_destroy_cannot_be_met_from_a_support() -> None:
    stage = struck(ann=holding("fire-2", support="air-2"), bob=holding(support="air-2"), curse="fire_meltdown")

    offered = stage.options
    stage.ann.does("destroy fire-2")

    assert offered == ["destroy fire-2"]
    assert (stage.ann.support, stage.bob.support) == (["air-2"], ["air-2"])


@rule("M8.14")
def test_arrivals_and_penalties_touch_a_support_only_if_their_text_names_it() -> None:
    sentences = [(curse.text, curse.ops) for curse in CURSES]
    sentences += [(page.monster.arrival, page.monster.ops) for page in PAGES if page.monster is not None]
    sentences += [(page.penalty.text, page.penalty.ops) for page in PAGES if page.penalty is not None]

    for text, steps in sentences:
        named = steps_of(with_verbs(steps, "discard", "destroy"))
        places = {place for step in named for place in step.from_}

        assert ("support" in places) == ("discards" in text and "support" in text)
        assert "any_support" not in places


@rule("M8.15")
def test_a_card_of_another_kind_cannot_meet_a_forced_discard() -> None:
    stage = struck(ann=holding("fire-1 water-3 madness"), curse="fire_snuffed")

    assert stage.options == ["discard fire-1"]
    assert stage.ann.why_not("discard water-3") == "M8.15"
    assert stage.ann.why_not("discard madness") == "M8.15"


@rule("M8.17")
def test_madness_may_be_discarded_if_the_curse_names_no_kind() -> None:
    stage = struck(ann=holding("fire-1 madness*2"), curse="air_gale")

    stage.ann.does("discard madness", "discard madness")

    assert stage.ann.discard == ["madness", "madness"]
    assert stage.ann.hand == ["fire-1"]


@rule("M8.17")
def test_madness_may_be_discarded_for_an_arrival_that_names_no_kind() -> None:
    pages = ["fp3", "ip12", "final"]
    stage = Stage(ann=holding("fire-1 madness"), round=0, marker=0, phase="concentration", pages=pages)

    stage.ann.does("discard madness")

    assert stage.ann.hand == ["fire-1"]


@rule("M8.15", "M8.18", "M-EX.8")
def test_each_player_chooses_the_value_two_card_to_destroy_and_one_without_is_skipped() -> None:
    stage = struck(
        ann=holding("water-2 fire-2 fire-1"), bob=holding("air-1 air-3"), cid=holding("air-2"), curse="earth_fissure"
    )

    offered = (stage.asked, stage.options)
    stage.ann.does("destroy fire-2")
    stage.cid.does("destroy air-2")

    assert offered == ("ann", ["destroy water-2", "destroy fire-2"])
    assert (stage.ann.hand, stage.bob.hand) == (["water-2", "fire-1"], ["air-1", "air-3"])
    assert stage.destroyed == ["fire-2", "air-2"]


@rule("M8.18")
def test_whoever_suffers_a_forced_discard_chooses_the_card() -> None:
    stage = struck(ann=holding(), bob=holding("fire-1 fire-3"), curse="fire_snuffed")

    offered = (stage.asked, stage.options)
    stage.bob.does("discard fire-1")

    assert offered == ("bob", ["discard fire-1", "discard fire-3"])
    assert stage.bob.hand == ["fire-3"]
