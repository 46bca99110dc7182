"""The engine behind the messages: a line of JSON asks, a line of JSON answers, whatever carries them.

CovenError
└── ProtocolError
    ├── NotJsonError         a line that cannot be read
    ├── BadRequestError      a request with unknown fields, missing fields or wrong types
    ├── NoRequestError       a request nobody knows
    ├── NoHandleError        a game that is not held here
    └── FaultError           a fault of Coven's own: the request changed nothing
"""

from __future__ import annotations

from secrets import token_hex
from types import NoneType

import msgspec
from msgspec import UNSET

from coven import __version__
from coven.engine.core.errors import AnswerError, CovenError, OptionError, nearest
from coven.engine.core.machine import State
from coven.engine.edge import record, views
from coven.engine.edge.entries import News
from coven.engine.edge.game import Game, Json
from coven.engine.edge.match import Match, StaleError
from coven.engine.edge.views import WATCHER
from coven.games import GAMES, open_game
from coven.language import LANGUAGES
from coven.table import requests as ask
from coven.table.wording import Wording
from coven.text.rulebook import rulebook

PROTOCOL = 2


class ProtocolError(CovenError):
    """A request that cannot be answered as it stands."""


class NotJsonError(ProtocolError):
    """A line that cannot be read."""


class BadRequestError(ProtocolError):
    """A request with unknown fields, missing fields or wrong types."""


class NoRequestError(ProtocolError):
    """A request nobody knows."""


class NoHandleError(ProtocolError):
    """A game that is not held here."""


class FaultError(ProtocolError):
    """A fault of Coven's own: the request changed nothing."""


class Engine:
    """Holds games and answers requests about them."""

    def __init__(self) -> None:
        self._held: dict[str, Match[State]] = {}
        self._handles = 0
        self._decoder: msgspec.json.Decoder[ask.AnyRequest] = msgspec.json.Decoder(ask.AnyRequest)

    def respond(self, line: str | bytes) -> bytes:
        """One response to one request; whatever is wrong becomes an error object."""
        try:
            request = self._read(line)
            reply: Json = {} if request.id is UNSET else {"id": request.id}
            return msgspec.json.encode(reply | self._reply(request))
        except CovenError as error:
            return self._refusal(line, error)
        except Exception as error:
            return self._refusal(line, FaultError("protocol-failed", detail=f"{type(error).__name__}: {error}"))

    def _read(self, line: str | bytes) -> ask.AnyRequest:
        try:
            return self._decoder.decode(line)
        except msgspec.ValidationError as error:
            given = _understood(line).get("do")
            if isinstance(given, str) and given not in ask.NAMES:
                raise NoRequestError("protocol-no-request", given=given, nearest=nearest(given, ask.NAMES)) from error
            raise BadRequestError("protocol-bad-request", detail=str(error)) from error
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise NotJsonError("protocol-not-json", detail=str(error)) from error

    def _refusal(self, line: str | bytes, error: CovenError) -> bytes:
        """An error object; whoever spoke to a stale question hears the open one."""
        asked = _understood(line)
        held = self._held.get(str(asked.get("handle")))
        language = next((language for language in LANGUAGES if language == asked.get("lang")), None)
        wording = (
            Wording(language, _meant(asked)) if held is None else Wording(language, held.game, held.names, held.options)
        )
        reply: Json = {"id": asked["id"]} if type(asked.get("id", ...)) in (int, str, NoneType) else {}
        reply["error"] = wording.error(error)
        if isinstance(error, StaleError) and held is not None:
            reply |= _standing(held, wording, _seat_of(asked, held))
        return msgspec.json.encode(reply)

    def _reply(self, request: ask.AnyRequest) -> Json:
        match request:
            case ask.Hello():
                return hello()
            case ask.Games():
                return {"games": [_described(open_game(id)) for id in GAMES]}
            case ask.Rules():
                book = rulebook(open_game(request.game), request.lang or "en")
                return {"rules": book.matching(request.words) if request.words else book.rules}
            case ask.Catalogue():
                return {"catalogue": Wording(request.lang, open_game(request.game, request.pack)).catalogue()}
            case ask.New():
                return self._new(request)
            case ask.Position():
                return self._position(request)
            case ask.Replay():
                return self._replay(request)
            case _:
                return self._about(request, self._find(request.handle))

    def _about(self, request: ask.OfGame, held: Match[State]) -> Json:
        wording = Wording(request.lang, held.game, held.names, held.options)
        match request:
            case ask.Answer():
                news = held.answer(request.word, seat=request.seat or "", version=request.version)
                return _news(news, wording)
            case ask.Undo():
                seat = request.seat or ""
                to, agreed, version = request.to, request.agreed, request.version
                return _news(held.undo(seat=seat, agreed=agreed, to=to, version=version), wording)
            case ask.Redo():
                return _news(held.redo(seat=request.seat or "", version=request.version), wording)
            case ask.Question():
                return self._question(request, held, wording)
            case ask.View():
                view = held.game.view(held.table, held.number(request.seat), request.whole)
                return {"version": held.version, "view": view}
            case ask.Explain():
                ruling = held.explain(request.word, request.seat or held.deciding or WATCHER)
                return {"version": held.version, "ruling": wording.ruling(ruling)}
            case ask.Hint():
                return _hint(request, held, wording)
            case ask.Events():
                return _news(held.since(request.since, request.seat), wording)
            case ask.Everything():
                events = [wording.heard(heard) for heard in held.everything(request.since)]
                return {"version": held.version, "events": events}
            case ask.Name():
                held.call(request.seat, request.name)
                return {"version": held.version, "names": held.names}
            case ask.Clone():
                return self._hold(held.clone(), wording)
            case ask.Record():
                return {"version": held.version, "record": record.record(held)}
            case ask.Close():
                del self._held[request.handle]
                return {"closed": request.handle}

    def _question(self, request: ask.Question, held: Match[State], wording: Wording) -> Json:
        told: Json = {"asides": held.game.asides(held.table)}
        if request.refused:
            told["refused"] = [wording.ruling(ruling) for ruling in held.refusals(request.seat)]
        return _standing(held, wording, request.seat) | told

    def _new(self, request: ask.New) -> Json:
        game = open_game(request.game, request.pack)
        seed = token_hex(8) if request.seed is None else request.seed
        match = Match(game, request.seats, seed, request.options, names=request.names)
        return self._hold(match, Wording(request.lang, game, match.names, match.options)) | {"seed": seed}

    def _position(self, request: ask.Position) -> Json:
        if request.data is None and request.handle is not None:
            held = self._find(request.handle)
            return {"version": held.version, "position": held.game.write(held.table)}
        if request.data is None or request.handle is not None:
            raise BadRequestError("protocol-bad-request", detail="Expected either `handle` or `data`")
        game = open_game(str(request.data.get("game", GAMES[0])), request.pack)
        return self._hold(Match.begun_from(game, request.data), Wording(request.lang, game))

    def _replay(self, request: ask.Replay) -> Json:
        kept = record.read(request.record, "record")
        game = open_game(kept.game, kept.pack)
        match, replay = record.replay(game, kept)
        return self._hold(match, Wording(request.lang, game, match.names, match.options)) | {"replay": replay}

    def _find(self, handle: str) -> Match[State]:
        if handle not in self._held:
            raise NoHandleError("protocol-no-handle", given=handle)
        return self._held[handle]

    def _hold(self, held: Match[State], wording: Wording) -> Json:
        standing = _standing(held, wording, WATCHER)
        self._handles += 1
        handle = f"game-{self._handles}"
        self._held[handle] = held
        return {"handle": handle} | standing


