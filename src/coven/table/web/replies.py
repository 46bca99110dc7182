"""Replies to whoever only wants to know something of a table."""

from __future__ import annotations

from coven.engine.edge.game import Json
from coven.engine.edge.history import history
from coven.engine.edge.wonder import wonder
from coven.table.house import before, messages
from coven.table.house.hosted import Hosted
from coven.table.web.look import looked
from coven.table.wording import Wording

READING = (
    *(messages.Question, messages.View, messages.Look, messages.Explain, messages.Why),
    *(messages.Events, messages.Log),
)


def reply(hosted: Hosted, message: messages.Any, seat: str, mine: tuple[str, ...], wording: Wording) -> Json:
    """What a seat wants to know, while the table is held."""
    match = hosted.match
    match message:
        case messages.View():
            view = match.game.view(match.table, match.number(seat), message.whole)
            return {"version": match.version, "view": view}
        case messages.Look():
            return looked(hosted, seat, mine, wording.language or "en")
        case messages.Question():
            told: Json = {"version": match.version, "question": wording.question(match.question(seat))}
            told["asides"] = hosted.asides(seat)
            if message.refused:
                told["refused"] = [wording.ruling(ruling) for ruling in match.refusals(seat)]
            return told
        case messages.Explain():
            return {"version": match.version, "ruling": wording.ruling(match.explain(message.word, seat))}
        case messages.Why():
            return {
                "version": match.version,
                "why": [wording.ruling(one) for one in wonder(match.table, message.at, seat)],
            }
        case messages.Events():
            return news(hosted, seat, message.since, wording)
        case messages.Log():
            done = history(match, message.since, seat)
            return {"version": match.version, "log": [wording.deed(deed) for deed in done]}
    raise AssertionError(message)


def news(hosted: Hosted, seat: str, since: int, wording: Wording) -> Json:
    """What happened since a version, and what is asked."""
    told = hosted.match.since(min(since, hosted.match.version), seat)
    earlier = before.told(hosted, seat) if since < 0 else []
    return {
        "seat": seat,
        "version": told.version,
        "outcome": told.outcome,
        "question": wording.question(told.question),
        "events": [wording.heard(heard) for heard in (*earlier, *told.events)],
        "undone": told.undone,
    }
