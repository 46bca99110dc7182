"""The record book: what a player has reached over many games, where a game keeps such a table."""

from __future__ import annotations

import msgspec

from coven.engine.core.errors import RecordError
from coven.engine.edge.game import Feat


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One page: the best score so far, and every challenge that was ever met on it."""

    best: int
    ticks: tuple[str, ...] = ()


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All pages by game, player and page."""

    games: dict[str, dict[str, dict[str, Page]]] = msgspec.field(default_factory=dict)
    format: int = 1

    def of(self, game: str, player: str) -> dict[str, Page]:
        """The pages of one player."""
        return self.games.get(game, {}).get(player, {})


def entered(book: Book, game: str, feat: Feat) -> Book:
    """The book after a game: a best score gives way to a higher one only, ticks stay."""
    pages = book.of(game, feat.player)
    before = pages.get(feat.page, Page(feat.score))
    ticks = [*before.ticks, *(tick for tick in feat.ticks if tick not in before.ticks)]
    page = Page(max(before.best, feat.score), tuple(sorted(ticks)))
    players = {**book.games.get(game, {}), feat.player: {**pages, feat.page: page}}
    return Book({**book.games, game: players})


def read(data: bytes, file: str) -> Book:
    """The book in a file."""
    try:
        return msgspec.json.decode(data, type=Book)
    except msgspec.MsgspecError as error:
        raise RecordError("book-unreadable", file=file, detail=str(error)) from error


def written(book: Book) -> bytes:
    """The book as bytes."""
    return msgspec.json.format(msgspec.json.encode(book, order="sorted"), indent=1) + b"\n"
