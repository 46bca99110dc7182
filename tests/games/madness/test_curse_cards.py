"""Every curse card does what its text says."""

import pytest
from rules import rule
from stage import MADNESS, Holding, Player, Stage, holding

from coven.engine.edge.game import Json

READY = "growth, ice, combustion"

# the curse, what each player has, what each player answers, what each player has then, what each player has destroyed
EACH_PLAYER = [
    (
        "water_drought",
        holding("water-1 water-2 fire-1"),
        "discard water-2",
        holding("water-1 fire-1", discard="water-2"),
        "",
    ),
    ("water_black_ice", holding("fire-1", support="air-1*3"), "", holding("fire-1", support="madness air-1*3"), ""),
    (
        "water_thaw",
        holding("fire-1", support="madness air-1"),
        "discard air-1 from support",
        holding("fire-1", support="madness", discard="air-1"),
        "",
    ),
    ("water_undertow", holding(deck="fire-1 fire-2 fire-3"), "", holding(deck="fire-3", discard="fire-1 fire-2"), ""),
    ("water_cold_sweat", holding(discard="fire-1"), "", holding(discard="madness fire-1"), ""),
    (
        "water_numb_fingers",
        holding(spells=READY),
        "exhaust ice",
        holding(spells="growth, ice exhausted, combustion"),
        "",
    ),
    (
        "earth_barren",
        holding("earth-1 earth-3 fire-1"),
        "discard earth-3",
        holding("earth-1 fire-1", discard="earth-3"),
        "",
    ),
    ("earth_gnawing_roots", holding(discard="fire-1"), "", holding(discard="madness fire-1"), ""),
    (
        "earth_landslide",
        holding(deck="fire-1 fire-2 fire-3 air-1"),
        "",
        holding(deck="air-1", discard="fire-1 fire-2 fire-3"),
        "",
    ),
    ("earth_fissure", holding("earth-2 air-2 fire-3"), "destroy air-2", holding("earth-2 fire-3"), "air-2"),
    (
        "earth_sinking_sand",
        holding("madness fire-1 fire-2", deck="air-1"),
        "top fire-2",
        holding("madness fire-1", deck="fire-2 air-1"),
        "",
    ),
    ("earth_buried_whisper", holding(deck="air-1"), "", holding(deck="madness air-1"), ""),
    ("fire_snuffed", holding("fire-1 fire-2 air-1"), "discard fire-1", holding("fire-2 air-1", discard="fire-1"), ""),
    ("fire_flashover", holding(deck="fire-1 fire-2"), "", holding(deck="fire-2"), "fire-1"),
    ("fire_meltdown", holding("earth-2 air-2 fire-3"), "destroy earth-2", holding("fire-3 air-2"), "earth-2"),
    ("fire_scorched_notes", holding("madness fire-1 air-3"), "destroy air-3", holding("madness fire-1"), "air-3"),
    ("fire_fever", holding(discard="fire-1"), "", holding(discard="madness fire-1"), ""),
    ("air_becalmed", holding("air-1 air-2 fire-1"), "discard air-1", holding("fire-1 air-2", discard="air-1"), ""),
    (
        "air_gale",
        holding("madness fire-1 air-1"),
        "discard madness, discard air-1",
        holding("fire-1", discard="madness air-1"),
        "",
    ),
    (
        "air_short_breath",
        holding(spells=READY),
        "exhaust growth, exhaust ice",
        holding(spells="growth exhausted, ice exhausted, combustion"),
        "",
    ),
    ("air_voices", holding("fire-1"), "", holding("madness fire-1"), ""),
    (
        "air_scattered_pages",
        holding(deck="fire-1 fire-2 fire-3"),
        "",
        holding(deck="fire-3", discard="fire-1 fire-2"),
        "",
    ),
    (
        "air_whirl",
        holding("madness fire-1*5"),
        "discard fire-1, discard madness",
        holding("fire-1*4", discard="madness fire-1"),
        "",
    ),
    ("air_vertigo", holding(discard="fire-1"), "", holding(discard="madness fire-1"), ""),
    (
        "multi_blank_page",
        holding(spells=READY),
        "neutralise growth",
        holding(spells="growth neutralised, ice, combustion"),
        "",
    ),
    ("multi_waking_nightmare", holding(deck="air-1"), "", holding(deck="madness air-1"), ""),
    ("multi_panic", holding(discard="fire-1"), "", holding(discard="madness*2 fire-1"), ""),
    ("multi_amnesia", holding(spells=READY), "forget ice", holding(spells="growth, combustion"), ""),
    ("multi_isolation", holding("fire-1", support="madness air-1"), "", holding("fire-1", discard="madness air-1"), ""),
]
BINDING = {"multi_bind_water": "water", "multi_bind_earth": "earth", "multi_bind_fire": "fire", "multi_bind_air": "air"}
BURNING = {"fire_ash_rain": 2, "multi_devoured_hope": 4}