def hello() -> Json:
    """Which protocol, which Coven, which languages."""
    return {"protocol": PROTOCOL, "coven": __version__, "languages": LANGUAGES}


def _understood(line: str | bytes) -> Json:
    """What can be read of a request that could not be answered."""
    try:
        return msgspec.json.decode(line, type=Json)
    except Exception:
        return {}


def _meant(asked: Json) -> Game[State] | None:
    """The game a failed request speaks of, for the words of its error."""
    for part in (asked, asked.get("data"), asked.get("record")):
        if isinstance(part, dict) and part.get("game") in GAMES:
            return open_game(part["game"])
    return None


def _described(game: Game[State]) -> Json:
    return {"id": game.id, "revision": game.revision, "players": game.players, "options": game.options()}


def _standing(held: Match[State], wording: Wording, seat: str) -> Json:
    return {"version": held.version, "outcome": held.outcome, "question": wording.question(held.question(seat))}


def _news(news: News, wording: Wording) -> Json:
    return {
        "version": news.version,
        "outcome": news.outcome,
        "question": wording.question(news.question),
        "events": [wording.heard(heard) for heard in news.events],
        "undone": news.undone,
    }


def _hint(request: ask.Hint, held: Match[State], wording: Wording) -> Json:
    """An advice to the seat that is asked, from nothing but what it sees."""
    from coven.bots import BOTS  # most games are played without
    from coven.bots.advice import advise
    from coven.bots.mind import Budget

    if request.bot not in BOTS:
        raise OptionError("no-such-bot", given=request.bot, nearest=nearest(request.bot, BOTS))
    seat = request.seat or held.deciding
    question = held.question(seat)
    if question is None:
        raise AnswerError("game-is-over", answer="hint")
    if question.seat != seat:
        raise AnswerError("not-your-turn", answer="hint", player=question.seat)
    view = held.game.view(held.table, held.number(seat))
    assert isinstance(view, views.View)
    seed, budget = f"hint {held.version}", Budget(request.rollouts, request.seconds)
    advice = advise(request.bot, view, question, seed, budget, held.game.pack)
    return {"version": held.version, "seat": seat, "hint": wording.advice(advice, question)}


def _seat_of(asked: Json, held: Match[State]) -> str:
    """The seat that spoke to a stale question: the one it named, else nobody in particular."""
    seat = asked.get("seat")
    return seat if isinstance(seat, str) and seat in held.seats else WATCHER
