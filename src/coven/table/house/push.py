"""Web Push: a message sealed for one browser (RFC 8291) and signed with the house's own key (RFC 8292).

Of the libraries for it, `cryptography` alone is kept well and typed; what the two documents add to it is written here.
"""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from coven.engine.core.errors import OptionError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

    from coven.table.house.messages import Push

RECORD = 4096  # bytes: a message is one record
LAST = b"\2"  # what ends the last record
HALF_A_DAY = 43_200  # seconds: how long a signature holds, where a day is the most
KEPT = 86_400  # seconds a push service keeps a message for a browser that is away


def new_key() -> str:
    """A new private key."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What browsers subscribe with: the public half of a key."""
    return encoded(_point(_private(private)))


def sealed(said: bytes, to: Push, own: EllipticCurvePrivateKey | None = None, salt: bytes | None = None) -> bytes:
    """A message that only one browser can read."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or token_bytes(16)
    theirs, mine = decoded(to.p256dh), _point(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = derived(shared, decoded(to.auth), b"WebPush: info\0" + theirs + mine, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, said + LAST, None)


def signed(endpoint: str, private: str, subject: str) -> dict[str, str]:
    """Headers that say who sends, to a push service that knows the public key from the subscription."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    at = urlsplit(endpoint)
    claims = {"aud": f"{at.scheme}://{at.netloc}", "exp": int(time.time()) + HALF_A_DAY}
    claims |= {"sub": subject} if subject else {}
    parts = (msgspec.json.encode(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    told = ".".join(encoded(part) for part in parts)
    two = decode_dss_signature(_private(private).sign(told.encode(), ec.ECDSA(SHA256())))
    signature = encoded(b"".join(number.to_bytes(32, "big") for number in two))
    return {"authorization": f"vapid t={told}.{signature}, k={public_key(private)}"}


def derived(secret: bytes, salt: bytes, use: bytes, length: int) -> bytes:
    """A key for one use, from a secret."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, use).derive(secret)


def encoded(given: bytes) -> str:
    """Bytes as letters that an address may hold."""
    return urlsafe_b64encode(given).rstrip(b"=").decode()


def decoded(given: str) -> bytes:
    """The bytes that letters stand for."""
    return urlsafe_b64decode(given.rstrip("=") + "=" * (-len(given.rstrip("=")) % 4))


def _private(given: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        number = decoded(given)
        if len(number) != 32:
            raise ValueError
        return ec.derive_private_key(int.from_bytes(number, "big"), ec.SECP256R1())
    except ValueError:
        raise OptionError("bad-vapid-key") from None  # the key is a secret: nobody is shown it


def _point(key: EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
