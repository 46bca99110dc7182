"""M-R.28 to M-R.33: wizards."""

from rules import rule
from stage import Stage, holding


@rule("M-R.28")
def test_an_ability_is_used_between_actions() -> None:
    stage = Stage(ann=holding("earth-1 madness", wizard="viktor", deck="air-1 fire-1"))

    stage.ann.casts("growth")
    stage.ann.does("ability")

    assert stage.ann.discard == ["madness", "earth-1"]
    assert stage.ann.hand == ["fire-1", "air-1"]


@rule("M-R.28")
def test_an_ability_is_not_used_while_an_action_is_paid_or_resolved() -> None:
    stage = Stage(ann=holding("fire-1 earth-1 madness", wizard="viktor", deck="air-1"))

    stage.ann.announces("combustion")
    assert not stage.ann.can("ability")
    stage.ann.pays("fire-1")
    assert stage.prompt == "destroy"
    assert not stage.ann.can("ability")
    stage.ann.does("destroy earth-1")

    assert stage.ann.can("ability")


@rule("M-R.28")
def test_an_ability_is_not_used_in_the_grimoire_phase_nor_in_recuperation() -> None:
    own = holding("fire-1*6 madness", wizard="viktor", deck="air-1")
    struck = Stage(ann=own, curses={"2": "air_gale"}, phase="grimoire")
    stage = Stage(ann=own)

    stage.ann.ends_turn()

    assert (struck.prompt, stage.prompt) == ("discard", "trim")
    assert not struck.ann.can("ability")
    assert not stage.ann.can("ability")


@rule("M-R.28")
def test_harold_converts_while_paying_and_at_no_other_time() -> None:
    stage = Stage(ann=holding("air-1 fire-1", wizard="harold"))

    assert not stage.ann.can("ability")
    assert stage.ann.why_not("ability") == "M-R.28"
    stage.ann.announces("ice")

    assert stage.ann.can("pay air-1 as water")


@rule("M-R.29")
def test_harold_converts_a_card_of_any_support() -> None:
    stage = Stage(ann=holding(wizard="harold", support="air-1"), bob=holding(support="air-1"))

    stage.ann.announces("combustion")

    assert stage.ann.can("pay air-1 from support as fire")
    assert stage.ann.can("pay air-1 from bob as fire")


@rule("M-R.29")
def test_harold_converts_once_in_his_turn() -> None:
    stage = Stage(ann=holding("air-1*2", wizard="harold"), curses={"2": "fire_fever"})

    stage.ann.announces("combustion")
    stage.ann.does("pay air-1 as fire", "destroy air-1")

    assert not stage.ann.can("cast ice")


@rule("M-R.29")
def test_harold_may_not_convert_two_cards_for_one_cost() -> None:
    stage = Stage(ann=holding("air-1*2 fire-2", wizard="harold"), curses={"2": "fire_fever"})

    assert not stage.ann.can("break 2")
    assert stage.ann.why_not("break 2") == "M8.9"


@rule("M-R.29")
def test_harold_breaks_a_curse_with_a_converted_card() -> None:
    stage = Stage(ann=holding("air-1 fire-3", wizard="harold"), curses={"2": "fire_fever"})

    stage.ann.does("break 2", "pay air-1 as fire", "pay fire-3")
    stage.ann.does("gain air-2")

    assert stage.curse("2") is None


@rule("M-R.29")
def test_a_conversion_does_not_help_a_curse_to_a_discard() -> None:
    stage = Stage(ann=holding("air-1", wizard="harold"), curses={"2": "fire_snuffed"}, phase="grimoire")

    assert stage.prompt == "act"
    assert stage.ann.hand == ["air-1"]


@rule("M-R.30")
def test_sandra_cannot_refresh_a_neutralised_spell_at_all() -> None:
    stage = Stage(
        ann=holding(wizard="sandra", spells="growth exhausted neutralised, ice exhausted"),
        bob=holding(spells="growth exhausted neutralised"),
    )

    stage.ann.does("ability")

    assert stage.options == ["refresh ice"]
    for spell in ("growth", "growth of bob"):
        assert stage.ann.why_not(f"refresh {spell}") == "M25.14"


@rule("M-R.30")
def test_sandra_has_nothing_to_refresh_when_every_exhausted_spell_is_neutralised() -> None:
    stage = Stage(ann=holding(wizard="sandra", spells="growth exhausted neutralised, ice"))

    assert not stage.ann.can("ability")
    assert stage.ann.why_not("ability") == "M25.12"


