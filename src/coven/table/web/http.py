"""What can be asked over HTTP: games, rules, tables, links, records, health."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from coven import __version__
from coven.engine.core.errors import CovenError
from coven.engine.edge.game import Json
from coven.engine.edge.views import WATCHER
from coven.games import GAMES, open_game
from coven.language import LANGUAGES
from coven.lessons import Course, course
from coven.table.house import before, links
from coven.table.house.calls import Contact
from coven.table.house.errors import ClosedError, NoLinkError, NotYoursError, TooMuchError
from coven.table.house.forks import fork, record_for, report_for
from coven.table.house.house import House
from coven.table.house.metrics import metrics as numbers
from coven.table.house.orders import Clock, Number, Opened, Order, Place
from coven.table.store import UnavailableError
from coven.table.web.asking import (
    REFUSALS,
    Asked,
    Failed,
    Refused,
    address_of,
    answer,
    asker,
    house_of,
    reading,
    seated,
)
from coven.table.web.inviting import INVITING, Replaced
from coven.table.web.look import front
from coven.table.web.pages import PAGES
from coven.table.wording import Wording
from coven.text import speaker_for
from coven.text.rulebook import rulebook

log = logging.getLogger("coven.web")
Language = Literal["en", "cs", "pl"]
SOON = 2.0  # seconds in which a database answers that works
STATUS: dict[type[CovenError], int] = {NoLinkError: 404, NotYoursError: 403, TooMuchError: 429, ClosedError: 409}


class Health(msgspec.Struct):
    """Whether the server works."""

    status: str
    coven: str
    games: tuple[str, ...]
    languages: tuple[str, ...]


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """A new table from a moment of this one: with the same hidden cards, or dealt anew as the seat knew it."""

    version: Number
    deal: Literal["same", "anew"] = "anew"
    seats: Annotated[tuple[Place, ...], Meta(max_length=8)] = ()
    title: Annotated[str, Meta(max_length=80, pattern=r"\A[^\x00]*\Z")] = ""
    clock: Clock | None = None


class Which(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat's link is to be replaced."""

    seat: Annotated[str, Meta(max_length=40)]


