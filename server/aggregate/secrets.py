"""Keys and seeds that follow from a room's one secret."""

import hashlib

from protocol.messages import RefereeRole


def derived(secret: bytes, purpose: str) -> bytes:
    """32 bytes made of a room's secret for one purpose, from which neither the secret nor those of another follow."""
    return hashlib.sha256(b"%b/%b" % (secret, purpose.encode())).digest()


def referee_key(secret: bytes, role: RefereeRole) -> str:
    """The key that makes who joins the room of that secret with it a referee of that role."""
    return derived(secret, f"key/{role}").hex()[:20]
