"""Whoever has closed the page is called in their browser by a push service."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from e2e.people import OPTION, PATIENCE, answers, closes, is_told, opens
from hosting import Server, sqlite
from playwright import sync_api
from playwright.sync_api import BrowserContext
from pushing import Browser, Service, vouched

from coven.table.house.push import new_key, public_key

KEY = new_key()
SUBSCRIBED = """
const made = %s;
PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
  window.key = userVisibleOnly && btoa(String.fromCharCode(...applicationServerKey));
  return { toJSON: () => made };
};
"""  # no push service is asked in a test


@pytest.fixture
def service() -> Iterator[Service]:
    """A push service."""
    with Service() as started:
        yield started


@pytest.fixture
def server(service: Service, tmp_path: Path) -> Iterator[Server]:
    """A server that may call browsers there."""
    with Server(sqlite(tmp_path), vapid_key=KEY, push_services=[service.address + "/"], grace=0.5) as started:
        yield started


@pytest.fixture
def context(windowed: sync_api.Browser, server: Server) -> Iterator[BrowserContext]:
    """Somebody's browser."""
    made = windowed.new_context(base_url=server.address, locale="en")
    made.grant_permissions(["notifications"], origin=server.address)
    yield made
    made.close()


def test_whoever_closes_the_page_is_called_by_their_push_service(context: BrowserContext, service: Service) -> None:
    browser, page = Browser(), context.new_page()
    push = browser.subscribed(service.address + "/send/1")
    made = {"endpoint": push.endpoint, "keys": {"p256dh": push.p256dh, "auth": push.auth}}
    page.add_init_script(SUBSCRIBED % json.dumps(made))
    page.goto("/")
    opens(page, "madness", "me")
    page.click("#menu")
    page.click("#bell")
    page.wait_for_function("() => window.key")
    closes(page)
    table = page.evaluate("JSON.parse(localStorage.getItem('coven.tables'))[0].table")
    assert page.evaluate("window.key.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')") == public_key(KEY)
    answers(page)
    page.close()

    until = time.monotonic() + PATIENCE
    while not service.got and time.monotonic() < until:
        time.sleep(0.1)

    (headers, body) = service.got[0]
    told = json.loads(browser.reads(body))
    assert (vouched(headers)[0], told["tag"]) == (public_key(KEY), table)
    assert told["title"] == "The Big Book of Madness: you are needed"


def test_the_worker_shows_what_is_pushed_and_home_finds_the_table(context: BrowserContext, server: Server) -> None:
    page = context.new_page()
    page.goto("/")
    opens(page, "madness", "me")
    line = context.new_cdp_session(page)
    registered: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(
            one["registrationId"] for one in told["registrations"] if one["scopeURL"].startswith(server.address)
        ),
    )
    line.send("ServiceWorker.enable")
    page.click("#menu")
    page.click("#bell")
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    table = page.evaluate("JSON.parse(localStorage.getItem('coven.tables'))[0].table")

    data = json.dumps({"title": "You are needed", "body": "Now", "tag": table})
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.address, "registrationId": registered[-1], "data": data},
    )
    assert is_told(page) == [["You are needed", "Now"]]
    page.goto(f"/?table={table}")

    page.wait_for_selector(OPTION)
    assert "/table#" in page.url
