"""What the readers of files complain of, in the language of whoever hands the file in.

Their complaints are English sentences of a few kinds; one of another kind is told as it is.
"""

from __future__ import annotations

import errno
import os
import re
from typing import Final

from coven.text.words import Words

PLACE: Final = r"(?: - at (?:the key in )?`\$?\.?(?P<place>[^`]*)`)?"
KINDS: Final = {
    "range": re.compile(rf"Expected `\w+` (?P<sign>[<>]=?) (?P<n>-?\d+){PLACE}"),
    "length": re.compile(rf"Expected `\w+` of length (?P<sign>[<>]=?) (?P<n>\d+){PLACE}"),
    "kind": re.compile(rf"Expected `(?P<wanted>[^`]+)`, got `(?P<given>[^`]+)`{PLACE}"),
    "form": re.compile(rf"Expected `\w+` matching regex .*?{PLACE}"),
    "missing": re.compile(rf"Object missing required field `(?P<field>[^`]+)`{PLACE}"),
    "unknown": re.compile(rf"Object contains unknown field `(?P<field>[^`]+)`{PLACE}"),
    "value": re.compile(rf"Invalid (?:enum )?value (?P<given>'?.*?'?){PLACE}"),
    "read": re.compile(r"expected (?P<wanted>.+), got (?P<given>\w+), at (?P<place>.*)"),
    "track": re.compile(r"field (?P<n>\d+) is missing"),
    "absent": re.compile(r"(?P<field>\S+) is missing"),
    "line": re.compile(r".* \(at line (?P<line>\d+), column (?P<column>\d+)\)"),
    "byte": re.compile(r"JSON is malformed: .* \(byte (?P<byte>\d+)\)"),
    "short": re.compile(r".*(?:\(at end of document\)|Input data was truncated)"),
}
SAME: Final = {"read": "kind", "absent": "missing"}  # complaints that are told alike
SIGNS: Final = {"<=": "most", ">=": "least", "<": "below", ">": "above"}
TYPES: Final = {  # as data and positions call them
    "dict": "object",
    "list": "array",
    "nonetype": "null",
    "text": "str",
    "a table": "object",
    "a list": "array",
    "a number": "int",
    "true or false": "bool",
}
SYSTEM: Final = {  # what the system says: a text of ours
    os.strerror(getattr(errno, code)): f"complaint-{code.lower()}"
    for code in ("ENOENT", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "EEXIST", "ENOSPC", "EROFS", "ENAMETOOLONG")
}


def complaint(words: Words, detail: str) -> str:
    """A complaint in words; one of a kind nobody knows as it is."""
    if detail in SYSTEM:
        return words.term(SYSTEM[detail])
    for kind, said in KINDS.items():
        if found := said.fullmatch(detail):
            return words.term(f"complaint-{SAME.get(kind, kind)}", **_worded(words, found.groupdict()))
    return words.term(f"complaint-{detail}") if f"complaint-{detail}" in words.catalogue else detail


def _worded(words: Words, values: dict[str, str | None]) -> dict[str, int | str]:
    said: dict[str, int | str] = {name: value or "" for name, value in values.items()}
    if "place" in said:
        said["place"] = str(said["place"]) or words.term("complaint-entry")
    if "sign" in said:
        said["sign"] = SIGNS[str(said["sign"])]
    if "wanted" in said:
        said |= {name: _type(words, str(said[name])) for name in ("wanted", "given")}
    return said


def _type(words: Words, name: str) -> str:
    """A type of data, or several of which any will do."""
    parts = [TYPES.get(part.casefold(), part.casefold()) for part in name.split(" | ")]
    return " / ".join(words.term(f"type-{part}") if f"type-{part}" in words.catalogue else part for part in parts)
