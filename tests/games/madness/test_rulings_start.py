"""M-R.1 to M-R.12: start, order, information."""

import pytest
from rules import rule
from stage import MADNESS, Stage, holding, sight

from coven.engine.core.errors import OptionError
from coven.games.madness import cards


@rule("M-R.1")
def test_the_table_may_name_the_first_player() -> None:
    for seed in ("a", "b", "c", "d"):
        table = MADNESS.new(("ann", "bob", "cid"), seed, {"first": "cid"})

        assert table.names[table.active] == "cid"


@rule("M-R.1")
def test_an_unnamed_first_player_is_picked_by_the_seed() -> None:
    seeds = [f"seed {number}" for number in range(30)]

    first = [MADNESS.new(("ann", "bob", "cid"), seed, {}).first for seed in seeds]
    again = [MADNESS.new(("ann", "bob", "cid"), seed, {}).first for seed in seeds]

    assert first == again
    assert set(first) == {0, 1, 2}


@rule("M-R.2")
def test_all_face_up_exhausted_spells_are_refreshed_without_a_question() -> None:
    stage = Stage(
        ann=holding(spells="growth exhausted, ice exhausted, combustion, telepathy exhausted"),
        phase="concentration",
    )

    assert stage.ann.spells == ["growth", "ice", "combustion", "telepathy"]
    assert stage.prompt == "act"


@rule("M-R.2")
def test_a_neutralised_spell_is_not_refreshed_and_wakes_as_exhausted_as_it_was() -> None:
    own = holding(spells="growth exhausted neutralised, ice neutralised")

    stays = Stage(ann=own, phase="concentration", marker=1)
    wakes = Stage(ann=own, phase="concentration", marker=5, pages=("ip01", "ip04", "final"))

    assert stays.ann.spells == ["growth exhausted neutralised", "ice neutralised"]
    assert wakes.ann.spells == ["growth exhausted", "ice"]


@rule("M-R.3")
def test_a_deck_is_not_renewed_before_a_card_is_needed() -> None:
    stage = Stage(ann=holding("earth-2", deck="air-1 air-2", discard="fire-1"), madness_stack=5)

    stage.ann.casts("growth", times=2)

    assert stage.ann.hand == ["air-1", "air-2"]
    assert stage.ann.deck == []
    assert stage.ann.discard == ["earth-2", "fire-1"]
    assert stage.table.stack == 5


@rule("M-R.3")
def test_of_several_cards_the_old_deck_is_drawn_first_and_then_the_renewed_one() -> None:
    stage = Stage(ann=holding("earth-2", deck="air-3", discard="fire-1"), madness_stack=5)

    stage.ann.casts("growth", times=2)

    drawn = [event["card"] for event in stage.happened("drawn")]
    assert drawn[0] == "air-3"
    assert sorted([*stage.ann.deck, drawn[1]]) == ["earth-2", "fire-1", "madness"]
    assert stage.table.stack == 4


@rule("M-R.4")
def test_without_deck_and_discard_pile_every_needed_card_is_a_madness_card() -> None:
    stage = Stage(ann=holding("earth-1", learned="abundance"), bob=holding(), madness_stack=5)

    stage.ann.casts("abundance", on="bob")

    assert stage.bob.hand == ["madness", "madness"]
    assert stage.bob.deck == []
    assert stage.table.stack == 3


@rule("M-R.5")
def test_discarding_the_top_of_an_empty_deck_renews_it_first() -> None:
    stage = Stage(
        ann=holding(deck="air-1", discard="fire-1 water-1"),
        bob=holding(deck="air-2 air-3"),
        curses={"2": "water_undertow"},
        phase="grimoire",
        madness_stack=5,
    )

    assert stage.table.stack == 4
    assert sorted([*stage.ann.deck, *stage.ann.discard]) == ["air-1", "fire-1", "madness", "water-1"]
    assert len(stage.ann.discard) == 1
    assert stage.bob.discard == ["air-2", "air-3"]


@rule("M-R.6")
def test_each_player_finishes_all_steps_before_the_next_player_begins() -> None:
    stage = Stage(
        ann=holding("air-2 fire-1", deck="water-1", learned="eye_of_the_hurricane"),
        bob=holding("earth-1", deck="water-2"),
    )

    stage.ann.casts("eye_of_the_hurricane")
    stage.ann.does("discard fire-1")

    assert stage.bob.asked
    assert stage.ann.hand == ["water-1"]


@rule("M-R.6")
def test_each_player_begins_with_the_active_player_also_when_another_player_cast_the_spell() -> None:
    stage = Stage(
        ann=holding("air-1 fire-1", deck="water-1"),
        bob=holding("air-2 earth-1", deck="water-2", learned="eye_of_the_hurricane"),
        cid=holding("earth-2", deck="water-3"),
    )

    stage.ann.casts("telepathy", on="bob")
    stage.bob.casts("eye_of_the_hurricane")

    stage.ann.does("discard fire-1")
    stage.bob.does("discard earth-1")
    stage.cid.does("discard earth-2")
    assert stage.prompt == "act"


@rule("M-R.7")
def test_everyone_sees_hands_supports_discard_piles_and_destroyed_cards() -> None:
    stage = Stage(
        ann=holding("fire-1"),
        bob=holding("water-1 madness", deck="air-1 air-2", discard="earth-1", support="earth-2"),
        destroyed="fire-3",
    )

    for seat in (-1, 0, 1):
        seen = sight(stage.table, seat)

        assert (seen.seats[1].hand, seen.seats[1].discard) == ("madness water-1", "earth-1")
        assert (seen.seats[1].support, seen.destroyed) == ("earth-2", "fire-3")
        assert seen.seats[1].deck == 2


