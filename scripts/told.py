"""Writes frontend/src/lib/told.ts: the types of what the server tells, from what Python declares.

.venv/bin/python scripts/told.py
"""

from __future__ import annotations

from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import fields as structs_fields

from coven.engine.edge.catalogue import Catalogue, Map, Place, Thing
from coven.engine.edge.game import Happening
from coven.engine.edge.questions import Answer, Question, Ruling
from coven.engine.edge.reviews import Account, Costly, Moment, Review, Swing
from coven.engine.edge.thoughts import Advice, Because, Thought
from coven.engine.edge.views import Outcome, View
from coven.games import GAMES, open_game
from coven.table.house import orders
from coven.text.lines import Line, Piece, Section

FILE = Path(__file__).resolve().parents[1] / "frontend" / "src" / "lib" / "told.ts"
HEAD = """// `scripts/told.py` writes this file from what Python declares; a test keeps it true.

export interface Lying {
  id: string;
  n?: number;
  [fact: string]: unknown;
}

export interface Zone {
  size: number;
  things: Lying[];
  below?: Lying[];
}
"""
STRUCTS: dict[str, type[msgspec.Struct]] = {
    "Option": Answer,
    "Question": Question,
    "Ruling": Ruling,
    "Outcome": Outcome,
    "View": View,
    "Happening": Happening,
    "Thing": Thing,
    "Spot": Place,
    "GameMap": Map,
    "Box": Catalogue,
    "Piece": Piece,
    "Line": Line,
    "Section": Section,
    "Place": orders.Place,
    "Clock": orders.Clock,
    "Order": orders.Order,
    "Opened": orders.Opened,
    "Seated": orders.Sitting,
    "Invited": orders.Invited,
    "Because": Because,
    "Thought": Thought,
    "Advice": Advice,
    "Moment": Moment,
    "Costly": Costly,
    "Swing": Swing,
    "Account": Account,
    "Review": Review,
}
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
NAMES: dict[Any, str] = {struct: name for name, struct in STRUCTS.items()} | {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
}
SENT = {"Place", "Clock", "Order"}  # what is left out has its default


def typed(schema: Any) -> str:
    """A JSON schema as a type."""
    if not isinstance(schema, dict) or not schema:
        return "unknown"
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typed(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(typed(schema | {"type": one}) for one in kind)
    if kind == "array":
        return _list(schema)
    if kind == "object":
        return _object(schema)
    return PLAIN.get(str(kind), "unknown")


def _list(schema: Any) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(typed(one) for one in schema['prefixItems'])}]"
    inner = typed(schema.get("items"))
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def _object(schema: Any) -> str:
    if "properties" in schema:
        return f"{{ {'; '.join(f'{_key(name)}: {typed(one)}' for name, one in schema['properties'].items())} }}"
    return f"Record<string, {typed(schema.get('additionalProperties'))}>"


def _key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def interface(name: str, properties: Any, optional: tuple[str, ...] = ()) -> str:
    """One interface."""
    rows = [f"  {_key(key)}{'?' if key in optional else ''}: {typed(one)};" for key, one in properties.items()]
    return f"export interface {name} {{\n" + "\n".join(rows) + "\n}\n"


def structs() -> list[str]:
    """The interfaces of what is declared as structs."""
    found: list[str] = []
    for name, struct in STRUCTS.items():
        hints = get_type_hints(struct)
        sparse = struct.__struct_config__.omit_defaults or name in SENT
        rows = [
            f"  {field.encode_name}{'?' if sparse and not field.required else ''}: {hinted(hints[field.name])};"
            for field in structs_fields(struct)
        ]
        found.append(f"export interface {name} {{\n" + "\n".join(rows) + "\n}\n")
    return found


def hinted(hint: Any) -> str:
    """A Python type as a type."""
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inside)
    if origin in (UnionType, Union):
        return " | ".join(dict.fromkeys(hinted(one) for one in inside))
    if origin is tuple and inside[-1] is not ...:
        return f"[{', '.join(hinted(one) for one in inside)}]"
    if origin in (tuple, list):
        inner = hinted(inside[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {hinted(inside[1])}>"
    return NAMES.get(hint, "unknown")


def boards() -> list[str]:
    """The boards of the games: what lies on the table, and before each seat."""
    found: list[str] = []
    for id in GAMES:
        schema: Any = open_game(id).fields.schema()
        table = {name: one for name, one in schema["table"].items() if name != "*"}
        found += [interface(f"{id.title()}Table", table), interface(f"{id.title()}Seat", schema["seat"])]
    return found


def page() -> str:
    """The whole file."""
    return "\n".join([HEAD, *structs(), *boards()])


if __name__ == "__main__":
    FILE.write_text(page(), "utf-8")
