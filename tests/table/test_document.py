"""The examples of docs/protocol.md are true."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from table.client import Client

from coven.table.requests import NAMES

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"^> (.*)\n< (.*)$", DOCUMENT, re.MULTILINE)
LEFT_OUT = "…"
SENT = [(request, response) for request, response in EXAMPLES if response != LEFT_OUT]
SOURCE = Path(__file__).resolve().parents[2] / "src" / "coven"


def parted(shown: Any, real: Any, where: str = "") -> Iterator[str]:
    """The places where a response has other fields than the document shows."""
    if isinstance(shown, dict) and isinstance(real, dict):
        named = shown.keys() - {LEFT_OUT}
        yield from (f"{where}.{name}" for name in (named - real.keys() if LEFT_OUT in shown else named ^ real.keys()))
        for name in named & real.keys():
            yield from parted(shown[name], real[name], f"{where}.{name}")
    elif isinstance(shown, list) and isinstance(real, list):
        said = [item for item in shown if item != LEFT_OUT]
        if len(said) > len(real) or (len(said) < len(real)) != (LEFT_OUT in shown):
            yield where
        for item, real_item in zip(said, real, strict=False):
            yield from parted(item, real_item, f"{where}[]")
    elif type(shown) is not type(real):
        yield where


def test_the_requests_of_the_document_get_the_responses_it_shows() -> None:
    client = Client()
    record: object = None

    for request, response in SENT:
        asked, shown = json.loads(request), json.loads(response)
        if asked.get("record") == LEFT_OUT:
            asked["record"] = record
        reply = client.sends(json.dumps(asked))
        record = reply.get("record", record)
        assert list(parted(shown, reply)) == [], request
        assert shown.get("error", {}).get("message") == reply.get("error", {}).get("message")
        assert [shown.get(name) for name in ("handle", "version")] == [
            reply.get(name) for name in ("handle", "version")
        ]


def test_the_document_shows_every_request() -> None:
    assert {json.loads(request)["do"] for request, _ in EXAMPLES} >= set(NAMES)


def test_only_the_catalogue_is_shown_without_being_sent() -> None:
    assert [json.loads(request)["do"] for request, response in EXAMPLES if response == LEFT_OUT] == ["catalogue"]


def test_the_document_names_every_error_of_the_protocol() -> None:
    sources = [SOURCE / "table" / "protocol.py", SOURCE / "engine" / "edge" / "match.py"]

    raised = {message for path in sources for message in re.findall(r'"(protocol-[a-z-]+)"', path.read_text("utf-8"))}

    assert raised == set(re.findall(r"^\| `(protocol-[a-z-]+)`", DOCUMENT, re.MULTILINE))
