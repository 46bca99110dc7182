"""Content packs: they change and add cards, and say what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.engine.core.errors import ContentError
from coven.engine.edge import questions
from coven.engine.edge.game import Json
from coven.games import load_pack
from coven.games.madness import Madness, cards
from coven.text import speaker_for

NAME = {"en": "Moonbeam", "cs": "Měsíční paprsek", "pl": "Promień Księżyca"}
MOONBEAM: Json = {
    "id": "moonbeam",
    "name": NAME,
    "name_origin": {"en": "designed", "cs": "designed", "pl": "designed"},
    "element": "air",
    "level": 1,
    "target": "each",
    "consent": False,
    "text": "Each player draws {1} card.",
    "ops": [{"draw": "{1}"}],
}


LEVELS = [{"id": id, "level": 2} for id in ("power_of_the_blaze", "hot_blood", "cinders")]


def spell(**changes: object) -> Json:
    return {"library_spells": [MOONBEAM | changes]}


def test_a_pack_changes_a_card_and_leaves_the_rest() -> None:
    game = Madness({"basic_spells": [{"id": "growth", "ops": [{"draw": "{2}"}]}]})
    table = game.read(
        {
            "seats": [
                {"name": "ann", "wizard": "larry", "hand": "earth-1", "deck": "fire-1 air-1"},
                {"name": "bob", "wizard": "viktor"},
            ]
        }
    )

    assert game.box.spells[game.box.spell_named("growth")].element == 1
    assert game.box.names["spell-growth"]["cs"] == "Pučení"
    assert len(game.box.spells) == len(Madness().box.spells)
    assert table.options


def test_a_pack_in_the_notation_of_the_first_packs_is_still_read() -> None:
    first = Madness(spell(ops=[{"do": "draw", "n": "{1}"}, {"do": "discard", "what": "fire", "from": ["hand"]}]))
    now = Madness(spell(ops=[{"draw": "{1}"}, {"discard": {"what": "fire", "from": ["hand"]}}]))

    steps = [game.box.programs["spell/moonbeam"].step_names for game in (first, now)]

    assert steps == [["draw", "discard", "end"]] * 2


def test_a_pack_adds_a_card_that_can_come_up() -> None:
    game = Madness(spell())
    number = game.box.spell_named("moonbeam")

    seen = {game.new(("ann", "bob"), str(seed), {}).library[3][-1] for seed in range(60)}

    assert number in seen


def test_a_pack_prints_its_own_texts_on_the_cards_it_changes() -> None:
    monster = {"id": "red_dragon", "arrival": "Nothing burns."}
    page: Json = {"id": "ip01", "bonus": {"text": "Draw {1}."}, "penalty": {"text": "None."}, "monster": monster}
    speaker = speaker_for(Madness({"inner_pages": [page], **spell()}), "cs")

    assert speaker.spell_text("moonbeam", 2) == "Each player draws ‹2› card."
    assert (speaker.bonus("ip01"), speaker.penalty("ip01")) == ("Draw ‹1›.", "None.")
    assert speaker.arrival("red_dragon") == "Nothing burns."
    assert speaker.spell_name("moonbeam") == "Měsíční paprsek"


def test_a_name_in_english_alone_is_said_in_every_language() -> None:
    game = Madness(spell(name={"en": "Moonbeam"}, name_origin=None))

    names = [speaker_for(game, language).spell_name("moonbeam") for language in ("en", "cs", "pl")]

    assert names == ["Moonbeam"] * 3


def test_a_madness_card_is_of_no_element_to_gain_another_card_of() -> None:
    ops = [{"discard": {"from": ["hand"]}}, {"gain": {"what": "value2", "of": "same_element"}}]
    game = Madness({"basic_spells": [{"id": "combustion", "ops": ops}]})
    seats = [{"name": name, "wizard": name, "hand": "fire-1 madness"} for name in ("viktor", "larry")]
    table = game.read({"seats": seats})

    for word in ("cast combustion", "settle fire-1", "discard madness"):
        questions.answer(table, word)

    assert cards.listed(table.seats[0].discard) == [cards.MADNESS, cards.card(cards.FIRE, 1)]


def test_a_pack_changes_a_number() -> None:
    assert Madness({"limits": {"hand_size": 7}}).box.limits.hand_size == 7
    assert Madness().box.limits.hand_size == 6


WRONG: list[tuple[Json, str, dict[str, int | str]]] = [
    (spell(ops=[{"drow": 1}]), "content-no-verb", {"nearest": "draw", "card": "library_spells/moonbeam"}),
    (spell(ops=[{"draw": "many"}]), "content-bad-number", {"given": "many"}),
    (spell(ops=[{"discard": {"from": ["pocket"]}}]), "content-bad-zone", {"given": "pocket"}),
    (spell(ops=[{"discard": {"what": "gold"}}]), "content-bad-filter", {"given": "gold"}),
    (spell(ops=[{"draw": {"nn": 1}}]), "content-bad-entry", {"card": "library_spells/moonbeam"}),
    (spell(element="ether"), "content-bad-element", {"given": "ether"}),
    (spell(target="everyone"), "content-bad-target", {"given": "everyone"}),
    (spell(players="some"), "content-bad-number", {"given": "some"}),
    (spell(ops=[{"mill": "{1}"}]), "content-bad-number", {"given": "{1}"}),
    (spell(ops=[{"gain": {"what": "fire"}}]), "content-bad-filter", {"given": "fire"}),
    ({"inner_pages": [{"id": "ip01", "monster": {"curses": ["fire"]}}]}, "content-three-curses", {"given": 1}),
    ({"library_spells": LEVELS}, "content-no-spell", {"element": "fire", "level": 1}),
    (spell(level=4), "content-bad-level", {"given": 4}),
    ({"library_spells": [{"name": NAME}]}, "content-no-id", {"given": "library_spells"}),
    ({"spels": []}, "content-no-section", {"given": "spels"}),
    ({"limits": []}, "content-bad-section", {"given": "limits"}),
    ({"limits": {"rounds": 7}}, "content-fixed-number", {"given": "rounds", "number": 6}),
    ({"limits": {"hand_size": -1}}, "content-out-of-range", {"card": "limits", "step": "hand_size", "least": 1}),
    ({"limits": {"hand_size": 10**9}}, "content-out-of-range", {"step": "hand_size", "most": 20}),
    ({"limits": {"hand_sise": 7}}, "content-no-number", {"given": "hand_sise", "nearest": "hand_size"}),
    ({"limits": {"learn_cost": 200}}, "content-out-of-range", {"step": "learn_cost", "most": 30}),
    ({"madness": {"total": 99}}, "content-out-of-range", {"card": "madness", "step": "total", "most": 63}),
    ({"madness": {"total": 9}}, "content-out-of-range", {"step": "stack_by_players/2", "most": 9}),
    ({"madness": {"stack_by_players": {"2": 1}}}, "content-out-of-range", {"step": "stack_by_players/2", "least": 2}),
    ({"madness": {"stack_by_players": {"two": 20}}}, "content-no-number", {"given": "two"}),
    ({"madness": {"stack_by_players": 20}}, "content-bad-section", {"given": "madness/stack_by_players"}),
    ({"curse_cost": {"fire": {"fire": 200}}}, "content-out-of-range", {"step": "curse_cost/fire/fire", "most": 30}),
    ({"curse_cost": {"fire": {"ether": 2}}}, "content-bad-element", {"given": "ether"}),
    ({"element_tokens": {"per_element": 31}}, "content-out-of-range", {"step": "per_element"}),
    ({"curses": [{"id": "fire_fever", "copies": 10**9}]}, "content-out-of-range", {"card": "curses/fire_fever"}),
    ({"curses": [{"id": "fire_fever", "target": "one_other"}]}, "content-bad-target", {"given": "one_other"}),
    ({"wizards": [{"id": "viktor", "value1": {"fire": 40}}]}, "content-out-of-range", {"card": "wizards/viktor"}),
    ({"wizards": [{"id": "viktor", "value1": {"fire": 19}}]}, "content-too-many", {"given": "fire-1", "most": 18}),
    ({"wizards": [{"id": "viktor", "value1": {"fire": -1}}]}, "content-out-of-range", {"step": "value1/fire"}),
    ({"round_track": {"I": [0, 0, 0, 0, 0, 1.0]}}, "content-out-of-range", {"step": "I", "most": 2}),
    ({"inner_pages": [{"id": "ip99"}]}, "content-three-curses", {"card": "inner_pages/ip99"}),
    ({"library_spells": [MOONBEAM | {"id": "growth"}]}, "content-bad-id", {"given": "growth"}),
    (spell(id="moon beam"), "content-bad-id", {"given": "moon beam"}),
    (spell(ops=[{"take": {"n": "all"}}], target="caster"), "content-bad-number", {"given": "all"}),
    (spell(ops=[{"take": {"n": "{1}"}}]), "content-bad-target", {"given": "take, each"}),
    (spell(ops=[{"draw": "{31}"}]), "content-out-of-range", {"step": "n", "most": 30}),
    (spell(ops=[{"draw": "9" * 5000}]), "content-out-of-range", {"step": "n"}),
    (spell(players="{6}"), "content-out-of-range", {"step": "players", "most": 5}),
    (spell(ops=[{"discard": {"from": ["deck_top"]}}]), "content-bad-zone", {"given": "deck_top"}),
    (spell(ops=[{"gain": {"what": "value2", "to": "supply"}}]), "content-bad-zone", {"given": "supply"}),
    (
        {"inner_pages": [{"id": "ip10", "monster": {"ops": [{"extra_multi": "{1}"}]}}]},
        "content-bad-number",
        {"card": "inner_pages/ip10", "given": "{1}"},
    ),
    ({"round_track": {"I": [0, 0]}}, "content-bad-track", {"given": "I"}),
    ({"round_track": {"IV": [0] * 6}}, "content-no-number", {"card": "round_track", "given": "IV"}),
    ({"curse_cost": {"wood": {"fire": 1}}}, "content-no-number", {"given": "wood"}),
    ({"element_cards": {"per_element": {"value4": 3}}}, "content-no-number", {"given": "value4"}),
    ({"meta": {"players": [2, 6]}}, "content-fixed-number", {"given": "meta/players", "number": "2 5"}),
    ({"invocation_track": {"slots": ["2", "3"]}}, "content-fixed-number", {"number": "2 3a 3b 4 5"}),
    (spell(ops=[{"draw": {"n": 1, "may": True}}]), "content-no-word", {"given": "may", "step": "draw"}),
    (spell(ops=[{"draw": "all"}]), "content-bad-number", {"given": "all"}),
    (spell(ops=[{"gain": {"what": "madness", "n": "any"}}]), "content-bad-number", {"given": "any"}),
    (spell(ops=[{"refresh": 1}]), "content-no-word", {"given": "1", "nearest": "all"}),
    (spell(ops=[{"exhaust": {"until": "tomorrow"}}]), "content-no-word", {"given": "until"}),
    (spell(ops=[{"neutralise_spell": {"until": "tomorrow"}}]), "content-no-word", {"nearest": "next_monster"}),
    (spell(ops=[{"token": {"element": "fire", "on": "all"}}]), "content-no-word", {"nearest": "other_curses"}),
    (spell(ops=[{"take": {"from": ["hand"]}}], target="caster"), "content-bad-number", {"given": "1"}),
    (spell(ops=[{"take": {"n": "{1}", "from": ["hand"]}}], target="caster"), "content-no-word", {"given": "hand"}),
    (spell(ops=[{"recall": {"from": ["any_support"]}}]), "content-bad-zone", {"given": "any_support"}),
    (spell(ops=[{"support": {"from": ["support"]}}]), "content-bad-zone", {"given": "support"}),
    (spell(ops=[{"madness_under_curses": 2}]), "content-no-word", {"given": "2", "nearest": "1"}),
    (
        {"final_page": {"bonus": {"ops": [{"burn_stack": 1}]}}},
        "content-no-end",
        {"card": "final_page", "step": "bonus"},
    ),
    ({"final_page": {"penalty": {"target": "each"}}}, "content-no-end", {"step": "penalty"}),
    ({"element_cards": {"per_element": {"value2": 90}}}, "content-out-of-range", {"step": "value2", "most": 15}),
]


@pytest.mark.parametrize(("pack", "message", "values"), WRONG)
def test_a_wrong_pack_says_what_is_wrong_and_where(pack: Json, message: str, values: dict[str, int | str]) -> None:
    with pytest.raises(ContentError) as caught:
        Madness({"pack": "mine.toml"} | pack)

    assert caught.value.message == message
    assert {"file": "mine.toml", **values}.items() <= caught.value.values.items()


def test_a_pack_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[[[")

    with pytest.raises(ContentError, match="content-not-toml"):
        load_pack(tmp_path / "mine.toml")
    with pytest.raises(ContentError, match="content-unreadable"):
        load_pack(tmp_path / "other.toml")
