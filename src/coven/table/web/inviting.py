"""Invitations over HTTP: the code of a table leads to a free seat."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec import Meta

from coven.engine.edge.game import Json
from coven.table.house import links
from coven.table.house.errors import NotYoursError
from coven.table.house.orders import Invited
from coven.table.web.asking import REFUSALS, Asked, address_of, asker, house_of, seated


class Replaced(msgspec.Struct):
    """A new link."""

    seat: str
    link: str


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """The code of a table, by itself or in its address, and which seat is wanted: any, if none is named."""

    code: Annotated[str, Meta(max_length=300)]
    seat: Annotated[str, Meta(max_length=40)] = ""


@post("/api/table/invitation", responses=REFUSALS)
async def renew_invitation(request: Asked) -> Json:
    """A new code for the table, as its host; the old one leads nowhere from now on."""
    house, hosted, seat = await seated(request)
    if seat != links.HOST:
        raise NotYoursError("only-the-host")
    return {"invitation": links.invitation(address_of(request), await house.invitations.renew(hosted))}


@post("/api/invitation", status_code=200, responses=REFUSALS)
async def invitation(request: Asked, data: JSONBody[Code]) -> Invited:
    """The table of a code: what is played, who sits where, which seats are free."""
    return await house_of(request).invitations.look(data.code, asker(request))


@post("/api/invitation/seat", responses=REFUSALS)
async def accept_invitation(request: Asked, data: JSONBody[Code]) -> Replaced:
    """Take a free seat by a code. Its link is told once."""
    seat, token = await house_of(request).invitations.sit(data.code, data.seat, asker(request))
    return Replaced(seat, links.link(address_of(request), token))


INVITING = (renew_invitation, invitation, accept_invitation)
