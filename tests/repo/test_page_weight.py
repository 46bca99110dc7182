"""How much of the page comes over the line before somebody can play."""

import gzip
import re
from pathlib import Path

import pytest

import coven.table.web

BUILT = Path(coven.table.web.__file__).parent / "static"
LANGUAGES = ("en", "cs", "pl")
MOST = 200_000  # bytes of script and style, compressed


def weight(*files: Path) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)


def heaviest(pattern: str) -> int:
    return max(weight(file) for file in (BUILT / "assets").glob(pattern))


def first() -> list[str]:
    """What the page itself is made of."""
    return re.findall(r'"(/assets/[^"]+\.(?:js|css))"', (BUILT / "index.html").read_text())


@pytest.mark.skipif(not (BUILT / "index.html").exists(), reason="the page is not built")
def test_a_table_of_any_game_opens_with_less_than_200_kilobytes_of_script_and_style() -> None:
    home = weight(*(BUILT / asset.lstrip("/") for asset in first())) + max(heaviest(f"{one}-*.js") for one in LANGUAGES)
    game = heaviest("face-*.js") + heaviest("face-*.css")

    assert home + game < MOST


@pytest.mark.skipif(not (BUILT / "index.html").exists(), reason="the page is not built")
def test_the_page_comes_in_few_files_because_each_keeps_the_first_board_waiting() -> None:
    built = [file.name for file in (BUILT / "assets").iterdir()]
    scripts = [name for name in built if name.endswith(".js")]

    assert len(first()) == 2
    assert len([name for name in scripts if name.startswith("face-")]) == 3  # a game is one
    assert len([name for name in scripts if name.startswith(LANGUAGES)]) == 3  # and so is a language
