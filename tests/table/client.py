"""Somebody who talks to an engine in requests."""

from __future__ import annotations

import json
from typing import Any

from coven.table.protocol import Engine

Reply = dict[str, Any]


class Client:
    """An engine and whoever asks it; the game that was begun last is the one asked about."""

    def __init__(self, seats: str = "", seed: str = "protocol", **options: str) -> None:
        self.engine = Engine()
        self.handle = ""
        if seats:
            agreed = {"wizards": "choose", "first": seats.split()[0]} | options
            self.begins(do="new", game="madness", seats=seats.split(), seed=seed, options=agreed)

    def sends(self, line: str | bytes) -> Reply:
        """Whatever comes back on a line, which is one JSON object."""
        response = self.engine.respond(line)
        assert b"\n" not in response
        reply = json.loads(response)
        assert isinstance(reply, dict)
        return reply

    def asks(self, do: str, **fields: object) -> Reply:
        """A request about the game, whatever comes back."""
        held = {"handle": self.handle} if self.handle else {}
        return self.sends(json.dumps({"do": do} | held | fields))

    def gets(self, do: str, **fields: object) -> Reply:
        """A request about the game that is answered."""
        reply = self.asks(do, **fields)
        assert "error" not in reply, reply
        return reply

    def begins(self, **request: object) -> Reply:
        """A request that begins a game."""
        reply = self.sends(json.dumps(request))
        assert "error" not in reply, reply
        self.handle = reply["handle"]
        return reply

    def answers(self, word: str = "") -> Reply:
        """Answer the open question as whoever is asked, if nothing else is said with its first option."""
        return self.gets("answer", word=word or self.options[0])

    def plays(self, answers: int) -> None:
        """Give this many answers, taking turns among the options."""
        for number in range(answers):
            options = self.options
            self.answers(options[number % len(options)])

    def asked(self, **fields: object) -> Reply:
        """What whoever is asked is told of the open question."""
        question = self.gets("question")["question"]
        return self.gets("question", **({"seat": question["seat"]} if question else {}), **fields)

    @property
    def options(self) -> list[str]:
        """What may be answered now."""
        return words(self.asked()["question"])

    @property
    def state(self) -> Reply:
        """Everything on the table."""
        position: Reply = self.gets("position")["position"]
        return position


def words(question: Reply) -> list[str]:
    """The answers a question offers."""
    return [option["word"] for option in question["options"]]
