"""Whatever is wrong with a file is told in the language of whoever hands it in."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from coven.engine.core.errors import CovenError
from coven.engine.edge.content import read_entry
from coven.engine.edge.files import read_position
from coven.games import load_pack, open_game
from coven.language import LANGUAGES
from coven.text import speaker_for


class Card(msgspec.Struct, forbid_unknown_fields=True):
    """An entry with a field of every kind of demand."""

    fee: dict[str, Annotated[int, msgspec.Meta(ge=0, le=99)]] = {}
    copies: Annotated[int, msgspec.Meta(gt=0, lt=9)] = 1
    name: Annotated[str, msgspec.Meta(min_length=1, pattern="^[a-z]*$")] = "x"
    colours: Annotated[list[str], msgspec.Meta(max_length=2)] = []
    kind: Literal["hat", "cloak"] = "hat"
    flag: bool | None = None


class Named(msgspec.Struct):
    """An entry that must say something."""

    id: str


WRONG = [
    {"fee": {"coins": 100}},
    {"fee": {"coins": -1}},
    {"copies": 0},
    {"copies": 9},
    {"copies": "two"},
    {"name": ""},
    {"name": "X"},
    {"name": [1]},
    {"colours": ["a", "b", "c"]},
    {"kind": "shoe"},
    {"flag": {}},
    {"colour": "red"},
    "text",
]


def told(error: CovenError) -> dict[str, str]:
    return {language: speaker_for(open_game("djinn"), language).error(error) for language in LANGUAGES}


@pytest.mark.parametrize("entry", WRONG, ids=str)
def test_every_complaint_about_an_entry_is_told_in_every_language(entry: object) -> None:
    with pytest.raises(CovenError) as caught:
        read_entry(entry, Card, "pack.toml", "mage/x")

    detail = str(caught.value.values.get("detail", "unknown field"))
    assert [language for language, said in told(caught.value).items() if detail in said or "`" in said] == []


def test_a_number_out_of_range_is_told_with_its_place_and_its_limit() -> None:
    with pytest.raises(CovenError) as caught:
        read_entry({"fee": {"coins": 100}}, Card, "pack.toml", "mage/x")

    assert told(caught.value) == {
        "en": "pack.toml, mage/x: “fee[...]” must be at most 99. Correct that entry.",
        "cs": "pack.toml, mage/x: hodnota „fee[...]“ musí být nejvýše 99. Oprav tuto položku.",
        "pl": "pack.toml, mage/x: wartość „fee[...]” musi wynosić najwyżej 99. Popraw ten wpis.",
    }


def test_a_field_that_is_missing_is_named() -> None:
    with pytest.raises(CovenError) as caught:
        read_entry({}, Named, "pack.toml", "mage/x")

    assert ["id" in said and "missing required" not in said for said in told(caught.value).values()] == [True] * 3


@pytest.mark.parametrize("wrong", ["fee = ", "fee 3", "[mage"])
def test_a_file_that_cannot_be_read_says_where(tmp_path: Path, wrong: str) -> None:
    (tmp_path / "pack.toml").write_text(wrong)
    with pytest.raises(tomllib.TOMLDecodeError) as heard:
        tomllib.loads(wrong)

    with pytest.raises(CovenError) as caught:
        load_pack(tmp_path / "pack.toml")

    assert [language for language, said in told(caught.value).items() if str(heard.value) in said] == []


def test_what_the_system_says_is_said_in_every_language(tmp_path: Path) -> None:
    with pytest.raises(CovenError) as missing:
        load_pack(tmp_path / "nowhere.toml")
    with pytest.raises(CovenError) as folder:
        read_position(tmp_path)

    assert [said for error in (missing, folder) for said in told(error.value).values() if "irectory" in said] == []


def test_a_position_with_a_field_of_the_wrong_kind_is_told_in_every_language() -> None:
    with pytest.raises(CovenError) as caught:
        open_game("djinn").read({"game": "djinn", "seats": 3})

    assert [language for language, said in told(caught.value).items() if "expected" in said] == []
