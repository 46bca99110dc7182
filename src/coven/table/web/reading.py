"""Messages as they come in, and the id that a reply repeats."""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from coven.engine.core.errors import nearest
from coven.engine.edge.game import Json
from coven.table.house import messages
from coven.table.protocol import BadRequestError, NoRequestError, NotJsonError

DECODER: msgspec.json.Decoder[messages.Any] = msgspec.json.Decoder(messages.Any)


def with_id(told: Json, id: bytes | None) -> bytes:
    """A message with the id of what it replies to."""
    encoded = msgspec.json.encode(told)
    if id is None:
        return encoded
    return b'{"id":' + id + (b"," if len(encoded) > 2 else b"") + encoded[1:]


def read(text: str | bytes) -> messages.Any:
    """A message; whatever it is not is said."""
    try:
        return DECODER.decode(text)
    except msgspec.ValidationError as error:
        given = _understood(text).get("do")
        if isinstance(given, str) and given not in messages.NAMES:
            raise NoRequestError(
                "protocol-no-request", given=given[:40], nearest=nearest(given, messages.NAMES)
            ) from error
        raise BadRequestError("protocol-bad-request", detail=str(error)) from error
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise NotJsonError("protocol-not-json", detail=str(error)) from error


def _understood(text: str | bytes) -> Json:
    try:
        return msgspec.json.decode(text, type=Json)
    except Exception:
        return {}


def id_in(text: str | bytes) -> bytes | None:
    """The id of a message that could not be understood."""
    id = _understood(text).get("id", UNSET)
    return msgspec.json.encode(id) if type(id) in (int, str) else None
