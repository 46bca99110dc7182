"""M27 and M-R.73: documented monsters and pages."""

import pytest
from rules import rule
from stage import MADNESS, Holding, Stage, holding

from coven.engine.core.errors import OptionError

UNDER = {"curse": "fire_fever", "under": 1}


def turned(page: str, defeated: bool = True, **players: Holding) -> Stage:
    """The marker reaches Invocation; the page on the right judges the old monster and brings the new one."""
    left = {} if defeated else {"2": "multi_isolation"}
    pages = (page, "ip08" if page != "ip08" else "ip07", "final")
    return Stage(**players, curses=dict(left), marker=5, phase="grimoire", pages=pages)


def shh(rule_of_talking: str, **given: object) -> Stage:
    return Stage(curses=None, ann=holding(), bob=holding(), page="promo_shh", promo_shh=rule_of_talking, **given)


@rule("M27.1")
def test_the_red_dragon_makes_each_player_discard_the_whole_draw_deck() -> None:
    stage = turned("ip01", ann=holding("fire-1", deck="air-1 air-2"), bob=holding(deck="water-1"))

    assert stage.monster == "red_dragon"
    assert (stage.ann.deck, stage.ann.discard, stage.ann.hand) == ([], ["air-1", "air-2"], ["fire-1"])
    assert (stage.bob.deck, stage.bob.discard) == ([], ["water-1"])


@rule("M27.1")
def test_the_red_dragon_brings_a_madness_card_where_the_draw_deck_is_empty() -> None:
    stage = turned("ip01", defeated=False, ann=holding("fire-1"), bob=holding(deck="water-1"))

    assert (stage.ann.deck, stage.ann.discard) == ([], ["madness"])


@rule("M27.2")
def test_the_warlock_puts_a_madness_card_under_each_curse() -> None:
    stage = turned("ip02", ann=holding(), bob=holding())

    assert stage.monster == "warlock"
    assert [curse.under for curse in stage.table.curses if curse is not None] == [1, 1, 1]
    assert stage.table.stack == 20 - 3


@rule("M27.2")
def test_the_warlock_puts_madness_under_multi_element_curses_too() -> None:
    stage = Stage(ann=holding(), marker=5, phase="grimoire", pages=("ip02", "ip08", "final"), difficulty=3, round=3)

    assert stage.curse_id("2").startswith("multi")
    assert [curse.under for curse in stage.table.curses if curse is not None] == [1] * 5


@rule("M27.2")
def test_whoever_breaks_a_warlocks_curse_takes_its_madness_card() -> None:
    stage = Stage(ann=holding("fire-2*2"), curses={"2": UNDER}, page="ip02", madness_stack=5)

    stage.ann.breaks("2", reward="air-2")

    assert stage.ann.discard == ["madness", "fire-2", "fire-2", "air-2"]
    assert stage.table.stack == 5
    assert [event.source for event in stage.events if event.kind == "madness-freed"] == ["curse/2"]


@rule("M27.3")
def test_madness_left_under_curses_goes_to_the_destroyed_cards() -> None:
    stage = Stage(
        ann=holding(deck="air-1"),
        bob=holding(deck="air-1"),
        curses={"2": UNDER, "3a": "air_gale"},
        marker=5,
        phase="grimoire",
        pages=("ip01", "ip08", "final"),
        madness_stack=5,
    )

    assert stage.destroyed == ["madness"]
    assert stage.table.stack == 5


@rule("M27.4")
def test_the_fish_bagpiper_puts_a_madness_card_into_each_hand() -> None:
    stage = Stage(
        ann=holding("fire-1"), bob=holding(), round=0, marker=0, phase="grimoire", pages=("fp1", "ip01", "final")
    )

    assert stage.monster == "fish_bagpiper"
    assert (stage.ann.hand, stage.bob.hand) == (["madness", "fire-1"], ["madness"])
    assert stage.table.stack == 18


@rule("M27.5")
def test_a_bonus_puts_up_to_two_cards_of_the_discard_pile_on_the_draw_deck() -> None:
    stage = turned("ip01", ann=holding(discard="fire-1 water-1 madness", deck="air-1"), bob=holding(discard="earth-1"))

    stage.ann.does("top fire-1 from discard", "top madness from discard")

    assert stage.bob.asked
    assert stage.ann.deck == ["madness", "fire-1", "air-1"]
    assert stage.bob.can("done")


@rule("M27.5")
def test_a_penalty_discards_all_air_cards_from_hand_and_own_support() -> None:
    stage = turned(
        "ip01", defeated=False, ann=holding("air-1 air-2 fire-1", support="air-3 water-1"), bob=holding("air-1")
    )

    assert (stage.ann.hand, stage.ann.support) == (["fire-1"], ["water-1"])
    assert {"air-1", "air-2", "air-3"} <= set(stage.ann.discard)
    assert stage.bob.hand == []


