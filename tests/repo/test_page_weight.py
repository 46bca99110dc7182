"""How much of the page comes over the line before somebody can play."""

import gzip
import re
from pathlib import Path

import pytest

import coven.table.web

BUILT = Path(coven.table.web.__file__).parent / "static"
GAMES = ("madness", "witches", "djinn")
MOST = 200_000  # bytes of script and style, compressed


def weight(*files: Path) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 6)) for file in files)


def heaviest(pattern: str) -> int:
    return max(weight(file) for file in (BUILT / "assets").glob(pattern))


@pytest.mark.skipif(not (BUILT / "index.html").exists(), reason="the page is not built")
def test_a_table_of_any_game_opens_with_less_than_200_kilobytes_of_script_and_style() -> None:
    first = re.findall(r'"(/assets/[^"]+\.(?:js|css))"', (BUILT / "index.html").read_text())
    home = weight(*(BUILT / asset.lstrip("/") for asset in first)) + heaviest("page-*.js")
    game = heaviest("face-*.js") + heaviest("face-*.css") + sum(heaviest(f"{name}-page-*.js") for name in GAMES)

    assert home + game < MOST
