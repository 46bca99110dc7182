"""Messages to the outside: only to webhooks and push services the host allows and by the host's mail server."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from email.header import Header
from email.message import EmailMessage
from typing import TYPE_CHECKING, Protocol
from urllib.parse import SplitResult, unquote, urlsplit

import msgspec

from coven.table.house.messages import Push
from coven.table.house.push import KEPT, sealed, signed

if TYPE_CHECKING:
    from coven.table.web.settings import Settings

PATIENCE = 10.0  # seconds for somebody else's server
for name in ("httpx", "httpcore"):
    logging.getLogger(name).setLevel(logging.WARNING)  # they would log whole addresses, and a webhook's is a secret


class GoneError(ConnectionError):
    """A browser has ended its subscription."""


class Addresses(Protocol):
    """Where somebody wants to be called."""

    @property
    def webhook(self) -> str:
        """An address that takes messages."""

    @property
    def mail(self) -> str:
        """A mail address."""

    @property
    def push(self) -> Push | None:
        """A browser."""


def refused(contact: Addresses, settings: Settings) -> bool:
    """Whether this house does not call there."""
    return (
        (contact.mail != "" and not settings.smtp)
        or (contact.webhook != "" and not allowed(contact.webhook, settings.webhooks))
        or (contact.push is not None and not _pushed(contact.push, settings))
    )


def _pushed(push: Push, settings: Settings) -> bool:
    return settings.vapid_key != "" and allowed(push.endpoint, settings.push_services)


def allowed(address: str, named: tuple[str, ...]) -> bool:
    """Whether an address is at a place the host has named."""
    try:
        given = urlsplit(address)
        here = any(_at(given, urlsplit(place)) for place in named)
    except ValueError:
        return False
    return here and ".." not in unquote(given.path) and "\\" not in address


def _at(given: SplitResult, place: SplitResult) -> bool:
    """At a place, or where that begins with `*.` at a host under it."""
    host = given.netloc == place.netloc
    if place.netloc.startswith("*."):
        host = re.fullmatch(r"[a-z0-9.-]+" + re.escape(place.netloc[1:]), given.netloc) is not None
    return host and given.scheme == place.scheme and given.path.startswith(place.path)


async def post(settings: Settings, to: str, subject: str, said: str) -> None:
    """Post to a webhook: what Discord reads and what Slack and its kin read, or to ntfy the text alone."""
    import httpx

    if not allowed(to, settings.webhooks):
        raise PermissionError  # the host has changed what is allowed
    plain = said.translate({ord("<"): None, ord(">"): None})  # Slack would read them as mentions
    async with httpx.AsyncClient(follow_redirects=False, timeout=PATIENCE) as client:
        if urlsplit(to).netloc.startswith("ntfy"):
            answer = await client.post(to, content=plain.encode(), headers={"title": _ascii(subject)})
        else:
            body = {"content": plain, "text": plain, "allowed_mentions": {"parse": []}}
            answer = await client.post(to, json=body)
    if answer.status_code >= 300:
        raise ConnectionError(f"the webhook answered {answer.status_code}")


def _ascii(subject: str) -> str:
    """A header of HTTP as ntfy reads it."""
    return Header(subject, "utf-8").encode() if not subject.isascii() else subject


async def push(settings: Settings, to: Push, subject: str, said: str, tag: str) -> None:
    """Send to a browser by its push service; messages with one tag replace each other."""
    import httpx

    if not _pushed(to, settings):
        raise PermissionError  # the host has changed what is allowed
    body = sealed(msgspec.json.encode({"title": subject, "body": said, "tag": tag}), to)
    headers = {"content-encoding": "aes128gcm", "content-type": "application/octet-stream"}
    headers |= {"ttl": str(KEPT), "urgency": "high"} | signed(to.endpoint, settings.vapid_key, _keeper(settings))
    async with httpx.AsyncClient(follow_redirects=False, timeout=PATIENCE) as client:
        answer = await client.post(to.endpoint, content=body, headers=headers)
    if answer.status_code in (404, 410):
        raise GoneError
    if answer.status_code >= 300:
        raise ConnectionError(f"the push service answered {answer.status_code}")


def _keeper(settings: Settings) -> str:
    """Whom a push service may ask about what is sent."""
    if settings.smtp_from:
        return f"mailto:{settings.smtp_from}"
    return settings.address if settings.address.startswith("https:") else ""


async def mail(settings: Settings, to: str, subject: str, said: str) -> None:
    """Send a mail by the host's server."""
    await asyncio.to_thread(_send, settings, to, subject, said)


def _send(settings: Settings, to: str, subject: str, said: str) -> None:
    server = urlsplit(settings.smtp)
    host, safe = server.hostname or "localhost", ssl.create_default_context()
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = settings.smtp_from or f"coven@{host}", to, subject
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(said)
    with (
        smtplib.SMTP_SSL(host, server.port or 465, timeout=PATIENCE, context=safe)
        if server.scheme == "smtps"
        else smtplib.SMTP(host, server.port or 587, timeout=PATIENCE)
    ) as line:
        line.ehlo()
        if server.scheme != "smtps" and (server.username or line.has_extn("starttls")):
            line.starttls(context=safe)  # a password is never sent in the clear
        if server.username:
            line.login(unquote(server.username), unquote(server.password or ""))
        line.send_message(letter)
