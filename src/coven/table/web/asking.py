"""Who asks over HTTP: for the house, or for a seat by its link; and what every refusal looks like."""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote

import msgspec
from litestar import Request
from litestar.openapi.datastructures import ResponseSpec

from coven.engine.edge.game import Json
from coven.table.house import links
from coven.table.house.errors import NoLinkError, NotYoursError
from coven.table.house.hosted import Hosted
from coven.table.house.house import House
from coven.table.web.security import same_origin
from coven.table.web.settings import Settings

Asked = Request[Any, Any, Any]


class Refused(msgspec.Struct):
    """Why something was refused: an id, what it speaks of, and a sentence."""

    message: str
    values: Json
    text: str


class Failed(msgspec.Struct):
    """The body of every refusal."""

    error: Refused


def answer(kind: type, description: str = "Additional response") -> ResponseSpec:
    """What a request may be answered with; nobody can make up examples of our JSON."""
    return ResponseSpec(kind, generate_examples=False, description=description)


REFUSALS = {
    400: answer(Failed, "It cannot be understood, or a game refuses it"),
    403: answer(Failed, "Only others may do that"),
    404: answer(Failed, "There is no such thing, or the link opens nothing"),
    409: answer(Failed, "The table is closed"),
    413: answer(Failed, "The request is too large"),
    429: answer(Failed, "Too much at once: try again later"),
    503: answer(Failed, "The database is away: try again"),
}


def house_of(request: Asked) -> House:
    """The house, for whoever may speak to it: pages of others may not."""
    house: House = request.app.state.house
    if not same_origin(request.headers, house.settings.origins):
        raise NotYoursError("foreign-page")
    house.admit(unquote(request.headers.get("x-coven-passphrase", "")), asker(request))
    return house


def asker(request: Asked) -> str:
    """The address somebody asks from."""
    return request.client.host if request.client else ""


def reading(request: Asked) -> House:
    """The house, for whoever wants something that is long to make: not too often."""
    house = house_of(request)
    house.readings.count(asker(request))
    return house


async def seated(request: Asked) -> tuple[House, Hosted, str]:
    """The table and the seat of the link in the request."""
    house = house_of(request)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        raise NoLinkError("no-such-link")
    hosted, seat = await house.find(links.token_in(token))
    return house, hosted, seat


def address_of(request: Asked) -> str:
    """Where this server is found."""
    settings: Settings = request.app.state.settings
    return settings.address or f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"