# the curse, what a player has who cannot carry it out
UNABLE = [
    ("water_drought", holding("fire-1", support="water-1")),
    ("water_thaw", holding("fire-1")),
    ("water_numb_fingers", holding(spells="growth exhausted, ice neutralised")),
    ("earth_barren", holding("fire-1", support="earth-1")),
    ("earth_fissure", holding("fire-1 fire-3", support="fire-2")),
    ("earth_sinking_sand", holding("madness", deck="air-1")),
    ("fire_snuffed", holding("air-1", support="fire-1")),
    ("fire_meltdown", holding("fire-1 fire-3", support="fire-2")),
    ("fire_scorched_notes", holding("madness", support="fire-1")),
    ("air_becalmed", holding("fire-1", support="air-1")),
    ("air_gale", holding(support="air-1")),
    ("air_short_breath", holding(spells="growth exhausted")),
    ("air_whirl", holding("fire-1*4", support="air-1")),
    ("multi_blank_page", holding(spells="growth neutralised")),
    ("multi_isolation", holding("fire-1")),
]


def struck(curse: str, own: Holding) -> Stage:
    """Both players have the same, and the curse strikes in ann's turn."""
    return Stage(ann=own, bob=own, curses={"2": curse}, phase="grimoire")


def zones(player: Player) -> tuple[list[str], ...]:
    return player.hand, player.deck, player.discard, player.support, player.spells


def zones_of(held: Holding) -> tuple[list[str], ...]:
    return zones(Stage(ann=held, bob=holding()).ann)


@rule("M2.13", "M8.5")
@pytest.mark.parametrize(("curse", "before", "answers", "after", "destroyed"), EACH_PLAYER)
def test_a_curse_on_each_player(curse: str, before: Holding, answers: str, after: Holding, destroyed: str) -> None:
    stage = struck(curse, before)

    for player in (stage.ann, stage.bob):
        player.does(*(word for word in answers.split(", ") if word))

    assert zones(stage.ann) == zones(stage.bob) == zones_of(after)
    assert stage.destroyed == [destroyed, destroyed] if destroyed else stage.destroyed == []
    madness = [
        card for player in (stage.ann, stage.bob) for zone in zones(player) for card in zone if card == "madness"
    ]
    assert stage.table.stack + len(madness) == 20
    assert stage.prompt == "act"


@rule("M8.6")
@pytest.mark.parametrize(("curse", "own"), UNABLE)
def test_a_player_who_cannot_carry_the_curse_out_is_skipped(curse: str, own: Holding) -> None:
    stage = struck(curse, own)

    assert stage.prompt == "act"
    assert zones(stage.ann) == zones(stage.bob) == zones_of(own)


@rule("M8.13")
@pytest.mark.parametrize(("curse", "element"), BINDING.items())
def test_a_binding_curse_makes_every_other_curse_dearer_by_its_element(curse: str, element: str) -> None:
    curses: dict[str, str | Json] = {"2": curse, "4": "fire_fever"}
    short = Stage(ann=holding("fire-2*2"), curses=curses, phase="grimoire")
    enough = Stage(ann=holding(f"fire-2*2 {element}-1"), curses=curses, phase="grimoire")
    itself = Stage(ann=holding("water-1 earth-1 fire-1 air-1"), curses=curses, phase="grimoire")

    assert not short.ann.can("break 4")
    assert short.ann.why_not("break 4") == "M8.13"
    assert enough.ann.can("break 4")
    assert itself.ann.can("break 2")


@rule("M17.3")
@pytest.mark.parametrize(("curse", "number"), BURNING.items())
def test_a_burning_curse_destroys_cards_of_the_madness_stack(curse: str, number: int) -> None:
    stage = struck(curse, holding("fire-1"))

    assert stage.table.stack == 20 - number
    assert stage.destroyed == ["madness"] * number


@rule("M2.2")
def test_every_curse_card_has_its_test() -> None:
    tested = [case[0] for case in EACH_PLAYER] + [*BINDING, *BURNING]

    assert sorted(tested) == sorted(curse.id for curse in MADNESS.box.curses)
