"""Content packs of Djinn: what they change, and what is wrong with a bad one."""

import pytest
from djinn_stage import DJINN
from rules import rule

from coven.engine.core.errors import ContentError
from coven.engine.edge.game import Json
from coven.games.djinn import Djinn


def test_a_pack_in_the_notation_of_the_first_packs_still_opens() -> None:
    old = Djinn({"mage": [{"id": "m01", "name": "Spark", "name_cs": "Jiskra", "designed_fields": ["green"]}]})

    assert old.names()["mage-m01"] == {"en": "Spark", "cs": "Jiskra", "pl": DJINN.names()["mage-m01"]["pl"]}


def test_a_pack_changes_a_card_and_errors_name_the_place() -> None:
    richer = Djinn({"pack": "mine.toml", "chest": [{"id": "chest13", "effects": [{"gain": {"coins": 9}}]}]})
    table = richer.read(
        {"seats": [{"name": "ann", "space": "s3"}], "phase": "act", "chests": ["chest13"], "puzzle": True}
    )

    assert table.box is not DJINN.box
    with pytest.raises(ContentError, match="content-no-verb") as caught:
        Djinn({"pack": "mine.toml", "chest": [{"id": "chest13", "effects": [{"gian": {"coins": 9}}]}]})
    assert caught.value.values == {"given": "gian", "nearest": "gain", "file": "mine.toml", "card": "chest/chest13"}
    with pytest.raises(ContentError, match="content-no-piece"):
        Djinn({"chest": [{"id": "chest13", "effects": [{"gain": {"gold": 9}}]}]})
    with pytest.raises(ContentError, match="content-no-section"):
        Djinn({"chests": []})
    with pytest.raises(ContentError, match="content-no-passive"):
        Djinn({"trait": [{"id": "P04", "passive": {"magic_hands": 3}}]})


@pytest.mark.parametrize(
    ("pack", "message", "card"),
    [
        ({"supply": {"djinn_per_colour": 16}}, "content-out-of-range", "supply/djinn_per_colour"),
        ({"supply": {"boss_total": 5}}, "content-out-of-range", "supply/boss_total"),
        ({"capture": {"regular_cost": 200}}, "content-out-of-range", "capture/regular_cost"),
        ({"player_board": {"magic_start": 5}}, "content-out-of-range", "player_board"),
        ({"player_board": {"capacity_start": 1}}, "content-out-of-range", "player_board"),
        ({"player_board": {"capacity_last": 9}}, "content-bad-entry", "capacity_track"),
        ({"player_board": {"circle": []}}, "content-bad-entry", "player_board"),
        ({"player_board": {"blank": {"on_activate": 3}}}, "content-bad-entry", "player_board"),
        (
            {"capacity_track": [{"field": 50, "max_magic": 1, "source_fee_scrolls": 1}]},
            "content-out-of-range",
            "capacity_track/50",
        ),
        ({"setup": {"by_players": []}}, "content-bad-entry", "setup/by_players"),
        ({"mage": [{"id": "m01", "fee": {"coins": 200}}]}, "content-bad-entry", "mage/m01"),
        ({"mage": [{"id": "m01", "colours": {"red": 10}}]}, "content-bad-entry", "mage/m01"),
        ({"award": [{"id": "a1_1", "vp": 10**9}]}, "content-bad-entry", "award/a1_1"),
        ({"space": [{"id": "r1", "paths": ["source"]}]}, "content-out-of-range", "space/r1"),
        ({"roof_tile": [{"id": "roof_owl", "name": {"en": 7}}]}, "content-bad-entry", "roof_tile/roof_owl"),
    ],
)
def test_every_number_of_a_pack_has_its_range(pack: Json, message: str, card: str) -> None:
    with pytest.raises(ContentError) as caught:
        Djinn({"pack": "mine.toml", **pack})

    assert (caught.value.message, caught.value.values["file"], caught.value.values["card"]) == (
        message,
        "mine.toml",
        card,
    )


def test_what_the_source_offers_has_one_name_in_both_rows() -> None:
    with pytest.raises(ContentError, match=r"content-bad-id file=mine\.toml given=source_space/row2/boss"):
        Djinn({"pack": "mine.toml", "source_space": {"row2": {"boss": [{"capture_boss_from_supply": True}]}}})


@pytest.mark.parametrize(
    ("pack", "given", "nearest"),
    [
        ({"trait": [{"id": "N04", "passive": {"mage_colour_bonuses": True}}]}, "mage_colour_bonuses = true", "false"),
        ({"trait": [{"id": "N08", "passive": {"mage_enters_face_down": "all"}}]}, "mage_enters_face_down = all", "key"),
        ({"equipment": [{"id": "hat3", "passive": {"catacombs_extra": 3}}]}, "catacombs_extra = 3", "discard = 1 }"),
        ({"trait": [{"id": "P02", "passive": {"no_pay_players": ["moon"]}}]}, "no_pay_players = moon", "move, market"),
        ({"trait": [{"id": "P02", "passive": {"no_pay_players": [["moon"]]}}]}, "no_pay_players = ['moon']", "market"),
        ({"equipment": [{"id": "hat4", "trigger": {"on": "arrive"}}]}, "", "academy"),
        ({"equipment": [{"id": "hat9", "trigger": {"on": "arrive", "shape": "square"}}]}, "square", "round"),
    ],
)
def test_an_ability_that_cannot_be_is_refused_with_what_could_be_said(pack: Json, given: str, nearest: str) -> None:
    with pytest.raises(ContentError) as caught:
        Djinn(pack)

    assert caught.value.values["given"] == given
    assert nearest in str(caught.value.values["nearest"])


@rule("D12.6", "D22.3", "D25.3")
@pytest.mark.parametrize(
    ("pack", "given", "number"),
    [
        ({"toll": {"amount": 2}}, "toll.amount", 1),
        ({"capture": {"boss_free_regular": 2}}, "capture.boss_free_regular", 1),
        ({"game_end": {"extra_rounds": 3}}, "game_end.extra_rounds", 1),
        ({"setup": {"start_keys": 1}}, "setup.start_keys", 0),
    ],
)
def test_what_the_rules_fix_is_not_changed_by_a_pack(pack: Json, given: str, number: int) -> None:
    with pytest.raises(ContentError, match="content-fixed-number") as caught:
        Djinn(pack)

    assert (caught.value.values["given"], caught.value.values["number"]) == (given, number)


@rule("D3.2", "D2.22")
@pytest.mark.parametrize(
    ("pack", "message"),
    [
        ({"beginner_layout": {"s1": "tavern"}}, "content-bad-entry detail=layout"),
        ({"supply": {"djinn_per_colour": 1}}, "given=1 least=3 most=15"),
    ],
)
def test_a_map_that_could_not_be_laid_out_is_refused(pack: Json, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        Djinn(pack)
