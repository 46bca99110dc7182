"""What the documents show is true: every example of a position and of a pack works."""

import doctest
import re
import runpy
import tomllib
from pathlib import Path

import pytest

from coven.engine.edge import questions
from coven.games import GAMES, open_game

DOCS = Path(__file__).resolve().parents[2] / "docs"


def examples(document: str) -> list[str]:
    return re.findall(r"```toml\n(.*?)```", (DOCS / document).read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("example", examples("positions.md"), ids=lambda example: str(example).splitlines()[0])
def test_a_position_of_the_documents_is_legal_and_asks_the_player_it_names(example: str) -> None:
    position = tomllib.loads(example)

    question = questions.question(open_game(str(position["game"])).read(position))

    assert question is not None
    assert question.seat == position["active"]


def test_every_game_has_a_position_in_the_documents() -> None:
    assert {tomllib.loads(example)["game"] for example in examples("positions.md")} == set(GAMES)


@pytest.mark.parametrize("example", examples("adding-a-card.md"), ids=lambda example: str(example).splitlines()[1])
def test_a_card_of_the_documents_is_in_the_box(example: str) -> None:
    pack = tomllib.loads(example)
    ((section, (entry,)),) = pack.items()
    game = next(open_game(id, pack) for id in GAMES if section in sections(id))

    found = [things[entry["id"]] for things in game.catalogue().things.values() if entry["id"] in things]

    assert [thing.names for thing in found] == [entry["name"]]


def test_the_types_of_the_page_are_what_python_declares() -> None:
    told = runpy.run_path(str(DOCS.parent / "scripts" / "told.py"))

    assert told["FILE"].read_text("utf-8") == told["page"]()


def test_the_page_of_views_is_what_the_games_declare() -> None:
    views = runpy.run_path(str(DOCS.parent / "scripts" / "views.py"))

    assert (DOCS / "views.md").read_text("utf-8") == views["page"]()


@pytest.mark.parametrize("example", examples("packs.md"), ids=lambda example: str(example).splitlines()[0])
def test_a_pack_of_the_documents_can_be_played_with(example: str) -> None:
    pack = tomllib.loads(example)

    fitting = [game for game in GAMES if set(pack) <= set(sections(game))]

    assert len(fitting) == 1
    assert open_game(fitting[0], pack).pack == pack


def test_the_examples_for_python_work() -> None:
    assert doctest.testfile(str(DOCS / "python.md"), module_relative=False, encoding="utf-8") == (0, 17)


def sections(game: str) -> list[str]:
    from coven.engine.edge.content import printed

    return list(printed(game))