class Problem(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody reports."""

    text: Annotated[str, Meta(max_length=4000)] = ""


def _linked(request: Asked, opened: Opened) -> Opened:
    address = address_of(request)
    return Opened(
        opened.table,
        opened.sealed,
        {seat: links.link(address, token) for seat, token in opened.seats.items()},
        links.link(address, opened.watcher),
        links.link(address, opened.host),
        links.invitation(address, opened.invitation),
    )


@get("/health", responses={503: answer(Failed, "The database is away")})
async def health(request: Asked) -> Health:
    """Whether the server works, and its database."""
    house: House = request.app.state.house
    await house.store.playing(patience=SOON)
    return Health("ok", __version__, GAMES, LANGUAGES)


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Asked) -> str:
    """Numbers for Prometheus."""
    house: House = request.app.state.house
    return numbers(house)


@get("/api/games", responses=REFUSALS)
async def games(request: Asked) -> list[Json]:
    """The games, and what can be agreed before each."""
    house_of(request)
    found = [open_game(id) for id in GAMES]
    return [
        {
            "id": game.id,
            "revision": game.revision,
            "players": game.players,
            "options": msgspec.to_builtins(game.options()),
        }
        for game in found
    ]


@get("/api/page", responses=REFUSALS | {200: answer(Json)})
async def page_texts(lang: FromQuery[Language] = "en") -> Response[bytes]:
    """What the page says in a language, and the games it offers with what can be agreed before each."""
    told = await asyncio.to_thread(lambda: msgspec.json.encode(front(lang)))
    return Response(told, media_type=MediaType.JSON, headers={"cache-control": "no-cache"})


@cache
def boxed(game: str, lang: str) -> bytes:
    """The box of a game in a language, found once: every page that opens a board asks for it."""
    return msgspec.json.encode(Wording(lang, open_game(game)).catalogue())


@get("/api/games/{game:str}/catalogue", responses=REFUSALS | {200: answer(Json)})
async def catalogue(request: Asked, game: FromPath[str], lang: FromQuery[Language] = "en") -> Response[bytes]:
    """The box of a game as data."""
    reading(request)
    told = await asyncio.to_thread(boxed, open_game(game).id, lang)
    return Response(told, media_type=MediaType.JSON, headers={"cache-control": "public, max-age=3600"})


@get("/api/games/{game:str}/rules", responses=REFUSALS | {200: answer(list[Json])})
async def rules(
    request: Asked,
    game: FromPath[str],
    words: Annotated[FromQuery[str], Meta(max_length=200)] = "",
    lang: FromQuery[Language] = "en",
) -> Response[bytes]:
    """The numbered rules: all, or those that fit a question."""
    reading(request)
    book = await asyncio.to_thread(rulebook, open_game(game), lang)
    found = await asyncio.to_thread(book.matching, words) if words else book.rules
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON)


@get("/api/games/{game:str}/lessons", responses=REFUSALS | {200: answer(Course)})
async def lessons(request: Asked, game: FromPath[str], lang: FromQuery[Language] = "en") -> Response[bytes]:
    """A guided first game: positions, each with a task, a way to do it and what is said about it."""
    reading(request)
    found = open_game(game)
    told = await asyncio.to_thread(lambda: msgspec.json.encode(course(found, speaker_for(found, lang))))
    return Response(told, media_type=MediaType.JSON, headers={"cache-control": "no-cache"})


@post("/api/tables", responses=REFUSALS)
async def open_table(request: Asked, data: JSONBody[Order]) -> Opened:
    """Open a table. The links are told once."""
    house = house_of(request)
    house.openings.count(asker(request))
    return _linked(request, await house.open(data))


@get("/api/table", responses=REFUSALS)
async def table(request: Asked) -> Json:
    """How a table stands, for whoever holds a link."""
    _, hosted, seat = await seated(request)
    async with hosted.lock:
        match = hosted.match
        return hosted.room() | {
            "you": seat,
            "game": match.game.id,
            "options": match.options,
            "version": match.version,
            "deciding": match.deciding,
            "outcome": msgspec.to_builtins(match.outcome),
        }


@post("/api/table/link", responses=REFUSALS)
async def replace_link(request: Asked, data: JSONBody[Which]) -> Replaced:
    """Replace a link: one's own, or as the host any."""
    house, hosted, seat = await seated(request)
    if seat not in (links.HOST, data.seat) or data.seat not in (*hosted.match.seats, WATCHER, links.HOST):
        raise NotYoursError("not-your-seat", given=data.seat, nearest=seat)
    token = await house.replace(hosted, data.seat)
    await house.attention.calls.contact(hosted, [data.seat], Contact())  # whoever had the old link is not called
    return Replaced(data.seat, links.link(address_of(request), token))


@delete("/api/table", status_code=200, responses=REFUSALS)
async def close_table(request: Asked) -> Json:
    """Close a table, as its host."""
    house, hosted, seat = await seated(request)
    if seat != links.HOST:
        raise NotYoursError("only-the-host")
    await house.close(hosted)
    return {"closed": hosted.id}


@get("/api/table/record", responses=REFUSALS | {200: answer(Json)})
async def table_record(request: Asked) -> Response[bytes]:
    """The record: whole once the game is over, before that as the seat may know it."""
    reading(request)
    _, hosted, seat = await seated(request)
    async with hosted.lock:
        kept = await asyncio.to_thread(record_for, hosted, seat)
    name = f"coven-{hosted.match.game.id}-{hosted.id}.json"
    return Response(kept, media_type=MediaType.JSON, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/api/table/report", responses=REFUSALS | {201: answer(Json)})
async def report(request: Asked, data: JSONBody[Problem]) -> Response[bytes]:
    """A file about a problem: version, options, and the record as the reporter may see it."""
    reading(request)
    _, hosted, seat = await seated(request)
    async with hosted.lock:
        kept = await asyncio.to_thread(report_for, hosted, seat, data.text)
    return Response(kept, media_type=MediaType.JSON)


@get("/api/table/moment", responses=REFUSALS)
async def moment(request: Asked, version: FromQuery[int], seat: FromQuery[str] = "") -> Json:
    """What a seat saw at a version; once the game is over, what any seat saw."""
    reading(request)
    _, hosted, own = await seated(request)
    reader = WATCHER if own == links.HOST else own
    async with hosted.lock:
        if seat and seat != reader:
            if not hosted.match.table.over:
                raise NotYoursError("not-your-seat", given=seat, nearest=reader)
            reader = seat
        then = await asyncio.to_thread(before.moment, hosted, version)
    view = then.game.view(then.table, then.number(reader), False)
    return {"version": then.version, "view": view, "question": then.question(reader)}


@get("/api/table/analysis", responses=REFUSALS)
async def analysis(request: Asked, lang: FromQuery[Language] = "en") -> Json:
    """The game looked at again: how far that is, or what was found out. Whole once it is over, else one's own moves."""
    reading(request)
    house, hosted, seat = await seated(request)
    return await house.analyses.look(hosted, seat, lang)


@post("/api/table/fork", responses=REFUSALS)
async def fork_table(request: Asked, data: JSONBody[Fork]) -> Opened:
    """A new table from a moment of this one."""
    house, hosted, seat = await seated(request)
    house.openings.count(asker(request))
    async with hosted.lock:
        position = await asyncio.to_thread(fork, hosted, seat, data.version, data.deal)
    order = Order(
        position=position,
        pack=hosted.row.pack,
        seats=data.seats,
        title=data.title,
        clock=data.clock,
        hints=hosted.match.table.over or bool(hosted.settings.get("hints", True)),
    )
    return _linked(request, await house.open(order, parent=(hosted.id, data.version)))


def on_error(request: Asked, error: Exception) -> Response[Failed]:
    """Every refusal has an id, values and a sentence in the language asked for."""
    lang = request.query_params.get("lang")
    wording = Wording(lang if lang in LANGUAGES else None)
    if isinstance(error, CovenError):
        status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
        return Response(Failed(msgspec.convert(wording.error(error), Refused)), status_code=status)
    if isinstance(error, HTTPException):
        known = CovenError("http-refused", detail=_detail(error) if error.status_code < 500 else "")
        return Response(Failed(msgspec.convert(wording.error(known), Refused)), status_code=error.status_code)
    status = 503 if isinstance(error, UnavailableError) else 500
    if status == 500:
        log.error("a request failed", exc_info=error)
    known = CovenError("not-kept" if status == 503 else "protocol-failed", detail=type(error).__name__)
    return Response(Failed(msgspec.convert(wording.error(known), Refused)), status_code=status)


def _detail(error: HTTPException) -> str:
    """What was wrong with a request, and where."""
    found = [str(one.get("message", "")) for one in error.extra or () if isinstance(one, dict)]
    return "; ".join([error.detail, *found])


HANDLERS = [
    *(
        health,
        metrics,
        games,
        page_texts,
        catalogue,
        rules,
        lessons,
        open_table,
        table,
        replace_link,
        close_table,
        table_record,
    ),
    *(report, moment, analysis, fork_table, *INVITING, *PAGES),
]
