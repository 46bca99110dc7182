"""M2: what is in the box, and what is printed on the cards."""

from collections import Counter

import msgspec
import pytest
from rules import rule
from stage import MADNESS, Stage, holding, sight

from coven.engine.core.errors import OptionError
from coven.engine.edge.reading import Steps
from coven.games.madness.cards import ELEMENTS
from coven.games.madness.content import standard
from coven.games.madness.content.entries import Curse, PageCard, SpellCard, WizardSheet

BASIC = msgspec.convert(standard()["basic_spells"], list[SpellCard])
LIBRARY = msgspec.convert(standard()["library_spells"], list[SpellCard])
CURSES = msgspec.convert(standard()["curses"], list[Curse])
FIRST_PAGES = msgspec.convert(standard()["first_pages"], list[PageCard])
INNER_PAGES = msgspec.convert(standard()["inner_pages"], list[PageCard])
WIZARDS = msgspec.convert(standard()["wizards"], list[WizardSheet])


def puts_tokens(steps: Steps) -> bool:
    return any("token" in step for step in steps)


@rule("M2.1")
def test_there_are_four_basic_spells_five_times_each_and_thirty_six_different_library_spells() -> None:
    copies = {spell.id: spell.copies for spell in BASIC}

    assert copies == {"growth": 5, "ice": 5, "combustion": 5, "telepathy": 5}
    assert len({spell.id for spell in LIBRARY}) == 36
    assert {spell.copies for spell in LIBRARY} == {1}
    assert len({spell.text for spell in LIBRARY}) == 36


@rule("M2.2")
def test_there_are_forty_eight_curses_of_five_kinds() -> None:
    kinds = {curse.kind for curse in CURSES}

    assert sum(curse.copies for curse in CURSES) == 48
    assert kinds == {"water", "earth", "fire", "air", "multi"}


@rule("M2.3", "M2.4")
def test_there_are_thirty_five_madness_cards_and_thirty_four_cards_of_each_element() -> None:
    box = MADNESS.box

    assert box.madness_total == 35
    assert box.copies[1:] == (18, 10, 6)
    assert len(ELEMENTS) * sum(box.copies) == 136


@rule("M2.5")
def test_there_are_eight_wizards_with_an_ability_a_deck_and_three_support_places_each() -> None:
    box = MADNESS.box

    assert len({wizard.id for wizard in box.wizards}) == 8
    assert len({wizard.ability for wizard in box.wizards} - {0}) == 8
    assert all(sum(wizard.value1) > 0 and wizard.value2 >= 0 for wizard in box.wizards)
    assert box.limits.support_slots == 3


@rule("M2.5", "M4.6")
def test_the_list_on_each_sheet_is_the_deck_the_numbers_printed_there_say() -> None:
    for sheet in WIZARDS:
        value2, own, *others = sheet.printed

        assert (value2, sheet.value2) == (1, sheet.element)
        assert sheet.value1[sheet.element] == own
        assert sorted(sheet.value1.values()) == sorted([own, *others])


@rule("M2.6")
def test_the_grimoire_has_four_first_pages_twelve_inner_pages_and_one_final_page() -> None:
    box = MADNESS.box
    counted = (*box.first_pages, *box.inner_pages, box.final_page)

    assert (len(box.first_pages), len(box.inner_pages)) == (4, 12)
    assert len(set(counted)) == 17
    assert set(range(len(box.pages))) - set(counted) == set(box.promo_pages)


@rule("M2.7")
def test_there_are_four_tokens_of_each_element_and_only_some_cards_need_them() -> None:
    monsters = [page.monster for page in (*FIRST_PAGES, *INNER_PAGES) if page.monster is not None]

    assert MADNESS.box.tokens * len(ELEMENTS) == 16
    assert [curse.id for curse in CURSES if puts_tokens(curse.ops)] == [
        "multi_bind_water",
        "multi_bind_earth",
        "multi_bind_fire",
        "multi_bind_air",
    ]
    assert [monster.id for monster in monsters if puts_tokens(monster.ops)] == ["iron_golem"]


@rule("M2.7")
def test_sixteen_tokens_are_all_there_are() -> None:
    curses = {"2": "multi_bind_water", "3a": "fire_fever", "3b": "air_gale", "4": "air_whirl", "5": "earth_fissure"}
    stage = Stage(ann=holding(), bob=holding(), curses=dict(curses), marker=1, phase="grimoire")

    left = sight(stage.table, 0).tokens

    assert left == {"earth": 4, "fire": 4, "air": 4}


