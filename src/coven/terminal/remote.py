"""A terminal at a hosted table: the same boards and sentences, over the server's websocket."""

from __future__ import annotations

import asyncio
import json
from urllib.parse import quote, urlsplit

import msgspec
from rich.console import Console
from rich.text import Text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from coven.engine.core.errors import AnswerError, CovenError, OptionError
from coven.engine.edge.game import Happening, Json
from coven.engine.edge.questions import Question
from coven.engine.edge.thoughts import Advice
from coven.engine.edge.views import WATCHER, View
from coven.games import open_game
from coven.terminal.board import board_for
from coven.terminal.choices import by_number, listed, numbered
from coven.terminal.screen import Lines, fitted
from coven.text import Speaker, speaker_for
from coven.text.thoughts import lines

PATIENCE = (0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 30.0)  # seconds between two tries to come back


def join(link: str, language: str, name: str = "", passphrase: str = "") -> None:
    """Sit down at the table of a link, or on a free seat by an invitation, and stay until the game is over or the
    player leaves."""
    parts = urlsplit(link)
    if parts.scheme not in ("http", "https") or not parts.fragment:
        raise OptionError("bad-link", given=f"{parts.scheme}://{parts.netloc}" if parts.netloc else link[:60])
    if parts.path.rstrip("/").endswith("/join"):
        own = _seat_by(link, passphrase)
        print(Speaker("cli", language, {}).term("remote-own-link", link=own))
        parts = urlsplit(own)
    socket = f"{'wss' if parts.scheme == 'https' else 'ws'}://{parts.netloc}/api/socket"
    try:
        asyncio.run(Remote(socket, parts.fragment, language, name, passphrase).run())
    except KeyboardInterrupt:
        print()


def _seat_by(invitation: str, passphrase: str) -> str:
    """A free seat by an invitation: its link, by which one comes back."""
    import httpx

    headers = {"X-Coven-Passphrase": quote(passphrase)} if passphrase else {}
    address, _, code = invitation.partition("#")
    asked = f"{address.rstrip('/').removesuffix('/join')}/api/invitation/seat"
    try:
        told = httpx.post(asked, json={"code": code}, headers=headers, timeout=PATIENCE[-1]).json()
    except (httpx.HTTPError, ValueError) as error:
        raise OptionError("table-unreachable", detail=str(error)) from error
    if "error" in told:
        raise OptionError(str(told["error"]["message"]), **told["error"]["values"])
    return str(told["link"])


