"""Hashes a client's network address, so that a class can recognise removed people without storing the address."""

import hashlib
from typing import Final

LENGTH: Final = 6
"""Number of hexadecimal digits of the hash: 24 bits, enough to tell the pupils of one class apart.

The hash does not hide the address well: an attacker who reads the store and knows the code can try all IPv4 addresses. About
256 of them have the same hash, but few of these belong to one school. So the server erases the hash with the pupil or the
class.
"""


def origin_of(code: str, address: str) -> str:
    """Returns the hash of an address in the class with that code. In another class the same address has another hash. The
    result is empty if the address is unknown."""
    return hashlib.sha256(f"{code}/{address}".encode()).hexdigest()[:LENGTH] if address else ""
