"""Whoever is needed and away is called in their browser, sealed and signed, and nowhere the host does not allow."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from hosting import Client, Server, sqlite
from house.keeping import Clock, answer, house, opened
from house.test_calls import wait
from pushing import CURVE, Browser, Service, vouched

from coven.engine.core.errors import OptionError
from coven.table.house.calls import Contact, contact_of
from coven.table.house.errors import HouseError
from coven.table.house.push import decoded, encoded, new_key, public_key, sealed

pytestmark = pytest.mark.anyio
KEY = new_key()
BROWSER = Browser()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_a_call_is_sealed_for_one_browser_signed_and_made_once_a_wait(tmp_path: Path) -> None:
    clock = Clock()
    with Service() as service:
        async with house(tmp_path, clock, vapid_key=KEY, push_services=(service.address + "/",)) as at:
            hosted = await opened(at)
            contact = Contact(lang="cs", push=BROWSER.subscribed(service.address + "/send/1"))
            await at.attention.calls.contact(hosted, ["ann", "bob"], contact)
            await wait(at, hosted, clock, 25)
            await wait(at, hosted, clock, 100)
            assert (len(service.got), at.attention.calls.made) == (1, 1)
            await answer(hosted)
            await wait(at, hosted, clock, 25)

    headers, body = service.got[1]
    told = json.loads(BROWSER.reads(body))
    assert vouched(headers)[0] == public_key(KEY)
    assert vouched(headers)[1].items() >= {"aud": service.address, "sub": "https://club.example"}.items()
    assert (headers["content-encoding"], headers["ttl"], headers["urgency"]) == ("aes128gcm", "86400", "high")
    assert (told.keys(), told["tag"]) == ({"title", "body", "tag"}, hosted.id)
    assert told["title"].endswith("čeká se na tebe")
    assert "„Tuesday“" in told["body"]
    assert told["body"].endswith("https://club.example")


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_forgotten_and_the_rest_stays(status: int, tmp_path: Path) -> None:
    clock = Clock()
    with Service(status) as service:
        places = {"push_services": (service.address + "/",), "webhooks": (service.address + "/",)}
        async with house(tmp_path, clock, vapid_key=KEY, **places) as at:
            hosted = await opened(at)
            push = BROWSER.subscribed(service.address + "/send/1")
            for seat, hook in (("ann", ""), ("bob", service.address + "/hook")):
                await at.attention.calls.contact(hosted, [seat], Contact(hook, push=push))
            await wait(at, hosted, clock, 25)
            kept = contact_of(hosted, "bob")

    assert contact_of(hosted, "ann") is None
    assert kept is not None
    assert (kept["webhook"], kept["push"]) == (service.address + "/hook", None)


@pytest.mark.parametrize("status", [302, 429, 500])
async def test_a_push_service_that_fails_loses_no_subscription(
    status: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    with Service(status) as service:
        async with house(tmp_path, clock, vapid_key=KEY, push_services=(service.address + "/",)) as at:
            hosted = await opened(at)
            contact = Contact(push=BROWSER.subscribed(service.address + "/secret"))
            await at.attention.calls.contact(hosted, ["ann", "bob"], contact)
            await wait(at, hosted, clock, 25)
            assert (at.attention.calls.made, at.attention.calls.failed) == (0, 1)
            assert contact_of(hosted, "ann") is not None

    assert len(service.got) == 1
    assert "secret" not in caplog.text


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:22/",
        "http://fcm.googleapis.com/fcm/send/1",
        "https://fcm.googleapis.com.evil.example/1",
        "https://fcm.googleapis.com@evil.example/1",
        "https://fcm.googleapis.com:22/1",
        "https://notify.windows.com.evil.example/1",
        "https://evil.example/.notify.windows.com/1",
        "https://evil.example#.notify.windows.com/",
        "https://evil.example?.notify.windows.com/",
        "https://evil.example\\.notify.windows.com/",
        "https://me@wns2.notify.windows.com/1",
        "https://evilnotify.windows.com/1",
        "https://[.notify.windows.com/",
    ],
)
async def test_nothing_is_pushed_where_the_host_does_not_allow_it(endpoint: str, tmp_path: Path) -> None:
    async with house(tmp_path, Clock(), vapid_key=KEY) as at:
        hosted = await opened(at)
        with pytest.raises(HouseError):
            await at.attention.calls.contact(hosted, ["ann"], Contact(push=BROWSER.subscribed(endpoint)))
        assert contact_of(hosted, "ann") is None


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/1",
        "https://updates.push.services.mozilla.com/wpush/v2/1",
        "https://web.push.apple.com/1",
        "https://wns2-par02p.notify.windows.com/w/?token=1",
    ],
)
async def test_known_push_services_are_allowed_where_there_is_a_key(endpoint: str, tmp_path: Path) -> None:
    contact = Contact(push=BROWSER.subscribed(endpoint))
    async with house(tmp_path, Clock(), vapid_key=KEY) as at:
        await at.attention.calls.contact(await opened(at), ["ann"], contact)
    async with house(tmp_path, Clock()) as at:
        hosted = await opened(at)
        with pytest.raises(HouseError):
            await at.attention.calls.contact(hosted, ["ann"], contact)


async def test_only_its_owner_is_shown_a_subscription(tmp_path: Path) -> None:
    push = {"endpoint": "https://web.push.apple.com/1", "p256dh": encoded(BROWSER.public), "auth": "A" * 22}
    with Server(sqlite(tmp_path), vapid_key=KEY) as server:
        links = server.open("madness")["seats"]
        async with Client(server.address, links["ann"]) as ann, Client(server.address, links["bob"]) as bob:
            assert (await ann.ask("contact", push=push))["done"] is True
            assert (await ann.ask("contact", push=push | {"auth": "short"}))["error"]
            told, others = await ann.sit(), await bob.sit()

    assert told["push"] == public_key(KEY)
    assert told["contacts"] == {"ann": {"webhook": "", "mail": "", "lang": "en", "push": push}}
    assert others["contacts"] == {}
    assert "apple" not in json.dumps(bob.heard)


def test_a_message_is_sealed_as_in_the_example_of_rfc_8291() -> None:
    def key(letters: str) -> ec.EllipticCurvePrivateKey:
        return ec.derive_private_key(int.from_bytes(decoded(letters), "big"), CURVE)

    browser = Browser(key("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), decoded("BTBZMqHH6r4Tts7J_aSIgg"))
    own, salt = key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), decoded("DGv6ra1nlYgDCS1FRnbzlw")
    said = b"When I grow up, I want to be a watermelon"

    body = sealed(said, browser.subscribed("https://push.example/1"), own, salt)

    assert encoded(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.reads(body) == said


@pytest.mark.parametrize("given", ["nonsense", "A" * 43, "é", encoded(b"\xff" * 32)])
def test_a_key_that_is_none_is_refused(given: str) -> None:
    with pytest.raises(OptionError):
        public_key(given)


def test_the_library_is_loaded_only_when_it_is_used() -> None:
    look = "import sys, coven.table.web.app, coven.admin; sys.exit('cryptography' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", look], check=False).returncode == 0
