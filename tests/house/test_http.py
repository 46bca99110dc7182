"""What HTTP answers besides tables: its own description, headers, strangers, passphrases, limits, health."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import pytest
from hosting import Server, sqlite

PHRASE = "nine of staves, žluťoučký"


def status(server: Server, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str]]:
    """How a request is answered."""
    body = None if method == "GET" else b'{"game":"madness","seats":[{},{}]}'
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        with urlopen(Request(server.address + path, body, named, method=method)) as answer:
            return answer.status, {name.lower(): value for name, value in answer.headers.items()}
    except HTTPError as error:
        with error:
            return error.code, {name.lower(): value for name, value in error.headers.items()}


def test_the_interface_describes_itself(house: Server) -> None:
    told = house.ask("/api/openapi.json")

    assert told["openapi"].startswith("3.1")
    assert {"/api/tables", "/api/table/record", "/api/table/fork", "/health"} <= set(told["paths"])


@pytest.mark.parametrize("path", ["/", "/health", "/nowhere", "/api/table"])
def test_every_answer_says_what_a_page_may_do(house: Server, path: str) -> None:
    _, headers = status(house, path)

    assert "default-src 'none'" in headers["content-security-policy"]


def test_pages_of_others_open_no_tables(house: Server) -> None:
    assert status(house, "/api/tables", "POST", origin="https://elsewhere.example")[0] == 403
    assert status(house, "/api/tables", "POST", origin=house.address, content_type="application/json")[0] == 201


@pytest.mark.parametrize("origin", ["null", "http://[", "http://[::1", "//", "https://"])
def test_what_is_no_address_is_no_page_of_ours(house: Server, origin: str) -> None:
    assert status(house, "/api/games", origin=origin)[0] == 403


@pytest.mark.parametrize("path", ["/nowhere", "/api/nowhere", "/api", "/api/games/chess/catalogue", "/page/none.js"])
def test_whatever_is_not_there_is_refused_as_everything_is(house: Server, path: str) -> None:
    code, message = house.refuses(path)

    assert (code, message) in ((404, "http-refused"), (400, "no-such-game"))


def test_a_passphrase_may_have_any_letters_and_is_not_guessed_for_long(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path), passphrase=PHRASE) as server:
        assert status(server, "/api/games", x_coven_passphrase=quote(PHRASE))[0] == 200
        wrong = [status(server, "/api/games", x_coven_passphrase="wrong")[0] for _ in range(40)]
        assert wrong[0] == 403
        assert wrong[-1] == 429


def test_nobody_keeps_the_server_busy_with_records(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path), reading_rate=1.0) as server:
        link = server.open("madness")["seats"]["ann"]
        answers = [status(server, "/api/table/record", authorization=f"Bearer {link}")[0] for _ in range(40)]

        assert answers[0] == 200
        assert answers[-1] == 429


def test_workers_that_cannot_reach_their_database_say_so_and_end() -> None:
    told = json.dumps({"port": 0, "database": "postgresql://nobody@127.0.0.1:1/none", "workers": 2, "log": "critical"})
    serve = "from coven.table.web import serve as s; from coven.table.store import store; store.PATIENCE = 0.1"
    run = "; import json, sys; s.serve(s.Settings(**json.loads(sys.argv[1])), print)"

    ended = subprocess.run([sys.executable, "-c", serve + run, told], capture_output=True, text=True, timeout=120)

    assert ended.returncode != 0
    assert "not-started" in ended.stderr
    assert not ended.stdout
