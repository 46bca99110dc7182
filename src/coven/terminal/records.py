"""The record book on this computer: won games are entered by themselves, and the table can be read."""

from __future__ import annotations

from coven.engine.core.machine import State
from coven.engine.edge.game import Game, Tally
from coven.engine.edge.match import Match
from coven.terminal import book as books
from coven.terminal.book import Book, Page
from coven.terminal.saves import home, replace
from coven.text import Speaker

FILE = "records.json"
MET, OPEN, NO_SCORE = "✓", "·", "–"


def opened() -> Book:
    """The book, or an empty one."""
    file = home() / FILE
    return books.read(file.read_bytes(), str(file)) if file.exists() else Book()


def enter(match: Match[State]) -> str:
    """Enter a finished game; tells what came of it: `entered`, why it does not count, or nothing."""
    feat = match.game.feat(match.table)
    if feat is None:
        return ""
    if match.start is not None or match.game.pack is not None:
        return "not-printed"
    if match.undone:
        return "undone"
    replace(home() / FILE, books.written(books.entered(opened(), match.game.id, feat)))
    return "entered"


def lines(game: Game[State], speaker: Speaker, player: str) -> list[str]:
    """The table of one player: a column for each page, the best score, and a row for each challenge."""
    tally = game.tally()
    if tally is None:
        return [speaker.term("records-no-book", game=speaker.term(f"game-{game.id}"))]
    pages = opened().of(game.id, player)
    rows = [
        (speaker.term("records-pages", game=game.id), list(tally.pages)),
        (speaker.term("records-best"), [_score(pages.get(page)) for page in tally.pages]),
        *((speaker.term(f"challenge-{tick}"), _ticks(pages, tally, tick)) for tick in tally.ticks),
    ]
    wide = max(len(label) for label, _ in rows)
    table = [f"{label:<{wide}}{''.join(f'{cell:>5}' for cell in cells)}" for label, cells in rows]
    return [speaker.term("records-title", game=speaker.term(f"game-{game.id}"), player=speaker.player(player)), *table]


def players(game: str) -> list[str]:
    """Whoever has entries."""
    return sorted(opened().games.get(game, {}))


def _score(page: Page | None) -> str:
    return NO_SCORE if page is None else str(page.best)


def _ticks(pages: dict[str, Page], tally: Tally, tick: str) -> list[str]:
    return [MET if page in pages and tick in pages[page].ticks else OPEN for page in tally.pages]
