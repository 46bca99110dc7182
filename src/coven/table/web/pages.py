"""The page, as it was built from `frontend/`."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.params import FromPath

KINDS = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "svg": "image/svg+xml",
    "webmanifest": "application/manifest+json",
    "woff": "font/woff",
    "woff2": "font/woff2",
}
ADDRESSES = [
    *("/", "/join", "/table", "/replay", "/credits", "/gallery", "/rules", "/learn"),
    *("/new/{game:str}", "/rules/{game:str}", "/learn/{game:str}"),
]
NEVER_CHANGES = "public, max-age=31536000, immutable"  # what is built is named after what is in it


@get(ADDRESSES, include_in_schema=False, media_type=MediaType.HTML)
async def page() -> Response[bytes]:
    """The page; which part of it is shown, it finds in its address."""
    return _file("index.html")


@get(["/worker.js", "/moon.svg", "/manifest.webmanifest"], include_in_schema=False)
async def beside(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What stands beside the page: a worker may speak for nothing above itself."""
    return _file(request.url.path.removeprefix("/"))


@get("/assets/{name:str}", include_in_schema=False)
async def part(name: FromPath[str]) -> Response[bytes]:
    """A part of the page."""
    return _file(name, "assets", NEVER_CHANGES)


def _file(name: str, folder: str = ".", caching: str = "no-cache") -> Response[bytes]:
    """A file by its name; none is found by a path."""
    kind = KINDS.get(name.rpartition(".")[2])
    found = files("coven.table.web").joinpath("static", folder, name)
    if kind is None or "/" in name or "\\" in name or not found.is_file():
        raise HTTPException(status_code=404, detail="not found")
    return Response(found.read_bytes(), media_type=f"{kind}; charset=utf-8", headers={"cache-control": caching})


PAGES = (page, beside, part)
