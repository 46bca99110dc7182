"""M18: deck, drawing, shuffling."""

from rules import rule
from stage import Stage, holding, sight

SIX = "air-1*6"


@rule("M18.1", "M18.2")
def test_a_drawn_card_is_the_top_card_of_the_own_deck() -> None:
    stage = Stage(ann=holding("earth-1", deck="fire-1 water-1"), bob=holding(deck="air-1 air-2"))

    stage.ann.casts("growth")

    assert stage.ann.hand == ["fire-1"]
    assert stage.ann.deck == ["water-1"]
    assert stage.bob.deck == ["air-1", "air-2"]


@rule("M18.1")
def test_whoever_draws_by_anothers_spell_draws_from_the_own_deck() -> None:
    ann = holding("earth-1", deck="fire-1*2", learned="abundance")
    stage = Stage(ann=ann, bob=holding(deck="air-1 air-2 air-3"))

    stage.ann.casts("abundance", on="bob")

    assert stage.bob.hand == ["air-1", "air-2"]
    assert stage.bob.deck == ["air-3"]
    assert stage.ann.deck == ["fire-1", "fire-1"]


@rule("M18.3")
def test_drawing_from_an_empty_deck_shuffles_the_discard_pile_with_one_madness_card() -> None:
    stage = Stage(ann=holding("earth-3", discard="fire-1 water-1"), bob=holding(discard="air-1"))
    before = stage.table.stack

    stage.ann.casts("growth", times=3)

    assert stage.table.stack == before - 1
    assert stage.ann.discard == []
    assert sorted(stage.ann.hand + stage.ann.deck) == ["earth-3", "fire-1", "madness", "water-1"]
    assert len(stage.ann.hand) == 3
    assert stage.bob.discard == ["air-1"]


@rule("M18.3")
def test_destroying_the_top_of_an_empty_deck_shuffles_first_too() -> None:
    ann = holding(discard="fire-1 water-1")

    stage = Stage(ann=ann, bob=holding(deck="air-1"), curses={"2": "fire_flashover"}, phase="grimoire")

    assert stage.ann.discard == []
    assert len(stage.ann.deck) == 2
    assert sorted([*stage.ann.deck, *stage.destroyed]) == ["air-1", "fire-1", "madness", "water-1"]
    assert stage.bob.deck == []


@rule("M18.3")
def test_the_last_card_of_a_deck_is_drawn_without_a_shuffle() -> None:
    stage = Stage(ann=holding("earth-1", deck="fire-1", discard="water-1"), bob=holding())

    stage.ann.casts("growth")

    assert stage.ann.deck == []
    assert stage.ann.discard == ["water-1", "earth-1"]
    assert stage.happened("madness-gained") == []


@rule("M18.3")
def test_with_neither_deck_nor_discards_every_card_drawn_is_a_new_madness_card() -> None:
    stage = Stage(ann=holding("earth-1", learned="abundance"), bob=holding())
    before = stage.table.stack

    stage.ann.casts("abundance", on="bob")

    assert stage.bob.hand == ["madness", "madness"]
    assert stage.bob.deck == []
    assert stage.table.stack == before - 2


@rule("M18.4")
def test_during_a_turn_a_hand_may_hold_any_number_of_cards() -> None:
    stage = Stage(ann=holding("earth-3 air-1*6", deck="fire-1*5"), bob=holding("air-1*9"))

    stage.ann.casts("growth", times=3)

    assert len(stage.ann.hand) == 9
    assert stage.prompt == "act"
    assert len(stage.bob.hand) == 9


@rule("M18.5")
def test_a_player_sees_the_own_discard_pile_at_any_time() -> None:
    stage = Stage(ann=holding("earth-1", discard="fire-1 madness"), bob=holding(discard="water-2*2"))

    stage.ann.announces("growth")

    assert sight(stage.table, 0).seats[0].discard == "madness fire-1"
    assert sight(stage.table, 1).seats[1].discard == "water-2*2"


@rule("M18.6")
def test_nobody_sees_the_order_of_a_draw_deck() -> None:
    one = Stage(ann=holding("earth-1", deck="fire-1 water-1 madness"), bob=holding())
    other = Stage(ann=holding("earth-1", deck="madness fire-1 water-1"), bob=holding())

    assert sight(one.table, 0) == sight(other.table, 0)
    assert sight(one.table, 0).seats[0].on_deck == ""


@rule("M18.7")
def test_a_discard_pile_about_to_be_shuffled_can_be_looked_through() -> None:
    stage = Stage(ann=holding("earth-1", discard="fire-1 madness"), bob=holding())

    stage.ann.announces("growth")

    seen = sight(stage.table, 0).seats[0]
    assert seen.deck == 0
    assert seen.discard == "madness fire-1"


