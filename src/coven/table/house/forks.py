"""Records, reports and forks of hosted tables: nobody gets more than they may know."""

from __future__ import annotations

import msgspec

from coven import __version__
from coven.engine.core.rng import commitment
from coven.engine.edge import record
from coven.engine.edge.game import Json
from coven.engine.edge.views import WATCHER
from coven.table.house import before, links
from coven.table.house.errors import NotYoursError
from coven.table.house.hosted import Hosted


def all_mine(hosted: Hosted, seat: str) -> bool:
    """Whether somebody may know everything: the game is over, or all seats of people are theirs."""
    if hosted.match.table.over:
        return True
    return seat in hosted.match.seats and not hosted.others(seat) and len(hosted.people) == len(hosted.match.seats)


def record_for(hosted: Hosted, seat: str) -> bytes:
    """The record of a finished game, with its secret; of a running one, what the seat came to know."""
    if hosted.match.table.over:
        return record.encode(record.record(before.whole(hosted)))
    return msgspec.json.format(msgspec.json.encode(seen_record(hosted, seat)), indent=1) + b"\n"


def seen_record(hosted: Hosted, seat: str) -> Json:
    """A game as one seat came to know it."""
    match = hosted.match
    reader = WATCHER if seat == links.HOST else seat
    news = match.since(-1, reader)
    return {
        "coven": record.FORMAT,
        "seen": reader,
        "game": match.game.id,
        "revision": match.game.revision,
        "pack": match.game.pack,
        "options": match.options,
        "seats": match.seats,
        "names": match.names,
        "version": match.version,
        "events": [{"version": heard.version} | msgspec.to_builtins(heard.happening) for heard in news.events],
        "question": news.question,
        "view": match.game.view(match.table, match.number(reader), False),
        "sealed": commitment(hosted.row.secret),
    }


def report_for(hosted: Hosted, seat: str, text: str) -> bytes:
    """A file about a problem, with the record in it."""
    kept = msgspec.json.decode(record_for(hosted, seat), type=Json)
    told = kept | {"report": {"text": text, "program": __version__, "table": hosted.id}}
    return msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n"


def fork(hosted: Hosted, seat: str, version: int, deal: str) -> Json:
    """The position of a moment: as it was, for whoever may know everything, or dealt anew as a seat knew it."""
    then = before.moment(hosted, version)
    if deal == "same":
        if not all_mine(hosted, seat):
            raise NotYoursError("fork-would-tell")
        return then.game.write(then.table)
    reader = WATCHER if seat == links.HOST else seat
    view = then.game.view(then.table, then.number(reader))
    return then.game.write(then.game.imagine(view, links.new_token()))
