"""Hashes a client's address, so that a class recognises people whom it removed without storing the address itself."""

import hashlib
from typing import Final

LENGTH: Final = 6
"""Number of hexadecimal digits of the hash, 24 bits: enough to distinguish the pupils of one class. An attacker who reads the
store and has the code can try all addresses: some 256 IPv4 addresses fit, but few or one of a given school. So the hash does
narrow down the address, and is erased with the pupil or the class."""


def origin_of(code: str, address: str) -> str:
    """Returns the hash of an address in a class: always the same there, and another one in every other class. Empty if the
    address is unknown."""
    return hashlib.sha256(f"{code}/{address}".encode()).hexdigest()[:LENGTH] if address else ""
