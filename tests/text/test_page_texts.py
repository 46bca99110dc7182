"""The page says what the catalogues say: every text it asks for is there, and none is left over."""

import re
from importlib.resources import files

from coven.text.catalogue import catalogue

PAGE = files("coven.table.web").joinpath("page")
SCRIPTS = "\n".join(part.read_text("utf-8") for part in PAGE.iterdir() if part.name.endswith(".js"))
COMPOSED = ("who-", "crest-", "option-", "choice-", "blurb-")  # asked for by their beginnings, or by the server


def texts() -> set[str]:
    return {key.removeprefix("page-") for key in catalogue("cli", "en").keys("page-")}


def test_every_text_the_page_asks_for_by_name_is_there() -> None:
    assert set(re.findall(r'\bt\("([a-z-]+)"', SCRIPTS)) - texts() == set()


def test_no_text_of_the_page_is_left_over() -> None:
    named = set(re.findall(r'"([a-z-]+)"', SCRIPTS))

    assert {key for key in texts() - named if not key.startswith(COMPOSED)} == set()
