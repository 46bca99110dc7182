"""The page says what the catalogues say: every text it asks for is there, and none is left over."""

import re
from functools import cache
from pathlib import Path

import pytest

from coven.games import GAMES
from coven.text.catalogue import catalogue

SOURCE = Path(__file__).resolve().parents[2] / "frontend" / "src"
ASKED = re.compile(r"""\bt\(\s*["'`]([a-z][\w-]*)["'`]""")
QUOTED = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")
COMPOSED = re.compile(r"`([a-z][\w-]*-)\$\{")  # asked for by their beginnings
BY_THE_SERVER = ("option-", "choice-", "blurb-")


@cache
def code() -> str:
    return "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*") if path.suffix in (".svelte", ".ts"))


@cache
def texts() -> set[str]:
    return {key.removeprefix("page-") for id in ("cli", *GAMES) for key in catalogue(id, "en").keys("page-")}


def test_every_text_the_page_asks_for_by_name_is_there() -> None:
    assert set(ASKED.findall(code())) - texts() == set()


@pytest.mark.parametrize("beginning", sorted(set(COMPOSED.findall(code()))))
def test_every_text_the_page_puts_together_begins_like_one(beginning: str) -> None:
    if f"t(`{beginning}" in code():
        assert any(key.startswith(beginning) for key in texts())


def test_no_text_of_the_page_is_left_over() -> None:
    beginnings = (*BY_THE_SERVER, *COMPOSED.findall(code()))

    assert {key for key in texts() - set(QUOTED.findall(code())) if not key.startswith(beginnings)} == set()