@rule("M2.8")
def test_one_token_one_book_and_one_hat_tell_how_the_game_stands() -> None:
    stage = Stage(ann=holding("fire-1*6"), bob=holding(), marker=5, page="fp2", pages=["ip12", "final"])
    before = sight(stage.table, 0)

    stage.ann.ends_turn()
    after = sight(stage.table, 0)

    assert (before.active, before.marker, before.round) == ("ann", 5, 1)
    assert (after.active, after.marker, after.round) == ("bob", 1, 2)


@rule("M2.9")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_two_to_five_players_can_play(number: int) -> None:
    table = MADNESS.new([f"p{seat}" for seat in range(number)], "players", {})

    assert len(table.seats) == number
    assert not table.over


@rule("M2.9")
@pytest.mark.parametrize("number", [1, 6])
def test_one_player_or_six_cannot_play(number: int) -> None:
    names = [f"p{seat}" for seat in range(number)]

    with pytest.raises(OptionError) as refused:
        MADNESS.new(names, "players", {})

    assert refused.value.message == "wrong-players"
    assert (refused.value.values["least"], refused.value.values["most"]) == (2, 5)


@rule("M2.10")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_an_element_card_produces_as_many_elements_as_its_value(value: int) -> None:
    stage = Stage(ann=holding(f"earth-{value}"))

    times = [word for word in stage.options if word.startswith("cast growth")]

    assert times == ["cast growth", "cast growth x2", "cast growth x3"][:value]


@rule("M2.10")
def test_an_element_card_produces_elements_of_its_own_type_only() -> None:
    stage = Stage(ann=holding("earth-3"))

    assert not stage.ann.can("cast ice")
    assert not stage.ann.can("cast combustion")
    assert not stage.ann.can("cast telepathy")


@rule("M2.11", "M10.2")
@pytest.mark.parametrize("spell", [*BASIC, *LIBRARY], ids=lambda spell: spell.id)
def test_a_spell_costs_its_level_in_its_own_element(spell: SpellCard) -> None:
    others = " ".join(f"{element}-3*3" for element in ELEMENTS if element != spell.element)
    word = f"cast {spell.id.replace('_', '-')}"
    enough = Stage(ann=holding(f"{spell.element}-1*{spell.level}", spells=spell.id))
    short = Stage(ann=holding(f"{others} {f'{spell.element}-1 ' * (spell.level - 1)}", spells=spell.id))

    assert enough.ann.can(word)
    assert not short.ann.can(word)
    assert short.ann.why_not(word) == "M10.2"


@rule("M2.12")
def test_a_marked_number_grows_with_the_multiple_paid() -> None:
    stage = Stage(ann=holding("earth-3", deck="fire-1 fire-2 fire-3 air-1"))

    stage.ann.casts("growth", times=3)

    assert stage.ann.hand == ["fire-1", "fire-2", "fire-3"]


@rule("M2.12")
def test_an_unmarked_number_never_grows() -> None:
    stage = Stage(
        ann=holding("water-2*2", learned="frost_touch"),
        bob=holding(deck="fire-1 fire-2"),
        cid=holding(deck="air-1 air-2"),
    )

    stage.ann.casts("frost_touch", times=2, on="bob cid")
    stage.bob.does("support fire-1")
    stage.cid.does("support air-1")

    assert (stage.bob.hand, stage.bob.support, stage.bob.deck) == ([], ["fire-1"], ["fire-2"])
    assert (stage.cid.hand, stage.cid.support, stage.cid.deck) == ([], ["air-1"], ["air-2"])


@rule("M2.13")
@pytest.mark.parametrize("curse", CURSES, ids=lambda curse: curse.id)
def test_a_curse_shows_what_breaks_it_and_does_something_when_the_marker_comes(curse: Curse) -> None:
    stage = Stage(
        ann=holding("fire-1*2 madness*4"),
        bob=holding("water-2 earth-2 fire-2 air-2 madness", deck="air-1*9", support="air-1"),
        curses={"2": curse.id, "5": "earth_barren"},
    )
    shown = stage.ruling("break 2").values

    stage.ann.ends_turn()

    price = dict.fromkeys(ELEMENTS, 1) if curse.kind == "multi" else Counter({curse.kind: 4})
    assert [shown[element] for element in ELEMENTS] == [price[element] for element in ELEMENTS]
    assert stage.happened("curse-struck") == [{"curse": curse.id, "slot": "2"}]
    assert stage.prompt != "act" or stage.events[-1].kind != "curse-struck"