class Remote:
    """One seat, or a watcher, at a table somewhere else."""

    def __init__(self, address: str, token: str, language: str, name: str, passphrase: str = "") -> None:
        self.address = address
        self.passphrase = passphrase
        self.token = token
        self.language = language
        self.name = name
        self.console = Console(highlight=False, soft_wrap=False)
        self.speaker: Speaker
        self.drawing: Speaker  # the board says who is a computer player
        self.seat = WATCHER
        self.version = -1
        self.view: Json = {}
        self.question: Question | None = None
        self.ask: Json | None = None
        self.over = False
        self._replied = asyncio.Event()  # the last thing said was answered: the next line may be read

    async def run(self) -> None:
        """Read lines and messages at the same time; come back whenever the connection is lost."""
        lines: asyncio.Queue[str | None] = asyncio.Queue()
        reader = asyncio.create_task(_read_lines(lines))
        tries = 0
        while not self.over:
            try:
                async with connect(self.address, max_size=None) as socket:
                    tries = 0
                    await self._stay(socket, lines)
                    break
            except (OSError, WebSocketException) as error:
                if tries == len(PATIENCE) or (self.version < 0 and tries):
                    raise OptionError("table-unreachable", detail=str(error)) from error
                self._print(self.term("remote-lost"))
                await asyncio.sleep(PATIENCE[tries])
                tries += 1
        reader.cancel()

    def term(self, key: str, **values: int | str) -> str:
        """A sentence, also before the game is known."""
        speaker = getattr(self, "speaker", None) or Speaker("cli", self.language, {})
        return speaker.term(key, **values)

    async def _stay(self, socket: ClientConnection, lines: asyncio.Queue[str | None]) -> None:
        since = None if self.version < 0 else self.version
        await self._send(socket, do="sit", links=[self.token], since=since, passphrase=self.passphrase)
        hearing = asyncio.create_task(self._hear(socket))
        while not hearing.done():
            typing = asyncio.create_task(self._next(lines))
            await asyncio.wait({hearing, typing}, return_when=asyncio.FIRST_COMPLETED)
            if not typing.done():
                typing.cancel()
                break
            line = typing.result()
            if line is None or line in ("quit", "q"):
                self.over = True
                hearing.cancel()
                return
            await self._type(socket, line)
        await hearing

    async def _next(self, lines: asyncio.Queue[str | None]) -> str | None:
        """The next line, once the last one was answered."""
        await self._replied.wait()
        return await lines.get()

    async def _send(self, socket: ClientConnection, **said: object) -> None:
        self._replied.clear()
        await socket.send(json.dumps({"id": 1} | {name: value for name, value in said.items() if value is not None}))

    async def _hear(self, socket: ClientConnection) -> None:
        """What the table tells."""
        async for text in socket:
            told = json.loads(text)
            if "error" in told:
                self._complain(told["error"])
            if "tables" in told:
                await self._seated(socket, told)
            elif told.get("seat") == self.seat and "since" in told:
                self._update(told)
            if "hint" in told:
                self._hinted(told)
            if "blocked" in told:
                self._print(self._blocked(told["blocked"]), "yellow")
            if "said" in told:
                self._print(f"{told['said']['name'] or told['said']['seat']}: {told['said']['text']}", "cyan")
            if "room" in told and self.view:
                self._room(told["room"])
            if "id" in told:
                self._replied.set()
            if self.over:
                return
        raise ConnectionClosed(None, None)

    def _hinted(self, told: Json) -> None:
        """What the table advises, unless it has moved on."""
        if self.question is not None and told["version"] == self.version:
            advice = msgspec.convert(told["hint"], Advice)
            self._print("\n".join(lines(self.speaker, advice, self.question)), "cyan")

    async def _seated(self, socket: ClientConnection, told: Json) -> None:
        game, tables = msgspec.convert(told["game"], Json), msgspec.convert(told["tables"], list[Json])
        self.game = open_game(str(game["id"]), msgspec.convert(game["pack"], Json | None))
        table = tables[0]
        self.seat, self.view = str(table["seat"]), msgspec.convert(table["view"], Json)
        self._call(msgspec.convert(told["room"], Json))
        if self.name and self.version < 0 and self.seat != WATCHER:
            await self._send(socket, do="name", name=self.name)
        self._update(table)

    def _call(self, room: Json) -> None:
        seats = msgspec.convert(room["seats"], dict[str, Json])
        names = {seat: str(of["name"]) for seat, of in seats.items()}
        options = msgspec.convert(self.view["options"], dict[str, str])
        self.speaker = speaker_for(self.game, self.language, names, options)
        bots = [seat for seat, of in seats.items() if of["holder"] == "bot"]
        marked = {seat: self.speaker.term("terminal-bot", player=self.speaker.player(seat)) for seat in bots}
        self.drawing = speaker_for(self.game, self.language, {**names, **marked}, options)

    def _room(self, room: Json) -> None:
        self._call(room)
        ask = msgspec.convert(room["ask"], Json | None)
        waiting = [] if ask is None else msgspec.convert(ask["waiting"], list[str])
        if ask is not None and ask != self.ask and self.seat in waiting:
            by, of = str(ask["by"]), str(ask["of"] or ask["by"])
            self._print(
                self.term("remote-ask", kind=str(ask["kind"]), by=self.speaker.player(by), of=self.speaker.player(of)),
                "yellow",
            )
        self.ask = ask

    def _update(self, told: Json) -> None:
        """Change the view as the table says, and show what is new."""
        for path in msgspec.convert(told.get("gone", []), list[str]):
            holder, name = _place(self.view, path)
            holder.pop(name, None)
        for path, value in msgspec.convert(told.get("changed", {}), Json).items():
            holder, name = _place(self.view, path)
            holder[name] = value
        self.view["outcome"] = told["outcome"]
        self.version = msgspec.convert(told["version"], int)
        self.question = msgspec.convert(told["question"], Question | None)
        for event in msgspec.convert(told.get("events", []), list[Json])[-40:]:
            event.pop("version")
            self._print(self.speaker.say(msgspec.convert(event, Happening)), "dim")
        self._show()

    def _show(self) -> None:
        """The board and the question for whoever is asked; for the others who decides."""
        view = msgspec.convert({**self.view, "resume": ()}, View)
        if view.outcome.kind != "playing":
            self._draw(view, "")
            self._print(
                self.term("remote-over", winners=", ".join(map(self.speaker.player, view.outcome.winners)) or "-")
            )
            self.over = True
        elif self.question is not None and self.question.seat == self.seat:
            self._draw(view, self.seat)
            if cause := self.speaker.cause(self.question):
                self._print(cause, "italic yellow")
            self._print(self.speaker.ask(self.question), "bold")
            self.console.print(listed(numbered(self.question, self.speaker)).forms[0])
        elif self.question is not None:
            self._print(self.speaker.wait(self.question), "bold")

    def _draw(self, view: View, asked: str) -> None:
        board = board_for(self.game, self.drawing)
        self.console.print(Lines(fitted(self.console, board.parts(view, asked), self.console.width, None)), end="")

    def _print(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def _complain(self, error: Json) -> None:
        values = msgspec.convert(error["values"], dict[str, int | str])
        kind = AnswerError if "rule" in values else CovenError
        refused = kind(str(error["message"]), **values)
        if not self.view:  # not even seated: the link is wrong
            raise refused
        self._print(self.speaker.error(refused), "yellow")

    def _blocked(self, wall: Json) -> str:
        """Why the others are asked about an undo."""
        if "reveals" in wall:
            return self.speaker.error(AnswerError("undo-blocked", what=str(wall["kind"]), reveals=str(wall["reveals"])))
        losing = [self.speaker.player(seat) for seat in msgspec.convert(wall["seats"], list[str])]
        return self.term("undo-of-others", players=self.speaker.joined(losing))

    async def _type(self, socket: ClientConnection, line: str) -> None:
        """A line: an answer by number or word, or a command."""
        word, _, rest = line.partition(" ")
        if not line:
            self._show()
        elif word == "say":
            await self._send(socket, do="say", text=rest)
        elif word == "undo":
            await self._send(socket, do="undo", version=self.version)
        elif word == "redo":
            await self._send(socket, do="redo", version=self.version)
        elif word == "hint" and not self._is_option(word):
            self._print(self.term("terminal-thinking"), "dim")
            await self._send(socket, do="hint")
        elif word in ("yes", "no") and self.ask is not None and not self._is_option(word):
            await self._send(socket, do="agree", ask=self.ask["number"], yes=word == "yes")
        elif word == "?" and not rest:
            self._print(self.term("remote-help"))
        else:
            await self._answer(socket, line)

    async def _answer(self, socket: ClientConnection, line: str) -> None:
        try:
            meant = self._meant(line)
        except AnswerError as error:
            self._print(self.speaker.error(error), "yellow")
        else:
            await self._send(socket, do="answer", word=meant, version=self.version)

    def _is_option(self, word: str) -> bool:
        return self.question is not None and word in self.question.options

    def _meant(self, line: str) -> str:
        if self.question is not None and line.isdecimal():
            return by_number(numbered(self.question, self.speaker), line)
        options = () if self.question is None else self.question.options
        word = " ".join(line.lower().split())
        begins = [option for option in options if option.startswith(word)]
        return begins[0] if word not in options and len(begins) == 1 else word


async def _read_lines(lines: asyncio.Queue[str | None]) -> None:
    """Lines somebody types, until there are no more."""
    while True:
        try:
            await lines.put((await asyncio.to_thread(input)).strip())
        except EOFError:
            await lines.put(None)
            return


def _place(view: Json, path: str) -> tuple[Json, str]:
    """Where a part of the view lies."""
    first, _, rest = path.partition("/")
    if first == "sums":
        sums = view["sums"]
        assert isinstance(sums, dict)
        return sums, rest
    board = view["board"]
    assert isinstance(board, dict)
    if not rest:
        return board, first
    inner = board[first]
    assert isinstance(inner, dict)
    return inner, rest
