"""What is refused is told: by a vote, and by the rules that speak of what somebody points at."""

from __future__ import annotations

from hosting import Client, Server
from house.test_manners import answers, asked_of, at_a_table


def test_who_refused_what_stays_in_the_room_until_something_else_is_asked(house: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        await answers(ann, "walk blasted-oak")
        await ann.ask("undo", version=1)
        await bob.ask("agree", ask=(await asked_of(bob))["number"], yes=False)
        while ann.room["refused"] is None:
            await ann.hear()
        refused = ann.room["refused"]
        assert (refused["kind"], refused["by"], refused["no"], ann.room["ask"]) == ("undo", "ann", "bob", None)
        await ann.ask("undo", version=1)
        ask = await asked_of(ann)
        assert ann.room["refused"] is None
        await ann.ask("agree", ask=ask["number"], yes=False)  # who thinks better of it refuses nothing
        while ann.room["ask"] is not None:
            await ann.hear()
        assert ann.room["refused"] is None

    at_a_table(house, play)


def test_whoever_points_at_something_hears_why_not_or_who_decides(house: Server) -> None:
    async def play(ann: Client, bob: Client) -> None:
        told = await ann.ask("why", at="map/lancre-caves")
        assert [one["legal"] for one in told["why"]] == [False] * len(told["why"])
        assert all(one["message"] for one in told["why"])
        (waits,) = (await bob.ask("why", at="nowhere/at-all"))["why"]
        assert (waits["message"], waits["values"]) == ("not-asked", {"player": "ann"})

    at_a_table(house, play)
