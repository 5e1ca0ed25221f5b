"""Derives keys and seeds from the secret of a room or a session."""

import hashlib
from typing import Final

from protocol.messages import RefereeRole

SECRET_BYTES: Final = 32
"""Length of the secret of a room or a session."""


def derived(secret: bytes, purpose: str) -> bytes:
    """Returns 32 bytes derived from a secret for one purpose. These bytes reveal neither the secret nor the bytes for
    another purpose."""
    return hashlib.sha256(b"%b/%b" % (secret, purpose.encode())).digest()


def referee_key(secret: bytes, role: RefereeRole) -> str:
    """Returns the key that lets a person join as a referee of that role. `secret`: the secret of the room or session."""
    return derived(secret, f"key/{role}").hex()[:20]
