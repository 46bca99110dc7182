"""Two tables that differ only in what somebody may not know send them the same bytes, whatever they ask."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from house.worlds import READERS, SEATS, World, moments, shared_words, token, until_revealed, world
from witches_stage import WITCHES, Stage, holding

from coven.engine.core.machine import State, deciding
from coven.engine.edge.game import Game, Json
from coven.engine.edge.views import WATCHER
from coven.games import GAMES, open_game
from coven.table.house import links
from coven.table.house.messages import NAMES

pytestmark = pytest.mark.anyio
HTTP: list[tuple[str, str, Json | None]] = [
    ("GET", "/api/table", None),
    ("GET", "/api/table/record", None),
    ("POST", "/api/table/report", {"text": "odd"}),
    ("GET", "/api/table/moment?version=0", None),
    ("GET", "/api/table/moment?version=1", None),
    ("GET", "/api/table/moment?version=7", None),
    *[("GET", f"/api/table/moment?version=0&seat={seat}", None) for seat in SEATS],
    ("POST", "/api/table/fork", {"version": 0, "deal": "same"}),
    ("POST", "/api/table/fork", {"version": 99}),
    ("POST", "/api/table/link", {"seat": "nobody"}),
    ("DELETE", "/api/table", None),
]


async def asks_around(one: World, who: str, word: str) -> None:
    """All that can be asked and tried without moving the table."""
    other = next(seat for seat in SEATS if seat != who)
    await one.says(who, "question", refused=True)
    await one.says(who, "view", whole=True)
    await one.says(who, "events", since=-1)
    await one.says(who, "log")
    await one.says(who, "hello")
    for tried in (word, "done", "sing"):
        await one.says(who, "explain", word=tried)
    for at in (
        f"{who}/hand",
        f"{other}/hand",
        f"{other}/hand/fire-1",
        f"{other}/hand/magrat-garlick",
        "map/skund",
        "deck",
    ):
        await one.says(who, "why", at=at)
    await one.says(who, "answer", word="sing", version=0)
    await one.says(who, "answer", word=word, version=-5)
    await one.says(who, "answer", word=word, version=0, seat=other)
    await one.says(who, "undo", version=0)
    await one.says(who, "redo", version=0)
    await one.says(who, "agree", ask=1, yes=True)
    await one.says(who, "handover", of=other)
    await one.says(who, "back")
    await one.says(who, "plan", steps=[{"prompt": "nothing-like-it", "word": word}])
    await one.says(who, "plan", steps=[])
    await one.says(who, "say", text="hello")
    await one.says(who, "name", name="Some Body", crest="cat")
    await one.says(who, "look")
    await one.says(who, "hint")
    await one.says(who, "contact", webhook="https://elsewhere.example/")
    await one.says(who, "contact", webhook="", mail="")
    await one.says(who, "contact", push={"endpoint": "https://push.example/1", "p256dh": "B" * 87, "auth": "A" * 22})
    await one.says(who, "ping")
    await one.says(who, "nonsense")


async def forks(one: World, who: str) -> bytes:
    """What somebody sees at a new table that is dealt anew as they knew this one."""
    reply = await one.asks(who, "POST", "/api/table/fork", {"version": 0})
    made = json.loads(reply.partition(b" ")[2])
    link = made["watcher"] if who == WATCHER else made["seats"][who]
    return await one.asks_by(link, "GET", "/api/table/moment?version=0")


@contextmanager
def computer_player(one: World, seat: str) -> Iterator[None]:
    """As if a computer player had answered in a seat: of these more is told."""
    seats = one.house.awake["table"].seats
    row = seats[seat]
    seats[seat] = msgspec.structs.replace(row, holder="bot")
    yield
    seats[seat] = row


async def goes_on(one: World, who: str, decides: str, word: str) -> None:
    """Somebody answers, takes it back with or without a vote, does it again, and hands over what is not theirs."""
    version = one.house.awake["table"].match.version
    await one.says(decides, "answer", word=word, version=version)
    await one.says(who, "thought", version=version + 1)
    with computer_player(one, decides):
        await one.says(who, "thought", version=version + 1)
    await one.says(decides, "undo", version=version + 1)
    ask = one.house.awake["table"].ask()
    for seat in SEATS if ask is not None else ():
        await one.says(seat, "agree", ask=ask["number"] if ask else 0, yes=True)
    await one.says(decides, "redo", version=version + 2)
    await one.says(decides, "undo", version=version + 3)
    await one.says(who, "events", since=version)
    await one.says(who, "log", since=-1)
    await one.says(who, "view", whole=True)


async def sent(folder: Path, game: Game[State], position: Json, who: str, word: str) -> list[bytes]:
    """All that somebody is sent in one world."""
    table = game.read(position)
    decides = table.names[deciding(table)]
    async with world(folder, game, position) as one:
        for seat in (*SEATS, WATCHER):
            lang = {"ann": "en", "bob": "cs", "cid": "pl"}.get(seat)
            await one.says(seat, "sit", links=[token(seat)], **({"lang": lang} if lang else {}))
        await asks_around(one, who, word)
        asked = [await one.asks(who, *request) for request in HTTP]
        asked.append(await forks(one, who))
        if who == WATCHER:
            asked += [await one.asks(links.HOST, *request) for request in HTTP[:-2]]
        await goes_on(one, who, decides, word)
        assert one.said >= set(NAMES)
        heard = until_revealed(one.ears[who].sent)
        if heard == one.ears[who].sent:
            asked += [await one.asks(who, *request) for request in HTTP]
        return [*asked, *(text.encode() for text in heard)]


@pytest.mark.parametrize("who", READERS)
@pytest.mark.parametrize("id", GAMES)
async def test_what_somebody_may_not_know_changes_no_byte_they_are_sent(id: str, who: str, tmp_path: Path) -> None:
    game, differing = open_game(id), 0

    for number, table in enumerate(moments(game, f"wire {id}", 4)):
        imagined = game.imagine(game.view(table, READERS[who]), f"{number}")
        first, second = game.write(table), game.write(imagined)
        words = shared_words(table, imagined)
        if {**first, "rng": 0} != {**second, "rng": 0} and words:
            differing += 1
            word = words[number % len(words)]
            one = await sent(tmp_path / f"{number} one", game, first, who, word)
            assert one == await sent(tmp_path / f"{number} two", game, second, who, word)

    assert differing > 1


def dealt(hand: str) -> Json:
    """The Witches in the first phase, or before a face-down Problem; what ann holds is all that differs."""
    ann = holding(hand, spot="lancre-town-1")
    problems = {"blasted-oak": "hiver"}
    return WITCHES.write(Stage(ann=ann, bob=holding("bees_1"), cid=holding("bees_2"), problems=problems).table)


@pytest.mark.parametrize("who", ["bob", "cid", WATCHER])
@pytest.mark.parametrize("word", ["walk blasted-oak", "stay"])
@pytest.mark.parametrize("hand", ["you_1", "mother_dismass_1", "miss_level_1", "shawn_ogg_1"])
async def test_no_card_in_a_hand_shows_in_what_is_done_or_taken_back(
    hand: str, word: str, who: str, tmp_path: Path
) -> None:
    one = await sent(tmp_path / "one", open_game("witches"), dealt(hand), who, word)

    assert one == await sent(tmp_path / "two", open_game("witches"), dealt("greebo_1"), who, word)


@pytest.mark.parametrize("who", ["bob", WATCHER])
async def test_whoever_passes_without_a_choice_passes_like_whoever_has_one(who: str, tmp_path: Path) -> None:
    heard = []
    for hand in ("bees_1", "miss_level_1"):  # a Bonus is of no use before anything happens, cards always are
        position = WITCHES.write(Stage(ann=holding(hand), bob=holding(), cid=holding(), phase="place").table)
        async with world(tmp_path / hand, open_game("witches"), position) as one:
            for seat in (*SEATS, WATCHER):
                await one.says(seat, "sit", links=[token(seat)])
            await one.says("ann", "answer", word="pass", version=0)
            await one.says(who, "log")
            await one.says(who, "thought", version=1)
            heard.append([json.loads(text) for text in one.ears[who].sent[-2:]])

    assert [entry["did"] for entry in heard[0][0]["log"]] == ["answer"]
    assert [told[0]["log"][0] | {"events": ()} for told in heard] == [heard[0][0]["log"][0] | {"events": ()}] * 2
    assert heard[0][1] == heard[1][1]
