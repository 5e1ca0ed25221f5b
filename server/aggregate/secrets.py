"""Keys and seeds that follow from a room's one secret."""

import hashlib

from protocol.messages import RefereeRole


def derived(secret: bytes, purpose: str) -> bytes:
    """Returns 32 bytes derived from a room's secret for one purpose; they reveal neither the secret nor the bytes of another
    purpose."""
    return hashlib.sha256(b"%b/%b" % (secret, purpose.encode())).digest()


def referee_key(secret: bytes, role: RefereeRole) -> str:
    """The key that makes who joins the room of that secret with it a referee of that role."""
    return derived(secret, f"key/{role}").hex()[:20]
