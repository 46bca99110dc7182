"""Content packs: they change and add cards, and say what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from coven.engine.core.errors import ContentError
from coven.engine.edge.game import Json
from coven.games import load_pack
from coven.games.madness import Madness
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
    ({"limits": {"hand_size": -1}}, "content-bad-limit", {"given": "hand_size"}),
    ({"madness": {"total": 99}}, "content-too-many", {"given": "madness"}),
    ({"madness": {"total": 9}}, "content-bad-stack", {"given": 2}),
    ({"round_track": {"I": [0, 0]}}, "content-bad-track", {"given": "I"}),
    ({"element_cards": {"per_element": {"value2": 90}}}, "content-too-many", {"given": "value2"}),
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