@rule("M27.6")
def test_a_bonus_destroys_any_number_of_cards_and_draws_as_many() -> None:
    stage = turned("ip02", ann=holding("madness*2 fire-1", deck="water-1 water-2 water-3"), bob=holding("air-1"))

    stage.ann.does("destroy madness", "destroy madness", "destroy fire-1")

    assert stage.destroyed == ["madness", "madness", "fire-1"]
    assert stage.ann.hand == ["water-1", "water-2", "water-3"]
    stage.bob.does("done")
    assert stage.bob.hand == ["air-1"]


@rule("M27.6")
def test_a_penalty_fills_the_support_of_one_player_with_madness() -> None:
    stage = turned("ip02", defeated=False, ann=holding(support="fire-1"), bob=holding(support="air-1 air-2"))

    stage.ann.does("choose bob")

    assert stage.bob.support == ["madness"] * 3
    assert stage.bob.discard == ["air-1", "air-2"]
    assert stage.ann.support == ["fire-1"]


@rule("M27.7")
def test_a_bonus_cures_up_to_two_madness_cards_from_hand_and_shared_support() -> None:
    stage = turned("ip03", ann=holding("madness*3"), bob=holding(support="madness"))

    stage.ann.does("cure madness", "cure madness from bob")

    assert stage.ann.hand == ["madness"] * 2
    assert stage.bob.support == []
    assert stage.table.stack == 20 - 2
    assert stage.prompt == "neutralise"


@rule("M27.7")
def test_a_penalty_discards_the_whole_hand_and_draws_five() -> None:
    stage = turned(
        "ip03",
        defeated=False,
        ann=holding("madness fire-1", deck="air-1*6", support="earth-1"),
        bob=holding(deck="air-2*5"),
    )

    assert stage.ann.hand == ["air-1"] * 5
    assert stage.ann.discard == ["madness", "fire-1"]
    assert stage.ann.support == ["earth-1"]
    assert stage.bob.hand == ["air-2"] * 5


@rule("M27.8")
def test_a_bonus_raises_a_card_of_the_discard_pile() -> None:
    stage = turned("ip04", ann=holding(discard="fire-1 madness"), bob=holding(discard="madness"))

    stage.ann.does("destroy fire-1 from discard")
    stage.bob.does("destroy madness from discard")

    assert stage.ann.discard == ["madness", "fire-2"]
    assert stage.bob.discard == []
    assert stage.destroyed == ["madness", "fire-1"]


@rule("M27.8", "M27.10")
@pytest.mark.parametrize("page", ["ip04", "ip06"])
def test_a_penalty_adds_a_madness_card_to_each_discard_pile(page: str) -> None:
    stage = turned(page, defeated=False, ann=holding(), bob=holding())

    assert (stage.ann.discard, stage.bob.discard) == (["madness"], ["madness"])


@rule("M27.9")
def test_a_bonus_trades_a_value_one_card_for_a_value_three_card_of_its_element_on_the_deck() -> None:
    stage = turned("ip05", ann=holding("fire-1 fire-2 air-1", deck="water-1"), bob=holding("fire-1"))

    assert stage.ann.why_not("discard fire-2") == "M27.9"
    stage.ann.does("discard fire-1")
    stage.bob.does("done")

    assert stage.ann.deck == ["fire-3", "water-1"]
    assert stage.ann.discard == ["fire-1"]
    assert (stage.bob.deck, stage.bob.hand) == ([], ["fire-1"])


@rule("M27.9")
def test_a_penalty_discards_all_water_cards_from_hand_and_own_support() -> None:
    stage = turned(
        "ip05", defeated=False, ann=holding("water-1 fire-1", support="water-3 air-1"), bob=holding("water-2")
    )

    assert (stage.ann.hand, stage.ann.support) == (["fire-1"], ["air-1"])
    assert stage.ann.discard == ["water-1", "water-3"]
    assert stage.bob.discard == ["water-2"]


@rule("M27.10")
def test_a_bonus_cures_all_madness_of_the_discard_pile() -> None:
    stage = turned("ip06", ann=holding("madness", discard="madness*3 fire-1"), bob=holding(discard="madness"))

    stage.ann.does("accept")

    assert stage.ann.discard == ["fire-1"]
    assert stage.ann.hand == ["madness"]
    assert stage.table.stack == 20 - 2


@rule("M27.11")
@pytest.mark.parametrize(("curse", "kind"), [("fire_snuffed", "fire"), ("air_becalmed", "air")])
def test_documented_curses_discard_a_fire_or_an_air_card(curse: str, kind: str) -> None:
    stage = Stage(ann=holding("fire-1 air-1"), bob=holding("fire-2 air-2"), curses={"2": curse}, phase="grimoire")

    stage.ann.does(f"discard {kind}-1")
    stage.bob.does(f"discard {kind}-2")

    assert (stage.ann.discard, stage.bob.discard) == ([f"{kind}-1"], [f"{kind}-2"])


