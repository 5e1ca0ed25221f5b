"""Derives keys and seeds from a room's one secret."""

import hashlib

from protocol.messages import RefereeRole


def derived(secret: bytes, purpose: str) -> bytes:
    """Returns 32 bytes derived from a room's secret for one purpose. They reveal neither the secret nor the bytes for another
    purpose."""
    return hashlib.sha256(b"%b/%b" % (secret, purpose.encode())).digest()


def referee_key(secret: bytes, role: RefereeRole) -> str:
    """Returns the key with which a person joins the room of that secret as a referee of that role."""
    return derived(secret, f"key/{role}").hex()[:20]
