"""Makes random codes for rooms and sessions. All characters of a code are easy to tell apart."""

import secrets
from typing import Final

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"


def new_code(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def plain_code(typed: str) -> str:
    """Returns a code that a person typed, without blanks and hyphens and in capital letters."""
    return typed.upper().replace(" ", "").replace("-", "")