@rule("M27.11")
def test_a_documented_multi_element_curse_destroys_four_cards_of_the_madness_stack() -> None:
    stage = Stage(ann=holding(), curses={"2": "multi_devoured_hope"}, phase="grimoire", madness_stack=6)

    assert stage.table.stack == 2
    assert stage.destroyed == ["madness"] * 4


@rule("M27.11")
def test_a_documented_curse_neutralises_a_spell_until_a_new_monster_arrives() -> None:
    full = "fire-1*6"
    stage = Stage(
        ann=holding(full),
        bob=holding(full),
        curses={"5": "multi_blank_page"},
        marker=4,
        phase="grimoire",
        pages=("ip04", "final"),
    )

    stage.ann.does("neutralise growth")
    stage.bob.does("neutralise ice")
    assert stage.ann.spells[0] == "growth neutralised"
    stage.ann.ends_turn()

    assert stage.ann.spells[0] == "growth"
    assert stage.bob.spells[1] == "ice"


@rule("M27.11")
def test_a_documented_curse_destroys_a_value_two_card_of_own_choice() -> None:
    stage = Stage(
        ann=holding("fire-2 water-2 air-3"), bob=holding("air-1"), curses={"2": "earth_fissure"}, phase="grimoire"
    )

    assert stage.options == ["destroy water-2", "destroy fire-2"]
    stage.ann.does("destroy fire-2")
    assert stage.destroyed == ["fire-2"]
    assert stage.prompt == "act"


@rule("M27.12", "M27.13", "M-R.73")
def test_whoever_talks_while_shh_is_in_play_loses_the_game_for_all() -> None:
    stage = shh("on")

    assert MADNESS.asides(stage.table) == ("talk ann", "talk bob")
    MADNESS.aside(stage.table, "talk bob")

    assert stage.outcome == "lost"
    assert stage.happened("talked") == [{"player": "bob"}]
    assert stage.happened("lost") == [{"cause": "talked"}]


@rule("M27.14", "M-R.73")
def test_by_the_milder_rule_the_talker_adds_two_madness_cards_to_the_own_discard_pile() -> None:
    stage = shh("mild", madness_stack=5)

    MADNESS.aside(stage.table, "talk bob")

    assert stage.outcome == "playing"
    assert (stage.bob.discard, stage.ann.discard) == (["madness", "madness"], [])
    assert stage.table.stack == 3
    assert stage.ann.can("done")


@rule("M27.14")
def test_by_the_milder_rule_an_empty_madness_stack_still_loses() -> None:
    stage = shh("mild", madness_stack=1)

    MADNESS.aside(stage.table, "talk ann")

    assert stage.outcome == "lost"
    assert stage.options == []


@rule("M27.12", "M-R.73")
def test_before_shh_arrives_and_after_it_has_left_the_players_may_talk() -> None:
    stage = Stage(
        ann=holding("fire-1*6"),
        bob=holding("fire-1*6"),
        marker=5,
        page="promo_shh",
        promo_shh="on",
        pages=("ip01", "ip04", "final"),
    )

    stage.ann.ends_turn()
    MADNESS.aside(stage.table, "talk ann")

    assert stage.monster == "red_dragon"
    assert stage.outcome == "playing"


@rule("M-R.73")
def test_shh_joins_the_pool_of_inner_pages_only_if_it_is_switched_on() -> None:
    found = {}
    for choice in ("off", "on", "mild"):
        games = [MADNESS.new(("ann", "bob"), str(seed), {"promo_shh": choice}) for seed in range(30)]
        pages = [{MADNESS.box.pages[page].id for page in table.pages} for table in games]
        found[choice] = any("promo_shh" in book for book in pages)
        assert all(len(book) == 6 for book in pages)

    assert found == {"off": False, "on": True, "mild": True}


@rule("M-R.73")
def test_nobody_talks_who_is_not_at_the_table() -> None:
    stage = shh("on")

    with pytest.raises(OptionError):
        MADNESS.aside(stage.table, "talk zoe")


@rule("M27.14", "M-R.73")
def test_an_eliminated_player_who_talks_takes_no_madness() -> None:
    cid = holding(out=True)
    stage = Stage(ann=holding(), bob=holding(), cid=cid, page="promo_shh", promo_shh="mild", madness_stack=5)

    MADNESS.aside(stage.table, "talk cid")

    assert (stage.cid.discard, stage.table.stack) == ([], 5)
    assert stage.happened("talked") == [{"player": "cid"}]
    assert stage.ann.asked