@rule("M-R.7")
def test_the_order_of_a_draw_deck_is_nobodys_to_see() -> None:
    one = Stage(ann=holding(deck="air-1 fire-1 water-1"), bob=holding(deck="earth-1 earth-2"))
    other = Stage(ann=holding(deck="water-1 air-1 fire-1"), bob=holding(deck="earth-2 earth-1"))

    for seat in (-1, 0, 1):
        assert sight(one.table, seat) == sight(other.table, seat)


@rule("M-R.7")
def test_unturned_pages_and_face_down_stacks_are_hidden_but_the_right_page_is_open() -> None:
    def stage(page: str, spell: str, *curses: str) -> Stage:
        return Stage(
            ann=holding(),
            page="fp1",
            pages=("ip01", page, "ip08", "final"),
            library={"fire": ("hot_blood", spell)},
            curse_stacks={"air": curses},
        )

    one = sight(stage("ip02", "renewal", "air_gale", "air_whirl").table, 0)
    other = sight(stage("ip03", "wildfire", "air_whirl", "air_gale").table, 0)

    assert one == other
    assert (one.right_page, one.pages_left) == ("ip01", 6)
    assert (one.library["fire"], one.library_left["fire"]) == (("hot_blood",), 2)
    assert one.curse_stacks["air"].size == 2


@rule("M-R.8")
def test_the_first_card_missing_from_the_madness_stack_loses_in_the_middle_of_the_effect() -> None:
    stage = Stage(
        ann=holding(), bob=holding(), cid=holding(), curses={"2": "fire_fever"}, phase="grimoire", madness_stack=2
    )

    assert stage.outcome == "lost"
    assert (stage.ann.discard, stage.bob.discard, stage.cid.discard) == (["madness"], ["madness"], [])


@rule("M-R.8")
def test_exactly_the_last_card_of_the_madness_stack_loses_nothing() -> None:
    stage = Stage(
        ann=holding(), bob=holding(), cid=holding(), curses={"2": "fire_fever"}, phase="grimoire", madness_stack=3
    )

    assert stage.outcome == "playing"
    assert stage.table.stack == 0


@rule("M-R.9")
def test_an_optional_draw_may_be_refused_to_avoid_the_loss() -> None:
    stage = Stage(ann=holding("fire-2*2", wizard="alice"), curses={"2": "fire_fever"}, madness_stack=0)

    stage.ann.breaks("2", reward="air-2")
    stage.ann.does("decline")

    assert stage.outcome == "playing"
    assert stage.prompt == "act"


@rule("M-R.9")
def test_accepting_an_optional_draw_from_an_empty_madness_stack_loses() -> None:
    stage = Stage(ann=holding("fire-2*2", wizard="alice"), curses={"2": "fire_fever"}, madness_stack=0)

    stage.ann.breaks("2", reward="air-2")
    stage.ann.does("accept")

    assert stage.outcome == "lost"


@rule("M-R.9")
def test_a_mandatory_draw_cannot_be_refused_and_loses() -> None:
    stage = Stage(ann=holding("earth-1"), madness_stack=0)

    stage.ann.casts("growth")

    assert stage.outcome == "lost"


@rule("M-R.10")
def test_two_players_cannot_choose_the_same_wizard() -> None:
    stage = Stage(ann=holding())
    stage.table = MADNESS.new(("ann", "bob"), "seed", {"wizards": "choose", "first": "ann"})

    stage.ann.does("choose viktor")

    assert not stage.bob.can("choose viktor")
    assert stage.bob.why_not("choose viktor") == "M-R.10"
    assert stage.bob.can("choose larry")


@rule("M-R.10")
def test_drawn_wizards_are_all_different_and_a_list_may_not_name_one_twice() -> None:
    for seed in ("a", "b", "c", "d", "e", "f"):
        table = MADNESS.new(("ann", "bob", "cid", "dan", "eve"), seed, {"wizards": "draw"})

        assert len({seat.wizard for seat in table.seats}) == 5

    with pytest.raises(OptionError):
        MADNESS.new(("ann", "bob"), "a", {"wizards": "larry, larry"})


@rule("M-R.11")
def test_nobody_but_the_active_player_acts_or_ends_the_turn() -> None:
    stage = Stage(ann=holding("fire-1*6"), bob=holding("fire-1*6"), active="bob")

    assert stage.bob.can("done")
    assert not stage.ann.can("done")
    stage.bob.ends_turn()

    assert stage.ann.can("done")
    assert not stage.bob.can("done")


@rule("M-R.11")
def test_while_a_target_is_asked_the_caster_can_do_nothing_else() -> None:
    stage = Stage(ann=holding("air-1 earth-1"), bob=holding("earth-1"))

    stage.ann.announces("telepathy")
    stage.ann.does("target bob")

    assert stage.bob.asked
    assert stage.options == ["agree", "refuse"]
    assert stage.ruling("cast growth").message == "action-later"


@rule("M-R.12")
def test_the_supply_lacks_the_value_two_cards_of_the_starting_decks() -> None:
    table = MADNESS.new(("ann", "bob", "cid"), "seed", {"wizards": "viktor, sandra, alice"})

    left = {name: cards.count(table.supply, cards.NAMES.index(name)) for name in cards.NAMES if name.endswith("-2")}
    assert left == {"water-2": 10, "earth-2": 10, "fire-2": 8, "air-2": 9}


@rule("M-R.12")
def test_in_nightmare_the_supply_has_all_ten_value_two_cards() -> None:
    table = MADNESS.new(("ann", "bob"), "seed", {"wizards": "viktor, sandra", "nightmare": "on"})

    for name in ("water-2", "earth-2", "fire-2", "air-2"):
        assert cards.count(table.supply, cards.NAMES.index(name)) == 10
