"""The server as an ASGI application."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.config.response_cache import ResponseCacheConfig
from litestar.datastructures import State as AppState
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from coven import __version__
from coven.table.house.house import House
from coven.table.store import Store
from coven.table.web.connection import TRY_LATER, Connection
from coven.table.web.http import HANDLERS, on_error
from coven.table.web.security import same_origin
from coven.table.web.settings import Settings

log = logging.getLogger("coven.web")
Socket = WebSocket[Any, Any, Any]


class SocketWire:
    """A websocket of the server."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket

    async def send(self, text: str) -> None:
        """Send one message."""
        await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def receive(self) -> str | bytes | None:
        """The next message; None when there will be no more."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text, data = message.get("text"), message.get("bytes")
        return text if isinstance(text, str) else data if isinstance(data, bytes) else b""

    async def close(self, code: int, reason: str = "") -> None:
        """Hang up."""
        await self.socket.close(code, reason)


@websocket("/api/socket", opt={"exclude_from_auth": True})
async def sit(socket: Socket) -> None:
    """Messages about one table, both ways."""
    house: House = socket.app.state.house
    settings: Settings = socket.app.state.settings
    if not same_origin(socket.headers, settings.origins):
        await socket.close(1008, "this page may not speak to this server")
        return
    await socket.accept()
    if house.connections >= settings.most_connections:
        await socket.close(TRY_LATER, "too many connections")
        return
    house.connections += 1
    try:
        await Connection(house, SocketWire(socket), settings, socket.client.host if socket.client else "").run()
    except WebSocketDisconnect:
        pass
    finally:
        house.connections -= 1


def app(settings: Settings) -> Litestar:
    """The whole server: open the store, begin the house, end both in the right order."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        house = House(store, time.time, settings)
        await house.begin()
        app.state.house = house
        try:
            yield
        finally:
            await house.end()
            await store.close()

    return Litestar(
        route_handlers=[sit, *HANDLERS],
        lifespan=[lifespan],
        state=AppState({"settings": settings}),
        exception_handlers={Exception: on_error},
        openapi_config=OpenAPIConfig(
            title="Coven", version=__version__, path="/api/openapi.json", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        response_cache_config=ResponseCacheConfig(),
        request_max_body_size=settings.most_body,
        logging_config=None,
    )
