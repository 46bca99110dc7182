"""Packs: a word that a table does not know is refused with the nearest one that it does, wherever it stands."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import islice
from typing import Any

import pytest
from contract.tables import NATIVE

from coven.engine.core.errors import ContentError
from coven.engine.edge.content import printed
from coven.games import GAMES, open_game

Path = tuple[str | int, ...]
OFFERS = ("options", "row1", "row2", "offers")  # of Djinn: the words of answers, which a pack may add
NAMELESS = ("content-bad-mage", "content-bad-number")  # these say all that can be written there


def tables(part: object, path: Path = ()) -> Iterator[Path]:
    """Where tables stand in a content file."""
    if isinstance(part, dict):
        yield path
    inner = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for name, value in inner:
        yield from tables(value, (*path, name))


def found(part: Any, path: Path) -> Any:
    for name in path:
        part = part[name]
    return part


def misspelt(content: dict[str, Any]) -> Iterator[tuple[dict[str, Any], str, str]]:
    """Packs that repeat what is printed, with one word more that is almost one of a table: once for every table that
    can say something else than those before."""
    seen: set[tuple[object, ...]] = set()
    for section, value in content.items():
        for path in tables(value):
            shape = (section, *["*" if isinstance(name, int) else name for name in path])
            fresh = [word for word in found(value, path) if (*shape, word) not in seen]
            if not fresh or shape[-1] in OFFERS:
                continue
            seen.update((*shape, word) for word in fresh)
            first = path[:1] if isinstance(value, list) else ()
            part = deepcopy(found(value, first))
            table, word = found(part, path[len(first) :]), max(fresh, key=len)
            table[f"{word}_x"] = table[word]
            yield {section: [part] if first else part}, word, "/".join(map(str, shape))


@pytest.mark.parametrize("id", GAMES)
def test_a_word_that_a_table_does_not_know_is_refused_with_the_nearest(id: str) -> None:
    open_game(id, {section: value for section, value in printed(id).items() if isinstance(value, dict)})

    for pack, word, place in islice(misspelt(printed(id)), int(NATIVE), None, 2):  # each build takes half
        with pytest.raises(ContentError) as refused:
            open_game(id, pack)
        values = refused.value.values
        near = [values.get("nearest", ""), values.get("detail", "")]
        assert refused.value.message in NAMELESS or word in str(near), f"{place}: {values}"