@rule("M18.8")
def test_a_shuffle_ordered_by_a_spell_adds_no_madness() -> None:
    ann = holding("water-1", support="fire-1", discard="air-1", learned="downpour")
    stage = Stage(ann=ann, bob=holding())
    before = stage.table.stack

    stage.ann.casts("downpour", on="ann")

    assert sorted(stage.ann.deck) == ["air-1", "fire-1", "water-1"]
    assert stage.table.stack == before
    assert stage.happened("reshuffled") == [{"player": "ann"}]


@rule("M18.9")
def test_a_card_put_on_the_deck_is_the_next_one_drawn() -> None:
    stage = Stage(ann=holding("earth-2 earth-1", deck="water-1", learned="rooting"), bob=holding())

    stage.ann.casts("rooting", pay="earth-2")
    stage.ann.does("gain fire-2")
    hand = stage.ann.hand
    stage.ann.casts("growth")

    assert hand == ["earth-1"]
    assert stage.ann.hand == ["fire-2"]
    assert stage.ann.deck == ["water-1"]


@rule("M18.10")
def test_a_card_put_on_an_empty_deck_is_its_only_card() -> None:
    stage = Stage(ann=holding("earth-2", discard="water-1", learned="rooting"), bob=holding())
    before = stage.table.stack

    stage.ann.casts("rooting")
    stage.ann.does("gain fire-2")

    assert stage.ann.deck == ["fire-2"]
    assert stage.ann.discard == ["water-1", "earth-2"]
    assert stage.table.stack == before


@rule("M18.11", "M-EX.44")
def test_the_red_dragon_gives_a_player_without_a_deck_madness_and_no_new_deck() -> None:
    ann, bob = holding(deck="fire-1 water-1", discard="air-1"), holding(discard="earth-1")
    pages = ["ip01", "ip12", "final"]

    stage = Stage(ann=ann, bob=bob, phase="grimoire", marker=5, pages=pages, curses={"2": "fire_fever"})

    assert stage.monster == "red_dragon"
    assert stage.ann.discard == ["water-1", "fire-1", "air-1"]
    assert stage.bob.discard == ["madness", "earth-1"]
    assert stage.ann.deck == stage.bob.deck == []
    assert stage.table.stack == 20 - 1


@rule("M18.11")
def test_the_red_dragon_can_lose_the_game() -> None:
    pages = ["ip01", "ip12", "final"]

    stage = Stage(ann=holding(deck="fire-1"), bob=holding(), phase="grimoire", marker=5, pages=pages, madness_stack=0)

    assert stage.outcome == "lost"


def known_on_deck(wizard: str = "viktor") -> Stage:
    """Ann has put a card on her deck that everyone has seen."""
    stage = Stage(ann=holding("earth-2 earth-1", deck="air-1 fire-1", learned="rooting", wizard=wizard))
    stage.ann.casts("rooting")
    stage.answer("gain fire-2")
    return stage


@rule("M18.9")
def test_drawing_a_card_that_everyone_has_seen_brings_nothing_to_light() -> None:
    stage = known_on_deck()

    stage.ann.casts("growth")

    drawn = [event for event in stage.events if event.kind == "drawn"]
    assert [(event.values["card"], event.reveals) for event in drawn] == [("fire-2", "")]


@rule("M18.9", "M-R.31")
def test_larry_shows_nothing_new_where_everyone_has_seen_his_card() -> None:
    stage = known_on_deck(wizard="larry")

    stage.answer("ability")

    assert [event.reveals for event in stage.events if event.kind == "shown-discarded"] == [""]


@rule("M18.9")
def test_of_the_top_cards_only_those_come_to_light_that_nobody_has_seen() -> None:
    ann = holding(f"earth-2 {SIX}", deck="air-1 fire-1 water-1", learned="rooting")
    stage = Stage(ann=ann, bob=holding(SIX, deck="fire-1*4"), curses={"2": "earth_landslide"})

    stage.ann.casts("rooting", pay="earth-2")
    stage.answers("gain fire-2", "done")

    milled = [event for event in stage.events if event.kind == "milled" and event.values["player"] == "ann"]
    assert [event.reveals for event in milled] == ["", "information", "information"]


@rule("M18.9")
def test_a_destroyed_top_card_that_everyone_has_seen_is_no_news() -> None:
    ann, bob = holding(SIX, deck="air-1*4"), holding(SIX, deck="fire-1*4")
    stage = Stage(ann=ann, bob=bob, curses={"2": "earth_buried_whisper", "3a": "fire_flashover"})

    stage.ann.ends_turn()
    stage.bob.ends_turn()

    assert {event.reveals for event in stage.events if event.kind == "top-destroyed"} == {""}


@rule("M18.9", "M26.38")
def test_a_card_that_everyone_has_seen_is_drawn_into_the_support_without_news() -> None:
    stage = Stage(ann=holding("earth-2 water-3", deck="air-1", spells="rooting, tsunami"))

    stage.ann.casts("rooting")
    stage.answer("gain fire-2")
    stage.ann.casts("tsunami")

    drawn = [event for event in stage.events if event.kind == "drawn-into-support"]
    assert [event.reveals for event in drawn if event.values["player"] == "ann"] == [""]
