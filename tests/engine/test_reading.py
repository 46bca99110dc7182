"""Reading content: words, numbers, names and effects, and what is said when they are wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from coven.engine.core.errors import ContentError
from coven.engine.edge.reading import Name, known, number, part, pieces, read, upgraded

VERBS: dict[str, Callable[[object], list[str]]] = {
    "draw": lambda value: ["draw"] * number(value, "draw"),
    "pay": lambda value: [f"{n} {name}" for name, n in pieces(value, "pay")],
    "mirror": lambda _: ["mirror"],
}


def test_a_step_is_one_verb_with_its_value() -> None:
    assert read([{"pay": {"coins": 2}}, {"draw": 2}, {"mirror": True}], VERBS) == ["2 coins", "draw", "draw", "mirror"]


@pytest.mark.parametrize(
    ("steps", "message", "said"),
    [
        ([{"drow": 1}], "content-no-verb", {"given": "drow", "nearest": "draw"}),
        ([{"draw": 1, "mirror": True}], "content-no-verb", {"given": "draw mirror"}),
        ([{}], "content-no-verb", {"given": "{}"}),
        ([{"draw": "two"}], "content-out-of-range", {"step": "draw", "given": "two", "least": 0, "most": 99}),
        ([{"draw": 100}], "content-out-of-range", {"given": "100"}),
        ([{"draw": True}], "content-out-of-range", {"given": "True"}),
        ([{"pay": 2}], "content-bad-number", {"step": "pay", "given": "2"}),
    ],
)
def test_what_is_wrong_with_a_step_is_said(
    steps: list[dict[str, object]], message: str, said: dict[str, int | str]
) -> None:
    with pytest.raises(ContentError, match=message) as raised:
        read(steps, VERBS)

    assert said.items() <= raised.value.values.items()


def test_a_word_has_its_place_or_the_nearest_is_named() -> None:
    assert known("hat", ("staff", "hat"), "content-bad-kind") == 1
    with pytest.raises(ContentError) as raised:
        known("hut", ("staff", "hat"), "content-bad-kind", "kind")
    assert raised.value.values["nearest"] == "hat"


def test_a_part_that_is_missing_is_named() -> None:
    assert part({"count": 2}, "count", "capture") == 2
    with pytest.raises(ContentError) as raised:
        part({"number": 2}, "count", "capture")
    assert raised.value.values == {"step": "capture", "given": "count"}


def test_a_language_without_a_name_has_none() -> None:
    assert Name("Moon", pl="Księżyc").spoken() == {"en": "Moon", "pl": "Księżyc"}


def test_a_pack_of_the_first_notation_is_understood() -> None:
    old = {
        "spells": [{"id": "growth", "ops": [{"do": "draw", "n": "{2}"}, {"do": "discard", "n": 1, "from": ["hand"]}]}],
        "mage": [{"id": "m33", "name": "Moon Mirror", "name_pl": "Lustro Księżyca", "designed_fields": ["fee"]}],
        "kind": [{"id": "goat", "name_en": "goat", "name_cs": "koza"}],
    }

    assert upgraded(old) == {
        "spells": [{"id": "growth", "ops": [{"draw": "{2}"}, {"discard": {"n": 1, "from": ["hand"]}}]}],
        "mage": [{"id": "m33", "name": {"en": "Moon Mirror", "pl": "Lustro Księżyca"}, "designed": ["fee"]}],
        "kind": [{"id": "goat", "name": {"en": "goat", "cs": "koza"}}],
    }
    assert upgraded(upgraded(old)) == upgraded(old)