@rule("M-R.31")
def test_larrys_card_is_shown_to_all_and_never_comes_to_hand() -> None:
    stage = Stage(ann=holding("fire-1", wizard="larry", deck="earth-2 air-1"))

    stage.ann.does("ability")

    assert stage.happened("shown-discarded") == [{"player": "ann", "card": "earth-2"}]
    assert stage.happened("drawn") == []
    assert (stage.ann.hand, stage.ann.discard) == (["fire-1"], ["earth-2"])


@rule("M-R.31")
def test_larrys_empty_deck_is_renewed_with_a_madness_card_first() -> None:
    stage = Stage(ann=holding(wizard="larry", discard="earth-1*3"), madness_stack=5)

    stage.ann.does("ability")

    shown_madness = len(stage.happened("shown-cured"))
    assert len(stage.happened("reshuffled")) == 1
    assert len(stage.ann.deck) == 3
    assert stage.table.stack == 4 + shown_madness


@rule("M-R.32")
def test_violetta_swaps_without_consent() -> None:
    stage = Stage(ann=holding("fire-1", wizard="violetta"), bob=holding(support="water-2"))

    stage.ann.does("ability", "give fire-1", "take water-2 from bob")

    assert stage.ann.asked
    assert stage.bob.support == ["fire-1"]
    assert stage.ann.hand == ["water-2"]


@rule("M-R.32")
def test_violetta_may_give_and_take_madness() -> None:
    stage = Stage(ann=holding("madness fire-1", wizard="violetta", support="madness"), bob=holding(support="water-2"))

    stage.ann.does("ability", "give madness", "take water-2 from bob", "give fire-1", "take madness from support")

    assert stage.ann.hand == ["madness", "water-2"]
    assert stage.ann.support == ["fire-1"]
    assert stage.bob.support == ["madness"]


@rule("M-R.32", "M-R.89")
def test_violetta_swaps_with_a_support_over_its_limit() -> None:
    stage = Stage(ann=holding("fire-1", wizard="violetta"), bob=holding(support="water-1*3 madness"))

    stage.ann.does("ability", "give fire-1", "take water-1 from bob", "done")

    assert stage.bob.support == ["madness", "water-1", "water-1", "fire-1"]


@rule("M-R.33")
def test_rosana_has_five_places_for_every_spell_that_fills_a_support() -> None:
    ice = Stage(ann=holding("water-2 fire-1*2", wizard="rosana", support="fire-1*4"))
    flood = Stage(ann=holding("water-3*2", deck="air-1*3", learned="tsunami", wizard="rosana", support="fire-1*3"))

    ice.ann.casts("ice", times=2)
    ice.ann.does("support fire-1")
    flood.ann.casts("tsunami", times=2)

    assert ice.prompt == "act"
    assert len(ice.ann.support) == 5
    assert flood.ann.support == ["fire-1"] * 3 + ["air-1"] * 2


@rule("M-R.33")
def test_rosana_over_her_five_has_no_room() -> None:
    stage = Stage(ann=holding("water-1 fire-1", wizard="rosana", support="fire-1*5 madness"))

    stage.ann.casts("ice")

    assert stage.prompt == "act"
    assert len(stage.ann.support) == 6


@rule("M-R.33")
def test_patrik_learns_a_sixth_spell_and_forgets_one_for_the_seventh() -> None:
    stage = Stage(
        ann=holding("fire-2*2", wizard="patrik", learned="abundance"), library={"fire": ("hot_blood", "renewal")}
    )

    stage.ann.learns("hot_blood")
    assert len(stage.ann.spells) == 6
    stage.ann.learns("renewal")

    assert stage.prompt == "forget"
    stage.ann.does("forget abundance")
    assert len(stage.ann.spells) == 6
    assert stage.ann.spells[-2:] == ["hot_blood", "renewal"]


@rule("M-R.33")
def test_patriks_six_holds_for_a_spell_learned_without_paying() -> None:
    stage = Stage(
        ann=holding(wizard="patrik", learned="abundance"),
        library={"fire": ("hot_blood",)},
        marker=5,
        phase="grimoire",
        pages=("ip11", "ip01", "final"),
    )

    stage.ann.does("choose ann", "learn hot-blood")

    assert stage.happened("spell-destroyed") == []
    assert len(stage.ann.spells) == 6
