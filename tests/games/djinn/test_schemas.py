"""What the fields say of a board is what a board holds."""

import msgspec
from djinn_stage import DJINN, Stage, player

from coven.engine.core.codecs import Data
from coven.games.djinn.map_codecs import SPACES

ZONE = {"size": {"type": "integer"}, "things": {"type": "array"}}
TYPES = {"integer": int, "boolean": bool, "string": str, "array": list, "object": dict}


def differs(schema: object, value: object, where: str) -> list[str]:
    """Where a value is not what a schema says."""
    assert isinstance(schema, dict), where
    if "enum" in schema:
        return [] if value in schema["enum"] else [f"{where}: {value}"]
    if "$ref" in schema:
        return differs({"type": "object", "properties": ZONE}, value, where)
    types = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    if value is None and "null" in types:
        return []
    if not isinstance(value, TYPES[types[0]]):
        return [f"{where}: {value}"]
    if isinstance(value, dict) and "properties" in schema:
        return _differing_parts(schema, value, where)
    if isinstance(value, list) and "items" in schema:
        return [line for n, one in enumerate(value) for line in differs(schema["items"], one, f"{where}/{n}")]
    return []


def _differing_parts(schema: Data, value: Data, where: str) -> list[str]:
    parts = schema["properties"]
    assert isinstance(parts, dict)
    needed = schema.get("required", list(parts))
    assert isinstance(needed, list)
    found = [f"{where}: no {name}" for name in needed if name not in value]
    if schema.get("additionalProperties") is False:
        found += [f"{where}: {name}" for name in value if name not in parts]
    for name in parts:
        found += differs(parts[name], value[name], f"{where}/{name}") if name in value else []
    return found


def test_the_spaces_are_those_of_the_box() -> None:
    stage = Stage(ann=player(), bob=player())

    assert set(SPACES) == set(stage.table.box.ids["space"])


def test_a_board_is_what_its_fields_say() -> None:
    schemas = DJINN.fields.schema()
    stage = Stage(
        ann=player(
            circles=["red", "empty", "inactive", "inactive"], mages=["m01", "m17 down"], placed=["tavern at s1"]
        ),
        bob=player(bottles="red*2 blue", stall="scribe"),
    )
    board = msgspec.to_builtins(DJINN.view(stage.table, 0))["board"]
    table = schemas["table"]
    assert isinstance(table, dict)

    assert set(board) == {*table, "ann", "bob"}
    for name, schema in table.items():
        assert differs(schema, board[name], name) == []
    for seat in ("ann", "bob"):
        assert differs({"type": "object", "properties": schemas["seat"]}, board[seat], seat) == []
