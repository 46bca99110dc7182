"""Writes docs/views.md: what the boards of all games show, what can be answered and what is told.

.venv/bin/python scripts/views.py
"""

from __future__ import annotations

from pathlib import Path

from coven.engine.core.answers import Kind
from coven.engine.core.fields import EVERYBODY, NOBODY, NUMBER, OWNER, SPREAD, TOP_CARD, Field
from coven.engine.core.machine import State
from coven.engine.edge.game import Game
from coven.games import GAMES, open_game

FILE = Path(__file__).resolve().parents[1] / "docs" / "views.md"
SEEN = {
    EVERYBODY: "all",
    OWNER: "its owner; the others how many",
    TOP_CARD: "how many, and the top one",
    NUMBER: "how many",
}
HEAD = """# Views, answers and events

`scripts/views.py` writes this page from what the games declare; a test keeps it true.

A view has `game`, `you` (a seat, or `watcher`), `seats`, `options`, `outcome`, the `board`, the `sums` (numbers that
the rules work out: limits, costs, points, odds) and `resume`, which only `imagine` reads. On the board every seat
stands under its id, everything else under the names below. A zone is `{"size": n, "things": [{"id": …, "n": …}]}`: `n`
is left out where there is one, and `things` hold what the reader may see.

An **address** is a path on the board: `ann/hand/fire-2`. An answer says what it is about and which addresses it
touches, in order; an event says between which addresses something moved. `{me}` is the seat that answers.
"""


def shape(schema: object) -> str:
    """A JSON schema in a few words."""
    if not isinstance(schema, dict):
        return "anything"
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2].lower()
    if "enum" in schema:
        return " or ".join(f"`{word}`" if word else "nothing" for word in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {shape(schema.get('items'))}"
    if "properties" in schema:
        return ", ".join(f"`{name}`: {shape(inner)}" for name, inner in schema["properties"].items())
    if "additionalProperties" in schema:
        return f"by name: {shape(schema['additionalProperties'])}"
    return {"integer": "number", "boolean": "yes or no", "string": "text"}.get(str(schema.get("type")), "anything")


def spread(field: Field[State]) -> dict[str, list[str]]:
    """The names under which a field stands on the board, by what is there."""
    schema = field.schema() or {}
    parts = schema.get("properties")
    if field.board != SPREAD or not isinstance(parts, dict):
        return {shape(schema): [field.board]}
    found: dict[str, list[str]] = {}
    for name, part in parts.items():
        found.setdefault(shape(part), []).append(name)
    return found


def fields(rows: tuple[Field[State], ...]) -> list[str]:
    """A row for each field that somebody sees."""
    found = ["| on the board | what | who sees it |", "|---|---|---|"]
    for field in rows:
        if field.seen != NOBODY:
            seen = "more for some" if field.personal and field.seen != OWNER else SEEN[field.seen]
            for what, names in spread(field).items():
                found.append(f"| {', '.join(f'`{name}`' for name in names)} | {what} | {seen} |")
    return found


def answer(kind: Kind[State]) -> str:
    """A row for a kind of answer."""
    slots = " ".join(f"‹{slot.name}›" for slot in kind.slots)
    touched = ", ".join(f"`{address}`" for address in kind.touches)
    return f"| `{kind.verb}` {slots} | {touched} |"


def section(game: Game[State]) -> list[str]:
    """All of one game."""
    events = [
        f"| `{kind}` | {', '.join(told.names)} | {f'`{told.source}`' if told.source else ''} "
        f"| {f'`{told.target}`' if told.target else ''} |"
        for kind, told in game.telling.kinds.items()
    ]
    return [
        f"## {game.id}",
        "",
        *fields(game.fields.of_table),
        "",
        "Each seat:",
        "",
        *fields(game.fields.of_seat),
        "",
        "| answer | touches |",
        "|---|---|",
        *[answer(kind) for kind in game.answers.kinds],
        "",
        "| event | values | from | to |",
        "|---|---|---|---|",
        *events,
        "",
    ]


def page() -> str:
    """The whole page."""
    lines = [line.rstrip() for id in GAMES for line in section(open_game(id))]
    return "\n".join([HEAD, *lines])


if __name__ == "__main__":
    FILE.write_text(page(), "utf-8")
