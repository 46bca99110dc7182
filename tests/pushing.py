"""A push service and a browser's half of a subscription: what was sent is opened and its signature checked."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes
from threading import Thread
from types import TracebackType

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from coven.table.house.messages import Push
from coven.table.house.push import decoded, derived, encoded

CURVE = ec.SECP256R1()


class Browser:
    """Holds the keys that open what is sent to it."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes | None = None) -> None:
        self.private = private or ec.generate_private_key(CURVE)
        self.auth = auth or token_bytes(16)
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscribed(self, endpoint: str) -> Push:
        """What it tells the page."""
        return Push(endpoint, encoded(self.public), encoded(self.auth))

    def reads(self, body: bytes) -> bytes:
        """A message, opened as RFC 8188 and RFC 8291 have it."""
        salt, size, theirs, sealed = body[:16], int.from_bytes(body[16:20], "big"), body[21:86], body[86:]
        assert (body[20], len(sealed) <= size) == (65, True)
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = derived(shared, self.auth, b"WebPush: info\0" + self.public + theirs, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        said = AESGCM(key).decrypt(derived(secret, salt, b"Content-Encoding: nonce\0", 12), sealed, None)
        assert said[-1:] == b"\2"
        return said[:-1]


@dataclass
class Service:
    """Takes what is pushed; `status` is what it answers."""

    status: int = 201
    got: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    def __enter__(self) -> Service:
        service = self

        class Counter(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Counter)
        Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.shutdown()
        self.server.server_close()


def vouched(headers: dict[str, str]) -> tuple[str, dict[str, object]]:
    """The key that has signed a message, and what it claims; a wrong signature fails."""
    scheme, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    two = decoded(signature)
    der = encode_dss_signature(int.from_bytes(two[:32], "big"), int.from_bytes(two[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(parts["k"]))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told: dict[str, object] = json.loads(decoded(claims))
    assert (scheme, json.loads(decoded(head))) == ("vapid", {"typ": "JWT", "alg": "ES256"})
    assert time.time() < int(str(told["exp"])) <= time.time() + 86_400
    return parts["k"], told
