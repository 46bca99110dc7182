"""One code for a table: whoever shows it gets a free seat and a link of their own."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.error import HTTPError

import pytest
from hosting import Client, Server, Told, sqlite
from house.keeping import Clock
from house.keeping import house as kept_house
from house.test_terminal_joins import typed

from coven.table.house.errors import NotYoursError
from coven.table.house.invitations import HOLDS
from coven.table.house.links import LETTERS, code_in, new_code
from coven.table.house.orders import Order, Place


def code_of(opened: Told) -> str:
    """The code of a table, as it is said aloud."""
    return str(opened["invitation"].rpartition("#")[2])


def sits(server: Server, code: str, seat: str = "") -> Told:
    """What whoever takes a seat by a code is told."""
    told: Told = server.ask("/api/invitation/seat", {"code": code, "seat": seat})
    return told


def free(server: Server, code: str) -> list[str]:
    """The free seats of a table."""
    seats = server.ask("/api/invitation", {"code": code})["seats"]
    return [seat for seat, sitting in seats.items() if sitting["free"]]


@pytest.mark.parametrize("written", ["{}", "{} ", "http://somewhere.example/join#{}"])
def test_a_code_is_read_however_it_is_written(written: str) -> None:
    code = new_code()

    assert code_in(written.format(code)) == code
    assert code_in(written.format(code.lower())) == code
    assert code_in(written.format(code.replace("-", " "))) == code
    assert code_in(written.format(code.replace("-", ""))) == code


@pytest.mark.parametrize("written", ["", "K7QP", "K7QP-M4X0", "K7QP-M4XTT", "AAAAAAAAAAAAAAAAAAAAAA"])
def test_what_is_no_code_is_not_taken_for_one(written: str) -> None:
    assert code_in(written) == ""


def test_codes_have_no_letters_that_look_alike() -> None:
    assert not set("01IOL") & set(LETTERS)


def test_whoever_is_invited_is_told_what_is_played_and_with_whom(server: Server) -> None:
    seats = [{"who": "me", "name": "Łucja"}, {"who": "friend"}, {"who": "bot", "bot": "fair"}]
    opened = server.ask("/api/tables", {"game": "djinn", "seats": seats, "title": "Tonight"})

    told = server.ask("/api/invitation", {"code": opened["invitation"]})

    assert (told["table"], told["game"], told["title"]) == (opened["table"], "djinn", "Tonight")
    assert [sitting["free"] for sitting in told["seats"].values()] == [False, True, False]
    assert next(sitting["name"] for sitting in told["seats"].values()) == "Łucja"


def test_friends_get_one_seat_each_until_all_are_taken(server: Server) -> None:
    opened = server.open("djinn", ("me", "friend", "friend"))
    code = code_of(opened)

    first, second = sits(server, code), sits(server, code)

    assert [first["seat"], second["seat"]] == list(opened["seats"])[1:]
    assert server.ask("/api/table", link=first["link"])["you"] == first["seat"]
    assert server.ask("/api/table", link=second["link"])["you"] == second["seat"]
    assert server.refuses("/api/invitation/seat", {"code": code}) == (403, "table-full")


def test_many_who_come_at_once_get_different_seats(server: Server) -> None:
    code = code_of(server.open("madness", ("me", "friend", "friend", "friend", "friend")))

    def tries(_: int) -> str:
        try:
            return str(sits(server, code)["seat"])
        except HTTPError as error:
            with error:
                return ""

    with ThreadPoolExecutor(12) as many:
        got = [seat for seat in many.map(tries, range(12)) if seat]

    assert len(got) == len(set(got)) == 4


def test_a_seat_may_be_chosen_while_it_is_free(server: Server) -> None:
    opened = server.open("djinn", ("me", "friend", "friend"))
    code, last = code_of(opened), list(opened["seats"])[-1]

    assert sits(server, code, last)["seat"] == last
    assert server.refuses("/api/invitation/seat", {"code": code, "seat": last}) == (403, "seat-taken")
    assert last not in free(server, code)


def test_the_link_that_was_made_for_a_taken_seat_opens_nothing_any_more(server: Server) -> None:
    opened = server.open("djinn", ("me", "friend"))
    seat = sits(server, code_of(opened))["seat"]

    assert server.refuses("/api/table", link=opened["seats"][seat]) == (404, "no-such-link")


def test_whoever_came_by_a_link_keeps_the_seat(server: Server) -> None:
    opened = server.open("djinn", ("me", "friend"))
    seat = list(opened["seats"])[1]

    async def comes() -> None:
        async with Client(server.address, opened["seats"][seat]) as friend:
            await friend.ask("name", name="Łucja")

    asyncio.run(comes())
    assert server.refuses("/api/invitation/seat", {"code": code_of(opened)}) == (403, "table-full")


def test_where_nobody_is_invited_there_is_no_code(house: Server) -> None:
    assert house.open("djinn", ("me", "bot"))["invitation"] == ""


def test_a_code_opens_nothing_but_the_invitation(house: Server) -> None:
    code = code_of(house.open("djinn", ("me", "friend")))

    assert house.refuses("/api/table", link=code) == (404, "no-such-link")


def test_only_the_host_gets_another_code_and_the_old_one_leads_nowhere(server: Server) -> None:
    opened = server.open("djinn", ("me", "friend"))

    seat = next(iter(opened["seats"].values()))
    assert server.refuses("/api/table/invitation", link=seat, method="POST") == (403, "only-the-host")
    fresh = server.ask("/api/table/invitation", link=opened["host"], method="POST")

    assert server.refuses("/api/invitation", {"code": code_of(opened)}) == (404, "no-such-code")
    assert free(server, code_of(fresh)) == [list(opened["seats"])[1]]


def test_a_closed_table_invites_nobody(house: Server) -> None:
    opened = house.open("djinn", ("me", "friend"))
    house.ask("/api/table", link=opened["host"], method="DELETE")

    assert house.refuses("/api/invitation", {"code": code_of(opened)}) == (409, "table-closed")


def test_nobody_guesses_codes_for_long(tmp_path: Path) -> None:
    with Server(sqlite(tmp_path)) as server:
        tries = [server.refuses("/api/invitation", {"code": new_code()}) for _ in range(40)]

        assert tries[0] == (404, "no-such-code")
        assert tries[-1] == (429, "too-often")


@pytest.mark.anyio
async def test_a_seat_that_was_taken_but_not_come_to_is_free_again_after_a_while(tmp_path: Path) -> None:
    clock = Clock()
    async with kept_house(tmp_path, clock) as at:
        opened = await at.open(Order(game="djinn", seats=(Place(who="me"), Place(who="friend"))))
        seat, _ = await at.invitations.sit(opened.invitation, "", "")

        with pytest.raises(NotYoursError):
            await at.invitations.sit(opened.invitation, "", "")
        clock.at += HOLDS + 1

        assert (await at.invitations.sit(opened.invitation, "", ""))[0] == seat


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_a_terminal_comes_by_a_code(language: str, house: Server) -> None:
    opened = house.open("djinn", ("friend", "friend"))

    shown = typed(opened["invitation"], language, "quit")

    assert "/table#" in shown  # the way back
    room = house.ask("/api/table", link=opened["host"])
    assert [sitting["name"] for sitting in room["seats"].values()].count("Łucja") == 1


def test_a_terminal_is_told_of_a_wrong_code_in_a_sentence(house: Server) -> None:
    assert "K7QP-M4XT" in typed(f"{house.address}/join#AAAA-AAAA", "en")
